"""The odds of a fight before it is fought."""

from __future__ import annotations

import re
from math import sqrt
from typing import Any

import pytest

from cosmodrome.games.twilight_imperium import Odds, odds
from cosmodrome.games.twilight_imperium.abilities.technologies import repaired
from cosmodrome.games.twilight_imperium.chances import ask, foreseen
from cosmodrome.games.twilight_imperium.chances.ask import read_force
from cosmodrome.games.twilight_imperium.chances.field import hit
from cosmodrome.games.twilight_imperium.chances.foreseen import FORESEEN
from cosmodrome.games.twilight_imperium.combat import Hits, plus_one
from cosmodrome.games.twilight_imperium.index import (
    CARRIER,
    CARRIER_D,
    DREADNOUGHT,
    DREADNOUGHT_D,
    EMPTY,
    FIGHTER,
    INFANTRY,
    WAR_SUN,
    WAR_SUN_D,
    Fleet,
)
from cosmodrome.games.twilight_imperium.windows import ability
from cosmodrome.kernel import BadSetup


def side(text: str, faction: str | None = None, *technologies: str) -> dict[str, Any]:
    """`2 cruiser 1 pds`, as odds wants it."""
    words = text.split()
    units = {name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)}
    return {"faction": faction, "units": units, "technologies": list(technologies)}


def fleet_of(*kinds: int) -> Fleet:
    """One ship of each kind."""
    fleet: Fleet = EMPTY
    for kind in kinds:
        fleet = plus_one(fleet, kind)
    return fleet


def space(attacker: dict[str, Any], defender: dict[str, Any], **more: Any) -> Odds:
    return odds(kind="space", attacker=attacker, defender=defender, **more)


def ground(attacker: dict[str, Any], defender: dict[str, Any], **more: Any) -> Odds:
    return odds(kind="ground", attacker=attacker, defender=defender, **more)


def duel(p: float, q: float) -> tuple[float, float, float]:
    """One die against one die, each hit deadly: the attacker hits with p, the defender with q, until somebody does."""
    ends = 1 - (1 - p) * (1 - q)
    return p * (1 - q) / ends, (1 - p) * q / ends, p * q / ends


def chances(found: Odds) -> tuple[float, float, float]:
    return found.attacker, found.defender, found.draw


def about(expected: tuple[float, float, float]) -> Any:
    return pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize(
    "attacker, defender, p, q",
    [
        (side("1 cruiser"), side("1 cruiser"), 0.4, 0.4),
        (side("1 cruiser", None, "cruiser_2"), side("1 carrier"), 0.5, 0.2),
        (side("1 cruiser", "jol_nar"), side("1 destroyer"), 0.3, 0.2),
        (side("1 cruiser", "sardakk_norr"), side("1 fighter", "naalu"), 0.5, 0.3),
        (side("1 destroyer", None, "destroyer_2"), side("1 fighter", None, "fighter_2"), 0.3, 0.3),
    ],
)
def test_one_die_against_one(attacker: dict[str, Any], defender: dict[str, Any], p: float, q: float) -> None:
    """Ships with one die each fight until one of them hits."""
    if "destroyer" in attacker["units"]:  # three dice of the barrage come before: 6 or more
        survives = 0.5**3
        win, loss, draw = duel(p, q)
        assert chances(space(attacker, defender)) == about(
            (1 - survives + survives * win, survives * loss, survives * draw)
        )
    else:
        assert chances(space(attacker, defender)) == about(duel(p, q))


def test_exact_is_the_default() -> None:
    """Without a number of battles the chances are exact, and nobody has fought."""
    found = space(side("3 cruiser"), side("1 dreadnought 1 destroyer"))
    assert found.battles is None
    assert sum(chances(found)) == pytest.approx(1)


def test_fights_are_fought_where_there_are_too_many_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """The exact way is given up when it takes too long."""
    fleets = side("9 fighter"), side("6 fighter")
    exact = space(*fleets)
    monkeypatch.setattr(ask, "WORTH", 0)
    found = space(*fleets)
    assert (exact.battles, found.battles) == (None, 20_000)
    assert found.attacker == pytest.approx(exact.attacker, abs=0.02)


def test_masses_of_ships_are_no_trouble() -> None:
    """Where losses cannot be followed one by one any more, fights are fought; what cannot be is nothing at all."""
    found = space(side("90 war_sun"), side("90 fighter"))
    assert chances(found) == (1, 0, 0)
    assert found.battles == 20_000
    assert space(side("1 flagship", "letnev"), side("1 dreadnought")).draw == 0


def test_equal_sides_have_equal_chances() -> None:
    """Two equal fleets without a side to their rules: neither is better off."""
    fleet = side("1 dreadnought 1 carrier 2 cruiser 4 fighter", "sol", "plasma_scoring")
    found = space(fleet, fleet)
    assert found.attacker == pytest.approx(found.defender, abs=1e-9)


def test_sides_can_be_exchanged() -> None:
    """Who attacks makes no difference where no rule says so."""
    one, other = side("2 carrier 5 fighter", "sol", "advanced_carrier_2"), side("1 war_sun 1 pds")
    here, there = space(one, other), space(other, one)
    assert (here.attacker, here.draw) == pytest.approx((there.defender, there.draw), abs=1e-9)


FIGHTS = [
    ("space", side("2 carrier 4 fighter", "sol", "advanced_carrier_2"), side("2 cruiser 1 dreadnought 1 pds")),
    ("space", side("2 dreadnought 3 fighter 1 flagship", "l1z1x"), side("2 cruiser 6 fighter", "mentak")),
    ("space", side("1 flagship 2 cruiser", "winnu"), side("3 dreadnought", None, "duranium_armor")),
    ("space", side("1 flagship 2 destroyer", "yin", "impulse_core"), side("3 cruiser 1 dreadnought", "creuss")),
    ("space", side("2 dreadnought", "sardakk_norr", "exotrireme_2"), side("1 flagship 3 destroyer", "jol_nar")),
    ("space", side("1 flagship 2 infantry", "nekro"), side("3 cruiser", "letnev", "assault_cannon")),
    ("ground", side("3 infantry 2 dreadnought", "l1z1x", "plasma_scoring"), side("4 infantry")),
    ("ground", side("4 infantry", "sardakk_norr", "valkyrie_particle_weave"), side("4 infantry 2 pds", "sol")),
    ("ground", side("3 infantry"), side("2 infantry 1 pds", None, "magen_defense_grid")),
]


@pytest.mark.parametrize("kind, attacker, defender", FIGHTS)
def test_sampling_agrees_with_the_exact_chances(kind: Any, attacker: dict[str, Any], defender: dict[str, Any]) -> None:
    """Many fights end as the exact chances say, but for the error of sampling."""
    battles = 4_000
    exact = odds(kind=kind, attacker=attacker, defender=defender)
    found = odds(kind=kind, attacker=attacker, defender=defender, battles=battles, seed=7)
    assert exact.battles is None
    assert found.battles == battles
    for chance, share in zip(chances(exact), chances(found), strict=True):
        assert share == pytest.approx(chance, abs=4 * sqrt(chance * (1 - chance) / battles) + 1e-9)


def test_a_seed_gives_the_same_fights() -> None:
    """The same seed, the same shares; another seed, others."""
    fight = side("3 cruiser"), side("3 cruiser")
    assert space(*fight, battles=500, seed=3) == space(*fight, battles=500, seed=3)
    assert space(*fight, battles=500, seed=3) != space(*fight, battles=500, seed=4)


# ---- space -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-80.3")
def test_the_defender_in_a_nebula_has_one_more() -> None:
    """In a nebula +1 is added to the defender's combat rolls."""
    found = space(side("1 cruiser"), side("1 cruiser"), nebula=True)
    assert chances(found) == about(duel(0.4, 0.5))


def test_sustain_damage_comes_first() -> None:
    """A dreadnought takes the first hit and fights on, with one die as before."""
    found, unhurt = (
        space(side("1 dreadnought"), side("1 pds 1 carrier")),
        space(side("1 dreadnought"), side("1 carrier")),
    )
    halves = zip(chances(unhurt), duel(0.6, 0.2), strict=True)
    assert chances(found) == pytest.approx([0.5 * whole + 0.5 * hurt for whole, hurt in halves], abs=1e-9)


def test_who_sustains_before_whom() -> None:
    """Dreadnought, carrier, flagship, war sun; then fighters and the other ships by their price."""
    force = read_force(
        "attacker", side("1 fighter 1 carrier 1 dreadnought 1 flagship 1 war_sun", "sol", "advanced_carrier_2")
    )
    hurt = [hit(force.side, force.fleet, Hits(hits), barred=False)[0][FIGHTER:INFANTRY] for hits in range(6)]
    assert [fleet[7:] for fleet in hurt[:5]] == [(0, 0, 0, 0), (0, 1, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 1, 1)]
    assert [fleet[FIGHTER] for fleet in hurt] == [1, 1, 1, 1, 1, 0]


def test_the_cheapest_ship_is_lost_first() -> None:
    """A hit of a cannon takes the fighter and leaves the cruiser."""
    found = space(side("1 cruiser 1 fighter"), side("1 pds 1 carrier"))
    both, cruiser = space(side("1 cruiser 1 fighter"), side("1 carrier")), space(side("1 cruiser"), side("1 carrier"))
    assert found.attacker == pytest.approx(0.5 * both.attacker + 0.5 * cruiser.attacker, abs=1e-9)


def test_a_graviton_laser_system_spares_fighters() -> None:
    """With it the cannon takes the cruiser and leaves the fighter."""
    found = space(side("1 cruiser 1 fighter"), side("1 pds 1 carrier", None, "graviton_laser_system"))
    both, fighter = space(side("1 cruiser 1 fighter"), side("1 carrier")), space(side("1 fighter"), side("1 carrier"))
    assert found.attacker == pytest.approx(0.5 * both.attacker + 0.5 * fighter.attacker, abs=1e-9)


@pytest.mark.parametrize(
    "attacker, defender, misses",
    [
        ((), (), 0.5),
        ((), ("plasma_scoring",), 0.25),
        (("antimass_deflectors",), (), 0.6),
        ((), ("pds_2",), 0.4),
        (("antimass_deflectors",), ("pds_2", "plasma_scoring"), 0.25),
    ],
)
def test_cannons(attacker: tuple[str, ...], defender: tuple[str, ...], misses: float) -> None:
    """A cannon hits with 6 or more; Plasma Scoring adds a die, Antimass Deflectors take 1 away, PDS II are better."""
    found = space(side("1 cruiser", None, *attacker), side("1 pds 1 carrier", None, *defender))
    win, loss, draw = duel(0.4, 0.2)
    assert chances(found) == about((misses * win, 1 - misses + misses * loss, misses * draw))


def test_an_assault_cannon_takes_the_cheapest_big_ship() -> None:
    """Three big ships destroy one before the combat."""
    armed = space(side("3 cruiser", None, "assault_cannon"), side("1 destroyer 1 dreadnought 1 fighter"))
    assert chances(armed) == about(chances(space(side("3 cruiser"), side("1 dreadnought 1 fighter"))))
    few = space(side("2 cruiser", None, "assault_cannon"), side("1 carrier"))
    assert chances(few) == about(chances(space(side("2 cruiser"), side("1 carrier"))))


def test_an_ambush_comes_before_the_combat() -> None:
    """A cruiser in ambush hits with its combat value; nothing is added to it."""
    win, loss, draw = duel(0.4, 0.2)
    found = space(side("1 cruiser", "mentak"), side("1 carrier"))
    assert chances(found) == about((0.4 + 0.6 * win, 0.6 * loss, 0.6 * draw))


def test_the_flagship_of_mentak_forbids_to_sustain() -> None:
    """Against it a dreadnought is lost at once."""
    assert space(side("1 flagship", "mentak"), side("1 dreadnought")).attacker > 0.8


@pytest.mark.plain
def test_what_is_foreseen_is_an_ability() -> None:
    """The odds learn from each ability when it comes, so that it must be one, and in a window that they know."""
    moments = set(re.findall(r"`([a-z]+(?:\.[a-z]+)?)`", str(foreseen.__doc__))) - {"ask.odds"}
    windows = {each.id: set(each.at) for each in ability.declared}
    assert FORESEEN.keys() <= windows.keys()
    assert {name for name in FORESEEN if not windows[name] & moments} == set()


def test_duranium_armor_repairs_what_was_hurt_before() -> None:
    """Flagship, war sun, dreadnought, carrier, in that order; nothing that sustained damage in this round."""
    hurt = fleet_of(CARRIER_D, DREADNOUGHT_D, WAR_SUN_D)
    assert repaired(hurt, ()) == fleet_of(CARRIER_D, DREADNOUGHT_D, WAR_SUN)
    assert repaired(hurt, (WAR_SUN,)) == fleet_of(CARRIER_D, DREADNOUGHT, WAR_SUN_D)
    assert repaired(hurt, (WAR_SUN, DREADNOUGHT, CARRIER)) == hurt
    plain, armoured = (space(side("1 war_sun", None, *t), side("4 carrier")) for t in ((), ("duranium_armor",)))
    assert armoured.attacker > plain.attacker


def test_duranium_armor_repairs_damage_from_cannons_in_the_first_round() -> None:
    """What a cannon has damaged before the combat has not sustained damage in its first round."""
    found = space(side("1 dreadnought", None, "duranium_armor"), side("1 pds 1 carrier"))
    whole, hurt = (
        chances(space(side(f"1 {ship}", None, "duranium_armor"), side("1 carrier")))
        for ship in ("dreadnought", "dreadnought-damaged")
    )
    assert chances(found) == pytest.approx([0.5 * one + 0.5 * other for one, other in zip(whole, hurt, strict=True)])


def test_non_euclidean_shielding_cancels_two_hits() -> None:
    """A dreadnought that takes two hits is damaged, not lost."""
    plain, shielded = (
        space(side("1 dreadnought", "letnev", *t), side("4 cruiser")) for t in ((), ("non_euclidean_shielding",))
    )
    assert shielded.attacker > 1.5 * plain.attacker


def test_the_flagship_of_yin_takes_all_along() -> None:
    """When it is destroyed, nobody has won."""
    assert space(side("1 flagship", "yin"), side("9 cruiser")).defender == pytest.approx(0, abs=1e-9)


def test_infantry_fights_beside_the_flagship_of_nekro() -> None:
    """Ground forces are ships there, and nowhere else."""
    nekro = [
        space(side(units, "nekro"), side("2 cruiser")).attacker for units in ("1 flagship", "1 flagship 4 infantry")
    ]
    assert nekro[1] > nekro[0]
    assert space(side("1 cruiser 4 infantry"), side("1 cruiser")) == space(side("1 cruiser"), side("1 cruiser"))


# ---- ground ----------------------------------------------------------------------------------------------------------


def test_one_infantry_against_one() -> None:
    """Infantry hits with 8 or more, that of Sol with 7."""
    assert chances(ground(side("1 infantry", "sol"), side("1 infantry"))) == about(duel(0.4, 0.3))


def test_bombardment_comes_first_and_a_shield_stops_it() -> None:
    """A dreadnought hits with 5 or more, unless a PDS stands there; a war sun lifts its shield."""
    win, loss, draw = duel(0.3, 0.3)
    bombed = ground(side("1 infantry 1 dreadnought"), side("1 infantry"))
    assert chances(bombed) == about((0.6 + 0.4 * win, 0.4 * loss, 0.4 * draw))
    shielded = ground(side("1 infantry 1 dreadnought"), side("1 infantry 1 pds"))
    assert chances(shielded) == about((0.5 * win, 0.5 + 0.5 * loss, 0.5 * draw))
    lifted = ground(side("1 infantry 1 war_sun"), side("1 infantry 1 pds"))
    missed = 0.2**3
    assert lifted.attacker == pytest.approx(0.5 * (1 - missed + missed * win), abs=1e-9)
    assert lifted.draw == pytest.approx(0.5 * (1 - missed) + 0.5 * missed * draw, abs=1e-9)


def test_l4_disruptors_silence_the_planet() -> None:
    """Cannons do not fire at those who land."""
    found = ground(side("1 infantry", "letnev", "l4_disruptors"), side("1 infantry 2 pds"))
    assert chances(found) == about(duel(0.3, 0.3))


def test_a_magen_defense_grid_costs_the_attacker_a_round() -> None:
    """In the first round only the defender rolls, if their shield works."""
    win, loss, draw = duel(0.3, 0.3)
    attacker = side("1 infantry", "letnev", "l4_disruptors")
    found = ground(attacker, side("1 infantry 1 pds", None, "magen_defense_grid"))
    assert chances(found) == about((0.7 * win, 0.3 + 0.7 * loss, 0.7 * draw))
    bare = ground(attacker, side("1 infantry", None, "magen_defense_grid"))
    assert chances(bare) == about((win, loss, draw))


def test_harrow_bombards_after_each_round() -> None:
    """The ships of L1Z1X fire again, even for those who have fallen."""
    plain, harrowed = (ground(side("2 infantry 1 dreadnought", who), side("4 infantry")) for who in (None, "l1z1x"))
    assert harrowed.attacker > plain.attacker + 0.1


@pytest.mark.parametrize(
    "faction, common, own",
    [
        ("sol", "carrier_2", "advanced_carrier_2"),
        ("l1z1x", "dreadnought_2", "super_dreadnought_2"),
        ("naalu", "fighter_2", "hybrid_crystal_fighter_2"),
        ("muaat", "war_sun", "prototype_war_sun_2"),
        ("sol", "cruiser_2", "cruiser_2"),
        ("nekro", "carrier_2", "carrier_2"),
    ],
)
def test_a_common_upgrade_stands_for_that_of_the_faction(faction: str, common: str, own: str) -> None:
    """A faction has its own upgrade in place of the common one (TI-28.11)."""
    one, other = (read_force("attacker", side("1 carrier", faction, name)) for name in (common, own))
    assert one.side is other.side


# ---- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "attacker, word",
    [
        (side("1 cruiser", "klingons"), "klingons"),
        (side("1 enterprise"), "enterprise"),
        (side("1 flagship"), "flagship"),
        (side("-1 cruiser"), "count"),
        (side("1 cruiser", None, "warp_drive"), "warp_drive"),
        (side("1 cruiser", "hacan", "spec_ops_2"), "spec_ops_2"),
        ({"fleet": {}}, "fleet"),
    ],
)
def test_what_is_not_in_the_box_is_refused_by_name(attacker: dict[str, Any], word: str) -> None:
    """A refusal says what is wrong."""
    with pytest.raises(BadSetup, match=word):
        space(attacker, side("1 cruiser"))


def test_kinds_of_fights_and_numbers_are_checked() -> None:
    """There is space and ground, and at least one battle."""
    fleet = side("1 cruiser")
    with pytest.raises(BadSetup, match="kind"):
        odds(kind="sea", attacker=fleet, defender=fleet)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="battles"):
        space(fleet, fleet, battles=0)
    with pytest.raises(BadSetup, match="nebula"):
        ground(fleet, fleet, nebula=True)
