"""A game in progress, as players, bots, servers and tests use it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import ValidationError, convert, to_builtins

from cosmodrome.kernel.abilities import Window
from cosmodrome.kernel.acts import acts, perform
from cosmodrome.kernel.asks import Seat
from cosmodrome.kernel.chance import Random, Stream, commitment, new_seed
from cosmodrome.kernel.course import Mark, Marks
from cosmodrome.kernel.events import Branch, Story
from cosmodrome.kernel.machine import Machine
from cosmodrome.kernel.options import PASS, Option
from cosmodrome.kernel.record import (
    ACT,
    ANSWER,
    CHANCE,
    IMAGINE,
    UNDO,
    WINDOW,
    Entry,
    Header,
    plain_entry,
    read_entry,
    read_header,
)
from cosmodrome.kernel.refusals import (
    BadRecord,
    BadSetup,
    GameOver,
    Imagined,
    NotAnAct,
    NotAnOption,
    NotYourAsk,
    NoUndo,
    Refusal,
    StaleAsk,
)
from cosmodrome.kernel.rules import Rules
from cosmodrome.kernel.table import Outcome


class Game(Machine):
    """One game. Make it with `cosmodrome.new_game` or `cosmodrome.replay`."""

    __slots__ = ()

    @classmethod
    def new(cls, rules: Rules, seats: int, options: Mapping[str, Any] | None = None, seed: str | None = None) -> Game:
        """A game of these rules, run to its first ask."""
        game = cls(rules, seats, rules.settle(seats, options), new_seed() if seed is None else seed)
        game._start()
        return game

    def _start(self) -> None:
        self.table.listen(self._told)
        self._run(None)

    # ---- what a player sees, besides the asks -------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        outcome: Outcome | None = self.table.outcome
        return outcome

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self._asked)

    @property
    def options(self) -> dict[str, Any]:
        """What the table chose before the game."""
        return dict(self._settings)

    @property
    def window(self) -> dict[str, Any] | None:
        """The open window as public data, or None."""
        return self._wish.shown() if type(self._wish) is Window else None

    @property
    def commitment(self) -> str:
        """The hash of the seed, published at the start."""
        return commitment(self._stream.seed)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat may know, as plain data; `None` is an onlooker."""
        return {"game": self.rules.id, **self._settings, **self.rules.view(self.table, seat)}

    def events(self, seat: Seat | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as that seat may see it. An event keeps its index for ever."""
        return self._told.seen_by(seat, since)

    def changes(self, seat: Seat | None, since: int) -> dict[str, Any]:
        """The events since a cursor, and the parts of the view that they touched."""
        events = self.events(seat, since)
        paths = self.rules.touched(self.table, events)
        return {"events": events, "parts": {path: self.rules.part(self.table, seat, path) for path in paths}}

    def asides(self, seat: Seat | None) -> dict[str, Any]:
        """What a person would reckon from what the seat may know, by name."""
        return {name: aside(self.table, seat) for name, aside in self.rules.asides.items()}

    def hint(self, seat: Seat, option: Option) -> dict[str, Any]:
        """What an option of the open ask would bring, as plain data for its button."""
        ask = self._asks.get(seat)
        return {} if ask is None else self.rules.hint(self.table, seat, ask.key, option)

    def why(self, seat: Seat, option_id: str) -> str | None:
        """The rule that forbids an option now, where the rules can tell; None if it is legal."""
        ask = self._asks.get(seat)
        option = self.rules.verbs.parse(option_id)
        if ask is None or option in ask.options:
            return None
        return self.rules.why(self.table, seat, ask.key, option)

    # ---- what a player does -------------------------------------------------------------------------------------

    def answer(self, seat: Seat, option: str, ask: int | None = None) -> list[dict[str, Any]]:
        """Answer the seat's open ask; returns the new events as the seat sees them. A refusal changes nothing."""
        mine = self._asks.get(seat) if type(seat) is int else None
        if mine is None:
            raise self._nothing_asked(seat)
        if ask is not None and ask != mine.id:
            raise StaleAsk(ask=ask, open=mine.id)
        chosen = self.rules.verbs.known[option] if type(option) is str else None
        if chosen is None or chosen not in (mine.made or mine.options):
            rule = None if chosen is None else self.rules.why(self.table, seat, mine.key, chosen)
            raise NotAnOption(rule, option=option)
        story = self._told
        before = len(story)
        self._take(seat, chosen)
        return story.seen_by(seat, story.start + before) if len(story) > before else []

    def _nothing_asked(self, seat: Seat) -> Refusal:
        return GameOver() if self.table.outcome is not None else NotYourAsk(seat=seat)

    def acts(self, seat: Seat) -> list[Option]:
        """What the seat may do unasked at this moment."""
        if self.table.outcome is not None or self._suspended or type(seat) is not int or not 0 <= seat < self.seats:
            return []
        return acts(self.rules, self.table, seat)

    def act(self, seat: Seat, act_id: str) -> list[dict[str, Any]]:
        """Do something unasked: a rule of its own between two answers. The open asks are computed anew after it."""
        if self.table.outcome is not None:
            raise GameOver()
        chosen = self.rules.verbs.parse(act_id) if type(act_id) is str else None
        if chosen is None or chosen not in self.acts(seat):
            raise NotAnAct(act=act_id)
        before = self._told.total()
        self._note((ACT, seat, chosen))
        self._suspend(perform(self.rules, self.table, seat, chosen), self._open_ids())
        self._run(None)
        return self.events(seat, before)

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat has something to take back."""
        if self._imagined or self.table.outcome is not None or type(seat) is not int:
            return False
        return seat in self._sealed or bool(self._sealed_places(seat)) or self._undo_place(seat) is not None

    def undo(self, seat: Seat) -> list[dict[str, Any]]:
        """Take back the seat's last answer, back to the last barrier. The record keeps both."""
        if self._imagined:
            raise Imagined()
        if self.table.outcome is not None:
            raise GameOver()
        if not self.may_undo(seat):
            raise NoUndo(seat=seat)
        others = {**(self._suspended[-1][-1] if self._suspended else {}), **self._open_ids()}
        others.pop(seat, None)
        if seat in self._sealed:  # a response in an open window: it never reached the record
            del self._sealed[seat]
            self._put_asks(others)
            return []
        found, kept = self._undo_place(seat), self._marks[-1].values
        if places := self._sealed_places(seat):
            kept = [entry for at, entry in enumerate(kept) if at not in places]
        elif found is not None:
            mark, at = found
            del self._marks[mark + 1 :]
            kept = self._marks[-1].values[:at]
        before = self._told.total()
        in_act = bool(self._suspended)
        self._log.append((UNDO, seat, None))
        newest = self._marks.pop()
        self._marks.put(Mark(newest.table, kept, newest.rounds))
        self._rebuild()
        if in_act and not self._suspended:  # the act itself was taken back
            self._sealed, self._beneath = self._beneath, {}
        elif self._suspended and not in_act:  # back into an act that was done
            self._sealed, self._beneath = {}, self._sealed
        self._put_asks(others)
        self._told.append({"key": "undone", "seat": seat})
        return self.events(seat, before)

    def _sealed_places(self, seat: Seat) -> list[int]:
        """Where the seat's last sealed answer stands among the values, and those the kernel gave after it."""
        if self._group is None:
            return []
        values = self._marks[-1].values
        own = [at for at in self._group_places if values[at][1] == seat]
        last = max((at for at in own if values[at][0] == ANSWER), default=len(values))
        return [at for at in own if at >= last]

    def _undo_place(self, seat: Seat) -> tuple[int, int] | None:
        """The mark and the place of the seat's last own answer, if nothing stands between it and now."""
        for mark in range(len(self._marks) - 1, -1, -1):
            values = self._marks[mark].values
            for at in range(len(values) - 1, (self._floor if mark == 0 else 0) - 1, -1):
                kind, who, value = values[at]
                if who != seat:
                    return None
                if kind in (ANSWER, ACT) or (kind == WINDOW and value is not None):
                    return mark, at
        return None

    # ---- copies -------------------------------------------------------------------------------------------------

    def fork(self) -> Game:
        """An independent copy, in the middle of anything."""
        *older, newest = self._marks
        return self._twin([*older, Mark(newest.table, newest.values[:], newest.rounds)], self._open_ids())

    def imagine(self, seat: Seat, rng: Random) -> Game:
        """A fork in which all that `seat` has not seen is dealt anew, for search; the seat's view and ask stay equal.

        It honours what the seat has seen and what the rules have established in public, and nothing subtler. The
        sealed answers of others are dropped and asked again, and chance takes another course. It has no record.
        """
        if type(seat) is not int or seat not in self._asks:
            raise self._nothing_asked(seat)
        number = rng.getrandbits(64)
        newest = self._marks[-1]
        values = newest.values
        if self._group is not None:
            sealed = {at for at in self._group_places if values[at][1] != seat}
            kept = [entry for at, entry in enumerate(values) if at not in sealed]
        else:
            kept = values[:]
        kept.append((IMAGINE, seat, number))
        mark = Mark(newest.table, kept, newest.rounds)
        return self._twin([mark], {seat: self._asks[seat].id}, Stream(f"imagined {number}"))

    def _twin(self, marks: list[Mark], ids: dict[Seat, int], stream: Stream | None = None) -> Game:
        twin: Game = object.__new__(Game)
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
        twin._marks = Marks(marks, wanted=self._marks.ended)
        twin._rebuild()
        if twin._marks.later is not None:
            self._split(twin._marks.later)
            twin._split(twin._marks.later)
        twin._put_asks(ids)
        return twin

    # ---- record -------------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The whole truth of the game so far, as plain data."""
        if self._imagined:
            raise Imagined()
        return {
            "game": self.rules.id,
            "version": self.rules.version,
            "seats": self.seats,
            "options": self.options,
            "seed": self._stream.seed,
            "commitment": self.commitment,
            "entries": self.entries(),
            "sealed": self.sealed(),
        }

    def entries(self, since: int = 0) -> list[list[Any]]:
        """The entries of the record from number `since` on."""
        return [plain_entry(entry) for entry in self._log.since(since)]

    def sealed(self) -> list[list[Any]]:
        """The responses laid down in an open window: kept until it closes, then forgotten. Those that wait for the end
        of an act have a 1 behind them."""
        beneath = [[seat, option.id, 1] for seat, option in self._beneath.items()]
        return beneath + [[seat, option.id] for seat, option in self._sealed.items()]

    def seal(self, sealed: list[list[Any]]) -> None:
        """Lay down once more what `sealed` told."""
        for seat, option, *beneath in sealed:
            if beneath:
                self._seal_beneath(seat, option)
            else:
                self.answer(seat, option)

    def _seal_beneath(self, seat: Seat, option: str) -> None:
        window = self._suspended[-1][1] if self._suspended else None
        chosen = self.rules.verbs.parse(option) if type(option) is str else None
        if type(window) is not Window or seat not in window.audience or chosen not in window.options(seat):
            raise NotYourAsk(seat=seat)
        self._beneath[seat] = chosen

    def save(self) -> dict[str, Any]:
        """The record with the newest mark: what a store keeps, so that a game in progress outlives new rules."""
        newest = self._marks[-1]
        kept = [plain_entry(entry) for entry in newest.values]
        mark = {"table": to_builtins(newest.table, str_keys=True), "values": kept, "drawn": self._drawn}
        open_ids = {str(seat): number for seat, number in self._open_ids().items()}
        return {**self.record(), "mark": mark, "asked": self._asked[:], "open": open_ids}

    @classmethod
    def load(cls, rules: Rules, saved: Mapping[str, Any]) -> Game:
        """A saved game: played again from its record, or, where the rules have changed since, from its mark."""
        header = read_header(saved)
        if header.version == rules.version:
            return cls.replay(rules, header)
        game = cls(rules, header.seats, header.options, header.seed)
        for entry in header.entries:
            game._log.append(read_entry(entry, rules.verbs.parse))
        try:
            mark = saved["mark"]
            table = convert(mark["table"], rules.table, str_keys=True)
            values = [read_entry(entry, rules.verbs.parse) for entry in mark["values"]]
            game._marks = Marks([Mark(table, values, [])])
            game._floor = len(values)
            game._drawn = mark["drawn"]
            game._asked = list(saved["asked"])
            game._told.append({"key": "resumed", "version": rules.version})
            game._rebuild()
            game._put_asks({int(seat): number for seat, number in saved["open"].items()})
        except (ValidationError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadRecord(why=str(error)) from error
        return game

    @classmethod
    def replay(cls, rules: Rules, record: Any) -> Game:
        """Play a record again, every answer checked; chance comes from the record. `BadRecord` where it is wrong."""
        header = record if isinstance(record, Header) else read_header(record)
        if header.game != rules.id or header.version != rules.version:
            raise BadRecord(game=header.game, version=header.version)
        entries = [read_entry(entry, rules.verbs.parse) for entry in header.entries]
        try:
            settings = rules.settle(header.seats, header.options)
        except BadSetup as error:
            raise BadRecord(why=str(error)) from error
        game = cls(rules, header.seats, settings, header.seed)
        game.scripted = [value for kind, _, value in entries if kind == CHANCE]
        try:
            game._start()
            done = game._compare(entries, 0)
            while done < len(entries):
                game._follow(entries[done])
                followed, done = done, game._compare(entries, done)
                if followed == done:
                    raise BadRecord(entry=done)
            game.seal(header.sealed)
        except (Refusal, IndexError, TypeError, ValueError, KeyError) as error:
            if isinstance(error, BadRecord):
                raise
            raise BadRecord(why=str(error), entry=game._log.total()) from error
        if game.scripted or game.sealed() != header.sealed:
            raise BadRecord(chance=len(game.scripted), sealed=game.sealed())
        return game

    def chance_is_fair(self) -> bool:
        """Whether every result so far is the one that the seed stands for."""
        return not self._bent

    def _compare(self, entries: list[Entry], done: int) -> int:
        """What was played again must be what the record says."""
        played = self._log.since(done)
        if played != entries[done : done + len(played)]:
            raise BadRecord(entry=done)
        return done + len(played)

    def _follow(self, entry: Entry) -> None:
        """Do again what a seat did."""
        kind, seat, value = entry
        if kind == ANSWER:
            self.answer(seat, value.id)
        elif kind == UNDO:
            self.undo(seat)
        elif kind == ACT:
            self.act(seat, value.id)
        elif kind == WINDOW and type(self._wish) is Window:
            self._sealed.clear()
            if value is None or value == PASS:
                self._sealed.update((who, PASS) for who in self._asks)
                response = None
            elif seat in self._asks and value in self._asks[seat].options:
                response = seat, value
            else:
                raise NotAnOption(option=value.id)
            self._run(self._close_window(self._wish, response))
        else:
            raise BadRecord(entry=plain_entry(entry))
