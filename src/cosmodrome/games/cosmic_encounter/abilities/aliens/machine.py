"""Machine: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import ANY, has_encounter_card, to_retrieve
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import draw
from cosmodrome.games.cosmic_encounter.research import new_technology
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import AGAIN, NEW_TECHNOLOGY
from cosmodrome.kernel import Choose, Rule, Seat, Window


def may_continue(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """After an encounter of your turn, where no second one follows anyway; not if the turn was cut short (CE-R21)."""
    normal = table.encounter == 1 and table.success and not table.one_encounter
    over = table.extra or table.marked("no-second") or table.marked("another", seat)
    return seat == table.turn and not normal and not over


@power("machine", "encounter.end", who=ANY, when=may_continue, needs=has_encounter_card)
def machine(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Have another encounter, or a technology instead, which ends your turn (CE-30.14)."""
    table.cards.claim(seat)
    choice = AGAIN
    if table.with_technologies:
        choice = yield Choose(seat, "continue", [AGAIN, NEW_TECHNOLOGY])
    if choice == AGAIN:
        table.mark("another", seat)
    else:
        yield from new_technology(table, seat)


def after_first(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The first encounter of the seat's turn is over."""
    return seat == table.turn and table.encounter == 1 and not table.extra


@wild("machine", "encounter.end", when=after_first)
def wild_machine(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Have a second encounter, with a new hand if you need one; the flare is not among what you discard (CE-R21)."""
    table.mark("another", seat, window.source)


@super_("machine", "regroup.retrieve", when=to_retrieve)
def super_machine(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card instead of retrieving a ship."""
    table.mark("retrieve", seat, 0)
    yield from draw(table, seat, 1)
