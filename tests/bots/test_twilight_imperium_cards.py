"""Cards that a bot at Twilight Imperium plays where they bring something, and keeps where they do not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, drive, options, play

from cosmodrome.games.twilight_imperium import bot
from cosmodrome.games.twilight_imperium.bot.activation import activation_worth
from cosmodrome.games.twilight_imperium.bot.seen import Seen
from cosmodrome.games.twilight_imperium.bot.votes import expected
from cosmodrome.kernel import Game, Seat


def judged(game: Game, seat: Seat) -> str:
    """What the judgement of the game says to the open ask of a seat."""
    ask = next(ask for ask in game.asks if ask.seat == seat)
    return bot.judge(game.view(seat), ask)


# ---- cards of movement -----------------------------------------------------------------------------------------------

FAST_CARRIER: dict[str, Any] = {"techs": {A: "carrier_2"}, "hands": {A: "in_the_silence_of_space"}}
AROUND = {"A 29": "1 carrier 3 infantry", "A 46": "1 cruiser"}  # Qucenn lies two steps from New Albion


@pytest.mark.parametrize("guards, answer", [((26, 30), "use:in_the_silence_of_space"), ((26,), "pass")])
def test_fleets_are_passed_in_silence_where_there_is_no_other_way(guards: tuple[int, ...], answer: str) -> None:
    """A carrier comes past them to two free planets; where a way around is open the card stays in hand."""
    board = {**AROUND, **{f"B {system}": "2 dreadnought" for system in guards}}
    game = drive(play("A:hacan B:letnev", board, **FAST_CARRIER), "A activate:27")
    assert judged(game, A) == answer
    game.answer(A, answer)
    if answer != "pass":
        assert judged(game, A) == "to:29"
        game.answer(A, "to:29")
    assert judged(game, A) == "ship:29:carrier:1"


@pytest.mark.parametrize("target, answer", [(25, "use:lost_star_chart"), (31, "pass")])
def test_the_star_chart_is_played_for_a_prize_behind_the_other_wormhole(target: int, answer: str) -> None:
    """From alpha to Quann at beta; not to the planets next door."""
    game = play("A:hacan B:letnev", {"A 39": "1 carrier 3 infantry"}, hands={A: "lost_star_chart"})
    drive(game, f"A activate:{target}")
    assert judged(game, A) == answer
    game.answer(A, answer)
    assert judged(game, A) == "ship:39:carrier:1"


def test_a_card_that_leads_there_makes_a_system_worth_activating() -> None:
    """What lies behind the other wormhole counts while the chart is in hand."""
    board = {"A 39": "1 carrier 3 infantry"}
    games = [play("A:hacan", board, hands={A: card}) for card in ("lost_star_chart", "flank_speed")]
    with_chart, without = (activation_worth(Seen(game.view(A), A), 25) for game in games)
    assert with_chart > 0 > without


# ---- political stability ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cards, speaker, answer",
    [("imperial leadership", B, "use:political_stability"), ("diplomacy politics", A, "pass")],
)
def test_good_strategy_cards_are_kept(cards: str, speaker: Seat, answer: str) -> None:
    """Who sits on the throne and would choose last keeps Imperial; who chooses first gives poor cards back."""
    held = {A: cards, B: "trade warfare", C: "technology construction"}
    throne = {"A mecatol_rex": "2 infantry"}
    hands = {A: "political_stability"}
    where: dict[str, Any] = {"at": "status-ready", "phase": "status", "custodians": False, "speaker": speaker}
    assert judged(play("A:sol", throne, cards=held, hands=hands, **where), A) == answer


# ---- agendas ---------------------------------------------------------------------------------------------------------


def all_voted(agenda: str, goods: int, *votes: str) -> Game:
    """B, C and the speaker A have voted: B has 2 votes and Bribery, the others lead by what they have."""
    where: dict[str, Any] = {"at": "agenda-reveal", "phase": "agenda", "custodians": False, "cards": {}}
    game = play("A:sol B:letnev C:hacan", hands={B: "bribery"}, goods={B: goods}, agendas=agenda, **where)
    while game.asks[0].key != "vote":
        game.answer(game.asks[0].seat, "pass")
    drive(game, *votes)
    assert "use:bribery" in options(game, B)
    return game


CROWN = ("the_crown_of_emphidia", "B vote:player-1", "B all", "C abstain", "A vote:player-0", "A all")


def test_trade_goods_buy_the_crown_and_no_vote_too_many() -> None:
    """One vote behind: the speaker would decide a tie against me, so it takes two goods."""
    agenda, *votes = CROWN
    game = all_voted(agenda, 4, *votes)
    assert (game.table.votes[A], game.table.votes[B]) == (2, 1)
    assert judged(game, B) == "use:bribery"
    game.answer(B, "use:bribery")
    assert judged(game, B) == "trade-good:2"


def test_nobody_is_bribed_in_vain() -> None:
    """Not where the goods do not suffice, not where I lead already, not for an outcome that hardly matters."""
    agenda, *votes = CROWN
    strong = all_voted(agenda, 1, *votes)
    strong.table.add_votes(A, 5)
    assert judged(strong, B) == "pass"
    ahead = all_voted(agenda, 4, *votes)
    ahead.table.add_votes(B, 5)
    assert judged(ahead, B) == "pass"
    trifle = all_voted("wormhole_research", 4, "B vote:for", "B all", "C abstain", "A vote:against", "A all")
    assert judged(trifle, B) == "pass"


def test_a_prediction_goes_by_what_the_others_want() -> None:
    """Everybody votes for themselves: the crown goes to the most votes, not to the leader in points."""
    where: dict[str, Any] = {"at": "agenda-reveal", "phase": "agenda", "custodians": False, "cards": {}}
    lands = {"C xxehan": "own", "C mellon": "own", "C sakulag": "own"}
    hands = {A: "leadership_rider"}
    game = play("A:sol B:letnev C:hacan", lands, hands=hands, points={B: 5}, agendas=CROWN[0], **where)
    while "use:leadership_rider" not in options(game, A):
        game.answer(game.asks[0].seat, "pass")
    assert expected(Seen(game.view(A), A), B, C)[0] == f"player-{C}"
    game.answer(A, "use:leadership_rider")
    assert judged(game, A) == f"vote:player-{C}"
