"""The odds of an invasion: bombardment, space cannon defense, rounds of ground combat."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.chances.field import ATTACKER, DEFENDER, Force
from cosmodrome.games.twilight_imperium.chances.foreseen import acts
from cosmodrome.games.twilight_imperium.chances.laws import NO_ROLL, Law, as_any, both, law_of, outcomes
from cosmodrome.games.twilight_imperium.chances.start import battery
from cosmodrome.games.twilight_imperium.chances.ways import Case, Clash, Fates, Step, is_over
from cosmodrome.games.twilight_imperium.combat import Hits, abilities_of, all_dice, ground, plus_one, volley
from cosmodrome.games.twilight_imperium.index import EMPTY, FIGHTER, INFANTRY, PDS, SHIP_KINDS, Fleet


class GroundFight:
    """Ground forces of two sides on a planet; the attacker's ships above it bombard, the defender's PDS stand on it."""

    mends = False

    def __init__(self, attacker: Force, defender: Force) -> None:
        self.forces = attacker, defender
        self.sides = attacker.side, defender.side
        self.plus = 0, 0
        fighters = attacker.side.fold("fighters-land", 0, attacker.fleet)
        self.start = Clash(plus_one(ground(attacker.infantry), FIGHTER, fighters), ground(defender.infantry))
        self.answers = tuple(acts(side, "ground.hits") for side in self.sides)
        self.bombs = self.law_of_bombs()
        self.bombs_after = NO_ROLL
        for act in acts(attacker.side, "ground.end"):
            self.bombs_after = both(self.bombs_after, act(self.bombs))
        self.laws: dict[tuple[int, Fleet], Law] = {}
        self.opening = [Step(self.bombardment, self.take), Step(self.defense, self.take)]
        if any(act(self.shielded()) for act in acts(defender.side, "ground.start")):
            self.opening.append(Step(self.first_rolls, self.one_round))

    def shielded(self) -> bool:
        """TI-48: a planetary shield, and no ship above that lifts it."""
        attacker, defender = self.forces
        lifted = any(attacker.fleet[kind] and attacker.side.units[kind].lifts_shields for kind in SHIP_KINDS)
        return defender.pds > 0 and defender.side.units[PDS].shield and not lifted

    def law_of_bombs(self) -> Law:
        """TI-8.1: the dice of all ships with bombardment."""
        attacker = self.forces[ATTACKER]
        if self.shielded():
            return NO_ROLL
        batches = abilities_of(attacker.side, attacker.fleet, "bombardment")
        return law_of(attacker.side, EMPTY, all_dice(attacker.side, "bombardment", batches))

    # ---- steps -------------------------------------------------------------------------------------------------------

    def bombardment(self, clash: Clash) -> tuple[Law, Law]:
        """Step 1 of an invasion."""
        return NO_ROLL, self.bombs

    def defense(self, clash: Clash) -> tuple[Law, Law]:
        """Step 3: the cannons of the planet against those who land; ships have none there (TI-34.7a)."""
        attacker, defender = self.sides
        if not any(clash.attacker) or attacker.fold("no-cannon-in-invasion", False):
            return NO_ROLL, NO_ROLL
        return law_of(defender, EMPTY, battery(self.forces[DEFENDER], EMPTY, attacker)), NO_ROLL

    def take(self, clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        """Ground forces are lost, one for each hit."""
        return Clash(*self.after(losing(clash.attacker, on_attacker.any), losing(clash.defender, on_defender.any)))

    def first_rolls(self, clash: Clash) -> tuple[Law, Law]:
        """The round in which something keeps the attacker from rolling."""
        if is_over(clash):
            return NO_ROLL, NO_ROLL
        return self.combat_law(DEFENDER, clash.defender), NO_ROLL

    def one_round(self, clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        """TI-41.2: the hits of a round without bombs at its end."""
        more = self.answered(on_attacker.any, on_defender.any)
        return self.take(clash, Hits(on_attacker.any + more[0]), Hits(on_defender.any + more[1]))

    # ---- rounds ------------------------------------------------------------------------------------------------------

    def round(self, attacker: Fleet, defender: Fleet) -> list[Case]:
        """TI-41.1, TI-41.2: both roll; at its end there may be bombs (TI-R45)."""
        return self.cases(attacker, defender, self.roll(DEFENDER, defender), self.roll(ATTACKER, attacker))

    def cases(self, attacker: Fleet, defender: Fleet, on_attacker: Law, on_defender: Law) -> list[Case]:
        """What rolls do to both sides. If hits are answered it hangs on whether there were any."""
        if not any(self.answers):
            return [Case(1.0, fates(attacker, on_attacker), fates(defender, both(on_defender, self.bombs_after)))]
        found = []
        for hit, chance, law in parts(on_attacker):
            for hit_too, other_chance, other in parts(on_defender):
                more, more_too = self.answered(hit, hit_too)
                bombed = fates(defender, both(other, self.bombs_after), more_too)
                found.append(Case(chance * other_chance, fates(attacker, law, more), bombed))
        return found

    def answered(self, on_attacker: int, on_defender: int) -> tuple[int, int]:
        """The hits more on either side that answer these: the attacker answers first."""
        attacker, defender = self.answers
        on_defender_too = sum(act(on_attacker) for act in attacker)
        return sum(act(on_defender + on_defender_too) for act in defender), on_defender_too

    def after(self, attacker: Fleet, defender: Fleet) -> tuple[Fleet, Fleet]:
        """Fighters that fought on the ground go back to space when the combat is over, and take no planet."""
        return (attacker if any(defender) else ground(attacker[INFANTRY])), defender

    def roll(self, who: int, own: Fleet) -> Law:
        """The law of one side's combat roll."""
        law = self.laws.get((who, own))
        if law is None:
            law = self.laws[who, own] = self.combat_law(who, own)
        return law

    def combat_law(self, who: int, own: Fleet, plus: int = 0, rerolls: int = 0) -> Law:
        """The law of a roll of these ground forces, with something added to it; there are no big ships."""
        batches = volley(self.sides[who], own, EMPTY, space=False, plus=self.plus[who] + plus)
        return as_any(law_of(self.sides[who], own, batches, rerolls))


def parts(law: Law) -> list[tuple[int, float, Law]]:
    """A law taken apart: no hit, or hits; each with its chance."""
    missed = law[0][0]
    found = [(0, missed, NO_ROLL)] if missed else []
    if missed < 1:
        found.append((1, 1 - missed, ((0.0, *(chance / (1 - missed) for chance in law[0][1:])),)))
    return found


def fates(fleet: Fleet, law: Law, more: int = 0) -> Fates:
    """What hits leave of ground forces."""
    found: Fates = {}
    for hits, chance in outcomes(law):
        left = losing(fleet, hits.any + more)
        found[left] = found.get(left, 0.0) + chance
    return found


def losing(fleet: Fleet, hits: int) -> Fleet:
    """What is left: fighters that fight on the planet are the cheapest."""
    fighters = min(fleet[FIGHTER], hits)
    return plus_one(plus_one(fleet, FIGHTER, -fighters), INFANTRY, -min(fleet[INFANTRY], hits - fighters))
