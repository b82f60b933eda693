"""A terminal for tests: the command runs in a pseudo terminal, the test types and reads pages."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import termios
from pathlib import Path

PROMPT = "› "
PATIENCE = 60  # seconds before a test gives up on an answer
ANSI = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|[()][A-Z0-9]|[=>])|[\x01\x02\r\x07]")


class Terminal:
    """`with Terminal("play", "space-base") as terminal: page = terminal.type("1")`."""

    def __init__(self, *args: str, cwd: Path, columns: int = 100, lines: int = 60, **environment: str) -> None:
        self._master, self._slave = pty.openpty()
        termios.tcsetwinsize(self._slave, (lines, columns))
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ}
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from cosmodrome.cli import main; main()", *args],
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            cwd=cwd,
            env={**kept, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment},
        )
        os.close(self._slave)
        self.raw = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)

    def page(self, until: str = PROMPT) -> str:
        """What is shown until it waits for a line, without colours."""
        data = b""
        while True:
            ready, _, _ = select.select([self._master], [], [], PATIENCE)
            try:
                piece = os.read(self._master, 65536) if ready else b""
            except OSError:  # the other end is closed
                piece = b""
            data += piece
            self.raw = data.decode("utf-8", errors="replace")
            text = ANSI.sub("", self.raw)
            if text.endswith(until):
                return text
            if not piece:
                raise AssertionError(f"it does not wait for a line; it says:\n{text}")

    def type(self, line: str, until: str = PROMPT) -> str:
        """Type a line, and read the page that follows."""
        self.write(f"{line}\n")
        return self.page(until)

    def write(self, keys: str) -> None:
        """Press keys."""
        os.write(self._master, keys.encode())

    def end(self) -> tuple[str, int]:
        """What is shown at last, and the exit code."""
        data = b""
        while True:
            ready, _, _ = select.select([self._master], [], [], PATIENCE)
            try:
                piece = os.read(self._master, 65536) if ready else b""
            except OSError:
                piece = b""
            if not piece:
                break
            data += piece
        return ANSI.sub("", data.decode("utf-8", errors="replace")), self.process.wait(PATIENCE)
