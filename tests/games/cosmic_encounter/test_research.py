"""Technologies by the rulebook: how they are dealt, researched, completed, abandoned and drawn."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.labs import equip, lab, regrouping
from tests.games.cosmic_encounter.tables import A, B, C, begun, drive, finish, options, pass_all, table_of

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.games.cosmic_encounter.technologies import TECH, TECH_NAMES
from cosmodrome.kernel import Game

WIN = {A: "attack-40 attack-10", B: "attack-00 morph"}


@pytest.mark.rule("CE-30.1", "CE-30.3")
def test_two_are_dealt_and_one_is_kept_face_down() -> None:
    """The other is discarded face up; a player can always see their own, the others cannot."""
    game = Game.new(RULES, 3, {"technologies": True, "aliens": ["zombie", "macron", "loser"]}, "technologies")
    choices = {ask.seat: [option.id for option in ask.options] for ask in game.asks}
    assert [len(choice) for choice in choices.values()] == [2, 2, 2]
    for seat, (first, _) in choices.items():
        game.answer(seat, first)
    kept = [[TECH_NAMES[tech] for tech in game.table.technologies.owned[seat]] for seat in range(3)]
    assert kept == [[choice[0].removeprefix("keep:")] for choice in choices.values()]
    assert {TECH_NAMES[tech] for tech in game.table.technologies.discards} == {
        choice[1].removeprefix("keep:") for choice in choices.values()
    }
    assert game.view(A)["players"][A]["technologies"][0]["technology"] == kept[A][0]
    assert game.view(B)["players"][A]["technologies"][0]["technology"] == "?"


@pytest.mark.rule("CE-30.2")
def test_a_technology_is_no_card_of_the_hand() -> None:
    """It is neither counted nor taken with the cards."""
    game = lab("A attacks B", (B, "xenon_lasers", 2, False), hands={A: "attack-40", B: "negotiate"}, at="select")
    assert game.view(A)["players"][B]["cards"] == 1
    assert len(game.view(B)["hand"]) == 1
    finish(drive(game, "A lay:attack-40", "B lay:negotiate"))
    assert len(game.table.technologies.owned[B]) == 1


@pytest.mark.rule("CE-30.4", "CE-30.12")
def test_one_thing_with_one_technology_before_the_ship_comes_back() -> None:
    """Every player in turn, in every regroup phase, even with two technologies."""
    game = regrouping(
        (A, "xenon_lasers", 1, False), (A, "lunar_cannon", 5, False), (B, "the_qax", 0, False), warp={A: 3}
    )
    assert [ask.seat for ask in game.asks] == [A]
    assert game.table.ships.warp[A] == 3
    wanted = {"nothing", "research:xenon_lasers", "abandon:xenon_lasers", "research:lunar_cannon"}
    assert set(options(game, A)) == wanted | {"complete:lunar_cannon", "abandon:lunar_cannon"}
    drive(game, "A nothing")
    assert [ask.seat for ask in game.asks] == [B]
    assert set(options(game, B)) == {"nothing", "research:the_qax", "abandon:the_qax"}
    drive(game, "B nothing", "A home:0:1")
    assert game.table.ships.warp[A] == 2


@pytest.mark.rule("CE-30.5")
def test_research_puts_one_ship_of_any_colony_on_the_card() -> None:
    """It stays there, in this and in later regroup phases."""
    game = regrouping((A, "xenon_lasers", 1, False))
    drive(game, "A research:xenon_lasers")
    assert options(game, A) == ["auto:1", *(f"ship:{planet}:1" for planet in game.table.ships.systems[A])]
    drive(game, "A ship:2:1")
    assert (game.table.ships.research[TECH["xenon_lasers"]], game.table.ships.by_planet[A][2]) == (2, 3)
    finish(game)
    assert game.table.ships.research[TECH["xenon_lasers"]] == 2


@pytest.mark.rule("CE-30.7")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_completing_too_early(edition: int) -> None:
    """In 2008 possible, but in vain: the card is shown and discarded and the ships go home; in 2018 not offered."""
    game = regrouping((A, "xenon_lasers", 2, False), edition=edition)
    assert ("complete:xenon_lasers" in options(game, A)) == (edition == 2008)
    if edition == 2008:
        drive(game, "A complete:xenon_lasers", "A home:0:2")
        assert game.table.technologies.owned[A] == ()
        assert game.table.technologies.discards == [TECH["xenon_lasers"]]
        assert "xenon_lasers" in str([event for event in game.events(C) if event["key"] == "technology-shown"])
        assert sum(game.table.ships.by_planet[A]) == 20


@pytest.mark.rule("CE-30.8")
def test_abandoning_shows_and_discards_the_card() -> None:
    """The ships return to colonies of their owner's choice."""
    game = regrouping((B, "xenon_lasers", 3, False))
    drive(game, "B abandon:xenon_lasers", "B home:7:1", "B home:8:2")
    assert "xenon_lasers" in str([event for event in game.events(C) if event["key"] == "technology-shown"])
    assert (game.table.technologies.owned[B], game.table.technologies.discards) == ((), [TECH["xenon_lasers"]])
    assert sum(game.table.ships.by_planet[B]) == 20


@pytest.mark.rule("CE-30.10", "CE-30.11")
@pytest.mark.parametrize("visitors, drawn", [(0, 2), (2, 4)])
def test_a_technology_instead_of_a_second_encounter(visitors: int, drawn: int) -> None:
    """As many as foreign colonies and one more are drawn; one is kept face down, the others are discarded."""
    game = lab("A attacks B", hands=WIN, at="select", stop="start-turn", visitors={A: visitors})
    drive(game, "A lay:attack-40", "B lay:attack-00", "A new-technology")
    assert len(options(game, A)) == drawn
    drive(game, f"A {options(game, A)[1]}")
    assert len(game.table.technologies.owned[A]) == 1
    assert len(game.table.technologies.discards) == drawn - 1
    assert game.table.turn == B


@pytest.mark.rule("CE-30.11")
@pytest.mark.parametrize("edition, asked", [(2018, False), (2008, True)])
def test_a_new_technology_needs_the_right_to_a_second_encounter(edition: int, asked: bool) -> None:
    """In 2018 that takes an encounter card in the hand."""
    hands = {A: "attack-40", B: "attack-00 morph"}
    game = lab("A attacks B", hands=hands, at="select", stop="start-turn", edition=edition, flares=False)
    pass_all(drive(game, "A lay:attack-40", "B lay:attack-00"))
    assert ("new-technology" in options(game, A)) == asked


@pytest.mark.rule("CE-30.13")
@pytest.mark.parametrize("left, deck, discards", [(1, 18, 0), (2, 0, 18)])
def test_technology_discards_are_shuffled_into_a_new_deck(left: int, deck: int, discards: int) -> None:
    """When fewer are left than must be drawn: two."""
    table = table_of("A attacks B", hands=WIN, at="select", technologies=True)
    table.technologies.deck, table.technologies.discards = (
        table.technologies.deck[:left],
        table.technologies.deck[left:],
    )
    game = begun(table, "start-turn")
    drive(game, "A lay:attack-40", "B lay:attack-00", "A new-technology")
    assert len(options(game, A)) == 2
    assert (len(game.table.technologies.deck), len(game.table.technologies.discards)) == (deck, discards)


@pytest.mark.rule("CE-30.15")
def test_ships_on_a_technology_stay_out_of_encounters() -> None:
    """They cannot be launched or sent to help, and are in no colony (CE-R28)."""
    table = table_of("A attacks B", hands=WIN, ships={A: 0}, at="launch", technologies=True)
    equip(table, A, "lunar_cannon", 4, False)
    game = begun(table)
    pass_all(game)
    assert not [
        option for option in options(game, A) if option.startswith(f"ship:{on_technology(TECH['lunar_cannon'])}")
    ]
    assert sum(game.table.ships.by_planet[A]) == 16
    assert game.table.ships.home[A] == 5
