"""How bots judge whose game gives every answer a worth: the best is given, and a search plays on by the same worths.

A game's `bot` makes one `Judgement` of what it knows about itself and takes its functions from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, TypeAlias

from cosmodrome.kernel import Ask, Game, Option, Random, Seat

Weigh: TypeAlias = Callable[[Option], float]
View: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True)
class Judgement:
    """`weigher` tells what the options of an ask are worth to one who knows this view, `prospect` how good a seat's
    chance to win is. A search plays on until the `moment` of the table is another, or `most` answers were given."""

    weigher: Callable[[View, Ask], Weigh]
    moment: Callable[[Any], object]
    prospect: Callable[[View, Seat], float]
    most: int

    def judge(self, view: View, ask: Ask) -> str:
        """The option that seems best to one who knows this view, the first of equals."""
        return self.best(view, ask).id

    def best(self, view: View, ask: Ask) -> Option:
        """The same as an option."""
        return max(ask.options, key=self.weigher(view, ask))

    def shortlist(self, game: Game, ask: Ask) -> list[str]:
        """The options of an ask in an imagined game, the likeliest first."""
        weigh = self.weigher(game.view(ask.seat), ask)
        return [option.id for option in sorted(ask.options, key=weigh, reverse=True)]

    def compare(self, world: Game, ask: Ask, options: Sequence[str], rng: Random) -> list[float]:
        """How well the seat comes off with each of the options in an imagined world: it is played on with the judgement
        of all seats, each from its own view, and what it has brought is looked at."""
        return [self.played_on(world.fork(), ask.seat, option) for option in options]

    def played_on(self, game: Game, seat: Seat, option: str) -> float:
        """Take an option, play to the end of the moment, and see how the seat stands."""
        moment = self.moment(game.table)
        game.answer(seat, option)
        for _ in range(self.most):
            if not game.asks or self.moment(game.table) != moment:
                break
            ask = game.asks[0]
            game.answer(ask.seat, self.best(game.view(ask.seat), ask).id)
        if game.outcome is not None:
            winners = game.outcome.winners
            return (seat in winners) / len(winners)
        return self.prospect(game.view(seat), seat)


def chance(standings: Sequence[float], at: int, steep: float) -> float:
    """The chance to win of one of the players by how all of them stand; `steep` is how much of it a lead is."""
    strong = [exp(steep * standing) for standing in standings]
    return strong[at] / sum(strong)
