"""The odds and the game agree: the same fights, fought at the table."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from typing import Any

import pytest
from tests.conformance.joined import starting
from tests.games.twilight_imperium.boards import A, B, drive, halt, table_of

from cosmodrome.games.twilight_imperium import RULES, odds

FIGHTS = 400
UNTIL_WON = replace(RULES, pieces={**RULES.pieces, "combat-end": halt, "invasion": halt})  # before capacity is checked


def fought(seed: int, attacker: dict[str, Any], defender: dict[str, Any]) -> int:
    """Who has ships left in the system: 0 the attacker, 1 the defender, 2 nobody."""
    fleets = [" ".join(f"{count} {kind}" for kind, count in side["units"].items()) for side in (attacker, defender)]
    techs = {seat: " ".join(side["technologies"]) for seat, side in ((A, attacker), (B, defender))}
    table = table_of(
        f"A:{attacker['faction']} B:{defender['faction']}", {"A 27": fleets[0], "B 26": fleets[1]}, techs=techs
    )
    table.fleet_pool = [6 for _ in table.fleet_pool]
    game = drive(starting(UNTIL_WON, table, seed=str(seed)), "A activate:26", "A all")
    while game.asks:
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[0].id)
    ships = [game.table.ships[seat] >> 26 & 1 for seat in (A, B)]
    return 0 if ships[0] else 1 if ships[1] else 2


@pytest.mark.parametrize(
    "attacker, defender",
    [
        (("l1z1x", {"flagship": 1, "dreadnought": 1}, []), ("winnu", {"flagship": 1, "carrier": 1, "fighter": 4}, [])),
        (
            ("jol_nar", {"flagship": 1, "carrier": 1, "fighter": 4}, ["fighter_2"]),
            ("mentak", {"flagship": 1, "dreadnought": 1, "carrier": 1}, []),
        ),
        (("mentak", {"flagship": 1, "dreadnought": 1}, []), ("hacan", {"dreadnought": 3}, [])),
        (("jol_nar", {"cruiser": 3, "dreadnought": 1}, []), ("sol", {"destroyer": 2, "cruiser": 2}, [])),
        (
            ("hacan", {"cruiser": 3, "destroyer": 1}, ["assault_cannon"]),
            ("sardakk_norr", {"dreadnought": 2, "cruiser": 1}, ["duranium_armor"]),
        ),
    ],
)
def test_fights_at_the_table_end_as_the_odds_say(attacker: Any, defender: Any) -> None:
    """Fights in the game, with the first answer to every question, have the chances that the odds tell."""
    sides = [dict(zip(("faction", "units", "technologies"), side, strict=True)) for side in (attacker, defender)]
    told = odds(kind="space", attacker=sides[0], defender=sides[1])
    ends = [fought(seed, *sides) for seed in range(FIGHTS)]
    for end, chance in enumerate((told.attacker, told.defender, told.draw)):
        share = ends.count(end) / FIGHTS
        assert share == pytest.approx(chance, abs=4 * sqrt(chance * (1 - chance) / FIGHTS) + 1e-9)
