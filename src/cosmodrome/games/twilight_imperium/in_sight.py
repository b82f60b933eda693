"""What can be used from what lies in sight: abilities of factions, technologies, laws and notes that lie open."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from cosmodrome.kernel import Ability

BY_SOURCE: Final[dict[str, list[Ability]]] = {}  # faction abilities, flagships, technologies, laws, notes that lie open
ANSWERS: Final[dict[str, tuple[str, ...]]] = {}  # what kinds of use an ability in the window `used` answers


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
