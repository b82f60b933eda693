"""Cosmic Encounter at a table: two people and bots, an onlooker, a phone, keyboard, axe, and a private word."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import PHONE, Person, State, at_rest, play_out
from tests.e2e.test_axe import faults
from tests.e2e.test_phone import fits, top

import cosmodrome
from cosmodrome.texts import Texts

GAME = "cosmic-encounter"
MINUTES = 5 * 60.0  # that so many answers may take on a busy machine
say = Texts("en", GAME, strict=True).say
# What does not fit into its side of the encounter.
TOO_WIDE = """() => [...document.querySelectorAll('[data-place=stage] .side')]
  .filter((side) => side.scrollWidth > side.clientWidth + 1).map((side) => side.textContent)"""


def cosmic(person: Person, seats: int = 3, **fields: Any) -> str:
    """A table of Cosmic Encounter, its windows as short as can be; its id."""
    options = {"aliens": "random", "flares": True, **fields.pop("options", {})}
    return person.makes_table(seats, game=GAME, options=options, delay=0, **fields)


def sit_down(welcome: Welcome, language: str = "ru-RU", **fields: Any) -> tuple[Person, Person, str]:
    """Ann and Borys at a table with two bots; the game has begun."""
    ann, borys = welcome("/"), welcome("/", locale=language, reduced_motion="no-preference")
    table = cosmic(ann, 4, bots={"2": "greedy", "3": "random"}, **fields)
    borys.sits(table, 1, "Borys")
    ann.starts(table)
    for person in (ann, borys):
        person.goes(f"/t/{table}")
    return ann, borys, table


def test_two_people_and_bots_play(welcome: Welcome) -> None:
    ann, borys, _ = sit_down(welcome)
    asked: set[str] = set()

    def look(person: Person, state: State) -> None:
        """What is asked has words, and what lies on the board is lit there."""
        asked.add(person.wire.ask_key)
        assert state.question
        if person.wire.ask_key in ("aim", "select", "wild-destiny"):
            assert set(state.options) <= set(state.lit)

    play_out([ann, borys], MINUTES, look, most=40)
    while len(asked) < 4:  # with some powers there is much to pass on
        assert play_out([ann, borys], MINUTES, look, most=10) == 10, asked
    at_rest(ann, borys)
    for person in (ann, borys):
        assert person.keys_shown() == []
        assert person.state().alert == []
    assert any(re.search("[а-я]", line) for line in borys.log())
    before = ann.wire.view["players"]
    shown = ann.find("board").locator('[data-place^="planet:"]')
    expect(shown).to_have_count(sum(len(player["planets"]) for player in before))

    # After a reload everything is where it was.
    ann.page.reload()
    expect(ann.find("board").locator('[data-place="stage"]')).to_be_visible()
    assert [player["cards"] for player in ann.wire.view["players"]] == [player["cards"] for player in before]


def test_the_result_tells_colonies_and_the_replay_shows_the_table(welcome: Welcome) -> None:
    game, rng = cosmodrome.new_game(GAME, 4, seed=2, options={"planets": 4}), Random(2)
    while game.asks:
        ask = rng.choice(game.asks)
        game.answer(ask.seat, rng.choice(ask.options).id)
    assert game.outcome is not None
    ann = welcome("/")
    table = ann.calls("POST", "/api/import", {"record": game.record()})["id"]
    ann.goes(f"/t/{table}")
    won, scores = game.outcome.winners, game.outcome.scores
    ranked = sorted(range(4), key=lambda seat: (seat not in won, -scores[seat]))
    expect(ann.find("result").locator("tbody td:last-child")).to_have_text([str(scores[seat]) for seat in ranked])
    expect(ann.find("result")).to_contain_text(say(f"outcome-{game.outcome.reason}", score=scores[won[0]]))
    expect(ann.page.get_by_role("columnheader", name=say("score"), exact=True)).to_be_visible()
    assert ann.keys_shown() == []
    ann.find("replay").click()
    expect(ann.find("board").locator('[data-place="track"]')).to_be_visible()
    expect(ann.find("board").locator('[data-place^="planet:"]')).to_have_count(16)


def test_an_onlooker_is_sent_no_secrets(welcome: Welcome) -> None:
    ann, borys, table = sit_down(welcome, options={"aliens": "choose"})
    onlooker = welcome(f"/t/{table}")
    dealt = {person: set(person.until_asked().options) for person in (ann, borys)}
    onlooker.until(lambda _: bool(onlooker.wire.view))
    for person, other in ((ann, borys), (borys, ann)):
        secret = {option.removeprefix("alien:") for option in dealt[person]}
        assert len(secret) == 2
        for alien in secret:
            named = re.compile(f'"{alien}"(?!:)')  # "filch": is a setting of the table, which all may know
            assert not any(map(named.search, [*other.wire.texts, *onlooker.wire.texts])), alien
    for person in (ann, borys):
        person.plays(1)
    play_out([ann, borys], MINUTES, most=6)
    at_rest(ann, borys, onlooker)
    assert onlooker.wire.view["hand"] == []
    # A hand that was dealt eight different cards would be known by them; nothing names it to others.
    for person, seat in ((ann, 0), (borys, 1)):
        mine = [event for event in person.wire.of("hand-dealt", "drew") if event["seat"] == seat]
        assert any("cards" in event for event in mine)
        for other in ({ann, borys} - {person}) | {onlooker}:
            assert not any("cards" in event for event in other.wire.of("hand-dealt", "drew") if event["seat"] == seat)
            laid = other.wire.view["players"][seat]["laid"]
            assert all(card == "?" for card in laid) or other.wire.view["players"][seat]["face_up"]
    assert onlooker.page.locator("[data-option]").count() == 0


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_table_has_no_serious_fault(welcome: Welcome, scheme: str) -> None:
    ann = welcome("/", color_scheme=scheme)
    table = cosmic(ann, 5, bots={str(seat): "random" for seat in (1, 2, 3, 4)}, options={"technologies": True})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.until_asked()
    found = {"begin": faults(ann)}
    for number in range(3):
        ann.plays(4)
        ann.until(lambda state: bool(state.options) or state.over)
        found[f"later {number}"] = faults(ann)
    assert not any(found.values()), found


def test_a_phone_shows_the_encounter_first_and_everything_by_tap(welcome: Welcome) -> None:
    ann = welcome("/", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = cosmic(ann, 5, bots={str(seat): "greedy" for seat in (1, 2, 3, 4)})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.until_asked()
    fits(ann)
    board = ann.find("board")
    stage, own = board.locator('[data-place="stage"]'), board.locator('[data-place^="hand:"]')
    # The board above, the question as a sheet over its lower part, the hand below the stage.
    assert top(stage) < min(top(ann.find("ask")), top(own))
    assert len(ann.plays(5, tap=True)) == 5
    ann.plays_to(lambda _: bool(ann.wire.view["hand"]), tap=True)
    fits(ann)
    # A card of the hand is read by a tap, and nothing is played by it.
    answers = len(ann.answers)
    card = own.locator('[data-spot^="card:"]').first
    card.scroll_into_view_if_needed()
    card.tap()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    fits(ann)
    assert len(ann.answers) == answers


def test_a_sheet_is_read_and_a_planet_aimed_at_by_keyboard(welcome: Welcome) -> None:
    ann = welcome("/")
    table = cosmic(ann, 3, bots={"1": "greedy", "2": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    state = ann.plays_to(lambda _: ann.wire.ask_key == "aim")
    alien = ann.wire.view["players"][0]["aliens"][0]
    sheet = ann.find("board").locator(f'[data-spot="sheet:{alien}"]')
    ann.page.keyboard.press("Tab")
    sheet.focus()
    key = f"alien-{alien.replace('_', '-')}"
    expect(ann.page.get_by_role("tooltip", name=say(key))).to_contain_text(say(f"{key}-text")[:40])
    planet, aimed = state.options[0], len(ann.wire.of("aimed"))
    ann.option(planet, "board").first.focus()  # it stands in its system, and large on the stage
    expect(ann.option(planet)).to_have_class(re.compile("lit"))
    ann.page.keyboard.press("Enter")
    ann.until_past(state.ask)
    assert ann.wire.of("aimed")[aimed]["planet"] == int(planet.partition(":")[2])


def test_two_players_talk_privately(welcome: Welcome) -> None:
    ann, borys, table = sit_down(welcome, "en-GB")
    onlooker = welcome(f"/t/{table}")
    onlooker.until(lambda _: bool(onlooker.wire.view))
    for to, words in ((say("chat-only", name="Borys"), "Two cards for a colony?"), (say("chat-all"), "Agreed.")):
        ann.page.get_by_label(say("chat-to")).select_option(label=to)
        ann.find("chat-input").fill(words)
        ann.page.keyboard.press("Enter")
        expect(borys.page.get_by_role("log", name=say("chat")).get_by_text(words)).to_be_visible()
    # What was said first would have come first.
    expect(onlooker.page.get_by_role("log", name=say("chat")).get_by_text("Agreed.")).to_be_visible()
    assert not any("Two cards for a colony" in text for text in onlooker.wire.texts)
    # A table may do without private words.
    open_table = cosmic(ann, 3, bots={"2": "greedy"}, private_chat=False)
    borys.sits(open_table, 1, "Borys")
    ann.starts(open_table)
    ann.goes(f"/t/{open_table}")
    expect(ann.find("chat-input")).to_be_visible()
    expect(ann.page.get_by_label(say("chat-to"))).to_have_count(0)


def test_a_low_window_shows_the_whole_hand_whatever_is_asked(welcome: Welcome) -> None:
    ann = welcome("/", viewport={"width": 1280, "height": 720}, locale="ru-RU")
    table = cosmic(ann, 5, bots={str(seat): "greedy" for seat in (1, 2, 3, 4)}, options={"technologies": True})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    hand = ann.find("board").locator('[data-place^="hand:"]')
    for _ in range(12):
        ann.until(lambda state: bool(state.options) or state.over)
        if ann.wire.ask_key not in ("invite", "offer"):  # who is invited takes a line more, and so does a deal
            expect(hand).to_be_in_viewport(ratio=1)
        ann.plays(1)


@pytest.mark.parametrize("width", [1024, 1280, 1390])
def test_both_sides_keep_to_the_stage(welcome: Welcome, width: int) -> None:
    ann = welcome("/", viewport={"width": width, "height": 820}, locale="ru-RU")
    table = cosmic(ann, 4, bots={str(seat): "greedy" for seat in (1, 2, 3)}, options={"technologies": True})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.plays_to(lambda _: ann.wire.ask_key == "invite")
    assert ann.page.evaluate(TOO_WIDE) == []
    ann.plays_to(lambda _: ann.wire.ask_key == "select")
    assert ann.page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "uk-UA"])
def test_how_long_one_passes_stands_on_one_line(welcome: Welcome, language: str) -> None:
    ann = welcome("/", viewport={"width": 1280, "height": 720}, locale=language)
    table = cosmic(ann, 3, bots={"1": "greedy", "2": "greedy"}, options={"aliens": ["sorcerer"]})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.plays_to(lambda _: ann.wire.ask_key == "planning.after")
    longer = ann.find("ask").locator(".passes [data-order]")
    expect(longer).to_have_count(2)
    assert top(longer.first) == top(longer.last)


def test_a_sheet_can_be_read_while_its_player_can_be_chosen(welcome: Welcome) -> None:
    ann = welcome("/")
    table = cosmic(ann, 3, bots={"1": "greedy", "2": "greedy"}, options={"aliens": ["will"]})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    state = ann.plays_to(lambda _: ann.wire.ask_key in ("will", "wild-destiny"))
    assert {"seat:1", "encounter:1"} & set(state.lit)
    alien = ann.wire.view["players"][1]["aliens"][0]
    ann.find("board").locator(f'[data-spot="sheet-of:1:{alien}"]').hover()
    expect(ann.page.get_by_role("tooltip", name=say(f"alien-{alien.replace('_', '-')}"))).to_be_visible()


def test_in_a_narrow_window_the_bar_says_how_the_encounter_stands(welcome: Welcome) -> None:
    ann = welcome("/", viewport={"width": 800, "height": 700})
    table = cosmic(ann, 3, bots={"1": "greedy", "2": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.plays_to(lambda _: ann.wire.ask_key == "select")
    bar = ann.page.get_by_role("banner")
    expect(bar.locator(".status")).to_have_text(re.compile(say("phase-planning")))
    assert abs(top(bar.locator(".status")) - top(bar.locator(".where"))) < 2
