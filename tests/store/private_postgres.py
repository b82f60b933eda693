"""A PostgreSQL server of our own, in a folder of its own, for the time of the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def programs() -> Path:
    """The folder of initdb and pg_ctl; without them these tests fail: a skipped test is not a passed one."""
    found = subprocess.run([str(ROOT / "scripts" / "ensure-postgres")], capture_output=True, text=True)
    if found.returncode:
        pytest.fail(found.stderr.strip(), pytrace=False)
    return Path(found.stdout.strip())


def somebody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as another user."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    pytest.fail("PostgreSQL refuses to run as root, and there is no other user to run it as", pytrace=False)


@contextmanager
def running() -> Iterator[str]:
    """The URL of a server, without the name of a database."""
    folder, who = programs(), somebody()
    place = Path(tempfile.mkdtemp(prefix="cosmodrome-postgres-"))
    data, log = place / "data", place / "log"
    if who:
        os.chown(place, who["user"], who["group"])
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def call(program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(folder / program), *arguments],
            cwd=place,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            **who,
        )
        if done.returncode:
            told = log.read_text() if log.exists() else ""
            pytest.fail(f"{program}: {done.stdout}\n{told}", pytrace=False)

    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={place} -c fsync=off"
    try:
        call("initdb", "-D", str(data), "-U", "cosmodrome", "--auth=trust", "--encoding=UTF8", "--no-sync")
        # The log goes to a file, so that the server keeps no pipe of ours open.
        call("pg_ctl", "-D", str(data), "-l", str(log), "-o", options, "-w", "start")
        try:
            yield f"postgresql://cosmodrome@127.0.0.1:{port}"
        finally:
            call("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(place, ignore_errors=True)
