"""Action card: Public Disgrace."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.twilight_imperium.aims import announce
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import another, every, fact
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


@fact
def not_yet_refused(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Nobody has been put to shame over this choice."""
    return not table.marked("refused")


def the_choice(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
    """Everybody hears whose strategy card is refused, and which."""
    announce(table, seat, window, target=window.seat, strategy=window.public["strategy"])
    yield from ()
    return ()


@card("public_disgrace", "strategy.chosen", when=every(not_yet_refused, another), aim=the_choice)
def public_disgrace(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The player must choose another strategy card, if there is one."""
    table.mark("game-round", "refused")
