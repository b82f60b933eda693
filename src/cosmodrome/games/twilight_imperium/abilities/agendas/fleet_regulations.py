"""Law: Fleet Regulations."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome
from cosmodrome.games.twilight_imperium.crowding import check_everywhere
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat


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
