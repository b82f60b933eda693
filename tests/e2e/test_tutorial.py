"""The game of the tutorial, added by a package of its own, is played on the site."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.site import Site
from tests.tutorial.page import install


def test_a_game_of_another_package_is_played_to_the_end(welcome: Welcome, client: None, tmp_path: Path) -> None:
    home = tmp_path / "package"
    install(home)
    site = Site(tmp_path, PYTHONPATH=str(home))
    site.start()
    try:
        ann = welcome("/", at=site)
        ann.forgives("status of 404")  # this game does not tell how it went
        expect(ann.find("game-high-orbit")).to_contain_text("High Orbit")
        table = ann.makes_table(2, game="high-orbit", options={}, bots={"1": "greedy"})
        ann.starts(table)
        ann.goes(f"/t/{table}")
        for _ in range(5):
            asked = ann.until_asked()
            assert asked.question == "Which card do you lay?"
            assert asked.lit == asked.options
            ann.option(asked.options[0], "board").click()
            ann.until_past(asked.ask)
        expect(ann.find("result")).to_be_visible()
        assert ann.keys_shown() == []
    finally:
        site.stop()
