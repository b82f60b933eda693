"""Who is asked in a window: the short way to the audience leads where the long one does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.cosmic_encounter.joined import JOINED

from cosmodrome.games.cosmic_encounter import windows
from cosmodrome.games.cosmic_encounter.audience import could_respond
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Random, Seat, Window


@pytest.mark.plain
@pytest.mark.parametrize("number", range(4))
def test_the_audience_is_found_as_if_each_seat_were_looked_at(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Part by part or seat by seat: the same seats could respond, for all that is public."""
    short, compared = windows.could_all, 0

    def both(table: CosmicEncounter, window: Window) -> int:
        nonlocal compared
        compared += 1
        closed = window.lookup.card_mask & ~table.sight
        for card in table.spent:
            closed &= ~(1 << card)
        could = [seat for seat in range(table.seats) if could_respond(table, seat, window, closed)]
        assert [seat for seat in range(table.seats) if short(table, window) >> seat & 1] == could, window.key
        return short(table, window)

    monkeypatch.setattr(windows, "could_all", both)
    play_all_settings(number)
    assert compared > 500


@pytest.mark.plain
def test_a_hand_is_searched_if_it_holds_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is not searched would have had no response."""
    holders, passed_over = windows.CosmicAbilities.holders, 0

    def both(self: Any, table: CosmicEncounter, window: Window, audience: Sequence[Seat]) -> Sequence[Seat]:
        nonlocal passed_over
        found = holders(self, table, window, audience)
        others = [seat for seat in audience if seat not in found]
        assert not any(self.responses(table, seat, window) for seat in others)
        passed_over += len(others)
        return found

    monkeypatch.setattr(windows.CosmicAbilities, "holders", both)
    play_all_settings(9)
    assert passed_over > 500


@pytest.mark.plain
def test_where_nothing_is_in_doubt_everybody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that is not hidden tells nothing: whoever could respond for all that is public really can."""
    in_doubt, plain = windows.CosmicAbilities.in_doubt, 0

    def both(self: Any, table: CosmicEncounter, window: Window) -> bool:
        nonlocal plain
        found = in_doubt(self, table, window)
        if not found:
            assert all(self.responses(table, seat, window) for seat in window.audience), window.key
            plain += 1
        return found

    monkeypatch.setattr(windows.CosmicAbilities, "in_doubt", both)
    play_all_settings(11)
    assert plain > 10


def test_who_lets_a_window_pass_is_looked_at_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat lets pass in public, or no longer, holds from the next window on."""
    short, acted = windows.could_all, 0

    def both(table: CosmicEncounter, window: Window) -> int:
        found = short(table, window)
        for seat in range(table.seats):
            at = window.lookup
            own = at.quiet and (at.techs or any(alien in at.powers for alien in table.sheets[seat]) or at.supers)
            assert own or not (found >> seat & 1 and window.key in table.passing[seat])
        return found

    monkeypatch.setattr(windows, "could_all", both)
    rng = Random("passing")
    game: Any = JOINED.new_crowded(5, {"aliens": "random", "flares": True}, 7)
    for _ in range(300):
        ask = rng.choice(game.asks)
        game.answer(ask.seat, rng.choice(ask.options).id)
        if game.asks and rng.random() < 0.2:
            seat = rng.randrange(5)
            standing = [act.id for act in game.acts(seat) if act.key in ("let-pass", "ask-again")]
            if standing:
                game.act(seat, rng.choice(standing))
                acted += 1
    assert acted > 20


def test_what_is_kept_is_not_changed_by_a_copy() -> None:
    """Copies share what was worked out from a table, perhaps in another thread; they keep something else instead."""
    rng = Random("kept")
    game: Any = JOINED.new_crowded(5, {"aliens": "random", "flares": True}, 7)
    kept = game.table.grasp()
    before = (kept.hands[:], kept.cards[:], kept.all_cards, kept.players)
    twin = game.fork()
    for _ in range(200):
        ask = rng.choice(twin.asks)
        twin.answer(ask.seat, rng.choice(ask.options).id)
    assert twin.table.grasp().hands != kept.hands
    assert (kept.hands, kept.cards, kept.all_cards, kept.players) == before
    assert game.table.grasp() is kept


def play_all_settings(number: int) -> None:
    """A stretch of random play at tables of every kind."""
    rng = Random(f"audience {number}")
    for seats, options in JOINED.settings():
        game: Any = JOINED.new_crowded(seats, options, rng.randrange(1 << 30))
        for _ in range(60):
            if game.asks:
                ask = rng.choice(game.asks)
                game.answer(ask.seat, rng.choice(ask.options).id)
