"""Whether to activate a system, and the cards that help my ships once it is: each is tried out on the plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cosmodrome.games.twilight_imperium.bot.goals import savings
from cosmodrome.games.twilight_imperium.bot.plans import plan_for
from cosmodrome.games.twilight_imperium.bot.seen import CARD, POINT, TOKEN, Aid, Seen, Weigh
from cosmodrome.kernel import Ask, Seat

EARLY: Final = 0.4  # the part of a token's worth that counts in round 1: planets taken early pay longest


def activation_worth(seen: Seen, system: int) -> float:
    """What it is worth to activate a system; the token might be needed to score, and a supporter be lost."""
    kept = savings(seen).tokens
    price = POINT if kept and seen.free_tokens <= kept else 0.0
    worth = plan_for(seen, system).worth
    for card in AIDS:
        if card in seen.hand:
            worth = max(worth, aided_worth(seen, system, card) - CARD)
    token = TOKEN * (EARLY if seen.round == 1 else 1.0)
    return worth - token - price - POINT * len(supporters(seen, system))


def hastened(seen: Seen, system: int) -> list[Aid]:
    """My ships go a step farther."""
    return [seen.aid._replace(haste=seen.aid.haste + 1)]


def silenced(seen: Seen, system: int) -> list[Aid]:
    """My ships of a system that get nearer to a target if they pass the fleets of others."""
    past = seen.distances(system, silent=True)
    starts = [origin for origin in seen.fleets if past[origin] < seen.steps(origin, system)]
    return [seen.aid._replace(silent=origin) for origin in starts if not seen.has_token(origin)]


def charted(seen: Seen, system: int) -> list[Aid]:
    """My ships go from alpha to beta wormholes."""
    return [seen.aid._replace(joined=True)]


# Cards that are played once a system is activated: what each may do for my ships.
AIDS: Final[Mapping[str, Callable[[Seen, int], list[Aid]]]] = {
    "flank_speed": hastened,
    "in_the_silence_of_space": silenced,
    "lost_star_chart": charted,
}


def aided_worth(seen: Seen, system: int, card: str) -> float:
    """The best that I could do in a system with one of these cards."""
    return max((plan_for(seen.aided(aid), system).worth for aid in AIDS[card](seen, system)), default=0.0)


def aid_gain(card: str) -> Callable[[Seen, Ask], float]:
    """What one of these cards brings in the tactical action under way."""

    def gain(seen: Seen, ask: Ask) -> float:
        system = seen.view["action"]["system"]
        return aided_worth(seen, system, card) - plan_for(seen, system).worth if system else 0.0

    return gain


def weigh_silence(seen: Seen, ask: Ask) -> Weigh:
    """The system from where it brings most to pass the fleets of others."""
    target = seen.view["action"]["system"]
    return lambda option: plan_for(seen.aided(seen.aid._replace(silent=option[1])), target).worth


def supporters(seen: Seen, system: int) -> list[Seat]:
    """Who supports me for the throne and has units in a system."""
    names = [name.rpartition("-") for name in seen.own["notes_up"]]
    owners = [int(owner) for name, _, owner in names if name == "support_for_the_throne"]
    return [seat for seat in owners if seen.has_units(seat, system)]
