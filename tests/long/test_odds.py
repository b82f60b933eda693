"""The odds of Twilight Imperium against a second opinion, on many fights."""

from __future__ import annotations

from math import sqrt

import pytest
from tests.games.twilight_imperium.odds_fights import FIGHTS, random_fight
from tests.games.twilight_imperium.test_odds_oracle import SIGMAS, furthest

from cosmodrome.games.twilight_imperium import odds

pytestmark = pytest.mark.long


@pytest.mark.parametrize("name", FIGHTS)
def test_effects_to_the_third_digit(name: str) -> None:
    """Every effect again, with ten times as many fights."""
    assert furthest(FIGHTS[name], 15_000, seed=2) < SIGMAS


@pytest.mark.parametrize("block", range(30))
@pytest.mark.parametrize("size, rate", [(4, 0.15), (4, 0.5), (9, 0.3)])
def test_random_fights(size: int, rate: float, block: int) -> None:
    """All factions, units and technologies in any mix; small fleets with few effects or many, and large fleets."""
    for seed in range(20 * block, 20 * block + 20):
        fight = random_fight(seed, size, rate)
        assert furthest(fight, 1_000, seed) < 5, fight  # of thousands of shares, one may be four errors off


@pytest.mark.parametrize("seed", range(150))
def test_exact_and_sampled_agree(seed: int) -> None:
    """The two ways to the odds, on the same random fights."""
    fight, battles = random_fight(seed, 6, 0.4), 20_000
    exact, sampled = odds(**fight), odds(**fight, battles=battles, seed=seed)
    for who in ("attacker", "defender", "draw"):
        chance, share = getattr(exact, who), getattr(sampled, who)
        likely = min(max(chance, 1 / battles), 1 - 1 / battles)
        assert abs(share - chance) < 5 * sqrt(likely * (1 - likely) / battles), fight
