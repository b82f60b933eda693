"""How often somebody is asked in the hidden windows of a game, as its own `asked.py` says it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any


def asked_in(game: str, options: Mapping[str, Any]) -> Mapping[str, tuple[int, float, float]]:
    """By window: how many of a thousand it is, the share in which somebody is asked, of those in which nobody responds,
    and how many others besides one, then; empty if nobody counted."""
    name = f"cosmodrome.games.{game.replace('-', '_')}.asked"
    if find_spec(name) is None:
        return {}
    counted: Mapping[str, tuple[int, float, float]] = import_module(name).asked(options)
    return counted
