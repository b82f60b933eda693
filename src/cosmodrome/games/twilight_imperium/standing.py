"""What the components of all players come to at a time: their sides, and who has anything for a topic or a window.

A table keeps its standing until a component comes or goes; copies of it, and all tables with the same components, share
it, and with it everything that was looked up.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.twilight_imperium.sides import Key, Side, side_of

MOST_KEPT: Final = 20_000


class Standing:
    """The sides of all seats. `openers` are, by window, those who have something in the open for it, `compelled` those
    of them who have something that must be used."""

    __slots__ = ("_holders", "compelled", "openers", "sides")

    def __init__(self, sides: tuple[Side, ...]) -> None:
        self.sides = sides
        self.openers: dict[str, list[int]] = {}
        self.compelled: dict[str, list[int]] = {}
        for seat, side in enumerate(sides):
            for name in side.at:
                self.openers.setdefault(name, []).append(seat)
            for name in side.musts:
                self.compelled.setdefault(name, []).append(seat)
        self._holders: dict[str, tuple[int, ...]] = {}

    def holders(self, topic: str) -> tuple[int, ...]:
        """The seats with a component that has to do with a topic."""
        found = self._holders.get(topic)
        if found is None:
            having = [seat for seat, side in enumerate(self.sides) if topic in side.topics]
            found = self._holders[topic] = tuple(having)
        return found


_KNOWN: Final[dict[tuple[Key, ...], Standing]] = {}


def standing_of(keys: tuple[Key, ...]) -> Standing:
    """The standing of seats with these sources; made once."""
    known = _KNOWN.get(keys)
    if known is None:
        if len(_KNOWN) > MOST_KEPT:
            _KNOWN.clear()
        known = _KNOWN[keys] = Standing(tuple([side_of(*key) for key in keys]))
    return known
