"""What changes a running game for everybody: the host asks, the others agree or refuse.

Two days of silence count as consent, so that a table cannot be blocked by somebody who is gone. Each function runs
inside the table's task.
"""

from __future__ import annotations

import time
from typing import Any, Literal

from msgspec import structs

from cosmodrome.server import wire
from cosmodrome.server.clock import due_from_now
from cosmodrome.server.errors import Refused
from cosmodrome.server.seats import must_be, must_be_mine, must_host, sitter_of
from cosmodrome.server.table import LiveTable
from cosmodrome.store import Settings, Write
from cosmodrome.store.rows import Motion

SILENCE = 48 * 3600.0  # seconds after which silence counts as consent
Kind = Literal["clock", "end", "host"]


# ---- what can be asked -----------------------------------------------------------------------------------


async def change_clock(table: LiveTable, person: str, wish: wire.NewClock) -> None:
    """New time limits. More time for everybody is the host's to give; a stricter clock needs consent."""
    must_host(table, person)
    if table.row.state == "open":
        await table.change(settings=_with_clock(table.row.settings, structs.asdict(wish)))
        return
    must_be(table, "running")
    if _is_kinder(table.row.settings, wish):
        await _set_clock(table, structs.asdict(wish))
    else:
        await _ask(table, person, "clock", structs.asdict(wish))


async def end_game(table: LiveTable, person: str) -> None:
    """End the game without a result; then its record can be saved."""
    must_host(table, person)
    if table.row.state == "stopped":
        await _end(table, {})
        return
    must_be(table, "running")
    await _ask(table, person, "end", {})


async def change_host(table: LiveTable, person: str, seat: int) -> None:
    """The host hands over hosting to another player; a player may ask for it when the host is gone."""
    sitter = sitter_of(table, seat)
    if sitter.kind != "person" or sitter.person is None:
        raise Refused("no-such-seat", 404, seat=seat)
    if table.row.hosted_by(person):
        await _set_host(table, {"seat": seat})
        return
    must_be_mine(table, seat, person)
    await _ask(table, person, "host", {"seat": seat})


# ---- agreeing --------------------------------------------------------------------------------------------


async def _ask(table: LiveTable, person: str, kind: Kind, args: dict[str, Any]) -> None:
    if table.row.motion is not None:
        raise Refused("motion-open")
    mine = table.row.seats_of(person)
    others = [seat for seat, sitter in enumerate(table.row.seats) if sitter.holders() and not sitter.resigned]
    motion = Motion(
        kind=kind,
        by=mine[0] if mine else None,
        args=args,
        asked=[seat for seat in others if seat not in mine],
        until=time.time() + SILENCE,
    )
    if motion.asked:
        await table.change(motion=motion)
    else:
        await _CARRY[kind](table, args)


async def vote(table: LiveTable, person: str, agree: bool) -> None:
    """Agree or refuse with all of one's seats. The person who asked can withdraw by refusing, and carry it out when the
    time to answer is over."""
    motion = table.row.motion
    if motion is None:
        raise Refused("no-motion")
    mine = table.row.seats_of(person)
    asks = motion.by in mine if motion.by is not None else table.row.hosted_by(person)
    if not asks and not any(seat in motion.asked for seat in mine):
        raise Refused("not-your-table", 403)
    if not agree:
        await table.change(motion=None)
        if not asks:
            name = table.row.seats[next(seat for seat in mine if seat in motion.asked)].name
            await table.note("motion-refused", kind=motion.kind, name=name or "")
        return
    agreed = sorted({*motion.agreed, *(seat for seat in mine if seat in motion.asked)})
    if set(agreed) == set(motion.asked) or time.time() >= motion.until:
        await _CARRY[motion.kind](table, motion.args)
    elif agreed != motion.agreed:
        await table.change(motion=structs.replace(motion, agreed=agreed))


# ---- doing it --------------------------------------------------------------------------------------------


def _with_clock(settings: Settings, clock: dict[str, Any]) -> Settings:
    return structs.replace(settings, **clock)


def _is_kinder(now: Settings, wish: wire.NewClock) -> bool:
    """Whether nobody has less time than before, and what happens at its end stays."""
    longer = all(
        new is None or (old is not None and new >= old)
        for old, new in (
            (now.decision_seconds, wish.decision_seconds),
            (now.talk_seconds, wish.talk_seconds),
        )
    )
    return longer and (wish.decision_default == now.decision_default or wish.decision_seconds is None)


async def _set_clock(table: LiveTable, args: dict[str, Any]) -> None:
    settings = _with_clock(table.row.settings, args)
    await table.change(settings=settings, due=due_from_now(settings), motion=None)
    if table.live_game is not None:
        table.live_game.clock.renew()
        table.live_game.outbox.refresh()
    await table.note("clock", seconds=settings.decision_seconds or 0)


async def _end(table: LiveTable, args: dict[str, Any]) -> None:
    outcome = {"winners": [], "scores": [], "reason": "ended"}
    await table.drop_game()
    await table.change(state="over", outcome=outcome, turn=[], due=None, motion=None)
    await table.reload()
    await table.note("ended")


async def _set_host(table: LiveTable, args: dict[str, Any]) -> None:
    sitter = sitter_of(table, args["seat"])
    if sitter.person is None:
        raise Refused("no-such-seat", 404, seat=args["seat"])
    left = tuple(table.row.people() - structs.replace(table.row, host=sitter.person).people())
    await table.change(host=sitter.person, motion=None, with_it=Write(table=table.row.id, left=left))
    await table.note("host", name=sitter.name or "")


_CARRY = {"clock": _set_clock, "end": _end, "host": _set_host}
