"""`cosmodrome bench`: how fast the engine is, with other engines beside it. Nothing is asserted.

Every figure comes from a process of its own and is counted in CPU seconds, so that other work on the machine disturbs
it little. Ours and the peers' are measured in turn, three times round, and the median counts. What is measured and how
is said in `docs/benchmarks.md`.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from statistics import median
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from cosmodrome import compiled
from cosmodrome.games import GAMES
from cosmodrome.simulation.measures import BEATS, BOARDS, FOUR, PEERS, measured, seats_of
from cosmodrome.simulation.pace import beat_of
from cosmodrome.store.rows import Settings

TIMES = 3
SECONDS = 6.0
QUICK = 1.0
LOAD = "cosmodrome.simulation.load"
STEPS = "cosmodrome.rl.steps"


@click.command()
@click.option("--quick", is_flag=True, help=f"{QUICK:g} s a figure instead of {SECONDS:g} s: a rough idea.")
@click.option("--load", is_flag=True, help="Put a server under load as well.")
@click.option("--measure", hidden=True, help="Measure one thing in this process and print it as JSON.")
@click.option("--seconds", hidden=True, type=float, default=SECONDS)
def bench(quick: bool, load: bool, measure: str | None, seconds: float) -> None:
    """Measure the engine and its peers: games and decisions a second, forks, imagined games, views, table sizes."""
    if measure is not None:
        click.echo(json.dumps(measured(measure, seconds)))
        return
    screen = Console()
    where = f"Python {platform.python_version()}, {platform.machine()}, rules: {compiled.STATE}"
    screen.print(f"{where}; medians of {TIMES} runs taken in turn.")
    seconds = QUICK if quick else SECONDS
    subjects = [f"pace/{game}" for game in GAMES] + [f"pace/{peer}" for peer in PEERS]
    boards = [f"boards/{game}" for game in GAMES]
    people = [f"people/{game}" for game in GAMES if beat_of(game) is not None]
    results: dict[str, list[Any]] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=TIMES * len(subjects + boards) + len(people))
        for _ in range(TIMES):
            for subject in subjects + boards:
                results.setdefault(subject, []).append(apart(subject, seconds))
                progress.advance(task)
        for subject in people:  # counted, not timed: once is enough
            results[subject] = [apart(subject, 3 * seconds)]
            progress.advance(task)
        odds = [apart("odds/twilight-imperium", seconds) for _ in range(TIMES)]
    screen.print(pace_table({subject: results[subject] for subject in subjects}))
    for subject in boards:
        screen.print(board_table(subject.partition("/")[2], results[subject]))
    for subject in people:
        screen.print(people_table(subject.partition("/")[2], results[subject][0]))
    screen.print(odds_line(odds))
    subprocess.run([sys.executable, "-m", STEPS, str(seconds / 2)], check=False)
    if load:
        put_under_load(quick)


def apart(subject: str, seconds: float) -> Any:
    """Measure in a process of its own; None if it could not be done."""
    command = [sys.executable, "-c", "from cosmodrome.cli.bench import bench; bench()"]
    command += ["--measure", subject, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 and done.stdout else None


def put_under_load(quick: bool) -> None:
    """Let the server measure itself."""
    subprocess.run([sys.executable, "-m", LOAD, *(["--seconds", "3", "--idle", "100"] if quick else [])], check=False)


# ---- showing --------------------------------------------------------------------------------------------------------


def middle(results: list[Any], at: int) -> float | None:
    """The median of one figure over the runs that came off."""
    figures = [result[at] for result in results if result is not None]
    return median(figures) if figures else None


def pace_table(results: dict[str, list[Any]]) -> Table:
    """Decisions and games a second, ours and the peers', and how many times as fast each of ours is."""
    table = Table(title="Random play, in CPU seconds", title_justify="left")
    table.add_column("engine")
    for column in ("decisions/s", "from - to", "games/s", "takes", *(f"{game} is" for game in GAMES)):
        table.add_column(column, justify="right")
    paces = {subject.partition("/")[2]: middle(runs, 0) for subject, runs in results.items()}
    for subject, runs in results.items():
        name = subject.partition("/")[2]
        decisions, games = paces[name], middle(runs, 1)
        if decisions is None or games is None:
            table.add_row(title_of(name), "not measured")
            continue
        figures = [run[0] for run in runs if run is not None]
        ratios = [ratio(paces.get(game), decisions) if game != name else "" for game in GAMES]
        spread = f"{min(figures):,.0f} - {max(figures):,.0f}"
        beats = middle(runs, 2)
        takes = f"{1e6 / beats:,.0f} us a{'n' * (BEATS[name][0] in 'aeiou')} {BEATS[name]}" if beats else ""
        table.add_row(title_of(name), f"{decisions:,.0f}", spread, f"{games:,.1f}", takes, *ratios)
    return table


def title_of(name: str) -> str:
    """What a row of the table is about."""
    if name in PEERS:
        return f"{PEERS[name].title} {installed(PEERS[name].package)}, {PEERS[name].players}"
    return f"{name}, {seats_of(name)} random seats"


def ratio(ours: float | None, theirs: float) -> str:
    """How many times as fast."""
    return f"{ours / theirs:.2f} x" if ours is not None else ""


def installed(package: str) -> str:
    """The version of a package that is here."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def board_table(game_id: str, results: list[Any]) -> Table:
    """The costs of the named boards."""
    table = Table(title=f"{game_id}: the boards", title_justify="left")
    table.add_column("board")
    for column in ("fork", "at worst", "imagine", "view", "options, 99 of 100", "table"):
        table.add_column(column, justify="right")
    for name, _, bot in BOARDS:
        rows = [result[name] for result in results if result is not None]
        if rows:
            columns = ("fork", "worst", "imagine", "view", "options")
            costs = [f"{median(row[work] for row in rows):.1f} us" for work in columns]
            table.add_row(f"{name}, {bot} seats", *costs, f"{rows[0]['bytes']:,.0f} bytes")
    return table


def people_table(game_id: str, figures: dict[str, dict[str, float]] | None) -> Table:
    """The pace of play, a row for each kind of table."""
    title = f"{game_id}: {FOUR} greedy seats with the default orders, windows open {Settings().delay:g} s"
    beat = beat_of(game_id)
    table = Table(title=title, title_justify="left")
    table.add_column("table")
    for column in ("prompts/player", "windows", "waits", "seconds waited"):
        table.add_column(f"{column}/{beat}", justify="right")
    table.add_column(f"{beat}s", justify="right")
    for name, row in (figures or {}).items():
        cells = [f"{row[figure]:.1f}" for figure in ("prompts", "windows", "waits", "seconds")]
        table.add_row(name, *cells, f"{row['beats']:,.0f}")
    return table


def odds_line(results: list[Any]) -> str:
    """The speed of the odds, in words."""
    exact, fights = middle(results, 0), middle(results, 1)
    if exact is None or fights is None:
        return "The odds of fights were not measured."
    return f"Odds of a fight of nine ships against nine: exact in {exact:.1f} ms, {fights:,.0f} fights/s."
