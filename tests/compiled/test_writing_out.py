"""What is written out for the compiler does what it did before, on the same lines."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent
from typing import Any

from scripts.compile import PLAIN, SOURCE, docs_of, documented, modules, rewrite, rewrite_game, rewrite_kernel

STRUCT = dedent(
    '''
    """A module."""

    from __future__ import annotations

    from msgspec import Struct


    class Pair(Struct, gc=False):
        """Two things."""

        one: int
        other: str = "x"
        known: dict[int, int] = {}

        def sum(self) -> str:
            """Both."""
            return self.other * self.one
    '''
)


def test_a_struct_becomes_a_class_with_the_same_fields() -> None:
    """Positions, names and defaults stay; an empty dict belongs to one object alone."""
    scope: dict[str, Any] = {}
    exec(rewrite_kernel(STRUCT), scope)
    pair, other = scope["Pair"](3), scope["Pair"](one=1, other="y", known={2: 3})
    assert (pair.one, pair.other, pair.known, pair.sum()) == (3, "x", {}, "xxx")
    assert (other.one, other.other, other.known) == (1, "y", {2: 3})
    pair.known[1] = 1
    assert scope["Pair"](1).known == {}


def test_every_line_stays_where_it_is() -> None:
    """A traceback names the line of the source."""
    before, after = STRUCT.splitlines(), rewrite_kernel(STRUCT).splitlines()
    assert len(before) == len(after)
    assert before.index("        return self.other * self.one") == after.index("        return self.other * self.one")


def lines_within_functions(text: str) -> set[int]:
    """The lines of the bodies of all functions and methods."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    return {line for node in functions for line in range(node.body[0].lineno, (node.end_lineno or 0) + 1)}


def test_the_rules_themselves_are_left_alone() -> None:
    """In all that is compiled, only lines outside of functions change, and those with which functions begin."""
    changed = []
    for path in modules():
        text = (SOURCE / path).read_text(encoding="utf-8")
        both = zip(text.splitlines(), rewrite(path).splitlines(), strict=False)  # the hints of a table are at the end
        within = lines_within_functions(text)
        changed += [old for at, (old, new) in enumerate(both, 1) if old != new and at in within]
    assert changed == []


TABLE = dedent(
    '''
    """A table."""

    from __future__ import annotations

    from cosmodrome.kernel import Seat, Table


    class Ships(Table, kw_only=True):
        """Ships."""

        warp: list[int]
        fleets: list[list[int]]
        names: dict[str, tuple[int, ...]] = {}
        round: int = 0

        def lose(self, seat: Seat) -> None:
            """One ship less."""
            self.warp[seat] += 1
    '''
)


def test_a_table_becomes_a_dataclass_that_copies_what_can_change() -> None:
    written = rewrite_game(TABLE).splitlines()
    assert "class Ships(Table):" in written
    (fill,) = (line for line in written if "def fill" in line)
    assert "twin.warp = self.warp.copy()" in fill
    assert "twin.fleets = [item.copy() for item in self.fleets]" in fill
    assert "twin.names = self.names.copy()" in fill
    assert "twin.round = self.round" in fill
    assert "    names: dict[str, tuple[int, ...]] = field(default_factory=dict)" in written
    assert written.index("class Ships(Table):") == TABLE.splitlines().index("class Ships(Table, kw_only=True):")


PART = dedent(
    '''
    """A table with a part."""

    from __future__ import annotations

    from cosmodrome.games.cosmic_encounter.fleets import Ships
    from cosmodrome.kernel import Part, Seat, Table


    class Whole(Table, kw_only=True):
        """A table."""

        ships: Ships
        parts: list[int]

        def lose(self, seat: Seat) -> None:
            """One ship less."""
            self.ships.warp[seat] += 1
    '''
)


def test_a_table_copies_its_parts() -> None:
    written = rewrite_game(PART).splitlines()
    (fill,) = (line for line in written if "def fill" in line)
    assert "twin.ships = self.ships.copy()" in fill
    imports = "from cosmodrome.kernel import Seat; from cosmodrome.kernel.table_twin import Part, Table"
    assert imports in written


def test_rows_of_data_and_bots_are_left_as_they_are() -> None:
    chosen = [str(path) for path in modules()]
    assert "cosmodrome/kernel/machine.py" in chosen
    assert "cosmodrome/games/cosmic_encounter/table.py" in chosen
    assert "cosmodrome/games/cosmic_encounter/cards.py" not in chosen
    assert not [name for name in chosen if "/bot/" in name or name.endswith("__init__.py")]


def test_the_list_of_plain_modules_is_right() -> None:
    """All of them exist and define structs, and no other module of a game does."""
    games = SOURCE / "cosmodrome/games"
    having = {
        path.relative_to(games).as_posix()
        for path in games.rglob("*/*.py")
        if path.name != "__init__.py" and "bot" not in path.parts and "(Struct" in path.read_text("utf-8")
    }
    assert set(PLAIN) == having


def test_docstrings_are_written_into_the_c_source(tmp_path: Path) -> None:
    """Of functions, classes and methods; quotes, lines and letters of all languages survive, the signature stays."""
    source = tmp_path / "turn.py"
    source.write_text(
        'class Turn:\n    """A turn."""\n    def roll(self):\n        """Both "dice"\n        – all."""\n'
    )
    made = tmp_path / "turn.c"
    made.write_text(
        '{"roll",\n (PyCFunction)CPyPy_turn___Turn___roll,\n METH_FASTCALL, PyDoc_STR("roll($self)\\n--\\n\\n")},\n'
        'PyTypeObject CPyType_turn___Turn_template_ = {\n .tp_doc = PyDoc_STR("Turn()\\n--\\n\\n"),\n};\n'
    )
    text = documented(made, docs_of([str(source)])).read_text()
    assert 'PyDoc_STR("Turn()\\n--\\n\\nA turn.")' in text
    assert 'PyDoc_STR("roll($self)\\n--\\n\\nBoth \\042dice\\042\\012\\342\\200\\223 all.")' in text
