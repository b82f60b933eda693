"""Finished games, looked at again from any seat."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from typing import Any

from cosmodrome.server import wire
from cosmodrome.server.engine import Engine
from cosmodrome.server.errors import Refused
from cosmodrome.server.table import LiveTable

FILMS_KEPT = 32


class Film:
    """A record cut into steps: `cuts[k]` is the number of entries after k answers."""

    def __init__(self, engine: Engine, record: dict[str, Any]) -> None:
        self._engine = engine
        self._record = record
        entries = record["entries"]
        # What somebody did begins a step; the forced answers and the chance that follow belong to it.
        begins = [at for at, entry in enumerate(entries) if not is_consequence(entry)]
        self.cuts = [*begins, len(entries)]
        self._marks: list[wire.Mark] | None = None

    @property
    def total(self) -> int:
        """How many answers there were."""
        return len(self.cuts) - 1

    def at(self, step: int) -> Any:
        """The game after so many answers."""
        return self._engine.replay(
            {**self._record, "entries": self._record["entries"][: self.cuts[step]], "sealed": []}
        )

    def marks(self) -> list[wire.Mark]:
        """Where the rounds begin. Events know nothing of answers, so each is found by halving."""
        if self._marks is None:
            counts = _Counts(self)
            marks: dict[int, wire.Mark] = {}
            last = None
            for index, event in enumerate(self.at(self.total).events(None, 0)):
                turn_round = event.get("round")
                if isinstance(turn_round, int) and turn_round != last:
                    last = turn_round
                    at = bisect_left(counts, index + 1)
                    marks.setdefault(at, wire.Mark(at, turn_round))
            self._marks = list(marks.values())
        return self._marks

    def frame(self, seat: int | str | None, step: int | None) -> wire.ReplayFrame:
        """What a seat saw after so many answers, and what the last of them brought about."""
        at = self.total if step is None else max(0, min(step, self.total))
        game = self.at(at)
        before = len(self.at(at - 1).events(None, 0)) if at > 0 else 0
        eyes = seat if isinstance(seat, int) else None
        return wire.ReplayFrame(
            at=at,
            total=self.total,
            view=game.view(eyes),
            events=game.events(eyes, before),
            marks=self.marks(),
            views=[game.view(who) for who in range(self._record["seats"])] if seat == "all" else None,
        )


class _Counts:
    """How many events there are after k answers; grows with k, so it can be searched by halving."""

    def __init__(self, film: Film) -> None:
        self._film = film
        self._known: dict[int, int] = {}

    def __len__(self) -> int:
        return self._film.total

    def __getitem__(self, step: int) -> int:
        if step not in self._known:
            self._known[step] = len(self._film.at(step).events(None, 0))
        return self._known[step]


def is_consequence(entry: list[Any]) -> bool:
    """Whether an entry of a record follows from the one before it: chance, and answers without a choice."""
    return entry[0] == "chance" or (len(entry) == 3 and entry[2] == 1)


class Replays:
    """The films looked at lately."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._lock = asyncio.Lock()

    async def frame(self, table: LiveTable, seat: str | None, step: int | None) -> wire.ReplayFrame:
        """One frame of a finished table's film. Made in a thread, one at a time: nobody's answer waits for it."""
        eyes = _eyes(seat, len(table.row.seats))
        film = self._films.get(table.row.id)
        if film is None:
            record = await record_of(table)
            film = self._films[table.row.id] = Film(table.hub.engine, record)
            while len(self._films) > FILMS_KEPT:
                self._films.popitem(last=False)
        self._films.move_to_end(table.row.id)
        async with self._lock:
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
