"""What the components of all players come to at a time: their sides, and who has anything for a topic or a window.

A table keeps its standing until a component or a tile comes or goes, and copies of it share it, and with it everything
that was looked up. Seats are named by tuples: other than lists, they are soon of no concern to the garbage collector.
"""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.galaxy import Galaxy
from cosmodrome.games.twilight_imperium.names import Topic
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.kernel import NO_SEATS, Seats


class Standing:
    """The sides of all seats, and the galaxy they play on. `openers` are, by window, those who have something in the
    open for it, `compelled` those of them who have something that must be used."""

    __slots__ = ("_holders", "compelled", "galaxy", "openers", "sides")

    def __init__(self, sides: tuple[Side, ...], galaxy: Galaxy) -> None:
        self.sides = sides
        self.galaxy = galaxy
        self.openers: dict[str, Seats] = {}
        self.compelled: dict[str, Seats] = {}
        for seat, side in enumerate(sides):
            for name in side.at:
                self.openers[name] = self.openers.get(name, NO_SEATS).add(seat)
            for name in side.musts:
                self.compelled[name] = self.compelled.get(name, NO_SEATS).add(seat)
        self._holders: dict[Topic, tuple[int, ...]] = {}

    def holders(self, topic: Topic) -> tuple[int, ...]:
        """The seats with a component that has to do with a topic."""
        found = self._holders.get(topic)
        if found is None:
            having = [seat for seat, side in enumerate(self.sides) if topic in side.topics]
            found = self._holders[topic] = tuple(having)
        return found
