"""Law: Imperial Arbiter."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.choices import one_player
from cosmodrome.games.twilight_imperium.index import AGENDA
from cosmodrome.games.twilight_imperium.strategy import swap
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Rule, Seat, Window


def can_swap(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The player and another one have strategy cards."""
    return bool(table.cards[seat]) and any(table.cards[who] for who in table.alive() if who != seat)


@law("imperial_arbiter", "strategy.end", when=can_swap)
def imperial_arbiter(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the end of the strategy phase, discard this to exchange a strategy card of yours for one of another player."""
    table.discard_agenda(AGENDA["imperial_arbiter"])
    others = [who for who in table.clockwise(seat)[1:] if table.cards[who]]
    who = yield from one_player(table, seat, "imperial_arbiter", others)
    yield from swap(table, seat, who)
