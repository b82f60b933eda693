"""Events: what happened, and who may see which part of it. Log and animations are made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

Item = TypeVar("Item")


class Event(dict[str, Any]):
    """An event with a secret: all see the facts that stand in it, the seats in `to` see those in `secret` besides.

    A plainly public event is a plain dict.
    """

    __slots__ = ("secret", "to")

    def __init__(self, public: dict[str, Any], secret: Mapping[str, Any], to: tuple[int, ...]) -> None:
        super().__init__(public)
        self.secret = secret
        self.to = to

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a seat may know it; nobody gets hold of this one."""
        return {**self, **self.secret} if seat in self.to else {**self}


class Branch(list[Item]):
    """An append-only list of which a fork takes a branch without copying what came before.

    The list itself holds what was added since the branch; `stem` has the items before, up to number `start`.
    """

    __slots__ = ("start", "stem")

    def __init__(self, stem: Branch[Item] | None = None) -> None:
        super().__init__()
        self.start = stem.total() if stem is not None else 0
        # A stem without items of its own is passed over, so that forks of forks do not grow a chain.
        while stem is not None and not len(stem):
            stem = stem.stem
        self.stem: Branch[Item] | None = stem

    def total(self) -> int:
        """How many items there are in all."""
        return self.start + len(self)

    def since(self, number: int = 0) -> list[Item]:
        """The items from number `number` on."""
        if self.stem is None or number >= self.start:
            return self[max(number - self.start, 0) :]
        parts: list[list[Item]] = []
        branch: Branch[Item] | None = self
        end = self.total()
        while branch is not None and number < end:
            parts.append(branch[max(number - branch.start, 0) : end - branch.start])
            end = branch.start
            branch = branch.stem
        return [item for part in reversed(parts) for item in part]


class Story(Branch[dict[str, Any]]):
    """The events of a game. `shown` is set when one of them shows something that was hidden; `disclosed` numbers those
    that show it to all; `waited` are the seats for whose answer the table seemed to wait, though none had any; `veiled`
    counts the events up to the last that has a secret."""

    __slots__ = ("disclosed", "shown", "veiled", "waited")

    def __init__(self, stem: Story | None = None) -> None:
        super().__init__(stem)
        self.shown = False
        self.disclosed: list[int] = []
        self.waited: set[int] = set()
        self.veiled = self.start

    def show(
        self, public: dict[str, Any], secret: Mapping[str, Any] | None, to: tuple[int, ...], discloses: bool
    ) -> None:
        """Add an event that may show something hidden."""
        if discloses:
            self.disclosed.append(self.total())
        self.shown = self.shown or discloses or secret is not None
        if secret is None:
            self.append(public)
        else:
            self.append(Event(public, secret, to))
            self.veiled = self.total()

    def seen_by(self, seat: int | None, number: int) -> list[dict[str, Any]]:
        """The events from number `number` on, as a seat may see them."""
        return self[number - self.start :] if number >= self.veiled else unveiled(self.since(number), seat)


def unveiled(events: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    """Events as a seat may see them."""
    return [event.seen_by(seat) if isinstance(event, Event) else event for event in events]
