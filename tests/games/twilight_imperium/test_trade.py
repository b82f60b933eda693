"""Transactions, promissory notes, paying: TI-14, TI-25, TI-60, TI-69, TI-73, TI-78."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, play, table_of, take_note

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.index import note_owner
from cosmodrome.games.twilight_imperium.paying import INFLUENCE, RESOURCES, best_payment, can_pay
from cosmodrome.games.twilight_imperium.trade import PROMISES
from cosmodrome.kernel import Game, Random

NEAR = {"A 26": "1 cruiser", "B 27": "1 cruiser"}  # A and B are neighbours
PLAIN = "A:sol B:letnev C:yin"


def offers(game: Game, seat: int = A) -> list[str]:
    """Whom a player may make an offer."""
    return [act.id for act in game.acts(seat) if act.key == "offer"]


@pytest.mark.rule("TI-73.0", "TI-73.1", "TI-69.1")
def test_the_active_player_trades_with_neighbours() -> None:
    """B is next to A, C is not; either of the two may propose a transaction."""
    game = play(PLAIN, NEAR)
    assert offers(game) == ["offer:1"]
    assert offers(game, B) == ["offer:0"]
    assert offers(game, C) == []


@pytest.mark.rule("TI-73.2", "TI-88.3")
def test_wormholes_make_neighbours() -> None:
    """26 and 39 are both alpha."""
    assert offers(play(PLAIN, {"A 26": "1 cruiser", "B 39": "1 cruiser"})) == ["offer:1"]


@pytest.mark.rule("TI-69.2", "TI-60.5", "TI-60.5a", "TI-78.5", "TI-78.6", "TI-69.4", "TI-60.6")
def test_commodities_become_trade_goods_when_they_change_hands() -> None:
    """Two commodities for one trade good."""
    game = play(PLAIN, NEAR, commodities={A: 2}, goods={B: 3})
    game.act(A, "offer:1")
    drive(game, "A give:commodities:2", "A want:trade-goods:1", "A propose", "B accept")
    assert (game.table.goods[A], game.table.commodities[A], game.table.goods[B]) == (1, 0, 4)


@pytest.mark.rule("TI-69.2")
def test_an_offer_is_seen_by_the_other_side_when_it_is_sent() -> None:
    """Neither the first one nor a counter-offer before."""
    game = play(PLAIN, NEAR, commodities={A: 2}, goods={B: 3})
    game.act(A, "offer:1")
    drive(game, "A give:commodities:2")
    assert [game.view(seat)["draft"]["offer"] for seat in (A, B, C)] == [{"give:commodities": 2}, {}, {}]
    drive(game, "A propose")
    assert game.view(B)["draft"]["offer"] == {"give:commodities": 2}
    drive(game, "B counter", "B give:trade-goods:1")
    assert game.view(A)["draft"]["offer"] == {}
    assert game.view(A)["draft"]["last_offer"] == {"give:commodities": 2}


@pytest.mark.rule("TI-69.1")
def test_one_transaction_with_a_neighbour_in_a_turn() -> None:
    """Then not again."""
    game = play(PLAIN, NEAR, commodities={A: 2})
    game.act(A, "offer:1")
    drive(game, "A give:commodities:1", "A propose", "B accept")
    assert offers(game) == []


@pytest.mark.rule("TI-69.4a")
def test_a_refused_offer_changes_nothing() -> None:
    """And another may be made."""
    game = play(PLAIN, NEAR, commodities={A: 2})
    game.act(A, "offer:1")
    drive(game, "A give:commodities:1", "A propose", "B refuse")
    assert (game.table.commodities[A], game.table.goods[B]) == (2, 0)
    assert offers(game) == ["offer:1"]


@pytest.mark.rule("TI-69.5")
def test_an_offer_may_be_countered() -> None:
    """The first player then accepts or refuses."""
    game = play(PLAIN, NEAR, commodities={A: 2}, goods={B: 2})
    game.act(A, "offer:1")
    drive(game, "A give:commodities:2", "A propose", "B counter", "B give:trade-goods:1", "B want:commodities:2")
    drive(game, "B propose", "A accept")
    assert (game.table.goods[A], game.table.goods[B]) == (1, 3)


@pytest.mark.rule("TI-25.5", "TI-25.6", "TI-69.3")
def test_one_note_from_each_hand_changes_hands_unseen() -> None:
    """C learns only that a note was given."""
    game = play(PLAIN, NEAR)
    game.act(A, "offer:1")
    drive(game, "A give:note-ceasefire-0:1")
    assert not [each for each in options(game, A) if each.startswith("give:note")]
    drive(game, "A propose", "B accept")
    assert "ceasefire-0" in game.view(B)["hand"]["notes"]
    assert "ceasefire-0" not in str(game.view(C))
    assert game.view(A)["players"][B]["notes_seen"] == ["ceasefire-0"]


@pytest.mark.rule("TI-74.23a", "TI-51.4", "TI-25.5a")
def test_support_for_the_throne_is_a_point_at_once() -> None:
    """It lies open from then on."""
    game = play(PLAIN, NEAR)
    game.act(A, "offer:1")
    drive(game, "A give:note-support_for_the_throne-0:1", "A propose", "B accept")
    assert game.table.points[B] == 1
    assert game.view(C)["players"][B]["notes_up"] == ["support_for_the_throne-0"]


@pytest.mark.rule("TI-25.3", "TI-25.4", "TI-25.1")
def test_support_is_lost_by_activating_a_system_with_units_of_its_owner() -> None:
    """The note goes back and the point is lost."""
    game = play(PLAIN, {"A 26": "1 cruiser", "B 27": "1 cruiser"}, stop="status")
    game.act(A, "offer:1")
    drive(game, "A give:note-support_for_the_throne-0:1", "A propose", "B accept", "A activate:43", "B activate:26")
    assert game.table.points[B] == 0
    assert "support_for_the_throne-0" in game.view(A)["hand"]["notes"]


def test_support_rests_with_the_player_who_gave_it() -> None:
    """B has the support of C and activates a system of A."""
    table = table_of("A:hacan B:sol", {"A 26": "1 cruiser"}, points={B: 2}, active=B)
    take_note(table, B, "support_for_the_throne-2")
    table.place_note(B, table.find_note(B, "support_for_the_throne-2"))
    game = drive(starting(RULES, table, scripted=[]), "B activate:26")
    assert (game.table.points[B], len(game.table.notes_up[B])) == (2, 1)


def test_support_stays_while_others_activate_systems_of_its_owner() -> None:
    """Only its holder must keep away."""
    game = play(PLAIN, {"A 26": "1 cruiser", "B 27": "1 cruiser"}, stop="status")
    game.act(A, "offer:1")
    drive(game, "A give:note-support_for_the_throne-0:1", "A propose", "B accept", "A activate:43", "B activate:40")
    drive(game, "C activate:26")
    assert game.table.points[B] == 1


@pytest.mark.rule("TI-25.1", "TI-25.1a", "TI-25.3")
def test_ceasefire_keeps_its_owner_from_moving_in() -> None:
    """B holds A's note and has units where A goes: A's movement step is skipped (TI-R72), and the note returns."""
    board = {"A 27": "1 cruiser", "B lodor": "1 infantry"}
    game = play(PLAIN, board, notes={B: "ceasefire-0"}, stop="cannon")
    drive(game, "A activate:26")
    assert [seat for seat, _ in asked(game)] == [B]
    drive(game, "B use:ceasefire-0")
    assert game.outcome is not None, "A is not asked which ships to move"
    assert game.table.ships[A] == 1 << 27
    assert "ceasefire-0" in game.view(A)["hand"]["notes"]


@pytest.mark.rule("TI-25.2")
def test_nobody_plays_the_own_notes() -> None:
    """A note is for others."""
    game = play(PLAIN, {"A 27": "1 cruiser", "B lodor": "1 infantry"}, notes={B: "ceasefire-2"}, stop="cannon")
    drive(game, "A activate:26")
    assert "use:ceasefire-0" not in options(game, A)
    assert "use:ceasefire-1" not in options(game, B)


def test_trade_agreement_takes_the_commodities_of_its_owner() -> None:
    """When the owner replenishes them."""
    game = play(PLAIN, cards={A: "trade", B: "imperial", C: "politics"}, notes={B: "trade_agreement-0"})
    drive(game, "A strategic:trade", "B use:trade_agreement-0")
    assert (game.table.commodities[A], game.table.goods[B]) == (0, 4)
    game = play(PLAIN, cards={A: "trade", B: "imperial", C: "politics"}, notes={B: "trade_agreement-2"})
    drive(game, "A strategic:trade")
    assert "use:trade_agreement-2" not in options(game, B), "it is not A who owns it"


@pytest.mark.rule("TI-14.1")
def test_a_promise_is_written_down_and_binds_nobody() -> None:
    """A non-binding deal (TI-R30): the one who promised peace may attack all the same."""
    game = play(PLAIN, NEAR)
    game.act(A, "deal:1")
    drive(game, "A promise:1:peace")
    assert game.view(C)["players"][A]["promises"] == [[B, "peace"]]
    drive(game, "A activate:27", "A all")
    assert [event for event in game.events(None) if event["key"] == "combat-over"]


@pytest.mark.rule("TI-14.1")
def test_promises_are_free_at_any_time() -> None:
    """Neighbours or not, in whosoever's turn; what was promised once is not promised again."""
    game = play(PLAIN, NEAR)
    assert {act.id for act in game.acts(C) if act.key in ("deal", "offer")} == {"deal:0", "deal:1"}
    game.act(C, "deal:0")
    assert options(game, C) == [*(f"promise:0:{what}" for what in PROMISES), "pass"]
    drive(game, "C promise:0:vote")
    assert asked(game) == [(A, "turn")], "the turn goes on"
    game.act(C, "deal:0")
    assert "promise:0:vote" not in options(game, C)
    drive(game, "C pass")
    assert game.view(A)["players"][C]["promises"] == [[A, "vote"]]


@pytest.mark.rule("TI-60.7", "TI-60.0")
def test_commodities_cannot_be_spent() -> None:
    """Only given away."""
    table = table_of(PLAIN, commodities={A: 4}, exhausted="jord")
    assert not can_pay(table, A, 1, RESOURCES)


@pytest.mark.rule("TI-78.3", "TI-78.4", "TI-78.4a", "TI-45.3", "TI-50.2")
def test_the_obvious_payment_wastes_least() -> None:
    """Arretze's two resources rather than Hercant and a trade good."""
    table = table_of("A:hacan", goods={A: 3})
    planets, goods = best_payment(table, A, 2, RESOURCES)
    assert ([table.resources(planet) for planet in planets], goods) == ([2], 0)
    assert can_pay(table, A, 6, RESOURCES)
    assert not can_pay(table, A, 7, RESOURCES)
    assert can_pay(table, A, 5, INFLUENCE)


@pytest.mark.rule("TI-69.1a")
def test_a_transaction_may_come_in_the_middle_of_an_action() -> None:
    """Even in a combat."""
    game = play(PLAIN, {"A 27": "1 cruiser", "B 26": "1 cruiser", "B qucenn": "own"}, commodities={A: 1})
    drive(game, "A activate:26", "A all")
    assert asked(game) == [(B, "retreat")]
    game.act(A, "offer:1")
    drive(game, "A give:commodities:1", "A propose", "B accept")
    assert asked(game) == [(B, "retreat")]
    assert game.table.goods[B] == 1


def test_nobody_trades_while_somebody_pays() -> None:
    """What is about to be spent cannot be given away, neither in a payment nor with units chosen for production."""
    game = play(PLAIN, NEAR, cards={A: "leadership"}, goods={A: 3})
    drive(game, "A strategic:leadership", "A pool:tactic:3")
    assert offers(game) == ["offer:1"]
    drive(game, "A buy-tokens:1")
    assert asked(game) == [(A, "pay")]
    assert offers(game) == []
    drive(game, "A auto", "A pool:tactic:1")
    assert game.table.owed == 0
    game = play(PLAIN, NEAR, goods={A: 3})
    drive(game, "A activate:1", "A build:infantry:2")
    assert offers(game) == []


@pytest.mark.rule("TI-69.1", "TI-69.6")
def test_six_at_a_table_may_trade_with_all_five_others() -> None:
    """Refused offers come to an end in a turn, transactions do not (TI-R60)."""
    near = {f"{letter} 26": "1 cruiser" for letter in "ABCDEF"}
    game = play("A:hacan", near, seats=6, goods={A: 9})
    for other in range(1, 6):
        game.act(A, f"offer:{other}")
        drive(game, "A give:trade-goods:1", "A propose", f"{'ABCDEF'[other]} accept")
    assert game.table.goods == [4, 1, 1, 1, 1, 1]
    game = play("A:hacan", near, seats=6, goods={A: 9})
    for _ in range(4):
        game.act(A, "offer:1")
        drive(game, "A give:trade-goods:1", "A propose", "B refuse")
    assert offers(game) == []


@pytest.mark.rule("TI-69.4a", "TI-51.7")
def test_notes_that_are_exchanged_give_their_points_at_the_same_time() -> None:
    """With nine points each, the first in initiative order has won, no matter who made the offer."""
    for proposer, other in ((A, B), (B, A)):
        board = {"A 27": "1 carrier", "B 26": "1 cruiser"}
        game = play("A:hacan B:sol", board, points={A: 9, B: 9}, active=proposer)
        game.act(proposer, f"offer:{other}")
        mine, yours = f"note-support_for_the_throne-{proposer}:1", f"note-support_for_the_throne-{other}:1"
        me, you = "AB"[proposer], "AB"[other]
        drive(game, f"{me} give:{mine}", f"{me} want:{yours}", f"{me} propose", f"{you} accept")
        assert game.outcome is not None
        assert game.outcome.winners == (A,)
        assert game.table.points[:2] == [10, 10]


# ---- who may propose what --------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-69.1")
def test_a_neighbour_of_the_active_player_may_open_a_transaction() -> None:
    """B proposes in the turn of A; it is their one transaction of this turn."""
    game = play(PLAIN, NEAR, commodities={B: 2})
    game.act(B, "offer:0")
    drive(game, "B give:commodities:1", "B propose", "A accept")
    assert game.table.goods[A] == 1
    assert (offers(game, A), offers(game, B)) == ([], [])


@pytest.mark.rule("TI-69.3a")
def test_hacan_gives_any_number_of_action_cards() -> None:
    """Three cards in one transaction, two of them with the same name."""
    game = play("A:hacan B:letnev", NEAR, hands={A: "flank_speed flank_speed veto"})
    game.act(A, "offer:1")
    drive(game, "A give:card-flank_speed:2", "A give:card-veto:1", "A propose", "B accept")
    assert sorted(game.view(B)["hand"]["cards"]) == ["flank_speed", "flank_speed", "veto"]
    assert game.view(A)["hand"]["cards"] == []


@pytest.mark.rule("TI-25.5")
def test_a_note_of_a_third_player_can_be_asked_for_by_name() -> None:
    """B has received a note of C. Until then nobody can suppose it."""
    assert "want:note-ceasefire-2:1" not in wishes(play(PLAIN, NEAR))
    game = play(PLAIN, NEAR, notes={B: "ceasefire-2"})
    assert {"want:note-ceasefire-2:1", "want:note-trade_agreement-2:1"} <= set(wishes(game))
    drive(game, "A want:note-ceasefire-2:1", "A propose", "B accept")
    assert "ceasefire-2" in game.view(A)["hand"]["notes"]


def wishes(game: Game) -> list[str]:
    """What A can ask B for."""
    game.act(A, "offer:1")
    return options(game, A)


@pytest.mark.rule("TI-25.6")
@pytest.mark.parametrize("held", [True, False])
def test_a_counter_offer_does_not_test_who_holds_a_note(held: bool) -> None:
    """A is asked about it whether the note is still there or was given away in secret."""
    game = play(PLAIN, NEAR, commodities={A: 1}, notes={} if held else {C: "ceasefire-0"})
    game.act(A, "offer:1")
    drive(game, "A give:commodities:1", "A propose", "B counter", "B want:note-ceasefire-0:1", "B propose")
    assert asked(game) == [(A, "answer-offer")]
    assert ("accept" in options(game, A)) == held


@pytest.mark.rule("TI-25.6")
def test_who_imagines_a_game_deals_notes_given_in_secret_anew() -> None:
    """C has seen that A gave B a note, not which one: each of the five is as likely."""
    game = play(PLAIN, NEAR, notes={B: "ceasefire-0"}, active=C)
    found = set()
    for seed in range(60):
        imagined = game.imagine(C, Random(str(seed)))
        found |= {imagined.table.name(note) for note in imagined.table.notes[B] if note_owner(note) == A}
    assert len(found) == 5
