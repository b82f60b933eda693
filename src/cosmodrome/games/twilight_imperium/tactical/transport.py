"""Transport, TI-46: what the ships of a movement can take aboard, and where they pass to fetch it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Final, NamedTuple

from cosmodrome.games.twilight_imperium.index import FIGHTER, INFANTRY, NOBODY, RIFTS, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.reach import Chart, Passage, Way, chart, move_value, past_ships
from cosmodrome.kernel import Seat

Reachable = dict[tuple[int, int], Way]
Load = tuple[int, int, int]  # system, planet or nobody's, kind
Cargo = tuple[int, int, int, int]  # likewise, and count
AT_EASE: Final = Way(0, 0)
TRIES: Final = 60  # to stow what is offered to be taken along: mostly the first is as good as any


class Ship(NamedTuple):
    """One ship on its way: its move, and what a bonus for a single ship would add; the systems where it takes somebody
    aboard, the first of which is its origin; who comes aboard; and how many of these systems it has left behind each
    time it rolls for a gravity rift; whether it is led by a ship that carries a wormhole."""

    kind: int
    room: int
    move: int
    bonus: int
    stops: tuple[int, ...]
    rolls: tuple[int, ...]
    aboard: tuple[Cargo, ...] = ()
    led: bool = False

    @property
    def origin(self) -> int:
        """Where it starts."""
        return self.stops[0]


def left_of(table: TwilightImperium, seat: Seat, origin: int, kind: int) -> int:
    """Ships of a kind in a system that are not in the draft."""
    drafted = sum(count for system, which, count in table.moving if system == origin and which == kind)
    if kind in (FIGHTER, INFANTRY):
        drafted += sum(n for system, planet, which, n in table.cargo if (system, planet, which) == (origin, -1, kind))
    return table.fleet(seat, origin)[kind] - drafted


def own_room(table: TwilightImperium, fleet: list[Ship], system: int) -> int:
    """What the ships of the draft that start in a system can still take there; below 0 if others help them."""
    taken = sum(count for origin, _, _, count in table.cargo if origin == system)
    return sum(ship.room for ship in fleet if ship.origin == system) - taken


def carries(passage: Passage, fleet: list[Ship], more: Cargo) -> bool:
    """Whether the ships can carry this besides the cargo of the draft."""
    cargo = [*passage.table.cargo, more]
    return stow(passage.table, passage.seat, passage.target, fleet, cargo, passage.chart) is not None


def sources(table: TwilightImperium, seat: Seat, target: int, systems: int) -> list[tuple[int, int, int, int]]:
    """What can be picked up in these systems and in the active one: system, planet, kind, count."""
    found = []
    for system in bits((systems & ~table.tokens[seat]) | 1 << target):
        fleet = table.fleet(seat, system)
        if system != target:
            for kind in (FIGHTER, INFANTRY):
                if fleet[kind] and (count := left_of(table, seat, system, kind)) > 0:
                    found.append((system, NOBODY, kind, count))
        for planet in table.planets_of(seat, system):
            drafted = sum(n for _, place, _, n in table.cargo if place == planet)
            if table.infantry[planet] > drafted:
                found.append((system, planet, INFANTRY, table.infantry[planet] - drafted))
    return found


def crew(table: TwilightImperium, seat: Seat, reachable: Reachable) -> list[Ship]:
    """The ships of the draft, one by one, those with most room first; a bonus for a single ship is used once."""
    ships: list[Ship] = []
    for origin, kind, count in table.moving:
        ships += [ship_of(table, seat, origin, kind, reachable.get((origin, kind), AT_EASE))] * count
    if not all(ship.bonus for ship in ships):
        ships = without_bonus(ships)
    return sorted(ships, key=lambda ship: -ship.room)


def without_bonus(fleet: list[Ship]) -> list[Ship]:
    """The ships when the bonus for a single one is used already, or is to be saved."""
    return [ship._replace(bonus=0) if ship.bonus else ship for ship in fleet]


def ship_of(table: TwilightImperium, seat: Seat, origin: int, kind: int, how: Way) -> Ship:
    """A ship that sets out, with nobody aboard."""
    move, bonus = move_value(table, seat, kind, origin), int(table.fold("one-ship-move", seat, 0))
    if how.beyond:
        move, bonus = move + bonus, 0
    return Ship(kind, table.side(seat).capacity[kind], move, bonus, (origin,), (1,) * how.rifts, led=how.led)


def on_the_way(table: TwilightImperium, seat: Seat, target: int, fleet: list[Ship], map_: Chart) -> int:
    """The systems that a ship of the draft with room could pass."""
    found, near = 0, map_.near
    beside = map_.beside_rifts
    pickable = table.presence(seat) & ~table.tokens[seat] & ~(1 << target)
    for ship in {(ship.origin, ship.kind): ship for ship in fleet if ship.room}.values():
        ship = hastened(ship)
        move = ship.move + (beside >> ship.origin & 1)
        if move > 1:
            steps = move + near.with_rifts - 1  # to the stop or from it, one step at least is left for the rest
            stops = pickable & ~found & near.within(target, steps) & near.within(ship.origin, steps)
            stops &= ~chart_of(table, seat, target, ship, map_).closed
            for system in bits(stops):
                if detour(table, seat, target, ship, system, map_) is not None:
                    found |= 1 << system
    return found


def hastened(ship: Ship) -> Ship:
    """The ship with the bonus for a single one."""
    return ship._replace(move=ship.move + ship.bonus, bonus=0)


def chart_of(table: TwilightImperium, seat: Seat, target: int, ship: Ship, map_: Chart) -> Chart:
    """The ways of a ship: some may pass other fleets."""
    passing = "passes-ships" in table.side(seat).topics or table.marked("passes-ships-from", seat)
    if passing and past_ships(table, seat, ship.kind, ship.origin):
        return chart(table, seat, target, map_.near, past_ships=True)
    return map_


def detour(table: TwilightImperium, seat: Seat, target: int, ship: Ship, stop: int, map_: Chart) -> Ship | None:
    """TI-46.1: the ship, if it can go by way of one stop more, in the order of stops with the fewest rifts."""
    if stop in ship.stops:
        return ship
    map_ = chart_of(table, seat, target, ship, map_)
    if map_.closed >> stop & 1:
        return None
    best: Ship | None = None
    for order in permutations((*ship.stops[1:], stop)):
        stops = (ship.origin, *order)
        rolls = rolls_on(map_, target, stops, ship.move)
        if rolls is not None and (best is None or len(rolls) < len(best.rolls)):
            best = ship._replace(stops=stops, rolls=rolls, led=False)
    return best


def rolls_on(map_: Chart, target: int, stops: tuple[int, ...], move: int) -> tuple[int, ...] | None:
    """TI-12.1, TI-12.3: when a ship rolls on a way by these stops, each time that it leaves a rift; it goes through one
    only where it must (TI-R13). None if its move does not suffice."""
    rolls = [at + 1 for at, stop in enumerate(stops) if RIFTS >> stop & 1]
    legs = [
        (map_.near.cost(goal, map_.closed, False)[start], map_.near.cost(goal, map_.closed, True)[start])
        for start, goal in pairwise((*stops, target))
    ]
    lacking = sum(around for around, _ in legs) - move
    for at in sorted(range(len(legs)), key=lambda leg: legs[leg][1] - legs[leg][0]):
        around, through = legs[at]
        if lacking <= 0 or around == through:
            break
        lacking -= around - through
        rolls.append(at + 1)
    return tuple(sorted(rolls)) if lacking <= 0 else None


def stow(
    table: TwilightImperium,
    seat: Seat,
    target: int,
    fleet: list[Ship],
    cargo: list[Cargo],
    map_: Chart,
    most: int = TRIES,
) -> list[Ship] | None:
    """Who carries what, or None if there is no way. First ships fill up with units where they start, and the rest is
    left to ships that pass; if that fails, all loads are open to all ships. The bonus for a single ship is used only
    where nothing else helps. Units in the active system may board any ship."""
    wanted: dict[Load, int] = {}
    for system, planet, kind, count in sorted(cargo, key=lambda each: each[0] == target):
        wanted[system, planet, kind] = wanted.get((system, planet, kind), 0) + count
    if sum(wanted.values()) > sum(ship.room for ship in fleet):
        return None
    for ships in (without_bonus(fleet), fleet) if any(ship.bonus for ship in fleet) else (fleet,):
        for begun, loads in (at_the_start(ships, wanted), (ships, wanted)):
            found = take_aboard(table, seat, target, begun, list(loads.items()), map_, iter(range(most)))
            if found is not None:
                return found
    return None


def at_the_start(fleet: list[Ship], wanted: dict[Load, int]) -> tuple[list[Ship], dict[Load, int]]:
    """The ships with units of their starting systems aboard, and the loads that are left."""
    ships, left = list(fleet), {}
    for load, count in wanted.items():
        for at, ship in enumerate(ships):
            if ship.origin == load[0] and ship.room and count:
                taken = min(ship.room, count)
                ships[at], count = aboard(ship, load, taken), count - taken
        if count:
            left[load] = count
    return ships, left


def aboard(ship: Ship, load: Load, count: int) -> Ship:
    """A ship with this many more aboard."""
    return ship._replace(room=ship.room - count, aboard=(*ship.aboard, (*load, count)))


def take_aboard(
    table: TwilightImperium,
    seat: Seat,
    target: int,
    fleet: list[Ship],
    wanted: list[tuple[Load, int]],
    map_: Chart,
    tries: Iterator[int],
) -> list[Ship] | None:
    """Put the first load into a ship that starts there or can pass by, then the rest in the same way; go back and try
    another ship where that leaves units behind, until there are no more tries."""
    if not wanted:
        return fleet
    (load, count), *rest = wanted
    system, seen = load[0], set[Ship]()
    for at in sorted(range(len(fleet)), key=lambda each: fleet[each].origin != system):
        ship = fleet[at]
        if not ship.room or ship in seen:
            continue
        if next(tries, None) is None:
            return None
        seen.add(ship)
        others, by_way = fleet, ship if system == target else detour(table, seat, target, ship, system, map_)
        if by_way is None and ship.bonus:
            others, by_way = without_bonus(fleet), detour(table, seat, target, hastened(ship), system, map_)
        if by_way is not None:
            taken = min(by_way.room, count)
            ships = [*others[:at], aboard(by_way, load, taken), *others[at + 1 :]]
            left = [(load, count - taken), *rest] if taken < count else rest
            if found := take_aboard(table, seat, target, ships, left, map_, tries):
                return found
    return None
