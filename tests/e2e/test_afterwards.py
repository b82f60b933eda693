"""After the end: replay from several seats, rematch, the record out and in again."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Finished, Welcome
from tests.e2e.people import say

# Scrolls up until there are more lines than before, and then no more.
SCROLL_UP = """([log, lines]) => {
  if (log.querySelectorAll('p[data-event]').length > lines) return true;
  log.scrollTop = 30;
  return false;
}"""


def move(slider: Locator, at: int) -> None:
    slider.evaluate(
        """(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input', { bubbles: true })); }""", at
    )


def test_the_replay_shows_any_moment_from_any_seat(welcome: Welcome, finished: Finished) -> None:
    table, cookies = finished
    ann = welcome(f"/t/{table}", storage_state=cookies)
    ann.find("replay").click()
    expect(ann.page).to_have_title(say("replay-title", game="Space Base"))
    slider = ann.find("replay-slider")
    place = ann.page.locator("output")
    expect(place).to_contain_text("0 of")  # as soon as the first moment has arrived
    total = int(slider.get_attribute("max") or 0)
    assert total > 60
    board = ann.find("board")
    hand = board.get_by_role("region", name=say("base-hand"))

    # At the start she sees the cards she was dealt; an onlooker does not, and another seat has others.
    cards: dict[str, list[str]] = {}
    for eyes, label in (("Ann", "Ann"), ("other", say("seat-bot", number=2)), ("onlooker", say("replay-onlooker"))):
        ann.field("replay-eyes").select_option(label=label)
        if eyes == "onlooker":
            expect(hand).to_have_count(0)
        else:
            first = hand.locator("[data-card]").first
            expect(first).to_be_visible()
            if eyes == "other":
                expect(first).not_to_have_attribute("data-card", cards["Ann"][0])
        cards[eyes] = [str(card.get_attribute("data-card")) for card in hand.locator("[data-card]").all()]
    assert len(cards["Ann"]) == 6
    assert not set(cards["Ann"]) & set(cards["other"])
    assert cards["onlooker"] == []

    # Step by step, by a jump, and back.
    ann.button("replay-forward").click()
    expect(place).to_contain_text(f"1 of {total}")
    expect(ann.find("log").locator("p").first).to_be_visible()
    move(slider, total // 2)
    expect(place).to_contain_text(f"{total // 2} of {total}")
    expect(ann.page.locator(".where")).to_contain_text("round")
    expect(ann.find("log").locator("[data-event=won]")).to_have_count(0)
    middle = board.inner_text()
    ann.button("replay-back").click()
    expect(place).to_contain_text(f"{total // 2 - 1} of {total}")
    slider.focus()
    ann.page.keyboard.press("End")
    expect(place).to_contain_text(f"{total} of {total}")
    expect(ann.find("log").locator("[data-event=won]")).to_have_count(1)
    assert board.inner_text() != middle
    assert ann.page.locator("[data-option]").count() == 0

    # It plays by itself, and stops when told.
    ann.page.keyboard.press("Home")
    expect(place).to_contain_text(f"0 of {total}")
    ann.button("replay-play").click()
    expect(place).not_to_contain_text(re.compile(r"\b[01] of"))
    ann.button("replay-pause").click()
    assert ann.keys_shown() == []

    # Somebody comes to look at the table: the replay is still called a replay.
    told = len(ann.wire.heard)
    welcome(f"/t/{table}")
    ann.until(lambda _: any(message["type"] == "table" for message in ann.wire.heard[told:]))
    assert ann.page.title() == say("replay-title", game="Space Base")
    ann.link("replay-result").click()
    expect(ann.find("result")).to_be_visible()


def test_the_log_can_be_read_back_to_the_beginning(welcome: Welcome, finished: Finished) -> None:
    """Scrolling up loads older entries, and what was read stays where it was."""
    table, cookies = finished
    ann = welcome(f"/t/{table}", storage_state=cookies)
    log = ann.find("log")
    turns = log.locator("p[data-event=turn]")
    expect(log.locator("[data-event=won]")).to_have_count(1)
    page = ann.calls("GET", f"/api/tables/{table}/events?seat=0")
    story = page["events"]
    while page["first"]:
        page = ann.calls("GET", f"/api/tables/{table}/events?seat=0&before={page['first']}")
        story = page["events"] + story
    all_turns = sum(event["key"] == "turn" for event in story)
    assert turns.count() < all_turns
    while ann.button("log-earlier").count():
        lines = len(ann.log())
        ann.page.wait_for_function(SCROLL_UP, arg=[log.element_handle(), lines])
        if len(ann.log()) > lines + 5:  # the beginning may be a line or two, and the button above it goes
            ann.page.wait_for_function("(log) => log.scrollTop > 60", arg=log.element_handle())
    expect(turns).to_have_count(all_turns)
    expect(log.locator("[data-event=won]")).to_have_count(1)


def test_a_record_is_saved_and_opened_again(welcome: Welcome, finished: Finished, tmp_path: Path) -> None:
    table, cookies = finished
    ann = welcome(f"/t/{table}", storage_state=cookies)
    with ann.page.expect_download() as saving:
        ann.button("export").click()
    path = tmp_path / "record.json"
    saving.value.save_as(path)
    assert saving.value.suggested_filename.startswith("space-base-")
    record = json.loads(path.read_text(encoding="utf-8"))
    assert record["game"] == "space-base"
    standings = ann.find("result").locator("td.score").all_text_contents()

    guest = welcome("/")
    guest.page.locator('input[type="file"]').set_input_files(path)
    expect(guest.find("result")).to_be_visible()
    assert guest.find("result").locator("td.score").all_text_contents() == standings
    assert table not in guest.page.url
    guest.find("replay").click()
    expect(guest.find("replay-slider")).to_be_visible()

    # A file that is none, and one that somebody has bent.
    guest.forgives("status of 4")
    guest.goes("/")
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("{")
    guest.page.locator('input[type="file"]').set_input_files(nonsense)
    expect(guest.page.get_by_role("alert")).to_contain_text(say("refusal-bad-record"))
    guest.page.reload()
    bent = {**record, "entries": [*record["entries"][:20], [0, "buy:colony-12"], *record["entries"][20:]]}
    nonsense.write_text(json.dumps(bent))
    guest.page.locator('input[type="file"]').set_input_files(nonsense)
    expect(guest.page.get_by_role("alert")).to_contain_text(say("refusal-bad-record"))
