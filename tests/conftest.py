"""What holds for all tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

# Tests run on the sources, unless told otherwise: what was compiled cannot be looked into.
os.environ.setdefault("COSMODROME_COMPILED", "no")

HERE = Path(__file__).parent

# Folders whose tests play whole games, start servers or drive terminals: `make test` runs them, `make check` does not.
SLOW = ("bots", "cli", "conformance", "props", "server", "store", "texts")


def pytest_configure() -> None:
    from cosmodrome import compiled

    if os.environ["COSMODROME_COMPILED"] == "yes" and not compiled.ACTIVE:
        raise pytest.UsageError("the rules are not compiled, or have changed since: make compile")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ["COSMODROME_COMPILED"] == "yes":
        peeking = [item for item in items if item.get_closest_marker("plain")]
        items[:] = [item for item in items if item not in peeking]
        config.hook.pytest_deselected(items=peeking)
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in SLOW:
            item.add_marker(pytest.mark.slow)
