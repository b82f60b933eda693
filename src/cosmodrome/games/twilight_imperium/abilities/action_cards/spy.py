"""Action card: Spy."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_player, with_cards
from cosmodrome.games.twilight_imperium.cards import keep_limit, random_place
from cosmodrome.games.twilight_imperium.choices import hand, hinted
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window

hinted("spy")(hand)


@card("spy", "action", when=lambda t, s, w: bool(with_cards(t, s)), aim=a_player(with_cards))
def spy(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """A player gives you a random action card."""
    (who,) = window.target
    if table.hands[who]:  # the last one may have been a Sabotage
        place = yield from random_place(table, who)
        table.hand_over(who, (table.hands[who][place],), seat)
        yield from keep_limit(table, seat)
