"""The rules in the terminal: the sections, one rule, or what a search finds."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.text import Text

import cosmodrome
from cosmodrome.cli.screen import Screen
from cosmodrome.texts import Texts, section_of


def ledger_of(game: str) -> dict[str, Any]:
    """The ledger of a game: its sections and rows."""
    return cosmodrome.ledger(game)


def sections_of(ledger: dict[str, Any]) -> list[str]:
    """The ids of the sections (`SB-8`), in order."""
    return list(dict.fromkeys(section_of(row["id"]) for row in ledger["rows"]))


def find_rules(ledger: dict[str, Any], words: str, texts: Texts) -> list[dict[str, Any]]:
    """The rows meant: by id, by section, or all whose text has the words."""
    wanted = words.casefold().strip()
    rows: list[dict[str, Any]] = ledger["rows"]
    prefix = rows[0]["id"].partition("-")[0].casefold()
    for id in (wanted, f"{prefix}-{wanted}"):  # 8.11 for SB-8.11
        by_id = [row for row in rows if row["id"].casefold() == id]
        by_section = [row for row in rows if section_of(row["id"]).casefold() == id]
        if by_id or by_section:
            return by_id or by_section
    return [row for row in rows if wanted in f"{texts.topic(row['id'])} {texts.rule(row['id'])}".casefold()]


def print_rules(screen: Screen, texts: Texts, game: str, words: str = "", everything: bool = False) -> bool:
    """Print what was asked for; False if nothing was found."""
    ledger = ledger_of(game)
    if not words and not everything:
        for section in sections_of(ledger):
            screen.show(Text.assemble((f"{section:<7}", "bold"), texts.topic(section)))
        screen.show("", Text(texts.say("terminal-rules-how"), "dim"))
        return True
    rows = ledger["rows"] if everything else find_rules(ledger, words, texts)
    section = ""
    for row in rows:
        above = section_of(row["id"])
        if above != section:
            section = above
            screen.show("", Text(f"{section}  {texts.topic(section)}", "bold underline"))
        screen.show(Text.assemble((f"{row['id']:<7} ", "bold"), (texts.topic(row["id"]), "bold")))
        screen.show(Padding(Text(texts.rule(row["id"])), (0, 0, 0, 8)))
        if row.get("see"):
            seen = ", ".join(row["see"])
            screen.show(Padding(Text(texts.say("terminal-see-also", rules=seen), "dim"), (0, 0, 0, 8)))
    return bool(rows)
