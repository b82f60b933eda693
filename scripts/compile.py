"""Compile the kernel and the rules of the games to machine code: nearly twice the speed, for simulations and search.

The compiler is mypyc, which comes with the type checker and relies on the types that it has checked. It is given a copy
of the sources, in which is written out what it does not know:

* A struct of the kernel becomes a plain class with an `__init__`.
* The table of a game and its parts become dataclasses that copy themselves field by field. The kernel's own `Table` and
  `Part` are left as they are, for games that are not compiled; those that are derive from twins of them.
* The methods of `Game` take anything: they refuse nonsense themselves.

Every line stays where it is, so that a traceback names the line of the source. The result is used by
`cosmodrome/compiled.py` while no source has changed since. The sources are authoritative: tests run on them, and some
prove that the compiled rules play exactly the same games.
"""

from __future__ import annotations

import ast
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from sysconfig import get_config_var, get_path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
WORK = ROOT / "build" / "compiled"  # the copy, and what the compiler leaves behind

KERNEL = (
    "acts",
    "asks",
    "copies",
    "game",
    "machine",
    "responses/abilities",
    "responses/conditions",
    "responses/effects",
    "responses/responses",
    "responses/sources",
    "responses/window",
    "seats",
)
# One library that only Python calls: what it has for itself can be joined and moved about.
FLAGS = ("-flto=auto", "-fvisibility=hidden", "-fno-plt")
GAMES = tuple(sorted(path.parent.name for path in (SOURCE / "cosmodrome/games").glob("*/__init__.py")))
TABLE = Path("cosmodrome/kernel/table.py")
TWIN = Path("cosmodrome/kernel/table_twin.py")
FUTURE = "from __future__ import annotations"
EMPTY = {"[]": "list", "{}": "dict", "set()": "set"}
TABLES = ("Part", "Table")  # of the kernel: what the tables of the games and their parts derive from


# Modules of the games that are not compiled, like every `__init__.py` and the folders `bot`: they define msgspec
# structs, which mypyc cannot make. A test finds a module that belongs here and is missing.
PLAIN = (
    "cosmic_encounter/aliens.py",
    "cosmic_encounter/cards.py",
    "cosmic_encounter/technologies.py",
    "space_base/index.py",
    "space_base/rows.py",
    "twilight_imperium/chances/ask.py",
    "twilight_imperium/data/action_cards.py",
    "twilight_imperium/data/agendas.py",
    "twilight_imperium/data/factions.py",
    "twilight_imperium/data/layouts.py",
    "twilight_imperium/data/notes.py",
    "twilight_imperium/data/objectives.py",
    "twilight_imperium/data/strategy_cards.py",
    "twilight_imperium/data/technologies.py",
    "twilight_imperium/data/tiles.py",
    "twilight_imperium/data/units.py",
)


def modules(games: Sequence[str] = GAMES) -> list[Path]:
    """The modules to compile: those of the kernel that every answer goes through, and the rules of the games."""
    found = [Path(f"cosmodrome/kernel/{name}.py") for name in KERNEL]
    for game in games:
        for path in sorted((SOURCE / "cosmodrome/games" / game).rglob("*.py")):
            is_plain = path.relative_to(SOURCE / "cosmodrome/games").as_posix() in PLAIN
            if path.name != "__init__.py" and "bot" not in path.parts and not is_plain:
                found.append(path.relative_to(SOURCE))
    return found


# ---- what mypyc does not know, written out -----------------------------------------------------------------------


class Module:
    """The text of a module, changed line by line."""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self.lines = text.splitlines()

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def classes(self) -> Iterator[ast.ClassDef]:
        """The classes, but for lists and tuples, which mypyc cannot make its own: it compiles their methods only."""
        foreign = {"list", "tuple"}
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                if node.bases and ast.unparse(node.bases[0]).partition("[")[0] in foreign:
                    foreign.add(node.name)
                    self.mark(node, "native_class=False")
                else:
                    yield node

    def put(self, line: int, text: str) -> None:
        """Write on a line that is empty."""
        assert not self.lines[line - 1], f"line {line} is not empty"
        self.lines[line - 1] = text

    def replace(self, old: str, new: str) -> None:
        """Change the one line that has this."""
        (at,) = (at for at, line in enumerate(self.lines) if old in line)
        self.lines[at] = self.lines[at].replace(old, new)

    def blank(self, node: ast.stmt) -> None:
        """Leave out a definition."""
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
            self.lines[line - 1] = ""

    def add_import(self, text: str) -> None:
        self.replace(FUTURE, f"{FUTURE}; {text}")

    def head(self, node: ast.ClassDef, bases: str, decorator: str = "") -> None:
        """Give a class other bases, and a decorator on the empty line above it."""
        self.lines[node.lineno - 1] = f"class {node.name}{bases}:"
        if decorator:
            self.put(node.lineno - 1, decorator)

    def mark(self, node: ast.ClassDef, what: str) -> None:
        """Tell mypyc something about a class."""
        if not any("mypyc_attr" in line for line in self.lines):
            self.add_import("from mypy_extensions import mypyc_attr")
        self.put(node.lineno - 1, f"@mypyc_attr({what})")

    def empty_line_after(self, line: int) -> int:
        return next(at for at in range(line + 1, len(self.lines) + 1) if not self.lines[at - 1])


def fields_of(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [item for item in node.body if isinstance(item, ast.AnnAssign)]


def write_out_struct(module: Module, node: ast.ClassDef) -> None:
    """A struct as a plain class with an `__init__`."""
    taken, kept = ["self"], []
    for item in fields_of(node):
        name, hint = ast.unparse(item.target), ast.unparse(item.annotation)
        default = ast.unparse(item.value) if item.value else ""
        if default in EMPTY:
            taken.append(f"{name}: {hint} | None = None")
            kept.append(f"self.{name} = {default} if {name} is None else {name}")
        else:
            taken.append(f"{name}: {hint} = {default}" if default else f"{name}: {hint}")
            kept.append(f"self.{name} = {name}")
        module.lines[item.lineno - 1] = f"    {name}: {hint}"
    module.head(node, "")
    if any(word.arg == "gc" for word in node.keywords):
        module.mark(node, "acyclic=True")
    line = module.empty_line_after(fields_of(node)[-1].lineno)
    module.put(line, f"    def __init__({', '.join(taken)}) -> None: {'; '.join(kept)}")


def take_anything(module: Module, node: ast.ClassDef) -> None:
    """What a player does may be nonsense, and is refused by name: the methods look at it themselves."""
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
            for hint in [argument.annotation for argument in method.args.args if argument.annotation]:
                line = module.lines[hint.lineno - 1]
                old = ast.unparse(hint)
                assert line.count(f": {old}")
                module.lines[hint.lineno - 1] = line.replace(f": {old}", ": Any", 1)


def write_out_table(module: Module, node: ast.ClassDef, bases: str) -> None:
    """A table as a dataclass that can fill a copy of itself."""
    module.head(node, bases, "@dataclass(kw_only=True)")
    filled = [f"assert isinstance(twin, {node.name})", "super().fill(twin)"]
    for item in fields_of(node):
        name, default = ast.unparse(item.target), ast.unparse(item.value) if item.value else ""
        if default in EMPTY:
            made = f"    {name}: {ast.unparse(item.annotation)} = field(default_factory={EMPTY[default]})"
            module.lines[item.lineno - 1] = made
        filled.append(f"twin.{name} = {copied(f'self.{name}', item.annotation)}")
    # mypyc knows annotations by their classes only; who reads a stored table wants them whole.
    hints = {ast.unparse(item.target): ast.unparse(item.annotation) for item in fields_of(node)}
    module.lines.append(f"setattr({node.name}, '__annotations__', {hints!r})")
    names = f"(*getattr({node.name}, '__struct_fields__', ()), *{tuple(hints)!r})"
    module.lines.append(f"setattr({node.name}, '__struct_fields__', {names})")
    last = fields_of(node)[-1].lineno if fields_of(node) else node.body[0].end_lineno
    assert last is not None
    module.put(module.empty_line_after(last), f"    def fill(self, twin: Teller) -> None: {'; '.join(filled)}")


def is_table(node: ast.stmt) -> bool:
    """Whether this is the class of a table or of a part of one."""
    return isinstance(node, ast.ClassDef) and any(word.arg == "kw_only" for word in node.keywords)


@cache
def parts() -> frozenset[str]:
    """The names of the classes that tables can be made of."""
    sources = (SOURCE / "cosmodrome/games").rglob("*.py")
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sources]
    return frozenset(
        node.name for tree in trees for node in tree.body if isinstance(node, ast.ClassDef) and is_table(node)
    )


def copied(value: str, hint: ast.expr) -> str:
    """What copies a value of this type; what cannot change is shared."""
    if isinstance(hint, ast.Name) and hint.id in parts():
        return f"{value}.copy()"
    if not isinstance(hint, ast.Subscript) or ast.unparse(hint.value) not in ("list", "dict", "set"):
        return value
    inner = hint.slice.elts[-1] if isinstance(hint.slice, ast.Tuple) else hint.slice
    item = copied("item", inner)
    if item == "item":
        return f"{value}.copy()"
    if ast.unparse(hint.value) == "dict":
        return f"{{key: {item} for key, item in {value}.items()}}"
    return f"[{item} for item in {value}]"


def rewrite_kernel(text: str) -> str:
    """A module of the kernel. Its classes may still have subclasses that are not compiled."""
    module = Module(text)
    for node in module.classes():
        base = ast.unparse(node.bases[0]) if node.bases else ""
        if base == "Struct":
            write_out_struct(module, node)
        elif node.name == "Game":
            take_anything(module, node)
        if base not in ("Struct", "NamedTuple"):
            module.mark(node, "allow_interpreted_subclasses=True")
    return module.text()


def rewrite_twin(text: str) -> str:
    """The twins of the kernel's table and its parts."""
    module = Module(text)
    module.add_import("from dataclasses import dataclass, field")
    for item in module.tree.body:
        is_other = isinstance(item, ast.ClassDef | ast.FunctionDef) and item.name not in ("Teller", *TABLES)
        if is_other or isinstance(item, ast.AnnAssign):
            module.blank(item)
    imports = "from cosmodrome.compiled import fields_of; from cosmodrome.kernel.table import Outcome, unheard"
    module.replace("from msgspec import Struct, convert", imports)
    for node in module.classes():
        if node.name == "Teller":
            line = module.empty_line_after(fields_of(node)[-1].lineno)
            module.put(line, "    def fill(self, twin: Teller) -> None: pass")
        elif node.name in TABLES:
            write_out_table(module, node, f"({ast.unparse(node.bases[0])})")
    made = "twin = type(self).__new__(type(self)); twin.__post_init__(); twin.kept = self.kept; self.fill(twin)"
    module.replace("return cast(Self, _copier(type(self))(self))", f"{made}; return twin")
    # msgspec would make one without the help of its class, and calling its methods would then crash.
    module.replace('__slots__ = ("again", "kept", "rounds", "say", "told")', "made: bool = True")
    module.replace(
        "self.told, self.say, self.kept,", 'assert self.made, "read it by Table.read"; self.told, self.say, self.kept,'
    )
    read = "return convert(cls.brought_up_to_date(plain), cls, str_keys=True, dec_hook=from_plain)"
    module.replace(read, "return cls(**fields_of(cls.brought_up_to_date(plain), cls, from_plain))")
    return module.text()


def rewrite_game(text: str) -> str:
    """A module of a game."""
    module = Module(text)
    tables = [node for node in module.classes() if is_table(node)]
    if tables:
        module.add_import("from dataclasses import dataclass, field; from cosmodrome.kernel.table_twin import Teller")
    for node in tables:
        write_out_table(module, node, f"({ast.unparse(node.bases[0])})")
    for item in module.tree.body:
        if isinstance(item, ast.ImportFrom) and item.module == "cosmodrome.kernel":
            names = [alias.name for alias in item.names if alias.name not in TABLES]
            if twins := [alias.name for alias in item.names if alias.name in TABLES]:
                module.blank(item)
                rest = f"from cosmodrome.kernel import {', '.join(names)}; " if names else ""
                module.put(item.lineno, f"{rest}from cosmodrome.kernel.table_twin import {', '.join(twins)}")
    return module.text()


def rewrite(path: Path) -> str:
    text = (SOURCE / path).read_text(encoding="utf-8")
    if path == TABLE:
        return rewrite_twin(text)
    return rewrite_kernel(text) if path.parts[1] == "kernel" else rewrite_game(text)


def write(path: Path, text: str) -> None:
    """Write a file if it says something else: what has not changed need not be compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def lay_out(games: Sequence[str]) -> list[str]:
    """The copy of the sources; returns the modules to compile."""
    chosen = modules(games)
    for part in ("__init__.py", "kernel", "games"):
        top = SOURCE / "cosmodrome" / part
        for path in top.rglob("*.py") if top.is_dir() else [top]:
            relative = path.relative_to(SOURCE)
            text = rewrite(relative) if relative in chosen else path.read_text(encoding="utf-8")
            write(WORK / "src" / relative, text)
    write(WORK / "src" / TWIN, rewrite(TABLE))
    return [str("src" / path) for path in (TWIN, *chosen)]


# ---- compiling ---------------------------------------------------------------------------------------------------


def compile_rules(games: Sequence[str]) -> None:
    """Translate the modules to C and build them, where `cosmodrome/compiled.py` finds them."""
    sys.path.insert(0, str(SOURCE))
    from cosmodrome.compiled import FOLDER, STAMP, stamp

    before = stamp()
    files = lay_out(games)
    os.chdir(WORK)  # so that a traceback tells of src/cosmodrome/...
    built = WORK / "lib"
    extensions = translate(files)
    docs = docs_of(files)
    for extension in extensions:
        extension.sources = [str(documented(Path(source), docs)) for source in extension.sources]
    build(extensions, built)
    STAMP.unlink(missing_ok=True)  # so that a half-finished copy is not used
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(built, FOLDER)
    STAMP.write_text(json.dumps(before), encoding="utf-8")


def translate(files: list[str]) -> list[Any]:
    """The C sources of these modules, as extension modules with what it takes to compile them."""
    from mypyc.build import mypycify

    write(Path("mypy.ini"), "[mypy]\nmypy_path = src\nexplicit_package_bases = True\nignore_missing_imports = True\n")
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            made: list[Any] = mypycify(
                ["--config-file=mypy.ini", *files], opt_level="2", debug_level="0", multi_file=True, group_name="rules"
            )
    except SystemExit:
        print(said.getvalue())
        raise
    return made  # the notes it printed are left out: generator expressions become lists, which is fine


# ---- docstrings ------------------------------------------------------------------------------------------------------

# mypyc writes signatures into the C source, but leaves docstrings out: `PyDoc_STR("answer($self, seat)\n--\n\n")`.
DOC = r'PyDoc_STR\(("(?:[^"\\]|\\.)*\\n--\\n\\n")\)'
FUNCTION_DOC = re.compile(r"\(PyCFunction\)CPyPy_(\w+),[^{}]*?" + DOC)
CLASS_DOC = re.compile(r"CPyType_(\w+)_template_ = \{[^;]*?" + DOC, re.DOTALL)


def documented(source: Path, docs: Mapping[tuple[str, ...], str]) -> Path:
    """A copy of a C source in which functions and classes have their docstrings; written if it has changed."""

    def filled(found: re.Match[str]) -> str:
        doc = docs.get(tuple(found.group(1).split("___")))
        literal = found.group(2)
        return found.group().replace(literal, f'{literal[:-1]}{in_c(doc)}"') if doc else found.group()

    text = source.read_text(encoding="utf-8")
    for pattern in (FUNCTION_DOC, CLASS_DOC):
        text = pattern.sub(filled, text)
    copy = source.with_name(f"{source.stem}.documented.c")
    write(copy, text)
    return copy


def docs_of(files: Sequence[str]) -> dict[tuple[str, ...], str]:
    """The docstrings by name. mypyc names a module by as many of its last parts as tell it from the others: all ways
    are kept; a name that several have is left without one."""
    found: dict[tuple[str, ...], str] = {}
    for file in files:
        parts = Path(file).with_suffix("").parts
        for name, doc in docs_in(Path(file).read_text(encoding="utf-8")):
            for start in range(len(parts)):
                key = (*parts[start:], *name)
                found[key] = doc if found.get(key, doc) == doc else ""
    return found


def docs_in(text: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """The docstrings of a module: of functions, classes and methods."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield (node.name,), ast.get_docstring(node) or ""
        for method in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(method, ast.FunctionDef):
                yield (node.name, method.name), ast.get_docstring(method) or ""


def in_c(text: str) -> str:
    """A text within a C string literal."""
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode())


def build(extensions: list[Any], goal: Path) -> None:
    """Compile on all cores what has changed, and link what that belongs to."""
    compiler = [*words("CC"), *words("CFLAGS"), *words("CCSHARED"), f"-I{get_path('include')}"]
    newest_header = max(path.stat().st_mtime for path in Path("build").rglob("*.h"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = []
        for extension in extensions:
            include = [f"-I{folder}" for folder in extension.include_dirs]
            for source in map(Path, extension.sources):
                made = source.with_suffix(".o")
                if not made.exists() or made.stat().st_mtime < max(source.stat().st_mtime, newest_header):
                    flags = [*include, *extension.extra_compile_args, *FLAGS]
                    running.append(pool.submit(run, [*compiler, *flags, "-c", str(source), "-o", str(made)]))
        for each in running:
            each.result()
        libraries = set()
        for extension in extensions:
            library = goal.joinpath(*extension.name.split(".")).with_suffix(str(get_config_var("EXT_SUFFIX")))
            libraries.add(library)
            objects = [Path(source).with_suffix(".o") for source in extension.sources]
            if not library.exists() or library.stat().st_mtime < max(made.stat().st_mtime for made in objects):
                library.parent.mkdir(parents=True, exist_ok=True)
                linked = library.with_suffix(".linked")  # a broken link leaves nothing that looks finished
                run([*words("LDSHARED"), *FLAGS, *map(str, objects), "-o", str(linked)])
                linked.rename(library)
    for path in goal.rglob("*"):
        if path.is_file() and path not in libraries:
            path.unlink()


def words(name: str) -> list[str]:
    """A setting of this Python's own build."""
    return shlex.split(str(get_config_var(name) or ""))


def run(command: list[str]) -> None:
    subprocess.run(command, check=True)


if __name__ == "__main__":
    compile_rules(sys.argv[1:] or GAMES)
