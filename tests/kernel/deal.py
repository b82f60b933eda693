"""Tables of the toy in short notation, and how it joins the conformance suite."""

from __future__ import annotations

from typing import Any

from tests.conformance.joined import Card, Joined, starting
from tests.kernel.salvage import RULES
from tests.kernel.salvage.cards import BEAMS, CARDS
from tests.kernel.salvage.table import Salvage, empty_table

from cosmodrome.kernel import NO_SEATS, Game, Random, Seat


def deal(*hands: str, laid: str = "", **fields: Any) -> Salvage:
    """A table with these hands: `deal("jam 7", "8 flare", active=1)`; a number is a beam of that strength.

    `laid` are the beams laid face down, by seat, with `-` for none. The other cards lie in the deck, which is in
    order: the top card is the last boost.
    """
    table = empty_table(len(hands), {"goal": 5})
    table.cursor = "bid"
    for seat, names in enumerate(hands):
        table.hands[seat] = tuple(_take(table.deck, name) for name in names.split())
    for seat, name in enumerate(laid.split()):
        table.laid[seat] = () if name == "-" else (_take(table.deck, name),)
    table.bidders = tuple(seat for seat in range(table.seats) if table.laid[seat])
    for name, value in fields.items():
        setattr(table, name, value)
    return table


def _take(deck: list[int], name: str) -> int:
    kind = range(2 * int(name) - 2, 2 * int(name)) if name.isdigit() else range(BEAMS, len(CARDS))
    card = next(card for card in deck if card in kind and (name.isdigit() or CARDS[card] == name))
    deck.remove(card)
    return card


def salvage(*hands: str, seed: int = 0, **fields: Any) -> Game:
    """A game that starts from such a table."""
    return starting(RULES, deal(*hands, **fields), {"goal": fields.get("goal", 5)}, seed)


def crowded(seats: int, options: dict[str, Any], rng: Random) -> Salvage:
    """Large hands with few beams, some knowledge, and any step but those that need a winner."""
    table = empty_table(seats, options)
    cards = sorted(table.deck, key=lambda card: rng.random() + (card < BEAMS) * 0.4)
    for seat in range(seats):
        count = rng.randint(3, 8)
        table.hands[seat], cards = tuple(cards[:count]), cards[count:]
    gone = rng.randint(0, 4)
    table.discard, table.deck = cards[:gone], cards[gone:]
    table.points = [rng.randrange(options["goal"]) for _ in range(seats)]
    table.active = rng.randrange(seats)
    table.cursor = rng.choice(("draw", "draw", "bid", "trade", "stow"))
    for seat in range(seats):
        teach(table, seat, rng)
    return table


def teach(table: Salvage, seat: Seat, rng: Random) -> None:
    """The seat has seen some cards of the others."""
    for other in range(table.seats):
        for card in table.possession(other):
            if other != seat and rng.random() < 0.3:
                table.seen[card] = table.seen.get(card, NO_SEATS).add(seat)


def in_cards(table: Salvage) -> None:
    """Test mode: hidden cards are `Card`s."""
    table.deck = [Card(card) for card in table.deck]
    table.hands = [tuple(Card(card) for card in hand) for hand in table.hands]


def hidden(table: Salvage, seat: Seat) -> Any:
    """What a seat cannot see: the deck, and where the cards of others lie."""
    others = [other for other in range(table.seats) if other != seat]
    return [table.deck[:], [(table.hands[other], table.laid[other], table.offer[other]) for other in others]]


JOINED = Joined(
    rules=RULES,
    weights={"pass": 0.4, "use": 3, "done": 2, "let-pass": 0.05, "ask-again": 2, "jettison": 0.5},
    crowded=crowded,
    in_cards=in_cards,
    knows=Salvage.knows,
    hidden=hidden,
    teach=teach,
    is_secret=lambda key, option: option.key in ("bid", "aside", "put"),
    nests=True,
    games=4,
    probe_rate=0.02,
)
