"""What is stored about a table, as typed values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

State = Literal["open", "running", "over", "stopped"]
Kind = Literal["empty", "person", "bot"]
Pace = Literal["instant", "brisk", "slow"]


class Offer(Struct):
    """A link by which another person may take a seat over: its hash, and whether the host made it for a player who is
    absent."""

    link: str
    by_host: bool = False


class Lender(Struct):
    """Who handed their seat to another person and may take it back."""

    person: str
    name: str | None


class Sitter(Struct):
    """Who sits in a seat. A person's seat with a `bot` is played by that bot for the time being, or for good
    when the person has resigned. `promise` is the hash of the seat's share in the seed.

    `also` are the player's other devices, let in by the personal link whose hash is `link`. `since` tells when another
    person took the seat over: what was whispered to the seat before is not theirs to read."""

    kind: Kind = "empty"
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    resigned: bool = False
    promise: str | None = None
    also: list[str] = []
    link: str | None = None
    offer: Offer | None = None
    lender: Lender | None = None
    since: float = 0.0

    def held_by(self, person: str | None) -> bool:
        """Whether it is this person's seat, on whichever of their devices."""
        return person is not None and (self.person == person or person in self.also)

    def holders(self) -> set[str]:
        """The player, by all their devices."""
        return {self.person, *self.also} if self.person is not None else set()


class Motion(Struct):
    """What somebody wants to do that others must agree to. `by` is the seat that asks, None for a host without
    one; `asked` are the seats that must agree, `agreed` those that have. Silence until `until` counts as consent."""

    kind: Literal["clock", "end", "host"]
    by: int | None
    asked: list[int]
    until: float
    args: dict[str, Any] = {}
    agreed: list[int] = []


class Settings(Struct):
    """What the host chose about the table, as opposed to the game."""

    delay: float = 1.2
    decision_seconds: int | None = None
    decision_default: Literal["pass", "bot"] = "pass"
    talk_seconds: int | None = None
    private_chat: bool = True
    pace: Pace | None = None
    take_back_seconds: float | None = None


class TableRow(Struct):
    """One table: everything that is known of it without loading its game."""

    id: str
    game: str
    options: dict[str, Any]
    settings: Settings
    public: bool
    host: str
    seats: list[Sitter]
    created: float
    touched: float
    state: State = "open"
    turn: list[int] = []
    round: int | None = None
    outcome: dict[str, Any] | None = None
    commitment: str | None = None
    rules: str | None = None
    header: dict[str, Any] | None = None
    rematch: str | None = None
    orders: dict[str, list[Any]] | None = None  # standing orders by seat: for the eyes of each seat alone
    due: float | None = None  # when the time for the present decision is over at the latest, if there is a limit
    motion: Motion | None = None
    version: int = 0  # how often it had been written to when it was read; the store keeps count from there

    def people(self) -> set[str]:
        """Everybody who has something to do with the table."""
        lenders = {sitter.lender.person for sitter in self.seats if sitter.lender is not None}
        return {self.host, *lenders}.union(*(sitter.holders() for sitter in self.seats))

    def seats_of(self, person: str) -> list[int]:
        """The seats a person holds; several, when several people share a device."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.held_by(person)]

    def hosted_by(self, person: str | None) -> bool:
        """Whether this person is the host, on whichever of their devices."""
        return person == self.host or any(s.person == self.host and s.held_by(person) for s in self.seats)


class ChatLine(Struct):
    """One line of chat; `to` is None for everybody, or the seats it was whispered to. `id` counts per table. A line
    with a `note` was not said by anybody: the table itself tells what happened to its seats or settings."""

    at: float
    seat: int | None
    name: str
    text: str
    to: list[int] | None = None
    id: int = 0
    note: dict[str, Any] | None = None

    def heard_by(self, seat: int | None) -> bool:
        """Whether a viewer from this seat may read it."""
        return self.to is None or (seat is not None and (seat == self.seat or seat in self.to))


class Stored(Struct):
    """A game as it lies in the database: what is needed to load it. `nonces` are those of the last messages that each
    seat had acknowledged; `sealed_nonces`, among them, those of the answers that are still sealed."""

    entries: list[Any]
    sealed: list[Any]
    sealed_nonces: list[str]
    checkpoint: Any
    nonces: dict[int, list[str]]


def to_columns(row: TableRow) -> dict[str, Any]:
    """A row as plain column values."""
    columns: dict[str, Any] = msgspec.to_builtins(row)
    return columns


def from_columns(columns: Mapping[Any, Any]) -> TableRow:
    """The row that the column values make; the names of columns are a kind of string that msgspec refuses."""
    return msgspec.convert({str(name): value for name, value in columns.items()}, TableRow)


class Write(Struct):
    """What one act at a table leaves behind. Fields that are left out stay as they are. `version` is the state of the
    table that the writer has seen, filled in by the store; without one nothing is checked."""

    table: str
    version: int | None = None
    create: TableRow | None = None
    row: dict[str, Any] = {}
    members: Sequence[str] = ()
    left: Sequence[str] = ()
    first: int = 0
    entries: Sequence[Any] = ()
    nonce: str | None = None
    sealed: list[Any] | UnsetType = UNSET
    sealed_nonces: list[str] = []
    checkpoint: tuple[int, Any] | None = None
    chat: ChatLine | None = None
    delete: bool = False

    @property
    def counts(self) -> bool:
        """Whether it changes what others rest on: all but new tables, lines of chat and bare checkpoints."""
        return self.create is None and bool(self.row or self.entries or self.members or self.left or self.reseals)

    @property
    def reseals(self) -> bool:
        """Whether it replaces the sealed answers."""
        return self.sealed is not UNSET
