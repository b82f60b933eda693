"""Directive: New Constitution."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome, votable
from cosmodrome.games.twilight_imperium.strategy import later, postpone
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat


@votable("new_constitution")
def there_are_laws(table: TwilightImperium) -> bool:
    """Without a law in play it is discarded at once."""
    return bool(table.laws_in_play())


@outcome("new_constitution", FOR)
def new_constitution(table: TwilightImperium) -> None:
    """All laws are discarded; at the start of the next strategy phase home planets are exhausted."""
    for card in table.laws_in_play():
        table.discard_agenda(card)
    postpone(table, "new_constitution", table.alive())


@outcome("new_constitution", AGAINST)
def constitution_fails(table: TwilightImperium) -> None:
    """Nothing."""


@later("new_constitution")
def celebrations_at_home(table: TwilightImperium, seat: Seat) -> None:
    """The player's planets in their home system are exhausted."""
    for planet in table.home_planets(seat):
        if table.owner[planet] == seat and table.is_ready(planet):
            table.exhaust(seat, planet)
