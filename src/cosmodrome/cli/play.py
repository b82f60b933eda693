"""`cosmodrome play`: a game in the terminal."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cosmodrome.cli.common import fail, language_option, look_for_bots_here
from cosmodrome.games import GAMES, packages, rules_of

if TYPE_CHECKING:
    from cosmodrome.bots import Bot
    from cosmodrome.cli.players import Player
    from cosmodrome.cli.screen import Screen
    from cosmodrome.kernel import Game
    from cosmodrome.texts import Texts

DEFAULT_SEATS = "me,greedy,greedy"


@click.command(epilog="At the table, type help. docs/play.md tells more.")
@click.argument("game", required=False)
@click.option(
    "--seats",
    metavar="LIST",
    help="Who plays, separated by commas: me, person (one more at this keyboard), or a bot (random, greedy, search, or "
    "a class of your own such as frugal.Frugal); "
    f"a name follows a colon: me:Vega,person:Orion,greedy.  [default: {DEFAULT_SEATS}]",
)
@click.option(
    "--options",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="What the table chooses before the start, such as variant=light-speed; more than once, or with commas.",
)
@click.option("--seed", metavar="TEXT", help="The same seed gives the same dice and decks.")
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep the game in this file after every answer; if it is there already, play on from it.",
)
@click.option("--seconds", type=click.FloatRange(0.01), default=1.0, show_default=True, help="Time a bot may think.")
@click.option(
    "--delay",
    type=click.FloatRange(0.0),
    default=0.0,
    help="Tell every move of the bots as it is made, and wait this many seconds after it.",
)
@language_option
def play(
    game: str | None,
    seats: str | None,
    settings: tuple[str, ...],
    seed: str | None,
    record: Path | None,
    seconds: float,
    delay: float,
    lang: str,
) -> None:
    """Play GAME in the terminal, for instance space-base.

    The table shows your board, the shipyard and the other players; a question comes with all its legal answers.
    """
    from cosmodrome.cli.screen import Screen, is_interactive
    from cosmodrome.texts import Texts

    texts = Texts(lang)
    if not is_interactive() and not only_bots(seats, record):
        fail(texts.say("terminal-no-terminal"))
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # line editing and history, where the machine has it
    look_for_bots_here()
    start(texts, Screen(), game, seats, settings, seed, record, seconds, delay)


def only_bots(seats: str | None, record: Path | None) -> bool:
    """Whether no person plays, so that nobody has to be asked: then no terminal is needed."""
    from cosmodrome import bots
    from cosmodrome.cli.players import read_seats, restored
    from cosmodrome.cli.records import load

    try:
        if seats is not None:
            players = read_seats(seats, [str(number) for number in range(seats.count(",") + 1)], bots.NAMES)
        else:
            players = restored(load(record).get("players")) if record is not None and record.exists() else []
    except Exception:  # what is wrong is said where the game is set up
        return seats is not None
    return bool(players) and not any(player.is_person for player in players)


def start(
    texts: Texts,
    screen: Screen,
    game: str | None,
    seats: str | None,
    settings: Sequence[str] = (),
    seed: str | None = None,
    record: Path | None = None,
    seconds: float = 1.0,
    delay: float = 0.0,
) -> bool:
    """Set up or resume a game and play it; True if it came to its end."""
    from cosmodrome.cli.boards import board_of
    from cosmodrome.cli.players import BadSeats
    from cosmodrome.cli.records import save
    from cosmodrome.cli.session import Session
    from cosmodrome.kernel import Refusal
    from cosmodrome.texts import Texts

    try:
        if record is not None and record.exists():
            played, players = resumed(texts, record, game, seats)
        else:
            played, players = new(texts, game, seats or DEFAULT_SEATS, settings, seed)
        bots = seated(players, played.rules.id, seconds)
        if record is not None:  # at once: better no game than one that nobody keeps
            save(record, played, players)
    except OSError as error:
        fail(texts.say("terminal-not-saved", file=str(record), why=error.strerror or ""))
    except BadSeats as bad:
        fail(texts.say(bad.key, **bad.details))
    except Refusal as refusal:
        fail(texts.refusal(refusal))
    texts = Texts(texts.lang, played.rules.id)
    board = board_of(played.rules.id, texts, players)
    return Session(played, players, board, texts, screen, bots, random.Random(seed), record, delay).run()


def new(
    texts: Texts, game: str | None, seats: str, settings: Sequence[str], seed: str | None
) -> tuple[Game, list[Player]]:
    """A new game and its players, or a clear line about what is wrong with the wish."""
    import cosmodrome
    from cosmodrome import bots
    from cosmodrome.cli.players import read_seats

    if game is None:
        fail(texts.say("terminal-which-game", games=", ".join(packages()), first=GAMES[0]))
    if game not in packages():
        fail(texts.say("terminal-no-such-game", game=game, games=", ".join(packages())))
    low, high = rules_of(game).seats
    count = seats.count(",") + 1
    if not low <= count <= high:
        fail(texts.say("terminal-seat-count", seats=count, low=low, high=high))
    players = read_seats(seats, stars(texts), bots.NAMES)
    return cosmodrome.new_game(game, len(players), seed, chosen(texts, game, settings)), players


def chosen(texts: Texts, game: str, settings: Sequence[str]) -> dict[str, Any]:
    """The options of the table, from `variant=light-speed`."""
    from cosmodrome.cli.settings import choices, read_settings, spoken
    from cosmodrome.kernel import BadSetup

    try:
        wishes = read_settings(game, settings)
        rules_of(game).settle(rules_of(game).seats[0], wishes)
    except ValueError as bad:
        fail(texts.say("terminal-bad-option", option=str(bad), known=choices(game)))
    except BadSetup as bad:
        wrong = bad.details["option"]
        if "value" in bad.details:
            wrong = f"{wrong}={spoken(bad.details['value'])}"
        fail(texts.say("terminal-bad-option", option=wrong, known=choices(game)))
    return wishes


def resumed(texts: Texts, path: Path, game: str | None, seats: str | None) -> tuple[Game, list[Player]]:
    """The game in a file, with the players kept there or those given now."""
    import cosmodrome
    from cosmodrome import bots
    from cosmodrome.cli.players import may_play_on, read_seats, restored
    from cosmodrome.cli.records import load

    try:
        plain = load(path)
    except OSError as error:
        fail(texts.say("terminal-not-read", file=str(path), why=error.strerror or ""))
    played = cosmodrome.replay(plain)
    if game is not None and game != played.rules.id:
        fail(texts.say("terminal-other-game", file=str(path), game=played.rules.id))
    players = read_seats(seats, stars(texts), bots.NAMES) if seats else restored(plain.get("players"))
    if not players or not (seats or may_play_on(players, bots.NAMES)):
        fail(texts.say("terminal-who-plays", count=played.seats))
    if len(players) != played.seats:
        fail(texts.say("terminal-other-count", file=str(path), count=played.seats))
    return played, players


def stars(texts: Texts) -> list[str]:
    """Names for players who were given none."""
    return texts.say("terminal-stars").split(", ")


def seated(players: Sequence[Player], game: str, seconds: float) -> dict[int, Bot]:
    """The bots by seat; each stays for the whole game and may remember what it likes."""
    from cosmodrome import bots
    from cosmodrome.cli.players import BadSeats
    from cosmodrome.kernel import BadSetup

    try:
        return {player.seat: bots.make(player.bot, game, seconds) for player in players if player.bot}
    except BadSetup as bad:
        raise BadSeats("terminal-no-such-class", player=bad.details["bot"], missing=bad.details["missing"]) from None
