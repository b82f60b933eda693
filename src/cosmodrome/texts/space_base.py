"""Words of Space Base that are worked out."""

from __future__ import annotations

from cosmodrome.texts.wording import Words


def card(words: Words, card: object) -> str | None:
    """A card by its name; the other die is a number."""
    return words.texts.card(card) if isinstance(card, str) else None


FUNCTIONS = {"card": card}
