"""Action cards played in and around combats."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.abilities.cards.aims import a_system
from cosmodrome.games.twilight_imperium.choices import one_unit
from cosmodrome.games.twilight_imperium.combat import REPAIRED, Batch, repair
from cosmodrome.games.twilight_imperium.index import DAMAGED, HURT, NEBULAE, NOBODY, SHIP_KINDS, UNIT, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import cancel_hits, destroy
from cosmodrome.games.twilight_imperium.tactical.reach import may_enter
from cosmodrome.games.twilight_imperium.tactical.rerolls import reroll_any
from cosmodrome.games.twilight_imperium.tactical.space_combat import withdraw
from cosmodrome.games.twilight_imperium.trade import hand_over_goods
from cosmodrome.games.twilight_imperium.when import (
    another,
    every,
    fighting,
    first_round,
    opponent,
    ships_here,
    subject,
)
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Roll, Rule, Seat, Window

# ---- the round begins ------------------------------------------------------------------------------------------------


@card("morale_boost", ("space.start", "ground.start"), when=fighting)
def morale_boost(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your units have +1 to combat rolls in this round."""
    table.mark("round", "combat+", seat, table.marked("combat+", seat) + 1)


@card("fighter_prototype", "space.start", when=every(fighting, first_round))
def fighter_prototype(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your fighters have +2 to combat rolls in the first round of a space combat."""
    table.mark("round", "fighters+", seat, table.marked("fighters+", seat) + 2)


def ways_out(table: TwilightImperium, seat: Seat) -> tuple[int, ...]:
    """The adjacent systems without ships of others that ships can enter (TI-R12)."""
    near = table.near(seat, moving=True)[table.system] & ~table.others_ships(seat) & ~NEBULAE
    return tuple(system for system in bits(near) if may_enter(table, seat, system))


@card(
    "skilled_retreat",
    "space.start",
    when=every(fighting, ships_here, lambda t, s, w: bool(ways_out(t, s))),
    aim=a_system(ways_out),
)
def skilled_retreat(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """All your ships go to an adjacent system without ships of others; the combat ends in a draw (TI-R40)."""
    table.mark("combat", "draw")
    yield from withdraw(table, seat, window.target[0], everything=True)


def has_damage(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat fights, or its opponent has just retreated, and has damaged ships in the active system."""
    fleet = table.fleet(seat, table.system)
    here = seat in (table.active, table.foe) if window.key == "space.end" else fighting(table, seat, window)
    return here and any(fleet[kind] for kind in HURT)


@card("emergency_repairs", ("space.start", "space.end", "ground.start", "ground.end"), when=has_damage)
def emergency_repairs(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """At the start or the end of a combat round, repair all your units in the active system."""
    for kind in HURT:
        while (fleet := table.fleet(seat, table.system))[kind]:
            table.mend(seat, table.system, repair(fleet, kind), REPAIRED[kind])


@card("intercept", "retreat.announced", when=every(another, fighting))
def intercept(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your opponent, who has announced a retreat, cannot retreat in this round."""
    table.mark("round", "no-retreat", opponent(table, seat))


# ---- rolls and hits --------------------------------------------------------------------------------------------------


@card("fire_team", "ground.rolled", when=subject)
def fire_team(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Reroll any of the dice that your ground forces have just rolled."""
    yield from reroll_any(table, seat)


@card("shields_holding", "space.hits", when=subject)
def shields_holding(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Cancel up to two hits against your ships, of a barrage as well (TI-R41)."""
    cancel_hits(table, seat, 2)


@card("maneuvering_jets", "cannon.hits", when=subject)
def maneuvering_jets(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Cancel one hit of a space cannon roll."""
    cancel_hits(table, seat, 1)


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
    kind = UNIT[window.public["unit"]]
    yield from destroy(table, window.seat, table.system, DAMAGED[kind], 1, seat)


def lost_a_ship(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A ship of the seat was destroyed in a space combat, and the opponent has ships there."""
    if table.combat != "space" or seat != window.seat or window.public["system"] != table.system:
        return False
    there = seat in (table.active, table.foe) and table.ships[opponent(table, seat)] >> table.system & 1
    return bool(there and UNIT[window.public["unit"]] in SHIP_KINDS)


@card("courageous_to_the_end", "destroyed", when=lost_a_ship)
def courageous_to_the_end(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Roll two dice for the ship that you have just lost; for each that reaches its combat value, which nothing
    changes, your opponent chooses and destroys a ship."""
    kind, foe = UNIT[window.public["unit"]], opponent(table, seat)
    combat = table.side(seat).units[kind].combat
    least = combat.hit if combat is not None else 11
    dice = yield Roll("courageous_to_the_end", 10, 2)
    table.set_roll(seat, "courageous_to_the_end", dice, (Batch(kind, 2, least, 0),))
    for _ in range(sum(die >= least for die in dice)):
        own = [kind for kind in SHIP_KINDS if table.fleet(foe, table.system)[kind]]
        card = "courageous_to_the_end"
        ship = yield from one_unit(table, foe, "lose-ship", own, system=table.system, ability=card)
        if ship != NOBODY:
            yield from destroy(table, foe, table.system, ship, 1, seat)


# ---- the combat is over ----------------------------------------------------------------------------------------------


@card("salvage", "space.won", when=lambda t, s, w: s == w.seat and t.commodities[w.public["loser"]] > 0)
def salvage(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you win a space combat, your opponent gives you all commodities."""
    loser = window.public["loser"]
    yield from hand_over_goods(table, loser, seat, 0, table.commodities[loser])
