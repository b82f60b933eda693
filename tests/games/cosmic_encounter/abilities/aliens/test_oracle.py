"""Oracle: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, ever_offered, finish, names, play, totals

from cosmodrome.games.cosmic_encounter.cards import COPIES


@pytest.mark.rule("CE-20.4")
def test_oracle_sees_and_sorcerer_still_swaps() -> None:
    """Sorcerer lays face up, Oracle answers, then Sorcerer exchanges the cards."""
    hands = {A: "attack-04 attack-06", B: "attack-40 negotiate"}
    game = play("A:sorcerer attacks B:oracle", hands=hands, at="select", stop="ended")
    drive(game, "A lay:attack-04")
    assert game.view(B)["players"][A]["laid"] == ["attack-04"]
    finish(drive(game, "B lay:attack-40", "A use:sorcerer"))
    assert totals(game) == (44, 8)


@pytest.mark.rule("CE-33.24")
def test_super_oracle_ends_the_encounter() -> None:
    """After seeing the card; all ships go home and it counts as a deal."""
    game = play("A attacks B:oracle", hands={A: "attack-40", B: "attack-04 flare-oracle"}, at="select")
    finish(drive(game, "A lay:attack-40", "B use:super-oracle"))
    assert game.table.result == "deal"
    assert game.table.success
    assert names(game, A) == ["attack-40"]


@pytest.mark.rule("CE-33.23")
def test_wild_oracle_mixes_the_hands() -> None:
    """Old sizes, and the flare stays outside."""
    hands = {A: "attack-40 flare-oracle", B: "attack-04 attack-06 morph"}
    mixed = tuple(COPIES[name][0] for name in ("morph", "attack-04", "attack-40", "attack-06"))
    game = play("A attacks B", hands=hands, at="planning", stop="select", scripted=[mixed])
    finish(drive(game, "A use:wild-oracle"))
    assert names(game, A) == ["flare-oracle", "morph"]
    assert names(game, B) == ["attack-04", "attack-06", "attack-40"]


@pytest.mark.rule("CE-33.24")
def test_super_oracle_gives_no_colony_and_costs_nothing() -> None:
    """All go home, the opponent takes the card back, and it counts as a deal."""
    hands = {A: "attack-40", B: "attack-04 flare-oracle"}
    game = play("A attacks B:oracle, C", hands=hands, allies={C: ("offense", 2)}, at="select")
    finish(drive(game, "A lay:attack-40", "B use:super-oracle"))
    assert (game.table.result, game.table.ships.foreign, game.table.ships.warp) == ("deal", [0, 0, 0], [0, 0, 0])
    assert names(game, A) == ["attack-40"]
    assert names(game, B) == ["attack-04", "flare-oracle"]


@pytest.mark.rule("CE-33.24")
def test_super_oracle_needs_a_card_that_lies_open() -> None:
    """Zapped, Oracle has foreseen nothing."""
    hands = {A: "attack-40 cosmic_zap", B: "attack-04 flare-oracle"}
    game = drive(play("A attacks B:oracle", hands=hands, at="select"), "A use:cosmic_zap")
    assert "use:super-oracle" not in ever_offered(game, B)
