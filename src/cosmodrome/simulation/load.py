"""How much a server on one core can bear: `python -m cosmodrome.simulation.load`.

It starts a server of its own on one core, with SQLite on disk, and plays at many tables from another process over real
WebSockets: every seat answers each ask with some legal option.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import click

from cosmodrome.simulation.load_client import Player, Tally

SEATS = 4
TARGETS = {
    "answers/s": (">=", 2600.0),
    "p99 ms": ("<", 150.0),
    "idle MB": ("<", 1024.0),
    "change bytes": ("<", 4096.0),
    "open ms": ("<", 300.0),
}
# Two seats may answer the same window; when the first response takes effect the other comes too late.
LATE = {"stale-ask", "not-your-ask"}
UNLIMITED = {
    "COSMODROME_REQUESTS_PER_MINUTE": "1000000",
    "COSMODROME_TABLES_PER_MINUTE": "1000000",
    "COSMODROME_MESSAGES_PER_SECOND": "100000",
    "COSMODROME_MESSAGE_BURST": "100000",
    "COSMODROME_CONNECTIONS_PER_ADDRESS": "100000",
}
SERVE = """
import os, sys
from cosmodrome.server.run import serve
if sys.argv[2] != "any":
    os.sched_setaffinity(0, {int(sys.argv[2])})
serve(port=0, database=sys.argv[1], browser=False)
"""


class Server:
    """A server in a process of its own, on one core. With the headers of a former visit we stay the same person."""

    def __init__(self, database: Path, core: str, headers: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(database), core],
            stdout=subprocess.PIPE,
            env={**os.environ, **UNLIMITED},
            text=True,
        )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        if not address:
            raise click.ClickException("the server did not start")
        self.host = address.removeprefix("http://").rstrip("/")
        self.headers = headers or self._visit()

    def _visit(self) -> dict[str, str]:
        with urllib.request.urlopen(f"http://{self.host}/api/games") as answer:
            cookies = [value.split(";")[0] for value in answer.headers.get_all("set-cookie")]
        token = next(cookie.split("=", 1)[1] for cookie in cookies if cookie.startswith("csrftoken="))
        return {"cookie": "; ".join(cookies), "x-csrftoken": token, "content-type": "application/json"}

    def post(self, path: str, body: Any = None) -> Any:
        """One request."""
        data = json.dumps(body).encode() if body is not None else b""
        request = urllib.request.Request(f"http://{self.host}{path}", data, self.headers, method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read())

    def new_table(self, game: str) -> str:
        """A started table whose seats are all ours."""
        made = self.post("/api/tables", {"game": game, "seats": SEATS, "name": "Seat 0"})
        for seat in range(1, SEATS):
            self.post(f"/api/tables/{made['id']}/seats/{seat}", {"name": f"Seat {seat}"})
        self.post(f"/api/tables/{made['id']}/start")
        return str(made["id"])

    def memory(self) -> float:
        """What the process holds, in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def processor(self) -> float:
        """The seconds of processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self, kill: bool = False) -> None:
        """End it, politely or not."""
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


async def connect(server: Server, tally: Tally, table: str, seat: int) -> Player:
    """A player at a table, with the view in hand."""
    host, _, port = server.host.rpartition(":")
    _, player = await asyncio.get_running_loop().create_connection(
        lambda: Player(tally, server.host, table, seat, server.headers["cookie"]), host, int(port)
    )
    await player.ready
    return player


async def seat_all(server: Server, tally: Tally, tables: list[str]) -> list[Player]:
    """Players in every seat of every table."""
    players = []
    for table in tables:
        players += await asyncio.gather(*(connect(server, tally, table, seat) for seat in range(SEATS)))
    return players


class Played(NamedTuple):
    """What came of playing for a while."""

    rate: float
    latencies: list[float]
    processor: float  # seconds for each answer: what is left when other programs disturb the measurement


async def play(server: Server, tally: Tally, seconds: float, rate: float) -> Played:
    """Play for a while, after a moment of warming up."""
    tally.begin(rate)
    await asyncio.sleep(min(2.0, seconds / 4))
    tally.reset()
    begun, used = time.perf_counter(), server.processor()
    await asyncio.sleep(seconds)
    spent, used = time.perf_counter() - begun, server.processor() - used
    latencies = sorted(tally.latencies)
    return Played(len(latencies) / spent, latencies, used / max(1, len(latencies)))


def part(latencies: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return 1000 * latencies[min(len(latencies) - 1, int(len(latencies) * share))] if latencies else 0.0


async def measure_play(server: Server, game: str, ids: list[str], seconds: float, rate: float) -> dict[str, float]:
    """Answers a second as fast as it goes, then latencies at a given rate."""
    tally = Tally()
    players = await seat_all(server, tally, ids)
    full = await play(server, tally, seconds, 0)
    found = {
        "answers/s": full.rate,
        "processor us": 1e6 * full.processor,
        "full-load p50 ms": part(full.latencies, 0.5),
        "full-load p99 ms": part(full.latencies, 0.99),
    }
    found["change bytes"] = statistics.median(tally.sizes) if tally.sizes else 0
    tally.pause()
    await asyncio.sleep(1)
    paced = await play(server, tally, seconds, rate)
    found |= {
        "paced answers/s": paced.rate,
        "p50 ms": part(paced.latencies, 0.5),
        "p99 ms": part(paced.latencies, 0.99),
    }
    if tally.lost or set(tally.refused) - LATE:
        raise click.ClickException(f"refused: {tally.refused}, connections lost: {tally.lost}")
    for player in players:
        player.close()
    return found


async def measure_opening(server: Server, tables: list[str]) -> float:
    """From nothing to the view, at tables that are not in memory."""
    times = []
    for table in tables:
        begun = time.perf_counter()
        player = await connect(server, Tally(), table, 0)
        times.append(1000 * (time.perf_counter() - begun))
        player.close()
    return statistics.median(times)


async def measure_idle(server: Server, game: str, tables: int) -> float:
    """Memory with many tables at which four look on and nobody plays."""
    players = await seat_all(server, Tally(), [server.new_table(game) for _ in range(tables)])
    await asyncio.sleep(2)
    memory = server.memory()
    for player in players:
        player.close()
    return memory


def run(game: str, tables: int, seconds: float, rate: float, idle: int, say: Callable[[str], None]) -> dict[str, float]:
    """All measurements. The server gets a core of its own, the players take the others."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    core = "any"
    if len(cores) > 1:
        core = str(cores[0])
        os.sched_setaffinity(0, set(cores[1:]))
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.sqlite3"
        server = Server(database, core)
        say(f"playing at {tables} tables")
        ids = [server.new_table(game) for _ in range(tables)]
        found = asyncio.run(measure_play(server, game, ids, seconds, rate))
        server.stop(kill=True)
        server = Server(database, core, server.headers)
        say("opening tables")
        found["open ms"] = asyncio.run(measure_opening(server, ids[:20]))
        server.stop()
        if idle:
            say(f"idling at {idle} tables")
            server = Server(Path(folder) / "idle.sqlite3", core)
            found["idle MB"] = asyncio.run(measure_idle(server, game, idle))
            server.stop(kill=True)
    return found


def verdict(name: str, value: float) -> str:
    """Whether a target is met."""
    if name not in TARGETS:
        return ""
    sign, target = TARGETS[name]
    met = value >= target if sign == ">=" else value < target
    return f"{sign} {target:g}: {'met' if met else 'MISSED'}"


@click.command()
@click.option("--game", default="space-base", show_default=True)
@click.option("--tables", default=200, show_default=True)
@click.option("--seconds", default=10.0, show_default=True, help="of each measurement")
@click.option("--rate", default=2600.0, show_default=True, help="answers a second at which latency is measured")
@click.option("--idle", default=1000, show_default=True, help="tables at which nobody plays; 0: not measured")
def main(game: str, tables: int, seconds: float, rate: float, idle: int) -> None:
    """Measure a server on one core."""
    found = run(game, tables, seconds, rate, idle, lambda text: click.echo(text, err=True))
    for name, value in found.items():
        click.echo(f"{name:>18} {value:10.1f}   {verdict(name, value)}")


if __name__ == "__main__":
    main()
