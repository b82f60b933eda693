"""The languages we speak, and their files. The same `.ftl` files serve Python and the browser."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from cosmodrome.games import GAMES, packages

LANGUAGES = ("en", "ru", "uk")
LOCALE = Path(__file__).parents[1] / "locale"
FRAME = ("terminal", "cosmodrome")  # what is not of any one game
OF_A_GAME = ("", "-names", "-cards", "-rules")


@cache
def folders() -> list[Path]:
    """Where texts are: our own folder first, then the `locale` folders of games from other packages."""
    others = [package for game, package in packages().items() if game not in GAMES]
    found = [Path(str(resources.files(package))) / "locale" for package in others]
    return [LOCALE, *(folder for folder in found if folder.is_dir())]


def file_of(code: str, name: str) -> Path | None:
    """The file of that name in a language; a game of another package may speak English only."""
    for folder in folders():
        for lang in (code,) if folder == LOCALE else (code, "en"):
            if (path := folder / lang / f"{name}.ftl").is_file():
                return path
    return None


def preferred(environment: Mapping[str, str] | None = None) -> str:
    """The language of the reader's environment, as other programs find it; English where we do not speak it."""
    environment = os.environ if environment is None else environment
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "C")
    if code_of(locale) in ("c", "posix"):
        return "en"
    wishes = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((code for wish in wishes if (code := code_of(wish)) in LANGUAGES), "en")


def code_of(locale: str) -> str:
    """The language of a locale: `uk_UA.UTF-8` is of `uk`."""
    return re.split(r"[._@-]", locale)[0].lower()


class Language:
    """The messages of one language, for one game. A file is read when a text is wanted that none so far has."""

    def __init__(self, code: str, game: str | None) -> None:
        from fluent.runtime import FluentBundle  # heavy: only who needs texts pays for it

        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        names = (*FRAME, *(f"{game}{part}" for part in OF_A_GAME if game is not None))
        self._unread = [path for name in names if (path := file_of(code, name)) is not None]

    def pattern(self, key: str) -> Any | None:
        """The pattern of `key`, or of an attribute of it (`key.attribute`); None where there is none."""
        name, _, attribute = key.partition(".")
        while not self._bundle.has_message(name):
            if not self._unread:
                return None
            self._read(self._unread.pop(0))
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, path: Path) -> None:
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def format(self, pattern: Any, args: Mapping[str, Any]) -> tuple[str, Sequence[Exception]]:
        """The text of a pattern, and what was wrong with the arguments."""
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors

    def joined(self, words: Sequence[str]) -> str:
        """Words joined as the language does: "a, b and c"."""
        from babel.lists import format_list

        return format_list(list(words), locale=self.code)


@cache
def language(code: str, game: str | None) -> Language:
    """The texts of a language, shared by all who speak it."""
    return Language(code, game)
