"""Law: Publicize Weapon Schematics."""

from __future__ import annotations

from msgspec.structs import replace

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome
from cosmodrome.games.twilight_imperium.cards import discard_all
from cosmodrome.games.twilight_imperium.data.units import Unit
from cosmodrome.games.twilight_imperium.index import TECHNOLOGIES, WAR_SUN
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat

WAR_SUNS = sum(1 << tech for tech, row in enumerate(TECHNOLOGIES) if row.unit == "war_sun")


@static("publicize_weapon_schematics", "prerequisites")
def publicize_weapon_schematics(
    table: TwilightImperium, seat: Seat, needed: dict[str, int], tech: int
) -> dict[str, int]:
    """While anybody owns a war sun technology, such technologies have no prerequisites."""
    known = any(table.techs[who] & WAR_SUNS for who in table.alive())
    return {} if known and WAR_SUNS >> tech & 1 else needed


@static("publicize_weapon_schematics", "units")
def fragile_war_suns(values: list[Unit]) -> list[Unit]:
    """War suns cannot sustain damage."""
    return [*values[:WAR_SUN], replace(values[WAR_SUN], sustain=False), *values[WAR_SUN + 1 :]]


@outcome("publicize_weapon_schematics", AGAINST)
def schematics_stay_secret(table: TwilightImperium) -> None:
    """Each owner of a war sun technology discards all action cards."""
    for seat in table.clockwise(table.speaker):
        if table.techs[seat] & WAR_SUNS:
            discard_all(table, seat)
