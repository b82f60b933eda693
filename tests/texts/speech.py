"""What is asked of the texts of every game: that whatever it says has words, and whatever its rules may say too."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from re import Pattern
from typing import Any

from cosmodrome.texts import LANGUAGES, Texts


def reads_well(
    said: dict[str, dict[str, Any]], game: str, names: Sequence[str], silent: set[str], left_over: Pattern[str]
) -> None:
    """All asks, options, hints and events have a text in every language, and none with an id or a gap in it; events
    that are for boards alone have none."""
    for lang in LANGUAGES:
        texts = Texts(lang, game, strict=True)
        lines = [texts.ask(ask, names) for ask in said["ask"].values()]
        lines += [texts.about(ask, names) for ask in said["ask"].values()]
        lines += [texts.option(option, names) for option in said["option"].values()]
        assert all(texts.hint(hint) for hint in said["hint"].values() if hint)
        for event in said["event"].values():
            lines.append(texts.event(event, names))
            assert texts.has(f"event-{event['key']}") != (event["key"] in silent), event["key"]
        assert [line for line in lines if left_over.search(line)] == []


@cache
def calls(folder: Path) -> tuple[ast.Call, ...]:
    """Every call in the rules of a game."""
    return tuple(_calls(folder))


def _calls(folder: Path) -> Iterator[ast.Call]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def words_in(folder: Path, names: tuple[str, ...], place: int, keyword: str = "key") -> set[str]:
    """The words that the rules of a game pass to one of these functions, in this place or by this name."""
    found = set()
    for call in calls(folder):
        if getattr(call.func, "attr", getattr(call.func, "id", "")) in names:
            given = [*call.args[place : place + 1], *(word.value for word in call.keywords if word.arg == keyword)]
            for node in (node for word in given for node in ast.walk(word)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found
