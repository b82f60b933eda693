"""Questions that need no answer: asked once, and spared from then on if that is wanted."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import AskId, Person

from cosmodrome.games.space_base import RULES
from cosmodrome.games.space_base.orders import are_idle
from cosmodrome.kernel import Ask


def is_idle(person: Person) -> bool:
    """Whether the open question is about dice that bring nothing."""
    ask = person.wire.ask
    assert ask
    options = [RULES.verbs.parse(option["id"]) for option in ask["options"]]
    return ask["key"] == "dice" and are_idle(person.wire.view, Ask(ask["seat"], ask["key"], options))


def comes_to_idle(person: Person) -> AskId:
    """Plays until dice bring nothing, at another table where a game has ended before."""
    while True:
        table = person.makes_table(2, delay=0, bots={"1": "greedy"})
        person.starts(table)
        person.goes(f"/t/{table}")
        while not (state := person.until(lambda state: state.over or person.is_asked(state))).over:
            if is_idle(person):
                return state.ask
            person.plays(1)


def test_dice_that_bring_nothing_are_asked_about_once(welcome: Welcome) -> None:
    """The order answers the open question too, and the next one is about something."""
    ann = welcome("/")
    asked = comes_to_idle(ann)
    spare = ann.find("ask").locator('[data-order="idle"]')
    spare.click()
    expect(ann.find("orders")).to_contain_text("1")
    ann.until_past(asked)
    for _ in range(6):
        # Others would go by themselves.
        if ann.until(lambda state: state.over or (ann.is_asked(state) and not is_idle(ann))).over:
            break
        expect(spare).to_have_count(0)
        ann.plays(1)
