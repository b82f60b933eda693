"""Action card: Unstable Planet."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.aims import a_planet, controlled
from cosmodrome.games.twilight_imperium.choices import garrison, hinted
from cosmodrome.games.twilight_imperium.index import PLANET_NAMES, TRAIT
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy_ground
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import PASS, Choose, Rule, Seat, Window


def hazardous(table: TwilightImperium, seat: Seat) -> list[int]:
    """The hazardous planets that anybody controls."""
    return [planet for planet in controlled(table, seat) if TRAIT[planet] == "hazardous"]


hinted("unstable_planet")(garrison)


@card("unstable_planet", "action", when=lambda t, s, w: bool(hazardous(t, s)), aim=a_planet(hazardous))
def unstable_planet(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """A hazardous planet is exhausted, and up to three infantry on it are destroyed (TI-R71)."""
    (planet,) = window.target
    if table.is_ready(planet):
        table.exhaust(table.owner[planet], planet)
    if most := min(3, table.infantry[planet]):
        counts = [verbs.LOSE("infantry", count) for count in range(most, 0, -1)]
        choice = yield Choose(seat, "destroy-infantry", [*counts, PASS], args={"planet": PLANET_NAMES[planet]})
        if choice != PASS:
            yield from destroy_ground(table, planet, choice[2], seat)
