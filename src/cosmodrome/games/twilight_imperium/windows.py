"""The windows of the game, and how abilities of factions, technologies, laws, cards, notes and secrets are declared.

Order within a window: TI-74.19, TI-74.20. What a player has in sight (faction, technologies, laws, notes that lie
open) is looked up by side; action cards, notes and secret objectives are hidden, so for them the audience is everybody
who could hold a fitting one for all that is public.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from cosmodrome.games.twilight_imperium.data.notes import BY_ID as NOTE_ROWS
from cosmodrome.games.twilight_imperium.index import (
    ACTION_MASK,
    CARD_NAMES,
    FLAGSHIP,
    FLAGSHIP_D,
    OBJECTIVE,
    TECH,
    note_owner,
)
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import Sources
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Abilities, Ability, Held, Option, Rule, Seat, Use, Window

Body = TypeVar("Body", bound=Callable[..., Any])
Test = Callable[[TwilightImperium, Seat, Window], bool]

BY_SOURCE: Final[dict[str, list[Ability]]] = {}  # faction abilities, flagships, technologies, laws, notes that lie open
OPEN: Final[dict[str, Sources]] = {}  # by window: what of it lies open
CARDS: Final[dict[str, dict[str, Ability]]] = {}  # by window and id
NOTES: Final[dict[str, dict[str, Ability]]] = {}
SECRETS: Final[dict[str, dict[int, Ability]]] = {}
EVENTS: Final[set[int]] = set()  # the secret objectives that happen in windows
EXHAUSTED_BY: Final[dict[str, int]] = {}  # ability: the technology that is exhausted to use it
ANSWERS: Final[dict[str, tuple[str, ...]]] = {}  # what kinds of use an ability in the window `used` answers

# ---- when: public facts that many abilities ask for ------------------------------------------------------------------


def subject(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The window is about this seat."""
    return seat == window.seat


def another(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The window is about another seat."""
    return window.seat is not None and seat != window.seat


def active(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """It is this player's turn."""
    return seat == table.active


def not_active(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """It is another player's turn."""
    return seat != table.active


def fighting(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat takes part in the combat, TI-63.1, and nothing has ended it."""
    return seat in (table.active, table.foe) and not table.marked("combat-over")


def first_round(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """TI-35.2a: the first round starts with the combat."""
    return table.combat_round == 1


def ships_here(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat has ships in the active system."""
    return bool(table.ships[seat] >> table.system & 1)


def flagship_here(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The flagship of the seat is in the active system."""
    fleet = table.fleet(seat, table.system)
    return bool(fleet[FLAGSHIP] or fleet[FLAGSHIP_D])


def every(*tests: Test) -> Test:
    """All of these hold."""
    return lambda table, seat, window: all(test(table, seat, window) for test in tests)


def opponent(table: TwilightImperium, seat: Seat) -> Seat:
    """TI-63.0: the other player in the combat."""
    return table.foe if seat == table.active else table.active


# ---- what a seat holds -----------------------------------------------------------------------------------------------


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


def order(table: TwilightImperium, key: str, seat: Seat | None) -> Sequence[Seat]:
    """TI-74.19, TI-74.20."""
    return table.timing()


def pay(table: TwilightImperium, use: Use) -> None:
    """A card or a note is laid open, a technology exhausted; the use is announced."""
    kind = use.ability.kind
    if kind == "card":
        table.play_card(use.seat, use.source)
    elif kind == "note":
        table.play_note(use.seat, use.source)
    else:
        if use.ability.id in EXHAUSTED_BY:
            table.tap(use.seat, EXHAUSTED_BY[use.ability.id])
        if kind != "secret":
            table.tell("use", seat=use.seat, ability=use.ability.id, kind=kind, target=list(use.target))


def settle(table: TwilightImperium, use: Use) -> Rule[None] | None:
    """TI-24.7: a card is discarded; TI-25.3: a note goes back to its owner, or stays in the play area."""
    if use.ability.kind == "card":
        table.finish_card(use.source)
    elif use.ability.kind == "note" and use.source in table.played:
        if NOTE_ROWS[use.ability.id].stays:
            table.place_note(use.seat, use.source)
        else:
            table.return_note(use.source)
    return None


class TwilightAbilities(Abilities):
    """The abilities of the game; a component action is a use of the active player's own choice."""

    def window(
        self, table: Any, key: str, seat: Seat | None = None, use: Use | None = None, depth: int = 0, **public: Any
    ) -> Rule[None] | tuple[()]:
        """Open a window, unless it is public that nobody can respond."""
        if key not in self.at:
            return ()
        name = key if use is None else f"used.{use.ability.kind}"
        moment = Window(self, table, key, seat, use, depth, public)
        return self._opened(table, moment, table.timing()) if anybody(table, moment, name) else ()

    def audience(self, table: Any, window: Window, order: Sequence[Seat]) -> tuple[Seat, ...]:
        """Who could respond for all that is public, found all at once."""
        return audience_of(table, window, order)

    def compelled(self, table: Any, window: Window, order: Sequence[Seat]) -> Sequence[Seat]:
        """Who may have something that must be used: what must be used always lies open."""
        sources = OPEN.get(key_of(window)) if window.key in self._musts else None
        return [] if sources is None else [seat for seat in order if sources.has(table, seat)]

    def offers(self, table: TwilightImperium, seat: Seat, window: Window) -> list[Option]:
        """What the seat can use, each once."""
        return self.responses(table, seat, window)

    def use(self, table: TwilightImperium, seat: Seat, window: Window, option: Option) -> Rule[bool]:
        """Use what the option names; returns whether it took effect (TI-31.4)."""
        for held_, target, offered in self._offers(table, seat, window):
            if offered == option:
                yield from self._use(table, window, seat, held_, target)
                return window.response is not None and not window.response.cancelled
        raise AssertionError(option)

    def _use(self, table: Any, window: Window, seat: Seat, held: Held, target: tuple[Any, ...]) -> Rule[None]:
        """TI-24.6b: a cancelled card was not played, so that another of its name may follow in the same moment."""
        yield from super()._use(table, window, seat, held, target)
        use = window.response
        if use is not None and use.cancelled and use.ability.kind == "card":
            window.used.discard((seat, use.name))

    def component_window(self, table: TwilightImperium, seat: Seat) -> Window:
        """The moment of a component action."""
        return Window(self, table, "action", seat, None, 0, {})


ability: Final = TwilightAbilities(order=order, held=held, might=might, pay=pay, settle=settle)
window: Final = ability.window

# ---- declaring -------------------------------------------------------------------------------------------------------


def _declare(
    source: str, kind: str, at: str | Sequence[str], part: str, answers: str | Sequence[str], **fields: Any
) -> Callable[[Body], Body]:
    id = f"{source}-{part}" if part else source
    ANSWERS[id] = (answers,) if isinstance(answers, str) else tuple(answers)

    def declare(body: Body) -> Body:
        made = ability(id, kind, at=at, **fields)(body)
        declared = ability.declared[-1]
        if kind in ("faction", "technology", "law"):
            BY_SOURCE.setdefault(source, []).append(declared)
        for key in declared.at:
            keys = [f"used.{each}" for each in ANSWERS[id]] if key == "used" else [key]
            for name in keys:
                if kind in ("faction", "technology", "law"):
                    OPEN.setdefault(name, Sources()).add(source)
                if kind == "card":
                    CARDS.setdefault(name, {})[source] = declared
                elif kind == "note":
                    NOTES.setdefault(name, {})[source] = declared
                elif kind == "secret":
                    EVENTS.add(OBJECTIVE[source])
                    SECRETS.setdefault(name, {})[OBJECTIVE[source]] = declared
        return made

    return declare


def faction(
    source: str, at: str | Sequence[str], *, part: str = "", answers: str | Sequence[str] = (), **fields: Any
) -> Callable[[Body], Body]:
    """A faction ability or a flagship's, by the id on the sheet."""
    return _declare(source, "faction", at, part, answers, **fields)


def technology(
    source: str,
    at: str | Sequence[str],
    *,
    part: str = "",
    exhaust: bool = False,
    answers: str | Sequence[str] = (),
    **fields: Any,
) -> Callable[[Body], Body]:
    """A technology; `exhaust` if its card is exhausted to use it."""
    if exhaust:
        EXHAUSTED_BY[f"{source}-{part}" if part else source] = TECH[source]
    return _declare(source, "technology", at, part, answers, **fields)


def law(source: str, at: str | Sequence[str], *, part: str = "", **fields: Any) -> Callable[[Body], Body]:
    """What a law lets its owner (or, a common one, everybody) do."""
    return _declare(source, "law", at, part, (), **fields)


def card(
    source: str, at: str | Sequence[str], *, answers: str | Sequence[str] = (), **fields: Any
) -> Callable[[Body], Body]:
    """An action card: discarded after use; it can be cancelled."""
    return _declare(source, "card", at, "", answers, cancel="card", **fields)


def note(source: str, at: str | Sequence[str], **fields: Any) -> Callable[[Body], Body]:
    """A promissory note in the hand of a player who is not its owner; `owner_of(window)` is the owner."""
    return _declare(source, "note", at, "", (), **fields)


def open_note(source: str, at: str | Sequence[str], *, part: str = "open", **fields: Any) -> Callable[[Body], Body]:
    """What a note does that lies open in the play area of its holder."""
    return _declare(source, "law", at, part, (), **fields)


def secret(source: str, at: str | Sequence[str], **fields: Any) -> Callable[[Body], Body]:
    """A secret objective of the action phase, scored when it happens; declared by `objective_event`."""
    return _declare(source, "secret", at, "", (), **fields)


def owner_of(window: Window) -> Seat:
    """The owner of the note that is weighed or used."""
    return note_owner(window.source)


def cancel(table: TwilightImperium, window: Window) -> None:
    """TI-24.8: the use that the window is about has no effect."""
    use = window.use
    assert use is not None
    use.cancelled = True
    table.tell("cancelled", seat=use.seat, ability=use.ability.id)
