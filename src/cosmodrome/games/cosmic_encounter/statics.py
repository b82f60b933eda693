"""What a sheet does without being used: nobody can cancel it (CE-19.3), only losing the power ends it (CE-18.3).

`@static("macron", "pay")` declares a function `(table, seat, value) -> value` under a topic; the rules ask for the
topic with `folded(table, seat, "pay", value)`, or with `holds` where the answer is yes or no.

Topics: `keeps-power` (bool), `pay` (ships counted for compensation and rewards), `keeps-cards` (the cards that stay
when a new hand is drawn), `frees-ships` (bool: a deal may let ships out of the warp), `zapped`
(the alien whose use was cancelled: what follows from it), `setup` is no static.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.kernel import Seat

Static = Callable[[Any, Seat, Any], Any]
STATICS: Final[dict[str, dict[int, Static]]] = {}
CONCERNED: Final[dict[str, int]] = {}  # by topic, the aliens that have a say in it, as bits


def static(alien: str, topic: str) -> Callable[[Static], Static]:
    """Declare what a sheet does without being used."""

    def declare(body: Static) -> Static:
        STATICS.setdefault(topic, {})[ALIEN[alien]] = body
        CONCERNED[topic] = CONCERNED.get(topic, 0) | 1 << ALIEN[alien]
        return body

    return declare


def folded(table: Any, seat: Seat, topic: str, value: Any) -> Any:
    """A value after all that the seat's face-up sheets do to it."""
    if table.lineup & CONCERNED[topic]:
        declared = STATICS[topic]
        for alien in table.sheets[seat]:
            if alien in declared and not table.hidden[seat] and (topic == "keeps-power" or table.is_up(seat)):
                value = declared[alien](table, seat, value)
    return value


def holds(table: Any, seat: Seat, topic: str) -> bool:
    """Whether a sheet of the seat says so."""
    return bool(folded(table, seat, topic, False))
