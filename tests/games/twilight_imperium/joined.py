"""How Twilight Imperium joins the conformance suite."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from tests.conformance.joined import Card, Joined, show_some

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.data.action_cards import ACTION_CARDS
from cosmodrome.games.twilight_imperium.index import (
    ACTION_MASK,
    CARD_NAMES,
    CARRIER,
    CRUISER,
    DREADNOUGHT,
    FIGHTER,
    INFANTRY,
    TECH,
    bits,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Ask, Game, Option, Random, Rule, Seat

# Settings that between them try every value of every option.
SETTINGS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (4, {"factions": "choose"}),
    (5, {"galaxy": "build"}),
    (6, {}),
    (3, {"points": 14, "factions": ["sol", "letnev", "hacan"]}),
    (4, {"factions": "draft", "galaxy": "build"}),
)
WINDOW_OF = {card.id: card.window for card in ACTION_CARDS}
STARTS = ("turn-start", "turn", "primary", "activated", "movement", "combat", "invasion", "status", "agenda-reveal")


class TwilightJoined(Joined):
    """Settings by hand."""

    def settings(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Each of the settings with one number of seats."""
        for seats, setting in SETTINGS:
            yield seats, RULES.settle(seats, setting)


def crowded(seats: int, options: dict[str, Any], rng: Random) -> TwilightImperium:
    """A table some rounds into a game, at a piece end, with more units, cards and notes than mostly are there."""
    tables: list[TwilightImperium] = []

    def noting(piece: Callable[[Any], Rule[None] | None]) -> Callable[[Any], Rule[None] | None]:
        def noted(table: Any) -> Rule[None] | None:
            if table.round:
                tables.append(table.copy())
            return piece(table)

        return noted

    pieces = {name: noting(piece) for name, piece in RULES.pieces.items()}
    game = Game.new(replace(RULES, pieces=pieces), seats, options, f"crowded {rng.random()}")
    for _ in range(rng.randrange(150, 400)):
        if game.asks:
            ask = rng.choice(game.asks)
            game.answer(ask.seat, lively(game, ask, rng).id)
    starts = [table for table in tables if table.cursor in STARTS]
    table = starts[-1] if starts else tables[-1]
    for seat in table.alive():
        fill(table, seat, rng)
        arm(table, seat)
        for number in rng.sample(range(25), 3):
            if number != TECH["war_sun"]:
                table.add_tech(seat, number)
        other = rng.choice([who for who in table.alive() if who != seat])
        if table.notes[seat]:
            table.give_note(seat, table.notes[seat][rng.randrange(len(table.notes[seat]))], other)
        teach(table, seat, rng)
    table.custodians = table.custodians and rng.random() < 0.3
    return table


def arm(table: TwilightImperium, seat: Seat) -> None:
    """Cards that are played often and answered, then any others, as far as the hand limit goes."""
    often = [number for name in ("sabotage", "flank_speed") for number in bits(ACTION_MASK[name])]
    wanted = [card for card in table.action_deck if card in often]
    wanted += [card for card in table.action_deck if WINDOW_OF[CARD_NAMES[card]] == "action"]
    for card in (*wanted[:1], *wanted[-4:], *table.action_deck[-2:]):
        if len(table.hands[seat]) < 7 and card in table.action_deck:
            table.action_deck.remove(card)
            table.hands[seat] += (card,)


def fill(table: TwilightImperium, seat: Seat, rng: Random) -> None:
    """More units for a seat: on its planets, and around its ships as far as the fleet pool bears."""
    table.fleet_pool[seat] = min(table.fleet_pool[seat] + 2, table.fleet_pool[seat] + table.reinforcements(seat))
    for planet in table.planets(seat):
        if table.owner[planet] == seat and not table.landed:
            table.add_ground(seat, planet, rng.randrange(3))
    if table.system:
        return
    near = table.around(table.presence(seat), seat) | table.presence(seat)
    for system in rng.sample(free := bits(near & ~table.others_ships(seat)), min(4, len(free))):
        for kind in (CARRIER, CRUISER, DREADNOUGHT):
            if table.left(seat, kind) and not table.excess(seat, system)[1]:
                table.place(seat, system, kind)
                if table.excess(seat, system)[1]:
                    table.take_off(seat, system, kind)
        for kind in (FIGHTER, INFANTRY):
            table.place(seat, system, kind)
            if any(table.excess(seat, system)):
                table.take_off(seat, system, kind)


def lively(game: Game, ask: Ask, rng: Random) -> Option:
    """A seat that activates systems next to its ships, moves, lands and fights."""
    options, table = ask.options, game.table
    if ask.key == "turn" and rng.random() < 0.6:
        own = table.ships[ask.seat] & ~table.tokens[ask.seat]
        near = table.around(own, ask.seat)
        good = [option for option in options if option[0] == "activate" and near >> option[1] & 1]
        foes = [option for option in good if table.others_ships(ask.seat) >> option[1] & 1]
        if foes and rng.random() < 0.5:
            return rng.choice(foes)
        if good:
            return rng.choice(good)
    if ask.key in ("move", "land", "hits", "bombard", "custodians") and rng.random() < 0.6:
        return options[0]
    return rng.choice(options)


def teach(table: TwilightImperium, seat: Seat, rng: Random) -> None:
    """The seat has seen some cards and notes of the others, and some agendas."""
    for who in range(table.seats):
        if who != seat:
            show_some(table.seen, seat, (*table.hands[who], *table.notes[who]), rng, 0.3)
    show_some(table.seen, seat, table.agenda_deck, rng, 0.05)


def in_cards(table: TwilightImperium) -> None:
    """Test mode: all hidden cards are `Card`s."""
    for name in ("action_deck", "agenda_deck", "stage_1", "stage_2", "spare_1", "spare_2", "secret_deck"):
        setattr(table, name, [Card(card) for card in getattr(table, name)])
    for zone in (table.hands, table.secrets, table.drafts):
        zone[:] = [tuple(Card(card) for card in cards) for cards in zone]


def hidden(table: TwilightImperium, seat: Seat) -> Any:
    """What a seat cannot see: the order of the decks, and the hands of the others."""
    others = [who for who in range(table.seats) if who != seat]
    return [table.action_deck[:], table.agenda_deck[:], [(table.hands[who], table.secrets[who]) for who in others]]


def is_secret(key: str, option: Option) -> bool:
    """Choices that name hidden cards."""
    return option.key in ("card", "keep-card", "top", "bottom")


JOINED = TwilightJoined(
    rules=RULES,
    weights={
        "pass": 2,
        "use": 1,
        "done": 0.7,
        "all": 6,
        "auto": 3,
        "accept": 3,
        "propose": 3,
        "withdraw": 0.5,
        "activate": 0.3,
        "component": 60,
        "let-pass": 0.001,
        "ask-again": 2,
        "deal": 0.3,
    },
    crowded=crowded,
    in_cards=in_cards,
    knows=TwilightImperium.knows,
    hidden=hidden,
    teach=teach,
    is_secret=is_secret,
    nests=True,
    act_rate=0.02,
    probe_rate=0.004,
)
