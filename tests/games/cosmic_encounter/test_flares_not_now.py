"""When a flare may not be played: what it is for must be there."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.occasions import (
    ASKED,
    BLOWS,
    DRAWS,
    FETCH,
    FEUD,
    GIFT,
    GUARD,
    HELPED,
    HELPS,
    LOOT,
    PLANNING,
    REGROUP,
    RICH,
    TALK,
    WAIT,
    ZAPPER,
    At,
    fight,
    only_first,
    turn,
)
from tests.games.cosmic_encounter.tables import A, B, C

SCENES: dict[str, tuple[str, At, At]] = {
    "a negotiate of one's own against an attack": (
        "wild-pacifist",
        fight(A, "A attacks B", "negotiate", "attack-10", "flare-pacifist"),
        fight(A, "A attacks B", "attack-06", "attack-10", "flare-pacifist"),
    ),
    "an attack against the negotiate": (
        "wild-pacifist",
        fight(B, "A attacks B", "attack-10", "negotiate", "flare-pacifist"),
        fight(B, "A attacks B", "negotiate", "negotiate", "flare-pacifist"),
    ),
    "an opponent who won": (
        "wild-grudge",
        fight(A, "A attacks B, C", "attack-00", "attack-40", "flare-grudge", **HELPED),
        fight(A, "A attacks B, C", "attack-40", "attack-00", "flare-grudge", **HELPED),
    ),
    "allies of the winner": (
        "wild-grudge",
        fight(A, "A attacks B, C", "attack-00", "attack-40", "flare-grudge", **HELPED),
        fight(A, "A attacks B, C", "attack-00", "attack-40", "flare-grudge"),
    ),
    "an encounter card for the further encounter": (
        "wild-warrior",
        fight(B, "A attacks B", "attack-40", "attack-04", "flare-warrior attack-06"),
        fight(B, "A attacks B", "attack-40", "attack-04", "flare-warrior quash"),
    ),
    "a card of another": (
        "wild-filch",
        turn(B, "A", {A: "morph plague", B: "negotiate flare-filch"}, "A use:plague:2", **REGROUP),
        turn(A, "A", {A: "morph plague negotiate flare-filch"}, "A use:plague:2", **REGROUP),
    ),
    "one exchange of hands in an encounter": (
        "super-trader",
        turn(A, "A:trader attacks B", {A: "attack-10 flare-trader", B: "attack-04"}, **PLANNING),
        turn(A, "A:trader attacks B", {A: "attack-10", B: "attack-04 flare-trader"}, "A use:trader", **PLANNING),
    ),
    "one upset": (
        "super-loser",
        turn(A, "A:loser attacks B", {A: "attack-00 flare-loser", B: "attack-04"}, at="planning"),
        turn(A, "A:loser attacks B", {A: "attack-00 flare-loser", B: "attack-04"}, "A use:loser", at="planning"),
    ),
    "a winner": (
        "super-tick_tock",
        fight(A, "A:tick_tock attacks B", "attack-40", "attack-00", "flare-tick_tock"),
        fight(A, "A:tick_tock attacks B", "attack-00", "attack-40", "flare-tick_tock"),
    ),
    "a main player who won": (
        "wild-vulch",
        fight(A, "A attacks B", "attack-40", "attack-00", "flare-vulch"),
        fight(A, "A attacks B", "attack-00", "attack-40", "flare-vulch"),
    ),
    "the one who pays": (
        "wild-hacker",
        fight(A, "A attacks B", "attack-40", "negotiate", "flare-hacker morph"),
        fight(B, "A attacks B", "attack-40", "negotiate", "flare-hacker morph"),
    ),
    "a defense that lost": (
        "wild-shadow",
        fight(B, "A attacks B", "attack-40", "attack-00", "flare-shadow"),
        fight(B, "A attacks B", "attack-00", "attack-40", "flare-shadow"),
    ),
    "an artifact of one's own": (
        "wild-clone",
        turn(B, "A", {A: "morph", B: "plague flare-clone"}, "B use:plague:2", **REGROUP),
        turn(B, "A", {A: "morph plague", B: "flare-clone"}, "A use:plague:2", **REGROUP),
    ),
    "a destiny that names another": (
        "wild-will",
        turn(A, "A, B, C", {A: "morph flare-will"}, at="destiny", destiny="3", stop="launch"),
        turn(A, "A, B, C", {A: "morph flare-will"}, at="destiny", destiny="0", emptied={A: (1,)}),
    ),
    "a ship in the warp": (
        "super-kamikaze",
        turn(A, "A:kamikaze, B, C", {A: "morph flare-kamikaze"}, warp={A: 2}, **REGROUP),
        turn(A, "A:kamikaze, B, C", {A: "morph flare-kamikaze"}, **REGROUP),
    ),
    "a new hand of one's own": (
        "super-vulch-keep",
        turn(B, "A attacks B:vulch", {A: "attack-10", B: "flare-vulch quash"}, **PLANNING),
        turn(C, "A attacks B, C:vulch", {A: "attack-10", B: "quash", C: "flare-vulch"}, **PLANNING),
    ),
    "cards that another draws": (
        "wild-mind",
        fight(A, "A attacks B, C", "attack-00", "attack-40", "flare-mind", **HELPED),
        fight(C, "A attacks B, C", "attack-00", "attack-40", "flare-mind", **HELPED),
    ),
    "compensation of one's own": (
        "wild-barbarian",
        turn(B, "A attacks B", {A: "attack-40 morph", B: "negotiate flare-barbarian"}, *TALK, at="select"),
        turn(A, "A attacks B", {A: f"{RICH} flare-barbarian", B: "negotiate"}, *TALK, at="select", ships={B: 1}),
    ),
    "a hand from which compensation is taken": (
        "wild-miser",
        turn(A, "A attacks B", {A: "attack-40 morph flare-miser", B: "negotiate"}, *TALK, at="select"),
        turn(B, "A attacks B", {A: "attack-40 morph", B: "negotiate flare-miser"}, *TALK, at="select"),
    ),
    "a ship to retrieve": (
        "wild-vacuum",
        fight(C, "A attacks B, C", "attack-10", "attack-04", "flare-vacuum", warp={C: 3}),
        fight(C, "A attacks B, C", "attack-10", "attack-04", "flare-vacuum"),
    ),
    "a colony for the ship": (
        "wild-vacuum",
        fight(C, "A attacks B, C", "attack-10", "attack-04", "flare-vacuum", warp={C: 3}),
        fight(C, "A attacks B, C", "attack-10", "attack-04", "flare-vacuum", warp={C: 20}),
    ),
    "an encounter of one's own turn": (
        "wild-machine",
        fight(A, "A attacks B", "attack-00", "attack-40", "flare-machine morph"),
        fight(B, "A attacks B", "attack-00", "attack-40", "flare-machine morph"),
    ),
    "ships of an offense that oozes": (
        "wild-amoeba",
        turn(A, "A attacks B", {A: "attack-10 flare-amoeba", B: "attack-04"}, **PLANNING),
        turn(A, "A attacks B", {A: "attack-10 flare-amoeba", B: "attack-04"}, ships={A: 0}, **PLANNING),
    ),
    "ships that can ooze out": (
        "wild-amoeba:out",
        turn(B, "A attacks B", {A: "attack-10", B: "attack-04 flare-amoeba"}, **PLANNING),
        turn(B, "A attacks B", {A: "attack-10", B: "attack-04 flare-amoeba"}, ships={B: 0}, **PLANNING),
    ),
    "allies who could draw": (
        "wild-observer",
        turn(A, "A attacks B, C", {A: "attack-10 flare-observer"}, at="allied", stop="select", **HELPS),
        turn(A, "A attacks B, C", {A: "attack-10 flare-observer"}, at="allied", stop="select"),
    ),
    "strangers on the new planet": (
        "wild-cudgel",
        fight(A, "A attacks B, C", "attack-40", "attack-00", "flare-cudgel", bystanders={C: 1}),
        fight(A, "A attacks B, C", "attack-40", "attack-00", "flare-cudgel"),
    ),
    "a new colony of one's own": (
        "super-remora",
        fight(C, "A attacks B, C:remora", "attack-40", "attack-00", "flare-remora"),
        fight(A, "A:remora attacks B, C", "attack-40", "attack-00", "flare-remora"),
    ),
    "a gift": (
        "super-philanthropist",
        turn(
            A, "A:philanthropist attacks B", GIFT, "A use:philanthropist:1", "A card:morph", at="allied", stop="reveal"
        ),
        turn(A, "A:philanthropist attacks B", GIFT, at="allied", stop="reveal"),
    ),
    "an encounter card as a gift": (
        "super-philanthropist",
        turn(
            A, "A:philanthropist attacks B", GIFT, "A use:philanthropist:1", "A card:morph", at="allied", stop="reveal"
        ),
        turn(
            A, "A:philanthropist attacks B", GIFT, "A use:philanthropist:1", "A card:quash", at="allied", stop="reveal"
        ),
    ),
    "cards of the opponent": (
        "wild-trader",
        turn(A, "A attacks B", {A: "attack-10 flare-trader", B: "morph"}, at="alliance", stop="invite"),
        turn(A, "A attacks B", {A: "attack-10 flare-trader"}, at="alliance", stop="invite"),
    ),
    "a planet where a power was lost": (
        "wild-parasite",
        fight(C, "A attacks B, C", "attack-40", "attack-00", "flare-parasite", emptied={B: (1, 2)}),
        fight(C, "A attacks B, C", "attack-40", "attack-00", "flare-parasite", emptied={B: (1, 2)}, warp={C: 20}),
    ),
    "a loss of one's own": (
        "wild-spiff",
        fight(B, "A attacks B", "attack-40", "attack-00", "flare-spiff"),
        turn(B, "A attacks B", {A: "attack-10 plague", B: "flare-spiff"}, "A use:plague:1", "B auto:3", **REGROUP),
    ),
    "an artifact of another": (
        "wild-void",
        turn(B, "A", {A: "morph plague", B: "flare-void"}, "A use:plague:2", **REGROUP),
        turn(A, "A", {A: "morph plague flare-void"}, "A use:plague:2", **REGROUP),
    ),
    "a regroup of one's own with ships in the warp": (
        "super-masochist",
        turn(A, "A:masochist, B, C", {A: "morph flare-masochist"}, warp={A: 2}, **REGROUP),
        turn(A, "A:masochist, B, C", {A: "morph flare-masochist"}, **REGROUP),
    ),
    "a ship in the warp to send": (
        "super-observer",
        turn(A, "A:observer attacks B", {A: "attack-10 flare-observer"}, warp={A: 1}, at="launch", stop="launched"),
        turn(A, "A:observer attacks B", {A: "attack-10 flare-observer"}, at="launch", stop="launched"),
    ),
    "cards collected with the power": (
        "super-hacker",
        turn(B, "A attacks B:hacker", LOOT, *TALK, "B use:hacker:0", at="select"),
        turn(B, "A attacks B:hacker", LOOT, *TALK, at="select"),
    ),
    "an attack of one's side": (
        "wild-macron",
        fight(A, "A attacks B", "attack-10", "attack-04", "flare-macron"),
        fight(A, "A attacks B", "negotiate", "attack-04", "flare-macron"),
    ),
    "discards": (
        "wild-fido",
        turn(A, "A attacks B, C", FETCH, "C use:force_field", "C done", at="allied", stop="select", **HELPS),
        turn(A, "A attacks B, C", FETCH, at="allied", stop="select", **HELPS),
    ),
    "own ships in the warp": (
        "wild-warpish",
        fight(A, "A attacks B", "attack-10", "attack-04", "flare-warpish", warp={A: 2}),
        fight(A, "A attacks B", "attack-10", "attack-04", "flare-warpish", warp={C: 2}),
    ),
    "a ship that is still to be retrieved": (
        "super-machine",
        turn(A, "A:machine, B, C", WAIT, warp={A: 2, C: 2}, **REGROUP),
        turn(A, "A:machine, B, C", WAIT, "B use:wild-masochist:2", "A pass", warp={A: 2, C: 2}, **REGROUP),
    ),
    "a flare of another": (
        "wild-remora",
        turn(B, "A attacks B", {A: "attack-10 flare-chosen", B: "flare-remora"}, DRAWS, **PLANNING),
        turn(A, "A attacks B", {A: "attack-10 flare-chosen flare-remora"}, DRAWS, unlimited_flares=True, **PLANNING),
    ),
    "a destiny card of somebody else": (
        "wild-dictator",
        turn(B, "A, B, C", {A: "morph", B: "flare-dictator"}, at="destiny", destiny="3", stop="aim"),
        turn(A, "A, B, C", {A: "morph flare-dictator"}, at="destiny", destiny="3", stop="aim"),
    ),
    "doomed ships of one's own": (
        "wild-zombie",
        fight(B, "A attacks B", "attack-40", "attack-00", "flare-zombie"),
        fight(A, "A attacks B", "attack-40", "attack-00", "flare-zombie"),
    ),
    "compensation to double": (
        "super-clone",
        turn(B, "A attacks B:clone", {A: "attack-40 morph", B: "negotiate flare-clone"}, *TALK, at="select"),
        turn(A, "A:clone attacks B", {A: "attack-40 morph flare-clone", B: "negotiate"}, *TALK, at="select"),
    ),
    "allies with ships in the warp": (
        "super-zombie",
        turn(
            A, "A:zombie attacks B, C", {A: "attack-10 flare-zombie"}, at="allied", stop="select", warp={C: 1}, **HELPS
        ),
        turn(A, "A:zombie attacks B, C", {A: "attack-10 flare-zombie"}, at="allied", stop="select", **HELPS),
    ),
    "a power to lend": (
        "wild-philanthropist",
        turn(C, "A:clone, B:zombie, C:virus", {A: "morph", C: "flare-philanthropist"}, **REGROUP),
        turn(C, "A:clone, B:zombie, C", {A: "morph", C: "flare-philanthropist"}, **REGROUP),
    ),
    "an invitation that was declined": (
        "wild-fodder",
        turn(C, "A attacks B, C", {**FEUD, C: "flare-fodder"}, *ASKED, "C decline", *BLOWS, at="invite"),
        turn(C, "A attacks B, C", {**FEUD, C: "flare-fodder"}, *ASKED, "C join:offense", *BLOWS, at="invite"),
    ),
    "a loss to an attack": (
        "wild-shadow",
        fight(B, "A attacks B", "attack-40", "attack-00", "flare-shadow"),
        fight(B, "A:pacifist attacks B", "negotiate", "attack-00", "flare-shadow"),
    ),
    "an attack of the opponent": (
        "wild-tripler",
        fight(A, "A attacks B", "attack-10", "attack-15", "flare-tripler"),
        fight(A, "A attacks B", "attack-10", "negotiate", "flare-tripler"),
    ),
    "the home of another who has lost their power": (
        "wild-parasite",
        fight(C, "A attacks B, C", "attack-40", "attack-00", "flare-parasite", emptied={B: (1, 2)}),
        fight(B, "A attacks B, C", "attack-40", "attack-00", "flare-parasite", emptied={B: (1, 2)}),
    ),
    "reinforcements of another": (
        "wild-reserve",
        turn(A, "A attacks B", GUARD, *BLOWS, "B use:reinforcement-5:defense", at="select"),
        turn(A, "A attacks B", GUARD, *BLOWS, "A use:reinforcement-3:offense", at="select"),
    ),
    "a loss by five": (
        "super-spiff",
        fight(A, "A:spiff attacks B", "attack-05", "attack-10", "flare-spiff"),
        fight(A, "A:spiff attacks B", "attack-06", "attack-10", "flare-spiff"),
    ),
    "a zap to undo": (
        "wild-healer",
        turn(A, "A:calculator attacks B", ZAPPER, *BLOWS, "A use:calculator", "B use:cosmic_zap", at="select"),
        turn(A, "A", {A: "morph plague flare-healer", B: "card_zap"}, "A use:plague:2", "B use:card_zap", **REGROUP),
    ),
    "a loser who is not Reincarnator": (
        "wild-reincarnator:0",
        fight(C, "A:spiff attacks B, C", "attack-00", "attack-40", "flare-reincarnator"),
        fight(C, "A:reincarnator attacks B, C", "attack-00", "attack-40", "flare-reincarnator"),
    ),
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_flare_needs(scene: str) -> None:
    """Where that is missing it is not offered."""
    assert only_first(*SCENES[scene])
