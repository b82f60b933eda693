"""Names and chat: what may be written, and which names look alike."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs import confusables
from precis_i18n import get_profile

from cosmodrome.server.errors import Refused

NICKNAMES: Final = get_profile("NicknameCasePreserved")
ALIKE: Final[dict[str, list[dict[str, str]]]] = confusables.confusables_data

NAME_LENGTH = 24
CHAT_LENGTH = 500
JOINER, EMOJI = "\u200d", "\ufe0f"  # emoji are made with them
# Blank, though Unicode calls them letters or symbols: fillers of Hangul, and Braille without a dot.
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u3164\uffa0\u2800"), " ")
# Marks that show nothing: a joiner of graphemes, vowels of Khmer, and the variation selectors.
UNSEEN = (0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))


def _cleaned(text: str, keep: str = "") -> str:
    """Without control and other invisible characters, which could turn a text around or fake another name."""
    unseen = {code: None for code in UNSEEN if chr(code) not in keep}
    text = unicodedata.normalize("NFC", text.translate(BLANKS).translate(unseen))
    return "".join(
        char if char in keep or not unicodedata.category(char).startswith(("C", "Z")) else " " for char in text
    )


def clean_name(name: str) -> str:
    """A name as it is shown: in the one form that PRECIS gives to nicknames (RFC 8266)."""
    cleaned = " ".join(_cleaned(name).split())
    try:
        cleaned = str(NICKNAMES.enforce(cleaned))
    except UnicodeEncodeError:
        raise Refused("bad-name", 400, most=NAME_LENGTH) from None
    if not 1 <= len(cleaned) <= NAME_LENGTH:
        raise Refused("bad-name", 400, most=NAME_LENGTH)
    return cleaned


def clean_chat(text: str) -> str:
    """A line of chat as it is shown."""
    cleaned = " ".join(_cleaned(text, keep=JOINER + EMOJI).split())
    if not 1 <= len(cleaned) <= CHAT_LENGTH or not cleaned.strip(JOINER + EMOJI):
        raise Refused("bad-chat", 400, most=CHAT_LENGTH)
    return cleaned


def look_alike(name: str, other: str) -> bool:
    """Whether people could take one for the other: as they are written, or in small letters."""
    return _skeleton(name) == _skeleton(other) or _small(name) == _small(other)


def _small(name: str) -> str:
    return _skeleton(name.casefold()).casefold()


def _skeleton(name: str) -> str:
    """Every character replaced by the one that stands for all that look like it (Unicode TS 39)."""
    return unicodedata.normalize("NFD", "".join(map(_prototype, unicodedata.normalize("NFD", name))))


@cache
def _prototype(char: str) -> str:
    alike = [one["c"] for one in ALIKE.get(char, ())]
    if len(alike) != 1:
        return char  # nothing looks like it, or it stands for many itself
    other: str = alike[0]
    mutual = [one["c"] for one in ALIKE.get(other, ())] == [char]
    return min(char, other) if mutual else other
