"""Action card: Sabotage."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import another, every, fact
from cosmodrome.games.twilight_imperium.windows import cancel, card
from cosmodrome.kernel import Seat, Window


@fact
def can_be_cancelled(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The card being played is still to be cancelled, and is no Sabotage."""
    use = window.use
    return use is not None and not use.cancelled and use.ability.id != "sabotage"


@card("sabotage", "used", answers="card", when=every(another, can_be_cancelled))
def sabotage(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Cancel an action card that another player plays."""
    cancel(table, window)
