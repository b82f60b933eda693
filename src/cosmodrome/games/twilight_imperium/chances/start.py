"""What comes before the rounds of a space combat: cannons, effects at its start, barrage."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmodrome.games.twilight_imperium.abilities.factions.mentak import best_ambushers
from cosmodrome.games.twilight_imperium.chances.laws import NO_ROLL, Law, as_big, law_of
from cosmodrome.games.twilight_imperium.chances.ways import Clash, Step, is_over
from cosmodrome.games.twilight_imperium.combat import (
    Batch,
    Hits,
    abilities_of,
    added,
    barrage_losses,
    big_ships,
    cheapest,
    ground,
    one_more_die,
    plus_one,
    repair,
)
from cosmodrome.games.twilight_imperium.index import (
    CRUISER,
    DESTROYER,
    EMPTY,
    FIGHTER,
    FLAGSHIP,
    FLAGSHIP_D,
    PDS,
    Fleet,
)
from cosmodrome.games.twilight_imperium.sides import Side

if TYPE_CHECKING:
    from cosmodrome.games.twilight_imperium.chances.space import Field, Force, SpaceFight

ATTACKER, DEFENDER = 0, 1


def steps(fight: SpaceFight) -> list[Step]:
    """Everything in its order. What must be done comes before what may be done, the attacker's before the defender's;
    damage from the start of the combat is damage of its first round, which matters to those who repair."""
    must = {"arc_secundus": arc_secundus, "assault_cannon": assault_cannon}
    may = {
        "the_alastor": the_alastor,
        "ambush": ambush,
        "dimensional_splicer": dimensional_splicer,
        "impulse_core": impulse_core,
    }
    effects = [
        effect(fight, who)
        for known in (must, may)
        for who in (ATTACKER, DEFENDER)
        for source, effect in known.items()
        if fight.sides[who].has(source)
    ]
    before = [cannons(fight), *effects, barrage(fight)]
    if effects and any(fight.armoured):
        before.append(first_round(fight))
    return before


def first_round(fight: SpaceFight) -> Step:
    """A round that knows what has happened at its start."""

    def rolls(clash: Clash) -> tuple[Law, Law]:
        attacker, defender = clash[:2]
        return fight.combat_law(DEFENDER, defender, attacker), fight.combat_law(ATTACKER, attacker, defender)

    return Step(rolls, fight.one_round)


# ---- unit abilities --------------------------------------------------------------------------------------------------


def battery(force: Force, fleet: Fleet, target: Side) -> list[Batch]:
    """TI-34.3: the dice of the cannons of a side against another."""
    side, plus = force.side, int(target.fold("cannon-against", 0))
    batches = abilities_of(side, fleet, "cannon", plus)
    cannon = side.units[PDS].cannon
    if force.pds and cannon is not None:
        batches.insert(0, Batch(PDS, cannon.dice * force.pds, cannon.hit, plus))
    return one_more_die(batches) if side.fold("extra-die", False, "cannon") else batches


def cannons(fight: SpaceFight) -> Step:
    """Both sides fire before anybody takes hits; with a Graviton Laser System they spare fighters."""

    def fire(who: int, clash: Clash) -> Law:
        side = fight.sides[who]
        law = law_of(side, EMPTY, battery(fight.forces[who], clash[who], fight.sides[1 - who]))
        return as_big(law) if side.has("graviton_laser_system") else law

    def rolls(clash: Clash) -> tuple[Law, Law]:
        return (NO_ROLL, NO_ROLL) if is_over(clash) else (fire(DEFENDER, clash), fire(ATTACKER, clash))

    def resolve(clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        field = hit_both(fight, clash, on_attacker, on_defender)
        field.sustained = [(), ()]  # before the combat is not in its first round
        return fight.done(clash, field)

    return Step(rolls, resolve)


def barrage(fight: SpaceFight) -> Step:
    """TI-19: both sides at once, and only fighters are hit."""

    def rolls(clash: Clash) -> tuple[Law, Law]:
        if is_over(clash):
            return NO_ROLL, NO_ROLL
        fleets = zip(fight.sides, clash[:2], strict=True)
        laws = [law_of(side, EMPTY, abilities_of(side, own, "barrage")) for side, own in fleets]
        return laws[DEFENDER], laws[ATTACKER]

    def resolve(clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        left = [
            plus_one(fleet, FIGHTER, -barrage_losses(fleet, hits.any))
            for fleet, hits in zip(clash[:2], (on_attacker, on_defender), strict=True)
        ]
        return Clash(left[0], left[1], *clash[2:])

    return Step(rolls, resolve)


def hit_both(fight: SpaceFight, clash: Clash, on_attacker: Hits, on_defender: Hits) -> Field:
    """Hits on both sides at the same time."""
    field = fight.field(clash)
    for who, hits in enumerate((on_attacker, on_defender)):
        field[who], field.sustained[who] = fight.hit(who, clash[who], hits, fight.barred(who, clash[1 - who]))
    return field


# ---- effects at the start --------------------------------------------------------------------------------------------


def effect(fight: SpaceFight, change: Callable[[Field], None]) -> Step:
    """A step without dice, which comes if there is a combat."""

    def resolve(clash: Clash, _: Hits, __: Hits) -> Clash:
        field = fight.field(clash)
        if not is_over(clash):
            change(field)
        return fight.done(clash, field)

    return Step(lambda clash: (NO_ROLL, NO_ROLL), resolve)


def arc_secundus(fight: SpaceFight, who: int) -> Step:
    """The flagship is repaired at the start of every round."""

    def mend(field: Field) -> None:
        if field[who][FLAGSHIP_D]:
            field[who] = repair(field[who], FLAGSHIP_D)

    return effect(fight, mend)


def assault_cannon(fight: SpaceFight, who: int) -> Step:
    """With three big ships: the opponent loses the cheapest of his."""

    def shoot(field: Field) -> None:
        if big_ships(field[who]) >= 3 and big_ships(field[1 - who]):
            field[1 - who] = plus_one(field[1 - who], cheapest(field[1 - who], Hits(0, 1))[0], -1)

    return effect(fight, shoot)


def the_alastor(fight: SpaceFight, who: int) -> Step:
    """With this flagship all ground forces fight as ships."""

    def enlist(field: Field) -> None:
        if field[who][FLAGSHIP] or field[who][FLAGSHIP_D]:
            field[who] = added(field[who], ground(fight.forces[who].infantry))

    return effect(fight, enlist)


def ambush(fight: SpaceFight, who: int) -> Step:
    """Up to two cruisers and destroyers roll."""

    def rolls(clash: Clash) -> tuple[Law, Law]:
        if is_over(clash):
            return NO_ROLL, NO_ROLL
        law = law_of(fight.sides[who], EMPTY, best_ambushers(fight.sides[who], clash[who]))
        return (NO_ROLL, law) if who == ATTACKER else (law, NO_ROLL)

    def resolve(clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        field = fight.field(clash)
        fight.assign(field, 1 - who, on_defender if who == ATTACKER else on_attacker)
        return fight.done(clash, field)

    return Step(rolls, resolve)


def dimensional_splicer(fight: SpaceFight, who: int) -> Step:
    """A hit on a ship of the opponent; the system is taken to have a wormhole."""
    return effect(fight, lambda field: fight.snipe(field, 1 - who))


def impulse_core(fight: SpaceFight, who: int) -> Step:
    """A destroyer or cruiser is given for a hit on a big ship."""

    def give(field: Field) -> None:
        martyr = next((kind for kind in (DESTROYER, CRUISER) if field[who][kind]), None)
        if martyr is not None:
            field[who] = plus_one(field[who], martyr, -1)
            fight.assign(field, 1 - who, Hits(0, 1))

    return effect(fight, give)
