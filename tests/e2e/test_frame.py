"""The frame round every board: the rules in front of a first game, the panel on a small laptop, the zoom of a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import PHONE, say
from tests.e2e.test_phone import fits

LAPTOP = {"width": 1280, "height": 800}
# How many rows the buttons below the options stand in.
ROWS = """() => new Set([...document.querySelectorAll('[data-testid=ask] footer button')]
  .map((button) => button.getBoundingClientRect().top)).size"""
# How far the zoom reaches over the board at the end of the page.
OVER = """() => {
  scrollTo(0, document.body.scrollHeight);
  const bottom = document.querySelector('[data-testid=board] .content').getBoundingClientRect().bottom;
  const [zoom] = document.querySelectorAll('[data-testid=board] .buttons button');
  return bottom - zoom.getBoundingClientRect().top;
}"""


def test_the_rules_in_front_of_a_first_game_lead_to_it(welcome: Welcome) -> None:
    ann = welcome("/")
    ann.find("bots-space-base").click()
    expect(ann.page.get_by_role("heading", name=say("primer"))).to_be_visible()
    ann.button("primer-begin").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.until_asked()
    ann.page.keyboard.press("r")
    expect(ann.page.get_by_role("heading", name=say("primer"))).to_be_visible()
    expect(ann.button("primer-begin")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_buttons_below_the_options_stand_in_one_row(welcome: Welcome, language: str) -> None:
    ann = welcome("/", viewport=LAPTOP)
    table = ann.makes_table(2, bots={"1": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.speaks(language)
    ann.plays_to(lambda _: ann.wire.ask_key == "purchase")
    expect(ann.find("ask").locator("footer button")).to_have_count(3)
    assert ann.page.evaluate(ROWS) == 1


# How far the options reach down beyond the top of what may be done besides.
BELOW = """() => {
  const besides = document.querySelector('[data-testid=ask] .besides details').getBoundingClientRect();
  const options = document.querySelector('[data-testid=ask] .listed').getBoundingClientRect();
  return options.bottom - besides.top;
}"""


def test_what_may_be_done_besides_lies_below_the_options(welcome: Welcome) -> None:
    ann = welcome("/", viewport={"width": 1280, "height": 720})
    bots = {str(seat): "greedy" for seat in range(1, 6)}
    table = ann.makes_table(6, game="twilight-imperium", options={"factions": "random"}, delay=0, bots=bots)
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.plays_to(lambda _: ann.wire.ask_key == "turn")
    ann.find("ask").locator(".besides summary").click()
    expect(ann.find("ask").locator("[data-act]").first).to_be_visible()
    assert ann.page.evaluate(BELOW) <= 0


@pytest.mark.parametrize(
    "game, options", [("space-base", {"variant": "standard"}), ("cosmic-encounter", {"aliens": "random"})]
)
def test_nothing_of_the_board_lies_under_the_zoom(welcome: Welcome, game: str, options: dict[str, str]) -> None:
    ann = welcome("/", viewport=PHONE, has_touch=True)
    table = ann.makes_table(3, game=game, options=options, bots={"1": "greedy", "2": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.until_asked()
    fits(ann)
    assert ann.page.evaluate(OVER) <= 0


def test_numbers_of_rules_in_a_rule_lead_to_them(welcome: Welcome) -> None:
    """The third ruling of Cosmic Encounter names the second."""
    ann = welcome("/")
    table = ann.makes_table(3, game="cosmic-encounter", options={}, bots={"1": "greedy", "2": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.until_asked()
    ann.page.keyboard.press("r")
    drawer = ann.page.get_by_role("dialog")
    drawer.locator("details").last.locator("summary").click()
    drawer.locator("[data-rule=CE-R3]").get_by_role("button", name="CE-R2", exact=True).click()
    expect(drawer.locator(".at")).to_have_attribute("data-rule", "CE-R2")
    expect(drawer.locator("[data-rule=CE-R2]")).to_be_in_viewport()
