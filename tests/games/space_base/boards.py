"""Space Base tables in short notation, and short ways to play them.

    table = base("7c 2i | 9: L3-4406*1 ^L1-7021 | 12: colony-12", "30v")
    game = use_dice(table, 4, 5, A="sum", B="apart")
    drive(game, "A use:L3-4406", "A exchange:L0-1171")

A board is a list of parts between bars: counters (credits, income, points) and sectors. A sector names the card at the
station, then those above it with a `^`; `*2` are the charges on a card. A starting ship lies at the station of its
sector, or is the first card above it where another one is named. Seats are called A to E.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tests.conformance.joined import starting

from cosmodrome.games.space_base import RULES
from cosmodrome.games.space_base.cards import SHIPS
from cosmodrome.games.space_base.index import (
    COST,
    DEPLOYED,
    FACES,
    LEVEL,
    NAMES,
    NUMBER,
    SECTOR,
    SECTORS,
    STATION,
    deck_of,
    is_colony,
)
from cosmodrome.games.space_base.rows import Ability, Face, Ship
from cosmodrome.games.space_base.table import SpaceBase, empty_table
from cosmodrome.kernel import DONE, PASS, Choose, Game, Rule

SEATS = "ABCDE"
COUNTERS = {"c": "credits", "i": "income", "v": "vp"}
PASSES = ("pass", "done")


# ---- tables -----------------------------------------------------------------------------------------------------


def base(*boards: str, cursor: str = "window-1", yard: str = "", decks: str | None = None, **fields: Any) -> SpaceBase:
    """A table with these boards; `yard` names ships that are on sale for sure, `decks` all that is left to draw (the
    other cards are put out of the way, above sector 12 of the last board)."""
    table = empty_table(len(boards), {"variant": "standard"})
    table.cursor, table.round = cursor, 1
    for counts in (table.credits, table.income, table.vp):
        counts[:] = [0] * table.seats
    for seat, board in enumerate(boards):
        for part in filter(None, map(str.strip, board.split("|"))):
            _read(table, seat, part)
    wanted = [NUMBER[name] for name in yard.split()]
    for level, (row, deck) in enumerate(zip(table.yard, table.decks, strict=True), start=1):
        row += [card for card in wanted if LEVEL[card] == level]
        row += [card for card in deck if card not in row][: 6 - len(row)]
        deck[:] = [card for card in deck if card not in row]
        if decks is not None:
            table.deployed[-1] += tuple(card for card in deck if NAMES[card] not in decks.split())
            deck[:] = [card for card in deck if NAMES[card] in decks.split()]
    for name, value in fields.items():
        setattr(table, name, value)
    return table


def _read(table: SpaceBase, seat: int, part: str) -> None:
    if ":" not in part:
        for word in part.split():
            getattr(table, COUNTERS[word[-1]])[seat] = int(word[:-1])
        return
    sector, _, words = part.partition(":")
    place = seat * SECTORS + int(sector) - 1
    for word in words.split():
        name, _, charges = word.removeprefix("^").partition("*")
        card, zone = NUMBER[name], DEPLOYED if word.startswith("^") else STATION
        if name not in NAMES[seat * SECTORS + NUMBER["L0-2196"] :][:SECTORS]:
            (table.colonies if is_colony(card) else table.decks[LEVEL[card] - 1]).remove(card)
            if zone == STATION:
                table.deployed[place] = (table.station[place], *table.deployed[place])
                table.station[place] = card
            else:
                table.deployed[place] += (card,)
        for _ in range(int(charges or 0)):
            assert table.charge(seat, zone, card), f"{word}: no slot for so many charges"


def starter(seat: str, sector: int) -> str:
    """The name of a seat's starting ship of a sector."""
    return NAMES[NUMBER["L0-2196"] + SEATS.index(seat) * SECTORS + sector - 1]


def ability_of(name: str) -> Ability:
    """The charged ability of a card at the station."""
    ability = FACES[STATION][NUMBER[name]].ability
    assert ability is not None
    return ability


def ship_with(face: str = "station", /, **wanted: Any) -> str:
    """A ship by what its face in a zone shows, so that tests do not hang on a card: `ship_with(effect="reroll")`.

    `needs` is the number of charges of one use with two players, `slots` how many fit, `sector`, `cost` and `level`
    are the ship's; other names are fields of the ability, or of the reward.
    """
    for ship in SHIPS:
        if _shows(ship, getattr(ship, face), wanted):
            return ship.id
    raise LookupError(f"no ship shows {wanted} when {face}")


def _shows(ship: Ship, face: Face, wanted: dict[str, Any]) -> bool:
    for name, value in wanted.items():
        if name in ("sector", "cost", "level"):
            shown = getattr(ship, name)
        elif name == "needs":
            shown = face.slots and face.slots.needed(2)
        elif name == "slots":
            shown = face.slots and face.slots.capacity(2)
        elif name in Ability.__struct_fields__ and name not in ("gain", "buy"):
            shown = face.ability and getattr(face.ability, name)
        elif name == "gain":
            shown = face.ability and face.ability.gain
        elif name == "reward":
            shown = face.reward
        else:
            shown = getattr(face.reward, name)
        if shown != value:
            return False
    return True


def sector_of(name: str) -> int:
    return SECTOR[NUMBER[name]]


def cost_of(name: str) -> int:
    return COST[NUMBER[name]]


def holding(name: str, charges: int = 0, zone: str = "station") -> str:
    """The part of a board that has a ship, with charges, in its own sector."""
    return f"{sector_of(name)}: {'^' if zone == 'deployed' else ''}{name}*{charges}"


def set_up(*openings: str, rolls: Iterable[Iterable[int]] = (), variant: str = "standard") -> Game:
    """A game from the very start, in which each seat draws these cards; then come these rolls."""
    decks: list[list[int]] = [list(deck_of(level)) for level in (1, 2, 3)]
    drawn = [NUMBER[name] for opening in openings for name in opening.split()]
    orders = []
    for level, deck in enumerate(decks, start=1):
        mine = [card for card in drawn if LEVEL[card] == level]
        rest = [card for card in deck if card not in mine]
        orders.append((*rest[6:], *reversed(mine), *rest[:6]))
    settings = RULES.settle(len(openings), {"variant": variant})
    game = Game(RULES, len(openings), settings, "set-up")
    game.scripted = [*orders, *map(tuple, rolls)]
    game._start()
    return game


# ---- playing ----------------------------------------------------------------------------------------------------


def begin(table: SpaceBase, *rolls: Iterable[int], until: str = "") -> Game:
    """A game from this table; the next rolls of the dice are these; it stops for a moment before the step `until`."""
    rules = replace(RULES, pieces={**RULES.pieces, until: halt}) if until else RULES
    return starting(rules, table, {"variant": table.variant}, seed=1, scripted=[tuple(roll) for roll in rolls])


def halt(table: SpaceBase) -> Rule[None]:
    """A step at which a test looks around."""
    yield Choose(table.active, "halt", [PASS, DONE])


def drive(game: Game, *answers: str) -> Game:
    """Answers such as `"A buy:L1-9890"`, one after the other."""
    for answer in answers:
        seat, _, option = answer.partition(" ")
        game.answer(SEATS.index(seat), option)
        RULES.laws(game.table)
    return game


def asked(game: Game) -> list[str]:
    """Who is asked what: `["A purchase"]`."""
    return [f"{SEATS[ask.seat]} {ask.key}" for ask in game.asks]


def options(game: Game, seat: str = "A") -> list[str]:
    """The ids a seat may answer with; none if it is not asked."""
    return [option.id for ask in game.asks if ask.seat == SEATS.index(seat) for option in ask.options]


def pass_until(game: Game, key: str) -> Game:
    """Everybody passes, uses the dice apart and declines until somebody is asked this, or the game is over."""
    while game.asks and game.asks[0].key != key:
        ask = game.asks[0]
        ids = [option.id for option in ask.options]
        game.answer(ask.seat, next((text for text in PASSES if text in ids), ids[0]))
    return game


def use_dice(table: SpaceBase, one: int, other: int, **choices: str) -> Game:
    """The dice lie like this; the named seats use them apart or as a sum, the rest apart; then all collect."""
    game = dice_lie(table, one, other)
    for seat in SEATS[: table.seats]:
        both = {"apart": f"apart:{one}:{other}", "sum": f"sum:{one + other}"}
        drive(game, f"{seat} {both[choices.get(seat, 'apart')]}")
    return game


def dice_lie(table: SpaceBase, one: int, other: int, until: str = "window-2") -> Game:
    """The dice lie like this, and nobody has chosen yet."""
    table.cursor, table.dice = "dice", (one, other)
    return begin(table, until=until)


def counters(game: Game, seat: str = "A") -> tuple[int, int, int]:
    """Credits, income and points of a seat."""
    at = SEATS.index(seat)
    return game.table.credits[at], game.table.income[at], game.table.vp[at]


def sector(game: Game, number: int, seat: str = "A") -> tuple[str, list[str]]:
    """The card at the station of a sector and those above it."""
    shown = game.view(None)["players"][SEATS.index(seat)]["sectors"][number - 1]
    return shown["station"], [ship["card"] for ship in shown["deployed"]]


def charges(game: Game, name: str, seat: str = "A") -> int:
    """The charges on a card, wherever it lies."""
    for shown in game.view(None)["players"][SEATS.index(seat)]["sectors"]:
        if shown["station"] == name:
            return int(shown["charges"])
        for ship in shown["deployed"]:
            if ship["card"] == name:
                return int(ship["charges"])
    raise LookupError(name)


def events(game: Game, key: str) -> list[dict[str, Any]]:
    """The public events of a kind."""
    return [event for event in game.events(None) if event["key"] == key]
