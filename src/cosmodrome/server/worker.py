"""A process in which bots think: `python -m cosmodrome.server.worker <the server's process>`, started by the server.

It gets a whole game and trusts itself with it: the bots' own module sees to it that a bot knows no more than its seat.
"""

from __future__ import annotations

import importlib
import os
import random
import signal
import struct
import sys
import threading
import time
import traceback
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct


class Job(Struct, array_like=True):
    """A decision to make."""

    module: str
    saved: dict[str, Any]
    bot: str
    seat: int
    seconds: float
    seed: int
    may_act: bool = False  # whether the bot may do something unasked instead of answering


class Choice(Struct, array_like=True):
    """The decision, or what went wrong."""

    option: str | None
    error: str = ""
    is_act: bool = False


def decide(job: Job) -> Choice:
    """Load the game and let the bot act or choose."""
    try:
        door: Any = importlib.import_module(job.module)
        bots: Any = importlib.import_module(f"{job.module}.bots")
        game = door.load(job.saved)
        rng = random.Random(job.seed)
        if job.may_act and (act := bots.act(job.bot, game, job.seat, rng)) is not None:
            return Choice(act, is_act=True)
        option: str = bots.choose(job.bot, game, job.seat, job.seconds, rng)
        return Choice(option)
    except Exception:
        return Choice(None, traceback.format_exc())


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next frame, or None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    (length,) = struct.unpack("!I", head)
    frame = stream.read(length)
    return frame if len(frame) == length else None


def end_with(parent: int) -> None:
    """A server that is killed cannot end its workers, and one that thinks does not notice; so another thread does."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def main() -> None:
    """Serve until the server goes away."""
    threading.Thread(target=end_with, args=(int(sys.argv[1]),), daemon=True).start()
    # What a bot prints must not get among the frames.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    # The server decides when we end, not the terminal; and players' answers come before bots' thoughts.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(5)
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        reply = msgspec.msgpack.encode(decide(msgspec.msgpack.decode(frame, type=Job)))
        answers.write(struct.pack("!I", len(reply)) + reply)
        answers.flush()


if __name__ == "__main__":
    main()
