"""Standing at the same place again: forks, imagined games, what is taken back, and saved games.

A live rule cannot be copied. So the newest checkpoint (`checkpoints.py`) is: its piece is started again, and the values
that were sent in since are sent in again. No option is computed on the way, no event told, no window weighed. To
take an answer back is to do so with fewer values, to imagine is to deal the hidden cards anew at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from msgspec import to_builtins

from cosmodrome.kernel.acts import perform
from cosmodrome.kernel.asks import Together
from cosmodrome.kernel.chance import Dealer, Stream
from cosmodrome.kernel.checkpoints import EVERY, NEVER, SELDOM, Checkpoint, Checkpoints, Later
from cosmodrome.kernel.events import Branch, Story
from cosmodrome.kernel.machine import Machine, course
from cosmodrome.kernel.options import PASS
from cosmodrome.kernel.record import ACT, ANSWER, IMAGINE, UNDO, WINDOW, Entry, plain_entry, read_entry
from cosmodrome.kernel.responses.window import Window
from cosmodrome.kernel.seats import Seat, as_plain


class Copyable(Machine):
    """A machine that can be copied, taken back, saved and resumed."""

    __slots__ = ()

    # ---- copies -------------------------------------------------------------------------------------------------

    def _fork(self) -> Self:
        """An independent copy."""
        *older, newest = self._checkpoints
        return self._twin([*older, Checkpoint(newest.table, newest.values[:], newest.rounds)], self._open_ids())

    def _imagine(self, seat: Seat, number: int) -> Self:
        """A copy in which what the seat has not seen is dealt anew, by this number; the sealed answers of others are
        dropped and asked again, and chance takes another course."""
        newest = self._checkpoints[-1]
        if self._group is None:
            values = newest.values[:]
        else:
            sealed = {at for at in self._group_places if newest.values[at].seat != seat}
            values = [entry for at, entry in enumerate(newest.values) if at not in sealed]
        values.append(Entry(IMAGINE, seat, number))
        checkpoint = Checkpoint(newest.table, values, newest.rounds)
        return self._twin([checkpoint], {seat: self._asks[seat].id}, Stream(f"imagined {number}"))

    def _twin(self, checkpoints: list[Checkpoint], ids: Mapping[Seat, int], stream: Stream | None = None) -> Self:
        twin = type(self).__new__(type(self))
        twin.rules = self.rules
        twin.scripted = self.scripted[:]
        twin._settings = self._settings
        twin._stream = self._stream if stream is None else stream
        twin._drawn = self._drawn
        twin._bent = self._bent
        twin._imagined = self._imagined or stream is not None
        twin._log = Branch(self._log)
        twin._told = Story(self._told)
        twin._asked = self._asked[:]
        twin._sealed = self._sealed.copy() if stream is None else {}
        twin._beneath = self._beneath.copy() if stream is None else {}
        twin._last = self._last
        twin._suspended = self._suspended
        twin._floor = self._floor
        twin._checkpoints = Checkpoints(checkpoints, wanted=self._checkpoints.ended)
        twin._catch_up()
        if twin._checkpoints.later is not None:
            self._split(twin._checkpoints.later)
            twin._split(twin._checkpoints.later)
        self._checkpoints.due = EVERY  # who is copied once is copied again
        twin._put_asks(ids)
        return twin

    def _split(self, later: Later) -> None:
        """Take over a checkpoint that a copy found on its way; the older one stays as long as something may be taken
        back to it."""
        table, at, rounds = later
        checkpoint = self._checkpoints[-1]
        newest = Checkpoint(table, checkpoint.values[at:], checkpoint.rounds[rounds:])
        self.table.rounds = newest.rounds
        if len(self._checkpoints) == 1 and self._floor >= at:
            self._checkpoints.clear()
            self._floor -= at
        else:
            del checkpoint.values[at:], checkpoint.rounds[rounds:]
        self._checkpoints.put(newest)
        self._checkpoints.ended = 0
        for places in (self._group_places, *(before.places for before in self._suspended)):
            places[:] = [place - at for place in places]

    # ---- taking back --------------------------------------------------------------------------------------------

    def _may_take_back(self, seat: Seat) -> bool:
        """Whether an answer of the seat stands before any barrier."""
        return seat in self._sealed or bool(self._sealed_places(seat)) or self._last_answer(seat) is not None

    def _take_back(self, seat: Seat) -> None:
        """Stand where the seat's last answer was open; the asks of others keep their numbers."""
        ids = {**(self._suspended[-1].ids if self._suspended else {}), **self._open_ids()}
        ids.pop(seat, None)
        if seat in self._sealed:  # a response in an open window: it never reached the record
            del self._sealed[seat]
            self._put_asks(ids)
            return
        values = self._checkpoints[-1].values
        if places := self._sealed_places(seat):
            values = [entry for at, entry in enumerate(values) if at not in places]
        elif (found := self._last_answer(seat)) is not None:
            checkpoint, at = found
            del self._checkpoints[checkpoint + 1 :]
            values = self._checkpoints[-1].values[:at]
        in_act = bool(self._suspended)
        self._log.append(Entry(UNDO, seat, None))
        newest = self._checkpoints.pop()
        self._checkpoints.put(Checkpoint(newest.table, values, newest.rounds))
        self._catch_up()
        if in_act and not self._suspended:  # the act itself was taken back
            self._sealed, self._beneath = self._beneath, {}
        elif self._suspended and not in_act:  # back into an act that was done
            self._sealed, self._beneath = {}, self._sealed
        self._put_asks(ids)
        self._told.append({"key": "undone", "seat": seat})

    def _sealed_places(self, seat: Seat) -> list[int]:
        """Where the seat's last sealed answer stands among the values, and those the kernel gave after it."""
        if self._group is None:
            return []
        values = self._checkpoints[-1].values
        own = [at for at in self._group_places if values[at].seat == seat]
        last = max((at for at in own if values[at].kind == ANSWER), default=len(values))
        return [at for at in own if at >= last]

    def _last_answer(self, seat: Seat) -> tuple[int, int] | None:
        """The checkpoint and the place of the seat's last own answer, if nothing stands between it and now."""
        for checkpoint in range(len(self._checkpoints) - 1, -1, -1):
            values = self._checkpoints[checkpoint].values
            for at in range(len(values) - 1, (self._floor if checkpoint == 0 else 0) - 1, -1):
                entry = values[at]
                if entry.seat != seat:
                    return None
                if entry.kind in (ANSWER, ACT) or (entry.kind == WINDOW and entry.value is not None):
                    return checkpoint, at
        return None

    # ---- saved games --------------------------------------------------------------------------------------------

    def _saved(self) -> dict[str, Any]:
        """The newest checkpoint and the numbers of the asks, as plain data."""
        newest = self._checkpoints[-1]
        values = [plain_entry(entry) for entry in newest.values]
        checkpoint = {
            "table": to_builtins(newest.table, str_keys=True, enc_hook=as_plain),
            "values": values,
            "drawn": self._drawn,
        }
        return {
            "mark": checkpoint,  # so it is called in games that were stored
            "asked": self._asked[:],
            "open": {str(seat): number for seat, number in self._open_ids().items()},
        }

    def _resume_from(self, saved: Mapping[str, Any], entries: list[Entry]) -> None:
        """Stand where a saved checkpoint leads, after these entries of a record made by other rules."""
        self._log.extend(entries)
        plain = saved["mark"]
        table = self.rules.table.read(plain["table"])
        values = [read_entry(entry, self.rules.verbs.parse) for entry in plain["values"]]
        self._checkpoints = Checkpoints([Checkpoint(table, values, [])])
        self._floor = len(values)
        self._drawn = plain["drawn"]
        self._asked = list(saved["asked"])
        self._told.append({"key": "resumed", "version": self.rules.version})
        self._catch_up()
        self._put_asks({int(seat): number for seat, number in saved["open"].items()})

    # ---- catching up --------------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Stand where the newest checkpoint and its values lead: nothing is asked, checked or told on the way."""
        checkpoints = self._checkpoints
        checkpoint = checkpoints[-1]
        ids = self._suspended[-1].ids if self._suspended else {}
        self.table = table = checkpoint.table.copy()
        table.again, checkpoint.rounds = iter(checkpoint.rounds) if checkpoint.rounds else None, table.rounds
        self._suspended, self._group, self._group_places, self._catching_up = [], None, [], True
        self._live = course(self.rules.pieces, table, checkpoints)
        checkpoints.due, checkpoints.ended = checkpoints.wanted or NEVER, 0
        wish = self._resume(None)
        if type(wish) is Together:
            wish = self._opened_together(wish)
        for at, entry in enumerate(checkpoint.values):
            checkpoints.sent = at + 1
            wish = self._send(entry, at, wish, ids)
            if type(wish) is Together:
                wish = self._opened_together(wish)
        self._wish = wish
        checkpoints.due, checkpoints.wanted = SELDOM, 0
        self._catching_up, self._returned, table.again = False, None, None
        if type(wish) is Window:
            wish.reopen()
        if not self._imagined:
            table.listen(self._told)

    def _send(self, entry: Entry, at: int, wish: Any, ids: dict[Seat, int]) -> Any:
        """Send the value at this place into the rules again, where they had this wish; returns the next."""
        kind, seat, value = entry.kind, entry.seat, entry.value
        if kind == IMAGINE:
            self.rules.redeal(self.table, seat, Dealer(value))
            return wish
        if kind == ACT:
            if type(wish) is Window:  # it was open before the act, for those who could respond then
                wish.reopen()
            self._wish = wish
            self._suspend(perform(self.rules, self.table, seat, value), ids)
            return self._resume(None)
        if self._group is not None:
            self._group_places.append(at)
            self._group.feed(seat, value)
            if self._group.wishes:
                return wish
            value, self._group = self._group.results, None
        elif kind == WINDOW:
            value = None if value is None or value == PASS else (seat, value)
        return self._resume(value)

    def _opened_together(self, wish: Any) -> Any:
        """A `Together` opens, and closes at once when nobody has a say in it."""
        while type(wish) is Together and self._group is None:
            if wish.wishes:
                self._group, self._group_places = wish, []
            else:
                wish = self._resume(wish.results)
        return wish
