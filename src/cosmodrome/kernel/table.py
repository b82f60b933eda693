"""The table: the plain data of one game in progress.

A game derives its own table and adds typed fields and the verbs that change them. A field may be a `Part`, which has
fields and verbs itself. Everything else is flat (numbers, strings, tuples, and one or two levels of lists and dicts of
those), so that a copy costs microseconds; `copy` is generated from the field types. Only verbs change the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

from msgspec import Struct, convert

from cosmodrome.kernel.events import Story
from cosmodrome.kernel.seats import NOBODY, from_plain

Self = TypeVar("Self", bound="Part")
Whole = TypeVar("Whole", bound="Table")


class Outcome(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Won(Exception):
    """Raised by a verb that ends the game at once; the kernel closes the piece."""

    def __init__(self, winners: Iterable[int], scores: Iterable[int], reason: str) -> None:
        super().__init__(reason)
        self.outcome = Outcome(tuple(winners), tuple(scores), reason)


def unheard(event: dict[str, Any]) -> None:
    """Nobody listens."""


class Teller:
    """What a table has beside its data. It tells its events into `told`; that is None while a fork or a replay catches
    up, and what the table says goes unheard. `kept` is a cache for the game, shared with copies. `rounds` notes for
    every round of a window since the newest checkpoint whether anybody was asked in it; a copy that catches up reads it
    from `again`."""

    __slots__ = ("again", "kept", "rounds", "say", "told")

    told: Story | None
    # `tell` at half its price, for what happens at every turn and is plainly public: the event as it will stand in the
    # story, `table.say({"key": "rolled", ...})`.
    say: Callable[[dict[str, Any]], None]
    kept: Any
    rounds: list[bool]
    again: Iterator[bool] | None

    def once_more(self) -> bool:
        """Whether anybody was asked in this round of a window, when it took place."""
        assert self.again is not None
        is_open = next(self.again)
        self.rounds.append(is_open)
        return is_open

    def listen(self, story: Story) -> None:
        """From now on events go here."""
        self.told, self.say = story, story.append


class Part(Teller, Struct, kw_only=True):
    """A part of a table: data that belongs together, and the verbs that change it and tell what happened. A table with
    parts passes on in `listen` where events go."""

    seats: int

    def __post_init__(self) -> None:
        self.told, self.say, self.kept, self.rounds, self.again = None, unheard, None, [], None

    def tell(self, key: str, /, **facts: Any) -> None:
        """Say what happened: all see the facts, but `secret={...}, to=(seat, ...)` is for those seats alone.

        `discloses=True` marks a public consequence of a hidden fact: nothing before it can be taken back, and twin
        tables may differ from here on.
        """
        told = self.told
        if told is not None:
            facts["key"] = key
            # Taken from the facts, not named above: Python would compare every fact with every name.
            if "to" in facts or "discloses" in facts or "secret" in facts:
                told.show(facts, facts.pop("secret", None), facts.pop("to", ()), facts.pop("discloses", False))
            else:
                told.append(facts)

    def disclose(self, event: dict[str, Any]) -> None:
        """Say what shows something hidden to all, as `tell` does with `discloses=True`: the event as it will stand."""
        if self.told is not None:
            self.told.show(event, None, (), True)

    def copy(self: Self) -> Self:
        """An independent copy, without the events."""
        return cast(Self, _copier(type(self))(self))


class Table(Part, kw_only=True):
    """What every table has. `cursor` names the next piece of the rules; `passing` the windows a seat lets pass; `marks`
    are what uses have left behind, `until` the end of which scope each lasts."""

    cursor: str = "setup"
    outcome: Outcome | None = None
    passing: list[tuple[str, ...]] = []
    marks: dict[str, int] = {}
    until: dict[str, str] = {}

    def go(self, cursor: str) -> None:
        """A piece ends, and this one is next."""
        self.cursor = cursor

    def let_pass(self, seat: int, window: str) -> None:
        """A seat says in public that it lets a kind of window pass; it is no longer waited for there."""
        self.passing[seat] += (window,)
        self.tell("lets-pass", seat=seat, window=window)

    def ask_again(self, seat: int, window: str) -> None:
        """A seat wants to be asked again."""
        self.passing[seat] = tuple(key for key in self.passing[seat] if key != window)
        self.tell("asks-again", seat=seat, window=window)

    def leave_mark(self, name: str, seat: int, value: int, scope: str, scopes: tuple[str, ...]) -> None:
        """Leave a mark that lasts for one of the scopes, the shortest first; nothing shortens what was said. Without a
        seat it concerns everybody."""
        key = name if seat == NOBODY else f"{name}:{seat}"
        self.marks[key] = value
        before = self.until.get(key)
        self.until[key] = scope if before is None else max(before, scope, key=scopes.index)

    def mark_of(self, name: str, seat: int) -> int:
        """What was marked, 0 if nothing."""
        return self.marks.get(name if seat == NOBODY else f"{name}:{seat}", 0) if self.marks else 0

    def take_mark(self, name: str, seat: int) -> None:
        """Take a mark away."""
        key = name if seat == NOBODY else f"{name}:{seat}"
        self.marks.pop(key, None)
        self.until.pop(key, None)

    def end_scopes(self, scopes: tuple[str, ...]) -> None:
        """Some scopes are over, and the marks that lasted until then."""
        if self.marks:
            for key in [key for key, scope in self.until.items() if scope in scopes]:
                del self.marks[key], self.until[key]

    @classmethod
    def read(cls: type[Whole], plain: Any) -> Whole:
        """A table from plain data, as msgspec makes it."""
        return convert(cls.brought_up_to_date(plain), cls, str_keys=True, dec_hook=from_plain)

    @staticmethod
    def brought_up_to_date(plain: Any) -> Any:
        """Plain data laid out as the table is now. A game overrides this once its fields have moved."""
        return plain


_COPIERS: dict[type[Part], Callable[[Any], Any]] = {}


def _copier(kind: type[Part]) -> Callable[[Any], Any]:
    """The generated copy function of a class: a shallow copy, then a copy of every field that can change."""
    made = _COPIERS.get(kind)
    if made is None:
        scope: dict[str, Any] = {"unheard": unheard}
        lines = [
            "def copy(table):",
            "    twin = table.__copy__()",
            "    twin.told, twin.say, twin.kept = None, unheard, table.kept",
        ]
        if issubclass(kind, Table):
            lines.append("    twin.rounds, twin.again = [], None")
        for name, hint in get_type_hints(kind).items():
            value = _copied(f"table.{name}", hint)
            if name in kind.__struct_fields__ and value != f"table.{name}":
                lines.append(f"    twin.{name} = {value}")
            if is_part(hint):
                scope[f"copy_{hint.__name__}"] = _copier(hint)
        exec("\n".join([*lines, "    return twin"]), scope)
        made = _COPIERS[kind] = scope["copy"]
    return made


def is_part(hint: Any) -> bool:
    """Whether a field of this type is a part of the table."""
    return isinstance(hint, type) and issubclass(hint, Part)


def _copied(name: str, hint: Any) -> str:
    """The expression that copies a value of this type; what cannot change is shared."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (list, dict, set):
        item = _copied("item", inner[-1])
        if item == "item":
            return f"{name}.copy()"
        if origin is dict:
            return f"{{key: {item} for key, item in {name}.items()}}"
        if item == "item.copy()":  # by far the most: a list of plain lists, dicts or sets
            return f"[*map({get_origin(inner[0]).__name__}.copy, {name})]"
        return f"[{item} for item in {name}]"
    if is_part(hint):
        return f"copy_{hint.__name__}({name})"
    if isinstance(hint, type) and issubclass(hint, Struct) and not hint.__struct_config__.frozen:
        raise TypeError(f"{name}: a table holds parts and frozen structs only, not {hint.__name__}")
    return name
