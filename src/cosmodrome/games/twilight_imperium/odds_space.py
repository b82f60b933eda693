"""The odds of a space combat: cannons, effects at its start, barrage, rounds.

Nobody retreats. What the game leaves to the players is decided as public calculators do: see `odds_ask.odds`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from cosmodrome.games.twilight_imperium.abilities.factions.mentak import best_ambushers
from cosmodrome.games.twilight_imperium.combat import (
    LOSS_ORDER,
    NO_HITS,
    REPAIR_ORDER,
    REPAIRED,
    SUSTAIN_ORDER,
    Batch,
    Hits,
    abilities_of,
    added,
    auto_hits,
    barrage_losses,
    big_ships,
    cheapest,
    ground,
    one_more_die,
    plus_one,
    repair,
    ships,
    sustain,
    sustainers,
    volley,
)
from cosmodrome.games.twilight_imperium.index import (
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    DREADNOUGHT_D,
    EMPTY,
    FIGHTER,
    FLAGSHIP,
    FLAGSHIP_D,
    INFANTRY,
    PDS,
    SHIP_KINDS,
    Fleet,
)
from cosmodrome.games.twilight_imperium.odds_laws import NO_ROLL, Clash, Fates, Law, Step, at_most, is_over, law_of
from cosmodrome.games.twilight_imperium.sides import Side

ATTACKER, DEFENDER = 0, 1
DEAREST: Final = tuple(kind for kind in reversed(LOSS_ORDER) if kind != INFANTRY)
RAMMED: Final = 2  # ships that an exotrireme takes along


class Force(NamedTuple):
    """What a side brings: its ships (or bombers), ground forces, and the PDS that reach."""

    side: Side
    fleet: Fleet
    infantry: int = 0
    pds: int = 0


def battery(force: Force, fleet: Fleet, target: Side) -> list[Batch]:
    """TI-34.3: the dice of the cannons of a side against another."""
    side, plus = force.side, int(target.fold("cannon-against", 0))
    batches = abilities_of(side, fleet, "cannon", plus)
    cannon = side.units[PDS].cannon
    if force.pds and cannon is not None:
        batches.insert(0, Batch(PDS, cannon.dice * force.pds, cannon.hit, plus))
    return one_more_die(batches) if side.fold("extra-die", False, "cannon") else batches


class Pair(list[Fleet]):
    """Both fleets while a step is resolved, with what sustained damage in it."""

    def __init__(self, clash: Clash) -> None:
        super().__init__((clash.attacker, clash.defender))
        self.sustained = [clash.sustained, clash.sustained_too]


class SpaceFight:
    """A space combat between two forces."""

    def __init__(self, attacker: Force, defender: Force, nebula: bool = False) -> None:
        self.forces = attacker, defender
        self.sides = attacker.side, defender.side
        self.plus = 0, int(nebula)  # TI-80.3
        self.start = Clash(attacker.fleet, defender.fleet)
        self.keeps = tuple(side.has("duranium_armor") for side in self.sides)
        self.explodes = tuple(side.has("van_hauge") for side in self.sides)
        after = {"duranium_armor", "van_hauge", "exotrireme_2", "devotion", "arc_secundus"}
        self.plain = not any(after & side.ids for side in self.sides)
        self.by_foe = tuple("combat-dice" in side.topics for side in self.sides)
        self.laws: dict[tuple[int, Fleet, Fleet], Law] = {}
        self.taken: dict[tuple[int, Fleet, Hits, bool], tuple[Fleet, tuple[int, ...]]] = {}
        at_start = [step for who in (ATTACKER, DEFENDER) for step in self.effects(who)]
        self.opening = [Step(self.cannons, self.hit_by_cannons), *at_start, Step(self.barrage, self.lose_fighters)]
        self.mends = any(side.has("duranium_armor") or side.has("arc_secundus") for side in self.sides)
        bars = any("forbids-sustain" in side.topics for side in self.sides)
        self.round = Step(self.rolls, self.one_round, self.fates if self.plain and not bars else None)

    # ---- before the first round ------------------------------------------------------------------------------------

    def cannons(self, clash: Clash) -> tuple[Law, Law]:
        """Both sides fire before anybody takes hits."""
        if not (ships(clash.attacker) and ships(clash.defender)):
            return NO_ROLL, NO_ROLL
        return self.fire(DEFENDER, clash), self.fire(ATTACKER, clash)

    def fire(self, who: int, clash: Clash) -> Law:
        """The cannons of one side; with a Graviton Laser System they spare fighters."""
        side, own, target = self.sides[who], clash[who], clash[1 - who]
        law = law_of(side, EMPTY, battery(self.forces[who], own, self.sides[1 - who]))
        if side.has("graviton_laser_system"):
            law = {Hits(0, hits.any + hits.big): chance for hits, chance in law.items()}
        return at_most(law, 2 * sum(target))

    def hit_by_cannons(self, clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        """Damage from before the combat is none of its first round."""
        pair = self.take(clash, on_attacker, on_defender)
        pair.sustained = [(), ()]
        return self.done(clash, pair)

    def effects(self, who: int) -> list[Step]:
        """What a side does at the start of the combat, one thing after the other."""
        known: dict[str, Callable[[int], Step]] = {
            "the_alastor": self.alastor,
            "arc_secundus": self.arc_secundus,
            "assault_cannon": self.assault_cannon,
            "ambush": self.ambush,
            "dimensional_splicer": self.dimensional_splicer,
            "impulse_core": self.impulse_core,
        }
        return [make(who) for source, make in known.items() if self.sides[who].has(source)]

    def effect(self, change: Callable[[Pair], None]) -> Step:
        """A step without dice, which comes if there is a combat."""

        def resolve(clash: Clash, _: Hits, __: Hits) -> Clash:
            pair = Pair(clash)
            if not is_over(clash):
                change(pair)
            return self.done(clash, pair)

        return Step(lambda clash: (NO_ROLL, NO_ROLL), resolve)

    def alastor(self, who: int) -> Step:
        """With this flagship all ground forces fight as ships."""

        def enlist(pair: Pair) -> None:
            if flagships(pair[who]):
                pair[who] = added(pair[who], ground(self.forces[who].infantry))

        return self.effect(enlist)

    def arc_secundus(self, who: int) -> Step:
        """The flagship is repaired at the start of every round."""

        def mend(pair: Pair) -> None:
            pair[who] = mended(pair[who])

        return self.effect(mend)

    def assault_cannon(self, who: int) -> Step:
        """With three big ships: the opponent loses the cheapest of his."""

        def shoot(pair: Pair) -> None:
            if big_ships(pair[who]) >= 3 and big_ships(pair[1 - who]):
                pair[1 - who] = plus_one(pair[1 - who], cheapest(pair[1 - who], Hits(0, 1))[0], -1)

        return self.effect(shoot)

    def ambush(self, who: int) -> Step:
        """Up to two cruisers and destroyers roll."""

        def rolls(clash: Clash) -> tuple[Law, Law]:
            if is_over(clash):
                return NO_ROLL, NO_ROLL
            law = law_of(self.sides[who], EMPTY, best_ambushers(self.sides[who], clash[who]))
            return (NO_ROLL, law) if who == ATTACKER else (law, NO_ROLL)

        def resolve(clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
            return self.done(clash, self.take(clash, on_attacker, on_defender))

        return Step(rolls, resolve)

    def dimensional_splicer(self, who: int) -> Step:
        """A hit on a ship of the opponent; the system is taken to have a wormhole."""
        return self.effect(lambda pair: self.snipe(pair, 1 - who) if ships(pair[who]) else None)

    def impulse_core(self, who: int) -> Step:
        """A destroyer or cruiser is given for a hit on a big ship."""

        def give(pair: Pair) -> None:
            martyr = next((kind for kind in (DESTROYER, CRUISER) if pair[who][kind]), None)
            if martyr is not None and ships(pair[1 - who]):
                pair[who] = plus_one(pair[who], martyr, -1)
                self.assign(pair, 1 - who, Hits(0, 1))

        return self.effect(give)

    def barrage(self, clash: Clash) -> tuple[Law, Law]:
        """TI-19: both sides at once."""
        if is_over(clash):
            return NO_ROLL, NO_ROLL
        fleets = zip(self.sides, clash[:2], strict=True)
        laws = [law_of(side, EMPTY, abilities_of(side, own, "barrage")) for side, own in fleets]
        return at_most(laws[1], clash.attacker[FIGHTER]), at_most(laws[0], clash.defender[FIGHTER])

    def lose_fighters(self, clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        """Hits of a barrage only find fighters."""
        pair = Pair(clash)
        for who, hits in enumerate((on_attacker, on_defender)):
            pair[who] = plus_one(pair[who], FIGHTER, -barrage_losses(pair[who], hits.any))
        return self.done(clash, pair)

    # ---- rounds ----------------------------------------------------------------------------------------------------

    def rolls(self, clash: Clash) -> tuple[Law, Law]:
        """Step 3 of a round."""
        return self.combat_roll(DEFENDER, clash), self.combat_roll(ATTACKER, clash)

    def fates(self, clash: Clash) -> tuple[Fates, Fates]:
        """What a round leaves of each fleet, if nothing but hits happens."""
        found: list[Fates] = []
        for who, law in enumerate(self.rolls(clash)):
            fates: Fates = {}
            for hits, chance in law.items():
                pair = Pair(clash)
                self.assign(pair, who, hits)
                fates[pair[who]] = fates.get(pair[who], 0.0) + chance
            found.append(fates)
        return found[0], found[1]

    def combat_roll(self, who: int, clash: Clash) -> Law:
        """The law of one side's combat roll; it depends on the other fleet only where dice do."""
        own, foe = clash[who], clash[1 - who]
        key = who, own, foe if self.by_foe[who] else EMPTY
        law = self.laws.get(key)
        if law is None:
            law = self.laws[key] = self.combat_law(who, clash)
        return at_most(law, 2 * sum(foe))

    def combat_law(self, who: int, clash: Clash, plus: int = 0, fighters: int = 0, rerolls: int = 0) -> Law:
        """The law of a combat roll, with something added to it or to the dice of fighters."""
        side, own = self.sides[who], clash[who]
        plus += self.plus[who]
        batches = volley(side, own, clash[1 - who], plus=plus, fighters=fighters, enlisted=own[INFANTRY] > 0)
        return law_of(side, own, batches, rerolls)

    def one_round(self, clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        """Hits, repairs, what a side does after a round."""
        pair = self.take(clash, on_attacker, on_defender)
        if self.plain:
            return Clash(pair[0], pair[1])
        if not self.exploded(clash, pair):
            for who in (ATTACKER, DEFENDER):
                if self.keeps[who]:
                    pair[who] = duranium(pair[who], pair.sustained[who])
            for who in (ATTACKER, DEFENDER):
                self.after_round(pair, who)
        pair.sustained = [(), ()]
        return self.done(clash, pair)

    def after_round(self, pair: Pair, who: int) -> None:
        """Ships that are given for ships of the opponent; then a Letnev flagship is whole again."""
        side, foe = self.sides[who], 1 - who
        if side.has("exotrireme_2"):
            while ships(pair[foe]) and (rammer := first(pair[who], (DREADNOUGHT_D, DREADNOUGHT))) is not None:
                pair[who] = plus_one(pair[who], rammer, -1)
                for _ in range(RAMMED):
                    if (kind := first(pair[foe], DEAREST)) is not None:
                        pair[foe] = plus_one(pair[foe], kind, -1)
        if side.has("devotion") and ships(pair[foe]):
            if (martyr := first(pair[who], (DESTROYER, CRUISER))) is not None:
                pair[who] = plus_one(pair[who], martyr, -1)
                self.snipe(pair, foe)
        if side.has("arc_secundus"):
            pair[who] = mended(pair[who])

    # ---- hits ------------------------------------------------------------------------------------------------------

    def take(self, clash: Clash, on_attacker: Hits, on_defender: Hits) -> Pair:
        """TI-35.6: first the attacker assigns, then the defender."""
        pair = Pair(clash)
        self.assign(pair, ATTACKER, on_attacker)
        self.assign(pair, DEFENDER, on_defender)
        return pair

    def assign(self, pair: Pair, who: int, hits: Hits) -> None:
        """Sustain what can, then lose the cheapest."""
        if hits == NO_HITS:
            return
        fleet, foe, foes = pair[who], self.sides[1 - who], pair[1 - who]
        barred = "forbids-sustain" in foe.topics and bool(foe.fold("forbids-sustain", False, foes))
        key = who, fleet, hits, barred
        found = self.taken.get(key)
        if found is None:
            enlisted = fleet[INFANTRY] > 0
            after, sustained, _ = auto_hits(self.sides[who], fleet, hits, foe, foes, enlisted=enlisted)
            found = self.taken[key] = after, sustained if self.keeps[who] else ()
        pair[who] = found[0]
        if found[1]:
            pair.sustained[who] += found[1]

    def snipe(self, pair: Pair, who: int) -> None:
        """A hit on the ship that the opponent picks: the dearest that cannot sustain damage, or the dearest."""
        can = sustainers(self.sides[who], pair[who], self.sides[1 - who], pair[1 - who])
        kind = first(pair[who], tuple(kind for kind in DEAREST if kind not in can))
        if kind is not None:
            pair[who] = plus_one(pair[who], kind, -1)
        elif (kind := first(pair[who], tuple(reversed(SUSTAIN_ORDER)))) is not None:
            pair[who] = sustain(pair[who], kind)
            if self.keeps[who]:
                pair.sustained[who] += (kind,)

    def exploded(self, clash: Clash, pair: Pair) -> bool:
        """A Yin flagship that was there is not any more: all ships in the system are destroyed."""
        if not any(self.explodes[who] and flagships(clash[who]) > flagships(pair[who]) for who in (0, 1)):
            return False
        for who in (ATTACKER, DEFENDER):
            pair[who] = tuple(0 if kind in SHIP_KINDS else count for kind, count in enumerate(pair[who]))
        return True

    def done(self, clash: Clash, pair: Pair) -> Clash:
        """The end of a step."""
        self.exploded(clash, pair)
        return Clash(pair[0], pair[1], tuple(sorted(pair.sustained[0])), tuple(sorted(pair.sustained[1])))


def first(fleet: Fleet, kinds: tuple[int, ...]) -> int | None:
    """The first of these kinds that a fleet has."""
    return next((kind for kind in kinds if fleet[kind]), None)


def flagships(fleet: Fleet) -> int:
    """Whole or damaged."""
    return fleet[FLAGSHIP] + fleet[FLAGSHIP_D]


def mended(fleet: Fleet) -> Fleet:
    """A fleet with its flagship repaired."""
    return repair(fleet, FLAGSHIP_D) if fleet[FLAGSHIP_D] else fleet


def duranium(fleet: Fleet, sustained: tuple[int, ...]) -> Fleet:
    """One damaged ship that did not sustain damage in this round is repaired, the most valuable."""
    for kind in REPAIR_ORDER:
        if fleet[kind] > sustained.count(REPAIRED[kind]):
            return repair(fleet, kind)
    return fleet
