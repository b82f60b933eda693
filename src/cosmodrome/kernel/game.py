"""A game in progress, as players, bots, servers and tests use it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from msgspec import ValidationError

from cosmodrome.kernel.acts import acts
from cosmodrome.kernel.asks import Ask
from cosmodrome.kernel.chance import Random, Stream, commitment, new_seed
from cosmodrome.kernel.copies import Copyable
from cosmodrome.kernel.options import PASS, Option
from cosmodrome.kernel.record import (
    ACT,
    ANSWER,
    CHANCE,
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
    nearest,
)
from cosmodrome.kernel.rules import Rules
from cosmodrome.kernel.seats import Seat
from cosmodrome.kernel.table import Outcome


class Game(Copyable):
    """One game. Make it with `cosmodrome.new_game` or `cosmodrome.replay`.

    It shows what a player may see, and checks what a player wants. What is then done is one step of the machine or of a
    copy of it (`_take`, `_do`, `_take_back`, `_fork`): the game changes nothing by itself.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        seats = f"{self.seats} seat" + ("s" if self.seats > 1 else "")
        if self.outcome is not None:
            return f"<{self.rules.id}: {seats}, over ({self.outcome.reason})>"
        turn = self.rules.turn(self.table)
        where = "setting up" if turn is None else f"round {turn.round}, turn of seat {turn.seat}"
        return f"<{self.rules.id}: {seats}, {where}>"

    @classmethod
    def new(
        cls,
        rules: Rules,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        stream: Stream | None = None,
    ) -> Game:
        """A game of these rules, run to its first ask. Chance comes from the seed, or from a stream of the caller's."""
        game = cls(rules, seats, rules.settle(seats, options), new_seed() if seed is None else seed, stream)
        game._start()
        return game

    # ---- what a player sees, besides the asks -------------------------------------------------------------------

    def ask(self, seat: Seat) -> Ask | None:
        """The open ask of a seat, or None."""
        return self._asks.get(seat) if type(seat) is int else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        outcome: Outcome | None = self.table.outcome
        return outcome

    @property
    def seats(self) -> int:
        """How many play."""
        seats: int = self.table.seats
        return seats

    @property
    def options(self) -> dict[str, Any]:
        """What the table chose before the game."""
        return dict(self._settings)

    @property
    def window(self) -> dict[str, Any] | None:
        """The open window as public data, or None."""
        window = self._window
        return None if window is None else window.shown()

    @property
    def talk(self) -> str | None:
        """The verb of the answer that ends the negotiation under way, or None."""
        return self.rules.talk(self.table)

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
        return {} if ask is None else self.rules.hint(self.table, ask, option)

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
            raise NotAnOption(rule, option=option, ask=mine.key, nearest=nearest(option, mine.options))
        story = self._told
        before = len(story)
        self._take(seat, chosen)
        return story.seen_by(seat, story.start + before) if len(story) > before else []

    def _nothing_asked(self, seat: Any) -> Refusal:
        return GameOver() if self.table.outcome is not None else NotYourAsk(seat=seat)

    def acts(self, seat: Seat) -> list[Option]:
        """What the seat may do unasked at this moment."""
        if self.table.outcome is not None or self._in_act or type(seat) is not int or not 0 <= seat < self.seats:
            return []
        return acts(self.rules, self.table, seat)

    def act(self, seat: Seat, act_id: str) -> list[dict[str, Any]]:
        """Do something unasked: a rule of its own between two answers. The open asks are recomputed after it."""
        if self.table.outcome is not None:
            raise GameOver()
        chosen = self.rules.verbs.parse(act_id) if type(act_id) is str else None
        if chosen is None or chosen not in self.acts(seat):
            raise NotAnAct(act=act_id)
        before = self._told.total()
        self._do(seat, chosen)
        return self.events(seat, before)

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat has something to take back."""
        if self._imagined or self.table.outcome is not None or type(seat) is not int:
            return False
        return self._may_take_back(seat)

    def undo(self, seat: Seat) -> list[dict[str, Any]]:
        """Take back the seat's last answer, back to the last barrier. The record keeps both."""
        if self._imagined:
            raise Imagined()
        if self.table.outcome is not None:
            raise GameOver()
        if not self.may_undo(seat):
            raise NoUndo(seat=seat)
        before = self._told.total()
        self._take_back(seat)
        return self.events(seat, before)

    # ---- copies -------------------------------------------------------------------------------------------------

    def fork(self) -> Game:
        """An independent copy, in the middle of anything."""
        return self._fork()

    def __copy__(self) -> Game:
        """`copy.copy(game)` is a fork."""
        return self._fork()

    def __deepcopy__(self, memo: Any) -> Game:
        """So is `copy.deepcopy(game)`: a fork shares nothing that changes."""
        return self._fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled game is its record, with the newest checkpoint. An imagined game has none and cannot be pickled."""
        return Game.load, (self.rules, self.save())

    def imagine(self, seat: Seat, rng: Random) -> Game:
        """A fork in which all that `seat` has not seen is dealt anew, for search; the seat's view and ask stay equal.

        It honours what the seat has seen and what the rules have established in public, and nothing subtler. The
        sealed answers of others are dropped and asked again, and chance takes another course. It has no record.
        """
        if type(seat) is not int or seat not in self._asks:
            raise self._nothing_asked(seat)
        return self._imagine(seat, rng.getrandbits(64))

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
        """Restore what `sealed` returned."""
        for seat, option, *beneath in sealed:
            if not beneath:
                self.answer(seat, option)
            elif type(option) is not str or not self._lay_beneath(seat, self.rules.verbs.parse(option)):
                raise NotYourAsk(seat=seat)

    def save(self) -> dict[str, Any]:
        """The record with the newest checkpoint: what a store keeps, so that a game in progress outlives new rules."""
        return {**self.record(), **self._saved()}

    @classmethod
    def load(cls, rules: Rules, saved: Mapping[str, Any]) -> Game:
        """A saved game: played again from its record, or, where the rules have changed since, from its checkpoint."""
        header = read_header(saved)
        if header.version == rules.version:
            return cls.replay(rules, header)
        game = cls(rules, header.seats, header.options, header.seed)
        entries = [read_entry(entry, rules.verbs.parse) for entry in header.entries]
        try:
            game._resume_from(saved, entries)
        except (ValidationError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadRecord(why=str(error)) from error
        return game

    @classmethod
    def replay(cls, rules: Rules, record: Any, steps: int | None = None) -> Game:
        """Play a record again, every answer checked; chance comes from the record. `BadRecord` where it is wrong.

        With `steps`, only this many of the things that seats did: a game in the middle, which goes on by its seed."""
        trace = cls.retrace(rules, record)
        game = next(trace)
        for _ in trace if steps is None else islice(trace, steps):
            pass
        game.scripted = []
        return game

    @classmethod
    def retrace(cls, rules: Rules, record: Any) -> Iterator[Game]:
        """A record step by step: one game, as it began and after each thing that a seat did. Take forks of it."""
        header = record if isinstance(record, Header) else read_header(record)
        if header.game != rules.id or header.version != rules.version:
            raise BadRecord(game=header.game, version=header.version)
        entries = [read_entry(entry, rules.verbs.parse) for entry in header.entries]
        try:
            game = cls(rules, header.seats, rules.settle(header.seats, header.options), header.seed)
        except BadSetup as error:
            raise BadRecord(why=str(error)) from error
        game.scripted = [entry.value for entry in entries if entry.kind == CHANCE]
        try:
            game._start()
            done = game._compare(entries, 0)
            yield game
            while done < len(entries):
                game.follow(header.entries[done])
                followed, done = done, game._compare(entries, done)
                if followed == done:
                    raise BadRecord(entry=done)
                yield game
            game.seal(header.sealed)
        except (Refusal, IndexError, TypeError, ValueError, KeyError) as error:
            if isinstance(error, BadRecord):
                raise
            raise BadRecord(why=str(error), entry=game._log.total()) from error
        if game.scripted or game.sealed() != header.sealed:
            raise BadRecord(chance=len(game.scripted), sealed=game.sealed())

    def follow(self, plain: list[Any]) -> None:
        """Do again what a seat did, as an entry of a record tells it. What follows from that comes by itself."""
        entry = read_entry(plain, self.rules.verbs.parse)
        kind, seat, value = entry.kind, entry.seat, entry.value
        if kind == ANSWER:
            self.answer(seat, value.id)
        elif kind == UNDO:
            self.undo(seat)
        elif kind == ACT:
            self.act(seat, value.id)
        elif kind == WINDOW and self._window is not None:
            if value is None or value == PASS:
                self._end_round(None)
            elif seat in self._asks and value in self._asks[seat].options:
                self._end_round((seat, value))
            else:
                raise NotAnOption(option=value.id, ask=self._window.key)
        else:
            raise BadRecord(entry=plain)

    def chance_is_fair(self) -> bool:
        """Whether every result so far is the one that the seed stands for."""
        return not self._bent

    def _compare(self, entries: list[Entry], done: int) -> int:
        """What was played again must be what the record says."""
        played = self._log.since(done)
        if played != entries[done : done + len(played)]:
            raise BadRecord(entry=done)
        return done + len(played)
