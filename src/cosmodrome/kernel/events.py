"""Events: what happened, and who may see which part of it. Log and animations are made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

Item = TypeVar("Item")


class Event:
    """One thing that happened: all see `public`, the seats in `to` see `secret` besides."""

    __slots__ = ("discloses", "public", "secret", "to")

    def __init__(
        self,
        public: dict[str, Any],
        secret: Mapping[str, Any] | None = None,
        to: tuple[int, ...] = (),
        discloses: bool = False,
    ) -> None:
        self.public = public
        self.secret = secret
        self.to = to
        self.discloses = discloses

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a seat may know it."""
        if self.secret is None or seat not in self.to:
            return self.public
        return {**self.public, **self.secret}


class Branch(Generic[Item]):
    """An append-only list of which a fork takes a branch without copying what came before."""

    __slots__ = ("_own", "_stem", "_upto")

    _stem: Branch[Item] | None

    def __init__(self, stem: Branch[Item] | None = None) -> None:
        self._upto = len(stem) if stem is not None else 0
        # A stem without items of its own is passed over, so that forks of forks do not grow a chain.
        while stem is not None and not stem._own:
            stem = stem._stem
        self._stem = stem
        self._own: list[Item] = []

    def __len__(self) -> int:
        return self._upto + len(self._own)

    def append(self, item: Item) -> None:
        """Add one item at the end."""
        self._own.append(item)

    def since(self, start: int = 0) -> list[Item]:
        """The items from number `start` on."""
        if start >= self._upto or self._stem is None:
            return self._own[start - self._upto :] if start > self._upto else self._own[:]
        return self._stem.since(start)[: self._upto - start] + self._own


class Story(Branch[Event]):
    """The events of a game. `shown` is set when one of them shows something that was hidden."""

    __slots__ = ("shown",)

    def __init__(self, stem: Story | None = None) -> None:
        super().__init__(stem)
        self.shown = False

    def append(self, item: Event) -> None:
        """Add one event at the end."""
        self._own.append(item)
        if item.discloses or item.secret is not None:
            self.shown = True
