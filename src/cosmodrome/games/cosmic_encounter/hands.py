"""Drawing, new hands, and choosing cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER, HAND, KINDS, NAMES, VALUES
from cosmodrome.games.cosmic_encounter.conditions import another
from cosmodrome.games.cosmic_encounter.statics import come_true
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import CARD
from cosmodrome.games.cosmic_encounter.windows import offer_discards, window
from cosmodrome.games.cosmic_encounter.zones import aside, home_of, is_lent, owner_of
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Shuffle, Window


def draw(
    table: CosmicEncounter, seat: Seat, count: int, quiet: bool = False, put: Callable[[], None] | None = None
) -> Rule[None]:
    """A player draws from the deck; CE-28.1: an empty deck is made anew of the discards.

    One draw is one event however many cards it brings (CE-R34); a `quiet` one is none: the first deal, a quake. Where
    the cards are not for the hand, they are `put` there before anybody answers; a quake leaves none of them (CE-R46).
    """
    if count <= 0:
        return
    if not quiet:
        yield from window(table, "deck.draw", seat, {"count": count})
    left, reshuffled = count, False
    while left > 0:
        if not table.cards.deck:
            if not table.cards.discard:
                yield from quake(table)
                return
            table.cards.reshuffle((yield Shuffle("deck", tuple(sorted(table.cards.discard)))))
            reshuffled = True
        now = min(left, len(table.cards.deck))
        table.cards.draw_top(seat, now)
        come_true(table, "drawn", [seat], now)
        left -= now
    if put is not None:
        put()
    if not quiet:
        yield from window(table, "deck.drawn", seat, {"count": count})
    if reshuffled:
        yield from window(table, "deck.reshuffled")


def quake(table: CosmicEncounter) -> Rule[None]:
    """CE-28.2: nothing is left to draw: all hands make a new deck, and everybody is dealt eight (CE-R46)."""
    table.cards.quake()
    table.cards.reshuffle((yield Shuffle("deck", tuple(sorted((*table.cards.deck, *table.cards.discard))))))
    for seat in table.timing():
        if table.cards.deck:
            table.cards.draw_top(seat, min(HAND, len(table.cards.deck)))


def draw_aside(table: CosmicEncounter, seat: Seat, count: int) -> Rule[None]:
    """Cards are drawn and lie aside (in the draft) until it is decided which of them are kept."""
    yield from draw(table, seat, count, put=lambda: table.cards.set_aside_last(seat, count))
    yield from window(table, "cards.aside", seat, {"count": count})


def needs_hand(table: CosmicEncounter, seat: Seat) -> bool:
    """Whether a player has no encounter card, or has cards set aside that may have to come back to the hand."""
    return not table.cards.has_encounter_card(seat) or aside(seat) in table.cards.piles


def new_hand(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """CE-6.1, CE-23.4: a player without encounter cards discards their hand face up and draws eight; CE-6.2: until
    there is one among them."""
    while not ENCOUNTER.intersection(table.cards.hands[seat]):
        table.tell("no-encounter-cards", seat=seat, discloses=True)
        yield from window(table, "hand.new", seat)
        discarded = table.fold("keeps-cards", seat, table.cards.hands[seat])
        table.cards.discard_cards(seat, discarded)
        yield from offer_discards(table, seat, len(discarded))
        if ENCOUNTER.isdisjoint((*table.cards.deck, *table.cards.discard)):  # CE-R46: no draw could bring one
            yield from quake(table)
        else:
            yield from draw(table, seat, HAND)
    table.cards.take_pile(seat, aside(seat))


def choose_card(
    table: CosmicEncounter,
    seat: Seat,
    key: str,
    owner: Seat | None = None,
    kinds: Sequence[str] = (),
    secret: bool = True,
    **facts: Any,
) -> Rule[str]:
    """A seat names a card in its hand (or one it may look through)."""
    holder = seat if owner is None else owner
    choice = yield Choose(seat, key, cards_of, table, holder, kinds, args=facts, secret=secret)
    return str(choice[1])


def cards_of(table: CosmicEncounter, owner: Seat, kinds: Sequence[str] = ()) -> list[Option]:
    """The cards of a hand by name."""
    return [CARD[name] for name in table.cards.names(owner, kinds)]


def choose_cards(
    table: CosmicEncounter, seat: Seat, key: str, least: int, most: int, kinds: Sequence[str] = (), **facts: Any
) -> Rule[None]:
    """A seat sets aside cards of its hand, one by one; they lie in its draft. The question tells the `facts`."""
    already = len(table.cards.draft[seat])
    while (count := len(table.cards.draft[seat]) - already) < most and table.cards.names(seat, kinds):
        choice = yield Choose(seat, key, _picks, table, seat, count >= least, kinds, args=facts, secret=True)
        if choice == DONE:
            break
        table.cards.set_aside(seat, table.cards.find(seat, choice[1]))


def _picks(table: CosmicEncounter, seat: Seat, enough: bool, kinds: Sequence[str]) -> list[Option]:
    return cards_of(table, seat, kinds) + ([DONE] if enough else [])


def take_chosen(table: CosmicEncounter, seat: Seat, giver: Seat, least: int, most: int, key: str) -> Rule[int]:
    """A seat looks at another hand and takes cards of its choice; returns how many."""
    table.cards.look(seat, table.cards.hands[giver], giver)
    taken = 0
    while taken < most and table.cards.hands[giver]:
        choice = yield Choose(seat, key, _picks, table, giver, taken >= least, (), args={"seat": giver}, secret=True)
        if choice == DONE:
            break
        table.cards.hand_over(giver, (table.cards.find(giver, choice[1]),), seat)
        taken += 1
    return taken


def discard(table: CosmicEncounter, seat: Seat, name: str) -> Rule[None]:
    """A player discards a card from their hand."""
    table.cards.discard_cards(seat, (table.cards.find(seat, name),))
    yield from offer_discards(table, seat, 1)


def discard_draft(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """The cards a player has set aside are discarded together."""
    count = len(table.cards.draft[seat])
    if count:
        table.cards.discard_cards(seat, table.cards.draft[seat])
        yield from offer_discards(table, seat, count)


def discard_all(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """A player discards their hand."""
    count = len(table.cards.hands[seat])
    table.cards.discard_cards(seat, table.cards.hands[seat])
    yield from offer_discards(table, seat, count)


def take_random(table: CosmicEncounter, seat: Seat, giver: Seat, count: int) -> Rule[int]:
    """CE-R35: cards at random from another hand, all if there are fewer (CE-15.4); returns how many."""
    count = min(count, len(table.cards.hands[giver]))
    if count > 0:
        places = yield Shuffle("random-cards", tuple(range(len(table.cards.hands[giver]))))
        table.cards.hand_over(giver, tuple(table.cards.hands[giver][at] for at in places[:count]), seat)
    return count


def discard_random(table: CosmicEncounter, seat: Seat, count: int, quiet: bool = False) -> Rule[None]:
    """Cards at random from a hand go to the discards; if it is `quiet`, nobody is offered them yet."""
    count = min(count, len(table.cards.hands[seat]))
    if count > 0:
        places = yield Shuffle("random-cards", tuple(range(len(table.cards.hands[seat]))))
        table.cards.discard_cards(seat, tuple(table.cards.hands[seat][at] for at in places[:count]))
        if not quiet:
            yield from offer_discards(table, seat, count)


def reinforce_with(table: CosmicEncounter, seat: Seat, side: int, card: int) -> None:
    """A card counts for a side as a reinforcement, and lies with them."""
    table.cards.play(seat, card)
    table.cards.finish(card, "stay")
    table.add_bonus(side, VALUES[card])


def end_loans(table: CosmicEncounter) -> Rule[None]:
    """Lent cards go back when the encounter ends; drawn ones on top of the deck, in any order."""
    for name in [name for name in table.cards.piles if is_lent(name)]:
        seat = owner_of(name)
        while home_of(name) == f"hand:{seat}" and table.cards.piles[name]:
            choice = yield Choose(seat, "put-on-deck", pile_cards, table, name, secret=True)
            table.cards.put_on_deck(seat, next(card for card in table.cards.piles[name] if NAMES[card] == choice[1]))
        table.cards.end_loan(name)


def pile_cards(table: CosmicEncounter, name: str) -> list[Option]:
    """The cards of a pile by name."""
    return named(table.cards.piles[name])


def last_discards(table: CosmicEncounter, window: Window, kinds: Sequence[str]) -> list[int]:
    """Of the cards that the window `cards.discarded` is about, those of these kinds that still lie in the pile."""
    count = window.public["count"]
    first = window.public.get("first", len(table.cards.discard) - count)
    return [card for card in table.cards.discard[first : first + count] if KINDS[card] in kinds]


def discarded_by_another(table: CosmicEncounter, seat: Seat, window: Window, kind: str) -> list[int]:
    """The cards of a kind that another player has just discarded."""
    return last_discards(table, window, (kind,)) if another(table, seat, window) else []


def newest(table: CosmicEncounter, seat: Seat, count: int) -> list[Option]:
    """The cards that came into a hand last, or enough."""
    return [DONE, *named(table.cards.hands[seat][-count:])]


def named(cards: Sequence[int]) -> list[Option]:
    """Cards as options, each name once."""
    return [CARD[name] for name in dict.fromkeys(NAMES[card] for card in sorted(cards))]
