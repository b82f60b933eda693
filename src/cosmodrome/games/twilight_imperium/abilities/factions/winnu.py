"""The Winnu."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.choices import one_planet
from cosmodrome.games.twilight_imperium.combat import big_ships
from cosmodrome.games.twilight_imperium.index import (
    DOCK,
    FLAGSHIP,
    FLAGSHIP_D,
    INFANTRY,
    MECATOL,
    MECATOL_REX,
    PDS,
    Fleet,
)
from cosmodrome.games.twilight_imperium.names import numbered
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.strategy import swap
from cosmodrome.games.twilight_imperium.structures import build_structure
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import every, subject
from cosmodrome.games.twilight_imperium.windows import faction, note, owner_of, technology
from cosmodrome.kernel import Rule, Seat, Window


@static("blood_ties", "custodians-price")
def blood_ties(table: TwilightImperium, seat: Seat, influence: int) -> int:
    """You remove the custodians token without spending influence."""
    return 0


def holds_mecatol(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat controls Mecatol Rex."""
    return bool(table.owner[MECATOL_REX] == seat)


def came_home(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The tactical action of the seat has taken Mecatol Rex."""
    taken = table.system == MECATOL and table.marked(numbered("took", MECATOL_REX), seat)
    return seat == table.active and bool(taken) and holds_mecatol(table, seat, window)


@faction("reclamation", "tactical.done", when=came_home)
def reclamation(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After a tactical action in which you gained control of Mecatol Rex, place a PDS and a space dock there."""
    for kind in (PDS, DOCK):
        yield from build_structure(table, seat, (kind,), (MECATOL_REX,), may=not table.left(seat, kind))


@static("salai_sai_corian", "combat-dice")
def salai_sai_corian(side: Side, dice: int, kind: int, own: Fleet, foe: Fleet) -> int:
    """It rolls a die for each ship of the opponent that is no fighter; infantry may be one (TI-R50)."""
    return big_ships(foe) + foe[INFANTRY] if kind in (FLAGSHIP, FLAGSHIP_D) else dice


@static("lazax_gate_folding", "action-wormholes")
def lazax_gate_folding(table: TwilightImperium, seat: Seat, holes: tuple[int, int, int]) -> tuple[int, int, int]:
    """In your tactical actions, while you do not control Mecatol Rex, its system has an alpha and a beta wormhole, for
    everybody (TI-R67)."""
    alpha, beta, delta = holes
    return holes if table.owner[MECATOL_REX] == seat else (alpha | 1 << MECATOL, beta | 1 << MECATOL, delta)


@technology("lazax_gate_folding", "action", exhaust=True)
def reinforce_mecatol(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """If you control Mecatol Rex, place an infantry there; else nothing happens (TI-R65)."""
    if holds_mecatol(table, seat, window):
        table.add_ground(seat, MECATOL_REX, 1)


def has_planets(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat controls a planet."""
    return bool(table.planets(seat))


@technology("hegemonic_trade_policy", "production.start", exhaust=True, when=every(subject, has_planets))
def hegemonic_trade_policy(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """When your units produce, the resources and the influence of one of your planets are exchanged until the end of
    the turn (TI-R16, TI-R38)."""
    planet = yield from one_planet(table, seat, "hegemonic_trade_policy", table.planets(seat))
    table.mark("turn", "swapped-values", planet)


@note(
    "acquiescence",
    "strategy.end",
    when=lambda t, s, w: bool(t.cards[s]),
    needs=lambda t, s, w: bool(t.cards[owner_of(w)]),
)
def acquiescence(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the end of the strategy phase you exchange one of your strategy cards for one of the owner's (TI-R15)."""
    yield from swap(table, seat, owner_of(window))
