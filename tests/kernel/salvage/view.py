"""What a captain sees of the table."""

from __future__ import annotations

from typing import Any, Final

from tests.kernel.salvage.table import Salvage

from cosmodrome.kernel import Seat


def turn(table: Salvage, seat: Seat | None) -> dict[str, Any]:
    return {
        "round": table.round,
        "active": table.active,
        "step": table.cursor,
        "scanned": table.scanned,
        "bidders": list(table.bidders),
        "partner": table.partner if table.partner >= 0 else None,
        "marks": {str(who): amount for who, amount in table.strength.items()},
    }


def public(table: Salvage, seat: Seat | None) -> dict[str, Any]:
    return {
        "deck": len(table.deck),
        "discard": [int(card) for card in table.discard],
        "played": [int(card) for card in table.played],
        "market": list(table.market),
    }


def hand(table: Salvage, seat: Seat | None) -> list[int]:
    return [] if seat is None else [int(card) for card in table.hands[seat]]


def draft(table: Salvage, seat: Seat | None) -> dict[str, Any]:
    """The own choices on their way."""
    mine = seat is not None
    return {
        "aside": [int(card) for card in table.draft[seat]] if mine else [],
        "haul": list(table.haul) if mine and seat == table.winner else None,
        "give": list(table.give) if mine and seat == table.active else None,
        "want": list(table.want) if mine and seat == table.active else None,
        "card": [int(card) for card in table.offer[seat]] if mine else [],
    }


def captain(table: Salvage, seat: Seat | None, who: Seat) -> dict[str, Any]:
    """A captain as others see them: how many cards, and which of them one has seen, but not where each one is."""
    cards = table.possession(who)
    laid = [int(card) for card in table.laid[who]] if seat == who else ["?"] * len(table.laid[who])
    return {
        "points": table.points[who],
        "crates": list(table.crates[who]),
        "cards": len(cards),
        "seen": sorted(int(card) for card in cards if seat is not None and seat != who and table.knows(seat, card)),
        "laid": laid,
    }


PARTS: Final = {"turn": turn, "table": public, "hand": hand, "draft": draft}
EACH: Final = {"captains": captain}
TOUCHES: Final = {
    **dict.fromkeys(("drew", "played", "thrown-away"), ("table", "captains.seat")),
    **dict.fromkeys(("looked", "handed-over", "deal"), ("captains",)),
    **dict.fromkeys(("laid", "scored", "revealed"), ("captains.seat",)),
    **dict.fromkeys(("shuffled", "dropped", "turn"), ("table",)),
    "crates": ("table", "captains.seat"),
}
