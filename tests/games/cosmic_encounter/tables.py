"""Tables in short notation, and driving a game by a script.

    game = play("A:sorcerer attacks B", hands={A: "attack-04", B: "attack-15"}, at="select")
    drive(game, "A lay:attack-04", "B lay:attack-15", "A use:sorcerer")

Seats are letters; a seat without an alien has no sheet. Cards go by their names, `flare-zombie` for a flare. Decks lie
in their printed order. A seat that is asked in a window and has no line in the script passes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.conformance.joined import starting
from tests.games.scripts import LETTERS, follow, halt

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import FIRST_FLARE, NAMES, destiny_name
from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE, WARP
from cosmodrome.games.cosmic_encounter.start import empty_table
from cosmodrome.games.cosmic_encounter.table import DEFENSE, OFFENSE, CosmicEncounter
from cosmodrome.kernel import Game, Seat, Window

A, B, C, D, E = range(5)
BEFORE_ANSWERS = ("regroup", "destiny", "aim", "launch", "launched", "alliance", "invite", "answer")
ZAPPED = pytest.mark.parametrize("zapped", [False, True])
QUIET = ("place-ships", "send-ships", "lose-ships", "launch", "ally-ships", "second-encounter")


def table_of(
    text: str,
    *,
    hands: dict[Seat, str] | None = None,
    ships: dict[Seat, int] | None = None,
    allies: dict[Seat, tuple[str, int]] | None = None,
    warp: dict[Seat, int] | None = None,
    visitors: dict[Seat, int] | None = None,
    bystanders: dict[Seat, int] | None = None,
    emptied: dict[Seat, tuple[int, ...]] | None = None,
    at: str = "planning",
    seats: int = 0,
    destiny: str = "",
    **options: Any,
) -> CosmicEncounter:
    """A table in the middle of an encounter. `ships` are those of the main players in it (4 each if left out), `allies`
    have their side and ships, `visitors` how many foreign colonies a seat has already, `bystanders` ships on the target
    planet, `emptied` home planets without ships."""
    words = text.replace(",", " ").split()
    named = {LETTERS.index(word[0]): word[2:] for word in words if word[0] in LETTERS}
    seats = max(seats, 3, max(named) + 1)
    options.setdefault("flares", True)
    table = empty_table(seats, RULES.settle(seats, {"aliens": "random", **options}))
    for seat, alien in named.items():
        table.give_sheets(seat, (ALIEN[alien],) if alien else ())
    for seat, held in (hands or {}).items():
        for name in held.split():
            take(table, seat, name)
    for seat, count in (warp or {}).items():
        for _ in range(count):
            fullest = max(table.ships.colonies(seat), key=lambda planet: (table.ships.by_planet[seat][planet], planet))
            table.ships.move(seat, fullest, WARP, 1)
    for seat, count in (visitors or {}).items():
        abroad = [planet for who in range(seats) if who != seat for planet in table.ships.systems[who][1:]]
        for planet in abroad[:count]:
            fullest = max(table.ships.colonies(seat), key=lambda planet: (table.ships.by_planet[seat][planet], planet))
            table.ships.move(seat, fullest, planet, 1)
    for seat, planets in (emptied or {}).items():
        for planet in planets:
            table.ships.move(seat, table.ships.systems[seat][planet], table.ships.systems[seat][-1], 4)
    table.lost = [count < table.keep_power for count in table.ships.home]
    table.begin_turn(A)
    table.begin_encounter(A)
    if "attacks" in words:
        target = LETTERS.index(words[words.index("attacks") + 1][0])
        face(table, target, ships or {}, allies or {})
    for seat, count in (bystanders or {}).items():
        table.ships.move(seat, table.ships.systems[seat][0], table.planet, count)
    if destiny:
        top = next(card for card in table.destiny.deck if destiny_name(card, seats) == destiny or str(card) == destiny)
        table.destiny.deck.remove(top)
        table.destiny.deck.append(top)
    table.cursor = at
    table.answering = 0 if at in BEFORE_ANSWERS else seats
    return table


def face(table: CosmicEncounter, target: Seat, ships: dict[Seat, int], allies: dict[Seat, tuple[str, int]]) -> None:
    """A aims at the first planet of the target."""
    table.face(target, table.ships.systems[target])
    planet = table.ships.systems[target][0]
    table.aim(planet)
    launch(table, A, GATE, ships.get(A, 4))
    there = ships.get(target, 4)
    if there < 4:
        table.ships.move(target, planet, table.ships.systems[target][1], 4 - there)
    elif there > 4:
        table.ships.move(target, table.ships.systems[target][1], planet, there - 4)
    for seat, (side, count) in allies.items():
        table.ally(seat, OFFENSE if side == "offense" else DEFENSE)
        launch(table, seat, GATE if side == "offense" else BESIDE, count)


def launch(table: CosmicEncounter, seat: Seat, goal: int, count: int) -> None:
    """Ships from the last home planets, so that colonies stay."""
    for _ in range(count):
        fullest = max(table.ships.systems[seat], key=lambda planet: (table.ships.by_planet[seat][planet], planet))
        table.ships.move(seat, fullest, goal, 1)


def take(table: CosmicEncounter, seat: Seat, name: str) -> None:
    """A card by its name, out of the deck or the box."""
    zone = table.cards.deck if any(NAMES[card] == name for card in table.cards.deck) else table.cards.box
    card = next(card for card in zone if NAMES[card] == name)
    zone.remove(card)
    table.cards.hands[seat] += (card,)
    assert zone is table.cards.deck or card >= FIRST_FLARE


def play(text: str, *, stop: str = "next", scripted: list[tuple[int, ...]] | None = None, **fields: Any) -> Game:
    """A game that starts from such a table; it is over where the piece `stop` would begin."""
    return begun(table_of(text, **fields), stop, scripted)


def begun(table: CosmicEncounter, stop: str = "next", scripted: list[tuple[int, ...]] | None = None) -> Game:
    """A game that starts from a table and is over where the piece `stop` would begin; everybody is asked in all
    windows."""
    RULES.laws(table)
    return starting(replace(RULES, pieces={**RULES.pieces, stop: halt}, quiet=()), table, scripted=scripted or ())


def drive(game: Game, *script: str) -> Game:
    """Answer as the script says, `A lay:attack-10`; those who are not named in a window pass."""
    return follow(game, script, step)


def step(game: Game, line: str = "") -> None:
    """One answer that the script does not name."""
    assert game.asks, f"the game is over before {line}"
    ask = game.asks[0]
    if type(game._wish) is Window:
        game.answer(ask.seat, "pass")
    else:
        assert ask.key in QUIET, f"{line!r} waits, but {ask}: {[option.id for option in ask.options]}"
        game.answer(ask.seat, ask.options[-1].id if ask.key == "second-encounter" else ask.options[0].id)
    RULES.laws(game.table)


def finish(game: Game) -> Game:
    """Go on, passing all windows, until the game is over or halted."""
    while game.asks:
        step(game)
    return game


def hurry(game: Game) -> Game:
    """Go on to the end, passing all windows and taking the first option wherever else somebody is asked."""
    ever_offered(game, A)
    return game


def options(game: Game, seat: Seat) -> list[str]:
    """What a seat can answer now."""
    return [option.id for ask in game.asks if ask.seat == seat for option in ask.options]


def ever_offered(game: Game, seat: Seat) -> set[str]:
    """What a seat can answer from here to the end, if all windows are passed and first options taken elsewhere."""
    found = set()
    while game.asks:
        found.update(options(game, seat))
        ask = game.asks[0]
        game.answer(ask.seat, "pass" if type(game._wish) is Window else ask.options[0].id)
        RULES.laws(game.table)
    return found


def pass_all(game: Game) -> Game:
    """Everybody passes in the open windows."""
    while game.asks and type(game._wish) is Window:
        game.answer(game.asks[0].seat, "pass")
    return game


def names(game: Game, seat: Seat) -> list[str]:
    """The cards in a hand."""
    return sorted(NAMES[card] for card in game.table.cards.hands[seat])


def discards(game: Game) -> list[str]:
    """The discard pile."""
    return [NAMES[card] for card in game.table.cards.discard]


def totals(game: Game) -> tuple[int, int]:
    """What the sides had when the outcome was fixed."""
    event = next(event for event in game.events(None) if event["key"] == "totals")
    return event["offense"], event["defense"]


def zap(zapped: bool, who: str = "B") -> list[str]:
    """The line of a Cosmic Zap, or none."""
    return [f"{who} use:cosmic_zap"] if zapped else []


def fought(text: str, own: str, other: str, more: dict[int, str] | None = None, **fields: Any) -> Game:
    """A and B have laid these cards; `more` are further cards in hands."""
    more = more or {}
    hands = {**more, A: f"{own} {more.get(A, '')}", B: f"{other} {more.get(B, '')}"}
    return drive(play(text, hands=hands, at="select", **fields), f"A lay:{own}", f"B lay:{other}")
