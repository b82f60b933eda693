"""Activation, TI-77.1: the token is placed; then everybody may respond."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.elimination import check_in_space
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Rule


def activated(table: TwilightImperium) -> Rule[None] | None:
    """After a system is activated."""
    if opened := window(table, "activated", seat=table.active, system=table.system):
        return responses(table, opened)
    table.cursor = "movement"
    return None


def responses(table: TwilightImperium, opened: Rule[None]) -> Rule[None]:
    """Somebody may even end the turn; and who loses a token of the fleet pool may lose the last ground forces."""
    yield from opened
    yield from check_in_space(table, table.active)
    over = table.marked("turn-over") or table.active in table.eliminated
    table.cursor = "action-end" if over else "movement"
