"""The Ghosts of Creuss. That the gate lies in their place and their home off the map (TI-21.1) stands in the data."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.chances.field import Field
from cosmodrome.games.twilight_imperium.chances.foreseen import foreseen
from cosmodrome.games.twilight_imperium.choices import one_system, one_unit
from cosmodrome.games.twilight_imperium.combat import combat_kinds, flagships
from cosmodrome.games.twilight_imperium.galaxy import Holes
from cosmodrome.games.twilight_imperium.index import ALPHA, BETA, HOMES, SYSTEM_OF, Fleet, bits
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import hit_ship
from cosmodrome.games.twilight_imperium.verbs import WORMHOLE
from cosmodrome.games.twilight_imperium.when import every, fighting, first_round, opponent, ships_here, subject
from cosmodrome.games.twilight_imperium.windows import note, technology
from cosmodrome.kernel import Choose, Rule, Seat, Window

TOKENS = ("alpha", "beta")
PRINTED = (ALPHA, BETA)


@static("quantum_entanglement", "wormholes", last=True)
def quantum_entanglement(table: TwilightImperium, seat: Seat, holes: Holes, moving: bool) -> Holes:
    """All systems with an alpha or a beta wormhole are adjacent to each other for you; no effect prevents it."""
    alpha, beta, _ = table.open_wormholes()
    return holes[0] | alpha, holes[1] | beta, holes[2], True


@static("slipstream", "move")
def slipstream(table: TwilightImperium, seat: Seat, move: int, kind: int, origin: int) -> int:
    """In your tactical actions ships that start in your home system or at an alpha or beta wormhole have +1 move."""
    alpha, beta, _ = table.wormholes
    return move + (origin == table.home[seat] or (alpha | beta) >> origin & 1)


@static("hil_colish", "delta-wormhole")
def hil_colish(side: Side, carried: bool, own: Fleet) -> bool:
    """Its system has a delta wormhole; it may move before or after your other ships."""
    return carried or flagships(own) > 0


def open_to(table: TwilightImperium, seat: Seat) -> list[int]:
    """The systems for a token: with a planet of the player, or no home and without ships of others."""
    own = 0
    for planet in table.planets(seat):
        own |= 1 << SYSTEM_OF[planet]
    return list(bits(table.galaxy.board & (own | ~HOMES & ~table.others_ships(seat))))


def place_token(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """A wormhole token comes to the board, or from one system to another, or to the same one again (TI-R68)."""
    choice = yield Choose(seat, "wormhole", [WORMHOLE(name) for name in TOKENS])
    which = TOKENS.index(choice[1])
    was = bits(table.wormholes[which] & ~PRINTED[which])
    goal = yield from one_system(table, seat, "wormhole-to", open_to(table, seat), wormhole=choice[1])
    table.open_wormhole(which, goal, *was)


@technology("wormhole_generator", "status.start", must=True)
def wormhole_generator(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the start of the status phase put or move a wormhole token into a system with a planet of yours, or into one
    that is no home and has no ships of others (TI-R15)."""
    yield from place_token(table, seat)


def at_a_wormhole(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The active system has a wormhole."""
    return any(mask >> table.system & 1 for mask in table.open_wormholes())


@technology("dimensional_splicer", "space.start", when=every(fighting, first_round, ships_here, at_a_wormhole))
def dimensional_splicer(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the start of a space combat at a wormhole one ship of your opponent, which you choose, takes a hit."""
    kinds = combat_kinds(table.combatants(opponent(table, seat)))
    kind = yield from one_unit(table, seat, "hit-ship", kinds, system=table.system)
    if kind >= 0:
        yield from hit_ship(table, opponent(table, seat), kind, seat)


@foreseen("dimensional_splicer")
def spliced(field: Field, who: int) -> None:
    """The system is taken to have a wormhole."""
    field.snipe(1 - who)


@note("creuss_iff", "turn.start", when=subject)
def creuss_iff(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the start of your turn you put or move a wormhole token as Creuss would, with your own planets."""
    yield from place_token(table, seat)
