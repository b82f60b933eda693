"""Action card: Focused Research."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.research import is_worth_it, research
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


def can_research(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Four trade goods, and a technology within reach or something in its place."""
    return table.goods[seat] >= 4 and is_worth_it(table, seat)


@card("focused_research", "action", when=can_research, needs=can_research)  # TI-R61
def focused_research(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Spend four trade goods to research a technology."""
    table.spend_goods(seat, 4)
    yield from research(table, seat)
