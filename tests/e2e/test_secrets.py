"""What is hidden stays on the server: checked on the wire, not on the screen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Error, expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import PATIENCE, Person, at_rest, say

# Sends something over a socket of its own and returns what comes back until the last message has its reply.
SOCKET = """([table, messages, patience]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  const heard = [];
  const end = () => { socket.close(); done(heard); };
  socket.onmessage = (event) => {
    heard.push(event.data);
    if (JSON.parse(event.data).nonce === messages.at(-1).nonce) end();
  };
  socket.onopen = () => messages.forEach((message) => socket.send(JSON.stringify(message)));
  setTimeout(end, patience);
})"""


def leaks(person: Person, cards: list[str]) -> list[str]:
    """Cards that stand in any frame that this person's browser got."""
    return [card for card in cards if any(card in text for text in person.wire.texts)]


def test_nobody_is_sent_the_cards_of_another(welcome: Welcome) -> None:
    ann, borys, onlooker = welcome("/"), welcome("/"), welcome("/")
    table = ann.makes_table(2, variant="light-speed")
    borys.sits(table, 1, "Borys")
    ann.starts(table)
    for person in (ann, borys, onlooker):
        person.goes(f"/t/{table}")
    state = ann.until_asked()
    borys.until_asked()
    expect(onlooker.find("ask")).to_contain_text(say("decision-watch"))
    hand, other = ann.wire.view["hand"], borys.wire.view["hand"]
    assert len(hand) >= 5
    assert not set(hand) & set(other)
    assert onlooker.wire.view["hand"] == []
    assert onlooker.page.locator("[data-option]").count() == 0

    # She picks: still nobody else hears of it. What she says afterwards comes after all there was to hear.
    picked = next(option for option in state.options if option.startswith("buy:"))
    ann.option(picked).click()
    ask = ann.until_asked_after(state.ask).ask
    assert ask
    ann.find("chat-input").fill("I have picked.")
    ann.page.keyboard.press("Enter")
    for person in (borys, onlooker):
        expect(person.page.get_by_role("log", name=say("chat"))).to_contain_text("I have picked.")
    everything = [*hand, *other]
    assert leaks(onlooker, everything) == []
    assert leaks(borys, hand) == []
    assert leaks(ann, other) == []

    # A stranger's socket asks for her eyes, answers for her, and asks why.
    replies = onlooker.page.evaluate(
        SOCKET,
        [
            table,
            [
                {"type": "hello", "seat": 0, "cursor": None},
                {"type": "hello", "seat": None, "cursor": 1},
                {"type": "answer", "seat": 0, "option": "done", "ask": ask[1], "nonce": "x1"},
                {"type": "why", "seat": 0, "option": picked, "nonce": "x2"},
                {"type": "undo", "seat": 0, "nonce": "x3"},
            ],
            PATIENCE,
        ],
    )
    assert [card for card in everything if card in "".join(replies)] == []
    refused = [message for text in replies if (message := json.loads(text))["type"] == "refused"]
    assert {message["nonce"] for message in refused} >= {"x1", "x2", "x3"}
    assert ann.ask_id == ask

    # Nor does HTTP tell anything before the end.
    info = onlooker.calls("GET", f"/api/tables/{table}")
    assert not [card for card in everything if card in json.dumps(info)]
    onlooker.forgives("status of 40[39]")
    for path in ("replay?seat=0", "replay?seat=all", "record"):
        with pytest.raises(Error, match=r"40[39]"):
            onlooker.calls("GET", f"/api/tables/{table}/{path}")

    # What she bought is told when the opening is over; what she put back never is.
    kept = picked.removeprefix("buy:")
    ann.option("done").click()
    borys.option("done").click()
    ann.until(lambda state: ann.wire.view["turn"]["round"] == 1)
    for person in (ann, borys):
        person.plays(1)
    at_rest(ann, borys, onlooker)
    assert [event["card"] for event in onlooker.wire.of("opened")] == [kept]
    unseen = [card for card in everything if card != kept]
    assert leaks(onlooker, unseen) == []
    assert leaks(borys, [card for card in hand if card != kept]) == []
    assert leaks(ann, other) == []
