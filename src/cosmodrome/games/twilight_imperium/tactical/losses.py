"""Taking hits and losing units, TI-52, TI-81: one definition for cannons, combats and cards."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.combat import (
    REPAIRED,
    Hits,
    big_ships,
    cancels,
    cheapest,
    sustain,
    sustainers,
)
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.index import (
    DOCK,
    FIGHTER,
    INFANTRY,
    NOBODY,
    PLAIN,
    SHIP_KINDS,
    SYSTEM_OF,
    UNIT,
    UNIT_NAMES,
    bits,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import AUTO, LOSE, SUSTAIN, counts
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Choose, Option, Roll, Rule, Seat


def assign_hits(table: TwilightImperium, seat: Seat, foe: Seat) -> Rule[bool]:
    """TI-35.6, TI-52.0: hits on ships in the active system are cancelled by sustain damage or destroy ships. Outside of
    a combat fighters and ground forces that have lost their room are removed at once (TI-38.3). Returns whether a hit
    has destroyed the last ship."""
    system = table.system
    auto = emptied = False
    choice = AUTO
    while hits_left(table, seat) and any(table.combatants(seat)):
        if not auto:
            choice = yield Choose(
                seat, "hits", hit_options, table, seat, foe, args={"hits": hits_left(table, seat), "system": system}
            )
            auto = choice == AUTO
        if auto:
            kinds = can_sustain(table, seat)
            if kinds:
                yield from sustain_one(table, seat, kinds[0], foe)
            else:
                yield from lose_cheapest(table, seat, foe)
                emptied = not table.ships[seat] >> system & 1
        elif choice[0] == "sustain":
            yield from sustain_one(table, seat, UNIT[choice[1]], foe)
        else:
            use_hits(table, seat, choice[2], UNIT[choice[1]])
            yield from destroy(table, seat, system, UNIT[choice[1]], choice[2], foe)
            emptied = not table.ships[seat] >> system & 1
        if not table.combat and hits_left(table, seat):
            yield from check_system(table, seat, system)
    table.clear_hits(seat)
    return emptied


def face_hits(table: TwilightImperium, seat: Seat, foe: Seat) -> Rule[None]:
    """Hits of a space combat: they can be cancelled before they are assigned (TI-R41)."""
    yield from window(table, "space.hits", seat=seat)
    yield from assign_hits(table, seat, foe)


def hits_left(table: TwilightImperium, seat: Seat) -> int:
    """All hits that a player has still to take."""
    return table.hits[seat] + table.big_hits[seat]


def can_sustain(table: TwilightImperium, seat: Seat) -> list[int]:
    """The kinds of ships that can sustain damage now."""
    if table.marked("no-sustain", seat) or is_barred(table, seat):
        return []
    return sustainers(table.side(seat), table.fleet(seat, table.system))


def is_barred(table: TwilightImperium, seat: Seat) -> bool:
    """A ship of another player here keeps this player from sustaining damage, no matter who has hit."""
    system = table.system
    return any(
        table.side(other).fold("forbids-sustain", False, table.fleet(other, system))
        for other in table.alive()
        if other != seat and table.ships[other] >> system & 1
    )


def hit_options(table: TwilightImperium, seat: Seat, foe: Seat) -> list[Option]:
    """The obvious thing first; alone where there is no choice."""
    fleet = table.combatants(seat)
    big = table.big_hits[seat] > 0 and big_ships(fleet) + fleet[INFANTRY] > 0
    sustaining = can_sustain(table, seat)
    kinds = [kind for kind in (*SHIP_KINDS, INFANTRY) if fleet[kind] and not (big and kind == FIGHTER)]
    alike = len(kinds) == 1 and not (big and table.hits[seat] and fleet[FIGHTER])
    if not sustaining and (alike or hits_left(table, seat) >= sum(fleet)):
        return [AUTO]
    most = table.big_hits[seat] if big else table.hits[seat] or table.big_hits[seat]
    options = [AUTO, *(SUSTAIN(UNIT_NAMES[kind], 1) for kind in sustaining)]
    return options + [LOSE(UNIT_NAMES[kind], n) for kind in kinds for n in counts(min(most, fleet[kind]))]


def sustain_one(table: TwilightImperium, seat: Seat, kind: int, foe: Seat) -> Rule[None]:
    """TI-52.1: one ship becomes damaged and cancels a hit; others may respond."""
    table.sustain(seat, table.system, kind, sustain(table.fleet(seat, table.system), kind))
    cancel_hits(table, seat, cancels(table.side(seat)))
    yield from window(table, "sustained", seat=seat, unit=UNIT_NAMES[kind], foe=foe)


def cancel_hits(table: TwilightImperium, seat: Seat, count: int) -> int:
    """Up to this many hits on a player are cancelled, those on big ships first."""
    big = min(table.big_hits[seat], count)
    free = min(table.hits[seat], count - big)
    table.change_hits(seat, -free, -big)
    return big + free


def use_hits(table: TwilightImperium, seat: Seat, count: int, kind: int) -> None:
    """Hits that destroy ships of a kind."""
    big = min(table.big_hits[seat], count) if kind != FIGHTER or not table.hits[seat] else 0
    free = min(table.hits[seat], count - big)
    table.change_hits(seat, -free, -(count - free))


def lose_cheapest(table: TwilightImperium, seat: Seat, foe: Seat) -> Rule[None]:
    """The cheapest ships take all hits that are left."""
    fleet = table.combatants(seat)
    lost = cheapest(fleet, Hits(table.hits[seat], table.big_hits[seat]), enlisted=fleet[INFANTRY] > 0)
    table.clear_hits(seat)
    for kind in dict.fromkeys(lost):
        count = min(lost.count(kind), table.combatants(seat)[kind])
        if count:
            yield from destroy(table, seat, table.system, kind, count, foe)


def destroy(
    table: TwilightImperium, seat: Seat, system: int, kind: int, count: int = 1, by: Seat = NOBODY
) -> Rule[None]:
    """TI-81.0: ships in space are destroyed; what follows from it comes at once (TI-74.14a)."""
    table.take_off(seat, system, kind, count)
    table.note_loss(seat, kind, count)
    if kind in REPAIRED:
        table.forget_sustained(seat, REPAIRED[kind], count)
    if kind == INFANTRY:
        table.discharge(seat, count)
        yield from may_return(table, seat, count)
    yield from window(table, "destroyed", seat=seat, unit=UNIT_NAMES[PLAIN[kind]], count=count, system=system, by=by)


def destroy_ground(table: TwilightImperium, planet: int, count: int, by: Seat = NOBODY) -> Rule[None]:
    """Infantry of the planet's owner is destroyed."""
    seat = table.owner[planet]
    table.kill_ground(planet, count)
    yield from may_return(table, seat, count)
    yield from window(table, "destroyed", seat=seat, unit="infantry", count=count, system=SYSTEM_OF[planet], by=by)


def destroy_landed(table: TwilightImperium, seat: Seat, planet: int, count: int, kind: int = INFANTRY) -> Rule[None]:
    """Ground forces that landed are destroyed."""
    table.kill_landed(seat, planet, kind, count)
    if kind == INFANTRY:
        yield from may_return(table, seat, count)
    system, by = SYSTEM_OF[planet], table.owner[planet]
    yield from window(table, "destroyed", seat=seat, unit=UNIT_NAMES[kind], count=count, system=system, by=by)


def lose_landed(table: TwilightImperium, seat: Seat, planet: int, hits: int) -> Rule[None]:
    """Ground forces that landed take hits; their player chooses between infantry and fighters that fight as such."""
    places = ((INFANTRY, table.landed), (FIGHTER, table.landed_fighters))
    while hits and (kinds := [kind for kind, place in places if place.get(planet)]):
        kind, count = kinds[0], min(hits, dict(places)[kinds[0]][planet])
        if len(kinds) > 1:
            choice = yield Choose(seat, "hits", [LOSE(UNIT_NAMES[each], 1) for each in kinds], args={"hits": hits})
            kind, count = UNIT[choice[1]], 1
        yield from destroy_landed(table, seat, planet, count, kind)
        hits -= count


def hit_ship(table: TwilightImperium, seat: Seat, kind: int, by: Seat) -> Rule[None]:
    """A hit on a ship that somebody else has chosen: it can be cancelled (TI-R41), or the ship may sustain damage."""
    table.set_hits(seat, 1)
    yield from window(table, "space.hits", seat=seat)
    cancelled = not table.hits[seat]
    table.clear_hits(seat)
    if cancelled or not table.combatants(seat)[kind]:
        return
    if kind in can_sustain(table, seat):
        options = [SUSTAIN(UNIT_NAMES[kind], 1), LOSE(UNIT_NAMES[kind], 1)]
        choice = yield Choose(seat, "hits", options, args={"hits": 1, "system": table.system})
        if choice[0] == "sustain":
            yield from sustain_one(table, seat, kind, by)
            return
    yield from destroy(table, seat, table.system, kind, 1, by)


def lone_docks(table: TwilightImperium) -> list[tuple[Seat, int]]:
    """The docks in space where others have ships and their owner has none."""
    if table.fleets == table.ships:
        return []
    return [
        (seat, system)
        for seat in table.alive()
        if table.fleets[seat] != table.ships[seat]
        for system in bits(table.fleets[seat] & ~table.ships[seat] & table.others_ships(seat))
        if table.fleet(seat, system)[DOCK]
    ]


def sink_docks(table: TwilightImperium) -> Rule[None]:
    """TI-5.4a: docks in space are destroyed when they are blockaded."""
    for seat, system in lone_docks(table):
        yield from destroy(table, seat, system, DOCK, table.fleet(seat, system)[DOCK])
        yield from check_system(table, seat, system)


def may_return(table: TwilightImperium, seat: Seat, count: int) -> Rule[None]:
    """Some infantry comes back: a die for each."""
    least = table.side(seat).units[INFANTRY].returns
    if least and count:
        dice = yield Roll("return", 10, count)
        saved = sum(die >= least for die in dice)
        table.tell("return-roll", seat=seat, dice=list(dice))
        if saved:
            table.set_aside_infantry(seat, saved)
