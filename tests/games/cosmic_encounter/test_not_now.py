"""When a power or an artifact may not be used: what it is for must be there."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.occasions import (
    ASKED,
    BLOWS,
    BUILT,
    CAMPAIGN,
    CITADEL,
    FEUD,
    HELP,
    HELPED,
    HELPS,
    PLANNING,
    REGROUP,
    TALK,
    At,
    fight,
    only_first,
    turn,
)
from tests.games.cosmic_encounter.tables import A, B, C

SCENES: dict[str, tuple[str, At, At]] = {
    "ships of others": (
        "healer",
        fight(C, "A attacks B, C:healer", "attack-40", "attack-04"),
        fight(B, "A attacks B:healer", "attack-40", "attack-04"),
    ),
    "a negotiate to discard": (
        "reserve-cancel",
        turn(
            B,
            "A attacks B:reserve",
            {A: "attack-10 reinforcement-3", B: "attack-04 negotiate"},
            "A lay:attack-10",
            "B lay:attack-04",
            "A use:reinforcement-3:offense",
            at="select",
        ),
        turn(
            B,
            "A attacks B:reserve",
            {A: "attack-10 reinforcement-3", B: "attack-04 morph"},
            "A lay:attack-10",
            "B lay:attack-04",
            "A use:reinforcement-3:offense",
            at="select",
        ),
    ),
    "a smasher who won": (
        "cudgel",
        fight(A, "A:cudgel attacks B", "attack-40", "attack-00"),
        fight(A, "A:cudgel attacks B", "attack-00", "attack-40"),
    ),
    "a turn of one's own": (
        "hate",
        turn(A, "A:hate, B, C", {A: "morph"}, at="start-turn", stop="regroup"),
        turn(B, "A, B:hate, C", {A: "morph", B: "attack-08"}, at="start-turn", stop="regroup"),
    ),
    "a colony to cling with": (
        "remora",
        turn(C, "A, B, C:remora", {A: "morph"}, warp={A: 2, C: 2}, **REGROUP),
        turn(C, "A, B, C:remora", {A: "morph"}, warp={A: 2, C: 20}, **REGROUP),
    ),
    "an encounter that failed": (
        "machine",
        fight(A, "A:machine attacks B", "attack-00", "attack-40", "morph"),
        fight(A, "A:machine attacks B", "attack-40", "attack-00", "morph"),
    ),
    "turns of one encounter": (
        "machine",
        fight(A, "A:machine attacks B", "attack-40", "attack-00", "morph", one_encounter=True),
        fight(A, "A:machine attacks B", "attack-40", "attack-00", "morph"),
    ),
    "a side that did not invite": (
        "parasite:offense",
        turn(C, "A attacks B, C:parasite", {A: "attack-10"}, "A invite:nobody", "B invite:2", at="invite"),
        turn(C, "A attacks B, C:parasite", {A: "attack-10"}, "A invite:2", "B invite:nobody", at="invite"),
    ),
    "a card that was not taken back": (
        "filch",
        turn(A, "A:filch attacks B:clone", {A: "attack-10", B: "attack-04"}, *BLOWS, at="select"),
        turn(A, "A:filch attacks B:clone", {A: "attack-10", B: "attack-04"}, *BLOWS, "B use:clone", at="select"),
    ),
    "a use of another that is not cancelled": (
        "card_zap",
        turn(B, "A", {A: "morph plague", B: "card_zap"}, "A use:plague:2", **REGROUP),
        turn(A, "A", {A: "morph plague card_zap"}, "A use:plague:2", **REGROUP),
    ),
    "compensation to prevent": (
        "ionic_gas",
        fight(C, "A attacks B, C", "attack-40", "negotiate", "ionic_gas"),
        fight(C, "A attacks B, C", "attack-40", "attack-04", "ionic_gas"),
    ),
    "rewards to prevent": (
        "ionic_gas",
        fight(C, "A attacks B, C", "attack-04", "attack-40", "ionic_gas", **HELPED),
        fight(C, "A attacks B, C", "attack-40", "attack-04", "ionic_gas", **HELPED),
    ),
    "ships in the warp": (
        "mobius_tubes",
        turn(A, "A", {A: "morph mobius_tubes"}, warp={C: 1}, **REGROUP),
        turn(A, "A", {A: "morph mobius_tubes"}, **REGROUP),
    ),
    "an invitation that was refused": (
        "grudge",
        turn(A, "A:grudge attacks B, C", FEUD, *ASKED, "C decline", at="invite", stop="select"),
        turn(A, "A:grudge attacks B, C", FEUD, *ASKED, "C join:offense", at="invite", stop="select"),
    ),
    "compensation that Hacker collects": (
        "hacker",
        turn(B, "A attacks B:hacker", {A: "attack-40 morph", B: "negotiate"}, *TALK, at="select"),
        turn(A, "A:hacker attacks B", {A: "attack-40 morph", B: "negotiate quash"}, *TALK, at="select"),
    ),
    "compensation that Hacker pays": (
        "hacker-pay",
        turn(A, "A:hacker attacks B", {A: "attack-40 morph", B: "negotiate"}, *TALK, at="select"),
        turn(B, "A attacks B:hacker", {A: "attack-40 morph", B: "negotiate"}, *TALK, at="select"),
    ),
    "a citadel at the planet that is attacked": (
        "citadel",
        turn(C, "A, B, C:citadel", BUILT, CITADEL, "C aim:6", *CAMPAIGN, at="destiny", destiny="3"),
        turn(C, "A, B, C:citadel", BUILT, CITADEL, "C aim:7", *CAMPAIGN, at="destiny", destiny="3"),
    ),
    "an attack to triple": (
        "tripler",
        fight(A, "A:tripler attacks B", "attack-04", "attack-08"),
        fight(A, "A:tripler attacks B", "negotiate", "attack-08"),
    ),
    "a reinforcement of another": (
        "reserve-cancel",
        turn(B, "A attacks B:reserve", HELP, *BLOWS, "A use:reinforcement-3:offense", at="select"),
        turn(A, "A:reserve attacks B", HELP, *BLOWS, "A use:reinforcement-3:offense", at="select"),
    ),
    "a low attack to reinforce with": (
        "reserve",
        fight(A, "A:reserve attacks B", "attack-10", "attack-04", "attack-06"),
        fight(A, "A:reserve attacks B", "attack-10", "attack-04", "attack-07"),
    ),
    "a card that was laid": (
        "clone",
        turn(A, "A:clone attacks B", {A: "attack-10", B: "attack-04 flare-loser"}, *BLOWS, at="planning"),
        turn(A, "A:clone attacks B", {A: "attack-10", B: "attack-04 flare-loser"}, "B use:wild-loser", at="planning"),
    ),
    "two attacks for fodder": (
        "fodder",
        fight(A, "A:fodder attacks B", "attack-06", "attack-20", "attack-10"),
        fight(A, "A:fodder attacks B", "negotiate", "attack-20", "attack-10"),
    ),
    "allies to protect": (
        "observer",
        fight(B, "A attacks B:observer, C", "attack-40", "attack-00", **HELPED),
        fight(B, "A attacks B:observer, C", "attack-00", "attack-40", **HELPED),
    ),
    "ships on their way to the warp": (
        "zombie",
        fight(B, "A attacks B:zombie", "attack-40", "attack-00"),
        fight(B, "A attacks B:zombie", "attack-00", "attack-40"),
    ),
    "a card to give": (
        "philanthropist",
        turn(C, "A attacks B, C:philanthropist", {A: "morph", C: "quash"}, at="allied", stop="planning", **HELPS),
        turn(C, "A attacks B, C:philanthropist", {A: "morph"}, at="allied", stop="planning", **HELPS),
    ),
    "a new hand of Vulch": (
        "vulch-show",
        turn(B, "A attacks B:vulch", {A: "attack-10", B: "quash"}, **PLANNING),
        turn(C, "A attacks B, C:vulch", {A: "attack-10", B: "reinforcement-2", C: "quash"}, **PLANNING),
    ),
    "a bluff before Oracle selects": (
        "gambler-claim",
        turn(
            A, "A:gambler attacks B:oracle", FEUD, "A use:gambler", "A lay:attack-10", "A card:attack-40", at="select"
        ),
        turn(A, "A:gambler attacks B:oracle", FEUD, "A lay:attack-10", at="select"),
    ),
    "a card of Gambler that is still down": (
        "gambler-waits",
        turn(A, "A:gambler attacks B", FEUD, *BLOWS, at="select"),
        turn(A, "A:gambler attacks B:oracle", FEUD, *BLOWS, at="select"),
    ),
    "a destiny that names nobody": (
        "shadow-wild",
        turn(C, "A, B, C:shadow", {A: "morph"}, at="destiny", destiny="wild", stop="aim"),
        turn(C, "A, B, C:shadow", {A: "morph"}, at="destiny", destiny="3", stop="aim"),
    ),
    "an attack to calm": (
        "emotion_control",
        fight(C, "A attacks B, C", "negotiate", "attack-04", "emotion_control"),
        fight(C, "A attacks B, C", "negotiate", "negotiate", "emotion_control", offers=1),
    ),
    "an alliance to break": (
        "force_field",
        turn(B, "A attacks B, C", {A: "morph", B: "force_field"}, at="allied", stop="planning", **HELPS),
        turn(B, "A attacks B, C", {A: "morph", B: "force_field"}, at="allied", stop="planning"),
    ),
    "a loss by ten": (
        "spiff",
        fight(A, "A:spiff attacks B", "attack-00", "attack-10"),
        fight(A, "A:spiff attacks B", "attack-01", "attack-10"),
    ),
    "a hand to loot": (
        "barbarian",
        turn(A, "A:barbarian attacks B", {A: "attack-10", B: "attack-04 morph"}, *BLOWS, at="select"),
        turn(A, "A:barbarian attacks B", {A: "attack-10", B: "attack-04"}, *BLOWS, at="select"),
    ),
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_piece_needs(scene: str) -> None:
    """Where that is missing it is neither used nor offered."""
    assert only_first(*SCENES[scene])
