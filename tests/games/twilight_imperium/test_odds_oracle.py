"""The odds against a second opinion, effect by effect; many random fights are in tests/long."""

from __future__ import annotations

from math import sqrt

import pytest
from tests.games.twilight_imperium.odds_fights import FIGHTS, Fight
from tests.games.twilight_imperium.odds_oracle import fought

from cosmodrome.games.twilight_imperium import odds

BATTLES = 800
SIGMAS = 4


def furthest(fight: Fight, battles: int, seed: int = 1) -> float:
    """How far the shares of fights that were fought out are from the odds, in standard errors."""
    told, found = odds(**fight), fought(fight, battles, seed)
    assert told.battles is None
    apart = 0.0
    for who, share in found.items():
        chance = getattr(told, who)
        likely = min(max(chance, 1 / battles), 1 - 1 / battles)  # what is rarer may well happen once
        apart = max(apart, abs(share - chance) / sqrt(likely * (1 - likely) / battles))
    return apart


@pytest.mark.parametrize("name", FIGHTS)
def test_fights_end_as_the_odds_say(name: str) -> None:
    """Fought one die at a time, as the rules tell it, a fight ends as often this way or that as the odds say."""
    assert furthest(FIGHTS[name], BATTLES) < SIGMAS


def test_a_wrong_figure_is_found() -> None:
    """Four standard errors are few enough to tell one ship more or less."""
    fight = FIGHTS["space: cruisers II"]
    wrong = {**fight, "attacker": {**fight["attacker"], "units": {"cruiser": 4}}}
    told, found = odds(**fight), fought(wrong, BATTLES, seed=1)
    assert abs(told.attacker - found["attacker"]) > SIGMAS * sqrt(told.attacker * (1 - told.attacker) / BATTLES)
