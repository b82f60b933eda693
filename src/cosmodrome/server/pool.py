"""Bots think in processes of their own, never in the server's loop.

A worker is a child process that speaks in frames over its standard input and output. One that crashes or takes too long
is killed and replaced, and asked for the move again; after that any legal answer will do.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import struct
import sys
from contextlib import suppress
from typing import Any

import msgspec
import structlog

from cosmodrome.server.metrics import Metrics
from cosmodrome.server.settings import ServerSettings
from cosmodrome.server.worker import Choice, Job

log = structlog.get_logger(__name__)

TRIES = 2


class WorkerFailed(Exception):
    """The worker did not give a usable answer."""


class _Worker:
    """One child process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> _Worker:
        """Start a process that finds the same modules as we do."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "cosmodrome.server.worker",
            str(os.getpid()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        return cls(process)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def ask(self, frame: bytes) -> Choice:
        """The option a bot chooses, or what it does unasked."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(struct.pack("!I", len(frame)) + frame)
        await self._process.stdin.drain()
        (length,) = struct.unpack("!I", await self._process.stdout.readexactly(4))
        choice = msgspec.msgpack.decode(await self._process.stdout.readexactly(length), type=Choice)
        if choice.option is None:
            raise WorkerFailed(choice.error)
        return choice

    async def kill(self) -> None:
        """End it at once."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        # Closes the pipes now instead of when the garbage is collected.
        self._process._transport.close()  # type: ignore[attr-defined]


class BotPool:
    """As many workers as the host allows, started when the first bot is asked."""

    def __init__(self, module: str, settings: ServerSettings, metrics: Metrics) -> None:
        self._module = module
        self._settings = settings
        self._metrics = metrics
        self._slots = asyncio.Semaphore(settings.bot_workers)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()

    async def choose(self, saved: dict[str, Any], bot: str, seat: int, may_act: bool = False) -> Choice | None:
        """What a bot answers in this game, or, if it may, does unasked; None when it failed twice."""
        seconds = self._settings.bot_seconds
        job = Job(self._module, saved, bot, seat, seconds, secrets.randbits(63), may_act)
        frame = msgspec.msgpack.encode(job)
        self._metrics.bot_queue.inc()
        waiting = True
        try:
            async with self._slots:
                self._metrics.bot_queue.dec()
                waiting = False
                for _ in range(TRIES):
                    choice = await self._try(frame, seconds + self._settings.bot_grace)
                    if choice is not None:
                        return choice
        finally:
            if waiting:
                self._metrics.bot_queue.dec()
        return None

    async def _try(self, frame: bytes, patience: float) -> Choice | None:
        worker = self._idle.pop() if self._idle else await _Worker.start()
        self._all.add(worker)
        try:
            choice = await asyncio.wait_for(worker.ask(frame), patience)
        except WorkerFailed as failed:
            self._metrics.bot_failures.inc()
            log.error("bot failed", error=str(failed))
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            self._metrics.bot_failures.inc()
            log.error("bot worker replaced", pid=worker.pid, error=repr(error))
            await self._discard(worker)
            return None
        except asyncio.CancelledError:
            await asyncio.shield(self._discard(worker))
            raise
        else:
            self._idle.append(worker)
            return choice
        self._idle.append(worker)
        return None

    async def _discard(self, worker: _Worker) -> None:
        self._all.discard(worker)
        await worker.kill()

    async def stop(self) -> None:
        """End all workers."""
        workers, self._all = self._all, set()
        self._idle.clear()
        for worker in workers:
            await worker.kill()
