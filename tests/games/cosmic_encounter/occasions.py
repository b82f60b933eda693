"""Occasions to use a piece: of two tables that differ in one thing it is offered at the first only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

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


def only_first(use: str, there: At, missing: At) -> bool:
    """Whether the piece can be used at the first table and not at the second."""
    return there.has_use_for(use) and not missing.has_use_for(use)


# What scenes have in common.
HELPED = {"allies": {C: ("defense", 1)}}
HELPS = {"allies": {C: ("offense", 1)}}
TALK = ("A lay:attack-40", "B lay:negotiate")
BLOWS = ("A lay:attack-10", "B lay:attack-04")
GIFT = {A: "attack-10 morph quash flare-philanthropist", B: "attack-04"}
PLANNING = {"at": "planning", "stop": "select"}
REGROUP = {"at": "regroup", "stop": "destiny"}
FEUD = {A: "attack-10", B: "attack-04"}
ASKED = ("A invite:2", "B invite:nobody")
BUILT = {**FEUD, C: "attack-08"}
CITADEL = "C use:citadel-build:attack-08"
CAMPAIGN = ("A aim:6", "A ship:0:4", "A invite:nobody", "B invite:nobody", *BLOWS)
HELP = {A: "attack-10 reinforcement-3 negotiate", B: "attack-04 negotiate"}
LOOT = {A: "attack-40 morph", B: "negotiate flare-hacker"}
FETCH = {A: "attack-10 flare-fido", B: "attack-04", C: "force_field"}
WAIT = {A: "morph flare-machine", B: "flare-masochist"}
DRAWS = "A use:wild-chosen"
GUARD = {A: "attack-10 reinforcement-3 flare-reserve", B: "attack-04 reinforcement-5"}
ZAPPER = {A: "attack-10 flare-healer", B: "attack-04 cosmic_zap"}
RICH = "attack-40 attack-30 attack-23 attack-20 morph quash plague"
