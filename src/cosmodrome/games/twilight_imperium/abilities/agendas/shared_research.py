"""Law: Shared Research."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome
from cosmodrome.games.twilight_imperium.index import NEBULAE
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat


@static("shared_research", "closed-terrain")
def shared_research(table: TwilightImperium, seat: Seat, systems: int) -> int:
    """Ships may move through nebulae."""
    return systems & ~NEBULAE


@outcome("shared_research", AGAINST)
def research_stays_at_home(table: TwilightImperium) -> None:
    """Each player puts a command token from the reinforcements into the home system, if there is one."""
    for seat in table.clockwise(table.speaker):
        if table.reinforcements(seat) and not table.tokens[seat] >> table.home[seat] & 1:
            table.put_token(seat, table.home[seat])
