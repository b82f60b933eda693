"""All that can be seen or compared of a game."""

from __future__ import annotations

from typing import Any

from cosmodrome.kernel import Game, Seat

Viewer = Seat | None


def viewers(game: Game) -> list[Viewer]:
    """The seats and the onlooker."""
    return [None, *range(game.seats)]


def asks(game: Game, ids: bool = True) -> dict[Seat, Any]:
    """The open asks by seat."""
    return {ask.seat: (ask.id if ids else 0, *content(ask)) for ask in game.asks}


def content(ask: Any) -> tuple[Any, ...]:
    """An ask without its number."""
    return ask.key, dict(ask.args), [option.id for option in ask.options]


def state(game: Game, ids: bool = True) -> dict[str, Any]:
    """Everything: the table, what each seat sees, is asked and may do."""
    everybody = range(game.seats)
    return {
        "table": game.table.copy(),
        "asks": asks(game, ids),
        "window": game.window,
        "outcome": game.outcome,
        "views": {who: game.view(who) for who in viewers(game)},
        "acts": [[option.id for option in game.acts(seat)] for seat in everybody],
        "may_undo": [game.may_undo(seat) for seat in everybody],
    }


def story(game: Game) -> dict[Viewer, Any]:
    """The events as each viewer sees them."""
    return {who: game.events(who) for who in viewers(game)}


def check_plain(value: Any, where: str = "view") -> None:
    """Only dicts with str keys, lists, str, int, float, bool and None: what JSON knows."""
    if type(value) is dict:
        for key, item in value.items():
            assert type(key) is str, f"{where}: a key of type {type(key).__name__}"
            check_plain(item, f"{where}.{key}")
    elif type(value) is list:
        for item in value:
            check_plain(item, where)
    else:
        assert value is None or type(value) in (str, int, float, bool), f"{where}: {type(value).__name__} is not plain"


def difference(one: Any, other: Any, where: str = "") -> str:
    """The first place where two values differ, for the message of a failed check."""
    if type(one) is dict and type(other) is dict:
        for key in dict.fromkeys((*one, *other)):
            if one.get(key, difference) != other.get(key, difference):
                return difference(one.get(key), other.get(key), f"{where}.{key}")
    if type(one) is list and type(other) is list and len(one) == len(other):
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                return difference(mine, theirs, f"{where}[{at}]")
    return f"{where}: {one!r} != {other!r}"


def assert_equal(one: Any, other: Any, message: str) -> None:
    """Fail with the place of the difference."""
    assert one == other, f"{message}{difference(one, other)}"
