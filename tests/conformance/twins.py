"""Twin tables: two games that differ only in what one seat cannot see must look the same to it.

They differ in hidden cards, dealt anew after the seat was given some random knowledge, or in secret choices of the
others. Both are played with the same answers; where hidden cards do not allow that, the others answer each in their
own way, and in windows they pass. The seat's events, asks with their ids, right to undo, the window, and its view at
every ask and every piece end must be equal until an event discloses something.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from tests.conformance.joined import Joined, starting
from tests.conformance.play import Move, do, next_move, pick, play_on
from tests.conformance.state import asks, assert_equal

from cosmodrome.kernel import Dealer, Game, Option, Random, Rule, Rules, Seat, Table, Window
from cosmodrome.kernel.events import Event

Snapshot = tuple[int, Any, Any]


class Twin:
    """One of the two games, with the views of the seat at piece ends."""

    def __init__(self, rules: Rules, table: Table, options: dict[str, Any], seat: Seat, seed: int) -> None:
        self.seat = seat
        self.rules = rules
        self.piece_ends: list[Snapshot] = []
        pieces = {name: self.noting(piece) for name, piece in rules.pieces.items()}
        self.game = starting(replace(rules, pieces=pieces), table, options, seed)

    def noting(self, piece: Callable[[Any], Rule[None] | None]) -> Callable[[Any], Rule[None] | None]:
        """A piece that notes the views before it starts: that is where the last one ended."""

        def noted(table: Any) -> Rule[None] | None:
            if table.told is not None:  # else a fork or an undo catches up
                views = (self.rules.view(table, who) for who in (self.seat, None))
                self.piece_ends.append((table.told.total(), *views))
            return piece(table)

        return noted


class Twins:
    """The two games, played side by side."""

    def __init__(
        self, joined: Joined, table: Table, other: Table, options: dict[str, Any], seat: Seat, seed: int
    ) -> None:
        self.joined = joined
        self.seat = seat
        self.rng = Random(f"twins {seed}")
        self.twins = [Twin(joined.rules, each, options, seat, seed) for each in (table, other)]
        self.games = [twin.game for twin in self.twins]
        self.compared = 0

    def disclosed_at(self) -> int | None:
        """The number of the first event that discloses something to all, or that tells the seat a secret which is not
        the same in both games."""
        told = [game._told.since(0) for game in self.games]
        for number, (one, other) in enumerate(zip_longest(*told)):
            if any(number in game._told.disclosed for game in self.games):
                return number
            if isinstance(one, Event) and isinstance(other, Event) and self.seat in one.to:
                if one.secret != other.secret:
                    return number
        return None

    def run(self, most: int) -> int:
        """Play until something is disclosed; returns the number of compared moments."""
        while self.compared < most:
            self.settle_windows()
            if not self.compare():
                break
            one, other = self.games
            assert bool(one.asks) == bool(other.asks), "one twin is over, the other not"
            if not one.asks or not self.step():
                break
        return self.compared

    def settle_windows(self) -> None:
        """The others pass in windows, where only those who hold something are asked."""
        self.compare_undo()
        for game in self.games:
            while type(game._wish) is Window and (waiting := [ask for ask in game.asks if ask.seat != self.seat]):
                game.answer(waiting[0].seat, "pass")
        self.compare_undo()

    def step(self) -> bool:
        """One thing happens in both games; False where they cannot go on side by side."""
        one, other = self.games
        if one.may_undo(self.seat) and self.rng.random() < 0.1:
            for game in self.games:
                game.undo(self.seat)
            return True
        mine = [ask for ask in one.asks if ask.seat == self.seat]
        if mine and self.rng.random() < 0.6:
            move = Move(self.seat, pick(self.rng, mine[0].options, self.joined.weights).id)
        else:
            move = next_move(self.joined, one, self.rng, lively=True)
        like = self.like(move, other)
        if like is None:
            return False
        do(one, move)
        do(other, like)
        return True

    def like(self, move: Move, game: Game) -> Move | None:
        """What answers to a move in the other game: the same, or, where the choice is secret, one of its kind."""
        if move.act:
            return move if move.option in [option.id for option in game.acts(move.seat)] else None
        options: dict[str, Option] = {
            option.id: option for ask in game.asks if ask.seat == move.seat for option in ask.options
        }
        if move.seat == self.seat:
            assert move.option in options, f"seat {self.seat} may answer {move.option} in one twin only"
            return move
        if not options:
            return None
        (ask,) = (ask for ask in game.asks if ask.seat == move.seat)
        alike = [text for text, option in options.items() if self.joined.is_secret(ask.key, option)]
        if alike and self.joined.is_secret(ask.key, game.rules.verbs.parse(move.option)):
            return Move(move.seat, self.rng.choice(alike))
        return move if move.option in options else None

    # ---- what must be equal

    def compare(self) -> bool:
        """All that the seat can see; False from the first disclosure on."""
        self.compared += 1
        self.compare_stories()
        if self.disclosed_at() is not None:
            return False
        one, other = self.games
        mine, theirs = (asks(game).get(self.seat) for game in self.games)
        assert mine == theirs, f"the twins ask seat {self.seat} differently: {mine} {theirs}"
        assert one.window == other.window, f"the window tells: {one.window} {other.window}"
        for who in (self.seat, None):
            assert_equal(one.view(who), other.view(who), f"the view of {who} tells: ")
            assert_equal(one.asides(who), other.asides(who), f"the asides of {who} tell: ")
        return True

    def compare_stories(self) -> None:
        """Events and the views at piece ends, up to the first disclosure."""
        one, other = self.games
        disclosed = self.disclosed_at()
        end = max(one._told.total(), other._told.total()) if disclosed is None else disclosed
        for who in (self.seat, None):
            assert_equal(one.events(who)[:end], other.events(who)[:end], f"the events of {who} tell: ")
        mine, theirs = ([snap for snap in twin.piece_ends if snap[0] <= end] for twin in self.twins)
        for left, right in zip(mine, theirs, strict=disclosed is None):
            assert_equal(list(left), list(right), "a view at a piece end tells: ")

    def compare_undo(self) -> None:
        """Whether the seat may undo must not tell whether somebody else is asked in a window."""
        if self.disclosed_at() is None:
            one, other = self.games
            assert one.may_undo(self.seat) == other.may_undo(self.seat), f"the right of seat {self.seat} to undo tells"


def table_on_the_way(joined: Joined, seats: int, options: dict[str, Any], rng: Random) -> Table:
    """A table at a piece end, some way into a game."""
    tables: list[Table] = []

    def noting(piece: Callable[[Any], Rule[None] | None]) -> Callable[[Any], Rule[None] | None]:
        def noted(table: Any) -> Rule[None] | None:
            tables.append(table.copy())
            return piece(table)

        return noted

    pieces = {name: noting(piece) for name, piece in joined.rules.pieces.items()}
    game = Game.new(replace(joined.rules, pieces=pieces), seats, options, f"twins {rng.random()}")
    play_on(joined, game, rng, rng.randrange(60))
    return rng.choice((tables[-1] if game.asks else tables[0], rng.choice(tables[:3])))


def twin_starts(joined: Joined, seed: int, choices: bool) -> tuple[list[Table], dict[str, Any], Seat]:
    """Two start tables that look the same to a seat, their options, and the seat."""
    rng = Random(f"twin tables {seed}")
    seats, options = rng.choice(list(joined.settings()))
    if rng.random() < 0.5:
        table = joined.crowded(seats, options, rng)
    else:
        table = table_on_the_way(joined, seats, options, rng)
    seat = rng.randrange(seats)
    joined.teach(table, seat, rng)
    other = table.copy()
    if not choices:
        joined.rules.redeal(other, seat, Dealer(seed))
        joined.rules.laws(other)
    return [table, other], options, seat


def compare_twins(joined: Joined, seed: int, choices: bool, most: int = 40) -> int:
    """One pair of twins; returns the number of compared moments."""
    tables, options, seat = twin_starts(joined, seed, choices)
    return Twins(joined, *tables, options, seat, seed).run(most)
