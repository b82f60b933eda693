"""Cosmic Encounter in the terminal."""

from cosmodrome.cli.boards.cosmic_encounter.board import CosmicEncounterBoard

BOARD = CosmicEncounterBoard
