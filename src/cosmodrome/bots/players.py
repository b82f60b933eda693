"""The plain bots, random and greedy, and bots from other modules, named as Python imports them: `frugal.Frugal`."""

from __future__ import annotations

from importlib import import_module
from random import Random

from cosmodrome.bots.brains import act_of, brain_of
from cosmodrome.bots.place import Bot, Place
from cosmodrome.kernel import BadSetup


class AtRandom:
    """Picks at random, all options equally likely; does nothing unasked."""

    def act(self, place: Place, rng: Random) -> str | None:
        """Nothing."""
        return None

    def choose(self, place: Place, rng: Random) -> str:
        """Any option."""
        (ask,) = place.asks
        return ask.options[int(rng.random() * len(ask.options))].id


class Greedy:
    """The option that seems best at this moment, by the game's own judgement and from the view alone."""

    def __init__(self, game: str) -> None:
        brain = brain_of(game)
        if brain is None:
            raise BadSetup(game=game, bot="greedy")
        self._judge = brain.judge
        self._act = act_of(brain)

    def act(self, place: Place, rng: Random) -> str | None:
        """What the game's own judgement says, where it has one about acts."""
        return self._act(place)

    def choose(self, place: Place, rng: Random) -> str:
        """The best option of one step."""
        (ask,) = place.asks
        return ask.options[0].id if len(ask.options) == 1 else self._judge(place.view, ask)


def is_own(name: str) -> bool:
    """Whether a name leads to a class of somebody else's."""
    return "." in name.strip(".")


def own(name: str) -> Bot:
    """A bot of the class with that name; `BadSetup` if there is none. Errors inside the
    module are its author's, and are not caught."""
    module, _, kind = name.rpartition(".")
    try:
        home = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise
        raise BadSetup(bot=name, missing=missing.name) from None
    made = getattr(home, kind, None)
    if not isinstance(made, type) or not callable(getattr(made, "choose", None)):
        raise BadSetup(bot=name, missing=kind)
    bot: Bot = made()
    return bot
