"""The 40 objectives as data: 10 of stage I, 10 of stage II, 20 secret ones."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Deck = Literal["stage_1", "stage_2", "secret"]
Phase = Literal["status", "action"]
Check = Literal[
    "control_same_trait",
    "control_trait",
    "control_non_home",
    "control_specialty",
    "control_other_home",
    "own_unit_upgrades",
    "own_per_colour",
    "own_faction_technologies",
    "spend_resources",
    "spend_influence",
    "spend_trade_goods",
    "spend_tokens",
    "discard_action_cards",
    "units_on_board",
    "ships_in_systems",
    "ships_adjacent_mecatol",
    "ships_at_mecatol",
    "ships_adjacent_anomaly",
    "ships_adjacent_other_home",
    "ships_with_enemy_dock",
    "ships_at_wormholes",
    "event",
]


class Objective(Struct, frozen=True):
    """A row. `check` names the condition, `count` says how many it takes; an `event` is scored when it happens."""

    id: str
    deck: Deck
    points: int
    phase: Phase
    check: Check
    count: int = 0
    colours: int = 0  # number of colours, `count` technologies in each
    of: str = ""  # the trait or the kind of unit that counts


OBJECTIVES: Final = (
    Objective("corner_the_market", "stage_1", 1, "status", "control_same_trait", count=4),
    Objective("develop_weaponry", "stage_1", 1, "status", "own_unit_upgrades", count=2),
    Objective("diversify_research", "stage_1", 1, "status", "own_per_colour", count=2, colours=2),
    Objective("erect_a_monument", "stage_1", 1, "status", "spend_resources", count=8),
    Objective("expand_borders", "stage_1", 1, "status", "control_non_home", count=6),
    Objective("found_research_outposts", "stage_1", 1, "status", "control_specialty", count=3),
    Objective("intimidate_council", "stage_1", 1, "status", "ships_adjacent_mecatol", count=2),
    Objective("lead_from_the_front", "stage_1", 1, "status", "spend_tokens", count=3),
    Objective("negotiate_trade_routes", "stage_1", 1, "status", "spend_trade_goods", count=5),
    Objective("sway_the_council", "stage_1", 1, "status", "spend_influence", count=8),
    Objective("centralize_galactic_trade", "stage_2", 2, "status", "spend_trade_goods", count=10),
    Objective("conquer_the_weak", "stage_2", 2, "status", "control_other_home", count=1),
    Objective("form_galactic_brain_trust", "stage_2", 2, "status", "control_specialty", count=5),
    Objective("found_a_golden_age", "stage_2", 2, "status", "spend_resources", count=16),
    Objective("galvanize_the_people", "stage_2", 2, "status", "spend_tokens", count=6),
    Objective("manipulate_galactic_law", "stage_2", 2, "status", "spend_influence", count=16),
    Objective("master_the_sciences", "stage_2", 2, "status", "own_per_colour", count=2, colours=4),
    Objective("revolutionize_warfare", "stage_2", 2, "status", "own_unit_upgrades", count=3),
    Objective("subdue_the_galaxy", "stage_2", 2, "status", "control_non_home", count=11),
    Objective("unify_the_colonies", "stage_2", 2, "status", "control_same_trait", count=6),
    Objective("destroy_their_greatest_ship", "secret", 1, "action", "event"),
    Objective(
        "make_an_example_of_their_world", "secret", 1, "action", "event"
    ),  # first printing: any bombardment (TI-R23)
    Objective("spark_a_rebellion", "secret", 1, "action", "event"),
    Objective(
        "turn_their_fleets_to_dust", "secret", 1, "action", "event"
    ),  # first printing: the last ships, fighters too (TI-R23)
    Objective("unveil_flagship", "secret", 1, "action", "event"),
    Objective(
        "adapt_new_strategies", "secret", 1, "status", "own_faction_technologies", count=2
    ),  # an assimilator counts while it copies a faction technology (TI-R24)
    Objective("become_the_gatekeeper", "secret", 1, "status", "ships_at_wormholes", count=1),
    Objective("control_the_region", "secret", 1, "status", "ships_in_systems", count=6),
    Objective("cut_supply_lines", "secret", 1, "status", "ships_with_enemy_dock", count=1),
    Objective("establish_a_perimeter", "secret", 1, "status", "units_on_board", count=4, of="pds"),
    Objective("forge_an_alliance", "secret", 1, "status", "control_trait", count=4, of="cultural"),
    Objective("form_a_spy_network", "secret", 1, "status", "discard_action_cards", count=5),
    Objective("fuel_the_war_machine", "secret", 1, "status", "units_on_board", count=3, of="space_dock"),
    Objective("gather_a_mighty_fleet", "secret", 1, "status", "units_on_board", count=5, of="dreadnought"),
    Objective("learn_the_secrets_of_the_cosmos", "secret", 1, "status", "ships_adjacent_anomaly", count=3),
    Objective("master_the_laws_of_physics", "secret", 1, "status", "own_per_colour", count=4, colours=1),
    Objective("mine_rare_metals", "secret", 1, "status", "control_trait", count=4, of="hazardous"),
    Objective("monopolize_production", "secret", 1, "status", "control_trait", count=4, of="industrial"),
    Objective("occupy_the_seat_of_the_empire", "secret", 1, "status", "ships_at_mecatol", count=3),
    Objective("threaten_enemies", "secret", 1, "status", "ships_adjacent_other_home", count=1),
)

BY_ID: Final = {objective.id: objective for objective in OBJECTIVES}
STAGE_1: Final = tuple(objective.id for objective in OBJECTIVES if objective.deck == "stage_1")
STAGE_2: Final = tuple(objective.id for objective in OBJECTIVES if objective.deck == "stage_2")
SECRET: Final = tuple(objective.id for objective in OBJECTIVES if objective.deck == "secret")
