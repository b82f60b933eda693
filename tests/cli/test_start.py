"""Before the table: who plays, which game, which options; a clear line where it cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.sitting import space_base

from cosmodrome.cli.play import start
from cosmodrome.cli.players import BadSeats, Player, read_seats, restored
from cosmodrome.cli.records import save
from cosmodrome.cli.screen import Screen
from cosmodrome.cli.settings import read_settings
from cosmodrome.texts import Texts

STARS = ["Vega", "Orion", "Sirius", "Altair", "Rigel"]
BOTS = ("random", "greedy", "search")
THREE = "me,random,random"


def names(spec: str) -> list[tuple[str, str | None]]:
    return [(player.name, player.bot) for player in read_seats(spec, STARS, BOTS)]


def test_seats_are_people_and_bots() -> None:
    assert names("me,greedy,search") == [("Vega", None), ("Orion", "greedy"), ("Sirius", "search")]
    assert names("me:Ann, person:Bob , random:Hal") == [("Ann", None), ("Bob", None), ("Hal", "random")]


def test_a_star_that_somebody_is_called_is_not_given_again() -> None:
    assert names("me,person:Vega") == [("Orion", None), ("Vega", None)]


@pytest.mark.parametrize("spec", ["me,dragon", "me:A,person:a", f"me:{'x' * 21},random", "me:a\tb,random"])
def test_seats_that_cannot_be_filled(spec: str) -> None:
    with pytest.raises(BadSeats):
        read_seats(spec, STARS, BOTS)


def test_players_kept_beside_a_record_come_back() -> None:
    players = [Player(0, "Ann"), Player(1, "Hal", "greedy")]
    assert restored([player.plain() for player in players]) == players
    assert restored(None) == restored(7) == restored([{"who": 1}]) == []


def said(capsys: pytest.CaptureFixture[str], **wish: Any) -> str:
    """What is said about a wish that cannot be; it always leaves with 2."""
    with pytest.raises(SystemExit) as left:
        start(Texts("en"), Screen(), **{"game": "space-base", "seats": "me,random", **wish})
    assert left.value.code == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    return line


def test_a_wish_that_cannot_be_gets_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert "You can play: space-base" in (line := said(capsys, game=None))
    assert line.rstrip().endswith("cosmodrome play space-base")
    assert "You can play: space-base" in said(capsys, game="chess")
    assert "2 to 5 can play" in said(capsys, seats="me")
    assert "6 players are not possible" in said(capsys, seats="me,random,random,random,random,random")
    assert "random, greedy, search" in said(capsys, seats="me,dragon")
    assert "“frugal” cannot be found" in said(capsys, seats="me,frugal.Frugal")
    assert "“Nobody” cannot be found" in said(capsys, seats="me,cosmodrome.bots.Nobody")
    assert "both be called Ann" in said(capsys, seats="me:Ann,person:Ann")
    assert "variant=standard|light-speed" in said(capsys, settings=["variant=slow"])
    assert "“variant”" in said(capsys, settings=["variant"])
    assert "“speed”" in said(capsys, settings=["variant=light-speed,speed=9"])
    assert "galaxy=random|build|…;" in said(capsys, game="twilight-imperium", seats=THREE, settings=["galaxy=flat"])


def test_a_file_that_cannot_be_written_is_told_before_the_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "Could not save" in said(capsys, record=tmp_path / "nowhere" / "game.json")
    assert "Could not save" in said(capsys, record=tmp_path / ("x" * 300))


def test_a_record_that_does_not_fit_gets_one_clear_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(file, space_base(seats=3), [])
    assert "Name 3 players" in said(capsys, game=None, seats=None, record=file)
    assert "has 3 players" in said(capsys, game=None, seats="me,random", record=file)
    save(file, space_base(seats=3), read_seats("me,random,os.abort", STARS, BOTS))  # it shall not say what is run
    assert "Name 3 players" in said(capsys, game=None, seats=None, record=file)
    assert "holds a game of space-base" in said(capsys, game="chess", seats="me,random,random", record=file)
    file.write_text("{}", encoding="utf-8")
    assert "not a game record" in said(capsys, game=None, record=file)
    file.write_text("no record at all", encoding="utf-8")
    assert "not a game record" in said(capsys, game=None, record=file)


def test_things_are_named_with_a_plus_between_them_and_one_by_itself() -> None:
    assert read_settings("cosmic-encounter", ["aliens=oracle+virus,planets=4"]) == {
        "aliens": ["oracle", "virus"],
        "planets": 4,
    }
    assert read_settings("cosmic-encounter", ["aliens=oracle", "flares=true"]) == {"aliens": ["oracle"], "flares": True}
    assert read_settings("cosmic-encounter", ["aliens=random"]) == {"aliens": "random"}
