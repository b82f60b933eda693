"""Words of Twilight Imperium that are worked out; all others are in `twilight_imperium.json`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cosmodrome.texts.wording import Words

STRATEGIES = ("leadership", "diplomacy", "politics", "construction", "trade", "warfare", "technology", "imperial")


def bounties(words: Words, goods: Sequence[int]) -> str:
    """The strategy cards with trade goods on them, and how many."""
    cards = zip(STRATEGIES, goods, strict=True)
    return words.texts.joined([f"{words('strategy', name)} ({count})" for name, count in cards if count])


def proposed(words: Words, terms: Mapping[str, int], offer: Mapping[str, int]) -> str:
    """Terms as the player reads them who is about to propose them: a counter-offer is the partner's."""
    return offered(words, terms, "countered" not in offer)


def received(words: Words, terms: Mapping[str, int], offer: Mapping[str, int]) -> str:
    """Terms as the player reads them who answers."""
    return offered(words, terms, "countered" in offer)


def offered(words: Words, terms: Mapping[str, int], proposing: bool) -> str:
    """What the reader gives and gets: `give` is what the proposer gives."""
    sides: dict[str, list[str]] = {"give": [], "want": []}
    for key, count in terms.items():
        side, _, thing = key.partition(":")
        if thing:
            sides[side].append(words("thing", thing, count))
    given, got = (sides["give"], sides["want"]) if proposing else (sides["want"], sides["give"])
    lines = [
        words.say(f"offer-{verb}", things=words.texts.joined(things))
        for verb, things in (("give", given), ("get", got))
        if things
    ]
    return " ".join(lines) or words.say("offer-nothing")


FUNCTIONS = {"bounties": bounties, "proposed": proposed, "received": received}
