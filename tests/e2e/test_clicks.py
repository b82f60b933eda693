"""How many clicks a tactical action takes: it is planned as a whole, and sent by one commit."""

from __future__ import annotations

from typing import Any

from tests.e2e.conftest import Welcome
from tests.e2e.people import Person
from tests.e2e.test_twilight import MINUTES, plans, plays_to_turn, twilight

COUNT = "() => { window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true); }"
MOST = 4  # where every ship, cargo and landing was a question of its own it took 8 clicks and 3 questions


def promising(person: Person) -> str:
    """The system where most planets can be taken, by the most ships."""
    ask = person.wire.ask
    assert ask is not None
    systems = [option for option in ask["options"] if option["key"] == "activate"]

    def worth(option: dict[str, Any]) -> tuple[int, int]:
        return option["hint"].get("takeable", 0), option["hint"].get("coming", 0)

    best = max(systems, key=worth)
    assert min(worth(best)) > 0, "a home has ships and a neighbour"
    return str(best["id"])


def test_a_tactical_action_with_ships_cargo_and_landings_takes_few_clicks(welcome: Welcome) -> None:
    ann = welcome("/")
    table = twilight(ann, 3)
    ann.starts(table)
    ann.goes(f"/t/{table}")
    state = plays_to_turn(ann)
    ann.page.evaluate(COUNT)
    plans(ann, state, promising(ann))
    ann.until(lambda _: any(event["seat"] == 0 for event in ann.wire.of("gained-planet")), MINUTES)
    clicks = ann.page.evaluate("() => window.clicks")
    answers = {event["planet"]: event["count"] for event in ann.wire.of("landed") if event["seat"] == 0}
    print(f"ships, cargo and {len(answers)} landings: {clicks} clicks, 1 question (8 clicks, 3 questions before)")
    assert clicks <= MOST
