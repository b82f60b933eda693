"""Boards in short notation, and driving a game by a script.

    game = play("A:sol B:letnev", {"A 27": "2 carrier 4 fighter 3 infantry", "B lodor": "2 infantry 1 pds"})
    drive(game, "A activate:26", "A all", "A land:lodor:3", "A done")
    assert units(game, "A 26") == "2 carrier, 4 fighter"

Seats are letters; those without a faction get one. A key `A 26` is the space area of a system, `A lodor` a planet,
which the player then controls. Everybody has a home with a dock and one infantry, nothing else. It is A's turn
in the action phase; A holds leadership and construction, B diplomacy and trade, C politics and warfare, all used
already unless `cards` says otherwise. A seat that is asked in a window and has no line in the script passes.

The map (18 is Mecatol Rex in the middle, homes of A, B, C in the corners NE, S, NW):

    ring 1 from the north: 26 lodor (alpha), 27 new_albion starpoint, 41 rift, 28 tequran torkan, 42 nebula,
            44 asteroids
    ring 2: 29 qucenn rarron, 30 mellon zohbat, 46 empty, 31 lazar sakulag, 39 (alpha), 32 dal_bootha xxehan, 47 empty,
            33 corneeq resculon, 40 (beta), 34 centauri gral, 25 quann (beta), 35 bereg lirta_iv
    ring 3, beside the homes of A, B, C in turn: 36 arnor lor and 37 arinam meer; 38 abyz fria and 43 supernova;
            45 asteroids and 48 empty
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tests.conformance.joined import starting
from tests.games.scripts import LETTERS, follow, halt

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.galaxy import home_slots, open_slots
from cosmodrome.games.twilight_imperium.index import (
    ACTION_MASK,
    AGENDA,
    DOCK,
    FACTION,
    FACTIONS,
    INFANTRY,
    MECATOL,
    NOTES_EACH,
    OBJECTIVE,
    PDS,
    PLANET,
    PLANETS_IN,
    STRATEGY,
    TECH,
    UNIT,
    UNIT_NAMES,
    bits,
    note_of,
)
from cosmodrome.games.twilight_imperium.start import empty_table
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Game, Seat, Window

A, B, C, D, E, F = range(6)
RING_1 = (26, 27, 41, 28, 42, 44)
RING_2 = (29, 30, 46, 31, 39, 32, 47, 33, 40, 34, 25, 35)
RING_3 = (36, 37, 38, 43, 45, 48)
SPARE = (19, 20, 21, 22, 23, 24, 49, 50)
DEFAULTS = ("sol", "letnev", "hacan", "jol_nar", "xxcha", "sardakk_norr")
CARDS = ("leadership construction", "diplomacy trade", "politics warfare", "technology imperial")
# Jol-Nar and Sardakk change rolls, Letnev pays for rerolls; Hacan and Sol fight plainly.
PLAIN = "A:hacan B:sol"


def galaxy(seats: int, factions: Sequence[int]) -> tuple[int, ...]:
    """The map above; with more seats the further places get further tiles."""
    slots = [0] * 38
    slots[0] = MECATOL
    tiles = iter((*RING_1, *RING_2, *RING_3, *SPARE))
    for slot in open_slots(seats):
        slots[slot] = next(tiles)
    for slot, faction in zip(home_slots(seats), factions, strict=True):
        slots[slot] = FACTIONS[faction].map_tile
        if FACTIONS[faction].map_tile != FACTIONS[faction].home_tile:
            slots[-1] = FACTIONS[faction].home_tile
    return tuple(slots)


def table_of(
    text: str = "",
    units: Mapping[str, str] | None = None,
    *,
    seats: int = 3,
    at: str = "turn",
    active: Seat = A,
    system: int = 0,
    techs: Mapping[Seat, str] | None = None,
    tapped: Mapping[Seat, str] | None = None,
    hands: Mapping[Seat, str] | None = None,
    secrets: Mapping[Seat, str] | None = None,
    notes: Mapping[Seat, str] | None = None,
    cards: Mapping[Seat, str] | None = None,
    goods: Mapping[Seat, int] | None = None,
    commodities: Mapping[Seat, int] | None = None,
    pools: Mapping[Seat, tuple[int, int, int]] | None = None,
    tokens: Mapping[Seat, Sequence[int]] | None = None,
    points: Mapping[Seat, int] | None = None,
    public: str = "",
    laws: str = "",
    agendas: str = "",
    exhausted: str = "",
    custodians: bool = True,
    speaker: Seat = A,
    phase: str = "action",
    homes: bool = True,
    **options: Any,
) -> TwilightImperium:
    """A table in the middle of the game. `notes={A: "ceasefire-1"}` gives A a note of B; `agendas` lie on top of the
    deck, the first one is revealed first; `system` is the active system; `homes=False` leaves the homes empty."""
    named = {LETTERS.index(word[0]): word[2:] for word in text.split()}
    seats = max(seats, max(named, default=0) + 1)
    table = empty_table(seats, RULES.settle(seats, options))
    spare = [name for name in DEFAULTS if name not in named.values()]
    for seat in range(seats):
        name = named.get(seat) or spare.pop(0)
        own = tuple(note_of(seat, number) for number in range(NOTES_EACH))
        table.take_faction(seat, FACTION[name], own)
    table.lay_tiles(galaxy(seats, table.factions))
    for seat in range(seats):
        row = FACTIONS[table.factions[seat]]
        for planet in PLANETS_IN[row.home_tile]:
            table.take_planet(seat, planet, ready=True)
        table.set_pools(seat, *(pools or {}).get(seat, (3, 3, 2)))
        if homes:
            planet = PLANETS_IN[row.home_tile][0]
            table.add_ground(seat, planet, 1)
            if not table.side(seat).units[DOCK].in_space:
                table.add_structure(seat, planet, DOCK)
    for seat, names in (techs or {}).items():
        for name in names.split():
            table.add_tech(seat, TECH[name])
    for seat, names in (tapped or {}).items():
        for name in names.split():
            table.tap(seat, TECH[name])
    for where, what in (units or {}).items():
        put(table, where, what)
    for seat, names in (hands or {}).items():
        for name in names.split():
            take_card(table, seat, name)
    for seat, names in (secrets or {}).items():
        for name in names.split():
            table.secret_deck.remove(OBJECTIVE[name])
            table.secrets[seat] += (OBJECTIVE[name],)
    for seat, names in (notes or {}).items():
        for name in names.split():
            take_note(table, seat, name)
    for name in public.split():
        for pile in (table.spare_1, table.spare_2):
            if OBJECTIVE[name] in pile:
                pile.remove(OBJECTIVE[name])
        table.public.append(OBJECTIVE[name])
    for seat in range(seats):
        for name in (CARDS[seat] if seat < len(CARDS) else "").split():
            table.take_card(seat, STRATEGY[name])
    if cards is not None:
        table.cards = [()] * seats
        for seat, names in cards.items():
            for name in names.split():
                table.take_card(seat, STRATEGY[name])
    else:
        table.used = sum(1 << card for held in table.cards for card in held)
    for seat, count in (goods or {}).items():
        table.goods[seat] = count
    for seat, count in (commodities or {}).items():
        table.commodities[seat] = count
    for seat, systems in (tokens or {}).items():
        for each in systems:
            table.put_token(seat, each)
    for seat, count in (points or {}).items():
        table.points[seat] = count
    for name in laws.split():
        enact(table, name)
    for name in reversed(agendas.split()):
        table.agenda_deck.remove(AGENDA[name])
        table.agenda_deck.append(AGENDA[name])
    for name in exhausted.split():
        table.exhaust(table.owner[PLANET[name]], PLANET[name])
    table.custodians = custodians
    table.stage_1, table.spare_1 = table.spare_1[:3], table.spare_1[3:]
    table.stage_2, table.spare_2 = table.spare_2[:5], table.spare_2[5:]
    table.round, table.phase, table.speaker = 2, phase, speaker
    if phase == "action":
        table.begin_turn(active)
    if system:
        table.activate(active, system)
    table.cursor = at
    return table


def put(table: TwilightImperium, where: str, what: str) -> None:
    """Units in a space area or on a planet: `2 carrier 1 dreadnought-damaged 3 infantry`; `own` for nothing but
    control."""
    letter, place = where.split()
    seat = LETTERS.index(letter)
    words = what.split()
    counts = [(int(count), UNIT[name]) for count, name in zip(words[::2], words[1::2], strict=False)]
    if place.isdigit():
        for count, kind in counts:
            whole = UNIT[UNIT_NAMES[kind].removesuffix("-damaged")]
            table.place(seat, int(place), whole, count)
            if kind != whole:
                fleet = list(table.fleet(seat, int(place)))
                fleet[whole] -= count
                fleet[kind] += count
                table.set_fleet(seat, int(place), tuple(fleet))
        return
    planet = PLANET[place]
    if table.owner[planet] != seat:
        if table.owner[planet] >= 0:
            table.raze_all(planet)
            table.kill_ground(planet, table.infantry[planet])
        table.take_planet(seat, planet, ready=True)
    for count, kind in counts:
        if kind == INFANTRY:
            table.add_ground(seat, planet, count)
        elif kind in (PDS, DOCK):
            for _ in range(count):
                table.add_structure(seat, planet, kind)


def take_card(table: TwilightImperium, seat: Seat, name: str) -> None:
    """An action card out of the deck into a hand."""
    number = next(card for card in bits(ACTION_MASK[name]) if card in table.action_deck)
    table.action_deck.remove(number)
    table.hands[seat] += (number,)


def take_note(table: TwilightImperium, seat: Seat, name: str) -> None:
    """A note by its name and its owner's seat: `ceasefire-1`."""
    for owner in range(table.seats):
        for note in table.notes[owner]:
            if table.name(note) == name:
                table.give_note(owner, note, seat)
                return
    raise KeyError(name)


def enact(table: TwilightImperium, text: str) -> None:
    """A law: `fleet_regulations`, owned `minister_of_war:A`, or attached `core_mining:lodor`."""
    name, _, where = text.partition(":")
    card = AGENDA[name]
    table.agenda_deck.remove(card)
    if where in LETTERS and where:
        table.enact(card, owner=LETTERS.index(where))
    elif where:
        table.enact(card, planet=PLANET[where])
    else:
        table.enact(card)


def play(
    text: str = "",
    units: Mapping[str, str] | None = None,
    *,
    stop: str = "turn-end",
    dice: Sequence[Sequence[int]] = (),
    **fields: Any,
) -> Game:
    """A game that starts from such a table; it is over where the piece `stop` would begin. `dice` are the first
    results of chance."""
    table = table_of(text, units, **fields)
    RULES.laws(table)
    rules = replace(RULES, pieces={**RULES.pieces, stop: halt}) if stop else RULES
    return starting(rules, table, scripted=[tuple(roll) for roll in dice])


def drive(game: Game, *script: str) -> Game:
    """Answer as the script says, `A activate:26`; those who are not named in a window pass."""
    return follow(game, script, step)


def step(game: Game, line: str = "") -> None:
    """One answer that the script does not name: pass in windows, nothing else."""
    assert game.asks, f"the game is over before {line}"
    ask = game.asks[0]
    assert type(game._wish) is Window, f"{line!r} waits, but {ask}: {[option.id for option in ask.options]}"
    game.answer(ask.seat, "pass")
    RULES.laws(game.table)


def pass_all(game: Game) -> Game:
    """Everybody passes in the open windows."""
    while game.asks and type(game._wish) is Window:
        step(game)
    return game


def options(game: Game, seat: Seat) -> list[str]:
    """What a seat can answer now."""
    return [option.id for ask in game.asks if ask.seat == seat for option in ask.options]


def asked(game: Game) -> list[tuple[Seat, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.key) for ask in game.asks]


def units(game: Game, where: str) -> str:
    """What a player has in a space area or on a planet: `2 carrier, 4 fighter`; empty if there is nothing of theirs."""
    table: TwilightImperium = game.table
    letter, place = where.split()
    seat = LETTERS.index(letter)
    if place.isdigit():
        fleet = table.fleet(seat, int(place))
        return ", ".join(f"{count} {UNIT_NAMES[kind]}" for kind, count in enumerate(fleet) if count)
    planet = PLANET[place]
    if table.owner[planet] != seat:
        return ""
    found = (
        (table.infantry[planet], "infantry"),
        (table.pds[planet], "pds"),
        (table.docks >> planet & 1, "space_dock"),
    )
    return ", ".join(f"{count} {name}" for count, name in found if count)


def owner(game: Game, planet: str) -> int:
    """Who controls a planet."""
    return int(game.table.owner[PLANET[planet]])


def fight(board: dict[str, str], dice: list[tuple[int, ...]], *script: str, **fields: Any) -> Game:
    """A activates 26, where B is, with all ships from 27."""
    game = play(str(fields.pop("text", PLAIN)), board, dice=dice, stop=fields.pop("stop", "combat-end"), **fields)
    return drive(game, "A activate:26", "A all", *script)
