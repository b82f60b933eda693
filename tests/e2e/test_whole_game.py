"""Two people and a bot play Space Base from the first page to the result."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import Person, State, at_rest, play_out, say

MINUTES = 15 * 60.0  # that a whole game may take on a busy machine

# Asks for what is older as long as there is any. One look at a time: while it comes, the button may go or be deaf.
ALL_THAT_IS_OLDER = """() => {
  const earlier = document.querySelector('[data-testid=earlier]');
  earlier?.click();
  return !earlier;
}"""


def sit_down(welcome: Welcome, variant: str, language: str) -> tuple[Person, Person]:
    """Ann makes a table for three in the form, with a bot; Borys follows her link; she starts."""
    ann = welcome("/")
    ann.find("new-table").click()
    ann.find("game-space-base").click()
    ann.find("seat-count").select_option("3")
    ann.find("name").fill("Ann")
    ann.find("add-bot").click()
    ann.page.get_by_role("radiogroup", name=say("new-pace")).get_by_text(say("pace-instant")).click()
    ann.unfolds(ann.find("take-back-seconds"))
    ann.find("take-back-seconds").select_option(index=0)  # what is chosen is sent at once
    ann.field("setting-space-base-variant").select_option(variant)
    ann.find("new-table").click()
    link = ann.find("share-link").input_value()
    expect(ann.find("start")).to_be_disabled()

    borys = welcome(None, locale=language)
    borys.goes(link)
    borys.find("name").fill("Borys")
    borys.find("join").click()
    expect(ann.page.get_by_text("Borys")).to_be_visible()
    ann.find("start").click()
    return ann, borys


def scores(person: Person) -> dict[str, int]:
    """The result as it is shown: points by name."""
    rows = person.find("result").locator("tbody tr")
    expect(rows).to_have_count(3)
    found = {}
    for row in rows.all():
        name = row.locator("td .name").inner_text().strip()
        found[name] = int(row.locator("td.score").inner_text())
    return found


def cards_of(player: dict[str, Any]) -> set[str]:
    """All cards of a base, at the stations and deployed."""
    return {
        card
        for sector in player["sectors"]
        for card in (sector["station"], *(deployed["card"] for deployed in sector["deployed"]))
    }


def check_story(person: Person) -> None:
    """View and events tell the same: what was bought lies in the bases, what was gained adds up to the points."""
    view: dict[str, Any] = person.wire.view
    for event in person.wire.of("turn")[-1:]:
        assert event["round"] == view["turn"]["round"]
    on_table = set().union(*map(cards_of, view["players"]))
    for event in person.wire.of("bought", "claimed", "opened"):
        assert event["card"] in on_table, event
    colonies = {row["id"]: row["vp"] for row in person.calls("GET", "/api/games/space-base/cards")["colonies"]}
    points = [0] * len(view["players"])
    for event in person.wire.of("collected", "received"):
        points[event["seat"]] += event.get("vp", 0)
    for event in person.wire.of("bought"):
        points[event["seat"]] += colonies.get(event["card"], 0)
    for event in person.wire.of("lost-vp"):
        points[event["seat"]] -= event["vp"]
    assert points == [player["vp"] for player in view["players"]]


def test_two_people_and_a_bot_play_to_the_end(welcome: Welcome) -> None:
    ann, borys = sit_down(welcome, "standard", "ru-RU")
    vira = welcome(None, locale="uk-UA")
    vira.goes(ann.page.url)
    shown: dict[str, set[str]] = {"en": set(), "ru": set(), "uk": set()}

    def look(person: Person, state: State) -> None:
        assert state.question
        assert not state.alert, state.alert
        shown["en" if person is ann else "ru"].update(person.keys_shown())
        shown["uk"].update(vira.keys_shown() if person is ann else ())

    answers = play_out([ann, borys], MINUTES, look)
    assert answers > 60
    expect(vira.find("result")).to_be_visible()
    for person, language in ((ann, "en"), (borys, "ru"), (vira, "uk")):
        shown[language].update(person.keys_shown())
        check_story(person)
    assert shown == {"en": set(), "ru": set(), "uk": set()}

    # The result: everybody sees the same, and the same as the server says.
    outcome = ann.wire.last["outcome"]
    assert outcome["scores"] == [player["vp"] for player in ann.wire.view["players"]]
    result = scores(ann)
    assert result["Ann"] == outcome["scores"][0]
    assert sorted(result.values()) == sorted(outcome["scores"])
    assert sorted(scores(borys).values()) == sorted(outcome["scores"])
    names = ["Ann", "Borys", say("seat-bot", number=3)]
    winners = [names[seat] for seat in outcome["winners"]]
    for name in winners:
        expect(ann.page.get_by_role("heading", level=1)).to_contain_text(name)

    # The chart has a line for each seat and says in words what it shows.
    words = rf"Points over rounds, \d+ in all\..*Ann: {result['Ann']} points"
    chart = ann.page.get_by_role("img", name=re.compile(words))
    expect(chart.locator("path.line")).to_have_count(3)

    # The log tells everything that happened, to everybody in their language.
    for person in (ann, borys, vira):
        told = person.find("log").locator("p[data-event]")
        expect(told.first).to_be_attached()
        person.page.wait_for_function(ALL_THAT_IS_OLDER)
        expect(told.last).to_have_attribute("data-event", str(person.wire.events[-1]["key"]))
        each = "(line) => Array(Number(line.dataset.times)).fill(line.dataset.event)"  # lines that repeat stand once
        keys = told.evaluate_all(f"(lines) => lines.flatMap({each})")
        assert keys == [event["key"] for event in person.wire.events]
        assert not person.keys_shown()
    assert any(re.search("[а-я]", line) for line in borys.log())
    assert not any(re.search("[а-я]", line) for line in ann.log())


def opens(person: Person, seat: int) -> set[str]:
    """Buys dealt cards as long as one can be paid, on the board; which ones."""
    state = person.until_asked()
    hand = person.wire.view["hand"]
    assert len(hand) == 6
    assert {f"buy:{card}" for card in hand} <= set(state.options) & set(state.lit)
    chosen: set[str] = set()
    while card := next((option for option in state.options if option.startswith("buy:")), None):
        person.option(card, "board").click()
        chosen.add(card.removeprefix("buy:"))
        state = person.until_asked_after(state.ask)
    purse = person.wire.view["players"][seat]["credits"]
    prices = {row["id"]: row["cost"] for row in person.calls("GET", "/api/games/space-base/cards")["ships"]}
    assert 0 < sum(prices[card] for card in chosen) <= purse
    assert person.keys_shown() == []
    person.option("done").click()
    return chosen


def test_light_speed_opens_with_purchases(welcome: Welcome) -> None:
    ann, borys = sit_down(welcome, "light-speed", "uk-UA")
    bought = [opens(ann, 0), opens(borys, 1)]
    for person in (ann, borys):
        person.until_asked()
        for seat, cards in enumerate(bought):
            assert {event["card"] for event in person.wire.of("opened") if event["seat"] == seat} == cards
            assert cards <= cards_of(person.wire.view["players"][seat])
    assert play_out([ann, borys], MINUTES, most=8) == 8
    at_rest(ann, borys)
    check_story(ann)
    assert ann.keys_shown() == borys.keys_shown() == []
