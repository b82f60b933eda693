"""What an option brings or costs, as plain data for its button: only what the asked seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from cosmodrome.games.twilight_imperium import drafted, strategic
from cosmodrome.games.twilight_imperium.agenda import voters
from cosmodrome.games.twilight_imperium.chances.ahead import fights_ahead
from cosmodrome.games.twilight_imperium.chances.now import odds_of_fight
from cosmodrome.games.twilight_imperium.choices import HINTS
from cosmodrome.games.twilight_imperium.combat import REPAIRED, Hits, cancels, cheapest, sustain
from cosmodrome.games.twilight_imperium.data.strategy_cards import BY_ID as STRATEGY_CARDS
from cosmodrome.games.twilight_imperium.index import (
    INFANTRY,
    NOBODY,
    OBJECTIVE,
    PLANET,
    PLANETS_IN,
    SHIP_KINDS,
    STRATEGY,
    UNIT,
    UNIT_NAMES,
    objective_row,
)
from cosmodrome.games.twilight_imperium.paying import INFLUENCE, RESOURCES, good_worth, worth
from cosmodrome.games.twilight_imperium.production import may_produce, price, yard_of
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import can_sustain, cancel_hits, hits_left, use_hits
from cosmodrome.games.twilight_imperium.tactical.movement import pool_room, take_all, take_fleet
from cosmodrome.games.twilight_imperium.tactical.reach import Passage, reachable_ships
from cosmodrome.games.twilight_imperium.turn import components
from cosmodrome.kernel import PASS, Ask, Option, Seat

INFLUENCE_FOR_A_TOKEN = 3  # TI-36.2
GAINS = ("gain-tokens", "token-to")  # questions that put tokens into a pool; others take them from there


def hint(table: TwilightImperium, ask: Ask, option: Option) -> dict[str, Any]:
    """The hint of an option, by its verb: names and numbers; the texts are `hint-<name>`."""
    seat, key = ask.seat, ask.key
    match option:
        case ("component",):
            return {"actions": [str(use[1]) for use in components(table, seat) if use != PASS]}
        case ("pass",) if key == "turn":
            return {"out": table.round}
        case ("pass",) if key == "secondary":
            return {"only-this": 1}
        case ("pool", str(pool), int(count)):
            have = table.pool(pool)[seat]
            return {"becomes": have + count} if key in GAINS else {"left": have - count}
        case ("vote", str(name)):
            return {**elected(table, name), **votes_for(table, name)}
        case ("build", str(unit), int(count), *_):
            return {"cost": price(table, seat, UNIT[unit], count) - price(table, seat)}
        case ("structure", str(_), str(planet)):
            return {RESOURCES: table.resources(PLANET[planet])}  # a space dock there produces by them
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
            tokens, usual = strategic.cost(table, seat, strategy), STRATEGY_CARDS[strategy].tokens
            return {"tokens": tokens} if tokens else {"no-token": usual} if usual else {}
        case ("score", str(objective)):
            return {"points": objective_row(OBJECTIVE[objective]).points}
        case ("activate", int(system)):
            return {
                **arrivals(table, seat, system),
                **there(table, seat, system),
                **outlook(table, seat, system),
                **yard(table, seat, system),
            }
        case ("all",) if key == "move":
            return planned(table, lambda plan: take_all(Passage(plan, seat, plan.system)))
        case ("fleet", int(origin)) if key == "move":
            return planned(table, lambda plan: take_fleet(Passage(plan, seat, plan.system), origin))
        case ("done",) if key == "move" and table.moving:
            return planned(table, lambda plan: None)
        case ("auto" | "sustain" | "lose", *_) if key == "hits" and table.combat == "space":
            return taken(table, seat, option)
        case ("planet", str(planet)) if key in HINTS:
            return HINTS[key](table, PLANET[planet])
        case ("player", int(who)) if key in HINTS:
            return HINTS[key](table, who)
        case ("planet" | "ready", str(planet)):
            return {RESOURCES: table.resources(PLANET[planet]), INFLUENCE: table.influence(PLANET[planet])}
    return {}


def elected(table: TwilightImperium, name: str) -> dict[str, Any]:
    """Whose planet an outcome names, or which player, by the faction."""
    kind, _, number = name.partition("-")
    owner = int(number) if kind == "player" else table.owner[PLANET[name]] if name in PLANET else NOBODY
    return {} if owner == NOBODY else {"faction": table.faction_name(owner)}


def votes_for(table: TwilightImperium, name: str) -> dict[str, Any]:
    """The votes that were cast for an outcome so far."""
    votes = sum(votes for votes, voted in zip(table.votes, table.voted, strict=True) if voted == name)
    return {"votes": votes} if votes else {}


def outlook(table: TwilightImperium, seat: Seat, system: int) -> dict[str, Any]:
    """What an activation can lead to if everybody comes who can: planets to be taken, where infantry comes along, and
    the chance to win the first fight."""
    plan = table.copy()
    plan.active, plan.system, plan.cursor = seat, system, "movement"
    take_all(Passage(plan, seat, system))
    if not plan.moving:
        return {}
    others = sum(1 for planet in PLANETS_IN[system] if table.owner[planet] != seat)
    found = {"takeable": others} if others and brings_infantry(plan, seat) else {}
    return {**found, **chance(plan)}


def brings_infantry(plan: TwilightImperium, seat: Seat) -> bool:
    """Whether a ship of the draft could take infantry along, be it the last of a planet."""
    room = plan.side(seat).capacity
    origins = {origin for origin, kind, _ in plan.moving if room[kind]}
    return any(
        plan.fleet(seat, origin)[INFANTRY]
        or any(plan.owner[planet] == seat and plan.infantry[planet] for planet in PLANETS_IN[origin])
        for origin in origins
    )


def planned(table: TwilightImperium, draft: Callable[[TwilightImperium], None]) -> dict[str, Any]:
    """The chance, in percent, to win the first fight that a movement leads to, and its dangers."""
    plan = table.copy()
    draft(plan)
    return chance(plan)


def chance(plan: TwilightImperium) -> dict[str, Any]:
    """The chance of the first fight, in percent; nothing where nobody waits. Beside it the dangers: ships that gravity
    rifts may take, space cannons, ships beyond the fleet pool."""
    fights = fights_ahead(plan)
    found = {"win": round(100 * fights[0].odds.attacker)} if fights else {}
    return {**found, **dangers(plan, plan.active)}


def dangers(plan: TwilightImperium, seat: Seat) -> dict[str, Any]:
    """What may go wrong before any fight."""
    lost = drafted.rift(plan, seat)
    dice = sum(dice for each in drafted.cannons(plan, seat) for dice, _ in each["dice"])
    over = -pool_room(plan, seat, plan.system)
    return {
        **({"rift": round(100 * lost["lost"])} if lost else {}),
        **({"cannon": dice} if dice else {}),
        **({"over": over} if over > 0 else {}),
    }


def taken(table: TwilightImperium, seat: Seat, option: Option) -> dict[str, Any]:
    """What a way to take hits costs, and the chance to win the fight after it, in percent."""
    plan = table.copy()
    sustained: Counter[int] = Counter()
    lost: Counter[int] = Counter()
    if option[0] == "sustain":
        sustained[UNIT[option[1]]] += 1
        damage(plan, seat, UNIT[option[1]])
    elif option[0] == "lose":
        lost[UNIT[option[1]]] += option[2]
        use_hits(plan, seat, option[2], UNIT[option[1]])
    else:
        while hits_left(plan, seat) and (kinds := can_sustain(plan, seat)):
            sustained[kinds[0]] += 1
            damage(plan, seat, kinds[0])
        fleet = plan.combatants(seat)
        hits = Hits(plan.hits[seat], plan.big_hits[seat])
        lost.update(cheapest(fleet, hits, enlisted=fleet[INFANTRY] > 0))
        plan.clear_hits(seat)
    for kind, count in lost.items():
        plan.take_off(seat, plan.system, kind, count)
        if kind in REPAIRED:
            plan.forget_sustained(seat, REPAIRED[kind], count)
    odds = odds_of_fight(plan) if any(plan.combatants(seat)) else None
    win = odds and (odds.attacker if seat == plan.active else odds.defender)
    return {
        **({"sustains": named(sustained)} if sustained and option[0] == "auto" else {}),
        **({"loses": named(lost)} if lost and option[0] == "auto" else {}),
        "win": round(100 * (win or 0.0)),
    }


def damage(plan: TwilightImperium, seat: Seat, kind: int) -> None:
    """A ship sustains damage."""
    plan.sustain(seat, plan.system, kind, sustain(plan.fleet(seat, plan.system), kind))
    cancel_hits(plan, seat, cancels(plan.side(seat)))


def named(units: Counter[int]) -> list[str]:
    """Units with their number, as texts take them."""
    return [f"{UNIT_NAMES[kind]} {count}" for kind, count in units.items()]


def arrivals(table: TwilightImperium, seat: Seat, system: int) -> dict[str, Any]:
    """How many of the player's ships could come to a system."""
    able = reachable_ships(table, seat, system)
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


def yard(table: TwilightImperium, seat: Seat, system: int) -> dict[str, Any]:
    """How many units could be produced in a system."""
    return {"produces": yard_of(table, seat, system).limit} if may_produce(table, seat, system) else {}


def ships(table: TwilightImperium, seat: Seat, system: int) -> int:
    """The ships of a player in a system."""
    fleet = table.fleet(seat, system)
    return sum(fleet[kind] for kind in SHIP_KINDS)
