"""The machine that runs the rules: it serves their wishes until somebody must answer.

How it stands at the same place again, for a copy or for what is taken back, is told in `copies.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from cosmodrome.kernel.acts import perform
from cosmodrome.kernel.asks import Ask, Choose, Rule, Together
from cosmodrome.kernel.chance import Roll, Shuffle, Stream
from cosmodrome.kernel.checkpoints import Checkpoint, Checkpoints
from cosmodrome.kernel.events import Branch, Story
from cosmodrome.kernel.options import PASS, Option
from cosmodrome.kernel.record import ACT, ANSWER, CHANCE, FORCED, NOBODY, WINDOW, Entry
from cosmodrome.kernel.refusals import BadRecord
from cosmodrome.kernel.responses.window import Window
from cosmodrome.kernel.rules import Pieces, Rules
from cosmodrome.kernel.seats import Seat
from cosmodrome.kernel.table import Won

WAITING: Final = object()
NEW: Final[Mapping[Seat, int]] = {}  # no ask keeps its number


def course(pieces: Pieces, table: Any, checkpoints: Checkpoints) -> Rule[None]:
    """The outermost rule: the piece at the cursor, again and again; one that asks nothing is done when it returns."""
    while True:
        piece = pieces[table.cursor](table)
        if piece is not None:
            yield from piece
            checkpoints.ended += 1
            if checkpoints.ended >= checkpoints.due:
                checkpoints.keep(table)


class Suspended(NamedTuple):
    """A rule that waits for the end of an act: what was open in it, where the answers of its group stand among the
    values, and the numbers of its asks, which they keep."""

    rule: Rule[Any]
    wish: Any
    group: Together | None
    places: list[int]
    ids: dict[Seat, int]


class Machine:
    """The running rules of one game, and what is needed to copy them.

    It checks nothing: the caller of `_take` or another step below knows that it is legal.
    """

    __slots__ = (
        "_asked",
        "_asks",
        "_beneath",
        "_bent",
        "_catching_up",
        "_checkpoints",
        "_drawn",
        "_floor",
        "_group",
        "_group_places",
        "_imagined",
        "_last",
        "_live",
        "_log",
        "_returned",
        "_sealed",
        "_settings",
        "_stream",
        "_suspended",
        "_told",
        "_wish",
        "asks",
        "rules",
        "scripted",
        "table",
    )

    rules: Rules
    table: Any
    asks: tuple[Ask, ...]  # the open asks; several when seats choose at the same time, none when the game is over
    scripted: list[Any]  # chance results to take before those of the stream: for records and tests

    def __init__(
        self, rules: Rules, seats: int, settings: dict[str, Any], seed: str, stream: Stream | None = None
    ) -> None:
        self.rules = rules
        self.scripted = []
        self._settings = settings
        self._stream = Stream(seed) if stream is None else stream
        self._drawn = 0  # results of chance so far
        self._bent = False  # whether one of them was not that of the stream
        self._imagined = False
        self._catching_up = False
        self._log: Branch[Entry] = Branch()
        self._told = Story()
        self._asked = [0] * seats  # the number of each seat's last ask
        self._asks: dict[Seat, Ask] = {}  # the same by seat
        self.asks = ()
        self._sealed: dict[Seat, Option] = {}  # the responses laid down in the open window
        self._beneath: dict[Seat, Option] = {}  # those in a window that waits for the end of an act
        self._suspended: list[Suspended] = []
        self._group: Together | None = None
        self._group_places: list[int] = []  # where the answers of the open group stand among the values
        self._wish: Any = None  # what the rules wait for
        self._returned: tuple[Any, dict[Seat, int]] | None = None  # what was open before an act, and its numbers
        self._last = NOBODY  # who had a say last
        self._floor = 0  # of the values before this place none can be taken back
        self.table = rules.setup(seats, settings)
        self.table.passing = [rules.quiet] * seats
        self._checkpoints = Checkpoints([Checkpoint(self.table.copy(), [], self.table.rounds)])
        self._live: Rule[Any] = course(rules.pieces, self.table, self._checkpoints)

    # ---- steps --------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        """Run to the first ask."""
        self.table.listen(self._told)
        self._run(None)

    def _take(self, seat: Seat, option: Option) -> None:
        """Take the answer to an open ask, and run on."""
        wish, group = self._wish, self._group
        if type(wish) is Ask:  # by far the most
            self._note(Entry(ANSWER, seat, option))
            self._run(option)
        elif group is not None:
            self._seal(Entry(ANSWER, seat, option))
            wishes = group.wishes
            if seat in group.chains:
                group.advance(seat, option)
                self._force(group, (seat,))
                if seat in wishes:
                    wishes[seat].id = self._asked[seat] = self._asked[seat] + 1
            else:
                del wishes[seat]
                group.results[seat] = option
            if wishes:
                self.asks = tuple(wishes.values())
            else:
                self._run(self._close_group(group))
        else:
            self._sealed[seat] = option
            response = self._respond(wish)
            if response is WAITING:
                del self._asks[seat]
                self.asks = tuple(self._asks.values())
            else:
                self._run(self._close_window(wish, response))

    def _do(self, seat: Seat, act: Option) -> None:
        """Let a rule of its own run between two answers, and run on."""
        self._note(Entry(ACT, seat, act))
        self._suspend(perform(self.rules, self.table, seat, act), self._open_ids())
        self._run(None)

    def _end_round(self, response: tuple[Seat, Option] | None) -> None:
        """End a round of the open window as a record says, with this response or with none, and run on."""
        self._sealed.clear()
        if response is None:
            self._sealed.update((seat, PASS) for seat in self._asks)
        self._run(self._close_window(self._wish, response))

    def _lay_beneath(self, seat: Seat, option: Option) -> bool:
        """Lay a response down in the window that waits for the end of an act, if the seat can make it there."""
        window = self._suspended[-1].wish if self._suspended else None
        if type(window) is not Window or seat not in window.audience or option not in window.options(seat):
            return False
        self._beneath[seat] = option
        return True

    @property
    def _window(self) -> Window | None:
        """The open window."""
        return self._wish if type(self._wish) is Window else None

    @property
    def _in_act(self) -> bool:
        """Whether an act is under way, which somebody did between two answers."""
        return bool(self._suspended)

    # ---- running ------------------------------------------------------------------------------------------------

    def _resume(self, value: Any) -> Any:
        """Send a value into the live rule and return its next wish, or None when the game is over."""
        try:  # every answer goes by here
            return self._live.send(value)
        except (StopIteration, Won) as end:
            return self._ended(end)

    def _ended(self, end: StopIteration | Won) -> Any:
        """The live rule has come to its end: only an act does so of itself, else the game is over."""
        if isinstance(end, StopIteration):
            return self._return_from_act()
        self.table.outcome = end.outcome
        self._suspended.clear()
        self._sealed, self._beneath = {}, {}
        return None

    def _run(self, value: Any) -> None:
        """Send a value into the rules, and serve their wishes until somebody must answer or the game is over; then put
        the asks."""
        wish = self._resume(value)
        while wish is not None:
            value = self._serve(wish)
            if value is WAITING:
                break
            wish = self._resume(value)
        if self._told.shown or self._told.waited:
            self._heed_what_was_shown()
        self._wish = wish
        returned, self._returned = self._returned, None
        if returned is not None and returned[0] is wish:  # it was open before an act: its asks keep their numbers
            self._put_asks(returned[1])
        elif type(wish) is Ask:  # by far the most
            seat = wish.seat
            wish.id = self._asked[seat] = self._asked[seat] + 1
            self._asks, self.asks = {seat: wish}, (wish,)
        else:
            self._put_asks(NEW)

    def _serve(self, wish: Any) -> Any:
        """What the rules get for a wish if nobody needs to answer, else `WAITING`."""
        kind = type(wish)
        if kind is Ask:
            options = wish.made or wish.options
            if len(options) != 1 or wish.secret:
                return WAITING
            self._note(Entry(FORCED, wish.seat, options[0]))
            return options[0]
        if kind is Roll or kind is Shuffle:
            result = self._draw(wish)
            self._note(Entry(CHANCE, NOBODY, result))
            return result
        if kind is Together:
            return self._gather(wish)
        return self._hold_open(wish)

    def _heed_what_was_shown(self) -> None:
        """What showed something hidden cannot be taken back. Of its own secrets a seat learns nothing by a window."""
        told = self._told
        if told.shown or len(told.waited) > 1 or self._last not in told.waited:
            self._barrier()
        told.shown = False
        told.waited.clear()

    def _draw(self, wish: Roll | Shuffle) -> Any:
        """The next result of chance. The counter is kept here, not in the table: a fork must not reuse a number."""
        if self.scripted:
            result = tuple(self.scripted.pop(0))
            if not wish.accepts(result):
                raise BadRecord(chance=list(result))
            self._bent = self._bent or result != self._stream.draw(wish, self._drawn)
        else:
            result = self._stream.draw(wish, self._drawn)
        self._drawn += 1
        return result

    def _note(self, entry: Entry) -> None:
        """Keep a value in the record and for copies. Where another seat has its say, nothing earlier can be undone."""
        checkpoints = self._checkpoints
        values = checkpoints.values
        if entry.seat != self._last:  # a barrier; this is where every answer goes by
            self._last = entry.seat
            self._floor = len(values)
            if len(checkpoints) > 1:
                del checkpoints[:-1]
        values.append(entry)
        self._log.append(entry)

    def _barrier(self) -> None:
        """From here on nothing that was answered before can be taken back."""
        checkpoints = self._checkpoints
        if len(checkpoints) > 1:
            del checkpoints[:-1]
        self._floor = len(checkpoints.values)

    # ---- at the same time ---------------------------------------------------------------------------------------

    def _gather(self, group: Together) -> Any:
        """What all have chosen, if nobody has anything left to choose, else `WAITING`."""
        if self._group is None:  # it opens now, and was not open before an act
            self._group, self._group_places = group, []
        self._force(group, tuple(group.wishes))
        return WAITING if group.wishes else self._close_group(group)

    def _seal(self, entry: Entry) -> None:
        """Keep an answer of the open group: it is no barrier for others, and is taken back by itself."""
        values = self._checkpoints.values
        self._group_places.append(len(values))
        values.append(entry)
        self._log.append(entry)

    def _force(self, group: Together, seats: tuple[Seat, ...]) -> None:
        """Answer the parts of these seats that have one option only."""
        for seat in seats:
            while (wish := group.wishes.get(seat)) is not None:
                options = wish.made or wish.options
                if len(options) != 1 or wish.secret:
                    break
                self._seal(Entry(FORCED, seat, options[0]))
                group.feed(seat, options[0])

    def _close_group(self, group: Together) -> dict[Seat, Any]:
        """All have answered: what they chose is revealed."""
        self._group = None
        if len(group.results) > 1:
            self._barrier()
            self._last = NOBODY
        else:
            self._last = next(iter(group.results), self._last)
        return group.results

    # ---- windows ------------------------------------------------------------------------------------------------

    def _hold_open(self, window: Window) -> Any:
        """The response of a round, if everybody who counts has answered, else `WAITING`."""
        if self._returned is None or self._returned[0] is not window:  # it was not open before an act
            self._open(window)
        response = self._respond(window)
        return response if response is WAITING else self._close_window(window, response)

    def _open(self, window: Window) -> None:
        """Its opening is a barrier no matter who holds what, for all but a lone audience."""
        if window.audience != (self._last,):
            self._barrier()

    def _respond(self, window: Window) -> Any:
        """The first response in timing order of whom all before have passed; None when all passed."""
        sealed, known = self._sealed, window.known
        for seat in window.audience:
            answer = sealed.get(seat)
            if answer is None:
                if known[seat] if seat in known else window.responses(seat):
                    return WAITING
            elif answer != PASS:
                return seat, answer
        return None

    def _close_window(self, window: Window, response: tuple[Seat, Option] | None) -> tuple[Seat, Option] | None:
        """One entry for the round, whatever was sealed."""
        self._returned = None
        lone = window.audience[0] if len(window.audience) == 1 else NOBODY
        if response is not None:
            self._note(Entry(WINDOW, *response))
        else:
            self._note(Entry(WINDOW, lone, PASS if lone in self._sealed else None))
        self._sealed.clear()
        if lone == NOBODY:
            self._barrier()
        return response

    # ---- asks ---------------------------------------------------------------------------------------------------

    def _put_asks(self, ids: Mapping[Seat, int]) -> None:
        """Put the asks that the present wish stands for; a seat named in `ids` keeps its number."""
        wish = self._wish
        if type(wish) is Ask:
            asks = {wish.seat: wish}
        elif self._group is not None:
            asks = self._group.wishes
        elif type(wish) is Window:
            asks = self._window_asks(wish)
        else:
            asks = {}
        asked = self._asked
        for seat, ask in asks.items():
            if seat in ids:
                ask.id = ids[seat]
            else:
                ask.id = asked[seat] = asked[seat] + 1
        self._asks, self.asks = asks, tuple(asks.values())

    def _window_asks(self, window: Window) -> dict[Seat, Ask]:
        """The asks of all who can respond and have not."""
        return {
            seat: Choose(seat, window.key, window.options, seat, args=window.about())
            for seat in window.audience
            if seat not in self._sealed and window.responses(seat)
        }

    def _open_ids(self) -> dict[Seat, int]:
        return {seat: ask.id for seat, ask in self._asks.items()}

    # ---- acts ---------------------------------------------------------------------------------------------------

    def _suspend(self, rule: Rule[Any], ids: dict[Seat, int]) -> None:
        """Let a rule of its own run between two answers; the open asks keep their numbers."""
        self._suspended.append(Suspended(self._live, self._wish, self._group, self._group_places, ids))
        self._live, self._wish, self._group = rule, None, None
        if not self._catching_up:
            self._beneath, self._sealed = self._sealed, {}

    def _return_from_act(self) -> Any:
        """The act is done: the asks that were open are recomputed."""
        self._live, wish, self._group, self._group_places, ids = self._suspended.pop()
        self._returned = wish, ids
        if self._group is not None:
            self._group.renew()
        elif wish is not None:
            wish.renew()
        if not self._catching_up:
            beneath, self._beneath = self._beneath, {}
            # The act may have taken away what a response rests on.
            self._sealed = {seat: answer for seat, answer in beneath.items() if answer in wish.options(seat)}
        return wish
