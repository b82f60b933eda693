"""Anti-Matter: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import another, both_attack, can_cancel, every
from cosmodrome.games.cosmic_encounter.declare import cancel, power, super_, wild
from cosmodrome.games.cosmic_encounter.statics import lasting
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window


@power("anti_matter", "reveal.totals", when=both_attack)
def anti_matter(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The lower total wins; your ships and those of all allies are subtracted (CE-R9, CE-R11, CE-R67)."""
    table.mark("lower-wins")
    table.mark("subtract", value=seat + 1)


@lasting("lower-wins", "comparison")
def lower_wins(table: CosmicEncounter, seat: Seat, totals: tuple[int, int], mark: int) -> tuple[int, int]:
    """The higher one loses; a tie is the defense's all the same."""
    return -totals[0], -totals[1]


@lasting("subtract", "ships")
def subtracted(table: CosmicEncounter, seat: Seat, ships: int, mark: int) -> int:
    """The ships of the player who did it, and those of all allies, also of one who joins later, count against their
    side."""
    return -ships if seat == mark - 1 or not table.is_main(seat) else ships


def stop_flare(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A flare of another player returns to their hand for this encounter, and does not count as their one (CE-R7)."""
    assert window.use is not None
    table.unplay_flare(window.use.seat)
    cancel(table, window, fate="return")


stoppable = every(another, can_cancel)
wild("anti_matter", "used", answers="wild", when=stoppable)(stop_flare)
super_("anti_matter", "used", answers=("wild", "super"), when=stoppable)(stop_flare)
