"""A game under watch: what must hold after every answer."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.conformance.joined import Joined
from tests.conformance.play import Move, do
from tests.conformance.state import Viewer, assert_equal, check_plain, viewers

from cosmodrome.kernel import Game, Option, Seat, Window
from cosmodrome.kernel.events import Event
from cosmodrome.kernel.record import ANSWER, CHANCE
from cosmodrome.kernel.seats import as_plain


class Watched:
    """Plays moves and checks the game after each."""

    def __init__(self, joined: Joined, game: Game) -> None:
        self.joined = joined
        self.game = game
        self.answers = 0
        self.deepest = 0
        self.numbers = [0] * game.seats  # the highest ask id of each seat
        self.open: dict[Seat, int] = {}
        self.held: dict[Seat, int] = {}  # the asks that wait for the end of an act
        self.views: dict[Viewer, Any] = {who: game.view(who) for who in viewers(game)}
        self.told = game._told.total()
        for view in self.views.values():
            check_plain(view)
        self.check_position()

    def do(self, move: Move) -> None:
        """One move, with all checks."""
        game = self.game
        undoing = Undoing(game, move)
        do(game, move)
        self.answers += not move.act
        assert self.answers <= self.joined.most_answers, "no end"
        self.check_changes(move.seat, undoing.is_sealed())
        self.told = game._told.total()
        self.check_position()
        undoing.check()

    def check_position(self) -> None:
        """What holds at every ask."""
        game = self.game
        game.rules.laws(game.table)
        self.check_asks()
        check_coded(game)
        if game.window is not None:
            check_plain(game.window, "window")
            self.deepest = max(self.deepest, game.window["depth"])

    def check_asks(self) -> None:
        """Options are there, once each, readable, and more than one where the kernel could have answered itself."""
        game = self.game
        assert bool(game.asks) == (game.outcome is None), "nobody is asked, but the game is not over, or the reverse"
        for ask in game.asks:
            ids = [option.id for option in ask.options]
            assert ids, f"an ask without options: {ask.key}"
            assert len(set(ids)) == len(ids), f"option ids repeat in {ask.key}: {ids}"
            assert [read(text) for text in ids] == list(ask.options), f"an id that does not say its option: {ids}"
            assert len(ids) > 1 or is_secret(game, ask.seat), f"a lone option was left: {ask.key} {ids}"
            check_plain(dict(ask.args), "args")
            if ask.id not in (self.open.get(ask.seat), self.held.get(ask.seat)):
                assert ask.id == self.numbers[ask.seat] + 1, f"ask ids of seat {ask.seat} do not count its own asks"
                self.numbers[ask.seat] = ask.id
        if not game._suspended:
            self.held = {ask.seat: ask.id for ask in game.asks}
        self.open = {ask.seat: ask.id for ask in game.asks}

    def check_changes(self, mover: Seat, sealed: bool) -> None:
        """The parts that the events touch, put into the last view, give exactly the new view; and a sealed answer
        shows nowhere before all are revealed."""
        for who in viewers(self.game):
            changes = self.game.changes(who, self.told)
            check_plain(changes)
            after = self.game.view(who)
            self.check_shared(who, after)
            assert_equal(patched(self.views[who], changes["parts"]), after, f"changes for {who}: ")
            assert changes["events"] == self.game.events(who, self.told)
            if sealed:
                assert changes["events"] == [], "a sealed answer was told"
                if who != mover:
                    assert_equal(self.views[who], after, f"{who} sees a sealed answer: ")
            self.views[who] = after

    def check_shared(self, who: Viewer, view: dict[str, Any]) -> None:
        """The parts that a game does not call private are the same for everybody."""
        private = self.game.rules.private
        if private is not None:
            for name, value in self.game.view(None).items():
                if name not in private:
                    assert_equal(view[name], value, f"{name} is not the same for {who}: ")


def read(text: str) -> Option:
    """An option id, read naively."""
    return Option(int(part) if part.removeprefix("-").isdigit() else part for part in text.split(":"))


def is_secret(game: Game, seat: Seat) -> bool:
    """Whether the kernel may not answer this ask itself."""
    if type(game._wish) is Window:
        return True
    wish = game._group.wishes[seat] if game._group is not None else game._wish
    return bool(wish.secret)


def patched(view: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """A view with some parts renewed."""
    view = view.copy()
    for path, value in parts.items():
        name, _, at = path.partition(".")
        if at:
            view[name] = view[name].copy()
            view[name][int(at)] = value
        else:
            view[name] = value
    return view


def check_coded(game: Game) -> None:
    """A table that was stored is the table."""
    kind = type(game.table)
    for codec in (msgspec.json, msgspec.msgpack):
        assert kind.read(codec.decode(codec.encode(game.table, enc_hook=as_plain))) == game.table, (
            "a stored table differs"
        )


def sealed_seats(game: Game) -> set[Seat]:
    """The seats that have something sealed to take back."""
    values = game._checkpoints[-1].values
    group = game._group_places if game._group is not None else ()
    return {values[at].seat for at in group if values[at].kind == ANSWER} | set(game._sealed)


class Undoing:
    """Whether a seat may take its move back, told from public facts alone: entries, events and windows."""

    def __init__(self, game: Game, move: Move) -> None:
        self.game = game
        self.move = move
        self.entries = game._log.total()
        self.events = game._told.total()
        self.window = game.window
        self.in_act = bool(game._suspended)
        self.had_sealed = move.seat in game._sealed
        self.had_beneath = move.seat in game._beneath
        self.group = None if move.act else game._group
        self.several = self.group is not None and len(self.group.wishes) + len(self.group.results) > 1

    def is_sealed(self) -> bool:
        """Whether the answer lies sealed until others have answered too."""
        if self.move.act or self.game.outcome is not None:
            return False
        if self.group is not None and self.game._group is self.group:
            return True
        had = self.had_beneath if self.went_back() else self.had_sealed
        return self.move.seat in self.game._sealed and not had

    def went_back(self) -> bool:
        """Whether an act is over, and what it had interrupted goes on."""
        return self.in_act and not self.game._suspended

    def expected(self) -> bool:
        """A sealed answer, or: no chance, no say of another seat, no window but a lone one, nothing shown."""
        game, seat = self.game, self.move.seat
        if game.outcome is not None:
            return False
        if self.is_sealed() or seat in sealed_seats(game):
            return True
        answered_window = self.window is not None and not self.move.act
        acted_in_window = self.move.act and self.window is not None
        opened_window = game.window is not None and not self.went_back() and not acted_in_window
        if self.several or (answered_window and not self.is_lone(self.window)):
            return False
        entries = game._log.since(self.entries)
        if any(entry.kind == CHANCE or entry.seat != seat for entry in entries):
            return False
        if any(number >= self.events for number in game._told.disclosed):
            return False
        for event in game._told.since(self.events):
            if isinstance(event, Event) or (event["key"] == "window" and event["audience"] != [seat]):
                return False
        return not opened_window or self.is_lone(game.window)

    def is_lone(self, window: dict[str, Any] | None) -> bool:
        """Whether a window is this seat's alone, and so no barrier for it."""
        return window is not None and window["audience"] == [self.move.seat]

    def check(self) -> None:
        """The game says the same; and nobody else may undo what this move rests on."""
        game, seat = self.game, self.move.seat
        allowed = self.expected()
        assert game.may_undo(seat) == allowed, f"seat {seat} may{' not' if allowed else ''} undo {self.move}"
        if not self.several and not self.is_sealed():
            for other in range(game.seats):
                if other != seat and other not in sealed_seats(game):
                    assert not game.may_undo(other), f"seat {other} may undo behind the back of seat {seat}"
