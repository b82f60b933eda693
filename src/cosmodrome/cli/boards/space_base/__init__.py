"""Space Base in the terminal."""

from cosmodrome.cli.boards.space_base.board import SpaceBaseBoard

BOARD = SpaceBaseBoard
