"""Dictator: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.cards import destiny_colour, destiny_name
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import destiny_card
from cosmodrome.kernel import Choose, Option, Rule, Seat, Window


def destiny_cards(table: CosmicEncounter) -> dict[Option, int]:
    """What the destiny deck holds: colours by seat, the others by name."""
    cards: dict[Option, int] = {}
    for card in sorted(table.destiny.deck):
        name, colour = destiny_name(card, table.seats), destiny_colour(card, table.seats)
        cards.setdefault(destiny_card(colour if name == "colour" else name), card)
    return cards


def choose_destiny(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Choose the destiny card that will be drawn."""
    choice = yield Choose(seat, "choose-destiny", list(destiny_cards(table)))
    table.destiny.pick(destiny_cards(table)[choice])


power("dictator", "destiny.before")(choose_destiny)
super_("dictator", "destiny.before", uses_power=True)(choose_destiny)


@wild("dictator", "destiny.drawn")
def wild_dictator(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The offense discards the destiny card and draws another one; whom it has led to is not encountered (CE-R89)."""
    table.mark("redraw")
