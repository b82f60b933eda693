"""The plain bots: one that answers at random, and one that takes what the game's own judgement says."""

from __future__ import annotations

from random import Random

from cosmodrome.bots.brains import act_of, brain_of
from cosmodrome.bots.place import Place
from cosmodrome.kernel import BadSetup


class Anyhow:
    """Any option, all equally likely; it does nothing unasked."""

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
