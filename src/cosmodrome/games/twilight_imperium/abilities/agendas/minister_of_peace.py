"""Law: Minister of Peace."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import AGENDA
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Seat, Window


def disturbs(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Another player than the active one has units in the active system."""
    others = [who for who in table.alive() if who != table.active]
    return any(table.has_units(who, table.system) for who in others)


@law("minister_of_peace", "activated", when=disturbs)
def minister_of_peace(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """After a player activates a system with units of another one, discard this to end that player's turn."""
    table.discard_agenda(AGENDA["minister_of_peace"])
    table.mark("turn", "turn-over")
