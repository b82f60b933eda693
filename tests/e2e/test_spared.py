"""Questions that need no answer: asked once, and spared from then on if that is wanted."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Welcome


def test_dice_that_bring_nothing_are_asked_about_once(welcome: Welcome) -> None:
    """The order answers the open question too, and the next one is about something."""
    ann = welcome("/")
    table = ann.makes_table(2, delay=0, bots={"1": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    spare = ann.find("ask").locator('[data-order="idle"]')
    state = ann.until_asked()
    while not spare.count():
        asked = ann.ask_id
        ann.decides(state)
        ann.until_past(asked)
        state = ann.until_asked()
    spare.click()
    expect(ann.find("orders")).to_contain_text("1")
    for _ in range(6):
        state = ann.until_asked()
        expect(spare).to_have_count(0)
        asked = ann.ask_id
        ann.decides(state)
        ann.until_past(asked)
