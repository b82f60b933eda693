"""Human: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, ever_offered, finish, names, options, play, step, totals

from cosmodrome.games.cosmic_encounter.aliens import ALIEN


def test_human_adds_four() -> None:
    """To Human's side, as an ally too."""
    hands, allies = {A: "attack-10", B: "attack-06"}, {C: ("defense", 1)}
    game = play("A attacks B, C:human", hands=hands, allies=allies, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-06"))
    assert totals(game) == (14, 15)


@pytest.mark.parametrize("card", ["attack-40", "negotiate"])
def test_human_zapped_wins(card: str) -> None:
    """Whatever the cards are: also two negotiates make no deal then."""
    hands = {A: "attack-00 negotiate", B: "attack-40 negotiate cosmic_zap"}
    game = play("A:human attacks B", hands=hands, at="select")
    lay = "attack-00" if card == "attack-40" else "negotiate"
    finish(drive(game, f"A lay:{lay}", f"B lay:{card}", "B use:cosmic_zap"))
    assert (game.table.result, game.table.winner) == ("win", 0)
    assert game.table.ships.foreign[A] == 1


def test_an_upset_inverts_the_win_of_a_zapped_human() -> None:
    """Loser has the last word (CE-R3)."""
    game = play("A:human attacks B:loser", hands={A: "attack-40", B: "attack-04 cosmic_zap"}, at="planning")
    finish(drive(game, "B use:loser", "A lay:attack-40", "B lay:attack-04", "B use:cosmic_zap"))
    assert game.table.winner == 1


@pytest.mark.rule("CE-33.61")
@pytest.mark.parametrize("human", [False, True])
def test_wild_human_is_42(human: bool) -> None:
    """Then the flare goes to Human, or away."""
    hands = {A: "attack-00 flare-human", B: "attack-40"}
    game = play(f"A attacks B, C:{'human' if human else ''}", hands=hands, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "A use:wild-human"))
    assert totals(game) == (46, 44)
    assert names(game, A) == []
    assert names(game, C) == (["flare-human"] if human else [])


def test_wild_human_not_against_human() -> None:
    """The opponent must be somebody else."""
    game = play("A attacks B:human", hands={A: "attack-00 flare-human", B: "attack-40"}, at="select")
    assert "use:wild-human" not in ever_offered(drive(game, "A lay:attack-00", "B lay:attack-40"), A)
    assert totals(game) == (4, 48)


@pytest.mark.rule("CE-33.62")
def test_super_human_adds_eight_or_zaps_himself() -> None:
    """Or discards the flare, and wins."""
    for use, winner in (("super-human", 1), ("super-human-zap", 0)):
        game = play("A:human attacks B", hands={A: "attack-00 flare-human", B: "attack-40"}, at="select")
        finish(drive(game, "A lay:attack-00", "B lay:attack-40", f"A use:{use}"))
        assert game.table.winner == winner
        assert names(game, A) == (["flare-human"] if winner else [])


@pytest.mark.rule("CE-33.62")
def test_super_human_zaps_no_other_power_of_his() -> None:
    """A second alien of the same player works on."""
    game = play("A:human attacks B", hands={A: "attack-10 flare-human", B: "attack-04"}, warp={C: 3}, at="select")
    game.table.give_sheets(A, (ALIEN["human"], ALIEN["warpish"]))
    drive(game, "A lay:attack-10", "B lay:attack-04")
    offered = {}
    while game.asks:
        if game.table.uses:
            offered[game.table.uses[-1][1]] = options(game, A)
        step(game)
    assert "use:super-human-zap" in offered["human"]
    assert "use:super-human-zap" not in offered.get("warpish", [])


def test_a_zap_on_another_power_of_his_wins_nothing_for_human() -> None:
    """It must be humanity that is zapped."""
    hands = {A: "attack-00", B: "attack-40 cosmic_zap"}
    game = play("A:human attacks B", hands=hands, warp={C: 3}, at="select")
    game.table.give_sheets(A, (ALIEN["human"], ALIEN["warpish"]))
    drive(game, "A lay:attack-00", "B lay:attack-40")
    while not game.table.uses or game.table.uses[-1][1] != "warpish":
        step(game)
    finish(drive(game, "B use:cosmic_zap"))
    assert totals(game) == (8, 44)
    assert game.table.winner == 1


@pytest.mark.rule("CE-33.62")
def test_super_human_adds_eight() -> None:
    """Twice what the power adds."""
    game = play("A:human attacks B", hands={A: "attack-10 flare-human", B: "attack-08"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-08", "A use:super-human"))
    assert totals(game) == (22, 12)


@pytest.mark.rule("CE-33.62")
def test_super_human_zaps_only_what_still_works() -> None:
    """A power that another has zapped is zapped already, and the flare is kept."""
    hands = {A: "attack-10 flare-human", B: "attack-08 cosmic_zap"}
    game = play("A:human attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-08", "B use:cosmic_zap", "A pass")
    assert "use:super-human-zap" not in ever_offered(game, A)
