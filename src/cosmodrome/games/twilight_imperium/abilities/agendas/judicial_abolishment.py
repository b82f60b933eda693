"""Directive: Judicial Abolishment."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import outcome
from cosmodrome.games.twilight_imperium.table import TwilightImperium


@outcome("judicial_abolishment")
def judicial_abolishment(table: TwilightImperium, law: int) -> None:
    """The elected law is discarded."""
    table.discard_agenda(law)
