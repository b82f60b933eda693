"""What answers for a seat may do to a live game: its player, its bot, the clock and standing orders alike."""

from __future__ import annotations

from typing import Any, Protocol

from cosmodrome.kernel import Ask
from cosmodrome.server.timeline import Timeline
from cosmodrome.server.waits import Waits


class Asked(Protocol):
    """The asks that may be seen now; those in `unasked`, by seat and number, are not shown."""

    unasked: set[tuple[int, int]]

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open asks."""
        ...

    def open_to(self, seat: int | None) -> bool:
        """Whether the seat can do anything now."""
        ...


class Substitute(Protocol):
    """Decides for a person who is away."""

    def decide(self, seat: int, ask: int) -> None:
        """Let a bot decide this one ask."""
        ...


class Playing(Protocol):
    """A live game, as the clock, the bots and the orders use it."""

    stopped: bool
    shown_at: float
    timeline: Timeline
    waits: Waits

    @property
    def outbox(self) -> Asked:
        """What is shown."""
        ...

    @property
    def bots(self) -> Substitute:
        """Who decides for those who are away."""
        ...

    async def answer(self, seat: int, option: str, ask: int) -> None:
        """Answer for a seat."""
        ...

    async def decide_late(self, seat: int, option: str, ask: int) -> None:
        """Answer for a seat whose time is over."""
        ...

    async def act(self, seat: int, act: str) -> None:
        """Do something unasked."""
        ...

    async def commit(self, seat: int) -> None:
        """Store and show what a seat has done."""
        ...

    def call(self, function: Any, *args: Any, **kwargs: Any) -> Any:
        """Call the engine."""
        ...
