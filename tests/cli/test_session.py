"""At the table: what is shown, what can be typed, and that nobody is told a lie."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from tests.cli.sitting import Sitting, play_on, space_base

import cosmodrome
from cosmodrome.bots import Bot, Place
from cosmodrome.cli.boards import Section
from cosmodrome.cli.players import Player
from cosmodrome.cli.screen import Screen
from cosmodrome.kernel import Game

WORDS = ("help", "log", "log 5", "rules", "rules 8", "look 1", "look", "card Gagarin", "why Gagarin", "why 1")
MORE = ("table", "legend", "acts", "acts 1", "undo", "xyz", "", "why", "card", "99", "look nobody", "rules qqq")


@pytest.mark.parametrize(
    "lang, seats, variant, columns, lines",
    [
        ("en", "me,random", "standard", 80, 50),
        ("ru", "me,random,person,random", "standard", 140, 45),
        ("uk", "person,me,random", "light-speed", 80, 24),
        ("ru", "random,me,random,random,random", "light-speed", 124, 30),
    ],
)
def test_whatever_is_typed_is_understood(lang: str, seats: str, variant: str, columns: int, lines: int) -> None:
    """Answers and all commands in any order: no text is missing, no line is wider than the window."""
    game = space_base(seats.count(",") + 1, seed=11, variant=variant)
    if variant == "standard":
        play_on(game, lambda game: game.view(None)["turn"]["round"] >= 14)
    sitting = Sitting(game, seats, lang=lang, columns=columns, lines=lines)
    rng = Random(5)

    def line() -> str:
        if len(sitting.pages) > 25:
            raise EOFError
        asks = [ask for ask in game.asks if ask.seat in sitting.session.people]
        numbers = list(sitting.session.display.scene(asks[0]).numbers.values())
        return rng.choice(WORDS + MORE) if rng.random() < 0.4 else str(rng.choice(numbers))

    sitting.answer = line
    sitting.type()
    assert max(len(line) for page in sitting.pages for line in page.splitlines()) <= columns


@pytest.mark.parametrize("lang, won", [("en", "has won!"), ("ru", "Победа!"), ("uk", "Перемога!")])
def test_the_end_says_who_won(lang: str, won: str) -> None:
    game = play_on(space_base(seed=5), lambda game: game.view(None)["turn"]["last_round"])
    sitting = Sitting(game, lang=lang)
    sitting.answer = sitting.number
    page = sitting.type()[-1]
    assert game.outcome is not None
    assert won in page
    assert "♛" in page


def dice_asked(game: Game) -> bool:
    return any(ask.seat == 0 and ask.key == "dice" for ask in game.asks)


def purchase_asked(game: Game) -> bool:
    return any(ask.seat == 0 and ask.key == "purchase" and len(ask.options) > 3 for ask in game.asks)


def test_the_dice_question_shows_where_each_answer_leads() -> None:
    game = play_on(space_base(seed=2), dice_asked)
    one, other = game.asks[0].args["dice"]
    page = Sitting(game).type()[0]
    assert f"1▸{one:>2} " in page
    assert f"2▸{one + other:>2} " in page
    assert f"The dice show {one} and {other}." in page


def test_the_purchase_question_numbers_the_cards_where_they_lie() -> None:
    game = play_on(space_base(seed=2), purchase_asked)
    sitting = Sitting(game)
    page = sitting.type()[0]
    cards = len(game.asks[0].options) - 1
    assert f"1–{cards}  what is numbered above" in page
    assert "   0  Pass" in page
    shop = page[page.index("Shipyard") : page.index("────────────────")]
    assert [number for number in range(1, cards + 1) if f" {number:>2} " not in shop] == []


def test_a_card_can_be_bought_by_its_name() -> None:
    game = play_on(space_base(seed=2), purchase_asked)
    name = str(next(option for option in game.asks[0].options if option.key == "buy")[1])
    sitting = Sitting(game)
    said = sitting.session.display.texts.card(name).split()[0]
    sitting.type(said.lower())
    assert [event["card"] for event in game.events(None) if event["key"] == "bought"][-1] == name


def test_what_just_happened_is_told() -> None:
    game = play_on(space_base(seats=2, seed=2), dice_asked)
    pages = Sitting(game).type("1")
    assert "goes first" in pages[0]
    assert "goes first" not in pages[1]  # told once


def test_undo_goes_back_to_the_question(tmp_path: Path) -> None:
    game = space_base(seats=2, seed=3, variant="light-speed")
    sitting = Sitting(game, file=tmp_path / "game.json")
    pages = sitting.type("1", "undo")
    assert "✓" in pages[1]
    assert "✓" not in pages[2]
    assert [entry[0] for entry in json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["entries"][-2:]] == [
        0,
        "undo",
    ]


def test_the_other_person_can_take_back_as_long_as_nothing_was_shown() -> None:
    game = space_base(seats=2, seed=2)
    sitting = Sitting(game, "me:Ann,person:Bob")
    pages = sitting.type("1", "undo")
    questions = [next(line for line in page.splitlines() if "The dice show" in line) for page in pages[:3]]
    assert [question[:5] for question in questions] == ["● Ann", "▲ Bob", "● Ann"]


def test_what_cannot_be_taken_back_is_refused_in_one_line() -> None:
    pages = Sitting(space_base(seed=2)).type("undo")
    assert pages[1].count("\n") == 1
    assert "can no longer be taken back" in pages[1]


def test_why_names_the_rule() -> None:
    game = play_on(space_base(seed=2), purchase_asked)
    credits = game.view(0)["players"][0]["credits"]
    dear = next(
        card
        for row in game.view(0)["shipyard"]
        for card in row
        if f"buy:{card}" not in {option.id for option in game.asks[0].options}
    )
    pages = Sitting(game).type(f"why {dear}", "why 1", "why 0", "why dragons")
    assert credits < 15
    assert "SB-8.11" in pages[1]
    assert "You can choose that: 1, Buy" in pages[2]
    assert "You can choose that: 0, Pass" in pages[3]
    assert "not a possible answer" in pages[4]


def test_a_window_can_be_let_pass() -> None:
    game = space_base(seed=2)
    pages = Sitting(game).type("acts", "acts 1")
    assert "acts 1  Do not ask me before rolls" in pages[1]
    assert "Ask me again before rolls" in Sitting(game).type("acts")[1]
    assert "Vega lets pass: abilities before the roll" in pages[2]


def test_a_low_window_leaves_parts_out_and_says_so() -> None:
    game = play_on(space_base(seed=2), dice_asked)
    sitting = Sitting(game, lines=24)
    pages = sitting.type("table")
    assert "No room for the players and the shipyard" in pages[0]
    assert pages[0].count("\n") < 24
    assert "Shipyard" in pages[1]


def test_parts_are_left_out_by_rank() -> None:
    screen = Screen()
    sections = [Section("a", "a"), Section("b", "b\n" * 5, rank=2), Section("c", "c\nc", rank=1)]
    page = screen.fitting(sections, 6)
    assert [section.name for section, _ in page.kept] == ["a", "c"]
    assert [section.name for section in page.left] == ["b"]


def test_a_game_that_was_not_saved_can_be_saved_on_leaving(tmp_path: Path) -> None:
    game = space_base(seed=2)
    file = tmp_path / "evening.json"
    pages = Sitting(game).type("quit", str(file))
    assert "Save the game?" in pages[1]
    assert f"Saved in {file}" in pages[2].replace("\n", "")
    assert cosmodrome.replay(json.loads(file.read_text(encoding="utf-8"))).view(0) == game.view(0)


def test_a_file_that_cannot_be_written_is_no_disaster(tmp_path: Path) -> None:
    pages = Sitting(space_base(seed=2)).type(f"save {tmp_path / 'no' / 'such' / 'folder.json'}", "1")
    assert "Could not save" in pages[1]


def test_bots_alone_can_be_watched() -> None:
    game = play_on(space_base(seed=5), lambda game: game.view(None)["turn"]["last_round"])
    page = Sitting(game, "random,random").type()[-1]
    assert "has won!" in page


def test_the_words_of_all_languages_are_understood() -> None:
    pages = Sitting(space_base(seed=2), lang="uk").type("журнал", "log", "правила SB-8.11", "rules SB-8.11")
    assert pages[1] == pages[2]
    assert pages[3] == pages[4]


def test_owners_are_told_apart_without_colour() -> None:
    assert len({Player(seat, "X").shape for seat in range(6)}) == 6


def test_a_standing_order_answers_without_asking() -> None:
    """Never ask about this ship: it is given and dropped by its number, and the window passes by itself."""
    game = play_on(space_base(), lambda game: game.window is not None and game.asks[0].seat == 0)
    listed = "".join(Sitting(game, "me,random").type("orders"))
    assert "orders 1  Never ask about" in listed
    (order,) = [line.split()[1] for line in listed.splitlines() if "Pass until this turn ends" in line]
    window = game.asks[0].id
    pages = Sitting(game, "me,random").type(f"orders {order}")
    assert any("Ordered: Pass until this turn ends" in page for page in pages)
    assert all(ask.id > window for ask in game.asks if ask.seat == 0)


def test_an_order_can_be_dropped() -> None:
    """The second time its number is typed."""
    game = play_on(space_base(), lambda game: game.asks[0].key == "purchase" and game.asks[0].seat == 0)
    pages = Sitting(game, "me,random").type("orders", "orders 1", "orders 1")
    assert "Ordered:" in "".join(pages)
    assert "No longer ordered:" in "".join(pages)


@pytest.mark.parametrize("answer, told", [("sing", "NotAnOption"), (None, "ZeroDivisionError")])
def test_a_bot_that_breaks_down_leaves_the_game_to_be_saved(tmp_path: Path, answer: str | None, told: str) -> None:
    """Its author reads what happened, and the record is complete up to there."""

    class Broken(Bot):
        def choose(self, place: Place, rng: Random) -> str:
            return answer or str(1 / 0)

    file = tmp_path / "broken.json"
    sitting = Sitting(space_base(seats=2, seed=3), "person,random")
    sitting.session.bots = {1: Broken()}
    sitting.answer = lambda: str(file) if "Save the game?" in sitting.pages[-1] else sitting.number()
    assert sitting.session.run() is False
    assert any(told in page and "failed at the question" in page for page in sitting.pages)
    assert cosmodrome.replay(json.loads(file.read_text(encoding="utf-8"))).asks
