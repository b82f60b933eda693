"""Nothing hidden in a local: at every ask, the frames of the live rules hold no card that an asked seat cannot know.

Such a local would survive an imagine, and the rule would go on with the true card. Ints hide it (is 7 a card or a
seat?), so in test mode the hidden cards are `Card`s.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.conformance.joined import Card, Joined
from tests.conformance.play import do, next_move

from cosmodrome.kernel import Game, Random, Rule, Seat
from cosmodrome.kernel.checkpoints import Checkpoints
from cosmodrome.kernel.record import ANSWER


def in_test_mode(joined: Joined, game: Game) -> Game:
    """The same game from the start, with hidden cards that can be told from numbers."""

    def setup(seats: int, options: dict[str, Any]) -> Any:
        table = game.rules.setup(seats, options)
        joined.in_cards(table)
        return table

    return Game.new(replace(game.rules, setup=setup), game.seats, game.options, game._stream.seed)


def frames(rule: Rule[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The frames of a rule and of those it waits for: name and locals."""
    while getattr(rule, "gi_frame", None) is not None:
        yield rule.gi_code.co_qualname, rule.gi_frame.f_locals
        rule = rule.gi_yieldfrom


def cards_in(value: Any) -> Iterator[Card]:
    """The cards in a local; tables, and the checkpoints of them, are where cards belong."""
    if isinstance(value, Checkpoints):
        return
    if type(value) is Card:
        yield value
    elif isinstance(value, dict):
        for item in (*value, *value.values()):
            yield from cards_in(item)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from cards_in(item)


def check_frames(joined: Joined, game: Game) -> int:
    """Every card in a local is known to every asked seat; returns how many were looked at.

    A chain of one seat in a `Together` holds that seat's own choices. They are dropped when another seat imagines, so
    they count only while it has chosen nothing.
    """
    asked = {ask.seat for ask in game.asks}
    looked = check_rule(joined, game, game._live, asked)
    for rule, *_ in game._suspended:
        looked += check_rule(joined, game, rule, asked)
    if game._group is not None:
        values = game._checkpoints[-1].values
        answered = {values[at].seat for at in game._group_places if values[at].kind == ANSWER}
        for seat, rule in game._group.chains.items():
            looked += check_rule(joined, game, rule, {seat} if seat in answered else asked)
    return looked


def check_rule(joined: Joined, game: Game, rule: Rule[Any], seats: set[Seat]) -> int:
    looked = 0
    for name, variables in frames(rule):
        for variable, value in variables.items():
            for card in cards_in(value):
                looked += 1
                for seat in seats:
                    assert joined.knows(game.table, seat, card), (
                        f"{name} holds card {card!r} in {variable!r}, which seat {seat} cannot know"
                    )
    return looked


def walk_frames(joined: Joined, game: Game, seed: int, most: int) -> int:
    """A game in test mode, its frames walked at every ask; returns the number of asks."""
    rng = Random(f"frames {seed}")
    moves = 0
    try:
        game = in_test_mode(joined, game)
        while game.asks and moves < most:
            check_frames(joined, game)
            do(game, next_move(joined, game, rng, lively=moves % 2 == 0))
            moves += 1
    finally:  # options are kept by their ids, and these hold `Card`s
        game.rules.verbs.forget()
    return moves
