"""Moments of real games as the web board's preview and tests show them.

`python -m tests.games.cosmic_encounter.scenes` plays random games until it has met each moment, and writes what one
seat then sees beside the board: `web/src/games/cosmic_encounter/preview/scenes.json`, and the rows to `cards.json`.
`tests/words.json` has asks, options and events of those games with what the terminal says, so that a test can hold the
client to the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.games.recorded import News, events_of, scene, write

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.kernel import Ask, Game
from cosmodrome.texts import Texts

FOLDER = Path(__file__).parents[3] / "web/src/games/cosmic_encounter/preview"
MOST_ANSWERS = 900
MOST_GAMES = 400
WORDY_GAMES = 40
TELLING = ("kind", "pile", "fate", "result", "piece", "ability")  # by these an argument makes another sentence

Moment = Callable[[Game, Ask], bool]


def asked(key: str, *more: Callable[[Game, Ask], bool], options: int = 2) -> Moment:
    """An ask of this name, not before the second round."""
    return lambda game, ask: (
        ask.key == key
        and game.table.round >= 2
        and len(ask.options) >= options
        and all(test(game, ask) for test in more)
    )


def allies(game: Game, ask: Ask) -> bool:
    """Both sides have allies."""
    return all(game.table.allies(side) for side in (0, 1))


def battle(game: Game, ask: Ask) -> bool:
    """Two attacks have met."""
    return game.table.both("attack") and bool(game.table.decided)


def offers(verb: str) -> Moment:
    """Some option begins like this."""
    return lambda game, ask: any(option.id.startswith(verb) for option in ask.options)


def uses(count: int) -> Moment:
    """So many uses are under way."""
    return lambda game, ask: len(game.table.uses) >= count


def begun(game: Game, ask: Ask) -> bool:
    """The offer has a few terms already."""
    table = game.table
    return len(table.deal.terms) >= 1 and len(table.cards.offer[ask.seat]) >= 1


def second_offer(game: Game, ask: Ask) -> bool:
    """Both have made offers."""
    return sum(game.table.deal.offered) >= 2


def late(game: Game, ask: Ask) -> bool:
    """Somebody is about to win."""
    return max(game.table.ships.foreign) >= game.table.goal - 1


PLAIN: dict[str, Any] = {"aliens": "random", "flares": True}
RICH: dict[str, Any] = {**PLAIN, "technologies": True}
MOMENTS: dict[str, tuple[int, dict[str, Any], Moment]] = {
    "planning": (5, PLAIN, asked("select", allies)),
    "aim": (5, PLAIN, asked("aim", late)),
    "launch": (5, PLAIN, asked("launch", offers("ship"))),
    "invite": (5, PLAIN, asked("invite")),
    "alliance": (5, PLAIN, asked("alliance", options=3)),
    "reinforce": (5, PLAIN, asked("reveal.totals", allies, offers("use:reinforcement"))),
    "zap": (4, PLAIN, asked("used", offers("use:cosmic_zap"))),
    "zaps": (5, PLAIN, asked("used", uses(2))),
    "offer": (4, PLAIN, asked("offer", begun, options=8)),
    "answer-offer": (4, PLAIN, asked("answer-offer", second_offer, options=3)),
    "rewards": (5, PLAIN, asked("rewards")),
    "lose": (4, PLAIN, asked("lose-ships")),
    "won": (5, PLAIN, asked("place-ships", allies, battle)),
    "home": (5, PLAIN, asked("place-ships", options=6)),
    "own-colour": (4, PLAIN, asked("own-colour", offers("visitor"))),
    "wild": (5, PLAIN, asked("wild-destiny")),
    "second": (3, PLAIN, asked("second-encounter")),
    "research": (5, RICH, asked("research", options=4)),
    "hidden": (4, {**PLAIN, "hidden_powers": True}, asked("select")),
    "four": (3, {**PLAIN, "planets": 4}, asked("aim")),
    "technology": (4, RICH, asked("keep-technology")),
    "choose-alien": (5, {"aliens": "choose"}, lambda game, ask: ask.key == "choose-alien"),
}


def played(seats: int, options: dict[str, Any]) -> Iterator[tuple[Game, Ask, int]]:
    """The asks of random games, each with the number of events that were told before the answer that led to it."""
    for number in range(MOST_GAMES):
        game, rng = Game.new(RULES, seats, options, f"scene {number}"), Random(number)
        before = 0
        for _ in range(MOST_ANSWERS):
            if not game.asks:
                break
            for ask in game.asks:
                yield game, ask, before
            ask = rng.choice(game.asks)
            before = len(game.events(None))
            game.answer(ask.seat, rng.choice(ask.options).id)


def words() -> Iterator[dict[str, Any]]:
    """A few of each kind of text that random games come upon, as a player at seat 0 reads them."""
    texts, names = Texts("en", RULES.id), ("Mira", "Orion", "Vega", "Lyra", "Altair")
    news = News(TELLING)
    for number in range(WORDY_GAMES):
        game, rng = Game.new(RULES, 5, {**RICH, "hidden_powers": number % 3 == 0}, f"words {number}"), Random(number)
        while game.asks:
            ask = rng.choice(game.asks)
            yield from news(f"ask-{ask.key}", {"seat": ask.seat, **ask.args}, texts.ask(ask, names))
            option = rng.choice(ask.options)
            yield from news(f"option-{option.key}", option.args, texts.option(option, names))
            game.answer(ask.seat, option.id)
        yield from events_of(game, news, texts, names)


def main() -> None:
    """Write the files."""
    moments = MOMENTS.items()
    scenes = {name: scene(name, played(seats, options), moment) for name, (seats, options, moment) in moments}
    scenes["onlooker"] = {**scenes["planning"], "seat": None, "asks": []}
    write(FOLDER, scenes, RULES.cards(), list(words()))


if __name__ == "__main__":
    main()
