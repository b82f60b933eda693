"""Space combat, TI-35, in its five steps; each round in four pieces."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.combat import abilities_of, barrage_losses, count_hits, volley
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.elimination import check_in_space
from cosmodrome.games.twilight_imperium.index import (
    DOCK,
    EMPTY,
    FIGHTER,
    INFANTRY,
    NEBULAE,
    NOBODY,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy, face_hits, is_barred, sink_docks
from cosmodrome.games.twilight_imperium.tactical.rerolls import reroll_any
from cosmodrome.games.twilight_imperium.tactical.retreat import retreat, retreats
from cosmodrome.games.twilight_imperium.verbs import RETREAT, STAY
from cosmodrome.games.twilight_imperium.when import opponent
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Choose, Roll, Rule, Seat


def begin(table: TwilightImperium) -> None:
    """TI-35.0, TI-35.1: the active player must fight any other player with ships in the active system."""
    seat, system = table.active, table.system
    if not table.ships[seat] >> system & 1 or not table.others_ships(seat) >> system & 1:
        table.cursor = "invasion"
        return
    table.begin_combat("space", next(who for who in table.alive() if who != seat and table.ships[who] >> system & 1))
    table.cursor = "combat-round"


def is_over(table: TwilightImperium) -> bool:
    """TI-35.9: at most one player has ships left, or something has ended the combat."""
    if table.marked("combat-over"):
        return True
    return not any(table.combatants(table.active)) or not any(table.combatants(table.foe))


def start_round(table: TwilightImperium) -> Rule[None]:
    """The start of a round; TI-35.3: in the first one anti-fighter barrage."""
    table.begin_round()
    yield from window(table, "space.start", seat=table.active, round=table.combat_round)
    if table.combat_round == 1 and not is_over(table):
        yield from barrage(table)
    table.cursor = "combat-end" if is_over(table) else "combat-retreats"  # TI-35.3a


def barrage(table: TwilightImperium) -> Rule[None]:
    """TI-19: both players roll at the same time; fighters are destroyed, unless hits are cancelled (TI-R41)."""
    for seat in (table.active, table.foe):
        side, fleet = table.side(seat), table.fleet(seat, table.system)
        batches = abilities_of(side, fleet, "barrage")
        if not batches:
            continue
        dice = yield Roll("barrage", 10, sum(batch.dice for batch in batches))
        table.set_roll(seat, "barrage", dice, tuple(batches))
        yield from window(table, "barrage.rolled", seat=seat)
        other = opponent(table, seat)
        hits = count_hits(side, EMPTY, batches, table.dice).any
        table.set_hits(other, hits if table.fleet(other, table.system)[FIGHTER] else 0)  # TI-19.2a
    for seat in (table.active, table.foe):
        if table.hits[seat]:
            yield from window(table, "space.hits", seat=seat)
            lost = barrage_losses(table.fleet(seat, table.system), table.hits[seat])
            table.clear_hits(seat)
            if lost:
                yield from destroy(table, seat, table.system, FIGHTER, lost, opponent(table, seat))


def announce(table: TwilightImperium) -> Rule[None]:
    """Step 2, TI-35.4: the defender first; if they announce, the attacker cannot (TI-35.4b)."""
    for seat in (table.foe, table.active):
        if table.retreating == NOBODY and retreats(table, seat):
            choice = yield Choose(seat, "retreat", [STAY, RETREAT], args={"system": table.system})
            if choice == RETREAT:
                table.announce_retreat(seat)
                yield from window(table, "retreat.announced", seat=seat)
    table.cursor = "combat-rolls"


def rolls(table: TwilightImperium) -> Rule[None]:
    """Step 3, TI-35.5: the attacker completes all rolls before the defender rolls (TI-35.5f)."""
    for seat in (table.active, table.foe):
        hits = yield from combat_roll(table, seat)
        table.set_hits(opponent(table, seat), *hits)
    table.cursor = "combat-hits"


def combat_roll(table: TwilightImperium, seat: Seat) -> Rule[tuple[int, int]]:
    """One player's combat roll, with rerolls and what is added."""
    side, other = table.side(seat), opponent(table, seat)
    own, theirs = table.combatants(seat), table.combatants(other)
    plus = table.marked("combat+", seat) + table.marked("combat+all", seat)
    if NEBULAE >> table.system & 1 and seat == table.foe:  # TI-80.3
        plus += 1
    fighters = table.marked("fighters+", seat)
    batches = volley(side, own, theirs, plus=plus, fighters=fighters, enlisted=own[INFANTRY] > 0)
    count = sum(batch.dice for batch in batches)
    if not count:
        return 0, 0
    dice = yield Roll("combat", 10, count)
    table.set_roll(seat, "combat", dice, tuple(batches))
    for _ in range(table.marked("rerolls", seat)):
        yield from reroll_any(table, seat)
    yield from window(table, "space.rolled", seat=seat)
    return count_hits(side, own, batches, table.dice)


def take_hits(table: TwilightImperium) -> Rule[None]:
    """Step 4, TI-35.6: first the attacker assigns, then the defender (TI-R14); both had rolled, and what the attacker
    loses now has still kept the defender from sustaining damage."""
    if is_barred(table, table.foe):
        table.mark("round", "no-sustain", table.foe)
    for seat in (table.active, table.foe):
        if table.hits[seat] or table.big_hits[seat]:
            yield from face_hits(table, seat, opponent(table, seat))
    table.unmark("no-sustain", table.foe)
    yield from window(table, "space.assigned")
    table.cursor = "combat-after"


def after_round(table: TwilightImperium) -> Rule[None]:
    """Step 5, TI-35.7, TI-35.8: retreat, then the round ends; another one if both still have ships."""
    seat = table.retreating
    if seat != NOBODY and not is_over(table) and not table.marked("no-retreat", seat) and retreats(table, seat):
        yield from retreat(table, seat)
    yield from window(table, "space.end", seat=table.active, round=table.combat_round)
    table.cursor = "combat-end" if is_over(table) else "combat-round"


def end(table: TwilightImperium) -> Rule[None]:
    """TI-35.10: the side with ships left has won; TI-35.10a: then capacity is checked."""
    seats = (table.active, table.foe)
    left = [seat for seat in seats if any(table.combatants(seat))]
    drawn = bool(table.marked("draw"))
    winner = left[0] if len(left) == 1 and not drawn else NOBODY
    table.call_combat(winner)
    if winner != NOBODY:
        loser = opponent(table, winner)
        yield from window(table, "space.won", seat=winner, loser=loser, led=table.leads(loser))
        if docks := table.fleet(loser, table.system)[DOCK]:  # TI-5.4a, TI-R77
            yield from destroy(table, loser, table.system, DOCK, docks)
    yield from window(table, "space.over", seat=table.active, winner=winner)
    for seat in seats:
        table.stand_down(seat)
    table.end_combat()
    yield from sink_docks(table)
    for seat in seats:
        if table.fleets[seat] >> table.system & 1:
            yield from check_system(table, seat, table.system)
    yield from check_in_space(table, *seats)
    table.foe = NOBODY
    table.cursor = "combat"
