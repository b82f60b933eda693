"""Human: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.conditions import can_cancel, every, subject
from cosmodrome.games.cosmic_encounter.declare import boost, power, super_, wild, zap
from cosmodrome.games.cosmic_encounter.statics import static
from cosmodrome.games.cosmic_encounter.table import NOBODY, CosmicEncounter
from cosmodrome.kernel import Seat, Window


@power("human", "reveal.totals")
def human(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side counts four more, eight with the super flare; whatever the cards are (CE-R30)."""
    table.add_bonus(table.side[seat], 8 if window.boosted else 4)


@static("human", "zapped")
def human_wins(table: CosmicEncounter, seat: Seat, alien: int) -> int:
    """A player who zaps humanity makes its side win (CE-R3)."""
    if alien == ALIEN["human"] and table.side[seat] != NOBODY:
        table.claim_win(seat)
    return alien


boost("human")


def own_humanity(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat itself is using the power."""
    return window.use is not None and window.use.ability.id == "human" and can_cancel(table, seat, window)


@super_("human", "used", part="zap", answers="power", when=every(subject, own_humanity))
def super_human(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Or discard the flare: your own power is zapped."""
    assert window.response is not None
    window.response.fate = "discard"
    zap(table, window)


def not_against_human(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The opponent is somebody else."""
    return table.opponent(seat) != table.public_owner(ALIEN["human"])


@wild("human", ("reveal.after", "reveal.totals"), when=not_against_human)
def wild_human(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your card becomes an attack 42; then the flare goes to Human, or away."""
    table.count_card(seat, "attack", 42)
    owner = table.public_owner(ALIEN["human"])
    assert window.response is not None
    window.response.fate = "discard" if owner == NOBODY else f"hand:{owner}"
