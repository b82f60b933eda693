"""Effects: what holds without being used, so that nobody can cancel it, and what uses leave behind.

A *static* is what a component does while it is in play. What a use arranges for later it leaves behind as a *mark*,
plain data on the table that lasts until a scope ends (`Table.leave_mark`). Both are declared beside the component:

    @static("macron", "pay")           (table, seat, value, *about) -> value, while the component is in play
    @lasting("call", "card")           (table, seat, value, number) -> value, while the mark is there
    @later("reversed", "revealed")     (table, seat, number, *about): what was arranged comes true

The rules ask under a topic, `table.fold("pay", seat, value)`, for a value after all that changes it. A mark without a
seat concerns everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from cosmodrome.kernel.seats import MOST_SEATS, NOBODY, Seat

Body = TypeVar("Body", bound=Callable[..., Any])
Topics = Mapping[str, tuple[Callable[..., Any], ...]]  # what some components do, by topic

NOTHING: Final[tuple[Callable[..., Any], ...]] = ()


class Effects:
    """The effects of one game, as they are declared."""

    def __init__(self) -> None:
        self.statics: dict[str, list[tuple[str, Callable[..., Any]]]] = {}  # by source
        self.lasting: dict[str, dict[str, Callable[..., Any]]] = {}  # by topic and mark
        self.later: dict[str, dict[str, Callable[..., Any]]] = {}
        # By topic, the keys of all marks that have a say in it: one look tells that none of them is there.
        self.marks: dict[str, set[str]] = {}
        self._last: set[Callable[..., Any]] = set()

    def add_static(self, source: str, topic: str, body: Callable[..., Any], last: bool = False) -> None:
        """What a component does. What is `last` is asked after all others, so that no other effect takes it away."""
        self.statics.setdefault(source, []).append((topic, body))
        if last:
            self._last.add(body)

    def add_lasting(self, mark: str, topic: str, body: Callable[..., Any]) -> None:
        """What a mark changes while it is there."""
        self.lasting.setdefault(topic, {})[mark] = body
        self.marks.setdefault(topic, set()).update(keys_of(mark))

    def add_later(self, mark: str, topic: str, body: Callable[..., Any]) -> None:
        """How what a mark announces comes true."""
        self.later.setdefault(topic, {})[mark] = body
        self.marks.setdefault(topic, set()).update(keys_of(mark))

    def of(self, sources: Iterable[str]) -> dict[str, tuple[Callable[..., Any], ...]]:
        """What these components do, by topic."""
        topics: dict[str, tuple[Callable[..., Any], ...]] = {}
        for source in sources:
            for topic, body in self.statics.get(source, ()):
                topics[topic] = (*topics.get(topic, NOTHING), body)
        for topic, bodies in topics.items():
            if len(bodies) > 1:
                topics[topic] = tuple(sorted(bodies, key=self._last.__contains__))
        return topics

    def by_marks(self, table: Any, topic: str, seat: Seat, value: Any) -> Any:
        """A value after all that the marks on the table do to it."""
        marks = table.marks
        if topic in self.lasting and not self.marks[topic].isdisjoint(marks):
            for mark, body in self.lasting[topic].items():
                if number := marks.get(f"{mark}:{seat}") or marks.get(mark):
                    value = body(table, seat, value, number)
        return value

    def come_true(self, table: Any, topic: str, seats: Sequence[Seat], *about: Any) -> None:
        """What uses have arranged for this moment happens: first what concerns everybody, then seat by seat."""
        marks = table.marks
        if marks and topic in self.later and not self.marks[topic].isdisjoint(marks):
            for mark, body in self.later[topic].items():
                if number := marks.get(mark):
                    body(table, NOBODY, number, *about)
                for seat in seats:
                    if number := marks.get(f"{mark}:{seat}"):
                        body(table, seat, number, *about)


def keys_of(mark: str) -> list[str]:
    """The keys under which a mark may lie on the table: without a seat, or with one."""
    return [mark, *(f"{mark}:{seat}" for seat in range(MOST_SEATS))]
