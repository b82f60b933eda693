"""Action card: Skilled Retreat."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_system
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.retreat import ways_out, withdraw
from cosmodrome.games.twilight_imperium.when import every, fighting, ships_here
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


@card(
    "skilled_retreat",
    "space.start",
    when=every(fighting, ships_here, lambda t, s, w: bool(ways_out(t, s))),
    aim=a_system(ways_out),
)
def skilled_retreat(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """All your ships go to an adjacent system without ships of others; the combat ends in a draw (TI-R40)."""
    table.mark("combat", "draw")
    yield from withdraw(table, seat, window.target[0], everything=True)
