"""The game of docs/tutorial.md, built from the page itself."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```', re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """The files that the page shows; blocks with the same title follow each other in one file."""
    found: dict[str, str] = {}
    for title, block in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        found[title] = f"{found[title]}\n\n{block}" if title in found else block
    return found


def install(folder: Path) -> None:
    """Write the files, and the metadata that `pip install` would make of the page's pyproject.toml."""
    for name, text in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    info = folder / "high_orbit-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: high-orbit\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[cosmodrome.games]\nhigh-orbit = high_orbit\n", encoding="utf-8")
