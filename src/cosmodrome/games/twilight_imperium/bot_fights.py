"""The odds of fights as a bot guesses them, and what it does in a fight.

A fleet's strength is the hits it makes in a round times the hits it can take (Lanchester's square law); the chance to
win follows from the ratio of strengths.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.twilight_imperium.bot_seen import Seen, Weigh
from cosmodrome.games.twilight_imperium.combat import SUSTAIN_ORDER, abilities_of, ground, volley
from cosmodrome.games.twilight_imperium.index import EMPTY, PDS, PLANETS_IN, SHIP_KINDS, Fleet
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.kernel import Ask, Seat

STEEP: Final = 1.6  # how fast the chance grows with the ratio of strengths
GOOD_ODDS: Final = 0.75
RETREAT_ODDS: Final = 0.25


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
    shots = cannon_hits(seen, system, foe)
    own_barrage = sum(dice * chance(hit) for _, dice, hit, _ in abilities_of(own, fleet, "barrage"))
    their_hits = hits_of(other, theirs, fleet)
    my_toughness = max(toughness(own, fleet) - shots, 0)
    their_toughness = max(toughness(other, theirs) - min(own_barrage, theirs[0]), 0.1)
    return odds(hits_of(own, fleet, theirs) * my_toughness, (their_hits + 0.05) * their_toughness)


def cannon_hits(seen: Seen, system: int, foe: Seat) -> float:
    """The hits that the PDS of a rival in a system make on those who come."""
    cannon = seen.side(foe).units[PDS].cannon
    if cannon is None:
        return 0.0
    count = sum(int(seen.planets[p]["pds"]) for p in PLANETS_IN[system] if seen.owner(p) == foe)
    return count * cannon.dice * chance(cannon.hit)


def ground_odds(seen: Seen, infantry: int, planet: int, ships: Fleet = EMPTY) -> float:
    """The chance of my infantry to take a planet, with ships above it that may bombard."""
    row, foe = seen.planets[planet], seen.owner(planet)
    if foe is None or foe == seen.me:
        return 1.0 if infantry else 0.0
    own, other = seen.side(seen.me), seen.side(foe)
    bombs = 0.0
    if not row["pds"]:
        bombs = sum(dice * chance(hit) for _, dice, hit, _ in abilities_of(own, ships, "bombardment"))
    mine = infantry - cannon_hits(seen, seen.place_of(planet), foe) * (row["pds"] > 0)
    theirs = max(row["infantry"] - bombs, 0.0)
    if infantry and not row["infantry"]:
        return 1.0 if mine >= 0.5 else 0.4
    my_hits = hits_of(own, ground(1), ground(1), space=False)
    their_hits = hits_of(other, ground(1), ground(1), space=False)
    return odds(my_hits * max(mine, 0.0) ** 2, their_hits * theirs**2)


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
    fleet = seen.fleet(seen.me, action["system"])
    own, other, theirs = seen.side(seen.me), seen.side(foe), seen.fleet(foe, action["system"])
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
