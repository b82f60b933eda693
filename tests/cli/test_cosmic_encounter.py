"""Cosmic Encounter at the terminal's table."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from tests.cli.sitting import Sitting, play_on

from cosmodrome.cli.boards.cosmic_encounter.picks import FEW
from cosmodrome.cli.boards.cosmic_encounter.signs import LEGEND, held
from cosmodrome.cli.boards.cosmic_encounter.things import Things
from cosmodrome.games.cosmic_encounter import PIECES, RULES
from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIENS
from cosmodrome.games.cosmic_encounter.cards import ROWS
from cosmodrome.games.cosmic_encounter.technologies import TECH_NAMES
from cosmodrome.kernel import Game
from cosmodrome.texts import LANGUAGES, Texts

GAME = "cosmic-encounter"
FOUR = "me,random,random,random"


def cosmic(seats: int = 4, seed: int = 1, **options: Any) -> Game:
    """A new game."""
    return Game.new(RULES, seats, {"aliens": "random", **options}, str(seed))


def asked(key: str, seed: int = 1, **options: Any) -> Game:
    """A game in which seat 0 is asked this."""
    return play_on(cosmic(seed=seed, **options), lambda game: is_asked(game, key), seed)


def is_asked(game: Game, key: str) -> bool:
    return any(ask.seat == 0 and ask.key == key for ask in game.asks)


@pytest.mark.parametrize("lang, seed, options", [("ru", 3, {"flares": True}), ("uk", 5, {"technologies": True})])
def test_a_whole_game_can_be_played(lang: str, seed: int, options: dict[str, Any]) -> None:
    sitting = Sitting(cosmic(seed=seed, planets=4, **options), FOUR, lang=lang)
    rng = Random(seed)
    game = sitting.session.game

    def any_number() -> str:
        ask = next(ask for ask in game.asks if ask.seat == 0)
        return str(rng.choice(list(sitting.session.display.scene(ask).numbers.values())))

    sitting.answer = any_number
    assert sitting.session.run()
    assert game.outcome is not None
    assert len(sitting.pages) > 20
    for page in sitting.pages:
        assert max(len(line) for line in page.splitlines()) <= 80
        assert not re.search(r"[a-z]+_[a-z]+|\b(ask|option|event|card|alien)-[a-z]", page)


def test_the_table_shows_systems_gate_warp_and_hand() -> None:
    game = asked("select", seed=2)
    (page, *_) = Sitting(game, FOUR).type()
    view = game.view(0)
    encounter = view["encounter"]
    assert (
        f"══▶ {['Vega', 'Orion', 'Sirius', 'Altair'][encounter['planet'] // 6]} {encounter['planet'] % 6 + 1}" in page
    )
    assert "◎" in page
    assert "planning phase" in page
    row = next(line for line in page.splitlines() if re.match(r"[▶◀] ● Vega", line))
    for planet in view["players"][0]["planets"]:
        ships = view["players"][0]["ships"].get(str(planet), 0)
        assert not ships or f"●{ships}" in row
    texts = Texts("en", GAME)
    for card in view["hand"]:
        assert Things(texts).words("card", card) in page


def test_an_offer_says_what_it_means_to_pass_and_what_comes_of_it() -> None:
    (page, *_) = Sitting(asked("offer", seed=2), FOUR, columns=100).type()
    texts = Texts("en", GAME)
    assert re.search(rf"^ +0  {texts.say('option-pass.offer')} ", page, re.MULTILINE)
    assert re.search(rf"{texts.say('option-break-off')} +{texts.say('hint-penalty', count=3)}", page)


def test_a_question_comes_with_help_and_every_answer_with_its_number() -> None:
    game = asked("select", seed=2)
    (page, *_) = Sitting(game, FOUR, columns=100).type()
    assert "Which encounter card do you play?" in page
    assert "the higher total of card and ships wins" in page
    ask = next(ask for ask in game.asks if ask.seat == 0)
    for number in range(1, len(ask.options) + 1):
        assert re.search(rf"^ +{number}  ", page, re.MULTILINE)
    assert re.search(r"beats \d+ %", page) or all("negotiate" in option.id for option in ask.options)


def test_many_ships_to_choose_from_make_a_grid() -> None:
    game = asked("launch", seed=1)
    sitting = Sitting(game, FOUR)
    (page, *_) = sitting.type()
    ask = next(ask for ask in game.asks if ask.seat == 0)
    ships = [option for option in ask.options if option.key == "ship"]
    assert len(ships) > FEW
    numbers = sitting.session.display.scene(ask).numbers
    assert [numbers[option.id] for option in ships] == sorted(numbers[option.id] for option in ships)
    assert "what is numbered above" in page
    rows = {line.split()[1]: line for line in page.splitlines() if re.match(r"Vega \d", line)}
    for planet, count in game.view(0)["players"][0]["ships"].items():
        if int(planet) < 5:
            assert ("∅" in rows[str(int(planet) + 1)]) == (count <= 4)


def test_a_card_an_alien_and_a_technology_can_be_read() -> None:
    pages = Sitting(asked("select", seed=2), FOUR).type("card zombie", "card Cosmic Zap", "card lasers")
    assert "Immortality" in pages[1]
    assert "Wild Zombie" in pages[1]
    assert "Cancels one use of an alien power" in pages[2]
    assert "research number 3" in pages[3]


def test_look_shows_a_player_at_large() -> None:
    game = asked("select", seed=2)
    alien = game.view(0)["players"][1]["aliens"][0]
    pages = Sitting(game, FOUR, columns=120).type("look Orion")
    assert Things(Texts("en", GAME)).words("alien", alien) in pages[1]
    assert "home colon" in pages[1]


def test_a_card_that_was_laid_is_not_counted_as_held() -> None:
    game = asked("reveal.totals", seed=3)
    laid = [player for player in game.view(0)["players"] if player["laid"]]
    assert len(laid) == 2
    assert [held(player) for player in laid] == [player["cards"] - 1 for player in laid]
    for seat in range(4):
        assert held(game.view(seat)["players"][seat]) == len(game.view(seat)["hand"])


def test_the_log_leaves_out_what_has_no_text() -> None:
    pages = Sitting(asked("select", seed=2), FOUR).type("log 400")
    assert "Turn of" in pages[1]
    assert "event-" not in pages[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_can_be_drawn_and_found_by_its_name(lang: str) -> None:
    things = Things(Texts(lang, GAME, strict=True))
    for id in (*ALIENS, *TECH_NAMES, *(row.name for row in ROWS)):
        assert things.draw(id)
        assert id in things.find(id)
    for alien in ALIENS:
        assert alien in things.find(things.words("alien", alien))
        assert things.find(f"wild-{alien}") == [f"flare-{alien}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_has_a_meaning(lang: str) -> None:
    texts = Texts(lang, GAME, strict=True)
    assert [name for name in LEGEND if not texts.has(f"sign-{name}")] == []


def test_every_step_of_an_encounter_has_its_phase() -> None:
    from cosmodrome.cli.boards.cosmic_encounter.board import PHASES

    between = {"setup", "deck", "hands", "technologies", "first", "powers", "sleight"}
    assert set(PIECES) - between == set(PHASES)
