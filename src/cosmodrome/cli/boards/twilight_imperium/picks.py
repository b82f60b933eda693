"""Many answers: in columns, each with its number, so that the question stays on one page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.table import Table
from rich.text import Text

from cosmodrome.cli.boards import Scene
from cosmodrome.kernel import DONE, PASS, Option

FEW: Final = 10  # this many answers are better read as a list
NARROW: Final = 38  # columns for one answer


def picks_of(scene: Scene) -> list[Option]:
    """All answers but passing and ending, if there are many."""
    options = [option for option in scene.ask.options if option not in (PASS, DONE)] if scene.ask is not None else []
    return options if len(options) > FEW else []


def picks_table(
    scene: Scene, options: list[Option], say: Callable[[Option], str], brings: Callable[[Option], str]
) -> Table:
    """The answers column by column."""
    options = sorted(options, key=lambda option: scene.numbers[option.id])
    columns = max(scene.width // NARROW, 1)
    rows = -(-len(options) // columns)
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        table.add_column(justify="right", width=3)
        table.add_column(width=scene.width // columns - 5, no_wrap=True, overflow="ellipsis")
    for row in range(rows):
        cells: list[Text] = []
        for option in options[row::rows]:
            hint = brings(option)
            cells.append(Text(str(scene.numbers[option.id]), "bold reverse"))
            cells.append(Text.assemble(say(option), (f"  {hint}" if hint else "", "dim")))
        table.add_row(*cells)
    return table
