"""Variants: hidden and changing powers, four planets, and all of them together."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    begun,
    drive,
    ever_offered,
    finish,
    hurry,
    options,
    pass_all,
    play,
    table_of,
    totals,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIEN_NAMES
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECHNOLOGIES
from cosmodrome.kernel import Game

CARDS = {A: "attack-10 negotiate", B: "attack-08 morph"}


def hidden(text: str, **fields: Any) -> Game:
    """A table with hidden powers: the sheets named lie face down."""
    fields.setdefault("at", "select")
    table = table_of(text, hands=fields.pop("hands", CARDS), hidden_powers=True, flares=False, **fields)
    table.count_lineup()
    return begun(table)


@pytest.mark.rule("CE-29.1")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_variants_go_together(edition: int) -> None:
    """All of them at one table, with a first turn under way."""
    settings = {
        "edition": edition,
        "aliens": "choose",
        "flares": True,
        "technologies": True,
        "planets": 4,
        "one_encounter": True,
        "hidden_powers": True,
        "changing_powers": True,
        "unlimited_flares": True,
    }
    game = Game.new(RULES, 4, settings, "together")
    for _ in range(60):
        if game.asks:
            game.answer(game.asks[0].seat, game.asks[0].options[-1].id)
            RULES.laws(game.table)
    table = game.table
    assert (table.goal, table.keep_power, table.one_encounter, table.unlimited_flares) == (4, 2, True, True)
    assert table.round >= 1 or table.encounter >= 1


@pytest.mark.rule("CE-29.5", "CE-30.17")
@pytest.mark.parametrize("planets, cards", [(4, 17), (5, 20)])
def test_four_planets_leave_out_heavy_technologies(planets: int, cards: int) -> None:
    """Those of 8 and above stay in the box."""
    game = Game.new(
        RULES, 4, {"technologies": True, "planets": planets, "aliens": ["zombie", "macron", "loser", "clone"]}, "x"
    )
    table = game.table
    there = [
        *table.technologies.deck,
        *table.technologies.discards,
        *(tech for each in (*table.technologies.owned, *table.technologies.draft) for tech in each),
    ]
    assert len(there) == cards
    assert (max(RESEARCH[tech] for tech in there) >= 8) == (planets == 5)
    assert len([row for row in TECHNOLOGIES if row.research >= 8]) == 3


@pytest.mark.rule("CE-29.8")
def test_hidden_sheets_are_seen_by_their_owners_alone() -> None:
    """They stay face down when they have been chosen."""
    game = Game.new(RULES, 3, {"aliens": "choose", "hidden_powers": True}, "hidden")
    while game.asks[0].key == "choose-alien":
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    shown = [[game.view(viewer)["players"][who]["aliens"] for who in range(3)] for viewer in (A, B, C, None)]
    for viewer in (A, B, C):
        own = [ALIEN_NAMES[at] for at in game.table.sheets[viewer]]
        assert shown[viewer] == [own if who == viewer else ["?"] for who in range(3)]
    assert shown[3] == [["?"]] * 3


@pytest.mark.rule("CE-29.9", "CE-29.10")
def test_a_hidden_power_is_turned_up_to_be_used() -> None:
    """Face down it cannot be used, not even one that must; turned up at any time it works, and stays up."""
    game = hidden("A:sorcerer attacks B:pacifist, C:zombie")
    drive(game, "A lay:attack-10")
    game.act(A, "turn-up")
    drive(game, "B lay:attack-08", "A use:sorcerer")
    assert {"key": "totals", "offense": 12, "defense": 14} in game.events(None)
    assert game.view(C)["players"][A]["aliens"] == ["sorcerer"]
    assert [option.id for option in game.acts(A) if "turn" in option.id] == []
    kept = hidden("A:sorcerer attacks B", hands=CARDS)
    finish(drive(kept, "A lay:attack-10", "B lay:attack-08"))
    assert {"key": "totals", "offense": 14, "defense": 12} in kept.events(None)


@pytest.mark.rule("CE-29.10", "CE-R94")
def test_a_hidden_sheet_may_be_turned_up_at_the_moment_of_its_power() -> None:
    """The Pacifist sees the other card first; nobody knows yet whose sheet it is."""
    game = hidden("A:pacifist attacks B", hands=CARDS)
    finish(drive(game, "A lay:negotiate", "B lay:attack-08", "A use:pacifist"))
    assert (game.table.winner, game.table.hidden[:2]) == (0, [False, True])


@pytest.mark.rule("CE-29.10")
def test_all_hidden_sheets_that_could_be_of_use_look_alike() -> None:
    """The Human is asked after the reveal; the window says no more than that of a Zombie."""
    told = []
    for alien in ("human", "zombie"):
        game = drive(hidden(f"A:{alien} attacks B", hands=CARDS), "A lay:attack-10", "B lay:attack-08")
        told.append([event for event in game.events(B) if event["key"] == "window"][:1])
        assert ("use:human" in ever_offered(game, A)) == (alien == "human")
    assert told[0] == told[1] != []


@pytest.mark.rule("CE-29.10", "CE-19.1")
def test_a_sheet_that_was_turned_up_for_a_zapped_use_stays_up() -> None:
    """The Human is zapped, and wins by that."""
    hands = {A: "attack-04", B: "attack-08 cosmic_zap"}
    game = hidden("A:human attacks B", hands=hands)
    finish(drive(game, "A lay:attack-04", "B lay:attack-08", "A use:human", "B use:cosmic_zap"))
    assert (game.table.winner, game.table.hidden[A]) == (0, False)


@pytest.mark.rule("CE-29.10", "CE-R4")
def test_a_must_of_a_sheet_that_is_turned_up_in_a_window_acts_in_it() -> None:
    """The Human turns the sheet up instead of using it from there."""
    game = drive(hidden("A:human attacks B", hands=CARDS), "A lay:attack-10", "B lay:attack-08")
    while "use:human" not in options(game, A):
        game.answer(game.asks[0].seat, "pass")
    game.act(A, "turn-up")
    assert totals(finish(game)) == (18, 12)


@pytest.mark.rule("CE-29.10", "CE-R52")
def test_the_opponent_of_a_gambler_who_turns_up_shows_the_card_first() -> None:
    """As with a sheet that lay open."""
    game = drive(hidden("A:gambler attacks B", hands=CARDS), "A lay:attack-10", "B lay:attack-08", "A use:gambler")
    assert [event["card"] for event in game.events(None) if event["key"] == "revealed"] == ["attack-08"]
    assert totals(finish(drive(game, "A card:attack-40", "B accept"))) == (44, 12)


@pytest.mark.rule("CE-29.10", "CE-18.3")
def test_a_hidden_sheet_whose_power_is_lost_is_not_turned_up_for_it() -> None:
    """Two home colonies are too few."""
    game = hidden("A:human attacks B", hands=CARDS, emptied={A: (1, 2, 3)})
    assert "use:human" not in ever_offered(drive(game, "A lay:attack-10", "B lay:attack-08"), A)


@pytest.mark.rule("CE-29.9")
def test_a_hidden_warrior_learns_nothing() -> None:
    """What is no use of the power needs a sheet that lies open."""
    game = finish(drive(hidden("A:warrior attacks B", hands=CARDS), "A lay:attack-10", "B lay:attack-08"))
    assert game.table.tokens == {}


@pytest.mark.rule("CE-29.9")
def test_a_hidden_pacifist_loses_like_anybody() -> None:
    """A mandatory power does nothing while the sheet lies face down."""
    game = hidden("A:pacifist attacks B", hands=CARDS)
    finish(drive(game, "A lay:negotiate", "B lay:attack-08"))
    assert game.table.winner == 1


@pytest.mark.rule("CE-29.11")
def test_flares_are_shuffled_in_unseen() -> None:
    """With hidden powers nobody can be sure of any flare; otherwise those of the sheets are sure to be there."""
    aliens = ["zombie", "macron", "loser"]
    unseen = Game.new(RULES, 3, {"aliens": aliens, "flares": True, "hidden_powers": True}, "x")
    assert unseen.table.sure_flares == ()
    told = [str(event) for event in unseen.events(None) if event["key"] != "started"]
    assert not [text for text in told if "flare-" in text]
    assert len(Game.new(RULES, 3, {"aliens": aliens, "flares": True}, "x").table.sure_flares) == 3


@pytest.mark.rule("CE-29.12")
@pytest.mark.parametrize("keep", [True, False])
def test_changing_powers(keep: bool) -> None:
    """At the start of the turn the offense draws a sheet and keeps it or the old one; the other one is gone."""
    game = play("A:trader, B, C", hands=CARDS, at="start-turn", stop="destiny", changing_powers=True, edition=2008)
    old, new = options(game, A)
    assert old == "alien:trader"
    assert new != old
    hurry(drive(game, f"A {old if keep else new}"))
    assert [f"alien:{ALIEN_NAMES[at]}" for at in game.table.sheets[A]] == [old if keep else new]
    assert game.table.dealt[A] == ()


@pytest.mark.rule("CE-29.13")
@pytest.mark.parametrize("keep", [True, False])
def test_a_changed_power_comes_in_face_down(keep: bool) -> None:
    """With hidden powers: a kept sheet stays as it lies, a new one is hidden again."""
    table = table_of(
        "A:trader, B:clone, C:zombie", hands=CARDS, at="start-turn", changing_powers=True, hidden_powers=True
    )
    table.unveil(A)
    game = begun(table, "regroup")
    old, new = options(game, A)
    drive(game, f"A {old if keep else new}")
    pass_all(game)
    assert game.table.hidden[A] == (not keep)
    assert (game.view(B)["players"][A]["aliens"] == ["trader"]) == keep
    assert (ALIEN["trader"] in game.table.sheets[A]) == keep
