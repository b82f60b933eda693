"""Observations: what one seat may know, as arrays of fixed shape.

An encoder writes each part of a seat's view into its arrays. It sees nothing but the view, so an observation tells no
more than the seat may know. Seats are counted from the observer: 0 is the observer, 1 the next seat around the table;
where "nobody" is possible, 0 is nobody and 1 the observer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, TypeAlias

import numpy
from numpy.typing import NDArray

from cosmodrome.kernel import Game, Seat
from cosmodrome.rl.frozen import Frozen, frozen

Array: TypeAlias = NDArray[numpy.int16]
Arrays: TypeAlias = dict[str, Array]

MOST = 32_000  # no count in any game comes near; it is cut off here


class Field(NamedTuple):
    """One array of an observation. `columns` name its last axis where that has a meaning of its own."""

    name: str
    shape: tuple[int, ...]
    about: str
    columns: tuple[str, ...] = ()
    low: int = 0


class Encoder:
    """The observations of one game at a table of some size. Games derive from it."""

    game: ClassVar[str]

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.names: Frozen = frozen(self.game)
        self.fields = self.describe()
        self.parts: Mapping[str, Callable[[Arrays, Any, Seat], None]] = self.writers()

    def describe(self) -> tuple[Field, ...]:
        """The fields, in the order of the documentation."""
        raise NotImplementedError

    def writers(self) -> Mapping[str, Callable[[Arrays, Any, Seat], None]]:
        """By part of the view, what writes it into the arrays of an observer. Parts that are left out tell nothing that
        other parts do not."""
        raise NotImplementedError

    def player(self, arrays: Arrays, value: Any, me: Seat, who: Seat) -> None:
        """Write what the view says of one player."""
        raise NotImplementedError

    def blank(self) -> Arrays:
        """Arrays with nothing in them."""
        return {field.name: numpy.zeros(field.shape, numpy.int16) for field in self.fields}

    def write(self, arrays: Arrays, path: str, value: Any, me: Seat) -> None:
        """Write one part of a view, named as the game names it: `turn`, or `players.2`."""
        name, _, who = path.partition(".")
        if who:
            self.player(arrays, value, me, int(who))
        elif (writer := self.parts.get(name)) is not None:
            writer(arrays, value, me)

    def encode(self, view: Mapping[str, Any], me: Seat) -> Arrays:
        """A whole view."""
        arrays = self.blank()
        for name in self.parts:
            self.write(arrays, name, view[name], me)
        for who, value in enumerate(view["players"]):
            self.player(arrays, value, me, who)
        return arrays

    def seat(self, who: Seat | None, me: Seat) -> int:
        """A seat as the observer counts it, from 1; 0 for nobody."""
        return 0 if who is None or who < 0 else (who - me) % self.seats + 1


class Observer:
    """The arrays of one seat, kept up to date with what changes: only the parts of the view that an event touched are
    written again."""

    __slots__ = ("_arrays", "_cursor", "_encoder", "_game", "_seat")

    def __init__(self, encoder: Encoder, game: Game, seat: Seat) -> None:
        self._encoder, self._game, self._seat = encoder, game, seat
        self._cursor = len(game.events(seat))
        self._arrays = encoder.encode(game.view(seat), seat)

    def read(self) -> Arrays:
        """The arrays as they are now. They are written to again: copy what you keep."""
        seat = self._seat
        changes = self._game.changes(seat, self._cursor)
        for path, value in changes["parts"].items():
            self._encoder.write(self._arrays, path, value, seat)
        self._cursor += len(changes["events"])
        return self._arrays
