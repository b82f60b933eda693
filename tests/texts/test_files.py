"""The three languages are complete at all times: the same keys, the same arguments, nothing that cannot be read."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cosmodrome.texts import LANGUAGES, Texts
from cosmodrome.texts.language import FRAME, LOCALE, OF_A_GAME

NAMES = sorted({path.name for path in LOCALE.glob("*/*.ftl")})
WITH_PLURALS = ("ru", "uk")  # languages with the forms one, few and many
OURS = ("space-base.ftl", "cosmic-encounter.ftl", "twilight-imperium.ftl", "terminal.ftl")


@cache
def read(language: str, name: str) -> ast.Resource:
    return FluentParser().parse((LOCALE / language / name).read_text(encoding="utf-8"))


class Variables(Visitor):  # type: ignore[misc]
    """The arguments that a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


class Selects(Visitor):  # type: ignore[misc]
    """The sets of variants that a message chooses from."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(
            {str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in node.variants}
        )
        self.generic_visit(node)


def arguments(resource: ast.Resource) -> dict[str, set[str]]:
    """Every message and attribute with the arguments it names."""
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            parts: list[tuple[str, Any]] = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for key, pattern in parts:
                variables = Variables()
                if pattern is not None:
                    variables.visit(pattern)
                found[key] = variables.found
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_there_in_every_language(name: str) -> None:
    assert [language for language in LANGUAGES if not (LOCALE / language / name).is_file()] == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_file_can_be_read(language: str, name: str) -> None:
    junk = [entry.content for entry in read(language, name).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_keys_and_arguments(language: str, name: str) -> None:
    ours, theirs = arguments(read("en", name)), arguments(read(language, name))
    assert sorted(theirs) == sorted(ours)
    assert {key: found for key, found in theirs.items() if found != ours[key]} == {}


def game_of(name: str) -> str:
    """The game a file belongs to: `space-base-names.ftl` to `space-base`."""
    stem = name.removesuffix(".ftl")
    return next((stem.removesuffix(part) for part in OF_A_GAME if part and stem.endswith(part)), stem)


@pytest.mark.parametrize("game", sorted({game_of(name) for name in NAMES} - set(FRAME)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_said_twice(language: str, game: str) -> None:
    """Not in one file, and not in two that are loaded together."""
    together = [name for name in NAMES if game_of(name) in (*FRAME, game)]
    keys = [entry.id.name for name in together for entry in read(language, name).body if isinstance(entry, ast.Message)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("game", sorted({game_of(name) for name in NAMES} - set(FRAME)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_names_what_it_is_won_by(language: str, game: str) -> None:
    texts = Texts(language, game, strict=True)
    assert texts.say("score") in texts.say("score.course")
    assert len({texts.say("score.count", count=count).removeprefix(str(count)) for count in (1, 5)}) == 2


@pytest.mark.parametrize("game", sorted({game_of(name) for name in NAMES} - set(FRAME)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_in_short(language: str, game: str) -> None:
    """What one wants, what a turn is, what it is all about, and a word of advice: a sentence at least."""
    texts = Texts(language, game, strict=True)
    assert all(texts.say(f"primer-{game}.{part}").endswith(".") for part in ("goal", "turn", "heart", "tip"))


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", WITH_PLURALS)
def test_counts_are_right(language: str, name: str) -> None:
    """A choice by number that knows `one` knows `few` and `many`, unless it only tells one from several."""
    wrong = []
    for entry in read(language, name).body:
        if isinstance(entry, ast.Message):
            selects = Selects()
            selects.visit(entry)
            wrong += [
                (entry.id.name, variants)
                for variants in selects.found
                if "one" in variants and not {"few", "many"} <= variants and entry.id.name != "terminal-won"
            ]
    assert wrong == []


def test_a_missing_argument_would_be_found() -> None:
    one = arguments(FluentParser().parse("key = { $seat } took { $card }\n"))
    other = arguments(FluentParser().parse("key = { $seat } took it\n    .title = { $count }\n"))
    assert one == {"key": {"seat", "card"}}
    assert other == {"key": {"seat"}, "key.title": {"count"}}


def test_files_lie_where_the_package_looks() -> None:
    assert Path("src/cosmodrome/locale").parts == LOCALE.parts[-3:]
