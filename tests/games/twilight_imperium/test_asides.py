"""What people would reckon at the table: how far everybody is with objectives, and the odds of fights."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, drive, play, table_of

from cosmodrome.games.twilight_imperium import odds, odds_of_fight
from cosmodrome.games.twilight_imperium.asides import progress
from cosmodrome.games.twilight_imperium.data.objectives import OBJECTIVES
from cosmodrome.games.twilight_imperium.index import OBJECTIVE
from cosmodrome.games.twilight_imperium.scoring import MEASURES, is_met, meets
from cosmodrome.kernel import Game

PLAIN = "A:hacan B:sol"  # they fight plainly


def test_public_objectives_show_how_far_everybody_is() -> None:
    """Of two unit upgrades A has one, B none, C three."""
    techs = {A: "cruiser_2", C: "cruiser_2 destroyer_2 fighter_2"}
    found = progress(table_of(public="develop_weaponry", techs=techs), None)
    assert found == {"develop_weaponry": {"need": 2, "have": [1, 0, 3]}}


def test_technologies_count_by_colour() -> None:
    """For two of each of two colours a third of one colour brings nothing."""
    techs = {A: "antimass_deflectors gravity_drive fleet_logistics", B: "antimass_deflectors neural_motivator"}
    found = progress(table_of("C:saar", public="diversify_research", techs=techs), None)
    assert found["diversify_research"] == {"need": 4, "have": [2, 2, 0]}


def test_secret_objectives_show_to_their_owner_alone() -> None:
    """Others see neither that A has one nor how far A is."""
    table = table_of(secrets={A: "establish_a_perimeter"}, units={"A lodor": "2 pds"})
    assert progress(table, A) == {"establish_a_perimeter": {"need": 4, "have": [2, None, None]}}
    assert progress(table, B) == progress(table, None) == {}


def test_what_happens_in_the_action_phase_is_not_measured() -> None:
    """One either wins with a flagship or not."""
    assert progress(table_of(secrets={A: "unveil_flagship"}), A) == {}


@pytest.mark.rule("TI-30.5")
def test_all_that_is_needed_meets_an_objective() -> None:
    """With the fifth trade good the objective is met, without it not."""
    table = table_of(public="negotiate_trade_routes", goods={A: 5, B: 4})
    objective = OBJECTIVE["negotiate_trade_routes"]
    assert (meets(table, A, objective), meets(table, B, objective)) == (True, False)


def test_every_objective_but_events_has_a_measure() -> None:
    """A new row without one would never be met."""
    assert {row.check for row in OBJECTIVES} - set(MEASURES) == {"event"}
    table = table_of()
    assert not any(is_met(table, A, row) for row in OBJECTIVES if row.check == "event")


def plan(attackers: str, defenders: str, **more: str) -> Game:
    """A moves into system 26, where B has ships; the draft is not finished."""
    board = {"A 44": attackers, **({"B 26": defenders} if defenders else {}), **more}
    board["A 29"] = "1 destroyer"  # so that the ships of 44 are not all that can come
    return drive(play(PLAIN, board), "A activate:26", "A fleet:44")


def test_the_odds_of_a_movement_are_told_while_it_is_planned() -> None:
    """They are those of the fight that would follow, cannons and barrage included."""
    game = plan("2 cruiser", "1 destroyer 1 carrier")
    [fight] = game.asides(A)["odds"]
    sides = {"faction": "hacan", "units": {"cruiser": 2}}, {"faction": "sol", "units": {"destroyer": 1, "carrier": 1}}
    told = odds(kind="space", attacker=sides[0], defender=sides[1])
    assert (fight["kind"], fight["foe"], fight["exact"]) == ("space", B, True)
    assert fight["attacker"] == pytest.approx(told.attacker, abs=1e-4)
    assert fight["draw"] == pytest.approx(told.draw, abs=1e-4)


def test_cannons_in_range_count_before_the_fight() -> None:
    """A PDS of the defender in the system makes the attack worse."""
    bare, guarded = (plan("2 cruiser", "1 cruiser", **more) for more in ({}, {"B lodor": "1 pds"}))
    chances = [game.asides(A)["odds"][0]["attacker"] for game in (bare, guarded)]
    assert chances[1] < chances[0]


def test_an_invasion_is_told_for_each_planet() -> None:
    """Three infantry against one; nobody is in space."""
    game = plan("1 carrier 3 infantry", "", **{"B lodor": "1 infantry"})
    [fight] = game.asides(A)["odds"]
    assert (fight["kind"], fight["planet"], fight["foe"]) == ("ground", "lodor", B)
    assert fight["attacker"] > 0.85


def test_nobody_else_sees_a_plan() -> None:
    """The draft is the active player's own."""
    game = plan("2 cruiser", "1 cruiser")
    assert game.asides(B)["odds"] == game.asides(None)["odds"] == []


def test_the_fight_under_way_is_for_all() -> None:
    """Everybody can count dice."""
    game = drive(play(PLAIN, {"A 44": "1 cruiser", "B 26": "1 cruiser", "B 29": "1 cruiser"}), "A activate:26", "A all")
    now = odds_of_fight(game.table)
    assert now is not None
    assert [game.asides(who)["odds"][0]["attacker"] for who in (A, B, C, None)] == [round(now.attacker, 4)] * 4


def test_a_roll_tells_what_each_die_needs() -> None:
    """A cruiser hits with 7, fighters with 9."""
    board = {"A 44": "1 cruiser", "B 26": "1 cruiser 2 fighter"}
    game = drive(play(PLAIN, board, dice=[(1,), (1, 1, 1)], stop="combat-hits"), "A activate:26", "A all")
    rolls = [event for event in game.events(None) if event["key"] == "rolled"]
    assert [(event["seat"], event["needs"]) for event in rolls] == [(A, [7]), (B, [7, 9, 9])]


def ballots(game: Game) -> list[tuple[int, int]]:
    """Who has yet to vote, with the votes."""
    return [(ballot["seat"], ballot["votes"]) for ballot in game.asides(None)["ballots"]]


def test_everybody_sees_how_many_votes_are_still_to_come() -> None:
    """In voting order, the speaker last; players who have voted, abstained or cannot vote are not counted."""
    fields = {"phase": "agenda", "at": "agenda", "agendas": "mutiny economic_equality", "custodians": False}
    game = play("A:hacan B:jol_nar C:yin", {}, stop="agenda-end", **fields)
    assert ballots(game) == [(B, 5), (C, 4), (A, 2)]
    drive(game, "B abstain")
    assert ballots(game) == [(C, 4), (A, 2)]
    drive(game, "C vote:for", "C all")
    assert ballots(game) == [(A, 2)]
    spent = play("A:hacan B:jol_nar C:yin", {}, stop="agenda-end", exhausted="nar jol", **fields)
    assert ballots(spent) == [(C, 4), (A, 2)]
    assert ballots(play("A:hacan B:jol_nar C:yin")) == []
