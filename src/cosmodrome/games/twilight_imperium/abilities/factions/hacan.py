"""The Emirates of Hacan."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.abilities.notes import goes_back_on_activation
from cosmodrome.games.twilight_imperium.choices import one_player
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.strategy import swap
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.rerolls import needs
from cosmodrome.games.twilight_imperium.trade import gain_goods, hand_over_goods
from cosmodrome.games.twilight_imperium.verbs import GOODS, counts
from cosmodrome.games.twilight_imperium.when import every, flagship_here, subject
from cosmodrome.games.twilight_imperium.windows import faction, note, technology
from cosmodrome.kernel import PASS, Choose, Option, Rule, Seat, Window


@static("masters_of_trade", "secondary-cost")
def masters_of_trade(table: TwilightImperium, seat: Seat, tokens: int, strategy: str) -> int:
    """The secondary of Trade costs you no command token."""
    return 0 if strategy == "trade" else tokens


@static("guild_ships", "trades-with-all")
@static("trade_convoys", "trades-with-all")
def trades_with_all(table: TwilightImperium, seat: Seat, all: bool) -> bool:
    """You may make transactions with players who are not your neighbours; so may who has Trade Convoys in play."""
    return True


@static("arbiters", "trades-cards")
def arbiters(table: TwilightImperium, seat: Seat, cards: bool) -> bool:
    """Action cards may change hands in your transactions, on both sides (TI-69.3a)."""
    return True


def near_misses(table: TwilightImperium) -> list[int]:
    """The places of the dice that need one more to hit."""
    return [
        at for at, (die, (hit, plus)) in enumerate(zip(table.dice, needs(table), strict=True)) if die + plus == hit - 1
    ]


def could_raise(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """There is a trade good, and a die that it turns into a hit."""
    return table.goods[seat] > 0 and bool(near_misses(table))


@faction("wrath_of_kenara", ("space.rolled", "barrage.rolled"), when=every(subject, flagship_here, could_raise))
def wrath_of_kenara(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you roll dice in a space combat in its system, each trade good you pay adds 1 to one of them; once for
    each die (TI-R33), so only those that miss by one are worth it."""
    dice, near = list(table.dice), near_misses(table)
    choice = yield Choose(seat, "wrath_of_kenara", raises, table, seat, args={"dice": dice})
    if choice != PASS:
        table.spend_goods(seat, choice[1])
        for at in near[: choice[1]]:
            dice[at] += 1
        table.change_dice(seat, tuple(dice), "raised")


def raises(table: TwilightImperium, seat: Seat) -> list[Option]:
    """So many trade goods, as far as they help; none, if they were traded away meanwhile."""
    return [GOODS(count) for count in counts(min(table.goods[seat], len(near_misses(table))))] or [PASS]


@technology("production_biomes", "action", exhaust=True, when=lambda t, s, w: t.strategy[s] > 0)
def production_biomes(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Spend a strategy token: you gain four trade goods, and another player of your choice two."""
    table.spend_token(seat)
    yield from gain_goods(table, seat, 4)
    other = yield from one_player(table, seat, "production_biomes", table.clockwise(seat)[1:])
    yield from gain_goods(table, other, 2)


def can_buy_card(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A strategy token, three trade goods, and a card to give."""
    return table.strategy[seat] > 0 and table.goods[seat] >= 3 and bool(table.cards[seat])


@technology("quantum_datahub_node", "strategy.end", when=can_buy_card)
def quantum_datahub_node(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the end of the strategy phase spend a strategy token and give three trade goods to a player: exchange one of
    your strategy cards for one of theirs; nobody is asked."""
    others = [who for who in table.clockwise(seat)[1:] if table.cards[who]]
    other = yield from one_player(table, seat, "quantum_datahub_node", others)
    table.spend_token(seat)
    yield from hand_over_goods(table, seat, other, 3, 0)
    yield from swap(table, seat, other)


@note("trade_convoys", "action")
def trade_convoys(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """It lies open before you from now on."""


goes_back_on_activation("trade_convoys")
