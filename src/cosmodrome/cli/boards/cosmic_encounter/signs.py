"""The signs of the table: what a pile of ships, a card or a counter looks like in a few characters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from cosmodrome.cli.players import Player

TARGET: Final = "◎"
FOREIGN: Final = "⚑"
CARDS: Final = "▯"
WARP: Final = "≋"
OFFENSE: Final = "▶"
DEFENSE: Final = "◀"
ALLY: Final = "+"
EMPTY: Final = "∅"
TOKENS: Final = "○"
GENESIS: Final = "✦"
CANNON: Final = "☾"
CITADEL: Final = "⌂"
LEGEND: Final = {
    "ships": "●4",
    "target": TARGET,
    "offense": OFFENSE,
    "defense": DEFENSE,
    "ally": ALLY,
    "foreign": FOREIGN,
    "cards": CARDS,
    "warp": WARP,
    "empty": EMPTY,
    "tokens": TOKENS,
    "genesis": GENESIS,
    "cannon": CANNON,
    "citadel": CITADEL,
}
STYLES: Final = {
    "attack": "#ff8a7a",
    "negotiate": "#7fd18b",
    "morph": "#c9a6ff",
    "reinforcement": "#ffd166",
    "artifact": "#7fc8ff",
    "flare": "#ffb3e6",
}
KIND_ORDER: Final = tuple(STYLES)


def held(player: Mapping[str, Any]) -> int:
    """How many cards a player still holds: an encounter card that was laid is on the table for all to see."""
    return int(player["cards"]) - len(player["laid"])


def kind_of(card: str) -> str:
    """What kind a card is, by its id."""
    kind = card.partition("-")[0]
    return kind if kind in STYLES else "artifact"


def card_style(card: str) -> str:
    """The colour of a card's kind."""
    return "dim" if card == "?" else STYLES[kind_of(card)]


def pile(player: Player, count: int, flagship: bool = False) -> Text:
    """Ships of one player: `●4`; a flagship among them has a star."""
    return Text(f"{player.shape}{count}{'*' if flagship else ''}", player.colour)


def piles(players: Sequence[Player], counts: Iterable[tuple[int, int]]) -> Text:
    """Ships of several players side by side: `●4▲1`."""
    return Text(" ").join([pile(players[seat], count) for seat, count in counts if count])


def on_planet(view: Mapping[str, Any], planet: int) -> list[tuple[int, int]]:
    """Who is on a planet with how many ships, its owner first."""
    home = planet // 6
    seats = sorted(range(view["seats"]), key=lambda seat: (seat != home, seat))
    return [(seat, view["players"][seat]["ships"].get(str(planet), 0)) for seat in seats]


def goal(player: Mapping[str, Any], needed: int) -> Text:
    """How many foreign colonies of those that win."""
    count = player["foreign"]
    return Text.assemble((FOREIGN * count, "bold #ffd166"), ("·" * max(needed - count, 0), "dim"))
