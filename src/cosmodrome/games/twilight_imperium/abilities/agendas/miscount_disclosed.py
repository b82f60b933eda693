"""Directive: Miscount Disclosed."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import outcome
from cosmodrome.games.twilight_imperium.table import TwilightImperium


@outcome("miscount_disclosed")
def miscount_disclosed(table: TwilightImperium, law: int) -> None:
    """The elected law is voted on again as if it had just been revealed; it stays in force until then (TI-R54)."""
    table.mark("agenda-phase", "vote-again", value=law)
