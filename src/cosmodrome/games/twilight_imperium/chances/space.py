"""The odds of a space combat, round by round; what comes before the rounds is in `start`.

Nobody retreats. What the game leaves to the players is decided as public calculators do: see `ask.odds`.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.twilight_imperium.chances import start
from cosmodrome.games.twilight_imperium.chances.field import ATTACKER, BOTH, DEFENDER, Field, Force, hit, is_barred
from cosmodrome.games.twilight_imperium.chances.foreseen import FORESEEN, acts, comes_once, used_at
from cosmodrome.games.twilight_imperium.chances.laws import Law, law_of, outcomes
from cosmodrome.games.twilight_imperium.chances.ways import Case, Clash, Fates
from cosmodrome.games.twilight_imperium.combat import Hits, cancels, volley
from cosmodrome.games.twilight_imperium.index import EMPTY, IN_SPACE, INFANTRY, Fleet

TAKEN_ALONG: Final[Fleet] = (-1,) * IN_SPACE  # what is left of a fleet whose loss takes all ships along


class SpaceFight:
    """A space combat between two forces."""

    def __init__(self, attacker: Force, defender: Force, nebula: bool = False) -> None:
        self.forces = attacker, defender
        self.sides = attacker.side, defender.side
        self.plus = 0, int(nebula)  # TI-80.3
        self.start = Clash(attacker.fleet, defender.fleet)
        self.repairs = tuple(acts(side, "space.assigned") for side in self.sides)
        self.last_words = tuple(acts(side, "destroyed") for side in self.sides)
        each_round = [
            (who, FORESEEN[declared.id])
            for who, side in enumerate(self.sides)
            for declared in used_at(side, "space.start")
            if not comes_once(declared)
        ]
        at_the_end = [(who, act) for who, side in enumerate(self.sides) for act in acts(side, "space.end")]
        self.between = [*at_the_end, *each_round]
        self.mends = any(self.repairs) or bool(each_round)
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
        barred, enough = is_barred(self.sides[1 - who], foe), (1 + cancels(self.sides[who])) * sum(own)
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

    def left(self, who: int, own: Fleet, hits: Hits, barred: bool, sustained: tuple[int, ...] = ()) -> Fleet:
        """What hits leave of a fleet; ships that did not sustain damage in this round may be repaired."""
        after, more = hit(self.sides[who], own, hits, barred)
        if any(act(own, after) for act in self.last_words[who]):
            return TAKEN_ALONG
        for repair in self.repairs[who]:
            after = repair(after, sustained + more)
        return after

    def one_round(self, clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        """A round as a step: in the first one damage from its start counts, too."""
        fleets = [
            self.left(who, clash[who], hits, is_barred(self.sides[1 - who], clash[1 - who]), clash[2 + who])
            for who, hits in zip(BOTH, (on_attacker, on_defender), strict=True)
        ]
        return Clash(*self.after(*fleets))

    # ---- around a round ----------------------------------------------------------------------------------------------

    def after(self, attacker: Fleet, defender: Fleet) -> tuple[Fleet, Fleet]:
        """What the sides do at the end of a round, the attacker first, and at the start of the next."""
        if attacker is TAKEN_ALONG or defender is TAKEN_ALONG:
            return EMPTY, EMPTY
        if not self.between:
            return attacker, defender
        before = Clash(attacker, defender)
        field = self.field(before)
        for who, act in self.between:
            act(field, who)
        return self.done(before, field)[:2]

    def field(self, clash: Clash) -> Field:
        """Both fleets, to be changed."""
        return Field(self.forces, clash)

    def done(self, before: Clash, field: Field) -> Clash:
        """The end of a step."""
        if any(act(before[who], field[who]) for who in BOTH for act in self.last_words[who]):
            return Clash(EMPTY, EMPTY)
        sustained = [tuple(sorted(kinds)) if self.repairs[who] else () for who, kinds in enumerate(field.sustained)]
        return Clash(field[0], field[1], *sustained)
