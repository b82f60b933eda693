"""Where the kernel and the rules were compiled to machine code (`make compile`), they are taken instead of the sources.

Only as long as no source has changed since: a rule that was just mended is never hidden behind an old one. The
environment variable `COSMODROME_COMPILED=no` leaves them aside.
"""

from __future__ import annotations

import dataclasses
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


def stamp() -> dict[str, list[int]]:
    """What tells whether a source has changed: its size and when it was written."""
    found = {}
    for part in ("kernel", "games"):
        for folder, _, names in os.walk(HERE / part):
            for name in names:
                if name.endswith(".py"):
                    path = os.path.join(folder, name)
                    status = os.stat(path)
                    found[os.path.relpath(path, HERE)] = [status.st_size, status.st_mtime_ns]
    return found


def is_current() -> bool:
    """Whether there is machine code for this Python, made from the sources as they are, and what it needs."""
    if not LIBRARY.exists() or find_spec("mypy_extensions") is None:
        return False
    try:
        return bool(json.loads(STAMP.read_bytes()) == stamp())
    except (OSError, ValueError):
        return False


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
    shape = _SHAPES.get(kind)
    if shape is None:
        hints = get_type_hints(kind)
        fields = [(each.name, hints[each.name], _default_of(each)) for each in dataclasses.fields(kind)]
        shape = _SHAPES[kind] = defstruct(kind.__name__, fields, kw_only=True)
    return asdict(convert(plain, shape, str_keys=True, dec_hook=dec_hook))


def _default_of(each: dataclasses.Field[Any]) -> Any:
    if each.default is not dataclasses.MISSING:
        return field(default=each.default)
    return field() if each.default_factory is dataclasses.MISSING else field(default_factory=each.default_factory)


_SHAPES: dict[type[Any], type[Struct]] = {}

ACTIVE = os.environ.get("COSMODROME_COMPILED") != "no" and is_current()
if ACTIVE:
    sys.meta_path.insert(0, Finder())
