"""What is tried at a moment of a game, and must leave the game as it was."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from tests.conformance.joined import Joined
from tests.conformance.play import Move, do, next_move, play_on
from tests.conformance.state import asks, assert_equal, check_plain, state, story
from tests.conformance.watch import Watched, sealed_seats

from cosmodrome.kernel import (
    Game,
    GameOver,
    Imagined,
    NotAnAct,
    NotAnOption,
    NotYourAsk,
    NoUndo,
    Random,
    Seat,
    StaleAsk,
)

NONSENSE: tuple[Any, ...] = (
    "",
    ":",
    "no-such-option",
    "pass:pass",
    "use:--5",
    "use:" + "9" * 5000,
    "use:\ud800",
    "use:\N{ARABIC-INDIC DIGIT ONE}",
    None,
    7,
    True,
    1.5,
    b"pass",
    ["pass"],
    {},
)
NOBODIES: tuple[Any, ...] = (-1, 99, None, True, "0", 0.0, [0], {})


class Probes:
    """The probes of one run, and how often each was made."""

    def __init__(self, joined: Joined, rng: Random) -> None:
        self.joined = joined
        self.rng = rng
        self.made: Counter[str] = Counter()

    def all(self, game: Game) -> None:
        """Every probe, at one moment."""
        before, told = state(game), story(game)
        nested = game.window is not None and game.window["depth"] > 0
        for probe in (self.fork, self.undo, self.imagine, self.refuse, self.explain, self.replay, self.resume):
            probe(game)
            self.made[probe.__name__] += 1
            self.made[f"{probe.__name__} in a nested window"] += nested
            assert_equal(state(game), before, f"{probe.__name__} changed the game: ")
            assert story(game) == told, f"{probe.__name__} told something"

    def fork(self, game: Game) -> None:
        """A fork is equal, plays on equally, and independently."""
        one, other = game.fork(), game.fork()
        assert_equal(state(one), state(game), "a fork differs: ")
        assert story(one) == story(game), "a fork tells another story"
        seed = self.rng.random()
        moves = play_on(self.joined, one, Random(seed), 12)
        for move in moves:
            do(other, move)
        assert_equal(state(one), state(other), "two forks play on differently: ")
        assert one.record() == other.record()
        assert_equal(state(one.fork()), state(one), "a fork of a fork differs: ")

    def undo(self, game: Game) -> None:
        """Undo gives back the table before the answer, step by step to the last barrier, and the record keeps all."""
        for seat in sealed_seats(game):
            self.check_undo_of_sealed(game, seat)
        twin = game.fork()
        for _ in range(self.rng.randrange(1, 5)):
            if not twin.asks:
                return
            move = next_move(self.joined, twin, self.rng, lively=True)
            before = state(twin, ids=False)
            entries = twin.record()["entries"]
            asked_apart = sealed_seats(twin)
            do(twin, move)
            self.made["undo back" if twin.may_undo(move.seat) else "undo refused"] += 1
            if not move.act or move.seat not in asked_apart:  # else the sealed answer is taken back before the act
                self.check_undo(twin, move, before, entries)

    def check_undo(self, game: Game, move: Move, before: dict[str, Any], entries: list[Any]) -> None:
        """Try to take one move back on a fork."""
        twin = game.fork()
        if not game.may_undo(move.seat):
            present = state(twin)
            with pytest.raises(GameOver if game.outcome else NoUndo):
                twin.undo(move.seat)
            assert_equal(state(twin), present, "a refused undo changed the game: ")
            return
        open_asks = asks(twin)
        open_asks.pop(move.seat, None)
        twin.undo(move.seat)
        after = state(twin, ids=False)
        for what in ("table", "asks", "window", "views", "acts", "outcome"):
            assert_equal(after[what], before[what], f"undo of {move} does not restore: {what}")
        for seat, ask in asks(twin).items():
            assert open_asks.get(seat, ask) == ask, f"undo of {move} renumbers an ask of seat {seat}"
        assert twin.record()["entries"][: len(entries)] == entries, "undo deleted from the record"
        self.replay(twin)
        do(twin, move)
        assert_equal(
            state(twin, ids=False)["table"], state(game)["table"], "after undo the same answer leads elsewhere: "
        )

    def check_undo_of_sealed(self, game: Game, seat: Seat) -> None:
        """What a seat has sealed is taken back by itself, no matter who has answered since."""
        twin = game.fork()
        before, open_asks = state(twin), asks(twin)
        twin.undo(seat)
        assert seat in asks(twin), "what was sealed is not asked again"
        for other in range(game.seats):
            if other != seat:
                assert asks(twin).get(other) == open_asks.get(other), f"undo of seat {seat} changes an ask of {other}"
                assert_equal(twin.view(other), before["views"][other], f"undo of seat {seat} shows to {other}: ")
        self.replay(twin)
        self.made["sealed answer undone"] += 1

    def imagine(self, game: Game) -> None:
        """Imagining keeps what the seat sees and is asked, and deals the rest anew."""
        asked = {ask.seat: ask for ask in game.asks}
        for seat in range(game.seats):
            if seat not in asked:
                with pytest.raises(NotYourAsk):
                    game.imagine(seat, self.rng)
                continue
            dream = game.imagine(seat, self.rng)
            self.check_dream(game, dream, seat)
            self.check_dream(dream, dream.fork(), seat)
            self.check_dream(dream, dream.imagine(seat, self.rng), seat)
            other = self.rng.choice(dream.asks).seat
            self.check_dream(dream, dream.imagine(other, self.rng), other)
            for refused in (dream.record, dream.save, lambda: dream.undo(seat)):  # noqa: B023
                with pytest.raises(Imagined):
                    refused()
            hidden = self.joined.hidden
            self.made["something is hidden"] += bool(hidden(game.table, seat))
            self.made["imagined otherwise"] += hidden(dream.table, seat) != hidden(game.table, seat)
            for _ in range(6):
                if dream.asks:
                    do(dream, next_move(self.joined, dream, self.rng, lively=True))
                    game.rules.laws(dream.table)

    def check_dream(self, game: Game, dream: Game, seat: int) -> None:
        """To the seat, the imagined game is the game."""
        game.rules.laws(dream.table)
        assert_equal(dream.view(seat), game.view(seat), "imagine changes the seat's view: ")
        assert_equal(dream.asides(seat), game.asides(seat), "the asides tell what is hidden: ")
        assert_equal(asks(dream).get(seat), asks(game)[seat], "imagine changes the seat's ask: ")
        assert dream.window == game.window, "imagine changes the window"
        assert [option.id for option in dream.acts(seat)] == [option.id for option in game.acts(seat)]

    def refuse(self, game: Game) -> None:
        """Illegal, foreign, late and malformed answers are refused by name."""
        asked = {ask.seat: ask for ask in game.asks}
        for seat, ask in asked.items():
            for text in NONSENSE:
                with pytest.raises(NotAnOption):
                    game.answer(seat, text)
                with pytest.raises(NotAnAct):
                    game.act(seat, text)
            first = ask.options[0].id
            for late in (ask.id - 1, ask.id + 1, -1):
                with pytest.raises(StaleAsk):
                    game.answer(seat, first, ask=late)
            for stranger in (*NOBODIES, *(other for other in range(game.seats) if other not in asked)):
                with pytest.raises(NotYourAsk):
                    game.answer(stranger, first)
                with pytest.raises(NotYourAsk):
                    game.imagine(stranger, self.rng)
        for stranger in NOBODIES:
            assert not game.may_undo(stranger)
            assert game.acts(stranger) == []
            with pytest.raises(NoUndo):
                game.undo(stranger)
            with pytest.raises(NotAnAct):
                game.act(stranger, "pass")

    def explain(self, game: Game) -> None:
        """Hints are plain data; a legal option has no rule against it, and nonsense is no mistake of ours."""
        for ask in game.asks:
            for option in ask.options:
                check_plain(game.hint(ask.seat, option), "hint")
                assert game.why(ask.seat, option.id) is None
            for text in NONSENSE:
                if isinstance(text, str):
                    assert type(game.why(ask.seat, text)) in (str, type(None))

    def replay(self, game: Game) -> None:
        """A record, written down and read, gives the same game and the same story."""
        record = game.record()
        check_plain(record, "record")
        read = json.loads(json.dumps(record))
        assert read == record, "the record does not survive JSON"
        again = Game.replay(game.rules, read)
        assert_equal(state(again, ids=False), state(game, ids=False), "a replay differs: ")
        assert_equal(story(again), story(game), "a replay tells another story: ")
        assert again.record() == record
        assert again.chance_is_fair()

    def resume(self, game: Game) -> None:
        """A stored game goes on under a newer version of the rules: same table, same asks, same next chance."""
        newer = replace(game.rules, version=game.rules.version + 1)
        again = Game.load(newer, json.loads(json.dumps(game.save())))
        assert again.table == game.table, "a resumed game stands elsewhere"
        if not game.sealed():  # what is sealed, beneath an act too, is asked once more
            assert_equal(asks(again), asks(game), "a resumed game asks otherwise: ")
            twin, seed = game.fork(), self.rng.random()
            for each in (twin, again):
                play_on(self.joined, each, Random(seed), 6)
            assert again.table == twin.table, "a resumed game plays on differently"


def check_over(joined: Joined, game: Game) -> None:
    """A game that is over says who won, asks nobody and refuses all; it can still be forked and replayed."""
    assert game.outcome is not None
    assert game.outcome.winners, "over without a winner"
    assert set(game.outcome.winners) <= set(range(game.seats))
    assert game.asks == ()
    assert game.window is None
    for seat in range(game.seats):
        assert game.acts(seat) == []
        assert not game.may_undo(seat)
        for refused in (
            lambda: game.answer(seat, "pass"),  # noqa: B023
            lambda: game.act(seat, "pass"),  # noqa: B023
            lambda: game.undo(seat),  # noqa: B023
            lambda: game.imagine(seat, Random(0)),  # noqa: B023
        ):
            with pytest.raises(GameOver):
                refused()
    assert_equal(state(game.fork()), state(game), "a fork of a finished game differs: ")
    Probes(joined, Random(0)).replay(game)


def watched_game(
    joined: Joined, game: Game, seed: int, lively: bool, probes: float, nested: float = 0.1, most: int = 10**6
) -> Probes:
    """A game under watch, with probes now and then, and more often in nested windows; returns what was tried."""
    rng = Random(f"watched {seed}")
    watched, tried = Watched(joined, game), Probes(joined, rng)
    moves = 0
    while game.asks and moves < most:
        is_nested = game.window is not None and game.window["depth"] > 0
        if rng.random() < (nested if is_nested else probes):
            tried.all(game)
        watched.do(next_move(joined, game, rng, lively))
        moves += 1
    tried.made["moves"] += moves
    tried.made["depth"] = watched.deepest
    if not game.asks:
        check_over(joined, game)
        tried.made["over"] += 1
    return tried
