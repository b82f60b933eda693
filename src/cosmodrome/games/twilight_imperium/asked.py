"""How often each window of Twilight Imperium opens, and how often somebody is asked in it.

Counted over games of greedy bots, who keep their cards as people do, by
`python -m cosmodrome.simulation.observer --count`: of a thousand windows (those that open at one moment count as one);
of those in which nobody responds, the share in which somebody could have; and how many others besides one, then. The
server works out from it how long windows stay open, so that one in which somebody thinks looks like one in which
nobody is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Counted = Mapping[str, tuple[int, float, float]]

ASKED: Counted = {
    "activated": (174, 0.15, 0.0),
    "agenda.after": (29, 0.26, 0.07),
    "agenda.start": (8, 0.0, 0.0),
    "agenda.when": (21, 0.6, 0.26),
    "bombarded": (14, 0.0, 0.0),
    "cannon.done": (4, 0.02, 0.0),
    "cannon.hits": (11, 0.03, 0.0),
    "committed": (33, 0.0, 0.0),
    "destroyed": (23, 0.07, 0.35),
    "elected": (3, 0.24, 0.0),
    "ground.end": (5, 0.29, 0.05),
    "ground.rolled": (62, 0.0, 0.0),
    "ground.start": (56, 0.55, 0.14),
    "ground.won": (13, 0.0, 0.0),
    "invasion.start": (22, 0.0, 0.0),
    "moved": (28, 0.0, 0.0),
    "planet.lost": (48, 0.0, 0.0),
    "planet.taking": (3, 0.06, 0.0),
    "retreat.announced": (13, 0.12, 0.0),
    "space.end": (6, 0.18, 0.33),
    "space.hits": (39, 0.03, 0.0),
    "space.start": (46, 0.72, 0.31),
    "space.won": (29, 0.0, 0.0),
    "status.return": (13, 0.21, 0.0),
    "status.secret": (50, 0.0, 0.0),
    "strategy.chosen": (78, 0.03, 0.0),
    "strategy.start": (12, 0.06, 0.0),
    "sustained": (12, 0.06, 0.17),
    "used": (114, 0.5, 0.25),
    "voted": (17, 0.05, 0.0),
    "votes.cast": (13, 0.18, 0.03),
}


def asked(options: Mapping[str, Any]) -> Counted:
    """The same with all options."""
    return ASKED
