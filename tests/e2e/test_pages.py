"""Addresses that lead nowhere, and the signal that it is somebody's turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import say


@pytest.mark.parametrize(
    "path", ["/no/such/page", "/t", "/t/x/y/z", "/%E0%A4%A", "/t/nothing-here", "/t/nothing-here/replay"]
)
def test_a_bad_address_shows_a_friendly_page(welcome: Welcome, path: str) -> None:
    guest = welcome(None)
    guest.forgives("status of 404")
    guest.goes(path)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(say("nowhere-title"))
    assert guest.keys_shown() == []
    guest.link("nowhere-home").click()
    expect(guest.find("new-table")).to_be_visible()


def test_a_table_is_on_the_lists_of_the_first_page(welcome: Welcome) -> None:
    ann, borys = welcome("/"), welcome("/")
    public = ann.makes_table(2, public=True)
    secret = ann.makes_table(2, public=False)
    for person, paths in ((ann, [public, secret]), (borys, [public])):
        person.goes("/")
        expect(person.page.locator(f'a[href="/t/{public}"]').first).to_be_visible()
        for table in (public, secret):
            assert (person.page.locator(f'a[href="/t/{table}"]').count() > 0) == (table in paths)
    borys.page.locator(f'a[href="/t/{public}"]').first.click()
    expect(borys.find("join")).to_be_visible()


def test_a_game_against_bots_is_one_click_away(welcome: Welcome) -> None:
    """Nothing to fill in, nobody to wait for; a newcomer gets the short introduction, once."""
    ann = welcome("/")
    short = ann.page.get_by_role("heading", name=say("primer"))
    ann.find("bots-space-base").click()
    expect(short).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(short).to_have_count(0)
    assert ann.until_asked().options
    ann.page.reload()
    ann.until_asked()
    expect(short).to_have_count(0)
    ann.goes("/")
    ann.find("bots-space-base").click()
    ann.until_asked()
    expect(short).to_have_count(0)


def test_title_and_icon_tell_whose_turn_it_is(welcome: Welcome) -> None:
    ann, borys = welcome("/"), welcome("/")
    table = ann.makes_table(2)
    borys.sits(table, 1, "Borys")
    ann.starts(table)
    ann.goes(f"/t/{table}")
    mine, others = say("title-your-turn", game="Space Base"), say("title-table", game="Space Base")
    assert mine.startswith("●")
    icon = ann.page.locator('link[rel="icon"]')
    # Both are asked about the dice; she answers first.
    ann.until_asked()
    expect(ann.page).to_have_title(mine)
    expect(icon).to_have_attribute("href", re.compile("favicon-turn"))
    ann.plays(1)
    expect(ann.page).to_have_title(others)
    expect(icon).to_have_attribute("href", re.compile(r"favicon\.svg"))
    expect(ann.find("ask")).to_contain_text(say("decision-waiting", names="Borys"))

    # The first page tells it too.
    for person, words in ((ann, say("row-waiting", names="Borys")), (borys, say("row-your-turn"))):
        person.goes("/")
        expect(person.page.locator(f'a[href="/t/{table}"]')).to_contain_text(words)
    borys.goes(f"/t/{table}")
    borys.until_asked()
    expect(borys.page).to_have_title(mine)


@pytest.mark.parametrize("game", ["space-base", "cosmic-encounter", "twilight-imperium"])
def test_every_setting_goes_to_each_value_and_back(welcome: Welcome, game: str) -> None:
    """No select goes blank, nothing that was not asked for must be filled in, and no key of a text is shown."""
    ann = welcome(f"/new/{game}")
    expect(ann.find("new-table").or_(ann.find("start")).first).to_be_visible()
    for fold in ann.page.locator("details").all():
        fold.evaluate("fold => fold.open = true")
    selects = ann.page.locator("form select")
    for number in range(selects.count()):
        select = selects.nth(number)
        values = select.evaluate("select => [...select.options].map((option) => option.value)")
        before = select.input_value()
        for value in [*values, before]:
            select.select_option(value)
            assert select.input_value() == value
            assert ann.keys_shown() == []
        assert ann.page.locator("form :invalid").count() == 0, select.get_attribute("data-testid")
