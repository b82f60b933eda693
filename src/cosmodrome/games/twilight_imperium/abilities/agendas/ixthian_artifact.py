"""Directive: Ixthian Artifact."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome
from cosmodrome.games.twilight_imperium.elimination import check
from cosmodrome.games.twilight_imperium.index import MECATOL, MECATOL_REX, bits
from cosmodrome.games.twilight_imperium.research import research
from cosmodrome.games.twilight_imperium.sacrifice import clear_planet, clear_space, lose_units
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Roll, Rule


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
        for system in bits(table.near()[MECATOL]):  # TI-R74
            yield from lose_units(table, seat, system, 3)
    yield from check(table)
