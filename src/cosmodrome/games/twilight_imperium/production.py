"""Producing units, TI-61, TI-62: a chain over what is bought, then one payment for all of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.combat import big_ships, capacity, crowd, plus_one
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.data.units import Unit
from cosmodrome.games.twilight_imperium.figures import areas, figures_left, lone_figures, may_lack, take_figure
from cosmodrome.games.twilight_imperium.index import (
    BY_TOKENS,
    CARRIER,
    CRUISER,
    DAMAGED,
    DESTROYER,
    DOCK,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    NOBODY,
    PLANET,
    PLANET_NAMES,
    SYSTEM_OF,
    UNIT,
    UNIT_NAMES,
    WAR_SUN,
    Fleet,
    bits,
)
from cosmodrome.games.twilight_imperium.paying import RESOURCES, pay, purse
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat

BUILDABLE: Final = (WAR_SUN, FLAGSHIP, DREADNOUGHT, CARRIER, CRUISER, DESTROYER, FIGHTER, INFANTRY)


class Yard(NamedTuple):
    """Where and how much is produced: the limit of units, that of infantry, the planets and whether space is open to
    ground forces, whether ships can be made, a limit on the cost (-1: none)."""

    system: int
    limit: int
    infantry: int
    planets: tuple[int, ...]
    in_space: bool
    ships: bool
    most_cost: int = -1
    kinds: tuple[int, ...] = BUILDABLE


def dock_value(table: TwilightImperium, seat: Seat, planet: int) -> int:
    """TI-5.1: the production value of a dock on a planet."""
    dock = table.side(seat).units[DOCK]
    return dock.production + (table.resources(planet) if dock.production_on_planet else 0)


def home_docks(table: TwilightImperium, seat: Seat) -> list[int]:
    """The planets at home with a space dock of the player, or -1 for docks in space."""
    home = table.home[seat]
    docks = [planet for planet in table.planets_of(seat, home) if table.docks >> planet & 1]
    return docks + [NOBODY] * table.fleet(seat, home)[DOCK]


def yard_of(table: TwilightImperium, seat: Seat, system: int, one_dock: int = -2) -> Yard:
    """TI-61.1a: all producing units of a player in a system together; or one of the docks."""
    side = table.side(seat)
    limit = infantry_limit = 0
    planets: list[int] = []
    in_space = False
    own = table.planets_of(seat, system)
    each = side.units[INFANTRY].production
    barren = table.fold("docks-make-infantry", seat, True)
    for planet in own:
        if not table.fold("may-produce-on", seat, True, planet):
            continue
        value = 0
        if table.docks >> planet & 1 and one_dock in (-2, planet):
            value += dock_value(table, seat, planet)
            infantry_limit += value if barren else 0
        if each and one_dock == -2:
            value += each * table.infantry[planet]
            infantry_limit += each * table.infantry[planet]
        if value:
            limit += value
            planets.append(planet)
    fleet = table.fleet(seat, system)
    floating = side.units[DOCK].production * (fleet[DOCK] if one_dock == -2 else min(fleet[DOCK], one_dock == NOBODY))
    aboard = each * fleet[INFANTRY] if one_dock == -2 else 0
    if floating or aboard:
        limit += floating + aboard
        infantry_limit += floating * barren + aboard
        in_space = True
        planets = list(own)
    foreign = table.others_ships(seat) >> system & 1  # TI-62.6, TI-R6: no ships are made beside those of others
    return Yard(system, limit, infantry_limit, tuple(planets), in_space, not foreign)


def allowed_in(table: TwilightImperium, seat: Seat, system: int) -> bool:
    """Whether nothing of others forbids to produce in a system."""
    for who in table.holders("bars-production"):
        if who != seat and who not in table.eliminated and table.fold("bars-production", who, 0, seat) >> system & 1:
            return False
    return True


def may_produce(table: TwilightImperium, seat: Seat, system: int) -> bool:
    """Whether a player has producing units in a system, and nothing forbids it."""
    return table.in_play(seat, system) and allowed_in(table, seat, system) and yard_of(table, seat, system).limit > 0


def produce(table: TwilightImperium, seat: Seat, system: int, one_dock: bool = False) -> Rule[None]:
    """TI-61.0: the player uses the production of their units in a system; or of one dock."""
    dock = -2
    if one_dock:
        docks = home_docks(table, seat)
        if len(set(docks)) > 1:
            choice = yield Choose(seat, "dock", [verbs.AT_PLANET[planet] for planet in docks if planet != NOBODY])
            dock = PLANET[choice[1]]
        else:
            dock = docks[0]
    yield from window(table, "production.start", seat=seat, system=system)
    yield from build(table, seat, yard_of(table, seat, system, dock), ability=True)


def build(table: TwilightImperium, seat: Seat, yard: Yard, ability: bool = False) -> Rule[None]:
    """TI-62: units are chosen and paid together, then placed; by the `ability` of units, or by another effect."""
    if not allowed_in(table, seat, yard.system):
        return
    table.bought = []
    if ability:
        table.mark("turn", "produces", seat)
    taken: set[int] = set()
    while not table.bought or build_options(table, seat, yard) != [DONE]:
        choice = yield Choose(
            seat, "build", build_options, table, seat, yard, args=shown(table, seat, yard), secret=bool(table.bought)
        )
        if choice == DONE:
            break
        kind = UNIT[choice[1]]
        if choice[0] == "build-from":  # TI-62.5a, TI-R5
            take_from(table, seat, kind, choice[2])
            taken.add(choice[2])
        planet = PLANET[choice[3]] if len(choice) > 3 and choice[3] != "space" else NOBODY
        if kind == INFANTRY and len(choice) == 3 and yard.planets:
            planet = yard.planets[0]
        table.bought.append((kind, 1 if choice[0] == "build-from" else choice[2], planet))
    cost = price(table, seat)
    if table.bought:
        yield from pay(table, seat, cost, RESOURCES, "production")
    table.unmark("produces", seat)
    made = place_bought(table, seat, yard.system)
    for system in sorted(taken | {yard.system}):
        yield from check_system(table, seat, system)
    if ability and made:
        fighters, suns = made.get("fighter", 0), made.get("war_sun", 0)
        yield from window(table, "production.done", seat=seat, system=yard.system, fighters=fighters, war_suns=suns)


def shown(table: TwilightImperium, seat: Seat, yard: Yard) -> dict[str, int]:
    """What the ask tells: how many units, at what cost so far."""
    return {"system": yard.system, "left": yard.limit - sum(bought_units(table).values()), "cost": price(table, seat)}


def place_bought(table: TwilightImperium, seat: Seat, system: int) -> dict[str, int]:
    """TI-61.2 to TI-61.4: ships and units in space come to the system, ground forces to their planets."""
    made: dict[str, int] = {}
    for kind, count, planet in table.bought:
        made[UNIT_NAMES[kind]] = made.get(UNIT_NAMES[kind], 0) + count
        if planet != NOBODY:
            table.add_ground(seat, planet, count)
        else:
            table.place(seat, system, kind, count)
    table.bought = []
    return made


def take_from(table: TwilightImperium, seat: Seat, kind: int, system: int) -> None:
    """TI-62.5a: a figure leaves the board, to be produced at once."""
    if kind in BY_TOKENS:
        take_figure(table, seat, kind, system)
    else:
        table.take_off(seat, system, worst_of(table, seat, system, kind), 1, "removed", cause="figure")


def worst_of(table: TwilightImperium, seat: Seat, system: int, kind: int) -> int:
    """A damaged figure of this kind rather than a whole one."""
    hurt = DAMAGED.get(kind)
    return hurt if hurt is not None and table.fleet(seat, system)[hurt] else kind


def bought_units(table: TwilightImperium) -> dict[int, int]:
    """How many of each kind are in the draft; every figure counts (TI-61.1b)."""
    draft: dict[int, int] = {}
    for kind, count, _ in table.bought:
        draft[kind] = draft.get(kind, 0) + count
    return draft


def price(table: TwilightImperium, seat: Seat, more: int = NOBODY, count: int = 0) -> int:
    """What is paid for the draft (and some more units)."""
    draft = bought_units(table)
    if count:
        draft[more] = draft.get(more, 0) + count
    return max(full_price(table, seat, draft) - discount(table, seat), 0)


def full_price(table: TwilightImperium, seat: Seat, draft: dict[int, int]) -> int:
    """TI-62.1b: the sum for all units of a draft."""
    units = table.side(seat).units
    return sum([cost_of(units[kind], count) for kind, count in draft.items()]) if draft else 0


def cost_of(unit: Unit, count: int) -> int:
    """TI-62.2: pairs of fighters and infantry at one price (TI-R26)."""
    return -(-count // unit.produced) * unit.cost


def discount(table: TwilightImperium, seat: Seat) -> int:
    """What units cost less in all when they are made by the ability of units."""
    return table.fold("production-discount", seat, 0) if table.marked("produces", seat) else 0


def budget(table: TwilightImperium, seat: Seat, yard: Yard, draft: dict[int, int]) -> int:
    """What the full price of more units may come to."""
    money = purse(table, seat, RESOURCES)
    if yard.most_cost >= 0:
        money = min(money, yard.most_cost)
    return money + discount(table, seat) - full_price(table, seat, draft)


def payable(unit: Unit, bought: int, money: int) -> int:
    """How many more of a kind can be paid, beyond those in the draft; none if it cannot be produced at all."""
    return (money + cost_of(unit, bought)) // unit.cost * unit.produced - bought if unit.cost else 0


def build_options(table: TwilightImperium, seat: Seat, yard: Yard) -> list[Option]:
    """Counts of every kind that can be made, paid for and kept (TI-R32)."""
    draft = bought_units(table)
    left = yard.limit - sum(draft.values())
    if left <= 0:
        return [DONE]
    money = budget(table, seat, yard, draft)
    here = berth_of(table, seat, yard.system)
    options: list[Option] = []
    for kind in yard.kinds:
        bought = draft.get(kind, 0)
        most = min(left, payable(here.side.units[kind], bought, money))
        if most <= 0:
            continue
        if kind == INFANTRY:
            options += infantry_options(table, seat, yard, here, min(most, yard.infantry - bought))
        elif yard.ships:
            figures = table.left(seat, kind) - bought
            room = space_room(here, kind, min(most, max(figures, 1)))
            if figures <= 0 or (kind == FIGHTER and lacks_figure(table, seat, yard.system, kind, NOBODY)):
                options += borrowed(table, seat, kind, room, "")
            else:
                options += [build_option(kind, count, "") for count in build_counts(kind, room)]
    return [*options, DONE]


def infantry_options(table: TwilightImperium, seat: Seat, yard: Yard, here: Berth, most: int) -> list[Option]:
    """Counts of infantry, for every place where it may stand."""
    options: list[Option] = []
    for place, name in ground_places(table, seat, yard):
        room = most if place != NOBODY else space_room(here, INFANTRY, most)
        if lacks_figure(table, seat, yard.system, INFANTRY, place):
            options += borrowed(table, seat, INFANTRY, room, name)
        else:
            options += [build_option(INFANTRY, count, name) for count in build_counts(INFANTRY, room)]
    return options


def lacks_figure(table: TwilightImperium, seat: Seat, system: int, kind: int, place: int) -> bool:
    """TI-15.3, TI-17.3: whether nothing of the kind is in an area, and no figure is left that could stand there."""
    if not may_lack(table, seat) or any(k == kind and at == place for k, _, at in table.bought):
        return False
    there = areas(table, seat, kind)
    drafted = {at for k, _, at in table.bought if k == kind}
    new = sum((SYSTEM_OF[at] if at != NOBODY else system, at) not in there for at in drafted)
    return (system, place) not in there and figures_left(table, seat, kind) <= new


def borrowed(table: TwilightImperium, seat: Seat, kind: int, room: int, place: str) -> list[Option]:
    """TI-62.5a: one unit, with a figure that is taken off the board."""
    if room <= 0:
        return []
    systems = lone_figures(table, seat, kind) if kind in BY_TOKENS else removable(table, seat, kind)
    where = (place,) if place else ()
    return [verbs.BUILD_FROM(UNIT_NAMES[kind], system, *where) for system in systems]


def build_option(kind: int, count: int, place: str) -> Option:
    """`build:cruiser:2`, or `build:infantry:2:jord` where there are several places."""
    return verbs.BUILD(UNIT_NAMES[kind], count, place) if place else verbs.BUILD(UNIT_NAMES[kind], count)


def ground_places(table: TwilightImperium, seat: Seat, yard: Yard) -> list[tuple[int, str]]:
    """TI-61.3, TI-61.4, TI-R7: where ground forces may be placed; the name is left out where there is no choice."""
    planets = [planet for planet in yard.planets if table.fold("may-place-on", seat, True, planet)]
    if len(planets) == 1 and not yard.in_space:
        return [(planets[0], "")]
    places = [(planet, PLANET_NAMES[planet]) for planet in planets]
    return [*places, (NOBODY, "space")] if yard.in_space else places


def build_counts(kind: int, most: int) -> list[int]:
    """The counts of a kind that are offered; of what comes in pairs two of them rather than three pieces."""
    return sorted({1, 2, 4, most}) if most > 3 and kind in BY_TOKENS else verbs.counts(most)


class Berth(NamedTuple):
    """The space area where ships are made: the fleet there with what is in the draft, how many fighters need no room,
    what the fleet pool bears, and how many more ships and units aboard there is room for."""

    side: Side
    fleet: Fleet
    free_fighters: int
    pool: int
    ships: int
    aboard: int


def berth_of(table: TwilightImperium, seat: Seat, system: int) -> Berth:
    """What is in a system now."""
    fleet = table.fleet(seat, system)
    for kind, count, planet in table.bought:
        if planet == NOBODY:
            fleet = plus_one(fleet, kind, count)
    return berth(table.side(seat), fleet, table.free_fighters(seat, system), table.fleet_limit(seat))


def berth(side: Side, fleet: Fleet, free: int, pool: int) -> Berth:
    """A fleet, and the room that it leaves."""
    aboard = capacity(side, fleet) - fleet[INFANTRY] - max(fleet[FIGHTER] - free, 0)
    return Berth(side, fleet, free, pool, pool - big_ships(fleet), aboard)


def space_room(here: Berth, kind: int, most: int) -> int:
    """How many more of a kind can stay: capacity and fleet pool."""
    if here.side.units[FIGHTER].excess_halves:
        return room_for_flyers(here, kind, most)
    if kind == FIGHTER:
        return min(here.aboard + max(here.free_fighters - here.fleet[FIGHTER], 0), most)
    return min(here.aboard if kind == INFANTRY else here.ships, most)


def room_for_flyers(here: Berth, kind: int, most: int) -> int:
    """Likewise where fighters fly by themselves: those that find no room weigh on the pool, a carrier relieves it."""
    side, fleet, free, pool, _, _ = here
    room = 0
    while room < most:
        fleet = plus_one(fleet, kind)
        over, ships = crowd(side, fleet, free)
        if ships > pool or (kind == INFANTRY and over):
            break
        room += 1
    return room


def removable(table: TwilightImperium, seat: Seat, kind: int) -> list[int]:
    """TI-62.5a: the systems without a command token of the player that a figure may be taken from."""
    return [
        system
        for system in bits(table.ships[seat] & ~table.tokens[seat])
        if table.fleet(seat, system)[kind] or table.fleet(seat, system)[worst_of(table, seat, system, kind)]
    ]
