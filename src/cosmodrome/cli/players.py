"""Who sits at the table: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from cosmodrome.bots import is_own

# An owner is a shape and a colour; the shape alone is enough to tell.
SHAPES: Final = ("●", "▲", "■", "◆", "⬢", "★")
COLOURS: Final = ("#56b4e9", "#f2a33a", "#35c08a", "#d58bc0", "#ee6c4d", "#f0e442")
PEOPLE: Final = ("me", "person")
LONGEST_NAME = 20


class BadSeats(Exception):
    """The seats cannot be filled like this; `key` names the text that says why."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.details = args


@dataclass(frozen=True)
class Player:
    """One seat, with a person or a bot in it."""

    seat: int
    name: str
    bot: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody at this keyboard decides."""
        return self.bot is None

    @property
    def shape(self) -> str:
        """The sign of the owner."""
        return SHAPES[self.seat % len(SHAPES)]

    @property
    def colour(self) -> str:
        """Its colour."""
        return COLOURS[self.seat % len(COLOURS)]

    def sign(self) -> Text:
        """The sign in its colour."""
        return Text(self.shape, self.colour)

    def label(self) -> Text:
        """Sign and name."""
        return Text.assemble((self.shape, self.colour), " ", (self.name, f"bold {self.colour}"))

    def plain(self) -> dict[str, Any]:
        """As it is kept beside a record."""
        return {"name": self.name, "bot": self.bot}


def read_seats(spec: str, stars: Sequence[str], bots: Sequence[str]) -> list[Player]:
    """The players of `me,greedy,person:Orion`; those without a name get the name of a star."""
    words = [word.strip() for word in spec.split(",") if word.strip()]
    named = [word.partition(":") for word in words]
    free = [star for star in stars if star not in {name.strip() for _, _, name in named}]
    players: list[Player] = []
    for seat, (kind, _, given) in enumerate(named):
        kind, name = kind.strip(), given.strip()
        kind = kind if is_own(kind) else kind.lower()
        if kind not in PEOPLE and kind not in bots and not is_own(kind):
            raise BadSeats("terminal-no-such-player", player=kind, bots=", ".join(bots))
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSeats("terminal-bad-name", most=LONGEST_NAME)
        if name.lower() in {player.name.lower() for player in players}:
            raise BadSeats("terminal-same-name", name=name)
        players.append(Player(seat, name or free.pop(0), None if kind in PEOPLE else kind))
    return players


def restored(plain: Any) -> list[Player]:
    """The players kept beside a record; none where there are none or they make no sense."""
    try:
        return [
            Player(seat, str(entry["name"])[:LONGEST_NAME], entry["bot"] and str(entry["bot"]))
            for seat, entry in enumerate(plain or ())
        ]
    except (TypeError, KeyError):
        return []


def may_play_on(players: Sequence[Player], bots: Sequence[str]) -> bool:
    """Whether all bots are ours. Others must be named on the command line: a file from somewhere else must not choose
    which code is run here."""
    return all(player.bot is None or player.bot in bots for player in players)
