"""Who can respond in a window, and with what.

What a player has in sight (faction, technologies, laws, notes that lie open) is looked up by side. Action cards, notes
and secret objectives are hidden, so for them the audience is everybody who could hold a fitting one for all that is
public. Seats are found as bits, and each condition is asked only where it must be.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from cosmodrome.games.twilight_imperium.index import CARD_NAMES, NOBODY, OBJECTIVE, OBJECTIVES, bits, note_owner
from cosmodrome.games.twilight_imperium.standing import Standing
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import Test, active, another, every, is_fact, not_active, parts, subject
from cosmodrome.kernel import Ability, Held, Seat, Window

CARDS: Final[dict[str, dict[str, Ability]]] = {}  # by window and id
CARDS_AT: Final[dict[str, dict[int, Ability]]] = {}  # by window and number
NOTES: Final[dict[str, dict[str, Ability]]] = {}
SECRETS: Final[dict[str, dict[int, Ability]]] = {}
HIDDEN: Final[set[str]] = set()  # the windows that action cards or secret objectives are for
EXHAUSTED_BY: Final[dict[str, int]] = {}  # ability: the technology that is exhausted to use it
WHOSE: Final = (active, not_active, subject, another)  # the conditions that name seats
OF_THE_ACTION_PHASE: Final = frozenset(OBJECTIVE[row.id] for row in OBJECTIVES if row.phase == "action")


# ---- what a seat holds -----------------------------------------------------------------------------------------------


def may_play_cards(table: TwilightImperium, seat: Seat) -> bool:
    """Whether nothing forbids a player to play action cards now."""
    if table.marks and table.marked("no-cards", seat):
        return False
    if table.phase == "action" and seat != table.active:
        return table.fold("others-play-cards", table.active, True, seat)
    return True


def usable(table: TwilightImperium, seat: Seat, declared: Ability) -> bool:
    """TI-45.4: not while its card is exhausted; optional faction abilities can be forbidden."""
    tech = EXHAUSTED_BY.get(declared.id)
    if tech is not None and table.tapped[seat] >> tech & 1:
        return False
    return not (declared.kind == "faction" and not declared.must and table.marks and table.marked("no-abilities", seat))


def held(table: TwilightImperium, seat: Seat, window: Window) -> list[Held]:
    """What a seat really holds for this window."""
    key: str = window.lookup
    found: list[Held] = []
    for declared in (table.kept or table.stand()).sides[seat].at.get(key, ()):
        if usable(table, seat, declared):
            found.append((declared, declared.id, declared.id))
    if key in CARDS and (cards := fitting(hand := table.hands[seat], key)) and may_play_cards(table, seat):
        found += [(declared, hand[place], name) for declared, place, name in cards]
    if seat in table.received and key in NOTES:
        notes = NOTES[key]
        for note in table.notes[seat]:
            if note_owner(note) != seat and (name := table.note_name(note)) in notes:  # TI-25.2
                found.append((notes[name], note, table.name(note)))
    if key in SECRETS:
        secrets = SECRETS[key]
        for card in (*table.secrets[seat], *leaked(table, seat)):
            if card in secrets:
                found.append((secrets[card], card, CARD_NAMES[card]))
    return found


@lru_cache(maxsize=256)
def fitting(hand: tuple[int, ...], key: str) -> tuple[tuple[Ability, int, str], ...]:
    """The action cards of a hand that are for a window, by their places in it, each name once."""
    cards = CARDS_AT[key]
    names: dict[str, int] = {}
    for place, card in enumerate(hand):
        if card in cards:
            names.setdefault(CARD_NAMES[card], place)
    return tuple([(cards[hand[place]], place, name) for name, place in names.items()])


def is_unheld(table: TwilightImperium, seat: Seat, key: str) -> bool:
    """Whether it is plain at a glance that a seat holds nothing for a window."""
    if key in CARDS_AT and not CARDS_AT[key].keys().isdisjoint(table.hands[seat]):
        return False
    if key in SECRETS or key in (table.kept or table.stand()).sides[seat].at:
        return False
    return not (seat in table.received and key in NOTES)


# ---- who could respond -----------------------------------------------------------------------------------------------


def audience_of(table: TwilightImperium, window: Window) -> tuple[Seat, ...]:
    """Who could respond for all that is public, in timing order."""
    key: str = window.lookup
    could = _by_what_lies_open(table, window, key) if key in (table.kept or table.stand()).openers else 0
    if key in CARDS:
        could = _by_cards(table, window, key, could)
    if table.received and key in NOTES:
        could = _by_notes(table, window, key, could)
    if key in SECRETS:
        could = _by_secrets(table, window, key, could)
    could &= ~table.eliminated.bits
    if not could:
        return ()
    if not could & could - 1:
        only = could.bit_length() - 1
        return () if window.key in table.passing[only] else (only,)
    passing = table.passing
    last = window.response
    after = NOBODY if last is None or last.ability.must else last.seat  # TI-R64
    return tuple([seat for seat in table.timing(after) if could >> seat & 1 and window.key not in passing[seat]])


def _by_what_lies_open(table: TwilightImperium, window: Window, key: str) -> int:
    """Those who have something in the open to use."""
    could = 0
    standing: Standing = table.kept or table.stand()
    for seat in standing.openers[key]:
        for declared in standing.sides[seat].at[key]:
            if usable(table, seat, declared) and fits(table, seat, declared, window, declared.id):
                could |= 1 << seat
                break
    return could


def has_plainly(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Whether a seat has something in the open to use, and nothing else is needed for it."""
    return any(
        declared.needs is None
        and declared.targets is None
        and usable(table, seat, declared)
        and fits(table, seat, declared, window, declared.id)
        for declared in (table.kept or table.stand()).sides[seat].at.get(window.lookup, ())
    )


def _by_cards(table: TwilightImperium, window: Window, key: str, could: int) -> int:
    """And those who could hold a fitting action card: one that is not in sight."""
    hands, used = table.hands, window.used
    for whose, groups in card_groups(key):
        left = named(table, window, whose) & ~could
        for group in groups if left else ():
            fact, when, _ = group
            if fact is not None and not fact(table, NOBODY, window):
                continue
            if not is_closed(table, NOBODY, group, window):
                continue
            for seat in bits(left):
                if (
                    hands[seat]
                    and (when is None or when(table, seat, window))
                    and may_play_cards(table, seat)
                    and (not used or is_closed(table, seat, group, window))
                ):
                    could |= 1 << seat
                    left ^= 1 << seat
            if not left:
                break
    return could


def _by_notes(table: TwilightImperium, window: Window, key: str, could: int) -> int:
    """And those who have got notes of others and could hold a fitting one."""
    for seat in bits(table.received.bits & ~could):
        if table.notes[seat] and any(fits(table, seat, declared, window) for declared in NOTES[key].values()):
            could |= 1 << seat
    return could


def _by_secrets(table: TwilightImperium, window: Window, key: str, could: int) -> int:
    """And those who could have a secret objective that happens now, or for whom a leaked one does."""
    for whose, groups in secret_groups(key):
        for seat in bits(named(table, window, whose) & ~could):
            public = () if table.secrets[seat] else leaked(table, seat)
            for fact, when, secrets in groups:
                known = secrets  # whatever his own are: nobody else knows
                if not table.secrets[seat]:
                    known = tuple([secret for secret in secrets if secret[0] in public])
                if (
                    any((seat, name) not in window.used for _, name in known)
                    and (fact is None or fact(table, seat, window))
                    and (when is None or when(table, seat, window))
                ):
                    could |= 1 << seat
                    break
    return could


def leaked(table: TwilightImperium, seat: Seat) -> list[int]:
    """The secret objectives that have become public, and that the player may still score (TI-30.16)."""
    found = [card for card in table.scorable() if card in OF_THE_ACTION_PHASE] if table.public else []
    if not found:
        return []
    if not table.holds_home(seat) and not table.fold("scores-homeless", seat, False):
        return []
    return [card for card in found if not table.has_scored(seat, card)]


def fits(table: TwilightImperium, seat: Seat, declared: Ability, window: Window, name: str = "") -> bool:
    """Whether the public conditions of an ability hold for a seat. A note asks for its owner in `needs`."""
    return (
        not declared.must
        and (not window.used or declared.again or not name or (seat, name) not in window.used)
        and (declared.who is None or declared.who(table, seat, window))
        and (declared.when is None or declared.when(table, seat, window))
    )


# ---- hidden cards ----------------------------------------------------------------------------------------------------


class Group(NamedTuple):
    """Hidden cards of one window with the same public condition: what holds for all seats or for none, and the
    rest."""

    fact: Test | None
    when: Test | None
    cards: tuple[tuple[int, str], ...]


Groups = tuple[tuple[Test | None, tuple[Group, ...]], ...]  # by the condition that tells whose card it is


@cache
def card_groups(key: str) -> Groups:
    """The action cards of a window by their conditions."""
    return groups_of(CARDS_AT[key])


@cache
def secret_groups(key: str) -> Groups:
    """The secret objectives of a window likewise."""
    return groups_of(SECRETS[key])


def groups_of(cards: Mapping[int, Ability]) -> Groups:
    """Cards by their conditions, each of which is asked once; the plainest first, for who could hold one of those need
    not be asked for the others."""
    by_test: dict[Test | None, list[tuple[int, str]]] = {}
    for card, declared in cards.items():
        by_test.setdefault(declared.when, []).append((card, declared.id))
    groups: dict[Test | None, list[Group]] = {}
    for test, alike in by_test.items():
        tests = () if test is None else parts(test)
        facts = [each for each in tests if is_fact(each)]
        whose = next((each for each in tests if each in WHOSE), None)
        rest = [each for each in tests if each not in facts and each is not whose]
        group = Group(every(*facts) if facts else None, every(*rest) if rest else None, tuple(alike))
        groups.setdefault(whose, []).append(group)
    return tuple(
        (whose, tuple(sorted(alike, key=lambda group: (group.when is not None, group.fact is not None))))
        for whose, alike in groups.items()
    )


def named(table: TwilightImperium, window: Window, whose: Test | None) -> int:
    """The seats that a condition names, as bits; all of them without one."""
    if whose is active:
        return 1 << table.active
    everybody = (1 << table.seats) - 1
    if whose is None:
        return everybody
    seat = table.active if whose is not_active else window.seat
    if seat is None:
        return 0
    return 1 << seat if whose is subject else everybody & ~(1 << seat)


def is_closed(table: TwilightImperium, seat: Seat, group: Group, window: Window) -> bool:
    """Whether one of these cards does not lie open, and was not used by the seat (if any) in this moment."""
    discard, played, used = table.action_discard, table.played, window.used
    for card, name in group.cards:
        if card not in discard and card not in played and not (used and (seat, name) in used):
            return True
    return False
