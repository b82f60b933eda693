"""Games among bots: playing one, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from traceback import format_exc
from typing import Any

import msgspec
from msgspec import Struct

import cosmodrome
from cosmodrome.bots import SECONDS, make
from cosmodrome.bots.place import Place
from cosmodrome.games import module_of
from cosmodrome.kernel import Game, Refusal, Seat


class Setup(Struct, frozen=True):
    """What is played: the same setup and number give the same game, wherever it is played."""

    game: str
    bots: tuple[str, ...]  # by seat in game 0; they move on by one seat from game to game unless `fixed`
    seed: str = "0"
    options: dict[str, Any] = {}
    seconds: float = SECONDS
    tries: int | None = None
    fixed: bool = False
    records: str | None = None  # a folder that keeps the record of every game

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots by seat in a game."""
        by = 0 if self.fixed else number % len(self.bots)
        return self.bots[len(self.bots) - by :] + self.bots[: len(self.bots) - by]


class Played(Struct, frozen=True):
    """What is kept of a game. The fields from `rounds` on are told by the game's `statistics.py`."""

    number: int
    seed: str
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    answers: int
    rounds: int = 0
    order: tuple[int, ...] = ()  # the seats in order of play
    offered: tuple[str, ...] = ()  # cards that were for sale; what players had from the start, such as aliens
    taken: dict[str, int] = {}  # who took or had which


class BotFailed(Exception):
    """A bot raised an error or gave an illegal answer. `story` is the traceback or the refusal."""

    def __init__(self, bot: str, seat: Seat, game: int, ask: str, story: str) -> None:
        super().__init__(bot, seat, game, ask, story)  # all arguments, so that it can be pickled
        self.bot, self.seat, self.game, self.ask, self.story = bot, seat, game, ask, story


def play(setup: Setup, number: int) -> Played:
    """Play one game to its end; `BotFailed` if a bot fails."""
    names = setup.seated(number)
    seed = f"{setup.seed}/{number}"
    game = cosmodrome.new_game(setup.game, seats=len(names), seed=seed, options=setup.options)
    bots = [make(name, setup.game, setup.seconds, setup.tries) for name in names]
    places = [Place(game, seat) for seat in range(len(names))]
    chances = [Random(f"{seed}/{seat}") for seat in range(len(names))]
    answers = 0
    acted = [0] * len(names)  # the last ask before which a seat did something unasked
    while asks := game.asks:
        ask = asks[0]
        seat = ask.seat
        try:
            act = bots[seat].act(places[seat], chances[seat]) if acted[seat] != ask.id else None
            option = bots[seat].choose(places[seat], chances[seat]) if act is None else ""
        except Exception:
            raise BotFailed(names[seat], seat, number, ask.key, format_exc()) from None
        try:
            if act is not None:
                acted[seat] = ask.id
                game.act(seat, act)
            else:
                game.answer(seat, option)
                answers += 1
        except Refusal as refusal:
            raise BotFailed(names[seat], seat, number, ask.key, f"{type(refusal).__name__}: {refusal}") from None
    outcome = game.outcome
    assert outcome is not None
    if setup.records is not None:
        keep(game, names, Path(setup.records) / f"{setup.game}-{number}.json")
    facts = facts_of(setup.game)(game.events(None), len(names))
    return Played(
        number=number,
        seed=seed,
        bots=names,
        winners=outcome.winners,
        scores=outcome.scores,
        reason=outcome.reason,
        answers=answers,
        rounds=facts.get("rounds", 0),
        order=tuple(facts.get("order", ())),
        offered=tuple(facts.get("offered", ())),
        taken=facts.get("taken", {}),
    )


def keep(game: Game, names: Sequence[str], path: Path) -> None:
    """Write the record of a game, with who played it, as the terminal does."""
    players = [{"name": f"{name} {seat + 1}", "bot": name} for seat, name in enumerate(names)]
    path.write_bytes(msgspec.json.encode({**game.record(), "players": players}))


def told_by(game: str, name: str) -> Any:
    """What a game's `statistics.py` has under a name, or None."""
    return getattr(module_of(game, "statistics"), name, None)


def facts_of(game: str) -> Callable[[Sequence[Mapping[str, Any]], int], dict[str, Any]]:
    """What a game tells of itself after it was played: `facts` of its `statistics.py`."""
    facts: Callable[[Sequence[Mapping[str, Any]], int], dict[str, Any]] | None = told_by(game, "facts")
    return facts if facts is not None else lambda events, seats: {}


def play_some(setup: Setup, numbers: Sequence[int], stopped: Callable[[], bool] = lambda: False) -> Iterator[Played]:
    """Play several games, one after the other, until told to stop."""
    for number in numbers:
        if stopped():
            return
        yield play(setup, number)
