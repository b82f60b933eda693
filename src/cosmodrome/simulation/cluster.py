"""Games on a Dask cluster: any number of machines that run `dask worker` for one `dask scheduler`."""

from __future__ import annotations

import hashlib
import io
import os
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import cosmodrome
from cosmodrome.bots import is_own
from cosmodrome.games import rules_of
from cosmodrome.simulation.arena import Played, Setup, play_some

if TYPE_CHECKING:
    from distributed import Client

PATIENCE = 10  # seconds to reach a scheduler
POLL = 0.2  # seconds between two looks at whether to stop

Chunk = tuple[list[Played], dict[str, bytes]]  # games, and the records of games by file name


class ClusterFailed(Exception):
    """Why a cluster cannot play, in a sentence."""


class Stop:
    """Whether no more games are wanted."""

    pulled = False


def on_cluster(setup: Setup, chunks: list[range], address: str, stop: Stop) -> Iterator[Played]:
    """The games as they get done, in any order. Dask plays what a lost worker had not finished on another one; once
    `stop` is pulled, unfinished chunks are dropped."""
    try:
        from distributed import CancelledError, KilledWorker, wait
        from distributed.comm.core import CommClosedError
    except ImportError as missing:
        raise ClusterFailed("--cluster needs an extra: pip install 'cosmodrome[cluster]'.") from missing
    with connected(address) as client:
        try:
            check_workers(client, setup.game)
            upload(client, setup)
            waiting = set(client.map(play_there, [setup] * len(chunks), chunks, pure=False, retries=0))
            while waiting and not stop.pulled:
                try:
                    done, waiting = wait(waiting, timeout=POLL, return_when="FIRST_COMPLETED")
                except TimeoutError:
                    continue
                for future in done:
                    played, records = future.result()
                    keep(setup, records)
                    yield from played
            client.cancel(list(waiting))
        except KilledWorker as killed:
            raise ClusterFailed(f"Workers died again and again over the same games: {killed}") from killed
        except (CommClosedError, CancelledError) as gone:
            raise ClusterFailed(f"The scheduler at {address} is gone; unfinished games are lost.") from gone


def connected(address: str) -> Client:
    """A client of the scheduler at an address."""
    from distributed import Client

    try:
        return Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise ClusterFailed(f"There is no Dask scheduler at {address!r}.") from error


def check_workers(client: Client, game: str) -> None:
    """There are workers, and all have the same rules as this process: the same seed must give the same games."""
    found = client.run(software, game)
    if not found:
        raise ClusterFailed("The scheduler has no workers yet: start some with `dask worker ADDRESS`.")
    mine = software(game)
    for worker, theirs in sorted(found.items()):
        if theirs != mine:
            raise ClusterFailed(f"The worker at {worker} has {theirs}, but this machine has {mine}.")


def software(game: str) -> str:
    """What plays the games here."""
    return f"cosmodrome {cosmodrome.__version__} with rules version {rules_of(game).version} of {game}"


def play_there(setup: Setup, numbers: range) -> Chunk:
    """Play some games on a worker. Records go to a folder of its own and travel back with the games."""
    if setup.records is None:
        return list(play_some(setup, numbers)), {}
    with tempfile.TemporaryDirectory() as folder:
        played = list(play_some(msgspec.structs.replace(setup, records=folder), numbers))
        return played, {path.name: path.read_bytes() for path in Path(folder).iterdir()}


def keep(setup: Setup, records: dict[str, bytes]) -> None:
    """Write the records that a worker sent."""
    for name, content in records.items():
        (Path(setup.records or ".") / name).write_bytes(content)


# ---- bots of your own -----------------------------------------------------------------------------------------------


def upload(client: Client, setup: Setup) -> None:
    """Send the workers, those that join later too, the modules that custom bots come from."""
    if not any(is_own(bot) for bot in setup.bots):
        return
    content = packed(modules_here())
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / f"bots-{hashlib.sha256(content).hexdigest()[:12]}.zip"
        archive.write_bytes(content)
        client.upload_file(str(archive))


def modules_here() -> list[Path]:
    """Modules and packages of the current folder that are imported: custom bots, and what they are built on."""
    here = Path(os.getcwd()).resolve()
    found: set[Path] = set()
    for name, module in list(sys.modules.items()):
        file: Any = getattr(module, "__file__", None)
        top = here / name.partition(".")[0]
        if file and Path(file).resolve() in (top.with_suffix(".py"), top / "__init__.py"):
            found.add(top if top.is_dir() else top.with_suffix(".py"))
    return sorted(found)


def packed(modules: list[Path]) -> bytes:
    """An archive of Python modules, the same bytes for the same files."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for module in modules:
            for file in sorted(module.rglob("*.py")) if module.is_dir() else [module]:
                name = file.relative_to(module.parent).as_posix()
                archive.writestr(zipfile.ZipInfo(name), file.read_bytes())
    return buffer.getvalue()
