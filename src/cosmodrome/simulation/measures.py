"""What `cosmodrome bench` measures, each in a process of its own: games a second, boards, odds, the pace of play."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from statistics import mean
from time import process_time
from typing import Any, NamedTuple

import msgspec

import cosmodrome
from cosmodrome.bots import Bot, Place, make
from cosmodrome.games import rules_of
from cosmodrome.kernel import Ask, Game, Option
from cosmodrome.simulation.pace import beat_of, measure, tables_of
from cosmodrome.store.rows import Settings

FOUR = 4  # seats, where nothing else is said
SEATS = {"cosmic-encounter": 5, "twilight-imperium": 6}
OPTIONS: dict[str, dict[str, Any]] = {"cosmic-encounter": {"aliens": "random", "flares": True}}
BEATS = {"space-base": "turn", "cosmic-encounter": "encounter", "twilight-imperium": "turn"}  # told as an event each


class Pace(NamedTuple):
    """What was done in a second of CPU time."""

    decisions: float  # with more than one option
    games: float
    beats: float = 0.0  # turns, or encounters


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
