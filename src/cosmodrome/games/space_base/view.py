"""What a seat may know, as plain data, and what an option would bring."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.space_base.collect import brings
from cosmodrome.games.space_base.index import COST, DEPLOYED, FACES, LEVEL, NAMES, NUMBER, SECTORS, STATION
from cosmodrome.games.space_base.rows import Reward
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.games.space_base.turn import reachable
from cosmodrome.kernel import NO_SEATS, Ask, Dealer, Option, Seat


def turn(table: SpaceBase, seat: Seat | None) -> dict[str, Any]:
    """Round, step, dice, and how each seat uses them."""
    return {
        "round": table.round,
        "active": table.active,
        "first": table.first,
        "order": list(table.turn_order(table.first)),
        "step": table.cursor,
        "dice": list(table.dice) or None,
        "faces_set": list(table.faces_set),
        "uses": {
            str(who): {"sectors": list(table.uses[who]), "doubled": list(table.doubled[who][::2])}
            for who in range(table.seats)
            if table.uses[who]
        },
        "last_round": table.ending,
        "extra_rounds": table.extra_rounds,
    }


def shipyard(table: SpaceBase, seat: Seat | None) -> list[list[str]]:
    """The ships on sale, by level."""
    return [[NAMES[card] for card in row] for row in table.yard]


def decks(table: SpaceBase, seat: Seat | None) -> list[int]:
    """How many cards each deck has left."""
    return [len(deck) for deck in table.decks]


def colonies(table: SpaceBase, seat: Seat | None) -> list[str]:
    """The colonies nobody has bought."""
    return [NAMES[card] for card in table.colonies]


def hand(table: SpaceBase, seat: Seat | None) -> list[str]:
    """The cards dealt to the seat in the light-speed opening."""
    return [] if seat is None else [NAMES[card] for card in table.hands[seat]]


def draft(table: SpaceBase, seat: Seat | None) -> dict[str, Any]:
    """What the seat is choosing: cards picked, and the sector the dice point to."""
    if seat is None:
        return {"cards": [], "sector": None}
    cards = (*table.draft[seat], *table.shifts[seat][::2])
    return {
        "cards": [NAMES[card] for card in cards],
        "sector": table.shifted_sum(seat) if table.shifts[seat] else None,
    }


def player(table: SpaceBase, seat: Seat | None, who: Seat) -> dict[str, Any]:
    """A board: counters, and twelve sectors with the card on the board and those above it."""
    at_station, above = table.charges[who * 2], table.charges[who * 2 + 1]
    base = who * SECTORS
    return {
        "seat": who,
        "credits": table.credits[who],
        "income": table.income[who],
        "vp": table.vp[who],
        "sectors": [
            {
                "station": NAMES[table.station[place]],
                "charges": at_station.get(table.station[place], 0),
                "deployed": [{"card": NAMES[card], "charges": above.get(card, 0)} for card in table.deployed[place]],
            }
            for place in range(base, base + SECTORS)
        ],
    }


PARTS = {
    "turn": turn,
    "shipyard": shipyard,
    "decks": decks,
    "colonies": colonies,
    "hand": hand,
    "draft": draft,
}
EACH = {"players": player}
ALWAYS = (
    "turn",
    "hand",
    "draft",
)  # small, and changed without an event: the step, and what the seat is choosing
PRIVATE = ("hand", "draft")
TOUCHES = {
    **dict.fromkeys(("opened", "bought", "claimed"), ("players.seat", "shipyard", "decks", "colonies")),
    **dict.fromkeys(("dealt", "returned"), ("decks",)),
    **dict.fromkeys(
        ("bonus", "collected", "charged", "used", "received", "deployed", "swapped", "exchanged"),
        ("players.seat",),
    ),
    **dict.fromkeys(("lost-vp", "income", "moved-charge"), ("players.seat",)),
    "refilled": ("shipyard", "decks"),
}


def redeal(table: SpaceBase, seat: Seat, dealer: Dealer) -> None:
    """Deal anew what the seat has not seen: the decks, and the cards dealt to others in the light-speed opening."""
    for level, deck in enumerate(table.decks, start=1):
        places = [at for at, card in enumerate(deck) if seat not in table.known.get(card, NO_SEATS)]
        others = [who for who in range(table.seats) if who != seat and table.hands[who]]
        pool = [deck[at] for at in places]
        pool += [card for who in others for card in table.hands[who] if LEVEL[card] == level]
        dealer.mix(pool)
        marks = {card: table.known.pop(card) for card in pool if card in table.known}
        for at in places:
            old, deck[at] = deck[at], pool.pop()
            if old in marks:  # somebody else knows the card that lies here now
                table.known[deck[at]] = marks[old]
        for who in others:
            table.hands[who] = tuple(pool.pop() if LEVEL[card] == level else card for card in table.hands[who])


def hint(table: SpaceBase, ask: Ask, option: Option) -> dict[str, Any]:
    """What an option would bring: rewards, points, credits left."""
    seat = ask.seat
    match option:
        case ("apart", one, other):
            return brings(table, seat, (one, other))
        case ("sum", sector):
            return {**brings(table, seat, (sector,)), **shifted(table, seat)}
        case ("arrow", sector):  # with two ways to choose from, the sector between them is all that has paid
            return brings(table, seat, (sector,), table.cards_at(seat, ask.args["sector"], table.zone(seat)))
        case ("shift", card, count):
            sector = table.shifted_sum(seat) + count
            spends = needed(table, seat, NUMBER[card])
            return {"sector": sector, **brings(table, seat, (sector,)), "spends": spends}
        case ("double", sector):  # SB-5.4: slots that fill up anyway take no more
            paid = (*table.uses[seat], *table.doubled[seat][::2])
            without, doubled = brings(table, seat, paid), brings(table, seat, (*paid, sector))
            return {name: more for name in doubled if (more := doubled[name] - without.get(name, 0))}
        case ("buy", card):
            price = table.credits[seat] if ask.key == "purchase" else COST[NUMBER[card]]
            spent = sum(COST[held] for held in table.draft[seat])
            left = table.credits[seat] - price - spent
            return {"price": COST[NUMBER[card]], "left": left, **after_income(table, ask, left)}
        case ("pass",) if ask.key == "purchase":
            return {"left": table.credits[seat], **after_income(table, ask, table.credits[seat])}
        case ("use", card):
            return {**gains(table, seat, NUMBER[card]), "spends": needed(table, seat, NUMBER[card])}
    return {}


def shifted(table: SpaceBase, seat: Seat) -> dict[str, Any]:
    """What the sum would bring in the sectors that charged shifts can reach; those that bring nothing are left out."""
    found = ({"sector": sector, **brings(table, seat, (sector,))} for sector in reachable(table, seat))
    shifts = [one for one in found if len(one) > 1]
    return {"shifts": shifts} if shifts else {}


def needed(table: SpaceBase, seat: Seat, card: int) -> int:
    """The charges that one use of a card takes."""
    return FACES[table.zone_of(seat, card)][card].needed[table.seats]


def after_income(table: SpaceBase, ask: Ask, left: int) -> dict[str, Any]:
    """SB-8.16: the credits that the end of the turn brings, if fewer than the income are left."""
    raised = ask.key == "purchase" and left < table.income[ask.seat]
    return {"refill": table.income[ask.seat]} if raised else {}


def gains(table: SpaceBase, seat: Seat, card: int) -> dict[str, Any]:
    """What using a card's ability gives at once."""
    zone = STATION if card in table.charges[seat * 2] else DEPLOYED
    ability = FACES[zone][card].ability
    reward = ability.gain if ability is not None else Reward()
    amounts = {"credits": reward.credits, "income": reward.income, "vp": reward.vp}
    return {name: amount for name, amount in amounts.items() if amount}
