"""The 20 technologies (CE-30). Numbers, roles and what becomes of them stand in technologies.py of the game."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.cards import HAND, NAMES
from cosmodrome.games.cosmic_encounter.conditions import DEFENSE as DEFENDS
from cosmodrome.games.cosmic_encounter.conditions import (
    OFFENSE_OR_ALLY,
    Test,
    any_discards,
    every,
    foreign_planets,
    has_colony,
    has_encounter_card,
    has_outside,
    in_warp,
    leaving,
    lost,
    subject,
    totals_matter,
)
from cosmodrome.games.cosmic_encounter.declare import technology
from cosmodrome.games.cosmic_encounter.fleets import GATE, LIMBO, on_technology
from cosmodrome.games.cosmic_encounter.hands import choose_cards, discard_draft, discard_random, draw, draw_aside, named
from cosmodrome.games.cosmic_encounter.moves import send
from cosmodrome.games.cosmic_encounter.ships import lose, retrieve, settle
from cosmodrome.games.cosmic_encounter.table import DEFENSE, OFFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.games.cosmic_encounter.windows import offer_discards
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Window


def completed(name: str) -> Test:
    """The seat has just completed this technology; the ships are still on it (CE-R78)."""
    return lambda table, seat, window: seat == window.seat and window.public.get("technology") == name


# ---- at the start of an encounter ------------------------------------------------------------------------------------


def discards(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The cards in the discard pile, by name."""
    return [(name,) for name in dict.fromkeys(NAMES[card] for card in sorted(table.cards.discard))]


@technology("delta_scanners", "regroup.start", when=any_discards, targets=discards)
def delta_scanners(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take any one card from the discard pile."""
    (name,) = window.target
    for card in [card for card in table.cards.discard if NAMES[card] == name][:1]:  # an answer may have had it shuffled
        table.cards.take_discard(seat, card)


@technology("vacuum_turbines", "regroup.start")
def vacuum_turbines(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw four cards, keep any of them, discard the rest."""
    yield from draw_aside(table, seat, 4)
    drawn = len(table.cards.draft[seat])
    while table.cards.draft[seat]:
        choice = yield Choose(seat, "discard-drawn", drawn_cards, table, seat, secret=True)
        if choice == DONE:
            break
        table.cards.discard_cards(seat, [card for card in table.cards.draft[seat] if NAMES[card] == choice[1]][:1])
    thrown = drawn - len(table.cards.draft[seat])
    table.cards.take_up(seat)
    yield from offer_discards(table, seat, thrown)


def drawn_cards(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """The cards that lie aside, and to keep what is left of them."""
    return [DONE, *named(table.cards.draft[seat])]


@technology("warpspace_key", "regroup.start", when=every(in_warp, has_colony))
def warpspace_key(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """In your own encounter: all your ships leave the warp."""
    yield from retrieve(table, seat, table.ships.warp[seat])


@technology("enigma_device", "regroup.start")
def enigma_device(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard what you like; then all players, you first, draw or discard at random until they hold eight cards."""
    yield from choose_cards(table, seat, "discard-cards", 0, len(table.cards.hands[seat]))
    yield from discard_draft(table, seat)
    for who in table.clockwise(seat):
        held = len(table.cards.hands[who])
        if held > HAND:
            yield from discard_random(table, who, held - HAND)
        elif held < HAND:
            yield from draw(table, who, HAND - held)


def has_ship(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A ship in a colony, or on the technology that is being completed."""
    return table.ships.has_colony(seat) or window.key == "technology.complete"


def regroups_or_completes(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The start of an encounter, or the moment in which the ship is ready."""
    return window.key == "regroup.start" or completed("coldsleep_ship")(table, seat, window)


@technology(
    "coldsleep_ship",
    ("regroup.start", "technology.complete"),
    when=every(regroups_or_completes, has_ship),
    targets=foreign_planets,
)
def coldsleep_ship(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Found a colony on a foreign planet, even an occupied one, with one to four ships, crew included (CE-R36)."""
    (planet,) = window.target
    crew = on_technology(window.source)
    sources = [*table.ships.colonies(seat), *([crew] if table.ships.count_at(seat, crew) else [])]
    yield from settle(table, seat, planet, 1, 4, sources)


def no_genesis_yet(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There is one Genesis planet only (CE-2.5, CE-R75)."""
    return "genesis" not in table.technologies.pieces


@technology("genesis_bomb", "regroup.start", when=no_genesis_yet)
def genesis_bomb(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The Genesis planet joins your home system; any of the researching ships settle there at once."""
    crew = on_technology(window.source)
    planet = table.ships.add_planet(seat)
    table.technologies.put_piece("genesis", (planet,))
    yield from settle(table, seat, planet, 0, table.ships.count_at(seat, crew), [crew])


def any_planet(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The planets of all systems; the last of a system stays, for the gate needs a target (CE-R74)."""
    systems = [table.ships.systems[who] for who in (*table.clockwise(seat)[1:], seat)]
    return [(planet,) for system in systems if len(system) > 1 for planet in system]


@technology("omega_missile", "regroup.start", targets=any_planet)
def omega_missile(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A planet leaves the game, and all ships on it go to the warp."""
    (planet,) = window.target
    doomed = [(who, planet, table.ships.by_planet[who][planet]) for who in table.timing()]
    yield from lose(table, doomed, "omega_missile")
    table.remove_planet(planet)


# ---- in the encounter ------------------------------------------------------------------------------------------------


@technology("energy_cloak", "launch.ships")
def energy_cloak(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The defense may not invite anybody; who joins uninvited still may (CE-R43)."""
    table.mark("no-invitations", table.defense)


@technology("plasma_thrusters", ("launch.ships", "alliance.send"), who=OFFENSE_OR_ALLY, when=subject)
def plasma_thrusters(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """As offense or ally you may send one ship more."""
    table.mark("limit-plus", seat, table.marked("limit-plus", seat) + 1)


@technology("plasma_thrusters", "launch.after", part="defend", who=DEFENDS, when=has_outside)
def plasma_defense(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """As the defense you move a ship to the planet that is attacked."""
    yield from send(table, seat, table.planet, 1, 1, "send-ships", table.outside(seat))


def guests(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Those the seat has invited, if they have ships to send."""
    invited = table.invited[table.side[seat]]
    return [(who,) for who in table.clockwise(seat) if who in invited and table.ships.on_planets(who)]


@technology("the_qax", "alliance.invited", when=subject, targets=guests)
def the_qax(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Give this to a player you invite: they must join with four ships, but need not empty a colony (CE-R39)."""
    (guest,) = window.target
    spare = table.ships.on_planets(guest) - len(table.ships.colonies(guest))
    table.technologies.pass_on(seat, window.source, guest)
    table.mark("must-join", guest, table.side[seat] + 1)
    table.mark("least", guest, max(1, min(4, spare)))


def is_staffed(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Ships are on the technology."""
    return table.ships.researching(window.source) > 0


@technology("gluon_mines", "planning.after", needs=is_staffed)
def gluon_mines(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """For each researching ship one attacking ship goes to the warp; if none is left you win."""
    attackers = [who for who in (table.offense, *table.allies(OFFENSE)) if table.ships.gate[who]]
    hit = dict.fromkeys(attackers, 0)
    for _ in range(min(table.ships.researching(window.source), sum(table.ships.gate[who] for who in attackers))):
        left = [who for who in attackers if table.ships.gate[who] > hit[who]]
        who = left[0] if len(left) == 1 else (yield Choose(seat, "gluon-mines", [seat_option(at) for at in left]))[1]
        hit[who] += 1
    yield from lose(table, [(who, GATE, count) for who, count in hit.items()], "gluon_mines")
    if not any(table.ships.gate):
        table.conclude("win", DEFENSE)


def either_way(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """One more or one less."""
    return [(1,), (-1,)]


@technology("xenon_lasers", "reveal.totals", when=totals_matter, targets=either_way)
def xenon_lasers(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side's total is changed by one."""
    table.add_bonus(table.side[seat], window.target[0])


def barely_lost(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Two attacks, at most five apart, and this loss is that of the encounter."""
    return table.both("attack") and table.margin <= 5 and window.public.get("cause") == "encounter"


@technology("collapsium_hulls", "ships.leaving", when=every(lost, leaving, barely_lost))
def collapsium_hulls(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """One of your ships stays on the planet, beside the winners."""
    table.ships.move(seat, LIMBO, table.planet, 1)


@technology("infinity_drive", "encounter.end", needs=has_encounter_card)
def infinity_drive(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """You have an encounter as the offense at once; then play goes on where it stopped (CE-R40, CE-R77)."""
    table.wait_for(seat)
    table.cards.claim(seat)
