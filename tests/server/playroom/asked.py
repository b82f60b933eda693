"""How often somebody is asked in the hidden windows of the small game: as often as not, so that none is short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def asked_in(game: str, options: Mapping[str, Any]) -> Mapping[str, tuple[int, float, float]]:
    return {"moved": (1000, 0.5, 0.5)}
