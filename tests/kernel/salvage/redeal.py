"""Dealing anew what a captain has not seen."""

from __future__ import annotations

from tests.kernel.salvage.cards import is_beam
from tests.kernel.salvage.table import Salvage

from cosmodrome.kernel import NO_SEATS, Dealer, Seat


def redeal(table: Salvage, seat: Seat, dealer: Dealer) -> None:
    """Deal anew what the seat has not seen: the deck, and the unseen cards of the others, as the claims allow.

    A seen card stays in its possession, but may lie anywhere in it. What others know of a card goes with its place.
    """
    others = [who for who in range(table.seats) if who != seat]
    unseen = {who: [card for card in table.possession(who) if not table.knows(seat, card)] for who in others}
    known = {who: [card for card in table.possession(who) if table.knows(seat, card)] for who in others}
    pool = [*table.deck, *(card for cards in unseen.values() for card in cards)]
    dealer.mix(pool)
    pool.sort(key=is_beam)  # beams are at the end: those that a claim asks for are dealt first
    fresh: dict[Seat, list[int]] = {who: [] for who in others}
    for who in others:
        if who in table.bidders and not any(map(is_beam, known[who])):
            fresh[who].append(pool.pop())
    dealer.mix(pool)
    for who in others:
        fresh[who] += [pool.pop() for _ in range(len(unseen[who]) - len(fresh[who]))]
    marks = [table.seen.pop(card, NO_SEATS) for cards in unseen.values() for card in cards]
    for card, seats in zip((card for cards in fresh.values() for card in cards), marks, strict=True):
        if seats:
            table.seen[card] = seats
    table.deck = pool
    for who in others:
        spread(table, who, [*known[who], *fresh[who]], dealer)


def spread(table: Salvage, who: Seat, cards: list[int], dealer: Dealer) -> None:
    """A possession in other places: a beam where one is laid, anything elsewhere."""
    dealer.mix(cards)
    if table.laid[who]:
        table.laid[who] = (next(card for card in cards if is_beam(card)),)
        cards.remove(table.laid[who][0])
    for zone in (table.offer, table.draft):
        count = len(zone[who])
        zone[who], cards = tuple(cards[:count]), cards[count:]
    table.hands[who] = tuple(cards)
