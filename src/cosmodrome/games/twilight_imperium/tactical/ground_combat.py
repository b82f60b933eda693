"""Ground combat, TI-41: on each planet with ground forces of two players."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.combat import count_hits, ground, plus_one, volley
from cosmodrome.games.twilight_imperium.index import EMPTY, FIGHTER, INFANTRY, NOBODY, PLANET, Fleet
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy_ground, lose_landed
from cosmodrome.games.twilight_imperium.tactical.rerolls import reroll_any
from cosmodrome.games.twilight_imperium.when import opponent
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Choose, Roll, Rule, Seat


def next_planet(table: TwilightImperium) -> Rule[None] | None:
    """TI-11.4a: one combat after another, in the active player's order."""
    planets = [planet for planet in table.invaded if contested(table, planet)]
    if not planets:
        table.cursor = "control"
        return None
    return choose_planet(table, planets)


def contested(table: TwilightImperium, planet: int) -> bool:
    """Ground forces of two players stand here."""
    foreign = table.owner[planet] not in (NOBODY, table.active)
    landed = table.landed.get(planet, 0) or table.landed_fighters.get(planet, 0)
    return bool(foreign and landed and table.infantry[planet])


def choose_planet(table: TwilightImperium, planets: list[int]) -> Rule[None]:
    """Where to fight next."""
    choice = yield Choose(table.active, "ground-combat", [verbs.AT_PLANET[planet] for planet in planets])
    planet = PLANET[choice[1]]
    table.begin_combat("ground", table.owner[planet], planet)
    table.cursor = "ground-round"


def forces(table: TwilightImperium, seat: Seat) -> Fleet:
    """The ground forces of a player on the planet of the combat."""
    if seat != table.active:
        return ground(table.infantry[table.planet])
    infantry, fighters = table.landed.get(table.planet, 0), table.landed_fighters.get(table.planet, 0)
    return plus_one(ground(infantry), FIGHTER, fighters) if fighters else ground(infantry)


def is_over(table: TwilightImperium) -> bool:
    """TI-41.4."""
    return not contested(table, table.planet) or bool(table.marked("combat-over"))


def one_round(table: TwilightImperium) -> Rule[None]:
    """TI-41.1, TI-41.2: both roll, both lose ground forces."""
    table.begin_round()
    yield from window(table, "ground.start", seat=table.active, round=table.combat_round)
    if not is_over(table):
        for seat in (table.active, table.foe):
            hits = yield from ground_roll(table, seat)
            table.set_hits(opponent(table, seat), hits)
        yield from window(table, "ground.hits", seat=table.active)
        for seat in (table.active, table.foe):
            yield from take_hits(table, seat)
        yield from window(table, "ground.end", seat=table.active, round=table.combat_round)
    table.cursor = "ground-end" if is_over(table) else "ground-round"


def ground_roll(table: TwilightImperium, seat: Seat) -> Rule[int]:
    """One player's combat roll."""
    if table.marked("no-roll", seat):
        return 0
    side, own = table.side(seat), forces(table, seat)
    plus = table.marked("combat+", seat) + table.marked("combat+all", seat)
    batches = volley(side, own, EMPTY, space=False, plus=plus)
    dice = yield Roll("combat", 10, sum(batch.dice for batch in batches))
    table.set_roll(seat, "ground-combat", dice, tuple(batches))
    for _ in range(table.marked("rerolls", seat)):
        yield from reroll_any(table, seat)
    yield from window(table, "ground.rolled", seat=seat)
    hits = count_hits(side, own, batches, table.dice)
    return hits.any + hits.big


def take_hits(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-41.2: ground forces are destroyed, one for each hit."""
    hits = min(table.hits[seat], sum(forces(table, seat)))
    table.clear_hits(seat)
    if seat == table.active:
        yield from lose_landed(table, seat, table.planet, hits)
    elif hits:
        yield from destroy_ground(table, table.planet, hits, table.active)


def end(table: TwilightImperium) -> Rule[None]:
    """TI-41.4c, TI-41.4d: the side with ground forces wins; without any it is a draw. Fighters that fight as ground
    forces go back to space: they alone have not won (TI-R75)."""
    left = [seat for seat in (table.active, table.foe) if forces(table, seat)[INFANTRY]]
    winner = left[0] if len(left) == 1 else NOBODY
    table.call_combat(winner)
    if winner != NOBODY:
        loser = opponent(table, winner)
        yield from window(table, "ground.won", seat=winner, loser=loser, led=table.leads(loser))
    table.end_combat()
    table.drop_empty_landings()
    table.planet, table.foe = NOBODY, NOBODY
    table.cursor = "ground"
