"""What a person would find silly, and a bot at Twilight Imperium does not do."""

from __future__ import annotations

from typing import Any

from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, play

from cosmodrome.games.twilight_imperium import bot
from cosmodrome.games.twilight_imperium.bot.plans import plan_for
from cosmodrome.games.twilight_imperium.bot.seen import Seen
from cosmodrome.games.twilight_imperium.bot.strategies import strategy_worth
from cosmodrome.games.twilight_imperium.index import CARRIER
from cosmodrome.kernel import Game, Seat

STRATEGY: dict[str, Any] = {"at": "pick", "phase": "strategy", "cards": {}, "custodians": False}
AGENDA: dict[str, Any] = {"at": "agenda-reveal", "phase": "agenda", "cards": {}, "custodians": False}


def judged(game: Game, seat: Seat) -> str:
    """What the judgement of the game says to the open ask of a seat."""
    ask = next(ask for ask in game.asks if ask.seat == seat)
    return bot.judge(game.view(seat), ask)


def test_tokens_are_not_bought_beside_idle_ones() -> None:
    """Influence that also builds becomes tokens only where tokens are short."""
    lands = {"B quann": "own", "B mellon": "own"}
    for pools, answer in (((0, 3, 0), "secondary:leadership"), ((5, 3, 2), "pass")):
        game = play("A:hacan B:sol", lands, cards={A: "leadership"}, pools={B: pools})
        drive(game, "A strategic:leadership")
        while game.asks[0].seat == A:
            game.answer(A, judged(game, A))
        assert judged(game, B) == answer


def test_commodities_are_replenished_where_somebody_can_be_traded_with() -> None:
    """A token for Trade beside a neighbour; not in a corner of the galaxy."""
    for where, answer in ((27, "secondary:trade"), (33, "pass")):
        game = play("A:jol_nar B:letnev C:sol", {"A 26": "1 cruiser", f"B {where}": "1 cruiser"}, cards={A: "trade"})
        drive(game, "A strategic:trade", "A done")
        assert asked(game) == [(B, "secondary")]
        assert judged(game, B) == answer


def test_one_neighbour_gets_commodities_to_swap_mine_for() -> None:
    """For nothing: the one who is least of a threat, and nobody else."""
    board = {"A 26": "1 cruiser", "B 27": "1 cruiser", "C 44": "1 cruiser"}
    game = play("A:jol_nar B:letnev C:sol", board, cards={A: "trade"}, points={B: 4})
    drive(game, "A strategic:trade")
    assert judged(game, A) == f"player:{C}"
    drive(game, f"A player:{C}")
    assert judged(game, A) == "done"


def test_imperial_is_not_left_to_who_sits_on_the_throne() -> None:
    """The nearer that player is to the goal, the more it is worth to have the card oneself."""
    games = [
        play("A:sol B:letnev", {"B mecatol_rex": "2 infantry"}, points={B: points}, **STRATEGY) for points in (0, 9)
    ]
    far, near = (strategy_worth(Seen(game.view(A), A), "imperial") for game in games)
    assert far < near
    assert judged(games[1], A) == "pick:imperial"


def test_a_new_ship_comes_where_the_fleet_pool_bears_it() -> None:
    """Not beside three others; nowhere if there is no such place."""
    full = {"A 26": "3 cruiser"}
    game = play("A:sol", {**full, "A 30": "1 cruiser"}, hands={A: "war_effort"})
    drive(game, "A component")
    assert judged(game, A) == "use:war_effort"
    assert judged(drive(game, "A use:war_effort"), A) == "to:30"
    assert judged(play("A:sol", full, hands={A: "war_effort"}), A) != "component"


def test_a_representative_who_votes_as_foretold_is_spared() -> None:
    """C will elect themselves, and A has predicted it: A has no use for C's death."""
    lands = {"C xxehan": "own", "C mellon": "own", "C sakulag": "own"}
    hands = {A: "leadership_rider assassinate_representative"}
    game = play("A:sol B:letnev C:hacan", lands, hands=hands, agendas="the_crown_of_emphidia", **AGENDA)
    while "use:assassinate_representative" not in options(game, A):
        game.answer(game.asks[0].seat, "pass")
    assert judged(game, A) == "use:assassinate_representative"
    drive(game, "A use:leadership_rider", f"A vote:player-{C}")
    assert judged(game, A) == "pass"


def test_a_note_of_ones_own_is_no_component_action() -> None:
    """Muaat holds Fires of the Gashlai for others, and does not forge fighters for its last token because of it."""
    game = play("A:muaat", {"A 27": "1 war_sun"}, pools={A: (0, 3, 1)})
    assert options(game, A) == ["component", "pass"]
    assert judged(game, A) == "pass"


def test_cards_with_nothing_to_hit_are_kept() -> None:
    """A card that cannot be played does not lead to one that is played in vain."""
    board = {"A 27": "1 dreadnought", "B lodor": "own"}
    hands = {A: "tactical_bombardment uprising plague insubordination"}
    game = play(
        "A:hacan B:sol", board, hands=hands, pools={A: (0, 3, 0), B: (0, 3, 0), C: (0, 3, 0)}, exhausted="lodor"
    )
    assert "component" in options(game, A)
    assert judged(game, A) == "pass"


def test_the_first_carrier_leaves_infantry_for_the_second() -> None:
    """Both set out in the first round, each with a share of the four who can go."""
    game = play("A:hacan", {"A 27": "2 carrier 4 infantry"}, homes=False)
    plan = plan_for(Seen(game.view(A), A), 26)
    assert plan.ships == {(27, CARRIER): 1}
    assert plan.infantry == 2


def test_tokens_for_an_objective_leave_some_to_act_with() -> None:
    """Three are asked for: both of the strategy pool and one more."""
    game = play("A:hacan", public="lead_from_the_front", cards={A: "imperial construction"}, pools={A: (3, 3, 2)})
    drive(game, "A strategic:imperial", "A score:lead_from_the_front")
    while asked(game) == [(A, "spend-tokens")]:
        game.answer(A, judged(game, A))
    assert (game.table.tactic[A], game.table.strategy[A]) == (2, 0)


def test_the_first_round_is_not_given_up_for_an_objective() -> None:
    """With four tokens in all; in the second round it is a fair price."""
    for number, answer in ((1, "pass"), (2, "score:lead_from_the_front")):
        fields = {"public": "lead_from_the_front", "pools": {A: (3, 3, 1)}, "cards": {A: "imperial construction"}}
        game = play("A:hacan", **fields)
        game.table.round = number
        drive(game, "A strategic:imperial")
        assert judged(game, A) == answer


def test_winnu_goes_for_the_throne_that_costs_it_nothing() -> None:
    """A player who has to pay six influence and has none stays away."""
    board = {"A 26": "1 carrier 2 infantry"}
    for faction, target in (("winnu", True), ("sol", False)):
        game = play(f"A:{faction}", board, homes=False, exhausted=("winnu" if faction == "winnu" else "jord"))
        assert bool(plan_for(Seen(game.view(A), A), 18).landing) is target
