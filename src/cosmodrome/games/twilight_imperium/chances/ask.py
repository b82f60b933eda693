"""The odds of a fight before it is fought, from the functions and values by which the game fights it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal

from msgspec import Struct

from cosmodrome.games.twilight_imperium.chances.field import Force
from cosmodrome.games.twilight_imperium.chances.ground import GroundFight
from cosmodrome.games.twilight_imperium.chances.space import SpaceFight
from cosmodrome.games.twilight_imperium.chances.ways import Fight, TooLong, exact, sample
from cosmodrome.games.twilight_imperium.combat import plus_one
from cosmodrome.games.twilight_imperium.data.units import BY_ID as UNIT_ROWS
from cosmodrome.games.twilight_imperium.data.units import KINDS as KIND_NAMES
from cosmodrome.games.twilight_imperium.index import (
    DAMAGED,
    EMPTY,
    FACTION,
    FACTIONS,
    FLAGSHIP,
    INFANTRY,
    NOBODY,
    PDS,
    SHIP_KINDS,
    TECH,
    TECHNOLOGIES,
    UNIT,
    WAR_SUN,
    Fleet,
)
from cosmodrome.games.twilight_imperium.research import deck_of
from cosmodrome.games.twilight_imperium.sides import NO_UNIT, Side, side_of, upgrade_of
from cosmodrome.kernel import BadSetup

BATTLES: Final = 20_000  # fought where the exact way would take too long
WORTH: Final = 50  # ways of a round can be weighed in the time of a fight
MOST: Final = 1_000  # units of a kind: nobody has a bigger fleet
HURT: Final = "-damaged"  # behind the name of a ship that has sustained damage before


class Odds(Struct, frozen=True):
    """The chances of either side, and of a draw; `battles` were fought to find them, or None: they are exact."""

    attacker: float
    defender: float
    draw: float
    battles: int | None = None


def odds(
    *,
    kind: Literal["space", "ground"],
    attacker: Mapping[str, Any],
    defender: Mapping[str, Any],
    nebula: bool = False,
    battles: int | None = None,
    seed: int = 1,
) -> Odds:
    """The chances of a fight.

    A side is `{"faction": "sol", "units": {"carrier": 2, "fighter": 4}, "technologies": ["plasma_scoring"]}`; without a
    faction (None) it has no faction rules. Technologies, upgrades among them, are ready; a common upgrade stands for
    the one that a faction has instead. A `dreadnought-damaged` has sustained damage before. Space: all PDS are in
    range, the defender is the one in the nebula. Ground: ships of the attacker bombard, all infantry lands, PDS stand
    on the planet. A draw is when nobody is left; fighters that fought on the ground go back to space.

    What players would decide is decided so: nobody retreats; ships sustain damage first (dreadnought, carrier,
    flagship, war sun), then the cheapest is lost; hits on big ships are assigned before others; who may pick a target
    takes the dearest ship that cannot sustain damage; what may be used is used at once, unless it costs what is no
    unit (trade goods, influence, tokens); Duranium Armor repairs flagship, war sun, dreadnought, carrier; a
    Dimensional Splicer finds its wormhole. Capacity is not looked at.

    Exact where that is quick (`battles=None`), else from this many simulated fights.
    """
    fight: Fight
    if battles is not None and (not is_count(battles) or battles < 1):
        raise BadSetup(battles=battles)
    sides = read_force("attacker", attacker), read_force("defender", defender)
    if kind == "space":
        fight = SpaceFight(*sides, nebula=bool(nebula))
    elif kind != "ground":
        raise BadSetup(kind=kind, known=["space", "ground"])
    elif nebula:
        raise BadSetup(kind=kind, nebula=nebula)  # TI-80: there is no planet in a nebula
    else:
        fight = GroundFight(*sides)
    return chances(fight, battles, seed)


def chances(fight: Fight, battles: int | None = None, seed: int = 1, otherwise: int = BATTLES) -> Odds:
    """The chances of a fight, from so many battles; if no number is given exactly, or from as many as `otherwise` says
    where those are quicker."""
    if battles is None:
        try:
            return Odds(*exact(fight, WORTH * otherwise))
        except TooLong:
            battles = otherwise
    return Odds(*sample(fight, battles, seed), battles)


# ---- reading a side --------------------------------------------------------------------------------------------------


def is_count(value: Any) -> bool:
    """A whole number that is not below zero."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def read_force(who: str, given: Mapping[str, Any]) -> Force:
    """A side of a fight as it was given, or a refusal that names what is wrong with it."""
    if not isinstance(given, Mapping):
        raise BadSetup(side=who, given=given)
    if unknown := sorted(set(given) - {"faction", "units", "technologies"}):
        raise BadSetup(side=who, unknown=unknown)
    name = given.get("faction")
    if name is not None and name not in FACTION:
        raise BadSetup(side=who, faction=name, known=sorted(FACTION))
    faction = NOBODY if name is None else FACTION[name]
    techs = read_technologies(who, faction, given.get("technologies") or ())
    units = given.get("units") or {}
    if not isinstance(units, Mapping):
        raise BadSetup(side=who, units=units)
    if any(UNIT_ROWS[unit].kind == "war_sun" for unit in map(whole_name, units) if unit in UNIT_ROWS):
        if side_of(faction, techs).units[WAR_SUN] is NO_UNIT:  # who has a war sun has its technology
            techs |= 1 << TECH["war_sun"]
    return count_units(who, side_of(faction, techs), units)


def read_technologies(who: str, faction: int, names: Any) -> int:
    """Technologies as bits."""
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise BadSetup(side=who, technologies=names)
    techs = 0
    for name in names:
        if name not in TECH:
            raise BadSetup(side=who, technology=name, known=sorted(TECH))
        row = TECHNOLOGIES[TECH[name]]
        if row.faction and faction not in (NOBODY, FACTION[row.faction]) and not copies(faction):
            raise BadSetup(side=who, technology=name, faction=FACTIONS[faction].id)
        techs |= 1 << own_upgrade(TECH[name], faction)
    return techs


@cache
def copies(faction: int) -> bool:
    """Whether a faction can come to have technologies of others: one of its own has tokens for them."""
    own = sum(1 << TECH[name] for name in FACTIONS[faction].own_technologies)
    return "assimilators" in side_of(faction, own).topics


def own_upgrade(tech: int, faction: int) -> int:
    """A common upgrade, or what a faction has in its place (TI-28.11)."""
    kind = TECHNOLOGIES[tech].unit
    if kind is None or faction == NOBODY or tech in deck_of(faction):
        return tech
    return next((own for own in upgrade_of(kind, faction) if TECHNOLOGIES[own].faction == FACTIONS[faction].id), tech)


def whole_name(name: Any) -> str:
    """The name of a unit, damaged or not."""
    return str(name).removesuffix(HURT)


def count_units(who: str, side: Side, units: Mapping[str, Any]) -> Force:
    """Units by kind, or by the id that they have on the sheet."""
    fleet: Fleet = EMPTY
    others = {INFANTRY: 0, PDS: 0}
    for name, count in units.items():
        whole = whole_name(name)
        if whole not in KIND_NAMES and whole not in UNIT_ROWS:
            raise BadSetup(side=who, unit=name, known=list(KIND_NAMES))
        if not is_count(count) or count > MOST:
            raise BadSetup(side=who, unit=name, count=count)
        kind = UNIT[whole] if whole in KIND_NAMES else UNIT[UNIT_ROWS[whole].kind]
        row = side.units[kind]
        if count and (row is NO_UNIT or (whole not in KIND_NAMES and row.id != whole)):
            raise BadSetup(side=who, unit=name, missing="faction" if kind == FLAGSHIP else "technology")
        if whole != name:
            if not row.sustain:
                raise BadSetup("TI-52.1", side=who, unit=name)
            kind = DAMAGED[kind]
        if kind in SHIP_KINDS:
            fleet = plus_one(fleet, kind, count)
        elif kind in others:
            others[kind] += count
    return Force(side, fleet, others[INFANTRY], others[PDS])
