"""How a game looks in the terminal. Each game has a package here, named after its id, that exports `BOARD`.

A board draws from the view, which is plain data, and from the static rows of its cards. It knows nothing of the
kernel's table, and no rules: what can be answered is in the ask.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from cosmodrome.cli.players import Player
from cosmodrome.games import GAMES
from cosmodrome.kernel import Ask, Option
from cosmodrome.texts import Texts


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: whose eyes, the open ask, and the number that each of its options goes by."""

    view: Mapping[str, Any]
    seat: int | None
    width: int
    ask: Ask | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)
    hints: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True)
class Section:
    """A part of the table. Where the window is low, the parts with the highest rank are left out first (0 never).
    `signs` are those it uses, for the legend."""

    name: str
    body: RenderableType
    rank: int = 0
    signs: Sequence[str] = ()


class Board(Protocol):
    """What the terminal asks of a game."""

    def arrange(self, ask: Ask) -> list[Option]:
        """The options in the order they are numbered."""

    def sections(self, scene: Scene) -> list[Section]:
        """The table, from top to bottom."""

    def drawn(self, scene: Scene) -> frozenset[str]:
        """The options that the table itself shows with their numbers; the others are listed under the question."""

    def about(self, scene: Scene, option: Option) -> Text:
        """What an option brings, in a few words or signs."""

    def badge(self, view: Mapping[str, Any], seat: int) -> Text:
        """What a player has, in a few signs."""

    def news(self, events: Sequence[Mapping[str, Any]], since: int) -> list[Text]:
        """What happened since event number `since`, told shortly; the events before tell what it was about."""

    def look(self, view: Mapping[str, Any], seat: int, width: int) -> RenderableType:
        """One player's things, at large."""

    def standings(self, view: Mapping[str, Any], winners: Sequence[int]) -> RenderableType:
        """Who has what, the winners first."""

    def legend(self, width: int, signs: Collection[str] | None = None) -> Text:
        """What signs mean: all of them, or those given."""

    def find(self, words: str) -> list[str]:
        """The cards that a player may mean by these words."""

    def card(self, name: str) -> RenderableType:
        """A card in words."""

    def meant(self, ask: Ask, card: str) -> list[str]:
        """The options, legal or not, that a player may mean who names a card."""

    def has_secrets(self, view: Mapping[str, Any]) -> bool:
        """Whether the view shows its seat something that others at the keyboard must not see."""


def board_of(game: str, texts: Texts, players: Sequence[Player]) -> Board:
    """The board of a game by its id; the plain one for a game that another package adds."""
    home = import_module(f"{__name__}.{game.replace('-', '_') if game in GAMES else 'plain'}")
    make: Callable[[Texts, Sequence[Player]], Board] = home.BOARD
    return make(texts, players)
