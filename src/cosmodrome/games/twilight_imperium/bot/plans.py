"""Tactical actions as a bot plans them: for every system, who would come, what would be taken, what it is worth."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from cosmodrome.games.twilight_imperium.bot.fights import GOOD_ODDS, ground_odds, needed_infantry, space_odds
from cosmodrome.games.twilight_imperium.bot.goals import planet_pull, ship_pull, spare
from cosmodrome.games.twilight_imperium.bot.seen import POINT, RESOURCE, Seen, Weigh
from cosmodrome.games.twilight_imperium.combat import added, capacity, plus_one
from cosmodrome.games.twilight_imperium.index import (
    BIG_KINDS,
    EMPTY,
    FIGHTER,
    INFANTRY,
    MECATOL,
    MECATOL_REX,
    PLANET,
    PLANET_NAMES,
    PLANETS_IN,
    UNIT,
    Fleet,
    bits,
)
from cosmodrome.kernel import Ask, Option

CUSTODIANS: Final = 6  # influence
THRONE: Final = 8.0  # Mecatol Rex yields votes, and points with Imperial
STAGE: Final = 0.3  # what a place beside a prize is worth, as a part of the prize
Source = tuple[int | str, int]  # a system or the name of a planet, and a kind of unit


@dataclass
class Plan:
    """Ships by origin and kind, cargo by source and kind, infantry by planet."""

    target: int
    worth: float = 0.0
    ships: dict[tuple[int, int], int] = field(default_factory=dict)
    cargo: dict[Source, int] = field(default_factory=dict)
    landing: dict[int, int] = field(default_factory=dict)

    @property
    def infantry(self) -> int:
        """The infantry that comes along."""
        return sum(count for (_, kind), count in self.cargo.items() if kind == INFANTRY)

    def fleet(self) -> Fleet:
        """All that comes, as a fleet."""
        found: Fleet = EMPTY
        for (_, kind), count in (*self.ships.items(), *self.cargo.items()):
            found = plus_one(found, kind, count)
        return found


# ---- what is to be had -----------------------------------------------------------------------------------------------


def planet_worth(seen: Seen, planet: int) -> float:
    """What it is worth to gain a planet: its yield for the rest of the game, objectives, the throne."""
    known: float | None = seen.known.get(("planet", planet))
    if known is None:
        known = seen.known["planet", planet] = _planet_worth(seen, planet)
    return known


def _planet_worth(seen: Seen, planet: int) -> float:
    rounds = max(2, 8 - seen.round)
    worth = 1.0 + 0.4 * rounds * seen.yields(planet) + planet_pull(seen, planet)
    if planet == MECATOL_REX:
        worth += THRONE + (POINT if seen.custodians else 0.0)
    if planet in seen.home_planets:
        worth += 3 * POINT  # without it no public objective can be scored
    owner = seen.owner(planet)
    if owner is None:
        return worth
    return worth + 2.0 * seen.threat(owner) + POINT * seen.nearness(owner) * (planet == MECATOL_REX)


def prizes(seen: Seen, system: int) -> list[int]:
    """The planets of a system that I could take, the best first."""
    barred = seen.custodians and seen.purse("influence") < custodians_price(seen)
    found = [
        planet
        for planet in PLANETS_IN[system]
        if planet in seen.planets and seen.owner(planet) != seen.me and not (planet == MECATOL_REX and barred)
    ]
    return sorted(found, key=lambda planet: -planet_worth(seen, planet))


def custodians_price(seen: Seen) -> int:
    """What it costs me to remove the custodians."""
    return 0 if seen.side(seen.me).has("blood_ties") else CUSTODIANS


def prize_worth(seen: Seen, system: int) -> float:
    """What all of them are worth."""
    return sum(planet_worth(seen, planet) for planet in prizes(seen, system))


def bombed_worth(seen: Seen, system: int) -> float:
    """What rivals could have spent of the readied planets of a system."""
    planets = [p for p in PLANETS_IN[system] if p in seen.planets and seen.owner(p) not in (None, seen.me)]
    return sum(seen.yields(p) for p in planets if seen.planets[p]["ready"])


# ---- who can come ----------------------------------------------------------------------------------------------------


def able(seen: Seen, target: int) -> dict[tuple[int, int], int]:
    """My ships that can come, by origin and kind."""
    found: dict[tuple[int, int], int] = {}
    if not seen.enterable(target):
        return found
    far: list[tuple[int, int]] = []
    for origin, fleet in seen.fleets.items():
        if origin == target or seen.has_token(origin):
            continue
        steps = seen.steps(origin, target)
        for kind in BIG_KINDS:
            if fleet[kind] and seen.reach(kind, origin) >= steps:
                found[origin, kind] = fleet[kind]
            elif fleet[kind] and seen.reach(kind, origin) + 1 == steps and waiting(seen, origin):
                far.append((origin, kind))
    if far and seen.knows("gravity_drive"):  # one ship goes a step farther
        found[max(far, key=lambda each: seen.side(seen.me).capacity[each[1]])] = 1
    return found


def waiting(seen: Seen, origin: int) -> dict[Source, int]:
    """The infantry that can be taken along from a system: what is in space, and what planets can spare."""
    found: dict[Source, int] = {}
    if seen.aboard(origin):
        found[origin, INFANTRY] = seen.aboard(origin)
    watched = any(seen.guards.get(system) for system in bits(seen.near[origin]))
    for planet in PLANETS_IN[origin]:
        if seen.owner(planet) == seen.me:
            at_home = planet in seen.home_planets and seen.round > 1  # nobody comes as far in the first round
            keep = 2 if planet == MECATOL_REX else 1 if watched or at_home else 0
            if (count := seen.planets[planet]["infantry"] - keep) > 0:
                found[PLANET_NAMES[planet], INFANTRY] = count
    return found


def plan_for(seen: Seen, target: int) -> Plan:
    """The best that I see to do in a system."""
    plan = Plan(target)
    there = seen.fleets.get(target, EMPTY)
    ships = able(seen, target)
    room = int(seen.own["fleet"]) - sum(there[1:11])
    wanted = {planet: needed_infantry(seen, planet) for planet in prizes(seen, target)}
    need = sum(count for count in wanted.values() if count < 99)
    foes = seen.guards.get(target, [])
    carried = there[INFANTRY]
    quiet = not foes and not any(seen.planets[planet]["infantry"] for planet in wanted)
    while room > 0 and carried < need and (best := best_carrier(seen, plan, ships, need - carried)):
        board(seen, plan, best, need - carried if quiet else 99)
        carried = there[INFANTRY] + plan.infantry
        room -= 1
    if foes:
        room -= escort(seen, plan, ships, room)
    chance = min((space_odds(seen, added(there, plan.fleet()), target, foe) for foe in foes), default=1.0)
    if foes and chance < GOOD_ODDS:
        return Plan(target, build_worth(seen, target))
    worth = claim(seen, plan, carried, added(there, plan.fleet()))
    if room > 0 and not plan.ships and (pull := ship_pull(seen, target)) and (scout := best_scout(seen, ships)):
        if not foes:
            plan.ships[scout] = 1
            worth += pull
    elif plan.ships:
        worth += ship_pull(seen, target)
    if plan.ships and not worth and carried >= 2:
        worth += staging(seen, plan)
    if foes and plan.ships:
        worth = worth * chance - (1 - chance) * 4.0 + 2.0 * sum(seen.threat(foe) for foe in foes)
    if worth <= 0:
        plan = Plan(target)
    plan.worth = max(worth, 0.0) + build_worth(seen, target)
    return plan


def best_carrier(
    seen: Seen, plan: Plan, ships: dict[tuple[int, int], int], need: int
) -> tuple[tuple[int, int], int] | None:
    """The ship that brings most of what is needed, the cheapest of equals; and how much it brings."""
    side = seen.side(seen.me)
    best: tuple[tuple[int, int], int] | None = None
    rank = (0, 0.0)
    for (origin, kind), count in ships.items():
        if count <= plan.ships.get((origin, kind), 0) or not side.capacity[kind]:
            continue
        left = sum(n - plan.cargo.get(source, 0) for source, n in waiting(seen, origin).items())
        brought = min(side.capacity[kind], left)
        found = (min(brought, need), -side.units[kind].cost)
        if brought > 0 and found > rank:
            rank, best = found, ((origin, kind), side.capacity[kind])
    return best


def board(seen: Seen, plan: Plan, ship: tuple[tuple[int, int], int], need: int = 99) -> None:
    """A ship joins, full: infantry in space first, then from planets, then fighters. Where no more infantry is needed
    than so much, other carriers that stay behind are left their share."""
    (origin, kind), room = ship
    plan.ships[origin, kind] = plan.ships.get((origin, kind), 0) + 1
    sources = waiting(seen, origin)
    left = sum(count - plan.cargo.get(source, 0) for source, count in sources.items())
    infantry = max(need, -(-left // carriers_at(seen, plan, origin)))
    for source, count in {**sources, (origin, FIGHTER): seen.fleets[origin][FIGHTER]}.items():
        taken = min(room, count - plan.cargo.get(source, 0), infantry if source[1] == INFANTRY else room)
        if taken > 0:
            plan.cargo[source] = plan.cargo.get(source, 0) + taken
            room -= taken
            infantry -= taken if source[1] == INFANTRY else 0


def carriers_at(seen: Seen, plan: Plan, origin: int) -> int:
    """The ships with room in a system that the plan leaves there, and the one that joins it."""
    side, fleet = seen.side(seen.me), seen.fleets[origin]
    staying = [fleet[kind] - plan.ships.get((origin, kind), 0) for kind in BIG_KINDS if side.capacity[kind] > 1]
    return 1 + sum(staying)


def escort(seen: Seen, plan: Plan, ships: dict[tuple[int, int], int], room: int) -> int:
    """All strong ships that the fleet pool bears go along into a fight, with fighters; returns how many."""
    side, joined = seen.side(seen.me), 0
    for (origin, kind), count in sorted(ships.items(), key=lambda each: -side.units[each[0][1]].cost):
        for _ in range(count - plan.ships.get((origin, kind), 0)):
            if joined < room:
                board(seen, plan, ((origin, kind), side.capacity[kind]))
                joined += 1
    return joined


def best_scout(seen: Seen, ships: dict[tuple[int, int], int]) -> tuple[int, int] | None:
    """A ship that is not missed where it is: not the last one there, and it leaves nobody without a carrier."""
    side = seen.side(seen.me)
    for origin, kind in sorted(ships, key=lambda each: side.units[each[1]].cost):
        fleet = seen.fleets[origin]
        rest = plus_one(fleet, kind, -1)
        stranded = fleet[FIGHTER] + fleet[INFANTRY] > capacity(side, rest) + 3 * seen.docks_in(origin)
        if not stranded and (any(rest[1:11]) or seen.docks_in(origin)):
            return origin, kind
    return None


def claim(seen: Seen, plan: Plan, infantry: int, ships: Fleet) -> float:
    """Share the infantry out among the planets; what that is worth."""
    worth = 0.0
    plan.landing.clear()
    for planet in prizes(seen, plan.target):
        there = seen.planets[planet]["landed"]
        need = needed_infantry(seen, planet, ships, infantry + there)
        if there < need <= infantry + there:
            plan.landing[planet] = need - there
            worth += planet_worth(seen, planet) * ground_odds(seen, need, planet, ships)
            infantry -= need - there
    return worth


def staging(seen: Seen, plan: Plan) -> float:
    """What it is worth to bring infantry beside planets that I do not have."""
    here = max((prize_worth(seen, s) for s in bits(seen.near[plan.target]) if s in seen.systems), default=0.0)
    origins = {origin for origin, _ in plan.ships}
    before = max(
        (prize_worth(seen, s) for origin in origins for s in bits(seen.near[origin]) if s in seen.systems), default=0.0
    )
    return STAGE * max(here - before, 0.0)


def build_worth(seen: Seen, system: int) -> float:
    """What it is worth to produce in a system: little where the fleet pool bears no more ships."""
    if not seen.docks_in(system) or any(seen.guards.get(system, [])):
        return 0.0
    money = spare(seen, "resources")
    if seen.round == 1 and seen.big_ships < 6:
        money = max(money, seen.purse("resources"))  # the first fleet comes before the first objective
    used = min(money, 8, 2 + 3 * max(seen.berths(system), 0))
    return 0.0 if money < 3 else 0.8 * RESOURCE * used + 1.5 * (seen.big_ships < 6)


# ---- the asks --------------------------------------------------------------------------------------------------------


def weigh_move(seen: Seen, ask: Ask) -> Weigh:
    """Ship by ship and load by load, what the plan says and the draft has not yet."""
    plan, draft = plan_for(seen, int(ask.args["system"])), seen.view["draft"]
    ships, cargo = dict(plan.ships), dict(plan.cargo)
    for origin, unit, count in draft["moving"]:
        ships[origin, UNIT[unit]] = ships.get((origin, UNIT[unit]), 0) - count
    for source, unit, count in draft["cargo"]:
        cargo[source, UNIT[unit]] = cargo.get((source, UNIT[unit]), 0) - count

    def weigh(option: Option) -> float:
        if option[0] == "done":
            return 0.0
        if option[0] not in ("ship", "load"):
            return -1.0
        left = (ships if option[0] == "ship" else cargo).get((option[1], UNIT[option[2]]), 0)
        fits = 0 < option[3] <= left
        return (100.0 if option[0] == "ship" else 10.0) + option[3] if fits else -1.0

    return weigh


def weigh_landing(seen: Seen, ask: Ask) -> Weigh:
    """As the plan says; what is left over guards the best planet."""
    system = int(ask.args["system"])
    fleet = seen.fleets.get(system, EMPTY)
    plan = Plan(system)
    claim(seen, plan, fleet[INFANTRY], fleet)
    fights = [planet for planet in plan.landing if seen.planets[planet]["infantry"]]

    def weigh(option: Option) -> float:
        if option[0] != "land" or len(option) > 3:
            return 0.0 if option[0] == "done" else -1.0
        planet, count = PLANET[option[1]], int(option[2])
        if planet in plan.landing:
            enough = plan.landing[planet] if not fights or len(plan.landing) > 1 else fleet[INFANTRY]
            return 50.0 + planet_worth(seen, planet) - 3 * abs(count - enough)
        return 5.0 + count if planet == MECATOL_REX and system == MECATOL and not plan.landing else -1.0

    return weigh


def weigh_custodians(seen: Seen, ask: Ask) -> Weigh:
    """A point and the throne."""
    return lambda option: 1.0 if option[0] == "remove-custodians" else 0.0
