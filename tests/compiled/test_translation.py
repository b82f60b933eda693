"""The compiler takes every rule: it translates all of them to C here, which takes some seconds. Only making machine
code of that takes minutes, and is left to `make compile`."""

from __future__ import annotations

import pytest
from scripts import compile as compiling


@pytest.mark.slow
def test_the_compiler_takes_every_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc knows less of Python than Python does: a starred tuple after `return`, for instance, stops it."""
    files = compiling.lay_out(compiling.GAMES)
    monkeypatch.chdir(compiling.WORK)
    try:
        extensions = compiling.translate(files)
    except SystemExit:
        pytest.fail("the rules can no longer be compiled; the message of mypyc is above")
    assert [source for extension in extensions for source in extension.sources]
