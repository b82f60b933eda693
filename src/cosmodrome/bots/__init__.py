"""Bots: they sit in a `Place`, see what a person there would see, and answer.

`random` picks at random, `greedy` takes the best single step by the game's own judgement, `search` tries its options
in imagined games until its time is up. A name with a dot is a class from another module, such as `frugal.Frugal`.
"""

from __future__ import annotations

from random import Random

from cosmodrome.bots.brains import Brain, brain_of
from cosmodrome.bots.place import Bot, Place
from cosmodrome.bots.players import AtRandom, Greedy, is_own, own
from cosmodrome.bots.search import Search
from cosmodrome.kernel import BadSetup, Game, Seat

NAMES = ("random", "greedy", "search")
SECONDS = 0.1  # that `search` takes for a decision, unless told otherwise

__all__ = ["NAMES", "Bot", "Brain", "Place", "act", "brain_of", "choose", "is_own", "make", "names_for"]


def names_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game: without a judgement of its own there is no `greedy`."""
    return NAMES if brain_of(game) is not None else tuple(name for name in NAMES if name != "greedy")


def make(name: str, game: str, seconds: float = SECONDS, tries: int | None = None) -> Bot:
    """A bot for a game by its name; `tries` gives `search` a number of tries instead of time."""
    match name:
        case "random":
            return AtRandom()
        case "greedy":
            return Greedy(game)
        case "search":
            return Search(game, seconds, tries)
    if is_own(name):
        return own(name)
    raise BadSetup(bot=name, bots=list(NAMES))


def act(name: str, game: Game, seat: Seat, rng: Random) -> str | None:
    """What a bot does unasked, or None. The runner of a game calls it once before each answer of the seat."""
    return make(name, game.rules.id).act(Place(game, seat), rng)


def choose(name: str, game: Game, seat: Seat, seconds: float, rng: Random) -> str:
    """The option that a bot takes for the open ask of a seat."""
    return make(name, game.rules.id, seconds).choose(Place(game, seat), rng)
