"""A second opinion on the odds: the slow, plain way to fight, one figure and one die at a time.

It shares no line and no number with the game: figures are typed from the sheets, dice are thrown, and every step
follows the order of the rules. What players would decide is decided as the odds say they do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

# id: (kind, combat value, combat dice); sheets and cards differ from level to level in nothing else that is rolled.
COMBAT = {
    "war_sun": ("war_sun", 3, 3),
    "prototype_war_sun_2": ("war_sun", 3, 3),
    "dreadnought": ("dreadnought", 5, 1),
    "dreadnought_2": ("dreadnought", 5, 1),
    "super_dreadnought_2": ("dreadnought", 4, 1),
    "exotrireme_2": ("dreadnought", 5, 1),
    "carrier": ("carrier", 9, 1),
    "carrier_2": ("carrier", 9, 1),
    "advanced_carrier_2": ("carrier", 9, 1),
    "cruiser": ("cruiser", 7, 1),
    "cruiser_2": ("cruiser", 6, 1),
    "destroyer": ("destroyer", 9, 1),
    "destroyer_2": ("destroyer", 8, 1),
    "fighter": ("fighter", 9, 1),
    "fighter_2": ("fighter", 8, 1),
    "hybrid_crystal_fighter_2": ("fighter", 7, 1),
    "infantry": ("infantry", 8, 1),
    "infantry_2": ("infantry", 7, 1),
    "letani_warrior_2": ("infantry", 7, 1),
    "spec_ops_2": ("infantry", 6, 1),
}
BETTER_FROM_THE_START = {("sol", "infantry"): 7, ("naalu", "fighter"): 8}
FLAGSHIPS = {
    "arborec": (7, 2),
    "letnev": (5, 2),
    "saar": (5, 2),
    "muaat": (5, 2),
    "hacan": (7, 2),
    "sol": (5, 2),
    "creuss": (5, 1),
    "l1z1x": (5, 2),
    "mentak": (7, 2),
    "naalu": (9, 2),
    "nekro": (9, 2),
    "sardakk_norr": (6, 2),
    "jol_nar": (6, 2),
    "winnu": (7, 0),
    "xxcha": (7, 2),
    "yin": (9, 2),
    "yssaril": (5, 2),
}
CHEAPEST_FIRST = ("fighter", "infantry", "destroyer", "cruiser", "carrier", "dreadnought", "flagship", "war_sun")
SUSTAINS_FIRST = ("dreadnought", "carrier", "flagship", "war_sun")
REPAIRED_FIRST = ("flagship", "war_sun", "dreadnought", "carrier")
FOR_EVER = 300  # rounds: two flagships of Letnev behind their shields repair all they take, and nobody wins


class Figure:
    def __init__(self, kind: str, value: int, dice: int, sustains: bool) -> None:
        self.kind, self.value, self.dice, self.sustains = kind, value, dice, sustains
        self.damaged = False
        self.used_it = False  # sustain damage, in this round


class Side:
    """One player: what fights, what only shoots from a planet, and what is known about the player."""

    def __init__(self, said: Mapping[str, Any]) -> None:
        self.faction: str | None = said.get("faction")
        self.technologies = set(said.get("technologies", ()))
        units: Mapping[str, int] = said["units"]
        upgraded = {COMBAT[t][0]: t for t in self.technologies if t in COMBAT}
        self.ships: list[Figure] = []
        self.infantry: list[Figure] = []
        self.pds = units.get("pds", 0)
        for kind, count in units.items():
            for _ in range(count if kind not in ("pds", "space_dock") else 0):
                whole = kind.removesuffix("-damaged")
                figure = self.figure(whole, upgraded.get(whole, whole))
                figure.damaged = whole != kind
                (self.infantry if kind == "infantry" else self.ships).append(figure)

    def figure(self, kind: str, level: str) -> Figure:
        if kind == "flagship":
            assert self.faction
            return Figure(kind, *FLAGSHIPS[self.faction], sustains=True)
        _, value, dice = COMBAT[level]
        if level == kind:
            value = BETTER_FROM_THE_START.get((self.faction or "", kind), value)
        sustains = kind in ("dreadnought", "war_sun") or level == "advanced_carrier_2"
        return Figure(kind, value, dice, sustains)

    def has(self, kind: str) -> bool:
        return any(ship.kind == kind for ship in self.ships)

    def flies(self, faction: str) -> bool:
        """Whether the flagship of this faction is there."""
        return self.faction == faction and self.has("flagship")


def big(side: Side) -> list[Figure]:
    return [ship for ship in side.ships if ship.kind != "fighter"]


def cheapest(figures: Iterable[Figure]) -> Figure:
    """The first to be lost; of two of a kind the damaged one."""
    return min(figures, key=lambda f: (CHEAPEST_FIRST.index(f.kind), not f.damaged))


def able(figures: Iterable[Figure], foe: Side) -> list[Figure]:
    """Those that can sustain damage; Mentak's flagship lets nobody."""
    return [] if foe.flies("mentak") else [f for f in figures if f.sustains and not f.damaged]


def take(side: Side, foe: Side, hits: int, *, on_big: int = 0, picked: int = 0, figures: list[Figure]) -> list[Figure]:
    """Who of the figures is lost: first to hits that the foe places, then to those on big ships, then to the rest."""
    left = list(figures)
    while left and picked + on_big + hits:
        among = left
        if picked:
            picked -= 1
            target = foes_choice(left, foe)
        else:
            if on_big:
                on_big -= 1
                among = [f for f in left if f.kind != "fighter"] or left
            else:
                hits -= 1
            could = able(among, foe)
            target = min(could, key=lambda f: SUSTAINS_FIRST.index(f.kind)) if could else cheapest(among)
        if target not in able(left, foe):
            left.remove(target)
            continue
        target.damaged = target.used_it = True
        if "non_euclidean_shielding" in side.technologies:  # one more hit is cancelled
            if on_big:
                on_big -= 1
            elif hits:
                hits -= 1
    return [figure for figure in figures if figure not in left]


def foes_choice(figures: list[Figure], foe: Side) -> Figure:
    """The most valuable that cannot sustain damage; if all can, the most valuable."""
    could = able(figures, foe)
    doomed = [figure for figure in figures if figure not in could]
    return max(doomed or could, key=lambda f: CHEAPEST_FIRST.index(f.kind))


class Fight:
    def __init__(
        self, attacker: Mapping[str, Any], defender: Mapping[str, Any], chance: Random, nebula: bool = False
    ) -> None:
        self.attacker, self.defender = Side(attacker), Side(defender)
        self.chance = chance
        self.nebula = nebula

    def rolled(self, dice: int, value: int) -> int:
        return sum(self.chance.randint(1, 10) >= value for _ in range(dice))

    def foe(self, side: Side) -> Side:
        return self.defender if side is self.attacker else self.attacker

    def ships_lost(self, *losses: tuple[Side, list[Figure]]) -> None:
        """Ships leave; with Yin's flagship everything in the system goes."""
        blown_up = False
        for side, lost in losses:
            side.ships = [ship for ship in side.ships if ship not in lost]
            blown_up |= side.faction == "yin" and any(ship.kind == "flagship" for ship in lost)
        if blown_up:
            self.attacker.ships, self.defender.ships = [], []

    # Space

    def space(self) -> str:
        self.space_cannon()
        if self.attacker.ships and self.defender.ships:
            turns = {side: self.at_start(side) for side in (self.attacker, self.defender)}
            for _ in range(5):
                for side, acts in turns.items():
                    if acts:
                        acts.pop(0)(side)
            self.barrage()
        for _ in range(FOR_EVER):
            if not (self.attacker.ships and self.defender.ships):
                return outcome(self.attacker.ships, self.defender.ships)
            self.space_round()
        return "draw"

    def cannons(self, side: Side, in_space: bool) -> int:
        batteries = [(5 if "pds_2" in side.technologies else 6, 1)] * side.pds
        if in_space and side.flies("xxcha"):
            batteries.append((5, 3))
        if not batteries:
            return 0
        if "plasma_scoring" in side.technologies:
            batteries.append((min(value for value, _ in batteries), 1))
        worse = "antimass_deflectors" in self.foe(side).technologies
        return sum(self.rolled(dice, value + worse) for value, dice in batteries)

    def space_cannon(self) -> None:
        hits = {side: self.cannons(side, in_space=True) for side in (self.attacker, self.defender)}
        losses = []
        for side in (self.attacker, self.defender):
            foe = self.foe(side)
            big_only = "graviton_laser_system" in foe.technologies
            n = hits[foe]
            taken = (0, n) if big_only else (n, 0)
            losses.append((side, take(side, foe, taken[0], on_big=taken[1], figures=side.ships)))
        self.ships_lost(*losses)
        for side in (self.attacker, self.defender):
            for ship in side.ships:
                ship.used_it = False  # that was before the combat

    def at_start(self, side: Side) -> list[Callable[[Side], None]]:
        """What a player has to do at the start of a space combat, then what the player may do, and does."""
        acts = [
            (side.faction == "letnev", self.repair_flagship),
            ("assault_cannon" in side.technologies, self.assault),
            (side.flies("nekro"), self.enlist),
            (side.faction == "mentak", self.ambush),
            ("dimensional_splicer" in side.technologies, self.splice),
            ("impulse_core" in side.technologies, self.explode),
        ]
        return [act for has, act in acts if has]

    def assault(self, side: Side) -> None:
        foe = self.foe(side)
        if len(big(side)) >= 3 and big(foe):
            self.ships_lost((foe, [cheapest(big(foe))]))

    def enlist(self, side: Side) -> None:
        if side.ships and self.foe(side).ships and side.flies("nekro"):
            side.ships += side.infantry
            side.infantry = []

    def ambush(self, side: Side) -> None:
        foe = self.foe(side)
        if side.ships and foe.ships:
            ready = [s for s in side.ships if s.kind == "cruiser"] + [s for s in side.ships if s.kind == "destroyer"]
            hits = sum(self.rolled(1, ship.value) for ship in ready[:2])
            self.ships_lost((foe, take(foe, side, hits, figures=foe.ships)))

    def splice(self, side: Side) -> None:
        foe = self.foe(side)
        if side.ships and foe.ships:
            self.ships_lost((foe, take(foe, side, 0, picked=1, figures=foe.ships)))

    def explode(self, side: Side) -> None:
        foe = self.foe(side)
        if side.ships and foe.ships and self.sacrifice(side):
            self.ships_lost((foe, take(foe, side, 0, on_big=1, figures=foe.ships)))

    def sacrifice(self, side: Side) -> bool:
        for kind in ("destroyer", "cruiser"):
            for ship in side.ships:
                if ship.kind == kind:
                    self.ships_lost((side, [ship]))
                    return True
        return False

    def barrage(self) -> None:
        losses = []
        for side in (self.attacker, self.defender):
            foe = self.foe(side)
            hits = 0
            for ship in foe.ships:
                if ship.kind == "destroyer":
                    hits += self.rolled(3, 6) if "destroyer_2" in foe.technologies else self.rolled(2, 9)
                if ship.kind == "flagship" and foe.faction == "saar":
                    hits += self.rolled(4, 6)
            losses.append((side, [ship for ship in side.ships if ship.kind == "fighter"][:hits]))
        self.ships_lost(*losses)

    def bonus(self, side: Side, ship: Figure | None) -> int:
        """What is added to the combat roll of this ship, or of a ground force."""
        bonus = {"sardakk_norr": 1, "jol_nar": -1}.get(side.faction or "", 0)
        if ship and self.nebula and side is self.defender:
            bonus += 1
        if ship and side.flies("sardakk_norr") and ship.kind != "flagship":
            bonus += 1
        return bonus

    def combat_roll(self, side: Side) -> tuple[int, int]:
        """Hits on whatever the foe likes, hits on big ships."""
        hits = on_big = 0
        aimed = ("flagship", "dreadnought") if side.flies("l1z1x") else ()
        for ship in side.ships:
            dice = ship.dice
            if ship.kind == "flagship" and side.faction == "winnu":
                dice = len(big(self.foe(side)))
            for _ in range(dice):
                die = self.chance.randint(1, 10)
                n = int(die + self.bonus(side, ship) >= ship.value)
                if ship.kind == "flagship" and side.faction == "jol_nar" and die >= 9:
                    n += 2
                if ship.kind in aimed:
                    on_big += n
                else:
                    hits += n
        return hits, on_big

    def space_round(self) -> None:
        sides = (self.attacker, self.defender)
        scored = {side: self.combat_roll(side) for side in sides}
        losses = []
        for side in sides:
            hits, on_big = scored[self.foe(side)]
            losses.append((side, take(side, self.foe(side), hits, on_big=on_big, figures=side.ships)))
        self.ships_lost(*losses)
        for side in sides:
            if "duranium_armor" in side.technologies:
                hurt = [ship for ship in side.ships if ship.damaged and not ship.used_it]
                if hurt:
                    min(hurt, key=lambda f: REPAIRED_FIRST.index(f.kind)).damaged = False
        for side in sides:
            for ship in side.ships:
                ship.used_it = False
        for side in sides:
            self.after_round(side)
        for side in sides:  # the next round starts
            self.repair_flagship(side)

    def repair_flagship(self, side: Side) -> None:
        """Letnev's, at the start of every round."""
        for ship in side.ships:
            if ship.kind == "flagship" and side.faction == "letnev":
                ship.damaged = False

    def after_round(self, side: Side) -> None:
        """Yin's devotion; N'orr's Exotrireme II, no more of them than needed, the damaged first."""
        foe = self.foe(side)
        if side.faction == "yin" and foe.ships and self.sacrifice(side):
            self.ships_lost((foe, take(foe, side, 0, picked=1, figures=foe.ships)))
        if "exotrireme_2" in side.technologies:
            while foe.ships and side.has("dreadnought"):
                ram = cheapest(ship for ship in side.ships if ship.kind == "dreadnought")
                dearest = sorted(foe.ships, key=lambda f: (CHEAPEST_FIRST.index(f.kind), not f.damaged))
                self.ships_lost((side, [ram]), (foe, dearest[-2:]))

    # Ground

    def ground(self) -> str:
        attacker, defender = self.attacker, self.defender
        shield = defender.pds > 0 and not attacker.has("war_sun") and not attacker.flies("letnev")
        landed = list(attacker.infantry)
        if attacker.flies("naalu"):
            landed += [ship for ship in attacker.ships if ship.kind == "fighter"]
        home = list(defender.infantry)
        if not shield:
            home = self.bombarded(home)
        if "l4_disruptors" not in attacker.technologies and landed:
            lost = take(attacker, defender, self.cannons(defender, in_space=False), figures=landed)
            landed = [f for f in landed if f not in lost]
        first = True
        while landed and home:
            grid = first and shield and "magen_defense_grid" in defender.technologies
            first = False
            by_attacker = 0 if grid else self.ground_roll(attacker, landed)
            by_defender = self.ground_roll(defender, home)
            if "valkyrie_particle_weave" in attacker.technologies and by_defender:
                by_attacker += 1
            if "valkyrie_particle_weave" in defender.technologies and by_attacker:
                by_defender += 1
            lost = take(attacker, defender, by_defender, figures=landed)
            lost += take(defender, attacker, by_attacker, figures=home)
            landed = [f for f in landed if f not in lost]
            home = [f for f in home if f not in lost]
            if attacker.faction == "l1z1x" and not shield:
                home = self.bombarded(home)
        return outcome([f for f in landed if home or f.kind == "infantry"], home)  # fighters take no planet

    def ground_roll(self, side: Side, figures: list[Figure]) -> int:
        bonus = self.bonus(side, None)
        return sum(self.rolled(figure.dice, figure.value - bonus) for figure in figures)

    def bombarded(self, home: list[Figure]) -> list[Figure]:
        """Who is left of the defenders."""
        side = self.attacker
        guns = []
        for ship in side.ships:
            if ship.kind == "war_sun":
                guns.append((3, 3))
            if ship.kind == "flagship" and side.faction == "letnev":
                guns.append((5, 3))
            if ship.kind == "dreadnought":
                norr = side.faction == "sardakk_norr" or "exotrireme_2" in side.technologies
                guns.append((4, 2) if norr else (4 if "super_dreadnought_2" in side.technologies else 5, 1))
        if not guns:
            return home
        if "plasma_scoring" in side.technologies:
            guns.append((min(value for value, _ in guns), 1))
        return home[sum(self.rolled(dice, value) for value, dice in guns) :]


def outcome(attacker: list[Figure], defender: list[Figure]) -> str:
    if attacker:
        return "attacker"
    return "defender" if defender else "draw"


def fought(fight: Mapping[str, Any], battles: int, seed: int) -> dict[str, float]:
    """How often each side wins, of so many fights."""
    chance = Random(seed)
    count = {"attacker": 0, "defender": 0, "draw": 0}
    for _ in range(battles):
        battle = Fight(fight["attacker"], fight["defender"], chance, fight.get("nebula", False))
        count[battle.space() if fight["kind"] == "space" else battle.ground()] += 1
    return {who: n / battles for who, n in count.items()}
