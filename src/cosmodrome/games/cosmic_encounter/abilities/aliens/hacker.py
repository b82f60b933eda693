"""Hacker: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import collects, with_cards
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import choose_cards, take_chosen
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Window


@power("hacker", "compensation", when=collects, targets=with_cards)
def hacker(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Collect from any player, and choose the cards."""
    (giver,) = window.target
    count = table.owed[seat]
    table.owe(seat, 0)
    taken = yield from take_chosen(table, seat, giver, count, count, "hack")
    table.mark("collected", seat, taken)
    table.mark("hacked", giver, taken)


def pays(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The opponent is about to collect from the seat."""
    return window.seat is not None and seat != window.seat and table.owed[window.seat] > 0


@power("hacker", "compensation", part="pay", when=pays)
def hacker_pays(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Choose the cards that your opponent collects from you."""
    assert window.seat is not None
    count = table.owed[window.seat]
    table.owe(window.seat, 0)
    yield from choose_cards(table, seat, "give-card", count, count, target=window.seat)
    table.mark("collected", window.seat, len(table.cards.draft[seat]))
    table.cards.hand_over(seat, table.cards.draft[seat], window.seat)


@wild("hacker", "compensation", when=pays)
def wild_hacker(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your opponent collects nothing from you."""
    assert window.seat is not None
    table.owe(window.seat, 0)


def has_hacked(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has collected with its power."""
    return seat == window.seat and any(table.marked("hacked", who) for who in range(table.seats))


@super_("hacker", "compensation.after", when=has_hacked)
def super_hacker(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Give the player from whom you collected at most as many cards of your choice."""
    giver = next(who for who in range(table.seats) if table.marked("hacked", who))
    yield from choose_cards(table, seat, "give-card", 0, table.marked("hacked", giver), target=giver)
    table.cards.hand_over(seat, table.cards.draft[seat], giver)
