"""Start tables in the short notation, dealt by chance, for games in which rare powers, flares and cards are used; and a
counter of what never was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from tests.conformance.joined import starting
from tests.conformance.play import do, next_move
from tests.games.cosmic_encounter.joined import JOINED
from tests.games.cosmic_encounter.labs import equip
from tests.games.cosmic_encounter.pairs import tables
from tests.games.cosmic_encounter.tables import LETTERS, A, B, C, table_of

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIENS
from cosmodrome.games.cosmic_encounter.cards import NAMES, ROWS
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import TECHNOLOGIES
from cosmodrome.games.cosmic_encounter.windows import ability
from cosmodrome.kernel import Game, Random, Use

EVERYTHING: Final = frozenset(declared.id for declared in ability.declared)
ARTIFACTS: Final = tuple(row.name for row in ROWS if row.kind in ("artifact", "reinforcement"))
BEGINNINGS: Final = ("start-turn", "regroup", "launch", "alliance", "planning")


# Tables for what hardly ever happens by chance.
CARDS: Final = {A: "attack-10 attack-06 negotiate", B: "attack-08 negotiate", C: "attack-04"}
RARE: Final[Mapping[str, dict[str, Any]]] = {
    "masochist": {"text": "A, B:masochist, C", "hands": CARDS, "warp": {B: 20}, "at": "regroup"},
    "super-loser": {
        "text": "A:loser attacks B, C",
        "hands": {**CARDS, A: f"flare-loser {CARDS[A]}"},
        "at": "select",
    },
    "super-clone": {
        "text": "A:clone attacks B, C",
        "hands": {A: "flare-clone negotiate", B: "attack-08 attack-06 attack-10", C: "attack-04"},
        "at": "planning",
    },
    "precursor_seed": {"text": "A, B, C", "hands": CARDS, "at": "start-turn"},
}


class Witness:
    """Counts the uses that took effect."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    @property
    def missing(self) -> list[str]:
        """What was never used, by the ids of the abilities: `super-zombie`, `lunar_cannon-move`."""
        return sorted(name for name in EVERYTHING if self.count[name] <= 0)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Whatever is used meanwhile counts, unless it is cancelled; one that wins the game is never settled."""
        pay, settle = ability._pay, ability._settle
        assert pay is not None
        assert settle is not None

        def counted(table: Any, use: Use) -> Any:
            self.count[use.ability.id] += 1
            return pay(table, use)

        def settled(table: Any, use: Use) -> Any:
            self.count[use.ability.id] -= use.cancelled
            return settle(table, use)

        ability._pay, ability._settle = counted, settled
        try:
            yield
        finally:
            ability._pay, ability._settle = pay, settle


def aliens_of(names: Collection[str]) -> set[str]:
    """The aliens that these abilities are of."""
    return {name.removeprefix("wild-").removeprefix("super-").partition("-")[0] for name in names}


def deal(number: int, missing: Collection[str]) -> CosmicEncounter:
    """A table of the aliens missed most, each with their own flare and a flare of an absent alien; artifacts
    and technologies that are missing come first."""
    rng, wanted = Random(f"deal {number}"), aliens_of(missing)
    rare = [name for name in missing if name in RARE]
    if rare and number % 2:
        name = rng.choice(rare)
        table = table_of(**RARE[name], technologies=True)
        if name == "precursor_seed":
            equip(table, A, name, ships=9, up=False)
        return table
    seated = seated_at(number, missing, rng)
    absent = first(rng, [name for name in ALIENS if name not in seated], wanted)
    played = first(rng, ARTIFACTS, missing)
    attacks = rng.random() < 0.7
    hands = {
        seat: " ".join([f"flare-{name}", f"flare-{absent[seat]}", *played[seat::5], "negotiate", *attack_cards(seat)])
        for seat, name in enumerate(seated)
    }
    text = ", ".join(f"{LETTERS[seat]}:{name}" for seat, name in enumerate(seated))
    table = table_of(
        text.replace(", B", " attacks B", 1) if attacks else text,
        hands=hands,
        warp={seat: rng.randrange(4) for seat in range(len(seated))},
        visitors={seat: rng.randrange(2) for seat in range(len(seated))},
        at=rng.choice(BEGINNINGS[3:] if attacks else BEGINNINGS[:2]),
        technologies=True,
    )
    techs = first(rng, [tech.id for tech in TECHNOLOGIES], missing)
    for seat, name in enumerate(techs[: len(seated)]):
        tech = next(tech for tech in TECHNOLOGIES if tech.id == name)
        equip(table, seat, name, ships=3 if tech.hidden else 0, up=not tech.hidden)
    return table


def seated_at(number: int, missing: Collection[str], rng: Random) -> list[str]:
    """The aliens of one of the tables at which most of those sit that are missing."""
    wanted = aliens_of(missing)
    best = rng.choice(sorted(tables(), key=lambda table: -len(wanted & set(table)))[: 1 + number % 4])
    return rng.sample(best, len(best))


def first(rng: Random, names: Collection[str], wanted: Collection[str]) -> list[str]:
    """All of these in any order, but what is wanted before the rest."""
    return sorted(rng.sample(sorted(names), len(names)), key=lambda name: name not in wanted)


def attack_cards(seat: int) -> list[str]:
    """Cards to fight with, different for each."""
    return [name for name in dict.fromkeys(NAMES) if name.startswith("attack-")][seat::5][:3]


def play_dealt(number: int, missing: Collection[str], moves: int = 150) -> Game:
    """A stretch of a lively game from such a table, its laws checked after every answer; every third game begins with
    the set-up and goes on longer."""
    rng, settings = Random(f"dealt {number}"), {"technologies": True, "flares": True}
    if number % 3 == 0:
        aliens = seated_at(number, missing, rng)
        game, moves = Game.new(RULES, len(aliens), {"aliens": aliens, **settings}, f"dealt {number}"), 4 * moves
    else:
        game = starting(RULES, deal(number, missing), settings, seed=number)
    for _ in range(moves):
        if not game.asks:
            break
        do(game, next_move(JOINED, game, rng, lively=True))
        RULES.laws(game.table)
    return game
