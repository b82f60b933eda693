"""Why something is not allowed now: the rule it breaks, where that can be told."""

from __future__ import annotations

from cosmodrome.games.space_base.abilities import STEP
from cosmodrome.games.space_base.index import COST, FACES, NUMBER, OTHERS, OWN, SECTOR, STEPS_OF, is_colony
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.kernel import Option, Seat


def why(table: SpaceBase, seat: Seat, key: str, option: Option) -> str | None:
    """The ledger row that forbids an option of the open ask."""
    match option:
        case ("buy" | "claim", str(name)) if name in NUMBER:
            return _why_not_buy(table, seat, key, NUMBER[name])
        case ("use", str(name)) if name in NUMBER:
            return _why_not_use(table, seat, key, NUMBER[name])
        case ("apart" | "sum", *_) if key == "dice":
            return "SB-1.3"
        case ("shift", *_) if key == "dice":
            return "SB-8.6"
        case ("shift", *_):
            return "SB-17.4"
    return None


def _why_not_buy(table: SpaceBase, seat: Seat, key: str, card: int) -> str | None:
    if key not in ("purchase", "extra-purchase", "claim", "opening"):
        return None if _has(table, seat, card) else "SB-8.10"
    dear = COST[card] > table.credits[seat]
    if not table.is_open(seat, SECTOR[card]) and not (dear and key == "extra-purchase"):  # SB-19.5: it may go elsewhere
        return "SB-12.4"
    if key == "opening":
        return "SB-21.3"
    on_sale = table.colonies if is_colony(card) else [ship for row in table.yard for ship in row]
    if card not in on_sale:
        return "SB-8.10"
    if key == "claim":
        return "SB-18.5"
    return "SB-8.11" if dear else None


def _has(table: SpaceBase, seat: Seat, card: int) -> bool:
    return card in table.on_board(seat) or card in table.above_board(seat)


def _why_not_use(table: SpaceBase, seat: Seat, key: str, card: int) -> str | None:
    if not _has(table, seat, card):
        return "SB-5.5"
    zone = table.zone_of(seat, card)
    ability = FACES[zone][card].ability
    if ability is None:
        return "SB-15.1"
    if not table.uses_left(seat, zone, card):
        return "SB-5.6"
    if ability.colour not in (OWN if seat == table.active else OTHERS):
        return "SB-5.9" if ability.colour == "blue" else "SB-5.10"
    if key not in STEP or STEP[key][seat == table.active] not in STEPS_OF[zone][card]:
        return "SB-8.2"
    return None
