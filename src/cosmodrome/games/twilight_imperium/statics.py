"""What components do without being used: nobody can cancel it, and it holds while its source is in play.

`@static("sarween_tools", "production-cost")` declares a function under the id of its source (a faction ability, a
flagship, a technology, a law, a promissory note that lies open) and a topic. A side folds them once for its set of
sources and keeps them: see `sides.py`. The rules ask `table.fold("production-cost", seat, cost)`.

The list of topics with their arguments stands in the guide of the abilities (`abilities/__init__.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from cosmodrome.games.twilight_imperium.index import AGENDA, FACTIONS, FIRST_AGENDA, TECH

Body = TypeVar("Body", bound=Callable[..., Any])


class Sources:
    """Where something may come from, as bits, so that those who have none of it are found out quickly."""

    __slots__ = ("factions", "laws", "notes", "techs")

    def __init__(self) -> None:
        self.factions = 0
        self.techs = 0
        self.laws = 0
        self.notes = False

    def add(self, source: str) -> None:
        """One more component by its id."""
        if source in TECH:
            self.techs |= 1 << TECH[source]
        elif source in AGENDA:
            self.laws |= 1 << (AGENDA[source] - FIRST_AGENDA)
        else:
            having = [n for n, row in enumerate(FACTIONS) if source in (*row.abilities, row.flagship)]
            for number in having:
                self.factions |= 2 << number  # bit 0 is nobody's
            self.notes = self.notes or not having

    def has(self, table: Any, seat: int) -> bool:
        """Whether a player may have one of these components at work."""
        return bool(
            self.techs & table.techs[seat]
            or self.factions >> table.factions[seat] + 1 & 1
            or self.laws & (table.laws | table.owned[seat])
            or (self.notes and table.notes_up[seat])
        )

    def in_play(self, table: Any) -> bool:
        """Whether anybody may have one of them."""
        if self.techs:
            for techs in table.techs:
                if self.techs & techs:
                    return True
        if self.factions:
            for faction in table.factions:
                if self.factions >> faction + 1 & 1:
                    return True
        if self.laws and (self.laws & table.laws or any(self.laws & owned for owned in table.owned)):
            return True
        return self.notes and any(table.notes_up)


STATICS: Final[dict[str, list[tuple[str, Callable[..., Any]]]]] = {}  # by source
LAST: Final[set[Callable[..., Any]]] = set()  # those that nothing else can take away
TOPICS: Final[dict[str, Sources]] = {}


def static(source: str, topic: str, last: bool = False) -> Callable[[Body], Body]:
    """Declare what a component does for its owner without being used; a common law does it for everybody. What is
    `last` is asked after all others, so that no other effect takes it away."""

    def declare(body: Body) -> Body:
        if last:
            LAST.add(body)
        STATICS.setdefault(source, []).append((topic, body))
        TOPICS.setdefault(topic, Sources()).add(source)
        return body

    return declare
