"""The accountant: someone who reads only the public log and keeps the books of the table.

The driver plays a game, gives a game's bookkeeping the onlooker's view from before the first event and then every
public event, and compares the books with the onlooker's view at the end. What the log does not tell, the books miss.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, Protocol

from tests.conformance.joined import Joined, starting
from tests.conformance.play import Move, do, next_move

from cosmodrome.bots import make
from cosmodrome.bots.place import Place
from cosmodrome.kernel import Game, Random

TRIES = 12  # events of a kind of which a field is left out


class Accountant(Protocol):
    """The bookkeeping of one game, in `tests/games/<game>/accountant.py`.

    It may know the rules that every player knows by heart, but not what is printed on the cards: amounts come from the
    log. `untold` names what the books leave out: parts of the view (`hand`), or entries of a part (`turn.step`).
    """

    untold: frozenset[str]

    def start(self, view: dict[str, Any]) -> None:
        """The onlooker's view before anything has happened."""
        ...

    def read(self, event: dict[str, Any]) -> None:
        """One public event."""
        ...

    def public(self) -> dict[str, Any]:
        """The view as the books have it, without what is `untold`."""
        ...


Player = Callable[[Game, Random], Move]


def random_seats(joined: Joined) -> Player:
    """Seats that pick at random, and sometimes act unasked."""
    return lambda game, rng: next_move(joined, game, rng, lively=False)


def lively_seats(joined: Joined) -> Player:
    """Seats that rarely pass."""
    return lambda game, rng: next_move(joined, game, rng, lively=True)


def greedy_seats(joined: Joined) -> Player:
    """Seats that play as well as the greedy bot."""
    bot = make("greedy", joined.rules.id)
    acted: set[tuple[int, int]] = set()  # the asks before which a seat has acted

    def move(game: Game, rng: Random) -> Move:
        ask = game.asks[0]
        place = Place(game, ask.seat)
        if (ask.seat, ask.id) not in acted and (act := bot.act(place, rng)) is not None:
            acted.add((ask.seat, ask.id))
            return Move(ask.seat, act, act=True)
        return Move(ask.seat, bot.choose(place, rng))

    return move


SEATS: dict[str, Callable[[Joined], Player]] = {
    "random": random_seats,
    "lively": lively_seats,
    "greedy": greedy_seats,
}


def fresh(joined: Joined, seats: int, options: dict[str, Any], seed: int) -> tuple[Game, dict[str, Any]]:
    """A new game, and the onlooker's view from before its first event."""
    rules = joined.rules
    game = Game(rules, seats, rules.settle(seats, options), str(seed))
    before = game.view(None)
    game._start()
    return game, before


def crowded(joined: Joined, seats: int, options: dict[str, Any], seed: int) -> tuple[Game, dict[str, Any]]:
    """A game that starts in the thick of it, and the onlooker's view from before its first event."""
    rules = joined.rules
    settings = rules.settle(seats, options)
    table = joined.crowded(seats, settings, Random(f"crowded {seed}"))
    before = {"game": rules.id, **settings, **rules.view(table, None)}
    return starting(rules, table, settings, seed), before


Start = Callable[[Joined, int, dict[str, Any], int], tuple[Game, dict[str, Any]]]


def audit(
    joined: Joined, accountant: Accountant, kind: str, start: Start, setting: int, seed: int, most: int = 20_000
) -> None:
    """Play one game and compare the books with the view, at its end or after `most` moves."""
    options = list(joined.settings())
    seats, chosen = options[setting % len(options)]
    game, before = start(joined, seats, chosen, seed)
    accountant.start(before)
    player, rng = SEATS[kind](joined), Random(f"accountant {seed}")
    moves = 0
    while game.asks and moves < most:
        do(game, player(game, rng))
        moves += 1
    for event in game.events(None):
        accountant.read(event)
    wrong = list(differences(accountant.public(), game.view(None), accountant.untold))
    assert not wrong, report(wrong, f"{joined} {kind} {start.__name__}, setting {setting}, seed {seed}")


def lost_fields(
    joined: Joined, accountant: Accountant, start: Start, seed: int, most: int, spoken: frozenset[str]
) -> tuple[set[str], set[str]]:
    """Play a game and, at the first chances, leave out an event or a field of one, but for what is `spoken` only: which
    were told, and of which it was missed in the view after that very move."""
    options = list(joined.settings())
    seats, chosen = options[seed % len(options)]
    game, before = start(joined, seats, chosen, seed)
    accountant.start(before)
    player, rng = lively_seats(joined), Random(f"lost {seed}")
    tries, told, missed, read, moves = Counter[str](), set[str](), set[str](), 0, 0
    while moves < most:
        events = game.events(None)[read:]
        read += len(events)
        view = game.view(None)
        for at, event in enumerate(events):
            for field in (None, *(name for name in event if name != "key")):
                name = event["key"] if field is None else f"{event['key']}.{field}"
                if event["key"] in spoken or name in spoken:
                    continue
                told.add(name)
                if name not in missed and tries[name] < TRIES:
                    tries[name] += 1
                    rest = {} if field is None else {key: value for key, value in event.items() if key != field}
                    if is_missed(accountant, [*events[:at], *([rest] if rest else []), *events[at + 1 :]], view):
                        missed.add(name)
        for event in events:
            accountant.read(event)
        if not game.asks:
            break
        do(game, player(game, rng))
        moves += 1
    return told, missed


def is_missed(accountant: Accountant, events: list[dict[str, Any]], view: dict[str, Any]) -> bool:
    """Whether somebody who reads these events cannot go on, or comes to another view."""
    books = deepcopy(accountant)
    try:
        for event in events:
            books.read(event)
    except (AssertionError, AttributeError, IndexError, KeyError, StopIteration, TypeError, ValueError):
        return True
    return any(differences(books.public(), view, books.untold))


def differences(books: Any, view: Any, untold: frozenset[str], path: str = "") -> Iterator[str]:
    """Where the books and the view disagree."""
    if isinstance(view, dict) and isinstance(books, dict):
        for name in dict.fromkeys((*view, *books)):
            inner = f"{path}.{name}" if path else str(name)
            if inner not in untold:
                yield from differences(books.get(name, "not in the books"), view.get(name, "not there"), untold, inner)
    elif isinstance(view, list) and isinstance(books, list) and len(view) == len(books):
        for at, (mine, seen) in enumerate(zip(books, view, strict=True)):
            # An entry of a list is named by the list: `players.hand` is the hand of every player.
            found = list(differences(mine, seen, untold, path))
            yield from (f"[{at}] {line}" for line in found)
    elif books != view:
        yield f"{path}: the books say {books!r}, the view {view!r}"


def report(wrong: list[str], where: str) -> str:
    """The first few differences."""
    return "\n".join([f"{where}: {len(wrong)} differences", *wrong[:12]])
