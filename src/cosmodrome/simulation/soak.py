"""Whether a server's memory levels off: `python -m cosmodrome.simulation.soak --minutes 60`.

People come all the time, play for a while at new tables and leave. What they leave behind must go: the curve rises
while the first tables come, and then stays.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, cycle
from pathlib import Path

import click

from cosmodrome.simulation.load import SEATS, Server, seat_all
from cosmodrome.simulation.load_client import Tally

GAMES = ("space-base", "cosmic-encounter", "twilight-imperium")
IDLE = {"COSMODROME_IDLE_MINUTES": "0.05"}
WIDTH = 60  # characters of the curve


@contextmanager
def _serving() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(IDLE)
        server = Server(Path(folder) / "soak.sqlite3", "any")
        try:
            yield server
        finally:
            server.stop()


def new_table(server: Server, game: str) -> str:
    """A started table whose seats are all ours, and at which nobody waits for hidden cards."""
    made = server.post("/api/tables", {"game": game, "seats": SEATS, "name": "Seat 0", "delay": 0})
    for seat in range(1, SEATS):
        server.post(f"/api/tables/{made['id']}/seats/{seat}", {"name": f"Seat {seat}"})
    server.post(f"/api/tables/{made['id']}/start")
    return str(made["id"])


async def visit(server: Server, game: str, tables: int, seconds: float, rate: float) -> int:
    """Some tables for some time; how many answers were given."""
    tally = Tally()
    ids = [await asyncio.to_thread(new_table, server, game) for _ in range(tables)]
    tally.begin(rate)  # before all sit: who waits for the answer of another sees nothing until it is given
    seated = await asyncio.gather(*(seat_all(server, tally, [table]) for table in ids))
    await asyncio.sleep(seconds)
    tally.pause()
    await asyncio.sleep(1)
    for player in chain.from_iterable(seated):
        player.close()
    return len(tally.latencies)


async def soak(server: Server, minutes: float, tables: int, seconds: float, rate: float) -> list[tuple[float, float]]:
    """One visit after the other, and the memory after each: minutes and megabytes."""
    begun, curve, made, answers = time.monotonic(), [], 0, 0
    for game in cycle(GAMES):
        spent = (time.monotonic() - begun) / 60
        curve.append((spent, server.memory()))
        click.echo(f"{spent:6.1f} min {curve[-1][1]:7.1f} MB {made:6} tables {answers:8} answers")
        if spent >= minutes:
            return curve
        answers += await visit(server, game, tables, seconds, rate)
        made += tables
    raise AssertionError("there is always another game")


def drawn(curve: list[tuple[float, float]], lines: int = 20) -> str:
    """The curve, one bar for each stretch of time."""
    most = max(megabytes for _, megabytes in curve)
    step = max(1, len(curve) // lines)
    return "\n".join(
        f"{minutes:6.1f} min {'#' * round(WIDTH * megabytes / most)} {megabytes:.0f} MB"
        for minutes, megabytes in curve[::step]
    )


def growth(curve: list[tuple[float, float]]) -> float:
    """How much more memory the last third took than the second, in percent: what has levelled off does not grow."""
    third = max(1, len(curve) // 3)
    second, last = curve[third : 2 * third], curve[-third:]

    def mean(part: list[tuple[float, float]]) -> float:
        return sum(megabytes for _, megabytes in part) / max(1, len(part))

    return 100 * (mean(last) / mean(second or curve) - 1)


@click.command()
@click.option("--minutes", default=60.0, show_default=True)
@click.option("--tables", default=8, show_default=True, help="at a time")
@click.option("--seconds", default=6.0, show_default=True, help="that each is played")
@click.option("--rate", default=150.0, show_default=True, help="answers a second")
def main(minutes: float, tables: int, seconds: float, rate: float) -> None:
    """Let people come and go, and draw the memory that the server takes."""
    with _serving() as server:
        curve = asyncio.run(soak(server, minutes, tables, seconds, rate))
    click.echo(drawn(curve))
    click.echo(f"growth from the second third to the last: {growth(curve):+.1f} %")


if __name__ == "__main__":
    main()
