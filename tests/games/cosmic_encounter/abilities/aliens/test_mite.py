"""Mite: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, D, drive, finish, names, options, play, zap

MANY = "attack-04 attack-06 attack-08 negotiate morph"


@ZAPPED
def test_mite_makes_the_defense_discard(zapped: bool) -> None:
    """At random down to three cards."""
    hands = {A: "attack-10", B: MANY, C: "cosmic_zap"}
    game = play("A:mite attacks B, C", hands=hands, at="launched", stop="invite")
    finish(drive(game, *zap(zapped, "C")) if zapped else drive(game, "B refuse"))
    assert len(names(game, B)) == (5 if zapped else 3)


def test_mite_settles_in_peace() -> None:
    """CE-R25: both stay on the planet; a success, no win (CE-R69)."""
    game = play("A:mite attacks B", hands={A: "attack-10", B: MANY}, at="launched")
    finish(drive(game, "B let-settle:6"))
    assert (game.table.ships.foreign[A], game.table.ships.home[B]) == (1, 5)
    assert (game.table.result, game.table.success) == ("success", True)


def test_mite_leaves_small_hands_alone() -> None:
    """Three cards are not too many."""
    hands = {A: "attack-10", B: "attack-04 attack-06 morph"}
    game = play("A:mite attacks B", hands=hands, at="launched", stop="invite")
    finish(game)
    assert not [event for event in game.events(None) if event["key"] == "use"]


@pytest.mark.rule("CE-33.70")
def test_super_mite_keeps_discards() -> None:
    """Any of the cards discarded through the power."""
    game = play("A:mite attacks B", hands={A: "attack-10 flare-mite", B: MANY}, at="launched", stop="invite")
    drive(game, "A use:super-mite", "B refuse")
    first = options(game, A)[0]
    finish(drive(game, f"A {first}", "A done"))
    assert len(names(game, A)) == 3
    assert first.removeprefix("card:") in names(game, A)
    assert len(game.table.cards.discard) == 1


@pytest.mark.rule("CE-33.69")
def test_wild_mite_sends_all_allies_home() -> None:
    """If the opponent has more allied ships."""
    allies = {C: ("defense", 3), D: ("offense", 1)}
    hands = {A: "attack-10 flare-mite", B: "attack-04 flare-mind"}
    game = play("A attacks B, C, D", hands=hands, allies=allies, at="allied", stop="planning")
    finish(drive(game, "A use:wild-mite"))
    assert (game.table.ships.beside[C], game.table.ships.gate[D]) == (0, 0)


def test_wild_mite_needs_more_allies_against_him() -> None:
    """Equal numbers are not enough."""
    allies = {C: ("defense", 1), D: ("offense", 1)}
    game = play("A attacks B, C, D", hands={A: "morph flare-mite"}, allies=allies, at="allied", stop="planning")
    assert "use:wild-mite" not in options(game, A)
