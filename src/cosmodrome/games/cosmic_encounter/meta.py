"""What the game is called, how many play, and what a table may choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS, go_together
from cosmodrome.kernel import BadSetup, Setting

ID: Final = "cosmic-encounter"
VERSION: Final = 5
SEATS: Final = (3, 5)  # CE-1.1
ALERTS: Final = ("green", "yellow", "red")

# `None` follows the edition. Aliens: in 2008 two are dealt to each player and one is kept, in 2018 a combination plays
# (CE-4.6, CE-4.9). Flares: 2008 has them in the deck, 2018 only if the table wants them (CE-4.7, CE-4.10).
OPTIONS: Final = (
    Setting("edition", (2018, 2008), 2018),
    Setting("aliens", (None, "combo", "choose", "random"), None),
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
    """How aliens are chosen, or a list of names; whether a table can have these is told by `check_aliens`."""
    if isinstance(value, list | tuple):
        return len(value) > 0 and all(isinstance(name, str) for name in value)
    return value in (None, "combo", "choose", "random")


class NoSuchAlien(BadSetup):
    """The table has named an alien that there is not."""

    id = "no-such-alien"


class NamedTwice(BadSetup):
    """The table has named an alien twice: there is one sheet of each."""

    id = "named-twice"


class TooManyAliens(BadSetup):
    """The table has named more aliens than there are seats."""

    id = "too-many-aliens"


class NotTogether(BadSetup):
    """The table has named aliens of which one forbids the other."""

    id = "not-together"


class NotInEdition(BadSetup):
    """The table has named an alien that its edition does not have."""

    id = "not-in-edition"


def check_aliens(seats: int, edition: int, names: Sequence[str]) -> None:
    """Refuse aliens that cannot sit at this table: the first seat gets the first of them, and so on; seats beyond the
    last get theirs at random."""
    if unknown := [name for name in names if name not in ALIEN]:
        raise NoSuchAlien(game=ID, aliens=", ".join(unknown))
    if twice := [name for name in ALIEN if names.count(name) > 1]:
        raise NamedTwice(game=ID, aliens=", ".join(twice))
    if len(names) > seats:
        raise TooManyAliens(game=ID, count=len(names), seats=seats)
    if later := [name for name in names if ALIENS[ALIEN[name]].since > edition]:
        raise NotInEdition(game=ID, aliens=", ".join(later), edition=str(edition))
    aliens = [ALIEN[name] for name in names]
    if apart := [name for name in names if not all(go_together((ALIEN[name], other)) for other in aliens)]:
        raise NotTogether(game=ID, aliens=", ".join(apart))


ACCEPTS: Final[Mapping[str, Callable[[Any], bool]]] = {"aliens": are_aliens}


def alerts(highest: str) -> tuple[str, ...]:
    """The alert levels up to one."""
    return ALERTS[: ALERTS.index(highest) + 1]
