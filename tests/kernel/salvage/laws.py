"""What holds at every moment of the game."""

from __future__ import annotations

from collections import Counter

from tests.kernel.salvage.cards import CARDS, HOLD, is_beam
from tests.kernel.salvage.table import Salvage


def laws(table: Salvage) -> None:
    """Every card is somewhere exactly once, crates and points are in range, marks lie on hidden cards only."""
    places = Counter([*table.deck, *table.discard, *table.played])
    for seat in range(table.seats):
        places.update(table.possession(seat))
    assert places == Counter(range(len(CARDS))), "cards lost or doubled"
    assert all(count >= 0 for crates in (*table.crates, table.market) for count in crates), "crates below 0"
    assert sum(table.haul) <= HOLD, "more crates than the hold takes"
    hidden = {card for seat in range(table.seats) for card in table.possession(seat)}
    assert hidden.issuperset(card for card, seats in table.seen.items() if seats), "a mark on a card that is not hidden"
    assert all(point <= table.goal for point in table.points), "a game that should be over"
    assert all(is_beam(card) for cards in table.laid for card in cards), "something else than a beam was laid"
