"""Numbers for the things in the box: what the table counts and masks.

A system is its tile number. A fleet is a tuple of counts, one for each of the 13 kinds of units that can be in space;
damaged ships are kinds of their own, so that nothing else has to know of damage. Every card has a number of its own.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress, count
from typing import Final

from cosmodrome.games.twilight_imperium.data import (
    action_cards,
    agendas,
    factions,
    notes,
    objectives,
    strategy_cards,
    technologies,
    tiles,
    units,
)

NOBODY: Final = -1

# ---- units -----------------------------------------------------------------------------------------------------------

FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, FLAGSHIP, WAR_SUN = range(7)
CARRIER_D, DREADNOUGHT_D, FLAGSHIP_D, WAR_SUN_D = range(7, 11)
INFANTRY, DOCK, PDS = 11, 12, 13  # so `fleet[:INFANTRY]` are the ships
IN_SPACE: Final = 13  # the kinds a fleet counts: ships, infantry aboard, docks that float
KINDS: Final = 14
SHIP_KINDS: Final = tuple(range(11))
BIG_KINDS: Final = tuple(range(1, 11))  # ships that the fleet pool counts
UNIT_NAMES: Final = (
    "fighter",
    "destroyer",
    "cruiser",
    "carrier",
    "dreadnought",
    "flagship",
    "war_sun",
    "carrier-damaged",
    "dreadnought-damaged",
    "flagship-damaged",
    "war_sun-damaged",
    "infantry",
    "space_dock",
    "pds",
)
UNIT: Final = {name: kind for kind, name in enumerate(UNIT_NAMES)}
PLAIN: Final = (0, 1, 2, 3, 4, 5, 6, 3, 4, 5, 6, 11, 12, 13)  # a damaged ship is still of its kind
DAMAGED: Final = {CARRIER: CARRIER_D, DREADNOUGHT: DREADNOUGHT_D, FLAGSHIP: FLAGSHIP_D, WAR_SUN: WAR_SUN_D}
HURT: Final = (CARRIER_D, DREADNOUGHT_D, FLAGSHIP_D, WAR_SUN_D)
LIMIT: Final = tuple(
    limit for kind in range(KINDS) for name, limit in units.LIMITS.items() if name == UNIT_NAMES[PLAIN[kind]]
)
BY_TOKENS: Final = (FIGHTER, INFANTRY)  # tokens stand in for figures, TI-15, TI-17
EMPTY: Final = (0,) * IN_SPACE
Fleet = tuple[int, ...]

# ---- systems and planets ---------------------------------------------------------------------------------------------

SYSTEMS: Final = 52  # tile numbers 1 to 51
MECATOL: Final = 18
TILE: Final = {tile.number: tile for tile in tiles.TILES}
PLANETS: Final = tiles.PLANETS
PLANET: Final = {planet.id: number for number, planet in enumerate(PLANETS)}
PLANET_NAMES: Final = tuple(planet.id for planet in PLANETS)
SYSTEM_OF: Final = tuple(planet.tile for planet in PLANETS)
PLANETS_IN: Final = tuple(
    tuple(number for number, planet in enumerate(PLANETS) if planet.tile == system) for system in range(SYSTEMS)
)
PLANET_BITS: Final = tuple(sum(1 << planet for planet in planets) for planets in PLANETS_IN)  # likewise, as bits
MECATOL_REX: Final = PLANET["mecatol_rex"]
RESOURCES: Final = tuple(planet.resources for planet in PLANETS)
INFLUENCE: Final = tuple(planet.influence for planet in PLANETS)
TRAIT: Final = tuple(planet.trait for planet in PLANETS)
SPECIALTY: Final = tuple(planet.specialty for planet in PLANETS)
IS_HOME: Final = tuple(TILE[planet.tile].kind == "home" for planet in PLANETS)
HOME_PLANETS: Final = sum(1 << planet for planet, home in enumerate(IS_HOME) if home)
TRAITS: Final = ("cultural", "hazardous", "industrial")
OF_TRAIT: Final = {trait: sum(1 << planet for planet, own in enumerate(TRAIT) if own == trait) for trait in TRAITS}
SPECIALISTS: Final = sum(1 << planet for planet, specialty in enumerate(SPECIALTY) if specialty)  # planets, as bits


def systems_with(anomaly: str) -> int:
    """The tiles with an anomaly, as bits."""
    return sum(1 << tile.number for tile in tiles.TILES if tile.anomaly == anomaly)


def holes(kind: str) -> int:
    """The tiles with a printed wormhole, as bits."""
    return sum(1 << tile.number for tile in tiles.TILES if kind in tile.wormholes)


ASTEROIDS: Final = systems_with("asteroid_field")
SUPERNOVAE: Final = systems_with("supernova")
NEBULAE: Final = systems_with("nebula")
RIFTS: Final = systems_with("gravity_rift")
ANOMALIES: Final = ASTEROIDS | SUPERNOVAE | NEBULAE | RIFTS
ALPHA, BETA, DELTA = holes("alpha"), holes("beta"), holes("delta")
HOMES: Final = sum(1 << tile.number for tile in tiles.TILES if tile.kind == "home")


ZERO_OR_ONE: Final = bytes.maketrans(b"01", b"\0\1")  # digits as numbers


def digits(mask: int) -> bytes:
    """The bits of a mask one by one, from the lowest."""
    return bin(mask)[:1:-1].encode().translate(ZERO_OR_ONE)


@lru_cache(maxsize=1 << 16)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, from the lowest."""
    return tuple(compress(count(), digits(mask)))


@lru_cache(maxsize=1 << 14)
def systems_of(planets: int) -> int:
    """The systems of these planets; both as bits."""
    mask = 0
    for planet in bits(planets):
        mask |= 1 << SYSTEM_OF[planet]
    return mask


@lru_cache(maxsize=1 << 14)
def planets_in(systems: int) -> int:
    """The planets of these systems; both as bits."""
    mask = 0
    for system in bits(systems):
        mask |= PLANET_BITS[system]
    return mask


# ---- technologies, factions, strategy cards --------------------------------------------------------------------------

TECHNOLOGIES: Final = technologies.TECHNOLOGIES
TECH: Final = {row.id: number for number, row in enumerate(TECHNOLOGIES)}
TECH_NAMES: Final = tuple(row.id for row in TECHNOLOGIES)
GENERIC: Final = len(technologies.GENERIC)
COLOURS: Final = ("blue", "green", "yellow", "red")
OF_COLOUR: Final = {
    colour: sum(1 << number for number, row in enumerate(TECHNOLOGIES) if row.colour == colour) for colour in COLOURS
}
UPGRADES: Final = sum(1 << number for number, row in enumerate(TECHNOLOGIES) if row.colour == "unit_upgrade")
FACTIONS: Final = factions.FACTIONS
FACTION: Final = {row.id: number for number, row in enumerate(FACTIONS)}
STRATEGY: Final = {card.id: card.initiative for card in strategy_cards.STRATEGY_CARDS}
STRATEGY_NAMES: Final = ("", *(card.id for card in strategy_cards.STRATEGY_CARDS))  # by initiative

# ---- cards: action cards 0 to 79, agendas from 100, objectives from 200, promissory notes from 300 -------------------

FIRST_AGENDA, FIRST_OBJECTIVE, FIRST_NOTE = 100, 200, 300
NOTES_EACH: Final = 5
ACTION_CARDS: Final = len(action_cards.DECK)
AGENDAS: Final = agendas.AGENDAS
OBJECTIVES: Final = objectives.OBJECTIVES
GENERIC_NOTES: Final = tuple(note.id for note in notes.NOTES if not note.faction)
_NAMES: Final[dict[int, str]] = {
    **dict(enumerate(action_cards.DECK)),
    **{FIRST_AGENDA + number: row.id for number, row in enumerate(AGENDAS)},
    **{FIRST_OBJECTIVE + number: row.id for number, row in enumerate(OBJECTIVES)},
}
AGENDA: Final = {row.id: FIRST_AGENDA + number for number, row in enumerate(AGENDAS)}
OBJECTIVE: Final = {row.id: FIRST_OBJECTIVE + number for number, row in enumerate(OBJECTIVES)}
STAGE_1: Final = tuple(OBJECTIVE[row.id] for row in OBJECTIVES if row.deck == "stage_1")
STAGE_2: Final = tuple(OBJECTIVE[row.id] for row in OBJECTIVES if row.deck == "stage_2")
SECRETS: Final = tuple(OBJECTIVE[row.id] for row in OBJECTIVES if row.deck == "secret")
ACTION_MASK: Final[dict[str, int]] = {}  # by id: its copies, as bits
for _number, _id in enumerate(action_cards.DECK):
    ACTION_MASK[_id] = ACTION_MASK.get(_id, 0) | 1 << _number
CARD_NAMES: Final = _NAMES


def agenda_row(card: int) -> agendas.Agenda:
    """The row of an agenda."""
    return AGENDAS[card - FIRST_AGENDA]


def objective_row(card: int) -> objectives.Objective:
    """The row of an objective."""
    return OBJECTIVES[card - FIRST_OBJECTIVE]


def note_of(seat: int, number: int) -> int:
    """A note of a seat: 0 to 3 the generic ones, 4 that of its faction."""
    return FIRST_NOTE + seat * NOTES_EACH + number


def note_owner(note: int) -> int:
    """The seat whose colour or faction is on a note."""
    return (note - FIRST_NOTE) // NOTES_EACH


def note_number(note: int) -> int:
    """Which of the five notes of its owner it is."""
    return (note - FIRST_NOTE) % NOTES_EACH
