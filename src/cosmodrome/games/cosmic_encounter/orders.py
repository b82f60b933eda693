"""The standing orders of Cosmic Encounter: windows that a seat lets pass, and where its ships return to."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import ARTIFACTS
from cosmodrome.games.cosmic_encounter.verbs import EVENLY
from cosmodrome.kernel import PASS, Ask, Option, Seat

DEFAULT: Final[tuple[str, ...]] = ()
PHASES: Final = {
    **dict.fromkeys(("start-turn", "regroup"), "regroup"),
    "destiny": "destiny",
    **dict.fromkeys(("aim", "launch", "launched"), "launch"),
    **dict.fromkeys(("alliance", "invite", "answer", "allied"), "alliance"),
    **dict.fromkeys(("planning", "select", "answer-card", "selected"), "planning"),
    **dict.fromkeys(("reveal", "totals", "outcome"), "reveal"),
}
RESOLUTION: Final = "resolution"
WIDE: Final = ("phase", "encounter", "bystander")
ADDING: Final = "reveal.totals"


def offered(view: Mapping[str, Any], seat: Seat) -> list[str]:
    """Never ask about a card of the hand; pass for this phase, for this encounter, as long as my side leads, until I
    take part in it, until my power or my card is concerned; spread returning ships evenly."""
    cards = [name for name in dict.fromkeys(view["hand"]) if answers(name)]
    bystander = ["bystander"] if is_bystander(view, seat) else []
    concern = ["concern"] if not is_concerned(view, seat) else []
    ahead = ["ahead"] if is_ahead(view, seat) else []
    return [*(f"card:{name}" for name in cards), "phase", "encounter", *ahead, *bystander, *concern, "home"]


def answers(card: str) -> bool:
    """Whether a card is played in answer to something; one is never asked about the others."""
    return card in ARTIFACTS or card.startswith(("flare-", "reinforcement-"))


def span(order: str, view: Mapping[str, Any], seat: Seat) -> Any:
    """What an order lasts for: a phase, an encounter, as long as one is a bystander or not concerned; a card for
    good."""
    turn = view["turn"]
    here = [turn["round"], turn["turn"], turn["encounter"], turn["extra"], view["encounter"]["offense"]]
    match order:
        case "phase":
            return [*here, PHASES.get(turn["step"], RESOLUTION)]
        case "encounter":
            return here
        case "ahead":
            return [*here, is_ahead(view, seat)]
        case "bystander":
            return is_bystander(view, seat)
        case "concern":
            return not is_concerned(view, seat)
    return None


def is_bystander(view: Mapping[str, Any], seat: Seat) -> bool:
    """Whether a seat is neither a main player nor an ally."""
    return view["encounter"]["sides"][seat] is None


def is_ahead(view: Mapping[str, Any], seat: Seat) -> bool:
    """Whether the totals stand and a seat's side would win: nothing needs to be added until that changes."""
    encounter, sides = view["encounter"], ("offense", "defense")
    side = encounter["sides"][seat]
    if view["turn"]["step"] != "totals" or side is None or encounter["kinds"] != ["attack", "attack"]:
        return False
    if any(encounter["marks"].get(twist) for twist in ("lower-wins", "upset")):
        return False
    offense, defense = encounter["totals"]
    return bool(side == sides[offense <= defense])


def is_concerned(view: Mapping[str, Any], seat: Seat) -> bool:
    """Whether a use is under way that is the seat's own, aimed at it, or an answer to its own."""
    return any(use["seat"] == seat or seat in use["target"] for use in view["encounter"]["uses"])


def answer(orders: Collection[str], view: Mapping[str, Any], ask: Ask) -> str | None:
    """In a window: pass, if an order covers all that could be done there. Ships that return: to the emptiest colony."""
    if ask.key == "place-ships":
        return evenly(view, ask) if "home" in orders else None
    uses = [option for option in ask.options if option[0] == "use"]
    if not uses or PASS not in ask.options:
        return None
    sources = {source(option) for option in uses}
    if any(order in WIDE for order in orders) or ("ahead" in orders and ask.key == ADDING):
        return PASS.id
    if "concern" in orders and all(name.startswith("card:") for name in sources):
        return PASS.id  # no power of their own is offered
    return PASS.id if sources.issubset(orders) else None


def evenly(view: Mapping[str, Any], ask: Ask) -> str:
    """All of them at once; one alone to the emptiest colony."""
    if EVENLY in ask.options:
        return EVENLY.id
    there = view["players"][ask.seat]["ships"]
    return min(ask.options, key=lambda option: int(there[str(option[1])])).id


def source(use: Option) -> str:
    """What a use comes from: `card:flare-zombie`, `card:cosmic_zap`, or the name of a power."""
    name = str(use[1])
    kind, _, rest = name.partition("-")
    if kind in ("wild", "super"):
        return f"card:flare-{rest if rest in ALIEN else rest.partition('-')[0]}"
    return f"card:{name}" if answers(name) else name
