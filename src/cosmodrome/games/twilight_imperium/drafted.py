"""The drafted movement as its player would reckon it: who can come and by which way, who carries what, and the dangers.

Made for people only, like `asides`; nobody but the active player knows the draft.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

from cosmodrome.games.twilight_imperium.chances.ahead import arriving, ground_ahead
from cosmodrome.games.twilight_imperium.chances.field import Force
from cosmodrome.games.twilight_imperium.chances.rifts import losses, ships_of_draft
from cosmodrome.games.twilight_imperium.combat import Batch
from cosmodrome.games.twilight_imperium.data.layouts import CUSTODIANS_INFLUENCE
from cosmodrome.games.twilight_imperium.index import (
    EMPTY,
    INFANTRY,
    MECATOL,
    NOBODY,
    PLANET_NAMES,
    PLANETS_IN,
    RIFTS,
    SHIP_KINDS,
    UNIT_NAMES,
    bits,
)
from cosmodrome.games.twilight_imperium.paying import INFLUENCE, can_pay
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.cannon import battery, has_cannons
from cosmodrome.games.twilight_imperium.tactical.invasion import landable
from cosmodrome.games.twilight_imperium.tactical.movement import pool_room
from cosmodrome.games.twilight_imperium.tactical.reach import Chart, Passage, Way, origins
from cosmodrome.games.twilight_imperium.tactical.transport import chart_of, ship_of
from cosmodrome.kernel import Seat

MOST_LANDING: Final = 8  # more than these hardly ever land on one planet


def movement(table: TwilightImperium, seat: Seat | None) -> dict[str, Any] | None:
    """What the player who moves ships should know; None at any other time."""
    if seat is None or seat != table.active or table.cursor != "movement":
        return None
    passage = Passage(table, seat, table.system)
    limit = table.fleet_limit(seat)
    return {
        "ships": [ship_shown(passage, *key, how) for key, how in passage.reachable.items() if key[0] != table.system],
        "stuck": stuck(passage),
        "aboard": aboard(table, seat),
        "fleet": {"used": limit - pool_room(table, seat, table.system), "of": limit},
        "rift": rift(table, seat),
        "cannons": cannons(table, seat),
        "stay": stay(table, seat),
        "landings": landings(table, seat),
        "custodians": custodians(table, seat),
    }


def landing(table: TwilightImperium, seat: Seat | None) -> list[dict[str, Any]] | None:
    """The planets that the active player can land on, while they commit ground forces."""
    return landings(table, seat) if seat is not None and seat == table.active and table.cursor == "commit" else None


def ship_shown(passage: Passage, origin: int, kind: int, how: Way) -> dict[str, Any]:
    """One kind of ship that can come from a system: by which systems, and with how many dice for gravity rifts."""
    table, seat = passage.table, passage.seat
    ship = ship_of(table, seat, origin, kind, how)
    through = how.rifts > (RIFTS >> origin & 1)
    return {
        "system": origin,
        "unit": UNIT_NAMES[kind],
        "count": table.fleet(seat, origin)[kind],
        "capacity": ship.room,
        "route": route(chart_of(table, seat, passage.target, ship, passage.chart), origin, passage.target, through),
        "rifts": how.rifts,
    }


def route(map_: Chart, origin: int, target: int, rifts: bool) -> list[int]:
    """A shortest way from a system to another, both included; through a gravity rift only with `rifts`. A step out of
    a rift is free (TI-12.1)."""
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, (origin,))]
    seen = 0
    while queue:
        cost, steps, path = heappop(queue)
        here = path[-1]
        if here == target:
            return list(path)
        if seen >> here & 1:
            continue
        seen |= 1 << here
        free = RIFTS >> here & 1
        for system in bits(map_.near[here] & ~seen):
            closed = map_.closed >> system & 1 or (RIFTS >> system & 1 and not rifts)
            if system == target or not closed:
                heappush(queue, (cost + 1 - free, steps + 1, (*path, system)))
    return [origin, target]


def stuck(passage: Passage) -> list[dict[str, Any]]:
    """The systems with ships of the player that cannot come, and why: a command token holds them, or it is too far."""
    table, seat = passage.table, passage.seat
    able = {origin for origin, _ in passage.reachable} | {passage.target}
    free = origins(table, seat, passage.target)
    return [
        {"system": system, "why": "far" if free >> system & 1 else "token"}
        for system in bits(table.ships[seat])
        if system not in able
    ]


def aboard(table: TwilightImperium, seat: Seat) -> list[dict[str, Any]]:
    """The ships of the draft that carry or could carry somebody, one by one."""
    if not table.moving:
        return []
    return [
        {
            "system": ship.origin,
            "unit": UNIT_NAMES[ship.kind],
            "room": ship.room + sum(count for *_, count in ship.aboard),
            "cargo": [
                [system if planet == NOBODY else PLANET_NAMES[planet], UNIT_NAMES[kind], count]
                for system, planet, kind, count in ship.aboard
            ],
        }
        for ship in ships_of_draft(table, seat)
        if ship.room or ship.aboard
    ]


def rift(table: TwilightImperium, seat: Seat) -> dict[str, Any] | None:
    """How many dice the draft rolls for gravity rifts, and the chance that a ship is lost; None without any."""
    dice = sum(len(ship.rolls) for ship in ships_of_draft(table, seat)) if table.moving else 0
    return {"dice": dice, "lost": round(1 - losses(table, seat)[EMPTY], 4)} if dice else None


def cannons(table: TwilightImperium, seat: Seat) -> list[dict[str, Any]]:
    """The space cannons of others that may fire at what arrives: their dice, and the chance of a hit."""
    found = []
    for who in table.alive():
        batches = battery(table, who, seat) if who != seat and has_cannons(table, who) else []
        if batches:
            found.append({"seat": who, "dice": [[each.dice, need(each)] for each in batches], "hit": hit(batches)})
    return found


def need(batch: Batch) -> int:
    """What a die must show for a hit."""
    return max(1, batch.hit - batch.plus)


def hit(batches: list[Batch]) -> float:
    """The chance that at least one die hits."""
    missed = 1.0
    for batch in batches:
        missed *= (min(need(batch) - 1, 10) / 10) ** batch.dice
    return round(1 - missed, 4)


def stay(table: TwilightImperium, seat: Seat) -> list[list[Any]]:
    """The infantry that stays on planets of systems which ships of the draft leave."""
    left = sum({1 << system for system, *_ in table.moving})
    found: list[list[Any]] = []
    for system in bits(left):
        for planet in PLANETS_IN[system]:
            drafted = sum(count for _, place, _, count in table.cargo if place == planet)
            if table.owner[planet] == seat and table.infantry[planet]:
                found.append([PLANET_NAMES[planet], table.infantry[planet] - drafted])
    return found


def landings(table: TwilightImperium, seat: Seat) -> list[dict[str, Any]]:
    """The planets of the active system that others hold or nobody does, each with the chance to take it by how many
    infantry land there: the first number is that of one."""
    fleet, side = arriving(table, seat), table.side(seat)
    ships = tuple(count if kind in SHIP_KINDS else 0 for kind, count in enumerate(fleet))
    found = []
    for planet in landable(table, seat):
        owner, defenders = table.owner[planet], table.infantry[planet]
        if owner == seat:
            continue
        theirs = Force(table.side(owner), EMPTY, defenders, table.pds[planet]) if defenders else None
        win = [
            1.0 if theirs is None else round(ground_ahead(Force(side, ships, count), theirs).attacker, 4)
            for count in range(1, min(fleet[INFANTRY], MOST_LANDING) + 1)
        ]
        held = None if owner == NOBODY else owner
        found.append(
            {"planet": PLANET_NAMES[planet], "owner": held, "infantry": defenders, "pds": table.pds[planet], "win": win}
        )
    return found


def custodians(table: TwilightImperium, seat: Seat) -> dict[str, Any] | None:
    """What the custodians of Mecatol Rex ask for, and whether the player can pay it; None where there are none."""
    if table.system != MECATOL or not table.custodians:
        return None
    cost = int(table.fold("custodians-price", seat, CUSTODIANS_INFLUENCE))
    return {"cost": cost, "payable": can_pay(table, seat, cost, INFLUENCE)}
