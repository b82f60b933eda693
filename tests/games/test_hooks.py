"""The hooks of the games that have abilities: none that nothing uses, none that nothing serves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import Any, get_args

import pytest
from tests.texts.speech import calls, words_in

ROOT = Path(__file__).parents[2]
GAMES = ("cosmic_encounter", "twilight_imperium")
OWN_TOPICS: dict[str, set[str]] = {"cosmic_encounter": set(), "twilight_imperium": {"units"}}  # folded by a side itself
ASKS = {"cosmic_encounter": ("fold", "holds"), "twilight_imperium": ("fold",)}  # for a value, or for yes or no
FRAME = {"cosmic_encounter": {"used"}, "twilight_imperium": {"used", "action"}}
PLACE_OF_MARK = {"cosmic_encounter": 0, "twilight_imperium": 1}  # a mark of Twilight Imperium has a scope before it


def part(game: str, name: str) -> Any:
    """A module of a game."""
    return import_module(f"cosmodrome.games.{game}.{name}")


def folder(game: str) -> Path:
    """Where the rules of a game are."""
    return Path(str(import_module(f"cosmodrome.games.{game}").__file__)).parent


def opened(game: str) -> set[str]:
    """The windows that the rules open. `used` and component actions the frame opens itself."""
    return words_in(folder(game), ("window",), 1) | FRAME[game]


def mark_names(game: str, function: str, place: int) -> Iterator[str]:
    """What the rules name in a call, as a pattern where a part of the name is worked out; anything where all is."""
    for call in calls(folder(game)):
        if getattr(call.func, "attr", "") == function and len(call.args) > place:
            for node in ast.walk(call.args[place]):
                if isinstance(node, ast.JoinedStr):
                    parts = (str(each.value) if isinstance(each, ast.Constant) else "*" for each in node.values)
                    yield "".join(parts)
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


@pytest.mark.parametrize("game", GAMES)
def test_a_window_is_opened_for_something(game: str) -> None:
    """Every window that the rules open has an ability, and every ability a window."""
    declared = {key for each in part(game, "windows").ability.declared for key in each.at}
    assert opened(game) == declared


@pytest.mark.parametrize("game", GAMES)
def test_every_window_has_an_explanation(game: str) -> None:
    """Those who write an ability find its moment among the names, and none that is gone."""
    names = part(game, "names")
    assert set(names.WINDOWS) == set(get_args(names.WindowName)) == opened(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_has_an_explanation(game: str) -> None:
    """Every mark that a use leaves is among the names, and none that is gone."""
    names = part(game, "names")
    left = {*mark_names(game, "mark", PLACE_OF_MARK[game]), *mark_names(game, "set_mark", 0)}
    assert set(names.MARKS) == set(get_args(names.Mark))
    assert set(names.MARKS) | set(getattr(names, "NUMBERED_MARKS", ())) == left


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_has_an_explanation(game: str) -> None:
    """Every value that components change is among the names, and none that is gone."""
    names = part(game, "names")
    asked = words_in(folder(game), ASKS[game], 0)
    asked |= words_in(folder(game), ("come_true",), 1) | OWN_TOPICS[game]
    assert set(names.TOPICS) == set(get_args(names.Topic)) == asked


def test_the_guide_to_the_names_is_current() -> None:
    """Otherwise make it anew: `python scripts/names.py`."""
    made = run_path(str(ROOT / "scripts" / "names.py"))["guide"]()
    assert (ROOT / "docs" / "names.md").read_text(encoding="utf-8") == made


@pytest.mark.parametrize("game", GAMES)
def test_a_mark_that_is_read_is_set_somewhere(game: str) -> None:
    """A mark is the trace of a use; one that no use leaves is a leftover."""
    left = {*mark_names(game, "mark", PLACE_OF_MARK[game]), *mark_names(game, "set_mark", 0)}
    read = {name for name in mark_names(game, "marked", 0) if name}
    assert {name for name in read if not any(alike(name, other) for other in left)} == set()


def test_a_topic_is_asked_for_something() -> None:
    """Every value of Twilight Imperium that the rules let components change is changed by one; unit values a side
    folds itself."""
    asked = words_in(folder("twilight_imperium"), ("fold",), 0)
    served = {topic for each in part("twilight_imperium", "statics").EFFECTS.statics.values() for topic, _ in each}
    assert asked | {"units"} == served


def test_the_rules_name_no_single_piece() -> None:
    """A faction, technology, card, agenda, note or objective of Twilight Imperium is known where it is declared, and
    to the bot; the rules speak of units, strategy cards and what components do."""
    rows = [f"data.{name}" for name in ("factions", "technologies", "action_cards", "agendas", "notes", "objectives")]
    names = {id for name in rows for id in part("twilight_imperium", name).BY_ID}
    for row in part("twilight_imperium", "data.factions").FACTIONS:
        names |= {*row.abilities, row.flagship}
    names -= {*part("twilight_imperium", "data.units").KINDS}  # the war sun is both a unit and a technology
    root, met = folder("twilight_imperium"), []
    for path in sorted(root.rglob("*.py")):
        if path.relative_to(root).parts[0] not in ("abilities", "data", "bot", "names.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and node.value in names:
                    met.append(f"{path.name}:{node.lineno} {node.value}")
    assert met == []


def alike(one: str, other: str) -> bool:
    """Whether two names may be the same, where `*` stands for anything."""
    return any(
        re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), name) for pattern, name in ((one, other), (other, one))
    )
