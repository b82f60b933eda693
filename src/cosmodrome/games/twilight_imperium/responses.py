"""Who can respond in a window, and with what.

What a player has in sight (faction, technologies, laws, notes that lie open) is looked up by side. Action cards, notes
and secret objectives are hidden, so for them the audience is everybody who could hold a fitting one for all that is
public. Seats are found as bits, and each condition is asked only where it must be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from cosmodrome.games.twilight_imperium.index import ACTION_MASK, CARD_NAMES, bits, note_owner
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.standing import Standing
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import Test, active, leading, subject
from cosmodrome.kernel import Ability, Held, Seat, Window

BY_SOURCE: Final[dict[str, list[Ability]]] = {}  # faction abilities, flagships, technologies, laws, notes that lie open
CARDS: Final[dict[str, dict[str, Ability]]] = {}  # by window and id
CARDS_AT: Final[dict[str, dict[int, Ability]]] = {}  # by window and number
NOTES: Final[dict[str, dict[str, Ability]]] = {}
SECRETS: Final[dict[str, dict[int, Ability]]] = {}
EVENTS: Final[set[int]] = set()  # the secret objectives that happen in windows
EXHAUSTED_BY: Final[dict[str, int]] = {}  # ability: the technology that is exhausted to use it
ANSWERS: Final[dict[str, tuple[str, ...]]] = {}  # what kinds of use an ability in the window `used` answers


def key_of(window: Window) -> str:
    """The name by which things for a window are looked up: uses of a card, a technology and so on are answered by
    different abilities."""
    return str(window.at)


# ---- what lies open --------------------------------------------------------------------------------------------------


def open_abilities(side: Side) -> dict[str, tuple[Ability, ...]]:
    """What a side can or must use from what lies open, by window; found once and kept."""
    if side.at is None:
        found: dict[str, tuple[Ability, ...]] = {}
        for source in side.sources:
            for declared in BY_SOURCE.get(source, ()):
                for key in names_of(declared):
                    found[key] = (*found.get(key, ()), declared)
        side.at = found
    return side.at


def names_of(declared: Ability) -> list[str]:
    """The names under which an ability is looked up."""
    answers = [f"used.{kind}" for kind in ANSWERS[declared.id]]
    return [name for key in declared.at for name in (answers if key == "used" else (key,))]


def openers(table: TwilightImperium, key: str) -> Sequence[Seat]:
    """Those who have something in the open for a window."""
    standing: Standing = table.kept or table.stand()
    found = standing.openers
    if found is None:
        found = standing.openers = {}
        for seat, side in enumerate(standing.sides):
            for name in open_abilities(side):
                found.setdefault(name, []).append(seat)
    return found.get(key, ())


def concerns(table: TwilightImperium, key: str) -> bool:
    """Whether a window can be of any use: somebody has something in the open, or there are hidden cards for it."""
    if key in CARDS or key in SECRETS or (table.received and key in NOTES):
        return True
    return bool(openers(table, key))


# ---- what a seat holds -----------------------------------------------------------------------------------------------


def may_play_cards(table: TwilightImperium, seat: Seat) -> bool:
    """Whether nothing forbids a player to play action cards now."""
    if table.marked("no-cards", seat):
        return False
    if table.phase == "action" and seat != table.active:
        return bool(table.fold("others-play-cards", table.active, True, seat))
    return True


def usable(table: TwilightImperium, seat: Seat, declared: Ability) -> bool:
    """TI-45.4: not while its card is exhausted; optional faction abilities can be forbidden."""
    tech = EXHAUSTED_BY.get(declared.id)
    if tech is not None and table.tapped[seat] >> tech & 1:
        return False
    return not (declared.kind == "faction" and not declared.must and table.marks and table.marked("no-abilities", seat))


def held(table: TwilightImperium, seat: Seat, window: Window) -> list[Held]:
    """What a seat really holds for this window."""
    key = key_of(window)
    found: list[Held] = [
        (declared, declared.id, declared.id)
        for declared in open_abilities(table.side(seat)).get(key, ())
        if usable(table, seat, declared)
    ]
    if (cards := CARDS_AT.get(key)) is not None and not cards.keys().isdisjoint(table.hands[seat]):
        fitting: dict[str, int] = {}
        for card in table.hands[seat]:
            if card in cards:
                fitting.setdefault(CARD_NAMES[card], card)
        if may_play_cards(table, seat):
            found += [(cards[card], card, name) for name, card in fitting.items()]
    if table.received >> seat & 1 and key in NOTES:
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


def is_unheld(table: TwilightImperium, seat: Seat, key: str) -> bool:
    """Whether it is plain at a glance that a seat holds nothing for a window."""
    if key in CARDS_AT and not CARDS_AT[key].keys().isdisjoint(table.hands[seat]):
        return False
    return key not in SECRETS and seat not in openers(table, key) and not (table.received >> seat & 1 and key in NOTES)


def unheld(table: TwilightImperium, window: Window) -> bool:
    """Whether it is plain at a glance that nobody holds anything for this window."""
    key = key_of(window)
    if key in SECRETS or (table.received and key in NOTES) or openers(table, key):
        return False
    if key in CARDS_AT:
        cards = CARDS_AT[key].keys()
        for hand in table.hands:
            if hand and not cards.isdisjoint(hand):
                return False
    return True


# ---- who could respond -----------------------------------------------------------------------------------------------


def audience_of(table: TwilightImperium, window: Window) -> tuple[Seat, ...]:
    """Who could respond for all that is public, in timing order."""
    key = key_of(window)
    could = _by_what_lies_open(table, window, key)
    if key in CARDS:
        could = _by_cards(table, window, key, could)
    if table.received and key in NOTES:
        could = _by_notes(table, window, key, could)
    if key in SECRETS:
        could = _by_secrets(table, window, key, could)
    if not could:
        return ()
    passing = table.passing
    return tuple([seat for seat in table.timing() if could >> seat & 1 and window.key not in passing[seat]])


def might(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Whether a seat could respond for all that is public."""
    return seat in audience_of(table, window)


def _by_what_lies_open(table: TwilightImperium, window: Window, key: str) -> int:
    """Those who have something in the open to use."""
    could = 0
    for seat in openers(table, key):
        for declared in open_abilities(table.side(seat)).get(key, ()):
            if usable(table, seat, declared) and fits(table, seat, declared, window, declared.id):
                could |= 1 << seat
                break
    return could


def _by_cards(table: TwilightImperium, window: Window, key: str, could: int) -> int:
    """And those who could hold a fitting action card: one that is not in sight."""
    hands = table.hands
    for group in card_groups(key):
        when, only = group.when, group.only
        seats = range(table.seats) if only is None else (table.active,) if only is active else (window.seat,)
        for seat in seats:
            if seat is None or could >> seat & 1 or not hands[seat]:
                continue
            if (when is None or when(table, seat, window)) and may_play_cards(table, seat):
                if is_closed(table, seat, group, window):
                    could |= 1 << seat
    return could


def _by_notes(table: TwilightImperium, window: Window, key: str, could: int) -> int:
    """And those who have got notes of others and could hold a fitting one."""
    for seat in bits(table.received & ~could):
        if table.notes[seat] and any(fits(table, seat, declared, window) for declared in NOTES[key].values()):
            could |= 1 << seat
    return could


def _by_secrets(table: TwilightImperium, window: Window, key: str, could: int) -> int:
    """And those who could have a secret objective that happens now, or for whom a leaked one does."""
    secrets = SECRETS[key]
    for seat in range(table.seats):
        own = table.secrets[seat]  # whatever they are: nobody else knows
        known = secrets.values() if own else [secrets[card] for card in leaked(table, seat) if card in secrets]
        if any(fits(table, seat, d, window, d.id) for d in known):
            could |= 1 << seat
    return could


def leaked(table: TwilightImperium, seat: Seat) -> list[int]:
    """The secret objectives that have become public, and that the player may still score (TI-30.16)."""
    found = [card for card in table.public if card in EVENTS]
    if not found:
        return []
    at_home = all(table.owner[planet] == seat for planet in table.home_planets(seat))
    if not at_home and not table.fold("scores-homeless", seat, False):
        return []
    return [card for card in found if not table.has_scored(seat, card)]


def fits(table: TwilightImperium, seat: Seat, declared: Ability, window: Window, name: str = "") -> bool:
    """Whether the public conditions of an ability hold for a seat. A note asks for its owner in `needs`."""
    return (
        not declared.must
        and (declared.again or not name or (seat, name) not in window.used)
        and (declared.who is None or declared.who(table, seat, window))
        and (declared.when is None or declared.when(table, seat, window))
    )


# ---- action cards ----------------------------------------------------------------------------------------------------


class Group(NamedTuple):
    """Action cards of one window with the same public condition; `only` if it is one player's alone."""

    when: Test | None
    only: Test | None
    cards: tuple[tuple[int, str], ...]


@cache
def card_groups(key: str) -> tuple[Group, ...]:
    """The cards of a window by their conditions, each of which is asked once."""
    by_test: dict[Test | None, list[tuple[int, str]]] = {}
    for name, declared in CARDS[key].items():
        by_test.setdefault(declared.when, []).extend((card, name) for card in bits(ACTION_MASK[name]))
    groups = []
    for test, cards in by_test.items():
        only = leading(test) if leading(test) in (active, subject) else None
        groups.append(Group(None if test is only else test, only, tuple(cards)))
    return tuple(groups)


def is_closed(table: TwilightImperium, seat: Seat, group: Group, window: Window) -> bool:
    """Whether one of these cards does not lie open, and was not used by the seat in this moment."""
    discard, played, used = table.action_discard, table.played, window.used
    for card, name in group.cards:
        if card not in discard and card not in played and not (used and (seat, name) in used):
            return True
    return False
