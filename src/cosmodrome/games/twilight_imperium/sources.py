"""What carries abilities: components in the open, action cards, promissory notes and secret objectives.

What a player has in the open (faction, technologies, laws, notes) is looked up by side. Of action cards, notes and
secret objectives everybody could have those that are not in sight.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from cosmodrome.games.twilight_imperium.index import (
    ACTION_MASK,
    CARD_NAMES,
    OBJECTIVE,
    OBJECTIVES,
    bits,
    note_owner,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import NO_SEATS, ONLY, Ability, Held, Seat, Seats, Window, seats_with
from cosmodrome.kernel.responses import Groups, HiddenSource, OpenSource

CARDS: Final[dict[str, dict[str, Ability]]] = {}  # by window and id
CARDS_AT: Final[dict[str, dict[int, Ability]]] = {}  # by window and number
NOTES: Final[dict[str, dict[str, Ability]]] = {}
SECRETS: Final[dict[str, dict[int, Ability]]] = {}
HIDDEN: Final[set[str]] = set()  # the windows that action cards or secret objectives are for
EXHAUSTED_BY: Final[dict[str, int]] = {}  # ability: the technology that is exhausted to use it
OF_THE_ACTION_PHASE: Final = frozenset(OBJECTIVE[row.id] for row in OBJECTIVES if row.phase == "action")
ALL_CARDS: Final = -1


# ---- in the open -----------------------------------------------------------------------------------------------------


class Components(OpenSource):
    """Factions, technologies, laws, and notes that lie open."""

    def carriers(self, table: TwilightImperium, window: Window) -> Seats:
        """Who has something in the open for this window."""
        key: str = window.lookup
        found: Seats = (table.kept or table.look_up_sides()).openers.get(key, NO_SEATS)
        return found

    def abilities(self, table: TwilightImperium, seat: Seat, window: Window) -> Sequence[Ability]:
        """What is not exhausted or forbidden."""
        declared: Sequence[Ability] = (table.kept or table.look_up_sides()).by_seat[seat].at.get(window.lookup, ())
        return [each for each in declared if is_usable(table, seat, each)]

    def may_hold(self, table: TwilightImperium, seats: Seats, window: Window) -> Seats:
        """Those who have something in the open."""
        return seats & self.carriers(table, window)

    def compelled(self, table: TwilightImperium, window: Window) -> Seats:
        """Who may have something that must be used: what must be used always lies open."""
        found: Seats = (table.kept or table.look_up_sides()).compelled.get(window.lookup, NO_SEATS)
        return found


def is_usable(table: TwilightImperium, seat: Seat, declared: Ability) -> bool:
    """TI-45.4: not while its card is exhausted; optional faction abilities can be forbidden."""
    tech = EXHAUSTED_BY.get(declared.id)
    if tech is not None and table.tapped[seat] >> tech & 1:
        return False
    return not (declared.kind == "faction" and not declared.must and table.marks and table.marked("no-abilities", seat))


# ---- action cards ----------------------------------------------------------------------------------------------------


class ActionCards(HiddenSource):
    """The hands of the players."""

    def held(self, table: TwilightImperium, seat: Seat, window: Window) -> Iterable[Held]:
        """The cards of a hand for this window, each name once."""
        key: str = window.lookup
        if key in CARDS and (cards := fitting(hand := table.hands[seat], key)) and may_play_cards(table, seat):
            return [(declared, hand[place], name) for declared, place, name in cards]
        return ()

    def groups(self, table: TwilightImperium, window: Window) -> Groups | None:
        """The action cards of a window by their conditions."""
        key: str = window.lookup
        return card_groups(key) if key in CARDS else None

    def keepers(self, table: TwilightImperium, window: Window) -> Seats:
        """Who has any."""
        return seats_with(table.hands)

    def is_unseen(self, table: TwilightImperium, cards: int) -> bool:
        """Whether one of them does not lie open."""
        discard, played = table.action_discard, table.played
        for card in bits(cards):  # noqa: SIM110 - asked in every window: a generator would cost more
            if card not in discard and card not in played:
                return True
        return False

    def allowed(self, table: TwilightImperium, seats: Seats) -> Seats:
        """Those who may play action cards now."""
        for seat in seats.members:
            if not may_play_cards(table, seat):
                seats = seats.remove(seat)
        return seats

    def may_hold(self, table: TwilightImperium, seats: Seats, window: Window) -> Seats:
        """Those who hold a card for this window."""
        cards = CARDS_AT.get(window.lookup)
        if cards is None:
            return NO_SEATS
        for seat in seats.members:
            if cards.keys().isdisjoint(table.hands[seat]):
                seats = seats.remove(seat)
        return seats


@cache
def card_groups(key: str) -> Groups:
    """The action cards of a window by their conditions."""
    return Groups([(declared, ACTION_MASK[source]) for source, declared in CARDS[key].items()])


@lru_cache(maxsize=256)
def fitting(hand: tuple[int, ...], key: str) -> tuple[tuple[Ability, int, str], ...]:
    """The action cards of a hand that are for a window, by their places in it, each name once."""
    cards = CARDS_AT[key]
    names: dict[str, int] = {}
    for place, card in enumerate(hand):
        if card in cards:
            names.setdefault(CARD_NAMES[card], place)
    return tuple([(cards[hand[place]], place, name) for name, place in names.items()])


def may_play_cards(table: TwilightImperium, seat: Seat) -> bool:
    """Whether nothing forbids a player to play action cards now."""
    if table.marks and table.marked("no-cards", seat):
        return False
    if table.phase == "action" and seat != table.active:
        return table.fold("others-play-cards", table.active, True, seat)
    return True


# ---- promissory notes ------------------------------------------------------------------------------------------------


class PromissoryNotes(HiddenSource):
    """Notes of other players in a hand. A note asks for its owner in `needs`."""

    def held(self, table: TwilightImperium, seat: Seat, window: Window) -> Iterable[Held]:
        """TI-25.2: no player uses their own."""
        found: list[Held] = []
        if seat in table.received and window.lookup in NOTES:
            notes = NOTES[window.lookup]
            for note in table.notes[seat]:
                if note_owner(note) != seat and (name := table.note_name(note)) in notes:
                    found.append((notes[name], note, table.name(note)))
        return found

    def groups(self, table: TwilightImperium, window: Window) -> Groups | None:
        """The notes of a window by their conditions."""
        key: str = window.lookup
        return note_groups(key) if table.received is not NO_SEATS and key in NOTES else None

    def keepers(self, table: TwilightImperium, window: Window) -> Seats:
        """Those who have received notes, and have some."""
        seats = table.received
        for seat in seats.members:
            if not table.notes[seat]:
                seats = seats.remove(seat)
        return seats

    def may_hold(self, table: TwilightImperium, seats: Seats, window: Window) -> Seats:
        """Those who have received notes."""
        return seats & table.received if window.lookup in NOTES else NO_SEATS


@cache
def note_groups(key: str) -> Groups:
    """The notes of a window by their conditions."""
    return Groups([(declared, ALL_CARDS) for declared in NOTES[key].values()])


# ---- secret objectives -----------------------------------------------------------------------------------------------


class SecretObjectives(HiddenSource):
    """Secret objectives that are scored when something happens, and those of them that have become public."""

    def held(self, table: TwilightImperium, seat: Seat, window: Window) -> Iterable[Held]:
        """A player's own secrets for this window, and public ones not yet scored."""
        found: list[Held] = []
        secrets = SECRETS.get(window.lookup)
        if secrets is not None:
            for card in (*table.secrets[seat], *leaked(table, seat)):
                if card in secrets:
                    found.append((secrets[card], card, CARD_NAMES[card]))
        return found

    def groups(self, table: TwilightImperium, window: Window) -> Groups | None:
        """The secret objectives of a window by their conditions."""
        key: str = window.lookup
        return secret_groups(key) if key in SECRETS else None

    def keepers(self, table: TwilightImperium, window: Window) -> Seats:
        """Anybody: a secret may have become public."""
        return seats_with([True] * table.seats)

    def shares(self, table: TwilightImperium, seats: Seats, cards: int, window: Window) -> Sequence[tuple[Seats, int]]:
        """Players with secrets could have any; the others may score what is public."""
        having = seats_with(table.secrets)
        shares = [(seats & having, cards)]
        for seat in (seats - having).members:
            public = 0
            for card in leaked(table, seat):
                public |= 1 << card
            if public & cards:
                shares.append((ONLY[seat], public & cards))
        return shares

    def may_hold(self, table: TwilightImperium, seats: Seats, window: Window) -> Seats:
        """Anybody."""
        return seats if window.lookup in SECRETS else NO_SEATS


@cache
def secret_groups(key: str) -> Groups:
    """The secret objectives of a window by their conditions."""
    return Groups([(declared, 1 << card) for card, declared in SECRETS[key].items()])


def leaked(table: TwilightImperium, seat: Seat) -> list[int]:
    """The secret objectives that have become public, and that the player may still score (TI-30.16)."""
    found = [card for card in table.scorable() if card in OF_THE_ACTION_PHASE] if table.public else []
    if not found:
        return []
    if not table.holds_home(seat) and not table.fold("scores-homeless", seat, False):
        return []
    return [card for card in found if not table.has_scored(seat, card)]
