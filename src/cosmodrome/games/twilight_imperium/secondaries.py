"""The secondary abilities of the eight strategy cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.twilight_imperium.cards import draw_cards, draw_secret
from cosmodrome.games.twilight_imperium.choices import one_system, up_to_planets
from cosmodrome.games.twilight_imperium.data.strategy_cards import BY_ID
from cosmodrome.games.twilight_imperium.index import DOCK, PDS, SYSTEM_OF
from cosmodrome.games.twilight_imperium.paying import INFLUENCE, RESOURCES, can_pay, pay, purse
from cosmodrome.games.twilight_imperium.primaries import buy_tokens
from cosmodrome.games.twilight_imperium.production import allowed_in, home_docks, produce
from cosmodrome.games.twilight_imperium.research import is_worth_it, research, specialists
from cosmodrome.games.twilight_imperium.structures import build_structure, sites
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import replenish
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Rule, Seat

RESEARCH: Final = BY_ID["technology"].resources  # TI-23.3


def leadership(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-36.3."""
    yield from buy_tokens(table, seat)


def diplomacy(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-13.3: up to two planets are readied."""
    for planet in (yield from up_to_planets(table, seat, "ready", exhausted(table, seat), 2)):
        table.ready(seat, planet)
    yield from window(table, "diplomacy.done", seat=seat)


def politics(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-56.3."""
    yield from draw_cards(table, seat, 2)


def construction(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-76.3: the token goes into a system, and a structure is placed on a planet of the player there."""
    systems = sorted({SYSTEM_OF[planet] for planet in building_sites(table, seat)})
    system = yield from one_system(table, seat, "construction", systems)
    if table.tokens[seat] >> system & 1:
        table.spend_token(seat)
    else:
        table.put_token(seat, system, "strategy")
    yield from build_structure(table, seat, (PDS, DOCK), table.planets_of(seat, system))


def building_sites(table: TwilightImperium, seat: Seat) -> list[int]:
    """TI-R4: the planets on which a structure can be placed once the token is there."""
    return sites(table, seat, (PDS, DOCK), table.planets(seat), token=True)


def trade(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-79.6."""
    yield from replenish(table, seat)


def warfare(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-10.5: one space dock in the home system produces."""
    yield from produce(table, seat, table.home[seat], one_dock=True)


def technology(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-23.3: one technology for four resources; they need not come from a planet that helps to research it."""
    price = table.fold("research-price", seat, RESEARCH)
    reserve = table.fold("research-reserve", seat, 0)
    yield from pay(table, seat, price, RESOURCES, "technology", specialists(table, seat), reserve)
    yield from research(table, seat)


def imperial(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-89.3."""
    yield from draw_secret(table, seat)


def exhausted(table: TwilightImperium, seat: Seat) -> list[int]:
    """The exhausted planets of a player."""
    return [planet for planet in table.planets(seat) if not table.is_ready(planet)]


def can_research(table: TwilightImperium, seat: Seat) -> bool:
    """Whether there is something to research, and the resources."""
    price = table.fold("research-price", seat, RESEARCH)
    return can_pay(table, seat, price, RESOURCES) and is_worth_it(table, seat, price)


POSSIBLE: Final[dict[str, Callable[[TwilightImperium, Seat], bool]]] = {
    "leadership": lambda table, seat: purse(table, seat, INFLUENCE) >= 3 and table.reinforcements(seat) > 0,
    "diplomacy": lambda table, seat: bool(exhausted(table, seat)),
    "politics": lambda table, seat: True,
    "construction": lambda table, seat: bool(building_sites(table, seat)),
    "trade": lambda table, seat: table.commodities[seat] < table.commodity_limit(seat),
    "warfare": lambda table, seat: bool(home_docks(table, seat)) and allowed_in(table, seat, table.home[seat]),
    "technology": can_research,
    "imperial": lambda table, seat: bool(table.secret_deck),
}
