"""Bots do things unasked: once before each answer at most, never in a window, and only what is to their gain."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.cli.sitting import Sitting
from tests.games.cosmic_encounter import tables as cosmic
from tests.games.twilight_imperium.boards import A, B, C, drive, play

import cosmodrome
from cosmodrome import bots
from cosmodrome.games.twilight_imperium import bot
from cosmodrome.games.twilight_imperium.bot.activation import activation_worth
from cosmodrome.games.twilight_imperium.bot.seen import POINT, Seen
from cosmodrome.kernel import Game, Option, Seat
from cosmodrome.simulation import arena

NEAR = {"A 26": "1 cruiser", "B 27": "1 cruiser"}  # A and B are neighbours


def act_of(game: Game, seat: Seat) -> str | None:
    """What the greedy bot of a seat does unasked."""
    return bots.act("greedy", game, seat, Random(1))


def eager(see: Any, seat: Seat, acts: Sequence[Option]) -> str:
    """One who would never stop."""
    return acts[0].id


def test_a_bot_that_would_never_stop_answers_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does one thing unasked before each answer: the game goes on, and what it did stands in the record."""
    monkeypatch.setattr(bot, "act", eager)
    games: list[Game] = []
    new_game = cosmodrome.new_game

    def kept(*args: Any, **fields: Any) -> Game:
        games.append(new_game(*args, **fields))
        return games[-1]

    monkeypatch.setattr(cosmodrome, "new_game", kept)
    played = arena.play(arena.Setup("twilight-imperium", ("greedy", "random", "random"), seed="eager"), 0)
    assert played.winners
    acts = [entry for entry in games[0].record()["entries"] if entry[0] == "act"]
    assert {entry[1] for entry in acts} == {0}


def test_a_bot_does_nothing_unasked_while_a_window_is_open() -> None:
    """A player who acts there gives away that they are asked."""
    game = play("A:sol B:letnev", NEAR, hands={A: "flank_speed"}, commodities={A: 2, B: 2})
    assert "offer:1" in [option.id for option in bots.Place(game, A).acts]
    drive(game, "A activate:30")
    assert game.window is not None
    assert bots.Place(game, A).acts == []
    assert game.acts(A)


def test_to_let_windows_pass_is_no_act_of_a_bot() -> None:
    """What is public and hurts only oneself is not offered to it."""
    game = play("A:sol B:letnev", NEAR)
    assert {option.key for option in game.acts(A)} >= {"offer", "let-pass"}
    assert {option.key for option in bots.Place(game, A).acts} == {"offer", "deal"}


def test_commodities_are_offered_for_commodities() -> None:
    """Both have trade goods by it, so both agree."""
    game = play("A:sol B:letnev", NEAR, commodities={A: 2, B: 2}, notes={C: "support_for_the_throne-0"})
    assert act_of(game, A) == "offer:1"
    game.act(A, "offer:1")
    while game.asks[0].key in ("terms", "answer-offer"):
        ask = game.asks[0]
        game.answer(ask.seat, bot.judge(game.view(ask.seat), ask))
    assert (game.table.goods[A], game.table.goods[B]) == (2, 2)


def test_support_is_swapped_unless_it_brings_a_rival_to_the_goal() -> None:
    """A point for each; but not for one who then needs only one more."""
    for points, act in ((7, "offer:1"), (8, None)):
        assert act_of(play("A:sol B:letnev C:yin", NEAR, points={A: 7, B: points}), A) == act


def test_who_was_refused_offers_nothing_more_in_this_turn() -> None:
    """Nobody is bothered twice."""
    game = play("A:sol B:letnev C:hacan", {**NEAR, "C 28": "1 cruiser"}, commodities={A: 2, B: 2, C: 2})
    assert act_of(game, A) is not None
    game.act(A, "offer:1")
    drive(game, "A give:commodities:1", "A propose", "B refuse")
    assert act_of(game, A) is None


def test_a_supporter_is_left_alone() -> None:
    """Activating a system with the supporter's units costs the point."""
    board = {"A 26": "1 carrier 3 infantry 2 dreadnought", "B qucenn": "own", "B rarron": "1 infantry"}
    worths = []
    given: tuple[dict[Seat, str], ...] = ({}, {A: "support_for_the_throne-1"})
    for notes in given:
        game = play("A:sol B:letnev", board, notes=notes)
        if notes:
            game.table.place_note(A, game.table.find_note(A, "support_for_the_throne-1"))
        worths.append(activation_worth(Seen(game.view(A), A), 29))
    assert worths[0] - worths[1] == POINT


def test_a_hidden_power_is_turned_up_by_a_main_player() -> None:
    """Who has nothing to do with the encounter keeps it hidden."""
    hands = {cosmic.A: "attack-10", cosmic.B: "attack-08"}
    table = cosmic.table_of("A:zombie attacks B, C:macron", hands=hands, at="select", hidden_powers=True, flares=False)
    table.count_lineup()
    game = cosmic.begun(table)
    assert act_of(game, cosmic.A) == "turn-up"
    assert act_of(game, cosmic.C) is None


def test_a_cheat_is_accused() -> None:
    """The player known to hold the flare, else the one with most cards."""
    hands = {
        cosmic.A: "attack-10 attack-06",
        cosmic.B: "attack-08",
        cosmic.C: "attack-05 attack-07 flare-filch-classic",
    }
    game = cosmic.play("A attacks B, C", hands=hands, at="invite", filch="classic", stop="select")
    assert act_of(game, cosmic.A) is None
    game.act(cosmic.C, "cheat:card")
    assert act_of(game, cosmic.A) == f"accuse:{cosmic.C}"
    assert act_of(game, cosmic.C) == f"accuse:{cosmic.A}"


def test_at_the_terminal_bots_act_too() -> None:
    """A bot there makes an offer before it takes its turn."""
    game = play("A:sol B:letnev C:hacan", NEAR, commodities={A: 2, B: 2})
    sitting = Sitting(game, "greedy,greedy,me")
    sitting.session.bots = {seat: bots.make("greedy", game.rules.id) for seat in (A, B)}
    sitting.type()
    assert ["act", A, "offer:1"] in game.record()["entries"]
