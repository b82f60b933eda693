"""Sorcerer: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.conditions import fact
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.table import NOBODY, CosmicEncounter
from cosmodrome.kernel import Seat, Window


def swap_encounter_cards(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The main players' encounter cards change places."""
    table.cards.swap_laid(table.offense, table.defense)


power("sorcerer", "planning.after")(swap_encounter_cards)
super_("sorcerer", "planning.after")(swap_encounter_cards)


@fact
def sorcerer_stands_by(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Sorcerer is no main player."""
    return not table.is_main(table.public_owner(ALIEN["sorcerer"]))


@wild("sorcerer", "planning.before", when=sorcerer_stands_by)
def wild_sorcerer(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The main players trade their sheets; then the flare goes to Sorcerer, or away."""
    table.swap_sheets(table.offense, table.defense)
    owner = table.public_owner(ALIEN["sorcerer"])
    assert window.response is not None
    window.response.fate = "discard" if owner == NOBODY else f"hand:{owner}"
