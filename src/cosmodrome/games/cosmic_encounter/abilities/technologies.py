"""The 20 technologies (CE-30). Numbers, parts and what becomes of them stand in technologies.py of the game."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.cards import HAND, NAMES, destiny_name
from cosmodrome.games.cosmic_encounter.fleets import GATE, LIMBO, on_technology
from cosmodrome.games.cosmic_encounter.hands import (
    choose_card,
    choose_cards,
    discard_draft,
    discard_random,
    draw,
    draw_aside,
    named,
)
from cosmodrome.games.cosmic_encounter.ships import lose, retrieve, send
from cosmodrome.games.cosmic_encounter.table import DEFENSE, NOBODY, OFFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECH, TECH_NAMES, TECHNOLOGIES, X
from cosmodrome.games.cosmic_encounter.verbs import aim, between
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.games.cosmic_encounter.windows import (
    ANY,
    OFFENSE_OR_ALLY,
    Test,
    another,
    can_cancel,
    cancel,
    every,
    in_warp,
    leaving,
    lost,
    offer_discards,
    retire,
    subject,
    technology,
)
from cosmodrome.games.cosmic_encounter.windows import DEFENSE as DEFENDS
from cosmodrome.games.cosmic_encounter.windows import window as open_window
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Shuffle, Window


def completed(name: str) -> Test:
    """The seat has just completed this technology; the ships are still on it (CE-R78)."""
    return lambda table, seat, window: seat == window.seat and window.public.get("technology") == name


# ---- at the start of an encounter ------------------------------------------------------------------------------------


def discards(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The cards in the discard pile, by name."""
    return [(name,) for name in dict.fromkeys(NAMES[card] for card in sorted(table.discard))]


def any_discards(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Whether the discard pile holds a card."""
    return bool(table.discard)


@technology("delta_scanners", "regroup.start", when=any_discards, targets=discards)
def delta_scanners(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take any one card from the discard pile."""
    (name,) = window.target
    for card in [card for card in table.discard if NAMES[card] == name][:1]:  # an answer may have had it shuffled
        table.take_discard(seat, card)


@technology("vacuum_turbines", "regroup.start")
def vacuum_turbines(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw four cards, keep any of them, discard the rest."""
    yield from draw_aside(table, seat, 4)
    drawn = len(table.draft[seat])
    while table.draft[seat]:
        choice = yield Choose(seat, "discard-drawn", drawn_cards, table, seat, secret=True)
        if choice == DONE:
            break
        table.discard_cards(seat, [card for card in table.draft[seat] if NAMES[card] == choice[1]][:1])
    thrown = drawn - len(table.draft[seat])
    table.take_up(seat)
    yield from offer_discards(table, seat, thrown)


def drawn_cards(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """The cards that lie aside, and to keep what is left of them."""
    return [DONE, *named(table.draft[seat])]


def has_colony(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has a colony for ships to go to (CE-22.2)."""
    return bool(table.colonies(seat))


@technology("warpspace_key", "regroup.start", when=every(in_warp, has_colony))
def warpspace_key(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """In your own encounter: all your ships leave the warp."""
    yield from retrieve(table, seat, table.warp[seat])


@technology("enigma_device", "regroup.start")
def enigma_device(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard what you like; then everybody from you on draws or discards at random until he holds eight cards."""
    yield from choose_cards(table, seat, "discard-cards", 0, len(table.hands[seat]))
    yield from discard_draft(table, seat)
    for who in table.clockwise(seat):
        held = len(table.hands[who])
        if held > HAND:
            yield from discard_random(table, who, held - HAND)
        elif held < HAND:
            yield from draw(table, who, HAND - held)


def foreign_planets(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The planets of other systems on which the seat has no colony."""
    return [
        (planet,) for who in table.clockwise(seat)[1:] for planet in table.systems[who] if not table.ships[seat][planet]
    ]


def has_ship(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A ship in a colony, or on the technology that is being completed."""
    return bool(table.colonies(seat)) or window.key == "technology.complete"


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
    """Found a colony on a foreign planet, beside whoever is there, with one to four ships, also its crew (CE-R36)."""
    (planet,) = window.target
    crew = on_technology(window.source)
    sources = [*table.colonies(seat), *([crew] if table.count_at(seat, crew) else [])]
    yield from send(table, seat, planet, 1, 4, "found-colony", sources)
    yield from open_window(table, "colony.gained", seat=seat, planet=planet)


def no_genesis_yet(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There is one Genesis planet only (CE-2.5, CE-R75)."""
    return "genesis" not in table.pieces


@technology("genesis_bomb", "regroup.start", when=no_genesis_yet)
def genesis_bomb(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The Genesis planet joins your home system; any of the researching ships settle there at once."""
    crew = on_technology(window.source)
    planet = table.add_planet(seat)
    table.put_piece("genesis", (planet,))
    if (yield from send(table, seat, planet, 0, table.count_at(seat, crew), "found-colony", [crew])):
        yield from open_window(table, "colony.gained", seat=seat, planet=planet)


def any_planet(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The planets of all systems; the last of a system stays, for the gate needs a target (CE-R74)."""
    systems = [table.systems[who] for who in (*table.clockwise(seat)[1:], seat)]
    return [(planet,) for system in systems if len(system) > 1 for planet in system]


@technology("omega_missile", "regroup.start", targets=any_planet)
def omega_missile(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A planet leaves the game, and all ships on it go to the warp."""
    (planet,) = window.target
    doomed = [(who, planet, table.ships[who][planet]) for who in table.timing()]
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


def has_outside(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A colony whose ships are not in the encounter."""
    return bool(table.outside(seat))


@technology("plasma_thrusters", "launch.after", part="defend", who=DEFENDS, when=has_outside)
def plasma_defense(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """As the defense you move a ship to the planet that is attacked."""
    yield from send(table, seat, table.planet, 1, 1, "send-ships", table.outside(seat))


def guests(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Those the seat has invited, if they have ships to send."""
    invited = table.invited[table.side[seat]]
    return [(who,) for who in table.clockwise(seat) if invited >> who & 1 and table.on_planets(who)]


@technology("the_qax", "alliance.invited", when=subject, targets=guests)
def the_qax(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Give this to a player you invite: he must join with four ships, but need not empty a colony (CE-R39)."""
    (guest,) = window.target
    spare = table.on_planets(guest) - len(table.colonies(guest))
    table.pass_technology(seat, window.source, guest)
    table.mark("must-join", guest, table.side[seat] + 1)
    table.mark("least", guest, max(1, min(4, spare)))


def is_staffed(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Ships are on the technology."""
    return table.research[window.source] > 0


@technology("gluon_mines", "planning.after", needs=is_staffed)
def gluon_mines(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """For each researching ship one attacking ship goes to the warp; if none is left you win."""
    attackers = [who for who in (table.offense, *table.allies(OFFENSE)) if table.gate[who]]
    hit = dict.fromkeys(attackers, 0)
    for _ in range(min(table.research[window.source], sum(table.gate[who] for who in attackers))):
        left = [who for who in attackers if table.gate[who] > hit[who]]
        who = left[0] if len(left) == 1 else (yield Choose(seat, "gluon-mines", [seat_option(at) for at in left]))[1]
        hit[who] += 1
    yield from lose(table, [(who, GATE, count) for who, count in hit.items()], "gluon_mines")
    if not any(table.gate):
        table.conclude("win", DEFENSE)


def either_way(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """One more or one less."""
    return [(1,), (-1,)]


@technology("xenon_lasers", "reveal.totals", targets=either_way)
def xenon_lasers(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side's total is changed by one."""
    table.add_bonus(table.side[seat], window.target[0])


def barely_lost(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Two attacks, at most five apart, and this loss is that of the encounter."""
    return table.both("attack") and table.margin <= 5 and window.public.get("cause") == "encounter"


@technology("collapsium_hulls", "ships.leaving", when=every(lost, leaving, barely_lost))
def collapsium_hulls(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """One of your ships stays on the planet, beside the winners."""
    table.move(seat, LIMBO, table.planet, 1)


@technology("infinity_drive", "encounter.end", needs=lambda table, seat, window: table.has_encounter_card(seat))
def infinity_drive(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """You have an encounter as the offense at once; then play goes on where it stopped (CE-R40, CE-R77)."""
    table.wait_for(seat)
    table.claim(seat)


# ---- quark battery ---------------------------------------------------------------------------------------------------


def battery(seat: Seat) -> str:
    """The card under the technology."""
    return f"quark_battery:{seat}"


@technology("quark_battery", "technology.complete", part="charge", who=ANY, must=True, when=completed("quark_battery"))
def charge(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Put an encounter card from your hand face down under it, if you have one."""
    window.response.fate = "stay"  # type: ignore[union-attr]
    if table.has_encounter_card(seat):
        name = yield from choose_card(table, seat, "charge-battery", kinds=("attack", "negotiate", "morph"))
        table.pile_up(seat, (table.find(seat, name),), battery(seat))


def is_charged(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A card lies under the technology."""
    return bool(table.piles.get(battery(seat)))


@technology("quark_battery", "reveal.after", when=is_charged)
def quark_battery(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Replace your revealed encounter card by the one under the technology."""
    thrown = len(table.discard_laid(seat))
    table.open_pile(seat, battery(seat))
    table.lay(seat, table.piles[battery(seat)][0], face_up=True)
    table.close_pile(seat, battery(seat))
    table.take_pile(seat, battery(seat))
    table.count_laid(seat)
    yield from offer_discards(table, seat, thrown)


# ---- lunar cannon ----------------------------------------------------------------------------------------------------


def gaps(table: CosmicEncounter, systems: list[Seat]) -> list[tuple[Any, ...]]:
    """Two planets that lie side by side in a system; they lie in a row (CE-R73)."""
    pairs = [zip(table.systems[who], table.systems[who][1:], strict=False) for who in systems]
    return [pair for system in pairs for pair in system]


@technology("lunar_cannon", "technology.complete", part="place", who=ANY, must=True, when=completed("lunar_cannon"))
def place_cannon(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Put the token between two of your home planets."""
    choice = yield Choose(seat, "lunar-cannon", [between(*gap) for gap in gaps(table, [seat])] or [DONE])
    table.put_piece("lunar_cannon", tuple(choice[1:]))


def wild_destiny(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A wild destiny card was drawn."""
    return table.destiny != NOBODY and destiny_name(table.destiny, table.seats) == "wild"


def all_gaps(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Where the token may go."""
    return [gap for gap in gaps(table, list(table.clockwise(seat))) if gap != table.pieces.get("lunar_cannon")]


@technology("lunar_cannon", "destiny.drawn", part="move", who=ANY, when=wild_destiny, targets=all_gaps)
def move_cannon(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Put the token between two planets of any system."""
    table.put_piece("lunar_cannon", window.target)


def in_range(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The token touches the planet that is attacked."""
    return table.planet in table.pieces.get("lunar_cannon", ())


@technology("lunar_cannon", "reveal.totals", when=in_range)
def lunar_cannon(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Add 10 to your side's total if the token touches the planet that is attacked."""
    table.add_bonus(table.side[seat], 10)


# ---- the prometheus --------------------------------------------------------------------------------------------------


def docks(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """It is complete and has not come yet, and there is a colony for it."""
    return not table.flagship and bool(table.colonies(seat))


@technology("the_prometheus", ("technology.complete", "regroup.start"), part="place", must=True, when=docks)
def place_prometheus(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Put it on one of your colonies, as soon as you have one; it is a ship of yours (CE-R72)."""
    choice = yield Choose(seat, "place-prometheus", [aim(planet) for planet in table.colonies(seat)])
    table.add_flagship(seat, choice[1])


def leads(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """It is in the encounter."""
    return table.side[seat] != NOBODY and table.flagship == (seat, table.place_in(seat))


@technology("the_prometheus", "reveal.totals", must=True, when=leads)
def the_prometheus(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """In an encounter it adds 3 to your side, besides counting as a ship."""
    table.add_bonus(table.side[seat], 3)


# ---- precursor seed --------------------------------------------------------------------------------------------------


@technology("precursor_seed", "technology.complete", must=True, when=completed("precursor_seed"))
def precursor_seed(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A random unused alien joins your sheet; you may use its power besides your own, and lose it with that."""
    order = yield Shuffle("alien", tuple(table.unused_aliens()))
    table.put_piece("precursor_seed", order[:1])
    table.give_sheets(seat, (*table.sheets[seat], *order[:1]))


# ---- what cancels ----------------------------------------------------------------------------------------------------


@technology("cosmic_field_generator", "used", answers="power", when=can_cancel)
def cosmic_field_generator(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """One use of a power is cancelled, as by a Cosmic Zap, and the power is gone for this encounter (CE-R45)."""
    cancel(table, window)


def number_of(table: CosmicEncounter, tech: int) -> int:
    """The research number; where any will do, the ships on it (CE-R76)."""
    return table.research[tech] if RESEARCH[tech] == X else RESEARCH[tech]


def reaches(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Enough ships are on the scrambler for the technology that is being used."""
    assert window.use is not None
    return is_staffed(table, seat, window) and number_of(table, window.use.source) <= table.research[window.source]


@technology("tech_scrambler", "used", answers="technology", when=every(another, can_cancel), needs=reaches)
def tech_scrambler(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A technology of another player that is being used has no effect and is discarded (CE-R45)."""
    assert window.use is not None
    cancel(table, window)
    undo(table, window.use.seat, window.use.source)


def lasting(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The permanent technologies of others that lie open."""
    return [
        (TECH_NAMES[tech],)
        for who in table.clockwise(seat)[1:]
        for tech in table.techs[who]
        if tech in table.tech_up and TECHNOLOGIES[tech].kind != "one_shot"
    ]


def any_lasting(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There is one."""
    return bool(lasting(table, seat, window))


def within_reach(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Those that the ships on the scrambler suffice for."""
    ships = table.research[window.source]
    return [(name,) for (name,) in lasting(table, seat, window) if RESEARCH[TECH[name]] <= ships]


@technology("tech_scrambler", "regroup.start", part="raze", when=any_lasting, targets=within_reach)
def raze(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A permanent technology of another player ends for good."""
    tech = TECH[window.target[0]]
    owner = next(who for who in range(table.seats) if tech in table.techs[who])
    undo(table, owner, tech)
    yield from retire(table, owner, tech)


def undo(table: CosmicEncounter, owner: Seat, tech: int) -> None:
    """What a technology has brought to the table leaves with it."""
    name = TECH_NAMES[tech]
    if name == "the_prometheus" and table.flagship:
        table.remove_flagship()
    elif name == "precursor_seed":
        for alien in table.pieces.get(name, ()):
            if (holder := table.owner(alien)) != NOBODY:
                table.replace_sheets(holder, tuple(other for other in table.sheets[holder] if other != alien))
    elif name == "quark_battery":
        table.discard_pile(battery(owner))
