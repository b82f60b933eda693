"""A table as text, the way the terminal draws it: for programs that read, and for logs."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType

from cosmodrome.cli.boards import Board, Scene, board_of
from cosmodrome.cli.players import Player
from cosmodrome.kernel import Seat
from cosmodrome.texts import Texts

WIDTH = 110


def plain(*parts: RenderableType, width: int = WIDTH) -> str:
    """Parts of a page as plain text, without colours."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False, no_color=True)
    for part in parts:
        console.print(part)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def seated(names: Sequence[str]) -> list[Player]:
    """Players with these names."""
    return [Player(seat, name, bot="random") for seat, name in enumerate(names)]


def board_for(game: str, names: Sequence[str], lang: str = "en") -> Board:
    """The board that draws a game for players with these names."""
    return board_of(game, Texts(lang, game), seated(names))


def table(board: Board, view: Mapping[str, Any], seat: Seat | None, width: int = WIDTH, rank: int = 99) -> str:
    """The table as a seat sees it; with a lower `rank`, only the parts that matter most."""
    scene = Scene(view=view, seat=seat, width=width)
    return plain(*(part.body for part in board.sections(scene) if part.rank <= rank), width=width)
