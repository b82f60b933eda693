"""`cosmodrome rules`: the ledger, and which of its rows no test claims."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cosmodrome.cli.common import fail, language_option
from cosmodrome.games import packages

if TYPE_CHECKING:
    from cosmodrome.cli.screen import Screen
    from cosmodrome.texts import Texts

MARK = "rule"


@click.command()
@click.argument("game")
@click.argument("words", nargs=-1, metavar="[ID|WORD]")
@click.option("--coverage", is_flag=True, help="List the enforceable rules that no test claims (source checkout only).")
@language_option
def rules(game: str, words: tuple[str, ...], coverage: bool, lang: str) -> None:
    """Print the rules of GAME in our own words: all of them, one (SB-8.11), a section (SB-8), or a search."""
    from cosmodrome.cli.ledger import print_rules
    from cosmodrome.cli.screen import Screen
    from cosmodrome.texts import Texts

    if game not in packages():
        fail(Texts(lang).say("terminal-no-such-game", game=game, games=", ".join(packages())))
    texts = Texts(lang, game)
    if coverage:
        print_coverage(game, texts, Screen())
    elif not print_rules(Screen(), texts, game, " ".join(words), everything=not words):
        fail(texts.say("terminal-no-such-rule", word=" ".join(words)), 1)


def print_coverage(game: str, texts: Texts, screen: Screen) -> None:
    """How many enforceable rows the tests claim, and those that none does."""
    from rich.text import Text

    from cosmodrome.cli.ledger import ledger_of

    root = Path(__file__).parents[3]
    if not (root / "tests").is_dir() or not (root / "pyproject.toml").is_file():
        fail(texts.say("terminal-coverage-where"))
    claimed, unread = claims(root, texts)
    rows = [row["id"] for row in ledger_of(game)["rows"] if row["engine"] and row["kind"] != "ruling"]
    missing = [id for id in rows if id not in claimed]
    for id in missing:
        screen.show(Text.assemble((f"{id:<8}", "bold"), f" {texts.topic(id)}"))
    prefix = rows[0].partition("-")[0]
    unknown = sorted(id for id in claimed if id.startswith(f"{prefix}-") and id not in rows and is_row(id))
    if unknown:
        screen.show(Text(texts.say("terminal-coverage-unknown", rules=", ".join(unknown)), "dim"))
    screen.show(texts.say("terminal-coverage", claimed=len(rows) - len(missing), total=len(rows)))
    if unread:
        fail(texts.say("terminal-coverage-failed", files=", ".join(unread)), 1)


def is_row(id: str) -> bool:
    """Whether an id is of a row of the ledger, not of a ruling (`SB-R1`)."""
    return "." in id


class Collector:
    """Notes the marks of all tests that pytest finds, and the files it could not read."""

    def __init__(self) -> None:
        self.claimed: set[str] = set()
        self.unread: list[str] = []

    def pytest_collectreport(self, report: Any) -> None:
        """After each file."""
        if report.failed:
            self.unread.append(report.nodeid)

    def pytest_collection_finish(self, session: Any) -> None:
        """After the last."""
        for item in session.items:
            for mark in item.iter_markers(MARK):
                self.claimed.update(mark.args)


def claims(root: Path, texts: Texts) -> tuple[set[str], list[str]]:
    """The rows that tests claim with `@pytest.mark.rule`, and the files that could not be read."""
    try:
        import pytest
    except ImportError:
        fail(texts.say("terminal-coverage-pytest"))
    collector = Collector()
    args = ["--collect-only", "-qq", "-p", "no:cacheprovider", "--rootdir", str(root), str(root / "tests")]
    said = io.StringIO()
    # In the checkout: what the plugins of pytest write is not for the folder in which somebody asks.
    with contextlib.chdir(root), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        pytest.main(["-c", str(root / "pyproject.toml"), *args], plugins=[collector])
    return collector.claimed, collector.unread
