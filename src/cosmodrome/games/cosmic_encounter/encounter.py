"""Sides and roles in an encounter, and the order in which players act."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.cosmic_encounter.zones import NOBODY

SIDES: Final = ("offense", "defense")
SCOPES: Final = ("encounter",)  # how long a mark lasts
OFFENSE: Final = 0
DEFENSE: Final = 1
# The role of a seat in the encounter, as bits.
ROLE_OFFENSE: Final = 1
ROLE_DEFENSE: Final = 2
ROLE_OFFENSIVE_ALLY: Final = 4
ROLE_DEFENSIVE_ALLY: Final = 8
ROLE_OTHER: Final = 16
EACH_ROLE: Final = (ROLE_OFFENSE, ROLE_DEFENSE, ROLE_OFFENSIVE_ALLY, ROLE_DEFENSIVE_ALLY, ROLE_OTHER)
ALLIES: Final = (ROLE_OFFENSIVE_ALLY, ROLE_DEFENSIVE_ALLY)  # by side
CLOCKWISE: Final = [
    [tuple((start + step) % seats for step in range(seats)) for start in range(seats)] for seats in range(6)
]
# CE-R2: offense, defense, then clockwise from the offense's left. By seats, offense and defense (-1: none yet).
TIMING: Final = [
    [
        [
            (offense, *([defense] if defense not in (NOBODY, offense) else []), *rest)
            for defense in (*range(seats), NOBODY)
            for rest in [[seat for seat in CLOCKWISE[seats][offense][1:] if seat != defense]]
        ]
        for offense in range(seats)
    ]
    for seats in range(6)
]
