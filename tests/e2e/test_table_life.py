"""Undo, chat, a bot that plays on, and giving up."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import PATIENCE, Person, play_out, say


def two_people(welcome: Welcome, onlooker: bool = False) -> tuple[list[Person], str]:
    """Ann and Borys with a bot (and somebody who looks on) at a running table."""
    people = [welcome("/") for _ in range(3 if onlooker else 2)]
    table = people[0].makes_table(3, bots={"2": "greedy"})
    people[1].sits(table, 1, "Borys")
    people[0].starts(table)
    for person in people:
        person.goes(f"/t/{table}")
    return people, table


def test_undo_by_button_and_by_key(welcome: Welcome) -> None:
    (ann, borys), _ = two_people(welcome)
    for way in ("button", "key"):
        state = ann.until_asked()
        assert [option.partition(":")[0] for option in state.options] == ["apart", "sum"]
        borys.until_asked()
        expect(ann.find("undo")).to_be_disabled()
        ann.option(state.options[0]).click()
        expect(ann.find("undo")).to_be_enabled()
        if way == "button":
            ann.find("undo").click()
        else:
            ann.page.keyboard.press("u")
        again = ann.until_asked()
        assert again.options == state.options
        expect(ann.find("log").locator("[data-event=undone]").last).to_contain_text(say("event-undone", seat="Ann"))
        expect(borys.find("log").locator("[data-event=undone]").last).to_contain_text(say("event-undone", seat="Ann"))
    # When the last one has answered it is too late.
    ann.plays(1)
    expect(ann.find("undo")).to_be_enabled()
    borys.plays(1)
    expect(ann.find("undo")).to_be_disabled()


def says(person: Person, text: str) -> None:
    person.find("chat-input").fill(text)
    person.find("chat-input").press("Enter")
    expect(person.find("chat-input")).to_have_value("")


def test_chat_to_all_and_to_one(welcome: Welcome) -> None:
    (ann, borys, vira), _ = two_people(welcome, onlooker=True)
    says(ann, "hello <b>all</b> 🚀")
    for person in (ann, borys, vira):
        expect(person.page.get_by_role("log", name=say("chat"))).to_contain_text("hello <b>all</b> 🚀")
        assert person.page.locator("[role=log] b").count() == 0
    ann.field("chat-to").select_option(label=say("chat-only", name="Borys"))
    says(ann, "a secret plan")
    expect(borys.page.get_by_role("log", name=say("chat"))).to_contain_text(f"{say('chat-whisper-you')} a secret plan")
    says(borys, "heard")
    expect(vira.page.get_by_role("log", name=say("chat"))).to_contain_text("heard")
    assert not [text for text in vira.wire.texts if "secret" in text]
    assert vira.find("chat-input").count() == 0
    # It is there after a reload, for those whom it was for.
    for person, knows in ((borys, True), (vira, False)):
        person.page.reload()
        chat = person.page.get_by_role("log", name=say("chat"))
        expect(chat).to_contain_text("heard")
        assert ("a secret plan" in chat.inner_text()) == knows


def test_a_bot_plays_on_and_the_seat_is_taken_back(welcome: Welcome) -> None:
    (ann, borys), _ = two_people(welcome)
    ann.until_asked()
    ann.button("menu").click()
    ann.button("seat-let-bot").click()
    expect(ann.button("seat-take-back")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.find("ask")).to_contain_text(say("decision-bot-plays"))
    # The bot answers for her: Borys is never kept waiting.
    assert len(borys.plays(4)) == 4
    assert ann.state().options == []
    assert [event for event in borys.wire.of("dice-used") if event["seat"] == 0]
    ann.button("menu").click()
    ann.button("seat-take-back").click()
    expect(ann.button("seat-let-bot")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert ann.answers == []
    play_out([ann, borys], PATIENCE / 1000, most=8)
    assert {answer["seat"] for answer in ann.answers} == {0}


def test_a_bot_plays_on_after_a_resignation_and_the_player_may_join_the_rematch(welcome: Welcome) -> None:
    (ann, borys), table = two_people(welcome)
    borys.until_asked()
    borys.button("menu").click()
    borys.button("seat-resign").click()
    expect(borys.page.get_by_role("dialog")).to_contain_text(say("seat-resign-what"))
    borys.button("seat-resign-sure").click()
    expect(borys.page.get_by_role("dialog")).to_contain_text(say("seat-resigned"))
    borys.page.keyboard.press("Escape")
    assert len(ann.plays(3)) == 3
    assert borys.state().options == []

    ann.sees_result(table, [0])
    expect(ann.find("result").locator("tr", has_text="Borys")).to_contain_text(say("seat-resigned"))
    expect(borys.find("result")).to_be_visible()
    ann.button("rematch").click()
    ann.page.wait_for_url(lambda url: table not in url)
    borys.link("rematch-go").click()
    borys.page.wait_for_url(ann.page.url)
    for person in (ann, borys):
        expect(person.page.locator("main")).to_contain_text("Ann")
        expect(person.page.locator("main")).to_contain_text("Borys")
    ann.find("start").click()
    assert ann.until_asked().options
    assert borys.until_asked().options
