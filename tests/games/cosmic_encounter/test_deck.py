"""The deck runs out: reshuffles, and the cosmic quake."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, begun, drive, hurry, names, pass_all, table_of

from cosmodrome.games.cosmic_encounter.table import CosmicEncounter


def rewarding(deck: int, discards: int, cards: str = "") -> CosmicEncounter:
    """C takes four cards for lost ships; that many are left in deck and discards, the rest are with B."""
    table = table_of(
        "A attacks B, C",
        hands={A: "attack-00", B: f"attack-40 {cards}"},
        allies={C: ("defense", 4)},
        at="select",
        flares=False,
    )
    left = table.cards.deck[:]
    table.cards.deck = left[:deck]
    table.cards.hands[A] += tuple(left[deck : deck + discards])
    table.cards.discard_cards(A, left[deck : deck + discards])
    table.cards.hands[B] += tuple(left[deck + discards :])
    return table


@pytest.mark.rule("CE-28.1")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    """One card is left and three are drawn after the discards have been shuffled."""
    game = begun(rewarding(deck=1, discards=10))
    drive(game, "A lay:attack-00", "B lay:attack-40")
    hurry(game)
    assert len(game.table.cards.hands[C]) == 4
    assert [event["count"] for event in game.events(None) if event["key"] == "reshuffled"] == [10]
    assert [event for event in game.events(None) if event["key"] == "cosmic-quake"] == []


@pytest.mark.rule("CE-28.2")
def test_a_cosmic_quake_deals_eight_to_everybody() -> None:
    """Deck and discards are empty: all hands are shuffled and dealt anew; the draw is over with it (CE-R46)."""
    game = begun(rewarding(deck=0, discards=0))
    drive(game, "A lay:attack-00", "B lay:attack-40")
    pass_all(game)
    hurry(game)
    assert [event["key"] for event in game.events(None)].count("cosmic-quake") == 1
    assert [len(hand) for hand in game.table.cards.hands] == [8, 8, 8]
    assert len(game.table.cards.deck) == 72 - 24 - 2  # the encounter cards lay on the table (CE-R46)
    assert len(game.table.cards.discard) == 2
    assert len(names(game, A)) <= 8
