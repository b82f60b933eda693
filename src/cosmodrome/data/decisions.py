"""The decisions of a recorded game, one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

import cosmodrome
from cosmodrome.kernel import Game, Seat

SCHEMA_VERSION = 1


class Decision(Struct, frozen=True):
    """One answer, with what the seat could have said instead and what came of the game.

    Passes in windows for responses are left out: a record does not hold them, for they were given in secret.
    """

    game: str
    record: str  # what the record is called
    step: int  # how many steps of the record came before
    round: int  # 0 before the first turn
    seat: int
    ask: str
    options: tuple[str, ...]  # the ids of all legal answers
    chosen: str  # the id of the answer
    choice: int  # its place among the options
    verb: str
    score: int | None  # of the seat, at the end; None if the record ends before
    won: float | None  # the share of the win that the seat got
    features: dict[str, list[int]] | None = None


def features(game: Game, seat: Seat) -> dict[str, Any]:
    """What a seat may know as arrays of fixed shape, by field: the observation of `cosmodrome.rl` without the ask."""
    from cosmodrome.rl.encoders import encoder

    return encoder(game.rules.id, game.seats).encode(game.view(seat), seat)


def decisions(record: Mapping[str, Any], name: str = "", with_features: bool = False) -> Iterator[Decision]:
    """The decisions of a record in order; `BadRecord` if it does not follow the rules."""
    outcome = cosmodrome.replay(record).outcome
    trace = cosmodrome.retrace(record)
    game = next(trace)
    step, done = 0, len(game.entries())
    while True:
        asks = {ask.seat: (ask.key, tuple(option.id for option in ask.options)) for ask in game.asks}
        turn = game.rules.turn(game.table)
        known = {seat: flat(features(game, seat)) for seat in asks} if with_features else {}
        if next(trace, None) is None:
            return
        said = answer_of(game.entries(done)[0])
        if said is not None and said[0] in asks and said[1] in asks[said[0]][1]:
            seat, chosen = said
            key, options = asks[seat]
            yield Decision(
                game=game.rules.id,
                record=name,
                step=step,
                round=0 if turn is None else turn.round,
                seat=seat,
                ask=key,
                options=options,
                chosen=chosen,
                choice=options.index(chosen),
                verb=chosen.partition(":")[0],
                score=None if outcome is None else outcome.scores[seat],
                won=None if outcome is None else (seat in outcome.winners) / len(outcome.winners),
                features=known.get(seat),
            )
        step, done = step + 1, len(game.entries())


def answer_of(entry: list[Any]) -> tuple[Seat, str] | None:
    """Who said what, if an entry of a record is the answer to an ask."""
    match entry:
        case [int(seat), str(option)] | ["window", int(seat), str(option)]:
            return seat, option
    return None


def flat(arrays: Mapping[str, Any]) -> dict[str, list[int]]:
    """Arrays as flat lists."""
    return {name: array.ravel().tolist() for name, array in arrays.items()}
