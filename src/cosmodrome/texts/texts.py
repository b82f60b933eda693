"""One reader's texts: asks, options, events, hints, rules and refusals as sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cosmodrome.kernel import Ask, Option, Refusal
from cosmodrome.texts.language import LANGUAGES, language
from cosmodrome.texts.wording import wording_of

SEATS = ("seat", "seats")
HULL = re.compile(r"\s+\d{4}-\w+$")  # the number on a ship's hull
SECTION = re.compile(r"[A-Z]+-(?:\d+|[RS])")  # a game and a section by its number; R for rulings, S for a setup


def section_of(id: str) -> str:
    """The section of a rule: `SB-8` for `SB-8.11`, `TI-S` for `TI-S3a`, `CE-R` for `CE-R14`."""
    found = SECTION.match(id)
    return found.group() if found else ""


def rule_key(id: str) -> str:
    """`rule-SB-8-11` for `SB-8.11`, `ruling-CE-R14` for `CE-R14`."""
    kind = "ruling" if section_of(id).endswith("-R") else "rule"
    return f"{kind}-{id.replace('.', '-')}"


class MissingText(Exception):
    """A text that should be there is not, or wants an argument that nobody gave: a mistake of ours."""


class Texts:
    """Texts in one language for one game; what a language lacks is said in English.

    `short` leaves out the hull numbers of ships. `strict` raises `MissingText` where a player would see a key or an
    English text: for tests.
    """

    def __init__(self, lang: str = "en", game: str | None = None, *, short: bool = False, strict: bool = False) -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self.game = game
        self._short = short
        self._strict = strict
        codes = (self.lang,) if strict else dict.fromkeys((self.lang, "en"))
        self._languages = [language(code, game) for code in codes]
        self.wording = wording_of(game)

    # ---- any text -----------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return any(one.pattern(key) is not None for one in self._languages)

    def say(self, key: str, /, **args: Any) -> str:
        """The text of a key with its arguments as they are; the key itself where there is none."""
        for one in self._languages:
            pattern = one.pattern(key)
            if pattern is not None:
                text, errors = one.format(pattern, args)
                if errors and self._strict:
                    raise MissingText(f"{one.code}: {key}: {'; '.join(map(str, errors))}")
                return text
        if self._strict:
            raise MissingText(f"{self.lang}: {key}")
        return key

    def joined(self, words: Sequence[str]) -> str:
        """Words joined as the language does."""
        return self._languages[0].joined(words)

    # ---- what a game says ---------------------------------------------------------------------------------------

    def ask(self, ask: Ask, names: Sequence[str]) -> str:
        """The question."""
        key = f"ask-{ask.key}"
        return self.say(key, **self.words({"seat": ask.seat, **ask.args}, names, key))

    def about(self, ask: Ask, names: Sequence[str]) -> str:
        """A line of help for somebody who meets this question for the first time; empty where none is needed."""
        key = f"about-{ask.key}"
        args = {"seat": ask.seat, "options": len(ask.options), **ask.args}
        return self.say(key, **self.words(args, names, key)) if self.has(key) else ""

    def option(self, option: Option, names: Sequence[str], ask: Ask | None = None) -> str:
        """One answer to it. To some questions a common answer has words of its own: `option-pass.offer`."""
        key = f"option-{option.key}"
        own = f"{key}.{ask.key}" if ask is not None else key
        return self.say(own if self.has(own) else key, **self.words(option.args, names, key))

    def event(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened; empty where there is nothing to tell in words."""
        key = f"event-{event['key']}"
        return self.say(key, **self.words(event, names, key)) if self.has(key) else ""

    def story(self, events: Iterable[Mapping[str, Any]], names: Sequence[str]) -> list[Mapping[str, Any]]:
        """The events that have a text; what one player does several times in a row is joined as the game says."""
        told: list[Mapping[str, Any]] = []
        for event in events:
            if self.event(event, names) and not self._joined(told, event):
                told.append(event)
        return told

    def _joined(self, told: list[Mapping[str, Any]], event: Mapping[str, Any]) -> bool:
        for at in range(len(told) - 1, -1, -1):
            one = told[at]
            if one["key"] != event["key"] or one.get("seat") != event.get("seat"):
                return False
            if (both := self.wording.join(one, event)) is not None:
                told[at] = both
                return True
        return False

    def hint(self, hint: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """What an option brings: numbers, things under their own name, or further hints."""
        return ", ".join(self._hint(name, what, names) for name, what in hint.items())

    def _hint(self, name: str, what: Any, names: Sequence[str]) -> str:
        key = f"hint-{name}"
        if isinstance(what, int):
            return self.say(key, count=what)
        if isinstance(what, list) and what and all(isinstance(one, dict) for one in what):
            return self.say(key, brings="; ".join(self.hint(one, names) for one in what))
        return self.say(key, **self.words({name: what}, names, key))

    def rule(self, id: str) -> str:
        """The text of a rule or ruling by its id in the ledger (`SB-8.11`, `SB-R1`)."""
        return self.say(rule_key(id))

    def topic(self, id: str) -> str:
        """What a rule is about, in a few words; for a section (`SB-8`) its title."""
        return self.say(f"rules-{id}" if section_of(id) == id else f"{rule_key(id)}.topic")

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused, and what to do."""
        key = f"refusal-{refusal.id}"
        return self.say(key if self.has(key) else "refusal-refused", **self.words(refusal.details, (), key))

    def card(self, name: str) -> str:
        """The name of a card."""
        return HULL.sub("", self.full(name)) if self._short else self.full(name)

    def full(self, name: str) -> str:
        """The name of a card with the number on its hull."""
        return self.say(f"ship-{name}" if self.has(f"ship-{name}") else name)

    # ---- arguments ----------------------------------------------------------------------------------------------

    def words(self, args: Mapping[str, Any], names: Sequence[str], key: str = "") -> dict[str, Any]:
        """Arguments as Fluent can show them: first as the wording of the game says for the text `key`; else seats by
        name, lists joined, numbers as they are."""
        described = self.wording.describe(key, args, self, names) if key else {}
        rest = {name: value for name, value in args.items() if value is not None and name not in described}
        return {**{name: self._word(name, value, names) for name, value in rest.items()}, **described}

    def _word(self, name: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return self.joined([str(self._word(name, item, names)) for item in value])
        if isinstance(value, int):
            return names[value] if name in SEATS and 0 <= value < len(names) else value
        return str(value)
