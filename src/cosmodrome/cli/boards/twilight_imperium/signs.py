"""The signs of the table: units, planets, tokens and counters in a few characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from cosmodrome.cli.players import Player

POINTS: Final = "★"
CARDS: Final = "▯"
SECRETS: Final = "◈"
GOODS: Final = "¤"
SPEAKER: Final = "♦"
PASSED: Final = "–"
EXHAUSTED: Final = "↷"
PLANETS: Final = "◯"
TECHNOLOGIES: Final = "⚛"
CUSTODIANS: Final = "♔"
COMMAND: Final = "'"
LETTERS: Final = {
    "flagship": "F",
    "war_sun": "W",
    "dreadnought": "D",
    "carrier": "C",
    "cruiser": "R",
    "destroyer": "E",
    "fighter": "f",
    "infantry": "i",
    "space_dock": "S",
    "pds": "P",
}
WORMHOLES: Final = {"alpha": "α", "beta": "β", "delta": "δ"}
ANOMALIES: Final = {"asteroid_field": "∴", "supernova": "✺", "nebula": "≈", "gravity_rift": "◌"}
COLOURS: Final = {"blue": "#7fc8ff", "green": "#7fd18b", "yellow": "#ffd166", "red": "#ff8a7a"}
LEGEND: Final = {
    "points": POINTS,
    "tokens": "3/3/2",
    "goods": f"{GOODS}2+3",
    "cards": CARDS,
    "secrets": SECRETS,
    "planet": "4/2",
    "exhausted": EXHAUSTED,
    "planets": f"6{PLANETS} 9/5",
    "technologies": TECHNOLOGIES,
    "command": f"{COMMAND}●",
    "speaker": SPEAKER,
    "passed": PASSED,
    "anomalies": "18α",
    "custodians": CUSTODIANS,
    "ships": "D2f4",
}


def fleet(units: Mapping[str, int]) -> str:
    """Units by letter, the big ones first: `D2!1f4`; one of a kind goes without its number."""
    parts = []
    for kind, letter in LETTERS.items():
        for name, sign in ((kind, letter), (f"{kind}-damaged", f"{letter}!")):
            if count := units.get(name, 0):
                parts.append(f"{sign}{count}" if count > 1 else sign)
    return "".join(parts)


def on_planet(planet: Mapping[str, Any]) -> str:
    """What stands on a planet: infantry by number, then its structures."""
    units = {"space_dock": int(planet["space_dock"]), "pds": planet["pds"]}
    return f"{planet['infantry'] or ''}{fleet(units)}"


def pools(player: Mapping[str, Any]) -> str:
    """The command tokens on a sheet."""
    return f"{player['tactic']}/{player['fleet']}/{player['strategy']}"


def goods(player: Mapping[str, Any]) -> str:
    """Trade goods and commodities."""
    return f"{GOODS}{player['goods']}+{player['commodities']}"


def owner(players: list[Player], seat: int | None) -> tuple[str, str]:
    """The shape and the colour of a planet's owner."""
    return ("·", "dim") if seat is None else (players[seat].shape, players[seat].colour)


def points(count: int, goal: int) -> Text:
    """How far to the goal."""
    return Text.assemble((f"{POINTS}{count}", "bold #ffd166"), (f"/{goal}", "dim"))
