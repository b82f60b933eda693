"""The 80 action cards as data, 59 different ones, each with the moment in which it is played."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Window = Literal[
    "action",
    "after_activation",
    "after_move",
    "combat_round_start",
    "combat_round_start_or_end",
    "first_space_round_start",
    "before_assign_hits_space_combat",
    "before_assign_hits_space_cannon",
    "after_enemy_sustain",
    "after_own_ship_destroyed",
    "after_enemy_retreat_declared",
    "after_space_combat_won",
    "after_ground_rolls",
    "invasion_start",
    "after_enemy_commit",
    "on_gain_planet",
    "after_planet_lost",
    "any_action_card_played",
    "strategy_phase_start",
    "strategy_card_chosen",
    "status_return_strategy_cards",
    "agenda_phase_start",
    "when_agenda_revealed",
    "after_agenda_revealed",
    "after_you_vote",
    "after_speaker_votes",
    "when_elected",
]


class ActionCard(Struct, frozen=True):
    """A row. A rider names an outcome of the agenda, and its player does not vote on it (TI-83.22)."""

    id: str
    copies: int
    window: Window
    rider: bool = False


ACTION_CARDS: Final = (
    ActionCard("ancient_burial_sites", 1, "agenda_phase_start"),
    ActionCard("assassinate_representative", 1, "after_agenda_revealed"),
    ActionCard("bribery", 1, "after_speaker_votes"),
    ActionCard("bunker", 1, "invasion_start"),
    ActionCard("confusing_legal_text", 1, "when_elected"),
    ActionCard("construction_rider", 1, "after_agenda_revealed", rider=True),
    ActionCard("courageous_to_the_end", 1, "after_own_ship_destroyed"),
    ActionCard("cripple_defenses", 1, "action"),
    ActionCard("diplomacy_rider", 1, "after_agenda_revealed", rider=True),
    ActionCard("direct_hit", 4, "after_enemy_sustain"),
    ActionCard("disable", 1, "invasion_start"),
    ActionCard("distinguished_councilor", 1, "after_you_vote"),
    ActionCard("economic_initiative", 1, "action"),
    ActionCard("emergency_repairs", 1, "combat_round_start_or_end"),
    ActionCard("experimental_battlestation", 1, "after_move"),  # when another player has moved (TI-R18)
    ActionCard("fighter_prototype", 1, "first_space_round_start"),
    ActionCard("fire_team", 1, "after_ground_rolls"),
    ActionCard("flank_speed", 4, "after_activation"),
    ActionCard("focused_research", 1, "action"),
    ActionCard("frontline_deployment", 1, "action"),
    ActionCard("ghost_ship", 1, "action"),
    ActionCard("imperial_rider", 1, "after_agenda_revealed", rider=True),
    ActionCard("in_the_silence_of_space", 1, "after_activation"),
    ActionCard("industrial_initiative", 1, "action"),
    ActionCard("infiltrate", 1, "on_gain_planet"),
    ActionCard("insubordination", 1, "action"),
    ActionCard("intercept", 1, "after_enemy_retreat_declared"),
    ActionCard("leadership_rider", 1, "after_agenda_revealed", rider=True),
    ActionCard("lost_star_chart", 1, "after_activation"),
    ActionCard("lucky_shot", 1, "action"),
    ActionCard("maneuvering_jets", 4, "before_assign_hits_space_cannon"),
    ActionCard("mining_initiative", 1, "action"),
    ActionCard("morale_boost", 4, "combat_round_start"),
    ActionCard("parley", 1, "after_enemy_commit"),
    ActionCard("plague", 1, "action"),
    ActionCard("political_stability", 1, "status_return_strategy_cards"),
    ActionCard("politics_rider", 1, "after_agenda_revealed", rider=True),
    ActionCard("public_disgrace", 1, "strategy_card_chosen"),
    ActionCard("reactor_meltdown", 1, "action"),  # a dock of another player (TI-R19)
    ActionCard("reparations", 1, "after_planet_lost"),
    ActionCard("repeal_law", 1, "action"),
    ActionCard("rise_of_a_messiah", 1, "action"),
    ActionCard("sabotage", 4, "any_action_card_played"),
    ActionCard("salvage", 1, "after_space_combat_won"),
    ActionCard("shields_holding", 4, "before_assign_hits_space_combat"),
    ActionCard("signal_jamming", 1, "action"),
    ActionCard("skilled_retreat", 4, "combat_round_start"),
    ActionCard("spy", 1, "action"),
    ActionCard("summit", 1, "strategy_phase_start"),
    ActionCard("tactical_bombardment", 1, "action"),
    ActionCard("technology_rider", 1, "after_agenda_revealed", rider=True),
    ActionCard("trade_rider", 1, "after_agenda_revealed", rider=True),
    ActionCard("unexpected_action", 1, "action"),
    ActionCard("unstable_planet", 1, "action"),
    ActionCard("upgrade", 1, "after_activation"),
    ActionCard("uprising", 1, "action"),
    ActionCard("veto", 1, "when_agenda_revealed"),
    ActionCard("war_effort", 1, "action"),
    ActionCard("warfare_rider", 1, "after_agenda_revealed", rider=True),
)

BY_ID: Final = {card.id: card for card in ACTION_CARDS}
DECK: Final = tuple(card.id for card in ACTION_CARDS for _ in range(card.copies))
