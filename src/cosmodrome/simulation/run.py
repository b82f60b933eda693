"""Playing the games of a simulation: in this process, on all cores, or on a cluster."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from cosmodrome.simulation.arena import Played, Setup, play_some
from cosmodrome.simulation.cluster import Stop, on_cluster

MOST_IN_A_CHUNK = 50
CHUNKS_A_JOB = 8
CLUSTER_JOBS = 16  # workers may come and go: chunks small enough for this many
POLL = 0.2  # seconds between two looks at the brake


class Brake(Stop):
    """Ctrl-C while games are played: the first one lets running games finish, the second one ends everything."""

    def __init__(self) -> None:
        self.pulled = False
        self._before: Any = None

    def __enter__(self) -> Brake:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._pull)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _pull(self, *_: object) -> None:
        self.pulled = True
        signal.signal(signal.SIGINT, signal.default_int_handler)


def games(setup: Setup, count: int, jobs: int, cluster: str | None, brake: Brake) -> Iterator[Played]:
    """The games as they get done, in any order."""
    if cluster is not None:
        return on_cluster(setup, chunks(count, CLUSTER_JOBS), cluster, brake)
    if jobs > 1 and count > 1:
        return in_processes(setup, count, jobs, brake)
    return play_some(setup, range(count), stopped=lambda: brake.pulled)


def chunks(count: int, jobs: int) -> list[range]:
    """The numbers of the games, in portions for one worker at a time."""
    size = max(1, min(MOST_IN_A_CHUNK, count // (jobs * CHUNKS_A_JOB)))
    return [range(start, min(count, start + size)) for start in range(0, count, size)]


_stop: Any = None  # of a worker process: set when no further game is to be started


def _settle_in(stop: Any) -> None:
    """A worker ignores Ctrl-C: its parent handles it."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(setup: Setup, numbers: range) -> list[Played]:
    return list(play_some(setup, numbers, stopped=_stop.is_set))


def in_processes(setup: Setup, count: int, jobs: int, brake: Brake) -> Iterator[Played]:
    """On the cores of this machine. When the brake is pulled every worker finishes its current game."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _settle_in, (stop,)) as pool:
        waiting: set[Future[list[Played]]] = {pool.submit(_play_chunk, setup, chunk) for chunk in chunks(count, jobs)}
        try:
            while waiting:
                done, waiting = wait(waiting, POLL, FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
                if brake.pulled and not stop.is_set():
                    stop.set()
                    waiting = {future for future in waiting if not future.cancel()}
        except BaseException:  # the rest is no longer wanted
            stop.set()
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise


def in_order(stream: Iterable[Played]) -> Iterator[Played]:
    """The games by number; those after a gap, which an early stop leaves, come last."""
    early: dict[int, Played] = {}
    following = 0
    for played in stream:
        early[played.number] = played
        while following in early:
            yield early.pop(following)
            following += 1
    for number in sorted(early):
        yield early[number]
