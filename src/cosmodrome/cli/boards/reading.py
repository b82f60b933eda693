"""Things that can be read, for boards of games with many of them: found by any part of a name, shown at large."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rich.console import RenderableType


def named(names: Mapping[str, list[str]], word: str) -> list[str]:
    """The things that a word may mean, by all that each may be called; an exact name first."""
    exact = [id for id, known in names.items() if word in known]
    return exact or [id for id, known in names.items() if any(word in name for name in known)]


class Shelf(Protocol):
    """All things of a game that have a text of their own."""

    def find(self, wanted: str) -> list[str]:
        """The things that a player may mean by these words."""

    def draw(self, id: str) -> RenderableType:
        """A thing at large."""


class Reading:
    """The part of a board that is about its things, where hands are always secret."""

    things: Shelf

    def find(self, words: str) -> list[str]:
        """The things that a player may mean by these words."""
        return self.things.find(words)

    def card(self, name: str) -> RenderableType:
        """A thing in words."""
        return self.things.draw(name)

    def has_secrets(self, view: Mapping[str, Any]) -> bool:
        """Hands are always secret."""
        return True
