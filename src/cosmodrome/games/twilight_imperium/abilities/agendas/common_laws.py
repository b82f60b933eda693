"""Laws in the common area: they hold for everybody."""

from __future__ import annotations

from msgspec.structs import replace

from cosmodrome.games.twilight_imperium.abilities.agendas.losses import lose_ship
from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome, voted_for
from cosmodrome.games.twilight_imperium.cards import discard_all
from cosmodrome.games.twilight_imperium.choices import one_planet, one_system
from cosmodrome.games.twilight_imperium.data.units import Unit
from cosmodrome.games.twilight_imperium.galaxy import Holes
from cosmodrome.games.twilight_imperium.index import (
    BIG_KINDS,
    FIGHTER,
    INFANTRY,
    NEBULAE,
    PDS,
    SYSTEM_OF,
    TECHNOLOGIES,
    TRAIT,
    WAR_SUN,
    bits,
)
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.strategy import later, postpone
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Rule, Seat, Window

# ---- research --------------------------------------------------------------------------------------------------------


@law("anti_intellectual_revolution", "researched", must=True, when=subject)
def anti_intellectual_revolution(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you research a technology, destroy one of your ships that is no fighter."""
    yield from lose_ship(table, seat, BIG_KINDS, "anti_intellectual_revolution")


@outcome("anti_intellectual_revolution", AGAINST)
def revolution_fails(table: TwilightImperium) -> None:
    """At the start of the next strategy phase planets are exhausted."""
    postpone(table, "anti_intellectual_revolution", table.alive())


@later("anti_intellectual_revolution")
def books_are_costly(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """A planet of the player's choice for each technology, as far as there are any; an assimilator and what it copies
    are one."""
    for _ in range(table.techs[seat].bit_count() - len(table.copied[seat])):
        readied = [planet for planet in table.planets(seat) if table.is_ready(planet)]
        planet = yield from one_planet(table, seat, "exhaust-planets", readied)
        if planet >= 0:
            table.exhaust(seat, planet)


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


# ---- units -----------------------------------------------------------------------------------------------------------


@static("homeland_defense_act", "pds-on-planet")
def homeland_defense_act(table: TwilightImperium, seat: Seat, most: int) -> int:
    """Any number of PDS may stand on a planet."""
    return 99


@outcome("homeland_defense_act", AGAINST)
def defense_fails(table: TwilightImperium) -> Rule[None]:
    """Each player destroys one of the own PDS."""
    for seat in table.clockwise(table.speaker):
        sites = [planet for planet in table.planets(seat) if table.pds[planet]]
        planet = yield from one_planet(table, seat, "lose-pds", sites)
        if planet >= 0:
            table.raze(planet, PDS)


@static("regulated_conscription", "units")
def regulated_conscription(values: list[Unit]) -> list[Unit]:
    """One fighter or infantry at the price of two."""
    return [replace(unit, produced=1) if kind in (FIGHTER, INFANTRY) else unit for kind, unit in enumerate(values)]


@outcome("regulated_conscription", AGAINST)
def conscription_fails(table: TwilightImperium) -> None:
    """Nothing."""


# ---- the map ---------------------------------------------------------------------------------------------------------


@static("enforced_travel_ban", "wormholes")
def enforced_travel_ban(table: TwilightImperium, seat: Seat, holes: Holes, moving: bool) -> Holes:
    """Alpha and beta wormholes lead no ship anywhere; for everything else they still do."""
    return (0, 0, holes[2], holes[3]) if moving else holes


@outcome("enforced_travel_ban", AGAINST)
def ban_fails(table: TwilightImperium) -> None:
    """Each PDS in or next to a system with a wormhole is destroyed."""
    holes = with_wormhole(table)
    for seat in table.clockwise(table.speaker):
        reach = holes | table.around(holes, seat)
        for planet in table.planets(seat):
            if table.pds[planet] and reach >> SYSTEM_OF[planet] & 1:
                table.raze(planet, PDS, table.pds[planet])


def with_wormhole(table: TwilightImperium) -> int:
    """The systems of the map with a wormhole of any kind, as bits."""
    alpha, beta, delta = table.wormholes
    return (alpha | beta | delta) & table.galaxy.board


@static("shared_research", "closed-terrain")
def shared_research(table: TwilightImperium, seat: Seat, systems: int) -> int:
    """Ships may move through nebulae."""
    return systems & ~NEBULAE


@outcome("shared_research", AGAINST)
def research_stays_at_home(table: TwilightImperium) -> None:
    """Each player puts a command token from the reinforcements into the home system, if there is one."""
    for seat in table.clockwise(table.speaker):
        if table.reinforcements(seat) and not table.tokens[seat] >> table.home[seat] & 1:
            table.put_token(seat, table.home[seat])


@static("wormhole_reconstruction", "wormholes")
def wormhole_reconstruction(table: TwilightImperium, seat: Seat, holes: Holes, moving: bool) -> Holes:
    """All alpha and beta wormholes lead to each other."""
    return (*holes[:3], True)


@outcome("wormhole_reconstruction", AGAINST)
def reconstruction_fails(table: TwilightImperium) -> Rule[None]:
    """Each player puts a command token from the reinforcements into each system with a wormhole and own ships; with
    too few of them the player chooses."""
    for seat in table.clockwise(table.speaker):
        while left := bits(with_wormhole(table) & table.ships[seat] & ~table.tokens[seat]):
            tokens = table.reinforcements(seat)
            if not tokens:
                break
            enough = tokens >= len(left)
            table.put_token(seat, left[0] if enough else (yield from one_system(table, seat, "put-token", left)))


# ---- the council -----------------------------------------------------------------------------------------------------


@static("representative_government", "planets-vote")
def representative_government(table: TwilightImperium, seat: Seat, may: bool) -> bool:
    """Planets are not exhausted for votes."""
    return False


@static("representative_government", "free-votes")
def one_player_one_vote(table: TwilightImperium, seat: Seat, votes: int) -> int:
    """Each player may cast one vote; what adds votes still does (TI-R20)."""
    return votes + 1


@outcome("representative_government", AGAINST)
def government_fails(table: TwilightImperium) -> None:
    """At the start of the next strategy phase those who voted against lose their cultural planets for a while."""
    postpone(table, "representative_government", voted_for(table, AGAINST))


@later("representative_government")
def culture_protests(table: TwilightImperium, seat: Seat) -> None:
    """All cultural planets of the player are exhausted."""
    for planet in table.planets(seat):
        if TRAIT[planet] == "cultural" and table.is_ready(planet):
            table.exhaust(seat, planet)


@outcome("classified_document_leaks")
def classified_document_leaks(table: TwilightImperium, objective: int) -> None:
    """The elected secret objective becomes a public one; who has scored it keeps the points (TI-R52)."""
    table.add_public(objective)
