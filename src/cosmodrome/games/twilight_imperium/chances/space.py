"""The odds of a space combat, round by round; what comes before the rounds is in `start`.

Nobody retreats. What the game leaves to the players is decided as public calculators do: see `ask.odds`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cosmodrome.games.twilight_imperium.chances import start
from cosmodrome.games.twilight_imperium.chances.laws import Law, law_of, outcomes
from cosmodrome.games.twilight_imperium.chances.start import ATTACKER, DEFENDER
from cosmodrome.games.twilight_imperium.chances.ways import Case, Clash, Fates
from cosmodrome.games.twilight_imperium.combat import (
    LOSS_ORDER,
    REPAIR_ORDER,
    REPAIRED,
    SUSTAIN_ORDER,
    Hits,
    auto_hits,
    cancels,
    plus_one,
    repair,
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
    IN_SPACE,
    INFANTRY,
    Fleet,
)
from cosmodrome.games.twilight_imperium.sides import Side

SIDES: Final = (ATTACKER, DEFENDER)
MARTYRS: Final = (DESTROYER, CRUISER)  # given for a hit, this one first
DEAREST: Final = (*(kind for kind in reversed(LOSS_ORDER) if kind not in (FIGHTER, INFANTRY)), INFANTRY, FIGHTER)
RAMMED: Final = 2  # ships that an exotrireme takes along
EXPLODED: Final[Fleet] = (-1,) * IN_SPACE  # what is left of a fleet whose Yin flagship was destroyed
SACRIFICES: Final = frozenset({"devotion", "exotrireme_2"})  # what is used after a round


class Force(NamedTuple):
    """What a side brings: its ships (or bombers), ground forces, and the PDS that reach."""

    side: Side
    fleet: Fleet
    infantry: int = 0
    pds: int = 0


class Field(list[Fleet]):
    """Both fleets while something happens to them, with what has sustained damage in this round."""

    def __init__(self, clash: Clash) -> None:
        super().__init__(clash[:2])
        self.sustained = list(clash[2:])


class SpaceFight:
    """A space combat between two forces."""

    def __init__(self, attacker: Force, defender: Force, nebula: bool = False) -> None:
        self.forces = attacker, defender
        self.sides = attacker.side, defender.side
        self.plus = 0, int(nebula)  # TI-80.3
        self.start = Clash(attacker.fleet, defender.fleet)
        self.armoured = tuple(side.has("duranium_armor") for side in self.sides)
        self.explodes = tuple(side.has("van_hauge") for side in self.sides)
        self.calm = not any(SACRIFICES & side.ids for side in self.sides)
        self.mended = tuple(side.has("arc_secundus") for side in self.sides)
        self.mends = any(self.armoured) or any(self.mended)
        self.rolled: dict[tuple[int, Fleet, Fleet], list[tuple[Hits, float]]] = {}
        self.struck: dict[tuple[int, Fleet, bool], dict[Hits, Fleet]] = {}
        self.opening = start.steps(self)

    # ---- a round -----------------------------------------------------------------------------------------------------

    def round(self, attacker: Fleet, defender: Fleet) -> list[Case]:
        """Both roll, both take hits: each fleet's fate is its own (TI-35.5f, TI-R14)."""
        return [Case(1.0, self.fates(ATTACKER, attacker, defender), self.fates(DEFENDER, defender, attacker))]

    def fates(self, who: int, own: Fleet, foe: Fleet) -> Fates:
        """What a round may leave of a fleet."""
        key = 1 - who, foe, own if "combat-dice" in self.sides[1 - who].topics else EMPTY
        rolled = self.rolled.get(key)
        if rolled is None:
            rolled = self.rolled[key] = outcomes(self.combat_law(1 - who, foe, own))
        barred, enough = self.barred(who, foe), (1 + cancels(self.sides[who])) * sum(own)
        struck = self.struck.setdefault((who, own, barred), {})
        found: Fates = {}
        for hits, chance in rolled:
            if hits[0] + hits[1] > enough:
                hits = Hits(enough)
            left = struck.get(hits)
            if left is None:
                left = struck[hits] = self.left(who, own, hits, barred)
            found[left] = found.get(left, 0.0) + chance
        return found

    def combat_law(self, who: int, own: Fleet, foe: Fleet, plus: int = 0, fighters: int = 0, rerolls: int = 0) -> Law:
        """The law of a combat roll, with something added to it or to the dice of fighters."""
        side = self.sides[who]
        plus += self.plus[who]
        batches = volley(side, own, foe, plus=plus, fighters=fighters, enlisted=own[INFANTRY] > 0)
        return law_of(side, own, batches, rerolls)

    def barred(self, who: int, foe: Fleet) -> bool:
        """Whether a ship of the opponent lets nobody sustain damage; lost in this round, it still has (TI-R14)."""
        side = self.sides[1 - who]
        return "forbids-sustain" in side.topics and bool(side.fold("forbids-sustain", False, foe))

    def left(self, who: int, own: Fleet, hits: Hits, barred: bool, sustained: tuple[int, ...] = ()) -> Fleet:
        """What hits leave of a fleet; one ship that did not sustain damage in this round may be repaired."""
        after, more = self.hit(who, own, hits, barred)
        if self.explodes[who] and flagships(own) > flagships(after):
            return EXPLODED
        return duranium(after, sustained + more) if self.armoured[who] else after

    def hit(self, who: int, own: Fleet, hits: Hits, barred: bool) -> tuple[Fleet, tuple[int, ...]]:
        """TI-52, TI-35.6: sustain what can, then lose the cheapest."""
        after, sustained, _ = auto_hits(self.sides[who], own, hits, barred, enlisted=own[INFANTRY] > 0)
        return after, sustained

    def one_round(self, clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        """A round as a step: in the first one damage from its start counts, too."""
        fleets = [
            self.left(who, clash[who], hits, self.barred(who, clash[1 - who]), clash[2 + who])
            for who, hits in zip(SIDES, (on_attacker, on_defender), strict=True)
        ]
        return Clash(*self.after(*fleets))

    # ---- after a round -----------------------------------------------------------------------------------------------

    def after(self, attacker: Fleet, defender: Fleet) -> tuple[Fleet, Fleet]:
        """What the sides do at the end of a round, the attacker first, and at the start of the next."""
        if attacker is EXPLODED or defender is EXPLODED:
            return EMPTY, EMPTY
        if not self.calm:
            before = Clash(attacker, defender)
            field = Field(before)
            for who in SIDES:
                self.devote(field, who)
                self.ram(field, who)
            if self.exploded(before, field):
                return EMPTY, EMPTY
            attacker, defender = field
        if self.mended[ATTACKER]:
            attacker = mended(attacker)
        if self.mended[DEFENDER]:
            defender = mended(defender)
        return attacker, defender

    def devote(self, field: Field, who: int) -> None:
        """Yin gives a destroyer or cruiser for a hit on a ship of its choice."""
        martyr = first(field[who], MARTYRS)
        if self.sides[who].has("devotion") and martyr is not None and any(field[1 - who]):
            field[who] = plus_one(field[who], martyr, -1)
            self.snipe(field, 1 - who)

    def ram(self, field: Field, who: int) -> None:
        """Each Exotrireme II takes two ships of the opponent along, the most valuable."""
        if not self.sides[who].has("exotrireme_2"):
            return
        while any(field[1 - who]) and (rammer := first(field[who], (DREADNOUGHT_D, DREADNOUGHT))) is not None:
            field[who] = plus_one(field[who], rammer, -1)
            for _ in range(RAMMED):
                if (kind := first(field[1 - who], DEAREST)) is not None:
                    field[1 - who] = plus_one(field[1 - who], kind, -1)

    # ---- hits outside of rolls ---------------------------------------------------------------------------------------

    def assign(self, field: Field, who: int, hits: Hits) -> None:
        """Hits that this side assigns."""
        field[who], sustained = self.hit(who, field[who], hits, self.barred(who, field[1 - who]))
        field.sustained[who] += sustained

    def snipe(self, field: Field, who: int) -> None:
        """A hit on the ship that the opponent picks: the dearest that cannot sustain damage, or the dearest."""
        can = [] if self.barred(who, field[1 - who]) else sustainers(self.sides[who], field[who])
        kind = first(field[who], tuple(kind for kind in DEAREST if kind not in can))
        if kind is not None:
            field[who] = plus_one(field[who], kind, -1)
        elif (kind := first(field[who], tuple(reversed(SUSTAIN_ORDER)))) is not None:
            field[who] = sustain(field[who], kind)
            field.sustained[who] += (kind,)

    def field(self, clash: Clash) -> Field:
        """Both fleets, to be changed."""
        return Field(clash)

    def exploded(self, before: Clash, field: Field) -> bool:
        """A Yin flagship that was there is not any more: all that fights in the system is destroyed."""
        return any(self.explodes[who] and flagships(before[who]) > flagships(field[who]) for who in SIDES)

    def done(self, before: Clash, field: Field) -> Clash:
        """The end of a step."""
        if self.exploded(before, field):
            return Clash(EMPTY, EMPTY)
        sustained = [tuple(sorted(kinds)) if self.armoured[who] else () for who, kinds in enumerate(field.sustained)]
        return Clash(field[0], field[1], *sustained)


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
