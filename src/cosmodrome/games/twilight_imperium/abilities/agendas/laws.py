"""Laws: what happens when they are enacted, and what they do while they are in force."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome, voted_for
from cosmodrome.games.twilight_imperium.cards import discard_all, draw_cards, keep_limit, random_place
from cosmodrome.games.twilight_imperium.crowding import check_everywhere
from cosmodrome.games.twilight_imperium.index import TRAIT
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy_ground
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Rule, Seat, Window

# ---- for and against -------------------------------------------------------------------------------------------------


@static("executive_sanctions", "hand-limit")
def executive_sanctions(table: TwilightImperium, seat: Seat, cards: int) -> int:
    """The hand limit is three action cards."""
    return min(cards, 3)


@outcome("executive_sanctions", "for")
def sanctions_begin(table: TwilightImperium) -> Rule[None]:
    """Whoever has more discards."""
    for seat in table.clockwise(table.speaker):
        yield from keep_limit(table, seat)


@outcome("executive_sanctions", AGAINST)
def sanctions_fail(table: TwilightImperium) -> Rule[None]:
    """Each player discards a random action card."""
    for seat in table.clockwise(table.speaker):
        if table.hands[seat]:
            place = yield from random_place(table, seat)
            table.discard_action(seat, table.hands[seat][place])


@static("fleet_regulations", "fleet-pool-most")
def fleet_regulations(table: TwilightImperium, seat: Seat, most: int) -> int:
    """No fleet pool holds more than four tokens."""
    return min(most, 4)


@outcome("fleet_regulations", "for")
def regulations_begin(table: TwilightImperium) -> Rule[None]:
    """What is too much goes to the reinforcements."""
    for seat in table.clockwise(table.speaker):
        if table.fleet_pool[seat] > 4:
            table.lose_token(seat, "fleet", table.fleet_pool[seat] - 4)
            yield from check_everywhere(table, seat)


@outcome("fleet_regulations", AGAINST)
def regulations_fail(table: TwilightImperium) -> None:
    """Each player puts a command token from the reinforcements into the fleet pool."""
    for seat in table.clockwise(table.speaker):
        if table.reinforcements(seat):
            table.gain_token(seat, "fleet")


@outcome("conventions_of_war", AGAINST)
def conventions_fail(table: TwilightImperium) -> None:
    """Each player who voted against discards all action cards."""
    for seat in voted_for(table, AGAINST):
        discard_all(table, seat)


@static("conventions_of_war", "may-bombard")
def conventions_of_war(table: TwilightImperium, seat: Seat, may: bool, planet: int) -> bool:
    """Cultural planets cannot be bombarded."""
    return may and TRAIT[planet] != "cultural"


# ---- owned by a player -----------------------------------------------------------------------------------------------


@law("minister_of_policy", "status.end", must=True)
def minister_of_policy(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the end of the status phase draw an action card."""
    yield from draw_cards(table, seat, 1)


@law("minister_of_exploration", "planet.gained", must=True, when=subject)
def minister_of_exploration(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """When you gain control of a planet, gain a trade good."""
    yield from gain_goods(table, seat, 1)


@law("minister_of_commerce", "replenished", must=True, when=subject)
def minister_of_commerce(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you replenish commodities, gain a trade good for each neighbour."""
    yield from gain_goods(table, seat, len(table.neighbours(seat)))


@static("minister_of_commerce", "may-follow")
def follows_for_commerce(table: TwilightImperium, seat: Seat, follows: bool, strategy: str) -> bool:
    """Trade is worth a token even with full commodities (TI-R58)."""
    return follows or (strategy == "trade" and bool(table.neighbours(seat)))


# ---- attached to a planet --------------------------------------------------------------------------------------------


@outcome("core_mining")
def core_mining(table: TwilightImperium, planet: int) -> Rule[None]:
    """One infantry on the planet is destroyed; what it adds to the planet is in its row."""
    if table.infantry[planet]:
        yield from destroy_ground(table, planet, 1)
