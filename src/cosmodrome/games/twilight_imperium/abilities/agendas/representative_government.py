"""Law: Representative Government."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome, voted_for
from cosmodrome.games.twilight_imperium.index import TRAIT
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.strategy import later, postpone
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat


@static("representative_government", "planets-vote")
def representative_government(table: TwilightImperium, seat: Seat, may: bool) -> bool:
    """Planets are not exhausted for votes."""
    return False


@static("representative_government", "free-votes")
def one_player_one_vote(table: TwilightImperium, seat: Seat, votes: int) -> int:
    """Each player may cast one vote; what adds votes still does (TI-R20)."""
    return votes + 1


@outcome("representative_government", AGAINST)
def government_fails(table: TwilightImperium) -> None:
    """At the start of the next strategy phase those who voted against lose their cultural planets for a while."""
    postpone(table, "representative_government", voted_for(table, AGAINST))


@later("representative_government")
def culture_protests(table: TwilightImperium, seat: Seat) -> None:
    """All cultural planets of the player are exhausted."""
    for planet in table.planets(seat):
        if TRAIT[planet] == "cultural" and table.is_ready(planet):
            table.exhaust(seat, planet)
