"""Directive: Incentive Program."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome
from cosmodrome.games.twilight_imperium.table import TwilightImperium


@outcome("incentive_program", FOR)
def incentive_program(table: TwilightImperium) -> None:
    """One more objective of stage I is revealed."""
    table.reveal_spare(1)


@outcome("incentive_program", AGAINST)
def greater_incentive(table: TwilightImperium) -> None:
    """One more objective of stage II is revealed."""
    table.reveal_spare(2)
