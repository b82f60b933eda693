"""A lost cookie, a phone, an absent player: the table goes on."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import at_rest, say
from tests.e2e.test_table_life import two_people


def test_a_personal_link_brings_the_seat_to_the_phone(welcome: Welcome) -> None:
    (_, borys), _ = two_people(welcome)
    borys.until_asked()
    borys.button("menu").click()
    borys.find("link-mine").click()
    address = borys.find("seat-link").input_value()
    assert borys.keys_shown() == []
    phone = welcome("/")
    phone.goes(address.removeprefix(phone.url))
    assert phone.until_asked().options == borys.state().options
    assert "#" not in phone.page.url
    phone.plays(1)
    assert {answer["seat"] for answer in phone.answers} == {1}


def test_the_host_gives_an_absent_seat_to_a_bot_and_then_to_another_person(welcome: Welcome) -> None:
    (ann, borys), table = two_people(welcome)
    borys.until_asked()
    borys.goes("/")
    ann.button("menu").click()
    ann.find("host-bot-1").click()
    ann.find("host-offer-1").click()
    address = ann.find("offer-link").input_value()
    assert ann.keys_shown() == []
    cay = welcome("/")
    cay.forgives("400", "409", "403")
    cay.goes(address.removeprefix(cay.url))
    cay.find("name").fill("Cay")
    assert cay.keys_shown() == []
    ann.page.keyboard.press("Escape")
    cay.find("claim").click()
    # The bot may have ended the turn of the seat meanwhile; then it is Ann's.
    while at_rest(ann, cay) is not cay:
        ann.plays(1)
    expect(ann.find("note").last).to_have_text(say("note-taken-over", name="Cay", old="Borys"))
    borys.goes(f"/t/{table}")
    expect(borys.find("ask")).to_contain_text(say("decision-watch"))


def test_people_agree_to_end_a_game_and_its_host_deletes_the_table(welcome: Welcome) -> None:
    (ann, borys), table = two_people(welcome)
    ann.until_asked()
    ann.button("menu").click()
    ann.find("host-end").click()
    ann.find("host-end").click()
    ann.page.keyboard.press("Escape")
    expect(ann.find("motion")).to_be_visible()
    expect(borys.find("motion")).to_contain_text(say("motion-end", name="Ann"))
    assert borys.keys_shown() == []
    borys.find("agree").click()
    for person in (ann, borys):
        expect(person.find("result")).to_contain_text(say("outcome-ended"))
        assert person.keys_shown() == []
    ann.find("host-delete").click()
    ann.find("host-delete").click()
    ann.page.wait_for_url(lambda url: table not in url)
