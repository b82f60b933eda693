"""Sardakk N'orr. The exotrireme of the sheet needs nothing but its row."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.chances.field import DEAREST, Field
from cosmodrome.games.twilight_imperium.chances.foreseen import foreseen
from cosmodrome.games.twilight_imperium.choices import one_unit
from cosmodrome.games.twilight_imperium.combat import combat_kinds, flagships
from cosmodrome.games.twilight_imperium.index import DREADNOUGHT, DREADNOUGHT_D, FLAGSHIP, FLAGSHIP_D, NOBODY, Fleet
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy
from cosmodrome.games.twilight_imperium.when import every, fighting, first_round, opponent
from cosmodrome.games.twilight_imperium.windows import note, owner_of, technology
from cosmodrome.kernel import Rule, Seat, Window

RAMMED = 2  # ships that an exotrireme takes along


@static("unrelenting", "combat")
def unrelenting(side: Side, plus: int, kind: int, own: Fleet, space: bool) -> int:
    """Your units have +1 to combat rolls."""
    return plus + 1


@static("cmorran_norr", "combat")
def cmorran_norr(side: Side, plus: int, kind: int, own: Fleet, space: bool) -> int:
    """Your other ships in its system have +1 to combat rolls."""
    leads = space and kind not in (FLAGSHIP, FLAGSHIP_D) and flagships(own) > 0
    return plus + leads


def can_ram(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """An exotrireme is left in the combat, and somebody to take along."""
    fleet = table.fleet(seat, table.system)
    there = any(table.combatants(opponent(table, seat)))
    return bool(there and (fleet[DREADNOUGHT] or fleet[DREADNOUGHT_D]))


@technology("exotrireme_2", "space.end", again=True, when=every(fighting, can_ram))
def exotrireme_2(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After a round of space combat you may destroy this ship to destroy up to two ships of your opponent in the
    system. A damaged one goes first (TI-R34)."""
    fleet, foe = table.fleet(seat, table.system), opponent(table, seat)
    yield from destroy(table, seat, table.system, DREADNOUGHT_D if fleet[DREADNOUGHT_D] else DREADNOUGHT, 1, seat)
    for _ in range(RAMMED):
        kinds = combat_kinds(table.combatants(foe))
        kind = yield from one_unit(table, seat, "exotrireme_2", kinds, may=True, system=table.system)
        if kind == NOBODY:
            return
        yield from destroy(table, foe, table.system, kind, 1, seat)


@foreseen("exotrireme_2")
def rams(field: Field, who: int) -> None:
    """All of them do, and take the dearest ships along."""
    while any(field[1 - who]) and field.lose(who, (DREADNOUGHT_D, DREADNOUGHT)):
        for _ in range(RAMMED):
            field.lose(1 - who, DEAREST)


def was_hit(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The opponent has made a hit in this round."""
    return fighting(table, seat, window) and table.hits[seat] > 0


@technology("valkyrie_particle_weave", "ground.hits", must=True, when=was_hit)
def valkyrie_particle_weave(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """After the rolls of a round of ground combat, if your opponent has made a hit, you make one more."""
    table.change_hits(opponent(table, seat), 1, 0)


@foreseen("valkyrie_particle_weave")
def woven(taken: int) -> int:
    """One hit more, if there was any."""
    return int(taken > 0)


@note("tekklar_legion", "ground.start", when=every(fighting, first_round))
def tekklar_legion(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """At the start of a ground combat: your units have +1 to combat rolls in it; those of the owner, if that is your
    opponent, -1."""
    table.mark("combat", "combat+all", seat, table.marked("combat+all", seat) + 1)
    owner = owner_of(window)
    if owner == opponent(table, seat):
        table.mark("combat", "combat+all", owner, table.marked("combat+all", owner) - 1)
