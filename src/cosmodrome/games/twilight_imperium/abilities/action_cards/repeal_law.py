"""Action card: Repeal Law."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_law
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("repeal_law", "action", when=lambda t, s, w: bool(t.laws_in_play()), aim=a_law)
def repeal_law(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Discard a law in play."""
    table.discard_agenda(window.target[0])
