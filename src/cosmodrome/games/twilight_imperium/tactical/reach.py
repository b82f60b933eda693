"""Which ships can come to the active system, TI-47, and past what: anomalies, other fleets, wormholes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cosmodrome.games.twilight_imperium.combat import plus_one
from cosmodrome.games.twilight_imperium.galaxy import Near
from cosmodrome.games.twilight_imperium.index import (
    ASTEROIDS,
    EMPTY,
    NEBULAE,
    RIFTS,
    SUPERNOVAE,
    bits,
)
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat


class Way(NamedTuple):
    """How a ship comes to the active system: dice to roll for gravity rifts, steps it needs beyond its move, and
    whether it is led there by a ship that carries a wormhole and goes first."""

    rifts: int
    beyond: int
    led: bool = False


class Chart(NamedTuple):
    """The ways of one movement, by steps (`Near.ways`): around gravity rifts, and through them."""

    near: Near
    closed: int
    plain: tuple[int, ...]
    through: tuple[int, ...]

    @property
    def beside_rifts(self) -> int:
        """The gravity rifts and the systems next to them, as bits: from there a way may cost a step less."""
        return RIFTS | self.near.around(RIFTS)


def chart(
    table: TwilightImperium, seat: Seat, target: int, near: Near | None = None, past_ships: bool = False
) -> Chart:
    """TI-47.3b, TI-54.1, TI-68.1, TI-80.1a: systems with other ships and most anomalies cannot be passed."""
    near = near or table.near(seat, moving=True)
    ships = 0 if past_ships else table.fold("blocking-ships", seat, table.others_ships(seat))
    closed = ships | table.fold("closed-terrain", seat, ASTEROIDS | SUPERNOVAE | NEBULAE)
    most = farthest(table, seat, near)
    between = near.within(target, most - 1)
    closed &= between  # where nobody passes on the way, it changes nothing
    plain = near.ways(target, closed, False, most)
    return Chart(near, closed, plain, near.ways(target, closed, True, most) if between & RIFTS else plain)


def may_enter(table: TwilightImperium, seat: Seat, system: int) -> bool:
    """TI-54.1, TI-68.1: ships cannot end their movement in an asteroid field or a supernova."""
    return not table.fold("barred", seat, ASTEROIDS | SUPERNOVAE) >> system & 1


def origins(table: TwilightImperium, seat: Seat, target: int) -> int:
    """TI-47.3c, TI-47.3e: systems with ships and without a command token of the player, and the active one."""
    return table.fleets[seat] & (~table.tokens[seat] | 1 << target)


def move_value(table: TwilightImperium, seat: Seat, kind: int, origin: int) -> int:
    """TI-55.1; TI-80.2: in a nebula 1; and what abilities add."""
    side = table.side(seat)
    move = side.move[kind]
    if not move:
        return 0
    if NEBULAE >> origin & 1:
        move = 1
    if table.marks:
        move += table.marked("move+", seat)
    return int(table.fold("move", seat, move, kind, origin)) if side.haste else move


def farthest(table: TwilightImperium, seat: Seat, near: Near) -> int:
    """How many steps no ship of a player can exceed."""
    side = table.side(seat)
    return side.move[side.by_move[0]] + bonus(table, seat, side, near)


def bonus(table: TwilightImperium, seat: Seat, side: Side, near: Near) -> int:
    """How many steps at most a ship goes beyond its printed move."""
    return side.haste + near.with_rifts + (table.marked("move+", seat) if table.marks else 0)


def way(table: TwilightImperium, seat: Seat, kind: int, origin: int, map_: Chart) -> Way | None:
    """How a ship of this kind comes from a system to the active one, None if it cannot. It goes through a gravity
    rift only where it must (TI-R13). `beyond` is 1 for a ship that needs the bonus of a single ship."""
    move = move_value(table, seat, kind, origin)
    if not move:
        return None
    here = RIFTS >> origin & 1  # TI-12.1, TI-12.2
    if map_.plain[move] >> origin & 1:
        return Way(here, 0)
    if map_.through[move] >> origin & 1:
        return Way(here + 1, 0)
    bonus = int(table.fold("one-ship-move", seat, 0))
    if not bonus:
        return None
    if map_.plain[move + bonus] >> origin & 1:
        return Way(here, 1)
    if map_.through[move + bonus] >> origin & 1:
        return Way(here + 1, 1)
    return None


def reachable_ships(
    table: TwilightImperium, seat: Seat, target: int, ahead: bool = False
) -> dict[tuple[int, int], Way]:
    """The ships that can reach the active system, by origin and kind, each with its way. `ahead` if a ship that carries
    a wormhole goes first."""
    near = table.near(seat, moving=True, ahead=ahead)
    starts = in_range(table, seat, target, near, origins(table, seat, target))
    found = dict(ways_from(table, seat, target, near, starts))
    if not ahead and any(carries_wormhole(table, seat, origin, kind) for origin, kind, _ in table.moving):
        for ship, how in reachable_ships(table, seat, target, ahead=True).items():
            if ship not in found or how.rifts < found[ship].rifts:  # TI-R13
                found[ship] = how._replace(led=not carries_wormhole(table, seat, *ship))
    return found


class Passage:
    """A movement under way: its ships and its ways, each worked out when first asked for, and once, for nothing leaves
    its place before all arrive (TI-47.5)."""

    __slots__ = ("_chart", "_reachable", "seat", "table", "target")

    def __init__(self, table: TwilightImperium, seat: Seat, target: int) -> None:
        self.table = table
        self.seat = seat
        self.target = target
        self._chart: Chart | None = None
        self._reachable: dict[bool, dict[tuple[int, int], Way]] = {}

    @property
    def chart(self) -> Chart:
        """The ways."""
        if self._chart is None:
            self._chart = chart(self.table, self.seat, self.target)
        return self._chart

    @property
    def reachable(self) -> dict[tuple[int, int], Way]:
        """The ships that can come; more, where a ship of the draft opens a way for the others."""
        ahead = any(carries_wormhole(self.table, self.seat, origin, kind) for origin, kind, _ in self.table.moving)
        if ahead not in self._reachable:
            self._reachable[ahead] = reachable_ships(self.table, self.seat, self.target)
        return self._reachable[ahead]


def any_in_reach(table: TwilightImperium, seat: Seat, target: int) -> bool:
    """Whether any ship can come from elsewhere."""
    starts = origins(table, seat, target) & ~(1 << target)
    if not starts:
        return False
    near = table.near(seat, moving=True)
    starts = in_range(table, seat, target, near, starts)
    if starts & near[target]:
        return True  # who can move at all gets to the next system
    return any(True for _ in ways_from(table, seat, target, near, starts))


def ways_from(
    table: TwilightImperium, seat: Seat, target: int, near: Near, starts: int
) -> Iterator[tuple[tuple[int, int], Way]]:
    """The ships that can come from these systems, one kind after the other."""
    if not starts:
        return
    side, map_ = table.side(seat), chart(table, seat, target, near)
    passing = "passes-ships" in side.topics or table.marked("passes-ships-from", seat)
    for origin in bits(starts):
        fleet = table.fleet(seat, origin)
        for kind in side.mobile:
            if fleet[kind]:
                known = way(table, seat, kind, origin, map_)
                if known is None and passing and past_ships(table, seat, kind, origin):
                    known = way(table, seat, kind, origin, chart(table, seat, target, near, past_ships=True))
                if known is not None:
                    yield (origin, kind), known


def carries_wormhole(table: TwilightImperium, seat: Seat, origin: int, kind: int) -> bool:
    """Whether a ship of the draft carries a wormhole: it may go before the others or after them."""
    side = table.side(seat)
    if "delta-wormhole" not in side.topics or origin == table.system:
        return False
    return bool(side.fold("delta-wormhole", False, plus_one(EMPTY, kind)))


def in_range(table: TwilightImperium, seat: Seat, target: int, near: Near, starts: int) -> int:
    """Those of these systems from which a ship could come if nothing were between: the others need no search."""
    side = table.side(seat)
    move, by_move, more = side.move, side.by_move, bonus(table, seat, side, near)
    starts &= near.within(target, move[by_move[0]] + more)
    if not starts or not may_enter(table, seat, target):
        return 0
    found = 0
    for origin in bits(starts):
        fleet = table.fleet(seat, origin)
        for kind in by_move:
            if fleet[kind]:
                found |= 1 << origin & near.within(target, move[kind] + more)
                break
    return found


def past_ships(table: TwilightImperium, seat: Seat, kind: int, origin: int) -> bool:
    """Whether this ship may pass other fleets."""
    if table.marked("passes-ships-from", seat) == origin:
        return True
    return bool(table.fold("passes-ships", seat, False, kind, origin))
