"""Every row of a ledger has its text in every language, and no text speaks of a row that is not there."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import cosmodrome
from cosmodrome.cli.ledger import find_rules, sections_of
from cosmodrome.texts import LANGUAGES, Texts
from cosmodrome.texts.language import LOCALE

LEDGERS = {info.id: cosmodrome.ledger(info.id) for info in cosmodrome.games()}


def keys_of(lang: str, game: str) -> set[str]:
    """The keys of the texts of rules; rulings have keys of their own."""
    entries = FluentParser().parse((LOCALE / lang / f"{game}-rules.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message) and entry.id.name.startswith("rule")}


@pytest.mark.parametrize("ledger", LEDGERS.values(), ids=LEDGERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_text_and_a_topic(lang: str, ledger: dict[str, Any]) -> None:
    texts = Texts(lang, ledger["game"], strict=True)
    for row in ledger["rows"]:
        assert texts.rule(row["id"])
        assert texts.topic(row["id"])
    for section in sections_of(ledger):
        assert texts.topic(section)


@pytest.mark.parametrize("ledger", LEDGERS.values(), ids=LEDGERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_left_over(lang: str, ledger: dict[str, Any]) -> None:
    rows = {f"rule-{row['id'].replace('.', '-')}" for row in ledger["rows"]}
    sections = {f"rules-{section}" for section in sections_of(ledger)}
    assert keys_of(lang, ledger["game"]) - rows - sections == set()


@pytest.mark.parametrize("ledger", LEDGERS.values(), ids=LEDGERS)
def test_what_a_rule_refers_to_can_be_opened(ledger: dict[str, Any]) -> None:
    """See also: a row or a ruling that is there."""
    ids = {row["id"] for row in ledger["rows"]}
    assert {other for row in ledger["rows"] for other in row.get("see", ())} - ids == set()


@pytest.mark.parametrize(
    "words, count",
    [("TI-S3a", 1), ("S3a", 1), ("28.12c", 1), ("ti-4", 1), ("TI-S", 43), ("s", 43), ("TI-R7", 1), ("r7", 1)],
)
def test_rules_are_found_by_letters_too(words: str, count: int) -> None:
    """`S3a`, `28.12c` and, for a ruling, `R7` are ids as good as `8.11`."""
    assert len(find_rules(LEDGERS["twilight-imperium"], words, Texts("en", "twilight-imperium"))) == count
