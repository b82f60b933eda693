"""The conditions of objectives by the `check` of their rows, and what those cost that are paid for (TI-30.10)."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.cards import discard_chosen
from cosmodrome.games.twilight_imperium.data.objectives import Objective
from cosmodrome.games.twilight_imperium.index import (
    ANOMALIES,
    COLOURS,
    IS_HOME,
    MECATOL,
    MECATOL_REX,
    OF_COLOUR,
    PLANETS_IN,
    SPECIALTY,
    SYSTEM_OF,
    TECHNOLOGIES,
    TRAIT,
    UNIT,
    UPGRADES,
    bits,
)
from cosmodrome.games.twilight_imperium.paying import INFLUENCE, RESOURCES, can_pay, pay
from cosmodrome.games.twilight_imperium.scoring import condition, price
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import POOL, counts
from cosmodrome.kernel import Choose, Option, Rule, Seat

# ---- planets ---------------------------------------------------------------------------------------------------------


def of_trait(table: TwilightImperium, seat: Seat, trait: str) -> int:
    """How many planets with a trait a player controls."""
    return sum(TRAIT[planet] == trait for planet in table.planets(seat))


@condition("control_same_trait")
def control_same_trait(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many planets of one trait, whichever."""
    return any(of_trait(table, seat, trait) >= row.count for trait in ("cultural", "hazardous", "industrial"))


@condition("control_trait")
def control_trait(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many planets of the trait."""
    return of_trait(table, seat, row.of) >= row.count


@condition("control_non_home")
def control_non_home(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many planets outside all home systems."""
    return sum(not IS_HOME[planet] for planet in table.planets(seat)) >= row.count


@condition("control_specialty")
def control_specialty(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many planets with a technology specialty."""
    return sum(bool(SPECIALTY[planet]) for planet in table.planets(seat)) >= row.count


@condition("control_other_home")
def control_other_home(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """A planet in the home system of another player."""
    return any(table.is_home_of_other(seat, SYSTEM_OF[planet]) for planet in table.planets(seat))


# ---- technologies ----------------------------------------------------------------------------------------------------


@condition("own_unit_upgrades")
def own_unit_upgrades(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many unit upgrades."""
    return (table.techs[seat] & UPGRADES).bit_count() >= row.count


@condition("own_per_colour")
def own_per_colour(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many technologies in each of so many colours."""
    enough = [(table.techs[seat] & OF_COLOUR[colour]).bit_count() >= row.count for colour in COLOURS]
    return sum(enough) >= row.colours


@condition("own_faction_technologies")
def own_faction_technologies(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many faction technologies; cards that only copy do not count by themselves."""
    own = [TECHNOLOGIES[tech] for tech in bits(table.techs[seat])]
    return sum(bool(tech.faction) and tech.colour != "none" for tech in own) >= row.count


# ---- units -----------------------------------------------------------------------------------------------------------


@condition("units_on_board")
def units_on_board(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many units of a kind on the board."""
    return table.count_on_board(seat, UNIT[row.of]) >= row.count


@condition("ships_in_systems")
def ships_in_systems(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """Ships in so many systems."""
    return table.ships[seat].bit_count() >= row.count


@condition("ships_adjacent_mecatol")
def ships_adjacent_mecatol(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """Ships in so many systems adjacent to Mecatol Rex."""
    return (table.near(seat)[MECATOL] & table.ships[seat]).bit_count() >= row.count


@condition("ships_at_mecatol")
def ships_at_mecatol(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """Mecatol Rex, and so many ships in its system."""
    return table.owner[MECATOL_REX] == seat and sum(table.fleet(seat, MECATOL)[:11]) >= row.count


@condition("ships_adjacent_anomaly")
def ships_adjacent_anomaly(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """Ships in so many systems that are adjacent to an anomaly."""
    beside = table.around(ANOMALIES & table.galaxy.board, seat)
    return (beside & table.ships[seat]).bit_count() >= row.count


@condition("ships_adjacent_other_home")
def ships_adjacent_other_home(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """A ship in a system adjacent to the home system of another player."""
    homes = sum(1 << table.home[who] for who in table.alive() if who != seat)
    return bool(table.around(homes, seat) & table.ships[seat])


@condition("ships_with_enemy_dock")
def ships_with_enemy_dock(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """A ship in a system with a space dock of another player."""
    for system in bits(table.ships[seat]):
        if any(table.docks >> p & 1 and table.owner[p] != seat for p in PLANETS_IN[system]):
            return True
        if any(table.fleet(who, system)[UNIT["space_dock"]] for who in table.alive() if who != seat):
            return True
    return False


@condition("ships_at_wormholes")
def ships_at_wormholes(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """Ships in a system with an alpha and in one with a beta wormhole."""
    alpha, beta, _ = table.wormholes
    return bool(table.ships[seat] & alpha) and bool(table.ships[seat] & beta)


# ---- what is paid ----------------------------------------------------------------------------------------------------


@condition("spend_resources")
def can_spend_resources(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many resources."""
    return can_pay(table, seat, row.count, RESOURCES)


@price("spend_resources")
def spend_resources(table: TwilightImperium, seat: Seat, row: Objective) -> Rule[None]:
    """Spend them."""
    yield from pay(table, seat, row.count, RESOURCES, row.id)


@condition("spend_influence")
def can_spend_influence(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So much influence."""
    return can_pay(table, seat, row.count, INFLUENCE)


@price("spend_influence")
def spend_influence(table: TwilightImperium, seat: Seat, row: Objective) -> Rule[None]:
    """Spend it."""
    yield from pay(table, seat, row.count, INFLUENCE, row.id)


@condition("spend_trade_goods")
def can_spend_trade_goods(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many trade goods."""
    return table.goods[seat] >= row.count


@price("spend_trade_goods")
def spend_trade_goods(table: TwilightImperium, seat: Seat, row: Objective) -> Rule[None]:
    """Spend them."""
    table.spend_goods(seat, row.count)
    yield from ()


@condition("spend_tokens")
def can_spend_tokens(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many command tokens in tactic and strategy pool."""
    return table.tactic[seat] + table.strategy[seat] >= row.count


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


@condition("discard_action_cards")
def can_discard_action_cards(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """So many action cards in hand."""
    return len(table.hands[seat]) >= row.count


@price("discard_action_cards")
def discard_action_cards(table: TwilightImperium, seat: Seat, row: Objective) -> Rule[None]:
    """Discard them."""
    yield from discard_chosen(table, seat, row.count)
