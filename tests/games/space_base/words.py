"""Asks, options and events of real games with what the terminal says, so that a test can hold the client to it.

`python -m tests.games.space_base.words` plays random games and writes `web/src/games/space_base/tests/words.json`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.games.recorded import News, events_of, written

from cosmodrome.games.space_base import RULES
from cosmodrome.kernel import Game
from cosmodrome.texts import Texts

FILE = Path(__file__).parents[3] / "web/src/games/space_base/tests/words.json"
GAMES = 8
NAMES = ("Mira", "Orion", "Vega", "Lyra", "Altair", "Deneb")


def words() -> Iterator[dict[str, Any]]:
    """A few of each kind of text that random games come upon, as a player at seat 0 reads them."""
    texts, news = Texts("en", RULES.id), News(())
    for number in range(GAMES):
        game, rng = Game.new(RULES, 2 + number % 4, {}, f"words {number}"), Random(number)
        while game.asks:
            ask = rng.choice(game.asks)
            yield from news(f"ask-{ask.key}", {"seat": ask.seat, **ask.args}, texts.ask(ask, NAMES))
            for option in ask.options:
                yield from news(f"option-{option.key}", option.args, texts.option(option, NAMES))
            game.answer(ask.seat, rng.choice(ask.options).id)
        yield from events_of(game, news, texts, NAMES)


if __name__ == "__main__":
    FILE.write_text(written(list(words())), encoding="utf-8")
