"""The 51 system tiles and their 59 planets as data."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Back = Literal["green", "blue", "red", "none"]
TileKind = Literal["home", "creuss_gate", "mecatol_rex", "planets", "wormhole", "anomaly", "empty"]
Trait = Literal["", "cultural", "hazardous", "industrial"]
Specialty = Literal["", "blue", "green", "yellow", "red"]
Anomaly = Literal["", "asteroid_field", "supernova", "nebula", "gravity_rift"]
Wormhole = Literal["alpha", "beta", "delta"]


class Planet(Struct, frozen=True):
    """A planet: what it yields, its trait, and the colour of technology it can stand in for."""

    id: str
    tile: int
    resources: int
    influence: int
    trait: Trait = ""
    specialty: Specialty = ""


class Tile(Struct, frozen=True):
    """A system tile with its printed number and the colour of its back."""

    number: int
    back: Back
    kind: TileKind
    planets: tuple[str, ...] = ()
    anomaly: Anomaly = ""
    wormholes: tuple[Wormhole, ...] = ()
    faction: str = ""


PLANETS: Final = (
    Planet("jord", 1, 4, 2),
    Planet("moll_primus", 2, 4, 1),
    Planet("darien", 3, 4, 4),
    Planet("muaat", 4, 4, 1),
    Planet("nestphar", 5, 3, 2),
    Planet("zero_zero_zero", 6, 5, 0),
    Planet("winnu", 7, 3, 4),
    Planet("mordai_ii", 8, 4, 0),
    Planet("maaluuk", 9, 0, 2),
    Planet("druaa", 9, 3, 1),
    Planet("arc_prime", 10, 4, 0),
    Planet("wren_terra", 10, 2, 1),
    Planet("lisis_ii", 11, 1, 0),
    Planet("ragh", 11, 2, 1),
    Planet("nar", 12, 2, 3),
    Planet("jol", 12, 1, 2),
    Planet("trenlak", 13, 1, 0),
    Planet("quinarra", 13, 3, 1),
    Planet("archon_ren", 14, 2, 3),
    Planet("archon_tau", 14, 1, 1),
    Planet("retillion", 15, 2, 3),
    Planet("shalloq", 15, 1, 2),
    Planet("hercant", 16, 1, 1),
    Planet("arretze", 16, 2, 0),
    Planet("kamdorn", 16, 0, 1),
    Planet("mecatol_rex", 18, 1, 6),
    Planet("wellon", 19, 1, 2, trait="industrial", specialty="yellow"),
    Planet("vefut_ii", 20, 2, 2, trait="hazardous"),
    Planet("thibah", 21, 1, 1, trait="industrial", specialty="blue"),
    Planet("tarmann", 22, 1, 1, trait="industrial", specialty="green"),
    Planet("saudor", 23, 2, 2, trait="industrial"),
    Planet("mehar_xull", 24, 1, 3, trait="hazardous", specialty="red"),
    Planet("quann", 25, 2, 1, trait="cultural"),
    Planet("lodor", 26, 3, 1, trait="cultural"),
    Planet("new_albion", 27, 1, 1, trait="industrial", specialty="green"),
    Planet("starpoint", 27, 3, 1, trait="hazardous"),
    Planet("tequran", 28, 2, 0, trait="hazardous"),
    Planet("torkan", 28, 0, 3, trait="cultural"),
    Planet("qucenn", 29, 1, 2, trait="industrial"),
    Planet("rarron", 29, 0, 3, trait="cultural"),
    Planet("mellon", 30, 0, 2, trait="cultural"),
    Planet("zohbat", 30, 3, 1, trait="hazardous"),
    Planet("lazar", 31, 1, 0, trait="industrial", specialty="yellow"),
    Planet("sakulag", 31, 2, 1, trait="hazardous"),
    Planet("dal_bootha", 32, 0, 2, trait="cultural"),
    Planet("xxehan", 32, 1, 1, trait="cultural"),
    Planet("corneeq", 33, 1, 2, trait="cultural"),
    Planet("resculon", 33, 2, 0, trait="cultural"),
    Planet("centauri", 34, 1, 3, trait="cultural"),
    Planet("gral", 34, 1, 1, trait="industrial", specialty="blue"),
    Planet("bereg", 35, 3, 1, trait="hazardous"),
    Planet("lirta_iv", 35, 2, 3, trait="hazardous"),
    Planet("arnor", 36, 2, 1, trait="industrial"),
    Planet("lor", 36, 1, 2, trait="industrial"),
    Planet("arinam", 37, 1, 2, trait="industrial"),
    Planet("meer", 37, 0, 4, trait="hazardous", specialty="red"),
    Planet("abyz", 38, 3, 0, trait="hazardous"),
    Planet("fria", 38, 2, 0, trait="hazardous"),
    Planet("creuss", 51, 4, 2),
)

TILES: Final = (
    Tile(1, "green", "home", planets=("jord",), faction="sol"),
    Tile(2, "green", "home", planets=("moll_primus",), faction="mentak"),
    Tile(3, "green", "home", planets=("darien",), faction="yin"),
    Tile(4, "green", "home", planets=("muaat",), faction="muaat"),
    Tile(5, "green", "home", planets=("nestphar",), faction="arborec"),
    Tile(6, "green", "home", planets=("zero_zero_zero",), faction="l1z1x"),
    Tile(7, "green", "home", planets=("winnu",), faction="winnu"),
    Tile(8, "green", "home", planets=("mordai_ii",), faction="nekro"),
    Tile(9, "green", "home", planets=("maaluuk", "druaa"), faction="naalu"),
    Tile(10, "green", "home", planets=("arc_prime", "wren_terra"), faction="letnev"),
    Tile(11, "green", "home", planets=("lisis_ii", "ragh"), faction="saar"),
    Tile(12, "green", "home", planets=("nar", "jol"), faction="jol_nar"),
    Tile(13, "green", "home", planets=("trenlak", "quinarra"), faction="sardakk_norr"),
    Tile(14, "green", "home", planets=("archon_ren", "archon_tau"), faction="xxcha"),
    Tile(15, "green", "home", planets=("retillion", "shalloq"), faction="yssaril"),
    Tile(16, "green", "home", planets=("hercant", "arretze", "kamdorn"), faction="hacan"),
    Tile(
        17, "green", "creuss_gate", wormholes=("delta",), faction="creuss"
    ),  # not a home system: takes the place of 51 on the map
    Tile(18, "none", "mecatol_rex", planets=("mecatol_rex",)),
    Tile(19, "blue", "planets", planets=("wellon",)),
    Tile(20, "blue", "planets", planets=("vefut_ii",)),
    Tile(21, "blue", "planets", planets=("thibah",)),
    Tile(22, "blue", "planets", planets=("tarmann",)),
    Tile(23, "blue", "planets", planets=("saudor",)),
    Tile(24, "blue", "planets", planets=("mehar_xull",)),
    Tile(25, "blue", "planets", planets=("quann",), wormholes=("beta",)),
    Tile(26, "blue", "planets", planets=("lodor",), wormholes=("alpha",)),
    Tile(27, "blue", "planets", planets=("new_albion", "starpoint")),
    Tile(28, "blue", "planets", planets=("tequran", "torkan")),
    Tile(29, "blue", "planets", planets=("qucenn", "rarron")),
    Tile(30, "blue", "planets", planets=("mellon", "zohbat")),
    Tile(31, "blue", "planets", planets=("lazar", "sakulag")),
    Tile(32, "blue", "planets", planets=("dal_bootha", "xxehan")),
    Tile(33, "blue", "planets", planets=("corneeq", "resculon")),
    Tile(34, "blue", "planets", planets=("centauri", "gral")),
    Tile(35, "blue", "planets", planets=("bereg", "lirta_iv")),
    Tile(36, "blue", "planets", planets=("arnor", "lor")),
    Tile(37, "blue", "planets", planets=("arinam", "meer")),
    Tile(38, "blue", "planets", planets=("abyz", "fria")),
    Tile(39, "red", "wormhole", wormholes=("alpha",)),
    Tile(40, "red", "wormhole", wormholes=("beta",)),
    Tile(41, "red", "anomaly", anomaly="gravity_rift"),
    Tile(42, "red", "anomaly", anomaly="nebula"),
    Tile(43, "red", "anomaly", anomaly="supernova"),
    Tile(44, "red", "anomaly", anomaly="asteroid_field"),
    Tile(45, "red", "anomaly", anomaly="asteroid_field"),
    Tile(46, "red", "empty"),
    Tile(47, "red", "empty"),
    Tile(48, "red", "empty"),
    Tile(49, "red", "empty"),
    Tile(50, "red", "empty"),
    Tile(
        51, "green", "home", planets=("creuss",), wormholes=("delta",), faction="creuss"
    ),  # beside the map; only delta wormholes lead there
)

BY_ID: Final = {planet.id: planet for planet in PLANETS}
BY_NUMBER: Final = {tile.number: tile for tile in TILES}
MECATOL: Final = 18
BLUE: Final = tuple(tile.number for tile in TILES if tile.back == "blue")
RED: Final = tuple(tile.number for tile in TILES if tile.back == "red")
TRAITS: Final[tuple[Trait, ...]] = ("cultural", "hazardous", "industrial")
