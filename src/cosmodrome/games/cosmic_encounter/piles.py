"""Cards on their way and beside sheets: drafts, piles, loans, encounter cards, cards in use; and the verbs for them."""

from __future__ import annotations

from collections.abc import Iterable

from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.games.cosmic_encounter.zones import Cards, home_of, is_lent, names, out_of, owner_of, without
from cosmodrome.kernel import NO_SEATS, ONLY, Seat, seats_of


class Piles(Cards, kw_only=True):
    """What is done with cards besides drawing, discarding and handing over."""

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
        """The cards a player has set aside go back to his hand."""
        self.hands[seat] += self.draft[seat]
        self.draft[seat] = ()

    def pile_up(self, seat: Seat, cards: Iterable[int], name: str) -> None:
        """Cards of a player go face down to a pile beside a sheet."""
        cards = tuple(cards)
        for card in cards:
            self._leave(seat, card)
        self._forget(self.possession(seat), ONLY[seat])
        self._forget(cards, ONLY[seat])
        self.piles[name] = self.piles.get(name, ()) + cards
        self.tell("piled-up", seat=seat, pile=name, count=len(self.piles[name]))

    def lend_hand(self, seat: Seat, to: Seat) -> None:
        """A whole hand lies face down before another player, who may play from it; its owner knows what is there."""
        cards, name = self.hands[seat], f"lent-{seat}:{to}"
        for card in cards:
            self.seen[card] = self.seen.get(card, NO_SEATS).add(seat)
        self._lend(seat, cards, name, to)

    def lend_drawn(self, seat: Seat, count: int) -> None:
        """The cards a player has just drawn lie face down before him; he may play them, but they are not his hand."""
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
            self.seen[card] = self.seen.get(card, NO_SEATS).add(to)
        self.hands[owner] += cards
        if cards:
            shown, count = {"cards": names(cards)}, len(cards)
            self.tell("loan-returned", seat=to, target=owner, pile=name, count=count, secret=shown, to=(to, owner))

    def open_pile(self, seat: Seat, name: str) -> None:
        """A player may play from a face-down pile as from his hand."""
        if name not in self.reach[seat]:
            self.reach[seat] += (name,)

    def close_pile(self, seat: Seat, name: str) -> None:
        """He no longer may."""
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
            self.seen[card] = self.seen.get(card, NO_SEATS).add(seat)
        self.piles[to] = self.piles.pop(name)
        self.close_pile(seat, name)
        self._drop_claim(other)
        self.tell("pile-passed", seat=seat, target=other, pile=name, goal=to, count=len(self.piles[to]))

    def lay_open(self, seat: Seat, card: int, name: str) -> None:
        """A card of a player goes face up to a pile on the table."""
        self._leave_openly(seat, card)
        self.shown[name] = self.shown.get(name, ()) + (card,)
        self.tell("laid-open", seat=seat, pile=name, card=NAMES[card], discloses=True)

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
            self._open(card)
        self.discard += cards
        self.tell("pile-discarded", pile=name, cards=[NAMES[card] for card in cards], discloses=True)

    # ---- encounter cards ----------------------------------------------------------------------------------------

    def lay(self, seat: Seat, card: int, face_up: bool = False) -> None:
        """CE-11.1: an encounter card is laid face down; what others know of this player's cards stays what it was."""
        self.laid[seat] = (card,)
        name = ""
        if card in self.hands[seat]:
            self.hands[seat] = without(self.hands[seat], card)
        else:
            name = next(name for name in self.reach[seat] if card in self.piles.get(name, ()))
            self._forget(self.piles[name], ONLY[seat])
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
        if self._has_seen_copy(card):
            self._forget_copy(card, self.possession(seat))
        self._open(card)
        self.open_cards += (seat,)
        self.disclose({"seat": seat, "card": NAMES[card], "key": "revealed"})

    def swap_laid(self, one: Seat, other: Seat) -> None:
        """The encounter cards of the main players change places, face up or down as they lie; each may look at the
        card he got (CE-R51)."""
        for seat in (one, other):
            for card in self.laid[seat]:
                if seat not in self.open_cards:
                    self._forget(self.possession(seat), seats_of((one, other)))
                    self.seen[card] = ONLY[seat]
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
                self._close(card)
            self.laid[seat] = ()
            self.open_cards = tuple(who for who in self.open_cards if who != seat)
            owner = self.borrowed[1] if seat in self.borrowed[:1] else seat
            if owner != seat:
                self.seen[card] = self.seen.get(card, NO_SEATS).add(seat)
            self.hands[owner] += (card,)
            self.tell("took-back", seat=seat, target=owner)

    def discard_laid(self, seat: Seat) -> tuple[int, ...]:
        """CE-14.17: the encounter card goes to the discard pile."""
        cards = self.laid[seat]
        for card in cards:
            self.laid[seat] = ()
            self._drop_claim(seat)
            if self._has_seen_copy(card):
                self._forget_copy(card, self.possession(seat))
            if seat in self.open_cards:
                self.open_cards = without(self.open_cards, seat)
            else:
                self._open(card)
            self.discard.append(card)
            self.disclose({"seat": seat, "cards": [NAMES[card]], "key": "discarded"})
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
            self._close(card)
            zone = home_of(origin) if fate == "return" else fate
            if zone in self.piles:
                self.piles[zone] += (card,)
            else:
                self.hands[owner_of(zone)] += (card,)
        self.say({"card": NAMES[card], "fate": home_of(origin) if fate == "return" else fate, "key": "card-settled"})

    def discard_reinforcements(self) -> None:
        """CE-25.7: with the encounter cards."""
        if self.reinforcements:
            self.discard += self.reinforcements
            self.tell("pile-discarded", pile="reinforcements", cards=[NAMES[card] for card in self.reinforcements])
            self.reinforcements = []
