"""A phone 360 pixels wide: the board above, the question as a sheet below it, everything by tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import PHONE, Person, say
from tests.e2e.test_board import ships

# How much wider the page is than its window, and what sticks out of it.
WIDE = """() => {
  const width = document.documentElement.clientWidth;
  const out = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width: own } = element.getBoundingClientRect();
    return own > 0 && right > width + 1 && getComputedStyle(element).position !== 'fixed';
  });
  const scroll = document.documentElement.scrollWidth - width;
  return [scroll, scroll > 0 ? out.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)) : []];
}"""

# Pairs of texts in a row of the list of tables that lie on each other.
OVERLAPS = """() => [...document.querySelectorAll('main a[href^="/t/"]')].flatMap((row) => {
  const walk = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const edge = walk.currentNode.parentElement.getBoundingClientRect().right;
    const text = walk.currentNode.data.trim();
    if (text) for (const { left, right, top, bottom } of range.getClientRects())
      texts.push({ text, left, right: Math.min(right, edge), top, bottom });
  }
  return texts.flatMap((one, at) => texts.slice(at + 1).filter((other) => one.text !== other.text &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2,
  ).map((other) => [one.text, other.text]));
})"""

# The newest line is in sight, or the first of the news where they fill more than the screen.
READY_TO_READ = """() => {
  const box = document.querySelector('[data-testid=log]');
  const news = box.querySelector('[role=separator]');
  const above = news ? Math.abs(news.getBoundingClientRect().top - box.getBoundingClientRect().top) : Infinity;
  return above < 2 || box.scrollHeight - box.scrollTop - box.clientHeight < 2;
}"""


def fits(person: Person) -> None:
    assert person.page.evaluate(WIDE) == [0, []], person.page.url


def top(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box
    return box["y"]


def large_enough(person: Person, locator: Locator) -> None:
    """A finger finds it."""
    box = locator.bounding_box()
    assert box
    assert box["height"] >= 36, (person.page.url, box)


def test_home_lobby_and_table_on_a_phone(welcome: Welcome) -> None:
    ann = welcome("/", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    fits(ann)
    large_enough(ann, ann.find("new-table").first)
    ann.find("new-table").first.tap()
    fits(ann)
    ann.find("seat-count").select_option("3")
    ann.find("add-bot").tap()
    ann.page.get_by_role("radiogroup", name=say("new-pace")).get_by_text(say("pace-instant")).tap()
    ann.find("new-table").tap()
    expect(ann.find("share-link")).to_be_visible()
    fits(ann)
    ann.find("add-bot").tap()
    expect(ann.find("start")).to_be_enabled()
    ann.find("start").tap()

    state = ann.until_asked()
    fits(ann)
    # The question and its first option are in sight without scrolling, as a sheet below the board.
    first = ann.option(state.options[0])
    expect(first).to_be_in_viewport()
    large_enough(ann, first)
    assert top(ann.find("board")) < top(ann.find("ask"))
    assert len(ann.plays(6, tap=True)) == 6
    ann.until_asked()
    fits(ann)

    # Log and chat are behind tabs.
    tabs = ann.page.get_by_role("navigation")
    expect(ann.find("log")).to_be_hidden()
    tabs.get_by_role("button", name=say("tab-log")).tap()
    expect(ann.find("log").locator("p[data-event]").last).to_be_visible()
    ann.page.wait_for_function(READY_TO_READ)
    expect(ann.find("board")).to_be_hidden()
    fits(ann)
    tabs.get_by_role("button", name=say("tab-chat")).tap()
    expect(ann.find("chat-input")).to_be_visible()
    fits(ann)
    tabs.get_by_role("button", name=say("tab-board")).tap()
    expect(ann.find("board")).to_be_visible()

    # The board can be reached, read and enlarged.
    station = ann.find("board").locator("[data-card]").last
    station.scroll_into_view_if_needed()
    expect(station).to_be_in_viewport()
    ann.button("zoom-in").tap()
    expect(ann.button("zoom-fit")).to_be_visible()
    fits(ann)
    ann.button("zoom-fit").tap()
    fits(ann)

    # The menu fits as well.
    ann.button("menu").tap()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    fits(ann)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_a_card_is_read_by_a_tap_and_bought_by_another(welcome: Welcome) -> None:
    ann = welcome("/", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = ann.makes_table(2, bots={"1": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    state = ann.plays_to(lambda state: bool(ships(state)), tap=True)
    buy = ships(state)[0]
    card = buy.removeprefix("buy:")
    place = ann.find("board").locator(f'[data-card="{card}"]').first
    place.scroll_into_view_if_needed()
    place.tap()
    # The first tap shows it large; nothing is bought yet.
    large = ann.page.get_by_role("dialog")
    expect(large).to_be_visible()
    fits(ann)
    assert buy in ann.until_asked().options
    large.locator(f'[data-option="{buy}"]').tap()
    ann.until_past(state.ask)
    assert card in [event["card"] for event in ann.wire.of("bought")]


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "uk-UA"])
def test_in_a_row_of_the_list_of_tables_no_text_lies_on_another(welcome: Welcome, language: str) -> None:
    ann = welcome("/", viewport=PHONE, locale=language, has_touch=True, is_mobile=True, device_scale_factor=2)
    game = {"game": "cosmic-encounter", "options": {"aliens": "choose"}, "delay": 0}
    long = "Wilhelmina-Alexandra"
    ann.makes_table(5, bots={"3": "random"}, name=long, **game)
    borys = welcome("/")
    waits = borys.makes_table(3, bots={"1": "greedy"}, name=long, **game)
    ann.sits(waits, 2, "Konstantyn-Volodymyr")
    borys.starts(waits)
    ann.goes(f"/t/{waits}")
    ann.plays(1, tap=True)  # her alien; now the table waits for Ben
    ann.goes("/")
    rows = ann.page.locator('main a[href^="/t/"]')
    expect(rows.nth(1)).to_be_visible()
    assert ann.page.evaluate(OVERLAPS) == []
    fits(ann)
