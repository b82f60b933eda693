"""`cosmodrome simulate --cluster`: the same games on a real Dask scheduler with two worker processes."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pyarrow.parquet
import pytest
from click.testing import CliRunner, Result
from distributed import Client

import cosmodrome
from cosmodrome.cli.simulate import simulate
from cosmodrome.simulation import cluster as module
from cosmodrome.simulation.arena import Played, Setup, play, play_some
from cosmodrome.simulation.cluster import on_cluster
from cosmodrome.simulation.run import chunks

SPACE_BASE = ("space-base", "--seats", "random,random")


class Cluster(NamedTuple):
    """A scheduler, and how to start workers for it."""

    address: str
    folder: Path
    workers: list[subprocess.Popen[bytes]]

    def hire(self) -> subprocess.Popen[bytes]:
        """One more worker process, without a nanny that would start it again."""
        command = [sys.executable, "-m", "dask", "worker", self.address, "--no-nanny", "--nthreads", "1"]
        quiet = ["--no-dashboard", "--local-directory", str(self.folder)]
        worker = subprocess.Popen(command + quiet, cwd=self.folder, stderr=subprocess.DEVNULL)
        self.workers.append(worker)
        return worker


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    port = free_port()
    command = [sys.executable, "-m", "dask", "scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"]
    scheduler = subprocess.Popen(command, cwd=folder, stderr=subprocess.DEVNULL)
    made = Cluster(f"tcp://127.0.0.1:{port}", folder, [])
    try:
        made.hire()
        made.hire()
        with Client(made.address, timeout=60, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
        yield made
    finally:
        for process in (*made.workers, scheduler):
            process.kill()  # a worker asked to leave would finish its games first
        for process in (*made.workers, scheduler):
            process.wait(30)


def run(*args: str) -> Result:
    return CliRunner().invoke(simulate, list(args))


def rows_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_a_cluster_plays_the_same_games(cluster: Cluster, tmp_path: Path) -> None:
    """The same seed gives the same file, byte by byte, here and there; records come back too."""
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    common = (*SPACE_BASE, "--games", "12", "--seed", "x")
    assert run(*common, "--jobs", "1", "--out", str(here)).exit_code == 0
    records = tmp_path / "records"
    done = run(*common, "--cluster", cluster.address, "--out", str(there), "--records", str(records))
    assert done.exit_code == 0, done.output
    assert here.read_bytes() == there.read_bytes()
    assert len(list(records.iterdir())) == 12
    game = cosmodrome.replay(json.loads((records / "space-base-7.json").read_text("utf-8")))
    assert game.outcome is not None
    assert list(game.outcome.scores) == rows_of(here)[7]["scores"]


def test_a_killed_worker_loses_nothing(cluster: Cluster) -> None:
    """Its games are played by the others, each once."""
    victim = cluster.hire()
    with Client(cluster.address, timeout=60, set_as_default=False) as client:
        client.wait_for_workers(3, timeout=60)
    setup = Setup("space-base", ("greedy", "random"), seed="k")
    played: list[Played] = []
    for game in on_cluster(setup, [range(n, n + 1) for n in range(40)], cluster.address, module.Stop()):
        if not played:
            victim.send_signal(signal.SIGKILL)
        played.append(game)
    victim.wait(30)
    cluster.workers.remove(victim)
    assert sorted(game.number for game in played) == list(range(40))
    assert sorted(played, key=lambda game: game.number) == list(play_some(setup, range(40)))


BOT = """
from cosmodrome.bots import Bot
from ranking import best

class Last(Bot):
    def choose(self, place, rng):
        (ask,) = place.asks
        return best(ask.options).id
"""


def test_custom_bots_travel_with_what_they_import(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The workers run in another folder and have never seen the files."""
    (tmp_path / "lastbot.py").write_text(BOT)
    (tmp_path / "ranking.py").write_text("def best(options):\n    return options[-1]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    common = ("space-base", "--seats", "lastbot.Last,random", "--games", "3")
    done = run(*common, "--cluster", cluster.address, "--out", "there.jsonl")
    assert done.exit_code == 0, done.output
    assert run(*common, "--jobs", "1", "--out", "here.jsonl").exit_code == 0
    assert Path("there.jsonl").read_bytes() == Path("here.jsonl").read_bytes()


def test_a_bot_that_fails_is_named(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "badbot.py").write_text(BOT.replace("from ranking import best", "best = lambda options: 1 // 0"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    done = run("space-base", "--seats", "badbot.Last,random", "--games", "2", "--cluster", cluster.address)
    assert done.exit_code == 1
    assert "badbot.Last in seat" in done.output
    assert "ZeroDivisionError" in done.output


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x", "tcp://no.such.host.invalid:8786"])
def test_a_wrong_address_is_a_clear_error(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 1)
    done = run(*SPACE_BASE, "--games", "1", "--cluster", address)
    assert done.exit_code == 1
    assert f"There is no Dask scheduler at {address!r}." in done.output
    assert "Traceback" not in done.output


def test_workers_with_other_rules_are_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed must give the same games."""
    monkeypatch.setattr(cosmodrome, "__version__", "0.0.1")
    done = run(*SPACE_BASE, "--games", "1", "--cluster", cluster.address)
    assert done.exit_code == 1
    assert "but this machine has cosmodrome 0.0.1" in done.output


def test_a_stop_keeps_what_is_done(cluster: Cluster) -> None:
    """Unfinished games are dropped, and the cluster is free again."""
    stop = module.Stop()
    played = []
    for game in on_cluster(Setup("space-base", ("random", "random")), chunks(2000, 4), cluster.address, stop):
        played.append(game)
        stop.pulled = True
    assert 0 < len(played) < 2000
    again = on_cluster(Setup("space-base", ("random", "random")), [range(1)], cluster.address, module.Stop())
    assert [game.number for game in again] == [0]


def test_parquet_holds_the_same_rows(cluster: Cluster, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    done = run(*SPACE_BASE, "--games", "3", "--cluster", cluster.address, "--out", str(path))
    assert done.exit_code == 0, done.output
    table = pyarrow.parquet.read_table(path)
    assert table.schema.metadata[b"cosmodrome.games"] == b"1"
    assert table["number"].to_pylist() == [0, 1, 2]
    played = play(Setup("space-base", ("random", "random")), 1)
    row = table.to_pylist()[1]
    assert tuple(row["scores"]) == played.scores
    assert dict(row["taken"]) == played.taken
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]
