"""The systems: a row for each player, a cell for each planet with the ships on it; then the counters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from cosmodrome.cli.boards import Scene
from cosmodrome.cli.boards.cosmic_encounter import signs
from cosmodrome.cli.players import Player
from cosmodrome.texts import Words


def systems_table(scene: Scene, players: Sequence[Player], words: Words) -> Table:
    """All systems. A planet that an answer leads to has the number of that answer."""
    view = scene.view
    most = max(len(player["planets"]) for player in view["players"])
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", width=1)
    table.add_column("", no_wrap=True, max_width=14)
    for number in range(most):
        table.add_column(str(number + 1), no_wrap=True, min_width=5)
    table.add_column(Text(signs.FOREIGN), no_wrap=True)
    table.add_column(Text(signs.CARDS), justify="right", no_wrap=True)
    table.add_column(Text(signs.WARP), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True, overflow="ellipsis", ratio=1)
    for player in players:
        table.add_row(*row(scene, player, most, players, words))
    return table


def row(scene: Scene, player: Player, most: int, players: Sequence[Player], words: Words) -> list[Text]:
    """One player: part in the encounter, name, planets, counters, aliens."""
    view = scene.view
    seen = view["players"][player.seat]
    cells = [cell(scene, planet, players) for planet in seen["planets"]]
    return [
        role(view, player.seat),
        player.label(),
        *cells,
        *[Text("")] * (most - len(cells)),
        signs.goal(seen, view["turn"]["goal"]),
        Text(str(signs.held(seen))),
        Text(str(seen["warp"]), "" if seen["warp"] else "dim"),
        aliens(view, player.seat, words),
    ]


def role(view: Mapping[str, Any], seat: int) -> Text:
    """The part a player plays in the encounter, as a sign."""
    encounter = view["encounter"]
    if seat == encounter["offense"] and view["turn"]["encounter"]:
        return Text(signs.OFFENSE, "bold #ff8a7a")
    if seat == encounter["defense"]:
        return Text(signs.DEFENSE, "bold #7fc8ff")
    side = encounter["sides"][seat]
    return Text(signs.ALLY, "#ff8a7a" if side == "offense" else "#7fc8ff") if side else Text("")


def cell(scene: Scene, planet: int, players: Sequence[Player]) -> Text:
    """The ships on a planet, and whether the gate points there or an answer would."""
    view = scene.view
    flagship = view["piles"]["flagship"]
    counts = [(seat, count) for seat, count in signs.on_planet(view, planet) if count]
    ships = Text("").join([signs.pile(players[seat], count, flagship == [seat, planet]) for seat, count in counts])
    cannon = planet in view["piles"]["pieces"].get("lunar_cannon", ())
    line = Text.assemble(ships or ("–", "dim"), (signs.CANNON if cannon else "", "dim"))
    if f"planet:{planet}" in view["piles"]["open"]:
        line.append(signs.CITADEL, "bold")
    if planet % 6 == 5:
        line = Text.assemble((signs.GENESIS, "dim"), line)
    if planet == view["encounter"]["planet"]:
        line = Text.assemble((signs.TARGET, "bold reverse"), line)
    number = scene.numbers.get(f"aim:{planet}")
    return line if number is None else Text.assemble((str(number), "bold reverse"), " ", line)


def aliens(view: Mapping[str, Any], seat: int, words: Words) -> Text:
    """The aliens of a player; a power that is lost, hidden or zapped is grey."""
    player = view["players"][seat]
    parts = []
    for alien in player["aliens"]:
        off = player["lost"] or player["hidden"] or alien in view["encounter"]["zapped"]
        name = Text(words("alien", alien), "dim strike" if player["lost"] else "dim" if off else "italic")
        if tokens := view["piles"]["tokens"].get(alien):
            name.append(f" {signs.TOKENS}{tokens}", "bold")
        parts.append(name)
    return Text(" + ").join(parts)
