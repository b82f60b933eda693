"""Space cannon offense and defense, TI-34."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.combat import Batch, Hits, all_dice, count_hits
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.elimination import check_in_space
from cosmodrome.games.twilight_imperium.index import (
    EMPTY,
    KINDS,
    LIMIT,
    NOBODY,
    PDS,
    PLANET_BITS,
    PLANET_NAMES,
    bits,
    planets_in,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import assign_hits, lose_landed, sink_docks
from cosmodrome.games.twilight_imperium.verbs import FIRE, HOLD, PLAYER
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Choose, Roll, Rule, Seat


def offense(table: TwilightImperium) -> Rule[None] | None:
    """TI-34.2, TI-47.6: one player after the other, clockwise from the active one, may fire at ships."""
    if not table.all_ships() >> table.system & 1:
        table.cursor = "invasion"  # nothing to fire at, nobody to fight
        return None
    order = table.clockwise(table.active)
    for step in range(table.step, len(order)):
        seat = order[step]
        if has_cannons(table, seat) and (targets := targets_of(table, seat)) and battery(table, seat, targets[0]):
            table.step = step + 1
            return fire(table, seat, targets)
    table.step = 0
    table.cursor = "combat"
    return None


def has_cannons(table: TwilightImperium, seat: Seat) -> bool:
    """Whether a player has any unit on the board that could have a space cannon."""
    return bool(table.reserve[seat * KINDS + PDS] < LIMIT[PDS] or table.side(seat).cannons or table.marks)


def targets_of(table: TwilightImperium, seat: Seat) -> list[Seat]:
    """TI-34.5a, TI-34.5b: the active player, or for that player one of the others with ships here."""
    if seat == table.active:
        return [who for who in table.alive() if who != seat and table.ships[who] >> table.system & 1]
    return [table.active] if table.ships[table.active] >> table.system & 1 else []


def battery(table: TwilightImperium, seat: Seat, target: Seat) -> list[Batch]:
    """TI-34.3, TI-34.3c: the dice of all cannons that reach the active system."""
    if table.marked("no-cannon", seat):
        return []
    side = table.side(seat)
    plus = int(table.side(target).fold("cannon-against", 0))
    batches: list[Batch] = []
    pds = side.units[PDS].cannon
    if pds is not None and (count := pds_in_range(table, seat)):
        batches.append(Batch(PDS, pds.dice * count, pds.hit, plus))
    for kind in side.cannons:
        cannon = side.units[kind].cannon
        if cannon is not None:
            where = 1 << table.system | (table.near(seat)[table.system] if cannon.range else 0)
            count = sum(table.fleet(seat, system)[kind] for system in bits(where & table.ships[seat]))
            if count:
                batches.append(Batch(kind, cannon.dice * count, cannon.hit, plus))
    if dice := table.marked("cannon-dice", seat):
        batches.append(Batch(PDS, dice, table.marked("cannon-hit", seat), plus))
    return all_dice(side, "cannon", batches)


def pds_in_range(table: TwilightImperium, seat: Seat) -> int:
    """TI-34.3: the PDS of the active system, and if theirs carries that far those of its neighbours."""
    cannon = table.side(seat).units[PDS].cannon
    planets = PLANET_BITS[table.system]
    if cannon is not None and cannon.range:
        planets |= planets_in(table.near(seat)[table.system])
    return sum([table.pds[planet] for planet in bits(planets & table.lands[seat])])


def fire(table: TwilightImperium, seat: Seat, targets: list[Seat]) -> Rule[None]:
    """TI-34.3, TI-34.5: roll, then the target assigns the hits."""
    choice = yield Choose(seat, "space-cannon", [FIRE, HOLD], args={"system": table.system})
    if choice == HOLD:
        return
    target = targets[0]
    if len(targets) > 1:
        whom = [PLAYER(who) for who in targets]
        target = (yield Choose(seat, "cannon-target", whom, args={"system": table.system}))[1]
    yield from window(table, "cannon.before", seat=seat, target=target)
    batches = battery(table, seat, target)
    dice = yield Roll("space-cannon", 10, sum(batch.dice for batch in batches))
    table.set_roll(seat, "space-cannon", dice, tuple(batches))
    hits = count_hits(table.side(seat), EMPTY, batches, dice)
    if table.marked("spares-fighters", seat):
        table.unmark("spares-fighters", seat)
        hits = Hits(0, hits.any + hits.big)
    if hits.any or hits.big:
        table.set_hits(target, hits.any, hits.big)
        yield from window(table, "cannon.hits", seat=target, foe=seat)
        emptied = yield from assign_hits(table, target, seat)
        yield from sink_docks(table)
        yield from check_system(table, target, table.system)  # TI-38.3
        yield from check_in_space(table, target)
        yield from window(table, "cannon.done", seat=seat, target=target, emptied=emptied)


def may_defend(table: TwilightImperium, planet: int) -> bool:
    """TI-34.6: whether the cannons of a planet can fire at somebody who has landed there."""
    seat, owner = table.active, table.owner[planet]
    if owner in (NOBODY, seat) or not table.pds[planet]:
        return False
    if not table.landed.get(planet, 0) and not table.landed_fighters.get(planet, 0):
        return False
    if table.side(owner).units[PDS].cannon is None or table.marked("no-cannon", owner):
        return False
    return not table.side(seat).fold("no-cannon-in-invasion", False)


def defense(table: TwilightImperium, planet: int) -> Rule[None]:
    """TI-34.6 to TI-34.8: the cannons of a planet fire at those who land there; others do not reach (TI-34.7a)."""
    seat, owner = table.active, table.owner[planet]
    cannon = table.side(owner).units[PDS].cannon
    if cannon is None:
        return
    choice = yield Choose(owner, "space-cannon", [FIRE, HOLD], args={"planet": PLANET_NAMES[planet]})
    if choice == HOLD:
        return
    plus = int(table.side(seat).fold("cannon-against", 0))
    batches = all_dice(table.side(owner), "cannon", [Batch(PDS, cannon.dice * table.pds[planet], cannon.hit, plus)])
    dice = yield Roll("space-cannon", 10, sum(batch.dice for batch in batches))
    table.set_roll(owner, "space-cannon", dice, tuple(batches))
    hits = count_hits(table.side(owner), EMPTY, batches, dice).any
    if hits:
        table.set_hits(seat, hits)
        yield from window(table, "cannon.hits", seat=seat, foe=owner)
        lost = table.hits[seat]
        table.clear_hits(seat)
        yield from lose_landed(table, seat, planet, lost)
