"""Questions about single cards: which to lay, to take, to give away, to keep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.cosmic_encounter.bot.cards import CARD, cheapest, encounter_cards, unseen, worth
from cosmodrome.games.cosmic_encounter.bot.fights import becoming, with_points
from cosmodrome.games.cosmic_encounter.bot.odds import Duel, lay_worth, outlook, stakes
from cosmodrome.games.cosmic_encounter.bot.seen import KIND, OFFENSE, RIVAL, SHIP, VALUE, Seen
from cosmodrome.kernel import DONE, Ask, Option

Weigh = Callable[[Option], float]

THRIFT: Final = 0.6  # how much of a card's worth is missed once it is laid
JUNK: Final = 0.75  # cards below this are better discarded: a new hand comes sooner


def weigh_select(seen: Seen, ask: Ask) -> Weigh:
    """The card that brings most in this encounter, less what it could bring later."""
    duel, ends = Duel(seen), stakes(seen)

    def weigh(option: Option) -> float:
        name = option[1]
        return lay_worth(seen, (KIND[name], VALUE[name]), duel, ends) - THRIFT * worth(name)

    return weigh


def weigh_taking(seen: Seen, ask: Ask) -> Weigh:
    """The best card there is, as long as it is worth having."""
    return lambda option: 0.0 if option == DONE else worth(option[1])


def weigh_giving(seen: Seen, ask: Ask) -> Weigh:
    """The card that is missed least; but the last encounter card is missed."""
    names = [option[1] for option in ask.options if option[0] == "card"]
    needed = encounter_cards(seen) if len(encounter_cards(seen)) == 1 else []
    poorest = cheapest([name for name in names if name not in needed] or names) if names else ""
    return lambda option: 0.0 if option == DONE else 1.0 if option[1] == poorest else -worth(option[1])


def weigh_throwing_away(seen: Seen, ask: Ask) -> Weigh:
    """Only what is junk."""
    return lambda option: 0.0 if option == DONE else JUNK - worth(option[1])


def weigh_matching(seen: Seen, ask: Ask) -> Weigh:
    """A card like the one that was shown, or three ships."""
    return lambda option: -3 * SHIP if option[0] == "refuse" else -worth(option[1])


def weigh_intervention(seen: Seen, ask: Ask) -> Weigh:
    """A drawn card instead of one's own, or added to it."""
    now, side = outlook(seen), seen.side(seen.me) or OFFENSE

    def weigh(option: Option) -> float:
        if option == DONE:
            return 0.0
        kind, value = KIND[option[1]], VALUE[option[1]]
        if option[0] == "add-card":
            return with_points(seen, side, value) - now
        return becoming(kind, value)(seen, seen.me) - now

    return weigh


def weigh_throwing_in(seen: Seen, ask: Ask) -> Weigh:
    """Cards that add to the total, the highest first, until it is enough."""
    now, side = outlook(seen), seen.side(seen.me)
    if side is None:
        return lambda option: 0.0
    return lambda option: (
        0.0 if option == DONE else with_points(seen, side, VALUE[option[1]]) - now - THRIFT * worth(option[1])
    )


def weigh_fetched(seen: Seen, ask: Ask) -> Weigh:
    """A card that is offered for nothing."""
    good = worth(ask.args["card"]) >= JUNK
    return lambda option: float(good) if option[0] in ("accept", "yes") else 0.5


def weigh_bluff(seen: Seen, ask: Ask) -> Weigh:
    """Say what it is: a challenge then costs the other."""
    laid = seen.players[seen.me]["laid"]
    return lambda option: float(option[1] in laid)


def weigh_challenge(seen: Seen, ask: Ask) -> Weigh:
    """A claim that few cards can be behind is challenged."""
    claim = ask.args["card"]
    left = unseen(seen).get(claim, 0)
    doubt = 1.0 if not left else 0.6 if left == 1 and VALUE[claim] >= 15 else 0.2
    return lambda option: doubt if option[0] == "challenge" else 0.5


def weigh_letting_in(seen: Seen, ask: Ask) -> Weigh:
    """Let the offense settle, or keep three cards only."""
    cards = CARD * max(0, len(seen.hand) - 3)
    colony = RIVAL * seen.founding(seen.offense, seen.planet)
    return lambda option: -cards if option[0] == "refuse" else -colony - 0.5


def weigh_reversing(seen: Seen, ask: Ask) -> Weigh:
    """Whose digits are swapped."""
    duel = Duel(seen)

    def weigh(option: Option) -> float:
        twist = duel.twist._replace(reversed=(seen.side(option[1]) or 0,))
        one, other = duel.chances(0), duel.chances(1)
        won = sum(p * q * (duel.wins(a, b, twist) or 0.0) for a, p in one for b, q in other)
        return won if seen.side(seen.me) == OFFENSE else -won

    return weigh


def weigh_again(seen: Seen, ask: Ask) -> Weigh:
    """A second encounter while there is something to win it with."""
    best = max((VALUE[name] for name in seen.hand if KIND[name] == "attack"), default=0)
    able = best >= 6 or "loser" in seen.powers(seen.me) or len(encounter_cards(seen)) <= 2
    return lambda option: {"again": 2.0 if able else 0.5, "new-technology": 0.8}.get(option[0], 1.0)
