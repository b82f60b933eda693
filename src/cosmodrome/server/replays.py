"""Finished games, looked at again from any seat."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from cosmodrome.kernel import Refusal
from cosmodrome.server import wire
from cosmodrome.server.engine import Engine, follow, is_consequence
from cosmodrome.server.errors import Refused
from cosmodrome.server.table import LiveTable

FILMS_KEPT = 32
STILL_EVERY = 16  # answers


class Film:
    """A record cut into steps: step k is the game after k answers.

    The game is played once from its seed; copies are kept on the way, so that any step is near one of them. A record
    whose dice were not those of its seed (somebody brought it in) is played from the beginning for every frame.
    """

    def __init__(self, engine: Engine, record: dict[str, Any]) -> None:
        self._engine = engine
        self._record = record
        # What somebody did begins a step; the forced answers and the chance that follow belong to it.
        self._steps = [at for at, entry in enumerate(record["entries"]) if not is_consequence(entry)]
        self.total = len(self._steps)
        self._stills: list[Any] = []
        self._events: list[int] = []
        self.marks: list[wire.Mark] = []
        self._shoot()

    def _shoot(self) -> None:
        """Play the game once, and note how many events there were after each step and where the rounds begin."""
        game = self._cut(0)
        stills: list[Any] = []
        events: list[int] = []
        marks: list[wire.Mark] = []
        turn_round: Any = None
        try:
            for step in range(self.total + 1):
                if step:
                    follow(game, self._entry(step))
                if step % STILL_EVERY == 0:
                    stills.append(game.fork())
                before = events[-1] if events else 0
                new = game.events(None, before)
                events.append(before + len(new))
                begun = [event["round"] for event in new if isinstance(event.get("round"), int)]
                if begun and begun[-1] != turn_round:
                    turn_round = begun[-1]
                    marks.append(wire.Mark(step, turn_round))
        except Refusal:
            return
        if game.entries(0) == self._record["entries"]:
            self._stills, self._events, self.marks = stills, events, marks

    def _entry(self, step: int) -> list[Any]:
        entry: list[Any] = self._record["entries"][self._steps[step - 1]]
        return entry

    def _cut(self, step: int) -> Any:
        """The game played from the beginning up to a step."""
        end = self._steps[step] if step < self.total else len(self._record["entries"])
        return self._engine.replay({**self._record, "entries": self._record["entries"][:end], "sealed": []})

    def at(self, step: int) -> Any:
        """The game after so many answers."""
        if not self._stills:
            return self._cut(step)
        near = step // STILL_EVERY
        game = self._stills[near].fork()
        for number in range(near * STILL_EVERY + 1, step + 1):
            follow(game, self._entry(number))
        return game

    def frame(self, seat: int | str | None, step: int | None) -> wire.ReplayFrame:
        """What a seat saw after so many answers, and what the last of them brought about."""
        at = self.total if step is None else max(0, min(step, self.total))
        game = self.at(at)
        eyes = seat if isinstance(seat, int) else None
        before = 0
        if at > 0:
            before = self._events[at - 1] if self._events else len(self._cut(at - 1).events(None, 0))
        return wire.ReplayFrame(
            at=at,
            total=self.total,
            view={**game.view(eyes), **game.asides(eyes)},
            events=game.events(eyes, before),
            marks=self.marks,
            views=[game.view(who) for who in range(self._record["seats"])] if seat == "all" else None,
        )


class Replays:
    """The films looked at lately."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._lock = asyncio.Lock()

    async def frame(self, table: LiveTable, seat: str | None, step: int | None) -> wire.ReplayFrame:
        """One frame of a finished table's film. Made in a thread, one at a time: nobody's answer waits for it."""
        eyes = _eyes(seat, len(table.row.seats))
        async with self._lock:
            film = self._films.get(table.row.id)
            if film is None:
                film = await asyncio.to_thread(Film, table.hub.engine, await record_of(table))
                self._films[table.row.id] = film
                while len(self._films) > FILMS_KEPT:
                    self._films.popitem(last=False)
            self._films.move_to_end(table.row.id)
            return await asyncio.to_thread(film.frame, eyes, step)


def _eyes(seat: str | None, seats: int) -> int | str | None:
    if seat is None or seat == "all":
        return seat
    if not seat.isascii() or not seat.isdecimal() or int(seat) >= seats:
        raise Refused("no-such-seat", 404, seat=seat)
    return int(seat)


async def record_of(table: LiveTable) -> dict[str, Any]:
    """The whole record, which nobody may see before the end: the seed is in it."""
    if table.row.state != "over" or table.row.header is None or table.outcome() is None:
        raise Refused("not-over")
    stored = await table.hub.store.stored(table.row.id)
    return {**table.row.header, "entries": stored.entries, "sealed": stored.sealed}
