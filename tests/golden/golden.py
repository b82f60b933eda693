"""Recorded whole games: what they are, and what is kept of them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

from tests.conformance.joined import Joined
from tests.conformance.play import do, next_move
from tests.conformance.state import story
from tests.games.cosmic_encounter.joined import JOINED as COSMIC_ENCOUNTER
from tests.games.space_base.joined import JOINED as SPACE_BASE
from tests.games.twilight_imperium.joined import JOINED as TWILIGHT_IMPERIUM

import cosmodrome
from cosmodrome.bots import Place, make
from cosmodrome.kernel import Game, Random

FOLDER = Path(__file__).parent


class Played(NamedTuple):
    """How a game is recorded: by lively seats, which ask a greedy bot for this share of their answers."""

    joined: Joined
    seats: int
    options: dict[str, Any]
    greedy: float = 0.0


GAMES = {
    "space-base-2": Played(SPACE_BASE, 2, {"variant": "standard"}),
    "space-base-3-light-speed": Played(SPACE_BASE, 3, {"variant": "light-speed"}),
    "space-base-4": Played(SPACE_BASE, 4, {"variant": "standard"}),
    "space-base-5-light-speed": Played(SPACE_BASE, 5, {"variant": "light-speed"}),
    "cosmic-encounter-3-2018": Played(COSMIC_ENCOUNTER, 3, {"edition": 2018}),
    "cosmic-encounter-4-2008": Played(COSMIC_ENCOUNTER, 4, {"edition": 2008, "aliens": "choose"}),
    "cosmic-encounter-5-2018-flares": Played(
        COSMIC_ENCOUNTER, 5, {"aliens": "random", "flares": True, "technologies": True}
    ),
    "twilight-imperium-3-14-points": Played(TWILIGHT_IMPERIUM, 3, {"points": 14}, greedy=0.8),
    "twilight-imperium-4-draft": Played(TWILIGHT_IMPERIUM, 4, {"factions": "draft", "galaxy": "build"}, greedy=0.8),
    "twilight-imperium-5-choose": Played(TWILIGHT_IMPERIUM, 5, {"factions": "choose", "galaxy": "build"}, greedy=0.8),
    "twilight-imperium-6": Played(TWILIGHT_IMPERIUM, 6, {}, greedy=0.8),
}


def play(name: str) -> Game:
    """One whole game, with a step taken back now and then."""
    joined, seats, options, greedy = GAMES[name]
    rng = Random(f"golden {name}")
    game = joined.new(seats, options, f"golden {name}")
    bot = make("greedy", game.rules.id)
    while game.asks:
        move = next_move(joined, game, rng, lively=True)
        if rng.random() < greedy and not move.act:
            move = move._replace(option=bot.choose(Place(game, move.seat), rng))
        do(game, move)
        if game.may_undo(move.seat) and rng.random() < 0.02:
            game.undo(move.seat)
    return game


def kept(game: Game) -> dict[str, Any]:
    """A record, how the game ended, and a digest of all that was told to everybody."""
    told = json.dumps([events for _, events in sorted(story(game).items(), key=str)], sort_keys=True)
    assert game.outcome is not None
    return {
        "outcome": [list(game.outcome.winners), list(game.outcome.scores), game.outcome.reason],
        "rounds": game.table.round,
        "digest": hashlib.sha256(told.encode()).hexdigest(),
        "record": game.record(),
    }


def read(name: str) -> dict[str, Any]:
    """What is kept of a game."""
    return dict(json.loads((FOLDER / f"{name}.json").read_text("utf-8")))


def write(name: str, content: dict[str, Any]) -> None:
    """Keep it: an entry of the record on a line, so that changes can be read."""
    entries = content["record"]["entries"]
    head = json.dumps({**content, "record": {**content["record"], "entries": []}}, indent=1)
    lines = ",\n".join(f"   {json.dumps(entry, separators=(',', ':'))}" for entry in entries)
    (FOLDER / f"{name}.json").write_text(head.replace('"entries": []', f'"entries": [\n{lines}\n  ]') + "\n", "utf-8")


def replayed(name: str) -> Game:
    """The game, played again from its record."""
    return cosmodrome.replay(read(name)["record"])
