"""Words of Cosmic Encounter that are worked out; all others are in `cosmic_encounter.json`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmodrome.texts.wording import Words

SLOTS = 6  # numbers of planets a system has


def planet_of(words: Words, planet: int | str) -> str:
    """A planet by its system and number."""
    system, number = divmod(int(planet), SLOTS)
    return words.say("planet-of", seat=words("seat", system), number=number + 1)


def settled(words: Words, planet: str) -> str:
    """The planet of a colony in an offer, which counts from 1."""
    return planet_of(words, int(planet) - 1)


def planets(words: Words, planets: Any) -> str | None:
    """Several planets, "Vega 2, 3 and 5": whose they are is said once."""
    if not isinstance(planets, list | tuple):
        return None
    said: list[str] = []
    owner = None
    for planet in sorted(planets):
        system, number = divmod(planet, SLOTS)
        said.append(str(number + 1) if system == owner else words("planet", planet))
        owner = system
    return words.texts.joined(said)


def terms(words: Words, offer: Mapping[str, Any]) -> str:
    """An offer: the cards its maker names, then term by term what each gives and gets."""
    lines = [words("term", term, count) for term, count in offer["terms"].items()]
    if offer.get("cards"):
        cards = words.each("card", offer["cards"], counted=True)
        lines.insert(0, words.say("offer-cards", seat=words("seat", offer["seat"]), cards=cards))
    return "; ".join(lines)


FUNCTIONS = {"planet-of": planet_of, "settled": settled, "planets": planets, "terms": terms}
