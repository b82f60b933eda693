"""The conformance suite: what every game must stand. A game joins with one line:

    test_space_base = conformance(space_base.JOINED)

It plays whole games over all seat counts and options, and games that start in the thick of it, with uniform and with
lively seats. After every answer (`watch`): the laws of the game; options that are there, unique and readable; a lone
option answered by the kernel; asks numbered by seat; views that are plain data, and changes that lead to them;
nothing sealed in sight; a table that can be stored; undo allowed and refused as public facts say. Now and then
(`probes`): forks, undo, imagining, refusals and replays. Besides, twin tables (`twins`) and the frames of the live
rules (`frames`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from tests.conformance.frames import walk_frames
from tests.conformance.joined import Joined
from tests.conformance.probes import watched_game
from tests.conformance.twins import compare_twins

Case = Callable[[], None]


def conformance(joined: Joined, size: int = 1) -> Callable[..., None]:
    """The tests of one game; `size` makes them longer."""

    @pytest.mark.parametrize("case", [param(joined, name, case) for name, case in cases(joined, size)])
    def test(case: Case) -> None:
        case()

    return test


def param(joined: Joined, name: str, case: Case) -> Any:
    """A case; whole games of more than the fewest seats are slow."""
    fewest, _ = joined.rules.seats
    slow = name.startswith("whole-") and not name.startswith(f"whole-{fewest}")
    return pytest.param(case, id=name, marks=pytest.mark.slow if slow else ())


def cases(joined: Joined, size: int = 1) -> Iterator[tuple[str, Case]]:
    """The cases by name."""
    for number, (seats, options) in enumerate(joined.settings()):
        name = "-".join(map(str, (seats, *options.values())))
        yield f"whole-{name}", partial(whole_games, joined, seats, options, number, size)
        yield f"crowded-{name}", partial(crowded_games, joined, seats, options, number, size)
    for batch in range(2):
        yield f"twin-cards-{batch}", partial(twins, joined, batch, size, choices=False)
        yield f"twin-choices-{batch}", partial(twins, joined, batch, size, choices=True)
    yield "frames", partial(frames, joined, size)
    if joined.nests:
        yield "nested", partial(nested, joined, size)


def whole_games(joined: Joined, seats: int, options: dict[str, Any], number: int, size: int) -> None:
    """Games from the first shuffle to the end, uniform and lively in turn."""
    made: Counter[str] = Counter()
    for turn in range(joined.games * size):
        seed = 1000 * turn + number
        made += watched_game(joined, joined.new(seats, options, seed), seed, seed % 2 == 0, joined.probe_rate).made
    assert made["over"] == joined.games * size, "a game did not end"
    check_imagined(made)


def crowded_games(joined: Joined, seats: int, options: dict[str, Any], number: int, size: int) -> None:
    """A stretch of games that start in the thick of it."""
    made: Counter[str] = Counter()
    for turn in range(4 * size):
        seed = 1000 * turn + number
        game = joined.new_crowded(seats, options, seed)
        made += watched_game(joined, game, seed, True, joined.probe_rate * 3, most=60).made
    check_imagined(made)


def check_imagined(made: Counter[str]) -> None:
    """Imagining really deals anew."""
    assert made["imagined otherwise"] >= made["something is hidden"] * 0.5, "imagine deals the true cards"


def twins(joined: Joined, batch: int, size: int, choices: bool) -> None:
    """Pairs of tables that a seat cannot tell apart."""
    pairs = 60 * size
    compared = sum(compare_twins(joined, 10_000 * batch + seed, choices) for seed in range(pairs))
    assert compared > pairs, "the twins were hardly compared"


def frames(joined: Joined, size: int) -> None:
    """Nothing hidden in a local, in fresh and in crowded games over all settings."""
    asks = 0
    for number, (seats, options) in enumerate(list(joined.settings()) * size):
        asks += walk_frames(joined, joined.new(seats, options, number), number, 300)
        asks += walk_frames(joined, joined.new_crowded(seats, options, number), number, 100)
    assert asks > 300


def nested(joined: Joined, size: int) -> None:
    """Forks, undos, imagines, refusals and replays in windows within windows."""
    made: Counter[str] = Counter()
    settings = list(joined.settings())
    for seed in range(12 * size):
        game = joined.new_crowded(*settings[seed % len(settings)], f"nested {seed}")
        made += watched_game(joined, game, seed, True, probes=0.01, nested=0.5, most=80).made
    for probe in ("fork", "undo", "imagine", "refuse", "replay"):
        assert made[f"{probe} in a nested window"] >= 20 * size, f"{probe} was hardly tried in nested windows"
