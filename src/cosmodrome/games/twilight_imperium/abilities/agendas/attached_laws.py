"""Laws that are attached to a planet and stay with it. They are sources of everybody: `table.elected` tells the planet.
What they add to its values is in their rows: Senate Sanctuary and Terraforming Initiative do nothing else."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.abilities.agendas.losses import clear_planet
from cosmodrome.games.twilight_imperium.agenda import outcome
from cosmodrome.games.twilight_imperium.index import AGENDA, PLANET
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import Test, every, subject
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Rule, Seat, Window


def lies_on(name: str) -> Test:
    """The window is about the planet that a law is attached to."""
    return lambda table, seat, window: PLANET[window.public["planet"]] == table.elected[AGENDA[name]]


# ---- a zone without units --------------------------------------------------------------------------------------------


@outcome("demilitarized_zone")
def demilitarized_zone(table: TwilightImperium, planet: int) -> Rule[None]:
    """All units on the planet are destroyed."""
    yield from clear_planet(table, planet)


@static("demilitarized_zone", "may-place-on")
def nobody_lands(table: TwilightImperium, seat: Seat, may: bool, planet: int) -> bool:
    """No units land, are produced or placed on the planet."""
    return may and planet != table.elected[AGENDA["demilitarized_zone"]]


# ---- a holy planet ---------------------------------------------------------------------------------------------------

HOLY = "holy_planet_of_ixth"


@outcome(HOLY)
def holy_planet_of_ixth(table: TwilightImperium, planet: int) -> None:
    """Its controller gains a victory point."""
    table.score(table.owner[planet], 1, HOLY)


@static(HOLY, "may-produce-on")
def nobody_works(table: TwilightImperium, seat: Seat, may: bool, planet: int) -> bool:
    """Units on the planet cannot use production."""
    return may and planet != table.elected[AGENDA[HOLY]]


@law(HOLY, "planet.gained", part="gained", must=True, when=every(subject, lies_on(HOLY)))
def holy_planet_gained(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Who gains control of it gains a victory point."""
    table.score(seat, 1, HOLY)


@law(HOLY, "planet.lost", part="lost", must=True, when=every(subject, lies_on(HOLY)))
def holy_planet_lost(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Who loses control of it loses a victory point."""
    table.lose_points(seat, 1, HOLY)


# ---- research teams --------------------------------------------------------------------------------------------------


def research_team(name: str, colour: str) -> None:
    """When the controller of the planet researches, this card may be exhausted to ignore a prerequisite of its
    colour; the planet need not be readied."""
    card = AGENDA[name]

    @static(name, "skips")
    def ignores(table: TwilightImperium, seat: Seat, ways: list[tuple[str, str]], tech: int) -> list[tuple[str, str]]:
        ready = table.owner[table.elected[card]] == seat and table.is_law_ready(card)
        return [*ways, (name, colour)] if ready else ways

    @law(name, "skipped", must=True, when=lambda t, s, w: s == w.seat and w.public["by"] == name)
    def is_exhausted(table: TwilightImperium, seat: Seat, window: Window) -> None:
        table.tap_law(card)


research_team("research_team_biotic", "green")
research_team("research_team_cybernetic", "yellow")
research_team("research_team_propulsion", "blue")
research_team("research_team_warfare", "red")
