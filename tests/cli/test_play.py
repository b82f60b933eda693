"""`cosmodrome play` as people meet it: in a real terminal, typing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.cli.sitting import play_on, space_base
from tests.cli.terminal import Terminal

import cosmodrome
from cosmodrome.cli import group
from cosmodrome.cli.players import Player
from cosmodrome.cli.records import save

QUICK = ("--seconds", "0.01")


def test_an_evening_at_the_terminal(tmp_path: Path) -> None:
    """Light-speed opening with wrong inputs, undo and help; saved, left, and gone on with in another language."""
    args = ("play", "space-base", "--seats", "me:Ann,random", "--seed", "3", "--options", "variant=light-speed")
    with Terminal(*args, "--record", "game.json", *QUICK, cwd=tmp_path) as terminal:
        page = terminal.page()
        assert "opening purchases" in page
        assert "Which of the dealt cards do you buy?" in page
        assert "Your cards" in page
        assert "● Ann  15¤ 1↑ 0★" in page
        assert "1–6" in page
        assert "is neither a number nor a known command" in terminal.type("supernova")
        assert "Choose from 0 to 6" in terminal.type("77")
        assert "That cannot be chosen now." in terminal.type("buy:L9-0000")
        assert "take back your last answer" in terminal.type("help")
        assert "Paul-class cargo vessel" in terminal.type("card Berezovoy")
        assert "SB-21.3" in terminal.type("why Berezovoy")
        assert "This can no longer be taken back" in terminal.type("undo")
        bought = terminal.type("1")
        assert "✓" in bought
        assert "undo" in bought
        assert "✓" not in terminal.type("u")
        terminal.type("1")
        page = terminal.type("0")
        assert re.search(r"Ann opened with \w+ for \d", page)
        assert "Saved in other.json" in terminal.type("save other.json")
        terminal.write("quit\n")
        said, code = terminal.end()
        assert "game.json" in said
        assert code == 0
    kept = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert kept["players"] == [{"name": "Ann", "bot": None}, {"name": "Vega", "bot": "random"}]
    assert kept["entries"] == json.loads((tmp_path / "other.json").read_text(encoding="utf-8"))["entries"]
    assert cosmodrome.verify(kept) == []
    with Terminal("play", "--record", "game.json", "--lang", "ru", *QUICK, cwd=tmp_path) as terminal:
        page = terminal.page()
        assert re.search(r"Раунд 1, ходит . (Ann|Vega)", page)
        assert "Как вы используете кубики?" in page
        terminal.type("1")
        terminal.write("\x04")  # end of input: as good as leaving
        said, code = terminal.end()
        assert "cosmodrome play --record game.json" in said
        assert code == 0
    after = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert after["entries"][: len(kept["entries"])] == kept["entries"]
    assert len(after["entries"]) > len(kept["entries"])


def test_to_the_end(tmp_path: Path) -> None:
    """The last round of a game in Ukrainian, in a narrow and low window: every page ends with its question."""
    game = play_on(space_base(seats=2, seed=5), lambda game: game.view(None)["turn"]["last_round"])
    save(tmp_path / "late.json", game, [Player(0, "Оля"), Player(1, "Вега", "random")])
    with Terminal(
        "play", "--record", "late.json", *QUICK, cwd=tmp_path, columns=80, lines=24, LANG="uk_UA.UTF-8"
    ) as terminal:
        page = terminal.page()
        assert "Оля" in page
        while "Перемога!" not in page and "Найбільше" not in page:
            assert "допомога" in page.splitlines()[-2]
            number = re.findall(r"^ +(\d+) ", page.rsplit("─" * 40, 1)[1], re.MULTILINE)
            terminal.write(f"{number[0]}\n")
            try:
                page = terminal.page()
            except AssertionError as end:
                page = str(end)
        assert "♛" in page
        assert terminal.process.wait(10) == 0
    assert cosmodrome.replay(json.loads((tmp_path / "late.json").read_text(encoding="utf-8"))).outcome is not None


def test_two_people_and_the_curtain(tmp_path: Path) -> None:
    args = ("play", "space-base", "--seats", "me:Ann,person:Bob", "--seed", "4", "--options", "variant=light-speed")
    with Terminal(*args, cwd=tmp_path) as terminal:
        page = terminal.page(until="looking. ")
        assert "Ann is up next." in page
        assert "¤" not in page
        assert "Which of the dealt cards" in terminal.type("")
        page = terminal.type("0", until="looking. ")
        assert "Bob is up next." in page
        assert "Your cards" not in page
        page = terminal.type("")
        assert "▲ Bob  15¤ 1↑ 0★  Which of the dealt cards" in page
        page = terminal.type("0")
        assert "How do you use them?" in page  # nothing is hidden any more, so there is no curtain


@pytest.mark.parametrize("setting, coloured", [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colours_can_be_turned_off(tmp_path: Path, setting: dict[str, str], coloured: bool) -> None:
    args = ("play", "space-base", "--seats", "me,random", "--seed", "4")
    with Terminal(*args, *QUICK, cwd=tmp_path, **setting) as terminal:
        terminal.page()
        assert ("\x1b[38;" in terminal.raw or "\x1b[33m" in terminal.raw) is coloured


@pytest.mark.parametrize(
    "lang, said", [("en", "This needs a terminal"), ("ru", "Нужен терминал"), ("uk", "Потрібен термінал")]
)
def test_without_a_terminal_it_says_so(lang: str, said: str) -> None:
    result = CliRunner().invoke(group, ["play", "space-base", "--lang", lang])
    assert said in result.output
    assert result.exit_code == 2
