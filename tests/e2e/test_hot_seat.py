"""Two people at one device: nobody sees the other's cards."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import say


def test_the_curtain_falls_before_hidden_cards(welcome: Welcome) -> None:
    device = welcome("/")
    table = device.makes_table(2, variant="light-speed", name="Ann")
    device.goes(f"/t/{table}")
    device.find("name").fill("Bea")
    device.find("join").click()
    device.find("start").click()

    hands: list[list[str]] = []
    for name in ("Ann", "Bea"):
        curtain = device.find("curtain")
        expect(curtain).to_contain_text(say("curtain-heading", name=name))
        hand = device.wire.view["hand"]
        assert len(hand) > 3
        assert hand not in hands
        hands.append(hand)
        # Nothing of the table is on the page, not even unseen.
        text = "\n".join(device.words())
        assert not [card for card in hand if say(f"ship-{card}") in text]
        assert device.page.locator("[data-card], [data-option]").count() == 0
        device.page.keyboard.press("1")
        assert not [one for one in device.wire.said if one["type"] == "answer" and one["seat"] == len(hands) - 1]
        device.find("curtain-ready").click()
        expect(device.find("ask")).to_contain_text(name)
        for card in hand:
            expect(device.find("board").locator(f'[data-card="{card}"]')).to_be_visible()
        asked = device.ask_id
        device.option("done").click()
        device.until_past(asked)

    # With nothing hidden any more the device goes from one to the other without a curtain.
    players = set()
    for _ in range(6):
        asked = device.until_asked().ask
        assert asked
        players.add(asked[0])
        device.plays(1)
    assert players == {0, 1}
    assert device.find("curtain").count() == 0

    # After a reload nobody's things are shown before it is known whose turn it is.
    device.page.reload()
    device.until_asked()
    device.plays(2)


def test_after_a_reload_in_the_opening_the_curtain_is_there_again(welcome: Welcome) -> None:
    device = welcome("/")
    table = device.makes_table(2, variant="light-speed", name="Ann")
    device.sits(table, 1, "Bea")
    device.starts(table)
    device.goes(f"/t/{table}")
    device.find("curtain-ready").click()
    device.until_asked()
    device.page.reload()
    expect(device.find("curtain")).to_contain_text(say("curtain-heading", name="Ann"))
    assert device.page.locator("[data-card]").count() == 0
