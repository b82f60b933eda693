"""What holds without being used, so that nobody can cancel it (CE-19.3).

A *static* is what a sheet does while it lies face up: only losing the power ends it (CE-18.3). What a use arranges for
later in the encounter it leaves behind as a *mark*, plain data on the table: `table.mark(name, seat, number)`. What a
sheet or a mark does is declared beside the alien or the card:

    @static("macron", "pay")           (table, seat, value) -> value
    @lasting("call", "card")           (table, seat, value, number) -> value, while the mark is there
    @later("reversed", "revealed")     (table, seat, number, *about): what was arranged comes true
    @goes_with("citadel")              (table, seat): what goes with a sheet or a technology that leaves the game

The rules ask under a topic: `folded(table, seat, "pay", value)`, or `holds` where the answer is yes or no;
`come_true(table, "revealed", [seat])` where something happens. A mark without a seat concerns everybody.

The topics are listed in names.py.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.names import Mark, Topic
from cosmodrome.games.cosmic_encounter.zones import NOBODY
from cosmodrome.kernel import Seat

Static = Callable[[Any, Seat, Any], Any]
Lasting = Callable[[Any, Seat, Any, int], Any]
Later = Callable[..., None]
Along = Callable[[Any, Seat], None]
STATICS: Final[dict[Topic, dict[int, Static]]] = {}  # by topic and alien
CONCERNED: Final[defaultdict[Topic, int]] = defaultdict(int)  # by topic, the aliens that have a say in it, as bits
LASTING: Final[dict[Topic, dict[Mark, Lasting]]] = {}  # by topic and mark
LATER: Final[dict[Topic, dict[Mark, Later]]] = {}
# By topic, all marks that have a say in it, as they stand on the table: one look tells that none of them does.
MARKED: Final[defaultdict[Topic, set[str]]] = defaultdict(set)
SUMMANDS: Final[tuple[Topic, ...]] = ("card", "ships", "sum")
MARKED_SUM: Final[set[str]] = set()  # those with a say in any of these
GOES_WITH: Final[dict[str, Along]] = {}  # by alien or technology


def static(alien: str, topic: Topic) -> Callable[[Static], Static]:
    """Declare what a sheet does without being used."""

    def declare(body: Static) -> Static:
        STATICS.setdefault(topic, {})[ALIEN[alien]] = body
        CONCERNED[topic] |= 1 << ALIEN[alien]
        return body

    return declare


def lasting(mark: Mark, topic: Topic) -> Callable[[Lasting], Lasting]:
    """Declare what a mark changes while it is there."""

    def declare(body: Lasting) -> Lasting:
        LASTING.setdefault(topic, {})[mark] = body
        MARKED[topic].update(as_marked(mark))
        if topic in SUMMANDS:
            MARKED_SUM.update(as_marked(mark))
        return body

    return declare


def later(mark: Mark, topic: Topic) -> Callable[[Later], Later]:
    """Declare how what a mark announces comes true."""

    def declare(body: Later) -> Later:
        LATER.setdefault(topic, {})[mark] = body
        MARKED[topic].update(as_marked(mark))
        return body

    return declare


def as_marked(mark: Mark) -> list[str]:
    """A mark as it may stand on the table: without a seat, or with one."""
    return [mark, *(f"{mark}:{seat}" for seat in range(5))]


def goes_with(name: str) -> Callable[[Along], Along]:
    """Declare what leaves the table with an alien or a technology."""

    def declare(body: Along) -> Along:
        GOES_WITH[name] = body
        return body

    return declare


def folded(table: Any, seat: Seat, topic: Topic, value: Any) -> Any:
    """A value after all that the seat's face-up sheets do to it, and the marks of this encounter."""
    if table.lineup & CONCERNED[topic]:
        declared = STATICS[topic]
        for alien in table.sheets[seat]:  # whether a power is kept decides whether the sheet is up, not the other way
            if alien in declared and not table.hidden[seat] and (topic == "keeps-power" or table.is_up(seat)):
                value = declared[alien](table, seat, value)
    marks = table.marks
    if marks and not MARKED[topic].isdisjoint(marks):
        for mark, body in LASTING[topic].items():
            if number := marks.get(f"{mark}:{seat}") or marks.get(mark):
                value = body(table, seat, value, number)
    return value


def holds(table: Any, seat: Seat, topic: Topic) -> bool:
    """Whether a sheet of the seat says so."""
    return bool(folded(table, seat, topic, False))


def come_true(table: Any, topic: Topic, seats: Sequence[Seat], *about: Any) -> None:
    """What uses have arranged for this moment happens: first what concerns everybody, then seat by seat."""
    marks = table.marks
    if marks and not MARKED[topic].isdisjoint(marks):
        for mark, body in LATER[topic].items():
            if number := marks.get(mark):
                body(table, NOBODY, number, *about)
            for seat in seats:
                if number := marks.get(f"{mark}:{seat}"):
                    body(table, seat, number, *about)


def take_along(table: Any, name: str, seat: Seat) -> None:
    """An alien or a technology of a player leaves the game, and what it has brought to the table goes too."""
    if name in GOES_WITH:
        GOES_WITH[name](table, seat)
