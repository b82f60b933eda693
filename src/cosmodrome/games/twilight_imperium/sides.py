"""Sides: all that follows from a set of sources (faction, technologies, laws in force, notes that lie open), for each
seat and for the table.

Unit values and statics are folded once for a set and kept. A side needs no table, so the odds of a fight are computed
from the very same values as the fight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from cosmodrome.games.twilight_imperium.data.units import BY_ID as UNIT_ROWS
from cosmodrome.games.twilight_imperium.data.units import Unit
from cosmodrome.games.twilight_imperium.galaxy import Galaxy
from cosmodrome.games.twilight_imperium.index import (
    AGENDAS,
    DOCK,
    FACTIONS,
    FLAGSHIP,
    HURT,
    KINDS,
    NOBODY,
    PLAIN,
    SHIP_KINDS,
    TECH_NAMES,
    TECHNOLOGIES,
    UNIT,
    UNIT_NAMES,
    WAR_SUN,
    bits,
)
from cosmodrome.games.twilight_imperium.names import Topic
from cosmodrome.games.twilight_imperium.statics import EFFECTS
from cosmodrome.kernel import NO_SEATS, Ability, Seats

BY_SOURCE: Final[dict[str, list[Ability]]] = {}  # faction abilities, flagships, technologies, laws, notes that lie open
ANSWERS: Final[dict[str, tuple[str, ...]]] = {}  # what kinds of use an ability in the window `used` answers

Key = tuple[int, int, int, tuple[str, ...], int]
NOTHING: Final[tuple[Callable[..., Any], ...]] = ()
NO_UNIT: Final = Unit("none", "war_sun", 0, 0)
MOVING_KINDS: Final = (*SHIP_KINDS, DOCK)
GENERIC: Final = [UNIT_ROWS.get(UNIT_NAMES[PLAIN[kind]], NO_UNIT) for kind in range(KINDS)]
GENERIC[WAR_SUN] = NO_UNIT  # nobody has war suns without a technology or a sheet that says so


def names_of(declared: Ability) -> list[str]:
    """The names under which an ability is looked up."""
    answers = [f"used.{kind}" for kind in ANSWERS[declared.id]]
    return [name for key in declared.at for name in (answers if key == "used" else (key,))]


def by_window(sources: Iterable[str]) -> dict[str, tuple[Ability, ...]]:
    """What can or must be used from these sources, by window."""
    found: dict[str, tuple[Ability, ...]] = {}
    for source in sources:
        for name, declared in uses_of(source):
            found[name] = (*found.get(name, ()), declared)
    return found


@cache
def uses_of(source: str) -> list[tuple[str, Ability]]:
    """What can or must be used from a source, with the names of windows."""
    return [(name, declared) for declared in BY_SOURCE.get(source, ()) for name in names_of(declared)]


class Side:
    """What a player's components make of units and rules. `units[kind]` are the values, damaged kinds included; `at`
    is what can or must be used of them, by window; `musts` are the windows in which something must."""

    __slots__ = (
        "at",
        "by_move",
        "cannons",
        "capacity",
        "haste",
        "ids",
        "mobile",
        "move",
        "musts",
        "sources",
        "topics",
        "units",
    )

    def __init__(self, key: Key) -> None:
        faction, techs, laws, notes, muted = key
        row = FACTIONS[faction] if faction != NOBODY else None
        own = [TECH_NAMES[tech] for tech in bits(techs)]
        if muted and row is not None:  # faction abilities and faction technologies are switched off
            own = [tech for tech in own if tech not in row.own_technologies or _is_upgrade(tech)]
        abilities = () if row is None or muted else row.abilities
        flagship = (row.flagship,) if row is not None else ()
        enacted = [AGENDAS[law].id for law in bits(laws)]
        self.sources: tuple[str, ...] = (*abilities, *flagship, *own, *enacted, *notes)
        self.ids = frozenset(self.sources)
        self.topics = EFFECTS.of(self.sources)
        self.units = self._units(faction, own)
        self.move = move = tuple([unit.move for unit in self.units])
        self.mobile = tuple([kind for kind in MOVING_KINDS if move[kind]])
        self.by_move = tuple(sorted(self.mobile, key=move.__getitem__, reverse=True))  # the fastest first
        self.haste = 2 if "move" in self.topics or "one-ship-move" in self.topics else 0  # steps more, at most
        self.capacity = tuple([unit.capacity for unit in self.units])
        self.cannons = tuple([kind for kind in SHIP_KINDS[FLAGSHIP:] if self.units[kind].cannon is not None])
        self.at = by_window(self.sources)
        self.musts = [name for name, abilities in self.at.items() if any(each.must for each in abilities)]

    def _units(self, faction: int, techs: list[str]) -> tuple[Unit, ...]:
        values = GENERIC.copy()
        own: list[Unit] = []
        if faction != NOBODY:
            row = FACTIONS[faction]
            own = [UNIT_ROWS[row.flagship], *(UNIT_ROWS[name] for name in row.units)]
        upgrades = [UNIT_ROWS[tech] for tech in techs if tech in UNIT_ROWS]
        for unit in (*own, *upgrades):
            values[UNIT[unit.kind]] = unit  # TI-29.4
        for change in self.topics.get("units", NOTHING):
            values = change(values)
        for kind in HURT:
            values[kind] = values[PLAIN[kind]]
        return tuple(values)

    def has(self, source: str) -> bool:
        """Whether a component is among the sources."""
        return source in self.ids

    def fold(self, topic: Topic, value: Any, *about: Any) -> Any:
        """A value after all that the sources do to it; for topics that need no table."""
        for body in self.topics.get(topic, NOTHING):
            value = body(self, value, *about)
        return value


SIDES: Final[dict[Key, Side]] = {}


def _is_upgrade(tech: str) -> bool:
    return tech in UNIT_ROWS


def side_of(faction: int, techs: int = 0, laws: int = 0, notes: tuple[str, ...] = (), muted: int = 0) -> Side:
    """The side with these sources; made once, shared by all tables."""
    key = faction, techs, laws, notes, muted
    known = SIDES.get(key)
    if known is None:
        if len(SIDES) > 50_000:
            SIDES.clear()
        known = SIDES[key] = Side(key)
    return known


def upgrade_of(kind: str, faction: int) -> tuple[int, ...]:
    """The technologies that upgrade a kind of unit for a faction."""
    name = FACTIONS[faction].id if faction != NOBODY else ""
    return tuple(number for number, row in enumerate(TECHNOLOGIES) if row.unit == kind and row.faction in ("", name))


class Sides:
    """The sides of all seats, the galaxy they play on, and a cache of who has anything for a topic or a window.

    A table keeps it until a component or a tile comes or goes; copies share it. `openers` are, by window, the seats
    that have something in the open for it; `compelled`, those that must use something. Seats are held in tuples, which
    the garbage collector soon stops tracking.
    """

    __slots__ = ("_holders", "by_seat", "compelled", "galaxy", "openers")

    def __init__(self, by_seat: tuple[Side, ...], galaxy: Galaxy) -> None:
        self.by_seat = by_seat
        self.galaxy = galaxy
        self.openers: dict[str, Seats] = {}
        self.compelled: dict[str, Seats] = {}
        for seat, side in enumerate(by_seat):
            for name in side.at:
                self.openers[name] = self.openers.get(name, NO_SEATS).add(seat)
            for name in side.musts:
                self.compelled[name] = self.compelled.get(name, NO_SEATS).add(seat)
        self._holders: dict[Topic, tuple[int, ...]] = {}

    def holders(self, topic: Topic) -> tuple[int, ...]:
        """The seats with a component that has to do with a topic."""
        found = self._holders.get(topic)
        if found is None:
            having = [seat for seat, side in enumerate(self.by_seat) if topic in side.topics]
            found = self._holders[topic] = tuple(having)
        return found
