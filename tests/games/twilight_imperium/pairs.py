"""Tables at which every two factions meet, and random games at them."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, Final

from tests.games.twilight_imperium.lively import lively_move

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.data.factions import FACTIONS
from cosmodrome.games.twilight_imperium.index import bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Game, Random

Pair = frozenset[str]
NAMES: Final = tuple(row.id for row in FACTIONS)
SEATS: Final = 6
# What the tables play with in turn.
SETTINGS: Final[tuple[dict[str, Any], ...]] = ({}, {"points": 14}, {"galaxy": "build"})


def pairs() -> set[Pair]:
    """Every two factions."""
    return {frozenset(pair) for pair in combinations(NAMES, 2)}


@cache
def tables() -> tuple[tuple[str, ...], ...]:
    """Tables of six, each seat filled with the one who has met the fewest of those at the table."""
    rng, open_pairs, found = Random("pairs 0"), pairs(), []
    while open_pairs:
        table = rng.sample(sorted(rng.choice(sorted(open_pairs, key=sorted))), 2)
        while len(table) < SEATS:
            fits = rng.sample([name for name in NAMES if name not in table], len(NAMES) - len(table))
            table.append(max(fits, key=lambda name: sum(frozenset((name, other)) in open_pairs for other in table)))
        open_pairs -= met(table)
        found.append(tuple(rng.sample(table, SEATS)))
    return tuple(found)


def met(table: list[str] | tuple[str, ...]) -> set[Pair]:
    """The pairs that sit at a table."""
    return {frozenset(pair) for pair in combinations(table, 2)}


def play_pairs(number: int, sense: float = 0.0) -> Game:
    """A lively game at one of the tables, from set-up to the end, its laws checked after every answer. `sense` is how
    often a seat takes what seems best to it: then the game gets farther."""
    table = tables()[number % len(tables())]
    rng = Random(f"pairs {number}")
    settings = SETTINGS[number % len(SETTINGS)]
    game = Game.new(RULES, SEATS, {"factions": list(table), **settings}, f"pairs {number}")
    while game.asks:
        lively_move(game, rng, sense)
        RULES.laws(game.table)
        is_uncrowded(game.table)
    return game


def is_uncrowded(table: TwilightImperium) -> None:
    """TI-38.3, TI-66.3: between actions nobody has more ships than the fleet pool bears, nor more units aboard than
    there is room for."""
    if table.cursor == "turn":
        for seat in table.alive():
            for system in bits(table.fleets[seat]):
                assert table.excess(seat, system) == (0, 0), f"too many units: {seat} {system}"
