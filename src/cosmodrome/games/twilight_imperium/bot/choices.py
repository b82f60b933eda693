"""The turns and small choices of a bot: actions, scoring, secrets, who and where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cosmodrome.games.twilight_imperium.bot.activation import activation_worth
from cosmodrome.games.twilight_imperium.bot.goals import affords, missing, score_worth, ship_pull
from cosmodrome.games.twilight_imperium.bot.plans import bombed_worth
from cosmodrome.games.twilight_imperium.bot.seen import Seen, Weigh
from cosmodrome.games.twilight_imperium.bot.strategies import strategic_worth
from cosmodrome.games.twilight_imperium.bot.uses import component_worth
from cosmodrome.games.twilight_imperium.data.objectives import BY_ID
from cosmodrome.games.twilight_imperium.index import EMPTY, PLANET, PLANETS_IN, UNIT
from cosmodrome.kernel import Ask, Option

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


# ---- scoring and secrets ---------------------------------------------------------------------------------------------


def weigh_score(seen: Seen, ask: Ask) -> Weigh:
    """The objective that is worth most."""

    def weigh(option: Option) -> float:
        if option[0] != "score":
            return 0.0
        return score_worth(seen, option[1]) if affords(seen, BY_ID[option[1]]) else -1.0

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
    """For me, else for a player who is behind."""
    return lambda option: -seen.threat(option[1]) if option[0] == "player" else 0.0


def weigh_own_system(seen: Seen, ask: Ask) -> Weigh:
    """Where most of my ships and docks are."""

    def weigh(option: Option) -> float:
        if option[0] != "to":
            return 0.0
        return float(sum(seen.fleets.get(option[1], EMPTY)[1:11])) + 2.0 * seen.docks_in(option[1]) + 0.1

    return weigh


def weigh_berth(seen: Seen, ask: Ask) -> Weigh:
    """Where there is room for one more ship, beside the most of mine."""
    beside = weigh_own_system(seen, ask)
    return lambda option: beside(option) - (99.0 if option[0] == "to" and seen.berths(option[1]) < 1 else 0.0)


def weigh_forged(seen: Seen, ask: Ask) -> Weigh:
    """Fighters where they find room, else a destroyer."""
    roomy = seen.holds(int(ask.args["system"])) >= 2
    return lambda option: float(roomy == (option[1] == "fighter"))


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


def weigh_bombed_system(seen: Seen, ask: Ask) -> Weigh:
    """Where rivals have most to spend."""
    return lambda option: bombed_worth(seen, option[1]) if option[0] == "to" else 0.0


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
    """One neighbour gets commodities for nothing, so that there are some to swap mine for: who is least of a threat."""
    chosen = sum(option[0] == "player" for option in ask.options) < len(seen.others)

    def weigh(option: Option) -> float:
        if option[0] != "player" or chosen:
            return float(option[0] == "done")
        who = int(option[1])
        empty = min(seen.commodity_limit(who) - int(seen.players[who]["commodities"]), int(seen.own["commodities"]))
        return empty * (who in seen.partners) * (2.0 - seen.threat(who))

    return weigh
