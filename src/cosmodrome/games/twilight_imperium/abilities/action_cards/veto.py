"""Action card: Veto."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("veto", "agenda.when", when=lambda t, s, w: bool(t.agenda))
def veto(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The agenda is discarded; the next one takes its place."""
    table.discard_agenda(table.agenda)
