"""Aliens of the yellow alert that see, fetch and burn cards, each with its power and both effects of its flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.cards import COPIES, KINDS, NAMES, VALUES
from cosmodrome.games.cosmic_encounter.conditions import ANY, another, any_discards, other_players, subject
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.hands import cards_of, discard, discard_random, draw, named
from cosmodrome.games.cosmic_encounter.ships import lose_chosen, retrieve
from cosmodrome.games.cosmic_encounter.statics import later
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import ACCEPT, NO, NOTHING, REFUSE, YES, reward
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Window

# ---- mind ------------------------------------------------------------------------------------------------------------


def other_mains(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The opponent of a main player; else either main player."""
    return [(who,) for who in (table.offense, table.defense) if who != seat]


@power("mind", "alliance.before", targets=other_mains)
def mind(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Look at the hand of a main player, or of both with the super flare."""
    for main in (table.offense, table.defense) if window.boosted else window.target:
        table.look(seat, table.hands[main], main)


boost("mind")


@wild("mind", "deck.draw", when=another)
def wild_mind(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """For the rest of the encounter look at each card this player draws."""
    assert window.seat is not None
    table.mark("shows-draws", window.seat, seat + 1)


@later("shows-draws", "drawn")
def show_draws(table: CosmicEncounter, seat: Seat, reader: int, count: int) -> None:
    """The newest cards of a hand are shown to one player."""
    table.look(reader - 1, table.hands[seat][-count:], seat)


# ---- fido ------------------------------------------------------------------------------------------------------------


def fetchable(table: CosmicEncounter) -> list[int]:
    """The encounter cards of this encounter that lie in the discard pile (CE-R18)."""
    return [card for cards in table.discarded for card in cards if card in table.discard]


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
    while window.boosted and (left := [card for card in left if card in table.discard]):
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
    table.take_discard(keeper, card)
    if keeper == who:
        yield from fetch_pay(table, seat)


def fetch_pay(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """One ship out of the warp, one card, or nothing."""
    ship = [reward(0, 1)] if table.warp[seat] and table.has_colony(seat) else []
    choice = yield Choose(seat, "fetch-pay", [reward(1, 0), *ship, NOTHING])
    if choice == reward(1, 0):
        yield from draw(table, seat, 1)
    elif choice != NOTHING:
        yield from retrieve(table, seat, 1)


boost("fido")


@wild("fido", "planning.before", when=any_discards)
def wild_fido(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The opponent takes the top discard, then you draw a card."""
    if table.discard:  # an answer to this may have had the deck made anew
        table.take_discard(table.opponent(seat), table.discard[-1])
    yield from draw(table, seat, 1)


# ---- hate ------------------------------------------------------------------------------------------------------------


@power("hate", "start_turn", who=ANY, when=subject)
def hate(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard a card; all others match it or lose three ships of your choice (CE-R14)."""
    choice = yield Choose(seat, "hate-card", hate_cards, table, seat, window.boosted, secret=True)
    name = str(choice[1])
    if window.boosted:
        table.show_all(seat, (table.find(seat, name),))
    else:
        yield from discard(table, seat, name)
    for who in table.clockwise(seat)[1:]:
        args = {"subject": seat, "card": name}
        answer = yield Choose(who, "match-hate", matches, table, who, name, args=args, secret=True)
        if answer == REFUSE:
            yield from lose_chosen(table, who, 3, "hate", chooser=seat)
        else:
            yield from discard(table, who, answer[1])


def hate_cards(table: CosmicEncounter, seat: Seat, shown: bool) -> list[Option]:
    """Any card, but not the flare that lets it be shown."""
    cards = cards_of(table, seat)
    return [card for card in cards if card[1] != "flare-hate"] or cards if shown else cards


def matches(table: CosmicEncounter, who: Seat, name: str) -> list[Option]:
    """Cards of the same type, attacks of at least that value; or ships."""
    kind, least = KINDS[COPIES[name][0]], VALUES[COPIES[name][0]]
    alike = [card for card in table.hands[who] if KINDS[card] == kind]
    return [REFUSE, *named([card for card in alike if kind != "attack" or VALUES[card] >= least])]


boost("hate", who=ANY)


@wild("hate", "planning.before")
def wild_hate(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The opponent discards a card at random; if he has no encounter card then, you win (CE-R12, CE-R25)."""
    other = table.opponent(seat)
    yield from discard_random(table, other, 1)
    if table.has_encounter_card(other):
        table.claim(other)
    else:
        table.tell("no-encounter-cards", seat=other, discloses=True)
        table.conclude("win", table.side[seat])
