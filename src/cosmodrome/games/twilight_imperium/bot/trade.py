"""Transactions: what an offer is worth to a bot, and what it offers itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cosmodrome.games.twilight_imperium.bot.seen import CARD, GOOD, POINT, Seen, Weigh
from cosmodrome.kernel import Ask, Option, Seat

COMMODITY: Final = 0.5  # a good to others only
SUPPORT: Final = "support_for_the_throne"
NOTES: Final[Mapping[str, float]] = {  # what it costs to give one's own away
    SUPPORT: 4.0,
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
    return worth, POINT if name == SUPPORT else worth


def offer_worth(seen: Seen, offer: Mapping[str, int], proposer: Seat, partner: Seat) -> float:
    """What an offer is worth to me, a part of the other's gain taken off."""
    other = partner if proposer == seen.me else proposer
    if offer.get(f"{'give' if proposer == seen.me else 'want'}:note-{SUPPORT}-{seen.me}") and wins_by_one(seen, other):
        return -POINT
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


def wins_by_one(seen: Seen, seat: Seat) -> bool:
    """Whether a point more would end the game, or nearly."""
    return seen.points(seat) + 2 >= int(seen.view["points"])


def weigh_answer(seen: Seen, ask: Ask) -> Weigh:
    """Accept what is to my gain, refuse the rest."""
    draft = seen.view["draft"]
    worth = offer_worth(seen, ask.args["offer"], draft["proposer"], draft["partner"])
    by_verb = {"accept": worth, "refuse": 0.0, "counter": -1.0}
    return lambda option: by_verb[option[0]]


def weigh_terms(seen: Seen, ask: Ask) -> Weigh:
    """Commodities for as many commodities or goods; players who have neither are left alone."""
    offer: Mapping[str, int] = ask.args["offer"]
    draft = seen.view["draft"]
    mine, theirs = ("give", "want") if draft["proposer"] == seen.me else ("want", "give")
    swap = fair_swap(seen, draft["partner"] if draft["proposer"] == seen.me else draft["proposer"])
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


def fair_swap(seen: Seen, who: Seat) -> Swap:
    """Support for support; my commodities for as many of theirs, or for one trade good fewer."""
    if f"{SUPPORT}-{seen.me}" in seen.view["hand"]["notes"] and may_support(seen, who):
        return [("give", f"note-{SUPPORT}-{seen.me}", 1), ("want", f"note-{SUPPORT}-{who}", 1)]
    other = seen.players[who]
    have, there, goods = int(seen.own["commodities"]), int(other["commodities"]), int(other["goods"])
    count = offered(min(have, there))
    if count:
        return [("give", "commodities", count), ("want", "commodities", count)]
    count = offered(min(have, goods + 1))
    paid = offered(count - 1)
    return [("give", "commodities", count), ("want", "trade-goods", paid)] if paid else []


def may_support(seen: Seen, who: Seat) -> bool:
    """Whether a rival still has their support to give, as far as can be seen, and a point does not bring them too near
    the goal."""
    given = any(f"{SUPPORT}-{who}" in row["notes_up"] for row in seen.players)
    return not given and not wins_by_one(seen, who) and seen.points(who) <= seen.points(seen.me) + 2


def offered(count: int) -> int:
    """A chain offers 1, 2, 3 and the most: 3 of what is between."""
    return min(count, 3)


# ---- unasked ---------------------------------------------------------------------------------------------------------


def act(see: Callable[[], Mapping[str, Any]], seat: Seat, acts: Sequence[Option]) -> str | None:
    """Offer a swap to the player with whom it brings me most. One refusal in a turn is enough, and what somebody has
    refused is not offered to them again; promises that nobody has to keep are not worth the breath."""
    offers = [option for option in acts if option[0] == "offer"]
    if not offers:
        return None
    seen = Seen(see(), seat)
    draft = seen.view["draft"]
    if draft["offers"][seat] > len(draft["traded"][seat]):
        return None
    worths = {option: swap_worth(seen, option[1]) for option in offers if not is_stale(seen, option[1])}
    if not worths:
        return None
    best = max(worths, key=worths.__getitem__)
    return best.id if worths[best] > 0 else None


def is_stale(seen: Seen, who: Seat) -> bool:
    """Whether a player has refused the swap that I would offer, or one that was worth as much to them."""
    refused = seen.view["draft"]["refused"].get(str(who))
    return refused is not None and worth_to(seen, who, swap_terms(seen, who)) <= worth_to(seen, who, refused)


def worth_to(seen: Seen, who: Seat, offer: Mapping[str, int]) -> float:
    """What an offer of mine brings the other player."""
    net = 0.0
    for key, count in offer.items():
        side, _, thing = key.partition(":")
        mine = side == "give"
        cost, gain = thing_worth(seen, thing, seen.me if mine else who, who if mine else seen.me)
        net += gain * count if mine else -cost * count
    return net


def swap_terms(seen: Seen, who: Seat) -> dict[str, int]:
    """The swap that I would offer to a player, as terms."""
    return {f"{verb}:{thing}": count for verb, thing, count in fair_swap(seen, who)}


def swap_worth(seen: Seen, who: Seat) -> float:
    """What the swap that I would offer to a player is worth to me."""
    offer = swap_terms(seen, who)
    return offer_worth(seen, offer, seen.me, who) if offer else 0.0
