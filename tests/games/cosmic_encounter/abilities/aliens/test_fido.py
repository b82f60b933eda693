"""Fido: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, discards, drive, finish, names, options, play, zap


@ZAPPED
def test_fido_fetches_for_another(zapped: bool) -> None:
    """Accepted, Fido takes a card or a ship; zapped, the card stays in the pile."""
    hands = {A: "attack-10", B: "attack-40 cosmic_zap"}
    game = play("A attacks B, C:fido", hands=hands, warp={C: 1}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", *zap(zapped))
    if not zapped:
        drive(game, "A accept", "C reward:0:1")
    finish(game)
    assert names(game, A) == ([] if zapped else ["attack-40"])
    assert game.table.ships.warp[C] == (1 if zapped else 0)


def test_fido_keeps_what_is_refused() -> None:
    """Fido may keep it."""
    game = play("A attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "A refuse", "C yes"))
    assert names(game, C) == ["attack-40"]


def test_fido_comes_after_filch() -> None:
    """CE-R18: only what still lies in the pile."""
    game = play("A:filch attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "A use:filch:1")
    assert [option for option in options(game, C) if "fido" in option] == [
        "use:fido:attack-10:0",
        "use:fido:attack-10:1",
    ]


@pytest.mark.rule("CE-33.54")
def test_super_fido_fetches_both() -> None:
    """One after the other."""
    hands = {A: "attack-10", B: "attack-40", C: "flare-fido"}
    game = play("A attacks B, C:fido", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "C use:super-fido", "A refuse", "C yes")
    finish(drive(game, "C card:attack-10", "C seat:1", "B accept", "C nothing"))
    assert names(game, C) == ["attack-40", "flare-fido"]
    assert names(game, B) == ["attack-10"]


@pytest.mark.rule("CE-33.53")
def test_wild_fido_hands_out_the_top_discard() -> None:
    """And may draw a card."""
    hands = {A: "attack-10 flare-fido", B: "attack-04", C: "force_field"}
    for answer, held in (("yes", 3), ("no", 2)):
        game = play("A attacks B, C", hands=hands, allies={C: ("offense", 1)}, at="allied", stop="select")
        finish(drive(game, "C use:force_field", "C done", "A use:wild-fido", f"A {answer}"))
        assert names(game, B) == ["attack-04", "force_field"]
        assert len(names(game, A)) == held


def test_fido_may_draw_for_a_card_that_is_accepted() -> None:
    """Instead of the ship, or have nothing."""
    for choice, cards in (("reward:1:0", 1), ("nothing", 0)):
        game = play("A attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, warp={C: 1}, at="select")
        drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "A accept", f"C {choice}")
        finish(game)
        assert (len(names(game, C)), game.table.ships.warp[C]) == (cards, 1)


def test_fido_leaves_what_nobody_wants() -> None:
    """It stays in the pile."""
    game = play("A attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "A refuse", "C no"))
    assert names(game, C) == []
    assert "attack-40" in discards(game)


def test_fido_without_ships_in_the_warp_is_offered_none() -> None:
    """A card or nothing."""
    game = play("A attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "A accept")
    assert options(game, C) == ["reward:1:0", "nothing"]
