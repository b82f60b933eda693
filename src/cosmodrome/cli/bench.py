"""`cosmodrome bench`: how fast the engine is, with other engines beside it. Nothing is asserted.

Every figure comes from a process of its own and is counted in CPU seconds, so that other work on the machine disturbs
it little. Ours and the peers' are measured in turn, three times round, and the median counts. What is measured and how
is said in `docs/benchmarks.md`.
"""

from __future__ import annotations

import json
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any, NamedTuple

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import cosmodrome
from cosmodrome.bots import Bot, Place, make
from cosmodrome.bots.pace import beat_of, measure, tables_of
from cosmodrome.games import GAMES, rules_of
from cosmodrome.kernel import Ask, Game, Option
from cosmodrome.store.rows import Settings

TIMES = 3
SECONDS = 6.0
QUICK = 1.0
FOUR = 4  # seats, where nothing else is said
SEATS = {"cosmic-encounter": 5, "twilight-imperium": 6}
OPTIONS: dict[str, dict[str, Any]] = {"cosmic-encounter": {"aliens": "random", "flares": True}}
BEATS = {"space-base": "turn", "cosmic-encounter": "encounter", "twilight-imperium": "turn"}  # told as an event each
LOAD = "cosmodrome.server.load"


class Pace(NamedTuple):
    """What was done in a second of CPU time."""

    decisions: float  # with more than one option
    games: float
    beats: float = 0.0  # turns, or encounters


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
    screen.print(f"Python {platform.python_version()}, {platform.machine()}; medians of {TIMES} runs taken in turn.")
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
    if load:
        put_under_load(screen, quick)


def apart(subject: str, seconds: float) -> Any:
    """Measure in a process of its own; None if it could not be done."""
    command = [sys.executable, "-c", "from cosmodrome.cli.bench import bench; bench()"]
    command += ["--measure", subject, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 and done.stdout else None


def put_under_load(screen: Console, quick: bool) -> None:
    """Let the server measure itself, if it can."""
    if find_spec("cosmodrome.server") is None or find_spec(LOAD) is None:
        screen.print(f"There is no {LOAD} to put a server under load.")
        return
    subprocess.run([sys.executable, "-m", LOAD, *(["--seconds", "3", "--idle", "100"] if quick else [])], check=False)


# ---- in a process of its own ----------------------------------------------------------------------------------------


def measured(subject: str, seconds: float) -> Any:
    """The figures of one subject."""
    kind, _, name = subject.partition("/")
    if kind == "boards":
        return board_costs(name, seconds)
    if kind == "people":
        return people_pace(name, seconds)
    if kind == "odds":
        return odds_pace(seconds)
    return PEERS[name].run(seconds) if name in PEERS else our_pace(name, seconds)


def our_pace(game_id: str, seconds: float) -> Pace:
    """Random seats through the public surface."""
    seats, chosen, beat = seats_of(game_id), OPTIONS.get(game_id), BEATS.get(game_id)
    rng, start, decisions, games, beats = random.Random(1), process_time(), 0, 0, 0
    while process_time() - start < seconds:
        games += 1
        game = cosmodrome.new_game(game_id, seats=seats, seed=games, options=chosen)
        while asks := game.asks:
            ask = asks[0]
            options = ask.options
            game.answer(ask.seat, options[int(rng.random() * len(options))].id)
            decisions += len(options) > 1
        beats += sum(event["key"] == beat for event in game.events(None))
    took = process_time() - start
    return Pace(decisions / took, games / took, beats / took)


def catanatron(seconds: float) -> Pace:
    """Catan with four random players."""
    from catanatron import Color, Game, RandomPlayer

    start, decisions, games = process_time(), 0, 0
    while process_time() - start < seconds:
        games += 1
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
    took = process_time() - start
    return Pace(decisions / took, games / took)


def backgammon(seconds: float) -> Pace:
    """OpenSpiel's backgammon with two random players; the rules are C++, the loop is Python, as for its users."""
    import pyspiel

    rng, start, decisions, games = random.Random(1), process_time(), 0, 0
    rules = pyspiel.load_game("backgammon")
    while process_time() - start < seconds:
        games += 1
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                actions = state.legal_actions()
                decisions += len(actions) > 1
                state.apply_action(actions[int(rng.random() * len(actions))])
    took = process_time() - start
    return Pace(decisions / took, games / took)


def chess(seconds: float) -> Pace:
    """python-chess with random legal moves."""
    import chess

    rng, start, decisions, games = random.Random(1), process_time(), 0, 0
    while process_time() - start < seconds:
        games += 1
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(moves[int(rng.random() * len(moves))])
    took = process_time() - start
    return Pace(decisions / took, games / took)


class Peer(NamedTuple):
    """Another engine."""

    title: str
    players: str
    package: str
    run: Callable[[float], Pace]


PEERS = {
    "catanatron": Peer("catanatron", "4 random players", "catanatron", catanatron),
    "open_spiel": Peer("OpenSpiel", "backgammon", "open_spiel", backgammon),
    "chess": Peer("python-chess", "random moves", "chess", chess),
}

# How far a game has got, by answers to the end or to the most that are played, and who plays it: (name, part, bot).
BOARDS = (("fresh", 0.0, "random"), ("middle", 0.5, "random"), ("late", 0.9, "random"), ("crowded", 0.6, "greedy"))
MOST_ANSWERS = 1500
STRETCH = 200  # answers from a board on, over which its costs are taken
WORKS = ("fork", "imagine", "view", "options")


def seats_of(game_id: str) -> int:
    """How many seats are measured."""
    low, high = rules_of(game_id).seats
    return min(max(low, SEATS.get(game_id, FOUR)), high)


def boards(game_id: str) -> dict[str, Game]:
    """The named boards of a game: the same for everybody, found by playing a game with a fixed seed."""
    passed = {bot: list(places(game_id, bot)) for bot in {bot for *_, bot in BOARDS}}
    return {name: passed[bot][int(part * len(passed[bot]))] for name, part, bot in BOARDS}


def places(game_id: str, bot: str) -> Iterator[Game]:
    """Copies of one game, every few answers."""
    game = cosmodrome.new_game(game_id, seats=seats_of(game_id), seed=7, options=OPTIONS.get(game_id))
    player, rng = make(bot, game_id), Random(7)
    for answers in range(MOST_ANSWERS):
        if not game.asks:
            return
        if answers % 10 == 0:
            yield game.fork()
        seat = game.asks[0].seat
        game.answer(seat, player.choose(Place(game, seat), rng))


def board_costs(game_id: str, seconds: float) -> dict[str, dict[str, float]]:
    """What it costs to copy, imagine and see a board and those that follow, on average; how long 99 of 100 lists of
    options take at most; all in microseconds of CPU time. And how large the table is, in bytes."""
    bots = {name: make(bot, game_id) for name, _, bot in BOARDS}
    costs = {}
    for name, game in boards(game_id).items():
        costs[name] = stretch_costs(game, bots[name], seconds / len(BOARDS))
        costs[name]["bytes"] = len(msgspec.msgpack.encode(game.table))
    return costs


def stretch_costs(game: Game, player: Bot, seconds: float) -> dict[str, float]:
    """The costs over a stretch of a game, which is played on in a copy."""
    took: dict[str, list[float]] = {work: [] for work in WORKS}
    rng, game, end, answers = Random(1), game.fork(), process_time() + seconds, 0
    while game.asks and (answers < STRETCH or process_time() < end):
        ask = game.asks[0]
        took["options"].append(least(partial(made_anew, ask)))
        if answers % 4 == 0:
            took["fork"].append(least(game.fork))
            took["imagine"].append(least(partial(game.imagine, ask.seat, rng)))
            took["view"].append(least(partial(game.view, ask.seat)))
        game.answer(ask.seat, player.choose(Place(game, ask.seat), rng))
        answers += 1
    costs = {work: mean(took[work]) * 1e6 for work in WORKS}
    costs["worst"] = max(took["fork"]) * 1e6
    costs["options"] = sorted(took["options"])[int(0.99 * len(took["options"]))] * 1e6
    return costs


def made_anew(ask: Ask) -> Sequence[Option]:
    """The options of an ask, as if nobody had looked yet."""
    ask.renew()
    return ask.options


def least(work: Callable[[], Any]) -> float:
    """Seconds of CPU time that a piece of work takes, the least of a few times."""
    best = float("inf")
    for _ in range(3):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def micros(work: Callable[[], Any], seconds: float) -> float:
    """Microseconds a piece of work takes, the best of many short series."""
    best = float("inf")
    end = process_time() + seconds
    while process_time() < end:
        start = process_time()
        for _ in range(50):
            work()
        best = min(best, process_time() - start)
    return best / 50 * 1e6


# ---- the odds of a fight --------------------------------------------------------------------------------------------

NINE = {"dreadnought": 2, "carrier": 1, "cruiser": 2, "fighter": 4}


def odds_pace(seconds: float) -> tuple[float, float]:
    """Nine ships against nine equal ones: milliseconds for the exact odds, and fights a second."""
    from cosmodrome.games.twilight_imperium import odds

    fight = partial(odds, kind="space", attacker={"units": NINE}, defender={"units": NINE})
    exact = micros(fight, seconds / 2) / 1000
    start, battles = process_time(), 0
    while process_time() - start < seconds / 2:
        fight(battles=20_000, seed=battles)
        battles += 20_000
    return exact, battles / (process_time() - start)


def odds_line(results: list[Any]) -> str:
    """The speed of the odds, in words."""
    exact, fights = middle(results, 0), middle(results, 1)
    if exact is None or fights is None:
        return "The odds of fights were not measured."
    return f"Odds of a fight of nine ships against nine: exact in {exact:.1f} ms, {fights:,.0f} fights/s."


# ---- at a table of people -------------------------------------------------------------------------------------------


def people_pace(game_id: str, seconds: float) -> dict[str, dict[str, float]]:
    """How often people would be asked and how long windows would keep them waiting, by kind of table."""
    beat = beat_of(game_id)
    assert beat is not None
    figures = {}
    tables = tables_of(game_id)
    for name, options in tables.items():
        pace = measure(game_id, beat, options, FOUR, seconds=seconds / len(tables))
        figures[name] = {
            "beats": pace.beats,
            "prompts": pace.prompts / pace.beats / FOUR,
            "windows": pace.windows / pace.beats,
            "waits": pace.waits / pace.beats,
            "seconds": pace.seconds(Settings().delay),
        }
    return figures


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
