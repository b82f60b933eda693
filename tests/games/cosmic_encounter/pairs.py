"""Tables at which every two aliens meet that may meet at all, and random games at them."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from tests.conformance.play import do, next_move
from tests.games.cosmic_encounter.joined import JOINED

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS, NAMES, go_together
from cosmodrome.kernel import Game, Random

Pair = tuple[str, str]
# What the tables play with in turn, so that pairs meet flares, technologies and both editions.
SETTINGS: tuple[dict[str, Any], ...] = (
    {"flares": True},
    {"flares": True, "technologies": True},
    {"flares": True, "unlimited_flares": True},
    {"edition": 2008},
    {"flares": True, "technologies": True, "planets": 4},
    {"flares": True, "hidden_powers": True},
    {"edition": 2008, "technologies": True, "filch": "classic"},
    {"flares": True, "one_encounter": True, "offers": 1},
)


def pairs() -> set[Pair]:
    """Every two aliens that no sheet keeps apart."""
    return {pair for pair in combinations(NAMES, 2) if go_together((ALIEN[pair[0]], ALIEN[pair[1]]))}


@cache
def tables() -> tuple[tuple[str, ...], ...]:
    """Tables of three to five, each seat filled with the one who has met the fewest of those at the table."""
    open_pairs, found = pairs(), []
    rng = Random("pairs")
    while open_pairs:
        table = list(rng.choice(sorted(open_pairs)))
        size = (5, 5, 4, 5, 3)[len(found) % 5]
        while len(table) < size:
            fits = [name for name in NAMES if name not in table and go_together(tuple(map(ALIEN.get, (*table, name))))]  # type: ignore[arg-type]
            rng.shuffle(fits)
            table.append(max(fits, key=lambda name: sum(pair(name, other) in open_pairs for other in table)))
        open_pairs -= met(table)
        found.append(tuple(rng.sample(table, len(table))))
    return tuple(found)


def met(table: list[str] | tuple[str, ...]) -> set[Pair]:
    """The pairs that sit at a table."""
    return {pair(one, other) for one, other in combinations(table, 2)}


def pair(one: str, other: str) -> Pair:
    """Two aliens in the order of the sheets."""
    return (one, other) if ALIEN[one] < ALIEN[other] else (other, one)


def settings_of(number: int, table: tuple[str, ...]) -> dict[str, Any]:
    """The options of a table; aliens that came in 2018 play by those rules."""
    settings = SETTINGS[number % len(SETTINGS)]
    newer = any(ALIENS[ALIEN[name]].since > settings.get("edition", 2018) for name in table)
    return {"aliens": list(table), **settings, **({"edition": 2018, "flares": True} if newer else {})}


def play_pair(number: int, most: int = 10**6) -> Game:
    """A random game at a table, its laws checked after every answer."""
    table = tables()[number]
    rng = Random(f"pairs {number}")
    game = Game.new(RULES, len(table), settings_of(number, table), f"pairs {number}")
    answers = 0
    while game.asks and answers < most:
        do(game, next_move(JOINED, game, rng, lively=number % 2 == 0))
        RULES.laws(game.table)
        answers += 1
    return game
