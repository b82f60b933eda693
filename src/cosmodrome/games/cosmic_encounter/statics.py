"""What holds without being used, so that nobody can cancel it (CE-19.3), and what uses leave behind.

A *static* is what a sheet does while it lies face up: only losing the power ends it (CE-18.3). What a use arranges for
later in the encounter is a *mark*: `table.mark(name, seat, number)`. See `kernel/responses/effects.py`; the topics and
marks are listed in names.py.

    @goes_with("citadel")              (table, seat): what goes with a sheet or a technology that leaves the game
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.aliens import ALIEN, NAMES
from cosmodrome.games.cosmic_encounter.names import Mark, Topic
from cosmodrome.kernel import Seat
from cosmodrome.kernel.responses.effects import Effects, Topics, keys_of

Static = Callable[[Any, Seat, Any], Any]
Lasting = Callable[[Any, Seat, Any, int], Any]
Later = Callable[..., None]
Along = Callable[[Any, Seat], None]
EFFECTS: Final = Effects()
CONCERNED: Final[dict[str, int]] = {}  # by topic, the aliens that have a say in it, as bits
SUMMANDS: Final[tuple[Topic, ...]] = ("card", "ships", "sum")
MARKED_SUM: Final[set[str]] = set()  # the keys of marks with a say in any of these
GOES_WITH: Final[dict[str, Along]] = {}  # by alien or technology


def static(alien: str, topic: Topic) -> Callable[[Static], Static]:
    """Declare what a sheet does without being used."""

    def declare(body: Static) -> Static:
        EFFECTS.add_static(alien, topic, body)
        CONCERNED[topic] = CONCERNED.get(topic, 0) | 1 << ALIEN[alien]
        return body

    return declare


def lasting(mark: Mark, topic: Topic) -> Callable[[Lasting], Lasting]:
    """Declare what a mark changes while it is there."""

    def declare(body: Lasting) -> Lasting:
        EFFECTS.add_lasting(mark, topic, body)
        if topic in SUMMANDS:
            MARKED_SUM.update(keys_of(mark))
        return body

    return declare


def later(mark: Mark, topic: Topic) -> Callable[[Later], Later]:
    """Declare how what a mark announces comes true."""

    def declare(body: Later) -> Later:
        EFFECTS.add_later(mark, topic, body)
        return body

    return declare


def goes_with(name: str) -> Callable[[Along], Along]:
    """Declare what leaves the table with an alien or a technology."""

    def declare(body: Along) -> Along:
        GOES_WITH[name] = body
        return body

    return declare


def concerns(table: Any, topic: Topic) -> bool:
    """Whether a sheet on the table has a say in a topic."""
    return bool(table.lineup & CONCERNED.get(topic, 0))


@cache
def topics_of(sheets: tuple[int, ...]) -> Topics:
    """What these sheets do, by topic."""
    return EFFECTS.of([NAMES[alien] for alien in sheets])


def come_true(table: Any, topic: Topic, seats: Sequence[Seat], *about: Any) -> None:
    """What uses have arranged for this moment happens."""
    EFFECTS.come_true(table, topic, seats, *about)


def take_along(table: Any, name: str, seat: Seat) -> None:
    """An alien or a technology of a player leaves the game, and what it has brought to the table goes too."""
    if name in GOES_WITH:
        GOES_WITH[name](table, seat)
