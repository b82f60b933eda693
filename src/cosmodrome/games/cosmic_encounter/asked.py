"""How often each window of Cosmic Encounter opens, and how often somebody is asked in it.

Counted over games of bots, half of which pick at random and half of which play greedily: of a thousand windows (those
that open at one moment count as one), and the share in which somebody could answer. The server divides the time that
windows stay open by it, so that a window in which an answer is likely gets more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

FIRST: Mapping[str, tuple[int, float]] = {
    "alliance.after": (56, 0.57),
    "alliance.before": (87, 0.04),
    "colony.gained": (10, 0.05),
    "compensation": (10, 0.02),
    "deal.agreed": (2, 0.4),
    "deal.failed": (1, 0.0),
    "deck.reshuffled": (2, 0.09),
    "destiny.drawn": (97, 0.09),
    "encounter.end": (86, 0.1),
    "planning.after": (83, 0.11),
    "planning.before": (71, 0.28),
    "power.lost": (6, 0.07),
    "regroup.start": (89, 0.22),
    "resolution.landing": (21, 0.04),
    "resolution.outcome": (39, 0.19),
    "reveal.after": (87, 0.41),
    "reveal.totals": (45, 0.66),
    "ships.leaving": (66, 0.02),
    "used": (141, 0.31),
}

SECOND: Mapping[str, tuple[int, float]] = {
    "alliance.after": (103, 0.34),
    "deal.agreed": (7, 0.57),
    "destiny.drawn": (24, 0.66),
    "regroup.start": (222, 0.29),
    "resolution.outcome": (76, 0.42),
    "reveal.after": (126, 0.48),
    "reveal.totals": (190, 0.43),
    "used": (252, 0.58),
}


def asked(options: Mapping[str, Any]) -> Mapping[str, tuple[int, float]]:
    """The windows of an edition: 2008 comes with flares."""
    return FIRST if options["edition"] == 2008 else SECOND
