"""Directives: their outcomes, resolved once."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome, voted_for
from cosmodrome.games.twilight_imperium.cards import discard_all, draw_secret
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy_ground
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.kernel import Rule, Seat

# ---- for and against -------------------------------------------------------------------------------------------------


@outcome("economic_equality", FOR)
def economic_equality(table: TwilightImperium) -> Rule[None]:
    """Every player returns all trade goods, then gains five."""
    economic_equality_fails(table)
    for seat in table.clockwise(table.speaker):
        yield from gain_goods(table, seat, 5)


@outcome("economic_equality", AGAINST)
def economic_equality_fails(table: TwilightImperium) -> None:
    """Every player returns all trade goods."""
    for seat in table.clockwise(table.speaker):
        if table.goods[seat]:
            table.lose_goods(seat, table.goods[seat])


@outcome("mutiny", FOR)
def mutiny(table: TwilightImperium) -> None:
    """Each player who voted for it gains a victory point."""
    table.score_all(voted_for(table, FOR), 1, "mutiny")


@outcome("mutiny", AGAINST)
def mutiny_fails(table: TwilightImperium) -> None:
    """Each player who voted for it loses a victory point."""
    for seat in voted_for(table, FOR):
        table.lose_points(seat, 1, "mutiny")


@outcome("seed_of_an_empire", FOR)
def seed_of_an_empire(table: TwilightImperium) -> None:
    """The players with the most victory points gain one (TI-51.5)."""
    most = max(table.points[seat] for seat in table.alive())
    table.score_all([s for s in table.clockwise(table.speaker) if table.points[s] == most], 1, "seed_of_an_empire")


@outcome("seed_of_an_empire", AGAINST)
def seed_of_an_empire_fails(table: TwilightImperium) -> None:
    """The players with the fewest victory points gain one."""
    least = min(table.points[seat] for seat in table.alive())
    table.score_all([s for s in table.clockwise(table.speaker) if table.points[s] == least], 1, "seed_of_an_empire")


# ---- elections -------------------------------------------------------------------------------------------------------


@outcome("archived_secret")
def archived_secret(table: TwilightImperium, elected: Seat) -> Rule[None]:
    """The elected player draws a secret objective."""
    yield from draw_secret(table, elected)


@outcome("public_execution")
def public_execution(table: TwilightImperium, elected: Seat) -> None:
    """The elected player discards all action cards, loses the speaker token and cannot vote in this phase."""
    discard_all(table, elected)
    if table.speaker == elected:
        table.make_speaker(table.clockwise(elected)[1])
    table.mark("agenda-phase", "no-vote", elected)


@outcome("compensated_disarmament")
def compensated_disarmament(table: TwilightImperium, planet: int) -> Rule[None]:
    """All ground forces on the planet are destroyed; its controller gains a trade good for each."""
    count = table.infantry[planet]
    if count:
        yield from destroy_ground(table, planet, count)
        yield from gain_goods(table, table.owner[planet], count)


@outcome("judicial_abolishment")
def judicial_abolishment(table: TwilightImperium, law: int) -> None:
    """The elected law is discarded."""
    table.discard_agenda(law)
