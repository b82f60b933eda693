"""What the scenes of the games have in common: moments of real games, and a few of each kind of text."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cosmodrome.kernel import Ask, Game
from cosmodrome.server.outbox import TIME_UP
from cosmodrome.texts import Texts


def shown(game: Game, ask: Ask) -> dict[str, Any]:
    """An ask as the server sends it."""
    options = [
        {"id": option.id, "key": option.key, "args": option.args, "hint": game.hint(ask.seat, option)}
        for option in ask.options
        if option.key != TIME_UP
    ]
    return {"id": ask.id, "seat": ask.seat, "key": ask.key, "args": dict(ask.args), "options": options}


def seen(game: Game, ask: Ask, before: int) -> dict[str, Any]:
    """A moment through the eyes of who is asked."""
    return {
        "seat": ask.seat,
        "view": {**game.view(ask.seat), **game.asides(ask.seat)},
        "asks": [shown(game, ask)],
        "events": game.events(ask.seat, before),
    }


def scene(name: str, games: Iterable[tuple[Game, Ask, int]], moment: Callable[[Game, Ask], bool]) -> dict[str, Any]:
    """The first moment of that kind in games, through the eyes of who is asked. With each ask comes the number of
    events that were told before the answer that led to it."""
    for game, ask, before in games:
        if moment(game, ask):
            return seen(game, ask, before)
    raise LookupError(f"no game came to {name}")


class News:
    """Texts of a shape that was not told before; an argument in `telling` makes another sentence by its kind."""

    def __init__(self, telling: tuple[str, ...]) -> None:
        self._telling = telling
        self._told: set[tuple[str, ...]] = set()

    def __call__(self, key: str, args: Mapping[str, Any], text: str) -> Iterator[dict[str, Any]]:
        kinds = [str(args[name]).partition(":")[0] for name in self._telling if name in args]
        shape = (key, *sorted(f"{name} {type(value).__name__}" for name, value in args.items()), *kinds)
        if shape not in self._told:
            self._told.add(shape)
            yield {"key": key, "args": dict(args), "text": text}


def events_of(game: Game, news: News, texts: Texts, names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """The events of a game as a player at seat 0 reads them."""
    for event in game.events(0):
        args = {name: value for name, value in event.items() if name != "key"}
        yield from news(f"event-{event['key']}", args, texts.event(event, names))


def write(folder: Path, scenes: Any, cards: Any, words: Any) -> None:
    """Write the files beside a board of the client."""
    folder.mkdir(parents=True, exist_ok=True)
    for path, data in (("scenes.json", scenes), ("cards.json", cards), ("../tests/words.json", words)):
        (folder / path).write_text(written(data), encoding="utf-8")


def written(data: Any) -> str:
    """Data as the client's files have it, in lines that a comparison can show."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace('},"', '},\n"') + "\n"
