"""The laws of conservation: what must hold at every moment of every game. Tests ask after every answer."""

from __future__ import annotations

from collections import Counter

from cosmodrome.games.space_base.index import (
    CARDS,
    DEPLOYED,
    FACES,
    FIRST_COLONY,
    FIRST_STARTER,
    LEVEL,
    ROW,
    SECTORS,
    STATION,
    is_colony,
)
from cosmodrome.games.space_base.table import SpaceBase


def laws(table: SpaceBase) -> None:
    """Every card is somewhere exactly once, charges lie on slots, numbers are in range."""
    _every_card_once(table)
    _charges_on_slots(table)
    for seat in range(table.seats):
        assert min(table.credits[seat], table.income[seat], table.vp[seat]) >= 0, "a count below 0"
    assert all(len(row) <= ROW for row in table.yard), "more than six ships on sale"
    assert all(1 <= face <= 6 for face in (*table.dice, *table.faces_set)), "a die off its faces"
    assert all(1 <= sector <= SECTORS for uses in table.uses for sector in uses), "a sector off the board"


def _every_card_once(table: SpaceBase) -> None:
    places = Counter(card for pile in (*table.decks, *table.yard, table.colonies) for card in pile)
    places.update(table.station)
    places.update(card for stack in table.deployed for card in stack)
    places.update(card for hand in table.hands for card in hand)
    expected = Counter(range(FIRST_STARTER))
    expected.update(range(FIRST_STARTER, FIRST_STARTER + table.seats * SECTORS))
    expected.update(range(FIRST_COLONY, len(CARDS)))
    assert places == expected, f"cards lost or doubled: {(places - expected) + (expected - places)}"
    for level, (deck, row) in enumerate(zip(table.decks, table.yard, strict=True), start=1):
        assert all(LEVEL[card] == level for card in (*deck, *row)), "a ship among those of another level"
    assert not any(is_colony(card) for stack in table.deployed for card in stack), "a colony above a board"
    hidden = {card for deck in table.decks for card in deck}
    assert hidden.issuperset(table.known), "a mark on a card that lies open"


def _charges_on_slots(table: SpaceBase) -> None:
    for seat in range(table.seats):
        ready = {step for step, seats in enumerate(table.ready) if seat in seats}
        assert ready == table.steps_ready(seat), "what is ready does not follow from the charges"
        for zone, cards in ((STATION, table.on_board(seat)), (DEPLOYED, table.above_board(seat))):
            for card, cubes in table.charges[seat * 2 + zone].items():
                assert card in cards, "a charge on a card that is not there"
                assert 1 <= cubes <= FACES[zone][card].capacity[table.seats], "charges beyond the slots"
