"""What holds for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent

# Folders whose tests play whole games, start servers or drive terminals: `make test` runs them, `make check` does not.
SLOW = ("bots", "cli", "conformance", "props", "server", "store", "texts")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in SLOW:
            item.add_marker(pytest.mark.slow)
