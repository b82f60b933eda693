"""The odds of the fights that a movement would lead to, while it is planned."""

from __future__ import annotations

from functools import lru_cache
from operator import sub
from typing import Final, Literal, NamedTuple

from cosmodrome.games.twilight_imperium.chances.ask import Odds, chances
from cosmodrome.games.twilight_imperium.chances.field import Force
from cosmodrome.games.twilight_imperium.chances.ground import GroundFight
from cosmodrome.games.twilight_imperium.chances.now import KEPT, LIVE_BATTLES
from cosmodrome.games.twilight_imperium.chances.rifts import losses
from cosmodrome.games.twilight_imperium.chances.space import SpaceFight
from cosmodrome.games.twilight_imperium.combat import plus_one
from cosmodrome.games.twilight_imperium.index import (
    EMPTY,
    INFANTRY,
    NEBULAE,
    NOBODY,
    PLANET_NAMES,
    PLANETS_IN,
    SHIP_KINDS,
    Fleet,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.cannon import pds_in_range
from cosmodrome.kernel import Seat

LOST: Final = Odds(0.0, 1.0, 0.0)


class Ahead(NamedTuple):
    """A fight that is to come: in space (`planet` is None), or for a planet if all infantry lands there."""

    kind: Literal["space", "ground"]
    foe: Seat
    planet: str | None
    odds: Odds


def fights_ahead(table: TwilightImperium) -> list[Ahead]:
    """The fights of the active player if the movement ended as it is drafted; what gravity rifts on the way may take is
    weighed in.

    Remembered like those of `odds_of_fight`; only the active player knows the draft, so it is for nobody else.
    """
    if table.cursor != "movement" or not table.moving:
        return []
    seat = table.active
    whole, cases = arriving(table, seat), list(losses(table, seat).items())
    fights = [fights_of(table, seat, tuple(map(sub, whole, lost))) for lost, _ in cases]
    found: list[Ahead] = []
    for at, (kind, foe, planet, _) in enumerate(fights[0]):
        weighed = [(fight[at].odds, chance) for fight, (_, chance) in zip(fights, cases, strict=True)]
        found.append(Ahead(kind, foe, planet, together(weighed)))
    return found


def together(weighed: list[tuple[Odds, float]]) -> Odds:
    """The odds over several cases, each as likely as told."""
    if len(weighed) == 1:
        return weighed[0][0]
    whole = sum(chance for _, chance in weighed)
    attacker = sum(odds.attacker * chance for odds, chance in weighed) / whole
    defender = sum(odds.defender * chance for odds, chance in weighed) / whole
    draw = sum(odds.draw * chance for odds, chance in weighed) / whole
    battles = max((odds.battles or 0 for odds, _ in weighed), default=0)
    return Odds(attacker, defender, draw, battles or None)


def fights_of(table: TwilightImperium, seat: Seat, fleet: Fleet) -> list[Ahead]:
    """The fights that await a fleet in the active system; one that does not get there has lost them."""
    target = table.system
    ships = tuple(count if kind in SHIP_KINDS else 0 for kind, count in enumerate(fleet))
    side, found = table.side(seat), []
    for foe in table.alive():
        if foe != seat and table.ships[foe] >> target & 1:
            own = Force(side, ships, pds=pds_in_range(table, seat))
            other = tuple(count if kind in SHIP_KINDS else 0 for kind, count in enumerate(table.fleet(foe, target)))
            theirs = Force(table.side(foe), other, pds=pds_in_range(table, foe))
            odds = space_ahead(own, theirs, bool(NEBULAE >> target & 1)) if any(ships) else LOST
            found.append(Ahead("space", foe, None, odds))
    for planet in PLANETS_IN[target]:
        owner = table.owner[planet]
        if owner not in (NOBODY, seat) and table.infantry[planet] and arriving(table, seat)[INFANTRY]:
            own = Force(side, ships, fleet[INFANTRY])
            theirs = Force(table.side(owner), EMPTY, table.infantry[planet], table.pds[planet])
            odds = ground_ahead(own, theirs) if fleet[INFANTRY] else LOST
            found.append(Ahead("ground", owner, PLANET_NAMES[planet], odds))
    return found


def arriving(table: TwilightImperium, seat: Seat) -> Fleet:
    """What would be in the active system: what is there, and the draft with all it carries."""
    fleet = table.fleet(seat, table.system)
    for _, kind, count in table.moving:
        fleet = plus_one(fleet, kind, count)
    for _, _, kind, count in table.cargo:
        fleet = plus_one(fleet, kind, count)
    return fleet


@lru_cache(maxsize=KEPT)
def space_ahead(own: Force, theirs: Force, nebula: bool) -> Odds:
    """A space combat with all its cannons."""
    return chances(SpaceFight(own, theirs, nebula), otherwise=LIVE_BATTLES)


@lru_cache(maxsize=KEPT)
def ground_ahead(own: Force, theirs: Force) -> Odds:
    """An invasion with bombardment and cannons."""
    return chances(GroundFight(own, theirs), otherwise=LIVE_BATTLES)
