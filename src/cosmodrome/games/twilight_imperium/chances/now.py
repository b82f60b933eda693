"""The odds of the fight that is being fought, as it stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cosmodrome.games.twilight_imperium.chances.ask import Odds, chances
from cosmodrome.games.twilight_imperium.chances.field import ATTACKER, DEFENDER, Force
from cosmodrome.games.twilight_imperium.chances.ground import GroundFight
from cosmodrome.games.twilight_imperium.chances.laws import NO_ROLL, Law, certain
from cosmodrome.games.twilight_imperium.chances.space import SpaceFight
from cosmodrome.games.twilight_imperium.chances.start import barrage
from cosmodrome.games.twilight_imperium.chances.ways import Clash, Step, is_over
from cosmodrome.games.twilight_imperium.combat import SUSTAIN_ORDER, Hits
from cosmodrome.games.twilight_imperium.index import EMPTY, NEBULAE, NOBODY, Fleet
from cosmodrome.games.twilight_imperium.names import numbered
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.ground_combat import forces
from cosmodrome.games.twilight_imperium.tactical.invasion import has_shield
from cosmodrome.kernel import Seat

LIVE_BATTLES: Final = 2_000  # fought where the exact way would take too long: enough for a panel
KEPT: Final = 512  # fights whose odds are remembered


class Fighter(NamedTuple):
    """One side of a fight under way."""

    side: Side
    fleet: Fleet  # what fights
    hits: Hits = Hits(0)  # still to be assigned
    bombers: Fleet = EMPTY  # in the system of a ground combat, if its planet can be bombarded
    sustained: tuple[int, ...] = ()  # kinds, in this round
    plus: int = 0  # on every roll of this combat
    plus_now: int = 0  # on those of this round besides
    fighters: int = 0  # on those of fighters in this round
    rerolls: int = 0  # of misses, in this round
    rolls: bool = True  # in this round


def odds_of_fight(table: TwilightImperium) -> Odds | None:
    """The chances of the open combat from where it stands now; None while nobody fights.

    `attacker` is the active player (`table.active`), `defender` the other (`table.foe`). It counts what all can see:
    the units that are left, damaged ones as damaged, hits that have been made and not yet been assigned, the barrage
    if it is still to come (round 1), what was added for this round or this combat. What is to come is decided as in
    `odds`: nobody retreats, nobody plays cards. Dice count from the moment they have become hits.

    Remembered by all that it depends on, so that asking again costs microseconds; the first time it takes
    milliseconds, so ask when a panel is drawn, not in every view.
    """
    if not table.combat or table.foe == NOBODY:
        return None
    sides = fighter(table, table.active), fighter(table, table.foe)
    if table.combat == "ground":
        return ground_odds(*sides)
    return space_odds(*sides, moment(table), bool(NEBULAE >> table.system & 1))


def moment(table: TwilightImperium) -> str:
    """How far the round of a space combat has come: what is next is its barrage, its dice, its hits, or its end."""
    if table.cursor == "combat-round" and table.combat_round <= 1:
        return "barrage"
    return {"combat-hits": "hits", "combat-after": "end", "combat-end": "end"}.get(table.cursor, "dice")


def fighter(table: TwilightImperium, seat: Seat) -> Fighter:
    """One side as it stands."""
    space = table.combat == "space"
    barrage = space and table.cursor == "combat-round"  # its hits are none on ships
    sustained = [kind for kind in SUSTAIN_ORDER for _ in range(table.marked(numbered("sustained", kind), seat))]
    bombs = not space and seat == table.active and not has_shield(table, table.planet, seat)
    return Fighter(
        table.side(seat),
        table.combatants(seat) if space else forces(table, seat),
        Hits(0) if barrage else Hits(table.hits[seat], table.big_hits[seat]),
        bombers=table.fleet(seat, table.system) if bombs else EMPTY,
        sustained=tuple(sustained),
        plus=table.marked("combat+all", seat),
        plus_now=table.marked("combat+", seat),
        fighters=table.marked("fighters+", seat),
        rerolls=table.marked("rerolls", seat),
        rolls=not table.marked("no-roll", seat),
    )


@lru_cache(maxsize=KEPT)
def space_odds(attacker: Fighter, defender: Fighter, moment: str, nebula: bool) -> Odds:
    """The rest of the round under way, then further rounds."""
    sides = attacker, defender
    fight = SpaceFight(Force(attacker.side, attacker.fleet), Force(defender.side, defender.fleet), nebula)
    fight.plus = attacker.plus, defender.plus + nebula
    sustained = [side.sustained if fight.repairs[who] else () for who, side in enumerate(sides)]
    fight.start = Clash(attacker.fleet, defender.fleet, *sustained)

    def law(who: int, clash: Clash) -> Law:
        side = sides[who]
        bonus = side.plus_now, side.fighters, side.rerolls
        return NO_ROLL if is_over(clash) else fight.combat_law(who, clash[who], clash[1 - who], *bonus)

    dice = Step(lambda clash: (law(DEFENDER, clash), law(ATTACKER, clash)), fight.one_round)
    hits = Step(lambda clash: (certain(attacker.hits), certain(defender.hits)), fight.one_round)
    fight.opening = {"barrage": [barrage(fight), dice], "dice": [dice], "hits": [hits], "end": []}[moment]
    return chances(fight, otherwise=LIVE_BATTLES)


@lru_cache(maxsize=KEPT)
def ground_odds(attacker: Fighter, defender: Fighter) -> Odds:
    """The rest of the round under way, then further rounds."""
    sides = attacker, defender
    fight = GroundFight(Force(attacker.side, attacker.bombers), Force(defender.side, EMPTY))
    fight.plus = attacker.plus, defender.plus
    fight.start = Clash(attacker.fleet, defender.fleet)

    def law(who: int, clash: Clash) -> Law:
        side = sides[who]
        return fight.combat_law(who, clash[who], side.plus_now, side.rerolls) if side.rolls else NO_ROLL

    dice = Step(lambda clash: (law(DEFENDER, clash), law(ATTACKER, clash)), fight.one_round)
    hits = Step(lambda clash: (certain(attacker.hits), certain(defender.hits)), fight.take)
    bombs = Step(lambda clash: (NO_ROLL, fight.bombs_after), fight.take)
    fight.opening = [hits if any(attacker.hits) or any(defender.hits) else dice, bombs]
    return chances(fight, otherwise=LIVE_BATTLES)
