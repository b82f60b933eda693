"""Tables with technologies, in short notation."""

from __future__ import annotations

from typing import Any

from tests.games.cosmic_encounter.tables import A, B, C, begun, table_of

from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import TECH
from cosmodrome.kernel import Game, Seat

LAY = ("A lay:attack-10", "B lay:attack-04")
HANDS = {A: "attack-10", B: "attack-04"}


def equip(table: CosmicEncounter, seat: Seat, tech: str, ships: int = 0, up: bool = True) -> None:
    """A technology before a seat, complete or with ships on it."""
    number = TECH[tech]
    table.technologies.deck.remove(number)
    table.technologies.take(seat, number)
    for _ in range(ships):
        fullest = max(table.ships.colonies(seat), key=lambda planet: (table.ships.by_planet[seat][planet], planet))
        table.ships.move(seat, fullest, on_technology(number), 1)
    if up:
        table.technologies.turn_up(seat, number)


def lab(text: str, *techs: tuple[Any, ...], stop: str = "next", discards: str = "", **fields: Any) -> Game:
    """A game from such a table with these technologies."""
    fields.setdefault("hands", HANDS)
    table = table_of(text, technologies=True, **fields)
    for name in discards.split():
        card = next(card for card in table.cards.deck if NAMES[card] == name)
        table.cards.deck.remove(card)
        table.cards.hands[C] += (card,)
        table.cards.discard_cards(C, (card,))
    for row in techs:
        equip(table, *row)
    return begun(table, stop)


def regrouping(*techs: tuple[Any, ...], text: str = "A, B, C", **fields: Any) -> Game:
    """The regroup phase of A's encounter."""
    return lab(text, *techs, stop=fields.pop("stop", "destiny"), at="regroup", **fields)


def has(game: Game, seat: Seat, tech: str) -> bool:
    """Whether a technology lies before a seat."""
    return TECH[tech] in game.table.technologies.owned[seat]


def scrambler(seat: Seat, ships: int) -> tuple[Any, ...]:
    """A Tech Scrambler with so many ships on it."""
    return (seat, "tech_scrambler", ships, False)
