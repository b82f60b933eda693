"""A simulation as a page: win shares with intervals, by what the game says players owe their wins to."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from cosmodrome.bots.arena import Played, Setup
from cosmodrome.bots.tally import Tally
from cosmodrome.cli.report import page, picture, subject_of
from cosmodrome.cli.simulate import simulate

SVG = "{http://www.w3.org/2000/svg}"


def played(number: int, winners: tuple[int, ...], taken: dict[str, int]) -> Played:
    return Played(
        number, "0", ("greedy", "random"), winners, (5, 2), "foreign-colonies", 90, 3, (0, 1), tuple(taken), taken
    )


def tally_of(*games: Played) -> Tally:
    tally = Tally()
    for game in games:
        tally.add(game)
    return tally


def test_a_shared_win_counts_as_its_part_for_an_alien_too() -> None:
    """Won, shared and lost: one and a half of three."""
    games = [played(at, winners, {"zombie": 0, "virus": 1}) for at, winners in enumerate([(0,), (0, 1), (1,)])]
    holders = tally_of(*games).holders()
    assert {name: (share.wins, share.trials) for name, share in holders.items()} == {
        "zombie": (1.5, 3),
        "virus": (1.5, 3),
    }


def test_the_best_come_first() -> None:
    """By the share of wins."""
    games = [played(at, (1,), {"zombie": 0, "virus": 1}) for at in range(2)]
    assert list(tally_of(*games).holders()) == ["virus", "zombie"]


def test_a_picture_has_a_row_for_each_to_one_scale() -> None:
    """Dots lie on their intervals, and a better share lies further to the right."""
    games = [played(at, (0,) if at else (1,), {"zombie": 0, "virus": 1}) for at in range(8)]
    rows = tally_of(*games).holders()
    drawn = ElementTree.fromstring(picture("Wins", rows, 0.5).replace("<svg", f'<svg xmlns="{SVG[1:-1]}"', 1))
    dots = [float(dot.attrib["cx"]) for dot in drawn.iter(f"{SVG}circle")]
    lines = [line.attrib for line in drawn.iter(f"{SVG}line") if line.attrib["class"] == "interval"]
    assert len(dots) == len(lines) == 2
    assert dots[0] > dots[1]
    assert all(float(line["x1"]) <= dot <= float(line["x2"]) for dot, line in zip(dots, lines, strict=True))


@pytest.mark.parametrize(
    "game, subject, name", [("cosmic-encounter", "alien", "Tick-Tock"), ("space-base", "card", "")]
)
def test_the_page_is_one_file_that_names_what_it_counts(game: str, subject: str, name: str) -> None:
    """By its name, without any script and without anything from elsewhere; rare ones are left out."""
    assert subject_of(game) == subject
    cards = {"tick_tock": 0, "virus": 1} if name else {"L1-5650": 0}
    games = [played(at, (0,), cards) for at in range(6)]
    games.append(played(6, (0,), {"zombie": 0} if name else {"L1-8635": 0}))
    text = page(Setup(game, ("greedy", "random"), options={"note": "<b>"}), tally_of(*games))
    assert f"Wins by {subject}" in text
    assert name in text
    assert "Zombie" not in text
    assert "&lt;b&gt;" in text
    assert not [word for word in ("<script", "http:", "https:", "<b>") if word in text]


def test_simulate_writes_the_page(tmp_path: Path) -> None:
    """Beside what it prints: win shares by alien with their intervals."""
    target = tmp_path / "report.html"
    line = ["cosmic-encounter", "--seats", "random,random,random", "--games", "6", "--jobs", "1", "--cards", "-1"]
    done = CliRunner().invoke(simulate, [*line, "--report", str(target)])
    assert done.exit_code == 0, done.output
    assert "Wins by alien" in done.output
    assert target.read_text(encoding="utf-8").count("<svg") >= 3


@pytest.mark.parametrize("name", ["report.txt", "nowhere/report.html"])
def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path, name: str) -> None:
    """A clear word instead of games in vain."""
    line = ["cosmic-encounter", "--seats", "random,random,random", "--games", "100000"]
    done = CliRunner().invoke(simulate, [*line, "--report", str(tmp_path / name)])
    assert done.exit_code == 2
    assert name.rpartition("/")[2] in done.output
