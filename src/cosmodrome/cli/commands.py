"""The commands that can be typed at the table: words with short forms, in every language."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from cosmodrome.texts import LANGUAGES, Texts

COMMANDS: Final = (
    "help",
    "undo",
    "table",
    "look",
    "card",
    "why",
    "rules",
    "log",
    "acts",
    "orders",
    "legend",
    "save",
    "quit",
)


class Typed(NamedTuple):
    """A line as it was understood: a command with the rest of the line, or None and the whole line."""

    command: str | None
    rest: str


@cache
def forms(command: str, lang: str) -> tuple[str, ...]:
    """The words for a command in a language, the full one first."""
    return tuple(form.strip() for form in Texts(lang).say(f"command-{command}").split(","))


def read(line: str, lang: str) -> Typed:
    """Understand a line. The words of all languages count, so that nobody has to switch the keyboard; the reader's
    own language comes first."""
    word, _, rest = line.strip().partition(" ")
    for language in dict.fromkeys((lang, *LANGUAGES)):
        for command in COMMANDS:
            if word.casefold() in forms(command, language):
                return Typed(command, rest.strip())
    return Typed(None, line.strip())
