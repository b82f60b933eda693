"""What a game is to the kernel: a handful of functions over its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from cosmodrome.kernel.asks import Ask, Rule
from cosmodrome.kernel.chance import Dealer
from cosmodrome.kernel.options import Option, Vocabulary
from cosmodrome.kernel.refusals import BadSetup
from cosmodrome.kernel.seats import Seat


class Setting(Struct, frozen=True):
    """One thing a table may choose before the game starts. `values` is empty where any value of a kind is allowed,
    and `accepts` then says which."""

    id: str
    values: tuple[Any, ...]
    default: Any

    def kinds(self) -> list[tuple[type, Any]]:
        """The values with their kinds: five is not 5.0, and yes is not 1, though Python finds them equal."""
        return [(type(value), value) for value in self.values]


class GameInfo(Struct, frozen=True):
    """What can be played: for menus and programs."""

    id: str
    seats: tuple[int, int]
    options: tuple[Setting, ...]
    talks: bool = False  # players negotiate, so a table may want a clock for it
    waits: bool = False  # windows may keep a table waiting


class Turn(NamedTuple):
    """How far a game has come: the round, counted from 1, and the seat whose turn it is."""

    round: int
    seat: Seat


Pieces: TypeAlias = Mapping[str, Callable[[Any], Rule[None] | None]]

STANDING = ("lets-pass", "asks-again")


def passing(table: Any) -> list[list[str]]:
    """The windows each seat lets pass, for the view."""
    return [list(windows) for windows in table.passing]


def nothing(*_: Any) -> Any:
    """The hook of a game that has nothing to say here."""
    return ()


def never(*_: Any) -> None:
    """The hook of a game that cannot tell."""


@dataclass(frozen=True)
class Rules:
    """A game's rules as the kernel runs them. `parts` and `each` together are the view: `parts` name one value each,
    `each` a list with a value for every seat. `touches` says which of them an event changes (`players.seat` is the
    entry of the event's seat), `always` which small ones go along with every change, `private` which of them depend on
    who looks: the others are made once for all. `asides` are what people would reckon from what they see: they
    take time and tell nothing new, so no view has them, and the server adds them for people. `windows` names the
    windows a seat may let pass, `quiet` those that all let pass from the start, until they want to be asked. `talk` is
    the verb that ends the negotiation under way, if there is one: a table may put a clock on it."""

    id: str
    version: int
    seats: tuple[int, int]
    options: tuple[Setting, ...]
    verbs: Vocabulary
    table: type[Any]
    setup: Callable[[int, dict[str, Any]], Any]
    pieces: Pieces
    parts: Mapping[str, Callable[[Any, Seat | None], Any]]
    each: Mapping[str, Callable[[Any, Seat | None, Seat], Any]]
    touches: Mapping[str, tuple[str, ...]]
    redeal: Callable[[Any, Seat, Dealer], None]
    laws: Callable[[Any], None]
    cards: Callable[[], dict[str, Any]] = dict  # what never changes, as plain data for clients
    hint: Callable[[Any, Ask, Option], dict[str, Any]] = lambda *_: {}
    why: Callable[[Any, Seat, str, Option], str | None] = never
    asides: Mapping[str, Callable[[Any, Seat | None], Any]] = field(default_factory=dict)
    acts: Callable[[Any, Seat], Sequence[Option]] = nothing
    act: Callable[[Any, Seat, Option], Rule[None]] = nothing
    always: tuple[str, ...] = ()
    private: tuple[str, ...] | None = None  # None: any may depend on it
    windows: tuple[str, ...] = ()
    quiet: tuple[str, ...] = ()
    talk: Callable[[Any], str | None] = never
    turn: Callable[[Any], Turn | None] = never  # None before the first turn
    accepts: Mapping[str, Callable[[Any], bool]] = field(default_factory=dict)

    def info(self) -> GameInfo:
        """The game's entry in the list of what can be played."""
        return GameInfo(self.id, self.seats, self.options, self.talk is not never, bool(self.windows))

    def settle(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """The full set of options, checked; `BadSetup` names what is wrong."""
        low, high = self.seats
        if type(seats) is not int or not low <= seats <= high:
            raise BadSetup(game=self.id, seats=seats, low=low, high=high)
        known = {setting.id: setting for setting in self.options}
        chosen = {setting.id: setting.default for setting in self.options}
        for name, value in dict(options or {}).items():
            setting = known.get(name)
            if setting is None:
                raise BadSetup(game=self.id, option=name)
            accepts = self.accepts.get(name)
            legal = accepts(value) if accepts is not None else (type(value), value) in setting.kinds()
            if not legal:
                raise BadSetup(game=self.id, option=name, value=value, values=list(setting.values))
            chosen[name] = value
        return chosen

    def view(self, table: Any, seat: Seat | None) -> dict[str, Any]:
        """What one seat may know, as plain data."""
        view = {name: part(table, seat) for name, part in self.parts.items()}
        view["seats"] = table.seats
        view["passing"] = passing(table)
        for name, part in self.each.items():
            view[name] = [part(table, seat, who) for who in range(table.seats)]
        return view

    def part(self, table: Any, seat: Seat | None, path: str) -> Any:
        """One part of the view: `turn`, or `players.2`."""
        name, _, who = path.partition(".")
        if name == "passing":
            return passing(table)
        if name in self.parts:
            return self.parts[name](table, seat)
        return self.each[name](table, seat, int(who))

    def touched(self, table: Any, events: Sequence[Mapping[str, Any]]) -> list[str]:
        """The parts of the view that these events change."""
        paths = dict.fromkeys(self.always)
        for event in events:
            if event["key"] == "undone":
                return self._paths(table, ("passing", *self.parts, *self.each), event)
            names = ("passing",) if event["key"] in STANDING else self.touches.get(event["key"], ())
            paths.update(dict.fromkeys(self._paths(table, names, event)))
        return list(paths)

    def _paths(self, table: Any, names: Sequence[str], event: Mapping[str, Any]) -> list[str]:
        paths: list[str] = []
        for path in names:
            name, _, who = path.partition(".")
            if name in self.parts or name == "passing":
                paths.append(name)
            elif who:
                paths.append(f"{name}.{event[who]}")
            else:
                paths.extend(f"{name}.{seat}" for seat in range(table.seats))
        return paths
