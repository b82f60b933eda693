"""Questions that need no answer: asked once, and spared from then on if that is wanted."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import Person

from cosmodrome.games.space_base import RULES
from cosmodrome.games.space_base.orders import are_idle
from cosmodrome.kernel import Ask


def is_idle(person: Person) -> bool:
    """Whether the open question is about dice that bring nothing."""
    ask = person.wire.ask
    assert ask
    options = [RULES.verbs.parse(option["id"]) for option in ask["options"]]
    return ask["key"] == "dice" and are_idle(person.wire.view, Ask(ask["seat"], ask["key"], options))


def test_dice_that_bring_nothing_are_asked_about_once(welcome: Welcome) -> None:
    """The order answers the open question too, and the next one is about something."""
    ann = welcome("/")
    table = ann.makes_table(2, delay=0, bots={"1": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    spare = ann.find("ask").locator('[data-order="idle"]')
    asked = ann.plays_to(lambda _: is_idle(ann)).ask
    spare.click()
    expect(ann.find("orders")).to_contain_text("1")
    ann.until_asked_after(asked)
    for _ in range(6):
        ann.until(lambda state: ann.is_asked(state) and not is_idle(ann))  # others would go by themselves
        expect(spare).to_have_count(0)
        ann.plays(1)
