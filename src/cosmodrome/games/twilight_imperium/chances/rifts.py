"""Which ships of a drafted movement roll for gravity rifts, and what is likely to get through."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.twilight_imperium.combat import plus_one
from cosmodrome.games.twilight_imperium.index import EMPTY, Fleet
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.movement import around_rifts
from cosmodrome.games.twilight_imperium.tactical.reach import Passage
from cosmodrome.games.twilight_imperium.tactical.retreat import RIFT
from cosmodrome.games.twilight_imperium.tactical.transport import Ship, crew, stow
from cosmodrome.kernel import Seat

THROUGH: Final = 1 - RIFT / 10  # the chance that a die lets a ship through
LIKELY: Final = 1e-4  # rarer outcomes are left out


def ships_of_draft(table: TwilightImperium, seat: Seat) -> list[Ship]:
    """The ships of the draft, each with what it carries and the dice it rolls."""
    passage = Passage(table, seat, table.system)
    fleet = crew(table, seat, passage.reachable)
    ships = stow(table, seat, table.system, fleet, table.cargo, passage.chart)
    return around_rifts(passage, fleet if ships is None else ships)


def losses(table: TwilightImperium, seat: Seat) -> dict[Fleet, float]:
    """What the rifts on the way may take, units by kind, and how likely each of these losses is."""
    found: dict[Fleet, float] = {EMPTY: 1.0}
    for ship in ships_of_draft(table, seat):
        if not ship.rolls:
            continue
        through, more = THROUGH ** len(ship.rolls), dict[Fleet, float]()
        for lost, chance in found.items():
            gone = plus_one(lost, ship.kind)
            for _, _, kind, count in ship.aboard:
                gone = plus_one(gone, kind, count)
            for fleet, part in ((lost, through), (gone, 1 - through)):
                if chance * part > LIKELY:
                    more[fleet] = more.get(fleet, 0.0) + chance * part
        found = more
    return found
