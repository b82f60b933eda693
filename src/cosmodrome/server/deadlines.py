"""The time for a decision: when it is over the table's default is played. Off unless the host set it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from cosmodrome.kernel import Refusal
from cosmodrome.server.errors import Refused

if TYPE_CHECKING:
    from cosmodrome.server.play import Play

log = structlog.get_logger(__name__)

# What a seat does when it does nothing, in the order of preference.
NOTHING = ("pass", "done", "stay")


class Deadlines:
    """One clock for a table: it knows when each asked person must have answered."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._due: dict[int, tuple[int, float]] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        """Whether somebody's time is being taken."""
        return self._timer is not None

    def left(self, seat: int | None) -> float | None:
        """The seconds a seat has left for its own decision."""
        due = None if seat is None else self._due.get(seat)
        return None if due is None else max(0.0, round(due[1] - asyncio.get_running_loop().time(), 1))

    def set(self) -> None:
        """Start the clock of every ask that is new, forget those that are gone."""
        seconds = self._play.table.row.settings.decision_seconds
        if seconds is None:
            return
        self.stop()
        loop = asyncio.get_running_loop()
        asks = self._play.game.asks if self._play.release.complete else ()
        seats = self._play.table.row.seats
        due = {}
        for ask in asks:
            if seats[ask.seat].bot is None:
                known = self._due.get(ask.seat)
                due[ask.seat] = known if known and known[0] == ask.id else (ask.id, loop.time() + seconds)
        self._due = due
        if due:
            self._timer = loop.call_at(min(at for _, at in due.values()), self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._play.table.post(self._expire)

    async def _expire(self) -> None:
        play = self._play
        if play.table.play is not play:
            return
        now = asyncio.get_running_loop().time()
        late = [(seat, ask) for seat, (ask, at) in self._due.items() if at <= now]
        for seat, ask_id in late:
            ask = next((ask for ask in play.game.asks if (ask.seat, ask.id) == (seat, ask_id)), None)
            if ask is None or not play.release.complete:
                continue
            option = None
            if play.table.row.settings.decision_default == "pass":
                by_key = {option.key: option.id for option in ask.options}
                option = next((by_key[key] for key in NOTHING if key in by_key), None)
            if option is None:
                play.thinking.decide(seat, ask_id)
                continue
            try:
                await play.answer(seat, option, ask_id)
            except (Refusal, Refused) as refused:
                log.info("default refused", seat=seat, option=option, reason=refused.id)
        if play.table.play is play:
            self.set()

    def stop(self) -> None:
        """Stop the clock, but not the time of those whose ask stays."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
