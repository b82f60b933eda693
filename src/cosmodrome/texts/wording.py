"""How the arguments of a game's texts become words, as `<game>.json` here says; the web client reads the same file.

A wording has three parts:

- `words` are ways to name a value. Each is a list of cases `[pattern, result, arguments]`; the first case counts whose
  pattern matches the whole value and whose texts exist. A case that is only a result matches any value. A result is
  - `planet-$0`: the text with this key, with `arguments` (each a result itself). `$0` is the value, `$1` a group;
  - `={seat $1}: $2`: literal text, in which `{word value}` is named by another word;
  - `#$1`: a number;
  - `alien-$1 -> =power`: what follows, if there is a text with this key;
  - `null`: nothing, so the argument stays as it is.
- `arguments` name the word for every argument of that name.
- `texts` add or replace arguments of single texts. A heading lists full keys (`event-drew`), kinds (`ask`: all
  questions) or `*`: all texts; kinds and `*` only fill in arguments that are missing.

An argument is given by an expression: a word and the arguments it names, `card+` for each of a list, `card*` to count
those that are alike. Several arguments are one value with spaces between; a missing one is `-`. A list of expressions
stands for the first that gives anything, `{", ": [...]}` for all of them joined (`""`: as the language joins lists).

`joins` say which two events in a row are told as one: those with the `same` arguments. Numbers are added (`add`),
others collected in a list (`gather`, with the pattern of what may stand in it) or in a count by name (`tally`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from cosmodrome.games import GAMES, module_of, packages

if TYPE_CHECKING:
    from cosmodrome.texts.texts import Texts

ANY = ".+"
MISSING = "-"
GROUP = re.compile(r"\$(\d)")
CALL = re.compile(r"\{(\S+) ([^}]*)\}")

Function = Callable[..., Any]  # of `Words` and the values


class MissingWord(LookupError):
    """No text names this value."""


class Case(NamedTuple):
    """One way in which a word names a value."""

    pattern: re.Pattern[str]
    result: str | None
    args: Mapping[str, str]


class Wording:
    """What the file of a game says, and the words that are worked out by functions."""

    def __init__(self, file: Mapping[str, Any], functions: Mapping[str, Function]) -> None:
        self.words = {word: list(cases(said)) for word, said in file.get("words", {}).items()}
        self.arguments: Mapping[str, str] = file.get("arguments", {})
        self.texts = by_key(file.get("texts", {}))
        self.joins = by_key(file.get("joins", {}))
        self.functions = {"seat": seat, "sum": total, "length": length, **functions}

    def describe(self, key: str, args: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> dict[str, Any]:
        """The arguments of the text `key` as Fluent can show them; what is not here stays as it is."""
        kind, _, rest = key.partition("-")
        added = {**self.texts.get("*", {}), **self.texts.get(kind, {})}
        expressions = {
            **{name: said for name, said in added.items() if args.get(name) is None},
            **{name: f"{self.arguments[name]} {name}" for name in args if name in self.arguments},
            **self.texts.get(key, {}),
        }
        reader, known = Words(texts, names, self), {**args, "key": rest}
        said = {name: reader.said(expression, known) for name, expression in expressions.items()}
        return {name: value for name, value in said.items() if value is not None}

    def join(self, one: Mapping[str, Any], other: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """Two events of one kind and seat as one, where they are told together."""
        rule = self.joins.get(other["key"])
        if rule is None or any(one.get(name) != other.get(name) for name in rule.get("same", ())):
            return None
        both = dict(other)
        for name in rule.get("add", ()):
            both[name] = plus(one[name], other[name])
        for name, (what, count) in rule.get("tally", {}).items():
            both[name] = plus(*(event.get(name) or {event[what]: event[count]} for event in (one, other)))
        for name, pattern in rule.get("gather", {}).items():
            found = list(dict.fromkeys([*listed(one[name]), *listed(other[name])]))
            if len(found) > 1 and not all(re.fullmatch(pattern, str(each)) for each in found):
                return None
            both[name] = found if len(found) > 1 else found[0]
        return both


class Words:
    """One reader's words: in their language, with the names of the players."""

    def __init__(self, texts: Texts, names: Sequence[str], wording: Wording | None = None) -> None:
        self.texts = texts
        self.say = texts.say
        self.names = names
        self._wording = wording or texts.wording

    def __call__(self, word: str, *values: Any) -> str:
        """These values in words, whatever is missing."""
        said = self._named(word, values)
        return flat(values) if said is None else str(said)

    def said(self, expression: Any, args: Mapping[str, Any]) -> Any:
        """What an expression gives; None where it gives nothing."""
        if isinstance(expression, list):
            return next((said for each in expression if (said := self.said(each, args)) is not None), None)
        if isinstance(expression, dict):
            ((mark, parts),) = expression.items()
            found = [str(said) for part in parts if (said := self.said(part, args)) is not None]
            return None if not found else mark.join(found) if mark else self.texts.joined(found)
        if expression.startswith("="):
            return expression[1:]
        word, *paths = expression.split()
        values = [value_at(args, path) for path in paths]
        if word[-1] not in "+*":
            return self._named(word, values)
        return None if values[0] is None else self.each(word[:-1], values[0], counted=word.endswith("*"))

    def key(self, word: str, value: str) -> str:
        """The key of the text that names a value: of the first case that has one, else of the last."""
        keys = [fluent(case.result.replace("$0", value)) for case in self._wording.words[word] if case.result]
        return next((key for key in keys if self.texts.has(key)), keys[-1])

    def each(self, word: str, value: Any, counted: bool = False) -> str | None:
        """Several things, joined; those that are alike can be counted. None where the word names none of them."""
        things = listed(value)
        named = [str(said) for thing in things if (said := self._named(word, [thing])) is not None]
        if things and not named:
            return None
        if counted:
            times = Counter(named)
            named = [
                name if times[name] == 1 else f"{name} {self.say('log-times', count=times[name])}" for name in times
            ]
        return self.texts.joined(named)

    def _named(self, word: str, values: Sequence[Any]) -> Any:
        function = self._wording.functions.get(word)
        if function is not None:
            return None if values[0] is None else function(self, *values)
        try:
            return self._word(word, flat(values))
        except MissingWord as missing:
            return self.say(str(missing))

    def _word(self, word: str, value: str) -> Any:
        missing: MissingWord | None = None
        for case in self._wording.words[word]:
            if (match := case.pattern.fullmatch(value)) is not None:
                try:
                    return self._result(case.result, match, case.args)
                except MissingWord as error:
                    missing = error
        if missing is not None:
            raise missing
        return None

    def _result(self, result: str | None, match: re.Match[str], args: Mapping[str, str]) -> Any:
        if result is None:
            return None
        if result.startswith("="):
            return CALL.sub(lambda call: self._called(call[1], call[2]), filled(result[1:], match))
        if result.startswith("#"):
            return int(filled(result[1:], match))
        key, _, then = filled(result, match).partition(" -> ")
        if not self.texts.has(key):
            key = fluent(key)
            if not self.texts.has(key):
                raise MissingWord(key)
        if then:
            return self._result(then, match, args)
        return self.say(key, **{name: self._result(each, match, {}) for name, each in args.items()})

    def _called(self, word: str, value: str) -> str:
        function = self._wording.functions.get(word)
        said = self._word(word, value) if function is None else function(self, *value.split())
        if said is None:
            raise MissingWord(f"{word} {value}")
        return str(said)


# ---- the file --------------------------------------------------------------------------------------------------------


@cache
def wording_of(game: str | None) -> Wording:
    """The wording of a game: the file and the module named after it here, or `wording.json` and `texts.FUNCTIONS` in
    the package that adds the game."""
    if game is None:
        return Wording({}, {})
    if game in GAMES:
        path = Path(__file__).parent / f"{game.replace('-', '_')}.json"
        module: Any = import_module(f"cosmodrome.texts.{path.stem}")
    else:
        path = Path(str(resources.files(packages()[game]))) / "wording.json"
        module = module_of(game, "texts")
    file = msgspec.json.decode(path.read_bytes()) if path.is_file() else {}
    return Wording(file, getattr(module, "FUNCTIONS", {}))


def cases(said: Any) -> Iterator[Case]:
    """The cases of a word; a word that is only a result has one."""
    for case in said if isinstance(said, list) else [said]:
        pattern, result, *args = case if isinstance(case, list) else (ANY, case)
        yield Case(re.compile(pattern), result, args[0] if args else {})


def by_key(headings: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """What is said under headings that list several keys, by key."""
    found: dict[str, dict[str, Any]] = {}
    for heading, said in headings.items():
        for key in heading.split():
            found.setdefault(key, {}).update(said)
    return found


# ---- values ----------------------------------------------------------------------------------------------------------


def value_at(args: Mapping[str, Any], path: str) -> Any:
    """An argument, or a part of it (`main.seat`); the first of one alone is itself. `*` is all of them."""
    name, _, part = path.partition(".")
    value = args if name == "*" else args.get(name)
    if part.isdecimal():
        return listed(value)[int(part)] if value is not None else None
    return value.get(part) if part and value is not None else value


def flat(values: Iterable[Any]) -> str:
    """Values as one, with spaces between them; those that are missing at the end are left out."""
    words = [word for value in values for word in (list(flat_words(value)) or [MISSING])]
    while words and words[-1] == MISSING:
        words.pop()
    return " ".join(words)


def flat_words(value: Any) -> Iterator[str]:
    """A value word by word."""
    if isinstance(value, Mapping):
        yield from (str(word) for pair in value.items() for word in pair)
    elif isinstance(value, list | tuple):
        yield from map(str, value)
    elif isinstance(value, bool):
        yield "yes" if value else "no"
    elif value is not None and value != "":
        yield str(value)


def listed(value: Any) -> list[Any]:
    """Several things as a list: counts by name as pairs, `1+3` as an option writes seats."""
    if isinstance(value, Mapping):
        return [f"{name} {count}" for name, count in value.items()]
    if isinstance(value, str):
        return value.split("+")
    return list(value) if isinstance(value, list | tuple) else [value]


def plus(one: Any, other: Any) -> Any:
    """Numbers added, counts name by name."""
    if isinstance(one, Mapping):
        return {name: one.get(name, 0) + other.get(name, 0) for name in (*one, *other)}
    return one + other


def filled(text: str, match: re.Match[str]) -> str:
    """A text with the groups of a match in it."""
    return GROUP.sub(lambda group: match[int(group[1])] or "", text)


def fluent(id: str) -> str:
    """Our ids have underscores, keys have hyphens."""
    return id.replace("_", "-")


# ---- functions of all games ------------------------------------------------------------------------------------------


def seat(words: Words, seat: Any) -> str | None:
    """A player by name; empty where there is nobody."""
    if not re.fullmatch(r"-?\d+", str(seat)):
        return None
    number = int(seat)
    return words.names[number] if 0 <= number < len(words.names) else ""


def total(words: Words, counts: Any) -> int:
    """All of several counts."""
    return sum(counts.values() if isinstance(counts, Mapping) else counts)


def length(words: Words, things: Sequence[Any]) -> int:
    """How many there are."""
    return len(things)
