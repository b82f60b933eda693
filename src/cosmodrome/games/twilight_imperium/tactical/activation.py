"""Activation, TI-77.1: the token is placed; then everybody may respond."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Rule


def activated(table: TwilightImperium) -> Rule[None]:
    """After a system is activated."""
    yield from window(table, "activated", seat=table.active, system=table.system)
    table.cursor = "action-end" if table.marked("turn-over") else "movement"
