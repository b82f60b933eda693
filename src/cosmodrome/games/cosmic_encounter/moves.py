"""Choosing ships and moving them, without anything happening on the way.

A choice of ships is a chain: each answer moves some, the obvious complete one comes first, and like ships go in
batches. Ships on their way lie in limbo, on the gate or beside the planet, so each is always in one place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE, SHIPS_PER_PLANET, WARP
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import AUTO, EVENLY, FLEET, PLACE, SHIP
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat

MOST_OPTIONS: Final = 36
# From a place one ship, two, and so on up to a number: made once, for they are offered again and again.
UP_TO: Final = {place: [options[1 : top + 1] for top in FLEET] for place, options in SHIP.items()}
PLACE_ALL: Final = [[options[count] for options in PLACE] for count in FLEET]  # by count, then by planet


def send(
    table: CosmicEncounter,
    seat: Seat,
    goal: int,
    least: int,
    most: int,
    key: str = "send-ships",
    sources: Sequence[int] | None = None,
    chooser: Seat | None = None,
    few: bool = False,
    **facts: str,
) -> Rule[int]:
    """A seat moves ships from its colonies (or other places) to a goal, CE-1.10; returns how many. Where any number may
    go, a `few` are sent at once rather than all. The question tells the `facts` besides."""
    asked = seat if chooser is None else chooser
    if sources is None and goal < 0:
        there = sum(table.ships.by_planet[seat])
    else:
        there = sum([table.ships.count_at(seat, place) for place in available(table, seat, goal, sources)])
    most = min(most, there)
    least, sent = min(least, most), 0
    while sent < most:
        choice = yield Choose(
            asked,
            key,
            sendings,
            table,
            seat,
            goal,
            least - sent,
            most - sent,
            sources,
            few,
            args={"goal": goal, "seat": seat, "count": most - sent, **facts},
        )
        if choice == DONE:
            break
        if choice[0] == "auto":
            for place, count in spread(table, seat, goal, choice[1], sources):
                table.ships.move(seat, place, goal, count)
            return sent + int(choice[1])
        table.ships.move(seat, choice[1], goal, choice[2])
        sent += choice[2]
    return sent


def available(table: CosmicEncounter, seat: Seat, goal: int, sources: Sequence[int] | None) -> list[int]:
    """The places ships can be taken from."""
    if sources is None:
        planets = table.ships.colonies(seat)
        return planets if goal < 0 else [planet for planet in planets if planet != goal]
    return [place for place in sources if place != goal and table.ships.count_at(seat, place)]


def sendings(
    table: CosmicEncounter,
    seat: Seat,
    goal: int,
    least: int,
    most: int,
    sources: Sequence[int] | None = None,
    few: bool = False,
) -> list[Option]:
    """All that may go at once, spread over the colonies, or one to four; then by planet and count; `done` once it is
    enough."""
    places = available(table, seat, goal, sources)
    options: list[Option] = []
    if few:
        options = AUTO[max(least, 1) : min(most, SHIPS_PER_PLANET) + 1]
    elif len(places) > 1:  # from one place it is the same without the word
        options = [AUTO[most]]
    ships = table.ships.by_planet[seat]
    tops = [min(ships[at] if at >= 0 else table.ships.count_at(seat, at), most) for at in places]
    every = sum(tops) <= MOST_OPTIONS
    for at, top in zip(places, tops, strict=True):
        options += UP_TO[at][top] if every or top < 3 else (SHIP[at][1], SHIP[at][top])
    if least <= 0:
        options.append(DONE)
    return options


def spread(
    table: CosmicEncounter, seat: Seat, goal: int, count: int, sources: Sequence[int] | None
) -> list[tuple[int, int]]:
    """So many ships, always from the colony that has most: the last ship of a colony goes last."""
    there = {place: table.ships.count_at(seat, place) for place in available(table, seat, goal, sources)}
    left = there.copy()
    for _ in range(count):
        left[max(left, key=left.__getitem__)] -= 1
    return [(at, number - left[at]) for at, number in there.items() if number > left[at]]


def bring_home(table: CosmicEncounter, seat: Seat, source: int, count: int | None = None) -> Rule[None]:
    """CE-1.11: ships return to any colonies of their owner; CE-22.4: who has none sends them to the warp."""
    left = table.ships.count_at(seat, source) if count is None else count
    while left > 0:
        planets = table.ships.colonies(seat)
        if not planets:
            table.ships.move(seat, source, WARP, left)
            return
        if len(planets) == 1:
            table.ships.move(seat, source, planets[0], left)
            return
        choice = yield Choose(seat, "place-ships", returns, planets, left, args={"count": left, "source": source})
        if choice == EVENLY:
            for planet, ships in level(table, seat, planets, left):
                table.ships.move(seat, source, planet, ships)
            return
        table.ships.move(seat, source, choice[1], choice[2])
        left -= choice[2]


def returns(planets: list[int], left: int) -> list[Option]:
    """Several ships may be spread by one answer; else planet by planet."""
    return ([EVENLY] if left > 1 else []) + placings(planets, left)


def level(table: CosmicEncounter, seat: Seat, planets: list[int], count: int) -> list[tuple[int, int]]:
    """So many ships, each to the colony that then has fewest."""
    there = {planet: table.ships.by_planet[seat][planet] for planet in planets}
    full = there.copy()
    for _ in range(count):
        full[min(full, key=full.__getitem__)] += 1
    return [(planet, full[planet] - ships) for planet, ships in there.items() if full[planet] > ships]


def all_home(table: CosmicEncounter) -> Rule[None]:
    """All ships still in the encounter return, in timing order."""
    for seat in table.timing():
        if table.ships.gate[seat]:
            yield from bring_home(table, seat, GATE)
        if table.ships.beside[seat]:
            yield from bring_home(table, seat, BESIDE)


def placings(planets: list[int], left: int) -> list[Option]:
    """All to one colony first; then fewer."""
    options = [*map(PLACE_ALL[left].__getitem__, planets)]
    if left == 1:
        return options
    if len(planets) * left <= MOST_OPTIONS:
        for planet in planets:
            options += PLACE[planet][1:left]
    elif len(planets) * 2 <= MOST_OPTIONS:
        options += map(PLACE_ALL[1].__getitem__, planets)
    return options


def withdraw(table: CosmicEncounter, seat: Seat, least: int, most: int) -> Rule[None]:
    """A player takes ships out of the encounter to their other colonies."""
    left = min(most, table.ships_in(seat))
    needed = left - least
    while left > 0 and table.outside(seat):
        choice = yield Choose(seat, "withdraw-ships", withdrawals, table, seat, left, left <= needed)
        if choice == DONE:
            return
        table.ships.move(seat, table.place_in(seat), choice[1], choice[2])
        left -= choice[2]


def withdrawals(table: CosmicEncounter, seat: Seat, left: int, enough: bool) -> list[Option]:
    """The colonies outside the encounter, and `done` once it is enough."""
    return placings(table.outside(seat), left) + ([DONE] if enough else [])
