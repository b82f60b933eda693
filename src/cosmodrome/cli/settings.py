"""What a table chooses before the start, as it is typed: `variant=light-speed`, `factions=sol+letnev+hacan`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from cosmodrome.games import rules_of


def read_settings(game: str, words: Sequence[str]) -> dict[str, Any]:
    """The options of a game from the words of `--options`. A value is read as the game spells it; whether the game has
    it at all is for the rules to say. `ValueError` with a word that is no NAME=VALUE."""
    rules = rules_of(game)
    known = {setting.id: setting for setting in rules.options}
    read: dict[str, Any] = {}
    for word in pairs(words):
        name, equals, text = (part.strip() for part in word.partition("="))
        if not equals or not name:
            raise ValueError(word)
        ways = {spoken(value): value for value in known[name].values} if name in known else {}
        if text in ways:
            read[name] = ways[text]
        elif "+" in text or (name in rules.accepts and not rules.accepts[name](text)):
            read[name] = text.split("+")  # things by their names, or one thing
        else:
            read[name] = text
    return read


def pairs(words: Sequence[str]) -> Iterator[str]:
    """The words apart: `--options` may be repeated, or have commas."""
    return (part.strip() for word in words for part in word.split(",") if part.strip())


def spoken(value: Any) -> str:
    """A value as it is typed: `true`, `null` where the game decides, names with a plus between them, else itself."""
    if isinstance(value, str):
        return value
    return "+".join(map(spoken, value)) if isinstance(value, list | tuple) else json.dumps(value)


def choices(game: str) -> str:
    """All options of a game with their values; three dots stand where the game takes others as well."""
    rules = rules_of(game)
    told: list[str] = []
    for setting in rules.options:
        values = [spoken(value) for value in setting.values]
        if setting.id in rules.accepts:
            values.append("…")
        told.append(f"{setting.id}={'|'.join(values)}")
    return "; ".join(told)
