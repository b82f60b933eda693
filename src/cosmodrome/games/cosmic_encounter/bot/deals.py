"""Deals: what terms are worth to both sides, offers that both can live with, and answers to them.

A bot asks for a colony and gives one; where that cannot be, it trades cards. It takes what is better than a quarrel,
and asks for more while offers are left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from cosmodrome.games.cosmic_encounter.bot.cards import CARD, worth
from cosmodrome.games.cosmic_encounter.bot.seen import GAME, SHARED, SHIP, Seen
from cosmodrome.games.cosmic_encounter.cards import KIND_ORDER
from cosmodrome.games.cosmic_encounter.verbs import BREAK_OFF
from cosmodrome.kernel import DONE, PASS, Ask, Option, Seat

Weigh = Callable[[Option], float]

ENVY: Final = 0.3  # what the other's gain is worth less to me
QUARREL: Final = -3 * SHIP  # CE-13.16: a failed deal costs each three ships
LEAST: Final = 1.5  # what a deal must bring while there is time for a better one
ENOUGH: Final = 0.6  # what one more step must add to a good offer
DEAR: Final = 1.3  # cards of a kind that was asked for


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
        """What the other thinks of them, if he thinks like me."""
        return self.theirs - ENVY * self.mine


def terms_worth(seen: Seen, other: Seat, terms: Mapping[str, int], given: list[str], got: list[str]) -> Worth:
    """What terms bring both: colonies, cards by name, cards unseen, ships let out of the warp."""
    me = seen.me
    cards = sum(worth(name) for name in got) - sum(worth(name) for name in given)
    cards += _unnamed(terms, other) - _unnamed(terms, me)
    freed = SHIP * terms.get(f"free:{me}", 0)
    mine, theirs = cards + freed, SHIP * terms.get(f"free:{other}", 0) - cards
    founds = {seat: terms.get(f"colony:{seat}", 0) > 0 for seat in (me, other)}
    gain = {seat: seen.founding(seat, terms.get(f"colony:{seat}", 0) - 1) if founds[seat] else 0.0 for seat in founds}
    if gain[me] >= GAME and gain[other] >= GAME:
        return Worth(SHARED * GAME, SHARED * GAME)
    if max(gain.values()) >= GAME:
        return Worth(GAME, -GAME) if gain[me] >= GAME else Worth(-GAME, GAME)
    return Worth(mine + gain[me], theirs + gain[other])


def _unnamed(terms: Mapping[str, int], giver: Seat) -> float:
    """Cards that a side gives without naming them: at random, or of a kind that he chooses among."""
    return CARD * terms.get(f"random:{giver}", 0) + DEAR * sum(terms.get(f"{kind}:{giver}", 0) for kind in KIND_ORDER)


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
        if option == DONE:
            return ENOUGH if now.net > 0 and now.their_net >= needed else -1.0
        after = _with(seen, other, terms, given, option)
        if after.mine <= -GAME or after.net < QUARREL:
            return -5.0
        return _pleasing(after, needed) - _pleasing(now, needed)

    return weigh


def asking(seen: Seen) -> float:
    """What the other must get out of an offer: less if he has none left to make himself."""
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
            more[f"random:{me}"] = count
        case ("want", kind, count):
            more[f"{kind}:{other}"] = count
        case ("want-random", count):
            more[f"random:{other}"] = count
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
    return lambda option: {"accept": score - least, "refuse": 0.0}.get(option[0], -0.5 if left > 0 else 0.1)
