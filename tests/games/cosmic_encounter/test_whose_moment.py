"""Whose moment it is: what a power or flare does when somebody else sends ships, loses a power or throws cards away."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.labs import equip
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
    options,
    pass_all,
    play,
    table_of,
)
from tests.games.cosmic_encounter.test_fine_print import with_hoard

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import FLARES
from cosmodrome.kernel import Game


def used(game: Game, ability: str) -> int:
    """How often something has been used."""
    return sum(event["key"] == "use" and event["ability"] == ability for event in game.events(None))


@pytest.mark.rule("CE-33.22")
def test_super_observer_is_for_the_own_ships_alone() -> None:
    """Zombie brings a ship from the warp at their own launch, not when an ally sends ships."""
    hands = {A: "attack-10 flare-observer", B: "attack-08"}
    game = play("A:observer attacks B, C", hands=hands, ships={A: 0}, warp={A: 2}, at="launch", stop="allied")
    assert "use:super-observer" in options(game, A)
    drive(game, "A pass", "A auto:4", "A invite:2", "B invite:nobody", "C join:offense")
    assert "use:super-observer" not in ever_offered(game, A)


@pytest.mark.rule("CE-33.22")
def test_super_observer_needs_a_ship_in_the_warp() -> None:
    """Without one there is nothing to bring."""
    hands = {A: "attack-10 flare-observer", B: "attack-08"}
    game = play("A:observer attacks B, C", hands=hands, ships={A: 0}, at="launch", stop="alliance")
    assert "use:super-observer" not in ever_offered(game, A)


@pytest.mark.rule("CE-33.28")
def test_super_parasite_is_for_the_own_ships_alone() -> None:
    """The ally has joined with ships; when the next ally sends, their moment has passed."""
    hands = {A: "attack-10", B: "attack-08", C: "flare-parasite"}
    game = play("A attacks B, C:parasite, D", hands=hands, at="invite", stop="allied")
    drive(game, "A invite:2+3", "B invite:nobody", "C join:offense")
    assert "use:super-parasite" in options(game, C)
    drive(game, "C pass", "C auto:4", "D join:offense")
    assert "use:super-parasite" not in ever_offered(game, C)


def test_macron_uses_his_power_when_he_sends_ships_himself() -> None:
    """Once at the launch; an ally who sends ships gives no occasion to zap another's mass."""
    game = play(
        "A:macron attacks B, C", hands={A: "attack-10", B: "attack-08"}, ships={A: 0}, at="launch", stop="allied"
    )
    drive(game, "A auto:1", "A invite:2", "B invite:nobody", "C join:offense")
    finish(game)
    assert used(game, "macron") == 1


@pytest.mark.parametrize("card, times", [("plague", 1), ("attack-04", 0)])
def test_vulch_salvages_artifacts_alone(card: str, times: int) -> None:
    """Where another discards something else there is nothing to use the power for."""
    game = play("A:hate, B, C:vulch", hands={A: f"{card} morph"}, at="start-turn", stop="regroup")
    drive(game, f"A card:{card}")
    assert used(game, "vulch") == times


@pytest.mark.rule("CE-18.5", "CE-33.27")
def test_wild_parasite_does_not_settle_where_a_power_is_regained() -> None:
    """The third home colony is founded again: no power is lost by it."""
    hands = {A: "attack-40", C: "flare-parasite"}
    game = play("A:trader, B, C", hands=hands, emptied={A: (0, 1, 2)}, at="destiny", destiny="0", stop="cards")
    assert game.table.lost[A]
    drive(game, "A recolonise:0")
    assert "use:wild-parasite" not in ever_offered(game, C)
    assert not game.table.lost[A]


@pytest.mark.parametrize("alien, settles", [("trader", True), ("masochist", False)])
def test_wild_parasite_does_not_settle_where_the_power_is_kept(alien: str, settles: bool) -> None:
    """Masochist keeps the power without home colonies (CE-R27)."""
    hands = {C: "flare-parasite"}
    game = fought(f"A attacks B:{alien}, C", "attack-40", "attack-00", hands, emptied={B: (1, 2)})
    assert ("use:wild-parasite" in ever_offered(game, C)) == settles


@pytest.mark.rule("CE-R40")
def test_a_further_encounter_of_another_gives_no_second_one() -> None:
    """A has lost and C has had an encounter by Infinity Drive: then the turn passes to B."""
    hands = {A: "attack-00 attack-10", B: "attack-08 attack-06", C: "attack-40"}
    table = table_of("A attacks B, C", hands=hands, at="select", technologies=True, flares=False, destiny="5")
    equip(table, C, "infinity_drive")
    game = begun(table, "start-turn")
    drive(game, "A lay:attack-00", "B lay:attack-08", "C use:infinity_drive")
    pass_all(game)
    while game.asks:
        ask = game.asks[0]
        assert (ask.seat, ask.key) != (A, "second-encounter")
        game.answer(ask.seat, ask.options[0].id)
    assert (game.table.turn, game.table.encounter) == (B, 0)


@pytest.mark.rule("CE-33.46")
def test_super_zombie_is_for_the_allies_of_the_own_side() -> None:
    """The allies of the other side stay as they are."""
    hands = {A: "attack-10 flare-zombie", B: "attack-00"}
    allies = {C: ("defense", 2), D: ("offense", 1)}
    game = play("A:zombie attacks B, C, D", hands=hands, allies=allies, warp={C: 2, D: 1}, at="allied", stop="select")
    finish(drive(game, "A use:super-zombie", "D yes"))
    assert (game.table.ships.warp[C], game.table.ships.warp[D]) == (2, 0)


def test_fodder_alone_between_two_cards() -> None:
    """Cards as high as one's own or as the opponent's do not count for it."""
    game = fought("A:fodder attacks B", "attack-06", "attack-10", {A: "attack-06 attack-10 attack-08"})
    drive(game, "A use:fodder")
    assert options(game, A) == ["card:attack-08", "done"]


@pytest.mark.rule("CE-27.5")
def test_a_flare_from_the_hoard_uses_up_itself_alone() -> None:
    """Miser has played a flare out of the hoard: everybody can still play every other one."""
    hands = {A: "attack-10", B: "attack-08 emotion_control flare-clone"}
    game = with_hoard("A:miser attacks B, C", "flare-chosen", hands=hands, at="planning")
    drive(game, "A use:wild-chosen", "A lay:attack-10", "B lay:attack-08", "B use:emotion_control", "B use:wild-clone")
    assert game.table.spent.count(FLARES[ALIEN["chosen"]]) == 1
