"""What a captain may do unasked."""

from __future__ import annotations

from tests.kernel.salvage.cards import CARDS, is_beam
from tests.kernel.salvage.table import Salvage
from tests.kernel.salvage.verbs import jettison, scan

from cosmodrome.kernel import Choose, Option, Roll, Rule, Seat


def acts(table: Salvage, seat: Seat) -> list[Option]:
    """In its turn a seat may scan once, and throw cards overboard, but no beams, which a claim may rest on."""
    if seat != table.active:
        return []
    kinds = dict.fromkeys(CARDS[card] for card in table.hands[seat] if not is_beam(card))
    return [jettison(kind) for kind in kinds] + ([] if table.scanned else [scan])


def act(table: Salvage, seat: Seat, option: Option) -> Rule[None]:
    match option:
        case ("scan",):
            (face,) = yield Roll("scan", 6)
            table.scan(seat, face)
            if face == 6:
                table.score(seat)
        case ("jettison", kind):
            yield from throw_overboard(table, seat, kind)


def throw_overboard(table: Salvage, seat: Seat, kind: str) -> Rule[None]:
    """Which of several of a kind: an act may ask."""
    alike = [jettison(card) for card in table.hands[seat] if CARDS[card] == kind]
    choice = yield Choose(seat, "jettison", alike)
    table.throw_away(seat, choice[1])
