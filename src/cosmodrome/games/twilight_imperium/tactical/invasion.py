"""Invasion, TI-11: bombardment, landing, space cannon defense, ground combat, control."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.choices import one_planet
from cosmodrome.games.twilight_imperium.combat import Batch, all_dice, count_hits
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.data.layouts import CUSTODIANS_INFLUENCE
from cosmodrome.games.twilight_imperium.figures import check_figures
from cosmodrome.games.twilight_imperium.index import (
    EMPTY,
    INFANTRY,
    MECATOL,
    MECATOL_REX,
    NOBODY,
    PDS,
    PLANET,
    PLANET_NAMES,
    PLANETS_IN,
    SHIP_KINDS,
    UNIT,
    UNIT_NAMES,
)
from cosmodrome.games.twilight_imperium.paying import INFLUENCE, can_pay, pay, while_payable
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.cannon import defense, may_defend
from cosmodrome.games.twilight_imperium.tactical.control import take_control
from cosmodrome.games.twilight_imperium.tactical.losses import destroy_ground
from cosmodrome.games.twilight_imperium.verbs import ALL, AUTO, BOMBARD, LAND
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import DONE, PASS, Choose, Option, Roll, Rule, Seat


def begin(table: TwilightImperium) -> Rule[None] | None:
    """TI-77.4: a system without planets, or a player without anything there, has no invasion."""
    seat, system = table.active, table.system
    if not PLANETS_IN[system] or not table.fleets[seat] >> system & 1:
        table.cursor = "production"
        return None
    return start(table)


def start(table: TwilightImperium) -> Rule[None]:
    """The start of an invasion."""
    yield from window(table, "invasion.start", seat=table.active, system=table.system)
    table.cursor = "bombard"


# ---- bombardment -----------------------------------------------------------------------------------------------------


def has_shield(table: TwilightImperium, planet: int, against: Seat) -> bool:
    """TI-48: a unit with planetary shield on the planet, unless something in the system lifts it."""
    owner = table.owner[planet]
    if not table.pds[planet] or not table.side(owner).units[PDS].shield or table.marked("no-shield", owner):
        return False
    side, fleet = table.side(against), table.fleet(against, table.system)
    return not any(fleet[kind] and side.units[kind].lifts_shields for kind in SHIP_KINDS)


def bombardable(table: TwilightImperium, seat: Seat, system: int) -> list[int]:
    """TI-8.1f: planets of others with ground forces and without planetary shield."""
    return [
        planet
        for planet in PLANETS_IN[system]
        if table.owner[planet] not in (NOBODY, seat)
        and table.infantry[planet]
        and not has_shield(table, planet, seat)
        and table.fold("may-bombard", seat, True, planet)
    ]


def bombers(table: TwilightImperium, seat: Seat) -> list[int]:
    """The kinds of ships here with bombardment."""
    side, fleet = table.side(seat), table.fleet(seat, table.system)
    return [kind for kind in SHIP_KINDS if fleet[kind] and side.units[kind].bombardment is not None]


def bombard(table: TwilightImperium) -> Rule[None]:
    """Step 1, TI-8.1, TI-8.1d: each unit is assigned to a planet before any die is rolled."""
    seat = table.active
    targets = bombardable(table, seat, table.system)
    if targets and bombers(table, seat):
        while left := unassigned(table, seat):
            choice = yield Choose(
                seat, "bombard", bombard_options, table, seat, tuple(targets), args={"system": table.system}
            )
            if choice == DONE:
                break
            if choice == AUTO:
                for kind, count in left.items():
                    table.bought.append((kind, count, targets[0]))
            else:
                table.bought.append((UNIT[choice[2]], choice[3], PLANET[choice[1]]))
        plan, table.bought = table.bought, []
        bombed = [planet for planet in targets if any(goal == planet for *_, goal in plan)]
        extra = yield from extra_die_for(table, seat, bombed)
        for planet in bombed:
            aimed = [(kind, count) for kind, count, goal in plan if goal == planet]
            yield from drop_bombs(table, seat, planet, aimed, extra=planet == extra)
    table.cursor = "commit"


def extra_die_for(table: TwilightImperium, seat: Seat, bombed: list[int]) -> Rule[int]:
    """The planet at which one unit rolls an additional die, if something grants one: one for the whole bombardment."""
    if len(bombed) < 2 or not table.side(seat).fold("extra-die", False, "bombardment"):
        return bombed[0] if bombed else NOBODY
    return (yield from one_planet(table, seat, "extra-die", bombed))


def unassigned(table: TwilightImperium, seat: Seat) -> dict[int, int]:
    """Bombarding ships without a target."""
    fleet = table.fleet(seat, table.system)
    left = {k: fleet[k] - sum(n for kind, n, _ in table.bought if kind == k) for k in bombers(table, seat)}
    return {kind: count for kind, count in left.items() if count}


def bombard_options(table: TwilightImperium, seat: Seat, targets: tuple[int, ...]) -> list[Option]:
    """All at the first planet; or kind by kind."""
    left = unassigned(table, seat)
    single = [BOMBARD(PLANET_NAMES[p], UNIT_NAMES[kind], n) for p in targets for kind, n in left.items()]
    some = [BOMBARD(PLANET_NAMES[p], UNIT_NAMES[kind], 1) for p in targets for kind, n in left.items() if n > 1]
    several = len(targets) > 1 or len(left) > 1 or some
    return [AUTO, *(single if several else []), *(some if several else []), DONE]


def drop_bombs(
    table: TwilightImperium, seat: Seat, planet: int, aimed: list[tuple[int, int]], extra: bool = True
) -> Rule[None]:
    """TI-8.1, TI-8.2: roll; the controller loses ground forces, further hits are lost (TI-8.2a)."""
    side = table.side(seat)
    plus = table.marked("bombardment-against", table.owner[planet])
    batches = []
    for kind, count in aimed:
        dice = side.units[kind].bombardment
        if dice is not None:
            batches.append(Batch(kind, dice.dice * count, dice.hit, plus))
    if extra:
        batches = all_dice(side, "bombardment", batches)
    rolled = yield Roll("bombardment", 10, sum(batch.dice for batch in batches))
    table.set_roll(seat, "bombardment", rolled, tuple(batches))
    hits = count_hits(side, EMPTY, batches, rolled).any
    lost = min(hits, table.infantry[planet])
    if lost:
        owner = table.owner[planet]
        yield from destroy_ground(table, planet, lost, seat)
        last = table.infantry[planet] == 0
        yield from window(table, "bombarded", seat=seat, planet=PLANET_NAMES[planet], owner=owner, last=last)


# ---- landing ---------------------------------------------------------------------------------------------------------


def commit(table: TwilightImperium) -> Rule[None]:
    """Step 2, TI-11.2: ground forces land on any planets of the system."""
    seat, system = table.active, table.system
    must = NOBODY
    if system == MECATOL and table.custodians and aboard(table, seat):
        must = yield from offer_custodians(table, seat)
    while landing_options(table, seat, must) != [DONE]:
        choice = yield Choose(
            seat, "land", landing_options, table, seat, must, args={"system": system}, secret=bool(table.invaded)
        )
        if choice == DONE:
            break
        if choice == ALL:
            spread(table, seat)
            break
        planet = PLANET[choice[1]]
        kind = UNIT[choice[3]] if len(choice) > 3 else INFANTRY
        table.land(seat, planet, choice[2], kind)
        table.note_landing(planet)
        must = NOBODY if planet == must else must
    yield from check_figures(table, seat)
    for planet in table.invaded:
        yield from window(table, "committed", seat=seat, planet=PLANET_NAMES[planet])
    table.drop_empty_landings()
    table.cursor = "defense"


def aboard(table: TwilightImperium, seat: Seat) -> int:
    """Infantry in the space area of the active system."""
    return table.fleet(seat, table.system)[INFANTRY]


def offer_custodians(table: TwilightImperium, seat: Seat) -> Rule[int]:
    """TI-16.2, TI-16.3: six influence remove the token, for a point; then somebody must land on Mecatol Rex."""
    price = int(table.fold("custodians-price", seat, CUSTODIANS_INFLUENCE))
    if not can_pay(table, seat, price, INFLUENCE):
        return NOBODY
    choice = yield Choose(
        seat,
        "custodians",
        while_payable,
        table,
        seat,
        price,
        INFLUENCE,
        verbs.REMOVE_CUSTODIANS,
        PASS,
        args={"cost": price},
    )
    if choice == PASS:
        return NOBODY
    yield from pay(table, seat, price, INFLUENCE, "custodians")
    table.remove_custodians(seat)
    table.score(seat, 1, "custodians")
    return MECATOL_REX


def landable(table: TwilightImperium, seat: Seat) -> list[int]:
    """TI-16.1: planets of the system that can be landed on."""
    return [
        planet
        for planet in PLANETS_IN[table.system]
        if not (planet == MECATOL_REX and table.custodians) and table.fold("may-place-on", seat, True, planet)
    ]


def landing_options(table: TwilightImperium, seat: Seat, must: int) -> list[Option]:
    """All at once where that is plain, or a number on a planet; a player who must land cannot stop before."""
    planets, count = landable(table, seat), aboard(table, seat)
    fighters = table.side(seat).fold("fighters-land", 0, table.fleet(seat, table.system))
    options: list[Option] = []
    if count:
        if must != NOBODY:
            planets = [must]
        foreign = [planet for planet in planets if table.owner[planet] != seat]
        if foreign and not table.invaded and must == NOBODY:
            options.append(ALL)
        options += [LAND(PLANET_NAMES[planet], n) for planet in planets for n in verbs.counts(count)]
    if fighters and must == NOBODY:
        options += [
            LAND(PLANET_NAMES[planet], n, "fighter")
            for planet in planets
            if table.owner[planet] not in (NOBODY, seat)
            for n in verbs.counts(fighters)
        ]
    return options if must != NOBODY and count else [*options, DONE]


def spread(table: TwilightImperium, seat: Seat) -> None:
    """Everybody lands: one on each planet that can be had without a fight, the rest where there is one."""
    planets = [planet for planet in landable(table, seat) if table.owner[planet] != seat]
    planets.sort(key=lambda planet: table.infantry[planet])
    for planet in planets:
        if aboard(table, seat):
            table.land(seat, planet, 1)
            table.note_landing(planet)
    if left := aboard(table, seat):
        table.land(seat, planets[-1], left)
        table.note_landing(planets[-1])


# ---- cannons, fights, control ----------------------------------------------------------------------------------------


def cannons(table: TwilightImperium) -> Rule[None]:
    """Step 3, TI-11.3, TI-11.3a: planet by planet in the active player's order."""
    waiting = [planet for planet in table.invaded if may_defend(table, planet)]
    while waiting:
        planet = waiting[0]
        if len(waiting) > 1:
            choice = yield Choose(table.active, "cannon-order", [verbs.AT_PLANET[each] for each in waiting])
            planet = PLANET[choice[1]]
        waiting.remove(planet)
        yield from defense(table, planet)
    table.drop_empty_landings()
    table.cursor = "ground"


def control(table: TwilightImperium) -> Rule[None]:
    """Step 5, TI-11.5: the active player gains the planets on which their ground forces remain."""
    seat = table.active
    for planet in PLANETS_IN[table.system]:
        if table.landed_fighters.get(planet):
            table.lift_fighters(seat, planet)
        if table.landed.get(planet):
            yield from take_control(table, seat, planet)
    table.clear_landings()
    if table.fleets[seat] >> table.system & 1:
        yield from check_system(table, seat, table.system)
    table.cursor = "production"
