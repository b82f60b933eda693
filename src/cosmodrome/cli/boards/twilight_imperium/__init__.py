"""Twilight Imperium in the terminal."""

from cosmodrome.cli.boards.twilight_imperium.board import TwilightImperiumBoard

BOARD = TwilightImperiumBoard
