"""`cosmodrome simulate`: many games among bots on all cores, and what comes of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import cosmodrome
from cosmodrome.bots import NAMES, SECONDS, make
from cosmodrome.bots.arena import BotFailed, Played, Setup, play_some
from cosmodrome.bots.tally import CardRow, Share, Tally, spread, wilson
from cosmodrome.cli.common import look_for_bots_here
from cosmodrome.cli.report import checked_page, name_of, subject_of, write_page
from cosmodrome.cli.settings import read_settings, spoken
from cosmodrome.cli.written import writer
from cosmodrome.games import rules_of
from cosmodrome.kernel import BadSetup, GameInfo
from cosmodrome.texts import Texts

MOST_IN_A_CHUNK = 50
CHUNKS_A_JOB = 8
LOOK_UP = 0.2  # seconds between two looks at the brake
CARDS_SHOWN = 10
WHO = f"Who plays, by seat: {', '.join(NAMES)}, or a class of your own, such as frugal.Frugal of frugal.py."


@click.command()
@click.argument("game")
@click.option("--seats", required=True, metavar="BOT,BOT,...", help=WHO)
@click.option("--games", "count", default=1000, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--options", multiple=True, metavar="KEY=VALUE", help="Options of the game; may be repeated.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; all cores if left out.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write a line a game: .jsonl or .csv.")
@click.option("--seconds", default=SECONDS, show_default=True, type=float, help="Time of `search` for a decision.")
@click.option("--tries", type=click.IntRange(1), help="Tries of `search` instead of time: then it is reproducible.")
@click.option("--fixed", is_flag=True, help="Keep the bots in their seats instead of moving them on from game to game.")
@click.option(
    "--cards",
    type=click.IntRange(-1),
    default=CARDS_SHOWN,
    show_default=True,
    metavar="N",
    help="Cards shown; 0 for none, -1 for all.",
)
@click.option(
    "--report", "page", type=click.Path(dir_okay=False, path_type=Path), help="Write a page with pictures: .html."
)
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster (needs the extra `cluster`).")
def simulate(
    game: str,
    seats: str,
    count: int,
    seed: str,
    options: Sequence[str],
    jobs: int | None,
    out: Path | None,
    seconds: float,
    tries: int | None,
    fixed: bool,
    cards: int,
    page: Path | None,
    cluster: str | None,
) -> None:
    """Play many games of GAME among bots. Ctrl-C stops, and what is done is kept and reported."""
    look_for_bots_here()
    bots = tuple(name.strip() for name in seats.split(","))
    setup = checked(Setup(game, bots, seed, read_options(game, options), seconds, tries, fixed))
    page = None if page is None else checked_page(page)
    tally = Tally()
    screen = Console(stderr=True)
    with writer(out) as write, progress(screen) as bar, Brake() as brake:
        task = bar.add_task(game, total=count)
        try:
            for played in in_order(games(setup, count, jobs or os.cpu_count() or 1, cluster, brake)):
                tally.add(played)
                write(played)
                bar.advance(task)
        except BotFailed as failed:
            at = f"in seat {failed.seat} of game {failed.game}, asked {failed.ask!r}"
            raise click.ClickException(f"{failed.bot} {at}:\n{failed.story.rstrip()}") from None
    stopped = tally.games < count
    if stopped:
        screen.print(f"[yellow]Stopped after {tally.games} of {count} games.[/]")
    if tally.games:
        report(tally, Console(), game, cards)
        if page is not None:
            write_page(page, setup, tally)
            screen.print(f"Report written to {page}")
    if out is not None:
        screen.print(f"{tally.games} games written to {out}")
    if stopped:
        raise SystemExit(130)


# ---- what is asked for ----------------------------------------------------------------------------------------------


def checked(setup: Setup) -> Setup:
    """The setup, or a clear word about what is wrong with it."""
    try:
        for bot in setup.bots:
            make(bot, setup.game)
        cosmodrome.new_game(setup.game, seats=len(setup.bots), seed=0, options=setup.options)
    except BadSetup as refusal:
        raise click.UsageError(in_words(refusal)) from refusal
    if setup.tries is None and setup.seconds <= 0:
        raise click.UsageError("--seconds must be more than 0.")
    return setup


def in_words(refusal: BadSetup) -> str:
    """A bad setup in a sentence: that of the game where it has one of its own."""
    if refusal.id != BadSetup.id:
        return Texts("en").refusal(refusal)
    match refusal.details:
        case {"games": games, "game": game}:
            return f"There is no game {game!r}. There is: {', '.join(games)}."
        case {"bots": bots, "bot": bot}:
            return f"There is no bot {bot!r}. There is: {', '.join(bots)}, or a class of yours such as frugal.Frugal."
        case {"bot": bot, "missing": missing}:
            return f"There is no bot {bot!r}: {missing!r} cannot be found, or is no class with a method choose."
        case {"bot": bot, "game": game}:
            return f"{game} has no judgement of its own, so {bot!r} cannot play it."
        case {"seats": seats, "low": low, "high": high, "game": game}:
            return f"{game} is for {low} to {high} seats, not {seats}."
        case {"value": value, "values": values, "option": option}:
            return f"The option {option!r} cannot be {spoken(value)!r}. It can be: {', '.join(map(spoken, values))}."
        case {"option": option, "game": game}:
            known = ", ".join(setting.id for setting in info_of(game).options) or "none"
            return f"{game} has no option {option!r}. Its options: {known}."
    return str(refusal.details)


def info_of(game: str) -> GameInfo:
    """A game's entry in the list of what can be played."""
    try:
        return rules_of(game).info()
    except BadSetup as refusal:
        raise click.UsageError(in_words(refusal)) from refusal


def read_options(game: str, words: Sequence[str]) -> dict[str, Any]:
    """The options of the game as they are typed."""
    try:
        return read_settings(game, words)
    except BadSetup as refusal:
        raise click.UsageError(in_words(refusal)) from refusal
    except ValueError as bad:
        raise click.UsageError(f"An option is written KEY=VALUE, not {str(bad)!r}.") from bad


# ---- playing --------------------------------------------------------------------------------------------------------


class Brake:
    """Ctrl-C, as long as games are played: the first time no further game is started, the second time all is over."""

    def __init__(self) -> None:
        self.pulled = False
        self._before: Any = None

    def __enter__(self) -> Brake:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._pull)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _pull(self, *_: object) -> None:
        self.pulled = True
        signal.signal(signal.SIGINT, signal.default_int_handler)


def games(setup: Setup, count: int, jobs: int, cluster: str | None, brake: Brake) -> Iterator[Played]:
    """The games as they get done, in any order."""
    if cluster is not None:
        return on_cluster(setup, count, cluster, brake)
    if jobs > 1 and count > 1:
        return in_processes(setup, count, jobs, brake)
    return play_some(setup, range(count), stopped=lambda: brake.pulled)


def chunks(count: int, jobs: int) -> list[range]:
    """The numbers of the games in handy portions."""
    size = max(1, min(MOST_IN_A_CHUNK, count // (jobs * CHUNKS_A_JOB)))
    return [range(start, min(count, start + size)) for start in range(0, count, size)]


_stop: Any = None  # of a worker process: set when no further game is to be started


def _settle_in(stop: Any) -> None:
    """A worker leaves Ctrl-C to the one who started it."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(setup: Setup, numbers: range) -> list[Played]:
    return list(play_some(setup, numbers, stopped=_stop.is_set))


def in_processes(setup: Setup, count: int, jobs: int, brake: Brake) -> Iterator[Played]:
    """On the cores of this machine. When the brake is pulled every worker finishes the game it is in."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _settle_in, (stop,)) as pool:
        waiting: set[Future[list[Played]]] = {pool.submit(_play_chunk, setup, chunk) for chunk in chunks(count, jobs)}
        try:
            while waiting:
                done, waiting = wait(waiting, LOOK_UP, FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
                if brake.pulled and not stop.is_set():
                    stop.set()
                    waiting = {future for future in waiting if not future.cancel()}
        except BaseException:  # nobody wants the rest any more
            stop.set()
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise


def on_cluster(setup: Setup, count: int, address: str, brake: Brake) -> Iterator[Played]:
    """On a Dask cluster. When the brake is pulled, what has not come back is given up."""
    try:
        from distributed import Client, as_completed
    except ImportError as missing:
        raise click.UsageError("--cluster needs an extra; in a clone: pip install '.[cluster]'.") from missing
    with Client(address) as client:
        jobs = max(1, sum(client.ncores().values()))
        tasks = [(setup, chunk) for chunk in chunks(count, jobs)]
        waiting = client.map(_play_chunk_there, tasks, pure=False)
        for future in as_completed(waiting):
            yield from future.result()
            if brake.pulled:
                client.cancel(waiting)
                return


def _play_chunk_there(task: tuple[Setup, range]) -> list[Played]:
    setup, numbers = task
    return list(play_some(setup, numbers))


def in_order(stream: Iterable[Played]) -> Iterator[Played]:
    """The games by number, whoever finished first; those beyond a gap that a stop has left come last."""
    early: dict[int, Played] = {}
    following = 0
    for played in stream:
        early[played.number] = played
        while following in early:
            yield early.pop(following)
            following += 1
    for number in sorted(early):
        yield early[number]


# ---- showing --------------------------------------------------------------------------------------------------------


def progress(screen: Console) -> Progress:
    """The bar that shows how far it has got; silent where nobody looks."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=screen,
        disable=not screen.is_terminal,
    )


def report(tally: Tally, screen: Console, game: str, cards: int = CARDS_SHOWN) -> None:
    """What came of the games."""
    subject, texts = subject_of(game), Texts("en", game, short=True)
    screen.print(shares("Wins by bot", "bot", {name: tally.by_bot[name] for name in sorted(tally.by_bot)}))
    screen.print(shares("Wins by seat", "seat", {str(seat): tally.by_seat[seat] for seat in sorted(tally.by_seat)}))
    if tally.by_order:
        by_order = {str(place + 1): tally.by_order[place] for place in sorted(tally.by_order)}
        screen.print(shares("Wins by order of play", "turn", by_order))
    lengths = Table(title="Length and points", title_justify="left")
    for name in ("", "mean", "5 %", "median", "95 %"):
        lengths.add_column(name, justify="right" if name else "left")
    for name, numbers in (
        ("rounds", tally.rounds),
        ("answers", tally.answers),
        ("points of winners", tally.best),
        ("points of others", tally.others),
    ):
        if numbers:
            lengths.add_row(name, *(f"{number:.1f}" for number in spread(numbers)))
    screen.print(lengths)
    screen.print("Ends: " + ", ".join(f"{reason} {count}" for reason, count in sorted(tally.reasons.items())))
    if cards and subject != "card" and (holders := tally.holders()):
        named = {name_of(texts, subject, id): share for id, share in ends_of(holders, cards).items()}
        screen.print(shares(f"Wins by {subject}", subject, named))
    elif cards and (rows := tally.cards()):
        screen.print(card_table(rows, cards, texts))


def ends_of(rows: dict[str, Share], most: int) -> dict[str, Share]:
    """The best and the worst, if there are too many to show all."""
    names = list(rows)
    shown = names if most < 0 or len(names) <= 2 * most else [*names[:most], *names[-most:]]
    return {name: rows[name] for name in shown}


def shares(title: str, name: str, rows: dict[str, Share]) -> Table:
    """Shares of wins with their intervals."""
    table = Table(title=title, title_justify="left")
    table.add_column(name)
    for column in ("games", "wins", "share", "95 % interval", "points"):
        table.add_column(column, justify="right")
    for key, share in rows.items():
        low, high = share.interval
        cells = (f"{share.wins:g}", f"{share.share:.1%}", f"{low:.1%} to {high:.1%}", f"{share.mean_points:.1f}")
        table.add_row(key, str(share.trials), *cells)
    return table


def card_table(rows: list[CardRow], most: int, texts: Texts) -> Table:
    """How the cards fared: the most and the least taken."""
    table = Table(title="Cards, the most taken first", title_justify="left")
    table.add_column("card")
    for column in ("for sale", "taken", "share", "wins of takers", "95 % interval"):
        table.add_column(column, justify="right")
    short = most >= 0 and len(rows) > 2 * most
    for at, row in enumerate(rows):
        if short and most <= at < len(rows) - most:
            if at == most:
                table.add_row("...")
            continue
        low, high = wilson(row.wins, row.taken)
        wins = (f"{row.wins / row.taken:.1%}", f"{low:.1%} to {high:.1%}") if row.taken else ("", "")
        table.add_row(texts.card(row.card), str(row.offered), str(row.taken), f"{row.taken_share:.1%}", *wins)
    return table
