"""Finished games, looked at again from any seat."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from cosmodrome.course import Course
from cosmodrome.server import wire
from cosmodrome.server.engine import Engine, is_consequence
from cosmodrome.server.errors import Refused
from cosmodrome.server.table import LiveTable

FILM_BYTES = 32 * 1024 * 1024  # of all films together
STILL_EVERY = 16  # answers
COURSES = 64  # kept
# What a still takes in memory, as measured: a game, and its table in proportion to what is seen of it.
STILL_BYTES, BYTES_PER_CHARACTER = 20_000, 4


class Film:
    """A record cut into steps: step k is the game after k things that somebody did.

    The record is played once; copies are kept on the way, so that any step is near one of them.
    """

    def __init__(self, engine: Engine, record: dict[str, Any]) -> None:
        self._seats: int = record["seats"]
        # What somebody did begins a step; the forced answers and the chance that follow belong to it.
        self._steps = [entry for entry in record["entries"] if not is_consequence(entry)]
        self.total = len(self._steps)
        self._stills: list[Any] = []
        self._events: list[int] = []  # how many there were after each step
        self.marks: list[wire.Mark] = []
        self.size = 0  # bytes, roughly
        for step, game in enumerate(engine.retrace(record)):
            self._shoot(step, game)

    def _shoot(self, step: int, game: Any) -> None:
        """Note how many events there are, and where the rounds begin."""
        if step % STILL_EVERY == 0:
            self._stills.append(game.fork())
            self.size += STILL_BYTES + BYTES_PER_CHARACTER * len(wire.encode(game.view(None)))
        before = self._events[-1] if self._events else 0
        new = game.events(None, before)
        self._events.append(before + len(new))
        begun = [event["round"] for event in new if isinstance(event.get("round"), int)]
        if begun and not (self.marks and self.marks[-1].round == begun[-1]):
            self.marks.append(wire.Mark(step, begun[-1]))

    def at(self, step: int) -> Any:
        """The game after a number of answers."""
        near = step // STILL_EVERY
        game = self._stills[near].fork()
        for entry in self._steps[near * STILL_EVERY : step]:
            game.follow(entry)
        return game

    def frame(self, seat: int | str | None, step: int | None) -> wire.ReplayFrame:
        """What a seat saw after a number of answers, and what the last of them caused."""
        at = self.total if step is None else max(0, min(step, self.total))
        game = self.at(at)
        eyes = seat if isinstance(seat, int) else None
        before = self._events[at - 1] if at else 0
        return wire.ReplayFrame(
            at=at,
            total=self.total,
            view={**game.view(eyes), **game.asides(eyes)},
            events=game.events(eyes, before),
            marks=self.marks,
            views=[game.view(who) for who in range(self._seats)] if seat == "all" else None,
        )


class Replays:
    """The films looked at lately, as many as the memory for them holds; the newest always."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._courses: OrderedDict[str, Course | None] = OrderedDict()
        self._lock = asyncio.Lock()

    async def course(self, table: LiveTable) -> Course:
        """How a finished game went. Worked out once, in a thread."""
        async with self._lock:
            if table.row.id not in self._courses:
                record = await record_of(table)
                self._courses[table.row.id] = await asyncio.to_thread(table.services.engine.course, record)
                while len(self._courses) > COURSES:
                    self._courses.popitem(last=False)
            self._courses.move_to_end(table.row.id)
            found = self._courses[table.row.id]
        if found is None:
            raise Refused("no-course", 404)
        return found

    async def frame(self, table: LiveTable, seat: str | None, step: int | None) -> wire.ReplayFrame:
        """One frame of a finished table's film. Made in a thread, one at a time: nobody's answer waits for it."""
        eyes = _eyes(seat, len(table.row.seats))
        async with self._lock:
            film = self._films.get(table.row.id)
            if film is None:
                film = await asyncio.to_thread(Film, table.services.engine, await record_of(table))
                self._films[table.row.id] = film
                while len(self._films) > 1 and sum(film.size for film in self._films.values()) > FILM_BYTES:
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
    stored = await table.services.store.stored(table.row.id)
    names = [sitter.name for sitter in table.row.seats]
    return {**table.row.header, "names": names, "entries": stored.entries, "sealed": stored.sealed}
