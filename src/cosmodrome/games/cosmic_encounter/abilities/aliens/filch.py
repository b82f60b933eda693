"""Filch: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.conditions import another, can_cancel, every, has_negotiate
from cosmodrome.games.cosmic_encounter.declare import CARDS, cancel, power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import discard
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Window


def used_cards(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Other main players whose used encounter card still lies in the discard pile (CE-R18)."""
    mains = (table.offense, table.defense)
    return [(who,) for who in mains if who != seat and set(table.discarded[who]) & set(table.cards.discard)]


def steal_used_card(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take the card that a player has used."""
    (owner,) = window.target
    for card in table.discarded[owner]:
        if card in table.cards.discard:  # an answer may have had the deck made anew
            table.cards.take_discard(seat, card)


power("filch", "cards.used", targets=used_cards)(steal_used_card)
super_("filch", "cards.used", targets=used_cards)(steal_used_card)


@wild("filch", "used", answers=CARDS, when=every(another, can_cancel), needs=has_negotiate)
def wild_filch(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard a negotiate: an artifact or flare that is being played has no effect and goes to your hand."""
    yield from discard(table, seat, "negotiate")
    cancel(table, window, fate=f"hand:{seat}")
