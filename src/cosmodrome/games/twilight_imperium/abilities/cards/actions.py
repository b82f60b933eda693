"""Action cards that are component actions."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.cards import random_place
from cosmodrome.games.twilight_imperium.choices import one_planet, one_player, one_system
from cosmodrome.games.twilight_imperium.index import TRAIT, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


@card("frontline_deployment", "action", when=lambda t, s, w: bool(t.planets(s)))
def frontline_deployment(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Place three infantry on a planet you control."""
    planet = yield from one_planet(table, seat, "frontline_deployment", table.planets(seat))
    table.add_ground(seat, planet, 3)


@card("industrial_initiative", "action")
def industrial_initiative(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Gain a trade good for each industrial planet you control."""
    table.gain_goods(seat, sum(TRAIT[planet] == "industrial" for planet in table.planets(seat)))


@card("unexpected_action", "action", when=lambda t, s, w: t.tokens[s] != 0)
def unexpected_action(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Take one of your command tokens off the board."""
    system = yield from one_system(table, seat, "unexpected_action", bits(table.tokens[seat]))
    table.take_token(seat, system)


def with_cards(table: TwilightImperium, seat: Seat) -> list[Seat]:
    """The other players with action cards."""
    return [who for who in table.alive() if who != seat and table.hands[who]]


@card("spy", "action", when=lambda t, s, w: bool(with_cards(t, s)))
def spy(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """A player gives you a random action card."""
    who = yield from one_player(table, seat, "spy", with_cards(table, seat))
    place = yield from random_place(table, who)
    table.hand_over(who, (table.hands[who][place],), seat)
