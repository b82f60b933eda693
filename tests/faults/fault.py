"""What a fault is, where faults are put in, and which tests must find them."""

from __future__ import annotations

from typing import NamedTuple

MACHINE = "src/cosmodrome/kernel/machine.py"
COPIES = "src/cosmodrome/kernel/copies.py"
GAME = "src/cosmodrome/kernel/game.py"
SALVAGE = "tests/kernel/salvage/"
BASE = "src/cosmodrome/games/space_base/"
COSMIC = "src/cosmodrome/games/cosmic_encounter/"
TWILIGHT = "src/cosmodrome/games/twilight_imperium/"
ODDS = TWILIGHT + "chances/"
OUTBOX = "src/cosmodrome/server/outbox.py"
TIMELINE = "src/cosmodrome/server/timeline.py"

SUITE = ("tests/conformance/test_games.py", "-k", "not cosmic_encounter and not twilight_imperium")
SALVAGE_SUITE = ("tests/conformance/test_games.py", "-k", "salvage")
BASE_SUITE = ("tests/conformance/test_games.py", "-k", "space_base")
COSMIC_TWINS = ("tests/conformance/test_games.py", "-k", "cosmic and twin")
COSMIC_TESTS = "tests/games/cosmic_encounter/test_"
COSMIC_ABILITIES = "tests/games/cosmic_encounter/abilities/test_"
COSMIC_ALIENS = "tests/games/cosmic_encounter/abilities/aliens/test_"
COSMIC_RULES = tuple(f"{COSMIC_TESTS}{name}.py" for name in ("encounter", "reveal", "deals", "zaps"))
TWILIGHT_TESTS = "tests/games/twilight_imperium/"
ODDS_TESTS = (TWILIGHT_TESTS + "test_odds_oracle.py",)
KERNEL = ("tests/kernel",)
WIRE_TWINS = ("tests/server/test_twins.py",)
RULES = ("tests/games/space_base",)


class Fault(NamedTuple):
    """A fault: where, what stands there, what it becomes, and which tests must find it."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...] = SUITE
    also: tuple[tuple[str, str, str], ...] = ()  # further places: file, old, new
