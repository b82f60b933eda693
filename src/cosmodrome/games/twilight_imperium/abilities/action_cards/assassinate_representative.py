"""Action card: Assassinate Representative."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_player, all_players
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("assassinate_representative", "agenda.after", aim=a_player(all_players))
def assassinate_representative(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """A player cannot vote on this agenda."""
    table.mark("agenda", "no-vote", window.target[0])
