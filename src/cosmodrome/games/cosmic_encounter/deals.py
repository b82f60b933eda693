"""Two negotiates: allies go home and the main players try to make a deal, offer by offer.

An offer is a draft of its proposer (the terms are in bargains.py). The other accepts or refuses (and makes an offer in
turn); either may break off. A limit of offers stands in for the minute (CE-13.2), and a table may put a clock on it
besides.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.cosmic_encounter.bargains import can_found, can_keep, change_offer, give_promised, offers
from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE, WARP
from cosmodrome.games.cosmic_encounter.moves import bring_home, send
from cosmodrome.games.cosmic_encounter.ships import lose_chosen, powers_follow
from cosmodrome.games.cosmic_encounter.table import OFFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import ACCEPT, BREAK_OFF, REFUSE, TIME_UP
from cosmodrome.games.cosmic_encounter.windows import window
from cosmodrome.kernel import DONE, PASS, Choose, Option, Rule, Seat

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
    seat = table.deal.proposer
    while True:
        choice = yield Choose(seat, "offer", offers, table, seat, secret=True)
        if choice in (DONE, PASS, BREAK_OFF, TIME_UP):
            break
        change_offer(table, seat, choice)
    if choice in (BREAK_OFF, TIME_UP):
        break_off(table, seat, choice)
    elif choice == PASS:
        table.tell("no-offer", seat=seat)
        next_offer(table)
    else:
        table.make_offer(seat)
        table.go("answer-offer")


def next_offer(table: CosmicEncounter) -> None:
    """The other makes the next offer, as long as any are left (CE-R48)."""
    other = table.opponent(table.deal.proposer)
    table.withdraw_offer()
    if table.deal.offered[table.side[other]] < table.offers:
        table.begin_offer(other)
        table.go("offer")
    else:
        table.conclude("failed")
        table.go("failed")


def answer_offer(table: CosmicEncounter) -> Rule[None]:
    """Both must agree to the same terms (CE-R23)."""
    seat = table.opponent(table.deal.proposer)
    choice = yield Choose(
        seat, "answer-offer", answers, table, seat, args={"subject": table.deal.proposer}, secret=True
    )
    if choice == REFUSE:
        table.tell("refused", seat=seat)
        next_offer(table)
    elif choice in (BREAK_OFF, TIME_UP):
        break_off(table, seat, choice)
    else:
        table.tell("agreed", seat=seat)
        yield from window(table, "deal.agreed")
        if table.result == "negotiation":
            table.conclude("deal")
        else:
            table.withdraw_offer()
        table.go("dealt" if table.result == "deal" else "failed")


def answers(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """CE-13.8: nobody may promise what they do not have."""
    return [ACCEPT, REFUSE, BREAK_OFF, TIME_UP] if can_keep(table, seat) else [REFUSE, BREAK_OFF, TIME_UP]


def break_off(table: CosmicEncounter, seat: Seat, choice: Option) -> None:
    """CE-R48: either may end it at once; so does the minute when it is over, where the table has a clock for it, and
    what a clock has decided is not taken back."""
    if choice == TIME_UP:
        table.tell("time-ran-out", discloses=True)
    else:
        table.tell("broke-off", seat=seat)
    table.withdraw_offer()
    table.conclude("failed")
    table.go("failed")


def talk(table: CosmicEncounter) -> str | None:
    """How a clock ends the deal that is being made (CE-13.2)."""
    return TIME_UP.key if table.cursor in ("offer", "answer-offer") else None


def dealt(table: CosmicEncounter) -> Rule[None]:
    """CE-14.14: the terms are carried out at the same time, then the gate is emptied (CE-13.15)."""
    for seat in (table.offense, table.defense):
        yield from give_promised(table, seat)
    table.exchange_offers(table.offense, table.defense)
    for seat in (table.offense, table.defense):
        planet = table.deal.term("colony", seat) - 1
        if planet >= 0 and can_found(table, seat):
            sources = [at for at in table.ships.colonies(seat) if at != planet] + (
                [GATE] if table.ships.gate[seat] else []
            )
            yield from send(table, seat, planet, 1, table.ships.fleet[seat], "found-colony", sources, few=True)
    table.check_victory()
    yield from powers_follow(table)
    for seat in table.timing():
        if table.deal.term("free", seat):
            yield from bring_home(table, seat, WARP, table.deal.term("free", seat))
    for seat in (table.offense, table.defense):
        if planet := table.deal.term("colony", seat):
            yield from window(table, "colony.gained", seat, {"planet": planet - 1})
    yield from bring_home(table, table.offense, GATE)
    yield from window(table, "deal.done")
    table.go("cards")


def failed(table: CosmicEncounter) -> Rule[None]:
    """CE-13.16, CE-14.16: each loses three ships of their choice, from colonies or the gate (CE-R24)."""
    yield from window(table, "deal.failed")
    for seat in (table.offense, table.defense):
        sources = table.ships.colonies(seat) + ([GATE] if table.ships.gate[seat] else [])
        count = table.fold("penalty", seat, PENALTY)
        yield from lose_chosen(table, seat, count, "deal", sources)
    yield from bring_home(table, table.offense, GATE)
    table.go("cards")
