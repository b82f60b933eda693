"""Directive: Seed of an Empire."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome
from cosmodrome.games.twilight_imperium.table import TwilightImperium


@outcome("seed_of_an_empire", FOR)
def seed_of_an_empire(table: TwilightImperium) -> None:
    """The players with the most victory points gain one (TI-51.5)."""
    most = max(table.points[seat] for seat in table.alive())
    table.score_all([s for s in table.clockwise(table.speaker) if table.points[s] == most], 1, "seed_of_an_empire")


@outcome("seed_of_an_empire", AGAINST)
def seed_of_an_empire_fails(table: TwilightImperium) -> None:
    """The players with the fewest victory points gain one."""
    least = min(table.points[seat] for seat in table.alive())
    table.score_all([s for s in table.clockwise(table.speaker) if table.points[s] == least], 1, "seed_of_an_empire")
