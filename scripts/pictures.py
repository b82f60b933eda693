"""Takes the pictures of README and docs anew: `python scripts/pictures.py`, after `make client`.

Bots play a game of each kind from a fixed seed; the moments are looked at in a browser as anybody would see them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402
from tests.e2e.people import Person  # noqa: E402
from tests.e2e.site import Site  # noqa: E402

IMAGES = ROOT / "docs" / "images"
EYES: dict[str, Any] = {
    "viewport": {"width": 1440, "height": 900},
    "locale": "en-GB",
    "color_scheme": "dark",
    "reduced_motion": "reduce",
}
# The replay without its timeline: the board as it stands while the game is played.
BARE = """
.dock { display: none !important; }
.sides { height: calc(100dvh - 4.6rem) !important; }
"""
WIDE = """
.log { display: none !important; }
.sides { grid-template-columns: minmax(0, 1fr) !important; }
"""


class Shot(NamedTuple):
    """A moment of a game: which, by how many bots, and how far into it; past its end is the result."""

    picture: str
    game: str
    seats: int
    seed: str
    share: float  # of everything that was done
    wide: bool = True  # the board alone


SHOTS = (
    Shot("table", "space-base", 3, "11", 0.7, wide=False),
    Shot("cosmic-encounter", "cosmic-encounter", 5, "4", 0.6),
    Shot("twilight-imperium", "twilight-imperium", 6, "2", 0.6),
)


def record_of(shot: Shot, folder: Path) -> dict[str, Any]:
    """A game among greedy bots."""
    program = Path(sys.executable).with_name("cosmodrome")
    bots = ",".join(["greedy"] * shot.seats)
    command = [str(program), "simulate", shot.game, "--seats", bots, "--games", "1", "--seed", shot.seed]
    subprocess.run([*command, "--records", str(folder / shot.picture)], check=True, stdout=subprocess.DEVNULL)
    (path,) = (folder / shot.picture).glob("*.json")
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    found.pop("players", None)  # who the bots were is no part of the record itself
    return found


def settled(person: Person) -> None:
    """Everything is there and nothing moves any more."""
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(600)


def main() -> None:
    """One picture after the other; a name given on the command line takes that one only."""
    wanted = set(sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        site.start()
        try:
            with sync_playwright() as playwright:
                chromium = os.environ.get("COSMODROME_CHROMIUM") or None
                browser = playwright.chromium.launch(executable_path=chromium)
                ann = Person(browser.new_context(**EYES), site.url)
                ann.goes("/")
                for shot in SHOTS:
                    if wanted and shot.picture not in wanted:
                        continue
                    record = record_of(shot, Path(folder))
                    table = ann.calls("POST", "/api/import", {"record": record})["id"]
                    total = ann.calls("GET", f"/api/tables/{table}/replay?at=0")["total"]
                    ann.goes(f"/t/{table}/replay?at={int(total * shot.share)}")
                    ann.find("board").wait_for()
                    ann.page.add_style_tag(content=BARE + (WIDE if shot.wide else ""))
                    settled(ann)
                    ann.page.screenshot(path=IMAGES / f"{shot.picture}.png")
                    if shot.game == "twilight-imperium":
                        ann.goes(f"/t/{table}")
                        ann.find("result").locator(".chart svg").wait_for()
                        settled(ann)
                        ann.page.screenshot(path=IMAGES / "result.png")
                if not wanted or "home" in wanted:
                    guest = Person(browser.new_context(**EYES), site.url)
                    guest.goes("/")
                    guest.find("bots-twilight-imperium").wait_for()
                    settled(guest)
                    guest.page.screenshot(path=IMAGES / "home.png")
                browser.close()
        finally:
            site.stop()


if __name__ == "__main__":
    main()
