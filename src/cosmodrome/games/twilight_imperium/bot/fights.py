"""The odds of fights as a bot sees them, and what it does in a fight.

Small fights are reckoned exactly, with the same functions as everybody's odds. For big ones that would take too long: a
fleet's strength is the hits it makes in a round times the hits it can take (Lanchester's square law), and the chance to
win follows from the ratio of strengths.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cosmodrome.games.twilight_imperium.bot.seen import Seen, Weigh
from cosmodrome.games.twilight_imperium.chances.field import Force
from cosmodrome.games.twilight_imperium.chances.ground import GroundFight
from cosmodrome.games.twilight_imperium.chances.space import SpaceFight
from cosmodrome.games.twilight_imperium.chances.ways import TooLong, exact
from cosmodrome.games.twilight_imperium.combat import SUSTAIN_ORDER, abilities_of, volley
from cosmodrome.games.twilight_imperium.index import EMPTY, NEBULAE, PDS, PLANETS_IN, SHIP_KINDS, Fleet
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.kernel import Ask, Seat

STEEP: Final = 1.6  # how fast the chance grows with the ratio of strengths
GOOD_ODDS: Final = 0.75
RETREAT_ODDS: Final = 0.25
WORK: Final = 4_000  # ways that are weighed for exact odds: a few milliseconds
KEPT: Final = 20_000  # fights whose odds are remembered


@lru_cache(KEPT)
def exact_odds(attacker: Force, defender: Force, nebula: bool | None) -> float | None:
    """The attacker's chance to win, a draw counted as half of it; on a planet if `nebula` is None. None where it would
    take too long."""
    fight = GroundFight(attacker, defender) if nebula is None else SpaceFight(attacker, defender, nebula)
    try:
        won, lost = exact(fight, WORK)[:2]
    except TooLong:
        return None
    return won + (0.0 if nebula is None else 0.5 * (1 - won - lost))


def hits_of(side: Side, own: Fleet, foe: Fleet, space: bool = True) -> float:
    """The hits that a fleet makes in a round, on average."""
    return sum(dice * chance(hit - plus) for _, dice, hit, plus in volley(side, own, foe, space=space))


def chance(needed: int) -> float:
    """The chance of a ten-sided die to show this or more."""
    return min(max(11 - needed, 0), 10) / 10


def toughness(side: Side, fleet: Fleet) -> int:
    """The hits that a fleet can take."""
    return sum(fleet[:11]) + sum(fleet[kind] for kind in SUSTAIN_ORDER if side.units[kind].sustain)


def odds(mine: float, theirs: float) -> float:
    """The chance to win by strengths."""
    if theirs <= 0:
        return 1.0
    return 0.0 if mine <= 0 else 1 / (1 + (theirs / mine) ** STEEP)


def space_odds(seen: Seen, fleet: Fleet, system: int, foe: Seat) -> float:
    """The chance of my fleet against the ships of a rival in a system, cannons counted."""
    own, other = seen.side(seen.me), seen.side(foe)
    theirs = seen.fleet(foe, system)
    attacker, defender = Force(own, in_space(fleet)), Force(other, in_space(theirs), pds=guns(seen, system, foe))
    known = exact_odds(attacker, defender, bool(NEBULAE >> system & 1))
    if known is not None:
        return known
    shots = cannon_hits(seen, system, foe)
    own_barrage = sum(dice * chance(hit) for _, dice, hit, _ in abilities_of(own, fleet, "barrage"))
    their_hits = hits_of(other, theirs, fleet)
    my_toughness = max(toughness(own, fleet) - shots, 0)
    their_toughness = max(toughness(other, theirs) - min(own_barrage, theirs[0]), 0.1)
    return odds(hits_of(own, fleet, theirs) * my_toughness, (their_hits + 0.05) * their_toughness)


def in_space(fleet: Fleet) -> Fleet:
    """The part of a fleet that fights in space."""
    return (*fleet[:11], 0, 0)


def guns(seen: Seen, system: int, foe: Seat) -> int:
    """The PDS of a rival in a system."""
    return sum(int(seen.planets[p]["pds"]) for p in PLANETS_IN[system] if seen.owner(p) == foe)


def cannon_hits(seen: Seen, system: int, foe: Seat) -> float:
    """The hits that the PDS of a rival in a system make on those who come."""
    cannon = seen.side(foe).units[PDS].cannon
    if cannon is None:
        return 0.0
    return guns(seen, system, foe) * cannon.dice * chance(cannon.hit)


def ground_odds(seen: Seen, infantry: int, planet: int, ships: Fleet = EMPTY) -> float:
    """The chance of my infantry to take a planet, with ships above it that may bombard."""
    row, foe = seen.planets[planet], seen.owner(planet)
    if foe is None or foe == seen.me:
        return 1.0 if infantry else 0.0
    own, other = seen.side(seen.me), seen.side(foe)
    defender = Force(other, EMPTY, int(row["infantry"]), int(row["pds"]))
    known = exact_odds(Force(own, ships, infantry), defender, None) if infantry else 0.0
    return odds(infantry**2, defender.infantry**2) if known is None else known


def needed_infantry(seen: Seen, planet: int, ships: Fleet = EMPTY, most: int = 8) -> int:
    """The infantry that takes a planet with good odds; one more than can be had if none does."""
    return next((count for count in range(1, most + 1) if ground_odds(seen, count, planet, ships) >= GOOD_ODDS), 99)


# ---- in a fight ------------------------------------------------------------------------------------------------------


def current_odds(seen: Seen) -> float:
    """My chance in the space combat under way."""
    action, active = seen.view["action"], seen.view["turn"]["active"]
    foe = action["foe"] if active == seen.me else active
    if foe is None or action["system"] is None:
        return 0.5
    fleet, theirs = seen.fleet(seen.me, action["system"]), seen.fleet(foe, action["system"])
    own, other = seen.side(seen.me), seen.side(foe)
    known = exact_odds(Force(own, in_space(fleet)), Force(other, in_space(theirs)), False)
    if known is not None:
        return known
    return odds(
        hits_of(own, fleet, theirs) * toughness(own, fleet),
        hits_of(other, theirs, fleet) * toughness(other, theirs),
    )


def weigh_retreat(seen: Seen, ask: Ask) -> Weigh:
    """Flee from a fight that is as good as lost, unless there is little to save."""
    system = seen.view["action"]["system"]
    fleet = seen.fleet(seen.me, system) if system else EMPTY
    units = seen.side(seen.me).units
    worth = sum(units[kind].cost * fleet[kind] for kind in SHIP_KINDS[1:])
    lost = current_odds(seen) < RETREAT_ODDS and worth >= 3
    return lambda option: float(lost) if option[0] == "retreat" else 0.5


def weigh_hits(seen: Seen, ask: Ask) -> Weigh:
    """The obvious order; a ship that somebody else chose sustains rather than sinks."""
    return lambda option: {"auto": 2.0, "sustain": 1.0}.get(option[0], 0.0)


def weigh_fire(seen: Seen, ask: Ask) -> Weigh:
    """Always."""
    return lambda option: 1.0 if option[0] == "fire" else 0.0


def weigh_reroll(seen: Seen, ask: Ask) -> Weigh:
    """Misses only, which `auto` knows; else nothing."""
    return lambda option: {"auto": 2.0, "done": 1.0}.get(option[0], 0.0)


def weigh_bombing(seen: Seen, ask: Ask) -> Weigh:
    """Everything at the planet that stands first."""
    return lambda option: {"auto": 1.0, "done": -1.0}.get(option[0], 0.0)
