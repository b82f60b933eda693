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
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_piece_needs(scene: str) -> None:
    """What it is for must be there."""
    use, there, missing = SCENES[scene]
    assert there.has_use_for(use)
    assert not missing.has_use_for(use)
