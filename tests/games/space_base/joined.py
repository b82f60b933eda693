"""How Space Base joins the conformance suite."""

from __future__ import annotations

from typing import Any

from tests.conformance.joined import Card, Joined

from cosmodrome.games.space_base import RULES
from cosmodrome.games.space_base.index import DEPLOYED, SECTOR, STATION
from cosmodrome.games.space_base.opening import DEALT
from cosmodrome.games.space_base.table import SpaceBase, empty_table
from cosmodrome.kernel import NO_SEATS, Option, Random, Seat

STEPS = ("window-1", "roll", "dice", "window-2", "purchase", "window-3", "refill", "income")


def crowded(seats: int, options: dict[str, Any], rng: Random) -> SpaceBase:
    """Boards of a late round: many ships with charges, points close to the end, some colonies, any step."""
    table = empty_table(seats, options)
    for deck, row in zip(table.decks, table.yard, strict=True):
        rng.shuffle(deck)
        row += [deck.pop() for _ in range(rng.randint(3, 6))]
    for seat in range(seats):
        for _ in range(rng.randint(6, 14)):
            deck = rng.choice([deck for deck in table.decks if len(deck) > 2])
            if table.is_open(seat, SECTOR[deck[-1]]):
                card = deck.pop()
                table.place(seat, card, SECTOR[card])
        if rng.random() < 0.4:
            colony = rng.choice(table.colonies)
            table.take(colony)
            table.place(seat, colony, SECTOR[colony])
        for zone, cards in ((STATION, table.on_board(seat)), (DEPLOYED, table.above_board(seat))):
            for card in cards:
                while rng.random() < 0.7 and table.charge(seat, zone, card):
                    pass
        table.credits[seat], table.income[seat] = rng.randint(0, 30), rng.randint(0, 12)
        table.vp[seat] = rng.randint(15, 39)
    for seat in range(seats):
        teach(table, seat, rng)
    table.first, table.active = rng.randrange(seats), rng.randrange(seats)
    table.round = rng.randint(5, 15)
    table.cursor = rng.choice(STEPS)
    if STEPS.index(table.cursor) > 1:
        table.dice = (rng.randint(1, 6), rng.randint(1, 6))
    return table


def teach(table: SpaceBase, seat: Seat, rng: Random) -> None:
    """The seat knows where some cards lie in the decks, as after a light-speed opening; before that opening, it knows
    those that will be dealt to it."""
    for deck in table.decks:
        for card in deck:
            if rng.random() < 0.1:
                table.known[card] = table.known.get(card, NO_SEATS).add(seat)
    if table.cursor == "light-speed":
        for level, count in DEALT:
            deck = table.decks[level - 1]
            end = len(deck) - seat * count
            for card in deck[end - count : end]:
                table.known[card] = table.known.get(card, NO_SEATS).add(seat)


def in_cards(table: SpaceBase) -> None:
    """Test mode: the cards in the decks are `Card`s."""
    table.decks = [[Card(card) for card in deck] for deck in table.decks]


def knows(table: SpaceBase, seat: Seat, card: int) -> bool:
    """Whether a seat knows where a card lies: in sight, in its own hand, or marked."""
    if any(card in deck for deck in table.decks):
        return seat in table.known.get(card, NO_SEATS)
    return all(card not in hand for other, hand in enumerate(table.hands) if other != seat)


def hidden(table: SpaceBase, seat: Seat) -> Any:
    """What a seat cannot see: the order of the decks, and the cards dealt to others."""
    return [[deck[:] for deck in table.decks], [hand for other, hand in enumerate(table.hands) if other != seat]]


def is_secret(key: str, option: Option) -> bool:
    """The purchases of the light-speed opening are made face down."""
    return key == "opening" and option.key == "buy"


JOINED = Joined(
    rules=RULES,
    weights={"pass": 0.2, "done": 0.4, "use": 2, "buy": 1.5, "let-pass": 0.03, "ask-again": 2},
    crowded=crowded,
    in_cards=in_cards,
    knows=knows,
    hidden=hidden,
    teach=teach,
    is_secret=is_secret,
    act_rate=0.01,
    probe_rate=0.008,
)
