"""Barbarian: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.games.cosmic_encounter.conditions import won
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import discard_all, discard_draft, newest, take_chosen
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import DONE, Choose, Rule, Seat, Window


def can_loot(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The side of the seat has won as the offense, and the defense has cards."""
    return won(table, seat, window) and bool(table.cards.hands[table.defense])


def loot(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Look at the hand of the defense, keep a card for each of your ships, the rest is discarded (CE-R10)."""
    victim = table.defense
    yield from take_chosen(table, seat, victim, 0, table.engaged[seat], "loot")
    yield from discard_all(table, victim)


power("barbarian", "resolution.won", when=can_loot)(loot)
super_("barbarian", "resolution.won", uses_power=True, when=can_loot)(loot)


def gained_cards(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has just got cards."""
    return seat == window.seat and window.public["count"] > 0


@wild("barbarian", ("compensation.after", "rewards.after"), when=gained_cards)
def wild_barbarian(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard what you do not want of your compensation or rewards."""
    left = min(window.public["count"], len(table.cards.hands[seat]))
    while left:
        choice = yield Choose(seat, "sift", newest, table, seat, left, secret=True)
        if choice == DONE:
            break
        table.cards.set_aside(seat, next(card for card in table.cards.hands[seat][-left:] if NAMES[card] == choice[1]))
        left -= 1
    yield from discard_draft(table, seat)
