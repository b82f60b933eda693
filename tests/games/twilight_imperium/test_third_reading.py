"""A third reading of the rules reference: cases in which two components, or two rules, meet."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.agendas.sessions import session, voted
from tests.games.twilight_imperium.boards import A, B, C, drive, options, play, units

from cosmodrome.kernel import Game

# ---- predictions and outcomes ----------------------------------------------------------------------------------------

RIDERS = {A: "leadership_rider trade_rider", B: "politics_rider"}


def ridden() -> Game:
    """A has predicted twice and B once, all rightly."""
    game = session("mutiny", hands=RIDERS, text="A:hacan B:jol_nar C:yin")
    drive(game, "A use:trade_rider", "A vote:against", "B use:politics_rider", "B vote:against")
    return drive(game, "A use:leadership_rider", "A vote:against", "C abstain", "A vote:against")


@pytest.mark.rule("TI-74.20", "TI-83.22b")
def test_who_predicted_twice_says_which_reward_comes_first() -> None:
    """TI-R81: one reward each in speaker order, round after round."""
    game = ridden()
    assert options(game, A) == ["reward:trade_rider", "reward:leadership_rider"]
    drive(game, "A reward:leadership_rider", "A pool:tactic:3")
    keys = ("gained-tokens", "gained-goods", "drew")
    found = [(event["key"], event["seat"]) for event in game.events(None) if event["key"] in keys]
    assert found == [("gained-tokens", A), ("drew", B), ("gained-goods", A)]


@pytest.mark.rule("TI-83.22b")
def test_a_single_reward_is_not_asked_for() -> None:
    game = session("mutiny", hands={A: "trade_rider"}, text="A:hacan B:jol_nar C:yin")
    drive(game, "A use:trade_rider", "A vote:against", "B abstain", "C abstain", "A vote:against")
    assert game.table.goods[A] == 5


@pytest.mark.rule("TI-18.3b")
def test_against_reconstruction_tokens_come_from_the_sheet_when_no_others_are_left() -> None:
    """One is left in the reinforcements."""
    board = {"B 26": "1 cruiser", "B 39": "1 cruiser"}
    game = voted("wormhole_reconstruction", "against", units=board, pools={B: (8, 4, 3)})
    assert options(game, B) == ["pool:tactic:1", "pool:fleet:1", "pool:strategy:1"]
    drive(game, "B pool:tactic:1")
    assert game.table.tokens[B] == 1 << 26 | 1 << 39
    assert game.table.tactic[B] == 7


@pytest.mark.rule("TI-74.16", "TI-60.3")
def test_commodities_are_given_away_before_the_minister_of_commerce_pays() -> None:
    """*When* commodities are replenished they go by Trade Agreement; *after* that the Minister brings trade goods."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser"}
    fields = {"cards": {A: "trade", B: "imperial", C: "politics"}, "notes": {C: "trade_agreement-0"}}
    game = play("A:sol B:mentak C:hacan", board, laws="minister_of_commerce:A", **fields)
    drive(game, "A strategic:trade", "C use:trade_agreement-0", "A done")
    keys = ("replenished", "paid", "gained-goods")
    found = [(event["key"], event["seat"]) for event in game.events(None) if event["key"] in keys]
    assert found[1:4] == [("replenished", A), ("paid", A), ("gained-goods", A)]


# ---- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-12.2", "TI-47.5")
def test_a_ship_led_by_hil_colish_stays_when_a_rift_takes_the_flagship() -> None:
    """TI-R82: the carrier in the gate has one step, and the flagship would have brought the wormhole next to it."""
    board = {"A 27": "1 flagship", "A 17": "1 carrier 1 infantry"}
    lost, through = (play("A:creuss", board, dice=[(die,)]) for die in (3, 4))
    for game in (lost, through):
        drive(game, "A activate:28", "A ship:27:flagship:1", "A ship:17:carrier:1", "A load:17:infantry:1", "A done")
    assert (units(lost, "A 28"), units(lost, "A 17")) == ("", "1 carrier, 1 infantry")
    assert units(through, "A 28") == "1 carrier, 1 flagship, 1 infantry"


@pytest.mark.rule("TI-12.2")
def test_what_hil_colish_can_lead_around_a_rift_does_not_go_through_it() -> None:
    """TI-R13: the flagship leaves the rift first, so that only it is rolled for."""
    game = play("A:creuss", {"A 41": "1 flagship", "A 17": "1 cruiser"}, dice=[(10,)])
    drive(game, "A activate:27", "A ship:41:flagship:1", "A ship:17:cruiser:1", "A done")
    assert units(game, "A 27") == "1 cruiser, 1 flagship"


@pytest.mark.rule("TI-12.2")
def test_a_ship_that_can_come_without_the_lost_flagship_does() -> None:
    """TI-R82: by way of the gate the cruiser has three steps and the carrier two."""
    game = play("A:creuss", {"A 41": "1 flagship", "A 51": "1 carrier 1 cruiser"}, dice=[(1,)])
    drive(game, "A activate:27", "A ship:41:flagship:1", "A ship:51:carrier:1", "A ship:51:cruiser:1", "A done")
    assert (units(game, "A 51"), units(game, "A 27")) == ("1 carrier", "1 cruiser")
