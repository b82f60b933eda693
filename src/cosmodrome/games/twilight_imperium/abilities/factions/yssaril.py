"""The Yssaril Tribes."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import with_cards
from cosmodrome.games.twilight_imperium.cards import discard_chosen, keep_limit
from cosmodrome.games.twilight_imperium.choices import cards_of, hand, hinted, one_player
from cosmodrome.games.twilight_imperium.index import FLAGSHIP, FLAGSHIP_D
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import faction, note, owner_of, technology
from cosmodrome.kernel import PASS, Choose, Option, Rule, Seat, Window


@faction("stall_tactics", "action", when=lambda t, s, w: bool(t.hands[s]))
def stall_tactics(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Discard an action card; that is all."""
    yield from discard_chosen(table, seat, 1)


@static("scheming", "draws")
def scheming(table: TwilightImperium, seat: Seat, cards: int) -> int:
    """When you draw action cards, draw one more."""
    return cards + 1


@faction("scheming", "cards.drawn", part="discard", must=True, when=subject)
def scheming_discards(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Then discard one of your hand."""
    yield from discard_chosen(table, seat, 1)


@static("crafty", "no-hand-limit")
def crafty(table: TwilightImperium, seat: Seat, none: bool) -> bool:
    """You may have any number of action cards; no law changes that."""
    return True


@static("ysia_yssrila", "passes-ships")
def ysia_yssrila(table: TwilightImperium, seat: Seat, passes: bool, kind: int, origin: int) -> bool:
    """This ship may move through systems with ships of others."""
    return passes or kind in (FLAGSHIP, FLAGSHIP_D)


@static("transparasteel_plating", "others-play-cards")
def transparasteel_plating(table: TwilightImperium, seat: Seat, may: bool, other: Seat) -> bool:
    """In your turn, players who have passed cannot play action cards."""
    return may and other not in table.passed


def steal(table: TwilightImperium, seat: Seat, owner: Seat) -> Rule[None]:
    """Look at the action cards of a player and take one of them."""
    table.look(seat, table.hands[owner], owner)
    choice = yield Choose(seat, "steal", loot, table, owner, secret=True)
    if choice != PASS:
        table.hand_over(owner, (table.find(owner, choice[1]),), seat)
    del choice
    yield from keep_limit(table, seat)


def loot(table: TwilightImperium, owner: Seat) -> list[Option]:
    """The cards of a hand; nothing, if the last one was traded away meanwhile."""
    return cards_of(table, owner) or [PASS]


hinted("mageon_implants")(hand)


@technology("mageon_implants", "action", exhaust=True, when=lambda t, s, w: bool(with_cards(t, s)))
def mageon_implants(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Look at the hand of another player and take one of the action cards."""
    owner = yield from one_player(table, seat, "mageon_implants", with_cards(table, seat))
    yield from steal(table, seat, owner)


@note("spy_net", "turn.start", when=subject, needs=lambda t, s, w: bool(t.hands[owner_of(w)]))
def spy_net(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the start of your turn look at the owner's hand and take one of the action cards."""
    yield from steal(table, seat, owner_of(window))
