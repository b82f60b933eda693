"""The movement step, TI-47: a chain over ships and what they carry, then everything arrives at once (TI-47.5)."""

from __future__ import annotations

from collections import Counter

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.combat import plus_one
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.elimination import check_in_space
from cosmodrome.games.twilight_imperium.figures import check_figures
from cosmodrome.games.twilight_imperium.index import (
    DOCK,
    EMPTY,
    FIGHTER,
    NOBODY,
    PLANET,
    PLANET_NAMES,
    SYSTEM_OF,
    UNIT,
    UNIT_NAMES,
    bits,
)
from cosmodrome.games.twilight_imperium.production import berth, room_for_flyers
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import sink_docks
from cosmodrome.games.twilight_imperium.tactical.reach import Passage, any_in_reach, carries_wormhole, chart, ways_from
from cosmodrome.games.twilight_imperium.tactical.retreat import RIFT
from cosmodrome.games.twilight_imperium.tactical.transport import (
    TRIES,
    Cargo,
    Ship,
    carries,
    chart_of,
    crew,
    left_of,
    on_the_way,
    own_room,
    rolls_on,
    ship_of,
    sources,
    stow,
    without_bonus,
)
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import DONE, Choose, Option, Roll, Rule, Seat


def movement(table: TwilightImperium) -> Rule[None] | None:
    """Step 2 of the tactical action, TI-77.2: the active player may move ships into the active system; nothing is asked
    where no ship can come."""
    seat, target = table.active, table.system
    if not table.marked("no-movement", seat) and can_move(table, seat, target):
        return move(table, seat, target)
    table.step = 0
    table.cursor = "cannon"
    return None


def can_move(table: TwilightImperium, seat: Seat, target: int) -> bool:
    """Whether any ship could arrive, or fly out to pick units up."""
    return any_in_reach(table, seat, target) or can_pick_up(table, seat, target)


def move(table: TwilightImperium, seat: Seat, target: int) -> Rule[None]:
    """Ships are chosen and arrive; where any came, others may respond."""
    passage = Passage(table, seat, target)
    yield from choose_ships(table, seat, target, passage)
    arrived = bool(table.moving) and (yield from arrive(table, seat, target, passage))
    table.clear_drafts()
    yield from sink_docks(table)
    if arrived:
        yield from window(table, "moved", seat=seat, system=target)
    table.step = 0
    table.cursor = "cannon"


def choose_ships(table: TwilightImperium, seat: Seat, target: int, passage: Passage) -> Rule[None]:
    """The chain."""
    while True:
        choice = yield Choose(
            seat, "move", move_options, table, seat, target, passage, args={"system": target}, secret=bool(table.moving)
        )
        if choice == DONE:
            return
        if choice == verbs.ALL:
            take_all(passage)
            return
        if choice[0] == "fleet":
            take_fleet(passage, choice[1])
        elif choice[0] == "ship":
            table.moving.append((choice[1], UNIT[choice[2]], choice[3]))
        else:
            system, planet = source_of(choice[1])
            table.cargo.append((system, planet, UNIT[choice[2]], choice[3]))


def can_pick_up(table: TwilightImperium, seat: Seat, target: int) -> bool:
    """TI-47.3e: a ship in the active system could fly out, pick units up, and come back."""
    if not table.ships[seat] >> target & 1:
        return False
    near = table.near(seat, moving=True)
    able = ways_from(table, seat, target, near, 1 << target)
    ships = [ship for (_, kind), how in able if (ship := ship_of(table, seat, target, kind, how)).room]
    if not ships:
        return False
    passing = on_the_way(table, seat, target, ships, chart(table, seat, target, near))
    return any(system != target for system, *_ in sources(table, seat, target, passing))


def source_of(name: int | str) -> tuple[int, int]:
    """A source of cargo: a planet by its id, or the space area of a system by its number."""
    if isinstance(name, str):
        return SYSTEM_OF[PLANET[name]], PLANET[name]
    return name, NOBODY


# ---- what can be chosen ----------------------------------------------------------------------------------------------


def pool_room(table: TwilightImperium, seat: Seat, target: int) -> int:
    """How many more ships the fleet pool bears in the active system."""
    there = sum(table.fleet(seat, target)[1:11])
    arriving = sum(n for origin, kind, n in table.moving if kind not in (FIGHTER, DOCK) and origin != target)
    return table.fleet_limit(seat) - there - arriving


def room_for_fighters(table: TwilightImperium, seat: Seat, target: int, most: int) -> int:
    """How many more fighters that fly by themselves the fleet pool bears there, with all that is in the draft."""
    side, fleet = table.side(seat), table.fleet(seat, target)
    for origin, kind, count in table.moving:
        if origin != target:
            fleet = plus_one(fleet, kind, count)
    for _, _, kind, count in table.cargo:
        fleet = plus_one(fleet, kind, count)
    here = berth(side, fleet, table.free_fighters(seat, target), table.fleet_limit(seat))
    return room_for_flyers(here, FIGHTER, most)


def boosted(passage: Passage) -> bool:
    """Whether the bonus for a single ship is used in the draft: to arrive, or to pick units up on the way."""
    table, seat, reachable = passage.table, passage.seat, passage.reachable
    if any(reachable[origin, kind].beyond for origin, kind, _ in table.moving if (origin, kind) in reachable):
        return True
    fleet = crew(table, seat, reachable) if table.cargo else []
    if not any(ship.bonus for ship in fleet):
        return False
    return stow(table, seat, passage.target, without_bonus(fleet), table.cargo, passage.chart) is None


def move_options(table: TwilightImperium, seat: Seat, target: int, passage: Passage) -> list[Option]:
    """Everything at once, the fleet of a system, single ships by kind and count, cargo for the chosen ships. Only
    single ships may go beyond the fleet pool (TI-R11)."""
    ships = available_ships(passage)
    fleets = fleets_with_room(passage, ships)
    bundles: list[Option] = [verbs.ALL] if fleets and not table.moving else []
    bundles += [verbs.FLEET(origin) for origin in fleets]
    crowded = len(passage.reachable) > 9
    singles = [
        verbs.SHIP(origin, UNIT_NAMES[kind], number)
        for (origin, kind), count in ships.items()
        for number in ((1, count) if crowded and count > 1 else verbs.counts(count))
    ]
    return [*bundles, *singles, *load_options(table, seat, target, passage), DONE]


def available_ships(passage: Passage) -> dict[tuple[int, int], int]:
    """How many ships of each kind in each system may still join the draft. The bonus of a single ship serves one; a
    ship that is in the active system already sets out only if it can carry somebody."""
    table, seat, used = passage.table, passage.seat, boosted(passage)
    found: dict[tuple[int, int], int] = {}
    for (origin, kind), way in passage.reachable.items():
        count = left_of(table, seat, origin, kind)
        if way.beyond:
            count = 0 if used else min(count, 1)
        idle = origin == passage.target and not table.side(seat).capacity[kind]
        if count > 0 and not idle:
            found[origin, kind] = count
    return found


def fleets_with_room(passage: Passage, ships: dict[tuple[int, int], int]) -> list[int]:
    """The systems with a ship that the fleet pool still bears in the active system."""
    table, seat, target = passage.table, passage.seat, passage.target
    room = pool_room(table, seat, target)
    flying = room_for_fighters(table, seat, target, 1) if table.side(seat).move[FIGHTER] else 0
    origins = [
        origin
        for origin, kind in ships
        if origin != target and (kind == DOCK or (flying if kind == FIGHTER else room) > 0)
    ]
    return list(dict.fromkeys(origins))


def load_options(table: TwilightImperium, seat: Seat, target: int, passage: Passage) -> list[Option]:
    """TI-46.1, TI-46.3: units for the ships in the draft, from where they start, pass or end."""
    fleet = crew(table, seat, passage.reachable) if table.moving else []
    room = sum(ship.room for ship in fleet) - sum(count for *_, count in table.cargo)
    if room <= 0:
        return []
    starts = sum({1 << ship.origin for ship in fleet})
    passed = on_the_way(table, seat, target, fleet, passage.chart)
    options: list[Option] = []
    for system, planet, kind, count in sources(table, seat, target, starts | passed):
        wanted = (system, planet, kind, min(count, room))
        most = loadable(passage, fleet, wanted, bool(passed >> system & 1))
        name: int | str = system if planet == NOBODY else PLANET_NAMES[planet]
        options += [verbs.LOAD(name, UNIT_NAMES[kind], number) for number in verbs.counts(most)]
    return options


def loadable(passage: Passage, fleet: list[Ship], wanted: Cargo, passed: bool) -> int:
    """How many of these units the ships of the draft can take aboard: those that start in the system, and those that
    pass it, by whatever room others leave them."""
    table, (system, planet, kind, most) = passage.table, wanted
    room_here = own_room(table, fleet, system) if system != passage.target else most
    if room_here < most and not passed:
        return max(room_here, 0)
    shared = any(other != passage.target and own_room(table, fleet, other) < 0 for other, *_ in table.cargo)
    if shared or room_here < most:
        while most and not carries(passage, fleet, (system, planet, kind, most)):
            most -= 1
    return most


# ---- bundles ---------------------------------------------------------------------------------------------------------


def take_all(passage: Passage) -> None:
    """Every ship that can come and that the fleet pool bears, the strongest first, with all it can carry."""
    for origin in dict.fromkeys(origin for origin, _ in passage.reachable):
        if origin != passage.target:
            take_from(passage, origin)


def take_fleet(passage: Passage, origin: int) -> None:
    """The ships of one system that can come by now."""
    take_from(passage, origin)


def take_from(passage: Passage, origin: int) -> None:
    """Ships of one system, and from there fighters and infantry; one of these stays on each planet. Fighters that
    fly by themselves come last, as many as the fleet pool bears."""
    table, seat, target, reachable = passage.table, passage.seat, passage.target, passage.reachable
    side = table.side(seat)
    flying = (origin, FIGHTER) in reachable
    kinds = [kind for (system, kind) in reachable if system == origin and kind != FIGHTER]
    kinds.sort(key=lambda kind: (-side.capacity[kind] * (kind != DOCK), -side.units[kind].cost))
    room = 0
    for kind in kinds:
        count = left_of(table, seat, origin, kind)
        if reachable[origin, kind].beyond:
            count = 0 if boosted(passage) else min(count, 1)
        if kind != DOCK:
            count = min(count, max(pool_room(table, seat, target), 0))
        if count > 0:
            table.moving.append((origin, kind, count))
            room += side.capacity[kind] * count
    for system, planet, kind, count in sources(table, seat, target, 1 << origin):
        spare = count if planet == NOBODY else count - 1
        taken = min(spare, room)
        if system == origin and taken > 0 and not (flying and kind == FIGHTER):
            table.cargo.append((system, planet, kind, taken))
            room -= taken
    if flying and (count := room_for_fighters(table, seat, target, left_of(table, seat, origin, FIGHTER))):
        table.moving.append((origin, FIGHTER, count))


# ---- arriving --------------------------------------------------------------------------------------------------------


def arrive(table: TwilightImperium, seat: Seat, target: int, passage: Passage) -> Rule[bool]:
    """TI-47.5, TI-46.2: what comes through gravity rifts arrives together; then what is too much is removed. Returns
    whether any ship has arrived."""
    fleet = crew(table, seat, passage.reachable)
    ships = stow(table, seat, target, fleet, table.cargo, passage.chart, most=1_000 * TRIES)
    assert ships is not None, "cargo without room"
    left = sum({1 << system for system, *_ in (*table.moving, *table.cargo)})
    ships = around_rifts(passage, ships)
    led = [ship for ship in ships if ship.led]
    ships = yield from rifts(table, seat, [ship for ship in ships if not ship.led])
    if led:
        ships += yield from rifts(table, seat, followers(table, seat, target, led, ships))
    cargo, moving = Counter[tuple[int, int, int]](), Counter((ship.origin, ship.kind) for ship in ships)
    for ship in ships:
        for system, planet, kind, count in ship.aboard:
            cargo[system, planet, kind] += count
    for (system, planet, kind), count in cargo.items():
        if planet != NOBODY:
            table.lift(seat, planet, count)
        table.move_units(seat, system, target, (*EMPTY[:kind], count, *EMPTY[kind + 1 :]))
    for (origin, kind), count in moving.items():
        table.move_units(seat, origin, target, (*EMPTY[:kind], count, *EMPTY[kind + 1 :]))
    for system in bits(left | 1 << target):
        yield from check_system(table, seat, system)
    yield from check_figures(table, seat)
    yield from check_in_space(table, seat)
    return any(kind != DOCK for _, kind in moving)


def followers(table: TwilightImperium, seat: Seat, target: int, led: list[Ship], ships: list[Ship]) -> list[Ship]:
    """The ships that a ship with a wormhole has led here; if a rift has taken it, those that find another way, and the
    others stay where they are (TI-R82)."""
    if any(carries_wormhole(table, seat, ship.origin, ship.kind) for ship in ships):
        return led
    found, map_ = [], chart(table, seat, target)
    for ship in led:
        rolls = rolls_on(chart_of(table, seat, target, ship, map_), target, ship.stops, ship.move)
        if rolls is not None:
            found.append(ship._replace(rolls=rolls))
    return found


def around_rifts(passage: Passage, ships: list[Ship]) -> list[Ship]:
    """Where the bonus for a single ship is left, one that can avoid a gravity rift by it does: the one with most at
    stake (TI-R13)."""
    table, seat = passage.table, passage.seat
    bonus = int(table.fold("one-ship-move", seat, 0))
    if not bonus or not any(ship.rolls for ship in ships) or boosted(passage):
        return ships
    costs = table.side(seat).units
    for at in sorted(range(len(ships)), key=lambda at: -costs[ships[at].kind].cost - len(ships[at].aboard)):
        ship = ships[at]
        map_ = chart_of(table, seat, passage.target, ship, passage.chart)
        rolls = rolls_on(map_, passage.target, ship.stops, ship.move + bonus)
        if rolls is not None and len(rolls) < len(ship.rolls):
            return [*ships[:at], ship._replace(rolls=rolls), *ships[at + 1 :]]
    return ships


def rifts(table: TwilightImperium, seat: Seat, ships: list[Ship]) -> Rule[list[Ship]]:
    """TI-12.2 to TI-12.3: a ship rolls each time just before it leaves a rift; on 1 to 3 it is removed with all who are
    aboard by then. The others are returned."""
    count = sum(len(ship.rolls) for ship in ships)
    if not count:
        return ships
    dice = yield Roll("gravity-rift", 10, count)
    table.tell("rift", seat=seat, dice=list(dice))
    through, at = [], 0
    for ship in ships:
        own = dice[at : at + len(ship.rolls)]
        at += len(ship.rolls)
        fatal = [stops for stops, die in zip(ship.rolls, own, strict=True) if die <= RIFT]
        if fatal:
            remove_ship(table, seat, ship, ship.stops[: fatal[0]])
        else:
            through.append(ship)
    return through


def remove_ship(table: TwilightImperium, seat: Seat, ship: Ship, left_behind: tuple[int, ...]) -> None:
    """TI-12.2b: a ship is removed, and who came aboard in the systems it has left behind."""
    table.take_off(seat, ship.origin, ship.kind, 1, "removed", cause="rift")
    for system, planet, kind, count in ship.aboard:
        if system in left_behind:
            if planet != NOBODY:
                table.kill_ground(planet, count, "removed", cause="rift")
            else:
                table.take_off(seat, system, kind, count, "removed", cause="rift")
