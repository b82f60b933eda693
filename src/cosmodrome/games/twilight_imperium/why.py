"""Why something is forbidden, where the rules can tell: the row of the ledger."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import PLANET, STRATEGY, TECH, TILE
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Option, Seat


def why(table: TwilightImperium, seat: Seat, key: str, option: Option) -> str | None:
    """The rule that forbids an option of an ask now; None where it cannot be told."""
    match key, tuple(option):
        case "turn", ("activate", int(system)) if system in TILE:
            if not table.galaxy.board >> system & 1:
                return "TI-21.0"
            if table.tokens[seat] >> system & 1:
                return "TI-1.2"
            return "TI-18.4" if not table.tactic[seat] else None
        case "turn", ("pass",):
            return "TI-82.4"
        case "turn", ("strategic", str(card)) if card in STRATEGY:
            return "TI-75.2" if STRATEGY[card] in table.cards[seat] else "TI-27.3"
        case "turn", ("component",):
            return "TI-31.3"
        case "pick", ("pick", str(card)) if card in STRATEGY:
            return "TI-85.1b"
        case "research", ("technology", str(tech)) if tech in TECH:
            return "TI-28.1" if table.owns(seat, TECH[tech]) else "TI-28.12"
        case "pay", ("exhaust", str(planet)) if planet in PLANET:
            return "TI-32.3" if table.owner[PLANET[planet]] != seat else "TI-49.8"
        case "move", ("ship", int(origin), *_) if origin in TILE:
            return "TI-47.3c" if table.tokens[seat] >> origin & 1 else "TI-47.3f"
        case "move", ("load", *_):
            return "TI-46.1"
        case "land", ("land", "mecatol_rex", *_):
            return "TI-16.1" if table.custodians else None
        case "build", ("build", *_):
            return "TI-61.1"
        case "hits", ("lose" | "sustain", *_):
            return "TI-35.6"
        case "retreat", ("retreat",):
            return "TI-35.4c"
        case "score-public", ("score", *_):
            return "TI-30.5"
        case "vote", ("vote", *_):
            return "TI-83.9"
    return None
