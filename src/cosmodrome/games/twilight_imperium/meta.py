"""What the game is called, how many play, and what a table may choose."""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.games.twilight_imperium.data.factions import BY_ID as FACTION_ROWS
from cosmodrome.games.twilight_imperium.data.layouts import POINTS
from cosmodrome.games.twilight_imperium.galaxy import is_map
from cosmodrome.kernel import Setting

ID = "twilight-imperium"
VERSION = 5
SEATS = (3, 6)  # TI-S6d to TI-S6g
OPTIONS = (
    Setting("points", POINTS, 10),  # TI-S12b
    Setting("galaxy", ("random", "build"), "random"),
    Setting("factions", ("random", "choose", "draft"), "random"),
)


def _is_galaxy(value: Any) -> bool:
    """`random`, `build`, or a map string: tile numbers by position from ring 1 on, home positions as 0."""
    return value in ("random", "build") or (isinstance(value, str) and is_map(value))


def _are_factions(value: Any) -> bool:
    """`random`, `choose`, `draft`, or a list of ids, of which the seats take the first ones in their order."""
    if isinstance(value, str):
        return value in ("random", "choose", "draft")
    if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
        return False
    return len(set(value)) == len(value) >= SEATS[0] and all(item in FACTION_ROWS for item in value)


ACCEPTS: Final = {"galaxy": _is_galaxy, "factions": _are_factions}
