"""What a player can do, by name: the options of every ask of the game."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.space_base.index import NAMES
from cosmodrome.kernel import Option, Verb

buy: Final = Verb("buy", "card")
claim: Final = Verb("claim", "card")
place: Final = Verb("place", "card", "sector")
apart: Final = Verb("apart", "one", "other")
total: Final = Verb("sum", "sector")
shift: Final = Verb("shift", "card", "count")
arrow: Final = Verb("arrow", "sector")
double: Final = Verb("double", "sector")
face: Final = Verb("face", "face")
reroll: Final = Verb("reroll", "die")
charge: Final = Verb("charge", "card")
move: Final = Verb("move", "card")
exchange: Final = Verb("exchange", "card")

# The options offered again and again, made once.
BUY: Final[tuple[Option, ...]] = tuple(buy(name) for name in NAMES)
CLAIM: Final[tuple[Option, ...]] = tuple(claim(name) for name in NAMES)
FACE: Final = [face(number) for number in range(1, 7)]
DICE: Final = [[[apart(one, other), total(one + other)] for other in range(7)] for one in range(7)]
