"""A bot for Space Base, from scratch: it buys the cheapest card there is, and answers anyhow otherwise.

cosmodrome simulate space-base --seats examples.frugal.Frugal,greedy --games 20
"""

from random import Random

import cosmodrome
from cosmodrome.bots import Bot, Place

CARDS = cosmodrome.cards("space-base")  # what never changes, as plain data
COST = {card["id"]: card["cost"] for card in [*CARDS["ships"], *CARDS["colonies"]]}


class Frugal(Bot):
    """Looks at prices only."""

    def choose(self, place: Place, rng: Random) -> str:
        """The id of one of the options."""
        (ask,) = place.asks
        buys = [option for option in ask.options if option.key == "buy"]
        if buys:
            return min(buys, key=lambda option: COST[option.args["card"]]).id
        return rng.choice(ask.options).id
