"""Who can respond in a window, and with what.

What a player has in sight (faction, technologies, laws, notes that lie open) is looked up by side. Action cards, notes
and secret objectives are hidden, so for them the audience is everybody who could hold a fitting one for all that is
public.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from cosmodrome.games.twilight_imperium.index import ACTION_MASK, CARD_NAMES, note_owner
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import Sources
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import Test, active, subject
from cosmodrome.kernel import Ability, Held, Seat, Window

BY_SOURCE: Final[dict[str, list[Ability]]] = {}  # faction abilities, flagships, technologies, laws, notes that lie open
OPEN: Final[dict[str, Sources]] = {}  # by window: what of it lies open
CARDS: Final[dict[str, dict[str, Ability]]] = {}  # by window and id
NOTES: Final[dict[str, dict[str, Ability]]] = {}
SECRETS: Final[dict[str, dict[int, Ability]]] = {}
EVENTS: Final[set[int]] = set()  # the secret objectives that happen in windows
EXHAUSTED_BY: Final[dict[str, int]] = {}  # ability: the technology that is exhausted to use it
ANSWERS: Final[dict[str, tuple[str, ...]]] = {}  # what kinds of use an ability in the window `used` answers


def key_of(window: Window) -> str:
    """Uses of a card, a technology and so on are answered by different abilities."""
    return window.key if window.use is None else f"used.{window.use.ability.kind}"


def open_abilities(side: Side, key: str) -> tuple[Ability, ...]:
    """What a side can use in a window, from what lies open; found once and kept."""
    found: tuple[Ability, ...] | None = side.at.get(key)
    if found is None:
        name, _, kind = key.partition(".") if key.startswith("used.") else (key, "", "")
        found = side.at[key] = tuple(
            declared
            for source in side.sources
            for declared in BY_SOURCE.get(source, ())
            if name in declared.at and (not kind or kind in ANSWERS[declared.id])
        )
    return found


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


def held(table: TwilightImperium, seat: Seat, window: Window) -> Iterator[Held]:
    """What a seat really holds for this window."""
    key = key_of(window)
    sources = OPEN.get(key)
    if sources is not None and sources.has(table, seat):
        for declared in open_abilities(table.side(seat), key):
            if usable(table, seat, declared):
                yield declared, declared.id, declared.id
    cards = CARDS.get(key)
    if cards and may_play_cards(table, seat):
        named: set[str] = set()
        for card in table.hands[seat]:
            name = CARD_NAMES[card]
            if name in cards and name not in named:
                named.add(name)
                yield cards[name], card, name
    notes = NOTES.get(key)
    if notes and table.received >> seat & 1:
        for note in table.notes[seat]:
            if note_owner(note) != seat and (name := table.note_name(note)) in notes:  # TI-25.2
                yield notes[name], note, table.name(note)
    secrets = SECRETS.get(key)
    if secrets:
        for card in (*table.secrets[seat], *leaked(table, seat)):
            if card in secrets:
                yield secrets[card], card, CARD_NAMES[card]


def might(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Whether a seat could respond for all that is public."""
    return bool(audience_of(table, window, (seat,)))


def audience_of(table: TwilightImperium, window: Window, order: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who could respond for all that is public: found together, so that each condition is asked where it must be."""
    key, passing = key_of(window), table.passing
    seats = [seat for seat in order if window.key not in passing[seat]]
    found: set[Seat] = set()
    for fit in (open_fits, cards_fit, notes_fit, secrets_fit):
        for seat in fit(table, seats, window, key):
            found.add(seat)
    return tuple([seat for seat in seats if seat in found])


def anybody(table: TwilightImperium, window: Window, key: str) -> bool:
    """Whether anybody could respond or must, for all that is public."""
    seats = range(table.seats)
    for _ in open_fits(table, seats, window, key, musts=True):
        return True
    return any(True for fit in (cards_fit, notes_fit, secrets_fit) for _ in fit(table, seats, window, key))


def open_fits(
    table: TwilightImperium, seats: Sequence[Seat], window: Window, key: str, musts: bool = False
) -> Iterator[Seat]:
    """Those who have something in the open to use (with `musts`: or that must be used)."""
    sources = OPEN.get(key)
    if sources is None or not sources.in_play(table):
        return
    for seat in seats:
        if sources.has(table, seat):
            for declared in open_abilities(table.side(seat), key):
                if declared.must:
                    if musts and (declared.when is None or declared.when(table, seat, window)):
                        yield seat
                elif usable(table, seat, declared) and fits(table, seat, declared, window, declared.id):
                    yield seat


def cards_fit(table: TwilightImperium, seats: Sequence[Seat], window: Window, key: str) -> Iterator[Seat]:
    """Those who could hold a fitting action card: one that is not in sight."""
    if key not in CARDS:
        return
    used, hands = window.used, table.hands
    for group in card_groups(key):
        when = group.when
        only = table.active if when is active else window.seat if when is subject else None
        for seat in seats if only is None else (only,):
            if not hands[seat] or (only is not None and only not in seats):
                continue
            if (when is None or only is not None or when(table, seat, window)) and may_play_cards(table, seat):
                if group.copies > len(table.action_discard) + len(table.played) and not used:
                    yield seat  # they cannot all lie open
                    continue
                closed = ~in_sight(table)
                if any(ACTION_MASK[name] & closed and (seat, name) not in used for name in group.names):
                    yield seat


def notes_fit(table: TwilightImperium, seats: Sequence[Seat], window: Window, key: str) -> Iterator[Seat]:
    """Those who have got notes of others and could hold a fitting one."""
    notes = NOTES.get(key)
    if notes is None or not table.received:
        return
    for seat in seats:
        if table.received >> seat & 1 and table.notes[seat]:
            if any(fits(table, seat, declared, window) for declared in notes.values()):
                yield seat


def secrets_fit(table: TwilightImperium, seats: Sequence[Seat], window: Window, key: str) -> Iterator[Seat]:
    """Those who could have a secret objective that happens now, or for whom a leaked one does."""
    secrets = SECRETS.get(key)
    if secrets is None:
        return
    for seat in seats:
        own = table.secrets[seat]  # whatever they are: nobody else knows
        known = secrets.values() if own else [secrets[card] for card in leaked(table, seat) if card in secrets]
        if any(fits(table, seat, d, window, d.id) for d in known):
            yield seat


def leaked(table: TwilightImperium, seat: Seat) -> list[int]:
    """The secret objectives that have become public, and that the player may still score (TI-30.16)."""
    found = [card for card in table.public if card in EVENTS]
    if not found:
        return []
    at_home = all(table.owner[planet] == seat for planet in table.home_planets(seat))
    if not at_home and not table.fold("scores-homeless", seat, False):
        return []
    return [card for card in found if not table.has_scored(seat, card)]


class Group(NamedTuple):
    """Action cards of one window with the same public condition."""

    when: Test | None
    names: tuple[str, ...]
    copies: int


@cache
def card_groups(key: str) -> tuple[Group, ...]:
    """The cards of a window by their conditions, each of which is asked once."""
    by_test: dict[Test | None, list[str]] = {}
    for name, declared in CARDS[key].items():
        by_test.setdefault(declared.when, []).append(name)
    return tuple(
        Group(when, tuple(names), sum(ACTION_MASK[name].bit_count() for name in names))
        for when, names in by_test.items()
    )


def in_sight(table: TwilightImperium) -> int:
    """The action cards that lie open, as bits."""
    mask = 0
    for card in table.action_discard:
        mask |= 1 << card
    for card in table.played:
        if card < 80:
            mask |= 1 << card
    return mask


def fits(table: TwilightImperium, seat: Seat, declared: Ability, window: Window, name: str = "") -> bool:
    """Whether the public conditions of an ability hold for a seat. A note asks for its owner in `needs`."""
    return (
        not declared.must
        and (declared.again or not name or (seat, name) not in window.used)
        and (declared.who is None or declared.who(table, seat, window))
        and (declared.when is None or declared.when(table, seat, window))
    )
