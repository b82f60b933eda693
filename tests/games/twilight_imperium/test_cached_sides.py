"""What the components of all players come to, kept beside the table."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, play, table_of

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.index import AGENDA, TECH
from cosmodrome.kernel import Game, Random


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_what_is_kept_is_never_stale(seed: str) -> None:
    """Through whole games of random answers, what is kept is what would be found anew."""
    game, rng = Game.new(RULES, 4, {}, seed), Random(seed)
    while game.asks:
        ask = game.asks[0]
        game.answer(ask.seat, rng.choice(ask.options).id)
        kept = game.table.kept
        assert kept is None or game.table.look_up_sides().by_seat == kept.by_seat


def test_a_component_counts_from_the_moment_it_comes_until_it_goes() -> None:
    """Technologies, laws and notes work at once, and no longer than they are there."""
    table = table_of("A:sol B:hacan", notes={A: "trade_convoys-1"})
    assert not table.has(A, "gravity_drive")
    table.add_tech(A, TECH["gravity_drive"])
    assert table.has(A, "gravity_drive")
    table.drop_tech(A, TECH["gravity_drive"])
    assert not table.has(A, "gravity_drive")
    table.enact(AGENDA["enforced_travel_ban"])
    assert table.has(B, "enforced_travel_ban")
    table.discard_agenda(AGENDA["enforced_travel_ban"])
    assert not table.has(B, "enforced_travel_ban")
    note = table.find_note(A, "trade_convoys-1")
    table.place_note(A, note)
    assert table.has(A, "trade_convoys")
    table.return_note(note)
    assert not table.has(A, "trade_convoys")
    table.mute(A)
    assert not table.has(A, "orbital_drop")
    table.end_action()
    assert table.has(A, "orbital_drop")


def test_a_copy_goes_its_own_way() -> None:
    """A copy shares what was worked out, and changes nothing for the other table."""
    table = play("A:sol B:hacan").table
    assert not table.has(A, "gravity_drive")
    twin = table.copy()
    twin.add_tech(A, TECH["gravity_drive"])
    assert twin.has(A, "gravity_drive")
    assert not table.has(A, "gravity_drive")
