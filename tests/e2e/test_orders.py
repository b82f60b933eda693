"""Standing orders in the browser: given, kept, followed by a second page, and dropped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import Person, say
from tests.e2e.test_axe import faults

OPTIONS = {"aliens": "choose", "flares": True}


def at_a_table(welcome: Welcome) -> Person:
    """Ann plays Cosmic Encounter with three bots. She is asked which alien she takes, and all wait for her: no order
    answers that, and no use is under way that could end one."""
    ann = welcome("/")
    body = {"game": "cosmic-encounter", "seats": 4, "options": OPTIONS, "name": "Ann", "pace": "instant", "delay": 0.1}
    table = str(ann.calls("POST", "/api/tables", {**body, "bots": {str(seat): "random" for seat in (1, 2, 3)}})["id"])
    ann.starts(table)
    ann.goes(f"/t/{table}")
    assert ann.until_asked().options[0].startswith("alien:")
    return ann


def opened(person: Person) -> Locator:
    """The panel of standing orders."""
    person.find("orders").click()
    panel = person.page.get_by_role("dialog", name=say("orders"))
    expect(panel).to_be_visible()
    return panel


def test_orders_are_given_kept_and_dropped(welcome: Welcome) -> None:
    """A page that comes later shows the same orders, and what is dropped there is gone here."""
    ann = at_a_table(welcome)
    panel = opened(ann)
    expect(panel).to_contain_text(say("orders-none-but"))
    panel.locator('[data-order="concern"]').click()
    expect(panel.locator('[data-drop="concern"]')).to_be_visible()
    assert ann.keys_shown() == []
    assert faults(ann) == []
    ann.page.reload()
    expect(ann.find("orders")).to_contain_text("1")
    opened(ann).locator('[data-drop="concern"]').click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(say("orders-none-but"))


@pytest.mark.parametrize("width", [360, 1440])
def test_what_is_let_pass_openly_is_said_in_the_panel(welcome: Welcome, width: int) -> None:
    """The windows that are let pass from the start can be asked about again; all see that."""
    ann = at_a_table(welcome)
    ann.page.set_viewport_size({"width": width, "height": 800})
    panel = opened(ann)
    for fold in panel.locator("summary").all():
        fold.click()
    panel.locator('[data-act="ask-again:deck.draw"]').click()
    expect(panel.locator('[data-act="let-pass:deck.draw"]')).to_be_visible()
    wide = ann.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


def test_in_a_window_one_may_pass_for_longer(welcome: Welcome) -> None:
    """It is one click in the panel, and a screen reader finds no fault with it."""
    ann = at_a_table(welcome)
    ann.plays_to(lambda state: ann.wire.last["window"] is not None and "pass" in state.options)
    expect(ann.find("ask").locator('[data-order="phase"]')).to_be_visible()
    assert faults(ann) == []
    assert ann.keys_shown() == []
