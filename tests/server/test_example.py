"""The client of the examples plays on a real server, as the documentation says."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from site_under_test import Serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "two_programs.py"


@pytest.mark.anyio
async def test_two_programs_play_to_the_end(
    serving: Serving, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They open a table, sit down, play, and fetch the record."""
    spec = importlib.util.spec_from_file_location("two_programs", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    programs = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(programs)
    monkeypatch.setattr(programs, "PAUSE", 0)
    site = await serving(engine="cosmodrome", messages_per_second=100_000, message_burst=100_000)
    await programs.main(f"http://{site.host}", "space-base")
    told = capsys.readouterr().out
    assert "'winners': [" in told
    assert " entries; look at it at http://" in told
