"""The wire: every body and every message between server and client, as types.

The OpenAPI document is made from these, and the client's types from that document.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from cosmodrome.store.rows import Kind, Pace, State

Seat = Annotated[int, Meta(ge=0, le=31)]
Name = Annotated[str, Meta(min_length=1, max_length=200, description="1 to 24 characters after cleaning")]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionId = Annotated[str, Meta(max_length=400)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]*$")]
Seconds = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]
Plain = dict[str, Any]


# ---- bodies of requests --------------------------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True):
    """What a new table should be. `name` is the name of the person who opens it; without one they take no seat."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=32)]
    options: dict[str, Any] = {}
    public: bool = False
    bots: dict[Annotated[str, Meta(max_length=2)], BotName] = {}
    name: Name | None = None
    delay: Annotated[float, Meta(ge=0, le=30)] | None = None
    decision_seconds: Seconds | None = None
    decision_default: Literal["pass", "bot"] = "pass"
    talk_seconds: Seconds | None = None
    private_chat: bool = True
    pace: Pace | None = None
    take_back_seconds: Annotated[float, Meta(ge=0, le=30)] | None = None


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down under a name."""

    name: Name


class SetBot(Struct, forbid_unknown_fields=True):
    """The bot that should play the seat, or None to end that."""

    bot: BotName | None


class Resign(Struct, forbid_unknown_fields=True):
    """Give up a seat for good."""

    seat: Seat


class MakeLink(Struct, forbid_unknown_fields=True):
    """A link to a seat: for another device of mine, or for another person who shall take the seat over."""

    to: Literal["me", "another"]


class ClaimSeat(Struct, forbid_unknown_fields=True):
    """Take the seat that a link leads to; somebody who takes it over brings a name."""

    seat: Seat
    secret: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name | None = None


class HandHosting(Struct, forbid_unknown_fields=True):
    """The seat of the new host."""

    seat: Seat


class NewClock(Struct, forbid_unknown_fields=True):
    """The time limits from now on."""

    decision_seconds: Seconds | None
    decision_default: Literal["pass", "bot"] = "pass"
    talk_seconds: Seconds | None = None


class Vote(Struct, forbid_unknown_fields=True):
    """Agree to what was asked, or refuse it."""

    agree: bool


class ImportRecord(Struct, forbid_unknown_fields=True):
    """A record as the export gave it."""

    record: dict[str, Any]


# ---- bodies of answers ---------------------------------------------------------------------------------


class OptionSpec(Struct):
    """One thing a table may choose before the game starts; no values: anything of the default's kind."""

    id: str
    values: list[Any]
    default: Any


class GameInfo(Struct):
    """One game that can be played here."""

    id: str
    seats: tuple[int, int]
    options: list[OptionSpec]
    bots: list[str]
    talks: bool
    waits: bool


class SeatInfo(Struct):
    """One seat as everybody sees it. A person's seat with a bot is played by that bot for now; `away` tells since when
    its player has not been at the table, if they have been.

    For whom it concerns: `linked` says that a link for other devices exists, `offered` that another person may take the
    seat over by a link, `returnable` that the reader handed the seat over and may take it back."""

    seat: int
    name: str | None
    kind: Kind
    bot: str | None
    mine: bool
    online: bool
    resigned: bool
    away: str | None = None
    linked: bool = False
    offered: bool = False
    returnable: bool = False


class SeatLink(Struct):
    """The secret of a link to a seat. It is told once: the server keeps only its hash."""

    seat: int
    secret: str


class MotionInfo(Struct):
    """What somebody wants to do that the seats in `asked` must agree to. Silence until `until` counts as consent;
    then it can be done. `by` is the seat of the person who asks."""

    kind: Literal["clock", "end", "host"]
    by: int | None
    args: dict[str, Any]
    asked: list[int]
    agreed: list[int]
    until: str


class Outcome(Struct):
    """How a game ended; `resigned` are the seats that a bot played to the end."""

    winners: list[int]
    scores: list[int]
    reason: str
    resigned: list[int] = []


class TableInfo(Struct):
    """A table as everybody may know it; `turn` are the seats asked, as far as that is public, `changed` tells since
    when. `promises` are the hashes of the shares in the seed, of the server and of seats; `commitment` is the server's
    before the start and the hash of the whole seed from then on. A step that ends a turn is sent when
    `take_back_seconds` have passed: until then it can be taken back."""

    id: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    public: bool
    host: bool
    state: State
    turn: list[int]
    round: int | None
    outcome: Outcome | None
    created: str
    changed: str
    commitment: str | None
    promises: dict[str, str]
    rematch: str | None
    decision_seconds: int | None
    decision_default: Literal["pass", "bot"]
    talk_seconds: int | None
    private_chat: bool
    delay: float
    pace: Pace
    take_back_seconds: float
    motion: MotionInfo | None = None


class Tables(Struct):
    """Tables to go to."""

    mine: list[TableInfo]
    public: list[TableInfo]


class Mark(Struct):
    """A place in a finished game worth stopping at."""

    at: int
    round: int | None
    scores: list[int] | None = None


class Reach(Struct):
    """Where other computers find the site, best first; nothing where only this machine can."""

    addresses: list[str]


class ReplayFrame(Struct):
    """The table after `at` answers, with what the last of them brought about; `views` has every seat's, when all
    were asked for."""

    at: int
    total: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    marks: list[Mark]
    views: list[dict[str, Any]] | None = None


class Earlier(Struct):
    """Some of what happened before, oldest first; `first` is the number of the first of these events."""

    first: int
    events: list[dict[str, Any]]


class Refused(Struct):
    """Why not: the id of the reason (text under `refusal-<id>`), the rule it rests on, and arguments."""

    error: str
    rule: str | None = None
    args: dict[str, Any] = {}


class Health(Struct):
    """The server lives, and its database answers."""

    status: Literal["ok"]
    version: str


# ---- parts of messages ---------------------------------------------------------------------------------


class OptionShown(Struct):
    """One legal answer; `hint` says what it brings."""

    id: str
    key: str
    args: dict[str, Any]
    hint: dict[str, Any] = {}


class AskShown(Struct):
    """An open question to a seat of the reader, with all legal answers."""

    id: int
    seat: int
    key: str
    args: dict[str, Any]
    options: list[OptionShown]


class ChatShown(Struct):
    """A line of chat; `to` names the seats it was whispered to. A `note` is told by the table itself: a key and
    arguments instead of a text."""

    id: int
    seat: int | None
    name: str
    text: str
    to: list[int] | None
    at: str
    note: dict[str, Any] | None = None


# ---- from the client -----------------------------------------------------------------------------------


class HelloMessage(Struct, tag="hello", forbid_unknown_fields=True):
    """Look from a seat of mine, or as an onlooker; with a cursor, go on from there."""

    seat: Seat | None
    cursor: Annotated[int, Meta(ge=0)] | None = None


class AnswerMessage(Struct, tag="answer", forbid_unknown_fields=True):
    """Answer the open ask of a seat of mine."""

    seat: Seat
    option: OptionId
    ask: int
    nonce: Nonce


class UndoMessage(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last answer."""

    seat: Seat
    nonce: Nonce


class ActMessage(Struct, tag="act", forbid_unknown_fields=True):
    """Do something unasked."""

    seat: Seat
    act: OptionId
    nonce: Nonce


class OrderMessage(Struct, tag="order", forbid_unknown_fields=True):
    """Give a standing order, or drop it."""

    seat: Seat
    order: OptionId
    on: bool
    nonce: Nonce


class OrdersMessage(Struct, tag="orders", forbid_unknown_fields=True):
    """Which standing orders have I given, and which may I give?"""

    seat: Seat
    nonce: Nonce


class WhyMessage(Struct, tag="why", forbid_unknown_fields=True):
    """Which rule forbids this?"""

    seat: Seat
    option: OptionId
    nonce: Nonce


class RehearseMessage(Struct, tag="rehearse", forbid_unknown_fields=True):
    """Where would these answers lead, one after the other?"""

    seat: Seat
    ask: int
    answers: Annotated[list[OptionId], Meta(max_length=100)]
    nonce: Nonce


class ChatMessage(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to all, or to some seats only."""

    text: Annotated[str, Meta(max_length=4000)]
    nonce: Nonce
    to: Annotated[list[Seat], Meta(max_length=32)] | None = None


class PromiseMessage(Struct, tag="promise", forbid_unknown_fields=True):
    """Promise the share of a seat of mine in the seed, before the start: the SHA-256 of `cosmodrome share <share>`."""

    seat: Seat
    promise: Hash
    nonce: Nonce


class ShareMessage(Struct, tag="share", forbid_unknown_fields=True):
    """Show the share that was promised, when the server asks for it."""

    seat: Seat
    share: Share


class PingMessage(Struct, tag="ping", forbid_unknown_fields=True):
    """Still there?"""


ClientMessage = (
    HelloMessage
    | AnswerMessage
    | UndoMessage
    | ActMessage
    | OrderMessage
    | OrdersMessage
    | WhyMessage
    | RehearseMessage
    | ChatMessage
    | PromiseMessage
    | ShareMessage
    | PingMessage
)


# ---- from the server -----------------------------------------------------------------------------------


class TableMessage(Struct, tag="table"):
    """Seats or state have changed."""

    info: TableInfo


class ViewMessage(Struct, tag="view"):
    """Everything, once."""

    seat: int | None
    cursor: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    asks: list[AskShown]
    acts: list[OptionShown]
    waiting: list[int]
    window: dict[str, Any] | None
    may_undo: bool
    outcome: Outcome | None
    seconds_left: float | None
    chat: list[ChatShown]


class ChangeMessage(Struct, tag="change"):
    """What happened since, and the new values of the parts of the view that it touched: `turn`, `players.2`. In `late`
    are the seats for which the clock decided."""

    cursor: int
    events: list[dict[str, Any]]
    parts: dict[str, Any]
    asks: list[AskShown]
    acts: list[OptionShown]
    waiting: list[int]
    window: dict[str, Any] | None
    may_undo: bool
    outcome: Outcome | None
    seconds_left: float | None
    late: list[int] = []


class AckMessage(Struct, tag="ack"):
    """Done, and stored."""

    nonce: str


class RefusedMessage(Struct, tag="refused"):
    """Not done; nothing has changed."""

    nonce: str | None
    id: str
    rule: str | None = None
    args: dict[str, Any] = {}


class ChatLineMessage(Struct, tag="chat"):
    """Somebody said something."""

    id: int
    seat: int | None
    name: str
    text: str
    to: list[int] | None
    at: str
    note: dict[str, Any] | None = None


class AnswerWhyMessage(Struct, tag="answer-why"):
    """The rule that was asked for; None when the option is legal or the rules cannot tell."""

    nonce: str
    rule: str | None


class RehearsedMessage(Struct, tag="rehearsed"):
    """The table as the reader would see it after the first `taken` of the answers, and what would be asked then. The
    next one, if there is any, is not offered there, or chance or another player would decide."""

    nonce: str
    taken: int
    view: dict[str, Any]
    ask: AskShown


class OrdersShownMessage(Struct, tag="orders"):
    """The standing orders of the reader's seat, and those that may be given besides. Those in `halted` answer nothing
    for now; it names the things that keep them from doing so."""

    seat: int
    given: list[str]
    offered: list[str]
    halted: dict[str, list[str]] = {}


class RevealMessage(Struct, tag="reveal"):
    """The game is about to start: show the shares you have promised, at once."""

    promises: dict[str, str]


class StoppedMessage(Struct, tag="stopped"):
    """This table cannot go on: the fault is ours."""

    reason: str


class PongMessage(Struct, tag="pong"):
    """Still here."""


ServerMessage = (
    TableMessage
    | ViewMessage
    | ChangeMessage
    | AckMessage
    | RefusedMessage
    | ChatLineMessage
    | AnswerWhyMessage
    | RehearsedMessage
    | OrdersShownMessage
    | RevealMessage
    | StoppedMessage
    | PongMessage
)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode(data: str | bytes) -> ClientMessage:
    """A client's message; `msgspec.DecodeError` if it is none."""
    return _decoder.decode(data)


def encode(message: Any) -> str:
    """A message as text."""
    return _encoder.encode(message).decode()


def pack(value: Any) -> Raw:
    """A part of messages, made into text once for all of them."""
    return Raw(_encoder.encode(value))
