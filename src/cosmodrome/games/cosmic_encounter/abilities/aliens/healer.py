"""Healer: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import can_cancel, every
from cosmodrome.games.cosmic_encounter.declare import boost, cancel, power, wild
from cosmodrome.games.cosmic_encounter.fleets import OUT, WARP
from cosmodrome.games.cosmic_encounter.hands import draw
from cosmodrome.games.cosmic_encounter.moves import bring_home
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Window


def lost_place(window: Window) -> int:
    """Where the ships are that were just lost: in the warp or out of the game."""
    return WARP if window.key == "ships.lost" else OUT


def can_heal(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Another player has lost ships, and has a colony to which they can return."""
    who = window.seat
    return who not in (None, seat) and table.ships.count_at(who, lost_place(window)) > 0 and table.ships.has_colony(who)


@power("healer", ("ships.lost", "ships.removed"), when=can_heal)
def healer(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The lost ships of another player go home; you draw a card, or one for each with the super flare (CE-R17, R19,
    CE-R70)."""
    assert window.seat is not None
    place = lost_place(window)
    count = min(window.public["count"], table.ships.count_at(window.seat, place))
    if place == WARP:
        table.ships.undo_loss(window.seat, count)
    yield from bring_home(table, window.seat, place, count)
    yield from draw(table, seat, count if window.boosted else 1)


boost("healer")


ZAPS = ("cosmic_zap", "cosmic_field_generator")


def zapped_oneself(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A Cosmic Zap is being played on a use of the seat."""
    return window.use is not None and window.use.ability.id in ZAPS and [use[0] for use in table.uses[-2:-1]] == [seat]


@wild("healer", "used", answers=("artifact", "technology"), when=every(zapped_oneself, can_cancel))
def wild_healer(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A Cosmic Zap on you is discarded without effect."""
    cancel(table, window)
