"""Directive: Mutiny."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome, voted_for
from cosmodrome.games.twilight_imperium.table import TwilightImperium


@outcome("mutiny", FOR)
def mutiny(table: TwilightImperium) -> None:
    """Each player who voted for it gains a victory point."""
    table.score_all(voted_for(table, FOR), 1, "mutiny")


@outcome("mutiny", AGAINST)
def mutiny_fails(table: TwilightImperium) -> None:
    """Each player who voted for it loses a victory point."""
    for seat in voted_for(table, FOR):
        table.lose_points(seat, 1, "mutiny")
