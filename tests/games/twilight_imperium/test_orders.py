"""Standing orders: cards that nobody is asked about, fights that go on by themselves, votes laid down in advance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, D, drive, play

from cosmodrome.cli.orders import Orders, order_text
from cosmodrome.games.twilight_imperium import orders as book
from cosmodrome.kernel import Game, Seat
from cosmodrome.orders import NoSuchOrder, Standing, parts_of
from cosmodrome.texts import LANGUAGES, Texts

FIGHT = {"A 27": "2 dreadnought 2 cruiser", "B 26": "2 cruiser 1 dreadnought"}


def standing(game: Game, seat: Seat, *orders: str) -> Standing:
    """A seat that has given these orders at this moment."""
    given = Standing(book, seat)
    for order in orders:
        given.give(order, game.view(seat))
    return given


def answer(game: Game, given: Standing) -> str | None:
    """What these orders answer to the open ask of their seat."""
    ask = next(ask for ask in game.asks if ask.seat == given.seat)
    return given.answer(ask, game.view)


def play_by(game: Game, given: Mapping[Seat, Standing], until: str) -> list[str]:
    """Play on: orders answer first, then each seat asked takes the first option; returns the asks that reached a
    player."""
    asked = []
    while game.asks and until not in {ask.key for ask in game.asks}:
        ask = game.asks[0]
        option = given[ask.seat].answer(ask, game.view) if ask.seat in given else None
        if option is None:
            asked.append(ask.key)
            option = "pass" if ask.options[0].id == "pass" else ask.options[0].id
        game.answer(ask.seat, option)
    return asked


# ---- windows ---------------------------------------------------------------------------------------------------------


def test_a_card_is_never_asked_about() -> None:
    """Sabotage is let pass where it is all that the player could use; another card is still asked about."""
    game = play("A:sol B:letnev", hands={A: "focused_research", B: "sabotage"}, goods={A: 4})
    given = standing(game, B, "card:sabotage")
    drive(game, "A component", "A use:focused_research")
    assert answer(game, given) == "pass"
    game = play("A:sol B:letnev", FIGHT, hands={B: "sabotage skilled_retreat"})
    given = standing(game, B, "card:sabotage")
    drive(game, "A activate:26", "A all")
    while not any(ask.seat == B for ask in game.asks):
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    assert answer(game, given) is None


def test_component_actions_and_own_notes_need_no_order() -> None:
    """Nobody is asked about them in a window; notes of others and abilities may be let pass."""
    hands = {A: "focused_research sabotage"}
    game = play("A:jol_nar B:letnev", hands=hands, notes={A: "ceasefire-1"}, techs={A: "graviton_laser_system"})
    offered = book.offered(game.view(A), A)
    assert "card:sabotage" in offered
    assert "card:focused_research" not in offered
    assert [order for order in offered if order.startswith("note")] == ["note:note=ceasefire-1"]
    assert "ability:ability=graviton_laser_system" in offered


def test_until_my_units_are_concerned() -> None:
    """It holds while others act elsewhere, and ends when a system with units or planets of mine is activated."""
    game = play("A:sol B:letnev", {"A 27": "1 cruiser", "B 26": "1 cruiser"}, hands={B: "sabotage", A: "flank_speed"})
    given = standing(game, B, "concern")
    there = game.fork()
    drive(game, "A activate:30", "A use:flank_speed")
    assert answer(game, given) == "pass"
    drive(there, "A activate:26", "A use:flank_speed")
    assert answer(there, given) is None
    assert given.ids == []
    with pytest.raises(NoSuchOrder):
        given.give("concern", there.view(B))


def test_what_may_be_aimed_at_me_concerns_me() -> None:
    """A card that is aimed at a planet is asked about, whose ever it is."""
    game = play("A:sol B:letnev", {"B lodor": "1 infantry"}, hands={A: "plague", B: "sabotage"})
    given = standing(game, B, "concern")
    drive(game, "A component", "A use:plague", "A planet:lodor")
    assert game.window is not None
    assert answer(game, given) is None
    assert given.ids == ["concern"]


@pytest.mark.parametrize("order", ["turn", "phase"])
def test_a_turn_or_a_phase_is_let_pass(order: str) -> None:
    """A turn ends with the next turn, a phase with the next phase."""
    game = play("A:sol B:letnev", hands={A: "flank_speed", B: "sabotage"}, stop="")
    given = standing(game, B, order)
    drive(game, "A activate:30", "A use:flank_speed")
    assert answer(game, given) == "pass"
    while game.table.turn == 1:
        game.answer(game.asks[0].seat, game.asks[0].options[-1].id)
    given.renew(game.view(B))
    assert given.ids == (["phase"] if order == "phase" else [])


def test_a_secret_objective_is_always_asked_about() -> None:
    """No order lets a point go."""
    board = {"A 27": "1 dreadnought", "B 26": "1 flagship-damaged"}
    game = play("A:hacan B:sol", board, secrets={A: "destroy_their_greatest_ship"}, dice=[(10,), (1, 1)])
    given = standing(game, A, "turn")
    drive(game, "A activate:26", "A all")
    while not any("use:destroy_their_greatest_ship" in [o.id for o in ask.options] for ask in game.asks):
        ask = game.asks[0]
        game.answer(ask.seat, next(o.id for o in ask.options if o.id in ("pass", "auto", "stay")))
    assert answer(game, given) is None


# ---- fights ----------------------------------------------------------------------------------------------------------


def test_a_fight_goes_on_by_itself() -> None:
    """With *stay* and *auto* on both sides nobody is asked from the first shot to the last."""
    game = play("A:sol B:letnev", FIGHT, hands={})
    drive(game, "A activate:26", "A all")
    given = {seat: standing(game, seat, "auto", "stay") for seat in (A, B)}
    assert set(play_by(game, given, "turn")) <= {"land", "pay"}
    assert not game.table.combat


def test_a_big_attack_takes_at_most_fifteen_clicks_with_standing_answers() -> None:
    """Ships from three systems, rounds of dice on both sides, a landing against infantry."""
    board = {
        "A 27": "1 carrier 1 dreadnought 3 infantry",
        "A 29": "2 cruiser",
        "A 35": "2 destroyer",
        "B 26": "2 cruiser 1 carrier 1 dreadnought",
        "B lodor": "2 infantry",
    }
    game = play("A:hacan B:letnev", board, pools={A: (3, 6, 2)})
    drive(game, "A activate:26")
    given = {seat: standing(game, seat, "auto", "stay") for seat in (A, B)}
    assert 1 + len(play_by(game, given, "turn")) <= 15


def test_standing_answers_are_for_one_system() -> None:
    """They are offered where a fight may come, and end with the tactical action."""
    game = play("A:sol B:letnev C:hacan", FIGHT, stop="")
    assert "stay" not in book.offered(game.view(A), A)
    drive(game, "A activate:26")
    assert {"auto", "stay"} <= {*book.offered(game.view(A), A)} & {*book.offered(game.view(B), B)}
    assert "stay" not in book.offered(game.view(C), C)
    given = standing(game, A, "stay")
    while game.table.turn == 1:
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    given.renew(game.view(A))
    assert given.ids == []


def test_payments_are_made_by_themselves() -> None:
    """The obvious way, for good."""
    game = play("A:sol", goods={A: 2})
    given = standing(game, A, "pay")
    drive(game, "A activate:1", "A build:fighter:2", "A done")
    assert game.asks[0].key == "pay"
    assert answer(game, given) == "auto"


# ---- votes -----------------------------------------------------------------------------------------------------------


def session(agenda: str = "mutiny", **fields: Any) -> Game:
    """An agenda is revealed; B votes first."""
    lands = {"B qucenn": "own", "B mellon": "own", "B lazar": "own", "B xxehan": "own"}  # influence 2, 2, 0, 1
    return play(
        "A:sol B:letnev C:hacan", lands, at="agenda-reveal", phase="agenda", custodians=False, agendas=agenda, **fields
    )


def vote_of(game: Game, given: Standing) -> tuple[str, int]:
    """Play until a seat has voted; returns for what, and with how many votes."""
    while not game.table.voted[given.seat] and game.asks:
        ask = game.asks[0]
        option = given.answer(ask, game.view) if ask.seat == given.seat else None
        assert option is not None or ask.seat != given.seat or ask.key not in ("vote", "cast-votes")
        game.answer(ask.seat, option or ("abstain" if ask.key == "vote" else ask.options[0].id))
    return game.table.voted[given.seat], game.table.votes[given.seat]


def test_a_vote_is_laid_down_in_advance() -> None:
    """With all planets, before the turn to vote has come."""
    game = session()
    given = standing(game, C, "vote:outcome=against")
    planets = game.view(C)["systems"]
    most = sum(p["influence"] for s in planets for p in s["planets"].values() if p["owner"] == C)
    assert vote_of(game, given) == ("against", most)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_vote_with_so_many_votes(count: int) -> None:
    """Planets are chosen so that their influence makes up the number, where it can."""
    game = session()
    given = standing(game, B, f"votes:outcome=for:count={count}")
    assert vote_of(game, given) == ("for", count)


def test_the_last_order_about_a_vote_counts() -> None:
    """A player who has had a change of mind abstains."""
    game = session()
    given = standing(game, B, "vote:outcome=for", "abstain")
    while not any(ask.key == "vote" and ask.seat == B for ask in game.asks):
        game.answer(game.asks[0].seat, "pass")
    assert answer(game, given) == "abstain"


def test_a_vote_is_for_one_agenda() -> None:
    """On the next one the player is asked again; what can be elected can be ordered."""
    game = session("mutiny public_execution", seats=4)
    given = standing(game, D, "vote:outcome=for")
    while game.view(D)["agenda"]["agenda"] == "mutiny":
        ask = game.asks[0]
        game.answer(ask.seat, "abstain" if ask.key == "vote" else ask.options[0].id)
    given.renew(game.view(D))
    assert given.ids == []
    assert "vote:outcome=player-2" in book.offered(game.view(D), D)


# ---- in words --------------------------------------------------------------------------------------------------------


def test_an_order_names_what_it_is_about() -> None:
    """Players by their names, numbers as numbers."""
    assert parts_of("card:sabotage") == ("card", {"card": "sabotage"})
    assert parts_of("votes:outcome=player-2:count=3") == ("votes", {"outcome": "player-2", "count": 3})
    for lang in LANGUAGES:
        texts = Texts(lang, "twilight-imperium", strict=True)
        assert "Deneb" in order_text("vote:outcome=player-2", texts, ("Rigel", "Vega", "Deneb"))
        assert "3" in order_text("votes:outcome=for:count=3", texts)


def test_in_the_terminal_orders_answer() -> None:
    """The people at the keyboard have the same orders."""
    game = play("A:sol B:letnev", FIGHT)
    drive(game, "A activate:26", "A all")
    orders = Orders(game, [A])
    orders.change(A, "stay", True)
    while not any(ask.key == "retreat" and ask.seat == A for ask in game.asks):
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    assert orders.answer(next(ask for ask in game.asks if ask.seat == A)) == "stay"


def test_who_responds_to_an_agenda_is_sealed_until_all_have_answered() -> None:
    """All are asked at once after it was revealed; an answer shows nowhere, and the first in speaker order counts."""
    game = session(hands={A: "imperial_rider", B: "trade_rider", C: "veto"})
    while game.window is not None and game.window["key"] != "agenda.after":
        game.answer(game.asks[0].seat, "pass")
    assert {ask.seat for ask in game.asks} == {A, B}
    before = [(game.view(seat), game.events(seat)) for seat in (A, C)]
    game.answer(B, "use:trade_rider")
    assert [(game.view(seat), game.events(seat)) for seat in (A, C)] == before
    game.answer(A, "use:imperial_rider")
    played = [(event["seat"], event["card"]) for event in game.events(C) if event["key"] == "played"]
    assert played == [(A, "imperial_rider")]
