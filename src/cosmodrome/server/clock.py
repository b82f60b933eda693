"""The clocks of a table, off unless the host set them: the time for a decision, after which the table's default is
played, and the time for a negotiation, which ends when it is over.

A decision may have days. So the store knows by the clock on the wall when it is due, and its game may leave memory or
the server be restarted meanwhile: the hub opens again what is late.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import structlog

from cosmodrome.kernel import Ask, Refusal
from cosmodrome.server.errors import Refused
from cosmodrome.server.player import Playing
from cosmodrome.server.room import Room
from cosmodrome.store import Settings

log = structlog.get_logger(__name__)

# What a seat does when it does nothing, in the order of preference.
NOTHING = ("pass", "done", "stay")
SOON = 600.0  # seconds; a game whose clock rings later need not wait for it in memory


def due_from_now(settings: Settings) -> float | None:
    """The latest deadline of those asked now, in wall-clock time."""
    return None if settings.decision_seconds is None else time.time() + settings.decision_seconds


class Clock:
    """Knows when each asked person must have answered, and when those who negotiate must have agreed."""

    def __init__(self, room: Room, game: Any, playing: Playing) -> None:
        self._room = room
        self._game = game
        self._playing = playing
        self._due: dict[int, tuple[int, float]] = {}
        self._talk_due: float | None = None
        self._talk_left: float | None = None  # of a negotiation that stands still, because nobody could look
        self._talk_runs = False
        self._left: dict[tuple[int, int], float] = {}  # the same, by seat and ask
        self._timer: asyncio.TimerHandle | None = None
        self._resumed = room.row.due  # for those who were asked before the game was opened

    @property
    def running(self) -> bool:
        """Whether somebody's time will be over soon."""
        return self._timer is not None and self._timer.when() - asyncio.get_running_loop().time() < SOON

    def left(self, seat: int | None) -> float | None:
        """The seconds a seat has left for its own decision; the time of a negotiation runs for all to see."""
        due = [] if seat is None or seat not in self._due else [self._due[seat][1]]
        if self._talk_due is not None and self._talk_runs:
            due.append(self._talk_due)
        return max(0.0, round(min(due) - asyncio.get_running_loop().time(), 1)) if due else None

    def set(self) -> None:
        """Start the clock of every ask that is new, forget those that are gone."""
        settings = self._room.row.settings
        if settings.decision_seconds is None and settings.talk_seconds is None:
            return
        self.stop()
        loop = asyncio.get_running_loop()
        self._due = self._decisions(settings.decision_seconds, loop.time())
        ends = [at for _, at in self._due.values()]
        if self._talks(settings.talk_seconds, loop.time()) and self._talk_due is not None:
            ends.append(self._talk_due)
        if ends:
            self._timer = loop.call_at(min(ends), self._ring)

    def _open(self) -> tuple[Ask, ...]:
        return self._playing.outbox.asks

    def _decisions(self, seconds: int | None, now: float) -> dict[int, tuple[int, float]]:
        """Until when each asked person has time; whose ask stays has no more than before."""
        due: dict[int, tuple[int, float]] = {}
        if seconds is not None:
            seats = self._room.row.seats
            until, self._resumed = self._resumed, None
            left = seconds if until is None else min(max(0.0, until - time.time()), seconds)
            for ask in self._open():
                if seats[ask.seat].bot is not None:
                    continue
                known, key = self._due.get(ask.seat), (ask.seat, ask.id)
                at = known[1] if known and known[0] == ask.id else now + self._left.pop(key, left)
                if self._could_look(ask.seat):
                    due[ask.seat] = ask.id, at
                else:
                    self._left[key] = at - now
        return due

    def _could_look(self, seat: int) -> bool:
        """Whether the player of a seat could look at it. People who share a device see one seat at a time, and the time
        of the others stands still meanwhile; that of a player who is away runs."""
        row = self._room.row
        holders = row.seats[seat].holders()
        if all(len(row.seats_of(person)) == 1 for person in holders):
            return True
        looking = [connection.seat for connection in self._room.connections if connection.person in holders]
        return seat in looking or not looking

    def _talks(self, seconds: int | None, now: float) -> bool:
        """Whether a negotiation waits for somebody; its time runs from the first question to its end, whatever comes
        between."""
        way_out = self._way_out()
        self._talk_runs = way_out is not None and self._could_look(way_out[0].seat)
        due = self._talk_due
        if seconds is None or self._game.talk is None:
            self._talk_due = self._talk_left = None
        elif self._talk_runs and due is None:
            self._talk_due, self._talk_left = now + (self._talk_left or seconds), None
        elif way_out is not None and not self._talk_runs and due is not None:
            self._talk_due, self._talk_left = None, max(1.0, due - now)
        return self._talk_runs

    def _way_out(self) -> tuple[Ask, str] | None:
        """The open ask by which the negotiation under way can be ended, and the answer that does so."""
        verb = self._game.talk
        for ask in self._open():
            for option in ask.options:
                if option.key == verb:
                    return ask, option.id
        return None

    def _ring(self) -> None:
        self._timer = None
        self._room.post(self._expire)

    async def _expire(self) -> None:
        if self._playing.stopped:
            return
        now = asyncio.get_running_loop().time()
        late = [(seat, ask) for seat, (ask, at) in self._due.items() if at <= now]
        for seat, ask_id in late:
            await self._decide(seat, ask_id)
        if self._talk_due is not None and self._talk_due <= now and (way_out := self._way_out()) is not None:
            ask, option = way_out
            await self._answer(ask, option)
        if not self._playing.stopped:
            self.set()

    async def _decide(self, seat: int, ask_id: int) -> None:
        """Play the table's default for a seat whose time is over."""
        ask = next((ask for ask in self._open() if (ask.seat, ask.id) == (seat, ask_id)), None)
        if ask is None:
            return
        option = None
        if self._room.row.settings.decision_default == "pass":
            by_key = {option.key: option.id for option in ask.options}
            option = next((by_key[key] for key in NOTHING if key in by_key), None)
        if option is None:
            self._playing.bots.decide(seat, ask_id)
        else:
            await self._answer(ask, option)

    async def _answer(self, ask: Ask, option: str) -> None:
        try:
            await self._playing.decide_late(ask.seat, option, ask.id)
        except (Refusal, Refused) as refused:
            log.info("default refused", seat=ask.seat, option=option, reason=refused.id)

    def renew(self) -> None:
        """The limits have changed: players asked now get all of the new time."""
        self.stop()
        self._due, self._left, self._resumed = {}, {}, None
        self._talk_due = self._talk_left = None
        self.set()

    def stop(self) -> None:
        """Stop the clock, but not the time of those whose ask stays."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
