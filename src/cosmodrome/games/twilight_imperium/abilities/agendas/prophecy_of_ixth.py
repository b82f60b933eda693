"""Law: Prophecy of Ixth."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import AGENDA, FIGHTER
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Seat, Window


@static("prophecy_of_ixth", "combat")
def prophecy_of_ixth(side: Side, plus: int, kind: int, own: tuple[int, ...], space: bool) -> int:
    """Your fighters have +1 in combat."""
    return plus + 1 if kind == FIGHTER else plus


@law("prophecy_of_ixth", "production.done", must=True, when=lambda t, s, w: s == w.seat and w.public["fighters"] < 2)
def prophecy_is_forgotten(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """When you use production for fewer than two fighters, it is discarded."""
    table.discard_agenda(AGENDA["prophecy_of_ixth"])
