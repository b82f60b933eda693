"""What a game brings along to join the suite, besides its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from cosmodrome.kernel import NO_SEATS, Game, Option, Random, Rules, Seat, Seats, Table


class Card(int):
    """A hidden card in test mode: an int that can be told from a seat or a count."""

    __slots__ = ()


def show_some(seen: dict[int, Seats], seat: Seat, cards: Iterable[int], rng: Random, share: float) -> None:
    """A seat has seen a part of these cards."""
    for card in cards:
        if rng.random() < share:
            seen[card] = seen.get(card, NO_SEATS).add(seat)


@dataclass(frozen=True)
class Joined:
    """A game in the suite.

    `weights` makes a seat lively: how often an option is taken, by its key (1 if it is not named; acts too).
    `crowded` deals a start table in the thick of it. `in_cards` turns the hidden cards of a fresh table into `Card`s.
    `knows` says whether a seat knows where a card is, `hidden` lists what a seat cannot see, and `teach` gives it
    random knowledge. `is_secret` says whether an option of an ask, by its key, names a hidden card. `nests`
    says that the game has windows within windows.
    """

    rules: Rules
    weights: Mapping[str, float]
    crowded: Callable[[int, dict[str, Any], Random], Table]
    in_cards: Callable[[Any], None]
    knows: Callable[[Any, Seat, int], bool]
    hidden: Callable[[Any, Seat], Any]
    teach: Callable[[Any, Seat, Random], None]
    is_secret: Callable[[str, Option], bool]
    nests: bool = False
    act_rate: float = 0.03
    games: int = 1  # whole games for each setting
    probe_rate: float = 0.01
    most_answers: int = 20_000

    def __str__(self) -> str:
        return self.rules.id

    def settings(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every number of seats with every combination of options."""
        low, high = self.rules.seats
        names = [setting.id for setting in self.rules.options]
        for values in product(*(setting.values for setting in self.rules.options)):
            for seats in range(low, high + 1):
                yield seats, dict(zip(names, values, strict=True))

    def new(self, seats: int, options: dict[str, Any], seed: int | str) -> Game:
        """A fresh game."""
        return Game.new(self.rules, seats, options, str(seed))

    def new_crowded(self, seats: int, options: dict[str, Any], seed: int | str) -> Game:
        """A game that starts in the thick of it."""
        settings = self.rules.settle(seats, options)
        return starting(self.rules, self.crowded(seats, settings, Random(f"crowded {seed}")), settings, seed)


def starting(
    rules: Rules,
    table: Table,
    options: dict[str, Any] | None = None,
    seed: int | str = 0,
    scripted: Sequence[tuple[int, ...]] = (),
) -> Game:
    """A game that starts from this table, at the piece its cursor names; the first results of chance may be given."""
    rules = replace(rules, setup=lambda seats, settings: table.copy())
    game = Game(rules, table.seats, rules.settle(table.seats, options), str(seed))
    game.scripted = list(scripted)
    game._start()
    return game
