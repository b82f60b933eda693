"""Law: Executive Sanctions."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome
from cosmodrome.games.twilight_imperium.cards import keep_limit, random_place
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat


@static("executive_sanctions", "hand-limit")
def executive_sanctions(table: TwilightImperium, seat: Seat, cards: int) -> int:
    """The hand limit is three action cards."""
    return min(cards, 3)


@outcome("executive_sanctions", "for")
def sanctions_begin(table: TwilightImperium) -> Rule[None]:
    """Players with more discard."""
    for seat in table.clockwise(table.speaker):
        yield from keep_limit(table, seat)


@outcome("executive_sanctions", AGAINST)
def sanctions_fail(table: TwilightImperium) -> Rule[None]:
    """Each player discards a random action card."""
    for seat in table.clockwise(table.speaker):
        if table.hands[seat]:
            place = yield from random_place(table, seat)
            table.discard_action(seat, table.hands[seat][place])
