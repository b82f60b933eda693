"""Two negotiates: allies go home and the main players try to make a deal, offer by offer.

An offer is a draft of its proposer: cards by name, cards at random, cards of a kind that the giver will choose, one
colony for each. The other accepts or refuses (and makes an offer in turn); either may break off. A limit of offers
stands in for the minute (CE-13.2), and a table may put a clock on it besides.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cosmodrome.games.cosmic_encounter.cards import KIND_ORDER, KINDS
from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE, WARP
from cosmodrome.games.cosmic_encounter.ships import bring_home, lose_chosen, powers_follow, send
from cosmodrome.games.cosmic_encounter.statics import CONCERNED, folded, holds
from cosmodrome.games.cosmic_encounter.table import OFFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import (
    ACCEPT,
    BREAK_OFF,
    CARD,
    GIVE,
    GIVE_RANDOM,
    LET_SETTLE,
    REFUSE,
    SETTLE_HERE,
    WANT,
    WANT_RANDOM,
    free,
)
from cosmodrome.games.cosmic_encounter.windows import window
from cosmodrome.kernel import DONE, PASS, Choose, Option, Rule, Seat, Shuffle

MOST_RANDOM: Final = 4
WANT_OF_KIND: Final = [WANT[kind] for kind in KIND_ORDER]
PENALTY: Final = 3  # CE-13.16


def allies_home(table: CosmicEncounter) -> Rule[None]:
    """CE-13.1: all allies take their ships home and get nothing."""
    for side in (0, 1):
        for seat in table.allies(side):
            yield from bring_home(table, seat, GATE if side == OFFENSE else BESIDE)
            table.unally(seat)
    table.begin_offer(table.offense)
    table.go("offer")


def make_offer(table: CosmicEncounter) -> Rule[None]:
    """One offer, built step by step; passing lets the other make one."""
    seat = table.proposer
    while True:
        choice = yield Choose(seat, "offer", offers, table, seat, secret=True)
        if choice in (DONE, PASS, BREAK_OFF):
            break
        add_to_offer(table, seat, choice)
    if choice == BREAK_OFF:
        break_off(table, seat)
    elif choice == PASS:
        table.tell("no-offer", seat=seat)
        next_offer(table)
    else:
        table.make_offer(seat)
        table.go("answer-offer")


def offers(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """What can still be added. CE-13.3: cards from both hands, one colony each; CE-13.4: at least one thing."""
    other = table.opponent(seat)
    steps = [DONE if is_deal(table, seat) else PASS]
    if not table.term("random", seat):
        steps += map(GIVE.__getitem__, table.names(seat))
        if not table.offer[seat]:
            steps += GIVE_RANDOM[1 : min(len(table.hands[seat]), MOST_RANDOM) + 1]
    steps += card_wishes(table, other)
    if not table.term("colony", seat) and can_found(table, seat):
        steps += map(SETTLE_HERE.__getitem__, grounds(table, other, seat))
    if not table.term("colony", other) and can_found(table, other):
        steps += map(LET_SETTLE.__getitem__, grounds(table, seat, other))
    if table.lineup & CONCERNED["frees-ships"]:
        steps += free_terms(table, seat, other)
    steps.append(BREAK_OFF)
    return steps


def is_deal(table: CosmicEncounter, seat: Seat) -> bool:
    """CE-13.4: a card or a colony is in it; ships that are freed besides do not make a deal (CE-R23)."""
    return bool(table.offer[seat] or [name for name in table.terms if not name.startswith("free:")])


def card_wishes(table: CosmicEncounter, other: Seat) -> list[Option]:
    """CE-13.7: so many of the other's cards at random, or card by card of a kind, no more than he holds."""
    if table.term("random", other):
        return []
    held = len(table.hands[other])
    wanted = sum([table.term(kind, other) for kind in KIND_ORDER]) if table.terms else 0
    wishes = [] if wanted else WANT_RANDOM[1 : min(held, MOST_RANDOM) + 1]
    return wishes + WANT_OF_KIND if wanted < held else wishes


def grounds(table: CosmicEncounter, giver: Seat, founder: Seat) -> list[int]:
    """CE-13.10, CE-13.11: the planets where the giver has a colony and the founder has none; in 2008 only home
    colonies of the giver."""
    ships = table.ships[founder]
    planets = [planet for planet in table.colonies(giver) if not ships[planet]]
    return planets if table.edition == 2018 else [planet for planet in planets if planet in table.systems[giver]]


def can_found(table: CosmicEncounter, seat: Seat) -> bool:
    """CE-13.12, CE-13.13: ships of his that are not in the warp."""
    return table.has_colony(seat) or table.gate[seat] > 0


def free_terms(table: CosmicEncounter, seat: Seat, other: Seat) -> Iterator[Option]:
    """CE-R23: a sheet may let ships out of the warp as part of a deal, to colonies of their owner (CE-22.2)."""
    if holds(table, seat, "frees-ships") or holds(table, other, "frees-ships"):
        for who in range(table.seats):
            if table.warp[who] and table.has_colony(who) and not table.term("free", who):
                yield free(who, table.warp[who])


def add_to_offer(table: CosmicEncounter, seat: Seat, choice: Option) -> None:
    """One step of the draft."""
    other = table.opponent(seat)
    match choice:
        case ("give-card", name):
            table.put_up(seat, table.find(seat, name))
        case ("give-random", count):
            table.add_term("random", seat, count)
        case ("want", kind, count):
            table.add_term(kind, other, table.term(kind, other) + count)
        case ("want-random", count):
            table.add_term("random", other, count)
        case ("settle", planet):
            table.add_term("colony", seat, planet + 1)
        case ("let-settle", planet):
            table.add_term("colony", other, planet + 1)
        case ("free", who, count):
            table.add_term("free", who, count)


def next_offer(table: CosmicEncounter) -> None:
    """The other makes the next offer, as long as he has any left (CE-R48)."""
    other = table.opponent(table.proposer)
    table.withdraw_offer()
    if table.offered[table.side[other]] < table.offers:
        table.begin_offer(other)
        table.go("offer")
    else:
        table.conclude("failed")
        table.go("failed")


def answer_offer(table: CosmicEncounter) -> Rule[None]:
    """Both must agree to the same terms (CE-R23)."""
    seat = table.opponent(table.proposer)
    choice = yield Choose(seat, "answer-offer", answers, table, seat, args={"subject": table.proposer}, secret=True)
    if choice == REFUSE:
        table.tell("refused", seat=seat)
        next_offer(table)
    elif choice == BREAK_OFF:
        break_off(table, seat)
    else:
        table.tell("agreed", seat=seat)
        yield from window(table, "deal.agreed")
        if table.result == "negotiation":
            table.conclude("deal")
        else:
            table.withdraw_offer()
        table.go("dealt" if table.result == "deal" else "failed")


def answers(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """CE-13.8: nobody may promise what he does not have."""
    kinds = [KINDS[card] for card in table.hands[seat]]
    able = all(kinds.count(kind) >= table.term(kind, seat) for kind in KIND_ORDER)
    return [ACCEPT, REFUSE, BREAK_OFF] if able else [REFUSE, BREAK_OFF]


def break_off(table: CosmicEncounter, seat: Seat) -> None:
    """CE-R48: either may end it at once; so it ends when the minute is over, where the table has a clock for it."""
    table.tell("broke-off", seat=seat)
    table.withdraw_offer()
    table.conclude("failed")
    table.go("failed")


def talk(table: CosmicEncounter) -> str | None:
    """How the deal that is being made can be ended (CE-13.2)."""
    return BREAK_OFF.key if table.cursor in ("offer", "answer-offer") else None


def dealt(table: CosmicEncounter) -> Rule[None]:
    """CE-14.14: the terms are carried out at the same time, then the gate is emptied (CE-13.15)."""
    for seat in (table.offense, table.defense):
        yield from give_promised(table, seat)
    table.exchange_offers(table.offense, table.defense)
    for seat in (table.offense, table.defense):
        planet = table.term("colony", seat) - 1
        if planet >= 0 and can_found(table, seat):
            sources = [at for at in table.colonies(seat) if at != planet] + ([GATE] if table.gate[seat] else [])
            yield from send(table, seat, planet, 1, table.fleet[seat], "found-colony", sources, at_once=False)
    table.check_victory()
    yield from powers_follow(table)
    for seat in table.timing():
        if table.term("free", seat):
            yield from bring_home(table, seat, WARP, table.term("free", seat))
    for seat in (table.offense, table.defense):
        if planet := table.term("colony", seat):
            yield from window(table, "colony.gained", seat, {"planet": planet - 1})
    yield from bring_home(table, table.offense, GATE)
    yield from window(table, "deal.done")
    table.go("cards")


def give_promised(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """Cards of a kind are chosen by their giver, random ones by chance."""
    for kind in KIND_ORDER:
        for _ in range(table.term(kind, seat)):
            if names := table.names(seat, (kind,)):
                args = {"target": table.opponent(seat)}
                choice = yield Choose(seat, "give-card", [CARD[name] for name in names], args=args, secret=True)
                table.put_up(seat, table.find(seat, choice[1]))
    count = min(table.term("random", seat), len(table.hands[seat]))
    if count:
        places = yield Shuffle("random-cards", tuple(range(len(table.hands[seat]))))
        for card in [table.hands[seat][at] for at in places[:count]]:
            table.put_up(seat, card)


def failed(table: CosmicEncounter) -> Rule[None]:
    """CE-13.16, CE-14.16: each loses three ships of his choice, from colonies or the gate (CE-R24)."""
    yield from window(table, "deal.failed")
    for seat in (table.offense, table.defense):
        sources = table.colonies(seat) + ([GATE] if table.gate[seat] else [])
        count = folded(table, seat, "penalty", PENALTY)
        yield from lose_chosen(table, seat, count, "deal", sources)
    yield from bring_home(table, table.offense, GATE)
    table.go("cards")
