"""The server as a process of its own, as `cosmodrome serve` starts it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
# All guests of a test come from one address.
LIMITS = {
    "COSMODROME_REQUESTS_PER_MINUTE": "100000",
    "COSMODROME_TABLES_PER_MINUTE": "10000",
    "COSMODROME_CONNECTIONS_PER_ADDRESS": "1000",
    "COSMODROME_MESSAGES_PER_SECOND": "200",
    "COSMODROME_BOT_WORKERS": "1",
    "COSMODROME_BOT_SECONDS": "0.2",
    "COSMODROME_LOG_LEVEL": "warning",
}


class Site:
    """A server with a database of its own. Its port stays the same over restarts."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self._folder = folder
        self._environment = {**LIMITS, **environment}
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def log(self) -> str:
        """What the server has said on its error output: warnings and worse, one JSON object a line."""
        path = self._folder / "server.log"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def start(self) -> None:
        """Start, or start again after `kill`, and wait until it answers."""
        program = Path(sys.executable).with_name("cosmodrome")
        command = [str(program), "serve", "--no-browser"]
        command += ["--port", str(self._port), "--database", str(self._folder / "site.sqlite3")]
        said = self._folder / "server.out"
        with said.open("wb") as out, (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdout=out,
                stderr=log,
                env={**os.environ, **self._environment},
                cwd=self._folder,
                start_new_session=True,
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._process.poll() is not None:
                break
            if found := re.search(r"http://[\w.]+:(\d+)/", said.read_text(encoding="utf-8")):
                self._port = int(found[1])
                if self._healthy():
                    return
            time.sleep(0.1)
        raise RuntimeError(f"the server did not start:\n{said.read_text(encoding='utf-8')}\n{self.log}")

    def _healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As when the power fails: no time to put anything in order."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        """As with Ctrl-C."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._process = None
