"""The Nekro Virus. A technology under an assimilator token is among its own (`table.techs`) and in `table.copied`, so
that everything that goes by technologies, objectives included (TI-28.22), finds it there. When its owner is eliminated,
nothing changes (TI-28.18, TI-65.10a)."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.twilight_imperium.abilities.notes import goes_back_on_activation
from cosmodrome.games.twilight_imperium.agenda import predict, reward, voted_for
from cosmodrome.games.twilight_imperium.chances.field import Field
from cosmodrome.games.twilight_imperium.chances.foreseen import foreseen
from cosmodrome.games.twilight_imperium.choices import one_planet, one_technology
from cosmodrome.games.twilight_imperium.combat import added, flagships, ground
from cosmodrome.games.twilight_imperium.crowding import check_everywhere
from cosmodrome.games.twilight_imperium.index import (
    DOCK,
    INFANTRY,
    NOBODY,
    PLANET,
    PLANET_NAMES,
    SYSTEM_OF,
    TECH,
    TECHNOLOGIES,
    WAR_SUN,
    WAR_SUN_D,
    bits,
)
from cosmodrome.games.twilight_imperium.research import deck, gain_technology
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.structures import floating_docks, room_for
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import sink_docks
from cosmodrome.games.twilight_imperium.tokens import gain_tokens
from cosmodrome.games.twilight_imperium.verbs import LOAD, counts
from cosmodrome.games.twilight_imperium.when import every, fighting, first_round, flagship_here, opponent, subject
from cosmodrome.games.twilight_imperium.windows import faction, note, technology
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Window

# ---- technologies of others ------------------------------------------------------------------------------------------


@static("valefar_assimilator_x", "assimilators")
@static("valefar_assimilator_y", "assimilators")
def valefar_assimilator(table: TwilightImperium, seat: Seat, tokens: int) -> int:
    """Instead of gaining a technology of another player you may put the token of this card on a faction technology of
    that player; while it lies there, this card has the text of that one."""
    return tokens + 1


def spoils(table: TwilightImperium, seat: Seat, owners: Sequence[Seat]) -> list[int]:
    """What can be had of these players: technologies of Nekro's deck, and with a token those of their factions,
    upgrades included (TI-28.16); units printed on their sheets are no technologies (TI-28.17)."""
    theirs, own = 0, deck(table, seat)
    for who in owners:
        theirs |= table.techs[who]
    tokens = table.fold("assimilators", seat, 0) > 0
    found = bits(theirs & ~table.techs[seat])
    return [tech for tech in found if tech in own or (tokens and TECHNOLOGIES[tech].faction)]


def take_technology(table: TwilightImperium, seat: Seat, owners: Sequence[Seat]) -> Rule[None]:
    """A technology of one of these players is gained, or copied if it is of a faction."""
    tech = yield from one_technology(table, seat, "take-technology", spoils(table, seat, owners))
    if tech == NOBODY:
        return
    if not TECHNOLOGIES[tech].faction:
        yield from gain_technology(table, seat, tech)
        return
    copied, same = table.copied[seat], copy_of_type(table, seat, tech)
    if same == NOBODY and len(copied) >= table.fold("assimilators", seat, 0):
        same = yield from one_technology(table, seat, "move-token", copied)
    table.copy_tech(seat, tech, same)
    yield from adapt_units(table, seat)


def copy_of_type(table: TwilightImperium, seat: Seat, tech: int) -> int:
    """TI-28.21, TI-29.1a: the copied upgrade of the same type, whose token must leave it (TI-R48)."""
    unit = TECHNOLOGIES[tech].unit
    return next((tech for tech in table.copied[seat] if unit and TECHNOLOGIES[tech].unit == unit), NOBODY)


def has_it_by_copy(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat has gained an upgrade of a type that it copies."""
    return subject(table, seat, window) and copy_of_type(table, seat, TECH[window.public["technology"]]) != NOBODY


@technology("valefar_assimilator_x", "technology.gained", part="returns", must=True, when=has_it_by_copy)
def token_is_free(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """However a plain upgrade is gained, it takes the place of a copied one (TI-R48)."""
    table.drop_copy(seat, copy_of_type(table, seat, TECH[window.public["technology"]]))
    yield from adapt_units(table, seat)


def adapt_units(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Units on the board follow a token that came or went: docks, war suns, and what ships can carry."""
    units = table.side(seat).units
    if units[DOCK].in_space:
        for planet in table.planets(seat):
            if table.docks >> planet & 1:  # TI-R49
                table.raze(planet, DOCK, 1, "removed")
                table.place(seat, SYSTEM_OF[planet], DOCK)
    else:
        yield from land_docks(table, seat)
    if not units[WAR_SUN].cost:  # TI-28.20
        for system in bits(table.ships[seat]):
            for kind in (WAR_SUN, WAR_SUN_D):
                if count := table.fleet(seat, system)[kind]:
                    table.take_off(seat, system, kind, count, "removed")
    if not units[INFANTRY].returns and table.returning[seat]:  # TI-R48
        table.set_aside_infantry(seat, -table.returning[seat])
    yield from sink_docks(table)
    yield from check_everywhere(table, seat)


def land_docks(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-28.19: docks in space go to planets of the same system, or to the reinforcements."""
    for system in floating_docks(table, seat):
        for _ in range(table.fleet(seat, system)[DOCK]):
            planets = [p for p in table.planets_of(seat, system) if room_for(table, seat, DOCK, p)]
            planet = yield from one_planet(table, seat, "land-dock", planets)
            table.take_off(seat, system, DOCK, 1, "removed")
            if planet != NOBODY:
                table.add_structure(seat, planet, DOCK)


# ---- abilities -------------------------------------------------------------------------------------------------------


@static("galactic_threat", "may-vote")
def never_votes(table: TwilightImperium, seat: Seat, votes: bool) -> bool:
    """You cannot vote."""
    return False


@faction("galactic_threat", "agenda.after", when=lambda t, s, w: not t.marked("galactic_threat", s))
def galactic_threat(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Once in each agenda phase, after an agenda is revealed, you may predict its outcome."""
    table.mark("agenda-phase", "galactic_threat", seat)
    yield from predict(table, seat, "galactic_threat")


@reward("galactic_threat")
def threat_comes_true(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """If it comes true, gain a technology of a player who voted for it."""
    yield from take_technology(table, seat, voted_for(table, table.chosen))


def devours(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The opponent has lost a unit in the combat, has something to take, and no antivirus; once in a combat."""
    if not table.combat or seat not in (table.active, table.foe) or table.marked("singularity", seat):
        return False
    foe = opponent(table, seat)
    here = window.seat == foe and window.public["system"] == table.system
    return here and not table.has(foe, "antivirus") and bool(spoils(table, seat, [foe]))


@faction("technological_singularity", "destroyed", when=devours)
def technological_singularity(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Once in each combat, after a unit of your opponent is destroyed, you may gain a technology of that player."""
    table.mark("combat", "singularity", seat)
    yield from take_technology(table, seat, [opponent(table, seat)])


@static("propagation", "may-research")
def never_researches(table: TwilightImperium, seat: Seat, may: bool) -> bool:
    """You cannot research."""
    return False


@faction("propagation", "research.instead", must=True, when=subject)
def propagation(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Whenever you would research a technology, gain three command tokens instead."""
    yield from gain_tokens(table, seat, 3)


# ---- the flagship ----------------------------------------------------------------------------------------------------


def recruits(table: TwilightImperium, seat: Seat) -> list[tuple[int, int]]:
    """The ground forces of the player in the active system that do not fight yet: planet or -1, count."""
    aboard = table.fleet(seat, table.system)[INFANTRY] - table.combatants(seat)[INFANTRY]
    on_planets = [(planet, table.infantry[planet]) for planet in table.planets_of(seat, table.system)]
    return [(place, count) for place, count in ((NOBODY, aboard), *on_planets) if count]


@faction(
    "the_alastor",
    "space.start",
    when=every(fighting, first_round, flagship_here, lambda t, s, w: bool(recruits(t, s))),
)
def the_alastor(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the start of a space combat in its system any number of your ground forces there fight as if they were ships,
    those on planets as well (TI-R50)."""
    while recruits(table, seat):
        choice = yield Choose(seat, "enlist", recruit_options, table, seat)
        if choice == DONE:
            return
        table.enlist(seat, PLANET[choice[1]] if isinstance(choice[1], str) else NOBODY, choice[3])


@foreseen("the_alastor")
def all_fight(field: Field, who: int) -> None:
    """All ground forces do."""
    if flagships(field[who]):
        field[who] = added(field[who], ground(field.forces[who].infantry))


def recruit_options(table: TwilightImperium, seat: Seat) -> list[Option]:
    """Infantry aboard (by the number of the system) and on planets, by count."""
    names = [(table.system if place == NOBODY else PLANET_NAMES[place], most) for place, most in recruits(table, seat)]
    return [*(LOAD(name, "infantry", n) for name, most in names for n in counts(most)), DONE]


@note("antivirus", ("space.start", "ground.start"), when=every(fighting, first_round))
def antivirus(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """At the start of any combat (TI-R51) it is laid open: its owner cannot use Technological Singularity on you."""


goes_back_on_activation("antivirus")
