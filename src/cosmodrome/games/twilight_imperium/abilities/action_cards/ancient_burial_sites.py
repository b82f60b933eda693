"""Action card: Ancient Burial Sites."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_player, all_players
from cosmodrome.games.twilight_imperium.index import TRAIT
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("ancient_burial_sites", "agenda.start", aim=a_player(all_players))
def ancient_burial_sites(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Exhaust each cultural planet of a player."""
    (who,) = window.target
    for planet in table.planets(who):
        if TRAIT[planet] == "cultural" and table.is_ready(planet):
            table.exhaust(who, planet)
