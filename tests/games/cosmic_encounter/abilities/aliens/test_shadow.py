"""Shadow: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, D, drive, finish, options, pass_all, play, table_of

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.fleets import on_technology


@ZAPPED
def test_shadow_executes_whom_destiny_names(zapped: bool) -> None:
    """A ship on a colony of Shadow's choice."""
    hands = {A: "morph", B: "cosmic_zap"}
    game = play("A, B, C:shadow", hands=hands, at="destiny", destiny="3", stop="aim")
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else ["C aim:7"])))
    assert game.table.ships.by_planet[B][7] == (4 if zapped else 3)


def test_shadow_does_not_mind_his_own_colour() -> None:
    """Nothing happens."""
    game = finish(play("A, B, C:shadow", hands={A: "morph"}, at="destiny", destiny="6", stop="aim"))
    assert game.table.ships.warp == [0, 0, 0]


@pytest.mark.rule("CE-8.13")
def test_shadow_reads_a_special_as_a_colour() -> None:
    """The player it names."""
    game = play("A, B, C:shadow", hands={A: "attack-10", B: "morph"}, at="destiny", destiny="most_cards", stop="aim")
    finish(drive(game, "C aim:7"))
    assert game.table.ships.warp == [0, 1, 0]


def test_shadow_may_choose_after_a_wild_card() -> None:
    """Any other player, or nobody."""
    game = play("A, B, C:shadow", hands={A: "morph"}, at="destiny", destiny="wild", stop="aim")
    finish(drive(game, "C use:shadow-wild:0", "C aim:1", "A encounter:1"))
    assert game.table.ships.warp == [1, 0, 0]


@pytest.mark.rule("CE-30.16")
def test_shadow_reaches_researchers() -> None:
    """CE-R28: ships on a technology too; which one it is stays hidden."""
    table = table_of("A, B, C:shadow", hands={A: "morph"}, at="destiny", destiny="3", technologies=True)
    tech = table.technologies.deck.pop()
    table.technologies.take(B, tech)
    table.ships.move(B, 7, on_technology(tech), 4)
    game = starting(RULES, table)
    assert options(game, C) == ["aim:6", "aim:8", "aim:9", "aim:10", "crew:1"]
    game.answer(C, "crew:1")
    assert (game.table.ships.research[tech], game.table.ships.warp[B]) == (3, 1)


@pytest.mark.rule("CE-33.78")
def test_super_shadow_retrieves_a_ship() -> None:
    """It goes to a colony of Shadow's, and founds none on the victim's planet."""
    hands = {A: "morph flare-shadow"}
    game = play("A:shadow, B, C", hands=hands, at="destiny", destiny="3", stop="aim", warp={A: 1})
    finish(drive(game, "A use:super-shadow", "A aim:7"))
    assert (game.table.ships.by_planet[A][7], game.table.ships.by_planet[B][7], game.table.ships.warp) == (
        0,
        3,
        [0, 1, 0],
    )
    assert game.table.ships.on_planets(A) == 20


@pytest.mark.rule("CE-33.77")
def test_wild_shadow_takes_the_winners_along() -> None:
    """One ship of the defense, all of the winners, and no colony."""
    hands = {A: "attack-40", B: "attack-00 flare-shadow"}
    game = play("A attacks B, C", hands=hands, allies={C: ("offense", 2)}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-00", "B use:wild-shadow"))
    assert game.table.ships.warp == [4, 5, 2]
    assert game.table.ships.foreign == [0, 0, 0]


def test_shadow_alone_retrieves_nothing() -> None:
    """Shadow's own ships stay in the warp."""
    game = play("A:shadow, B, C", hands={A: "morph"}, at="destiny", destiny="3", stop="aim", warp={A: 1})
    finish(drive(game, "A aim:7"))
    assert (game.table.ships.by_planet[A][7], game.table.ships.warp) == (0, [1, 1, 0])


@pytest.mark.rule("CE-33.78")
def test_super_shadow_after_a_wild_card() -> None:
    """A ship comes back no matter who was chosen."""
    hands = {A: "morph flare-shadow"}
    game = play("A:shadow, B, C", hands=hands, at="destiny", destiny="wild", stop="aim", warp={A: 1})
    drive(game, "A use:shadow-wild:1", "A use:super-shadow-wild", "A aim:7", "A home:0:1")
    pass_all(game)
    assert (game.table.ships.by_planet[A][7], game.table.ships.by_planet[B][7], game.table.ships.warp) == (
        0,
        3,
        [0, 1, 0],
    )


@pytest.mark.rule("CE-33.78")
def test_super_shadow_without_a_ship_in_the_warp_retrieves_none() -> None:
    """The execution stands."""
    hands = {A: "morph flare-shadow"}
    game = play("A:shadow, B, C", hands=hands, at="destiny", destiny="3", stop="aim")
    finish(drive(game, "A use:super-shadow", "A aim:7"))
    assert (game.table.ships.by_planet[A][7], game.table.ships.by_planet[B][7]) == (0, 3)


def test_shadow_names_players_with_ships() -> None:
    """After a wild card, and never himself."""
    game = play("A, B, C:shadow, D", hands={A: "morph"}, at="destiny", destiny="wild", stop="aim", warp={D: 20})
    assert options(game, C) == ["pass", "use:shadow-wild:0", "use:shadow-wild:1"]
