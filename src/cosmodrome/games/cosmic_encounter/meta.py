"""What the game is called, how many play, and what a table may choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS, go_together
from cosmodrome.kernel import BadSetup, Setting

ID: Final = "cosmic-encounter"
VERSION: Final = 2
SEATS: Final = (3, 5)  # CE-1.1
ALERTS: Final = ("green", "yellow", "red")

# Flares: `None` follows the edition. 2008 has them in the deck, 2018 only if the table wants them (CE-4.7, CE-4.10).
OPTIONS: Final = (
    Setting("edition", (2018, 2008), 2018),
    Setting("aliens", ("combo", "choose", "random"), "combo"),
    Setting("alert", ("red", "yellow", "green"), "red"),
    Setting("flares", (None, False, True), None),
    Setting("technologies", (False, True), False),
    Setting("planets", (5, 4), 5),
    Setting("one_encounter", (False, True), False),
    Setting("hidden_powers", (False, True), False),
    Setting("changing_powers", (False, True), False),
    Setting("unlimited_flares", (False, True), False),
    Setting("filch", ("new", "classic"), "new"),
    Setting("offers", (3, 1, 2, 4, 5), 3),
)


def are_aliens(value: Any) -> bool:
    """How aliens are chosen, or a list of ids, one for each seat, that may sit at one table."""
    if isinstance(value, str):
        return value in ("combo", "choose", "random")
    if not isinstance(value, list | tuple) or not SEATS[0] <= len(value) <= SEATS[1]:
        return False
    if not all(isinstance(name, str) and name in ALIEN for name in value) or len(set(value)) < len(value):
        return False
    return go_together(tuple(ALIEN[name] for name in value))


class NotInEdition(BadSetup):
    """The table has named an alien that its edition does not have."""

    id = "not-in-edition"


def check_edition(edition: int, aliens: tuple[int, ...]) -> None:
    """Refuse named aliens that came with a later edition."""
    if later := [ALIENS[alien].id for alien in aliens if ALIENS[alien].since > edition]:
        raise NotInEdition(game=ID, aliens=", ".join(later), edition=str(edition))


ACCEPTS: Final[Mapping[str, Callable[[Any], bool]]] = {"aliens": are_aliens}


def alerts(highest: str) -> tuple[str, ...]:
    """The alert levels up to one."""
    return ALERTS[: ALERTS.index(highest) + 1]
