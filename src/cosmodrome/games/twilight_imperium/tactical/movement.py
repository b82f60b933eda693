"""The movement step, TI-47: a chain over ships and what they carry, then everything arrives at once (TI-47.5)."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import NamedTuple

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.figures import check_figures
from cosmodrome.games.twilight_imperium.index import (
    DOCK,
    EMPTY,
    FIGHTER,
    INFANTRY,
    NOBODY,
    PLANET,
    PLANET_NAMES,
    SYSTEM_OF,
    UNIT,
    UNIT_NAMES,
    bits,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import sink_docks
from cosmodrome.games.twilight_imperium.tactical.reach import Chart, Way, chart, move_value, movers
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import DONE, Choose, Option, Roll, Rule, Seat

RIFT = 3  # TI-12.2: the highest result that removes a ship
Movers = dict[tuple[int, int], Way]


class Ship(NamedTuple):
    """One ship on its way, and what is aboard: kinds by count."""

    origin: int
    kind: int
    rifts: int
    room: int
    aboard: tuple[tuple[int, int, int], ...] = ()  # system, kind, count


def movement(table: TwilightImperium) -> Rule[None] | None:
    """Step 2 of the tactical action, TI-77.2: the active player may move ships into the active system; nothing is asked
    where no ship can come."""
    seat, target = table.active, table.system
    able = not table.marked("no-movement", seat) and can_move(table, seat, target)
    opened = () if able else window(table, "moved", seat=seat, system=target, ships=False)
    if able or opened:
        return move(table, seat, target, able)
    table.step = 0
    table.cursor = "cannon"
    return None


def can_move(table: TwilightImperium, seat: Seat, target: int) -> bool:
    """Whether any ship could come, or go out and fetch somebody."""
    return any(origin != target for origin, _ in movers(table, seat, target)) or fetches(table, seat, target)


def move(table: TwilightImperium, seat: Seat, target: int, able: bool) -> Rule[None]:
    """Ships are chosen and arrive; then others may respond."""
    if able:
        yield from choose_ships(table, seat, target)
        if table.moving:
            yield from arrive(table, seat, target)
    came = bool(table.moving and table.ships[seat] >> target & 1)
    table.clear_drafts()
    if came:
        yield from sink_docks(table)
    yield from window(table, "moved", seat=seat, system=target, ships=came)
    table.step = 0
    table.cursor = "cannon"


def choose_ships(table: TwilightImperium, seat: Seat, target: int) -> Rule[None]:
    """The chain."""
    while True:
        choice = yield Choose(
            seat, "move", move_options, table, seat, target, args={"system": target}, secret=bool(table.moving)
        )
        if choice == DONE:
            return
        if choice == verbs.ALL:
            take_all(table, seat, target)
            return
        if choice[0] == "fleet":
            take_fleet(table, seat, target, choice[1], movers(table, seat, target))
        elif choice[0] == "ship":
            table.moving.append((choice[1], UNIT[choice[2]], choice[3]))
        else:
            system, planet = source_of(choice[1])
            table.cargo.append((system, planet, UNIT[choice[2]], choice[3]))


def fetches(table: TwilightImperium, seat: Seat, target: int) -> bool:
    """TI-47.3e: a ship in the active system could fly out to fetch somebody, and come back."""
    side = table.side(seat)
    fleet = table.fleet(seat, target)
    return any(fleet[k] and side.capacity[k] and side.move[k] > 1 for k in range(1, 11)) and bool(
        sum(count for system, _, _, count in sources(table, seat, target, table.near(seat)[target]) if system != target)
    )


def source_of(name: int | str) -> tuple[int, int]:
    """A source of cargo: a planet by its id, or the space area of a system by its number."""
    if isinstance(name, str):
        return SYSTEM_OF[PLANET[name]], PLANET[name]
    return name, NOBODY


# ---- what can be chosen ----------------------------------------------------------------------------------------------


def left_of(table: TwilightImperium, seat: Seat, origin: int, kind: int) -> int:
    """Ships of a kind in a system that are not in the draft."""
    drafted = sum(count for system, which, count in table.moving if system == origin and which == kind)
    if kind in (FIGHTER, INFANTRY):
        drafted += sum(n for system, planet, which, n in table.cargo if (system, planet, which) == (origin, -1, kind))
    return table.fleet(seat, origin)[kind] - drafted


def pool_room(table: TwilightImperium, seat: Seat, target: int) -> int:
    """How many more ships the fleet pool bears in the active system."""
    there = sum(table.fleet(seat, target)[1:11])
    coming = sum(n for origin, kind, n in table.moving if kind not in (FIGHTER, DOCK) and origin != target)
    return table.fleet_limit(seat) - there - coming


def boosted(table: TwilightImperium, seat: Seat, target: int, able: Movers) -> bool:
    """Whether the bonus for a single ship is used in the draft."""
    return any(able[origin, kind].beyond for origin, kind, _ in table.moving if (origin, kind) in able)


def move_options(table: TwilightImperium, seat: Seat, target: int) -> list[Option]:
    """Everything at once, a fleet, single ships by kind and count, cargo for the ships that were chosen. Only single
    ships may go beyond the fleet pool (TI-R11)."""
    able = movers(table, seat, target)
    room = pool_room(table, seat, target)
    used = boosted(table, seat, target, able)
    ships: list[Option] = []
    fleets: dict[int, bool] = {}
    total = 0
    for (origin, kind), how in able.items():
        count = left_of(table, seat, origin, kind)
        if how.beyond:
            count = 0 if used else min(count, 1)
        if count <= 0 or (origin == target and not table.side(seat).capacity[kind]):
            continue
        total += count
        if origin != target and (room > 0 or kind in (FIGHTER, DOCK)):
            fleets[origin] = True
        many = (1, count) if len(able) > 9 and count > 1 else verbs.counts(count)
        ships += [verbs.SHIP(origin, UNIT_NAMES[kind], n) for n in many]
    options: list[Option] = []
    if fleets and not table.moving:
        options.append(verbs.ALL)
    if len(fleets) > 1 or table.moving:
        options += [verbs.FLEET(origin) for origin in fleets]
    return [*options, *ships, *load_options(table, seat, target, able), DONE]


def load_options(table: TwilightImperium, seat: Seat, target: int, able: Movers) -> list[Option]:
    """TI-46.1, TI-46.3: units for the ships in the draft, from where they start, pass or end."""
    if not table.moving:
        return []
    fleet = crew(table, seat, able)
    room = sum(ship.room for ship in fleet) - sum(count for *_, count in table.cargo)
    if room <= 0:
        return []
    near = sum({1 << ship.origin for ship in fleet})
    map_ = chart(table, seat, target)
    passing = on_the_way(table, seat, target, fleet, map_)
    shared = any(system != target and own_room(table, fleet, system) < 0 for system, *_ in table.cargo)
    options: list[Option] = []
    for system, planet, kind, count in sources(table, seat, target, near | passing):
        most = min(count, room)
        if system != target and own_room(table, fleet, system) < most and not passing >> system & 1:
            most = max(own_room(table, fleet, system), 0)
        elif shared or (system != target and own_room(table, fleet, system) < most):  # ships that pass must help
            while most and not carries(table, seat, target, fleet, (system, planet, kind, most), map_):
                most -= 1
        name: int | str = system if planet == NOBODY else PLANET_NAMES[planet]
        options += [verbs.LOAD(name, UNIT_NAMES[kind], n) for n in verbs.counts(most)]
    return options


def own_room(table: TwilightImperium, fleet: list[Ship], system: int) -> int:
    """What the ships of the draft that start in a system can still take there; below 0 if others help them."""
    taken = sum(count for origin, _, _, count in table.cargo if origin == system)
    return sum(ship.room for ship in fleet if ship.origin == system) - taken


def carries(
    table: TwilightImperium, seat: Seat, target: int, fleet: list[Ship], more: tuple[int, int, int, int], map_: Chart
) -> bool:
    """Whether the ships can carry this besides the cargo of the draft."""
    return stow(table, seat, target, fleet, [*table.cargo, more], map_) is not None


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


def crew(table: TwilightImperium, seat: Seat, able: Movers) -> list[Ship]:
    """The ships of the draft, one by one, those with most room first."""
    side = table.side(seat)
    ships = [
        Ship(origin, kind, able[origin, kind].rifts if (origin, kind) in able else 0, side.capacity[kind])
        for origin, kind, count in table.moving
        for _ in range(count)
    ]
    return sorted(ships, key=lambda ship: -ship.room)


def on_the_way(table: TwilightImperium, seat: Seat, target: int, fleet: list[Ship], map_: Chart) -> int:
    """The systems that a ship of the draft with room could pass."""
    found = 0
    kinds = {(ship.origin, ship.kind): ship for ship in fleet if ship.room}
    if not kinds or max(move_value(table, seat, kind, origin) for origin, kind in kinds) < 2:
        return 0
    pickable = table.presence(seat) & ~table.tokens[seat] & ~map_.closed & ~(1 << target)
    for system in bits(pickable):
        if any(passes(table, seat, target, ship, (system,), map_) for ship in kinds.values()):
            found |= 1 << system
    return found


def passes(table: TwilightImperium, seat: Seat, target: int, ship: Ship, stops: tuple[int, ...], map_: Chart) -> bool:
    """TI-46.1: whether a ship can go by way of these systems, in some order."""
    if any(map_.closed >> stop & 1 for stop in stops):
        return False
    move = move_value(table, seat, ship.kind, ship.origin)
    return any(way_length(map_, target, (ship.origin, *order)) <= move for order in permutations(stops))


def way_length(map_: Chart, target: int, stops: tuple[int, ...]) -> int:
    """The steps of a way around gravity rifts."""
    legs = sum(map_.near.cost(goal, map_.closed, False)[start] for start, goal in pairwise(stops))
    return legs + map_.plain[stops[-1]]


def stow(
    table: TwilightImperium,
    seat: Seat,
    target: int,
    fleet: list[Ship],
    cargo: list[tuple[int, int, int, int]],
    map_: Chart,
) -> list[Ship] | None:
    """Who carries what, None if it cannot be done: first ships that start there, then those that pass, by way of all
    their stops; what is in the active system finds room anywhere."""
    wanted: dict[tuple[int, int], int] = {}
    for system, _, kind, count in cargo:
        wanted[system, kind] = wanted.get((system, kind), 0) + count
    room = [ship.room for ship in fleet]
    stops: list[tuple[int, ...]] = [()] * len(fleet)
    aboard: list[tuple[tuple[int, int, int], ...]] = [()] * len(fleet)

    def put(at: int, system: int, kind: int) -> None:
        taken = min(room[at], wanted[system, kind])
        if taken:
            room[at] -= taken
            wanted[system, kind] -= taken
            aboard[at] += ((system, kind, taken),)

    for system, kind in wanted:
        for at, ship in enumerate(fleet):
            if ship.origin == system:
                put(at, system, kind)
    for system, kind in wanted:
        for at, ship in enumerate(fleet):
            if not wanted[system, kind]:
                break
            if system == target:
                put(at, system, kind)
            elif room[at] and ship.origin != system:
                ways = stops[at] if system in stops[at] else (*stops[at], system)
                if passes(table, seat, target, ship, ways, map_):
                    put(at, system, kind)
                    stops[at] = ways
    if any(wanted.values()):
        return None
    return [ship._replace(aboard=load) for ship, load in zip(fleet, aboard, strict=True)]


# ---- bundles ---------------------------------------------------------------------------------------------------------


def take_all(table: TwilightImperium, seat: Seat, target: int) -> None:
    """Every ship that can come and that the fleet pool bears, the strongest first, with all it can carry."""
    able = movers(table, seat, target)
    for origin in dict.fromkeys(origin for origin, _ in able):
        if origin != target:
            take_fleet(table, seat, target, origin, able)


def take_fleet(table: TwilightImperium, seat: Seat, target: int, origin: int, able: Movers) -> None:
    """The ships of one system, and from there fighters and infantry; one of these stays on each planet."""
    side = table.side(seat)
    kinds = [kind for (system, kind) in able if system == origin]
    kinds.sort(key=lambda kind: (-side.capacity[kind] * (kind != DOCK), -side.units[kind].cost))
    room = 0
    for kind in kinds:
        count = left_of(table, seat, origin, kind)
        if able[origin, kind].beyond:
            count = 0 if boosted(table, seat, target, able) else min(count, 1)
        if kind not in (FIGHTER, DOCK):
            count = min(count, max(pool_room(table, seat, target), 0))
        if count > 0:
            table.moving.append((origin, kind, count))
            room += side.capacity[kind] * count
    for system, planet, kind, count in sources(table, seat, target, 1 << origin):
        spare = count if planet == NOBODY else count - 1
        taken = min(spare, room)
        if system == origin and taken > 0:
            table.cargo.append((system, planet, kind, taken))
            room -= taken


# ---- arriving --------------------------------------------------------------------------------------------------------


def arrive(table: TwilightImperium, seat: Seat, target: int) -> Rule[None]:
    """TI-47.5, TI-46.2: everything leaves and arrives; then what a gravity rift takes, and what is too much."""
    fleet = crew(table, seat, movers(table, seat, target))
    ships = stow(table, seat, target, fleet, table.cargo, chart(table, seat, target))
    assert ships is not None, "cargo without room"
    left = 0
    for system, planet, kind, count in table.cargo:
        if planet != NOBODY:
            table.lift(seat, planet, count)
        units = (*EMPTY[:kind], count, *EMPTY[kind + 1 :])
        table.move_units(seat, system, target, units)
        left |= 1 << system
    for origin, kind, count in table.moving:
        table.move_units(seat, origin, target, (*EMPTY[:kind], count, *EMPTY[kind + 1 :]))
        left |= 1 << origin
    yield from rifts(table, seat, target, ships)
    for system in bits(left & ~(1 << target)):
        yield from check_system(table, seat, system)
    yield from check_system(table, seat, target, pool_only=True)
    yield from check_figures(table, seat)


def rifts(table: TwilightImperium, seat: Seat, target: int, ships: list[Ship]) -> Rule[None]:
    """TI-12.2, TI-12.2b: each ship that left or passed a rift rolls; on 1 to 3 it is removed with all aboard."""
    rolling = [ship for ship in ships if ship.rifts]
    if not rolling:
        return
    dice = yield Roll("gravity-rift", 10, sum(ship.rifts for ship in rolling))
    table.tell("rift", seat=seat, dice=list(dice))
    at = 0
    for ship in rolling:
        own = dice[at : at + ship.rifts]
        at += ship.rifts
        if min(own) <= RIFT:
            table.take_off(seat, target, ship.kind, 1, "removed")
            for _, kind, count in ship.aboard:
                table.take_off(seat, target, kind, count, "removed")
