"""A bot for Twilight Imperium: greedy's judgement, but Warfare is his, and he remembers who has attacked him.

cosmodrome simulate twilight-imperium --seats examples.hawk.Hawk,greedy,greedy --games 20
"""

from collections import Counter
from random import Random

from cosmodrome.bots import Bot, Place, make


class Hawk(Bot):
    """Never makes somebody speaker who has attacked him more often than another."""

    def __init__(self) -> None:
        self.greedy = make("greedy", "twilight-imperium")
        self.heard = 0
        self.attacks: Counter[int] = Counter()  # by seat

    def choose(self, place: Place, rng: Random) -> str:
        """The id of one of the options."""
        (ask,) = place.asks
        self.listen(place)
        if ask.key == "pick" and "pick:warfare" in [option.id for option in ask.options]:
            return "pick:warfare"
        if ask.key == "speaker":
            return min(ask.options, key=lambda option: self.attacks[option.args["seat"]]).id
        return self.greedy.choose(place, rng)

    def listen(self, place: Place) -> None:
        """What has happened since the last answer. A bot stays at its table for the whole game, so it may remember."""
        news = place.events(self.heard)
        self.heard += len(news)
        self.attacks.update(
            event["seat"] for event in news if event["key"] == "combat" and event["target"] == place.seat
        )
