"""What the time that hidden windows stay open tells an observer: `python -m cosmodrome.simulation.observer`.

Bots sit in for the people, with the standing orders every seat has from the start; how long they think is drawn anew.
The observer knows all the chances, and guesses at each window in which nobody responded (where somebody did,
everybody sees it) whether anybody was asked: from public facts alone, and with the time that it stayed open. A player
who was asked and has passed guesses whether another was still asked then.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import mean
from time import process_time
from typing import Any, NamedTuple

import click
from msgspec import Struct

import cosmodrome
from cosmodrome.asked import asked_in
from cosmodrome.bots import make
from cosmodrome.bots.place import Place
from cosmodrome.kernel import Ask, Game
from cosmodrome.orders import Standing, book_of
from cosmodrome.server.waits import SPREAD, Waits
from cosmodrome.simulation.pace import beat_of

STEPS = [0.02 * 1.15**step for step in range(48)]  # into which an observer sorts what they have timed
SAMPLES = 6000
WATCHED: Sequence[tuple[str, Mapping[str, Any]]] = (
    ("cosmic-encounter", {"edition": 2018}),
    ("cosmic-encounter", {"edition": 2008}),
    ("twilight-imperium", {}),
)


class Moment(Struct):
    """Hidden windows with nothing to be seen in between, named after the first. `asked` says how many were asked at
    once, each time that somebody was."""

    window: str
    asked: list[int] = []
    responded: bool = False


class Watcher:
    """Notes the moments of a game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._heard = 0
        self._same = False
        self._seen: set[tuple[int, int]] = set()
        self.moments: list[Moment] = []

    def look(self) -> None:
        """Note what has happened since the last look."""
        events = self._game.events(None, self._heard)
        self._heard += len(events)
        for event in events:
            if event["key"] == "window" and not self._same:
                self.moments.append(Moment(event["window"]))
            self._same = event["key"] == "window"

    def asked(self, asks: Sequence[Ask]) -> None:
        """These seats are asked in a hidden window, and no order answers for them."""
        new = {(ask.seat, ask.id) for ask in asks} - self._seen
        if new:
            self._seen |= new
            self.moments[-1].asked.append(len(new))


def watch(game: Game, bot: str) -> list[Moment]:
    """The moments of a game among bots."""
    book = book_of(game.rules.id)
    standing = [Standing(book, seat) for seat in range(game.seats)] if book is not None else []
    player, rng, watcher = make(bot, game.rules.id), Random(1), Watcher(game)

    def ordered(ask: Ask) -> str | None:
        return standing[ask.seat].answer(ask, game.view) if standing else None

    while asks := game.asks:
        watcher.look()
        window, option = game.window, ordered(asks[0])
        if option is None:
            option = player.choose(Place(game, asks[0].seat), rng)
            if window is not None and window["hidden"]:
                watcher.asked([ask for ask in asks if ordered(ask) is None])
                watcher.moments[-1].responded |= option != "pass"
        game.answer(asks[0].seat, option)
    watcher.look()
    return watcher.moments


def moments_of(game: str, options: Mapping[str, Any], bot: str, seconds: float) -> list[Moment]:
    """The moments of as many games as go into so much processor time."""
    found: list[Moment] = []
    start, number = process_time(), 0
    while number == 0 or process_time() - start < seconds:
        found += watch(cosmodrome.new_game(game, seats=4, seed=f"observer {number}", options=options), bot)
        number += 1
    return found


# ---- counting ------------------------------------------------------------------------------------------------


def counted(moments: Sequence[Moment]) -> dict[str, tuple[int, float, float]]:
    """What a game's `asked.py` says: by window, how many of a thousand it is, and of those in which nobody responds the
    share in which somebody is asked, and how many others besides one."""
    by_window: dict[str, list[Moment]] = defaultdict(list)
    for moment in moments:
        by_window[moment.window].append(moment)
    rows = {}
    for window, all_of_it in sorted(by_window.items()):
        silent = [moment for moment in all_of_it if not moment.responded]
        asked = [moment for moment in silent if moment.asked]
        others = sum(sum(moment.asked) - 1 for moment in asked) / max(1, len(asked))
        share = len(asked) / len(silent) if len(silent) >= 50 else (len(asked) + 1) / (len(silent) + 4)
        rows[window] = round(1000 * len(all_of_it) / len(moments)), round(share, 2), round(min(1.0, others), 2)
    return {window: row for window, row in rows.items() if row[0]}


# ---- guessing ------------------------------------------------------------------------------------------------


class Guesses(NamedTuple):
    """Shares of right guesses, without and with the time: of an onlooker, and of those who have passed. `waiting`
    are the seconds of a window in which nobody thinks, on average, and what they would be with one `fixed` wait."""

    onlooker: tuple[float, float]
    passer: tuple[float, float]
    waiting: float
    fixed: float


class Timed(NamedTuple):
    """How long windows of one kind stayed open, and how much of that was left when somebody passed."""

    quiet: list[float]
    busy: list[float]
    early: list[float]
    last: list[float]
    waited: float
    fixed: float


def guesses(moments: Sequence[Moment], waits: Waits, delay: float, think: Callable[[], float]) -> Guesses:
    """How often an observer guesses right, who knows for each kind of window how long it stays open."""
    rng = Random(1)
    kinds: dict[str, list[Moment]] = defaultdict(list)
    for moment in moments:
        if not moment.responded:
            kinds[moment.window].append(moment)
    total = sum(map(len, kinds.values()))
    onlooker, passer, waiting, fixed, passes = [0.0, 0.0], [0.0, 0.0], 0.0, 0.0, 0.0
    for window, silent in kinds.items():
        asked = [moment for moment in silent if moment.asked]
        share, weight = len(asked) / len(silent), len(silent) / total
        timed = _timed(window, asked, share, waits, delay, think, rng)
        waiting += weight * timed.waited
        fixed += weight * timed.fixed
        onlooker[0] += weight * max(share, 1 - share)
        onlooker[1] += weight * told_apart(timed.busy, timed.quiet, share)
        if asked:
            each = (len(timed.early) + len(timed.last)) / len(timed.busy) * weight * share
            early = len(timed.early) / (len(timed.early) + len(timed.last))
            passes += each
            passer[0] += each * max(early, 1 - early)
            passer[1] += each * told_apart(timed.early, timed.last, early)
    return Guesses(
        (onlooker[0], onlooker[1]), (passer[0] / passes, passer[1] / passes) if passes else (1.0, 1.0), waiting, fixed
    )


def _timed(
    window: str,
    asked: Sequence[Moment],
    share: float,
    waits: Waits,
    delay: float,
    think: Callable[[], float],
    rng: Random,
) -> Timed:
    """Open a window many times, without and with somebody who is asked."""
    quiet = [waits.window(window, number) for number in range(SAMPLES)]
    timed = Timed(quiet, [], [], [], 0.0, 0.0)
    waited, fixed = (1 - share) * mean(quiet), (1 - share) * delay
    for number in range(SAMPLES if asked else 0):
        wait, passed = waits.window(window, -number), list[float]()
        for seats in rng.choice(asked).asked:
            begun = max(passed, default=0.0)
            passed += [begun + think() for _ in range(seats)]
        end = max(passed)
        closed = end + waits.linger(window, -number, end, max(0.0, wait - end))
        timed.busy.append(closed)
        timed.early.extend(closed - at for at in passed if at < end)
        timed.last.append(closed - end)
        waited += share * (closed - end) / SAMPLES
        fixed += share * max(0.0, delay - end) / SAMPLES
    return timed._replace(waited=waited, fixed=fixed)


def told_apart(one: Sequence[float], other: Sequence[float], share: float) -> float:
    """How often somebody guesses right which of the two they have timed, when `share` is the chance of the first. They
    learn from one half of all times and guess at the other."""
    if not one or not other:
        return 1.0
    right = 0.0
    for half in (0, 1):
        known = [_sorted(times[half::2]) for times in (one, other)]
        met = [_sorted(times[1 - half :: 2]) for times in (one, other)]
        for step in range(len(STEPS) + 1):
            is_one = share * known[0][step] > (1 - share) * known[1][step]
            right += (share * met[0][step] if is_one else (1 - share) * met[1][step]) / 2
    return right


def _sorted(times: Sequence[float]) -> list[float]:
    found = [0.0] * (len(STEPS) + 1)
    for seconds in times:
        found[bisect(STEPS, seconds)] += 1 / len(times)
    return found


def thinks(median: float) -> Callable[[], float]:
    """How long somebody thinks, whose median is this."""
    rng = Random(2)
    return lambda: median * math.exp(SPREAD * rng.gauss(0, 1)) if median else 0.0


# ---- showing -------------------------------------------------------------------------------------------------


@click.command()
@click.option("--delay", default=1.2, show_default=True, help="the table's delay, in seconds")
@click.option("--bot", default="greedy", show_default=True, help="who sits in for the people")
@click.option("--seconds", default=20.0, show_default=True, help="of processor time to play, for each kind of table")
@click.option("--count", is_flag=True, help="Print what the games' asked.py say instead.")
def main(delay: float, bot: str, seconds: float, count: bool) -> None:
    """How often an observer guesses right whether anybody was asked."""
    for game, options in WATCHED:
        moments = moments_of(game, options, bot, seconds)
        name = " ".join(map(str, (game, *options.values())))
        if count:
            click.echo(name)
            for window, row in counted(moments).items():
                click.echo(f'    "{window}": {row},')
            continue
        click.echo(f"{name}: {len(moments)} windows, counted by {beat_of(game)}s")
        full = cosmodrome.new_game(game, seats=4, seed=1, options=options).options
        waits = Waits("seed", delay, asked_in(game, full))
        for median in (0.0, 0.7, 1.2, 2.0, 3.0):
            found = guesses(moments, waits, delay, thinks(median))
            click.echo(
                f"  people think for {median:g} s: right {found.onlooker[0]:.1%}, timing it {found.onlooker[1]:.1%}; "
                f"having passed {found.passer[0]:.1%}, timing it {found.passer[1]:.1%}; "
                f"waiting {found.waiting:.2f} s (with a fixed delay {found.fixed:.2f} s)"
            )


if __name__ == "__main__":
    main()
