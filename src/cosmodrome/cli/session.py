"""A game in the terminal, from where it stands to its end: who decides, and what the others see meanwhile.

What is shown is in `display.py`, what can be typed in `prompt.py`.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from traceback import format_exc
from typing import NoReturn

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from cosmodrome.bots import Bot, Place
from cosmodrome.cli.boards import Board
from cosmodrome.cli.boards.news import fitting
from cosmodrome.cli.display import MOST_NEWS, Display
from cosmodrome.cli.players import Player
from cosmodrome.cli.prompt import Prompt
from cosmodrome.cli.screen import Leave, Screen, height_of
from cosmodrome.cli.story import closing, final
from cosmodrome.kernel import Ask, Game, Refusal
from cosmodrome.texts import Texts


class Session:
    """One game with people at this keyboard and bots."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        board: Board,
        texts: Texts,
        screen: Screen,
        bots: Mapping[int, Bot],
        rng: Random,
        file: Path | None = None,
        delay: float = 0.0,
    ) -> None:
        self.display = Display(game, players, board, texts, screen)
        self.prompt = Prompt(self.display, file)
        self.game = game
        self.screen = screen
        self.people = self.display.people
        self.bots = bots
        self.rng = rng
        self.delay = delay
        self._at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self._acted: dict[int, int] = {}  # by seat: the last ask before which its bot did something unasked

    def run(self) -> bool:
        """Play to the end; False if the players left before it."""
        try:
            while self.game.asks:
                ask = next((ask for ask in self.game.asks if ask.seat in self.people), None)
                if ask is None:
                    self.bot_decides(self.game.asks[0])
                elif (ordered := self.prompt.orders.answer(ask)) is not None:
                    self.game.answer(ask.seat, ordered, ask=ask.id)
                    self.prompt.keep()
                else:
                    self.person_decides(ask)
        except Leave:
            self.leave()
            return False
        self.finish()
        return True

    def bot_decides(self, ask: Ask) -> None:
        """A bot answers, or before that does one thing unasked; with a delay, what it does is told at once."""
        bot, place = self.bots[ask.seat], Place(self.game, ask.seat)
        try:
            with self.screen.console.status(Text(self.display.say("thinks", name=self.display.names[ask.seat]), "dim")):
                act = bot.act(place, self.rng) if self._acted.get(ask.seat) != ask.id else None
                option = bot.choose(place, self.rng) if act is None else ""
        except KeyboardInterrupt:
            raise Leave from None
        except Exception:
            self.bot_failed(ask, format_exc())
        try:
            if act is not None:
                self._acted[ask.seat] = ask.id
                self.game.act(ask.seat, act)
            else:
                self.game.answer(ask.seat, option, ask=ask.id)
        except Refusal as refusal:
            self.bot_failed(ask, f"{type(refusal).__name__}: {refusal}")
        self.prompt.keep()
        if self.delay or not self.people:
            self.tell_on()

    def bot_failed(self, ask: Ask, story: str) -> NoReturn:
        """A bot does not know how to go on: its author reads why, and the game can be saved up to here."""
        self.screen.show(Text(story.rstrip(), "dim"))
        self.display.note("bot-failed", "red", name=self.display.names[ask.seat], ask=ask.key)
        raise Leave

    def tell_on(self) -> None:
        """What happened since the last line, for those who watch."""
        events = self.game.events(self._at_keyboard)
        fresh = len(events) > self.display.told
        for line in self.display.board.news(events, self.display.told):
            self.screen.show(line)
        self.display.told = len(events)
        if fresh and self.delay:
            try:
                time.sleep(self.delay)
            except KeyboardInterrupt:
                raise Leave from None

    def person_decides(self, ask: Ask) -> None:
        """Show the table to the player who is asked, and read until there is an answer."""
        self.draw_curtain(ask.seat)
        self.display.show_table(ask)
        while True:
            try:
                if self.prompt.obey(ask, self.screen.read("› ")):
                    break
            except Refusal as refusal:
                self.prompt.refused(refusal)
        self.prompt.keep()

    def draw_curtain(self, seat: int) -> None:
        """Between two people: nobody sees what is for other eyes."""
        if seat != self._at_keyboard and len(self.people) > 1 and self.display.board.has_secrets(self.game.view(seat)):
            self.screen.clear()
            self.screen.show(Padding(Text(self.display.say("curtain", name=self.display.names[seat]), "bold"), (2, 2)))
            self.screen.read(self.display.say("curtain-ready", name=self.display.names[seat]) + " ")
        self._at_keyboard = seat

    # ---- the end ------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Say good-bye, and offer to save what is not saved."""
        if self.prompt.file is not None:
            if self.prompt.write(self.prompt.file, quiet=True):
                self.display.note("left-saved", file=str(self.prompt.file))
        elif self.people:
            try:
                name = self.screen.read(self.display.say("save-first") + " ").strip()
            except Leave:
                return
            if name:
                self.prompt.write(Path(name))

    def finish(self) -> None:
        """The table at the end, who won and why."""
        outcome = self.game.outcome
        assert outcome is not None
        seat = self.people[0] if len(self.people) == 1 else None
        news = self.display.board.news(self.game.events(seat), max(self.display.told, *self.display.seen.values()))
        end = [
            self.screen.drawn(part)
            for part in closing(self.game, self.display.board, self.display.brief, self.display.names)
        ]
        room = self.screen.height - height_of(end) - min(len(news), MOST_NEWS) - 2
        page = self.screen.fitting(final(self.display.board, self.game, seat, self.screen.width), room)
        self.screen.clear()
        for _, drawn in page.kept:
            self.screen.show(drawn, "")
        self.screen.show(*fitting(news, MOST_NEWS), Rule(style="dim"), *end)
        if self.prompt.file is not None:
            self.display.note("saved", "dim", file=str(self.prompt.file))
