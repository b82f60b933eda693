"""A place at a table: everything a bot gets, which is what a person in that seat could see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from cosmodrome.kernel import Ask, Game, Option, Seat
from cosmodrome.kernel.options import ask_again, let_pass

STANDING = (let_pass.key, ask_again.key)


class Place:
    """One seat at a table, as its bot sees it. The game itself cannot be reached from here."""

    __slots__ = ("_acts", "_asks", "_events", "_imagine", "_view", "seat")

    def __init__(self, game: Game, seat: Seat) -> None:
        self.seat = seat
        # Functions of their own, not the game or its methods: those would lead back to the table.
        self._view: Callable[[], dict[str, Any]] = lambda: game.view(seat)
        self._asks: Callable[[], tuple[Ask, ...]] = lambda: tuple(asked(ask) for ask in game.asks if ask.seat == seat)
        self._acts: Callable[[], list[Option]] = lambda: own_acts(game, seat)
        self._events: Callable[[int], list[dict[str, Any]]] = lambda since: game.events(seat, since)
        self._imagine: Callable[[Random], Game] = lambda rng: game.imagine(seat, rng)

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain data."""
        return self._view()

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open asks of the seat: none, or one."""
        return self._asks()

    @property
    def acts(self) -> list[Option]:
        """What the seat may do unasked, besides letting windows pass. Nothing while a window is open: to act would tell
        that the seat is asked there."""
        return self._acts()

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as the seat may see it."""
        return self._events(since)

    def imagine(self, rng: Random) -> Game:
        """A game as it might be, in which all that the seat has not seen is dealt anew. A bot may do with it what it
        likes; it has an open ask of the seat, equal to the real one."""
        return self._imagine(rng)


def asked(ask: Ask) -> Ask:
    """An ask that holds its options as a list; the kernel's own ask holds the table they are made from."""
    copy = Ask(ask.seat, ask.key, list(ask.options), args=dict(ask.args))
    copy.id = ask.id
    return copy


def own_acts(game: Game, seat: Seat) -> list[Option]:
    """The acts of the game itself."""
    return [] if game.window is not None else [act for act in game.acts(seat) if act[0] not in STANDING]


class Bot(Protocol):
    """What sits in a place: it answers one ask at a time, and before each answer it may do one thing unasked. Who
    inherits it needs only `choose`."""

    def act(self, place: Place, rng: Random) -> str | None:
        """The id of one of the acts of the place, or None: then it answers."""
        return None

    def choose(self, place: Place, rng: Random) -> str:
        """The id of one of the options of the place's open ask."""
        ...
