"""Rulings that no other test proves; docs/rulings.md tells of each."""

from __future__ import annotations

from typing import Any

from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, pass_all, play, table_of, units

import cosmodrome
from cosmodrome.games.twilight_imperium.index import AGENDA, PLANET, TECH

NEAR = {"A 26": "1 cruiser", "B 27": "1 cruiser"}  # A and B are neighbours


# ---- the first printing, TI-R15 --------------------------------------------------------------------------------------


def test_wormhole_generator_is_no_action_and_cannot_be_declined() -> None:
    """TI-R15: it works at the start of the status phase; later it became an action."""
    assert "component" not in options(play("A:creuss", techs={A: "wormhole_generator"}), A)
    game = play("A:creuss", techs={A: "wormhole_generator"}, at="status", phase="status", stop="scoring")
    assert options(game, A) == ["wormhole:alpha", "wormhole:beta"]


def test_yin_spinner_stays_in_the_system() -> None:
    """TI-R15: one infantry where production was used; later two on any planet."""
    game = play("A:yin", {"A lodor": "1 infantry"}, techs={A: "yin_spinner"}, goods={A: 2})
    drive(game, "A activate:3", "A build:infantry:1", "A done", "A auto")
    assert units(game, "A darien") == "3 infantry, 1 space_dock"
    assert units(game, "A lodor") == "1 infantry"


# ---- Winnu and Muaat -------------------------------------------------------------------------------------------------


def test_hegemonic_trade_policy_lasts_for_the_turn() -> None:
    """TI-R16: the values are still exchanged when production is over, and printed again in the next turn."""
    for stop, resources in (("turn-end", 1), ("turn-start", 3)):
        game = play("A:winnu", {"A lodor": "own"}, techs={A: "hegemonic_trade_policy"}, goods={A: 1}, stop=stop)
        drive(game, "A activate:7", "A use:hegemonic_trade_policy", "A planet:lodor")
        pass_all(drive(game, "A build:infantry:2", "A done", "A trade-good:1"))
        assert game.table.resources(PLANET["lodor"]) == resources


def test_hegemonic_trade_policy_changes_production() -> None:
    """TI-R38: with 3 resources and 4 influence exchanged, the dock of Winnu makes six units instead of five."""
    game = play("A:winnu", techs={A: "hegemonic_trade_policy"})
    plain = drive(game.fork(), "A activate:7", "A pass")
    drive(game, "A activate:7", "A use:hegemonic_trade_policy")
    assert (plain.asks[0].args["left"], game.asks[0].args["left"]) == (5, 6)


def test_magmus_reactor_with_a_war_sun_of_another_player() -> None:
    """TI-R37: infantry made beneath it earns the trade good."""
    board = {"A starpoint": "1 space_dock", "B 27": "1 war_sun"}
    game = play("A:muaat", board, techs={A: "magmus_reactor", B: "war_sun"}, goods={A: 4})
    pass_all(drive(game, "A activate:27", "A build:infantry:2", "A done", "A trade-good:1"))
    assert game.table.goods[A] == 4


# ---- Nekro, N'orr, Mentak, Saar --------------------------------------------------------------------------------------


def test_the_nekro_virus_begins_with_both_assimilators() -> None:
    """TI-R17."""
    names = ["nekro", "sol", "hacan"]
    game = cosmodrome.new_game("twilight-imperium", seats=3, seed=1, options={"factions": names})
    assert all(game.table.owns(A, TECH[f"valefar_assimilator_{letter}"]) for letter in "xy")


def test_exotrireme_takes_no_ship_of_its_own_side() -> None:
    """TI-R34: the cruiser beside it is not offered."""
    board = {"A 27": "1 dreadnought 1 cruiser", "B 26": "1 carrier 1 destroyer"}
    game = play("A:sardakk_norr", board, techs={A: "exotrireme_2"}, dice=[(1, 1), (1, 1), (1, 1), (1, 1)])
    drive(game, "A activate:26", "A all", "A use:exotrireme_2")
    assert set(options(game, A)) == {"unit:carrier", "unit:destroyer", "pass"}


def test_ambush_gets_no_bonus() -> None:
    """TI-R35: a defender in a nebula has +1 to combat rolls, but a cruiser in ambush still needs a 7."""
    for die, left in ((6, "1 cruiser"), (7, "")):
        game = play("B:mentak", {"A 28": "1 cruiser", "B 42": "1 cruiser"}, dice=[(die,)], stop="combat-retreats")
        drive(game, "A activate:42", "A all", "B use:ambush")
        assert units(game, "A 42") == left


def test_mentak_may_pillage_its_own_partner() -> None:
    """TI-R36: trading with Mentak is a transaction as well."""
    game = play("A:sol B:mentak", NEAR, goods={A: 4}, commodities={B: 1})
    game.act(A, "offer:1")
    drive(game, "A give:trade-goods:1", "A propose", "B accept", "B use:pillage")
    assert game.table.goods[:2] == [2, 2]


def test_the_holder_of_raghs_call_chooses_the_planet() -> None:
    """TI-R47: any other planet of Saar will do."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "3 infantry"}
    game = play("A:sol B:saar", board, notes={A: "raghs_call-1"})
    drive(game, "A activate:26", "A all", "A land:lodor:2", "A use:raghs_call-1")
    assert set(options(game, A)) == {"planet:lisis_ii", "planet:ragh"}
    drive(game, "A planet:lisis_ii")
    assert units(game, "B lisis_ii") == "4 infantry", "three more"


# ---- Naalu -----------------------------------------------------------------------------------------------------------


def test_foresight_takes_ships_that_cannot_move() -> None:
    """TI-R46: a carrier with everybody aboard, even more fighters than it can carry, as far as they fit there."""
    board = {"A 27": "2 cruiser", "B 26": "1 carrier 1 cruiser 3 fighter 1 infantry", "B 29": "2 cruiser"}
    game = play("B:naalu", board)
    drive(game, "A activate:26", "A all", "B use:foresight", "B to:29", "B auto")
    assert units(game, "B 26") == ""
    assert sum(game.table.fleet(B, 29)[1:11]) == 3, "the fleet pool counts where they arrive"


# ---- objectives and points -------------------------------------------------------------------------------------------


def test_any_bombardment_makes_an_example() -> None:
    """TI-R23: also that of Harrow, in the middle of a ground combat."""
    board = {"A 27": "1 dreadnought 1 infantry", "B lodor": "1 infantry"}
    secrets = {A: "make_an_example_of_their_world"}
    game = play("A:l1z1x", board, secrets=secrets, dice=[(1,), (1,), (1,), (10,)])
    drive(game, "A activate:26", "A all", "A auto", "A land:lodor:1", "A use:harrow")
    drive(game, "A use:make_an_example_of_their_world")
    assert game.table.points[A] == 1


def test_fighters_are_ships_that_turn_to_dust() -> None:
    """TI-R23: the last ships that space cannon destroys may be fighters."""
    board = {"A 27": "1 fighter", "B lodor": "1 pds"}
    fields: dict[str, Any] = {"techs": {A: "fighter_2"}, "secrets": {B: "turn_their_fleets_to_dust"}}
    game = play("A:sol B:letnev", board, dice=[(10,)], **fields)
    drive(game, "A activate:26", "A all", "B fire", "B use:turn_their_fleets_to_dust")
    assert game.table.points[B] == 1


def test_with_imperial_an_objective_may_be_left_unscored() -> None:
    """TI-R25: the point for Mecatol Rex comes all the same."""
    fields: dict[str, Any] = {"cards": {A: "imperial"}, "public": "erect_a_monument", "goods": {A: 8}}
    game = play("A:sol", {"A mecatol_rex": "1 infantry"}, custodians=False, **fields)
    drive(game, "A strategic:imperial")
    assert options(game, A) == ["score:erect_a_monument", "pass"]
    drive(game, "A pass")
    assert (game.table.points[A], game.table.goods[A]) == (1, 8)


def test_a_score_ends_at_the_target() -> None:
    """TI-R27: two points for somebody with nine of ten make ten, and a score does not fall below zero."""
    board = {"A mecatol_rex": "1 infantry"}
    fields: dict[str, Any] = {"cards": {A: "imperial"}, "public": "found_a_golden_age", "goods": {A: 16}}
    game = play("A:sol", board, points={A: 9}, custodians=False, **fields)
    drive(game, "A strategic:imperial", "A score:found_a_golden_age", "A trade-good:16")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores[A]) == ((A,), 10)
    table = table_of("A:sol")
    table.lose_points(A, 1, "support_for_the_throne")
    assert table.points[A] == 0


# ---- votes, production, combat ---------------------------------------------------------------------------------------


def test_political_favor_comes_before_what_follows_the_reveal() -> None:
    """TI-R29: a rider, played after an agenda is revealed, is not asked for while the note can be played."""
    fields: dict[str, Any] = {"at": "agenda-reveal", "phase": "agenda", "stop": "vote", "custodians": False}
    hands = {C: "politics_rider"}
    game = play(
        "B:xxcha", agendas="mutiny", notes={A: "political_favor-1"}, hands=hands, pools={B: (3, 3, 1)}, **fields
    )
    assert "use:political_favor-1" in options(game, A)
    assert "use:politics_rider" not in options(game, C)
    for seat in [seat for seat, _ in asked(game)]:
        game.answer(seat, "pass")
    assert "use:politics_rider" in options(game, C)
    assert "use:political_favor-1" not in options(game, A)
    assert game.table.agenda == AGENDA["mutiny"]


def test_what_could_not_stay_is_not_produced() -> None:
    """TI-R32: with a full fleet pool no ship is offered, with full carriers no fighter beyond what the dock holds."""
    fields: dict[str, Any] = {"goods": {A: 9}, "pools": {A: (3, 2, 2)}}
    game = drive(play("A:sol", {"A 1": "2 cruiser"}, **fields), "A activate:1")
    made = {option.split(":")[1] for option in options(game, A) if option.startswith("build")}
    assert made == {"fighter", "infantry"}
    game = drive(play("A:sol", {"A 1": "2 cruiser 3 fighter"}, **fields), "A activate:1")
    made = {option.split(":")[1] for option in options(game, A) if option.startswith("build")}
    assert made == {"infantry"}


def test_enlisted_infantry_takes_hits_that_spare_fighters() -> None:
    """TI-R50: those of the flagship of L1Z1X go to it, or to the flagship of Nekro, which may sustain damage."""
    board = {"A 26": "1 flagship 2 fighter", "A lodor": "1 infantry", "B 27": "1 flagship"}
    game = play("A:nekro B:l1z1x", board, active=B, dice=[(10, 1), (1,) * 5])
    drive(game, "B activate:26", "B all", "A use:the_alastor", "A load:lodor:infantry:1")
    assert set(options(game, A)) >= {"lose:infantry:1", "sustain:flagship:1"}
    assert not [option for option in options(game, A) if "fighter" in option]
    drive(game, "A lose:infantry:1")
    assert units(game, "A lodor") == ""
