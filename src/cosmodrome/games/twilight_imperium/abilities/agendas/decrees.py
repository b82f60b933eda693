"""Directives that change the board, the objectives, the laws, or the next round."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.abilities.agendas.common_laws import with_wormhole
from cosmodrome.games.twilight_imperium.abilities.agendas.losses import (
    clear_planet,
    clear_ships,
    clear_space,
    lose_ship,
    lose_units,
)
from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome, votable, voted_for
from cosmodrome.games.twilight_imperium.cards import discard_all, draw_cards
from cosmodrome.games.twilight_imperium.choices import one_player, yes_or_no
from cosmodrome.games.twilight_imperium.crowding import check_everywhere
from cosmodrome.games.twilight_imperium.elimination import check
from cosmodrome.games.twilight_imperium.index import (
    CRUISER,
    DREADNOUGHT,
    DREADNOUGHT_D,
    MECATOL,
    MECATOL_REX,
    PLANET_NAMES,
    SPECIALTY,
    bits,
)
from cosmodrome.games.twilight_imperium.research import research
from cosmodrome.games.twilight_imperium.sheet import POOLS
from cosmodrome.games.twilight_imperium.strategy import later, postpone
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.control import gain_empty
from cosmodrome.games.twilight_imperium.tactical.losses import destroy_ground
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.kernel import Choose, Roll, Rule, Seat

# ---- armies ----------------------------------------------------------------------------------------------------------


@outcome("arms_reduction", FOR)
def arms_reduction(table: TwilightImperium) -> Rule[None]:
    """Each player destroys all but two dreadnoughts and all but four cruisers."""
    for seat in table.clockwise(table.speaker):
        for kinds, kept in (((DREADNOUGHT_D, DREADNOUGHT), 2), ((CRUISER,), 4)):
            for _ in range(table.count_on_board(seat, kinds[-1]) - kept):
                yield from lose_ship(table, seat, kinds, "arms_reduction")


@outcome("arms_reduction", AGAINST)
def reduction_fails(table: TwilightImperium) -> None:
    """At the start of the next strategy phase planets with a technology specialty are exhausted."""
    postpone(table, "arms_reduction", table.alive())


@later("arms_reduction")
def laboratories_close(table: TwilightImperium, seat: Seat) -> None:
    """Those of this player."""
    for planet in table.planets(seat):
        if SPECIALTY[planet] and table.is_ready(planet):
            table.exhaust(seat, planet)


@outcome("swords_to_plowshares", FOR)
def swords_to_plowshares(table: TwilightImperium) -> Rule[None]:
    """On each of their planets players destroy half of their infantry, rounded up, and gain a trade good for each."""
    for seat in table.clockwise(table.speaker):
        goods = 0
        for planet in table.planets(seat):
            if half := (table.infantry[planet] + 1) // 2:
                goods += half
                yield from destroy_ground(table, planet, half)
        if goods:
            yield from gain_goods(table, seat, goods)


@outcome("swords_to_plowshares", AGAINST)
def plowshares_fail(table: TwilightImperium) -> None:
    """Players place one infantry on each of their planets."""
    for seat in table.clockwise(table.speaker):
        for planet in table.open_planets(seat):
            table.add_ground(seat, planet, 1)


@outcome("colonial_redistribution")
def colonial_redistribution(table: TwilightImperium, planet: int) -> Rule[None]:
    """All units on the planet are destroyed. Its controller chooses a player with the fewest victory points, who may
    place an infantry there and so gains control."""
    yield from clear_planet(table, planet)
    owner, name = table.owner[planet], PLANET_NAMES[planet]
    fewest = min(table.points[seat] for seat in table.alive())
    poor = [seat for seat in table.clockwise(owner) if table.points[seat] == fewest]
    who = yield from one_player(table, owner, "colonial_redistribution", poor, planet=name)
    if not table.fold("may-place-on", who, True, planet):
        return
    if (yield from yes_or_no(table, who, "colonize", planet=name)):
        if who != owner:
            yield from gain_empty(table, who, planet)
        table.add_ground(who, planet, 1)


# ---- research --------------------------------------------------------------------------------------------------------


@outcome("ixthian_artifact", FOR)
def ixthian_artifact(table: TwilightImperium) -> Rule[None]:
    """The speaker rolls a die. On 6 to 10 each player may research two technologies; else Mecatol Rex is struck."""
    dice = yield Roll("ixthian_artifact", 10, 1)
    table.set_roll(table.speaker, "ixthian_artifact", dice, ())
    if dice[0] < 6:
        yield from artifact_explodes(table)
        return
    for seat in table.clockwise(table.speaker):
        for _ in range(2):
            yield from research(table, seat, may=True)


@outcome("ixthian_artifact", AGAINST)
def artifact_stays_buried(table: TwilightImperium) -> None:
    """Nothing."""


def artifact_explodes(table: TwilightImperium) -> Rule[None]:
    """All units in the system of Mecatol Rex are destroyed, and each player loses three in each system next to it."""
    order = table.clockwise(table.speaker)
    for seat in order:
        yield from clear_space(table, seat, MECATOL)
    yield from clear_planet(table, MECATOL_REX)
    for seat in order:
        for system in bits(table.near(seat)[MECATOL]):
            yield from lose_units(table, seat, system, 3)
    yield from check(table)


@outcome("wormhole_research", FOR)
def wormhole_research(table: TwilightImperium) -> Rule[None]:
    """Players with ships beside wormholes may research a technology; then all ships beside alpha and beta wormholes
    are destroyed."""
    order = table.clockwise(table.speaker)
    for seat in order:
        if table.ships[seat] & with_wormhole(table):
            yield from research(table, seat, may=True)
    alpha, beta, _ = table.wormholes
    for seat in order:
        for system in bits(table.ships[seat] & (alpha | beta)):
            yield from clear_ships(table, seat, system)
    yield from check(table)


@outcome("wormhole_research", AGAINST)
def wormholes_stay_unknown(table: TwilightImperium) -> Rule[None]:
    """Each player who voted against removes a token from the command sheet."""
    for seat in voted_for(table, AGAINST):
        if pools := [verbs.POOL(pool, 1) for pool in POOLS if table.pool(pool)[seat]]:
            choice = yield Choose(seat, "lose-token", pools)
            table.lose_token(seat, choice[1])
            yield from check_everywhere(table, seat)


# ---- cards -----------------------------------------------------------------------------------------------------------


@outcome("incentive_program", FOR)
def incentive_program(table: TwilightImperium) -> None:
    """One more objective of stage I is revealed."""
    table.reveal_spare(1)


@outcome("incentive_program", AGAINST)
def greater_incentive(table: TwilightImperium) -> None:
    """One more objective of stage II is revealed."""
    table.reveal_spare(2)


@outcome("unconventional_measures", FOR)
def unconventional_measures(table: TwilightImperium) -> Rule[None]:
    """Each player who voted for it draws two action cards."""
    for seat in voted_for(table, FOR):
        yield from draw_cards(table, seat, 2)


@outcome("unconventional_measures", AGAINST)
def measures_fail(table: TwilightImperium) -> None:
    """Each player who voted for it discards all action cards."""
    for seat in voted_for(table, FOR):
        discard_all(table, seat)


@votable("new_constitution")
def there_are_laws(table: TwilightImperium) -> bool:
    """Without a law in play it is discarded at once."""
    return bool(table.laws_in_play())


@outcome("new_constitution", FOR)
def new_constitution(table: TwilightImperium) -> None:
    """All laws are discarded; at the start of the next strategy phase home planets are exhausted."""
    for card in table.laws_in_play():
        table.discard_agenda(card)
    postpone(table, "new_constitution", table.alive())


@outcome("new_constitution", AGAINST)
def constitution_fails(table: TwilightImperium) -> None:
    """Nothing."""


@later("new_constitution")
def celebrations_at_home(table: TwilightImperium, seat: Seat) -> None:
    """The player's planets in the own home system are exhausted."""
    for planet in table.home_planets(seat):
        if table.owner[planet] == seat and table.is_ready(planet):
            table.exhaust(seat, planet)


@outcome("miscount_disclosed")
def miscount_disclosed(table: TwilightImperium, law: int) -> None:
    """The elected law is voted on again as if it had just been revealed; it stays in force until then (TI-R54)."""
    table.mark("agenda-phase", "vote-again", value=law)
