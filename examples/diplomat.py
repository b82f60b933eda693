"""A bot for Cosmic Encounter: greedy's judgement, overruled in one matter. It negotiates whenever it can.

cosmodrome simulate cosmic-encounter --seats examples.diplomat.Diplomat,greedy,greedy,greedy --games 20
"""

from random import Random

from cosmodrome.bots import Place, make


class Diplomat:
    """Would rather talk."""

    def __init__(self) -> None:
        self.greedy = make("greedy", "cosmic-encounter")

    def act(self, place: Place, rng: Random) -> str | None:
        """What it does unasked, once before each answer: offers, promises, accusations."""
        return self.greedy.act(place, rng)

    def choose(self, place: Place, rng: Random) -> str:
        """The id of one of the options."""
        (ask,) = place.asks
        talks = [option.id for option in ask.options if option.id == "lay:negotiate"]
        return talks[0] if talks else self.greedy.choose(place, rng)
