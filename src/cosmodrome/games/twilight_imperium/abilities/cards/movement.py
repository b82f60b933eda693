"""Action cards of activation and movement."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.twilight_imperium.abilities.cards.aims import a_system
from cosmodrome.games.twilight_imperium.index import SYSTEM_OF, bits
from cosmodrome.games.twilight_imperium.structures import floating_docks
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import active, another, every
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("flank_speed", "activated", when=active)
def flank_speed(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your ships have +1 move in this tactical action."""
    table.mark("action", "move+", seat, table.marked("move+", seat) + 1)


def starts(table: TwilightImperium, seat: Seat) -> Sequence[int]:
    """The systems from which ships of the player can set out."""
    return bits(table.ships[seat] & ~table.tokens[seat])


def can_set_out(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """There is such a system."""
    return table.ships[seat] & ~table.tokens[seat] != 0


@card("in_the_silence_of_space", "activated", when=every(active, can_set_out), aim=a_system(starts))
def in_the_silence_of_space(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your ships that start in the chosen system may pass systems with ships of others."""
    table.mark("action", "passes-ships-from", seat, window.target[0])


@card("lost_star_chart", "activated", when=active)
def lost_star_chart(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Systems with alpha and systems with beta wormholes are adjacent to each other in this tactical action."""
    table.mark("action", "holes-joined")


def dock_in_reach(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat has a space dock in the active system or next to it (TI-R18)."""
    docks = [SYSTEM_OF[planet] for planet in table.planets(seat) if table.docks >> planet & 1]
    reach = 1 << table.system | table.near(seat)[table.system]
    return any(reach >> system & 1 for system in (*docks, *floating_docks(table, seat)))


@card("experimental_battlestation", "moved", when=every(another, dock_in_reach))
def experimental_battlestation(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """A space dock of yours near ships that have just moved fires with three dice, as a space cannon of 5."""
    table.mark("action", "cannon-dice", seat, 3)
    table.mark("action", "cannon-hit", seat, 5)
