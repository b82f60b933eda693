"""What an option brings or costs, as plain data for its button: only what the asked seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.games.twilight_imperium import strategic
from cosmodrome.games.twilight_imperium.agenda import voters
from cosmodrome.games.twilight_imperium.chances.ahead import fights_ahead
from cosmodrome.games.twilight_imperium.choices import HINTS
from cosmodrome.games.twilight_imperium.index import (
    NOBODY,
    OBJECTIVE,
    PLANET,
    PLANETS_IN,
    SHIP_KINDS,
    STRATEGY,
    UNIT,
    objective_row,
)
from cosmodrome.games.twilight_imperium.paying import INFLUENCE, RESOURCES, good_worth, worth
from cosmodrome.games.twilight_imperium.production import price
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.movement import take_all, take_fleet
from cosmodrome.games.twilight_imperium.tactical.reach import movers
from cosmodrome.kernel import Ask, Option, Seat

INFLUENCE_FOR_A_TOKEN = 3  # TI-36.2


def hint(table: TwilightImperium, ask: Ask, option: Option) -> dict[str, Any]:
    """The hint of an option, by its verb: names and numbers; the texts are `hint-<name>`."""
    seat, key = ask.seat, ask.key
    match option:
        case ("build", str(unit), int(count), *_):
            return {"cost": price(table, seat, UNIT[unit], count) - price(table, seat)}
        case ("exhaust", str(planet)) if key == "cast-votes":
            return {"votes": table.influence(PLANET[planet])}
        case ("all",) if key == "cast-votes":
            return {"votes": sum(table.influence(planet) for planet in voters(table, seat))}
        case ("exhaust", str(planet)):
            return {what: worth(table, seat, PLANET[planet], what) for what in (RESOURCES, INFLUENCE)}
        case ("trade-good", int(count)) if key == "pay" and (each := good_worth(table, seat)) > 1:
            return {"goods": count * each}
        case ("buy-tokens", int(count)):
            return {"influence": INFLUENCE_FOR_A_TOKEN * count}
        case ("pick", str(strategy)) if key == "pick":
            card = STRATEGY[strategy]
            return {"initiative": card, **({"goods": table.bounty[card]} if table.bounty[card] else {})}
        case ("secondary" | "primary", str(strategy)):
            tokens = strategic.cost(table, seat, strategy)
            return {"tokens": tokens} if tokens else {}
        case ("score", str(objective)):
            return {"points": objective_row(OBJECTIVE[objective]).points}
        case ("activate", int(system)):
            return {**coming(table, seat, system), **there(table, seat, system)}
        case ("all",) if key == "move":
            return planned(table, lambda plan: take_all(plan, seat, plan.system))
        case ("fleet", int(origin)) if key == "move":
            return planned(
                table, lambda plan: take_fleet(plan, seat, plan.system, origin, movers(plan, seat, plan.system))
            )
        case ("done",) if key == "move" and table.moving:
            return planned(table, lambda plan: None)
        case ("planet", str(planet)) if key in HINTS:
            return HINTS[key](table, PLANET[planet])
        case ("player", int(who)) if key in HINTS:
            return HINTS[key](table, who)
        case ("planet" | "ready", str(planet)):
            return {RESOURCES: table.resources(PLANET[planet]), INFLUENCE: table.influence(PLANET[planet])}
    return {}


def planned(table: TwilightImperium, draft: Callable[[TwilightImperium], None]) -> dict[str, Any]:
    """The chance, in percent, to win the first fight that a movement leads to."""
    plan = table.copy()
    draft(plan)
    fights = fights_ahead(plan)
    return {"win": round(100 * fights[0].odds.attacker)} if fights else {}


def coming(table: TwilightImperium, seat: Seat, system: int) -> dict[str, Any]:
    """How many of the own ships could come to a system."""
    able = movers(table, seat, system)
    count = sum(table.fleet(seat, origin)[kind] for origin, kind in able if origin != system and kind in SHIP_KINDS)
    return {"coming": count} if count else {}


def there(table: TwilightImperium, seat: Seat, system: int) -> dict[str, Any]:
    """Whose ships are in a system, and what others have on its planets."""
    own = ships(table, seat, system)
    enemies = sum(ships(table, who, system) for who in table.alive() if who != seat)
    guarded = [planet for planet in PLANETS_IN[system] if table.owner[planet] not in (NOBODY, seat)]
    defenders = sum(table.infantry[planet] for planet in guarded)
    counted = {"own-ships": own, "enemy-ships": enemies, "defenders": defenders}
    return {name: count for name, count in counted.items() if count}


def ships(table: TwilightImperium, seat: Seat, system: int) -> int:
    """The ships of a player in a system."""
    fleet = table.fleet(seat, system)
    return sum(fleet[kind] for kind in SHIP_KINDS)
