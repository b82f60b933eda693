"""The Universities of Jol-Nar."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.abilities.notes import about_owner, has_units_here
from cosmodrome.games.twilight_imperium.index import FLAGSHIP, FLAGSHIP_D, TECH, TECHNOLOGIES, UPGRADES, Fleet, bits
from cosmodrome.games.twilight_imperium.research import Skip, deck, gain_technology, researchable
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.games.twilight_imperium.when import active, another, every, not_active, ships_here
from cosmodrome.games.twilight_imperium.windows import note, technology
from cosmodrome.kernel import Rule, Seat, Window

NATURAL = 9  # the lowest result, before anything is added, with which the flagship hits twice more


@static("fragile", "combat")
def fragile(side: Side, plus: int, kind: int, own: Fleet, space: bool) -> int:
    """Your units have -1 to combat rolls."""
    return plus - 1


@static("brilliant", "primary-instead")
def brilliant(table: TwilightImperium, seat: Seat, instead: bool, strategy: str) -> bool:
    """When you spend a token for the secondary of Technology, you may resolve the primary instead."""
    return instead or strategy == "technology"


@static("brilliant", "may-follow")
def follows_without_resources(table: TwilightImperium, seat: Seat, follows: bool, strategy: str) -> bool:
    """So you need no resources for it."""
    return follows or (strategy == "technology" and bool(researchable(table, seat)))


@static("analytical", "skips")
def analytical(table: TwilightImperium, seat: Seat, ways: list[Skip], tech: int, price: int) -> list[Skip]:
    """You may ignore one prerequisite of a technology that is no unit upgrade."""
    return ways if UPGRADES >> tech & 1 else [*ways, ("analytical", "any")]


@static("jns_hylarim", "die")
def jns_hylarim(side: Side, hits: int, kind: int, die: int) -> int:
    """Each 9 or 10 that it rolls in combat, before modifiers, makes two more hits."""
    return hits + 2 if kind in (FLAGSHIP, FLAGSHIP_D) and die >= NATURAL else hits


@technology("e_res_siphons", "activated", must=True, when=every(not_active, ships_here))
def e_res_siphons(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After another player activates a system with your ships, gain four trade goods."""
    yield from gain_goods(table, seat, 4)


@technology("spatial_conduit_cylinder", "activated", exhaust=True, when=every(active, has_units_here))
def spatial_conduit_cylinder(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """After you activate a system with your units, it is adjacent to all others with your units in this action, for
    everybody (TI-R73)."""
    others = [system for system in bits(table.presence(seat)) if table.has_units(seat, system)]
    table.mark("action", "linked", value=sum(1 << system for system in others if system != table.system))


def is_news(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The technology is of no faction, and still in the deck of the seat."""
    tech = TECH[window.public["technology"]]
    return another(table, seat, window) and not TECHNOLOGIES[tech].faction and tech in deck(table, seat)


@note("research_agreement", "researched", when=is_news, needs=about_owner)
def research_agreement(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After the owner has researched a technology that is of no faction, you gain it."""
    yield from gain_technology(table, seat, TECH[window.public["technology"]])
