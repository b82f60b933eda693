"""Philanthropist: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIEN_NAMES
from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER
from cosmodrome.games.cosmic_encounter.conditions import other_mains, other_players, seat_set
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import choose_card, new_hand
from cosmodrome.games.cosmic_encounter.ships import lose_chosen
from cosmodrome.games.cosmic_encounter.statics import lasting
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import choose_alien
from cosmodrome.kernel import Choose, Rule, Seat, Seats, Window, seats_with


def has_cards(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There is a card to give."""
    return bool(table.cards.hands[seat])


@power("philanthropist", "alliance.after", when=has_cards, targets=other_mains)
def philanthropist(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Give a card to a main player; as a main player without encounter cards you draw a new hand (CE-R22)."""
    if not table.cards.hands[seat]:  # the last card may have gone to save the power from a zap
        return
    name = yield from choose_card(table, seat, "give-card", target=window.target[0])
    table.give(seat, table.cards.find(seat, name), window.target[0])
    if table.is_main(seat):
        yield from new_hand(table, seat)
        table.cards.claim(seat)


def has_given(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has used its power in this encounter."""
    return table.marked("gave", seat) > 0


def gave_encounter_card(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The gift was one."""
    return table.gift in ENCOUNTER


@super_("philanthropist", "planning.select", when=has_given, needs=gave_encounter_card)
def super_philanthropist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The player to whom you gave an encounter card must select it if possible."""
    table.mark("must-lay", table.marked("gave", seat) - 1)


@lasting("must-lay", "selection")
def gift_only(table: CosmicEncounter, seat: Seat, cards: list[int], mark: int) -> list[int]:
    """The gift, whatever else they would have to select, as long as they have it."""
    return [table.gift] if table.gift in ENCOUNTER.intersection(table.cards.in_reach(seat)) else cards


@seat_set
def can_lend(table: CosmicEncounter, window: Window) -> Seats:
    """The seat has a power that works, and a ship to pay with."""
    ships = [
        bool(own) and any(table.ships.by_planet[seat]) and table.is_up(seat) for seat, own in enumerate(table.sheets)
    ]
    return seats_with(ships)


def open_sheets(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The other players whose sheet is not hidden (CE-R87)."""
    return [(who,) for (who,) in other_players(table, seat, window) if not table.hidden[who]]


@wild("philanthropist", "regroup.start", when=can_lend, targets=open_sheets)
def wild_philanthropist(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Pay a ship: another player has your power instead of their own for this encounter (CE-R32)."""
    yield from lose_chosen(table, seat, 1, "lending")
    sheets = table.sheets[seat]
    own = [choose_alien(ALIEN_NAMES[alien]) for alien in sheets if alien == sheets[0] or alien in table.guests]
    choice = (yield Choose(seat, "lend-power", own)) if len(own) > 1 else own[0]
    table.lend(seat, ALIEN[choice[1]], window.target[0])
