"""Everything by keyboard: no mouse is touched in this file."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import Person, say

MOST_TABS = 200


def tab_to(person: Person, selector: str) -> None:
    """Presses Tab until the focus is on something, and sees to it that it shows."""
    for _ in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            assert person.page.evaluate("document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def place(name: str) -> str:
    return f'[data-testid="{name}"]'


def test_a_table_is_made_and_played_by_keyboard(welcome: Welcome) -> None:
    ann = welcome("/")
    keys = ann.page.keyboard
    expect(ann.find("new-table")).to_be_visible()
    # The first stop leads past the bar.
    keys.press("Tab")
    expect(ann.page.get_by_role("link", name=say("skip-to-content"))).to_be_focused()
    tab_to(ann, place("new-table"))
    keys.press("Enter")
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
    expect(ann.find("seat-count")).to_be_visible()
    tab_to(ann, place("seat-count"))
    keys.type("2")
    expect(ann.find("seat-count")).to_have_value("2")
    tab_to(ann, place("name"))
    keys.type("Ann")
    tab_to(ann, place("add-bot"))
    keys.press("Enter")
    tab_to(ann, place("start"))
    keys.press("Enter")

    # By number.
    for _ in range(2):
        state = ann.until_asked()
        keys.press("1")
        ann.until_past(state.ask)
    # By Tab and Enter in the list, by arrows to the next option.
    state = ann.until_asked()
    tab_to(ann, f"{place('ask')} [data-option]")
    keys.press("ArrowDown")
    chosen = ann.page.evaluate("document.activeElement.dataset.option")
    assert chosen in state.options
    keys.press("Enter")
    state = ann.until_asked_after(state.ask)
    # Answering by keyboard goes on by keyboard: the next question has the focus, at its first option or at one
    # that was there before. On the board what is lit can be reached and chosen.
    expect(ann.find("ask").locator("[data-option]:focus")).to_have_count(1)
    while not set(state.lit) & set(state.options):
        keys.press("Enter")
        state = ann.until_asked_after(state.ask)
        expect(ann.find("ask").locator("[data-option]:focus")).to_have_count(1)
    tab_to(ann, f"{place('board')} [data-option]")
    keys.press("Enter")
    state = ann.until_asked_after(state.ask)

    # Rules, help and menu open and close, and the focus comes back.
    keys.press("r")
    expect(ann.page.get_by_role("dialog", name=say("rules"))).to_be_visible()
    keys.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    keys.press("?")
    expect(ann.page.get_by_role("dialog", name=say("help"))).to_be_visible()
    keys.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    tab_to(ann, f'[aria-label="{say("menu")}"]')
    keys.press("Enter")
    expect(ann.page.get_by_role("dialog", name=say("menu"))).to_be_visible()
    keys.press("Escape")
    expect(ann.button("menu")).to_be_focused()
    # Numbers in the chat are words, not answers.
    tab_to(ann, place("chat-input"))
    keys.type("1 2 3")
    expect(ann.find("chat-input")).to_have_value("1 2 3")
    assert ann.ask_id == state.ask
    assert ann.keys_shown() == []
