"""Imports point one way: kernel <- games <- course <- orders <- bots <- texts <- store <- server <- simulation <- cli.

Within a part no modules import each other in a cycle.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Container
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "cosmodrome"

# A part may import itself and what stands to the left of it. "cosmodrome" is the package's own front door
# (`cosmodrome/__init__.py`), which opens on the kernel and the games.
ORDER = (
    "compiled",
    "kernel",
    "games",
    "cosmodrome",
    "course",
    "orders",
    "asked",
    "bots",
    "texts",
    "store",
    "server",
    "simulation",
    "cli",
    "rl",
    "data",
    "mcp",
)

# Kernel and games are pure: no I/O, no framework.
PURE = ("kernel", "games")
PURE_MAY_IMPORT = sys.stdlib_module_names | {"msgspec", "cosmodrome"}

# Chance comes from one place, so that a record holds all of it.
CHANCE = {"random", "secrets"}
CHANCE_LIVES_IN = Path("kernel/chance.py")


def modules_of(root: Path) -> list[Path]:
    return sorted(path.relative_to(root) for path in root.rglob("*.py"))


def part_of(path: Path) -> str:
    """The part of the project a file belongs to: `kernel/game.py` and `kernel.py` are both of the kernel; what is run
    is the command line."""
    first = path.parts[0].removesuffix(".py")
    return {"__init__": "cosmodrome", "__main__": "cli"}.get(first, first)


def imports_of(path: Path, root: Path, types: bool = True) -> list[tuple[int, str]]:
    """Every import in a file as (line, absolute dotted name), those inside functions included, and those for type
    checkers if `types`.

    `from a import b` counts as `a.b`: b may be a module.
    """
    package = ("cosmodrome", *path.parent.parts)
    found = []
    tree = ast.parse((root / path).read_text(encoding="utf-8"))
    checked = [
        node for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    ]
    left_out = set() if types else {inner for node in checked for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if node in left_out:
            continue
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join((*above, node.module) if node.module else above)
            found += [(node.lineno, f"{base}.{alias.name}") for alias in node.names]
    return found


def target_of(name: str, root: Path) -> str:
    """The part an import of our own leads to; a plain name of the front door leads to the front door."""
    first = (name.split(".") + [""])[1]
    is_part = (root / first).is_dir() or (root / f"{first}.py").is_file()
    return first if first and is_part else "cosmodrome"


def game_of(dotted: str, root: Path) -> str | None:
    """The game a module belongs to; `cosmodrome.games.catalogue` belongs to none."""
    parts = dotted.split(".")
    if parts[:2] == ["cosmodrome", "games"] and len(parts) > 2 and (root / "games" / parts[2]).is_dir():
        return parts[2]
    return None


def faults(path: Path, root: Path = SOURCE) -> list[str]:
    """What is wrong with the imports of one file, one line each."""
    here = part_of(path)
    if here not in ORDER:
        return [f"{path}: {here} has no place in ORDER yet"]
    own_game = game_of(".".join(("cosmodrome", *path.with_suffix("").parts)), root)
    wrong = []
    for line, name in imports_of(path, root):
        top = name.split(".")[0]
        where = f"{path}:{line}"
        if here in PURE and top not in PURE_MAY_IMPORT:
            wrong.append(f"{where}: {here} may not import {top}")
        if here in PURE and top in CHANCE and path != CHANCE_LIVES_IN:
            wrong.append(f"{where}: {top} may be imported in {CHANCE_LIVES_IN} only")
        if top != "cosmodrome":
            continue
        target = target_of(name, root)
        if target not in ORDER:
            wrong.append(f"{where}: {target} has no place in ORDER yet")
        elif ORDER.index(target) > ORDER.index(here):
            wrong.append(f"{where}: {here} may not import {target}")
        other_game = game_of(name, root)
        if own_game and other_game and own_game != other_game:
            wrong.append(f"{where}: the game {own_game} may not import the game {other_game}")
    return wrong


@pytest.mark.parametrize("path", modules_of(SOURCE), ids=str)
def test_imports_point_one_way(path: Path) -> None:
    assert faults(path) == []


# ---- no cycles -----------------------------------------------------------------------------------------------------


def cycle_in(part: str, root: Path = SOURCE) -> list[str]:
    """Modules of one part that import each other in a cycle, one after the other. Imports inside functions count,
    those for types alone (`if TYPE_CHECKING`) do not. A package counts as what its `__init__.py` imports."""
    names = {dotted(path): path for path in modules_of(root) if part_of(path) == part}
    edges = {
        name: {leads_to(each, names) for _, each in imports_of(path, root, types=False)} for name, path in names.items()
    }
    edges = {name: others - {"", name} for name, others in edges.items()}
    while leaves := {name for name, others in edges.items() if not others}:
        edges = {name: others - leaves for name, others in edges.items() if name not in leaves}
    path: list[str] = []
    name = min(edges, default="")
    while name and name not in path:
        path.append(name)
        name = min(edges[name])
    return path[path.index(name) :] if name else []


def dotted(path: Path) -> str:
    """The name a module is imported by."""
    parts = path.with_suffix("").parts
    return ".".join(("cosmodrome", *(parts[:-1] if parts[-1] == "__init__" else parts)))


def leads_to(name: str, modules: Container[str]) -> str:
    """The module that an import of a name loads: itself, or the one that the name is defined in."""
    parent = name.rpartition(".")[0]
    return name if name in modules else parent if parent in modules else ""


@pytest.mark.parametrize("part", ORDER)
def test_no_modules_import_each_other_in_a_circle(part: str) -> None:
    assert cycle_in(part) == []


# ---- the test can fail ----------------------------------------------------------------------------------


def tree(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


EMPTY = {
    "__init__.py": "",
    "kernel/__init__.py": "",
    "kernel/chance.py": "",
    "games/chess/__init__.py": "",
    "games/go/__init__.py": "",
    "bots/__init__.py": "",
    "store/__init__.py": "",
    "server/__init__.py": "",
    "cli/__init__.py": "",
}


@pytest.mark.parametrize(
    "file, text, fault",
    [
        ("kernel/game.py", "from cosmodrome.games import chess", "kernel may not import games"),
        ("kernel/game.py", "import cosmodrome.bots", "kernel may not import bots"),
        ("kernel/game.py", "def f():\n    from ..cli import main", "kernel may not import cli"),
        ("kernel/game.py", "from .. import games", "kernel may not import games"),
        ("kernel/game.py", "from cosmodrome import new_game", "kernel may not import cosmodrome"),
        ("kernel/game.py", "import litestar.di", "kernel may not import litestar"),
        ("kernel/game.py", "import random", "random may be imported in kernel/chance.py only"),
        (
            "games/chess/table.py",
            "from random import Random",
            "random may be imported in kernel/chance.py only",
        ),
        ("games/chess/table.py", "import numpy as np", "games may not import numpy"),
        ("games/chess/table.py", "from ..go import stones", "the game chess may not import the game go"),
        ("games/chess/table.py", "import cosmodrome.games.go", "the game chess may not import the game go"),
        ("bots/greedy.py", "from cosmodrome.server import app", "bots may not import server"),
        ("store/sql.py", "from cosmodrome import cli", "store may not import cli"),
        ("server/app.py", "from cosmodrome.cli import main", "server may not import cli"),
        ("__init__.py", "from .bots import greedy", "cosmodrome may not import bots"),
        ("gizmo.py", "", "gizmo has no place in ORDER yet"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, text: str, fault: str) -> None:
    root = tree(tmp_path, {**EMPTY, file: text})
    assert [found.split(": ", 1)[1] for found in faults(Path(file), root)] == [fault]


@pytest.mark.parametrize(
    "file, text",
    [
        ("kernel/chance.py", "import random, hashlib, msgspec"),
        ("kernel/game.py", "from . import chance\nfrom cosmodrome.kernel.chance import Roll"),
        ("games/__init__.py", "from cosmodrome.games import chess, go"),
        ("games/chess/rules.py", "from cosmodrome.kernel import Choose\nfrom .table import Table"),
        ("bots/greedy.py", "import random\nfrom cosmodrome import new_game\nimport cosmodrome.kernel"),
        ("server/app.py", "import litestar\nfrom cosmodrome.store import sql"),
        (
            "cli/__init__.py",
            "import click\nfrom cosmodrome.server import app\nfrom cosmodrome.bots import greedy",
        ),
        ("__init__.py", "from .kernel import Game\nfrom .games import chess"),
    ],
)
def test_a_right_import_passes(tmp_path: Path, file: str, text: str) -> None:
    root = tree(tmp_path, {**EMPTY, file: text})
    assert faults(Path(file), root) == []


def test_a_cycle_is_found(tmp_path: Path) -> None:
    files = {"server/a.py": "from cosmodrome.server import b", "server/b.py": "from cosmodrome.server.c import d"}
    root = tree(tmp_path, {**EMPTY, **files, "server/c.py": "import cosmodrome.server.a"})
    cycle = ["cosmodrome.server.a", "cosmodrome.server.b", "cosmodrome.server.c"]
    assert cycle_in("server", root) == cycle
