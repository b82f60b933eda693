"""The cards on the table and the verbs that move them.

A card lies in exactly one zone. The hand, the face-down encounter card and the offer of a player form one *possession*:
a seat that has seen a card there knows that the player has it, but not where it lies. A pile beside a sheet (`piles`
face down, `shown` face up) has a name and is a possession by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER, KINDS, NAMES
from cosmodrome.games.cosmic_encounter.known import Known
from cosmodrome.games.cosmic_encounter.zones import (
    DRAFT_OF,
    HAND_OF,
    LAID_OF,
    OFFER_OF,
    Playable,
    home_of,
    is_lent,
    names,
    out_of,
    owner_of,
    without,
)
from cosmodrome.kernel import ONLY, Part, Seat, all_seats, seats_of


class Cards(Part, kw_only=True):
    """All zones of cards, and who knows what of them."""

    deck: list[int]  # the top card last
    discard: list[int]
    box: list[int]  # flares that are not in the game
    hands: list[tuple[int, ...]]
    laid: list[tuple[int, ...]]  # the encounter card of a main player
    offer: list[tuple[int, ...]]  # in a deal
    draft: list[tuple[int, ...]]  # cards a seat has picked in a choice that is not finished
    piles: dict[str, tuple[int, ...]]  # face down beside a sheet: "hoard:2" is known to seat 2
    shown: dict[str, tuple[int, ...]]  # face up beside a sheet
    reach: list[tuple[str, ...]]  # the piles a seat may play from besides its hand
    played: dict[int, str]  # cards in use, and the zone each came from
    reinforcements: list[int]  # played in this encounter, discarded at its end
    reinforcers: dict[int, int]  # by whom, in this encounter
    known: Known
    open_cards: tuple[int, ...] = ()  # the seats whose encounter card lies face up
    borrowed: tuple[int, ...] = ()  # the seat that has laid a card of a lent hand, and its owner
    claims: tuple[int, ...] = ()  # seats that hold an encounter card, as the rules have shown

    # ---- questions ----------------------------------------------------------------------------------------------

    def possession(self, seat: Seat) -> tuple[int, ...]:
        """All cards of a player that others cannot tell apart by their zone."""
        return self.hands[seat] + self.laid[seat] + self.offer[seat] + self.draft[seat]

    def in_reach(self, seat: Seat) -> tuple[int, ...]:
        """The cards a player can play from: the hand, and piles that an effect has opened to them (CE-R12)."""
        cards = self.hands[seat]
        for name in self.reach[seat]:
            cards += self.piles.get(name, ())
        return cards

    def in_reach_of_all(self) -> list[tuple[int, ...]]:
        """The same for every seat."""
        return [self.in_reach(seat) for seat in range(self.seats)]

    def playable(self) -> Playable:
        """The cards that each seat can play, cached until hands or piles change."""
        cached: Playable | None = self.kept
        if cached is None:
            cached = Playable([()] * self.seats, [0] * self.seats)
        hands = self.hands if not self.piles or not any(self.reach) else self.in_reach_of_all()
        if cached.hands != hands:
            self.kept = cached = cached.with_hands(hands)
        return cached

    def has_encounter_card(self, seat: Seat) -> bool:
        """Whether the hand holds an attack, negotiate or morph card."""
        return not ENCOUNTER.isdisjoint(self.hands[seat])

    def could_select(self, seat: Seat) -> bool:
        """Whether the player can lay an encounter card, from any zone they may play from."""
        return not ENCOUNTER.isdisjoint(self.in_reach(seat) if self.reach[seat] else self.hands[seat])

    def find(self, seat: Seat, name: str) -> int:
        """A card of this name that the player can play."""
        for card in self.in_reach(seat):
            if NAMES[card] == name:
                return card
        raise AssertionError(f"seat {seat} has no card {name}")

    def names(self, seat: Seat, kinds: Sequence[str] = ()) -> list[str]:
        """The names of the cards in a hand, each once, in the order of the deck."""
        held: Iterable[int] = sorted(self.hands[seat])
        if kinds:
            held = [card for card in held if KINDS[card] in kinds]
        return list(dict.fromkeys([NAMES[card] for card in held]))

    def knows(self, seat: Seat, card: int) -> bool:
        """Whether a seat knows where a card is."""
        if self.known.sight >> card & 1 or seat in self.known.by(card) or card in self.possession(seat):
            return True
        return any(card in cards and owner_of(name) == seat for name, cards in self.piles.items())

    def all_know(self, card: int) -> bool:
        """Whether everybody knows who has a card."""
        return len(self.known.by(card)) == self.seats

    # ---- what is known ------------------------------------------------------------------------------------------

    def look(self, seat: Seat, cards: Iterable[int], owner: Seat) -> None:
        """A seat looks at cards of another seat; CE-R33: nobody else sees them."""
        cards = tuple(cards)
        if not cards:
            return
        for card in cards:
            self.known.add(card, seat)
        shown = {"cards": names(cards)}
        self.tell("looked", seat=seat, target=owner, count=len(cards), secret=shown, to=(seat, owner))

    def make_known(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """From now on everybody knows that a player has these cards; some may have seen them before."""
        others = [card for card in self.possession(seat) if card not in cards]
        for card in cards:
            self.known.forget_copy(card, others)
            self.known.seen[card] = all_seats(self.seats)

    def show_all(self, seat: Seat, cards: Iterable[int]) -> None:
        """A player shows cards to everybody and keeps them."""
        cards = tuple(cards)
        self.make_known(seat, cards)
        self.tell("showed", seat=seat, cards=names(cards), discloses=True)

    # ---- out of a zone ------------------------------------------------------------------------------------------

    def _leave(self, seat: Seat, card: int) -> str:
        """A card leaves the possession or an open pile of a player; returns the zone it lay in."""
        if card in self.hands[seat]:
            zone, names_of = self.hands, HAND_OF
        elif card in self.laid[seat]:
            zone, names_of = self.laid, LAID_OF
        elif card in self.draft[seat]:
            zone, names_of = self.draft, DRAFT_OF
        elif card in self.offer[seat]:
            zone, names_of = self.offer, OFFER_OF
        else:
            return self._leave_pile(seat, card)
        zone[seat] = without(zone[seat], card)
        self._drop_claim(seat)
        return names_of[seat]

    def _leave_pile(self, seat: Seat, card: int) -> str:
        """A card leaves a pile that a player may play from."""
        for name in self.reach[seat]:
            if card in self.piles.get(name, ()):
                self.piles[name] = without(self.piles[name], card)
                self._drop_claim(seat)
                return name
        raise AssertionError(f"seat {seat} does not have card {card}")

    def _leave_openly(self, seat: Seat, card: int) -> str:
        """A card leaves its zone and lies face up from now on; returns that zone."""
        zone = self._leave(seat, card)
        if self.known.has_seen_copy(card):
            self.known.forget_copy(card, self._beside(zone, seat))
        self.known.open(card)
        return zone

    def claim(self, seat: Seat) -> None:
        """The rules have shown that a seat holds an encounter card, in hand or in a pile it may play from."""
        if seat not in self.claims:
            self.claims += (seat,)

    def unclaim(self) -> None:
        """The encounter cards are laid: what was shown of the hands no longer matters."""
        self.claims = ()

    def _drop_claim(self, seat: Seat) -> None:
        """Cards have left the hand or a pile in reach: the player may no longer hold an encounter card."""
        if seat in self.claims and not self.laid[seat]:
            self.claims = tuple(who for who in self.claims if who != seat)

    def _beside(self, zone: str, seat: Seat) -> tuple[int, ...]:
        """What lies where a card was taken from."""
        return self.piles[zone] if zone in self.piles else self.possession(seat)

    # ---- deck and discards --------------------------------------------------------------------------------------

    def stack(self, order: Sequence[int]) -> None:
        """A shuffled deck is put down."""
        self.deck = list(order)
        self.known.cover(order)

    def reshuffle(self, order: Sequence[int]) -> None:
        """CE-28.1: the discards become a new deck."""
        self.discard = []
        self.stack(order)
        self.tell("reshuffled", count=len(order))

    def draw_top(self, seat: Seat, count: int) -> None:
        """A player draws cards from the deck; nobody else sees them."""
        left = len(self.deck) - count
        assert left >= 0, "more cards drawn than there are"
        cards = tuple(reversed(self.deck[left:]))
        del self.deck[left:]
        self.hands[seat] += cards
        self.tell("drew", seat=seat, count=count, secret={"cards": names(cards)}, to=(seat,))

    def put_on_deck(self, seat: Seat, card: int) -> None:
        """A card goes face down on top of the deck; its player knows that it lies there."""
        zone = self._leave(seat, card)
        self.known.forget(self._beside(zone, seat), ONLY[seat])
        self.deck.append(card)
        self.known.seen[card] = ONLY[seat]
        self.tell("put-on-deck", seat=seat, **out_of(zone, self.piles))

    def put_under_deck(self, seat: Seat, card: int) -> None:
        """A card goes face down under the deck; its player knows that it lies there."""
        zone = self._leave(seat, card)
        self.known.forget(self._beside(zone, seat), ONLY[seat])
        self.deck.insert(0, card)
        self.known.seen[card] = ONLY[seat]
        self.tell("put-under-deck", seat=seat)

    def discard_cards(self, seat: Seat, cards: Iterable[int]) -> None:
        """Cards go face up onto the discard pile."""
        cards = tuple(cards)
        for card in cards:
            self._leave_openly(seat, card)
            self.discard.append(card)
        if cards:
            self.disclose({"seat": seat, "cards": [NAMES[card] for card in cards], "key": "discarded"})

    def quake(self) -> None:
        """CE-28.2: all hands join the discards."""
        counts = [len(hand) for hand in self.hands]
        for seat in range(self.seats):
            self.discard += self.hands[seat]
            self.hands[seat] = ()
        self.claims = ()
        self.tell("cosmic-quake", counts=counts, discloses=True)

    def take_discard(self, seat: Seat, card: int) -> None:
        """A card from the discard pile goes to a hand; everybody sees it go."""
        self.discard.remove(card)
        self.known.close(card)
        self.hands[seat] += (card,)
        self.tell("took-discard", seat=seat, card=NAMES[card])

    # ---- from hand to hand --------------------------------------------------------------------------------------

    def hand_over(self, seat: Seat, cards: Iterable[int], to: Seat) -> None:
        """Cards go to another hand, seen only by these two; the others lose track of what was there."""
        cards, both = tuple(cards), seats_of((seat, to))
        if not cards:
            return
        for card in cards:
            self._leave(seat, card)
            self.hands[to] += (card,)
            self.known.seen[card] = ONLY[seat]
        self.known.forget(self.possession(seat), both)
        shown = {"cards": names(cards)}
        self.tell("handed-over", seat=seat, target=to, count=len(cards), secret=shown, to=(seat, to))

    def hand_over_openly(self, seat: Seat, cards: Iterable[int], to: Seat) -> None:
        """Cards that everybody knows go to another hand."""
        cards = tuple(cards)
        for card in cards:
            zone = self._leave(seat, card)
            self.known.forget_copy(card, self._beside(zone, seat))
            self.hands[to] += (card,)
            self.known.seen[card] = all_seats(self.seats)
        if cards:
            self.tell("handed-over", seat=seat, target=to, count=len(cards), cards=names(cards), discloses=True)

    def swap_hands(self, one: Seat, other: Seat) -> None:
        """Two players swap hands; each knows what they gave away."""
        self.claims = tuple(who for who in self.claims if who not in (one, other))
        for seat in (one, other):
            for card in self.hands[seat]:
                self.known.add(card, seat)
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        for seat, giver in ((one, other), (other, one)):
            cards = {"cards": names(self.hands[seat])}
            self.tell("handed-over", seat=giver, target=seat, count=len(self.hands[seat]), secret=cards, to=(seat,))

    def deal_hands(self, order: Sequence[int], sizes: Sequence[tuple[Seat, int]]) -> None:
        """Hands that were mixed are dealt out again."""
        cards = list(order)
        for card in cards:
            self.known.seen.pop(card, None)
        for seat, size in sizes:
            self.claims = tuple(who for who in self.claims if who != seat)
            self.hands[seat] = tuple(cards[:size])
            del cards[:size]
            dealt = {"cards": names(self.hands[seat])}
            if size:
                self.tell("hand-dealt", seat=seat, count=size, secret=dealt, to=(seat,))

    # ---- drafts and piles ---------------------------------------------------------------------------------------

    def set_aside(self, seat: Seat, card: int) -> None:
        """A card the player is choosing; nobody else sees it yet."""
        self.hands[seat] = without(self.hands[seat], card)
        self._drop_claim(seat)
        self.draft[seat] += (card,)

    def set_aside_last(self, seat: Seat, count: int) -> None:
        """The cards that came to a hand last lie aside."""
        for card in self.hands[seat][-count:]:
            self.set_aside(seat, card)

    def take_up(self, seat: Seat) -> None:
        """The cards a player has set aside return to their hand."""
        self.hands[seat] += self.draft[seat]
        self.draft[seat] = ()

    def pile_up(self, seat: Seat, cards: Iterable[int], name: str) -> None:
        """Cards of a player go face down to a pile beside a sheet."""
        cards = tuple(cards)
        for card in cards:
            self._leave(seat, card)
        self.known.forget(self.possession(seat), ONLY[seat])
        self.known.forget(cards, ONLY[seat])
        self.piles[name] = self.piles.get(name, ()) + cards
        self.tell("piled-up", seat=seat, pile=name, count=len(self.piles[name]))

    def lend_hand(self, seat: Seat, to: Seat) -> None:
        """A whole hand lies face down before another player, who may play from it; its owner knows what it holds."""
        cards, name = self.hands[seat], f"lent-{seat}:{to}"
        for card in cards:
            self.known.add(card, seat)
        self._lend(seat, cards, name, to)

    def lend_drawn(self, seat: Seat, count: int) -> None:
        """The cards a player has just drawn lie face down before them: playable, but not part of the hand."""
        self._lend(seat, self.hands[seat][max(len(self.hands[seat]) - count, 0) :], f"lent-deck:{seat}", seat)

    def _lend(self, seat: Seat, cards: tuple[int, ...], name: str, to: Seat) -> None:
        self.hands[seat] = self.hands[seat][: len(self.hands[seat]) - len(cards)]
        self._drop_claim(seat)
        self._drop_claim(to)
        self.piles[name] = cards
        self.reach[to] += (name,)
        if cards:
            self.tell("piled-up", seat=seat, pile=name, count=len(cards), secret={"cards": names(cards)}, to=(to,))

    def end_loan(self, name: str) -> None:
        """What is left of lent cards goes back to its owner."""
        cards, to = self.piles.pop(name), owner_of(name)
        owner = owner_of(home_of(name))
        self.reach[to] = tuple(pile for pile in self.reach[to] if pile != name)
        self._drop_claim(to)
        for card in cards:
            self.known.add(card, to)
        self.hands[owner] += cards
        if cards:
            shown, count = {"cards": names(cards)}, len(cards)
            self.tell("loan-returned", seat=to, target=owner, pile=name, count=count, secret=shown, to=(to, owner))

    def open_pile(self, seat: Seat, name: str) -> None:
        """A player may play from a face-down pile as from their hand."""
        if name not in self.reach[seat]:
            self.reach[seat] += (name,)

    def close_pile(self, seat: Seat, name: str) -> None:
        """A player may no longer play from a pile."""
        self._drop_claim(seat)
        self.reach[seat] = tuple(other for other in self.reach[seat] if other != name)

    def take_pile(self, seat: Seat, name: str) -> None:
        """A face-down pile goes to the hand of its player."""
        if cards := self.piles.pop(name, ()):
            self.hands[seat] += cards
            self.tell("piled-up", seat=seat, pile=name, count=0)

    def pass_pile(self, name: str, to: str) -> None:
        """CE-R32: a face-down pile goes to another player with its sheet."""
        seat, other = owner_of(name), owner_of(to)
        for card in self.piles[name]:
            self.known.add(card, seat)
        self.piles[to] = self.piles.pop(name)
        self.close_pile(seat, name)
        self._drop_claim(other)
        self.tell("pile-passed", seat=seat, target=other, pile=name, goal=to, count=len(self.piles[to]))

    def lay_open(self, seat: Seat, card: int, name: str) -> None:
        """A card of a player goes face up to a pile on the table."""
        self._leave_openly(seat, card)
        self.shown[name] = self.shown.get(name, ()) + (card,)
        self.tell("laid-open", seat=seat, pile=name, card=NAMES[card], discloses=True)

    def put_up(self, seat: Seat, card: int) -> None:
        """A card goes into the offer, face down until the offer is made."""
        self.hands[seat] = without(self.hands[seat], card)
        self.offer[seat] += (card,)

    def take_from_offer(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """Cards leave the offer and return to the hand."""
        self.offer[seat] = tuple(card for card in self.offer[seat] if card not in cards)
        self.hands[seat] += cards

    def discard_open(self, name: str) -> None:
        """A face-up pile is discarded."""
        cards = self.shown.pop(name, ())
        self.discard += cards
        self.tell("pile-discarded", pile=name, cards=[NAMES[card] for card in cards])

    def discard_pile(self, name: str) -> None:
        """A face-down pile is discarded."""
        cards = self.piles.pop(name, ())
        self._drop_claim(owner_of(name))
        for card in cards:
            self.known.open(card)
        self.discard += cards
        self.tell("pile-discarded", pile=name, cards=[NAMES[card] for card in cards], discloses=True)

    # ---- encounter cards ----------------------------------------------------------------------------------------

    def lay(self, seat: Seat, card: int, face_up: bool = False) -> None:
        """CE-11.1: an encounter card is laid face down; what others know of this player's cards does not change."""
        self.laid[seat] = (card,)
        name = ""
        if card in self.hands[seat]:
            self.hands[seat] = without(self.hands[seat], card)
        else:
            name = next(name for name in self.reach[seat] if card in self.piles.get(name, ()))
            self.known.forget(self.piles[name], ONLY[seat])
            self.piles[name] = without(self.piles[name], card)
            if is_lent(name):
                self.borrowed = (seat, owner_of(home_of(name)))
        if name:
            self.tell("laid", seat=seat, pile=name, discloses=True)
        if face_up:
            self.turn_up(seat)
        elif name:
            pass
        elif self.reach[seat]:
            self.tell("laid", seat=seat, discloses=True)
        else:
            self.say({"seat": seat, "key": "laid"})

    def turn_up(self, seat: Seat) -> None:
        """An encounter card is turned face up."""
        (card,) = self.laid[seat]
        if self.known.has_seen_copy(card):
            self.known.forget_copy(card, self.possession(seat))
        self.known.open(card)
        self.open_cards += (seat,)
        self.disclose({"seat": seat, "card": NAMES[card], "key": "revealed"})

    def swap_laid(self, one: Seat, other: Seat) -> None:
        """The encounter cards of the main players change places, face up or down as they lie; each
        player may look at the card they got (CE-R51)."""
        for seat in (one, other):
            for card in self.laid[seat]:
                if seat not in self.open_cards:
                    self.known.forget(self.possession(seat), seats_of((one, other)))
                    self.known.seen[card] = ONLY[seat]
        self.laid[one], self.laid[other] = self.laid[other], self.laid[one]
        self.borrowed = ()
        self.open_cards = tuple(one + other - seat for seat in self.open_cards)
        self.tell("swapped-cards", seats=[one, other])
        for seat in (one, other):
            self.tell("got-card", seat=seat, secret={"cards": names(self.laid[seat])}, to=(seat,))

    def take_back(self, seat: Seat) -> None:
        """The encounter card returns to its player's hand."""
        for card in self.laid[seat]:
            if seat in self.open_cards:
                self.known.close(card)
            self.laid[seat] = ()
            self.open_cards = tuple(who for who in self.open_cards if who != seat)
            owner = self.borrowed[1] if seat in self.borrowed[:1] else seat
            if owner != seat:
                self.known.add(card, seat)
            self.hands[owner] += (card,)
            self.tell("took-back", seat=seat, target=owner)

    def discard_laid(self, seat: Seat) -> tuple[int, ...]:
        """CE-14.17: the encounter card goes to the discard pile."""
        cards = self.laid[seat]
        for card in cards:
            self.laid[seat] = ()
            self._drop_claim(seat)
            if self.known.has_seen_copy(card):
                self.known.forget_copy(card, self.possession(seat))
            if seat in self.open_cards:
                self.open_cards = without(self.open_cards, seat)
            else:
                self.known.open(card)
            self.discard.append(card)
            self.disclose({"seat": seat, "cards": [NAMES[card]], "laid": True, "key": "discarded"})
        return cards

    # ---- cards in use -------------------------------------------------------------------------------------------

    def play(self, seat: Seat, card: int) -> None:
        """A card is used: it lies face up until its use is over."""
        self.played[card] = zone = self._leave_openly(seat, card)
        self.disclose({"seat": seat, "card": NAMES[card], "key": "played", **out_of(zone, self.piles)})

    def finish(self, card: int, fate: str) -> None:
        """What becomes of a used card: `discard`, `return` (to where it came from), `stay`, or `hand:<seat>`."""
        origin = self.played.pop(card)
        if fate == "stay":
            self.reinforcements.append(card)
            self.reinforcers[card] = owner_of(origin)
        elif fate == "discard":
            self.discard.append(card)
        else:
            self.known.close(card)
            zone = home_of(origin) if fate == "return" else fate
            if zone in self.piles:
                self.piles[zone] += (card,)
            else:
                self.hands[owner_of(zone)] += (card,)
        self.say({"card": NAMES[card], "fate": home_of(origin) if fate == "return" else fate, "key": "card-settled"})

    def discard_reinforcements(self) -> None:
        """CE-25.7: reinforcements are discarded with the encounter cards."""
        if self.reinforcements:
            self.discard += self.reinforcements
            self.tell("pile-discarded", pile="reinforcements", cards=[NAMES[card] for card in self.reinforcements])
            self.reinforcements = []
