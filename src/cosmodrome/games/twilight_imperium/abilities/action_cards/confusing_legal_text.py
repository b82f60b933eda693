"""Action card: Confusing Legal Text."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_player, others
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("confusing_legal_text", "elected", when=subject, aim=a_player(others))
def confusing_legal_text(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Another player is elected instead of you."""
    table.choose_outcome(f"player-{window.target[0]}")
