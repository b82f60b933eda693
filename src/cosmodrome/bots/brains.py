"""A game's judgement: the functions of its `bot` package, found by the game's id."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, cast

from cosmodrome.bots.place import Place
from cosmodrome.games import module_of, rules_of
from cosmodrome.kernel import Ask, Game, Option, Seat

See = Callable[[], Mapping[str, Any]]
MOST_ANSWERS = 2000  # of a random game before it is called a draw


class Brain(Protocol):
    """A game's `bot`. `shortlist` and `compare` may be missing: then `search` plays random games. A function
    `act(see, seat, acts)` returns the id of what the seat does unasked, or None; `see()` gives its view, which costs
    time."""

    def judge(self, view: dict[str, Any], ask: Ask) -> str:
        """The option that seems best, given this view."""
        ...

    def shortlist(self, game: Game, ask: Ask) -> Sequence[str]:
        """The options of an ask in an imagined game that are worth a closer look, the likeliest first."""
        ...

    def compare(self, world: Game, ask: Ask, options: Sequence[str], rng: Random) -> Sequence[float]:
        """How well the asked seat does with each option in an imagined world: about 0 to 1. The options
        get the same luck as far as possible. The world itself is not changed: fork it."""
        ...


def brain_of(game: str) -> Brain | None:
    """The brain of a game, or None if it has no `bot`; `BadSetup` if there is no such game."""
    return cast("Brain | None", module_of(rules_of(game).id, "bot"))


def act_of(brain: Brain | Blank) -> Callable[[Place], str | None]:
    """What a brain does unasked; nothing if it has no `act`."""
    wants: Callable[[See, Seat, Sequence[Option]], str | None] | None = getattr(brain, "act", None)

    def act(place: Place) -> str | None:
        acts = place.acts if wants is not None else ()
        return wants(lambda: place.view, place.seat, acts) if wants is not None and acts else None

    return act


class Blank:
    """For a game without a brain: all options are equal, and games are played on at random."""

    def shortlist(self, game: Game, ask: Ask) -> Sequence[str]:
        """All options."""
        return [option.id for option in ask.options]

    def compare(self, world: Game, ask: Ask, options: Sequence[str], rng: Random) -> Sequence[float]:
        """Random answers to the end, the same luck for all."""
        seed = rng.getrandbits(64)
        results = []
        for option in options:
            game = world.fork()
            game.answer(ask.seat, option)
            results.append(self._played_on(game, Random(seed))[ask.seat])
        return results

    def _played_on(self, game: Game, rng: Random) -> Sequence[float]:
        for _ in range(MOST_ANSWERS):
            asks = game.asks
            if not asks:
                break
            ask = asks[int(rng.random() * len(asks))]
            game.answer(ask.seat, ask.options[int(rng.random() * len(ask.options))].id)
        if game.outcome is None:
            return [1 / game.seats] * game.seats
        winners = game.outcome.winners
        return [(seat in winners) / len(winners) for seat in range(game.seats)]
