"""What a player can do, by name: the options of every ask of the game."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.space_base.index import NAMES
from cosmodrome.kernel import Option, Vocabulary

verb: Final = Vocabulary()

buy: Final = verb("buy", "card")
claim: Final = verb("claim", "card")
place: Final = verb("place", "card", "sector")
apart: Final = verb("apart", "one", "other")
total: Final = verb("sum", "sector")
shift: Final = verb("shift", "card", "count")
arrow: Final = verb("arrow", "sector")
double: Final = verb("double", "sector")
face: Final = verb("face", "face")
reroll: Final = verb("reroll", "die")
charge: Final = verb("charge", "card")
move: Final = verb("move", "card")
exchange: Final = verb("exchange", "card")

# The options offered again and again, made once.
BUY: Final[tuple[Option, ...]] = tuple(buy(name) for name in NAMES)
CLAIM: Final[tuple[Option, ...]] = tuple(claim(name) for name in NAMES)
FACE: Final = [face(number) for number in range(1, 7)]
DICE: Final = [[[apart(one, other), total(one + other)] for other in range(7)] for one in range(7)]
