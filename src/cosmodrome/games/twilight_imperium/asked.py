"""How often each window of Twilight Imperium opens, and how often somebody is asked in it.

Counted over games of bots, half of which pick at random and half of which play greedily: of a thousand windows (those
that open at one moment count as one), and the share in which somebody could answer. The server divides the time that
windows stay open by it, so that a window in which an answer is likely gets more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

ASKED: Mapping[str, tuple[int, float]] = {
    "activated": (317, 0.16),
    "agenda.after": (10, 0.67),
    "agenda.start": (4, 0.4),
    "agenda.when": (14, 0.81),
    "bombarded": (7, 0.12),
    "cannon.done": (1, 0.0),
    "cannon.hits": (2, 0.5),
    "committed": (15, 0.0),
    "destroyed": (17, 0.25),
    "elected": (2, 0.0),
    "ground.end": (4, 0.0),
    "ground.rolled": (29, 0.06),
    "ground.start": (25, 0.17),
    "ground.won": (3, 0.0),
    "invasion.start": (11, 0.08),
    "moved": (18, 0.0),
    "planet.lost": (12, 0.07),
    "retreat.announced": (7, 0.0),
    "space.end": (3, 0.0),
    "space.hits": (26, 0.19),
    "space.start": (26, 0.72),
    "space.won": (16, 0.0),
    "status.return": (19, 0.23),
    "status.secret": (55, 0.33),
    "strategy.chosen": (214, 0.02),
    "strategy.start": (22, 0.33),
    "sustained": (3, 0.0),
    "used": (99, 0.39),
    "voted": (19, 0.23),
}


def asked(options: Mapping[str, Any]) -> Mapping[str, tuple[int, float]]:
    """The same with all options."""
    return ASKED
