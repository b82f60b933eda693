"""Cards played in and around combats."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import PLAIN, A, B, asked, drive, fight, options, pass_all, play, units
from tests.games.twilight_imperium.cards.scenes import MOVE, offered, played, seen, use

from cosmodrome.games.twilight_imperium.index import PLANET


def test_morale_boost() -> None:
    """One more on each combat roll of the round: a cruiser hits with 6."""
    assert units(pass_all(played("morale_boost")), "B 26") == ""


def test_morale_boost_lasts_one_round() -> None:
    """In the second round a 6 misses again."""
    game = pass_all(played("morale_boost", dice=[(5,), (1,), (6,), (1,), (1,), (7,)]))
    assert units(game, "A 26") == ""


def test_morale_boost_works_on_the_ground() -> None:
    """Infantry hits with 7."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "1 infantry"}
    game = play("A:hacan B:sol", board, dice=[(7,), (6,), (1,), (8,)], hands={A: "morale_boost"}, stop="control")
    drive(game, *MOVE, "A all", "A use:morale_boost")
    pass_all(game)
    assert (units(game, "B lodor"), game.table.landed) == ("", {PLANET["lodor"]: 1})


def test_morale_boost_does_not_touch_the_barrage() -> None:
    """A destroyer's barrage needs its 9: the fighter lives to fight."""
    board = {"A 27": "1 destroyer", "B 26": "1 carrier 1 fighter"}
    game = seen("morale_boost", units=board, dice=[(8, 8)], stop="combat-retreats")
    assert units(pass_all(use(game, "morale_boost")), "B 26") == "1 fighter, 1 carrier"


def test_fighter_prototype() -> None:
    """Fighters hit with 7 in the first round."""
    assert units(pass_all(played("fighter_prototype")), "A 26") == ""


def test_fighter_prototype_is_for_the_first_round() -> None:
    """In the second round it cannot be played."""
    game = seen("fighter_prototype", dice=[(1,), (1, 1), (1,), (9, 1)])
    rounds = 0
    while game.asks:
        if "use:fighter_prototype" in options(game, B):
            assert game.table.combat_round == 1
            rounds += 1
        drive(game, f"{'ABC'[game.asks[0].seat]} pass")
    assert rounds == 1


def test_skilled_retreat() -> None:
    """TI-R40: all ships go, fighters and troops with them; a token follows, and nobody has won."""
    game = pass_all(played("skilled_retreat"))
    assert units(game, "B 29") == "2 fighter, 1 carrier, 1 infantry"
    assert units(game, "B 26") == ""
    assert game.table.tokens[B] == 1 << 29
    assert game.table.marked("draw")


@pytest.mark.rule("TI-35.9", "TI-35.10")
def test_skilled_retreat_needs_ships() -> None:
    """Assault Cannon has destroyed the last one at the start of the combat: A has won, and it is no draw."""
    board = {"A 27": "3 cruiser", "B 26": "1 cruiser"}
    game = play(PLAIN, board, hands={B: "skilled_retreat"}, techs={A: "assault_cannon"}, stop="invasion")
    drive(game, "A activate:26", "A all")
    assert asked(game) == []
    assert [event["winner"] for event in game.events(None) if event["key"] == "combat-over"] == [A]


def test_skilled_retreat_takes_ships_that_need_no_carrier() -> None:
    """Ships without capacity go as well; fighters that find no room in the new system are removed there."""
    game = seen("skilled_retreat", units={"B 26": "1 cruiser 2 fighter"})
    drive(game, "B use:skilled_retreat", "B to:29")
    assert units(game, "B 29") == "1 cruiser"


def test_skilled_retreat_goes_where_ships_can_go() -> None:
    """TI-R12: not into an asteroid field, and not to ships of others."""
    game = drive(seen("skilled_retreat", units={"C 30": "1 carrier"}), "B use:skilled_retreat")
    assert "to:44" not in options(game, B)
    assert "to:30" not in options(game, B)
    assert "to:27" in options(game, B)


def test_after_a_skilled_retreat_nobody_else_uses_the_combat() -> None:
    """The combat is over: the other player cannot slip away as well, nor boost anything."""
    game = use(seen("skilled_retreat", hands={A: "skilled_retreat morale_boost"}), "skilled_retreat")
    pass_all(game)
    assert units(game, "A 26") == "1 cruiser"
    assert len(game.table.hands[A]) == 2
    assert not [event for event in game.events(None) if event["key"] == "rolled"]


def test_emergency_repairs() -> None:
    """Damaged ships in the combat are whole again."""
    game = played("emergency_repairs", stop="combat-retreats")
    assert units(pass_all(game), "A 26") == "1 dreadnought"


def test_emergency_repairs_at_the_end_of_a_round() -> None:
    """Damage of this round may be repaired before the next."""
    game = seen("emergency_repairs", units={"A 27": "1 dreadnought"}, dice=[(1,), (7,), (5,), (1,)])
    drive(game, "A auto", "A use:emergency_repairs")
    assert units(pass_all(game), "A 26") == "1 dreadnought"


def test_emergency_repairs_need_damage() -> None:
    """Without a damaged ship there is nothing to repair."""
    assert not offered("emergency_repairs", units={"A 27": "1 dreadnought"})


def test_intercept() -> None:
    """A player who has announced a retreat stays in this round, and may announce another one in the next."""
    game = pass_all(played("intercept"))
    assert units(game, "B 26") == "1 cruiser"
    assert (game.table.combat_round, asked(game)) == (2, [(B, "retreat")])
    other = pass_all(seen("intercept"))
    assert units(other, "B 26") == ""


def test_fire_team() -> None:
    """Any dice of the ground combat roll are rolled again."""
    game = played("fire_team")
    assert units(pass_all(game), "B lodor") == ""


def test_fire_team_may_keep_dice() -> None:
    """One die is chosen, the other stays."""
    game = use(seen("fire_team", dice=[(1, 2), (8,), (1, 1), (8, 1), (1,)]), "fire_team")
    drive(game, "A reroll:2", "A done")
    rolled = [event for event in game.events(None) if event["key"] == "rerolled"]
    assert rolled[-1]["dice"] == [1, 8]


def test_shields_holding() -> None:
    """Two of three hits are cancelled."""
    game = seen("shields_holding", stop="combat-after")
    assert units(pass_all(use(game, "shields_holding")), "B 26") == "2 cruiser"


@pytest.mark.rule("TI-19.2")
@pytest.mark.rule("TI-19.2a")
def test_shields_need_not_hold_against_a_barrage_without_fighters() -> None:
    """Hits beyond the fighters are lost at once: nobody is asked, and nobody was hit."""
    board = {"A 27": "1 destroyer", "B 26": "1 cruiser"}
    game = play(PLAIN, board, hands={B: "shields_holding"}, dice=[(10, 10)], stop="combat-retreats")
    drive(game, "A activate:26", "A all")
    assert asked(game) == []
    assert [event["hits"] for event in game.events(None) if event["key"] == "hit"] == [0]


def test_shields_holding_helps_against_a_barrage() -> None:
    """TI-R41: its hits are hits against ships in a space combat as well; the third finds one of two fighters."""
    for fighters in (2, 3):
        board = {"A 27": "2 destroyer", "B 26": f"1 carrier {fighters} fighter"}
        game = seen("shields_holding", units=board, dice=[(9, 9, 9, 1)], stop="combat-retreats")
        assert units(pass_all(use(game, "shields_holding")), "B 26") == f"{fighters - 1} fighter, 1 carrier"


def test_maneuvering_jets() -> None:
    """One hit of a space cannon is cancelled."""
    assert units(played("maneuvering_jets", stop="combat"), "A 26") == "1 cruiser"
    assert units(pass_all(seen("maneuvering_jets", stop="combat")), "A 26") == ""


def test_maneuvering_jets_help_those_who_land() -> None:
    """Also against the cannons of an invaded planet."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "1 pds"}
    game = play("A:hacan B:sol", board, dice=[(6,)], hands={A: "maneuvering_jets"})
    drive(game, *MOVE, "B hold", "A all", "B fire", "A use:maneuvering_jets")
    assert units(game, "A lodor") == "1 infantry"


def test_maneuvering_jets_are_not_for_a_combat() -> None:
    """Hits of combat rolls stay."""
    game = seen("shields_holding", hands={B: "maneuvering_jets"})
    assert options(game, B) == ["pass", "use:shields_holding"]


def test_direct_hit() -> None:
    """The ship that sustained damage is destroyed."""
    assert units(pass_all(played("direct_hit")), "B 26") == "1 cruiser"


def test_direct_hit_answers_an_own_hit_only() -> None:
    """The player who took the hit, and one who looks on, cannot play it."""
    game = seen("direct_hit", hands={B: "direct_hit", 2: "direct_hit"})
    assert "use:direct_hit" not in [*options(game, B), *options(game, 2)]


def test_courageous_to_the_end() -> None:
    """Two dice with the combat value of the lost ship; each hit takes a ship of the opponent."""
    assert units(pass_all(played("courageous_to_the_end")), "A 26") == ""


def test_courageous_to_the_end_leaves_the_choice_to_the_opponent() -> None:
    """A chooses the ship; sustain damage does not help, and nothing is added to the dice."""
    board = {"A 27": "1 cruiser 1 dreadnought"}
    game = use(
        seen("courageous_to_the_end", units=board, dice=[(5, 1), (1,), (7, 6)]),
        "courageous_to_the_end",
    )
    assert options(game, A) == ["unit:cruiser", "unit:dreadnought"]
    drive(game, "A unit:dreadnought")
    assert units(pass_all(game), "A 26") == "1 cruiser"


def test_courageous_to_the_end_is_for_space_combats() -> None:
    """A ship lost to a space cannon gives no occasion."""
    game = seen("maneuvering_jets", hands={A: "courageous_to_the_end"})
    while game.asks:
        assert "use:courageous_to_the_end" not in options(game, A)
        drive(game, f"{'ABC'[game.asks[0].seat]} {options(game, game.asks[0].seat)[0]}")


def test_salvage() -> None:
    """The loser's commodities are trade goods of the winner."""
    table = pass_all(played("salvage")).table
    assert (table.goods[A], table.commodities[B]) == (3, 0)


def test_salvage_is_for_the_winner() -> None:
    """The loser of the combat cannot play it."""
    game = seen("salvage", dice=[(1,), (7,)], commodities={A: 3, B: 3})
    while game.asks:
        assert "use:salvage" not in options(game, A)
        drive(game, f"{'ABC'[game.asks[0].seat]} pass")


@pytest.mark.rule("TI-52.5")
def test_direct_hit_destroys_a_ship_that_has_sustained() -> None:
    """Sustain damage does not help against it."""
    game = fight(
        {"A 27": "1 cruiser", "B 26": "1 dreadnought"},
        [(10,), (1,)],
        "B sustain:dreadnought:1",
        "A use:direct_hit",
        hands={A: "direct_hit"},
    )
    assert units(game, "B 26") == ""


def test_direct_hit_cannot_touch_an_upgraded_dreadnought() -> None:
    """It is immune."""
    game = fight(
        {"A 27": "1 cruiser", "B 26": "1 dreadnought"},
        [(10,), (1,)],
        "B sustain:dreadnought:1",
        hands={A: "direct_hit"},
        techs={B: "dreadnought_2"},
    )
    assert len(game.table.hands[A]) == 1


def test_shields_holding_cancels_two_hits() -> None:
    """Before they are assigned."""
    game = fight(
        {"A 27": "3 cruiser", "B 26": "2 cruiser"},
        [(10, 10, 1), (1, 1)],
        "B use:shields_holding",
        hands={B: "shields_holding"},
        stop="combat-after",
    )
    assert units(game, "B 26") == "2 cruiser"


def test_maneuvering_jets_cancel_a_cannon_hit() -> None:
    """One."""
    game = play(PLAIN, {"A 27": "1 cruiser", "B lodor": "1 pds"}, hands={A: "maneuvering_jets"}, dice=[(10,)])
    drive(game, "A activate:26", "A all", "B fire", "A use:maneuvering_jets")
    assert units(game, "A 26") == "1 cruiser"


def test_skilled_retreat_ends_the_combat_in_a_draw() -> None:
    """The ships go next door, and a token with them."""
    game = play(PLAIN, {"A 27": "1 cruiser", "B 26": "1 cruiser"}, hands={B: "skilled_retreat"})
    drive(game, "A activate:26", "A all", "B use:skilled_retreat", "B to:29")
    assert units(game, "B 29") == "1 cruiser"
    assert [event["winner"] for event in game.events(None) if event["key"] == "combat-over"] == [-1]


@pytest.mark.parametrize("die, hits", [(6, 0), (7, 1)])
def test_fighter_prototype_adds_two(die: int, hits: int) -> None:
    """No more: a fighter that needs 9 hits with 7, not with 6."""
    board = {"A 27": "1 carrier 1 fighter", "B 26": "2 cruiser"}
    game = fight(
        board, [(die, 1), (1, 1)], "A use:fighter_prototype", hands={A: "fighter_prototype"}, stop="combat-hits"
    )
    assert game.table.hits[B] == hits
