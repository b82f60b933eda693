"""What a bot does with what it has: production, structures, command tokens, technologies, payments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cosmodrome.games.twilight_imperium.bot.goals import savings, spare, technology_pull, unit_pull
from cosmodrome.games.twilight_imperium.bot.plans import custodians_price, prizes
from cosmodrome.games.twilight_imperium.bot.seen import GOOD, TOKEN, Seen, Weigh
from cosmodrome.games.twilight_imperium.data.technologies import BY_ID as TECHNOLOGY
from cosmodrome.games.twilight_imperium.index import (
    CARRIER,
    COLOURS,
    EMPTY,
    INFANTRY,
    MECATOL_REX,
    PLANET,
    PLANETS_IN,
    SYSTEM_OF,
    UNIT,
    bits,
)
from cosmodrome.kernel import Ask, Option, Seat

# How much a technology helps by itself, in tenths of a point.
TECHNOLOGIES: Final[Mapping[str, float]] = {
    "antimass_deflectors": 1.5,
    "gravity_drive": 4.0,
    "fleet_logistics": 4.5,
    "light_wave_deflector": 3.0,
    "neural_motivator": 3.5,
    "dacxive_animators": 2.0,
    "hyper_metabolism": 4.5,
    "x89_bacterial_weapon": 1.5,
    "sarween_tools": 4.0,
    "graviton_laser_system": 1.0,
    "transit_diodes": 2.0,
    "integrated_economy": 3.0,
    "plasma_scoring": 1.5,
    "magen_defense_grid": 0.8,
    "duranium_armor": 2.5,
    "assault_cannon": 4.0,
    "war_sun": 4.5,
    "dreadnought_2": 4.5,
    "carrier_2": 4.5,
    "cruiser_2": 3.5,
    "destroyer_2": 2.0,
    "fighter_2": 3.0,
    "infantry_2": 3.0,
    "pds_2": 2.0,
    "space_dock_2": 2.5,
}
OF_A_FACTION: Final = 3.5
STEP: Final = 0.6  # what it is worth to open the way to the next technology of a colour
FLEET_POOL, STRATEGY_POOL = 5, 3  # what these pools are wanted to hold
IDLE: Final = 0.2  # how much less a token is worth for each that lies ready already
BUILDS: Final = 0.7  # what a resource is worth this round


# ---- technologies ----------------------------------------------------------------------------------------------------


def technology_worth(seen: Seen, name: str) -> float:
    """What a technology is worth: by itself, for objectives, as a step to others."""
    tech = TECHNOLOGY[name]
    worth = TECHNOLOGIES.get(name, OF_A_FACTION) + technology_pull(seen, name)
    if tech.colour in COLOURS:
        own = [TECHNOLOGY[row["technology"]].colour for row in seen.own["technologies"]]
        worth += STEP if own.count(tech.colour) < 3 else 0.0
    return worth


def weigh_technology(seen: Seen, ask: Ask) -> Weigh:
    """The most useful one."""
    return lambda option: technology_worth(seen, option[1]) if option[0] == "technology" else 0.0


def weigh_another(seen: Seen, ask: Ask) -> Weigh:
    """A second technology, if it does not cost an objective."""
    cost = int(ask.args.get("cost", 6))
    return lambda option: float(spare(seen, "resources") >= cost) if option[0] == "yes" else 0.5


# ---- units -----------------------------------------------------------------------------------------------------------


def weigh_build(seen: Seen, ask: Ask) -> Weigh:
    """Carriers and infantry while there are planets to take, then ships that fight; never the money of an objective."""
    bought: dict[str, int] = {}
    for unit, count in seen.view["draft"]["bought"]:
        bought[unit] = bought.get(unit, 0) + count
    side, cost = seen.side(seen.me), int(ask.args["cost"])
    money, left = spare(seen, "resources") - cost, int(ask.args["left"])
    fleet = seen.fleets.get(int(ask.args["system"]), EMPTY)
    infantry = fleet[INFANTRY] + sum(
        seen.planets[planet]["infantry"] for planet in PLANETS_IN[int(ask.args["system"])] if planet in seen.mine
    )
    carriers = fleet[CARRIER] + bought.get("carrier", 0)
    troops = infantry + bought.get("infantry", 0)
    still_free = any(seen.owner(p) is None for system in seen.systems for p in prizes(seen, system))

    def weigh(option: Option) -> float:
        if option[0] != "build":
            return 0.0 if option[0] == "done" else -1.0
        unit, count = option[1], option[2]
        row = side.units[UNIT[unit]]
        price = -(-count // row.produced) * row.cost
        if price > money or count > left:
            return -1.0
        worth: float = unit_pull(seen, unit) * count
        if unit == "carrier":
            worth += 6.0 if carriers < 1 + still_free and count == 1 else 0.2
        elif unit == "infantry":
            short = max(2 + 4 * min(carriers, 2) - troops, 0)
            worth += 1.5 * min(count, short) - 0.6 * max(count - short, 0) - 0.5 * (count % 2)
        elif unit == "fighter":
            worth += 0.2 if count == 2 and bought.get("fighter", 0) < 2 else -0.5
        else:
            worth += STRENGTH.get(unit, 0.3) * count
        return worth

    return weigh


STRENGTH: Final[Mapping[str, float]] = {
    "war_sun": 9.0,
    "flagship": 5.0,
    "dreadnought": 3.0,
    "cruiser": 1.8,
    "destroyer": 0.6,
}


def weigh_structure(seen: Seen, ask: Ask) -> Weigh:
    """A dock towards the middle where resources are, PDS where they guard most."""

    def weigh(option: Option) -> float:
        if option[0] != "structure":
            return 0.0
        planet = PLANET[option[2]]
        row = seen.planets[planet]
        worth = unit_pull(seen, option[1])
        if option[1] == "space_dock":
            near = seen.steps_to_mecatol(SYSTEM_OF[planet])
            return worth + 2.0 + int(row["resources"]) - 0.5 * min(near, 6) + (planet == MECATOL_REX)
        guarded = 2.0 * bool(row["space_dock"]) + 2.0 * (planet == MECATOL_REX) + 0.2 * seen.yields(planet)
        return worth + 1.0 + guarded - 1.5 * int(row["pds"])

    return weigh


def weigh_site(seen: Seen, ask: Ask) -> Weigh:
    """Where Construction's token goes: a system with a token, or one that I do not need any more."""
    return lambda option: float(
        2 * seen.has_token(option[1])
        - 2 * sum(seen.fleets.get(option[1], EMPTY)[1:11])
        + sum(int(seen.planets[p]["resources"]) for p in PLANETS_IN[option[1]] if p in seen.mine)
        - 3 * seen.docks_in(option[1])
    )


# ---- command tokens --------------------------------------------------------------------------------------------------


def pools_wanted(seen: Seen, total: int) -> dict[str, int]:
    """How tokens are best shared out."""
    biggest = max((sum(fleet[1:11]) for fleet in seen.fleets.values()), default=0)
    fleet = min(max(3, biggest, min(FLEET_POOL, total // 2 - 1)), max(total - 1, 0))
    strategy = min(STRATEGY_POOL, max(total - fleet - 2, 0))
    return {"fleet": fleet, "strategy": strategy, "tactic": total - fleet - strategy}


def weigh_gained_tokens(seen: Seen, ask: Ask) -> Weigh:
    """Into the pool that is farthest below what is wanted, as many as it lacks."""
    left = int(ask.args.get("left", 1))
    pools = {pool: int(seen.own[pool]) for pool in ("tactic", "fleet", "strategy")}
    wanted = pools_wanted(seen, sum(pools.values()) + left)

    def weigh(option: Option) -> float:
        pool = str(option[1])
        lack = wanted[pool] - pools[pool]
        more = int(option[2])
        return 2.0 * min(more, lack) - 3.0 * max(more - lack, 0) + 0.1 * (pool == "tactic")

    return weigh


def weigh_spent_tokens(seen: Seen, ask: Ask) -> Weigh:
    """So that most is left to act with: those of the strategy pool first, while tactic tokens are few."""
    left = int(ask.args.get("left", 1))

    def weigh(option: Option) -> float:
        pool, count = str(option[1]), int(option[2])
        tactic, strategy = (int(seen.own[each]) - count * (pool == each) for each in ("tactic", "strategy"))
        rest = max(left - count, 0)
        shares = [(tactic - each, strategy - rest + each) for each in range(rest + 1)]
        best = max((kept_worth(*share) for share in shares if min(share) >= 0), default=-99.0)
        return best - (9.0 if pool == "fleet" else 0.0)

    return weigh


def kept_worth(tactic: int, strategy: int) -> float:
    """What tokens on the sheet are worth, each less than the one before; without one to act with a round is lost."""
    return sum(max(4.0 - each, 0.5) for each in range(tactic)) + sum(max(2.4 - each, 0.4) for each in range(strategy))


def weigh_fleet_pool(seen: Seen, ask: Ask) -> Weigh:
    """The pools anew, as they are wanted."""
    pools = {pool: int(ask.args[pool]) for pool in ("tactic", "fleet", "strategy")}
    wanted = pools_wanted(seen, sum(pools.values()))["fleet"]
    same = pools == pools_wanted(seen, sum(pools.values()))
    return lambda option: 0.5 * same if option[0] == "keep" else -abs(option[1] - wanted) + 0.1


def weigh_strategy_pool(seen: Seen, ask: Ask) -> Weigh:
    """The rest is for tactical actions."""
    wanted = pools_wanted(seen, int(ask.args["left"]) + int(ask.args["fleet"]))["strategy"]
    return lambda option: -abs(float(option[1]) - wanted)


def weigh_bought_tokens(seen: Seen, ask: Ask) -> Weigh:
    """As many as are worth their price."""
    return lambda option: bought_worth(seen, option[1]) if option[0] == "buy-tokens" else 0.0


def bought_worth(seen: Seen, count: int) -> float:
    """What it is worth to buy this many tokens: a token beside idle ones is worth little, and planets that pay build
    nothing; never the influence of an objective, or of the custodians."""
    kept = custodians_price(seen) if seen.custodians and seen.round >= 2 and on_the_way_to_mecatol(seen) else 0
    if 3 * count > spare(seen, "influence") - kept:
        return -1.0
    first = float(seen.free_tokens == 0)  # without a token there is no action at all
    gain = first + sum(max(1.2 - IDLE * (seen.free_tokens + more), 0.1) for more in range(count))
    return TOKEN * gain - influence_price(seen, 3 * count)


def influence_price(seen: Seen, influence: int) -> float:
    """What it costs to pay influence: the resources of the planets, and trade goods."""
    ready = [seen.planets[planet] for planet in seen.mine if seen.planets[planet]["ready"]]
    price = 0.0
    for row in sorted((row for row in ready if row["influence"]), key=lambda row: row["resources"] / row["influence"]):
        if influence > 0:
            price += BUILDS * int(row["resources"])
            influence -= int(row["influence"])
    return price + GOOD * max(influence, 0)


def on_the_way_to_mecatol(seen: Seen) -> bool:
    """Whether ships of mine are near the throne, to remove the custodians soon."""
    return any(seen.steps_to_mecatol(system) <= 1 for system in bits(seen.my_ships))


def weigh_taken_token(seen: Seen, ask: Ask) -> Weigh:
    """The token off the system where most ships are held; to take none is worth least."""

    def weigh(option: Option) -> float:
        if len(option) < 2:
            return -1.0
        return float(sum(seen.fleets.get(option[1], EMPTY)[1:11])) + 0.5 * seen.docks_in(option[1])

    return weigh


# ---- paying and readying ---------------------------------------------------------------------------------------------


def weigh_payment(seen: Seen, ask: Ask) -> Weigh:
    """The obvious payment, unless planets do and trade goods are saved for an objective."""
    saved = savings(seen).goods and ask.args.get("why") != "negotiate_trade_routes"

    def weigh(option: Option) -> float:
        if option[0] == "auto":
            return 0.5
        if option[0] == "exhaust" and saved:
            row = seen.planets[PLANET[option[1]]]
            return 1.0 + 0.1 * int(row[ask.args["what"]])
        return 0.0

    return weigh


def weigh_planet(seen: Seen, ask: Ask) -> Weigh:
    """My own planets by what they yield; those of rivals by what it hurts."""

    def weigh(option: Option) -> float:
        if option[0] != "planet":
            return 0.0
        planet = PLANET[option[1]]
        owner: Seat | None = seen.owner(planet)
        worth = 0.5 + seen.yields(planet)
        return worth if owner in (None, seen.me) else worth * (1 + seen.threat(owner))

    return weigh


def weigh_sacrifice(seen: Seen, ask: Ask) -> Weigh:
    """The planet of mine that is missed least."""
    return lambda option: -seen.yields(PLANET[option[1]]) if option[0] == "planet" else 0.0


def weigh_rivals_planet(seen: Seen, ask: Ask) -> Weigh:
    """A planet that is hit: never mine if another is offered, best where most stands."""

    def weigh(option: Option) -> float:
        if option[0] != "planet":
            return 0.0
        planet = PLANET[option[1]]
        owner, row = seen.owner(planet), seen.planets[planet]
        standing: float = 2.0 * row["pds"] + row["infantry"] + 3.0 * bool(row["space_dock"])
        if owner is None:
            return 0.1
        return -5.0 - standing if owner == seen.me else seen.threat(owner) * (1 + standing + 0.3 * seen.yields(planet))

    return weigh
