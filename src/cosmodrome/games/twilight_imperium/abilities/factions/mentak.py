"""The Mentak Coalition."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.abilities.notes import goes_back_on_activation
from cosmodrome.games.twilight_imperium.chances.field import Field
from cosmodrome.games.twilight_imperium.chances.foreseen import foreseen
from cosmodrome.games.twilight_imperium.combat import Batch, count_hits, flagships
from cosmodrome.games.twilight_imperium.index import (
    CRUISER,
    DESTROYER,
    EMPTY,
    INFANTRY,
    NOBODY,
    Fleet,
)
from cosmodrome.games.twilight_imperium.production import Yard, build
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import face_hits
from cosmodrome.games.twilight_imperium.trade import COMMODITIES, GOODS, gain_goods
from cosmodrome.games.twilight_imperium.verbs import WANT
from cosmodrome.games.twilight_imperium.when import every, fighting, first_round, opponent
from cosmodrome.games.twilight_imperium.windows import faction, note, technology
from cosmodrome.kernel import PASS, Choose, Option, Roll, Rule, Seat, Window

AMBUSHERS = 2
RICH = 3  # who has fewer trade goods is left alone


def ambushers(table: TwilightImperium, seat: Seat) -> list[Batch]:
    """The dice of the two best cruisers and destroyers in the combat."""
    return best_ambushers(table.side(seat), table.fleet(seat, table.system))


def best_ambushers(side: Side, fleet: Fleet) -> list[Batch]:
    """The dice of the two best cruisers and destroyers of a fleet."""
    found, left = [], AMBUSHERS
    able = [(combat.hit, kind) for kind in (CRUISER, DESTROYER) if (combat := side.units[kind].combat) is not None]
    for hit, kind in sorted(able, key=lambda each: each[0]):
        if count := min(fleet[kind], left):
            found.append(Batch(kind, count, hit, 0))
            left -= count
    return found


def lies_in_wait(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """There is a cruiser or a destroyer to begin with."""
    return bool(ambushers(table, seat))


@faction("ambush", "space.start", when=every(fighting, first_round, lies_in_wait))
def ambush(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the start of a space combat roll a die for each of up to two of your cruisers or destroyers there; each that
    reaches its combat value makes a hit, which your opponent assigns. Nothing is added, as it is no combat roll
    (TI-R35)."""
    batches, foe = ambushers(table, seat), opponent(table, seat)
    dice = yield Roll("ambush", 10, sum(batch.dice for batch in batches))
    table.set_roll(seat, "ambush", dice, tuple(batches))
    hits = count_hits(table.side(seat), EMPTY, batches, dice).any
    if hits:
        table.set_hits(foe, hits)
        yield from face_hits(table, foe, seat)


@foreseen("ambush")
def lying_in_wait(field: Field, who: int) -> list[Batch]:
    """The dice of those who lie in wait."""
    return best_ambushers(field.forces[who].side, field[who])


def worth_a_visit(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The window is about a neighbour with three trade goods, who has no promise of protection."""
    who = window.seat
    if who is None or who == seat or table.goods[who] < RICH or table.has(who, "promise_of_protection"):
        return False
    return who in table.neighbours(seat)


@faction("pillage", ("goods.gained", "transaction.done"), when=worth_a_visit)
def pillage(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After a neighbour has gained trade goods or resolved a transaction and has three trade goods or more, take a
    trade good or a commodity from that player (TI-R36)."""
    who = window.seat
    assert who is not None
    choice = yield Choose(seat, "pillage", loot, table, who, args={"target": who})
    if choice != PASS:
        goods = int(choice[1] == GOODS)
        table.hand_goods(who, seat, goods, 1 - goods)


def loot(table: TwilightImperium, who: Seat) -> list[Option]:
    """What can be taken; nothing, if all was traded away meanwhile."""
    piles = ((GOODS, table.goods[who]), (COMMODITIES, table.commodities[who]))
    return [WANT(thing, 1) for thing, count in piles if count] or [PASS]


@static("fourth_moon", "forbids-sustain")
def fourth_moon(side: Side, forbids: bool, own: Fleet) -> bool:
    """Ships of others in its system cannot sustain damage."""
    return forbids or flagships(own) > 0


def won_or_lost(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat has fought, and it was no draw."""
    return seat in (table.active, table.foe) and window.public["winner"] != NOBODY


@technology("salvage_operations", "space.over", must=True, when=won_or_lost)
def salvage_operations(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you win or lose a space combat, gain a trade good; if you have won, you may also produce a ship in the
    system, of a kind of which one was destroyed in the combat."""
    kinds = {*table.lost[table.active], *table.lost[table.foe]} - {INFANTRY}
    yield from gain_goods(table, seat, 1)
    if window.public["winner"] == seat and kinds:
        yield from build(table, seat, Yard(table.system, 1, 0, (), False, True, kinds=tuple(sorted(kinds))))


@static("mirror_computing", "good-worth")
def mirror_computing(table: TwilightImperium, seat: Seat, worth: int) -> int:
    """Each trade good you spend counts as two resources or influence."""
    return 2


@note("promise_of_protection", "action")
def promise_of_protection(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """It lies open before you from now on; the owner does not pillage you."""


goes_back_on_activation("promise_of_protection")
