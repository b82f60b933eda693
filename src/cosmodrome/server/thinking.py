"""Bots at a table: who of them is asked, and how fast they play."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from cosmodrome.kernel import Refusal
from cosmodrome.server.errors import Refused
from cosmodrome.server.worker import Choice

if TYPE_CHECKING:
    from cosmodrome.server.play import Play

log = structlog.get_logger(__name__)

# Seconds between something seen and the next answer of a bot, so that people can follow.
PACES = {"instant": 0.0, "brisk": 0.6, "slow": 1.5}
MOST_TRIES = 3


class Thinking:
    """The bots of one table that are at work. A bot is named by its seat and ask."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._at_work: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._tries: dict[tuple[int, int], int] = {}
        self._acted: dict[int, int] = {}  # by seat: the last ask before which its bot did something unasked

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return bool(self._at_work)

    def call(self) -> None:
        """Call every bot that is asked and not yet at work."""
        play = self._play
        asked = {}
        if play.release.complete:
            seats = play.table.row.seats
            asked = {(ask.seat, ask.id): bot for ask in play.game.asks if (bot := seats[ask.seat].bot) is not None}
        for key, bot in asked.items():
            if key not in self._at_work:
                self._start(key, bot)

    def dismiss(self, seat: int) -> None:
        """The person takes the seat back: whatever the bot was about to say is not said."""
        for key in [key for key in self._at_work if key[0] == seat]:
            self._at_work.pop(key).cancel()

    def decide(self, seat: int, ask: int) -> None:
        """Let a bot decide this one ask for a person who is away."""
        if (seat, ask) not in self._at_work:
            self._start((seat, ask), self._play.table.hub.engine.substitute(self._play.table.row.game))

    def _start(self, key: tuple[int, int], bot: str) -> None:
        # The game is saved now: later it may be ahead of what is stored.
        saved = self._play.game.save() if self._tries.get(key, 0) < MOST_TRIES else None
        work = self._think(key, bot, saved)
        self._at_work[key] = asyncio.get_running_loop().create_task(work, name=f"bot {bot}")

    async def _think(self, key: tuple[int, int], bot: str, saved: dict[str, Any] | None) -> None:
        """Think and keep the pace at the same time, then hand the answer to the table's task. The bot of a seat may do
        one thing unasked before each answer; one that decides for a person only answers."""
        play, seat = self._play, key[0]
        may_act = play.table.row.seats[seat].bot is not None and self._acted.get(seat) != key[1]
        loop = asyncio.get_running_loop()
        not_before = play.shown_at + self._pace()
        choice: Choice | None = None
        try:
            if saved is not None:
                choice = await play.table.hub.bots.choose(saved, bot, seat, may_act)
            await asyncio.sleep(max(0.0, not_before - loop.time()))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.warning("bot failed", bot=bot, seat=seat, error=repr(error))
        play.table.post(partial(self._answer, key, choice))

    async def _answer(self, key: tuple[int, int], choice: Choice | None) -> None:
        play, (seat, ask_id) = self._play, key
        self._at_work.pop(key, None)
        if play.table.play is not play:
            return
        ask = next((ask for ask in play.game.asks if (ask.seat, ask.id) == key), None)
        if ask is not None and play.release.complete:
            try:
                if choice is not None and choice.is_act and choice.option is not None:
                    self._acted[seat] = ask_id
                    await play.act(seat, choice.option)
                else:
                    chosen = choice.option if choice is not None else None
                    await play.answer(seat, chosen or secrets.choice(ask.options).id, ask_id)
                self._tries.clear()
                return
            except (Refusal, Refused) as refused:
                # The table has moved on while the bot thought (an act, an undo): ask again.
                self._tries[key] = self._tries.get(key, 0) + 1
                log.info("bot refused", seat=seat, option=choice and choice.option, reason=refused.id)
        if play.table.play is play:
            self.call()

    def _pace(self) -> float:
        """No pace where nobody watches, and none in a window that must not tell who is asked."""
        play = self._play
        window = play.game.window
        if window is not None and window["hidden"]:
            return 0.0
        return PACES[play.table.pace]

    def stop(self) -> None:
        """Send all bots home."""
        for task in self._at_work.values():
            task.cancel()
        self._at_work.clear()
