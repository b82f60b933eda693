"""The planning phase: each main player lays an encounter card."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER, NAMES
from cosmodrome.games.cosmic_encounter.hands import new_hand
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import LAY
from cosmodrome.games.cosmic_encounter.windows import window
from cosmodrome.kernel import Choose, Option, Rule, Seat, Together
from cosmodrome.kernel.responses import then

LAYING: Final = [LAY[name] for name in NAMES]  # by card


def before_selection(table: CosmicEncounter) -> Rule[None]:
    """What is done before the cards are selected. CE-23.4: then a defense without encounter cards gets a new hand,
    unless the offense has none either and the turn ends (CE-23.2)."""
    yield from window(table, "planning.before")
    if not table.result and table.cards.could_select(table.offense) and not table.cards.could_select(table.defense):
        yield from new_hand(table, table.defense)
        yield from window(table, "planning.before")
    if table.result or (yield from can_select(table, table.offense, table.defense)):
        table.go("select")


def can_select(table: CosmicEncounter, *seats: Seat) -> Rule[bool]:
    """CE-23.2: an offense without encounter cards ends the turn; CE-23.5: the defense draws until they have one.
    An answer may have cost either of them the last one at any time before it is laid."""
    while table.offense not in seats or table.cards.could_select(table.offense):
        if table.defense not in seats or table.cards.could_select(table.defense):
            for seat in seats:
                table.cards.claim(seat)
            return True
        yield from new_hand(table, table.defense)
    table.run_out()
    table.go("no-cards")
    return False


def select(table: CosmicEncounter) -> Rule[None]:
    """CE-11.1: both play a card face down at the same time; a player forced to plays theirs first, face up."""
    offense, defense = table.offense, table.defense
    table.cards.claim(offense)
    table.cards.claim(defense)
    yield from window(table, "planning.select")
    first = table.marked("lays-first") - 1
    is_sure = offense in table.cards.claims and defense in table.cards.claims  # neither has lost a card since
    if not table.result and not is_sure and not (yield from can_select(table, offense, defense)):
        return
    if table.result:
        pass
    elif first >= 0:
        choice = yield Choose(first, "select", selectable, table, first, secret=True)
        table.cards.lay(first, table.cards.find(first, choice[1]), face_up=not table.marked("stays-down", first))
        table.go("answer-card")
        return
    else:
        chosen = yield Together(
            {
                offense: Choose(offense, "select", selectable, table, offense, secret=True),
                defense: Choose(defense, "select", selectable, table, defense, secret=True),
            }
        )
        for seat in (offense, defense):
            table.cards.lay(seat, table.cards.find(seat, chosen[seat][1]))
    table.go("selected")


def answer_card(table: CosmicEncounter) -> Rule[None]:
    """The other main player has seen the card and plays their own face down."""
    yield from window(table, "planning.answer")
    if not table.result:
        seat = table.opponent(table.marked("lays-first") - 1)
        if not (yield from can_select(table, seat)):
            return
        choice = yield Choose(seat, "select", selectable, table, seat, secret=True)
        table.cards.lay(seat, table.cards.find(seat, choice[1]))
    table.go("selected")


def selectable(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """CE-11.2: attack, negotiate or morph; an effect may narrow it down, as far as the hand allows."""
    cards = table.fold("selection", seat, sorted(ENCOUNTER.intersection(table.cards.in_reach(seat))))
    options: list[Option] = []
    last = None
    for card in cards:
        option = LAYING[card]
        if option is not last:  # in the order of the deck the copies of a card stand side by side
            options.append(option)
            last = option
    return options


def selected(table: CosmicEncounter) -> Rule[None] | None:
    """After the cards are selected, before they are revealed."""
    table.cards.unclaim()
    return then(table, window(table, "planning.after"), "reveal")
