"""Directive: Economic Equality."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.kernel import Rule


@outcome("economic_equality", FOR)
def economic_equality(table: TwilightImperium) -> Rule[None]:
    """Every player returns all trade goods, then gains five."""
    economic_equality_fails(table)
    for seat in table.clockwise(table.speaker):
        yield from gain_goods(table, seat, 5)


@outcome("economic_equality", AGAINST)
def economic_equality_fails(table: TwilightImperium) -> None:
    """Every player returns all trade goods."""
    for seat in table.clockwise(table.speaker):
        if table.goods[seat]:
            table.lose_goods(seat, table.goods[seat])
