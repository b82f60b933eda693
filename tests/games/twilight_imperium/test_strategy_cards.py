"""The eight strategy cards: TI-10, TI-13, TI-23, TI-36, TI-56, TI-76, TI-79, TI-89."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, play, units

from cosmodrome.games.twilight_imperium.index import CARD_NAMES, DOCK, FACTION, PDS, PLANET, TECH, TECH_NAMES
from cosmodrome.games.twilight_imperium.research import deck_of
from cosmodrome.kernel import Game


def use(card: str, *script: str, text: str = "A:hacan B:letnev C:sol", **fields: Any) -> Game:
    """A uses a strategy card."""
    held = {
        A: card,
        B: "trade" if card != "trade" else "diplomacy",
        C: "imperial" if card != "imperial" else "politics",
    }
    game = play(text, fields.pop("units", {}), cards=held, stop="action-end", **fields)
    return drive(game, f"A strategic:{card}", *script)


# ---- leadership ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-36.0", "TI-36.1", "TI-36.2", "TI-36.4", "TI-18.2", "TI-9.2", "TI-9.3")
def test_leadership_gives_three_tokens_and_one_for_three_influence() -> None:
    """Into pools of choice."""
    game = use("leadership", "A pool:tactic:2", "A pool:strategy:1", goods={A: 3})
    assert asked(game) == [(A, "buy-tokens")]
    drive(game, "A buy-tokens:1", "A trade-good:3", "A pool:fleet:1")
    assert (game.table.tactic[A], game.table.fleet_pool[A], game.table.strategy[A]) == (5, 4, 3)


@pytest.mark.rule("TI-36.3", "TI-18.5a")
def test_others_may_buy_tokens_without_paying_one() -> None:
    """The secondary costs influence only."""
    game = use("leadership", "A pool:tactic:3", goods={B: 3}, pools={B: (3, 3, 0)})
    drive(game, "B secondary:leadership", "B buy-tokens:1", "B trade-good:3", "B pool:fleet:1")
    assert game.table.fleet_pool[B] == 4


# ---- diplomacy -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-13.0", "TI-13.1", "TI-13.2", "TI-18.6")
def test_diplomacy_readies_planets_of_a_system_and_the_others_put_tokens_there() -> None:
    """From their reinforcements; not in the system of Mecatol Rex (TI-R1)."""
    board = {"A mellon": "1 infantry", "A zohbat": "1 infantry", "A mecatol_rex": "1 infantry"}
    game = use("diplomacy", units=board, exhausted="mellon zohbat", custodians=False)
    assert "to:18" not in options(game, A)
    drive(game, "A to:30", "A planet:mellon", "A planet:zohbat")
    assert game.table.is_ready(PLANET["mellon"])
    assert game.table.is_ready(PLANET["zohbat"])
    assert (game.table.tokens[B], game.table.tokens[C]) == (1 << 30, 1 << 30)
    assert game.table.tokens[A] == 0


@pytest.mark.rule("TI-13.2a", "TI-18.3b")
def test_without_reinforcements_the_token_comes_from_a_pool() -> None:
    """The player chooses the pool."""
    game = use("diplomacy", pools={B: (8, 6, 2)})
    assert asked(game) == [(B, "token-from")]
    drive(game, "B pool:fleet:1")
    assert game.table.fleet_pool[B] == 5


@pytest.mark.rule("TI-13.2b")
def test_who_has_a_token_there_puts_none() -> None:
    """One is enough."""
    game = use("diplomacy", tokens={B: [16]})
    assert game.table.reinforcements(B) == 16 - 8 - 1


@pytest.mark.rule("TI-13.3")
def test_the_secondary_of_diplomacy_readies_two_planets_anywhere() -> None:
    """For a strategy token."""
    board = {"B mellon": "own", "B lodor": "own", "B quann": "own"}
    game = use("diplomacy", units=board, exhausted="mellon lodor quann")
    drive(game, "B secondary:diplomacy", "B planet:lodor", "B planet:quann")
    assert [game.table.is_ready(PLANET[name]) for name in ("mellon", "lodor", "quann")] == [False, True, True]
    assert game.table.strategy[B] == 1


@pytest.mark.rule("TI-13.2")
def test_diplomacy_has_no_effect_on_who_has_only_mecatol_rex() -> None:
    """There is no other system to choose: nobody puts a token anywhere, and the others follow."""
    homes = {"B arretze": "own", "B hercant": "own", "B kamdorn": "own"}
    game = use("diplomacy", units={**homes, "A mecatol_rex": "1 infantry"}, exhausted="wren_terra", custodians=False)
    assert asked(game) == [(B, "secondary")]
    assert game.table.tokens == [0, 0, 0]


# ---- politics --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-56.0", "TI-56.1", "TI-56.2", "TI-56.2a", "TI-56.2b", "TI-58.6", "TI-24.2", "TI-58.0")
def test_politics_names_another_speaker_and_draws_two_cards() -> None:
    """Not the one who has the token; first the speaker, then the cards, then the agendas."""
    game = use("politics", speaker=B)
    assert options(game, A) == ["player:0", "player:2"]
    assert game.table.hands[A] == ()
    drive(game, "A player:0")
    assert game.table.speaker == A
    assert len(game.table.hands[A]) == 2
    assert asked(game) == [(A, "put-agenda")]


@pytest.mark.rule("TI-56.2c")
def test_politics_puts_two_agendas_on_top_or_bottom() -> None:
    """Only the player sees them, and remembers where they lie."""
    game = use("politics", "A player:0", agendas="mutiny archived_secret", speaker=B)
    assert set(options(game, A)) == {"top:mutiny", "bottom:mutiny", "top:archived_secret", "bottom:archived_secret"}
    drive(game, "A bottom:mutiny", "A top:archived_secret")
    deck = [CARD_NAMES[card] for card in game.table.agenda_deck]
    assert (deck[0], deck[-1]) == ("mutiny", "archived_secret")
    assert sorted(game.view(A)["decks"]["agendas_known"]) == ["archived_secret", "mutiny"]
    assert game.view(B)["decks"]["agendas_known"] == []


@pytest.mark.rule("TI-42.4", "TI-56.2c")
@pytest.mark.parametrize("in_deck, discarded, seen", [(1, 3, 2), (0, 1, 1), (0, 0, 0)])
def test_politics_looks_at_a_new_deck_if_the_old_one_runs_out(in_deck: int, discarded: int, seen: int) -> None:
    """An empty deck is replaced by its shuffled discard pile; then one goes on, as far as there are any."""
    game = use("politics", speaker=B)
    table = game.table
    everything = [*table.agenda_deck]
    table.agenda_deck = everything[:in_deck]
    table.agenda_discard = everything[in_deck : in_deck + discarded]
    game.answer(A, "player:0")
    assert len(table.drafts[A]) == seen
    assert (asked(game) == [(A, "put-agenda")]) == (seen > 0)
    assert not seen or not table.agenda_discard


@pytest.mark.rule("TI-56.3")
def test_others_draw_two_cards_for_a_token() -> None:
    """The secondary of Politics."""
    game = use(
        "politics", "A player:0", "A top:mutiny", "A top:archived_secret", agendas="mutiny archived_secret", speaker=B
    )
    drive(game, "B secondary:politics")
    assert (len(game.table.hands[B]), game.table.strategy[B]) == (2, 1)


# ---- construction ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-76.0", "TI-76.1", "TI-76.2", "TI-76.2a", "TI-76.4", "TI-5.3", "TI-72.1", "TI-86.5")
def test_construction_places_a_structure_and_another_pds() -> None:
    """On the same planet or another; one dock a planet."""
    game = use("construction", units={"A lodor": "1 infantry"})
    assert "structure:space_dock:hercant" not in options(game, A)
    drive(game, "A structure:space_dock:lodor", "A structure:pds:lodor")
    assert units(game, "A lodor") == "1 infantry, 1 pds, 1 space_dock"


@pytest.mark.rule("TI-76.2")
def test_both_placements_are_optional() -> None:
    """Pass twice (TI-R4)."""
    game = use("construction", "A pass", "A pass")
    assert game.table.reserve[A * 14 + 13] == 6


@pytest.mark.rule("TI-64.3", "TI-72.5")
def test_at_most_two_pds_stand_on_a_planet() -> None:
    """A third is not offered."""
    game = use("construction", units={"A lodor": "2 pds"})
    assert "structure:pds:lodor" not in options(game, A)


@pytest.mark.rule("TI-76.2b")
def test_own_tokens_do_not_hinder_construction() -> None:
    """In the system of the planet."""
    game = use("construction", units={"A lodor": "1 infantry"}, tokens={A: [26]})
    assert "structure:pds:lodor" in options(game, A)


@pytest.mark.rule("TI-76.3")
def test_who_follows_construction_puts_the_token_into_the_system() -> None:
    """And one structure on a planet there, and nowhere else."""
    game = use("construction", "A pass", "A pass", units={"B lodor": "1 infantry", "B mellon": "1 infantry"})
    drive(game, "B secondary:construction", "B to:26")
    assert options(game, B) == ["structure:pds:lodor", "structure:space_dock:lodor"]
    drive(game, "B structure:pds:lodor")
    assert units(game, "B lodor") == "1 infantry, 1 pds"
    assert (game.table.tokens[B], game.table.strategy[B]) == (1 << 26, 1)


@pytest.mark.rule("TI-76.3", "TI-76.4a")
def test_the_token_of_construction_keeps_figures_in_its_system() -> None:
    """The last dock that can be taken away stands beside the place for it: no token is spent on that (TI-R4)."""
    pds = {"B lodor": "2 pds", "B qucenn": "2 pds", "B rarron": "2 pds"}
    docks = {"B new_albion": "1 space_dock", "B starpoint": "own", "B mellon": "1 space_dock"}
    game = use("construction", "A pass", "A pass", units={**pds, **docks}, tokens={B: [10, 26, 29, 30]})
    assert game.table.left(B, DOCK) == game.table.left(B, PDS) == 0
    drive(game, "B secondary:construction")
    assert "to:27" not in options(game, B)
    drive(game, "B to:26")
    assert (units(game, "B lodor"), units(game, "B new_albion")) == ("2 pds, 1 space_dock", "")


@pytest.mark.rule("TI-76.3", "TI-18.6")
def test_a_second_token_goes_to_the_reinforcements() -> None:
    """One lies there already."""
    game = use("construction", "A pass", "A pass", units={"B lodor": "1 infantry"}, tokens={B: [26]})
    drive(game, "B secondary:construction", "B to:26", "B structure:pds:lodor")
    assert game.table.reinforcements(B) == 16 - 7 - 1


@pytest.mark.rule("TI-76.4a")
def test_a_structure_may_be_taken_from_another_place() -> None:
    """When the reinforcements are empty."""
    board = {"A lodor": "1 space_dock", "A mellon": "1 space_dock", "A quann": "1 infantry"}
    game = use("construction", "A structure:space_dock:quann", units=board, tokens={A: [26]})
    assert set(options(game, A)) == {"planet:mellon", "planet:hercant"}
    drive(game, "A planet:mellon")
    assert (units(game, "A mellon"), units(game, "A quann")) == ("", "1 infantry, 1 space_dock")


# ---- trade -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-79.0", "TI-79.1", "TI-79.2", "TI-79.3", "TI-79.4", "TI-60.3", "TI-78.2", "TI-60.2", "TI-79.4a")
def test_trade_gives_three_goods_and_commodities() -> None:
    """Up to the value of the faction: six for Hacan."""
    game = use("trade")
    assert (game.table.goods[A], game.table.commodities[A]) == (3, 6)


@pytest.mark.rule("TI-79.5", "TI-79.5a", "TI-79.5b")
def test_chosen_players_replenish_for_nothing_and_are_not_asked_again() -> None:
    """C pays alone."""
    game = use("trade", "A player:1", "A done")
    assert (game.table.commodities[B], game.table.strategy[B]) == (2, 2)
    assert asked(game) == [(C, "secondary")]


@pytest.mark.rule("TI-75.1", "TI-79.5a")
def test_chosen_players_have_their_turn_among_the_others() -> None:
    """After the primary, clockwise: B pays before C has the commodities for nothing."""
    game = use("trade", "A player:2", "A done")
    assert asked(game) == [(B, "secondary")]
    assert game.table.commodities[C] == 0
    drive(game, "B pass")
    assert (game.table.commodities[C], game.table.strategy[C]) == (4, 2)


@pytest.mark.rule("TI-79.6")
def test_others_replenish_for_a_token() -> None:
    """The secondary of Trade."""
    game = use("trade", "A done", "B secondary:trade")
    assert (game.table.commodities[B], game.table.strategy[B]) == (2, 1)


def test_full_commodities_are_replenished_where_that_brings_something() -> None:
    """TI-R58: B is not asked, unless the Minister of Commerce gives a trade good for each neighbour."""
    full: dict[str, Any] = {"commodities": {B: 2}, "goods": {B: 0}, "units": {"A 26": "1 cruiser", "B 27": "1 cruiser"}}
    assert asked(use("trade", "A done", **full)) == [(C, "secondary")]
    game = use("trade", "A done", "B secondary:trade", laws="minister_of_commerce:B", **full)
    assert (game.table.commodities[B], game.table.goods[B], game.table.strategy[B]) == (2, 1, 1)


@pytest.mark.rule("TI-79.5b")
def test_who_was_chosen_for_trade_does_not_follow_it_for_a_token_besides() -> None:
    """Not even where replenishing once more would bring something: the Minister of Commerce pays once."""
    board = {"A 26": "1 cruiser", "B 27": "1 cruiser"}
    game = use("trade", "A player:1", "A done", laws="minister_of_commerce:B", units=board)
    assert asked(game) == [(C, "secondary")]
    assert (game.table.commodities[B], game.table.goods[B], game.table.strategy[B]) == (2, 1, 2)


# ---- warfare ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-10.0", "TI-10.1", "TI-10.2", "TI-10.3", "TI-10.4")
def test_warfare_takes_a_token_into_a_pool_and_sets_the_pools_anew() -> None:
    """The very same token (TI-R3)."""
    game = use("warfare", "A token:26", "A pool:fleet:1", tokens={A: [26, 27]})
    assert game.table.tokens[A] == 1 << 27
    drive(game, "A fleet-pool:2", "A strategy-pool:5")
    assert (game.table.tactic[A], game.table.fleet_pool[A], game.table.strategy[A]) == (2, 2, 5)


@pytest.mark.rule("TI-10.3")
def test_a_law_on_fleet_pools_holds_for_the_token_of_warfare() -> None:
    """It does not come into a pool that may hold no more."""
    game = use("warfare", tokens={A: [26]}, pools={A: (3, 4, 2)}, laws="fleet_regulations")
    assert options(game, A) == ["pool:tactic:1", "pool:strategy:1"]


@pytest.mark.rule("TI-10.5", "TI-10.5a", "TI-62.4")
def test_who_follows_warfare_produces_at_home_and_places_no_token() -> None:
    """With one dock."""
    game = use("warfare", "A keep", tokens={}, text="A:hacan B:letnev C:sol")
    drive(game, "B secondary:warfare", "B build:cruiser:1", "B done", "B auto")
    assert units(game, "B 10") == "1 cruiser"
    assert game.table.tokens[B] == 0


# ---- technology ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-23.0", "TI-23.1", "TI-23.2", "TI-28.3", "TI-28.9", "TI-28.10", "TI-28.1", "TI-28.3a")
def test_technology_researches_one_and_another_for_six_resources() -> None:
    """The card comes into play."""
    game = use("technology", "A technology:neural_motivator", "A yes", "A trade-good:6", goods={A: 6})
    drive(game, "A technology:dacxive_animators")
    assert game.table.has(A, "neural_motivator")
    assert game.table.has(A, "dacxive_animators")


@pytest.mark.rule("TI-23.3")
def test_others_research_for_a_token_and_four_resources() -> None:
    """The secondary of Technology."""
    game = use("technology", "A technology:neural_motivator", goods={B: 4}, exhausted="hercant arretze kamdorn")
    drive(game, "B secondary:technology", "B trade-good:4", "B technology:sarween_tools")
    assert game.table.has(B, "sarween_tools")
    assert (game.table.strategy[B], game.table.goods[B]) == (1, 0)


@pytest.mark.rule("TI-23.2", "TI-74.11")
def test_who_knows_all_technologies_is_sold_no_other() -> None:
    """With one left it is researched, and nobody is asked for six resources more."""
    left = TECH["war_sun"]
    known = " ".join(TECH_NAMES[tech] for tech in deck_of(FACTION["hacan"]) if tech != left)
    game = use("technology", techs={A: known}, goods={A: 9}, pools={B: (3, 3, 0), C: (3, 3, 0)})
    assert game.table.owns(A, left)
    assert (asked(game), game.table.goods[A]) == ([], 9)


@pytest.mark.rule("TI-23.3", "TI-28.14")
def test_the_price_of_research_spares_the_planet_that_helps_with_it() -> None:
    """Lazar stands in for a yellow technology, so `auto` takes dearer planets; with nothing else it is taken, too."""
    text = "A:sardakk_norr B:letnev C:sol"
    fields: dict[str, Any] = {"text": text, "exhausted": "arc_prime wren_terra"}
    research = ("A technology:neural_motivator", "B secondary:technology", "B auto")
    game = use("technology", *research, units={"B lazar": "own", "B fria": "own", "B abyz": "own"}, **fields)
    assert game.table.is_ready(PLANET["lazar"])
    assert "technology:graviton_laser_system" in options(game, B)
    poor = use("technology", *research[:2], units={"B lazar": "own", "B abyz": "own"}, **fields)
    assert not poor.table.is_ready(PLANET["lazar"])
    assert "technology:graviton_laser_system" not in options(poor, B)


@pytest.mark.rule(
    "TI-28.8", "TI-28.8a", "TI-28.12", "TI-28.7a", "TI-28.7", "TI-28.7b", "TI-28.7c", "TI-28.2", "TI-28.4"
)
def test_research_needs_the_prerequisites() -> None:
    """One own technology of the colour for each symbol; upgrades have no colour."""
    game = use("technology", text="A:sardakk_norr B:letnev C:sol", techs={A: "antimass_deflectors carrier_2"})
    offered = options(game, A)
    assert "technology:gravity_drive" in offered
    assert "technology:fleet_logistics" not in offered
    assert "technology:antimass_deflectors" not in offered
    assert game.why(A, "technology:fleet_logistics") == "TI-28.12"


@pytest.mark.rule("TI-28.11")
def test_technologies_of_other_factions_cannot_be_researched() -> None:
    """L4 Disruptors are Letnev's."""
    game = use("technology", techs={A: "sarween_tools"})
    assert "technology:l4_disruptors" not in options(game, A)


@pytest.mark.rule("TI-28.13", "TI-28.14", "TI-49.4", "TI-28.12c")
def test_a_planet_with_a_specialty_stands_in_for_a_prerequisite() -> None:
    """It is exhausted: Lazar for yellow."""
    game = use("technology", text="A:sardakk_norr B:letnev C:sol", units={"A lazar": "own"})
    drive(game, "A technology:graviton_laser_system")
    assert game.table.has(A, "graviton_laser_system")
    assert not game.table.is_ready(PLANET["lazar"])


@pytest.mark.rule("TI-28.15", "TI-45.0", "TI-53.4", "TI-49.8")
def test_an_exhausted_planet_stands_in_for_nothing() -> None:
    """Nor does it yield anything."""
    game = use("technology", text="A:sardakk_norr B:letnev C:sol", units={"A lazar": "own"}, exhausted="lazar")
    assert "technology:graviton_laser_system" not in options(game, A)


@pytest.mark.rule("TI-28.6", "TI-29.1", "TI-29.4")
def test_an_upgrade_changes_all_units_of_its_kind() -> None:
    """Carrier II: move 2, capacity 6."""
    game = use("technology", "A technology:carrier_2", techs={A: "antimass_deflectors gravity_drive"})
    carrier = game.table.side(A).units[3]
    assert (carrier.move, carrier.capacity) == (2, 6)


# ---- imperial --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-89.0", "TI-89.1", "TI-89.2", "TI-30.10")
def test_imperial_scores_and_gives_a_point_for_mecatol_rex() -> None:
    """Spending is part of scoring."""
    game = use(
        "imperial",
        "A score:negotiate_trade_routes",
        public="negotiate_trade_routes",
        goods={A: 5},
        units={"A mecatol_rex": "1 infantry"},
        custodians=False,
    )
    assert (game.table.points[A], game.table.goods[A]) == (2, 0)


@pytest.mark.rule("TI-89.2", "TI-30.22")
def test_without_mecatol_rex_imperial_gives_a_secret_objective() -> None:
    """Nobody else sees it."""
    game = use("imperial")
    assert (game.table.points[A], len(game.table.secrets[A])) == (0, 1)


@pytest.mark.rule("TI-89.3")
def test_others_draw_a_secret_objective_for_a_token() -> None:
    """The secondary of Imperial."""
    game = use("imperial", "B secondary:imperial")
    assert (len(game.table.secrets[B]), game.table.strategy[B]) == (1, 1)


@pytest.mark.rule("TI-89.4", "TI-30.21", "TI-30.21a")
def test_beyond_three_secret_objectives_one_goes_back() -> None:
    """An unscored one of the player's choice."""
    own = "fuel_the_war_machine spark_a_rebellion forge_an_alliance"
    game = use("imperial", secrets={A: own})
    assert asked(game) == [(A, "return-secret")]
    drive(game, "A card:forge_an_alliance")
    assert len(game.table.secrets[A]) == 3
    assert "forge_an_alliance" in [CARD_NAMES[card] for card in game.table.secret_deck]
