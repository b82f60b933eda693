"""The units as data: the generic ones with their upgrades, the flagships, the units of factions.

All dice have ten sides; a die hits when its result with all modifiers is at least `hit` (TI-7.1, TI-39.2). A row gives
the whole values, never the difference to another row. What a unit does beyond its numbers is a rule of the engine that
goes by the row's id.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Kind = Literal[
    "flagship",
    "war_sun",
    "dreadnought",
    "carrier",
    "cruiser",
    "destroyer",
    "fighter",
    "infantry",
    "pds",
    "space_dock",
]


class Dice(Struct, frozen=True):
    """So many dice, each of which hits with this result; a cannon with range 1 also fires at neighbouring systems."""

    hit: int
    dice: int
    range: int = 0


class Unit(Struct, frozen=True):
    """A row. `cost` buys `produced` figures; 0 means that the unit cannot be produced."""

    id: str
    kind: Kind
    level: int
    cost: int
    produced: int = 1
    combat: Dice | None = None
    move: int = 0
    capacity: int = 0
    sustain: bool = False
    barrage: Dice | None = None
    bombardment: Dice | None = None
    cannon: Dice | None = None
    shield: bool = False
    production: int = 0
    production_on_planet: bool = False  # the resources of its planet are added
    needs_capacity: bool = False
    direct_hit_proof: bool = False
    lifts_shields: bool = False  # units of others in its system have no planetary shield
    returns: int = 0  # destroyed, it comes back home on this result of a die
    excess_halves: int = 0  # beyond the capacity of a system each counts this many halves of a ship
    free_fighters: int = 0  # fighters in its system that need no capacity
    in_space: bool = False  # a structure that stays in the space area and moves like a ship
    faction: str = ""


GENERIC: Final = (
    Unit(
        "war_sun",
        "war_sun",
        2,
        12,
        combat=Dice(3, 3),
        move=2,
        capacity=6,
        sustain=True,
        bombardment=Dice(3, 3),
        lifts_shields=True,
    ),
    Unit(
        "dreadnought", "dreadnought", 1, 4, combat=Dice(5, 1), move=1, capacity=1, sustain=True, bombardment=Dice(5, 1)
    ),
    Unit(
        "dreadnought_2",
        "dreadnought",
        2,
        4,
        combat=Dice(5, 1),
        move=2,
        capacity=1,
        sustain=True,
        bombardment=Dice(5, 1),
        direct_hit_proof=True,
    ),
    Unit("carrier", "carrier", 1, 3, combat=Dice(9, 1), move=1, capacity=4),
    Unit("carrier_2", "carrier", 2, 3, combat=Dice(9, 1), move=2, capacity=6),
    Unit("cruiser", "cruiser", 1, 2, combat=Dice(7, 1), move=2),
    Unit("cruiser_2", "cruiser", 2, 2, combat=Dice(6, 1), move=3, capacity=1),
    Unit("destroyer", "destroyer", 1, 1, combat=Dice(9, 1), move=2, barrage=Dice(9, 2)),
    Unit("destroyer_2", "destroyer", 2, 1, combat=Dice(8, 1), move=2, barrage=Dice(6, 3)),
    Unit("fighter", "fighter", 1, 1, produced=2, combat=Dice(9, 1), needs_capacity=True),
    Unit("fighter_2", "fighter", 2, 1, produced=2, combat=Dice(8, 1), move=2, excess_halves=2),
    Unit("infantry", "infantry", 1, 1, produced=2, combat=Dice(8, 1), needs_capacity=True),
    Unit("infantry_2", "infantry", 2, 1, produced=2, combat=Dice(7, 1), needs_capacity=True, returns=6),
    Unit("pds", "pds", 1, 0, cannon=Dice(6, 1), shield=True),
    Unit("pds_2", "pds", 2, 0, cannon=Dice(5, 1, range=1), shield=True),
    Unit("space_dock", "space_dock", 1, 0, production=2, production_on_planet=True, free_fighters=3),
    Unit("space_dock_2", "space_dock", 2, 0, production=4, production_on_planet=True, free_fighters=3),
)

# Every flagship costs 8 and sustains damage.
FLAGSHIPS: Final = (
    Unit("duha_menaimon", "flagship", 1, 8, combat=Dice(7, 2), move=1, capacity=5, sustain=True, faction="arborec"),
    Unit(
        "arc_secundus",
        "flagship",
        1,
        8,
        combat=Dice(5, 2),
        move=1,
        capacity=3,
        sustain=True,
        bombardment=Dice(5, 3),
        lifts_shields=True,
        faction="letnev",
    ),
    Unit(
        "son_of_ragh",
        "flagship",
        1,
        8,
        combat=Dice(5, 2),
        move=1,
        capacity=3,
        sustain=True,
        barrage=Dice(6, 4),
        faction="saar",
    ),
    Unit("the_inferno", "flagship", 1, 8, combat=Dice(5, 2), move=1, capacity=3, sustain=True, faction="muaat"),
    Unit("wrath_of_kenara", "flagship", 1, 8, combat=Dice(7, 2), move=1, capacity=3, sustain=True, faction="hacan"),
    Unit("genesis", "flagship", 1, 8, combat=Dice(5, 2), move=1, capacity=12, sustain=True, faction="sol"),
    Unit("hil_colish", "flagship", 1, 8, combat=Dice(5, 1), move=1, capacity=3, sustain=True, faction="creuss"),
    Unit("zero_zero_one", "flagship", 1, 8, combat=Dice(5, 2), move=1, capacity=5, sustain=True, faction="l1z1x"),
    Unit("fourth_moon", "flagship", 1, 8, combat=Dice(7, 2), move=1, capacity=3, sustain=True, faction="mentak"),
    Unit("matriarch", "flagship", 1, 8, combat=Dice(9, 2), move=1, capacity=6, sustain=True, faction="naalu"),
    Unit("the_alastor", "flagship", 1, 8, combat=Dice(9, 2), move=1, capacity=3, sustain=True, faction="nekro"),
    Unit("cmorran_norr", "flagship", 1, 8, combat=Dice(6, 2), move=1, capacity=3, sustain=True, faction="sardakk_norr"),
    Unit("jns_hylarim", "flagship", 1, 8, combat=Dice(6, 2), move=1, capacity=3, sustain=True, faction="jol_nar"),
    Unit(
        "salai_sai_corian", "flagship", 1, 8, combat=Dice(7, 0), move=1, capacity=3, sustain=True, faction="winnu"
    ),  # a die for each opposing ship but fighters
    Unit(
        "loncara_ssodu",
        "flagship",
        1,
        8,
        combat=Dice(7, 2),
        move=1,
        capacity=3,
        sustain=True,
        cannon=Dice(5, 3, range=1),
        faction="xxcha",
    ),
    Unit("van_hauge", "flagship", 1, 8, combat=Dice(9, 2), move=1, capacity=3, sustain=True, faction="yin"),
    Unit("ysia_yssrila", "flagship", 1, 8, combat=Dice(5, 2), move=2, capacity=3, sustain=True, faction="yssaril"),
)

OF_FACTIONS: Final = (
    Unit(
        "letani_warrior_1",
        "infantry",
        1,
        1,
        produced=2,
        combat=Dice(8, 1),
        production=1,
        needs_capacity=True,
        faction="arborec",
    ),
    Unit(
        "letani_warrior_2",
        "infantry",
        2,
        1,
        produced=2,
        combat=Dice(7, 1),
        production=2,
        needs_capacity=True,
        returns=6,
        faction="arborec",
    ),
    Unit("floating_factory_1", "space_dock", 1, 0, move=1, capacity=4, production=5, in_space=True, faction="saar"),
    Unit("floating_factory_2", "space_dock", 2, 0, move=2, capacity=5, production=7, in_space=True, faction="saar"),
    Unit(
        "prototype_war_sun_1",
        "war_sun",
        1,
        12,
        combat=Dice(3, 3),
        move=1,
        capacity=6,
        sustain=True,
        bombardment=Dice(3, 3),
        lifts_shields=True,
        faction="muaat",
    ),
    Unit(
        "prototype_war_sun_2",
        "war_sun",
        2,
        10,
        combat=Dice(3, 3),
        move=3,
        capacity=6,
        sustain=True,
        bombardment=Dice(3, 3),
        lifts_shields=True,
        faction="muaat",
    ),
    Unit("advanced_carrier_1", "carrier", 1, 3, combat=Dice(9, 1), move=1, capacity=6, faction="sol"),
    Unit("spec_ops_1", "infantry", 1, 1, produced=2, combat=Dice(7, 1), needs_capacity=True, faction="sol"),
    Unit("advanced_carrier_2", "carrier", 2, 3, combat=Dice(9, 1), move=2, capacity=8, sustain=True, faction="sol"),
    Unit("spec_ops_2", "infantry", 2, 1, produced=2, combat=Dice(6, 1), needs_capacity=True, returns=5, faction="sol"),
    Unit(
        "super_dreadnought_1",
        "dreadnought",
        1,
        4,
        combat=Dice(5, 1),
        move=1,
        capacity=2,
        sustain=True,
        bombardment=Dice(5, 1),
        faction="l1z1x",
    ),
    Unit(
        "super_dreadnought_2",
        "dreadnought",
        2,
        4,
        combat=Dice(4, 1),
        move=2,
        capacity=2,
        sustain=True,
        bombardment=Dice(4, 1),
        direct_hit_proof=True,
        faction="l1z1x",
    ),
    Unit(
        "hybrid_crystal_fighter_1", "fighter", 1, 1, produced=2, combat=Dice(8, 1), needs_capacity=True, faction="naalu"
    ),
    Unit(
        "hybrid_crystal_fighter_2",
        "fighter",
        2,
        1,
        produced=2,
        combat=Dice(7, 1),
        move=2,
        excess_halves=1,
        faction="naalu",
    ),
    Unit(
        "exotrireme_1",
        "dreadnought",
        1,
        4,
        combat=Dice(5, 1),
        move=1,
        capacity=1,
        sustain=True,
        bombardment=Dice(4, 2),
        faction="sardakk_norr",
    ),
    Unit(
        "exotrireme_2",
        "dreadnought",
        2,
        4,
        combat=Dice(5, 1),
        move=2,
        capacity=1,
        sustain=True,
        bombardment=Dice(4, 2),
        direct_hit_proof=True,
        faction="sardakk_norr",
    ),
)

UNITS: Final = (*GENERIC, *FLAGSHIPS, *OF_FACTIONS)
BY_ID: Final = {unit.id: unit for unit in UNITS}

SHIPS: Final[tuple[Kind, ...]] = ("flagship", "war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter")
GROUND_FORCES: Final[tuple[Kind, ...]] = ("infantry",)
STRUCTURES: Final[tuple[Kind, ...]] = ("pds", "space_dock")
KINDS: Final = (*SHIPS, *GROUND_FORCES, *STRUCTURES)

# The plastic of one colour (59 figures). Tokens from the supply stand in for fighters and infantry without end, as long
# as a figure of that kind is with them (TI-42.3b).
LIMITS: Final[dict[Kind, int]] = {
    "flagship": 1,
    "war_sun": 2,
    "dreadnought": 5,
    "carrier": 4,
    "cruiser": 8,
    "destroyer": 8,
    "fighter": 10,
    "infantry": 12,
    "pds": 6,
    "space_dock": 3,
}
WITH_TOKENS: Final[frozenset[Kind]] = frozenset(("fighter", "infantry"))
ON_PLANET: Final[dict[Kind, int]] = {"space_dock": 1, "pds": 2}  # how many structures fit on one planet
