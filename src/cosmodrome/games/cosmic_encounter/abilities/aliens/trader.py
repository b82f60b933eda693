"""Trader: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import other_players
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import choose_card, take_random
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Window


def may_trade(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A defense without encounter cards draws a new hand first."""
    return seat != table.defense or table.cards.could_select(seat)


def not_yet_traded(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Once in an encounter."""
    return not table.marked("traded", seat)


@power("trader", "planning.before", when=not_yet_traded, needs=may_trade)
def trader(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Exchange hands with your opponent."""
    table.mark("traded", seat)
    table.cards.swap_hands(seat, table.opponent(seat))


@super_("trader", "planning.before", uses_power=True, when=not_yet_traded, needs=may_trade, targets=other_players)
def super_trader(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Exchange hands with any player."""
    table.mark("traded", seat)
    table.cards.swap_hands(seat, window.target[0])


def opponent_has_cards(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There is something to draw."""
    return bool(table.cards.hands[table.opponent(seat)])


@wild("trader", "alliance.before", when=opponent_has_cards)
def wild_trader(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a random card from your opponent's hand, then give one of yours for it (CE-R93)."""
    other = table.opponent(seat)
    yield from take_random(table, seat, other, 1)
    if table.cards.hands[seat]:  # answers may have used up the last card of both
        name = yield from choose_card(table, seat, "give-card", target=other)
        table.cards.hand_over(seat, (table.cards.find(seat, name),), other)
