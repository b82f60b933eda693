"""Figures that a public calculator publishes, under the same assumptions."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.odds_fights import fight_of

from cosmodrome.games.twilight_imperium import odds


@pytest.mark.parametrize(
    "kind, attacker, defender, chances",
    [
        ("space", "2 cruiser", "2 cruiser", (0.443, 0.443, 0.113)),
        ("space", "5 dreadnought; duranium_armor", "5 dreadnought", (0.655, 0.325, 0.019)),
        ("space", "letnev: 2 dreadnought; duranium_armor, non_euclidean_shielding", "2 dreadnought", (1, 0, 0)),
        ("space", "letnev: 1 flagship", "1 dreadnought", (1, 0, 0)),
        ("space", "creuss: 2 destroyer; dimensional_splicer", "1 cruiser 2 destroyer", (0.479, 0.479, 0.042)),
        ("space", "mentak: 2 flagship", "mentak: 2 flagship", (0.323, 0.323, 0.354)),
        ("space", "sardakk_norr: 1 flagship", "arborec: 1 flagship", (0.56, 0.18, 0.26)),
        ("space", "yin: 1 destroyer; impulse_core", "2 destroyer", (0, 1, 0)),
        ("ground", "nekro: 2 infantry", "2 infantry", (0.463, 0.463, 0.072)),
        ("ground", "3 infantry 3 dreadnought", "3 infantry", (0.904, 0.081, 0.014)),
        ("ground", "3 infantry 3 dreadnought", "3 infantry 1 pds", (0.316, 0.646, 0.037)),
        ("ground", "letnev: 3 infantry 1 flagship", "3 infantry 1 pds", (0.82, 0.152, 0.028)),
        ("ground", "l1z1x: 5 infantry 3 dreadnought", "8 infantry", (0.803, 0.132, 0.063)),
        ("ground", "naalu: 1 infantry 2 fighter 1 flagship", "3 infantry", (0.477, 0.479, 0.044)),
        ("ground", "naalu: 2 fighter 1 flagship", "1 infantry", (0, 0.092, 0.908)),
    ],
)
def test_published_figures(kind: str, attacker: str, defender: str, chances: tuple[float, float, float]) -> None:
    """They are sampled and rounded, and so agree to half a percent."""
    found = odds(**fight_of(kind, attacker, defender))
    assert (found.attacker, found.defender, found.draw) == pytest.approx(chances, abs=0.005)
