"""The machine that runs the rules: it serves their wishes, and can stand at the same place again.

The live rule is a generator and cannot be copied. So the outermost loop is data: `rules.pieces[table.cursor]` starts
the next piece, and at piece ends the machine keeps *marks*, copies of the table, with the values sent into the rules
since. A fork copies the newest mark, starts its piece and sends the values in: no option is computed, no event told.
Undo does the same with one value less, imagine with the hidden cards dealt anew at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from cosmodrome.kernel.abilities import Window
from cosmodrome.kernel.acts import perform
from cosmodrome.kernel.asks import Ask, Choose, Group, Rule, Seat, Together
from cosmodrome.kernel.chance import Roll, Shuffle, Stream, dealer
from cosmodrome.kernel.events import Branch, Story
from cosmodrome.kernel.options import PASS, Option
from cosmodrome.kernel.record import ACT, ANSWER, CHANCE, FORCED, IMAGINE, NOBODY, WINDOW, Entry
from cosmodrome.kernel.refusals import BadRecord, RuleError
from cosmodrome.kernel.rules import Rules
from cosmodrome.kernel.table import Table, Won

ENOUGH = 8  # values sent in since the last mark before another is worth its copy
WAITING = object()


class Mark(NamedTuple):
    """A copy of the table at a piece end, and the values sent into the rules since."""

    table: Table
    values: list[Entry]


def ended() -> Rule[None]:
    """A rule that is over: the machine goes on with the piece at the cursor."""
    yield from ()


class Machine:
    """The running rules of one game, and what is needed to copy them."""

    __slots__ = (
        "_asked",
        "_asks",
        "_bent",
        "_catching_up",
        "_drawn",
        "_floor",
        "_group",
        "_group_places",
        "_imagined",
        "_kept",
        "_last",
        "_live",
        "_log",
        "_marks",
        "_sealed",
        "_settings",
        "_stream",
        "_suspended",
        "_told",
        "_values",
        "_wish",
        "rules",
        "scripted",
        "table",
    )

    rules: Rules
    table: Any
    scripted: list[Any]  # chance results to take before those of the stream: for records and tests

    def __init__(self, rules: Rules, seats: int, settings: dict[str, Any], seed: str) -> None:
        self.rules = rules
        self.scripted = []
        self._settings = settings
        self._stream = Stream(seed)
        self._drawn = 0
        self._bent = False
        self._imagined = False
        self._catching_up = False
        self._log: Branch[Entry] = Branch()
        self._told = Story()
        self._asked = [0] * seats
        self._asks: dict[Seat, Ask] = {}
        self._sealed: dict[Seat, Option] = {}
        self._suspended: list[tuple[Rule[Any], Any, Group | None, list[int], dict[Seat, int]]] = []
        self._group: Group | None = None
        self._group_places: list[int] = []  # where the answers of the open group stand among the values
        self._wish: Any = None
        self._kept: tuple[Any, dict[Seat, int]] = (None, {})
        self._last = NOBODY
        self._floor = 0
        self.table = rules.setup(seats, settings)
        self.table.passing = [rules.quiet] * seats
        self._marks = [Mark(self.table.copy(), [])]
        self._values = self._marks[-1].values
        self._live: Rule[Any] = ended()

    # ---- running ------------------------------------------------------------------------------------------------

    def _resume(self, value: Any) -> Any:
        """Send a value into the live rule and return its next wish; a piece that ends is followed by the next."""
        try:
            while True:
                try:
                    return self._live.send(value)
                except StopIteration:
                    if self.table.outcome is not None:
                        return None
                value = None
                if self._suspended:
                    return self._return_from_act()
                if len(self._values) >= ENOUGH and not self._catching_up:
                    self._mark()
                self._next_piece()
        except Won as won:
            self.table.outcome = won.outcome
            self._suspended.clear()
            self._sealed = {}
            return None

    def _next_piece(self) -> None:
        """Start the piece at the cursor; one that asks nothing is a plain function, and done at once."""
        while (rule := self.rules.pieces[self.table.cursor](self.table)) is None:
            pass
        self._live = rule

    def _run(self, wish: Any) -> None:
        """Serve the wishes of the rules until somebody must answer or the game is over; then put the asks."""
        while wish is not None:
            if self._told.shown:
                self._told.shown = False
                self._barrier()
            kind = type(wish)
            if kind is Choose:
                options = wish.options
                if len(options) != 1 or wish.secret:
                    if not options:
                        raise RuleError(f"an ask without options: {wish.key}")
                    break
                self._note((FORCED, wish.seat, options[0]))
                wish = self._resume(options[0])
            elif kind is Roll or kind is Shuffle:
                result = self._draw(wish)
                self._note((CHANCE, NOBODY, result))
                wish = self._resume(result)
            elif kind is Together:
                group = self._open_group(wish)
                self._force(group, tuple(group.wishes))
                if group.wishes:
                    break
                wish = self._close_group(group)
            else:
                if self._kept[0] is not wish:  # it opens now, and was not open before an act
                    self._announce(wish)
                response = self._respond(wish)
                if response is WAITING:
                    break
                wish = self._close_window(wish, response)
        self._wish = wish
        kept, self._kept = self._kept, (None, {})
        self._put_asks(kept[1] if kept[0] is wish else {})

    def _take(self, seat: Seat, option: Option) -> None:
        """Take a checked answer to an open ask, and run on."""
        wish, group = self._wish, self._group
        if group is not None:
            self._seal((ANSWER, seat, option))
            if group.feed(seat, option):
                self._force(group, (seat,))
            wishes = group.wishes
            if not wishes:
                self._run(self._close_group(group))
            elif seat in wishes:
                ask = self._asks[seat] = wishes[seat]
                ask.id = self._asked[seat] = self._asked[seat] + 1
            else:
                del self._asks[seat]
        elif type(wish) is Window:
            self._sealed[seat] = option
            del self._asks[seat]
            response = self._respond(wish)
            if response is not WAITING:
                self._run(self._close_window(wish, response))
        else:
            self._note((ANSWER, seat, option))
            self._run(self._resume(option))

    def _draw(self, wish: Roll | Shuffle) -> Any:
        """The next result of chance. The counter is kept here, not in the table: a fork must not reuse a number."""
        if self.scripted:
            result = tuple(self.scripted.pop(0))
            if not wish.accepts(result):
                raise BadRecord(chance=list(result))
            self._bent = self._bent or result != wish.result(self._stream, self._drawn)
        else:
            result = wish.result(self._stream, self._drawn)
        self._drawn += 1
        return result

    def _note(self, entry: Entry) -> None:
        """Keep a value in the record and for copies. Where another seat has its say, nothing earlier can be undone."""
        if entry[1] != self._last:
            self._barrier()
            self._last = entry[1]
        self._values.append(entry)
        if not self._imagined:
            self._log.append(entry)

    def _barrier(self) -> None:
        """From here on nothing that was answered before can be taken back."""
        if len(self._marks) > 1:
            del self._marks[:-1]
        self._floor = len(self._values)

    def _mark(self) -> None:
        """Keep a copy of the table at this piece end; older ones only as long as undo may want them."""
        mark = Mark(self.table.copy(), [])
        if len(self._marks) == 1 and self._floor == len(self._marks[0].values):
            self._marks[0] = mark
            self._floor = 0
        else:
            self._marks.append(mark)
        self._values = mark.values

    # ---- at the same time ---------------------------------------------------------------------------------------

    def _open_group(self, together: Together) -> Group:
        if self._group is None:
            self._group, self._group_places = Group(together), []
        return self._group

    def _seal(self, entry: Entry) -> None:
        """Keep an answer of the open group: it is no barrier for others, and is taken back by itself."""
        self._group_places.append(len(self._values))
        self._values.append(entry)
        if not self._imagined:
            self._log.append(entry)

    def _force(self, group: Group, seats: tuple[Seat, ...]) -> None:
        """Answer the parts of these seats that have one option only."""
        for seat in seats:
            while (wish := group.wishes.get(seat)) and not wish.secret and len(options := wish.options) == 1:
                self._seal((FORCED, seat, options[0]))
                group.feed(seat, options[0])

    def _close_group(self, group: Group) -> Any:
        self._group = None
        if len(group.results) > 1:
            self._barrier()
            self._last = NOBODY
        else:
            self._last = next(iter(group.results), self._last)
        return self._resume(group.results)

    # ---- windows ------------------------------------------------------------------------------------------------

    def _announce(self, window: Window) -> None:
        """Its opening is a barrier, whoever holds what, for all but a lone audience. One that may rest on hidden cards
        shows in the story, so that a table can give it its time."""
        if window.audience != (self._last,):
            self._barrier()
        if window.hidden and not self._catching_up:
            self.table.tell("window", window=window.key, subject=window.seat, audience=list(window.audience))

    def _respond(self, window: Window) -> Any:
        """The first response in timing order of whom all before have passed; None when all passed."""
        for seat in window.audience:
            answer = self._sealed.get(seat)
            if answer is None:
                if window.responses(seat):
                    return WAITING
            elif answer != PASS:
                return seat, answer
        return None

    def _close_window(self, window: Window, response: tuple[Seat, Option] | None) -> Any:
        """One entry for the round, whatever was sealed."""
        self._kept = (None, {})
        lone = window.audience[0] if len(window.audience) == 1 else NOBODY
        if response is not None:
            self._note((WINDOW, *response))
        else:
            self._note((WINDOW, lone, PASS if lone in self._sealed else None))
        self._sealed.clear()
        if lone == NOBODY:
            self._barrier()
        if window.hidden:
            self.table.tell("window-closed", window=window.key)
        return self._resume(response)

    # ---- asks ---------------------------------------------------------------------------------------------------

    def _put_asks(self, ids: Mapping[Seat, int]) -> None:
        """Put the asks that the present wish stands for; a seat named in `ids` keeps its number."""
        wish = self._wish
        if self._group is not None:
            self._asks = self._group.wishes.copy()
        elif type(wish) is Choose:
            self._asks = {wish.seat: wish}
        elif type(wish) is Window:
            self._asks = {
                seat: Ask(seat, wish.key, wish.options, seat, args=wish.about())
                for seat in wish.audience
                if seat not in self._sealed and wish.responses(seat)
            }
        else:
            self._asks = {}
        for seat, ask in self._asks.items():
            if seat in ids:
                ask.id = ids[seat]
            else:
                ask.id = self._asked[seat] = self._asked[seat] + 1

    def _open_ids(self) -> dict[Seat, int]:
        return {seat: ask.id for seat, ask in self._asks.items()}

    # ---- acts ---------------------------------------------------------------------------------------------------

    def _suspend(self, rule: Rule[Any], ids: dict[Seat, int]) -> None:
        """Let a rule of its own run between two answers; the open asks keep their numbers."""
        self._suspended.append((self._live, self._wish, self._group, self._group_places, ids))
        self._live, self._wish, self._group = rule, None, None

    def _return_from_act(self) -> Any:
        """The act is done: the asks that were open are computed anew."""
        self._live, wish, self._group, self._group_places, ids = self._suspended.pop()
        self._kept = wish, ids
        if self._group is not None:
            self._group.renew()
        elif wish is not None:
            wish.renew()
        if type(wish) is Window and not self._catching_up:  # the act may have taken away what a response rests on
            self._sealed = {seat: answer for seat, answer in self._sealed.items() if answer in wish.options(seat)}
        return wish

    # ---- copies -------------------------------------------------------------------------------------------------

    def _rebuild(self) -> None:
        """Stand where the newest mark and its values lead: nothing is asked, checked or told on the way."""
        mark = self._marks[-1]
        self._values = mark.values
        ids = self._suspended[-1][-1] if self._suspended else {}
        self.table = table = mark.table.copy()
        self._suspended, self._group, self._group_places, self._catching_up = [], None, [], True
        self._live = ended()
        self._wish = self._settled(self._resume(None))
        for at, entry in enumerate(mark.values):
            self._send(entry, at, ids)
        self._catching_up, self._kept = False, (None, {})
        if not self._imagined:
            table.listen(self._told)

    def _send(self, entry: Entry, at: int, ids: dict[Seat, int]) -> None:
        kind, seat, value = entry
        if kind == IMAGINE:
            self.rules.redeal(self.table, seat, dealer(value))
            if type(self._wish) is Window:
                self._wish.renew()
            return
        if kind == ACT:
            self._suspend(perform(self.rules, self.table, seat, value), ids)
            wish = self._resume(None)
        elif self._group is not None:
            self._group_places.append(at)
            self._group.feed(seat, value)
            if self._group.wishes:
                return
            results, self._group = self._group.results, None
            wish = self._resume(results)
        elif kind == WINDOW:
            wish = self._resume(None if value is None or value == PASS else (seat, value))
        else:
            wish = self._resume(value)
        self._wish = self._settled(wish)

    def _settled(self, wish: Any) -> Any:
        """A wish in a replay; a `Together` opens, and closes at once when nobody has a say in it."""
        while type(wish) is Together and self._group is None:
            group = Group(wish)
            if group.wishes:
                self._group, self._group_places = group, []
            else:
                wish = self._resume(group.results)
        return wish
