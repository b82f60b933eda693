"""Loser: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.cards import KINDS
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.statics import lasting
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window


def no_upset(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """No upset has been declared."""
    return not table.marked("upset")


@power("loser", "planning.before", when=no_upset)
def loser(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """An upset: both must play attacks if they can, and who would win loses (CE-R11)."""
    table.mark("upset")
    table.mark("must-attack")


@lasting("upset", "winner")
def upset(table: CosmicEncounter, seat: Seat, winner: int, mark: int) -> int:
    """The other side wins."""
    return 1 - winner


@lasting("must-attack", "selection")
def attacks_only(table: CosmicEncounter, seat: Seat, cards: list[int], mark: int) -> list[int]:
    """Attacks, as far as there are any."""
    return [card for card in cards if KINDS[card] == "attack"] or cards


@wild("loser", "planning.before")
def wild_loser(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Both sides lose at once, without cards."""
    table.conclude("both-lost")


@super_("loser", "planning.after", uses_power=True, when=no_upset)
def super_loser(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Declare the upset when the cards lie; nobody had to play an attack."""
    table.mark("upset")
