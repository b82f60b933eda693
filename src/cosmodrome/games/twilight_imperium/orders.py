"""The standing orders of Twilight Imperium: windows that a seat lets pass, hits and retreats in a fight, a vote that is
laid down before its turn comes. All of it for its own eyes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from cosmodrome.games.twilight_imperium import abilities
from cosmodrome.games.twilight_imperium.data.action_cards import BY_ID as CARDS
from cosmodrome.games.twilight_imperium.data.factions import BY_ID as FACTIONS
from cosmodrome.games.twilight_imperium.data.notes import BY_ID as NOTES
from cosmodrome.games.twilight_imperium.data.objectives import BY_ID as OBJECTIVES
from cosmodrome.games.twilight_imperium.sides import BY_SOURCE
from cosmodrome.games.twilight_imperium.windows import ability
from cosmodrome.kernel import DONE, PASS, Ask, Option, Seat

assert abilities.WINDOWS  # importing them declares everything

DEFAULT: Final[tuple[str, ...]] = ()
WIDE: Final = ("turn", "phase")
# How many votes can be ordered besides all, by how many outcomes there are to choose from: the list stays short.
COUNTS: Final = ((2, (1, 2, 3, 5, 8)), (8, (1, 3)))
UNASKED: Final = ("action", "received")  # when nobody is asked about a card or a note
# What is aimed when it lies open: it may hit anybody.
AIMED: Final = frozenset(declared.id for declared in ability.declared if declared.aim is not None)


# ---- what can be ordered ---------------------------------------------------------------------------------------------


def offered(view: Mapping[str, Any], seat: Seat) -> list[str]:
    """First what the moment is about: a vote; in a fight stay and let hits be assigned. Then pass until units or
    planets of mine are concerned, for this turn, for this phase; pay the obvious way; never ask about a card, a note or
    an ability."""
    fight = ["auto", "stay"] if in_a_fight(view, seat) else []
    concern = ["concern"] if not is_concerned(view, seat) else []
    return [*votes(view, seat), *fight, *concern, *WIDE, "pay", *never(view, seat)]


def never(view: Mapping[str, Any], seat: Seat) -> Iterator[str]:
    """What one may not want to be asked about: cards and notes in the hand, and what lies open."""
    for name in dict.fromkeys(view["hand"]["cards"]):
        if CARDS[name].window != "action":
            yield f"card:{name}"
    for name in view["hand"]["notes"]:
        stem, _, owner = name.rpartition("-")
        if int(owner) != seat and NOTES[stem].window not in UNASKED:
            yield f"note:note={name}"
    row = view["players"][seat]
    faction = FACTIONS[row["faction"]] if row["faction"] else None
    own = (*faction.abilities, faction.flagship) if faction is not None else ()
    for source in (*own, *(tech["technology"] for tech in row["technologies"])):
        for declared in BY_SOURCE.get(source, ()):
            if not declared.must and declared.at != ("action",):
                yield f"ability:ability={declared.id}"


def votes(view: Mapping[str, Any], seat: Seat) -> list[str]:
    """A vote on the agenda that lies open: an outcome with all planets or with so many votes; or none at all."""
    outcomes = view["agenda"]["outcomes"]
    if not outcomes or view["agenda"]["voted"][seat] is not None:
        return []
    most = sum(planet["influence"] for planet in planets(view).values() if planet["owner"] == seat and planet["ready"])
    counts = next((counts for few, counts in COUNTS if len(outcomes) <= few), ())
    some = [f"votes:outcome={outcome}:count={count}" for outcome in outcomes for count in counts if count < most]
    return [*(f"vote:outcome={outcome}" for outcome in outcomes), *some, "abstain"]


# ---- how long it lasts -----------------------------------------------------------------------------------------------


def span(order: str, view: Mapping[str, Any], seat: Seat) -> Any:
    """What an order lasts for: a tactical action, an agenda, as long as one is not concerned, a turn, a phase; what
    one never wants to be asked about, for good."""
    turn = view["turn"]
    match order.partition(":")[0]:
        case "auto" | "stay":
            return [turn["round"], turn["turn"], view["action"]["system"]]
        case "vote" | "votes" | "abstain":
            return [turn["round"], view["agenda"]["number"], view["agenda"]["agenda"]]
        case "concern":
            return not is_concerned(view, seat)
        case "turn":
            return [turn["round"], turn["phase"], turn["turn"]]
        case "phase":
            return [turn["round"], turn["phase"]]
    return None


def planets(view: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """All planets by their ids."""
    return {name: planet for system in view["systems"] for name, planet in system["planets"].items()}


def is_here(view: Mapping[str, Any], seat: Seat) -> bool:
    """Whether a seat has units or planets in the active system."""
    here = [system for system in view["systems"] if system["system"] == view["action"]["system"]]
    return any(
        str(seat) in system["units"] or any(planet["owner"] == seat for planet in system["planets"].values())
        for system in here
    )


def in_a_fight(view: Mapping[str, Any], seat: Seat) -> bool:
    """Whether a tactical action is under way that may bring the seat a fight."""
    return view["action"]["system"] is not None and (view["turn"]["active"] == seat or is_here(view, seat))


def is_concerned(view: Mapping[str, Any], seat: Seat) -> bool:
    """It is the seat's own turn, its units or planets are where something happens, or everybody votes."""
    turn = view["turn"]
    return turn["phase"] == "agenda" or turn["active"] == seat or is_here(view, seat)


# ---- what it answers -------------------------------------------------------------------------------------------------


def answer(orders: Collection[str], view: Mapping[str, Any], ask: Ask) -> str | None:
    """Pass in windows, if an order covers all that could be done there; else what was ordered for such an ask."""
    uses = [option for option in ask.options if option[0] == "use"]
    if uses:
        return PASS.id if PASS in ask.options and covers(orders, ask, uses) else None
    match ask.key:
        case "hits" | "reroll":
            return "auto" if "auto" in orders else None
        case "retreat":
            return "stay" if "stay" in orders else None
        case "pay":
            return "auto" if "pay" in orders else None
        case "vote" | "cast-votes":
            return ballot(orders, view, ask)
    return None


def covers(orders: Collection[str], ask: Ask, uses: list[Option]) -> bool:
    """Whether all that could be used is let pass. A secret objective that can be scored is always asked about; and
    *until I am concerned* does not hold for what is about the seat itself or may be aimed at it."""
    names = [str(option[1]) for option in uses]
    if any(name in OBJECTIVES for name in names):
        return False
    if any(order in orders for order in WIDE) or {source(name) for name in names}.issubset(orders):
        return True
    about_me = ask.args.get("subject") == ask.seat or ask.args.get("ability") in AIMED
    return "concern" in orders and not about_me


def source(name: str) -> str:
    """The order about what a use is called: a card, a note of somebody, an ability."""
    if name in CARDS:
        return f"card:{name}"
    stem, _, owner = name.rpartition("-")
    return f"note:note={name}" if stem in NOTES and owner.isdecimal() else f"ability:ability={name}"


def ballot(orders: Collection[str], view: Mapping[str, Any], ask: Ask) -> str | None:
    """The vote as it was laid down; the last order counts."""
    order = next((order for order in [*orders][::-1] if order.partition(":")[0] in ("vote", "votes", "abstain")), None)
    if order is None:
        return None
    if order == "abstain":
        return order
    _, outcome, *rest = order.split(":")
    if ask.key == "vote":
        return f"vote:{outcome.removeprefix('outcome=')}"
    return next_planet(view, ask, int(rest[0].removeprefix("count="))) if rest else "all"


def next_planet(view: Mapping[str, Any], ask: Ask, wanted: int) -> str:
    """The planet that comes next, so that the votes make up the number, or as little more as can be."""
    influence = {name: int(planet["influence"]) for name, planet in planets(view).items()}
    left = wanted - sum(influence[name] for name in view["draft"]["paying"])
    free = [option for option in ask.options if option[0] == "exhaust"]
    if left <= 0 or not free:
        return DONE.id
    fits = [option for option in free if influence[option[1]] <= left]
    if fits:
        return max(fits, key=lambda option: influence[option[1]]).id
    return min(free, key=lambda option: influence[option[1]]).id
