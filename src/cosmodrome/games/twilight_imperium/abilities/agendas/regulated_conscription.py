"""Law: Regulated Conscription."""

from __future__ import annotations

from msgspec.structs import replace

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome
from cosmodrome.games.twilight_imperium.data.units import Unit
from cosmodrome.games.twilight_imperium.index import FIGHTER, INFANTRY
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium


@static("regulated_conscription", "units")
def regulated_conscription(values: list[Unit]) -> list[Unit]:
    """One fighter or infantry at the price of two."""
    return [replace(unit, produced=1) if kind in (FIGHTER, INFANTRY) else unit for kind, unit in enumerate(values)]


@outcome("regulated_conscription", AGAINST)
def conscription_fails(table: TwilightImperium) -> None:
    """Nothing."""
