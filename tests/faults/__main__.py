"""Faults put in on purpose, one at a time: each must be found by the tests. `make test-long` runs this.

Every fault is a small change of the source in a temporary copy. The named tests run there and must fail. A fault
that survives, or that no longer fits the source, ends the script with an error.

    python -m tests.faults             all of them
    python -m tests.faults undo fork   those whose names contain a word
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tests.faults import FAULTS
from tests.faults.fault import SUITE, Fault

ROOT = Path(__file__).resolve().parents[2]
COPIED = (
    "pyproject.toml",
    "docs/rulings.md",
    "src/cosmodrome",
    "tests/conformance",
    "tests/kernel",
    "tests/games",
    "tests/server",
    "tests/store",
)
PATIENCE = 900  # seconds; a fault may make a game endless


class Result(NamedTuple):
    """What became of a fault."""

    fault: Fault
    found: bool
    told: str
    seconds: float


def copy_into(folder: Path) -> None:
    """What the tests need, without what was compiled."""
    for name in COPIED:
        source, goal = ROOT / name, folder / name
        goal.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, goal, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(source, goal)


def run(folder: Path, tests: Iterable[str]) -> subprocess.CompletedProcess[str]:
    """The tests in the copy, up to the first failure."""
    path = os.pathsep.join((str(folder / "src"), str(folder)))
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "--no-header",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        *tests,
    ]
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def attempt(fault: Fault) -> Result:
    """Put one fault in, and look whether it is found."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_into(folder)
        for place, old, new in ((fault.file, fault.old, fault.new), *fault.also):
            file = folder / place
            text = file.read_text("utf-8")
            if text.count(old) != 1:
                return Result(fault, False, f"does not fit {place} any more", 0.0)
            file.write_text(text.replace(old, new), "utf-8")
        try:
            done = run(folder, fault.tests)
        except subprocess.TimeoutExpired:
            return Result(fault, True, "the games do not end any more", time.monotonic() - start)
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)(?: - (.*))?", done.stdout, re.MULTILINE)
    told = f"{failed[1].split('::')[-1]}: {(failed[2] or '')[:60]}" if failed else done.stdout.strip()[-200:]
    found = done.returncode == 1 and failed is not None
    return Result(fault, found, told, time.monotonic() - start)


def main(words: list[str]) -> int:
    chosen = [each for each in FAULTS if not words or any(word in each.name for word in words)]
    with tempfile.TemporaryDirectory() as name:
        copy_into(Path(name))
        untouched = run(Path(name), ("tests/kernel", "tests/games/space_base", *SUITE))
    if untouched.returncode:
        print(untouched.stdout[-2000:], "\nThe tests fail without any fault.")
        return 1
    survived = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for result in pool.map(attempt, chosen):
            survived += not result.found
            sign = "found   " if result.found else "SURVIVED"
            print(f"{sign} {result.fault.name} ({result.seconds:.0f} s): {result.told}", flush=True)
    print(f"{len(chosen) - survived} of {len(chosen)} faults found")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
