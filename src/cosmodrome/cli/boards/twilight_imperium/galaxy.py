"""The map: seven columns of hexes, each two lines high and half a hex lower or higher than its neighbours.

In the first line of a hex stand the number of its system, what is special there, and the planets with their owners,
infantry and structures; in the second the ships of each player, and whose command tokens lie there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from cosmodrome.cli.boards.twilight_imperium import signs
from cosmodrome.cli.players import Player
from cosmodrome.games.twilight_imperium.data.layouts import POSITIONS
from cosmodrome.games.twilight_imperium.data.tiles import TILES
from cosmodrome.texts import Words

COLUMNS: Final = 7
WIDEST: Final = 17
ANOMALY: Final = {tile.number: tile.anomaly for tile in TILES}


class Galaxy:
    """The map for one reader."""

    def __init__(self, view: Mapping[str, Any], players: Sequence[Player], words: Words) -> None:
        self.view = view
        self.players = list(players)
        self.words = words

    def draw(self, width: int) -> RenderableType:
        """All hexes; systems beside the map in lines of their own."""
        cell = min(width // COLUMNS, WIDEST)
        half = max(abs(q) for q, _ in self._on_map()) if self._on_map() else 3
        grid: dict[tuple[int, int], Text] = {}
        beside = []
        for system in self.view["systems"]:
            lines = self.planets_line(system, cell - 1), self.ships_line(system, cell - 1)
            if system["position"] >= len(POSITIONS):
                beside.append(Text("  ").join(lines))
                continue
            q, r = POSITIONS[system["position"]]
            for at, line in enumerate(lines):
                grid[2 * r + q + at, q] = line
        for place in self.view["draft"]["places"]:
            q, r = POSITIONS[place["position"]]
            shape, colour = signs.owner(self.players, place["seat"])
            grid[2 * r + q, q] = Text(f"⌂{place['number']} ", "bold").append(shape, colour)
        if not grid:
            return Text("–", "dim")
        rows = range(min(row for row, _ in grid), max(row for row, _ in grid) + 1)
        columns = range(-half, half + 1)
        drawn = [Text("").join([padded(grid.get((row, q)), cell) for q in columns]) for row in rows]
        return Group(*drawn, *beside)

    def _on_map(self) -> list[tuple[int, int]]:
        places = [each["position"] for each in (*self.view["systems"], *self.view["draft"]["places"])]
        return [POSITIONS[place] for place in places if place < len(POSITIONS)]

    def planets_line(self, system: Mapping[str, Any], room: int) -> Text:
        """`28αTe3S`: number, anomaly and wormholes, planets."""
        number = system["system"]
        active = self.view["action"]["system"] == number
        line = Text(str(number), "bold reverse" if active else "bold")
        line.append(signs.ANOMALIES.get(ANOMALY.get(number) or "", ""), "#c9a6ff")
        line.append("".join(signs.WORMHOLES[hole] for hole in system["wormholes"]), "#c9a6ff")
        if number == 18 and self.view["turn"]["custodians"]:
            line.append(signs.CUSTODIANS, "#ffd166")
        planets = system["planets"]
        if planets:
            spare = room - line.cell_len - sum(1 + len(signs.on_planet(planet)) for planet in planets.values())
            letters = max(spare // len(planets), 1)
            for name, planet in planets.items():
                shape, colour = signs.owner(self.players, planet["owner"])
                line.append(shape, colour).append(self.words("planet", name)[:letters], colour)
                line.append(signs.on_planet(planet), f"bold {colour}")
        return line

    def ships_line(self, system: Mapping[str, Any], room: int) -> Text:
        """`●D2f4 ▲C'■`: ships by owner, then command tokens."""
        line = Text(" ").join(
            [
                Text(f"{self.players[int(seat)].shape}{signs.fleet(units)}", self.players[int(seat)].colour)
                for seat, units in system["units"].items()
            ]
        )
        if system["tokens"]:
            line.append(signs.COMMAND, "dim")
            for seat in system["tokens"]:
                line.append(self.players[seat].shape, self.players[seat].colour)
        return line


def padded(line: Text | None, width: int) -> Text:
    """A line of a hex in its column; what is too long ends in an ellipsis."""
    made = Text("") if line is None else line.copy()
    made.truncate(width - 1, overflow="ellipsis")
    made.pad_right(width - made.cell_len)
    return made
