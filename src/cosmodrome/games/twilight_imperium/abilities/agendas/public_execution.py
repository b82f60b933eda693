"""Directive: Public Execution."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import outcome
from cosmodrome.games.twilight_imperium.cards import discard_all
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat


@outcome("public_execution")
def public_execution(table: TwilightImperium, elected: Seat) -> None:
    """The elected player discards all action cards, loses the speaker token and cannot vote in this phase."""
    discard_all(table, elected)
    if table.speaker == elected:
        table.make_speaker(table.clockwise(elected)[1])
    table.mark("agenda-phase", "no-vote", elected)
