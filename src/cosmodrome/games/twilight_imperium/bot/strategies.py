"""Strategy cards: which to take, when to use one, whom to follow, and whether to keep them."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.twilight_imperium.bot.goals import public_met, savings, spare, unit_pull
from cosmodrome.games.twilight_imperium.bot.seen import CARD, POINT, TOKEN, Seen, Weigh
from cosmodrome.games.twilight_imperium.bot.wealth import bought_worth
from cosmodrome.games.twilight_imperium.data.objectives import BY_ID
from cosmodrome.games.twilight_imperium.index import MECATOL_REX, STRATEGY, STRATEGY_NAMES
from cosmodrome.kernel import Ask, Option

FAST, SLOW = 3.0, 1.0  # what an action is worth because it comes soon, or can wait

SWAPPED: Final = 0.8  # what a commodity is worth that will be swapped for a good, most of the time


# ---- choosing --------------------------------------------------------------------------------------------------------


def strategy_worth(seen: Seen, name: str) -> float:
    """What a strategy card is worth to me this round."""
    match name:
        case "imperial":
            return 2.0 + imperial_worth(seen) + denial_worth(seen)
        case "leadership":
            return 5.0 + 0.3 * min(seen.purse("influence"), 9) / 3 * TOKEN
        case "technology":
            return 5.5 - 0.2 * seen.round
        case "trade":
            return 2.5 + SWAPPED * seen.commodity_limit(seen.me)
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


def denial_worth(seen: Seen) -> float:
    """What it is worth that nobody else has Imperial: not who sits on the throne, nor who is nearly there."""
    gains = {seat: (POINT if seen.owner(MECATOL_REX) == seat else 0.0) for seat in seen.others}
    return max((0.3 * gain + (0.5 * POINT + gain) * seen.nearness(seat) for seat, gain in gains.items()), default=0.0)


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


def keeping_worth(seen: Seen) -> float:
    """What it is worth to keep my strategy cards instead of choosing: those before me are guessed to take what I would
    take in their place."""
    kept = [row["strategy"] for row in seen.own["cards"]]
    goods: dict[str, int] = seen.view["decks"]["bounty"]
    left = sorted((strategy_worth(seen, name) + goods[name] for name in STRATEGY_NAMES[1:]), reverse=True)
    order = seen.from_the_speaker
    chosen = [left[order.index(seen.me) + turn * len(order)] for turn in range(len(kept))]
    return sum(strategy_worth(seen, name) for name in kept) - sum(chosen)


# ---- using -----------------------------------------------------------------------------------------------------------


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
            return max(bought_worth(seen, count) for count in (1, 2, 3))
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
        case "trade":
            gained = seen.commodity_limit(seen.me) - int(seen.own["commodities"])
            return SWAPPED * gained * bool(seen.partners)
    return 0.0
