"""What is told of a long story where there is little room."""

from __future__ import annotations

import pytest
from rich.text import Text
from tests.games.cosmic_encounter.tables import A, B, C, drive, finish, play

from cosmodrome.cli.boards.cosmic_encounter.news import tell
from cosmodrome.cli.boards.news import WEIGHTY, fitting
from cosmodrome.cli.players import Player
from cosmodrome.texts import Texts


def lines(marks: str) -> list[Text]:
    """A line for each letter; capitals have weight."""
    return [Text(mark, WEIGHTY if mark.isupper() else "") for mark in marks]


@pytest.mark.parametrize(
    "told, most, kept",
    [("abCdefgh", 3, "Cgh"), ("abCdefgh", 4, "Cfgh"), ("abCdeFgh", 3, "CFh"), ("abc", 4, "abc"), ("ABCDEf", 3, "DEf")],
)
def test_what_has_weight_outlives_the_rest_and_the_last_line_is_always_there(told: str, most: int, kept: str) -> None:
    """The order stays, the newest lines are preferred."""
    assert "".join(line.plain for line in fitting(lines(told), most)) == kept


def test_the_outcome_of_a_long_encounter_is_told() -> None:
    """Totals and winner stay in the news, whatever follows them."""
    hands = {A: "attack-40 attack-10", B: "attack-08 morph", C: "negotiate"}
    game = play("A attacks B, C", hands=hands, at="select", stop="destiny")
    finish(drive(game, "A lay:attack-40", "B lay:attack-08"))
    players = [Player(seat, name) for seat, name in enumerate(("Orion", "Vega", "Lyra"))]
    news = tell(game.events(A), 0, players, Texts("en", "cosmic-encounter"))
    told = [line.plain.strip() for line in fitting(news, 5)]
    assert len(news) > 8
    assert {"Totals: offense 44, defense 12", "The offense wins"} <= set(told)
