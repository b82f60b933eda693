"""Every ruling is written down, acted on and tested under its number, and players can read it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import cosmodrome
from cosmodrome.texts import LANGUAGES
from cosmodrome.texts.language import LOCALE

ROOT = Path(__file__).parents[2]
PREFIXES = {"space-base": "SB", "cosmic-encounter": "CE", "twilight-imperium": "TI"}
GAMES = [info.id for info in cosmodrome.games()]


def written(game: str) -> list[str]:
    """The rulings of the document, in its order."""
    text = (ROOT / "docs/rulings.md").read_text("utf-8")
    return re.findall(rf"^\*\*({PREFIXES[game]}-R\d+)\.", text, re.MULTILINE)


def cited(folder: Path, prefix: str) -> set[str]:
    """The rulings named in the Python files of a folder."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        found.update(re.findall(rf"\b{prefix}-R\d+\b", path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_cited_by_code_and_test(game: str) -> None:
    """Code and tests cite the numbers of the document, all of them and no others."""
    prefix, folder = PREFIXES[game], game.replace("-", "_")
    rulings = written(game)
    assert rulings == [f"{prefix}-R{number}" for number in range(1, len(rulings) + 1)], "numbered in order"
    assert cited(ROOT / "src/cosmodrome/games" / folder, prefix) == set(rulings)
    assert cited(ROOT / "tests/games" / folder, prefix) == set(rulings)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_text_and_a_topic(game: str, lang: str) -> None:
    """What the document rules on can be read in every language, in its order, and no text is left over."""
    entries = FluentParser().parse((LOCALE / lang / f"{game}-rules.ftl").read_text("utf-8")).body
    found = [
        (entry.id.name, entry.value is not None, [part.id.name for part in entry.attributes])
        for entry in entries
        if isinstance(entry, ast.Message) and entry.id.name.startswith("ruling-")
    ]
    assert found == [(f"ruling-{id}", True, ["topic"]) for id in written(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_listed_after_the_rules(game: str) -> None:
    """Site and terminal show the rulings of the document, behind all other rows."""
    rows = cosmodrome.ledger(game)["rows"]
    rulings = written(game)
    assert [row["id"] for row in rows[-len(rulings) :]] == rulings
    assert {row["kind"] for row in rows[-len(rulings) :]} == {"ruling"}
    assert "ruling" not in {row["kind"] for row in rows[: -len(rulings)]}


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_explains_some_rule(game: str) -> None:
    """A reader of a rule is led to the decisions about it."""
    seen = {other for row in cosmodrome.ledger(game)["rows"] for other in row.get("see", ())}
    assert [ruling for ruling in written(game) if ruling not in seen] == []


@pytest.mark.parametrize("game", ["space-base", "cosmic-encounter", "twilight-imperium"])
def test_a_row_leads_to_a_ruling_once(game: str) -> None:
    """The drawer of rules lists each of them by its id."""
    seen = {row["id"]: row.get("see", []) for row in cosmodrome.ledger(game)["rows"]}
    assert [id for id, see in seen.items() if len(see) != len(set(see))] == []
