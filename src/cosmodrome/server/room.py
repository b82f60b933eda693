"""What a live game needs from the table it is played at."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from cosmodrome.server import wire
from cosmodrome.server.connection import Connection
from cosmodrome.server.services import Services
from cosmodrome.store import TableRow
from cosmodrome.store.rows import Pace

Job = Callable[[], Awaitable[Any]]


class Room(Protocol):
    """A table, as its live game sees it."""

    row: TableRow
    services: Services
    connections: set[Connection]

    @property
    def pace(self) -> Pace:
        """How fast the bots play."""
        ...

    @property
    def delay(self) -> float | None:
        """How long a hidden window stays open on average; None where nobody has anything to hide."""
        ...

    def post(self, job: Job) -> None:
        """Do this when its turn comes."""
        ...

    def fail(self, error: Exception, what: dict[str, Any], game: Any) -> None:
        """Stop the table: the fault is ours."""
        ...

    async def reload(self) -> None:
        """Take the game from the store again."""
        ...

    def outcome(self) -> wire.Outcome | None:
        """How the game ended, once everybody has seen it."""
        ...

    def chat_for(self, connection: Connection) -> list[wire.ChatShown]:
        """The chat as a connection may read it."""
        ...

    def push_info(self) -> None:
        """Tell everybody how the table is now."""
        ...
