"""One browser and one server for these tests (for each worker of pytest), and people who visit it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.e2e.people import DESK, PATIENCE, Person
from tests.e2e.site import ROOT, Site

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

Welcome = Callable[..., Person]
Finished = tuple[str, Any]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client as it is now; built once in a run, by whichever worker comes first."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    with (folder / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "client.built").exists():
            plain = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
            done = subprocess.run(["make", "client"], cwd=ROOT, env=plain, capture_output=True, text=True)
            if done.returncode:
                pytest.fail(f"the client could not be built:\n{done.stdout}\n{done.stderr}")
            (folder / "client.built").touch()


@pytest.fixture(scope="session")
def site(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server that most tests share."""
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()
    assert '"level": "error"' not in site.log, site.log


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser is; `make test` says it, and installs one where it may."""
    named = os.environ.get("COSMODROME_CHROMIUM")
    found = next((path for name in ([named] if named else NAMES) if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("the browser tests need Chromium: scripts/ensure-chromium finds or installs one")
    return found


# Not for the whole session: while Playwright is on, no other event loop can run in this thread.
@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def finished(browser: Browser, site: Site) -> Finished:
    """A light-speed game that Ann began and bots have played to its end; her cookies."""
    context = browser.new_context(locale="en-GB")
    ann = Person(context, site.url)
    ann.goes("/")
    table = ann.makes_table(3, variant="light-speed", bots={"1": "greedy", "2": "greedy"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.until_asked()
    ann.option("done").click()
    ann.plays(4)
    ann.sees_result(table, [0])
    cookies = context.storage_state()
    context.close()
    return table, cookies


@pytest.fixture
def welcome(browser: Browser, site: Site) -> Iterator[Welcome]:
    """Lets people in; afterwards nothing may have gone wrong in their browsers."""
    people: list[Person] = []

    def enter(path: str | None = "/", at: Site | None = None, **settings: Any) -> Person:
        given: dict[str, Any] = {
            "viewport": DESK,
            "locale": "en-GB",
            "color_scheme": "dark",
            "reduced_motion": "reduce",
        }
        person = Person(browser.new_context(**{**given, **settings}), (at or site).url)
        people.append(person)
        if path is not None:
            person.goes(path)
        return person

    yield enter
    problems = {f"{number} {person.page.url}": person.problems for number, person in enumerate(people)}
    for person in people:
        person.context.close()
    assert not any(problems.values()), problems
