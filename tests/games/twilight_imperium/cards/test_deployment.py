"""Cards that bring units and tokens to the board."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, drive, options, play, units
from tests.games.twilight_imperium.cards.scenes import offered, played, seen, use

from cosmodrome.games.twilight_imperium.index import CRUISER, DREADNOUGHT, KINDS


def test_frontline_deployment() -> None:
    """Three infantry, all on one planet."""
    assert units(played("frontline_deployment"), "A lodor") == "4 infantry"


def test_rise_of_a_messiah() -> None:
    """One infantry on every own planet."""
    game = played("rise_of_a_messiah")
    assert units(game, "A lodor") == units(game, "A kamdorn") == "1 infantry"
    assert units(game, "B jord") == "1 infantry, 1 space_dock"


def test_ghost_ship() -> None:
    """A destroyer appears beside a wormhole."""
    assert units(played("ghost_ship"), "A 39") == "1 destroyer"


def test_ghost_ship_avoids_other_ships() -> None:
    """Not where another player has ships, and not without a wormhole."""
    game = drive(seen("ghost_ship", units={"B 39": "1 carrier"}), "A component", "A use:ghost_ship")
    assert options(game, A) == ["to:25", "to:26", "to:40"]


def test_war_effort() -> None:
    """A cruiser joins own ships."""
    assert units(played("war_effort"), "A 26") == "1 cruiser, 1 carrier"


@pytest.mark.rule("TI-42.3a")
def test_war_effort_may_take_a_cruiser_off_the_board() -> None:
    """Without a cruiser in the reinforcements one comes from a system without an own token."""
    board = {"A 26": "2 cruiser", "A 27": "3 cruiser", "A 30": "3 cruiser"}
    game = use(seen("war_effort", units=board, tokens={A: [30]}), "war_effort")
    assert options(game, A) == ["to:26", "to:27"]
    drive(game, "A to:27")
    assert (units(game, "A 26"), units(game, "A 27")) == ("3 cruiser", "2 cruiser")
    assert game.table.reserve[A * KINDS + CRUISER] == 0


@pytest.mark.rule("TI-66.3")
def test_war_effort_does_not_lift_the_fleet_limit() -> None:
    """One ship too many is removed."""
    game = use(seen("war_effort", units={"A 26": "3 carrier"}), "war_effort")
    drive(game, "A remove:carrier:1")
    assert units(game, "A 26") == "1 cruiser, 2 carrier"


def test_signal_jamming() -> None:
    """A token of another player comes from their reinforcements, next to one's own ships."""
    table = played("signal_jamming").table
    assert table.tokens[B] == 1 << 27
    assert table.reinforcements(B) == 7


def test_signal_jamming_spares_homes_and_tokens_that_lie_there() -> None:
    """No home system, and nobody who has a token there already."""
    game = drive(seen("signal_jamming", tokens={B: [27]}, units={"A 36": "1 cruiser"}), "A component")
    drive(game, "A use:signal_jamming")
    assert not [option for option in options(game, A) if option in ("to:1", "to:10", "to:16")]
    drive(game, "A to:27")
    assert game.table.tokens[C] == 1 << 27


@pytest.mark.rule("TI-18.3b")
def test_signal_jamming_takes_a_token_from_a_pool() -> None:
    """With empty reinforcements the other player gives one from a pool."""
    game = drive(use(seen("signal_jamming", pools={B: (5, 6, 5)}), "signal_jamming"), "B pool:strategy:1")
    assert (game.table.tokens[B], game.table.strategy[B]) == (1 << 27, 4)


def test_upgrade() -> None:
    """A cruiser in the active system becomes a dreadnought."""
    game = played("upgrade")
    assert units(game, "A 26") == "1 dreadnought"
    assert game.table.reserve[A * KINDS + CRUISER] == 8
    assert game.table.reserve[A * KINDS + DREADNOUGHT] == 4


def test_upgrade_needs_a_cruiser_in_the_active_system() -> None:
    """Other ships there, or a cruiser elsewhere, do not help."""
    assert offered("upgrade")
    game = play("A:hacan B:sol", {"B 26": "1 cruiser"}, hands={B: "upgrade"})
    assert "use:upgrade" not in options(drive(game, "A activate:26"), B), "who activates it"
    assert not offered("upgrade", units={"A 26": "1 carrier", "A 27": "1 cruiser"})


@pytest.mark.rule("TI-31.3", "TI-42.3")
def test_without_a_figure_nothing_is_deployed() -> None:
    """All destroyers or dreadnoughts are on the board, in systems with own tokens."""
    fleets, tokens = {"A 27": "4 destroyer", "A 28": "4 destroyer"}, {A: (27, 28)}
    assert offered("ghost_ship", units=fleets, pools={A: (3, 4, 2)})
    assert not offered("ghost_ship", units=fleets, pools={A: (3, 4, 2)}, tokens=tokens)
    fleets = {"A 26": "1 cruiser", "A 27": "5 dreadnought"}
    assert offered("upgrade", units=fleets, pools={A: (3, 5, 2)})
    assert not offered("upgrade", units=fleets, pools={A: (3, 5, 2)}, tokens={A: (27,)})


@pytest.mark.rule("TI-18.3b")
@pytest.mark.parametrize("pool", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_signal_jamming_finds_the_last_token_of_a_sheet(pool: tuple[int, int, int]) -> None:
    """All others are on the board, none in the reinforcements."""
    elsewhere = [system for system in range(25, 49) if system != 27][: 16 - sum(pool)]
    game = seen("signal_jamming", pools={B: pool}, tokens={B: elsewhere})
    drive(game, "A component", "A use:signal_jamming", "A to:27")
    assert "player:1" in options(game, A)
