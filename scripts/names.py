"""Write docs/names.md, the guide to the windows, topics and marks of the games, from where they are defined:
`python scripts/names.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

GUIDE = Path(__file__).resolve().parents[1] / "docs" / "names.md"
GAMES = {"Cosmic Encounter": "cosmic_encounter", "Twilight Imperium": "twilight_imperium"}
HEAD = """# Windows, topics and marks

<!-- Made by scripts/names.py from the names.py of each game. -->

What an ability can hook into. A **window** is a moment in which something may be used: `at` in the declaration names
it, and `window.public` has its facts. A **topic** is a value that rules let components change: `@static(source, topic)`
changes it. A **mark** is what a use leaves behind for later: `table.mark(...)` sets it, `table.marked(name, seat)`
reads it. The names are types, so that an editor completes them and `make types` finds a wrong one.
"""
PARTS = {
    "WINDOWS": "Windows",
    "TOPICS": "Topics",
    "MARKS": "Marks",
    "NUMBERED_MARKS": "Marks with a number or an id",
}


def section(title: str, names: Mapping[str, str]) -> Iterator[str]:
    """The names of one kind as a table."""
    yield f"\n### {title}\n\n| name | meaning |\n|---|---|\n"
    for name, meaning in names.items():
        yield f"| `{name}` | {meaning} |\n"


def guide() -> str:
    """The whole page."""
    parts = [HEAD]
    for title, game in GAMES.items():
        names = import_module(f"cosmodrome.games.{game}.names")
        parts.append(f"\n## {title}\n")
        for part, heading in PARTS.items():
            if hasattr(names, part):
                parts += section(f"{heading} of {title}", getattr(names, part))
    return "".join(parts)


if __name__ == "__main__":
    GUIDE.write_text(guide(), encoding="utf-8")
