"""Action cards that are component actions: goods, tokens, technologies, laws."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.abilities.cards.aims import (
    a_law,
    a_planet,
    a_player,
    a_system,
    others,
    own_planets,
    planets_of_others,
    with_cards,
)
from cosmodrome.games.twilight_imperium.cards import keep_limit, random_place
from cosmodrome.games.twilight_imperium.choices import hinted
from cosmodrome.games.twilight_imperium.index import IS_HOME, TRAIT, bits
from cosmodrome.games.twilight_imperium.research import is_worth_it, research
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window

# ---- planets and trade goods -----------------------------------------------------------------------------------------


def of_trait(table: TwilightImperium, seat: Seat, trait: str) -> list[int]:
    """The planets of a kind that a player controls."""
    return [planet for planet in table.planets(seat) if TRAIT[planet] == trait]


@card("industrial_initiative", "action")
def industrial_initiative(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Gain a trade good for each industrial planet you control, if any (TI-R65)."""
    yield from gain_goods(table, seat, len(of_trait(table, seat, "industrial")))


@card("economic_initiative", "action")
def economic_initiative(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Ready each cultural planet you control, if any (TI-R65)."""
    for planet in of_trait(table, seat, "cultural"):
        if not table.is_ready(planet):
            table.ready(seat, planet)


@card("mining_initiative", "action", when=lambda t, s, w: bool(t.planets(s)), aim=a_planet(own_planets))
def mining_initiative(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Gain trade goods for the resources of a planet you control; it is not exhausted."""
    yield from gain_goods(table, seat, table.resources(window.target[0]))


def quiet_planets(table: TwilightImperium, seat: Seat) -> list[int]:
    """The readied planets of other players outside of home systems."""
    return [planet for planet in planets_of_others(table, seat) if table.is_ready(planet) and not IS_HOME[planet]]


@card("uprising", "action", when=lambda t, s, w: bool(quiet_planets(t, s)), aim=a_planet(quiet_planets))
def uprising(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Exhaust a planet of another player, no home planet, and gain trade goods for its resources."""
    (planet,) = window.target
    table.exhaust(table.owner[planet], planet)
    yield from gain_goods(table, seat, table.resources(planet))


# ---- command tokens --------------------------------------------------------------------------------------------------


def own_tokens(table: TwilightImperium, seat: Seat) -> tuple[int, ...]:
    """The systems with a command token of the player."""
    return bits(table.tokens[seat])


@card("unexpected_action", "action", when=lambda t, s, w: t.tokens[s] != 0, aim=a_system(own_tokens))
def unexpected_action(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Take one of your command tokens off the board."""
    table.take_token(seat, window.target[0])


def with_tactics(table: TwilightImperium, seat: Seat) -> list[Seat]:
    """The other players with tokens in the tactic pool."""
    return [who for who in others(table, seat) if table.tactic[who]]


@card("insubordination", "action", when=lambda t, s, w: bool(with_tactics(t, s)), aim=a_player(with_tactics))
def insubordination(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Another player loses a token of the tactic pool."""
    table.lose_token(window.target[0], "tactic")


# ---- cards -----------------------------------------------------------------------------------------------------------


@hinted("spy")
def hand(table: TwilightImperium, seat: Seat) -> dict[str, int]:
    """How many action cards a player has."""
    return {"cards": len(table.hands[seat])}


@card("spy", "action", when=lambda t, s, w: bool(with_cards(t, s)), aim=a_player(with_cards))
def spy(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """A player gives you a random action card."""
    (who,) = window.target
    if table.hands[who]:  # the last one may have been a Sabotage
        place = yield from random_place(table, who)
        table.hand_over(who, (table.hands[who][place],), seat)
        yield from keep_limit(table, seat)


def can_research(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Four trade goods, and a technology within reach or something in its place."""
    return table.goods[seat] >= 4 and is_worth_it(table, seat)


@card("focused_research", "action", when=can_research, needs=can_research)  # TI-R61
def focused_research(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Spend four trade goods to research a technology."""
    table.spend_goods(seat, 4)
    yield from research(table, seat)


@card("repeal_law", "action", when=lambda t, s, w: bool(t.laws_in_play()), aim=a_law)
def repeal_law(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Discard a law in play."""
    table.discard_agenda(window.target[0])
