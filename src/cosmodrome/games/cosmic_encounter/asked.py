"""How often each window of Cosmic Encounter opens, and how often somebody is asked in it.

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

FIRST: Counted = {
    "alliance.after": (63, 0.4, 0.18),
    "alliance.answer": (1, 0.0, 0.0),
    "alliance.before": (85, 0.0, 0.0),
    "alliance.send": (3, 0.0, 0.0),
    "cards.aside": (1, 0.0, 0.0),
    "cards.discarded": (1, 0.07, 0.5),
    "cards.used": (5, 0.08, 0.0),
    "colony.gained": (12, 0.0, 0.0),
    "compensation": (9, 0.0, 0.0),
    "deal.agreed": (5, 0.35, 0.0),
    "deck.reshuffled": (3, 0.04, 0.12),
    "destiny.before": (1, 0.0, 0.0),
    "destiny.drawn": (88, 0.09, 0.0),
    "encounter.end": (67, 0.08, 0.01),
    "planning.after": (73, 0.11, 0.04),
    "planning.answer": (2, 0.16, 0.0),
    "planning.before": (43, 0.18, 0.05),
    "power.lost": (3, 0.02, 0.14),
    "regroup.start": (85, 0.28, 0.08),
    "resolution.landing": (21, 0.0, 0.0),
    "resolution.outcome": (39, 0.42, 0.0),
    "reveal.after": (84, 0.44, 0.67),
    "reveal.totals": (42, 0.57, 0.52),
    "ships.doomed": (1, 0.0, 0.0),
    "ships.leaving": (67, 0.0, 0.0),
    "used": (195, 0.5, 0.19),
}

SECOND: Counted = {
    "alliance.after": (97, 0.42, 0.03),
    "deal.agreed": (16, 0.37, 0.0),
    "destiny.drawn": (17, 0.46, 0.0),
    "encounter.end": (5, 0.79, 0.0),
    "planning.before": (7, 0.53, 0.0),
    "regroup.start": (196, 0.24, 0.02),
    "resolution.outcome": (81, 0.59, 0.0),
    "reveal.after": (95, 0.48, 0.71),
    "reveal.totals": (157, 0.59, 0.5),
    "used": (328, 0.63, 0.2),
}


def asked(options: Mapping[str, Any]) -> Counted:
    """The windows of an edition: 2008 comes with flares."""
    return FIRST if options["edition"] == 2008 else SECOND
