"""A sitting at the terminal's table inside the test: pages are kept, lines come from a function."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

import cosmodrome
from cosmodrome.bots import NAMES, Bot, Place
from cosmodrome.cli.boards import board_of
from cosmodrome.cli.players import read_seats
from cosmodrome.cli.screen import Screen
from cosmodrome.cli.session import Session
from cosmodrome.kernel import Game, Option
from cosmodrome.texts import Texts


class AtRandom(Bot):
    """It answers at random, whatever the bot of its seat is called."""

    def choose(self, place: Place, rng: Random) -> str:
        (ask,) = place.asks
        return str(rng.choice(ask.options).id)


class Sitting:
    """A session whose lines are given; every page is read up to its prompt."""

    def __init__(
        self,
        game: Game,
        seats: str = "me,random",
        *,
        lang: str = "en",
        columns: int = 80,
        lines: int = 50,
        file: Path | None = None,
        delay: float = 0.0,
    ) -> None:
        self.pages: list[str] = []
        self.typed: list[str] = []
        self.answer: Callable[[], str] | None = None
        self._out = io.StringIO()
        texts = Texts(lang, game.rules.id, strict=True)
        players = read_seats(seats, texts.say("terminal-stars").split(", "), NAMES)
        console = Console(file=self._out, width=columns, height=lines, color_system=None, highlight=False, markup=False)
        board = board_of(game.rules.id, texts, players)
        bots = {player.seat: AtRandom() for player in players if player.bot}
        self.session = Session(game, players, board, texts, Screen(console, self._line), bots, Random(7), file, delay)

    def _line(self, prompt: str) -> str:
        self.pages.append(self._out.getvalue() + prompt)
        self._out.seek(0)
        self._out.truncate()
        if self.typed:
            return self.typed.pop(0)
        if self.answer is not None:
            return self.answer()
        raise EOFError

    def type(self, *lines: str) -> list[str]:
        """Play until these lines are used up; returns the pages, the last one after the last line."""
        self.typed += lines
        self.session.run()
        self.pages.append(self._out.getvalue())
        return self.pages

    def number(self, wanted: Callable[[Option], bool] = lambda _: True) -> str:
        """The number of the first option of the open ask that is wanted."""
        ask = next(ask for ask in self.session.game.asks if ask.seat in self.session.people)
        option = next(option for option in self.session.display.board.arrange(ask) if wanted(option))
        return str(self.session.display.scene(ask).numbers[option.id])


def space_base(seats: int = 2, seed: int = 1, variant: str = "standard", **kwargs: Any) -> Game:
    """A new game."""
    return cosmodrome.new_game("space-base", seats=seats, seed=seed, options={"variant": variant}, **kwargs)


def play_on(game: Game, until: Callable[[Game], bool], seed: int = 0) -> Game:
    """Let chance answer until something is so."""
    rng = Random(seed)
    while game.asks and not until(game):
        ask = game.asks[0]
        game.answer(ask.seat, rng.choice(ask.options).id)
    return game
