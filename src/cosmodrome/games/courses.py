"""What a game tells of how it went: the module `course` that a game may have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

Event = Mapping[str, Any]


class Gain(Struct, frozen=True):
    """Points that an event brings a seat, or takes from it, and what for."""

    seat: int
    count: int
    source: str


class Module(Protocol):
    """What a game's `course.py` knows of its own events and of its table."""

    def points(self, table: Any) -> Sequence[int]:
        """What wins, by seat, as it stands."""

    def is_beat(self, event: Event) -> bool:
        """Whether a new stretch begins in which points belong together: a turn, an encounter."""

    def gains(self, story: Sequence[Event]) -> Iterable[tuple[int, Gain]]:
        """What the events of a whole game brought, each with the event's place in the story."""

    def sort(self, source: str) -> str:
        """The kind of source that a source belongs to."""

    def mark(self, event: Event) -> tuple[str, int | None] | None:
        """What kind of moment an event is, and whose, if it is worth a mark."""

    def deed(self, event: Event) -> Iterable[tuple[str, int, int]]:
        """What an event counts towards, for whom, and how much."""

    def thrown(self, table: Any, event: Event) -> Mapping[int, float]:
        """By how much dice fell better or worse for each seat than they do on the average."""

    def drawn(self, story: Sequence[Event]) -> float:
        """By how much cards came better or worse than on the average, by a seat's own story."""
