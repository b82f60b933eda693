"""The L1Z1X Mindnet. The super-dreadnoughts need nothing but their rows."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.chances.foreseen import foreseen
from cosmodrome.games.twilight_imperium.chances.laws import Law
from cosmodrome.games.twilight_imperium.combat import flagships
from cosmodrome.games.twilight_imperium.index import (
    DREADNOUGHT,
    DREADNOUGHT_D,
    FLAGSHIP,
    FLAGSHIP_D,
    TECH,
    Fleet,
)
from cosmodrome.games.twilight_imperium.paying import RESOURCES, can_pay_in_turn, pay
from cosmodrome.games.twilight_imperium.research import ALL, Skip
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.structures import finds_structures
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.invasion import bombardable, bombers, drop_bombs
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import faction, note, owner_of, technology
from cosmodrome.kernel import Rule, Seat, Window

LEGACY = 2  # resources


@faction("assimilate", "planet.taking", must=True, when=finds_structures)
def assimilate(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """When you gain a planet, each PDS and space dock on it is replaced with one of yours (TI-R44)."""
    table.mark("action", "replaces-structures", seat)


def can_harrow(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat attacks with bombarding ships, and no shield is in the way (TI-48.2)."""
    return (
        seat == table.active and table.planet in bombardable(table, seat, table.system) and bool(bombers(table, seat))
    )


@faction("harrow", "ground.end", when=can_harrow)
def harrow(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the end of each round of ground combat your ships in the system may bombard your opponent's ground forces on
    the planet; never your own (TI-8.1e). See TI-R45."""
    fleet = table.fleet(seat, table.system)
    yield from drop_bombs(table, seat, table.planet, [(kind, fleet[kind]) for kind in bombers(table, seat)])


@foreseen("harrow")
def harrowed(bombs: Law) -> Law:
    """All that can bombard does so again."""
    return bombs


@static("zero_zero_one", "big-hits")
def zero_zero_one(side: Side, big: bool, kind: int, own: Fleet) -> bool:
    """Hits of this ship and of your dreadnoughts in its system go to ships other than fighters, if there are any."""
    fires = kind in (FLAGSHIP, FLAGSHIP_D, DREADNOUGHT, DREADNOUGHT_D)
    return big or (fires and flagships(own) > 0)


@static("inheritance_systems", "skips")
def inherits(table: TwilightImperium, seat: Seat, ways: list[Skip], tech: int, price: int) -> list[Skip]:
    """While its card is readied and two resources are at hand, beside what the research costs, all prerequisites can be
    ignored (TI-R78)."""
    if not is_ready(table, seat) or not can_pay_in_turn(table, seat, price, LEGACY, RESOURCES):
        return ways
    return [*ways, ("inheritance_systems", ALL)]


@static("inheritance_systems", "research-reserve")
def legacy(table: TwilightImperium, seat: Seat, resources: int) -> int:
    """Two resources are kept for it."""
    return LEGACY if is_ready(table, seat) else resources


def is_ready(table: TwilightImperium, seat: Seat) -> bool:
    """The card is not exhausted."""
    return not table.tapped[seat] >> TECH["inheritance_systems"] & 1


@technology(
    "inheritance_systems",
    "skipped",
    exhaust=True,
    must=True,
    when=lambda t, s, w: subject(t, s, w) and w.public["by"] == "inheritance_systems",
)
def inheritance_systems(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """When you research a technology, exhaust this card and spend two resources to ignore all prerequisites."""
    yield from pay(table, seat, LEGACY, RESOURCES, "inheritance_systems")


@note(
    "cybernetic_enhancements",
    "turn.start",
    when=subject,
    needs=lambda t, s, w: t.strategy[owner_of(w)] > 0,
)
def cybernetic_enhancements(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """At the start of your turn the owner loses a strategy token, and you gain one, if there is one left."""
    table.lose_token(owner_of(window))
    if table.reinforcements(seat):
        table.gain_token(seat, "strategy")
