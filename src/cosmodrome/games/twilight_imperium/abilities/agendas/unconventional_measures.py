"""Directive: Unconventional Measures."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome, voted_for
from cosmodrome.games.twilight_imperium.cards import discard_all, draw_cards
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule


@outcome("unconventional_measures", FOR)
def unconventional_measures(table: TwilightImperium) -> Rule[None]:
    """Each player who voted for it draws two action cards."""
    for seat in voted_for(table, FOR):
        yield from draw_cards(table, seat, 2)


@outcome("unconventional_measures", AGAINST)
def measures_fail(table: TwilightImperium) -> None:
    """Each player who voted for it discards all action cards."""
    for seat in voted_for(table, FOR):
        discard_all(table, seat)
