"""Moments of real games as the web board's preview and tests show them.

`python -m tests.games.twilight_imperium.scenes` plays lively random games until it has met each moment, and writes what
one seat then sees beside the board: `scenes.json` in `web/src/games/twilight_imperium/preview`, and the rows of the box
as `cards.json`. `words.json` in its tests has asks, options and events of such games with what the terminal says, so
that a test can hold the client to the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.games.recorded import News, events_of, scene, write

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.index import EMPTY, MECATOL
from cosmodrome.kernel import Ask, Game, Option
from cosmodrome.texts import Texts

FOLDER = Path(__file__).parents[3] / "web/src/games/twilight_imperium/preview"
MOST_ANSWERS = 4000
MOST_GAMES = 200
WORDY_GAMES = 24
NAMES = ("Mira", "Orion", "Vega", "Lyra", "Altair", "Deneb")
TELLING = ("kind", "pool", "what", "how", "why", "ability", "result", "phase", "combat")  # these make other sentences

Moment = Callable[[Game, Ask], bool]


def asked(key: str, *more: Moment, options: int = 2, rounds: int = 2) -> Moment:
    """An ask of this name, from this round on."""
    return lambda game, ask: (
        ask.key == key
        and game.table.round >= rounds
        and len(ask.options) >= options
        and all(test(game, ask) for test in more)
    )


def offers(*verbs: str) -> Moment:
    """Some options begin like these."""
    return lambda game, ask: all(any(option.id.startswith(verb) for option in ask.options) for verb in verbs)


def fleets(least: int) -> Moment:
    """Both sides of a fight have so many kinds of ships and more."""

    def test(game: Game, ask: Ask) -> bool:
        table = game.table
        if table.foe < 0 or not table.system:
            return False
        sides = (table.fleet(table.active, table.system), table.fleet(table.foe, table.system))
        return all(side != EMPTY and sum(1 for count in side[:11] if count) >= least for side in sides)

    return test


def planned(game: Game, ask: Ask) -> bool:
    """The drafted movement leads to a fight."""
    return bool(game.asides(ask.seat)["odds"])


def agreed(game: Game, ask: Ask) -> bool:
    """Two terms and more are on the table."""
    return len(game.table.offer) >= 2


def holding(count: int) -> Moment:
    """So many action cards in hand."""
    return lambda game, ask: len(game.table.hands[ask.seat]) >= count


def voted(game: Game, ask: Ask) -> bool:
    """Two players and more have voted."""
    return sum(1 for name in game.table.voted if name) >= 2


ANY: dict[str, Any] = {}
MOMENTS: dict[str, tuple[int, dict[str, Any], Moment]] = {
    "turn": (6, ANY, asked("turn", holding(3), offers("activate"), rounds=4)),
    "pick": (6, ANY, asked("pick", rounds=3)),
    "move": (6, ANY, asked("move", offers("fleet", "ship"), rounds=3)),
    "plan": (6, ANY, asked("move", planned)),
    "hits": (6, ANY, asked("hits", fleets(2))),
    "retreat": (6, ANY, asked("retreat", fleets(2))),
    "cannon": (6, ANY, asked("space-cannon")),
    "land": (6, ANY, asked("land", options=4)),
    "build": (6, ANY, asked("build", options=8)),
    "pay": (6, ANY, asked("pay", options=5)),
    "research": (6, ANY, asked("research", options=4, rounds=3)),
    "structure": (6, ANY, asked("structure", offers("structure:pds", "structure:space_dock"))),
    "secondary": (6, ANY, asked("secondary")),
    "tokens": (6, ANY, asked("gain-tokens", options=5)),
    "redistribute": (6, ANY, asked("fleet-pool", options=5)),
    "score": (6, ANY, asked("score-public", rounds=3)),
    "vote": (6, ANY, asked("vote", voted)),
    "terms": (6, ANY, asked("terms", agreed)),
    "answer-offer": (6, ANY, asked("answer-offer", agreed)),
    "window": (6, ANY, asked("space.start")),
    "discard": (6, ANY, asked("discard", options=7)),
    "secrets": (6, ANY, asked("keep-secret", rounds=0)),
    "tile": (6, {"galaxy": "build"}, asked("tile", rounds=0)),
    "faction": (6, {"factions": "choose"}, asked("faction", rounds=0)),
    "draft": (5, {"factions": "draft"}, asked("draft", rounds=0)),
    "three": (3, ANY, asked("turn", offers("activate"), rounds=3)),
    "four": (4, ANY, asked("turn", offers("activate"), rounds=3)),
    "five": (5, ANY, asked("turn", offers("activate"), rounds=3)),
    "long": (6, {"points": 14}, asked("turn", offers("activate"), rounds=6)),
}


def lively(game: Game, ask: Ask, rng: Random) -> Option:
    """Mostly at random, but ships move, fights and the throne are sought, landings made, and windows used."""
    options, table = ask.options, game.table
    if ask.key == "turn" and rng.random() < 0.7:
        own = table.ships[ask.seat] & ~table.tokens[ask.seat]
        near = table.around(own, ask.seat) if own else 0
        moves = [option for option in options if option[0] == "activate" and near >> option[1] & 1]
        fights = [option for option in moves if table.others_ships(ask.seat) >> option[1] & 1]
        throne = [option for option in moves if option[1] == MECATOL]
        if throne and table.custodians and rng.random() < 0.7:
            return throne[0]
        if moves:
            return rng.choice(fights if fights and rng.random() < 0.5 else moves)
    if ask.key in ("move", "land", "hits", "bombard", "custodians") and rng.random() < 0.6:
        return options[0]
    if options[0][0] == "pass" and len(options) > 1 and rng.random() < 0.8:
        return rng.choice(options[1:])
    return rng.choice(options)


def played(seats: int, options: dict[str, Any], name: str, games: int = MOST_GAMES) -> Iterator[tuple[Game, Ask, int]]:
    """The asks of games, each with the number of events that were told before the answer that led to it."""
    for number in range(games):
        game, rng = Game.new(RULES, seats, options, f"{name} {number}"), Random(number)
        before = 0
        for _ in range(MOST_ANSWERS):
            if not game.asks:
                break
            for ask in game.asks:
                yield game, ask, before
            before = len(game.events(None))
            trader = rng.randrange(seats)
            deals = [act for act in game.acts(trader) if act[0] == "offer"] if rng.random() < 0.03 else []
            if deals:
                game.act(trader, rng.choice(deals).id)
            else:
                ask = rng.choice(game.asks)
                game.answer(ask.seat, lively(game, ask, rng).id)


def words() -> Iterator[dict[str, Any]]:
    """A few of each kind of text that games come upon, as a player at seat 0 reads them."""
    texts = Texts("en", RULES.id)
    news = News(TELLING)
    for number in range(WORDY_GAMES):
        game = None
        for now, ask, _ in played(3 + number % 4, {}, f"words {number}", games=1):
            game = now
            yield from news(f"ask-{ask.key}", {"seat": ask.seat, **ask.args}, texts.ask(ask, NAMES))
            for option in ask.options[:: max(1, len(ask.options) // 4)]:
                yield from news(f"option-{option.key}", option.args, texts.option(option, NAMES))
        if game:
            yield from events_of(game, news, texts, NAMES)


def main() -> None:
    """Write the files."""
    moments = MOMENTS.items()
    scenes = {name: scene(name, played(seats, options, name), moment) for name, (seats, options, moment) in moments}
    scenes["onlooker"] = {**scenes["turn"], "seat": None, "asks": []}
    write(FOLDER, scenes, RULES.cards(), list(words()))


if __name__ == "__main__":
    main()
