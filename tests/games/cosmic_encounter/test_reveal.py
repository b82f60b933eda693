"""Planning and reveal: cards laid in secret and turned together, morphs, and what is worth what."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    D,
    begun,
    drive,
    finish,
    names,
    options,
    pass_all,
    play,
    table_of,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.cards import COPIES
from cosmodrome.games.cosmic_encounter.table import DEFENSE

CARDS = {A: "attack-10 negotiate", B: "attack-08 attack-04"}


@pytest.mark.rule("CE-11.1", "CE-12.1")
def test_both_lay_in_secret_and_turn_together() -> None:
    """Nobody sees the first card before the second lies; then both are turned up."""
    game = play("A attacks B", hands=CARDS, at="select", flares=False)
    pass_all(game)
    assert {ask.seat for ask in game.asks} == {A, B}
    game.answer(A, "lay:attack-10")
    for viewer in (B, C, None):
        assert game.view(viewer)["players"][A]["laid"] == []
        assert [event for event in game.events(viewer) if event["key"] in ("laid", "revealed")] == []
    game.answer(B, "lay:attack-08")
    keys = [event["key"] for event in game.events(None) if event["key"] in ("laid", "revealed")]
    assert keys == ["laid", "laid", "revealed", "revealed"]


@pytest.mark.rule("CE-11.1")
def test_a_face_down_card_is_seen_by_its_owner_alone() -> None:
    """While Sorcerer thinks about a switch, both cards lie face down."""
    game = play("A:sorcerer attacks B", hands=CARDS, at="select", flares=False)
    drive(game, "A lay:attack-10", "B lay:attack-08")
    assert "use:sorcerer" in options(game, A)
    assert game.view(A)["players"][A]["laid"] == ["attack-10"]
    assert game.view(A)["players"][B]["laid"] == ["?"]
    assert game.view(C)["players"][A]["laid"] == ["?"]


@pytest.mark.rule("CE-11.5", "CE-14.17")
def test_nobody_draws_because_a_hand_is_empty() -> None:
    """The last cards are laid and discarded, and the hands stay empty."""
    game = play("A attacks B", hands={A: "attack-00", B: "attack-08"}, at="select", flares=False)
    finish(drive(game, "A lay:attack-00", "B lay:attack-08"))
    assert game.table.cards.hands == [(), (), ()]
    assert sorted(game.table.cards.discard) == sorted((COPIES["attack-00"][0], COPIES["attack-08"][0]))


@pytest.mark.rule("CE-12.7")
def test_a_morph_is_a_morph_again() -> None:
    """It was a 40; in the discards it is a morph, and in Clone's hand as well (CE-R14)."""
    game = play("A:clone attacks B", hands={A: "morph", B: "attack-40"}, at="select", flares=False)
    finish(drive(game, "A lay:morph", "B lay:attack-40", "A use:clone"))
    assert names(game, A) == ["morph"]
    again = play("A attacks B", hands={A: "morph", B: "attack-40"}, at="select", flares=False)
    finish(drive(again, "A lay:morph", "B lay:attack-40"))
    assert again.table.cards.discard[0] == COPIES["morph"][0]


@pytest.mark.rule("CE-12.9")
def test_two_morphs_lose_everything() -> None:
    """Should both sides show one, every ship of both sides and their allies goes to the warp."""
    table = table_of(
        "A attacks B, C, D",
        hands=CARDS,
        allies={C: ("offense", 2), D: ("defense", 3)},
        ships={A: 4, B: 2},
        at="totals",
        flares=False,
    )
    for seat in (A, B):  # the deck has one morph, so the table is told so
        table.cards.lay(seat, table.cards.hands[seat][0], face_up=True)
        table.count_card(seat, "morph", 0)
    game = begun(table)
    finish(game)
    assert game.table.ships.warp == [4, 2, 2, 3]
    assert game.table.winner == -1


@pytest.mark.rule("CE-14.1", "CE-14.12", "CE-15.1")
def test_an_offense_whose_negotiate_lost_collects() -> None:
    """The defense wins with an attack; the offense takes a card for each ship of theirs in the warp."""
    hands = {A: "negotiate", B: "attack-08 attack-40 attack-30 plague quash"}
    game = play("A attacks B", hands=hands, ships={A: 3}, at="select", flares=False)
    finish(drive(game, "A lay:negotiate", "B lay:attack-08"))
    assert game.table.winner == DEFENSE
    assert (len(game.table.cards.hands[A]), len(game.table.cards.hands[B]), game.table.ships.warp[A]) == (3, 1, 3)


@pytest.mark.rule("CE-14.1")
@pytest.mark.parametrize(
    "mine, theirs, result",
    [("attack-40", "attack-08", "win"), ("attack-00", "attack-08", "win"), ("negotiate", "negotiate", "failed")],
)
def test_how_an_encounter_ends(mine: str, theirs: str, result: str) -> None:
    """A win of either side, or a deal, made or failed."""
    game = play("A attacks B", hands={A: mine, B: theirs}, at="select", flares=False, offers=1)
    drive(game, f"A lay:{mine}", f"B lay:{theirs}")
    if result == "failed":
        drive(game, "A pass", "B pass")
    finish(game)
    assert game.table.result == result


@pytest.mark.rule("CE-15.5")
def test_ships_of_allies_bring_no_compensation() -> None:
    """The defense lost two ships and the ally three: two cards for the defense, none for the ally."""
    hands = {A: "attack-40 attack-30 attack-23 attack-20 attack-15 morph", B: "negotiate"}
    game = play("A attacks B, C", hands=hands, ships={B: 2}, allies={C: ("defense", 3)}, at="select", flares=False)
    finish(drive(game, "A lay:attack-40", "B lay:negotiate"))
    assert [len(hand) for hand in game.table.cards.hands] == [3, 2, 0]
    assert game.table.ships.warp == [0, 2, 3]


@pytest.mark.rule("CE-15.10", "CE-15.12")
def test_the_defense_gets_no_rewards_and_gas_names_both() -> None:
    """Two terms: rewards go to defensive allies alone, compensation to a lost negotiate alone."""
    hands = {A: "negotiate", B: "attack-08 attack-40 attack-30 plague quash"}
    game = play("A attacks B, C", hands=hands, ships={A: 2}, allies={C: ("defense", 2)}, at="select", flares=False)
    drive(game, "A lay:negotiate", "B lay:attack-08")
    pass_all(game)
    owed = [(event["seat"], event["count"]) for event in game.events(None) if event["key"] == "owed"]
    assert [pair for pair in owed if pair[1]] == [(A, 2), (C, 2)]
    finish(game)
    drawn = [event["seat"] for event in game.events(None) if event["key"] == "drew"]
    assert drawn == [C]
    assert len(game.table.cards.hands[A]) == 2


def test_reinforcements_count_nothing_without_two_attacks() -> None:
    """CE-R38: they may be played whatever the cards are, and then change nothing."""
    game = play("A attacks B", hands={A: "attack-00", B: "negotiate reinforcement-5"}, at="select", flares=False)
    drive(game, "A lay:attack-00", "B lay:negotiate", "B use:reinforcement-5:defense")
    finish(game)
    assert game.table.winner == 0


@pytest.mark.rule("CE-R38")
def test_two_negotiates_ask_for_nothing_that_adds_to_totals() -> None:
    """They decide nothing; the talks begin at once."""
    hands = {A: "negotiate reinforcement-5", B: "negotiate reinforcement-3"}
    game = drive(play("A attacks B", hands=hands, at="select", flares=False), "A lay:negotiate", "B lay:negotiate")
    assert [ask.key for ask in game.asks] == ["offer"]


def test_an_offense_without_ships_goes_on_with_none() -> None:
    """CE-R49: all ships are in the warp but those that came onto the gate; with none at all, none are launched."""
    table = table_of("A attacks B", hands=CARDS, ships={A: 0}, at="launch", flares=False)
    for planet in table.ships.systems[A]:
        table.ships.move(A, planet, -3, 4)
    table.lost[A] = True
    game = starting(RULES, table)
    drive(game, "A invite:nobody", "B invite:nobody", "A lay:attack-10", "B lay:attack-08")
    assert {"key": "totals", "offense": 10, "defense": 12} in game.events(None)
    assert D == 3
