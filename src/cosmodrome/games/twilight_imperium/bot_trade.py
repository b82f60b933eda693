"""Transactions: what an offer is worth to a bot, and what it offers itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cosmodrome.games.twilight_imperium.bot_seen import CARD, GOOD, POINT, Seen, Weigh
from cosmodrome.kernel import Ask, Option, Seat

COMMODITY: Final = 0.5  # a good to others only
NOTES: Final[Mapping[str, float]] = {  # what it costs to give one's own away
    "support_for_the_throne": POINT,
    "trade_agreement": 2.5,
    "political_secret": 1.5,
    "ceasefire": 2.0,
}
ANY_NOTE: Final = 2.0
GENEROSITY: Final = 0.3  # how much of a rival's gain counts against a deal


def thing_worth(seen: Seen, thing: str, giver: Seat, taker: Seat) -> tuple[float, float]:
    """What one of a thing costs the giver and brings the taker."""
    if thing == "commodities":
        return COMMODITY, GOOD
    if thing == "trade-goods":
        return GOOD, GOOD
    if thing.startswith("card-"):
        return CARD, CARD
    name, _, owner = thing.removeprefix("note-").rpartition("-")
    worth = NOTES.get(name, ANY_NOTE)
    if owner.isdigit() and int(owner) == taker:  # it comes home: nobody can use it against me any more
        return 0.5 * worth, 0.5 * worth
    return worth, worth


def offer_worth(seen: Seen, offer: Mapping[str, int], proposer: Seat, partner: Seat) -> float:
    """What an offer is worth to me, a part of the other's gain taken off."""
    other = partner if proposer == seen.me else proposer
    net = theirs = 0.0
    for key, count in offer.items():
        side, _, thing = key.partition(":")
        if side not in ("give", "want"):
            continue
        giver = proposer if side == "give" else partner
        cost, gain = thing_worth(seen, thing, giver, other if giver == seen.me else seen.me)
        if giver == seen.me:
            net -= cost * count
            theirs += gain * count
        else:
            net += gain * count
            theirs -= cost * count
    return net - GENEROSITY * max(theirs, 0.0) * max(seen.threat(other), 0.0)


def weigh_answer(seen: Seen, ask: Ask) -> Weigh:
    """Accept what is to my gain, refuse the rest."""
    draft = seen.view["draft"]
    worth = offer_worth(seen, ask.args["offer"], draft["proposer"], draft["partner"])
    by_verb = {"accept": worth, "refuse": 0.0, "counter": -1.0}
    return lambda option: by_verb[option[0]]


def weigh_terms(seen: Seen, ask: Ask) -> Weigh:
    """Commodities for as many commodities or goods; whoever has nothing of the kind is left alone."""
    offer: Mapping[str, int] = ask.args["offer"]
    draft = seen.view["draft"]
    mine, theirs = ("give", "want") if draft["proposer"] == seen.me else ("want", "give")
    other = seen.players[draft["partner"] if draft["proposer"] == seen.me else draft["proposer"]]
    swap = fair_swap(seen, other)
    done = all(offer.get(f"{side}:{thing}", 0) >= count for side, thing, count in terms_of(swap, mine, theirs))

    def weigh(option: Option) -> float:
        if option[0] == "propose":
            return 5.0 if swap and done else -1.0
        if option[0] == "withdraw":
            return 0.0
        fits = (option[0], option[1], option[2] if len(option) > 2 else 1) in swap
        return 1.0 if fits else -1.0

    return weigh


Swap = list[tuple[str, str, int]]


def terms_of(swap: Swap, mine: str, theirs: str) -> Swap:
    """A swap in the words of the offer, where `give` is what the proposer gives."""
    return [(mine if verb == "give" else theirs, thing, count) for verb, thing, count in swap]


def fair_swap(seen: Seen, other: Mapping[str, Any]) -> Swap:
    """So many commodities of mine for as many of the other, or for one trade good less."""
    have, there, goods = int(seen.own["commodities"]), int(other["commodities"]), int(other["goods"])
    count = offered(min(have, there))
    if count:
        return [("give", "commodities", count), ("want", "commodities", count)]
    count = offered(min(have, goods + 1))
    paid = offered(count - 1)
    return [("give", "commodities", count), ("want", "trade-goods", paid)] if paid else []


def offered(count: int) -> int:
    """A chain offers 1, 2, 3 and the most: 3 of what is between."""
    return min(count, 3)
