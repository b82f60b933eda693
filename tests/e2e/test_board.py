"""Pointing and reading: large cards, other bases, the rule in question, movement, colours."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import Person, State, say


def at_a_purchase(welcome: Welcome, **settings: str) -> tuple[Person, list[str]]:
    """Ann, asked which card she buys, with some she can pay and some she cannot; those she can."""
    ann = welcome("/", **settings)
    table = ann.makes_table(2, bots={"1": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    return ann, ships(ann.plays_to(lambda state: bool(ships(state))))


def ships(state: State) -> list[str]:
    """The purchases of ships that are offered."""
    return [option for option in state.options if option.startswith("buy:L")]


def test_pointing_at_an_option_shows_it_on_both_sides(welcome: Welcome) -> None:
    ann, buys = at_a_purchase(welcome)
    card = buys[0].removeprefix("buy:")
    ann.option(buys[0], "board").hover()
    expect(ann.option(buys[0])).to_have_class(re.compile("lit"))
    large = ann.page.get_by_role("tooltip", name=say(f"ship-{card}"))
    expect(large).to_be_visible()
    ann.page.mouse.move(2, 2)
    expect(large).to_have_count(0)
    ann.option(buys[0]).hover()
    expect(ann.find("board").locator(".lit.hovered")).to_have_count(1)
    # What cannot be chosen says so, and nothing is answered.
    dear = ann.find("board").locator('[data-spot^="yard:"]:not([data-option])').last
    answers = len(ann.answers)
    dear.click()
    expect(ann.find("why-not").get_by_role("status")).to_be_visible()
    ann.page.keyboard.press("Escape")
    assert ships(ann.until_asked()) == buys
    assert len(ann.answers) == answers


def test_the_base_of_another_player_is_shown_in_full(welcome: Welcome) -> None:
    ann, _ = at_a_purchase(welcome)
    bot = say("seat-bot", number=2)
    board = ann.find("board")
    heading = board.get_by_role("heading", level=2)
    expect(heading.filter(has_text=say("base-yours"))).to_be_visible()
    board.locator('[data-spot="player:1"]').click()
    expect(heading.filter(has_text=say("base-of", seat=bot))).to_be_visible()
    shown = board.locator('[data-place^="sector:"]').evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert shown == [sector["station"] for sector in ann.wire.view["players"][1]["sectors"]]
    ann.button("base-back").click()
    expect(heading.filter(has_text=say("base-yours"))).to_be_visible()
    assert ann.state().options


def test_the_rules_open_at_the_rule_in_question(welcome: Welcome) -> None:
    ann, _ = at_a_purchase(welcome)
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    ann.button("why-not").click()
    reason = ann.page.get_by_role("button", name=re.compile(r"SB-\d+\.\d+")).first
    expect(reason).to_be_in_viewport(ratio=1)  # whatever stands above it
    name = re.search(r"SB-\d+\.\d+", reason.inner_text())
    assert name
    reason.click()
    row = ann.page.get_by_role("dialog").locator(f'[data-rule="{name[0]}"]')
    expect(row).to_be_in_viewport()
    expect(row).to_be_focused()
    # The book can be searched.
    search = ann.page.get_by_role("dialog").get_by_role("searchbox")
    rows = ann.page.get_by_role("dialog").locator(".row")
    every = rows.count()
    search.fill("colony")
    expect(rows.first).to_be_visible()
    assert "colony" in "".join(rows.all_inner_texts()).lower()
    assert 3 < rows.count() < every
    search.fill("no such words anywhere")
    expect(ann.page.get_by_role("dialog")).to_contain_text(say("rules-not-found"))
    # A rule leads to the ruling on it.
    search.fill("SB-8.15")
    ann.page.get_by_role("dialog").get_by_role("button", name="SB-R7", exact=True).click()
    ruling = ann.page.get_by_role("dialog").locator('[data-rule="SB-R7"]')
    expect(ruling).to_be_focused()
    expect(ruling).to_contain_text(say("ruling-SB-R7"))


def test_movement_does_not_stand_in_the_way(welcome: Welcome) -> None:
    ann = welcome("/", reduced_motion="no-preference")
    table = ann.makes_table(3, bots={"1": "greedy", "2": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "on")
    for number in range(10):
        state = ann.until_asked()
        ann.decides(state, on_board=number % 2 == 1)
        ann.until_past(state.ask)


def test_colours_are_kept_on_the_device(welcome: Welcome) -> None:
    ann = welcome("/")
    html = ann.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    ann.button("theme-to-light").click()
    expect(html).to_have_attribute("data-theme", "light")
    ann.page.reload()
    expect(html).to_have_attribute("data-theme", "light")
    ann.button("theme-to-dark").click()
    expect(html).to_have_attribute("data-theme", "dark")
