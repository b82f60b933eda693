"""Deals: what terms are worth to both sides, offers that both can live with, and answers to them.

A bot asks for a colony and gives one; where that cannot be, it trades cards. It takes what is better than a quarrel,
and asks for more while offers are left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from cosmodrome.games.cosmic_encounter.bot.cards import CARD, worth
from cosmodrome.games.cosmic_encounter.bot.seen import GAME, KIND, SHARED, SHIP, Seen
from cosmodrome.games.cosmic_encounter.cards import KIND_ORDER
from cosmodrome.games.cosmic_encounter.terms import CARD_TERM
from cosmodrome.games.cosmic_encounter.verbs import BREAK_OFF, TIME_UP
from cosmodrome.kernel import DONE, PASS, Ask, Option, Seat

Weigh = Callable[[Option], float]

ENVY: Final = 0.3  # what the other's gain is worth less to me
QUARREL: Final = -3 * SHIP  # CE-13.16: a failed deal costs each three ships
LEAST: Final = 1.5  # what a deal must bring while there is time for a better one
ENOUGH: Final = 0.6  # what one more step must add to a good offer
DEAR: Final = 1.3  # cards of a kind that was asked for
HIGHEST: Final = 2.2  # the highest attack of a hand that one has not seen
LOWEST: Final = 0.7
NEVER: Final = -100.0


class Worth(NamedTuple):
    """What terms are worth to me and to the other."""

    mine: float
    theirs: float

    @property
    def net(self) -> float:
        """What I think of them."""
        return self.mine - ENVY * self.theirs

    @property
    def their_net(self) -> float:
        """What the other thinks of them, if they think like me."""
        return self.theirs - ENVY * self.mine


def terms_worth(seen: Seen, other: Seat, terms: Mapping[str, int], given: list[str], got: list[str]) -> Worth:
    """What terms bring both: colonies, cards by name, cards unseen, ships let out of the warp."""
    me = seen.me
    cards = sum(worth(name) for name in got) - sum(worth(name) for name in given)
    cards += _promised(seen, terms, other) - _promised(seen, terms, me)
    freed = SHIP * terms.get(f"free:{me}", 0)
    mine, theirs = cards + freed, SHIP * terms.get(f"free:{other}", 0) - cards
    founds = {seat: terms.get(f"colony:{seat}", 0) > 0 for seat in (me, other)}
    gain = {seat: seen.founding(seat, terms.get(f"colony:{seat}", 0) - 1) if founds[seat] else 0.0 for seat in founds}
    if gain[me] >= GAME and gain[other] >= GAME:
        return Worth(SHARED * GAME, SHARED * GAME)
    if max(gain.values()) >= GAME:
        return Worth(GAME, -GAME) if gain[me] >= GAME else Worth(-GAME, GAME)
    return Worth(mine + gain[me], theirs + gain[other])


def _promised(seen: Seen, terms: Mapping[str, int], giver: Seat) -> float:
    """Cards that a side gives besides those its proposer names: named ones, the highest or lowest attack, cards at
    random, or of a kind that the giver chooses among."""
    total = CARD * terms.get(f"random:{giver}", 0) + DEAR * sum(terms.get(f"{kind}:{giver}", 0) for kind in KIND_ORDER)
    attacks = [worth(name) for name in seen.hand if KIND[name] == "attack"] if giver == seen.me else []
    for term, count in terms.items():
        name, _, who = term.partition(":")
        if who != str(giver):
            continue
        if name == "highest":
            total += max(attacks, default=HIGHEST)
        elif name == "lowest":
            total += min(attacks, default=LOWEST)
        elif name.startswith(CARD_TERM):
            total += count * worth(name.removeprefix(CARD_TERM))
    return total


def weigh_offer(seen: Seen, ask: Ask) -> Weigh:
    """The next step of an offer: what still lacks for me first, then what makes the other accept."""
    other = seen.opponent
    draft = seen.view["draft"]
    if other is None:
        return lambda option: 0.0
    terms, given = dict(draft["terms"]), list(draft["offer"])
    now = terms_worth(seen, other, terms, given, [])
    needed = asking(seen)

    def weigh(option: Option) -> float:
        if option == PASS:
            return 0.0
        if option == BREAK_OFF:
            return QUARREL
        # What is weighed well is not put in to be taken out again, and words are worth nothing.
        if option == TIME_UP or option[0] in ("drop", "same", "promise", "want-promise"):
            return NEVER
        if option == DONE:
            return ENOUGH if now.net > 0 and now.their_net >= needed else -1.0
        after = _with(seen, other, terms, given, option)
        if after.mine <= -GAME or after.net < QUARREL:
            return -5.0
        return _pleasing(after, needed) - _pleasing(now, needed)

    return weigh


def asking(seen: Seen) -> float:
    """What the other must get out of an offer: less if they have none left to make themselves."""
    made = seen.view["draft"]["offers"][1 - (seen.side(seen.me) or 0)]
    return LEAST + 0.1 if made < seen.view["offers"] else 0.0


def _pleasing(offer: Worth, needed: float) -> float:
    """What I think of an offer that the other may find too poor."""
    return offer.net - 1.5 * max(0.0, needed - offer.their_net)


def _with(seen: Seen, other: Seat, terms: dict[str, int], given: list[str], option: Option) -> Worth:
    """What an offer is worth with one step more."""
    me, more, cards = seen.me, dict(terms), list(given)
    match option:
        case ("give-card", name):
            cards.append(name)
        case ("give-random", count):
            more[f"random:{me}"] = more.get(f"random:{me}", 0) + count
        case ("give", kind, count):
            more[f"{kind}:{me}"] = more.get(f"{kind}:{me}", 0) + count
        case ("want-card", name):
            more[f"{CARD_TERM}{name}:{other}"] = more.get(f"{CARD_TERM}{name}:{other}", 0) + 1
        case ("want", kind, count):
            more[f"{kind}:{other}"] = more.get(f"{kind}:{other}", 0) + count
        case ("want-random", count):
            more[f"random:{other}"] = more.get(f"random:{other}", 0) + count
        case ("settle", planet):
            more[f"colony:{me}"] = planet + 1
        case ("let-settle", planet):
            more[f"colony:{other}"] = planet + 1
        case ("free", seat, count):
            more[f"free:{seat}"] = count
    return terms_worth(seen, other, more, cards, [])


def weigh_answer(seen: Seen, ask: Ask) -> Weigh:
    """Accept what is good; towards the end, whatever is better than a quarrel."""
    draft = seen.view["draft"]
    other = draft["proposer"]
    if other is None:
        return lambda option: 0.0
    offer = terms_worth(seen, other, draft["terms"], [], list(draft["offered"]))
    left = seen.view["offers"] - draft["offers"][seen.side(seen.me) or 0]
    least = LEAST if left > 0 else QUARREL + 0.5
    score = offer.net if left > 0 else offer.mine
    ways = {"accept": score - least, "refuse": 0.0, "break-off": -0.5 if left > 0 else 0.1}
    return lambda option: ways.get(option[0], NEVER)
