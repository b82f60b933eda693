"""When abilities, technologies and notes may not be used: what they are for must be there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, drive, play
from tests.games.twilight_imperium.occasions import MOVE, At, offered, only_first

CRUISERS = {"A 27": "2 cruiser", "B 26": "2 cruiser"}
LANDING = {"A 27": "1 carrier 2 infantry", "B lodor": "1 infantry"}
LAND = (*MOVE, "A land:lodor:2")

SCENES: dict[str, tuple[str, At, At]] = {
    "ships of Naalu in the system": (
        "foresight",
        At("A:sol B:naalu", {"A 27": "1 cruiser", "B 26": "1 cruiser"}, B),
        At("A:sol B:naalu", {"A 27": "1 cruiser", "B 29": "1 cruiser"}, B),
    ),
    "ground forces of the Saar on the planet": (
        "raghs_call-1",
        At("A:sol B:saar", {**LANDING, "B mellon": "1 infantry"}, A, LAND, {"notes": {A: "raghs_call-1"}}),
        At("A:sol B:saar", {"A 27": "1 carrier 2 infantry"}, A, LAND, {"notes": {A: "raghs_call-1"}}),
    ),
    "units that one commits oneself": (
        "raghs_call-1",
        At("A:sol B:saar", {**LANDING, "B mellon": "1 infantry"}, A, LAND, {"notes": {A: "raghs_call-1"}}),
        At("A:sol B:saar", {**LANDING, "B mellon": "1 infantry"}, C, LAND, {"notes": {C: "raghs_call-1"}}),
    ),
    "a turn of Sol": (
        "military_support-0",
        At("A:sol B:letnev", {}, B, (), {"notes": {B: "military_support-0"}, "at": "turn-start"}),
        At("A:sol B:letnev", {}, B, (), {"notes": {B: "military_support-0"}, "at": "turn-start", "active": B}),
    ),
    "a shield on the planet": (
        "magen_defense_grid",
        At(
            "A:hacan B:letnev",
            {**LANDING, "B lodor": "1 infantry 1 pds"},
            B,
            (*MOVE, "B hold", "A land:lodor:2", "B hold"),
            {"techs": {B: "magen_defense_grid"}},
        ),
        At("A:hacan B:letnev", LANDING, B, LAND, {"techs": {B: "magen_defense_grid"}}),
    ),
    "a combat of one's own": (
        "war_funding-1",
        At(
            "A:hacan B:letnev C:sol",
            {"A 27": "1 cruiser", "C 26": "1 cruiser"},
            A,
            MOVE,
            {"notes": {A: "war_funding-1"}},
        ),
        At(
            "A:hacan B:letnev C:sol",
            {"A 27": "1 cruiser", "B 26": "1 cruiser"},
            C,
            MOVE,
            {"notes": {C: "war_funding-1"}},
        ),
    ),
    "a combat against the virus": (
        "antivirus-1",
        At("A:hacan B:nekro", CRUISERS, A, MOVE, {"notes": {A: "antivirus-1"}}),
        At("A:hacan B:nekro", CRUISERS, C, MOVE, {"notes": {C: "antivirus-1"}}),
    ),
    "a light ship to give": (
        "impulse_core",
        At("A:yin", CRUISERS, A, MOVE, {"techs": {A: "impulse_core"}}),
        At("A:yin", {**CRUISERS, "A 27": "2 carrier"}, A, MOVE, {"techs": {A: "impulse_core"}}),
    ),
    "a light ship that is left": (
        "devotion",
        At("A:yin", CRUISERS, A, MOVE, {"dice": [(1, 1), (1, 1)]}),
        At("A:yin", {**CRUISERS, "A 27": "2 carrier"}, A, MOVE, {"dice": [(1, 1), (1, 1)]}),
    ),
    "a die of one's own that misses by one": (
        "wrath_of_kenara",
        At("A:hacan", {"A 27": "1 flagship", "B 26": "1 cruiser"}, A, MOVE, {"goods": {A: 1}, "dice": [(6, 1), (1,)]}),
        At(
            "A:hacan",
            {"A 27": "1 flagship", "B 26": "1 cruiser"},
            A,
            MOVE,
            {"goods": {A: 1}, "dice": [(1, 1), (6,)], "stop": "combat-retreats"},
        ),
    ),
    "a trade good to pay with": (
        "wrath_of_kenara",
        At("A:hacan", {"A 27": "1 flagship", "B 26": "1 cruiser"}, A, MOVE, {"goods": {A: 1}, "dice": [(6, 1), (1,)]}),
        At(
            "A:hacan",
            {"A 27": "1 flagship", "B 26": "1 cruiser"},
            A,
            MOVE,
            {"dice": [(6, 1), (1,)], "stop": "combat-retreats"},
        ),
    ),
    "a structure on the planet that was gained": (
        "assimilate",
        At("A:l1z1x", {"A 27": "1 carrier 2 infantry", "B lodor": "1 pds"}, A, (*MOVE, "B hold", "A land:lodor:2")),
        At("A:l1z1x", {"A 27": "1 carrier 2 infantry"}, A, LAND),
    ),
    "three big ships": (
        "assault_cannon",
        At("A:hacan", {"A 27": "3 cruiser", "B 26": "2 cruiser"}, A, MOVE, {"techs": {A: "assault_cannon"}}),
        At("A:hacan", {"A 27": "2 cruiser 3 fighter", "B 26": "2 cruiser"}, A, MOVE, {"techs": {A: "assault_cannon"}}),
    ),
    "a big ship to destroy": (
        "assault_cannon",
        At("A:hacan", {"A 27": "3 cruiser", "B 26": "2 cruiser"}, A, MOVE, {"techs": {A: "assault_cannon"}}),
        At("A:hacan", {"A 27": "3 cruiser", "B 26": "2 fighter"}, A, MOVE, {"techs": {A: "assault_cannon"}}),
    ),
    "a flagship or war sun among what is destroyed": (
        "destroy_their_greatest_ship",
        At(
            "A:hacan B:sol",
            {"A 27": "3 cruiser", "B 26": "1 flagship-damaged"},
            A,
            MOVE,
            {"secrets": {A: "destroy_their_greatest_ship"}, "dice": [(10, 10, 10), (1, 1)]},
        ),
        At(
            "A:hacan B:sol",
            {"A 27": "3 cruiser", "B 26": "1 dreadnought-damaged"},
            A,
            MOVE,
            {"secrets": {A: "destroy_their_greatest_ship"}, "dice": [(10, 10, 10), (1,)]},
        ),
    ),
    "a production of one's own": (
        "hegemonic_trade_policy",
        At("A:winnu", {}, A, ("A activate:7",), {"techs": {A: "hegemonic_trade_policy"}}),
        At("A:sol B:winnu", {}, B, ("A activate:1",), {"techs": {B: "hegemonic_trade_policy"}}),
    ),
    "a turn of one's own": (
        "creuss_iff-1",
        At("B:creuss", {}, A, (), {"notes": {A: "creuss_iff-1"}, "at": "turn-start"}),
        At("B:creuss", {}, A, (), {"notes": {A: "creuss_iff-1"}, "at": "turn-start", "active": C}),
    ),
    "a dreadnought to ram with": (
        "exotrireme_2",
        At("A:sardakk_norr", {**CRUISERS, "A 27": "1 dreadnought"}, A, MOVE, {"techs": {A: "exotrireme_2"}}),
        At("A:sardakk_norr", CRUISERS, A, MOVE, {"techs": {A: "exotrireme_2"}}),
    ),
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_piece_needs(scene: str) -> None:
    """Where that is missing it is neither used nor offered."""
    assert only_first(*SCENES[scene])


# What can be used, the factions, the ships, the dice of both sides in the first round, and what else is on the table.
FIRST: dict[str, tuple[str, dict[str, str], tuple[int, int], dict[str, Any]]] = {
    "dimensional_splicer": ("A:creuss", CRUISERS, (2, 2), {"techs": {A: "dimensional_splicer"}}),
    "impulse_core": ("A:yin", CRUISERS, (2, 2), {"techs": {A: "impulse_core"}}),
    "ambush": ("A:mentak", CRUISERS, (2, 2), {}),
    "the_alastor": ("A:nekro", {"A 27": "1 flagship 2 infantry", "B 26": "2 cruiser"}, (2, 2), {}),
    "antivirus-1": ("A:hacan B:nekro", CRUISERS, (2, 2), {"notes": {A: "antivirus-1"}}),
}


@pytest.mark.rule("TI-74.18")
@pytest.mark.parametrize("use", FIRST)
def test_what_begins_a_space_combat_is_for_its_first_round(use: str) -> None:
    """In the second one it is not offered any more."""
    text, ships, dice, fields = FIRST[use]
    game = play(text, ships, stop="combat-end", dice=[(1,) * count for count in dice], **fields)
    found = offered(drive(game, *MOVE), A)
    assert f"use:{use}" in found[1]
    assert game.table.combat_round > 1
    assert not [number for number, answers in found.items() if number > 1 and f"use:{use}" in answers]


def test_the_assault_cannon_fires_once_in_a_combat() -> None:
    """At its start, not at that of each round."""
    board = {"A 27": "3 cruiser", "B 26": "3 carrier"}
    game = play("A:hacan", board, techs={A: "assault_cannon"}, dice=[(1, 1, 1), (1, 1)], stop="combat-end")
    offered(drive(game, *MOVE), A)
    assert game.table.combat_round > 1
    assert [event["ability"] for event in game.events(None) if event["key"] == "use"] == ["assault_cannon"]
