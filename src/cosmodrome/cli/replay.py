"""`cosmodrome replay`: a recorded game, at once or step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cosmodrome.cli.common import fail, language_option

if TYPE_CHECKING:
    from cosmodrome.cli.boards import Board
    from cosmodrome.cli.players import Player
    from cosmodrome.cli.screen import Screen
    from cosmodrome.kernel import Game
    from cosmodrome.texts import Texts

SHOWN = 15  # events under the table in a step


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--seat", metavar="SEAT", help="Through whose eyes: a name, or a number from 0.  [default: an onlooker's]"
)
@click.option("--step", is_flag=True, help="Go through the game turn by turn or decision by decision.")
@language_option
def replay(file: Path, seat: str | None, step: bool, lang: str) -> None:
    """Show what happened in the recorded game FILE, and the table at the end."""
    import cosmodrome
    from cosmodrome.cli.boards import board_of
    from cosmodrome.cli.players import Player, restored
    from cosmodrome.cli.records import load
    from cosmodrome.cli.screen import Screen, is_interactive
    from cosmodrome.kernel import Refusal
    from cosmodrome.texts import Texts

    texts = Texts(lang)
    if step and not is_interactive():
        fail(texts.say("terminal-no-terminal"))
    try:
        record = load(file)
        game = cosmodrome.replay(record)
    except Refusal as refusal:
        fail(f"{texts.refusal(refusal)} {refusal}", 1)
    stars = texts.say("terminal-stars").split(", ")
    players = restored(record.get("players"))
    if len(players) != game.seats:
        players = [Player(number, stars[number]) for number in range(game.seats)]
    texts = Texts(lang, game.rules.id, short=True)
    eyes = None if seat is None else seat_named(seat, [player.name for player in players])
    if seat is not None and eyes is None:
        fail(texts.say("terminal-no-such-seat", word=seat, names=", ".join(player.name for player in players)))
    board = board_of(game.rules.id, texts, players)
    if step:
        walk(stations(record), board, texts, players, Screen(), eyes)
    else:
        tell(game, board, texts, players, Screen(), eyes)


def seat_named(word: str, names: Sequence[str]) -> int | None:
    """A seat by its number or by a name."""
    if word.isdecimal():
        return int(word) if int(word) < len(names) else None
    return next((seat for seat, name in enumerate(names) if name.casefold() == word.casefold()), None)


def tell(game: Game, board: Board, texts: Texts, players: Sequence[Player], screen: Screen, seat: int | None) -> None:
    """The whole story, and the last table."""
    from rich.console import Group
    from rich.rule import Rule

    from cosmodrome.cli.story import closing, final, log_line

    story = texts.story(game.events(seat), [player.name for player in players])
    screen.show(Group(*(log_line(event, texts, players) for event in story)), Rule(style="dim"))
    for section in final(board, game, seat, screen.width):
        screen.show(section.body, "")
    if game.outcome is None:
        screen.show(texts.say("terminal-goes-on"))
    else:
        screen.show(*closing(game, board, texts, [player.name for player in players]))


def stations(record: Mapping[str, Any]) -> list[Game]:
    """The game at each decision of the record, and at its end."""
    import cosmodrome

    return [game.fork() for game in cosmodrome.retrace(record)]


def walk(
    games: Sequence[Game], board: Board, texts: Texts, players: Sequence[Player], screen: Screen, seat: int | None
) -> None:
    """Show one station after the other, as the reader wishes."""
    from cosmodrome.cli.screen import Leave

    turns = [turn_of(game) for game in games]
    at = before = 0
    while True:
        since = before if before < at else max(at - 1, 0)
        events = games[at].events(seat, len(games[since].events(seat)) if at else 0)
        show_station(games[at], events, board, texts, players, screen, seat)
        try:
            typed = screen.read(texts.say("terminal-step", at=at, total=len(games) - 1) + " ").strip().casefold()
        except Leave:
            return
        before, at = at, goal(typed, at, turns)
        if at < 0:
            return


def show_station(
    game: Game,
    events: Sequence[dict[str, Any]],
    board: Board,
    texts: Texts,
    players: Sequence[Player],
    screen: Screen,
    seat: int | None,
) -> None:
    """The table as it stood, and what had happened."""
    from rich.rule import Rule

    from cosmodrome.cli.boards import Scene
    from cosmodrome.cli.story import closing, log_line

    scene = Scene(view=game.view(seat), seat=seat, width=screen.width)
    page = screen.fitting(board.sections(scene), screen.height - min(len(events), SHOWN) - 4)
    screen.clear()
    for _, drawn in page.kept:
        screen.show(drawn, "")
    for event in texts.story(events[-SHOWN:], [player.name for player in players]):
        screen.show(log_line(event, texts, players))
    screen.show(Rule(style="dim"))
    if game.outcome is not None:
        screen.show(*closing(game, board, texts, [player.name for player in players]))


def turn_of(game: Game) -> int:
    """How many turns have begun."""
    return sum(event["key"] == "turn" for event in game.events(None))


def goal(typed: str, at: int, turns: Sequence[int]) -> int:
    """Where a reader wants to go: Enter to the next turn, `d` one decision on, `b` back, a number, `q` out (-1)."""
    last = len(turns) - 1
    if typed == "q":
        return -1
    if typed == "d":
        return min(at + 1, last)
    if typed == "b":
        return next((place for place in range(len(turns)) if turns[place] >= turns[at] - 1), 0) if at else 0
    if typed.isdecimal():
        return min(int(typed), last)
    return next((place for place in range(at + 1, len(turns)) if turns[place] != turns[at]), last)
