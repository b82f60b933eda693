"""Buying and claiming cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import filterfalse
from typing import Final

from cosmodrome.games.space_base.index import COST, FIRST_COLONY, LEVEL, NUMBER, SECTOR, SECTORS
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.games.space_base.verbs import BUY, CLAIM, place
from cosmodrome.kernel import DONE, PASS, Choose, Option, Rule, Seat

DEAREST: Final = max(COST)
# By credits and card, the options of a player with that many credits.
OFFERS: Final = [
    {card: option for card, option in enumerate(BUY) if COST[card] <= credits} for credits in range(DEAREST + 1)
]
# By sector, the cards that are placed there.
CARDS_FOR: Final = [
    frozenset(card for card in range(len(SECTOR)) if SECTOR[card] == sector) for sector in range(1, SECTORS + 1)
]


def purchases(table: SpaceBase, seat: Seat, sectors: tuple[int, ...] = ()) -> list[Option]:
    """SB-8.10: one card the player can pay, or none; SB-12.4: not for a sector that a colony has closed.

    `sectors` are further places the card may go to, also one whose own sector is closed (SB-R24).
    """
    offers = OFFERS[min(table.credits[seat], DEAREST)]
    one, two, three = table.yard
    on_sale = [*one, *two, *three, *table.colonies]
    board = table.on_board(seat)
    if max(board) >= FIRST_COLONY and not open_sectors(table, seat, sectors):
        closed = [cards for cards, on_top in zip(CARDS_FOR, board, strict=True) if on_top >= FIRST_COLONY]
        on_sale = [*filterfalse(frozenset().union(*closed).__contains__, on_sale)]
    return [PASS, *filter(None, map(offers.get, on_sale))]


def open_sectors(table: SpaceBase, seat: Seat, sectors: Iterable[int]) -> list[int]:
    """SB-12.4: those of the sectors that take a further card."""
    return [sector for sector in sectors if table.is_open(seat, sector)]


def extra_purchase(table: SpaceBase, seat: Seat, sectors: tuple[int, ...] = ()) -> Rule[None]:
    """SB-18.1: one purchase at the exact price; SB-18.4: it may be declined."""
    choice = yield Choose(seat, "extra-purchase", purchases, table, seat, sectors)
    if choice == PASS:
        return
    card = NUMBER[choice[1]]
    sector = SECTOR[card]
    if sectors:
        _, _, sector = yield Choose(seat, "place", places, table, seat, card, sectors)
    table.buy(seat, card, sector, COST[card])


def places(table: SpaceBase, seat: Seat, card: int, sectors: tuple[int, ...]) -> list[Option]:
    """SB-19.5: the printed sector as always, or any of the named ones."""
    name = BUY[card][1]
    goals = dict.fromkeys((SECTOR[card], *sectors))
    return [place(name, sector) for sector in open_sectors(table, seat, goals)]


def claim_cards(table: SpaceBase, seat: Seat, cards: tuple[tuple[int, int], ...]) -> Rule[None]:
    """SB-18.5, SB-13.5: shipyard ships of the named levels, free; SB-18.7: fewer than named, or none."""
    left = dict(cards)
    while True:
        choice = yield Choose(seat, "claim", claims, table, seat, left)
        if choice == DONE:
            return
        card = NUMBER[choice[1]]
        left = {**left, LEVEL[card]: left[LEVEL[card]] - 1}
        table.claim(seat, card)


def claims(table: SpaceBase, seat: Seat, left: Mapping[int, int]) -> list[Option]:
    """What may still be claimed: by level, how many ships are left."""
    return [DONE] + [
        CLAIM[card]
        for level, count in left.items()
        if count
        for card in table.yard[level - 1]
        if table.is_open(seat, SECTOR[card])
    ]
