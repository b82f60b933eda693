"""Fights for the odds: one for each effect that touches a combat, and any number of random ones.

A side is written as for the command: `sol: 2 carrier 4 fighter; advanced_carrier_2, plasma_scoring`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from cosmodrome.games.twilight_imperium.data.factions import FACTIONS

Fight = dict[str, Any]

SPACE = {
    # units and their upgrades
    "carriers and fighters": ("2 carrier 6 fighter", "2 cruiser 1 dreadnought"),
    "destroyers": ("3 destroyer", "1 carrier 5 fighter"),
    "destroyers II": ("3 destroyer; destroyer_2", "1 carrier 8 fighter"),
    "fighters II": ("1 carrier 6 fighter; fighter_2", "3 cruiser"),
    "cruisers II": ("3 cruiser; cruiser_2", "4 cruiser"),
    "dreadnoughts": ("2 dreadnought", "4 cruiser"),
    "war suns": ("1 war_sun", "2 dreadnought 2 cruiser"),
    "damaged ships": ("2 dreadnought-damaged", "3 cruiser"),
    "PDS": ("4 cruiser", "2 cruiser 3 pds"),
    "PDS II": ("5 cruiser", "2 cruiser 4 pds; pds_2"),
    "PDS on both sides": ("2 cruiser 3 fighter 2 pds", "2 cruiser 2 fighter 3 pds"),
    # technologies
    "plasma scoring": ("3 cruiser", "2 cruiser 1 pds; plasma_scoring"),
    "antimass deflectors": ("3 cruiser; antimass_deflectors", "2 cruiser 4 pds"),
    "a graviton laser": ("2 cruiser 4 fighter", "2 cruiser 4 pds; graviton_laser_system"),
    "assault cannons": ("3 destroyer; assault_cannon", "2 dreadnought"),
    "assault cannons on both sides": ("3 cruiser; assault_cannon", "3 cruiser; assault_cannon"),
    "duranium armor": ("2 dreadnought; duranium_armor", "6 carrier"),
    "duranium armor against cannons": ("2 dreadnought; duranium_armor", "3 carrier 3 pds"),
    "duranium armor on both sides": ("3 dreadnought; duranium_armor", "3 dreadnought; duranium_armor"),
    # factions
    "Letnev": ("letnev: 1 flagship", "4 carrier"),
    "Letnev with shielding": ("letnev: 2 dreadnought; non_euclidean_shielding", "6 cruiser"),
    "Letnev with flagship and shielding": ("letnev: 1 flagship; non_euclidean_shielding", "6 cruiser"),
    "Saar": ("saar: 1 flagship", "1 carrier 7 fighter"),
    "Muaat": ("muaat: 1 war_sun; prototype_war_sun_2", "3 dreadnought"),
    "Muaat with flagship": ("muaat: 1 flagship", "3 cruiser"),
    "Hacan": ("hacan: 1 flagship", "2 cruiser"),
    "Arborec": ("arborec: 1 flagship", "2 cruiser"),
    "Yssaril": ("yssaril: 1 flagship", "3 cruiser"),
    "Sol": ("sol: 2 carrier 4 fighter; advanced_carrier_2", "3 cruiser"),
    "Sol with flagship": ("sol: 1 flagship 1 carrier; advanced_carrier_2", "4 cruiser"),
    "Creuss": ("creuss: 1 flagship", "2 cruiser"),
    "Creuss with splicer": ("creuss: 2 cruiser; dimensional_splicer", "1 cruiser 2 fighter"),
    "Creuss with splicer against armor": ("creuss: 3 cruiser; dimensional_splicer", "2 dreadnought; duranium_armor"),
    "L1Z1X": ("l1z1x: 1 flagship 1 dreadnought", "2 cruiser 5 fighter"),
    "L1Z1X upgraded": ("l1z1x: 2 dreadnought; super_dreadnought_2", "4 cruiser"),
    "Mentak": ("mentak: 2 cruiser", "2 cruiser 1 carrier"),
    "Mentak defends": ("3 cruiser", "mentak: 1 cruiser 2 destroyer; destroyer_2"),
    "Mentak with flagship": ("mentak: 1 flagship 1 cruiser", "2 dreadnought"),
    "Mentak with flagship defends": ("3 dreadnought", "mentak: 1 flagship 2 cruiser"),
    "Naalu": ("naalu: 6 fighter", "3 cruiser"),
    "Naalu upgraded": ("naalu: 6 fighter 1 flagship; hybrid_crystal_fighter_2", "3 cruiser 1 dreadnought"),
    "Nekro": ("nekro: 1 flagship 4 infantry", "1 carrier 3 cruiser"),
    "Nekro against aimed hits": ("nekro: 1 flagship 2 fighter 3 infantry", "l1z1x: 1 flagship 1 dreadnought"),
    "N'orr": ("sardakk_norr: 3 cruiser", "4 cruiser"),
    "N'orr with flagship": ("sardakk_norr: 1 flagship 4 fighter", "1 dreadnought 3 cruiser"),
    "N'orr rams": ("sardakk_norr: 2 dreadnought; exotrireme_2", "1 war_sun 3 cruiser"),
    "Jol-Nar": ("jol_nar: 4 cruiser", "3 cruiser"),
    "Jol-Nar with flagship": ("jol_nar: 1 flagship", "4 cruiser"),
    "Winnu": ("winnu: 1 flagship", "4 destroyer"),
    "Winnu against fighters": ("winnu: 1 flagship 1 cruiser", "1 carrier 5 fighter"),
    "Winnu against Nekro": ("winnu: 1 flagship", "nekro: 1 flagship 3 infantry"),
    "Xxcha": ("xxcha: 1 flagship", "4 cruiser"),
    "Xxcha with laser": ("xxcha: 1 flagship; graviton_laser_system, plasma_scoring", "2 cruiser 4 fighter"),
    "Yin": ("yin: 4 destroyer 4 fighter", "1 war_sun-damaged 4 fighter"),
    "Yin with core": ("yin: 1 destroyer 2 carrier; impulse_core", "1 cruiser 4 fighter"),
    "Yin with flagship": ("yin: 1 flagship 3 cruiser", "4 cruiser"),
}

GROUND = {
    "infantry": ("4 infantry", "3 infantry"),
    "infantry II": ("4 infantry; infantry_2", "4 infantry"),
    "cannons of the planet": ("4 infantry", "2 infantry 2 pds"),
    "cannons II with plasma scoring": ("5 infantry", "2 infantry 4 pds; pds_2, plasma_scoring"),
    "cannons against deflectors": ("3 infantry; antimass_deflectors", "1 infantry 4 pds"),
    "bombardment": ("2 infantry 2 dreadnought", "4 infantry"),
    "bombardment with plasma scoring": ("2 infantry 1 dreadnought; plasma_scoring", "3 infantry"),
    "a shield": ("3 infantry 3 dreadnought", "3 infantry 1 pds"),
    "a war sun lifts the shield": ("2 infantry 1 war_sun", "4 infantry 1 pds"),
    "a Magen grid": ("4 infantry", "3 infantry 1 pds; magen_defense_grid"),
    "a Magen grid without shield": ("3 infantry 1 war_sun", "6 infantry 1 pds; magen_defense_grid"),
    "Letnev's flagship": ("letnev: 2 infantry 1 flagship", "4 infantry 1 pds"),
    "L4 disruptors": ("letnev: 3 infantry; l4_disruptors", "2 infantry 2 pds"),
    "Sol": ("sol: 3 infantry", "sol: 3 infantry; spec_ops_2"),
    "Arborec upgraded": ("arborec: 3 infantry; letani_warrior_2", "3 infantry"),
    "L1Z1X harrows": ("l1z1x: 2 infantry 1 dreadnought", "4 infantry"),
    "L1Z1X upgraded": ("l1z1x: 1 infantry 2 dreadnought; super_dreadnought_2, plasma_scoring", "6 infantry"),
    "L1Z1X against a shield": ("l1z1x: 3 infantry 2 dreadnought", "3 infantry 1 pds"),
    "Naalu lands fighters": ("naalu: 1 infantry 3 fighter 1 flagship", "4 infantry"),
    "Naalu lands nothing but fighters": ("naalu: 2 fighter 1 flagship", "1 infantry"),
    "Naalu without flagship": ("naalu: 2 infantry 3 fighter", "3 infantry"),
    "N'orr": ("sardakk_norr: 2 infantry 1 dreadnought", "4 infantry"),
    "N'orr with weave": ("sardakk_norr: 3 infantry; valkyrie_particle_weave", "4 infantry"),
    "N'orr with weave defends": ("4 infantry", "sardakk_norr: 3 infantry; valkyrie_particle_weave"),
    "Jol-Nar": ("jol_nar: 4 infantry", "3 infantry"),
    "nobody is there": ("1 infantry", "1 pds"),
}


def side_of(text: str) -> dict[str, Any]:
    """A side from its notation."""
    rest, _, technologies = text.partition(";")
    faction, _, units = rest.rpartition(":")
    words = units.split()
    counts = {name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)}
    return {"faction": faction or None, "units": counts, "technologies": technologies.replace(",", " ").split()}


def fight_of(kind: str, attacker: str, defender: str, nebula: bool = False) -> Fight:
    """A fight, as `odds` and the second opinion want it."""
    return {"kind": kind, "attacker": side_of(attacker), "defender": side_of(defender), "nebula": nebula}


FIGHTS = {f"space: {name}": fight_of("space", *fight) for name, fight in SPACE.items()}
FIGHTS["space: a nebula"] = fight_of("space", "3 cruiser", "2 cruiser 1 carrier", nebula=True)
FIGHTS |= {f"ground: {name}": fight_of("ground", *fight) for name, fight in GROUND.items()}

# ---- random ones -----------------------------------------------------------------------------------------------------

UPGRADES = "dreadnought_2 carrier_2 cruiser_2 destroyer_2 fighter_2 infantry_2 pds_2"
TECHNOLOGIES = (
    "antimass_deflectors graviton_laser_system plasma_scoring duranium_armor assault_cannon magen_defense_grid "
    "x89_bacterial_weapon dacxive_animators"
)
OWN = {
    "arborec": "letani_warrior_2",
    "letnev": "l4_disruptors non_euclidean_shielding",
    "muaat": "prototype_war_sun_2",
    "sol": "advanced_carrier_2 spec_ops_2",
    "creuss": "dimensional_splicer",
    "l1z1x": "super_dreadnought_2",
    "naalu": "hybrid_crystal_fighter_2",
    "sardakk_norr": "exotrireme_2 valkyrie_particle_weave",
    "yin": "impulse_core",
}
INSTEAD = {
    ("arborec", "infantry_2"),
    ("sol", "carrier_2"),
    ("sol", "infantry_2"),
    ("l1z1x", "dreadnought_2"),
    ("naalu", "fighter_2"),
    ("sardakk_norr", "dreadnought_2"),
}
SHIPS = ["fighter", "destroyer", "cruiser", "carrier", "dreadnought"] * 2 + ["fighter", "fighter", "war_sun"]


def random_fight(seed: int, size: int, rate: float) -> Fight:
    """A fight with up to so many units a side, and each technology with this chance."""
    chance = Random(seed)
    kind = "space" if chance.random() < 0.7 else "ground"
    attacker, defender = (random_side(chance, kind, size, rate, first) for first in (True, False))
    nebula = kind == "space" and chance.random() < 0.2
    return {"kind": kind, "attacker": attacker, "defender": defender, "nebula": nebula}


def random_side(chance: Random, kind: str, size: int, rate: float, attacker: bool) -> dict[str, Any]:
    """One side of it, with or without a faction."""
    faction = chance.choice([None, *(row.id for row in FACTIONS)])
    names = [name for name in (UPGRADES + " " + TECHNOLOGIES).split() if (faction, name) not in INSTEAD]
    techs = [name for name in names if chance.random() < rate]
    techs += [name for name in OWN.get(faction or "", "").split() if chance.random() < 2 * rate]
    if faction == "nekro":  # has what others have
        techs += [name for name in ("non_euclidean_shielding", "impulse_core") if chance.random() < rate]
    units: list[str] = []
    if kind == "space":
        units += chance.choices(SHIPS, k=chance.randint(1, size))
        units += ["pds"] * max(0, chance.randint(-4, 3))
        units += ["infantry"] * chance.randint(0, 4) if faction == "nekro" else []
    else:
        units += ["infantry"] * chance.randint(int(attacker), size)
        units += chance.choices(SHIPS, k=chance.randint(0, 4)) if attacker else ["pds"] * chance.randint(0, 2)
    if faction and (attacker or kind == "space") and chance.random() < 0.5:
        units.append("flagship")
    return {"faction": faction, "units": {unit: units.count(unit) for unit in units}, "technologies": techs}
