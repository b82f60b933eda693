"""A board for any game: the view as lines of text. Games that other packages add are shown with it.

The parts of the view are named by the texts `view-<part>`; a part without one is not shown.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.cli.boards import Scene, Section
from cosmodrome.cli.boards.news import lines
from cosmodrome.cli.players import Player
from cosmodrome.kernel import DONE, PASS, Ask, Option
from cosmodrome.texts import Texts

NOTHING = "–"


class PlainBoard:
    """Draws the view of any game for one reader."""

    def __init__(self, texts: Texts, players: Sequence[Player]) -> None:
        self.texts = texts
        self.players = players
        self.names = [player.name for player in players]

    def sections(self, scene: Scene) -> list[Section]:
        """What all share, line by line; then a row for each player."""
        shared, by_seat = self._divided(scene.view)
        parts = [Section("shared", self._lines(shared))] if shared else []
        return [*parts, Section("players", self._players(by_seat, range(len(self.players))))]

    def _divided(self, view: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Sequence[Any]]]:
        """The parts that have a name: those of the whole table, and lists with a value for each seat."""
        named = {name: value for name, value in view.items() if self.texts.has(f"view-{name}")}
        seats = len(self.players)
        by_seat: dict[str, Sequence[Any]] = {
            name: value
            for name, value in named.items()
            if isinstance(value, list) and len(value) == seats and self.texts.has(f"view-{name}.each")
        }
        return {name: value for name, value in named.items() if name not in by_seat}, by_seat

    def _lines(self, parts: Mapping[str, Any]) -> Text:
        return Text("\n").join(
            [
                Text.assemble((f"{self.texts.say(f'view-{name}')}  ", "bold"), self._word(name, value))
                for name, value in parts.items()
            ]
        )

    def _players(self, by_seat: Mapping[str, Sequence[Any]], seats: Sequence[int]) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        for heading in ("", *(self.texts.say(f"view-{name}") for name in by_seat)):
            table.add_column(heading)
        for seat in seats:
            words = [self._word(name, values[seat]) for name, values in by_seat.items()]
            table.add_row(self.players[seat].label(), *words)
        return table

    def _word(self, name: str, value: Any) -> str:
        if value is None or value == [] or value == {}:
            return NOTHING
        if isinstance(value, dict):
            return ", ".join(f"{key} {self._word(name, inner)}" for key, inner in value.items())
        return str(self.texts.words({name: value}, self.names, f"view-{name}")[name])

    def arrange(self, ask: Ask) -> list[Option]:
        """As the ask lists them; passing and ending first, as number 0."""
        ends = [option for option in ask.options if option in (PASS, DONE)]
        return ends + [option for option in ask.options if option not in (PASS, DONE)]

    def drawn(self, scene: Scene) -> frozenset[str]:
        """None: all options are listed under the question."""
        return frozenset()

    def about(self, scene: Scene, option: Option) -> Text:
        """The option's hint in words."""
        return Text(self.texts.hint(scene.hints.get(option.id, {}), self.names), "dim")

    def badge(self, view: Mapping[str, Any], seat: int) -> Text:
        """Nothing: the table of players shows it."""
        return Text()

    def news(self, events: Sequence[Mapping[str, Any]], since: int) -> list[Text]:
        """A line for each event that has a text."""
        return lines(events[since:], self.players, self.texts, headings=())

    def look(self, view: Mapping[str, Any], seat: int, width: int) -> RenderableType:
        """One player's row."""
        return self._players(self._divided(view)[1], (seat,))

    def standings(self, view: Mapping[str, Any], winners: Sequence[int]) -> RenderableType:
        """All players, the winners first."""
        seats = sorted(range(len(self.players)), key=lambda seat: seat not in winners)
        return self._players(self._divided(view)[1], seats)

    def legend(self, width: int, signs: Collection[str] | None = None) -> Text:
        """No signs are used."""
        return Text()

    def find(self, words: str) -> list[str]:
        """No cards are known by name."""
        return []

    def card(self, name: str) -> RenderableType:
        """A card in words."""
        return Text(self.texts.card(name))

    def meant(self, ask: Ask, card: str) -> list[str]:
        """The options that name the card."""
        return [option.id for option in ask.options if card in option[1:]]

    def has_secrets(self, view: Mapping[str, Any]) -> bool:
        """The view may hold some: the next player is asked to look away."""
        return True


BOARD = PlainBoard
