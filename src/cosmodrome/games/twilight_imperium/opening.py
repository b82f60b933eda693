"""Set-up, TI-S1 to TI-S12: speaker, factions, galaxy, starting units, objectives."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.data import layouts
from cosmodrome.games.twilight_imperium.data.tiles import BLUE, RED
from cosmodrome.games.twilight_imperium.data.units import ON_PLANET
from cosmodrome.games.twilight_imperium.galaxy import (
    arrange,
    fits_layout,
    home_slots,
    layout_of,
    open_slots,
    places_for,
    read_map,
)
from cosmodrome.games.twilight_imperium.index import (
    CARD_NAMES,
    DOCK,
    FACTIONS,
    INFANTRY,
    MECATOL,
    NOBODY,
    PDS,
    PLANET_NAMES,
    PLANETS_IN,
    SECRETS,
    STAGE_1,
    STAGE_2,
    TECH,
    UNIT,
    UNIT_NAMES,
)
from cosmodrome.games.twilight_imperium.index import PLANET as PLANET_NUMBER
from cosmodrome.games.twilight_imperium.table import STRATEGY, TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import AUTO
from cosmodrome.kernel import BadSetup, Choose, Option, Roll, Rule, Seat, Shuffle, Together

LAID_OUT = 5
REVEALED = 2


def set_up(table: TwilightImperium) -> Rule[None]:
    """TI-S1, TI-S8: a random speaker; five shuffled decks."""
    option = table.galaxy_option
    if option not in ("random", "build") and not fits_layout(option, table.seats):
        raise BadSetup(option="galaxy", value=option)
    if len(table.factions_option) != 1 and not table.seats <= len(table.factions_option) < 18:
        raise BadSetup(option="factions", value=list(table.factions_option))
    (face,) = yield Roll("speaker", table.seats)
    table.make_speaker(face - 1)
    table.stack_actions((yield Shuffle("action", tuple(table.action_deck))))
    table.stack_agendas((yield Shuffle("agenda", tuple(table.agenda_deck))))
    table.stack_secrets((yield Shuffle("secret", SECRETS)))
    table.lay_out(1, (yield Shuffle("stage-1", STAGE_1)), LAID_OUT)
    table.lay_out(2, (yield Shuffle("stage-2", STAGE_2)), LAID_OUT)
    first_the_map = table.factions_option == ("draft",) and option != "build"  # TI-R57
    table.cursor = "galaxy" if first_the_map else "factions"


def lay_galaxy(table: TwilightImperium) -> Rule[None]:
    """TI-S6: Mecatol Rex in the middle; then at random, from a map, or tile by tile."""
    seats, layout = table.seats, layout_of(table.seats)
    slots = [0] * (len(layouts.POSITIONS) + 1)
    slots[0] = MECATOL
    if table.galaxy_option not in ("random", "build"):
        for slot, tile in enumerate(read_map(table.galaxy_option)):
            slots[slot] = tile if slot not in home_slots(seats) else 0
    else:
        blue = yield Shuffle("blue", BLUE)
        red = yield Shuffle("red", RED)
        extra, red = red[: layout.extra_red], red[layout.extra_red :]
        if table.galaxy_option == "build":
            hands = [
                tuple(sorted((*blue[seat * layout.blue :][: layout.blue], *red[seat * layout.red :][: layout.red])))
                for seat in range(seats)
            ]
            table.deal_tiles(hands, extra)
        else:
            dealt = (*blue[: layout.blue * seats], *red[: layout.red * seats])
            order = yield Shuffle("galaxy", dealt)
            slots[: len(layouts.POSITIONS)] = arrange(seats, order, extra)
    table.lay_tiles(tuple(slots))
    table.cursor = "homes" if NOBODY not in table.factions else "factions"


def place_homes(table: TwilightImperium) -> None:
    """TI-S6c: the home systems on their positions, as the players sit."""
    slots = list(table.slots)
    for seat, slot in zip(table.ring, home_slots(table.seats), strict=True):
        row = FACTIONS[table.factions[seat]]
        slots[slot] = row.map_tile
        if row.map_tile != row.home_tile:
            slots[-1] = row.home_tile
    table.lay_tiles(tuple(slots))
    extra = layout_of(table.seats).extra_red and table.galaxy_option == "build"
    table.cursor = "extra-tile" if extra else "build"


def extra_tile(table: TwilightImperium) -> Rule[None]:
    """TI-S6h: with five players the speaker puts a random red tile beside Mecatol Rex."""
    seat = table.speaker
    choice = yield Choose(seat, "tile", [verbs.TILE(table.extra_tile, slot) for slot in range(1, 7)])
    table.place_tile(seat, choice[1], choice[2])
    table.cursor = "build"


def build_galaxy(table: TwilightImperium) -> Rule[None]:
    """TI-S6c, TI-S6i: one tile, in the order of a snake from the speaker."""
    if any(table.tiles):
        order = table.clockwise(table.speaker)
        placed, seats = table.step, table.seats
        lap, at = divmod(placed, seats)
        seat = order[at if lap % 2 == 0 else seats - 1 - at]
        choice = yield Choose(seat, "tile", tile_options, table, seat)
        table.place_tile(seat, choice[1], choice[2])
        table.step += 1
        return
    table.step = 0
    table.cursor = "start"


def tile_options(table: TwilightImperium, seat: Seat) -> list[Option]:
    """TI-S6j to TI-S6l."""
    slots = list(table.slots)
    for slot in home_slots(table.seats):
        slots[slot] = 0  # TI-S6m: homes are joined only in the end
    pairs = places_for(slots, open_slots(table.seats), table.tiles[seat])
    return [verbs.TILE(tile, slot) for tile, slot in pairs]


def start(table: TwilightImperium) -> None:
    """TI-S5, TI-S7, TI-S11, TI-S6n: planets, units, technologies, tokens, compensation."""
    compensation = layout_of(table.seats).compensation
    for seat in range(table.seats):
        row = FACTIONS[table.factions[seat]]
        for planet in PLANETS_IN[row.home_tile]:
            table.take_planet(seat, planet, ready=True)
        for name in row.technologies:
            table.add_tech(seat, TECH[name], "start")
        for name, count in row.start:
            kind = UNIT[name]
            in_space = kind not in (INFANTRY, PDS, DOCK) or (kind == DOCK and table.side(seat).units[DOCK].in_space)
            if in_space:
                table.place(seat, row.home_tile, kind, count)
        table.set_pools(seat, layouts.TACTIC, layouts.FLEET, layouts.STRATEGY)
        if compensation and (goods := compensation[table.ring.index(seat)]):
            table.gain_goods(seat, goods)
    table.cursor = "start-choices"


def start_choices(table: TwilightImperium) -> Rule[None]:
    """TI-S11a, TI-S11b: technologies to choose, and where ground forces and structures stand at home."""
    for seat in table.clockwise(table.speaker):
        row = FACTIONS[table.factions[seat]]
        for _ in range(row.choices):
            left = [verbs.TECHNOLOGY(name) for name in row.choice if not table.owns(seat, TECH[name])]
            choice = yield Choose(seat, "start-technology", left)
            table.add_tech(seat, TECH[choice[1]], "start")
        yield from place_at_home(table, seat)
    table.cursor = "secrets"


def place_at_home(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Ground forces and structures onto the home planets; `auto` puts the structures where most resources are."""
    row = FACTIONS[table.factions[seat]]
    planets = list(PLANETS_IN[row.home_tile])
    floating = table.side(seat).units[DOCK].in_space
    waiting = [UNIT[name] for name, count in row.start for _ in range(count)]
    waiting = [kind for kind in waiting if kind in (INFANTRY, PDS) or (kind == DOCK and not floating)]
    waiting.sort(reverse=True)
    auto = len(planets) == 1
    best = max(planets, key=table.resources)
    while waiting:
        kind, planet = waiting[0], best
        if not auto:
            choice = yield Choose(seat, "put", put_options, table, kind, tuple(planets))
            auto = choice == AUTO
            planet = best if auto else PLANET_NUMBER[choice[2]]
        elif kind == INFANTRY:
            planet = min(planets, key=lambda each: (table.infantry[each], -table.resources(each)))
        waiting.pop(0)
        if kind == INFANTRY:
            table.add_ground(seat, planet, 1)
        else:
            table.add_structure(seat, planet, kind)


def put_options(table: TwilightImperium, kind: int, planets: tuple[int, ...]) -> list[Option]:
    """TI-72.4, TI-72.5: one dock and two PDS on a planet."""
    free = [p for p in planets if kind != PDS or table.pds[p] < ON_PLANET["pds"]]
    return [AUTO, *(verbs.PUT(UNIT_NAMES[kind], PLANET_NAMES[planet]) for planet in free)]


def secrets(table: TwilightImperium) -> Rule[None]:
    """TI-S12a: each player draws two secret objectives, keeps one, and the others are shuffled back."""
    for seat in range(table.seats):
        table.draw_secret(seat, 2)
    kept = yield Together(
        {seat: Choose(seat, "keep-secret", secret_options, table, seat, secret=True) for seat in range(table.seats)}
    )
    for seat in range(table.seats):
        for card in table.secrets[seat]:
            if CARD_NAMES[card] != kept[seat][1]:
                table.return_secret(seat, card)
    del kept
    table.stack_secrets((yield Shuffle("secret", tuple(sorted(table.secret_deck)))))
    for _ in range(REVEALED):  # TI-S12d
        table.reveal_objective()
    table.round = 1
    table.begin_phase(STRATEGY)
    table.cursor = "strategy"


def secret_options(table: TwilightImperium, seat: Seat) -> list[Option]:
    """The secret objectives in hand."""
    return [verbs.KEEP_CARD(CARD_NAMES[card]) for card in table.secrets[seat]]
