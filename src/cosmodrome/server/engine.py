"""The door to the games.

The server knows games only through the functions of the package's front door: it holds no rule and no name of a game.
The door is found by the name of a module, because the bots' worker processes have to find it again.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from typing import Any

from cosmodrome.course import Course
from cosmodrome.kernel import BadRecord, Outcome
from cosmodrome.orders import Book
from cosmodrome.server import wire
from cosmodrome.server.errors import Refused
from cosmodrome.store import Stored

FRONT_DOOR = "cosmodrome"
# These lie in tables of their own and grow; the rest of a record is its header.
GROWING = ("entries", "sealed")
HEADER = ("game", "version", "seats", "options", "seed", "commitment")


class Engine:
    """The games of a module: `cosmodrome` itself, or one of a test."""

    def __init__(self, module: str = FRONT_DOOR) -> None:
        self.module = module
        self._door: Any = importlib.import_module(module)
        self._games: dict[str, wire.GameInfo] | None = None

    def games(self) -> dict[str, wire.GameInfo]:
        """What can be played, by id."""
        if self._games is None:
            self._games = {
                info.id: wire.GameInfo(
                    id=info.id,
                    seats=(info.seats[0], info.seats[1]),
                    options=[wire.OptionSpec(o.id, list(o.values), o.default) for o in info.options],
                    bots=list(getattr(info, "bots", None) or self._bots(info.id)),
                    talks=info.talks,
                    waits=info.waits,
                )
                for info in self._door.games()
            }
        return self._games

    def _bots(self, game: str) -> list[str]:
        try:
            return list(importlib.import_module(f"{self.module}.bots").names_for(game))
        except (ImportError, AttributeError):
            return []

    def info(self, game: str) -> wire.GameInfo:
        """One game, or a refusal."""
        found = self.games().get(game)
        if found is None:
            raise Refused("no-such-game", 404)
        return found

    def new_game(self, game: str, seats: int, options: dict[str, Any], seed: str | None = None) -> Any:
        """A fresh game; `BadSetup` when it cannot be played so."""
        return self._door.new_game(game, seats=seats, seed=seed, options=options)

    def replay(self, record: dict[str, Any]) -> Any:
        """The game of a record that nobody vouches for; `BadRecord` when it does not follow the rules."""
        return self._door.replay(record)

    def retrace(self, record: dict[str, Any]) -> Iterator[Any]:
        """The game of a record, always the same one, as it began and after each thing that somebody did."""
        trace: Iterator[Any] = self._door.retrace(record)
        return trace

    def course(self, record: dict[str, Any]) -> Course | None:
        """How a finished game went, if the game tells."""
        try:
            found: Course | None = importlib.import_module(f"{self.module}.course").course(record)
        except ImportError:
            return None
        return found

    def load(self, header: dict[str, Any], stored: Stored) -> Any:
        """The game that lies in the store. When the rules have changed since, the kernel goes on from the checkpoint;
        what was answered after that is answered again."""
        record = {**header, "entries": stored.entries, "sealed": stored.sealed}
        checkpoint = stored.checkpoint or {}
        game = self._door.load({**record, **checkpoint})
        if not is_resumed(game):
            return game
        at = checkpoint["at"]
        if at < len(stored.entries):
            game = self._door.load({**record, "entries": stored.entries[:at], **checkpoint})
            for entry in stored.entries[at:]:
                if not is_consequence(entry):
                    game.follow(entry)
            if game.entries(0) != stored.entries:
                raise BadRecord(entry=at)
        game.seal(stored.sealed)
        return game

    def orders(self, game: str) -> Book | None:
        """What standing orders a game has, if any."""
        try:
            book: Book | None = importlib.import_module(f"{self.module}.orders").book_of(game)
        except (ImportError, AttributeError):
            return None
        return book

    def asked(self, game: str, options: dict[str, Any]) -> Mapping[str, tuple[int, float, float]]:
        """How often somebody is asked in each hidden window of a game, as far as that was counted."""
        try:
            counted: Mapping[str, tuple[int, float, float]] = importlib.import_module(f"{self.module}.asked").asked_in(
                game, options
            )
        except (ImportError, AttributeError):
            return {}
        return counted

    def cards(self, game: str) -> Any:
        """What never changes about a game: its card rows as plain data."""
        return self._door.cards(self.info(game).id)

    def rules(self, game: str) -> Any:
        """The ledger of a game's rules as plain data: sections and rows."""
        return self._door.ledger(self.info(game).id)

    def substitute(self, game: str) -> str:
        """The bot that plays on when a person leaves: neither the weakest nor the slowest."""
        bots = self.info(game).bots
        if not bots:
            raise Refused("no-bots")
        return "greedy" if "greedy" in bots else bots[0]


def header_of(game: Any) -> dict[str, Any]:
    """The part of a record that does not grow; the seed is in it, so it stays on the server until the end."""
    record = game.record()
    return {name: record[name] for name in HEADER}


def checkpoint_of(game: Any) -> dict[str, Any]:
    """What a saved game holds besides its record, and how many entries it stands for."""
    saved = game.save()
    kept = {name: value for name, value in saved.items() if name not in (*HEADER, *GROWING)}
    return {**kept, "at": len(saved["entries"])}


def outcome_of(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as plain data."""
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason}


def is_resumed(game: Any) -> bool:
    """Whether a game went over to newer rules: then its story begins there."""
    first = game.events(None, 0)[:1]
    return bool(first) and first[0]["key"] == "resumed"


def is_consequence(entry: list[Any]) -> bool:
    """Whether an entry of a record follows from the one before it: chance, and answers without a choice."""
    return entry[0] == "chance" or (len(entry) == 3 and entry[2] == 1)
