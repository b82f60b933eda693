"""Who could respond is found for all seats at once; here it is found seat by seat, for every window of whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.conformance.joined import Card
from tests.games.twilight_imperium.boards import A, table_of

import cosmodrome
from cosmodrome.games.twilight_imperium.index import NOBODY
from cosmodrome.games.twilight_imperium.sources import (
    CARDS,
    CARDS_AT,
    NOTES,
    SECRETS,
    ActionCards,
    fitting,
    is_usable,
    leaked,
    may_play_cards,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import TwilightResponses, ability
from cosmodrome.kernel import Seat, Seats, Window, seats_of
from cosmodrome.kernel.responses import fits
from cosmodrome.simulation.pace import measure


def could_respond(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Ask every condition of everything that the seat has in sight or might hold."""
    key = window.lookup
    if window.key in table.passing[seat]:
        return False
    for each in table.side(seat).at.get(key, ()):
        if is_usable(table, seat, each) and not each.must and fits(table, seat, each, each.id, window):
            return True
    if table.hands[seat] and may_play_cards(table, seat):
        seen = {*table.action_discard, *table.played}
        for card, declared in CARDS_AT.get(key, {}).items():
            if card not in seen and fits(table, seat, declared, declared.id, window):
                return True
    if seat in table.received and table.notes[seat]:
        if any(fits(table, seat, declared, "", window) for declared in NOTES.get(key, {}).values()):
            return True
    secrets = SECRETS.get(key, {})
    known = secrets.values() if table.secrets[seat] else [secrets[c] for c in leaked(table, seat) if c in secrets]
    return any(fits(table, seat, declared, declared.id, window) for declared in known)


@pytest.mark.plain
@pytest.mark.parametrize("seats, seed", [(3, 1), (6, 2), (6, 5)])
def test_everybody_who_could_respond_for_all_that_is_public_is_found(
    seats: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The audience are those for whom a condition holds, in timing order."""
    found_at_once, survey = TwilightResponses.could_respond, TwilightResponses.survey
    asked: set[str] = set()

    def checked(self: TwilightResponses, table: Any, window: Window) -> Seats:
        found = found_at_once(self, table, window)
        assert found == seats_of(seat for seat in table.alive() if could_respond(table, seat, window)), window.lookup
        asked.update([window.lookup] if found else [])
        return found

    def ordered(self: TwilightResponses, table: Any, window: Window) -> Seats:
        last = window.response
        order = table.timing(last.seat if last is not None and not last.ability.must else NOBODY)
        holders = survey(self, table, window)
        assert list(window.audience) == sorted(window.audience, key=order.index), window.lookup
        return holders

    monkeypatch.setattr(TwilightResponses, "could_respond", checked)
    monkeypatch.setattr(TwilightResponses, "survey", ordered)
    game, rng = cosmodrome.new_game("twilight-imperium", seats=seats, seed=seed), Random(seed)
    while asks := game.asks:
        ask = rng.choice(asks)
        game.answer(ask.seat, rng.choice(ask.options).id)
    assert {"activated", "strategy.chosen", "used.card"} <= asked


@pytest.mark.plain
def test_where_nothing_is_in_doubt_everybody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that is not hidden tells nothing: everybody who could respond for all that is public really can."""
    found, plain = TwilightResponses.in_doubt, 0

    def checked(self: TwilightResponses, table: Any, audience: Seats, window: Window) -> bool:
        nonlocal plain
        in_doubt = found(self, table, audience, window)
        if not in_doubt:
            assert all(self.responses(table, seat, window) for seat in audience), window.lookup
            plain += 1
        return in_doubt

    monkeypatch.setattr(TwilightResponses, "in_doubt", checked)
    measure("twilight-imperium", "turn", {}, games=1)  # among greedy seats: they come to have something to use
    assert plain > 2


def test_a_card_that_is_held_twice_is_offered_once() -> None:
    """Of the copies in a hand the first is played."""
    for key, cards in CARDS_AT.items():
        hand = tuple(cards)
        assert [name for _, _, name in fitting(hand, key)] == list(CARDS[key])
        assert [hand[place] for _, place, _ in fitting(hand, key)] == [
            next(card for card in hand if cards[card] is CARDS[key][name]) for name in CARDS[key]
        ]


@pytest.mark.plain
def test_what_is_known_of_a_hand_holds_for_equal_hands() -> None:
    """It tells the places in the hand, so that each hand gives its own cards."""
    table = table_of(hands={A: "flank_speed"})
    window = Window(ability, table, "activated", A, None, 0, {}, lookup="activated")
    for hand in ((Card(table.hands[A][0]),), table.hands[A]):
        table.hands[A] = hand
        assert next(iter(ActionCards().held(table, A, window)))[1] is hand[0]
