"""Bots at a table: which of them are asked, and how fast they play."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Any

import structlog

from cosmodrome.kernel import Refusal
from cosmodrome.server.errors import Refused
from cosmodrome.server.player import Playing
from cosmodrome.server.room import Room
from cosmodrome.server.worker import Choice

log = structlog.get_logger(__name__)

# Seconds between something seen and the next answer of a bot, so that people can follow.
PACES = {"instant": 0.0, "brisk": 0.6, "slow": 1.5}
MOST_TRIES = 3


class Bots:
    """The bots of one table that are at work, by seat and ask."""

    def __init__(self, room: Room, game: Any, playing: Playing) -> None:
        self._room = room
        self._game = game
        self._playing = playing
        self._at_work: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._tries: dict[tuple[int, int], int] = {}
        self._acted: dict[int, int] = {}  # by seat: the last ask before which its bot did something unasked

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return bool(self._at_work)

    def call(self) -> None:
        """Call every bot that is asked and not yet at work."""
        seats = self._room.row.seats
        for ask in self._playing.outbox.asks:
            bot = seats[ask.seat].bot
            if bot is not None and (ask.seat, ask.id) not in self._at_work:
                self._start((ask.seat, ask.id), bot)

    def dismiss(self, seat: int) -> None:
        """The person takes the seat back: the bot's answer is not wanted any more."""
        for key in [key for key in self._at_work if key[0] == seat]:
            self._at_work.pop(key).cancel()

    def decide(self, seat: int, ask: int) -> None:
        """Let a bot decide this one ask for a person who is away."""
        if (seat, ask) not in self._at_work:
            self._start((seat, ask), self._room.services.engine.substitute(self._room.row.game))

    def _start(self, key: tuple[int, int], bot: str) -> None:
        # The game is saved now: later it may be ahead of what is stored.
        saved = self._game.save() if self._tries.get(key, 0) < MOST_TRIES else None
        work = self._think(key, bot, saved)
        self._at_work[key] = asyncio.get_running_loop().create_task(work, name=f"bot {bot}")

    async def _think(self, key: tuple[int, int], bot: str, saved: dict[str, Any] | None) -> None:
        """Think and keep the pace at the same time, then hand the answer to the table's task. The bot of a seat may do
        one thing unasked before each answer; one that decides for a person only answers."""
        seat = key[0]
        may_act = self._room.row.seats[seat].bot is not None and self._acted.get(seat) != key[1]
        loop = asyncio.get_running_loop()
        begun, hidden = loop.time(), self._playing.timeline.held is not None
        not_before = begun if hidden else self._playing.shown_at + PACES[self._room.pace]
        choice: Choice | None = None
        try:
            if saved is not None:
                choice = await self._room.services.bots.choose(saved, bot, seat, may_act)
            if hidden and not self._playing.timeline.waiting:
                not_before = begun + self._playing.waits.bot(*key)  # too late to be hidden by the wait: as a person
            await asyncio.sleep(max(0.0, not_before - loop.time()))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.warning("bot failed", bot=bot, seat=seat, error=repr(error))
        self._room.post(partial(self._answer, key, choice))

    async def _answer(self, key: tuple[int, int], choice: Choice | None) -> None:
        playing, (seat, ask_id) = self._playing, key
        self._at_work.pop(key, None)
        if playing.stopped:
            return
        ask = next((ask for ask in playing.outbox.asks if (ask.seat, ask.id) == key), None)
        if ask is not None:
            try:
                if choice is not None and choice.is_act and choice.option is not None:
                    self._acted[seat] = ask_id
                    await playing.act(seat, choice.option)
                else:
                    chosen = choice.option if choice is not None else None
                    await playing.answer(seat, chosen or secrets.choice(ask.options).id, ask_id)
                self._tries.clear()
                return
            except (Refusal, Refused) as refused:
                # The table has moved on while the bot thought (an act, an undo): ask again.
                self._tries[key] = self._tries.get(key, 0) + 1
                log.info("bot refused", seat=seat, option=choice and choice.option, reason=refused.id)
        if not playing.stopped:
            self.call()

    def stop(self) -> None:
        """Send all bots home."""
        for task in self._at_work.values():
            task.cancel()
        self._at_work.clear()
