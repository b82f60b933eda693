"""Action cards played in and around combats."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.choices import one_system
from cosmodrome.games.twilight_imperium.index import DAMAGED, UNIT, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import cancel_hits, destroy
from cosmodrome.games.twilight_imperium.tactical.space_combat import withdraw
from cosmodrome.games.twilight_imperium.windows import active, another, cancel, card, every, fighting, subject
from cosmodrome.kernel import Rule, Seat, Window


def can_be_cancelled(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The card being played is still to be cancelled, and is no Sabotage."""
    use = window.use
    return use is not None and not use.cancelled and use.ability.id != "sabotage"


@card("sabotage", "used", answers="card", when=every(another, can_be_cancelled))
def sabotage(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Cancel an action card that another player plays."""
    cancel(table, window)


@card("flank_speed", "activated", when=active)
def flank_speed(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your ships have +1 move in this tactical action."""
    table.mark("action", "move+", seat, table.marked("move+", seat) + 1)


def has_hurt_it(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A ship of another has sustained damage from a hit of the seat, and cards can destroy it."""
    assert window.seat is not None
    unit = table.side(window.seat).units[UNIT[window.public["unit"]]]
    there = table.fleet(window.seat, table.system)[DAMAGED[UNIT[window.public["unit"]]]]
    return bool(seat == window.public["foe"] and there and not unit.direct_hit_proof)


@card("direct_hit", "sustained", when=has_hurt_it)
def direct_hit(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After a ship of another player has sustained damage from your hit, destroy it."""
    assert window.seat is not None
    yield from destroy(table, window.seat, table.system, DAMAGED[UNIT[window.public["unit"]]], 1, seat)


@card("morale_boost", ("space.start", "ground.start"), when=fighting)
def morale_boost(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your units have +1 to combat rolls in this round."""
    table.mark("round", "combat+", seat, table.marked("combat+", seat) + 1)


@card("shields_holding", "space.hits", when=subject)
def shields_holding(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Cancel up to two hits against your ships."""
    cancel_hits(table, seat, 2)


@card("maneuvering_jets", "cannon.hits", when=subject)
def maneuvering_jets(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Cancel one hit of a space cannon roll."""
    cancel_hits(table, seat, 1)


def ways_out(table: TwilightImperium, seat: Seat) -> tuple[int, ...]:
    """The adjacent systems without ships of others."""
    return bits(table.near(seat)[table.system] & ~table.others_ships(seat))


@card("skilled_retreat", "space.start", when=lambda t, s, w: fighting(t, s, w) and bool(ways_out(t, s)))
def skilled_retreat(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Move all your ships to an adjacent system without ships of others; the combat ends in a draw."""
    goal = yield from one_system(table, seat, "skilled_retreat", ways_out(table, seat))
    table.mark("combat", "draw")
    yield from withdraw(table, seat, goal)
