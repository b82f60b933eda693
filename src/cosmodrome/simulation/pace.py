"""The pace of play at a table of people: how often they are asked, and how long windows keep them waiting.

Bots sit in for the people, with the standing orders every seat has from the start. A window whose responses may rest
on hidden cards is held open for the table's delay in any case; windows that follow each other with nothing to
be seen and nobody asked in between share one delay.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

import cosmodrome
from cosmodrome.bots import make
from cosmodrome.bots.place import Place
from cosmodrome.kernel import Game
from cosmodrome.orders import Standing, book_of
from cosmodrome.simulation.arena import told_by


class Pace(Struct):
    """What was counted. A beat is what the game counts by: an encounter, a turn."""

    beats: int = 0
    prompts: int = 0  # asks that reached a player
    ordered: int = 0  # asks that a standing order answered
    windows: int = 0  # windows with an audience that rests on hidden cards
    waits: int = 0  # delays that these windows cause

    def seconds(self, delay: float) -> float:
        """Seconds of waiting for windows, a beat."""
        return self.waits * delay / max(1, self.beats)


class Watch:
    """Counts what a game tells."""

    def __init__(self, pace: Pace, game: Game, beat: str) -> None:
        self._pace = pace
        self._game = game
        self._beat = beat
        self._heard = 0
        self._same_moment = False

    def look(self) -> None:
        """Count what has happened since the last look."""
        events = self._game.events(None, self._heard)
        self._heard += len(events)
        for event in events:
            key = event["key"]
            self._pace.beats += key == self._beat
            if key == "window":
                self._pace.windows += 1
                self._pace.waits += not self._same_moment
                self._same_moment = True
            else:
                self._same_moment = False

    def asked(self) -> None:
        """A player took time to answer: what opens after it is another moment."""
        self._same_moment = False


def beat_of(game: str) -> str | None:
    """What a game counts by; None where windows cause no waiting."""
    beat: str | None = told_by(game, "BEAT")
    return beat


def tables_of(game: str) -> Mapping[str, Mapping[str, Any]]:
    """The options of the tables at which the pace is worth a look, by name."""
    return told_by(game, "PACES") or {"default": {}}


def measure(
    game_id: str,
    beat: str,
    options: Mapping[str, Any],
    seats: int = 4,
    games: int | None = None,
    seconds: float = 0.0,
    bot: str = "greedy",
) -> Pace:
    """Play this many games, or as many as fit into this much CPU time, at least one."""
    pace, start, number = Pace(), process_time(), 0
    while number < games if games is not None else number == 0 or process_time() - start < seconds:
        play(pace, cosmodrome.new_game(game_id, seats=seats, seed=f"pace {number}", options=options), beat, bot)
        number += 1
    return pace


def play(pace: Pace, game: Game, beat: str, bot: str) -> None:
    """One game among bots with the default orders."""
    book = book_of(game.rules.id)
    standing: Sequence[Standing] = [Standing(book, seat) for seat in range(game.seats)] if book is not None else ()
    player, rng, watch = make(bot, game.rules.id), Random(1), Watch(pace, game, beat)
    while asks := game.asks:
        ask = asks[0]
        watch.look()
        option = standing[ask.seat].answer(ask, game.view) if standing else None
        if option is not None:
            pace.ordered += 1
        else:
            pace.prompts += 1
            watch.asked()
            option = player.choose(Place(game, ask.seat), rng)
        game.answer(ask.seat, option)
    watch.look()
