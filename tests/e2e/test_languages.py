"""English, Russian, Ukrainian: chosen from the browser, switched without a reload, complete."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import KEY_SHOWN, Person

CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


def looks(person: Person) -> dict[str, object]:
    """What is to change with the language."""
    return {
        "title": person.page.title(),
        "question": person.until_asked().question,
        "options": person.find("ask").locator("[data-option] strong").all_text_contents(),
        "log": person.log(),
        "headings": person.page.locator("h2").all_text_contents(),
        "labels": person.find("board").locator("[data-spot]").first.get_attribute("aria-label"),
    }


def test_the_language_is_switched_without_a_reload(welcome: Welcome) -> None:
    ann = welcome("/")
    table = ann.makes_table(2, bots={"1": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.plays(3)
    ann.plays_to(lambda _: ann.wire.ask_key == "dice")  # a sector is called the same in Russian and Ukrainian
    ann.page.evaluate("window.stillHere = true")
    seen = {"en": looks(ann)}
    for language in ("ru", "uk"):
        ann.speaks(language)
        seen[language] = looks(ann)
        assert ann.keys_shown() == []
        assert ann.page.evaluate("window.stillHere")
    for what in seen["en"]:
        texts = [str(seen[language][what]) for language in ("en", "ru", "uk")]
        assert len(set(texts)) == 3, (what, texts)
        assert [bool(CYRILLIC.search(text)) for text in texts] == [False, True, True], (what, texts)
    assert len({len(look["log"]) for look in seen.values()}) == 1  # type: ignore[arg-type]

    # What is played next is told in the new language, and the choice outlives a reload.
    ann.plays(2)
    assert CYRILLIC.search(ann.log()[-1])
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", "uk")
    ann.speaks("en")
    assert not CYRILLIC.search(ann.until_asked().question)


@pytest.mark.parametrize("locale, language", [("ru-RU", "ru"), ("uk-UA", "uk"), ("de-DE", "en")])
def test_every_page_speaks_the_language_of_the_browser(welcome: Welcome, locale: str, language: str) -> None:
    guest = welcome("/", locale=locale)
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    table = guest.makes_table(3, variant="light-speed")
    shown: dict[str, list[str]] = {}

    def read(where: str) -> None:
        shown[where] = guest.keys_shown()
        cyrillic = bool(CYRILLIC.search(guest.page.get_by_role("heading").first.inner_text()))
        assert cyrillic == (language != "en"), where

    for where, path in (
        ("home", "/"),
        ("new", "/new/space-base"),
        ("lobby", f"/t/{table}"),
        ("nowhere", "/no/such/page/x"),
    ):
        guest.goes(path)
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        read(where)
    guest.calls("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "greedy"})
    guest.calls("POST", f"/api/tables/{table}/seats/2/bot", {"bot": "greedy"})
    guest.starts(table)
    guest.goes(f"/t/{table}")
    guest.until_asked()
    shown["opening"] = guest.keys_shown()
    guest.page.keyboard.press("r")
    drawer = guest.page.get_by_role("dialog")
    expect(drawer.locator("details").nth(15)).to_be_attached()
    shown["rules"] = guest.keys_shown()
    guest.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()  # while it is open its own keys count
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_role("dialog").locator("kbd").first).to_be_visible()
    shown["help"] = guest.keys_shown()
    assert not any(shown.values()), shown


@pytest.mark.parametrize(
    "text", ["option-sum", "(event-won)", "rule-SB-8-11.topic", "Buy { $card }", "NaN VP", "undefined"]
)
def test_a_missing_text_would_be_found(text: str) -> None:
    assert KEY_SHOWN.search(text)


def test_a_missing_text_would_be_found_on_a_page(welcome: Welcome) -> None:
    guest = welcome("/")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.page.evaluate("document.body.append('Now event-won', 'NaN VP'), document.body.title = '{ $card }'")
    assert guest.keys_shown() == ["NaN", "event-won", "{ $card"]


@pytest.mark.parametrize("text", ["Re-roll", "light-speed", "Buy Remek 8252-N", "set-up · round 3", "SB-8.11", "+2 VP"])
def test_a_plain_text_is_none(text: str) -> None:
    assert not KEY_SHOWN.search(text)
