"""Seats that play by themselves: uniformly at random, or lively."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tests.conformance.joined import Joined

from cosmodrome.kernel import Game, Option, Random, Seat


class Move(NamedTuple):
    """What a seat does: it answers its ask, or acts unasked."""

    seat: Seat
    option: str
    act: bool = False


def pick(rng: Random, options: Sequence[Option], weights: Mapping[str, float]) -> Option:
    """One of the options, by the weights of their keys."""
    return rng.choices(options, [weights.get(option.key, 1.0) for option in options])[0]


def next_move(joined: Joined, game: Game, rng: Random, lively: bool) -> Move:
    """What somebody does next."""
    weights = joined.weights if lively else {}
    if rng.random() < joined.act_rate:
        seat = rng.randrange(game.seats)
        if acts := game.acts(seat):
            return Move(seat, pick(rng, acts, joined.weights).id, act=True)
    ask = rng.choice(game.asks)
    return Move(ask.seat, pick(rng, ask.options, weights).id)


def do(game: Game, move: Move) -> None:
    """Carry a move out."""
    if move.act:
        game.act(move.seat, move.option)
    else:
        asks = {ask.seat: ask.id for ask in game.asks}
        game.answer(move.seat, move.option, ask=asks[move.seat])


def play_on(joined: Joined, game: Game, rng: Random, moves: int, lively: bool = True) -> list[Move]:
    """Some more moves; returns them."""
    done: list[Move] = []
    while game.asks and len(done) < moves:
        move = next_move(joined, game, rng, lively)
        do(game, move)
        done.append(move)
    return done
