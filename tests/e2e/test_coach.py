"""Somebody's first game, begun by one click: a coach tells one idea at a time and is in nobody's way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import DESK, Person, say
from tests.e2e.test_axe import faults

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "laptop": {"viewport": {"width": 1280, "height": 720}, "locale": "ru-RU"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "uk-UA"},
}

# What of the table the coach lies on, and whether all of it is in the window.
COVERED = """() => {
  const coach = document.querySelector('[data-testid=coach]').getBoundingClientRect();
  const covered = ['ask', 'board'].filter((name) => {
    const { left, right, top, bottom } = document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
    return left < coach.right - 1 && right > coach.left + 1 && top < coach.bottom - 1 && bottom > coach.top + 1;
  });
  const inside = coach.left >= 0 && coach.top >= 0 && coach.right <= innerWidth && coach.bottom <= innerHeight;
  return [covered, inside];
}"""


def begins(person: Person, game: str) -> None:
    """A game against bots by one click on its poster; the rules in short are put away."""
    person.find(f"bots-{game}").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    person.until_asked()


def idea(person: Person) -> str:
    expect(person.find("coach")).to_be_visible()
    return person.find("coach").get_by_role("heading").inner_text()


@pytest.mark.parametrize("size", SIZES)
def test_the_coach_covers_nothing_and_nothing_waits_for_it(welcome: Welcome, size: str) -> None:
    ann = welcome("/", **SIZES[size])
    begins(ann, "space-base")
    first = idea(ann)
    assert ann.page.evaluate(COVERED) == [[], True]
    assert ann.keys_shown() == []
    assert faults(ann) == []
    ann.plays(1)  # the answer is not asked to wait
    ann.until_asked()
    assert idea(ann) != first  # and what was answered is not explained again
    assert ann.page.evaluate(COVERED) == [[], True]


def test_the_legend_is_one_key_away_and_closes_by_another(welcome: Welcome) -> None:
    ann = welcome("/")
    begins(ann, "space-base")
    ann.page.keyboard.press("l")
    legend = ann.page.get_by_role("dialog", name=say("legend"))
    expect(legend.get_by_text(say("legend-space-base-charge"), exact=True)).to_be_visible()
    coin = legend.locator(".credits .shape").first
    assert coin.evaluate("(e) => getComputedStyle(e).fill") != "rgb(0, 0, 0)"
    assert faults(ann) == []
    ann.page.keyboard.press("Escape")
    expect(legend).to_be_hidden()


def test_the_coach_is_skipped_by_the_keyboard_for_good(welcome: Welcome) -> None:
    ann = welcome("/")
    begins(ann, "space-base")
    idea(ann)
    skip = ann.button("coach-skip")
    for _ in range(60):
        if skip.evaluate("(e) => e === document.activeElement"):
            break
        ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    expect(ann.find("coach")).to_be_hidden()
    ann.page.reload()
    ann.until_asked()
    expect(ann.find("coach")).to_be_hidden()
    # Nor in the first table of another game.
    ann.goes("/")
    ann.find("bots-cosmic-encounter").click()
    ann.page.wait_for_url("**/t/**")
    ann.page.keyboard.press("Escape")
    expect(ann.find("board")).to_be_visible()
    expect(ann.find("coach")).to_be_hidden()


def test_who_has_played_before_meets_no_coach(welcome: Welcome) -> None:
    ann = welcome("/")
    begins(ann, "space-base")
    idea(ann)
    ann.goes("/")
    ann.find("bots-space-base").click()
    ann.page.wait_for_url("**/t/**")
    ann.until_asked()
    expect(ann.find("board")).to_be_visible()
    expect(ann.find("coach")).to_be_hidden()
