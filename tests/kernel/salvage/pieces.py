"""The rules of Salvage, piece by piece."""

from __future__ import annotations

from typing import Final

from tests.kernel.salvage.abilities import ability
from tests.kernel.salvage.cards import CRATES, HAND, HOLD, LIMIT, ROUNDS
from tests.kernel.salvage.table import Salvage, only, plus
from tests.kernel.salvage.verbs import accept, aside, bid, everything, give, put, refuse, take, to, want

from cosmodrome.kernel import DONE, PASS, Choose, Option, Rule, Seat, Shuffle, Together, Won


def set_up(table: Salvage) -> Rule[None]:
    """The deck is shuffled and every captain is dealt five cards."""
    table.stack((yield Shuffle("deck", tuple(table.deck))))
    for _ in range(HAND):
        for seat in range(table.seats):
            table.draw(seat)
    table.cursor = "draw"


def draw(table: Salvage) -> Rule[None]:
    """The active captain draws a card; cards thrown away make a new deck."""
    if not table.deck and table.discard:
        table.stack((yield Shuffle("deck", tuple(table.discard))))
    if table.deck:
        table.draw(table.active)
    yield from ability.window(table, "turn", table.active)
    table.cursor = "bid"


def bidding(table: Salvage) -> Rule[None]:
    """All who have a beam lay one face down, at the same time."""
    table.claim_bidders()
    bids = yield Together(
        {seat: Choose(seat, "bid", bids_of, table, seat, secret=True) for seat in table.bidders},
    )
    for seat in table.order():
        if seat in bids:
            table.lay(seat, bids[seat][1])
    table.cursor = "reveal"  # the piece ends here, and with it the local that names the cards


def bids_of(table: Salvage, seat: Seat) -> list[Option]:
    return [bid(card) for card in table.beams(seat)]


def reveal(table: Salvage) -> Rule[None]:
    """The beams are turned up; the strongest alone gets the wreck, which is a point."""
    yield from ability.window(table, "planned")
    table.reveal()
    yield from ability.window(table, "reveal")
    best = [seat for seat, total in table.strength.items() if total == max(table.strength.values())]
    table.end_bidding(best[0] if len(best) == 1 else -1)
    if table.winner >= 0:
        table.score(table.winner)
        yield from ability.window(table, "salvaged", table.winner)
    table.cursor = "haul" if table.winner >= 0 and any(table.market) else "trade"


def haul(table: Salvage) -> Rule[None]:
    """The winner takes up to three crates: a chain over a draft, ended by `done`."""
    while (choice := (yield Choose(table.winner, "haul", loads, table, secret=True))) != DONE:
        if choice == everything:
            load_all(table)
            break
        table.load(CRATES.index(choice[1]), choice[2])
    table.take_haul(table.winner)
    table.cursor = "trade"


def loads(table: Salvage) -> list[Option]:
    """The whole haul first; then crates by kind and count; `done` always, as fewer are allowed."""
    room = HOLD - sum(table.haul)
    left = plus(table.market, table.haul, -1)
    picks = [
        take(kind, count) for kind, most in zip(CRATES, left, strict=True) for count in range(1, min(most, room) + 1)
    ]
    return [everything, *picks, DONE] if picks else [DONE]


def load_all(table: Salvage) -> None:
    """As much as there is room for, the rarest kinds last."""
    for kind in range(len(CRATES)):
        room = HOLD - sum(table.haul)
        table.load(kind, min(room, table.market[kind] - table.haul[kind]))


def trade(table: Salvage) -> Rule[None]:
    """The active captain may offer one deal: crates for crates, and perhaps a card face down."""
    seat = table.active
    others = [to(other) for other in table.order()[1:]]
    choice = yield Choose(seat, "trade", [PASS, *others])
    if choice != PASS:
        table.propose(seat, choice[1])
        yield from make_offer(table, seat)
        terms = {"give": list(table.give), "want": list(table.want), "card": bool(table.offer[seat])}
        answer = yield Choose(table.partner, "deal", [accept, refuse], args=terms)
        table.close_deal(seat, answer == accept)
    table.cursor = "stow"


def make_offer(table: Salvage, seat: Seat) -> Rule[None]:
    """The offer grows until it is done. It is a rule of its own: no local names the card while the partner thinks."""
    while (choice := (yield Choose(seat, "offer", offers, table, seat, secret=True))) != DONE:
        if choice[0] == "put":
            table.put_up(seat, choice[1])
        elif choice[0] == "give":
            table.add_to_offer(only(CRATES.index(choice[1]), choice[2]), only(0, 0))
        else:
            table.add_to_offer(only(0, 0), only(CRATES.index(choice[1]), choice[2]))


def offers(table: Salvage, seat: Seat) -> list[Option]:
    """Each kind of crate is named once, given or wanted, and one card."""
    options = [DONE] if table.offer[seat] or any(table.give) or any(table.want) else []
    for at, kind in enumerate(CRATES):
        if not table.give[at] and not table.want[at]:
            options += [give(kind, count) for count in range(1, table.crates[seat][at] + 1)]
            options += [want(kind, count) for count in range(1, table.crates[table.partner][at] + 1)]
    if not table.offer[seat]:
        options += [put(card) for card in table.hands[seat]]
    return options or [DONE]


def stow(table: Salvage) -> Rule[None]:
    """Captains with more than five cards throw some away: each alone, shown together."""
    yield Together({seat: throw_away(table, seat) for seat in range(table.seats) if len(table.hands[seat]) > LIMIT})
    for seat in table.order():
        for card in table.draft[seat]:
            table.throw_away(seat, card)
    table.next_turn()
    if table.round > ROUNDS:
        most = max(table.points)
        raise Won([seat for seat in range(table.seats) if table.points[seat] == most], table.points, "rounds")
    table.cursor = "draw"


def throw_away(table: Salvage, seat: Seat) -> Rule[None]:
    while len(table.hands[seat]) > LIMIT:
        choice = yield Choose(seat, "stow", asides, table, seat, secret=True)
        table.set_aside(seat, choice[1])


def asides(table: Salvage, seat: Seat) -> list[Option]:
    return [aside(card) for card in table.hands[seat]]


PIECES: Final = {
    "setup": set_up,
    "draw": draw,
    "bid": bidding,
    "reveal": reveal,
    "haul": haul,
    "trade": trade,
    "stow": stow,
}
