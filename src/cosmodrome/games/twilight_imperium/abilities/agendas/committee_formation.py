"""Law: Committee Formation."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.choices import one_player
from cosmodrome.games.twilight_imperium.index import AGENDA, agenda_row
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Rule, Seat, Window


def elects_a_player(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The agenda that is going to be voted on; it may be the law itself, voted on anew (TI-R54)."""
    return table.agenda > 0 and agenda_row(table.agenda).vote == "elect_player"


@law("committee_formation", "agenda.voting", when=elects_a_player)
def committee_formation(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Before a vote that elects a player, discard this and choose who is elected; nobody votes."""
    if table.agenda != AGENDA["committee_formation"]:  # it would come back from the discard pile at once
        table.discard_agenda(AGENDA["committee_formation"])
    who = yield from one_player(table, seat, "committee_formation", table.clockwise(seat))
    table.choose_outcome(f"player-{who}")
    table.mark("agenda", "decided")
    table.mark("agenda", "no-vote-at-all")
