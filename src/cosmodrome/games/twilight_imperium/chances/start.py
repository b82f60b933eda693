"""What comes before the rounds of a space combat: cannons, effects at its start, barrage."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from cosmodrome.games.twilight_imperium.chances.field import ATTACKER, BOTH, DEFENDER, Field, Force, hit
from cosmodrome.games.twilight_imperium.chances.foreseen import FORESEEN, acts, used_at
from cosmodrome.games.twilight_imperium.chances.laws import NO_ROLL, Law, law_of
from cosmodrome.games.twilight_imperium.chances.ways import Clash, Step, is_over
from cosmodrome.games.twilight_imperium.combat import (
    Batch,
    Hits,
    abilities_of,
    all_dice,
    barrage_losses,
    plus_one,
)
from cosmodrome.games.twilight_imperium.index import EMPTY, FIGHTER, PDS, Fleet
from cosmodrome.games.twilight_imperium.sides import Side

if TYPE_CHECKING:
    from cosmodrome.games.twilight_imperium.chances.space import SpaceFight


def steps(fight: SpaceFight) -> list[Step]:
    """Everything in its order. Attacker and defender take turns, each beginning with what must be done (TI-R64); damage
    from the start of the combat is damage of its first round, which matters to those who repair."""
    used = [sorted(used_at(fight.sides[who], "space.start"), key=lambda each: not each.must) for who in BOTH]
    effects = [
        effect(fight, who, FORESEEN[declared.id])
        for turn in zip_longest(*used)
        for who, declared in zip(BOTH, turn, strict=True)
        if declared is not None
    ]
    before = [cannons(fight), *effects, barrage(fight)]
    if effects and any(fight.repairs):
        before.append(first_round(fight))
    return before


def first_round(fight: SpaceFight) -> Step:
    """A round that knows what has happened at its start."""

    def rolls(clash: Clash) -> tuple[Law, Law]:
        attacker, defender = clash[:2]
        return fight.combat_law(DEFENDER, defender, attacker), fight.combat_law(ATTACKER, attacker, defender)

    return Step(rolls, fight.one_round)


def battery(force: Force, fleet: Fleet, target: Side) -> list[Batch]:
    """TI-34.3: the dice of the cannons of a side against another."""
    side, plus = force.side, int(target.fold("cannon-against", 0))
    batches = abilities_of(side, fleet, "cannon", plus)
    cannon = side.units[PDS].cannon
    if force.pds and cannon is not None:
        batches.insert(0, Batch(PDS, cannon.dice * force.pds, cannon.hit, plus))
    return all_dice(side, "cannon", batches)


def cannons(fight: SpaceFight) -> Step:
    """Both sides fire before anybody takes hits."""

    def fire(who: int, clash: Clash) -> Law:
        side = fight.sides[who]
        law = law_of(side, EMPTY, battery(fight.forces[who], clash[who], fight.sides[1 - who]))
        for act in acts(side, "cannon.before"):
            law = act(law)
        return law

    def rolls(clash: Clash) -> tuple[Law, Law]:
        return (NO_ROLL, NO_ROLL) if is_over(clash) else (fire(DEFENDER, clash), fire(ATTACKER, clash))

    def resolve(clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        before, field = fight.field(clash), fight.field(clash)
        for who, hits in enumerate((on_attacker, on_defender)):  # at the same time
            field[who], _ = hit(fight.sides[who], clash[who], hits, before.barred(who))
        return fight.done(clash, field)  # what has sustained damage has done so before the first round

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


def effect(fight: SpaceFight, who: int, act: Callable[[Field, int], Any]) -> Step:
    """What a side does at the start of a combat, if there is one; the dice that this brings hit the other."""

    def rolls(clash: Clash) -> tuple[Law, Law]:
        batches = [] if is_over(clash) else act(fight.field(clash), who)
        law = law_of(fight.sides[who], EMPTY, batches or [])
        return (NO_ROLL, law) if who == ATTACKER else (law, NO_ROLL)

    def resolve(clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        field = fight.field(clash)
        if not is_over(clash):
            act(field, who)
            field.assign(1 - who, on_defender if who == ATTACKER else on_attacker)
        return fight.done(clash, field)

    return Step(rolls, resolve)
