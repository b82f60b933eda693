"""Texts: keys and arguments become sentences in the reader's language.

texts = Texts("ru", "space-base")
texts.event({"key": "rolled", "seat": 0, "dice": [5, 6]}, ["Vega", "Orion"])
"""

from cosmodrome.texts.language import LANGUAGES, preferred
from cosmodrome.texts.texts import MissingText, Texts, section_of
from cosmodrome.texts.wording import Words

__all__ = ["LANGUAGES", "MissingText", "Texts", "Words", "preferred", "section_of"]
