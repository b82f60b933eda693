"""The turns and small choices of a bot: strategy cards, actions, secondaries, scoring, secrets, who and where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cosmodrome.games.twilight_imperium.bot.goals import (
    goals,
    is_paid,
    missing,
    public_met,
    savings,
    ship_pull,
    spare,
    unit_pull,
)
from cosmodrome.games.twilight_imperium.bot.plans import activation_worth
from cosmodrome.games.twilight_imperium.bot.seen import CARD, POINT, TOKEN, Seen, Weigh
from cosmodrome.games.twilight_imperium.bot.uses import component_worth
from cosmodrome.games.twilight_imperium.data.objectives import BY_ID
from cosmodrome.games.twilight_imperium.index import EMPTY, PLANET, PLANETS_IN, STRATEGY, UNIT
from cosmodrome.kernel import Ask, Option

FAST, SLOW = 3.0, 1.0  # what an action is worth because it comes soon, or can wait
# How hard secret objectives are, in tenths of a point, beyond what is missing now.
HARD: Final[Mapping[str, float]] = {
    "destroy_their_greatest_ship": 7.0,
    "make_an_example_of_their_world": 5.0,
    "spark_a_rebellion": 5.0,
    "turn_their_fleets_to_dust": 5.0,
    "unveil_flagship": 4.0,
    "become_the_gatekeeper": 2.0,
    "cut_supply_lines": 3.0,
    "threaten_enemies": 1.0,
    "adapt_new_strategies": 4.0,
}


# ---- strategy cards --------------------------------------------------------------------------------------------------


def strategy_worth(seen: Seen, name: str) -> float:
    """What a strategy card is worth to me this round."""
    match name:
        case "imperial":
            return 2.0 + imperial_worth(seen)
        case "leadership":
            return 5.0 + 0.3 * min(seen.purse("influence"), 9) / 3 * TOKEN
        case "technology":
            return 5.5 - 0.2 * seen.round
        case "trade":
            return 4.0
        case "warfare":
            return 2.5 + 0.5 * (seen.round <= 2)
        case "construction":
            return 2.5 + unit_pull(seen, "pds") + unit_pull(seen, "space_dock")
        case "politics":
            return 2.0 * CARD + 0.5
    return 1.5


def imperial_worth(seen: Seen) -> float:
    """What the primary of Imperial would bring now: an objective; a point for the throne, or a secret objective."""
    open_now = public_met(seen)
    scored = POINT * max((goal.row.points for goal in open_now), default=0) * (0.6 if len(open_now) < 2 else 0.9)
    return scored + (POINT if seen.holds_mecatol else secret_worth(seen))


def secret_worth(seen: Seen) -> float:
    """What another secret objective is worth: three at most, scored ones counted."""
    scored = [name for name in seen.view["objectives"]["scored"][seen.me] if BY_ID[name].deck == "secret"]
    return 3.5 if len(scored) + len(seen.view["hand"]["secrets"]) < 3 else 0.5


def weigh_pick(seen: Seen, ask: Ask) -> Weigh:
    """The card that serves me, with the trade goods on it."""
    goods = ask.args.get("goods", [0] * 8)
    return lambda option: strategy_worth(seen, option[1]) + 1.0 * goods[STRATEGY[option[1]] - 1]


def weigh_given_card(seen: Seen, ask: Ask) -> Weigh:
    """Which strategy card to part with."""
    return lambda option: -strategy_worth(seen, option[1])


# ---- the turn --------------------------------------------------------------------------------------------------------


def weigh_turn(seen: Seen, ask: Ask) -> Weigh:
    """The action that brings most; passing is worth nothing."""

    def weigh(option: Option) -> float:
        match option[0]:
            case "activate":
                return activation_worth(seen, option[1])
            case "strategic":
                return strategic_worth(seen, option[1])
            case "component":
                return component_worth(seen, ask)
        return 0.0

    return weigh


def strategic_worth(seen: Seen, name: str) -> float:
    """When to use a strategy card: in the end it has to be used, so it is always worth more than passing."""
    match name:
        case "imperial":
            return SLOW + (POINT if public_met(seen) or seen.holds_mecatol else 0.0)
        case "leadership":
            return FAST + 4.0 * (int(seen.own["tactic"]) <= 1)
        case "trade" | "technology":
            return FAST + 2.0
        case "warfare":
            return SLOW + 3.0 * (int(seen.own["tactic"]) == 0)
        case "diplomacy":
            spent = [planet for planet in seen.mine if not seen.planets[planet]["ready"]]
            return 0.5 + 0.5 * len(spent)
    return FAST


def weigh_secondary(seen: Seen, ask: Ask) -> Weigh:
    """Follow where it is worth the token."""
    tokens = int(seen.own["strategy"])
    price = 0.4 * TOKEN if tokens > 1 else 0.8 * TOKEN
    if 0 < seen.free_tokens <= savings(seen).tokens:
        price += POINT

    def weigh(option: Option) -> float:
        if option[0] not in ("secondary", "primary"):
            return 0.0
        return secondary_worth(seen, option[1]) - (0.0 if option[1] == "leadership" else price)

    return weigh


def secondary_worth(seen: Seen, name: str) -> float:
    """What a secondary brings."""
    match name:
        case "leadership":
            return TOKEN if spare(seen, "influence") >= 3 else -1.0
        case "technology":
            return 6.0 if spare(seen, "resources") >= 4 else -1.0
        case "warfare":
            money = spare(seen, "resources")
            return 0.7 * min(money, 6) if money >= 3 else -1.0
        case "imperial":
            return secret_worth(seen)
        case "politics":
            return 2 * CARD - 0.5
        case "construction":
            return 1.8 + unit_pull(seen, "pds") + unit_pull(seen, "space_dock")
        case "diplomacy":
            spent = sorted((seen.yields(p) for p in seen.mine if not seen.planets[p]["ready"]), reverse=True)
            return 0.6 * sum(spent[:2])
    return 0.2 * int(seen.own["commodities"] == 0)


# ---- scoring and secrets ---------------------------------------------------------------------------------------------


def weigh_score(seen: Seen, ask: Ask) -> Weigh:
    """Most points first; of equals what costs something, since it can be paid now; what lasts can wait."""
    known = {goal.row.id: goal for goal in goals(seen)}

    def weigh(option: Option) -> float:
        if option[0] != "score":
            return 0.0
        row = BY_ID[option[1]]
        goal = known.get(option[1])
        lasting = row.check in ("own_unit_upgrades", "own_per_colour", "own_faction_technologies")
        return POINT * row.points + 2.0 * (goal is not None and is_paid(goal)) - 1.0 * lasting

    return weigh


def secret_ease(seen: Seen, name: str) -> float:
    """How easily a secret objective is scored."""
    far = missing(seen, BY_ID[name]) if BY_ID[name].check != "event" else 2
    return -float(far) - HARD.get(name, 0.0)


def weigh_kept_secret(seen: Seen, ask: Ask) -> Weigh:
    """Keep the easiest."""
    return lambda option: secret_ease(seen, option[1])


def weigh_returned_secret(seen: Seen, ask: Ask) -> Weigh:
    """Return the hardest."""
    return lambda option: -secret_ease(seen, option[1])


# ---- who and where ---------------------------------------------------------------------------------------------------


def weigh_rival(seen: Seen, ask: Ask) -> Weigh:
    """Against the leader, never against me."""
    return lambda option: seen.threat(option[1]) if option[0] == "player" else 0.0


def weigh_favourite(seen: Seen, ask: Ask) -> Weigh:
    """For me, else for whoever is behind."""
    return lambda option: -seen.threat(option[1]) if option[0] == "player" else 0.0


def weigh_own_system(seen: Seen, ask: Ask) -> Weigh:
    """Where most of my ships and docks are."""

    def weigh(option: Option) -> float:
        if option[0] != "to":
            return 0.0
        return float(sum(seen.fleets.get(option[1], EMPTY)[1:11])) + 2.0 * seen.docks_in(option[1]) + 0.1

    return weigh


def weigh_weak_system(seen: Seen, ask: Ask) -> Weigh:
    """Where a ship is missed least: the cheapest that stands there."""
    units = seen.side(seen.me).units

    def weigh(option: Option) -> float:
        fleet = seen.fleets.get(option[1], EMPTY)
        return -min((units[kind].cost for kind in range(11) if fleet[kind]), default=99.0)

    return weigh


def weigh_station(seen: Seen, ask: Ask) -> Weigh:
    """Where a first ship of mine serves an objective, or is near the throne."""

    def weigh(option: Option) -> float:
        return ship_pull(seen, option[1]) - 0.3 * seen.steps_to_mecatol(option[1]) if option[0] == "to" else -99.0

    return weigh


def weigh_rivals_system(seen: Seen, ask: Ask) -> Weigh:
    """Where rivals have most to lose."""

    def weigh(option: Option) -> float:
        if option[0] != "to":
            return seen.threat(option[1]) if option[0] == "player" else 0.0
        planets = [p for p in PLANETS_IN[option[1]] if seen.owner(p) not in (None, seen.me)]
        return sum(seen.yields(p) for p in planets) + 2.0 * len(seen.guards.get(option[1], []))

    return weigh


def weigh_diplomacy(seen: Seen, ask: Ask) -> Weigh:
    """The system with the most to ready, or to guard."""

    def weigh(option: Option) -> float:
        own = [planet for planet in PLANETS_IN[option[1]] if planet in seen.mine]
        return sum(seen.yields(p) * (2.0 if not seen.planets[p]["ready"] else 0.5) for p in own)

    return weigh


def weigh_enemy_unit(seen: Seen, ask: Ask) -> Weigh:
    """The dearest ship of the enemy, or the best for me."""
    units = seen.side(seen.me).units
    return lambda option: float(units[UNIT[option[1]]].cost) if option[0] == "unit" else 0.0


def weigh_own_unit(seen: Seen, ask: Ask) -> Weigh:
    """The cheapest of mine."""
    units = seen.side(seen.me).units
    return lambda option: -float(units[UNIT[option[1]]].cost) if option[0] == "unit" else -99.0


def weigh_killing(seen: Seen, ask: Ask) -> Weigh:
    """As many as can be of a rival, none of mine."""
    mine = seen.owner(PLANET[ask.args["planet"]]) == seen.me
    return lambda option: 0.0 if option[0] != "lose" else -1.0 if mine else float(option[2])


def weigh_skip(seen: Seen, ask: Ask) -> Weigh:
    """What ignores a prerequisite: no planet if something else does, else the poorest."""
    return lambda option: -seen.yields(PLANET[option[1]]) if option[1] in PLANET else 1.0


def weigh_free_trade(seen: Seen, ask: Ask) -> Weigh:
    """Nobody gets commodities for nothing."""
    return lambda option: 1.0 if option[0] == "done" else 0.0
