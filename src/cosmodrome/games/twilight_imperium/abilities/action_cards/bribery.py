"""Action card: Bribery."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import GOODS
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import PASS, Choose, Option, Rule, Seat, Window


def bribes(table: TwilightImperium, seat: Seat) -> list[Option]:
    """Any number of trade goods, or none."""
    return [*(GOODS(count) for count in range(1, table.goods[seat] + 1)), PASS]


@card("bribery", "votes.cast", when=lambda t, s, w: t.votes[s] > 0 and t.goods[s] > 0)
def bribery(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After the speaker has voted, or would have, spend any number of trade goods for as many votes more (TI-R43)."""
    choice = yield Choose(seat, "bribery", bribes, table, seat)
    if choice != PASS:
        table.spend_goods(seat, choice[1])
        table.add_votes(seat, choice[1])
