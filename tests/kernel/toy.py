"""Salvage, a toy: a small game that uses all that the kernel has, and an example of how a game is written.

Two to four captains bid for wrecks with beams laid face down. Everybody may answer everybody's doings with cards
from a hidden hand: jam a use, jam the jam, and so on. It is no good game, but a hard one for a kernel: hidden hands
and what is known of them, windows in windows, secret choices at the same time, chains over a draft, a deal with a
face-down card, things done unasked, musts, and a win in the middle of it all.

A game has a table with verbs, pieces, abilities, a view, a way to deal hidden cards anew, and laws. `RULES` at the
end hands them to the kernel.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from cosmodrome.kernel import (
    DONE,
    PASS,
    Abilities,
    Choose,
    Dealer,
    Held,
    Option,
    Roll,
    Rule,
    Rules,
    Seat,
    Setting,
    Shuffle,
    Table,
    Together,
    Use,
    Vocabulary,
    Window,
    Won,
)

# ---- cards ----------------------------------------------------------------------------------------------------------

COPIES: Final = {"beam": 16, "jam": 7, "probe": 4, "snatch": 4, "flare": 4, "boost": 3}
CARDS: Final = tuple(kind for kind, count in COPIES.items() for _ in range(count))
BEAMS: Final = COPIES["beam"]  # the first numbers are beams
STRENGTH: Final = tuple(1 + card // 2 if card < BEAMS else 0 for card in range(len(CARDS)))
POWERS: Final = ("magnet", "echo", "shield", "echo")  # by seat, open to all
CRATES: Final = ("ore", "ice", "gas")
HAND, LIMIT, HOLD, ROUNDS = 5, 5, 3, 9


def is_beam(card: int) -> bool:
    return card < BEAMS


# ---- the table ------------------------------------------------------------------------------------------------------


class Salvage(Table, kw_only=True):
    """Hand, bid, offer and draft of a captain are one possession: who has seen a card there does not know in which."""

    goal: int
    deck: list[int]  # the top card last
    discard: list[int]
    played: list[int]  # cards in use: face up, between hand and discard
    hands: list[tuple[int, ...]]
    laid: list[tuple[int, ...]]  # face down
    offer: list[tuple[int, ...]]  # face down, in a deal
    draft: list[tuple[int, ...]]  # chosen to be thrown away, on their way
    seen: dict[int, int]  # by card: bits of the seats that know in whose possession it is
    bidders: tuple[int, ...] = ()  # a claim: these hold a beam, as the rules have checked
    marks: dict[int, int]  # what uses have added to a seat's beam
    market: tuple[int, ...] = (2, 2, 2)
    crates: list[tuple[int, ...]]
    haul: tuple[int, ...] = (0, 0, 0)
    give: tuple[int, ...] = (0, 0, 0)
    want: tuple[int, ...] = (0, 0, 0)
    partner: int = -1
    points: list[int]
    active: int = 0
    winner: int = -1
    scanned: bool = False
    round: int = 1

    # ---- questions

    def order(self) -> list[Seat]:
        """The seats from the active one on."""
        return [(self.active + step) % self.seats for step in range(self.seats)]

    def possession(self, seat: Seat) -> tuple[int, ...]:
        return self.hands[seat] + self.laid[seat] + self.offer[seat] + self.draft[seat]

    def beams(self, seat: Seat) -> list[int]:
        return [card for card in self.hands[seat] if is_beam(card)]

    def knows(self, seat: Seat, card: int) -> bool:
        """Whether a seat knows where a card is: a face-up one, an own one, one it has seen."""
        if card in self.discard or card in self.played or card in self.possession(seat):
            return True
        return bool(self.seen.get(card, 0) >> seat & 1)

    # ---- verbs: cards

    def draw(self, seat: Seat) -> None:
        card = self.deck.pop()
        self.hands[seat] += (card,)
        self.tell("drew", seat=seat, secret={"card": int(card)}, to=(seat,))

    def stack(self, order: Sequence[int]) -> None:
        """A shuffled deck, of all cards or of those thrown away."""
        self.deck, self.discard = list(order), []
        self.tell("shuffled", count=len(self.deck))

    def show(self, seat: Seat, card: int, to: Seat) -> None:
        """A captain looks at another's card."""
        self.seen[card] = self.seen.get(card, 0) | 1 << to
        self.tell("looked", seat=to, target=seat, secret={"card": int(card)}, to=(seat, to))

    def hand_over(self, seat: Seat, card: int, to: Seat) -> None:
        """A card goes to another possession, seen by these two alone: the others lose track of all that was here."""
        both = 1 << seat | 1 << to
        self.hands[seat] = without(self.hands[seat], card)
        self.offer[seat] = without(self.offer[seat], card)
        for held in self.possession(seat):
            if held in self.seen:
                self.seen[held] &= both
        self.hands[to] += (card,)
        self.seen[card] = 1 << seat
        self.tell("handed-over", seat=seat, target=to, secret={"card": int(card)}, to=(seat, to))

    def play(self, seat: Seat, card: int) -> None:
        """A card is used: it lies face up until its use is over."""
        self.hands[seat] = without(self.hands[seat], card)
        self.seen.pop(card, None)
        self.played.append(card)
        self.tell("played", seat=seat, card=int(card), kind=CARDS[card], discloses=True)

    def drop(self, card: int) -> None:
        """A used card is thrown away."""
        self.played.remove(card)
        self.discard.append(card)
        self.tell("dropped", card=int(card))

    def throw_away(self, seat: Seat, card: int) -> None:
        self.hands[seat] = without(self.hands[seat], card)
        self.draft[seat] = without(self.draft[seat], card)
        self.laid[seat] = without(self.laid[seat], card)
        self.seen.pop(card, None)
        self.discard.append(card)
        self.tell("thrown-away", seat=seat, card=int(card), discloses=True)

    def lay(self, seat: Seat, card: int) -> None:
        """A beam is laid face down; what others know of this captain's cards stays what it was."""
        self.hands[seat] = without(self.hands[seat], card)
        self.laid[seat] = (card,)
        self.tell("laid", seat=seat)

    def set_aside(self, seat: Seat, card: int) -> None:
        """A card to be thrown away; nobody else sees it yet."""
        self.hands[seat] = without(self.hands[seat], card)
        self.draft[seat] += (card,)

    def put_up(self, seat: Seat, card: int) -> None:
        """A card goes into an offer, face down."""
        self.hands[seat] = without(self.hands[seat], card)
        self.offer[seat] = (card,)

    def claim_bidders(self) -> None:
        """Who holds a beam bids; who does not says so."""
        self.bidders = tuple(seat for seat in range(self.seats) if self.beams(seat))
        for seat in range(self.seats):
            if seat not in self.bidders:
                self.tell("no-beam", seat=seat, discloses=True)

    def reveal(self) -> None:
        for seat in self.bidders:
            (card,) = self.laid[seat]
            self.tell("revealed", seat=seat, card=int(card), discloses=True)
            self.throw_away(seat, card)
            self.mark(seat, STRENGTH[card])
        self.bidders = ()

    def mark(self, seat: Seat, amount: int) -> None:
        """What counts for a seat's beam; the sum reads it."""
        self.marks[seat] = self.marks.get(seat, 0) + amount
        self.tell("marked", seat=seat, amount=amount)

    # ---- verbs: crates, points, turns

    def move_crates(self, seat: Seat, counts: tuple[int, ...]) -> None:
        self.crates[seat] = plus(self.crates[seat], counts)
        self.tell("crates", seat=seat, counts=list(counts))

    def load(self, kind: int, count: int) -> None:
        """Crates from the market into the draft of the haul."""
        self.haul = plus(self.haul, only(kind, count))

    def take_haul(self, seat: Seat) -> None:
        self.market = plus(self.market, self.haul, -1)
        self.move_crates(seat, self.haul)
        self.haul = (0, 0, 0)

    def propose(self, seat: Seat, partner: Seat) -> None:
        self.partner = partner
        self.tell("proposed", seat=seat, target=partner)

    def add_to_offer(self, give: tuple[int, ...], want: tuple[int, ...]) -> None:
        self.give, self.want = plus(self.give, give), plus(self.want, want)

    def close_deal(self, seat: Seat, accepted: bool) -> None:
        """Both have confirmed, or one has refused."""
        partner, cards = self.partner, self.offer[seat]
        self.tell("deal", seat=seat, target=partner, accepted=accepted)
        if accepted:
            self.move_crates(seat, plus(self.want, self.give, -1))
            self.move_crates(partner, plus(self.give, self.want, -1))
            for card in cards:
                self.hand_over(seat, card, partner)
        else:
            self.hands[seat] += cards
        self.offer[seat], self.partner, self.give, self.want = (), -1, (0, 0, 0), (0, 0, 0)

    def score(self, seat: Seat) -> None:
        """A point; whoever reaches the goal wins at once, whatever is going on."""
        self.points[seat] += 1
        self.tell("scored", seat=seat, points=self.points[seat])
        if self.points[seat] >= self.goal:
            raise Won([seat], self.points, "goal")

    def scan(self, seat: Seat, face: int) -> None:
        self.scanned = True
        self.tell("scanned", seat=seat, face=face)

    def end_bidding(self, winner: Seat) -> None:
        self.winner, self.marks = winner, {}
        self.tell("bidding", winner=winner)

    def next_turn(self) -> None:
        self.active = (self.active + 1) % self.seats
        self.round += self.active == 0
        self.winner, self.scanned = -1, False
        self.market = tuple(min(count + 1, 4) for count in self.market)
        self.tell("turn", seat=self.active, round=self.round)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(held for held in cards if held != card)


def plus(one: tuple[int, ...], other: tuple[int, ...], sign: int = 1) -> tuple[int, ...]:
    return tuple(mine + sign * theirs for mine, theirs in zip(one, other, strict=True))


def only(kind: int, count: int) -> tuple[int, ...]:
    return tuple(count if at == kind else 0 for at in range(len(CRATES)))


def empty_table(seats: int, options: dict[str, Any]) -> Salvage:
    """The table before the cards are dealt."""
    nobody: list[tuple[int, ...]] = [()] * seats
    return Salvage(
        seats=seats,
        goal=options["goal"],
        deck=list(range(len(CARDS))),
        discard=[],
        played=[],
        seen={},
        marks={},
        hands=nobody[:],
        laid=nobody[:],
        offer=nobody[:],
        draft=nobody[:],
        crates=[(1, 1, 1)] * seats,
        points=[0] * seats,
    )


# ---- the rules, piece by piece --------------------------------------------------------------------------------------

verb: Final = Vocabulary()
bid, take, aside, put = verb("bid", "card"), verb("take", "kind", "count"), verb("aside", "card"), verb("put", "card")
to, give, want = verb("to", "seat"), verb("give", "kind", "count"), verb("want", "kind", "count")
everything, accept, refuse = verb("all")(), verb("accept")(), verb("refuse")()
jettison, scan = verb("jettison", "card"), verb("scan")()


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
    best = [seat for seat, total in table.marks.items() if total == max(table.marks.values())]
    table.end_bidding(best[0] if len(best) == 1 else -1)
    if table.winner >= 0:
        table.score(table.winner)
        yield from ability.window(table, "salvaged", table.winner)
    table.cursor = "haul" if table.winner >= 0 and any(table.market) else "trade"


def haul(table: Salvage) -> Rule[None]:
    """The winner takes up to three crates: a chain over a draft, and `done` is his to say."""
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
    """Who holds more than five cards throws some away: each for himself, shown together."""
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

# ---- abilities ------------------------------------------------------------------------------------------------------

WINDOWS: Final = ("turn", "planned", "reveal", "salvaged", "used")


def order(table: Salvage, key: str, subject: Seat | None) -> Sequence[Seat]:
    return table.order()


def held(table: Salvage, seat: Seat, window: Window) -> Iterator[Held]:
    """What a seat really has for this window: its power, and the cards of its hand, one of each kind."""
    kinds: dict[str, Any] = {CARDS[card]: card for card in table.hands[seat]}
    kinds[POWERS[seat]] = None
    for declared in ability.at[window.key]:
        if declared.id in kinds:
            yield declared, kinds[declared.id], declared.id


def might(table: Salvage, seat: Seat, window: Window) -> bool:
    """Whether a seat could respond for all that is public: any hand may hold any card that is not in sight."""
    return any(
        not declared.must
        and (declared.id == POWERS[seat] if declared.kind == "power" else bool(table.hands[seat]))
        and (declared.again or (seat, declared.id) not in window.used)
        and (declared.who is None or declared.who(table, seat, window))
        and (declared.when is None or declared.when(table, seat, window))
        for declared in ability.at[window.key]
    )


def pay(table: Salvage, use: Use) -> None:
    """A card is put on the table; a power costs nothing."""
    if use.source is not None:
        table.play(use.seat, use.source)
    table.tell("use", seat=use.seat, name=use.name, target=list(use.target))


def settle(table: Salvage, use: Use) -> None:
    if use.source is not None:
        table.drop(use.source)


ability: Final = Abilities(order=order, held=held, might=might, pay=pay, settle=settle)


def subject(table: Salvage, seat: Seat, window: Window) -> bool:
    return seat == window.seat


def bidder(table: Salvage, seat: Seat, window: Window) -> bool:
    return seat in table.marks


def another(table: Salvage, seat: Seat, window: Window) -> bool:
    return window.use is not None and seat != window.use.seat


def can_be_jammed(table: Salvage, seat: Seat, window: Window) -> bool:
    return window.use is not None and window.use.ability.cancel is not None and not window.use.cancelled


def with_cards(table: Salvage, seat: Seat, window: Window) -> list[tuple[Seat]]:
    """The other captains whose hands are not empty."""
    return [(other,) for other in range(table.seats) if other != seat and table.hands[other]]


@ability("jam", "card", at="used", who=another, when=can_be_jammed, cancel="card")
def jam(table: Salvage, seat: Seat, window: Window) -> None:
    """The use that this window is about has no effect."""
    assert window.use is not None
    window.use.cancelled = True
    table.tell("jammed", seat=window.use.seat, name=window.use.name)


@ability("flare", "card", at="used", who=another, cancel="card")
def flare(table: Salvage, seat: Seat, window: Window) -> None:
    """A point for watching another captain's doings."""
    table.score(seat)


@ability("probe", "card", at=("turn", "planned"), targets=with_cards, cancel="card")
def probe(table: Salvage, seat: Seat, window: Window) -> Rule[None]:
    """Look at a random card of another captain."""
    (other,) = window.target
    if table.hands[other]:
        (at,) = yield Roll("probe", len(table.hands[other]))
        table.show(other, table.hands[other][at - 1], seat)


@ability("snatch", "card", at="turn", who=subject, targets=with_cards, cancel="card")
def snatch(table: Salvage, seat: Seat, window: Window) -> Rule[None]:
    """Take a random card from another captain."""
    (other,) = window.target
    if table.hands[other]:
        (at,) = yield Roll("snatch", len(table.hands[other]))
        table.hand_over(other, table.hands[other][at - 1], seat)


@ability("boost", "card", at="reveal", who=bidder, again=True, cancel="card")
def boost(table: Salvage, seat: Seat, window: Window) -> None:
    """The own beam counts three more."""
    table.mark(seat, 3)


@ability("echo", "power", at="reveal", who=bidder, cancel="power")
def echo(table: Salvage, seat: Seat, window: Window) -> None:
    """The own beam counts double."""
    table.mark(seat, table.marks[seat])


@ability("shield", "power", at="reveal", who=bidder, must=True, cancel="power")
def shield(table: Salvage, seat: Seat, window: Window) -> None:
    """The own beam counts one more, always."""
    table.mark(seat, 1)


@ability("magnet", "power", at="salvaged", who=subject, must=True, cancel="power")
def magnet(table: Salvage, seat: Seat, window: Window) -> None:
    """Who gets the wreck draws a card."""
    if table.deck:
        table.draw(seat)


# ---- acts -----------------------------------------------------------------------------------------------------------


def acts(table: Salvage, seat: Seat) -> list[Option]:
    """In its turn a seat may scan once, and throw cards overboard, but no beams, which a claim may rest on."""
    if seat != table.active:
        return []
    kinds = dict.fromkeys(CARDS[card] for card in table.hands[seat] if not is_beam(card))
    return [jettison(kind) for kind in kinds] + ([] if table.scanned else [scan])


def act(table: Salvage, seat: Seat, option: Option) -> Rule[None]:
    match option:
        case ("scan",):
            (face,) = yield Roll("scan", 6)
            table.scan(seat, face)
            if face == 6:
                table.score(seat)
        case ("jettison", kind):
            yield from throw_overboard(table, seat, kind)


def throw_overboard(table: Salvage, seat: Seat, kind: str) -> Rule[None]:
    """Which of several of a kind: an act may ask."""
    alike = [jettison(card) for card in table.hands[seat] if CARDS[card] == kind]
    choice = yield Choose(seat, "jettison", alike)
    table.throw_away(seat, choice[1])


# ---- the view -------------------------------------------------------------------------------------------------------


def turn(table: Salvage, seat: Seat | None) -> dict[str, Any]:
    return {
        "round": table.round,
        "active": table.active,
        "step": table.cursor,
        "scanned": table.scanned,
        "bidders": list(table.bidders),
        "partner": table.partner if table.partner >= 0 else None,
        "marks": {str(who): amount for who, amount in table.marks.items()},
    }


def public(table: Salvage, seat: Seat | None) -> dict[str, Any]:
    return {
        "deck": len(table.deck),
        "discard": [int(card) for card in table.discard],
        "played": [int(card) for card in table.played],
        "market": list(table.market),
    }


def hand(table: Salvage, seat: Seat | None) -> list[int]:
    return [] if seat is None else [int(card) for card in table.hands[seat]]


def draft(table: Salvage, seat: Seat | None) -> dict[str, Any]:
    """The own choices on their way."""
    mine = seat is not None
    return {
        "aside": [int(card) for card in table.draft[seat]] if mine else [],
        "haul": list(table.haul) if mine and seat == table.winner else None,
        "give": list(table.give) if mine and seat == table.active else None,
        "want": list(table.want) if mine and seat == table.active else None,
        "card": [int(card) for card in table.offer[seat]] if mine else [],
    }


def captain(table: Salvage, seat: Seat | None, who: Seat) -> dict[str, Any]:
    """A captain as others see him: how many cards, and which of them one has seen, but not where each lies."""
    cards = table.possession(who)
    laid = [int(card) for card in table.laid[who]] if seat == who else ["?"] * len(table.laid[who])
    return {
        "points": table.points[who],
        "crates": list(table.crates[who]),
        "cards": len(cards),
        "seen": sorted(int(card) for card in cards if seat is not None and seat != who and table.knows(seat, card)),
        "laid": laid,
    }


def redeal(table: Salvage, seat: Seat, dealer: Dealer) -> None:
    """Deal anew what the seat has not seen: the deck, and the unseen cards of the others, as the claims allow.

    A seen card stays in its possession, but may lie anywhere in it. What others know of a card goes with its place.
    """
    others = [who for who in range(table.seats) if who != seat]
    unseen = {who: [card for card in table.possession(who) if not table.knows(seat, card)] for who in others}
    known = {who: [card for card in table.possession(who) if table.knows(seat, card)] for who in others}
    pool = [*table.deck, *(card for cards in unseen.values() for card in cards)]
    dealer.mix(pool)
    pool.sort(key=is_beam)  # beams are at the end: those that a claim asks for are dealt first
    fresh: dict[Seat, list[int]] = {who: [] for who in others}
    for who in others:
        if who in table.bidders and not any(map(is_beam, known[who])):
            fresh[who].append(pool.pop())
    dealer.mix(pool)
    for who in others:
        fresh[who] += [pool.pop() for _ in range(len(unseen[who]) - len(fresh[who]))]
    marks = [table.seen.pop(card, 0) for cards in unseen.values() for card in cards]
    for card, bits in zip((card for cards in fresh.values() for card in cards), marks, strict=True):
        if bits:
            table.seen[card] = bits
    table.deck = pool
    for who in others:
        spread(table, who, [*known[who], *fresh[who]], dealer)


def spread(table: Salvage, who: Seat, cards: list[int], dealer: Dealer) -> None:
    """A possession in other places: a beam where one is laid, anything elsewhere."""
    dealer.mix(cards)
    if table.laid[who]:
        table.laid[who] = (next(card for card in cards if is_beam(card)),)
        cards.remove(table.laid[who][0])
    for zone in (table.offer, table.draft):
        count = len(zone[who])
        zone[who], cards = tuple(cards[:count]), cards[count:]
    table.hands[who] = tuple(cards)


# ---- laws -----------------------------------------------------------------------------------------------------------


def laws(table: Salvage) -> None:
    """Every card is somewhere exactly once, crates and points are in range, marks lie on hidden cards only."""
    places = Counter([*table.deck, *table.discard, *table.played])
    for seat in range(table.seats):
        places.update(table.possession(seat))
    assert places == Counter(range(len(CARDS))), "cards lost or doubled"
    assert all(count >= 0 for crates in (*table.crates, table.market) for count in crates), "crates below 0"
    assert sum(table.haul) <= HOLD, "more crates than the hold takes"
    hidden = {card for seat in range(table.seats) for card in table.possession(seat)}
    assert hidden.issuperset(card for card, bits in table.seen.items() if bits), "a mark on a card that is not hidden"
    assert all(point <= table.goal for point in table.points), "a game that should be over"
    assert all(is_beam(card) for cards in table.laid for card in cards), "something else than a beam was laid"


PARTS: Final = {"turn": turn, "table": public, "hand": hand, "draft": draft}
EACH: Final = {"captains": captain}
TOUCHES: Final = {
    **dict.fromkeys(("drew", "played", "thrown-away"), ("table", "captains.seat")),
    **dict.fromkeys(("looked", "handed-over", "deal"), ("captains",)),
    **dict.fromkeys(("laid", "scored", "revealed"), ("captains.seat",)),
    **dict.fromkeys(("shuffled", "dropped", "turn"), ("table",)),
    "crates": ("table", "captains.seat"),
}

RULES: Final = Rules(
    id="salvage",
    version=1,
    seats=(2, 4),
    options=(Setting("goal", (3, 5), 5),),
    verbs=verb,
    table=Salvage,
    setup=empty_table,
    pieces=PIECES,
    parts=PARTS,
    each=EACH,
    touches=TOUCHES,
    redeal=redeal,
    laws=laws,
    acts=acts,
    act=act,
    always=("turn", "hand", "draft"),
    windows=WINDOWS,
)
