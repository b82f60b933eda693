"""Calculator: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.statics import later
from cosmodrome.games.cosmic_encounter.table import DEFENSE, OFFENSE, CosmicEncounter
from cosmodrome.kernel import Seat, Window


def equalize(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Of two attacks the higher one will be lowered by the value of the lower one."""
    table.mark("equalize")


power("calculator", "planning.after")(equalize)
super_("calculator", "planning.after", uses_power=True)(equalize)


def lower(table: CosmicEncounter, side: int) -> None:
    """The attack of a side is lowered by the value of the other one."""
    table.count_card(table.main(side), "attack", table.card_value[side] - table.card_value[1 - side])


@later("equalize", "worth")
def equalized(table: CosmicEncounter, seat: Seat, mark: int) -> None:
    """The higher of two attacks is lowered (CE-R9 step 2)."""
    offense, defense = table.card_value
    if table.both("attack") and offense != defense:
        lower(table, OFFENSE if offense > defense else DEFENSE)


def odd_or_even(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """What can be called."""
    return [("odd",), ("even",)]


@wild("calculator", "planning.after", targets=odd_or_even)
def wild_calculator(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Bet on the sum of two attacks: the loser's card is lowered by the value of the other one."""
    table.mark("bet", seat, 1 if window.target[0] == "odd" else 2)


@later("bet", "worth")
def bet_paid(table: CosmicEncounter, seat: Seat, bet: int) -> None:
    """The card of the player who lost the bet is lowered."""
    if table.both("attack"):
        side = table.side[seat]
        lower(table, 1 - side if sum(table.card_value) % 2 == bet % 2 else side)
