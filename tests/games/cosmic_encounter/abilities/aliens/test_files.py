"""Each alien has a file of its own, and no alien needs another one's file."""

from __future__ import annotations

import ast
from pathlib import Path

from cosmodrome.games.cosmic_encounter.abilities import aliens
from cosmodrome.games.cosmic_encounter.aliens import ALIEN

FILES = sorted(Path(aliens.__path__[0]).glob("[!_]*.py"))


def test_every_alien_has_a_file_named_after_it() -> None:
    """Power and flare are found by the alien's name."""
    assert {path.stem for path in FILES} == set(ALIEN)


def test_no_alien_imports_another() -> None:
    """What several of them need stands in a module of its own."""
    for path in FILES:
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
        assert not [module for module in modules if ".abilities" in module], path.name
