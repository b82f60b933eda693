"""How Cosmic Encounter joins the conformance suite."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from tests.conformance.joined import Card, Joined, show_some

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import COPIES, ENCOUNTER, FIRST_FLARE, KINDS, flare_of
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.usable import INDEX
from cosmodrome.kernel import Game, Option, Random, Rule, Seat

# Settings that between them try every value of every option; all combinations would be thousands.
SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": 2008, "aliens": "choose"},
    {"aliens": "random", "flares": True, "unlimited_flares": True},
    {"aliens": "choose", "flares": True, "hidden_powers": True, "technologies": True},
    {"edition": 2008, "aliens": "random", "changing_powers": True, "hidden_powers": True, "planets": 4},
    {"aliens": "random", "planets": 4, "technologies": True, "one_encounter": True, "offers": 1},
    {"edition": 2008, "aliens": "choose", "technologies": True, "filch": "classic", "alert": "green", "offers": 5},
    {"aliens": ["mind", "oracle", "demon", "miser", "gambler"], "flares": True},
    {"aliens": ["hacker", "barbarian", "trader", "philanthropist", "fido"], "flares": True, "edition": 2008},
    {"aliens": ["reincarnator", "healer", "void", "remora", "filch"], "flares": True, "unlimited_flares": True},
    {"aliens": ["sorcerer", "zombie", "macron", "pacifist", "virus"], "flares": True, "technologies": True},
)
ANSWERS = sum({1 << card for key in INDEX if key.startswith("used.") for card in INDEX[key].among(-1).cards})


class CosmicJoined(Joined):
    """Settings by hand."""

    def settings(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Each of the settings with one number of seats."""
        for number, setting in enumerate(SETTINGS):
            seats = 5 if isinstance(setting.get("aliens"), list) else 3 + number % 3
            yield seats, RULES.settle(seats, setting)


def crowded(seats: int, options: dict[str, Any], rng: Random) -> CosmicEncounter:
    """A table some way into a game, at a piece end, with artifacts and flares in every hand."""
    tables: list[CosmicEncounter] = []

    def noting(piece: Callable[[Any], Rule[None] | None]) -> Callable[[Any], Rule[None] | None]:
        def noted(table: Any) -> Rule[None] | None:
            if table.turn or table.encounter:
                tables.append(table.copy())
            return piece(table)

        return noted

    pieces = {name: noting(piece) for name, piece in RULES.pieces.items()}
    game = Game.new(replace(RULES, pieces=pieces), seats, options, f"crowded {rng.random()}")
    for _ in range(rng.randrange(20, 120)):
        if game.asks:
            ask = rng.choice(game.asks)
            game.answer(ask.seat, rng.choice(ask.options).id)
    starts = [table for table in tables if table.cursor in ("start-turn", "regroup", "alliance", "planning", "reveal")]
    table = starts[-1] if starts and rng.random() < 0.7 else tables[-1]
    for name in ("card_zap", "cosmic_zap"):
        for card in COPIES[name]:
            arm(table, rng.randrange(seats), rng, card)
    for alien in ("remora", "filch", "anti_matter", "void"):  # wild, these answer what others play
        arm(table, rng.randrange(seats), rng, fetch_flare(table, flare_of(ALIEN[alien], table.classic_filch)))
    for seat in range(seats):
        wanted = [card for card in table.cards.deck if KINDS[card] in ("artifact", "flare", "reinforcement")]
        rng.shuffle(wanted)
        for card in sorted(wanted, key=lambda card: not ANSWERS >> card & 1)[:3]:  # what answers others first
            arm(table, seat, rng, card)
        teach(table, seat, rng)
    return table


def fetch_flare(table: CosmicEncounter, flare: int) -> int:
    """A flare that may be in the box changes places with one in the deck that nobody can be sure of."""
    unsure = [card for card in table.cards.deck if card >= FIRST_FLARE and card not in table.sure_flares]
    if flare in table.cards.box and unsure:
        table.cards.deck[table.cards.deck.index(unsure[0])] = flare
        table.cards.box[table.cards.box.index(flare)] = unsure[0]
        table.cards.known.seen.pop(unsure[0], None)
    return flare


def arm(table: CosmicEncounter, seat: Seat, rng: Random, card: int) -> None:
    """A card to respond with, from the deck, in exchange for one that the hand has more than one of."""
    spare = [held for held in table.cards.hands[seat] if held in ENCOUNTER][1:]
    if spare and card in table.cards.deck:
        given, at = rng.choice(spare), table.cards.deck.index(card)
        table.cards.hands[seat] = tuple(card if held == given else held for held in table.cards.hands[seat])
        table.cards.known.seen.pop(card, None)
        table.cards.known.seen.pop(given, None)
        table.cards.deck[at] = given


def teach(table: CosmicEncounter, seat: Seat, rng: Random) -> None:
    """The seat has seen some cards of the others, and some of the deck."""
    known = table.cards.known
    for who in range(table.seats):
        if who != seat:
            face_down = [card for card in table.cards.possession(who) if not known.sight >> card & 1]
            show_some(known.seen, seat, face_down, rng, 0.3)
    show_some(known.seen, seat, table.cards.deck, rng, 0.05)


def in_cards(table: CosmicEncounter) -> None:
    """Test mode: all cards are `Card`s."""
    table.cards.deck = [Card(card) for card in table.cards.deck]
    table.cards.discard = [Card(card) for card in table.cards.discard]
    table.cards.box = [Card(card) for card in table.cards.box]
    for zone in (table.cards.hands, table.cards.laid, table.cards.offer, table.cards.draft):
        zone[:] = [tuple(Card(card) for card in cards) for cards in zone]


def hidden(table: CosmicEncounter, seat: Seat) -> Any:
    """What a seat cannot see: the order of the decks, and the hands of the others."""
    return [table.cards.deck[:], [cards for who, cards in enumerate(table.cards.hands) if who != seat]]


def is_secret(key: str, option: Option) -> bool:
    """Choices that name hidden cards or aliens. On which technology a ship is put, all can see."""
    return option.key in ("lay", "card", "give-card", "alien", "keep")


JOINED = CosmicJoined(
    rules=RULES,
    weights={
        "pass": 0.01,
        "use": 6,
        "again": 4,
        "done": 0.7,
        "accept": 2,
        "let-pass": 0.002,
        "ask-again": 2,
        "turn-up": 2,
    },
    crowded=crowded,
    in_cards=in_cards,
    knows=lambda table, seat, card: table.cards.knows(seat, card),
    hidden=hidden,
    teach=teach,
    is_secret=is_secret,
    nests=True,
    act_rate=0.01,
    probe_rate=0.004,
)
