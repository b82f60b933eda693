"""What holds without being used: declared beside the alien or the card, asked for by rules that name neither."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from tests.texts.speech import calls, words_in

from cosmodrome.games import cosmic_encounter
from cosmodrome.games.cosmic_encounter.aliens import NAMES
from cosmodrome.games.cosmic_encounter.cards import ARTIFACTS
from cosmodrome.games.cosmic_encounter.statics import EFFECTS, GOES_WITH
from cosmodrome.games.cosmic_encounter.technologies import TECH_NAMES

STATICS = {topic for each in EFFECTS.statics.values() for topic, _ in each}
FOLDER = Path(str(cosmic_encounter.__file__)).parent
PIECES = frozenset((*NAMES, *TECH_NAMES, *ARTIFACTS))
# The data, the pieces themselves, and bots that weigh them; the classic Filch flare is a chapter of its own (CE-31).
APART = frozenset(("aliens.py", "names.py", "cards.py", "technologies.py", "abilities", "bot"))
# Words that are names of aliens besides: an option of the table, a question.
WORDS = {("meta.py", "filch"), ("start.py", "filch"), ("hints.py", "will")}


def core() -> list[Path]:
    """The rules of the game, without the data and the single pieces."""
    return [path for path in sorted(FOLDER.rglob("*.py")) if path.relative_to(FOLDER).parts[0] not in APART]


@pytest.mark.parametrize("path", core(), ids=lambda path: path.name)
def test_the_rules_know_no_single_alien(path: Path) -> None:
    """No rule outside the abilities asks for an alien, an artifact or a technology by its name."""
    words = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    named = {word for word in words if isinstance(word, str) and word.partition(":")[0] in PIECES}
    assert {word for word in named if (path.name, word) not in WORDS} == set()


def test_a_topic_is_asked_for_and_answered() -> None:
    """Every topic that the rules ask for is declared by somebody, and every declared one is asked for."""
    assert words_in(FOLDER, ("fold", "holds"), 0) == STATICS | EFFECTS.lasting.keys()
    assert words_in(FOLDER, ("come_true",), 1) == EFFECTS.later.keys()


def test_what_lasts_was_left_by_a_use() -> None:
    """A mark that changes something or comes true is left behind by some ability."""
    assert lasting_marks() <= named_by("mark")


def test_every_mark_that_is_left_is_read() -> None:
    """It changes something, comes true later, or a rule asks for it: nothing is marked for its own sake."""
    assert named_by("mark", "set_mark") <= named_by("marked") | lasting_marks()


def lasting_marks() -> set[str]:
    """The marks that change something or come true."""
    return {mark for topics in (EFFECTS.lasting, EFFECTS.later) for marks in topics.values() for mark in marks}


def named_by(*verbs: str) -> set[Any]:
    """The words that the first argument of these verbs may be."""
    return {
        node.value
        for call in calls(FOLDER)
        if getattr(call.func, "attr", "") in verbs and call.args
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Constant)
    }


def test_only_what_uses_leave_behind_changes_a_sum() -> None:
    """The totals of an encounter without marks are card, ships and bonus: no sheet is asked about them."""
    assert STATICS.isdisjoint(("card", "ships", "sum"))


def test_what_leaves_belongs_to_a_sheet_or_a_technology() -> None:
    """Only aliens and technologies can leave the game and take something along."""
    assert GOES_WITH.keys() <= {*NAMES, *TECH_NAMES}
