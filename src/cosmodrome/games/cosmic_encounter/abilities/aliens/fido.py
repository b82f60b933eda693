"""Fido: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.games.cosmic_encounter.conditions import any_discards, other_players
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.hands import draw, named
from cosmodrome.games.cosmic_encounter.ships import retrieve
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import ACCEPT, NO, NOTHING, REFUSE, YES, reward
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.kernel import DONE, Choose, Rule, Seat, Window


def fetchable(table: CosmicEncounter) -> list[int]:
    """The encounter cards of this encounter that lie in the discard pile (CE-R18)."""
    return [card for cards in table.discarded for card in cards if card in table.cards.discard]


def fetches(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """One of the cards, and another player to whom it is offered."""
    names = dict.fromkeys(NAMES[card] for card in fetchable(table))
    return [(name, *who) for name in names for who in other_players(table, seat, window)]


@power("fido", "cards.used", targets=fetches)
def fido(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Offer a used encounter card to another player; with the super flare go on with the other one."""
    name, who = window.target
    left = fetchable(table)
    if name not in map(NAMES.__getitem__, left):  # an answer may have had the deck made anew
        return
    yield from fetch(table, seat, pick(left, name), who)
    while window.boosted and (left := [card for card in left if card in table.cards.discard]):
        choice = yield Choose(seat, "fetch-another", [*named(left), DONE])
        if choice == DONE:
            return
        to = yield Choose(seat, "offer-card", [seat_option(one) for one in table.clockwise(seat)[1:]])
        yield from fetch(table, seat, pick(left, choice[1]), to[1])


def pick(cards: list[int], name: str) -> int:
    """One of these cards, which is among them no more."""
    card = next(card for card in cards if NAMES[card] == name)
    cards.remove(card)
    return card


def fetch(table: CosmicEncounter, seat: Seat, card: int, who: Seat) -> Rule[None]:
    """Accepted, it brings a ship or a card if you like; refused, you may keep it."""
    name = NAMES[card]
    answer = yield Choose(who, "fetched-card", [ACCEPT, REFUSE], args={"subject": seat, "card": name})
    keeper = who
    if answer == REFUSE:
        if (yield Choose(seat, "keep-fetched", [YES, NO], args={"card": name})) == NO:
            return
        keeper = seat
    table.cards.take_discard(keeper, card)
    if keeper == who:
        yield from fetch_pay(table, seat)


def fetch_pay(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """One ship out of the warp, one card, or nothing."""
    ship = [reward(0, 1)] if table.ships.warp[seat] and table.ships.has_colony(seat) else []
    choice = yield Choose(seat, "fetch-pay", [reward(1, 0), *ship, NOTHING])
    if choice == reward(1, 0):
        yield from draw(table, seat, 1)
    elif choice != NOTHING:
        yield from retrieve(table, seat, 1)


boost("fido")


@wild("fido", "planning.before", when=any_discards)
def wild_fido(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The opponent takes the top discard, then you may draw a card."""
    if table.cards.discard:  # an answer to this may have had the deck made anew
        table.cards.take_discard(table.opponent(seat), table.cards.discard[-1])
    if (yield Choose(seat, "also-draw", [YES, NO])) == YES:
        yield from draw(table, seat, 1)
