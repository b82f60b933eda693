"""A simulation as a page: win shares with intervals, by what the game says players owe their wins to."""

from __future__ import annotations

from html import escape
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from cosmodrome.cli.simulate import simulate
from cosmodrome.simulation.arena import Played, Setup, play
from cosmodrome.simulation.report import name_of, page, picture, subject_of
from cosmodrome.simulation.tally import Tally
from cosmodrome.texts import Texts

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
    "game, heading, names, rare",
    [
        ("cosmic-encounter", "Wins by alien", {"tick_tock": "Tick-Tock", "virus": "Virus"}, "zombie"),
        ("twilight-imperium", "Wins by faction", {"sol": "The Federation of Sol"}, "yin"),
        ("space-base", "Wins by ship", {"L1-5650": "L1-5650"}, "L1-8635"),
    ],
)
def test_the_page_is_one_file_that_names_what_it_counts(
    game: str, heading: str, names: dict[str, str], rare: str
) -> None:
    """By its name, without any script and without anything from elsewhere; rare ones are left out, which is said."""
    texts, subject = Texts("en", game), subject_of(game)
    games = [played(at, (0,), dict.fromkeys(names, 0)) for at in range(6)]
    games.append(played(6, (0,), {rare: 0}))
    text = page(Setup(game, ("greedy", "random", "random"), options={"note": "<b>"}), tally_of(*games))
    assert f"<h2>{heading}</h2>" in text
    for id, name in names.items():
        assert escape(name_of(texts, subject, id)) in text
        assert name_of(texts, subject, id) == name or game == "space-base"
    assert escape(name_of(texts, subject, rare)) not in text
    assert "Left out: 1 with fewer than 5 games" in text
    assert "greedy, 2 random" in text
    assert "&lt;b&gt;" in text
    assert not [word for word in ("<script", "http:", "https:", "<b>") if word in text]


@pytest.mark.parametrize("game, seats", [("cosmic-encounter", 3), ("twilight-imperium", 3)])
def test_a_game_tells_who_had_what_from_the_start(game: str, seats: int) -> None:
    """One alien or faction for every seat, all seats in order of play, and how many rounds it took."""
    told = play(Setup(game, ("random",) * seats, seed="told"), 0)
    assert sorted(told.taken.values()) == list(range(seats))
    assert set(told.offered) == set(told.taken)
    assert sorted(told.order) == list(range(seats))
    assert told.rounds > 1


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
