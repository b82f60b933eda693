"""What is kept in the repository says nothing about the machine it was written on."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

FOREIGN = {
    "path of a machine": re.compile(r"(?<![\w.$}~/-])/(?:work|root|home|opt|Users)/[\w.-]+"),
    "package registry": re.compile(
        r"pypi\.org|pythonhosted\.org|npm[j]s\.(?:org|com)|registry\.[\w-]+\.(?:org|com|net|io)|"
        r"--(?:extra-)?index-url|--find[-]links"
    ),
}


def kept_files() -> list[str]:
    """Files that are in git, or would be after `git add`."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(name for name in set(listed.split("\0")) if name and (ROOT / name).is_file())


def foreign_words(text: str) -> list[str]:
    return [f"{kind}: {hit.group()}" for kind, pattern in FOREIGN.items() for hit in pattern.finditer(text)]


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = {}
    for name in kept_files():
        data = (ROOT / name).read_bytes()
        if b"\0" not in data and (words := foreign_words(data.decode("utf-8"))):
            found[name] = words
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "open('/" + "work/notes.txt')",
        "see /" + "home/ann/game.json",
        "https://pypi" + ".org/simple",
        "https://files.python" + "hosted.org/x",
        '"resolved": "https://registry.' + 'example.com/svelte.tgz"',
        "--index" + "-url file:///wheels",
    ],
)
def test_a_foreign_word_is_found(text: str) -> None:
    assert foreign_words(text)


@pytest.mark.parametrize("text", ["registry.get(name)", "web/home/page", "$HOME/opt/x", "/usr/lib/postgresql"])
def test_an_innocent_word_passes(text: str) -> None:
    assert foreign_words(text) == []


def test_locks_carry_versions_and_hashes_only() -> None:
    line = re.compile(r"[\w.-]+(\[[\w,-]+\])?==[\w.+!]+( ; [^#\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?")
    locks = sorted((ROOT / "requirements").glob("*.lock"))
    assert [lock.stem for lock in locks] == ["bootstrap", "dev", "docs", "node", "peers", "runtime"]
    for lock in locks:
        odd = [text for text in lock.read_text(encoding="utf-8").splitlines() if not line.fullmatch(text)]
        assert odd == [], lock.name


def pins(lock: str) -> dict[str, set[str]]:
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)\S*==(\S+)", text, re.MULTILINE):
        found.setdefault(package, set()).add(version)
    return found


@pytest.mark.parametrize("one, other", [("runtime", "dev"), ("dev", "peers")])
def test_locks_agree(one: str, other: str) -> None:
    """They go into one environment."""
    mine, theirs = pins(one), pins(other)
    common = mine.keys() & theirs.keys()
    assert common
    assert {name: mine[name] for name in common} == {name: theirs[name] for name in common}


def test_package_lock_has_no_addresses() -> None:
    for name in kept_files():
        if Path(name).name == "package-lock.json":
            packages = json.loads((ROOT / name).read_text(encoding="utf-8"))["packages"]
            assert [key for key, value in packages.items() if "resolved" in value] == []


def test_uv_lock_stays_out() -> None:
    """It names a download address for every file."""
    assert "uv.lock" not in kept_files()


def test_style_stays_short() -> None:
    assert len((ROOT / "STYLE.md").read_text(encoding="utf-8").splitlines()) < 80
