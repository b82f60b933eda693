"""The cards on the table, who knows what of them, and the verbs that move them.

A card lies in exactly one zone. What a seat has seen is kept per card: for a hand, that its owner has it; for a deck,
where it lies. Hand and draft of a player are one possession. An unseen move erases what others knew.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.twilight_imperium.index import (
    CARD_NAMES,
    FACTIONS,
    FIRST_NOTE,
    FIRST_OBJECTIVE,
    GENERIC_NOTES,
    NOTES_EACH,
    note_number,
    note_owner,
    objective_row,
)
from cosmodrome.kernel import NO_SEATS, ONLY, Seat, Seats, Table, seats_of


class Zones(Table, kw_only=True):
    """Decks have their top card last. `hands` are action cards, `secrets` unscored secret objectives."""

    factions: list[int]
    action_deck: list[int]
    action_discard: list[int]
    hands: list[tuple[int, ...]]
    played: list[int]  # action cards and notes in use, face up
    agenda_deck: list[int]
    agenda_discard: list[int]
    agenda: int = 0  # the one that is voted on, or 0
    stage_1: list[int]  # laid out face down
    stage_2: list[int]
    spare_1: list[int]  # in the deck, not laid out
    spare_2: list[int]
    public: list[int]
    secret_deck: list[int]
    secrets: list[tuple[int, ...]]
    scored: list[int]  # by seat, objectives as bits
    drafts: list[tuple[int, ...]]  # hidden cards a seat is choosing from
    notes: list[tuple[int, ...]]
    notes_up: list[tuple[int, ...]]  # in the play area
    gone: list[int]  # notes that left the game with their owner
    received: Seats = NO_SEATS  # who has got a note of another player: only they can hold one to play
    seen: dict[int, Seats]

    # ---- questions ----------------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        """The id of a card; a note goes by its kind and its owner's seat."""
        if card >= FIRST_NOTE:
            return f"{self.note_name(card)}-{note_owner(card)}"
        return CARD_NAMES[card]

    def note_name(self, note: int) -> str:
        """The id of a promissory note."""
        number = note_number(note)
        if number < NOTES_EACH - 1:
            return GENERIC_NOTES[number]
        return FACTIONS[self.factions[note_owner(note)]].note

    def find(self, seat: Seat, name: str) -> int:
        """A card of a hand, by its id."""
        return next(card for card in self.hands[seat] if CARD_NAMES[card] == name)

    def find_note(self, seat: Seat, name: str) -> int:
        """A note of a hand, by its name."""
        return next(note for note in self.notes[seat] if self.name(note) == name)

    def knows(self, seat: Seat, card: int) -> bool:
        """Whether a seat knows where a card is."""
        if card in self.hands[seat] or card in self.secrets[seat] or card in self.drafts[seat]:
            return True
        if card in self.notes[seat] or card == self.agenda or seat in self.seen.get(card, NO_SEATS):
            return True
        return not self.is_hidden(card)

    def is_hidden(self, card: int) -> bool:
        """Whether a card lies where not everybody can see it."""
        decks = (self.action_deck, self.agenda_deck, self.stage_1, self.stage_2, self.spare_1, self.spare_2)
        hands = (*decks, self.secret_deck, *self.hands, *self.secrets, *self.drafts, *self.notes)
        return any(card in zone for zone in hands)

    def has_scored(self, seat: Seat, objective: int) -> bool:
        """TI-30.8: each objective once."""
        return bool(self.scored[seat] >> (objective - FIRST_OBJECTIVE) & 1)

    def scored_secrets(self, seat: Seat) -> list[int]:
        """The secret objectives a player has scored; they lie open, unless they became public."""
        return [
            FIRST_OBJECTIVE + number
            for number in range(self.scored[seat].bit_length())
            if self.scored[seat] >> number & 1
            and objective_row(FIRST_OBJECTIVE + number).deck == "secret"
            and FIRST_OBJECTIVE + number not in self.public
        ]

    def regroup(self) -> None:
        """A component or a tile has come into play or left it: what all of them come to is found anew."""
        self.kept = None

    # ---- action cards -------------------------------------------------------------------------------------------

    def draw_action(self, seat: Seat, count: int) -> None:
        """TI-24.3: the top cards of the deck go to a hand."""
        drawn = tuple(self.action_deck[len(self.action_deck) - count :][::-1])
        del self.action_deck[len(self.action_deck) - count :]
        self.hands[seat] += drawn
        for card in drawn:
            self.seen.pop(card, None)
        names = [CARD_NAMES[card] for card in drawn]
        self.tell("drew", seat=seat, count=count, secret={"cards": names}, to=(seat,))

    def stack_actions(self, order: Sequence[int]) -> None:
        """TI-42.4: a shuffled deck of action cards."""
        self.action_deck, self.action_discard = list(order), []
        self.tell("shuffled", deck="action", count=len(order))

    def discard_action(self, seat: Seat, card: int) -> None:
        """A card of a hand is discarded, face up."""
        self.hands[seat] = without(self.hands[seat], card)
        self.drafts[seat] = without(self.drafts[seat], card)
        self.seen.pop(card, None)
        self.action_discard.append(card)
        self.tell("discarded", seat=seat, card=CARD_NAMES[card], discloses=True)

    def play_card(self, seat: Seat, card: int) -> None:
        """TI-24.7: a card is played; it lies open until it is resolved."""
        self.hands[seat] = without(self.hands[seat], card)
        self.seen.pop(card, None)
        self.played.append(card)
        self.tell("played", seat=seat, card=CARD_NAMES[card], discloses=True)

    def finish_card(self, card: int) -> None:
        """TI-24.7, TI-24.8: a played card goes to the discard pile."""
        self.played.remove(card)
        self.action_discard.append(card)
        self.tell("card-done", card=CARD_NAMES[card])

    def hand_over(self, seat: Seat, cards: Sequence[int], to: Seat) -> None:
        """Action cards go from hand to hand unseen by the others, who lose track of what was there."""
        both = seats_of((seat, to))
        for card in cards:
            self.hands[seat] = without(self.hands[seat], card)
            self.hands[to] += (card,)
        for card in (*self.hands[seat], *self.hands[to]):
            if card in self.seen:
                self.seen[card] &= both
        for card in cards:
            self.seen[card] = ONLY[seat]
        names = [CARD_NAMES[card] for card in cards]
        self.tell("handed-over", seat=seat, target=to, count=len(cards), secret={"cards": names}, to=(seat, to))

    def look(self, seat: Seat, cards: Sequence[int], owner: Seat) -> None:
        """A player looks at cards that another holds."""
        for card in cards:
            self.seen[card] = self.seen.get(card, NO_SEATS).add(seat)
        names = [self.name(card) for card in cards]
        self.tell("looked", seat=seat, target=owner, count=len(cards), secret={"cards": names}, to=(seat, owner))

    # ---- secret and public objectives ---------------------------------------------------------------------------

    def stack_secrets(self, order: Sequence[int]) -> None:
        """The deck of secret objectives is shuffled; nobody knows any more what lies there."""
        self.secret_deck = list(order)
        for card in order:
            self.seen.pop(card, None)
        self.tell("shuffled", deck="secret", count=len(order))

    def draw_secret(self, seat: Seat, count: int = 1) -> None:
        """TI-89.2, TI-S12a: secret objectives go to a player."""
        for _ in range(count):
            card = self.secret_deck.pop()
            self.secrets[seat] += (card,)
            self.tell("drew-secret", seat=seat, secret={"objective": CARD_NAMES[card]}, to=(seat,))

    def return_secret(self, seat: Seat, card: int) -> None:
        """TI-89.4: an unscored secret objective goes back to the deck, which is shuffled then."""
        self.secrets[seat] = without(self.secrets[seat], card)
        self.secret_deck.append(card)
        self.tell("returned-secret", seat=seat, secret={"objective": CARD_NAMES[card]}, to=(seat,))

    def show_secret(self, seat: Seat, card: int) -> None:
        """TI-30.18: a secret objective that is scored is shown."""
        self.tell("shows-secret", seat=seat, objective=CARD_NAMES[card], discloses=True)

    def lay_out(self, stage: int, order: Sequence[int], count: int) -> None:
        """TI-S12c: public objectives are laid out face down; the others stay in their deck."""
        laid, spare = list(order[:count]), list(order[count:])
        if stage == 1:
            self.stage_1, self.spare_1 = laid, spare
        else:
            self.stage_2, self.spare_2 = laid, spare

    def reveal_objective(self) -> bool:
        """TI-84.2, TI-84.2a: the next public objective is turned up, those of stage I first."""
        pile = self.stage_1 or self.stage_2
        if not pile:
            return False
        stage = 1 if self.stage_1 else 2
        self.add_public(pile.pop(), f"stage_{stage}")
        return True

    def reveal_spare(self, stage: int) -> None:
        """One more public objective, from the deck of its stage, if any is left there."""
        pile = self.spare_1 if stage == 1 else self.spare_2
        if pile:
            self.add_public(pile.pop())

    def add_public(self, card: int, pile: str = "") -> None:
        """An objective is open to all players now, from the pile of its stage or from elsewhere."""
        self.public.append(card)
        self.tell("revealed-objective", objective=CARD_NAMES[card], pile=pile, discloses=True)

    # ---- agendas ------------------------------------------------------------------------------------------------

    def stack_agendas(self, order: Sequence[int]) -> None:
        """A shuffled deck of agendas."""
        self.agenda_deck, self.agenda_discard = list(order), []
        for card in order:
            self.seen.pop(card, None)
        self.tell("shuffled", deck="agenda", count=len(order))

    def reveal_agenda(self) -> None:
        """TI-83.2a: the top agenda is revealed."""
        card = self.agenda_deck.pop()
        self.seen.pop(card, None)
        self.agenda = card
        self.tell("revealed-agenda", agenda=CARD_NAMES[card], discloses=True)

    def reopen_agenda(self, card: int) -> None:
        """A law in play is voted on again as if it had just been revealed; it stays in force meanwhile."""
        self.agenda = card
        self.tell("revealed-agenda", agenda=CARD_NAMES[card], discloses=True)

    def take_agendas(self, seat: Seat, count: int) -> None:
        """TI-56.2c: a player looks at the top agendas; they lie aside until they are put back."""
        taken = self.agenda_deck[len(self.agenda_deck) - count :]
        del self.agenda_deck[len(self.agenda_deck) - count :]
        self.drafts[seat] += tuple(taken)
        names = [CARD_NAMES[card] for card in taken]
        self.tell("looked-at-agendas", seat=seat, count=len(taken), secret={"agendas": names}, to=(seat,))

    def put_agenda(self, seat: Seat, card: int, top: bool) -> None:
        """TI-56.2c: an agenda goes to the top or the bottom of the deck, unseen by the others."""
        self.drafts[seat] = without(self.drafts[seat], card)
        self.seen[card] = ONLY[seat]
        if top:
            self.agenda_deck.append(card)
        else:
            self.agenda_deck.insert(0, card)
        secret = {"agenda": CARD_NAMES[card], "top": top}
        self.tell("put-agenda", seat=seat, secret=secret, to=(seat,))

    # ---- promissory notes ---------------------------------------------------------------------------------------

    def give_note(self, seat: Seat, note: int, to: Seat) -> None:
        """TI-25.5: a note changes hands unseen; back with its owner it can be given away again (TI-25.4)."""
        self.notes[seat] = without(self.notes[seat], note)
        self.notes[to] += (note,)
        both = seats_of((seat, to))
        for held in (*self.notes[seat], *self.notes[to]):
            if held in self.seen:
                self.seen[held] &= both
        self.seen[note] = ONLY[seat]
        self.received = self.received.add(to)
        self.tell("gave-note", seat=seat, target=to, secret={"note": self.name(note)}, to=(seat, to))

    def play_note(self, seat: Seat, note: int) -> None:
        """TI-25.1: a note is used; it lies open."""
        self.notes[seat] = without(self.notes[seat], note)
        self.seen.pop(note, None)
        self.played.append(note)
        self.tell("played-note", seat=seat, note=self.name(note), discloses=True)

    def place_note(self, seat: Seat, note: int) -> None:
        """A note stays in the play area, TI-25.5a."""
        if note in self.played:
            self.played.remove(note)
        self.notes[seat] = without(self.notes[seat], note)
        self.seen.pop(note, None)
        self.notes_up[seat] += (note,)
        self.regroup()
        self.tell("placed-note", seat=seat, note=self.name(note), discloses=True)

    def return_note(self, note: int) -> None:
        """TI-25.3: a note goes back to its owner."""
        owner = note_owner(note)
        if note in self.played:
            self.played.remove(note)
        holder = next((seat for seat in range(self.seats) if note in self.notes[seat]), None)
        for seat in range(self.seats):
            self.notes_up[seat] = without(self.notes_up[seat], note)
            self.notes[seat] = without(self.notes[seat], note)
        self.regroup()
        self.seen.pop(note, None)
        self.notes[owner] += (note,)
        self.tell("returned-note", seat=owner, note=self.name(note), holder=holder, discloses=True)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The same cards but this one."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
