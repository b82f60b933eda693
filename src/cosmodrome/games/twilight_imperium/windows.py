"""The windows of the game, and how abilities of factions, technologies, laws, cards, notes and secrets are declared.

Order within a window: TI-74.19, TI-74.20. What they come from stands in `sources.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from cosmodrome.games.twilight_imperium.data.notes import BY_ID as NOTE_ROWS
from cosmodrome.games.twilight_imperium.index import ACTION_MASK, NOBODY, OBJECTIVE, TECH, bits, note_owner
from cosmodrome.games.twilight_imperium.names import WindowName
from cosmodrome.games.twilight_imperium.sides import ANSWERS, BY_SOURCE, names_of
from cosmodrome.games.twilight_imperium.sources import (
    CARDS,
    CARDS_AT,
    EXHAUSTED_BY,
    HIDDEN,
    NOTES,
    SECRETS,
    ActionCards,
    Components,
    PromissoryNotes,
    SecretObjectives,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import (
    NO_SEATS,
    ONLY,
    Held,
    Option,
    Responses,
    Rule,
    Seat,
    Seats,
    Use,
    Window,
    all_seats,
    seats_of,
)

Body = TypeVar("Body", bound=Callable[..., Any])

# Where abilities that must be used meet such as may, all of them *after* or *at the start* of the same thing.
IN_TURN: Final = frozenset(("activated", "space.start"))


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


class TwilightResponses(Responses):
    """The responses of the game; a component action is a use of the active player's own choice."""

    def window(
        self, table: Any, key: str, seat: Seat | None = None, use: Use | None = None, depth: int = 0, **public: Any
    ) -> Rule[None] | tuple[()]:
        """Open a window, unless it can be of no use to anybody: no hidden cards are for it, and nobody has anything in
        the open. `window.lookup` is the name by which things for it are looked up: uses of a card, a technology and so
        on are answered by different abilities."""
        name = key if use is None else f"used.{use.ability.kind}"
        if name not in HIDDEN and name not in (table.kept or table.look_up_sides()).openers:
            if table.received is NO_SEATS or name not in NOTES:
                return ()
        return self._begun(table, Window(self, table, key, seat, use, depth, public, name))

    def _opened(self, table: Any, window: Window, must: tuple[Seat, Held] | None = None) -> Rule[None]:
        """In some windows what must be used waits for those whose turn comes before (TI-R64)."""
        if window.key in IN_TURN:
            return self._in_turn(table, window, must)
        return super()._opened(table, window, must)

    def _in_turn(self, table: Any, window: Window, must: tuple[Seat, Held] | None) -> Rule[None]:
        """Before a mandatory ability, the players whose turn comes earlier may use something; in the end, everybody."""
        is_open = must is None
        while True:
            if must is not None:
                order = self.order(table, window)
                window.order = order[: order.index(must[0])]  # only they are asked
                is_open = bool(window.order) and self._open_round(table, window)
            elif not is_open and not self._open_round(table, window):
                return
            response = (yield window) if must is None or is_open else None
            window.order = ()
            if response is not None:
                who, option = response
                yield from self._use(table, window, who, self._named(table, who, window, option), option[2:])
            elif must is not None:
                yield from self._use(table, window, *must, ())
            window.renew()
            waited, is_open = must, False
            must = self._next_must(table, window, self.compelled(table, window))
            if response is None and waited is None and must is None:
                return

    def compelled(self, table: Any, window: Window) -> tuple[Seat, ...]:
        """Who may have to use something; nobody, once the turn was ended on the spot."""
        if window.key == "activated" and table.marked("turn-over"):
            return ()
        return super().compelled(table, window)

    def players(self, table: Any, window: Window) -> Seats:
        """Those still in the game, or those of them whose turn it is; nobody, once the turn was ended on the spot."""
        if window.key == "activated" and table.marked("turn-over"):
            return NO_SEATS
        if window.order:
            return seats_of(window.order)
        out: Seats = table.eliminated
        return all_seats(table.seats) - out

    def order(self, table: Any, window: Window) -> tuple[Seat, ...]:
        """The timing order as it is now: it goes on after the last use (TI-R64)."""
        last = window.response
        first = last is None or (last.ability.must and window.key not in IN_TURN)
        order: tuple[Seat, ...] = table.timing(NOBODY if first or last is None else last.seat)
        return order

    def has_component(self, table: TwilightImperium, seat: Seat) -> bool:
        """Whether a player could do a component action; most have nothing for one at a glance."""
        window = self.component_window(table, seat)
        if self.holders(table, ONLY[seat], window) is NO_SEATS:
            return False
        for _ in self._offers(table, seat, window):
            return True
        return False

    def use(self, table: TwilightImperium, seat: Seat, window: Window, option: Option) -> Rule[bool]:
        """Use what the option names; returns whether it took effect (TI-31.4)."""
        named = next(held for held in self.held(table, seat, window) if held[2] == option[1])
        yield from self._use(table, window, seat, named, option[2:])
        return window.response is not None and not window.response.cancelled

    def _use(self, table: Any, window: Window, seat: Seat, held: Held, target: tuple[Any, ...]) -> Rule[None]:
        """TI-24.6b: a cancelled card was not played, so that another of its name may follow in the same moment. What a
        use has made possible and must be used (TI-74.8) follows at once."""
        yield from super()._use(table, window, seat, held, target)
        use = window.response
        if use is not None and use.cancelled and use.ability.kind == "card":
            window.used -= {(seat, use.name)}
        if not held[0].must and window.key not in IN_TURN:
            while (must := self._next_must(table, window, self.compelled(table, window))) is not None:
                who, what = must
                yield from super()._use(table, window, who, what, ())
            window.response = use

    def component_window(self, table: TwilightImperium, seat: Seat) -> Window:
        """The moment of a component action."""
        return Window(self, table, "action", seat, None, 0, {}, lookup="action")


ability: Final = TwilightResponses(
    Components(), ActionCards(), PromissoryNotes(), SecretObjectives(), pay=pay, settle=settle
)


def window(table: TwilightImperium, key: WindowName, seat: Seat | None = None, **public: Any) -> Rule[None] | tuple[()]:
    """Open a window, about a seat and with further facts: `yield from window(table, "activated", seat, system=...)`."""
    return ability.window(table, key, seat, None, 0, **public)


# ---- declaring -------------------------------------------------------------------------------------------------------


def _declare(
    source: str,
    kind: str,
    at: WindowName | Sequence[WindowName],
    part: str,
    answers: str | Sequence[str],
    **fields: Any,
) -> Callable[[Body], Body]:
    id = f"{source}-{part}" if part else source
    ANSWERS[id] = (answers,) if isinstance(answers, str) else tuple(answers)

    def declare(body: Body) -> Body:
        made = ability(id, kind, at=at, **fields)(body)
        declared = ability.declared[-1]
        if kind in ("faction", "technology", "law"):
            BY_SOURCE.setdefault(source, []).append(declared)
        for name in names_of(declared):
            if kind in ("card", "secret"):
                HIDDEN.add(name)
            if kind == "card":
                CARDS.setdefault(name, {})[source] = declared
                CARDS_AT.setdefault(name, {}).update(dict.fromkeys(bits(ACTION_MASK[source]), declared))
            elif kind == "note":
                NOTES.setdefault(name, {})[source] = declared
            elif kind == "secret":
                SECRETS.setdefault(name, {})[OBJECTIVE[source]] = declared
        return made

    return declare


def faction(
    source: str,
    at: WindowName | Sequence[WindowName],
    *,
    part: str = "",
    answers: str | Sequence[str] = (),
    **fields: Any,
) -> Callable[[Body], Body]:
    """A faction ability or a flagship's, by the id on the sheet."""
    return _declare(source, "faction", at, part, answers, **fields)


def technology(
    source: str,
    at: WindowName | Sequence[WindowName],
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


def law(source: str, at: WindowName | Sequence[WindowName], *, part: str = "", **fields: Any) -> Callable[[Body], Body]:
    """What a law lets its owner (or, a common one, everybody) do."""
    return _declare(source, "law", at, part, (), **fields)


def card(
    source: str, at: WindowName | Sequence[WindowName], *, answers: str | Sequence[str] = (), **fields: Any
) -> Callable[[Body], Body]:
    """An action card: discarded after use; it can be cancelled."""
    return _declare(source, "card", at, "", answers, cancel="card", **fields)


def note(source: str, at: WindowName | Sequence[WindowName], **fields: Any) -> Callable[[Body], Body]:
    """A promissory note in the hand of a player who is not its owner; `owner_of(window)` is the owner."""
    return _declare(source, "note", at, "", (), **fields)


def open_note(
    source: str, at: WindowName | Sequence[WindowName], *, part: str = "open", **fields: Any
) -> Callable[[Body], Body]:
    """What a note does that lies open in the play area of its holder."""
    return _declare(source, "law", at, part, (), **fields)


def secret(source: str, at: WindowName | Sequence[WindowName], **fields: Any) -> Callable[[Body], Body]:
    """A secret objective, scored in the moment for it; those of the action phase are declared by `objective_event`."""
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
