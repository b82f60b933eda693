"""Trying answers out before they are given: where they lead, as far as nobody else decides and no die is rolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmodrome.kernel.chance import Random
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.options import PASS
from cosmodrome.kernel.refusals import NotAnOption
from cosmodrome.kernel.seats import Seat


class Rehearsal(NamedTuple):
    """A copy of the game after the first `taken` of the answers that were tried."""

    game: Game
    taken: int


def rehearse(game: Game, seat: Seat, answers: Sequence[str], rng: Random) -> Rehearsal:
    """Give a seat's answers, one after the other, to a copy in which everything the seat has not seen is dealt anew, so
    that nothing can be learned from it. In response windows everybody passes. It ends before an answer that is not
    offered, after which chance has a say, or after which another player decides."""
    here = game.imagine(seat, rng)
    for taken, answer in enumerate(answers):
        after = here.fork()
        try:
            after.answer(seat, answer)
        except NotAnOption:
            return Rehearsal(here, taken)
        let_pass(after)
        if seat not in after._asks or after._drawn != here._drawn:
            return Rehearsal(here, taken)
        here = after
    return Rehearsal(here, len(answers))


def let_pass(game: Game) -> None:
    """Everybody who could respond passes, until no window is open."""
    while game._window is not None:
        asked = [ask.seat for ask in game.asks if PASS in ask.options]
        if not asked:
            return
        game.answer(asked[0], PASS.id)
