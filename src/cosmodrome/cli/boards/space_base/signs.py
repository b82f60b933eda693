"""Cards in signs: what a face of a card pays, its charge slots and its ability, a few characters each.

Colour repeats what a sign says already: the shape of a slot tells on whose turn its charge can be used.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from cosmodrome.games.space_base.cards import COLONIES, SHIPS, STARTERS
from cosmodrome.games.space_base.rows import Ability, Colony, Face, Reward, Ship

_ROWS: tuple[Ship | Colony, ...] = (*SHIPS, *(ship for fleet in STARTERS for ship in fleet), *COLONIES)
CARDS: Final = {card.id: card for card in _ROWS}

CREDITS, INCOME, VP = "¤", "↑", "★"
ARROWS: Final = {"left": "←", "right": "→", "both": "↔"}
# full and empty slot, by the colour of the ability: blue own turn, red others' turns, green any turn
SLOTS: Final = {"blue": ("▮", "▯"), "red": ("▰", "▱"), "green": ("◉", "○")}
LINK = "─"
SHIFT, REROLL, SET_DIE, BUY, CLAIM, SWAP = "»", "⚅↻", "⚅=", "⊕", "✚", "⇄"
LOSE_VP, PLACE_CHARGE, MOVE_CHARGE, DOUBLE, WIN = "⊖", "⊞", "⊟", "×2", "♛"
COLONY, SECTOR, DEPLOYED, DECK = "⌂", "#", "⇡", "▤"
HIT = "▸"
LEVELS: Final = ("", "I", "II", "III")

STYLES: Final = {
    "credits": "yellow",
    "income": "magenta",
    "vp": "bold cyan",
    "blue": "bright_blue",
    "red": "bright_red",
    "green": "green",
    "arrow": "bold",
}
# What the legend shows for each sign, in this order; the text is `sign-<name>`.
LEGEND: Final = {
    "credits": CREDITS,
    "income": INCOME,
    "vp": VP,
    "arrow": "← → ↔",
    "own": "▮▯",
    "others": "▰▱",
    "any": "◉○",
    "linked": f"▯{LINK}▯",
    "shift": f"{SHIFT}1",
    "reroll": REROLL,
    "set-die": SET_DIE,
    "buy": BUY,
    "claim": f"{CLAIM}II",
    "swap": f"4{SWAP}9",
    "exchange": SWAP,
    "lose-vp": f"{LOSE_VP}4",
    "place-charge": PLACE_CHARGE,
    "move-charge": MOVE_CHARGE,
    "double": DOUBLE,
    "win": WIN,
    "colony": COLONY,
    "sector": SECTOR,
    "deployed": DEPLOYED,
    "deck": DECK,
    "hit": HIT,
}
TURNS: Final = {"blue": "own", "red": "others", "green": "any"}


class Signs:
    """Draws faces of cards for a table of this size, and remembers which signs it used."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._used: set[str] = set()

    @property
    def used(self) -> list[str]:
        """The signs drawn so far, in the order of the legend."""
        return [name for name in LEGEND if name in self._used]

    def sign(self, name: str, text: str, style: str = "") -> Text:
        """One sign, remembered for the legend."""
        self._used.add(name)
        return Text(text, STYLES.get(style, style))

    def amounts(self, credits: int = 0, income: int = 0, vp: int = 0, plus: bool = False) -> list[Text]:
        """Resources that are not 0: `2¤ 1↑ 3★`."""
        amounts = (("credits", credits, CREDITS), ("income", income, INCOME), ("vp", vp, VP))
        before = "+" if plus else ""
        return [self.sign(name, f"{before}{amount}{sign}", name) for name, amount, sign in amounts if amount]

    def counters(self, base: Mapping[str, Any]) -> Text:
        """The three counters of a player."""
        amounts = ((name, base[name], sign) for name, sign in (("credits", CREDITS), ("income", INCOME), ("vp", VP)))
        return spaced(self.sign(name, f"{amount}{sign}", name) for name, amount, sign in amounts)

    def reward(self, reward: Reward) -> list[Text]:
        """What a hit brings."""
        parts = self.amounts(reward.credits, reward.income, reward.vp)
        if reward.arrow:
            parts.append(self.sign("arrow", ARROWS[reward.arrow], "arrow"))
        parts += self._claims(reward.claim)
        if reward.buy:
            parts.append(self.sign("buy", BUY * reward.buy))
        return parts

    def face(self, face: Face, charges: int = 0) -> Text:
        """One face of a ship: what it pays, its slots with their charges, what a charge pays for."""
        return spaced([*self.reward(face.reward), *self.ability(face, charges)])

    def ability(self, face: Face, charges: int = 0) -> list[Text]:
        """The slots of a face and its ability."""
        if face.slots is None or face.ability is None:
            return []
        colour = face.ability.colour
        count = face.slots.capacity(self.players)
        full, empty = SLOTS[colour]
        cubes = [full] * charges + [empty] * (count - charges)
        if face.slots.linked and count > 1:
            self._used.add("linked")
        slots = self.sign(TURNS[colour], (LINK if face.slots.linked else "").join(cubes), colour)
        return [slots, *self.effect(face.ability)]

    def effect(self, ability: Ability) -> list[Text]:
        """What a use does; what it gives stands close to it."""
        gain = self.amounts(ability.gain.credits, ability.gain.income, ability.gain.vp, plus=True)
        return [Text.assemble(*gain, spaced(self._deed(ability)))]

    def _deed(self, ability: Ability) -> list[Text]:
        parts: list[Text] = []
        match ability.effect:
            case "shift-sector":
                parts.append(self.sign("shift", SHIFT + "/".join(map(str, ability.amounts))))
            case "reroll":
                parts.append(self.sign("reroll", REROLL))
            case "set-die":
                parts.append(self.sign("set-die", SET_DIE))
            case "buy-card":
                parts.append(self.sign("buy", BUY))
            case "buy-and-place":
                parts.append(self.sign("buy", f"{BUY}{min(ability.sectors)}-{max(ability.sectors)}"))
            case "claim-card":
                parts += self._claims(ability.cards)
            case "swap-sectors":
                parts.append(self.sign("swap", SWAP.join(map(str, ability.sectors))))
            case "exchange-card":
                parts.append(self.sign("exchange", SWAP))
            case "opponents-lose-vp":
                parts.append(self.sign("lose-vp", f"{LOSE_VP}{ability.amount}"))
                if ability.buy:
                    parts.append(self.sign("buy", BUY * ability.buy))
            case "place-charge":
                parts.append(self.sign("place-charge", PLACE_CHARGE))
                if ability.move:
                    parts.append(self.sign("move-charge", MOVE_CHARGE * ability.move))
            case "double-sector":
                parts.append(self.sign("double", DOUBLE))
            case "win":
                parts.append(self.sign("win", WIN))
        return parts

    def _claims(self, claims: Iterable[tuple[int, int]]) -> list[Text]:
        return [
            self.sign("claim", f"{CLAIM}{f'{count}×' if count > 1 else ''}{LEVELS[level]}") for level, count in claims
        ]


def spaced(parts: Iterable[Text]) -> Text:
    """Pieces with a space between them."""
    return Text(" ").join(parts)
