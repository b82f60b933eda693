"""Who may play an action card in its moment: the player of its scene, and those for whom it is a moment as well."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, options, step
from tests.games.twilight_imperium.cards.scenes import LETTERS, SCENES, seen

from cosmodrome.kernel import Seat, Window

FIGHTERS = ("morale_boost", "fighter_prototype", "skilled_retreat", "fire_team")  # both sides of a combat
EVERYBODY = ("summit", "political_stability", "ancient_burial_sites", "veto", "assassinate_representative")
ALSO = {
    **dict.fromkeys(FIGHTERS, "AB"),
    **dict.fromkeys((*EVERYBODY, *(card for card in SCENES if card.endswith("_rider"))), "ABC"),
    "bribery": "AB",  # those who have voted
    "public_disgrace": "BC",  # all but the one who chooses a strategy card
}


def may_play(card: str, seat: Seat) -> bool:
    """Whether a player who holds the card can play it, from its moment on until something else is asked."""
    game = seen(card, holder=seat)
    while game.asks and type(game._wish) is Window:
        if f"use:{card}" in options(game, seat):
            return True
        step(game)
    return False


@pytest.mark.rule("TI-24.6", "TI-74.22")
@pytest.mark.parametrize("card", [card for card, scene in SCENES.items() if not scene.component])
def test_a_card_is_played_by_those_for_whom_it_is(card: str) -> None:
    """Nobody else can do so, no matter who holds it."""
    able = "".join(LETTERS[seat] for seat in (A, B, C) if may_play(card, seat))
    assert able == ALSO.get(card, LETTERS[SCENES[card].seat])
