"""What a bot plays for: the objectives it may still score, how far each is, and what brings it nearer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from cosmodrome.games.twilight_imperium.bot.seen import POINT, Seen, mask
from cosmodrome.games.twilight_imperium.data.objectives import BY_ID, Objective
from cosmodrome.games.twilight_imperium.data.technologies import BY_ID as TECHNOLOGY
from cosmodrome.games.twilight_imperium.index import (
    ANOMALIES,
    COLOURS,
    IS_HOME,
    MECATOL,
    SPECIALTY,
    SYSTEM_OF,
    TRAIT,
    bits,
)

TRAITS: Final = ("cultural", "hazardous", "industrial")
ACTIONS: Final = 2  # tactical actions that the first round is for
OUT_OF_REACH: Final = 9  # steps away: too far to be worth a thought


class Goal(NamedTuple):
    """An objective that is open to me, and how many steps I am away from it."""

    row: Objective
    missing: int

    @property
    def pull(self) -> float:
        """What one more step is worth."""
        return POINT * self.row.points / (1.0 + self.missing) ** 1.3 if self.missing else 0.0


def goals(seen: Seen) -> list[Goal]:
    """All objectives that I may still score."""
    found: list[Goal] | None = seen.known.get("goals")
    if found is None:
        objectives = seen.view["objectives"]
        done = set(objectives["scored"][seen.me])
        names = [*objectives["public"], *seen.view["hand"]["secrets"]]
        found = [Goal(BY_ID[name], missing(seen, BY_ID[name])) for name in names if name not in done]
        seen.known["goals"] = found
    return found


def missing(seen: Seen, row: Objective) -> int:
    """How many steps I am away from an objective; 0 if I meet it now."""
    count = COUNTS.get(row.check)
    return OUT_OF_REACH if count is None else max(row.count * max(row.colours, 1) - count(seen, row), 0)


def public_met(seen: Seen) -> list[Goal]:
    """The public objectives that I could score right now."""
    if any(seen.owner(planet) != seen.me for planet in seen.home_planets):
        return []
    return [goal for goal in goals(seen) if goal.row.deck != "secret" and not goal.missing and affords(seen, goal.row)]


def affords(seen: Seen, row: Objective) -> bool:
    """Whether an objective leaves tokens to act with: nobody gives up the first round for one."""
    first = seen.round == 1 and seen.view["turn"]["phase"] == "action"
    return row.check != "spend_tokens" or not first or seen.free_tokens >= row.count + ACTIONS


# ---- how far it is ---------------------------------------------------------------------------------------------------


def of_trait(seen: Seen, trait: str) -> int:
    """My planets with a trait."""
    return sum(TRAIT[planet] == trait for planet in seen.mine)


def colours_of(seen: Seen) -> list[int]:
    """My technologies by colour."""
    own = [TECHNOLOGY[tech["technology"]].colour for tech in seen.own["technologies"]]
    return [own.count(colour) for colour in COLOURS]


def in_colours(seen: Seen, row: Objective) -> int:
    """What counts for a number of technologies in each of several colours."""
    best = sorted(colours_of(seen), reverse=True)[: row.colours]
    return sum(min(count, row.count) for count in best)


def upgrades(seen: Seen, row: Objective) -> int:
    """My unit upgrades."""
    return sum(TECHNOLOGY[tech["technology"]].colour == "unit_upgrade" for tech in seen.own["technologies"])


def own_technologies(seen: Seen, row: Objective) -> int:
    """My faction technologies."""
    own = [TECHNOLOGY[tech["technology"]] for tech in seen.own["technologies"]]
    return sum(bool(tech.faction) and tech.colour != "none" for tech in own)


def ship_places(seen: Seen, row: Objective) -> int:
    """The systems in which ships count for an objective, as bits."""
    match row.check:
        case "ships_in_systems":
            return mask(seen.systems)
        case "ships_adjacent_mecatol":
            return seen.near[MECATOL]
        case "ships_at_mecatol":
            return 1 << MECATOL
        case "ships_adjacent_anomaly":
            return mask(s for s in seen.systems if seen.near[s] & ANOMALIES & mask(seen.systems))
        case "ships_adjacent_other_home":
            return mask(s for seat in seen.others for s in bits(seen.near[seen.players[seat]["home"]]))
        case "ships_with_enemy_dock":
            return mask(
                SYSTEM_OF[planet]
                for planet, known in seen.planets.items()
                if known["space_dock"] and known["owner"] not in (None, seen.me)
            )
        case "ships_at_wormholes":
            return mask(s for s, known in seen.systems.items() if {"alpha", "beta"} & set(known["wormholes"]))
    return 0


def ships_there(seen: Seen, row: Objective) -> int:
    """In how many of these places I have ships."""
    return (ship_places(seen, row) & seen.my_ships).bit_count()


def at_wormholes(seen: Seen, row: Objective) -> int:
    """1 with ships at both kinds of wormholes."""
    kinds = {hole for system in bits(seen.my_ships) for hole in seen.systems[system]["wormholes"]}
    return 1 if {"alpha", "beta"} <= kinds else 0


def at_mecatol(seen: Seen, row: Objective) -> int:
    """Ships beside the throne that is mine."""
    return sum(seen.fleet(seen.me, MECATOL)[:11]) if seen.holds_mecatol else 0


COUNTS: Final[Mapping[str, Callable[[Seen, Objective], int]]] = {
    "control_same_trait": lambda seen, row: max(of_trait(seen, trait) for trait in TRAITS),
    "control_trait": lambda seen, row: of_trait(seen, row.of),
    "control_non_home": lambda seen, row: sum(not IS_HOME[planet] for planet in seen.mine),
    "control_specialty": lambda seen, row: sum(bool(SPECIALTY[planet]) for planet in seen.mine),
    "control_other_home": lambda seen, row: sum(
        IS_HOME[planet] and planet not in seen.home_planets for planet in seen.mine
    ),
    "own_unit_upgrades": upgrades,
    "own_per_colour": in_colours,
    "own_faction_technologies": own_technologies,
    "spend_resources": lambda seen, row: seen.purse("resources"),
    "spend_influence": lambda seen, row: seen.purse("influence"),
    "spend_trade_goods": lambda seen, row: int(seen.own["goods"]),
    "spend_tokens": lambda seen, row: seen.free_tokens,
    "discard_action_cards": lambda seen, row: len(seen.hand),
    "units_on_board": lambda seen, row: seen.figures(row.of),
    "ships_in_systems": ships_there,
    "ships_adjacent_mecatol": ships_there,
    "ships_at_mecatol": at_mecatol,
    "ships_adjacent_anomaly": ships_there,
    "ships_adjacent_other_home": ships_there,
    "ships_with_enemy_dock": ships_there,
    "ships_at_wormholes": at_wormholes,
}


# ---- what brings it nearer -------------------------------------------------------------------------------------------


def planet_pull(seen: Seen, planet: int) -> float:
    """What a planet brings for my objectives."""
    total = 0.0
    for goal in goals(seen):
        row, trait = goal.row, TRAIT[planet]
        match row.check:
            case "control_same_trait":
                most = max(of_trait(seen, each) for each in TRAITS)
                helps = bool(trait) and of_trait(seen, trait) == most
            case "control_trait":
                helps = trait == row.of
            case "control_non_home":
                helps = not IS_HOME[planet]
            case "control_specialty":
                helps = bool(SPECIALTY[planet])
            case "control_other_home":
                helps = IS_HOME[planet] and planet not in seen.home_planets
            case _:
                helps = False
        total += goal.pull * helps
    return total


def ship_pull(seen: Seen, system: int) -> float:
    """What a first ship in a system brings for my objectives."""
    if seen.my_ships >> system & 1:
        return 0.0
    return sum(goal.pull for goal in goals(seen) if goal.missing and ship_places(seen, goal.row) >> system & 1)


def technology_pull(seen: Seen, name: str) -> float:
    """What a technology brings for my objectives."""
    tech, total = TECHNOLOGY[name], 0.0
    for goal in goals(seen):
        row = goal.row
        if row.check == "own_unit_upgrades":
            total += goal.pull * (tech.colour == "unit_upgrade")
        elif row.check == "own_faction_technologies":
            total += goal.pull * bool(tech.faction)
        elif row.check == "own_per_colour" and tech.colour in COLOURS:
            have = colours_of(seen)[COLOURS.index(tech.colour)]
            total += goal.pull * (have < row.count and (row.colours > 1 or have == max(colours_of(seen))))
    return total


def unit_pull(seen: Seen, unit: str) -> float:
    """What one more unit of a kind on the board brings."""
    total = sum(goal.pull for goal in goals(seen) if goal.row.check == "units_on_board" and goal.row.of == unit)
    unveils = unit == "flagship" and any(goal.row.id == "unveil_flagship" for goal in goals(seen))
    return total + (3.0 if unveils else 0.0)


# ---- what is saved for scoring ---------------------------------------------------------------------------------------

SPENDING: Final = {"spend_resources": "resources", "spend_influence": "influence", "spend_trade_goods": "goods"}


class Savings(NamedTuple):
    """What is to be left at the end of the round to score a public objective with it."""

    resources: int = 0
    influence: int = 0
    goods: int = 0
    tokens: int = 0


def savings(seen: Seen) -> Savings:
    """The best public objective that is paid for and in reach, unless another one is met that costs nothing."""
    open_now = public_met(seen)
    free = max((goal.row.points for goal in open_now if not is_paid(goal)), default=0)
    paid = [goal for goal in open_now if is_paid(goal) and goal.row.points > free]
    if not paid:
        return Savings()
    best = max(paid, key=lambda goal: (goal.row.points, -goal.row.count)).row
    if best.check == "spend_tokens":
        return Savings(tokens=best.count)
    return Savings(**{SPENDING[best.check]: best.count})


def is_paid(goal: Goal) -> bool:
    """Whether scoring costs something."""
    return goal.row.check in SPENDING or goal.row.check == "spend_tokens"


def score_worth(seen: Seen, name: str) -> float:
    """What it is worth to score an objective now: its points; of equals more what costs something, since it can be paid
    now, and less what lasts, since it can wait."""
    row = BY_ID[name]
    paid = any(goal.row.id == name and is_paid(goal) for goal in goals(seen))
    lasting = row.check in ("own_unit_upgrades", "own_per_colour", "own_faction_technologies")
    return POINT * row.points + 2.0 * paid - 1.0 * lasting


def spare(seen: Seen, what: str) -> int:
    """How much resources or influence I can spend and still pay for the objective of this round."""
    kept, purse = savings(seen), seen.purse(what)
    wanted = kept.resources or kept.influence
    if kept.goods:
        return purse - min(int(seen.own["goods"]), kept.goods)
    if not wanted:
        return purse
    saved_in = "resources" if kept.resources else "influence"
    if what == saved_in:
        return max(purse - wanted, 0)
    # What pays for one thing does not pay for the other: the poorest planets of the saved kind are free.
    slack, free = seen.purse(saved_in) - wanted, 0
    ready = [seen.planets[planet] for planet in seen.mine if seen.planets[planet]["ready"]]
    for row in sorted(ready, key=lambda row: (row[saved_in], -row[what])):
        if row[saved_in] <= slack:
            slack -= row[saved_in]
            free += row[what]
    return free
