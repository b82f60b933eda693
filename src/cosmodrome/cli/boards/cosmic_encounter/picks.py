"""Choosing ships: a row for each place, a column for each number of ships, in the cells the numbers of the answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from cosmodrome.cli.boards import Scene
from cosmodrome.cli.boards.cosmic_encounter import signs
from cosmodrome.cli.players import Player
from cosmodrome.kernel import Option
from cosmodrome.texts import Words

VERBS: Final = ("ship", "home")
FEW: Final = 6  # this many answers are better read as a list


def picks_of(scene: Scene) -> list[Option]:
    """The answers that name a place and a number of ships, if there are many."""
    options = [option for option in scene.ask.options if option.key in VERBS] if scene.ask is not None else []
    return options if len(options) > FEW else []


def in_grid_order(options: Sequence[Option]) -> list[Option]:
    """The answers of the grid row by row, after all others."""
    picks = [option for option in options if option.key in VERBS]
    places = list(dict.fromkeys(option[1] for option in picks))
    picks.sort(key=lambda option: (places.index(option[1]), option[2]))
    return [option for option in options if option.key not in VERBS] + picks


def picks_table(scene: Scene, options: Sequence[Option], players: Sequence[Player], words: Words) -> Table:
    """The grid. A number that would leave a planet without ships has a sign."""
    counts = sorted({option[2] for option in options})
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    for count in counts:
        table.add_column(words.say("aim-ships", count=count), no_wrap=True)
    at = {(option[1], option[2]): option for option in options}
    for place in dict.fromkeys(option[1] for option in options):
        there = [(seat, count) for seat, count in signs.on_planet(scene.view, place) if count] if place >= 0 else []
        cells = [cell(scene, at.get((place, count))) for count in counts]
        table.add_row(Text(words("planet", place)), signs.piles(players, there), *cells)
    return table


def cell(scene: Scene, option: Option | None) -> Text:
    """The number of an answer."""
    if option is None:
        return Text("")
    lost = scene.hints.get(option.id, {}).get("left") == 0
    return Text.assemble((str(scene.numbers[option.id]), "bold reverse"), (f" {signs.EMPTY}" if lost else "", "red"))
