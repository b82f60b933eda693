"""Every ruling is written down, acted on and tested under its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cosmodrome

ROOT = Path(__file__).parents[2]
PREFIXES = {"space-base": "SB", "cosmic-encounter": "CE", "twilight-imperium": "TI"}
GAMES = [info.id for info in cosmodrome.games()]


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
    written = re.findall(rf"^\*\*({prefix}-R\d+)\.", (ROOT / "docs/rulings.md").read_text("utf-8"), re.MULTILINE)
    assert written == [f"{prefix}-R{number}" for number in range(1, len(written) + 1)], "numbered in order"
    assert cited(ROOT / "src/cosmodrome/games" / folder, prefix) == set(written)
    assert cited(ROOT / "tests/games" / folder, prefix) == set(written)
