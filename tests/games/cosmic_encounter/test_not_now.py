"""When a power or a flare may not be used: of two tables that differ in one thing it is offered at the first only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, ever_offered, play

from cosmodrome.kernel import Seat


@dataclass(frozen=True)
class At:
    """A table, what is answered there first, and the seat that could use the piece."""

    seat: Seat
    text: str
    script: tuple[str, ...]
    fields: dict[str, Any]

    def has_use_for(self, use: str) -> bool:
        """Whether the piece can be used from then on to the end of the encounter, or is, if it must."""
        game = drive(play(self.text, **self.fields), *self.script)
        offered = any(f"{each}:".startswith(f"use:{use}:") for each in ever_offered(game, self.seat))
        return offered or any(event.get("ability") == use for event in game.events(None))


def fight(seat: Seat, text: str, own: str, other: str, more: str = "", **fields: Any) -> At:
    """A and B lay these cards; `more` is in the hand of the seat."""
    hands = {A: own, B: other}
    hands[seat] = f"{hands.get(seat, '')} {more}"
    return At(seat, text, (f"A lay:{own}", f"B lay:{other}"), {"hands": hands, "at": "select", **fields})


def turn(seat: Seat, text: str, hands: dict[Seat, str], *script: str, **fields: Any) -> At:
    """Other moments of an encounter."""
    return At(seat, text, script, {"hands": hands, **fields})


HELPED = {"allies": {C: ("defense", 1)}}
HELPS = {"allies": {C: ("offense", 1)}}
TALK = ("A lay:attack-40", "B lay:negotiate")
BLOWS = ("A lay:attack-10", "B lay:attack-04")
GIFT = {A: "attack-10 morph quash flare-philanthropist", B: "attack-04"}
PLANNING = {"at": "planning", "stop": "select"}
REGROUP = {"at": "regroup", "stop": "destiny"}

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
    "ships of others": (
        "healer",
        fight(C, "A attacks B, C:healer", "attack-40", "attack-04"),
        fight(B, "A attacks B:healer", "attack-40", "attack-04"),
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
    "a smasher who won": (
        "cudgel",
        fight(A, "A:cudgel attacks B", "attack-40", "attack-00"),
        fight(A, "A:cudgel attacks B", "attack-00", "attack-40"),
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
        turn(A, "A attacks B", {A: "attack-40 morph quash flare-barbarian", B: "negotiate"}, *TALK, at="select"),
    ),
    "a hand from which compensation is taken": (
        "wild-miser",
        turn(A, "A attacks B", {A: "attack-40 morph flare-miser", B: "negotiate"}, *TALK, at="select"),
        turn(B, "A attacks B", {A: "attack-40 morph", B: "negotiate flare-miser"}, *TALK, at="select"),
    ),
    "a turn of one's own": (
        "hate",
        turn(A, "A:hate, B, C", {A: "morph"}, at="start-turn", stop="regroup"),
        turn(B, "A, B:hate, C", {A: "morph", B: "attack-08"}, at="start-turn", stop="regroup"),
    ),
    "an offense with ships in the warp": (
        "wild-masochist",
        turn(B, "A, B, C", {A: "morph", B: "flare-masochist"}, warp={A: 1, C: 2}, **REGROUP),
        turn(B, "A, B, C", {A: "morph", B: "flare-masochist"}, warp={C: 2}, **REGROUP),
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
    "a colony to cling with": (
        "remora",
        turn(C, "A, B, C:remora", {A: "morph"}, warp={A: 2, C: 2}, **REGROUP),
        turn(C, "A, B, C:remora", {A: "morph"}, warp={A: 2, C: 20}, **REGROUP),
    ),
    "an encounter of one's own turn": (
        "wild-machine",
        fight(A, "A attacks B", "attack-00", "attack-40", "flare-machine morph"),
        fight(B, "A attacks B", "attack-00", "attack-40", "flare-machine morph"),
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
    "a side that did not invite": (
        "parasite:offense",
        turn(C, "A attacks B, C:parasite", {A: "attack-10"}, "A invite:nobody", "B invite:2", at="invite"),
        turn(C, "A attacks B, C:parasite", {A: "attack-10"}, "A invite:2", "B invite:nobody", at="invite"),
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
    "a card that was not taken back": (
        "filch",
        turn(A, "A:filch attacks B:clone", {A: "attack-10", B: "attack-04"}, *BLOWS, at="select"),
        turn(A, "A:filch attacks B:clone", {A: "attack-10", B: "attack-04"}, *BLOWS, "B use:clone", at="select"),
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
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_piece_needs(scene: str) -> None:
    """What it is for must be there."""
    use, there, missing = SCENES[scene]
    assert there.has_use_for(use)
    assert not missing.has_use_for(use)
