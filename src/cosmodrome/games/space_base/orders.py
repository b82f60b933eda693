"""The standing orders of Space Base: what a seat does not want to be asked about, charged abilities and idle dice."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from cosmodrome.games.space_base.index import DEPLOYED, FACES, NUMBER, STATION, STEPS_OF, step_of
from cosmodrome.kernel import PASS, Ask, Seat

DEFAULT: Final[tuple[str, ...]] = ()
# The steps in which a ship can change, on the turn of another player, what the dice bring.
PASSIVE: Final = frozenset(step_of(when)[0] for when in ("window", "use_dice", "collect"))


def offered(view: Mapping[str, Any], seat: Seat) -> list[str]:
    """Never ask about a ship of mine with a charged ability, or about dice of others that bring me nothing; pass for
    this turn, or until my own."""
    others = ["others"] if view["turn"]["active"] != seat else []
    return [*(f"card:{name}" for name in able_ships(view, seat)), "idle", "turn", *others]


def able_ships(view: Mapping[str, Any], seat: Seat) -> list[str]:
    """The ships of a seat that have a charged ability where they lie."""
    return [name for name, zone, _ in ships_of(view, seat) if FACES[zone][NUMBER[name]].ability]


def ready_ships(view: Mapping[str, Any], seat: Seat) -> list[str]:
    """The ships of a seat that hold enough charges and could be used once another player has rolled."""
    seats = len(view["players"])
    return [
        name
        for name, zone, charges in ships_of(view, seat)
        if PASSIVE.intersection(STEPS_OF[zone][NUMBER[name]]) and charges >= FACES[zone][NUMBER[name]].needed[seats]
    ]


def ships_of(view: Mapping[str, Any], seat: Seat) -> list[tuple[str, int, int]]:
    """The ships of a seat, each with its zone and its charges."""
    sectors = view["players"][seat]["sectors"]
    stationed = [(sector["station"], STATION, sector["charges"]) for sector in sectors if sector["station"] is not None]
    above = [(ship["card"], DEPLOYED, ship["charges"]) for sector in sectors for ship in sector["deployed"]]
    return stationed + above


def halted(order: str, view: Mapping[str, Any], seat: Seat) -> list[str]:
    """With a charged ship even idle dice may be worth something: then they are asked about."""
    return ready_ships(view, seat) if order == "idle" else []


def span(order: str, view: Mapping[str, Any], seat: Seat) -> Any:
    """A turn, all turns until one's own, or for good."""
    turn = view["turn"]
    match order:
        case "turn":
            return [turn["round"], turn["active"]]
        case "others":
            return turn["active"] != seat
    return None


def answer(orders: Collection[str], view: Mapping[str, Any], ask: Ask) -> str | None:
    """In a window: pass, if an order covers all that could be used there. Idle dice: either way."""
    if ask.key == "dice":
        return ask.options[0].id if "idle" in orders and are_idle(view, ask) else None
    uses = [option for option in ask.options if option[0] == "use"]
    if not uses or PASS not in ask.options:
        return None
    wide = "turn" in orders or "others" in orders
    return PASS.id if wide or all(f"card:{use[1]}" in orders for use in uses) else None


def are_idle(view: Mapping[str, Any], ask: Ask) -> bool:
    """Whether it is another's turn and no sector that the dice may name has a deployed ship: then nothing is paid
    (SB-8.7), and without a charged ship nothing can be made of a sum (SB-8.6)."""
    seat = ask.seat
    if view["turn"]["active"] == seat or ready_ships(view, seat):
        return False
    sectors = view["players"][seat]["sectors"]
    return not any(sectors[sector - 1]["deployed"] for option in ask.options for sector in option[1:])
