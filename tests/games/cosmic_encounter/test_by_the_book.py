"""Where the rulebook speaks plainly: sentences that are easily read past, each with the cards that show it."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    D,
    begun,
    drive,
    ever_offered,
    finish,
    fought,
    names,
    options,
    play,
    table_of,
    totals,
)

from cosmodrome.games.cosmic_encounter.fleets import WARP

EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])
TWO_LEFT = (3, 4)  # planets of a home system that are empty: with the one that is attacked it falls below three


# ---- a power that is lost


@EDITIONS
@pytest.mark.rule("CE-18.4")
def test_vacuum_takes_nobody_along_with_the_third_home_colony(edition: int) -> None:
    """The power goes with the ships: there is no last use of it."""
    table = table_of(
        "A attacks B:vacuum, C",
        hands={A: "attack-40", B: "attack-00"},
        emptied={B: (2, 3)},
        at="select",
        edition=edition,
    )
    game = finish(drive(begun(table), "A lay:attack-40", "B lay:attack-00"))
    assert game.table.lost[B]
    assert game.table.ships.warp == [0, 4, 0]


@EDITIONS
@pytest.mark.rule("CE-18.4")
def test_grudge_avenges_nothing_once_the_power_is_lost(edition: int) -> None:
    """The tokens of a sheet that lies face down cost nobody a ship."""
    table = table_of(
        "A attacks B:grudge, C",
        hands={A: "attack-40", B: "attack-00"},
        emptied={B: (2, 3)},
        at="invite",
        edition=edition,
    )
    game = drive(begun(table), "A invite:nobody", "B invite:2", "C decline", "A lay:attack-40", "B lay:attack-00")
    finish(game)
    assert game.table.lost[B]
    assert game.table.ships.warp == [0, 4, 0]


@pytest.mark.rule("CE-R27")
def test_a_power_that_saves_the_ships_is_not_lost_yet() -> None:
    """Zombie acts while the ships are still on their way."""
    table = table_of("A attacks B:zombie, C", hands={A: "attack-40", B: "attack-00"}, emptied={B: (2, 3)}, at="select")
    game = finish(drive(begun(table), "A lay:attack-40", "B lay:attack-00"))
    assert (game.table.ships.warp, game.table.lost[B]) == ([0, 0, 0], True)


@pytest.mark.rule("CE-18.5")
def test_a_power_is_back_as_soon_as_the_ships_have_landed() -> None:
    """A wins back the third home planet; the Cudgel flare that answers the landing is the Cudgel's own again."""
    table = table_of("A:cudgel, B, C", hands={A: "attack-40 flare-cudgel", B: "attack-00"}, emptied={A: (2, 3, 4)})
    table.ships.move(B, 6, 2, 1)
    table.lost[A] = True
    table.face(B, (2,))
    table.aim(2)
    table.ships.move(A, 0, -1, 2)
    table.cursor = "select"
    game = drive(begun(table), "A lay:attack-40", "B lay:attack-00")
    assert "use:wild-cudgel" not in ever_offered(game, A)
    assert not game.table.lost[A]


# ---- the start of the turn


@pytest.mark.rule("CE-5.4")
@pytest.mark.parametrize("edition, again", [(2008, True), (2018, False)])
def test_one_flare_for_the_start_of_the_turn_and_the_encounter(edition: int, again: bool) -> None:
    """In 2018 both are one encounter; in 2008 the start of the turn is outside of it."""
    hands = {A: "attack-10 negotiate", B: "flare-zombie flare-dictator"}
    game = play("A:hate, B, C", hands=hands, at="start-turn", stop="aim", destiny="3", edition=edition)
    drive(game, "A card:attack-10", "B refuse", "A auto:3", "B use:wild-zombie", "B home:6:1", "C refuse", "A auto:3")
    assert ("use:wild-dictator" in ever_offered(game, B)) == again


@pytest.mark.rule("CE-19.2")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_a_zap_at_the_start_of_the_turn_lasts_for_the_first_encounter(edition: int) -> None:
    """In 2018, where it is part of that encounter."""
    hands = {A: "attack-10 negotiate flare-hate", B: "cosmic_zap"}
    game = play("A:hate, B, C", hands=hands, at="start-turn", stop="aim", destiny="3", edition=edition)
    finish(drive(game, "B use:cosmic_zap"))
    assert bool(game.table.zapped) == (edition == 2018)


# ---- nobody has an encounter card


@pytest.mark.rule("CE-23.2")
def test_in_2008_the_turn_ends_before_the_defense_draws() -> None:
    """Neither main player has an encounter card: the offense comes first."""
    game = play("A attacks B", hands={A: "plague", B: "quash"}, at="planning", edition=2008)
    finish(game)
    assert (names(game, B), game.table.result) == (["quash"], "none")


# ---- the reveal is one phase


@pytest.mark.rule("CE-R5")
def test_a_card_may_answer_a_reinforcement_in_the_reveal() -> None:
    """Emotion Control is for the whole phase: also once a reinforcement has turned the fight."""
    game = fought("A attacks B", "attack-10", "attack-12", {A: "reinforcement-5", B: "emotion_control"})
    drive(game, "A use:reinforcement-5:offense", "B use:emotion_control")
    finish(drive(game, "A break-off"))
    assert game.table.result == "failed"


@pytest.mark.rule("CE-R5")
@pytest.mark.parametrize("flare, sums", [("human", (19, 46)), ("mirror", (19, 14))])
def test_a_flare_may_answer_a_reinforcement_in_the_reveal(flare: str, sums: tuple[int, int]) -> None:
    """Wild Human and wild Mirror change the card until all have passed."""
    game = fought("A attacks B", "attack-10", "attack-08", {A: "reinforcement-5", B: f"flare-{flare}"})
    finish(drive(game, "A use:reinforcement-5:offense", f"B use:wild-{flare}"))
    assert totals(game) == sums


# ---- powers and flares


@pytest.mark.rule("CE-33.56")
def test_super_fodder_looks_at_the_own_card_only() -> None:
    """Attacks up to one's card may go, even where the opponent's card is lower still."""
    game = fought("A:fodder attacks B", "attack-12", "attack-06", {A: "flare-fodder attack-10 attack-08 attack-20"})
    drive(game, "A use:fodder", "A use:super-fodder")
    assert options(game, A) == ["card:attack-08", "card:attack-10", "done"]


@pytest.mark.rule("CE-R34")
def test_remora_clings_to_ships_of_super_zombie() -> None:
    """They come out of the warp, wherever they go."""
    game = play(
        "A:zombie attacks B, C, D:remora",
        hands={A: "attack-10 flare-zombie", B: "attack-08"},
        allies={C: ("offense", 1)},
        warp={C: 1, D: 1},
        at="allied",
        stop="select",
    )
    drive(game, "A use:super-zombie", "C yes", "D use:remora")
    finish(game)
    assert game.table.ships.warp == [0, 0, 0, 0]


@pytest.mark.rule("CE-R34")
def test_remora_clings_to_a_ship_of_super_observer() -> None:
    """It comes out of the warp straight into the encounter."""
    hands = {A: "attack-10 flare-observer", B: "attack-08"}
    fields = {"ships": {A: 0}, "warp": {A: 1, C: 1}, "at": "launch", "stop": "alliance"}
    game = play("A:observer attacks B, C:remora", hands=hands, **fields)
    drive(game, "A use:super-observer", "C use:remora")
    finish(game)
    assert game.table.ships.warp == [0, 0, 0]


@pytest.mark.rule("CE-R57")
def test_wild_masochist_has_one_exception_only() -> None:
    """It may be played although the offense has no ship in the warp, but not if all ships of the offense are lost."""
    hands = {A: "morph", B: "flare-masochist"}
    game = play("A, B, C", hands=hands, warp={C: 2}, at="regroup", stop="destiny")
    assert "use:wild-masochist:2" in ever_offered(game, B)
    game = play("A, B, C", hands=hands, warp={A: 20, C: 2}, at="regroup", stop="destiny")
    assert "use:wild-masochist:2" not in ever_offered(game, B)


@pytest.mark.rule("CE-R56")
def test_super_remora_takes_back_a_ship_lost_in_this_encounter() -> None:
    """The flare asks for any ship in the warp."""
    game = play("A attacks B:remora", hands={A: "attack-40", B: "attack-00 flare-remora"}, at="select")
    drive(game, "A lay:attack-40", "B lay:attack-00", "B use:super-remora")
    assert options(game, B) == ["reward:1:0", "reward:0:1"]


@pytest.mark.rule("CE-R69")
def test_super_mite_chooses_before_the_vulch() -> None:
    """The Vulch gets what is left."""
    hands = {A: "attack-10 flare-mite", B: "plague attack-04 attack-06 attack-08", C: "attack-08"}
    game = play("A:mite attacks B, C:vulch", hands=hands, at="launched", stop="invite", scripted=[(0, 1, 2, 3)])
    drive(game, "A use:super-mite", "B refuse")
    assert options(game, A) == ["card:plague", "done"]
    finish(drive(game, "A card:plague"))
    assert ("plague" in names(game, A), "plague" in names(game, C)) == (True, False)


# ---- what the books leave open


@EDITIONS
@pytest.mark.rule("CE-R90", "CE-27.2")
def test_the_flare_of_a_zapped_power_is_wild(edition: int) -> None:
    """In both editions."""
    hands = {A: "attack-10 flare-warpish", B: "attack-08 cosmic_zap"}
    game = play("A:warpish attacks B", hands=hands, warp={A: 1, C: 1}, at="select", edition=edition)
    drive(game, "A lay:attack-10", "B lay:attack-08", "B use:cosmic_zap")
    offered = ever_offered(game, A)
    assert ("use:wild-warpish" in offered, "use:super-warpish" in offered) == (True, False)


@pytest.mark.rule("CE-R91", "CE-33.87")
def test_wild_grudge_leaves_the_allies_of_a_defense_without_rewards() -> None:
    """Their ships have gone home before rewards are taken."""
    hands = {A: "attack-00 flare-grudge", B: "attack-40"}
    game = play("A attacks B, C", hands=hands, allies={C: ("defense", 2)}, warp={C: 2}, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "A use:wild-grudge"))
    assert (names(game, C), game.table.ships.warp[C]) == ([], 2)


@pytest.mark.rule("CE-R92", "CE-21.6")
def test_a_ship_on_the_gate_recolonises_nothing() -> None:
    """Ships for an empty planet come from other colonies, and there is none."""
    table = table_of("A, B, C", hands={A: "morph"}, at="regroup", destiny="0")
    for planet in table.ships.colonies(A):
        table.ships.move(A, planet, WARP, table.ships.by_planet[A][planet])
    table.ships.move(B, 6, 0, 1)
    table.begin_encounter(A)
    table.cursor = "regroup"
    game = begun(table)
    while options(game, A)[0] == "pass":
        game.answer(A, "pass")
    assert (game.table.ships.gate[A], options(game, A)) == (1, ["visitor:0:1", "redraw"])


@pytest.mark.rule("CE-R93", "CE-33.35")
def test_wild_trader_is_over_before_invitations() -> None:
    """Once the offense has invited, the hands stay as they are."""
    game = play("A attacks B, C", hands={A: "attack-10 flare-trader", B: "attack-08"}, at="alliance", stop="select")
    assert "use:wild-trader" in options(game, A)
    game.answer(A, "pass")
    assert "use:wild-trader" not in ever_offered(game, A)
