"""Chosen: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER, KINDS, NAMES
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import draw, draw_aside, named, reinforce_with
from cosmodrome.games.cosmic_encounter.reveal import replace_card
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import add_card
from cosmodrome.games.cosmic_encounter.windows import offer_discards
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Window


@power("chosen", "reveal.after")
def chosen(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw three cards; one of them replaces your encounter card, or an attack is added to it; the rest goes
    (CE-R65)."""
    yield from draw_aside(table, seat, 3)
    choice = yield Choose(seat, "intervention", interventions, table, seat, secret=True)
    count = intervene(table, seat, choice)
    yield from offer_discards(table, seat, count)


def interventions(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """Replace your card, add an attack to an attack, or leave it."""
    cards = [card for card in table.cards.draft[seat] if card in ENCOUNTER]
    attacks = [card for card in cards if KINDS[card] == "attack" and table.shows(seat, "attack")]
    return [*named(cards), *(add_card(option[1]) for option in named(attacks)), DONE]


def intervene(table: CosmicEncounter, seat: Seat, choice: Option) -> int:
    """Do it, and discard what was drawn besides; returns how many cards were discarded."""
    drawn, before = table.cards.draft[seat], len(table.cards.discard)
    table.cards.take_up(seat)
    taken = [card for card in drawn if choice != DONE and NAMES[card] == choice[1]][:1]
    for card in taken:
        if choice[0] == "add-card":
            reinforce_with(table, seat, table.side[seat], card)
        else:
            replace_card(table, seat, card)
    keeps = table.marked("keeps-drawn", seat)
    table.cards.discard_cards(
        seat, [card for card in drawn if card not in taken and not (keeps and card not in ENCOUNTER)]
    )
    return len(table.cards.discard) - before


@wild("chosen", "planning.before")
def wild_chosen(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card."""
    yield from draw(table, seat, 1)


def intervenes(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The cards that lie aside were drawn with the power."""
    return table.uses[-1:] == ((seat, "chosen", ()),)


@super_("chosen", "cards.aside", when=intervenes)
def super_chosen(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Keep the drawn cards that are no encounter cards; you have seen them already."""
    table.mark("keeps-drawn", seat)
