"""axe-core finds nothing serious on any page, dark or light."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Finished, Welcome
from tests.e2e.people import PHONE, Person
from tests.e2e.site import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(person: Person) -> list[str]:
    """What is serious or critical on the page as it is now."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    # Colours are judged when nothing fades any more.
    person.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")
    found: dict[str, Any] = person.page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_pages_of_a_table_have_no_serious_fault(welcome: Welcome, finished: Finished, scheme: str) -> None:
    ann = welcome("/", color_scheme=scheme)
    found: dict[str, list[str]] = {}

    def look(where: str) -> None:
        found[where] = faults(ann)  # the page Ann is on by then

    table = ann.makes_table(3, variant="light-speed", public=True)
    ann.goes("/")
    expect(ann.page.locator(f'a[href="/t/{table}"]').first).to_be_visible()
    look("home")
    ann.goes("/new/space-base")
    expect(ann.find("seat-count")).to_be_visible()
    look("new")
    ann.goes(f"/t/{table}")
    expect(ann.find("share-link")).to_be_visible()
    look("lobby")
    for seat in (1, 2):
        ann.lets_bot(table, seat, "greedy")
    ann.find("start").click()
    ann.until_asked()
    look("opening")
    ann.plays(6)
    ann.until_asked()
    look("table")
    ann.page.keyboard.press("r")
    drawer = ann.page.get_by_role("dialog")
    drawer.locator("summary").nth(3).click()
    expect(drawer.locator(".row").first).to_be_attached()
    look("rules")
    ann.page.keyboard.press("Escape")
    ann.button("menu").click()
    expect(ann.button("seat-resign")).to_be_visible()
    look("menu")

    played, cookies = finished
    ann = welcome(f"/t/{played}", storage_state=cookies, color_scheme=scheme)
    expect(ann.find("result").locator(".chart svg")).to_be_visible()
    look("result")
    ann.find("replay").click()
    expect(ann.find("board").locator("[data-card]").first).to_be_visible()
    look("replay")
    assert not any(found.values()), found


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_odd_pages_have_no_serious_fault(welcome: Welcome, scheme: str) -> None:
    device = welcome("/nowhere", color_scheme=scheme)
    found = {"nowhere": faults(device)}
    book = "/rules/space-base"
    for path, there in (("/settings", "#look"), (book, ".find a"), (f"{book}/SB-8.7", ".one.here")):
        device.goes(path)
        device.page.locator(there).first.wait_for()
        found[path] = faults(device)
    table = device.makes_table(2, variant="light-speed")
    device.sits(table, 1, "Bea")
    device.starts(table)
    device.goes(f"/t/{table}")
    expect(device.find("curtain")).to_be_visible()
    found["curtain"] = faults(device)
    phone = welcome("/", viewport=PHONE, has_touch=True, is_mobile=True, color_scheme=scheme)
    table = phone.makes_table(2, bots={"1": "greedy"})
    phone.starts(table)
    phone.goes(f"/t/{table}")
    phone.plays(3)
    phone.until_asked()
    found["phone"] = faults(phone)
    assert not any(found.values()), found
