"""Directive: Archived Secret."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import outcome
from cosmodrome.games.twilight_imperium.cards import draw_secret
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat


@outcome("archived_secret")
def archived_secret(table: TwilightImperium, elected: Seat) -> Rule[None]:
    """The elected player draws a secret objective."""
    yield from draw_secret(table, elected)
