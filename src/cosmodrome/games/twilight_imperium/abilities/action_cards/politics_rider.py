"""Action card: Politics Rider."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.cards import draw_cards
from cosmodrome.games.twilight_imperium.riders import rider
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat


@rider("politics_rider")
def politics_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Draw three action cards and take the speaker token."""
    yield from draw_cards(table, seat, 3)
    if table.speaker != seat:
        table.make_speaker(seat)
