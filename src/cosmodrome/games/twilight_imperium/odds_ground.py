"""The odds of an invasion: bombardment, space cannon defense, rounds of ground combat."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.combat import Hits, abilities_of, ground, one_more_die, plus_one, volley
from cosmodrome.games.twilight_imperium.index import EMPTY, FIGHTER, INFANTRY, PDS, SHIP_KINDS, Fleet
from cosmodrome.games.twilight_imperium.odds_laws import NO_ROLL, Clash, Law, Step, at_most, both, is_over, law_of
from cosmodrome.games.twilight_imperium.odds_space import ATTACKER, DEFENDER, Force, battery, flagships


class GroundFight:
    """Ground forces of two sides on a planet; the attacker's ships above it bombard, the defender's PDS stand on it."""

    def __init__(self, attacker: Force, defender: Force) -> None:
        self.forces = attacker, defender
        self.sides = attacker.side, defender.side
        landing = ground(attacker.infantry)
        if attacker.side.has("matriarch") and flagships(attacker.fleet):
            landing = plus_one(landing, FIGHTER, attacker.fleet[FIGHTER])
        self.start = Clash(landing, ground(defender.infantry))
        self.bombs = self.law_of_bombs()
        self.harrow = self.bombs if attacker.side.has("harrow") else NO_ROLL
        self.plus = 0, 0
        self.laws: dict[tuple[int, Fleet], Law] = {}
        self.opening = [Step(self.bombardment, self.take), Step(self.defense, self.take)]
        if defender.side.has("magen_defense_grid") and self.shielded():
            self.opening.append(Step(self.first_rolls, self.one_round))
        self.round = Step(self.rolls, self.one_round)
        self.mends = False

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
        if attacker.side.fold("extra-die", False, "bombardment"):
            batches = one_more_die(batches)
        return law_of(attacker.side, EMPTY, batches)

    def bombardment(self, clash: Clash) -> tuple[Law, Law]:
        """Step 1 of an invasion."""
        return NO_ROLL, at_most(self.bombs, sum(clash.defender))

    def defense(self, clash: Clash) -> tuple[Law, Law]:
        """Step 3: the cannons of the planet against those who land; ships have none there (TI-34.7a)."""
        attacker, defender = self.sides
        if not any(clash.attacker) or attacker.fold("no-cannon-in-invasion", False):
            return NO_ROLL, NO_ROLL
        law = law_of(defender, EMPTY, battery(self.forces[DEFENDER], EMPTY, attacker))
        return at_most(law, sum(clash.attacker)), NO_ROLL

    def rolls(self, clash: Clash) -> tuple[Law, Law]:
        """A round: both roll; ships that harrow bombard at its end, which `one_round` tells by the kind of hits."""
        return self.combat_roll(DEFENDER, clash), self.harrowed(self.combat_roll(ATTACKER, clash))

    def first_rolls(self, clash: Clash) -> tuple[Law, Law]:
        """The round in which a Magen Defense Grid keeps the attacker from rolling."""
        if is_over(clash):
            return NO_ROLL, NO_ROLL
        return self.combat_roll(DEFENDER, clash), self.harrowed(NO_ROLL)

    def combat_roll(self, who: int, clash: Clash) -> Law:
        """TI-41.1: the law of one side's roll."""
        own = clash[who]
        law = self.laws.get((who, own))
        if law is None:
            law = self.laws[who, own] = self.combat_law(who, own)
        return at_most(law, sum(clash[1 - who]))

    def combat_law(self, who: int, own: Fleet, plus: int = 0, rerolls: int = 0) -> Law:
        """The law of a roll of these ground forces, with something added to it."""
        batches = volley(self.sides[who], own, EMPTY, space=False, plus=self.plus[who] + plus)
        law = law_of(self.sides[who], own, batches, rerolls)
        return {Hits(hits.any + hits.big): chance for hits, chance in law.items()}

    def harrowed(self, law: Law) -> Law:
        """With the hits of bombs, kept apart from those of the round."""
        return both(law, {Hits(0, hits.any): chance for hits, chance in self.harrow.items()})

    def one_round(self, clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        """TI-41.2; with a Valkyrie Particle Weave who was hit in the round makes one hit more."""
        hits = [on_attacker.any, on_defender.any]
        for who in (ATTACKER, DEFENDER):
            if hits[who] and self.sides[who].has("valkyrie_particle_weave"):
                hits[1 - who] += 1
        return self.take(clash, Hits(hits[0]), Hits(hits[1] + on_defender.big))

    def take(self, clash: Clash, on_attacker: Hits, on_defender: Hits) -> Clash:
        """Ground forces are lost, one for each hit."""
        return Clash(losing(clash.attacker, on_attacker.any), losing(clash.defender, on_defender.any))


def losing(fleet: Fleet, hits: int) -> Fleet:
    """What is left: fighters that fight on the planet are the cheapest."""
    fighters = min(fleet[FIGHTER], hits)
    return plus_one(plus_one(fleet, FIGHTER, -fighters), INFANTRY, -min(fleet[INFANTRY], hits - fighters))
