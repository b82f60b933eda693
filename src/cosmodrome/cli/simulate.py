"""`cosmodrome simulate`: many games among bots on all cores, and what comes of them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import cosmodrome
from cosmodrome.bots import NAMES, SECONDS, make
from cosmodrome.cli.common import look_for_bots_here, tell_rules
from cosmodrome.cli.settings import read_settings, spoken
from cosmodrome.games import rules_of
from cosmodrome.kernel import BadSetup, GameInfo
from cosmodrome.simulation.arena import BotFailed, Setup
from cosmodrome.simulation.cluster import ClusterFailed
from cosmodrome.simulation.report import checked_page, name_of, subject_of, write_page
from cosmodrome.simulation.results import writer
from cosmodrome.simulation.run import Brake, games, in_order
from cosmodrome.simulation.tally import CardRow, Share, Tally, spread, wilson
from cosmodrome.texts import Texts

CARDS_SHOWN = 10
WHO = f"Who plays, by seat: {', '.join(NAMES)}, or a class of your own, such as frugal.Frugal of frugal.py."


@click.command()
@click.argument("game")
@click.option("--seats", required=True, metavar="BOT,BOT,...", help=WHO)
@click.option("--games", "count", default=1000, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--options", multiple=True, metavar="KEY=VALUE", help="Options of the game; may be repeated.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; all cores if left out.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="A row a game: .jsonl, .csv or .parquet.")
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep the record of every game in this folder, for `replay` and `verify`.",
)
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
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster, e.g. tcp://scheduler:8786.")
def simulate(
    game: str,
    seats: str,
    count: int,
    seed: str,
    options: Sequence[str],
    jobs: int | None,
    out: Path | None,
    records: Path | None,
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
    folder = None if records is None else str(made_folder(records))
    setup = checked(Setup(game, bots, seed, read_options(game, options), seconds, tries, fixed, folder))
    page = None if page is None else checked_page(page)
    tell_rules()
    tally = Tally()
    screen = Console(stderr=True)
    with writer(out) as write, progress(screen) as bar, Brake() as brake:
        task = bar.add_task(game, total=count)
        try:
            for played in in_order(games(setup, count, jobs or os.cpu_count() or 1, cluster, brake)):
                tally.add(played)
                write(played)
                bar.advance(task)
        except ClusterFailed as failed:
            raise click.ClickException(str(failed)) from None
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
    if records is not None:
        screen.print(f"Records kept in {records}")
    if stopped:
        raise SystemExit(130)


# ---- what is asked for ----------------------------------------------------------------------------------------------


def checked(setup: Setup) -> Setup:
    """The setup, or an error that says what is wrong with it."""
    try:
        for bot in setup.bots:
            make(bot, setup.game)
        cosmodrome.new_game(setup.game, seats=len(setup.bots), seed=0, options=setup.options)
    except BadSetup as refusal:
        raise click.UsageError(in_words(refusal)) from refusal
    if setup.tries is None and setup.seconds <= 0:
        raise click.UsageError("--seconds must be more than 0.")
    return setup


def made_folder(path: Path) -> Path:
    """The folder for records, made if it is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.UsageError(f"Cannot write to {path}: {error.strerror}.") from error
    return path.resolve()


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
