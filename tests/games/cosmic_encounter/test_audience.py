"""Who is asked in a window: the short way to the audience leads where the long one does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.joined import JOINED

from cosmodrome.games.cosmic_encounter import windows
from cosmodrome.games.cosmic_encounter.moments import At
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.windows import could_respond, has_any
from cosmodrome.kernel import Random, Seat, Window


@pytest.mark.parametrize("number", range(4))
def test_the_audience_is_found_as_if_each_seat_were_looked_at(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Part by part or seat by seat: the same seats could respond, for all that is public."""
    short, compared = windows.could_all, 0

    def both(table: CosmicEncounter, window: Window) -> int:
        nonlocal compared
        compared += 1
        closed = window.at.card_mask & ~table.sight
        for card in table.spent:
            closed &= ~(1 << card)
        could = [seat for seat in range(table.seats) if could_respond(table, seat, window, closed)]
        assert [seat for seat in range(table.seats) if short(table, window) >> seat & 1] == could, window.key
        return short(table, window)

    monkeypatch.setattr(windows, "could_all", both)
    play_all_settings(number)
    assert compared > 500


def test_a_hand_is_searched_if_it_holds_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not searched would have given no response."""
    ability, searched = windows.ability, 0

    def both(table: CosmicEncounter, seat: Seat, at: At) -> bool:
        nonlocal searched
        searched += 1
        found = has_any(table, seat, at)
        window = Window(ability, table, "any", seat, None, 0, {}, at)
        assert found or not list(windows.held(table, seat, window))
        return found

    monkeypatch.setattr(windows, "has_any", both)
    play_all_settings(9)
    assert searched > 500


def play_all_settings(number: int) -> None:
    """A stretch of random play at tables of every kind."""
    rng = Random(f"audience {number}")
    for seats, options in JOINED.settings():
        game: Any = JOINED.new_crowded(seats, options, rng.randrange(1 << 30))
        for _ in range(60):
            if game.asks:
                ask = rng.choice(game.asks)
                game.answer(ask.seat, rng.choice(ask.options).id)
