"""What counts for objectives, by the `check` of their rows, and what those cost that are paid for (TI-30.10)."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.cards import discard_chosen
from cosmodrome.games.twilight_imperium.data.objectives import Objective
from cosmodrome.games.twilight_imperium.index import (
    ANOMALIES,
    COLOURS,
    DOCK,
    HOME_PLANETS,
    INFANTRY,
    MECATOL,
    MECATOL_REX,
    OF_COLOUR,
    OF_TRAIT,
    PLANETS_IN,
    SPECIALISTS,
    SYSTEM_OF,
    TECHNOLOGIES,
    TRAITS,
    UNIT,
    UPGRADES,
    bits,
)
from cosmodrome.games.twilight_imperium.paying import INFLUENCE, RESOURCES, pay, purse
from cosmodrome.games.twilight_imperium.scoring import measure, price
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import POOL, counts
from cosmodrome.kernel import Choose, Option, Rule, Seat

# ---- planets ---------------------------------------------------------------------------------------------------------


def of_trait(table: TwilightImperium, seat: Seat, trait: str) -> int:
    """How many planets with a trait a player controls."""
    return (table.lands[seat] & OF_TRAIT[trait]).bit_count()


@measure("control_same_trait")
def control_same_trait(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Planets of one trait, whichever."""
    return max(of_trait(table, seat, trait) for trait in TRAITS)


@measure("control_trait")
def control_trait(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Planets of the trait."""
    return of_trait(table, seat, row.of)


@measure("control_non_home")
def control_non_home(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Planets outside all home systems."""
    return (table.lands[seat] & ~HOME_PLANETS).bit_count()


@measure("control_specialty")
def control_specialty(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Planets with a technology specialty."""
    return (table.lands[seat] & SPECIALISTS).bit_count()


@measure("control_other_home")
def control_other_home(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Planets in the home systems of other players, likewise."""
    return sum(table.is_home_of_other(seat, SYSTEM_OF[planet]) for planet in table.planets(seat))


# ---- technologies ----------------------------------------------------------------------------------------------------


@measure("own_unit_upgrades")
def own_unit_upgrades(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Unit upgrades; two of the same unit count once (TI-R69)."""
    return len({TECHNOLOGIES[tech].unit for tech in bits(table.techs[seat] & UPGRADES)})


@measure("own_per_colour")
def own_per_colour(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Technologies of the colours with the most, as many of each as count."""
    each = [min((table.techs[seat] & OF_COLOUR[colour]).bit_count(), row.count) for colour in COLOURS]
    return sum(sorted(each, reverse=True)[: row.colours])


@measure("own_faction_technologies")
def own_faction_technologies(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Faction technologies; cards that only copy do not count by themselves."""
    own = [TECHNOLOGIES[tech] for tech in bits(table.techs[seat])]
    return sum(bool(tech.faction) and tech.colour != "none" for tech in own)


# ---- units -----------------------------------------------------------------------------------------------------------


@measure("units_on_board")
def units_on_board(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Units of a kind on the board."""
    return table.count_on_board(seat, UNIT[row.of])


@measure("ships_in_systems")
def ships_in_systems(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Systems with ships."""
    return table.ships[seat].bit_count()


@measure("ships_adjacent_mecatol")
def ships_adjacent_mecatol(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Systems adjacent to Mecatol Rex with ships."""
    return (table.near(seat)[MECATOL] & table.ships[seat]).bit_count()


@measure("ships_at_mecatol")
def ships_at_mecatol(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Ships in the system of Mecatol Rex, for who controls it."""
    return sum(table.fleet(seat, MECATOL)[:INFANTRY]) if table.owner[MECATOL_REX] == seat else 0


@measure("ships_adjacent_anomaly")
def ships_adjacent_anomaly(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Systems with ships that are adjacent to an anomaly."""
    beside = table.around(ANOMALIES & table.galaxy.board, seat)
    return (beside & table.ships[seat]).bit_count()


@measure("ships_adjacent_other_home")
def ships_adjacent_other_home(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Systems with ships that are adjacent to the home system of another player, in the game or not (TI-R59)."""
    homes = sum(1 << table.home[who] for who in range(table.seats) if who != seat)
    return (table.around(homes, seat) & table.ships[seat]).bit_count()


@measure("ships_with_enemy_dock")
def ships_with_enemy_dock(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Systems with ships and a space dock of another player."""
    return sum(has_other_dock(table, seat, system) for system in bits(table.ships[seat]))


def has_other_dock(table: TwilightImperium, seat: Seat, system: int) -> bool:
    """Whether another player has a space dock there, on a planet or floating."""
    if any(table.docks >> planet & 1 and table.owner[planet] != seat for planet in PLANETS_IN[system]):
        return True
    return any(table.fleet(who, system)[DOCK] for who in table.alive() if who != seat)


@measure("ships_at_wormholes")
def ships_at_wormholes(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Ships in a system with an alpha and in one with a beta wormhole: the pair counts once."""
    alpha, beta, _ = table.wormholes
    return int(bool(table.ships[seat] & alpha) and bool(table.ships[seat] & beta))


# ---- what is paid ----------------------------------------------------------------------------------------------------


@measure("spend_resources")
def resources_at_hand(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Resources at hand."""
    return purse(table, seat, RESOURCES)


@price("spend_resources")
def spend_resources(table: TwilightImperium, seat: Seat, row: Objective) -> Rule[None]:
    """Spend them."""
    yield from pay(table, seat, row.count, RESOURCES, row.id)


@measure("spend_influence")
def influence_at_hand(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Influence at hand."""
    return purse(table, seat, INFLUENCE)


@price("spend_influence")
def spend_influence(table: TwilightImperium, seat: Seat, row: Objective) -> Rule[None]:
    """Spend it."""
    yield from pay(table, seat, row.count, INFLUENCE, row.id)


@measure("spend_trade_goods")
def trade_goods_at_hand(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Trade goods."""
    return table.goods[seat]


@price("spend_trade_goods")
def spend_trade_goods(table: TwilightImperium, seat: Seat, row: Objective) -> Rule[None]:
    """Spend them."""
    table.spend_goods(seat, row.count)
    yield from ()


@measure("spend_tokens")
def tokens_at_hand(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Command tokens in tactic and strategy pool."""
    return table.tactic[seat] + table.strategy[seat]


@price("spend_tokens")
def spend_tokens(table: TwilightImperium, seat: Seat, row: Objective) -> Rule[None]:
    """Spend them, from either pool."""
    left = row.count
    while left:
        choice = yield Choose(seat, "spend-tokens", token_options, table, seat, left, args={"left": left})
        table.spend_token(seat, choice[1], choice[2])
        left -= choice[2]


def token_options(table: TwilightImperium, seat: Seat, left: int) -> list[Option]:
    """So many from one of the two pools."""
    return [
        POOL(pool, count)
        for pool in ("tactic", "strategy")
        for count in reversed(counts(min(left, table.pool(pool)[seat])))
    ]


@measure("discard_action_cards")
def action_cards(table: TwilightImperium, seat: Seat, row: Objective) -> int:
    """Action cards in hand."""
    return len(table.hands[seat])


@price("discard_action_cards")
def discard_action_cards(table: TwilightImperium, seat: Seat, row: Objective) -> Rule[None]:
    """Discard them."""
    yield from discard_chosen(table, seat, row.count)
