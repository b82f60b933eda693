"""Hard cases: powers lost in the middle of a phase, guests beside traded sheets, a choice whose card is drawn again."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.labs import equip
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    D,
    begun,
    drive,
    ever_offered,
    fought,
    hurry,
    names,
    options,
    play,
    table_of,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.start import empty_table
from cosmodrome.games.cosmic_encounter.table import NOBODY, OFFENSE

# ---- the start of a turn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [2008, 2018])
def test_hate_rages_after_a_needed_new_hand(edition: int) -> None:
    """A hand without encounter cards goes first, and the rage is vented with a card of the new one (CE-R88)."""
    game = play("A:hate, B, C", hands={A: "plague quash"}, at="start-turn", stop="regroup", edition=edition)
    discarded = [event["cards"] for event in game.events(None) if event["key"] == "discarded"]
    assert discarded[0] == ["plague", "quash"]
    assert [ask.key for ask in game.asks] == ["hate-card"]
    assert len(names(game, A)) == 8


@pytest.mark.rule("CE-33.89")
def test_wild_machine_brings_a_new_hand_when_its_encounter_starts() -> None:
    """Wild Warrior comes between: only then A draws, and keeps the flare."""
    hands = {A: "attack-00 flare-machine", B: "attack-40 morph flare-warrior"}
    game = play("A attacks B, C", hands=hands, at="select", stop="alliance")
    drive(game, "A lay:attack-00", "B lay:attack-40", "A use:wild-machine", "B use:wild-warrior")
    assert (game.table.extra, game.table.offense, names(game, A)) == (True, B, ["flare-machine"])
    game = play("A attacks B, C", hands=hands, at="select", stop="regroup")
    hurry(drive(game, "A lay:attack-00", "B lay:attack-40", "A use:wild-machine"))
    assert (game.table.encounter, len(names(game, A))) == (2, 9)
    assert "flare-machine" in names(game, A)


# ---- a power that is lost in the middle of a phase -------------------------------------------------------------------


@pytest.mark.rule("CE-18.4", "CE-18.7")
@pytest.mark.parametrize("power, use", [("kamikaze", "use:super-kamikaze"), ("machine", "use:super-machine")])
@pytest.mark.parametrize("plagued", [False, True])
def test_a_plague_takes_the_power_before_the_ship_is_retrieved(power: str, use: str, plagued: bool) -> None:
    """With fewer than three home colonies after a Plague there is no super flare in the same regroup phase (CE-R27)."""
    hands = {A: f"attack-04 attack-06 flare-{power} flare-zombie", B: "plague"}
    game = play(f"A:{power}, B, C", hands=hands, warp={A: 15}, at="regroup", stop="destiny")
    plague = ["B use:plague:0", "A auto:3", "A card:attack-04", "A card:flare-zombie"]
    drive(game, *(plague if plagued else ["B pass"]))
    assert f"flare-{power}" in names(game, A)
    assert (use in options(game, A)) == (not plagued)
    assert game.table.lost[A] == plagued


@pytest.mark.rule("CE-18.4")
def test_in_the_same_moment_a_lost_power_is_gone() -> None:
    """The Miser is plagued in the regroup phase: no super flare follows, and the hoard is closed (CE-R27, CE-R85)."""
    hands = {A: "attack-04 attack-06 morph flare-miser flare-zombie", B: "plague"}
    table = table_of("A:miser, B, C", hands=hands, warp={A: 15}, at="regroup")
    table.cards.pile_up(A, (table.cards.find(A, "morph"),), f"miser:{A}")
    table.cards.open_pile(A, f"miser:{A}")
    game = begun(table, "destiny")
    assert "use:super-miser" in options(game, A)
    drive(game, "A pass", "B use:plague:0", "A auto:3", "A card:attack-04", "A card:flare-zombie")
    assert "flare-miser" in names(game, A)
    assert "use:super-miser" not in ever_offered(game, A)
    assert game.table.cards.reach[A] == ()


@pytest.mark.rule("CE-18.5")
def test_a_power_in_use_finishes_before_it_is_lost() -> None:
    """Amoeba flows out of the last home planets but two: the ships arrive, then the sheet is turned down (CE-R27)."""
    table = table_of("A:amoeba attacks B", hands={A: "attack-10", B: "attack-08"}, emptied={A: (0, 1)}, at="select")
    game = begun(table, "reveal")
    drive(game, "A lay:attack-10", "B lay:attack-08", "A use:amoeba:in")
    planet = next(planet for planet in table.ships.systems[A] if 0 < game.table.ships.by_planet[A][planet] <= 4)
    drive(game, f"A ship:{planet}:{game.table.ships.by_planet[A][planet]}", "A done")
    assert game.table.ships.gate[A] > 4
    assert game.table.lost[A]


# ---- a must whose moment comes in the middle of a window -------------------------------------------------------------


@pytest.mark.parametrize("zapped", [False, True])
def test_a_plague_may_make_the_masochist_win(zapped: bool) -> None:
    """The last three ships go to the warp at the start of their own encounter: Masochist wins before retrieving one
    (CE-R26)."""
    hands = {A: "attack-10 attack-08", B: "plague", C: "cosmic_zap"}
    game = play("A:masochist, B, C", hands=hands, warp={A: 17}, at="regroup", stop="destiny")
    drive(game, "B use:plague:0", "A auto:3", "A card:attack-08", *(["C use:cosmic_zap"] if zapped else []))
    hurry(game)
    assert (game.outcome is not None and game.outcome.winners == (A,)) == (not zapped)
    assert game.table.ships.gate[A] == zapped


# ---- guests beside traded sheets -------------------------------------------------------------------------------------


@pytest.mark.rule("CE-R80")
@pytest.mark.parametrize("lent", [False, True])
def test_the_alien_of_the_precursor_seed_is_not_traded(lent: bool) -> None:
    """Wild Sorcerer trades the sheets; what a technology has put beside one stays with the technology."""
    hands = {A: "attack-10", B: "attack-08", C: "flare-sorcerer"}
    table = table_of("A:clone attacks B:fodder, C", hands=hands, technologies=True)
    equip(table, A, "precursor_seed")
    table.join_sheet(A, ALIEN["virus"])
    if lent:
        table.loans = table.sheets[:]
    game = drive(begun(table, "select"), "C use:wild-sorcerer")
    assert game.table.sheets[:2] == [(ALIEN["fodder"], ALIEN["virus"]), (ALIEN["clone"],)]
    game.table.begin_turn(B)
    assert game.table.sheets[:2] == [(ALIEN["fodder"], ALIEN["virus"]), (ALIEN["clone"],)]


# ---- what is discarded with a sheet ----------------------------------------------------------------------------------


def test_vulch_takes_the_artifacts_of_a_hoard_whose_sheet_goes() -> None:
    """The Miser takes another sheet at the start of the turn, and the hoard is discarded with the old one (CE-R32)."""
    table = table_of("A:miser, B, C:vulch", hands={A: "morph quash plague"}, at="start-turn", changing_powers=True)
    table.cards.pile_up(A, (table.cards.find(A, "quash"), table.cards.find(A, "plague")), f"miser:{A}")
    game = begun(table, "regroup")
    other = next(option for option in options(game, A) if option != "alien:miser")
    hurry(drive(game, f"A {other}"))
    assert names(game, C) == ["plague", "quash"]


def test_vulch_takes_them_too_when_the_sheet_is_taken_away() -> None:
    """Wild Reincarnator gives the Miser a new alien."""
    hands = {A: "attack-00 quash", B: "attack-40", C: "", D: "flare-reincarnator"}
    table = table_of("A:miser attacks B, C:vulch, D", hands=hands, at="select")
    table.cards.pile_up(A, (table.cards.find(A, "quash"),), f"miser:{A}")
    game = drive(begun(table), "A lay:attack-00", "B lay:attack-40", "D use:wild-reincarnator:0")
    hurry(game)
    assert names(game, C) == ["quash"]


# ---- a destiny card that is drawn again ------------------------------------------------------------------------------


@pytest.mark.rule("CE-33.43", "CE-33.83")
def test_wild_dictator_may_follow_wild_will() -> None:
    """The card is drawn again, and whom it had led to is not encountered; wild Will is spent (CE-R89)."""
    hands = {A: "attack-10 flare-will", B: "flare-dictator"}
    game = play("A, B, C", hands=hands, at="destiny", destiny="7", stop="launch")
    following = game.table.destiny.deck[-1]
    drive(game, "A use:wild-will", "B use:wild-dictator")
    assert game.table.destiny.card == following
    assert game.table.defense == game.table.destiny.named == B
    assert set(game.table.aims) == set(game.table.ships.systems[B])
    assert "use:wild-will" not in options(game, A)


def test_will_chooses_again_for_the_next_card() -> None:
    """The power is used for every card that is drawn (CE-R29, CE-R89)."""
    hands = {A: "attack-10", B: "flare-dictator"}
    game = play("A:will, B, C", hands=hands, at="destiny", destiny="7", stop="launch")
    drive(game, "A seat:2", "B use:wild-dictator")
    assert [ask.key for ask in game.asks] == ["will"]
    assert game.table.defense == -1
    drive(game, "A seat:1")
    assert game.table.defense == B


def test_a_card_is_drawn_again_once() -> None:
    """Each flare is played once in an encounter, also by another hand (CE-33.83)."""
    hands = {A: "attack-10 flare-will", B: "flare-dictator"}
    game = play("A, B, C", hands=hands, at="destiny", destiny="7", stop="launch")
    drive(game, "A use:wild-will", "B use:wild-dictator")
    assert "use:wild-dictator" not in options(game, B)


# ---- what is told ----------------------------------------------------------------------------------------------------


def test_nothing_is_told_of_nothing() -> None:
    """Fodder may throw in no card at all: no total is changed, and the log does not say so."""
    game = fought("A:fodder attacks B", "attack-05", "attack-20", {A: "attack-08"})
    hurry(drive(game, "A use:fodder", "A done"))
    assert [event for event in game.events(None) if event["key"] == "bonus"] == []


def test_nobody_is_asked_about_no_draw() -> None:
    """The only ship of a sacrifice was saved, so it brings no cards (CE-R68): wild Mind has nothing to look at."""
    hands = {A: "attack-10 flare-zombie", B: "attack-08", C: "flare-mind"}
    game = play("A:kamikaze attacks B, C", hands=hands, at="planning", stop="select")
    drive(game, "A use:kamikaze:1", "A ship:1:1", "A use:wild-zombie")
    assert "use:wild-mind" not in ever_offered(game, C)
    assert names(game, A) == ["attack-10", "flare-zombie"]


def test_a_look_at_an_empty_hand_is_not_told() -> None:
    """Mind chooses a main player who has no cards."""
    game = play("A attacks B, C:mind", hands={A: "attack-10"}, at="alliance", stop="invite")
    hurry(drive(game, "C use:mind:1"))
    assert [event for event in game.events(None) if event["key"] == "looked"] == []


def test_nobody_gets_no_cards() -> None:
    """Wild Oracle mixes a hand with an empty one, and deals it out again."""
    game = play("A attacks B", hands={A: "attack-10 flare-oracle"}, at="planning", stop="select")
    hurry(drive(game, "A use:wild-oracle"))
    dealt = [(event["seat"], event["count"]) for event in game.events(None) if event["key"] == "hand-dealt"]
    assert dealt == [(A, 1)]


def test_nothing_is_discarded_beside_a_single_technology() -> None:
    """Without foreign colonies one is drawn instead of the second encounter, and kept (CE-30.10)."""
    table = table_of("A, B", hands={A: "morph"}, at="next", technologies=True)
    table.encounter, table.success = 1, True
    game = hurry(drive(begun(table, "start-turn"), "A new-technology"))
    assert len(game.table.technologies.owned[A]) == 1
    assert [event for event in game.events(None) if event["key"] == "technologies-left"] == []


# ---- what is known ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-R51")
def test_each_knows_the_card_that_was_taken_from_him() -> None:
    """The face-down cards have changed places: either main player knows both now, and nobody else does."""
    game = fought("A:sorcerer attacks B, C", "attack-04", "attack-15", {B: "flare-kamikaze"})
    drive(game, "A use:sorcerer")
    assert [ask.key for ask in game.asks] == ["planning.after"]
    assert game.view(A)["players"][B]["seen"] == ["attack-04"]
    assert game.view(B)["players"][A]["seen"] == ["attack-15"]
    assert game.view(C)["players"][A]["seen"] == game.view(C)["players"][B]["seen"] == []


@pytest.mark.rule("CE-R71")
def test_whose_hand_lies_before_the_demon_knows_what_is_in_it() -> None:
    """The owner has seen all of it, the opponent nothing."""
    table = table_of("A:demon attacks B, C", hands={A: "morph", C: "attack-04 quash"}, at="alliance")
    lent = table.cards.hands[C]
    game = drive(begun(table, "invite"), "A use:demon:2")
    assert [[game.table.cards.knows(seat, card) for card in lent] for seat in (A, B)] == [[True] * 2, [False] * 2]
    assert all(game.table.cards.knows(C, card) for card in lent)


@pytest.mark.parametrize("seen", [0, 1])
def test_a_card_that_is_shown_may_be_the_one_that_was_seen(seen: int) -> None:
    """B has seen one of two equal attacks before Hate shows one: whichever it was, B knows of one (CE-33.58)."""
    table = table_of("A:hate, B, C", hands={A: "attack-08 attack-08 flare-hate"}, at="start-turn")
    table.cards.look(B, table.cards.hands[A][seen : seen + 1], A)
    game = drive(begun(table, "regroup"), "A use:super-hate", "A card:attack-08")
    assert game.view(B)["players"][A]["seen"] == ["attack-08", "flare-hate"]


@pytest.mark.rule("CE-R58")
@pytest.mark.parametrize("seen", [0, 1])
def test_a_citadel_may_be_the_card_that_was_seen(seen: int) -> None:
    """Once one of two equal attacks is a citadel, B cannot tell whether it was the one that B knew."""
    table = table_of("A:citadel, B, C", hands={A: "attack-08 attack-08"}, at="destiny", destiny="3")
    table.cards.look(B, table.cards.hands[A][seen : seen + 1], A)
    game = drive(begun(table, "aim"), "A use:citadel-build:attack-08", "A aim:6")
    assert game.view(B)["players"][A]["seen"] == []


@pytest.mark.rule("CE-R50")
@pytest.mark.parametrize("seen", [0, 1])
def test_a_card_that_is_offered_may_be_the_one_that_was_seen(seen: int) -> None:
    """Named in an offer that is refused, it is known to all: one card, not two."""
    hands = {A: "negotiate attack-08 attack-08", B: "negotiate"}
    table = table_of("A attacks B, C", hands=hands, at="select", offers=1)
    table.cards.look(C, table.cards.hands[A][1 + seen : 2 + seen], A)
    game = drive(begun(table), "A lay:negotiate", "B lay:negotiate", "A give-card:attack-08", "A done")
    assert game.view(C)["players"][A]["seen"] == ["attack-08"]


@pytest.mark.rule("CE-R50")
@pytest.mark.parametrize("seen", [0, 1])
def test_of_two_cards_that_are_offered_both_are_known(seen: int) -> None:
    """A player who had seen one of them now knows two, like everybody else."""
    hands = {A: "negotiate attack-08 attack-08", B: "negotiate"}
    table = table_of("A attacks B, C", hands=hands, at="select", offers=1)
    table.cards.look(C, table.cards.hands[A][1 + seen : 2 + seen], A)
    game = drive(begun(table), "A lay:negotiate", "B lay:negotiate", *["A give-card:attack-08"] * 2, "A done")
    assert game.view(B)["players"][A]["seen"] == game.view(C)["players"][A]["seen"] == ["attack-08"] * 2


def test_a_card_that_was_taken_back_lies_down_next_time() -> None:
    """The Clone keeps the attack; in the next encounter it is played like any other card."""
    hands = {A: "attack-40", B: "attack-00 attack-04", C: "attack-06"}
    game = play("A:clone attacks B, C", hands=hands, at="select", stop="destiny")
    hurry(drive(game, "A lay:attack-40", "B lay:attack-00", "A use:clone", "A again"))
    assert (names(game, A), game.table.cards.open_cards) == (["attack-40"], ())


def test_all_are_told_who_has_won_and_why() -> None:
    """The fifth foreign colony."""
    hands = {A: "attack-40", B: "attack-00"}
    game = play("A attacks B", hands=hands, visitors={A: 4}, at="select")
    hurry(drive(game, "A lay:attack-40", "B lay:attack-00"))
    told = [event for event in game.events(None) if event["key"] == "won"]
    assert [(event["seats"], event["reason"]) for event in told] == [([A], "foreign-colonies")]


# ---- nothing of an encounter is left ---------------------------------------------------------------------------------


def test_an_encounter_leaves_nothing_behind() -> None:
    """Sides, cards, totals, marks and terms of a failed deal are gone when the next encounter begins."""
    hands = {A: "negotiate", B: "negotiate flare-pacifist", C: "attack-04"}
    before = table_of("A attacks B:pacifist, C", hands=hands, at="select", offers=1)
    before.invite(OFFENSE, (C,))
    game = begun(before, "regroup")
    drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B give-card:flare-pacifist", "B done", "A refuse")
    drive(game, "B use:super-pacifist")
    hurry(game)
    fresh, table = empty_table(3, RULES.settle(3, {})), game.table
    assert (table.turn, table.offense) == (B, B)
    for name in (
        "planet",
        "winner",
        "aims",
        "zapped",
        "spent",
        "result",
        "gift",
        "decided",
        "marks",
        "invited",
        "deal",
    ):
        assert getattr(table, name) == getattr(fresh, name), name
    for name in ("card_kind", "card_value", "bonus", "owed", "lost_ships", "flares_by", "discarded", "answering"):
        assert getattr(table, name) == getattr(fresh, name), name
    assert (table.destiny.card, table.destiny.named) == (NOBODY, NOBODY)
    assert (table.cards.reinforcers, table.cards.borrowed) == ({}, ())
    assert table.ships.arrived == [0, 0, 0]
