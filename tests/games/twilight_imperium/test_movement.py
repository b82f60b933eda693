"""Activation, movement, transport, anomalies: TI-1, TI-12, TI-46, TI-47, TI-54, TI-68, TI-80, TI-88."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, asked, drive, options, play, table_of, units

from cosmodrome.games.twilight_imperium.tactical.reach import reachable_ships


def ships(text: dict[str, str], system: int, **fields: object) -> set[tuple[int, int]]:
    """Origin and kind of every ship of A that can come to a system."""
    table = table_of("A:hacan B:letnev C:sol", text, system=system, **fields)  # type: ignore[arg-type]
    return set(reachable_ships(table, A, system))


CARRIER, CRUISER, DESTROYER, DREADNOUGHT, FIGHTER = 3, 2, 1, 4, 0


@pytest.mark.rule("TI-1.0", "TI-1.1", "TI-77.1", "TI-77.1a", "TI-18.4")
def test_activating_puts_a_token_from_the_tactic_pool_into_the_system() -> None:
    """The system becomes active."""
    game = drive(play("A:hacan", {"A 27": "1 cruiser"}, stop="movement"), "A activate:26")
    assert game.table.tactic[A] == 2
    assert game.table.tokens[A] == 1 << 26
    assert game.table.system == 26


@pytest.mark.rule("TI-1.2")
def test_a_system_with_an_own_token_cannot_be_activated() -> None:
    """One token of a player in a system at most."""
    assert "activate:26" not in options(play(tokens={A: [26]}), A)
    assert "activate:27" in options(play(tokens={A: [26]}), A)


@pytest.mark.rule("TI-1.3", "TI-77.1b")
def test_tokens_of_others_do_not_stop_an_activation() -> None:
    """Only one's own count."""
    assert "activate:26" in options(play(tokens={B: [26]}), A)


@pytest.mark.rule("TI-18.4", "TI-50.1")
def test_without_a_tactic_token_nothing_can_be_activated() -> None:
    """A tactical action costs a token."""
    assert not [each for each in options(play(pools={A: (0, 3, 2)}, goods={A: 1}), A) if each.startswith("activate")]


@pytest.mark.rule("TI-1.4")
def test_the_system_is_active_until_the_action_is_over() -> None:
    """Then there is no active system."""
    game = drive(play(), "A activate:46")
    assert game.table.system == 0


@pytest.mark.rule("TI-47.2", "TI-47.3f", "TI-55.1", "TI-70.0")
def test_a_ship_goes_no_farther_than_its_move_value() -> None:
    """A carrier goes one system far, a cruiser two."""
    assert ships({"A 27": "1 carrier 1 cruiser"}, 26) == {(27, CARRIER), (27, CRUISER)}
    assert ships({"A 28": "1 carrier 1 cruiser"}, 26) == {(28, CRUISER)}


@pytest.mark.rule("TI-47.3b")
def test_ships_of_others_cannot_be_passed() -> None:
    """Not even a fighter."""
    assert ships({"A 46": "1 cruiser"}, 26) == {(46, CRUISER)}
    assert ships({"A 46": "1 cruiser", "B 27": "1 carrier 1 fighter", "B 30": "1 carrier"}, 26) == set()


@pytest.mark.rule("TI-47.3c", "TI-77.2")
def test_a_ship_cannot_leave_a_system_with_an_own_token() -> None:
    """It stays where it is."""
    assert ships({"A 27": "1 cruiser"}, 26, tokens={A: [27]}) == set()


@pytest.mark.rule("TI-47.3d")
def test_a_ship_may_pass_a_system_with_an_own_token() -> None:
    """Only starting there is forbidden."""
    assert ships({"A 46": "1 cruiser", "B 30": "1 carrier"}, 26, tokens={A: [27]}) == {(46, CRUISER)}


@pytest.mark.rule("TI-47.3a", "TI-47.3", "TI-47.5")
def test_chosen_ships_arrive_together_in_the_active_system() -> None:
    """From several systems at once."""
    game = drive(
        play("A:hacan", {"A 27": "2 cruiser", "A 29": "1 carrier"}),
        "A activate:26",
        "A ship:27:cruiser:1",
        "A fleet:29",
        "A done",
    )
    assert units(game, "A 26") == "1 cruiser, 1 carrier"
    assert units(game, "A 27") == "1 cruiser"


@pytest.mark.rule("TI-77.2b", "TI-47.3")
def test_nobody_has_to_move() -> None:
    """`done` moves nothing."""
    game = drive(play("A:hacan", {"A 27": "2 cruiser"}), "A activate:26", "A done")
    assert units(game, "A 27") == "2 cruiser"


@pytest.mark.rule("TI-46.0", "TI-46.2", "TI-47.4", "TI-77.2a", "TI-38.1", "TI-40.2")
def test_ships_carry_fighters_and_infantry_up_to_their_capacity() -> None:
    """A carrier carries four; they arrive in the space area."""
    game = drive(
        play("A:hacan", {"A 27": "1 carrier 2 fighter", "A starpoint": "4 infantry"}),
        "A activate:26",
        "A ship:27:carrier:1",
        "A load:27:fighter:2",
    )
    assert "load:starpoint:infantry:2" in options(game, A)
    assert "load:starpoint:infantry:3" not in options(game, A)
    drive(game, "A load:starpoint:infantry:2", "A done", "A done")
    assert units(game, "A 26") == "2 fighter, 1 carrier, 2 infantry"
    assert units(game, "A starpoint") == "2 infantry"


@pytest.mark.rule("TI-46.1")
def test_a_ship_may_pick_up_units_on_its_way_and_where_it_ends() -> None:
    """A carrier with two moves takes infantry from a system it passes."""
    game = drive(
        play(
            "A:hacan",
            {"A 46": "1 carrier", "A new_albion": "2 infantry", "A lodor": "1 infantry"},
            techs={A: "carrier_2"},
        ),
        "A activate:26",
        "A ship:46:carrier:1",
    )
    assert "load:new_albion:infantry:2" in options(game, A)
    assert "load:lodor:infantry:1" in options(game, A)
    drive(game, "A load:new_albion:infantry:2", "A done", "A done")
    assert units(game, "A 26") == "1 carrier, 2 infantry"


@pytest.mark.rule("TI-46.1", "TI-46.1a")
def test_a_ship_may_stop_in_several_systems_on_its_way() -> None:
    """A cruiser II goes three systems far: from 36 by 46 and 27 to 26; a carrier II does not."""
    board = {"A 36": "2 cruiser", "A new_albion": "1 infantry", "A 46": "1 carrier 1 infantry"}
    game = play("A:hacan", board, techs={A: "cruiser_2"})
    drive(
        game, "A activate:26", "A ship:36:cruiser:2", "A load:46:infantry:1", "A load:new_albion:infantry:1", "A done"
    )
    drive(game, "A done")
    assert units(game, "A 26") == "2 cruiser, 2 infantry"


@pytest.mark.rule("TI-46.1")
def test_a_ship_that_goes_farther_than_usual_picks_up_units_on_its_way() -> None:
    """A carrier with Gravity Drive comes from 29 to 27 by way of 26, where infantry waits."""
    board = {"A 29": "1 carrier", "A lodor": "2 infantry"}
    game = play("A:hacan", board, techs={A: "gravity_drive"})
    drive(game, "A activate:27", "A ship:29:carrier:1", "A load:lodor:infantry:2", "A done", "A done")
    assert units(game, "A 27") == "1 carrier, 2 infantry"
    assert units(game, "A lodor") == ""


@pytest.mark.rule("TI-46.3")
def test_units_under_an_own_token_cannot_be_picked_up() -> None:
    """Except in the active system."""
    game = drive(
        play(
            "A:hacan",
            {"A 46": "1 carrier", "A new_albion": "2 infantry"},
            techs={A: "carrier_2"},
            tokens={A: [27]},
        ),
        "A activate:26",
        "A ship:46:carrier:1",
    )
    assert not [each for each in options(game, A) if each.startswith("load:new_albion")]


@pytest.mark.rule("TI-47.3e")
def test_a_ship_may_leave_the_active_system_to_fetch_somebody_and_come_back() -> None:
    """With two moves: out and back."""
    game = drive(
        play("A:hacan", {"A 26": "1 carrier", "A new_albion": "2 infantry"}, techs={A: "carrier_2"}),
        "A activate:26",
        "A ship:26:carrier:1",
        "A load:new_albion:infantry:2",
        "A done",
        "A done",
    )
    assert units(game, "A 26") == "1 carrier, 2 infantry"


@pytest.mark.rule("TI-70.1", "TI-88.0", "TI-88.1")
def test_wormholes_of_one_type_are_adjacent() -> None:
    """From alpha 39 to alpha 26 it is one step; beta is another type."""
    assert ships({"A 39": "1 carrier"}, 26) == {(39, CARRIER)}
    assert ships({"A 39": "1 carrier"}, 40) == set()
    table = table_of()
    assert table.adjacent(25, 40)
    assert not table.adjacent(26, 26)


@pytest.mark.rule("TI-54.1")
def test_asteroid_fields_cannot_be_entered_or_passed() -> None:
    """Without Antimass Deflectors (44 lies between 26 and 42)."""
    assert ships({"A 26": "1 cruiser"}, 44) == set()
    assert ships({"A 26": "1 cruiser"}, 44, techs={A: "antimass_deflectors"}) == {(26, CRUISER)}


@pytest.mark.rule("TI-68.1")
def test_supernovae_cannot_be_entered_or_passed() -> None:
    """Tile 43 is one."""
    assert ships({"A 47": "1 cruiser", "A 33": "1 cruiser", "A 38": "1 cruiser"}, 43) == set()


@pytest.mark.rule("TI-80.1", "TI-80.1a")
def test_a_nebula_can_be_entered_only_as_the_active_system() -> None:
    """And not passed: from 34 to 28 the way through 42 is closed."""
    assert ships({"A 18": "1 cruiser"}, 42) == {(18, CRUISER)}
    table = table_of("A:hacan", {"A 33": "1 destroyer"}, system=44, techs={A: "antimass_deflectors"})
    assert (33, DESTROYER) not in reachable_ships(table, A, 44)


@pytest.mark.rule("TI-80.2")
def test_a_ship_that_leaves_a_nebula_has_one_move() -> None:
    """A cruiser goes one step out of 42."""
    assert ships({"A 42": "1 cruiser"}, 18) == {(42, CRUISER)}
    assert ships({"A 42": "1 cruiser"}, 26) == set()


@pytest.mark.rule("TI-80.2a")
def test_abilities_raise_the_move_out_of_a_nebula() -> None:
    """Gravity Drive lets one ship go farther."""
    assert ships({"A 42": "1 cruiser"}, 26, techs={A: "gravity_drive"}) == {(42, CRUISER)}


@pytest.mark.rule("TI-12.1", "TI-12.1a")
def test_a_ship_that_leaves_a_gravity_rift_goes_one_system_farther() -> None:
    """A carrier in the rift 41 reaches systems two steps away."""
    assert ships({"A 41": "1 carrier"}, 26) == {(41, CARRIER)}


@pytest.mark.rule("TI-12.2", "TI-12.2a", "TI-12.2b", "TI-12.2c", "TI-46.1b")
def test_on_1_to_3_a_rift_takes_the_ship_with_all_aboard() -> None:
    """One die a ship, none for what it carries."""
    board = {"A 41": "2 carrier 3 fighter"}
    game = drive(play("A:hacan", board, dice=[(3, 4)]), "A activate:27", "A all")
    assert units(game, "A 27") == "1 carrier"
    assert game.table.reserve[A * 14 + CARRIER] == 3
    game = drive(play("A:hacan", board, dice=[(4, 3)]), "A activate:27", "A all")
    assert units(game, "A 27") == "3 fighter, 1 carrier"
    game = drive(play("A:hacan", board, dice=[(4, 10)]), "A activate:27", "A all")
    assert units(game, "A 27") == "3 fighter, 2 carrier"


@pytest.mark.rule("TI-12.2")
def test_no_ship_goes_through_a_rift_that_it_can_avoid() -> None:
    """A cruiser goes around the rift, so nothing is rolled (TI-R13)."""
    table = table_of("A:hacan", {"A 28": "1 cruiser"}, system=27)
    assert reachable_ships(table, A, 27)[28, CRUISER].rifts == 0
    blocked = table_of("A:hacan", {"A 32": "1 cruiser", "B 18": "1 cruiser", "B 39": "1 cruiser"}, system=27)
    assert reachable_ships(blocked, A, 27)[32, CRUISER].rifts == 1


@pytest.mark.rule("TI-33.2", "TI-33.2a", "TI-66.1", "TI-66.3")
def test_ships_beyond_the_fleet_pool_are_removed() -> None:
    """The player chooses which; fighters do not count; it is no destruction (TI-R11)."""
    game = drive(
        play("A:hacan", {"A 27": "3 cruiser 1 destroyer 1 carrier 4 fighter"}, pools={A: (3, 3, 2)}),
        "A activate:26",
        "A ship:27:cruiser:3",
        "A ship:27:destroyer:1",
    )
    drive(game, "A done")
    assert asked(game) == [(A, "remove")]
    drive(game, "A remove:cruiser:1")
    assert units(game, "A 26") == "1 destroyer, 2 cruiser"


@pytest.mark.rule("TI-66.3")
def test_nobody_is_asked_which_of_equal_ships_is_too_many() -> None:
    """One of four cruisers."""
    game = play("A:hacan", {"A 27": "4 cruiser"}, pools={A: (3, 3, 2)})
    drive(game, "A activate:26", "A ship:27:cruiser:4", "A done")
    assert units(game, "A 26") == "3 cruiser"


@pytest.mark.rule("TI-66.1")
def test_the_bundle_of_all_ships_respects_the_fleet_pool() -> None:
    """`all` never overshoots."""
    game = drive(play("A:hacan", {"A 27": "4 cruiser 2 carrier 8 fighter"}), "A activate:26", "A all")
    assert sum(game.table.fleet(A, 26)[1:11]) == 3


@pytest.mark.rule("TI-38.2", "TI-38.3", "TI-38.3a")
def test_units_left_without_capacity_are_removed() -> None:
    """Those that stay behind need ships to stay with; the player chooses, unless all of them must go."""
    board = {"A 27": "1 carrier 1 dreadnought 2 fighter 1 infantry"}
    game = drive(play("A:hacan", board), "A activate:26", "A ship:27:carrier:1", "A done")
    assert asked(game) == [(A, "remove")]
    drive(game, "A remove:fighter:2")
    assert units(game, "A 27") == "1 dreadnought, 1 infantry"
    board = {"A 27": "1 carrier 2 fighter 1 infantry"}
    game = drive(play("A:hacan", board), "A activate:26", "A ship:27:carrier:1", "A done")
    assert units(game, "A 27") == ""


@pytest.mark.rule("TI-66.1b", "TI-66.1a")
def test_what_is_carried_does_not_count_against_the_fleet_pool() -> None:
    """Nor do units on planets."""
    game = drive(
        play("A:hacan", {"A 27": "1 carrier 4 infantry"}, pools={A: (3, 1, 2)}), "A activate:26", "A all", "A done"
    )
    assert units(game, "A 26") == "1 carrier, 4 infantry"


@pytest.mark.rule("TI-21.0", "TI-21.1")
def test_only_tiles_of_the_board_can_be_activated() -> None:
    """A tile in the box is no system."""
    assert "activate:49" not in options(play(), A)
    assert game_why("activate:49") == "TI-21.0"


def game_why(option: str) -> str | None:
    """Why A cannot do something in a turn."""
    return play(tokens={A: [26]}).why(A, option)


@pytest.mark.rule("TI-1.2")
def test_a_refusal_names_its_rule() -> None:
    """An own token in the system."""
    assert game_why("activate:26") == "TI-1.2"


@pytest.mark.rule("TI-47.3e", "TI-46.1")
def test_a_ship_that_only_now_can_go_out_and_back_is_asked() -> None:
    """A carrier moves one system far; with a bonus it fetches infantry from the next system."""
    board = {"A 26": "1 carrier", "A lodor": "1 infantry", "A new_albion": "3 infantry"}
    assert asked(drive(play("A:hacan", board, stop="production"), "A activate:26")) == []
    game = drive(play("A:hacan", board, techs={A: "gravity_drive"}), "A activate:26")
    drive(game, "A ship:26:carrier:1", "A load:new_albion:infantry:3", "A done", "A done")
    assert units(game, "A 26") == "1 carrier, 3 infantry"
    away = {**board, "A new_albion": "own", "A lodor": "3 infantry"}
    assert asked(drive(play("A:hacan", away, techs={A: "gravity_drive"}, stop="production"), "A activate:26")) == []


@pytest.mark.rule("TI-46.1", "TI-46.0")
def test_ships_take_aboard_for_each_other_whatever_they_can() -> None:
    """The cruiser of 27 fetches infantry from 29, for another one that passes takes those of 27 aboard."""
    board = {"A 27": "1 cruiser", "A 28": "1 cruiser", "A new_albion": "1 infantry", "A qucenn": "1 infantry"}
    game = drive(play("A:hacan", board, techs={A: "cruiser_2"}), "A activate:26", "A ship:27:cruiser:1")
    drive(game, "A load:new_albion:infantry:1")
    assert "load:qucenn:infantry:1" not in options(game, A)
    drive(game, "A ship:28:cruiser:1", "A load:qucenn:infantry:1", "A done", "A done")
    assert units(game, "A 26") == "2 cruiser, 2 infantry"


@pytest.mark.rule("TI-46.1", "TI-47.2")
def test_a_bonus_for_one_ship_also_serves_to_fetch_somebody_on_the_way() -> None:
    """With Gravity Drive a carrier that is next to the active system goes a longer way; then no other ship does."""
    board = {"A 27": "1 carrier", "A mellon": "2 infantry", "A 46": "1 carrier"}
    game = drive(play("A:hacan", board), "A activate:26", "A ship:27:carrier:1")
    assert "load:mellon:infantry:2" not in options(game, A)
    game = drive(play("A:hacan", board, techs={A: "gravity_drive"}), "A activate:26", "A ship:27:carrier:1")
    assert {"load:mellon:infantry:2", "ship:46:carrier:1"} <= set(options(game, A))
    drive(game, "A load:mellon:infantry:2")
    assert "ship:46:carrier:1" not in options(game, A)
    drive(game, "A done", "A done")
    assert units(game, "A 26") == "1 carrier, 2 infantry"
    board["A mecatol_rex"] = "2 infantry"  # on a way of the first one only
    game = drive(play("A:hacan", board, techs={A: "gravity_drive"}), "A activate:26", "A ship:27:carrier:1")
    assert "load:mecatol_rex:infantry:2" in options(game, A)
    drive(game, "A ship:46:carrier:1")
    assert "load:mellon:infantry:2" in options(game, A)
    assert "load:mecatol_rex:infantry:2" not in options(game, A)


@pytest.mark.rule("TI-66.1", "TI-33.2")
def test_the_bundle_takes_fighters_that_fly_by_themselves_as_far_as_the_pool_bears_them() -> None:
    """A full pool bears none; a carrier has room for two, and one more counts as the fourth ship (TI-R11)."""
    board = {"A 27": "1 cruiser 4 fighter", "A new_albion": "1 space_dock", "A 26": "2 cruiser"}
    game = drive(play("A:hacan", board, techs={A: "fighter_2"}), "A activate:26", "A all")
    assert (units(game, "A 26"), units(game, "A 27")) == ("3 cruiser", "4 fighter")
    board["A 26"] = "1 cruiser 1 carrier 2 infantry"
    game = play("A:hacan", board, techs={A: "fighter_2"}, pools={A: (3, 4, 2)})
    drive(game, "A activate:26", "A all", "A done")
    assert units(game, "A 26") == "3 fighter, 2 cruiser, 1 carrier, 2 infantry"
    board["A 26"] = "3 cruiser"
    game = drive(play("A:hacan", board, techs={A: "fighter_2"}), "A activate:26")
    assert "all" not in options(game, A)


@pytest.mark.rule("TI-66.1", "TI-72.1a")
def test_the_bundle_takes_a_floating_factory_along_whatever_the_pool_bears() -> None:
    """It is no ship."""
    game = drive(play("A:saar", {"A 27": "1 space_dock", "A 26": "3 cruiser"}), "A activate:26", "A all", "A done")
    assert units(game, "A 26") == "3 cruiser, 1 space_dock"
