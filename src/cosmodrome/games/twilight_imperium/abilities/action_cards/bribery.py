"""Action card: Bribery."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.twilight_imperium.aims import announce
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import GOODS
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import PASS, Choose, Option, Rule, Seat, Window


def bribes(table: TwilightImperium, seat: Seat) -> list[Option]:
    """Any number of trade goods, or none."""
    return [*(GOODS(count) for count in range(1, table.goods[seat] + 1)), PASS]


def a_bribe(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
    """How many, aloud: the price is named before the card can be cancelled, and paid when it takes effect (TI-R70)."""
    choice = yield Choose(seat, "bribery", bribes, table, seat)
    count = 0 if choice == PASS else choice[1]
    announce(table, seat, window, count=count)
    return (count,)


@card("bribery", "votes.cast", when=lambda t, s, w: t.votes[s] > 0, aim=a_bribe)
def bribery(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """After the speaker has voted, or would have, spend any number of trade goods for as many votes more (TI-R43)."""
    if count := min(window.target[0], table.goods[seat]):
        table.spend_goods(seat, count)
        table.add_votes(seat, count)
