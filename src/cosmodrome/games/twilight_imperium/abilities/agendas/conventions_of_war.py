"""Law: Conventions of War."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome, voted_for
from cosmodrome.games.twilight_imperium.cards import discard_all
from cosmodrome.games.twilight_imperium.index import TRAIT
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat


@outcome("conventions_of_war", AGAINST)
def conventions_fail(table: TwilightImperium) -> None:
    """Each player who voted against discards all action cards."""
    for seat in voted_for(table, AGAINST):
        discard_all(table, seat)


@static("conventions_of_war", "may-bombard")
def conventions_of_war(table: TwilightImperium, seat: Seat, may: bool, planet: int) -> bool:
    """Cultural planets cannot be bombarded."""
    return may and TRAIT[planet] != "cultural"
