"""Uses the compiled kernel and rules (`make compile`, or a platform wheel) in place of the sources.

Only while no source has changed since: a fixed rule is never hidden behind old machine code. The environment variable
`COSMODROME_COMPILED=no` turns them off. `STATE` says which is used and why.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

from msgspec import Struct, convert, defstruct, field
from msgspec.structs import asdict

HERE = Path(__file__).parent
FOLDER = HERE / "machine_code"
STAMP = FOLDER / "stamp.json"
SUFFIX = EXTENSION_SUFFIXES[0]
LIBRARY = FOLDER / f"rules__mypyc{SUFFIX}"


def stamp() -> dict[str, str]:
    """What tells whether a source has changed: a digest of each, so that installed copies count as the same."""
    found = {}
    for part in ("kernel", "games"):
        for path in sorted((HERE / part).rglob("*.py")):
            found[path.relative_to(HERE).as_posix()] = hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()
    return found


def why_plain() -> str | None:
    """Why plain Python is used; None if there is machine code for this Python, made from the sources as they are."""
    if os.environ.get("COSMODROME_COMPILED") == "no":
        return "COSMODROME_COMPILED=no"
    if not LIBRARY.exists():
        return "not compiled for this Python: make compile"
    if find_spec("mypy_extensions") is None:
        return "mypy_extensions is not installed"
    try:
        is_current = json.loads(STAMP.read_bytes()) == stamp()
    except (OSError, ValueError):
        return "not compiled to the end: make compile"
    return None if is_current else "sources have changed since: make compile"


class Finder:
    """Finds the compiled modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith("cosmodrome.") or name.endswith("__mypyc"):
            file = FOLDER.joinpath(*name.split(".")).with_suffix(SUFFIX)
            if file.exists():
                return spec_from_file_location(name, file)
        return None


def fields_of(plain: Any, kind: type[Any], dec_hook: Callable[[type[Any], Any], Any]) -> dict[str, Any]:
    """The fields of a compiled table, read from plain data: msgspec can write one, but not make one."""
    return _made(convert(plain, _shape(kind), str_keys=True, dec_hook=dec_hook), kind)


def _shape(kind: type[Any]) -> type[Struct]:
    """A struct with the same fields as a compiled table or part."""
    shape = _SHAPES.get(kind)
    if shape is None:
        hints = get_type_hints(kind)
        fields = [
            (each.name, _shape(hints[each.name]) if _is_part(hints[each.name]) else hints[each.name], _default_of(each))
            for each in dataclasses.fields(kind)
        ]
        shape = _SHAPES[kind] = defstruct(kind.__name__, fields, kw_only=True)
    return shape


def _made(read: Struct, kind: type[Any]) -> dict[str, Any]:
    """The fields by name, with the parts as they are compiled."""
    hints = get_type_hints(kind)
    return {
        name: hints[name](**_made(value, hints[name])) if _is_part(hints[name]) else value
        for name, value in asdict(read).items()
    }


def _is_part(hint: Any) -> bool:
    return isinstance(hint, type) and dataclasses.is_dataclass(hint)


def _default_of(each: dataclasses.Field[Any]) -> Any:
    if each.default is not dataclasses.MISSING:
        return field(default=each.default)
    return field() if each.default_factory is dataclasses.MISSING else field(default_factory=each.default_factory)


_SHAPES: dict[type[Any], type[Struct]] = {}

_WHY = why_plain()
ACTIVE = _WHY is None
STATE = "compiled" if ACTIVE else f"plain Python ({_WHY})"  # one line for the start of a program
if ACTIVE:
    sys.meta_path.insert(0, Finder())
