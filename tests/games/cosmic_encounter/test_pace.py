"""The pace of play: who is asked where, what is let pass in public, and standing orders."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import A, B, C, drive, pass_all, play, table_of

from cosmodrome.games.cosmic_encounter import RULES, orders
from cosmodrome.games.cosmic_encounter.usable import QUIET
from cosmodrome.kernel import Game, Seat
from cosmodrome.orders import NoSuchOrder, Standing


def audience(game: Game, key: str) -> list[int]:
    """Who was in the audience of a window when it opened last; nobody, if it did not."""
    openings = [event for event in game.events(None) if event["key"] == "window" and event["window"] == key]
    return list(openings[-1]["audience"]) if openings else []


def regrouping(hands: dict[Seat, str], text: str = "A attacks B, C") -> Game:
    """A game with the defaults at the start of an encounter, with ships in the warp."""
    table = table_of(text, hands=hands, warp={A: 1, C: 1}, ships={}, at="regroup")
    return starting(RULES, table)


def asked(game: Game, seat: Seat) -> list[str]:
    """What a seat is offered in the window that is open."""
    return [option.id for ask in game.asks if ask.seat == seat for option in ask.options]


def standing(seat: Seat, game: Game, *given: str) -> Standing:
    """The orders of a seat, given now."""
    made = Standing(orders, seat)
    for order in given:
        made.give(order, game.view(seat))
    return made


def answered(made: Standing, game: Game) -> str | None:
    """What the orders of a seat answer to its open ask."""
    return made.answer(next(ask for ask in game.asks if ask.seat == made.seat), game.view)


# ---- what is let pass in public -------------------------------------------------------------------------------------


def test_a_quiet_window_is_let_pass_until_somebody_wants_to_be_asked() -> None:
    """Nobody waits for a flare that moves a ship; a player who publicly wants to be asked is asked."""
    hands = {A: "attack-08", B: "attack-06 flare-masochist", C: "attack-04"}
    game = regrouping(hands)
    assert "regroup.retrieve" in QUIET
    assert audience(game, "regroup.retrieve") == []
    game = regrouping({**hands, A: "attack-08 mobius_tubes"})
    game.act(B, "ask-again:regroup.retrieve")
    drive(game, "A pass")
    assert audience(game, "regroup.retrieve") == [B]
    assert asked(game, B)[1:] == [f"use:wild-masochist:{C}"]


def test_in_a_quiet_window_the_own_power_is_asked_for() -> None:
    """Filch is asked about the opponent's used card, though nobody else is waited for there."""
    game = play("A:filch attacks B", hands={A: "attack-08", B: "attack-06"}, at="select")
    game.table.passing = [QUIET] * 3
    drive(game, "A lay:attack-08", "B lay:attack-06")
    while game.asks[0].key != "cards.used":
        game.answer(game.asks[0].seat, "pass")
    assert asked(game, A) == ["pass", f"use:filch:{B}"]
    assert audience(game, "cards.used") == []  # all see that Filch can: there is nothing to wait for in secret
    assert game.window is not None
    assert (game.window["audience"], game.window["hidden"]) == ([A], False)


def test_who_lets_any_other_window_pass_is_not_asked_there_at_all() -> None:
    """Not even for one's own power."""
    game = play("A:sorcerer attacks B", hands={A: "attack-08", B: "attack-06"}, at="select", flares=False)
    game.act(A, "let-pass:planning.after")
    drive(game, "A lay:attack-08", "B lay:attack-06")
    assert audience(game, "planning.after") == []


@pytest.mark.rule("CE-27.2")
def test_only_the_owner_of_a_power_is_waited_for_with_its_super_flare() -> None:
    """All may hold the flare, but as an ally only Amoeba could play it as super."""
    hands = {A: "attack-08", B: "attack-06", C: "attack-04"}
    for text, waited in (("A attacks B, C:amoeba", [C]), ("A attacks B, C", [])):
        game = play(text, hands=hands, allies={C: ("offense", 1)}, at="select")
        drive(game, "A lay:attack-08", "B lay:attack-06")
        assert [seat for seat in audience(game, "planning.after") if seat == C] == waited


def test_nobody_is_asked_for_ionic_gas_where_nothing_is_paid() -> None:
    """CE-R82: after two attacks there is nothing to prevent, unless the defense has won with an ally."""
    hands = {A: "attack-08 negotiate", B: "attack-15", C: "ionic_gas"}
    cases: list[tuple[dict[Seat, tuple[str, int]], list[int]]] = [({}, []), ({C: ("defense", 1)}, [A, C])]
    for allies, waited in cases:
        game = play("A attacks B, C", hands=hands, allies=allies, at="select", flares=False)
        pass_all(drive(game, "A lay:attack-08", "B lay:attack-15"))
        assert audience(game, "resolution.outcome") == waited


# ---- standing orders ------------------------------------------------------------------------------------------------


def at_totals(hands: dict[Seat, str] | None = None) -> Game:
    """Both cards are revealed; A may reinforce, and holds a Cosmic Zap."""
    game = play(
        "A attacks B:human",
        hands=hands or {A: "attack-08 reinforcement-3 cosmic_zap", B: "attack-06"},
        at="select",
        flares=False,
    )
    return drive(game, "A lay:attack-08", "B lay:attack-06")


def test_an_order_about_a_card_passes_where_only_that_card_could_be_played() -> None:
    """Never ask about the Cosmic Zap: the use of a power is passed, the reinforcement is still asked for."""
    game = at_totals()
    zaps = standing(A, game, "card:cosmic_zap")
    assert asked(game, A) == ["pass", "use:cosmic_zap"]
    assert answered(zaps, game) == "pass"
    game.answer(A, "pass")
    assert "use:reinforcement-3:offense" in asked(game, A)
    assert answered(zaps, game) is None


def test_an_order_for_the_phase_ends_with_the_phase() -> None:
    """It was given in the planning phase and passes there; when cards are revealed the seat is asked again."""
    hands = {A: "attack-08 reinforcement-3", B: "attack-06"}
    game = play("A:sorcerer attacks B", hands=hands, at="select", flares=False)
    drive(game, "A lay:attack-08", "B lay:attack-06")
    phase, encounter = standing(A, game, "phase"), standing(A, game, "encounter")
    assert answered(phase, game) == answered(encounter, game) == "pass"
    game.answer(A, "pass")
    assert "use:reinforcement-3:offense" in asked(game, A)
    assert answered(phase, game) is None
    assert phase.ids == []
    assert answered(encounter, game) == "pass"


def test_who_leads_may_pass_until_that_changes() -> None:
    """A adds three and leads: it is not asked again. Once B has added more it is asked, and the order is gone."""
    hands = {A: "attack-08 reinforcement-3 reinforcement-2", B: "attack-08 reinforcement-5"}
    game = play("A attacks B", hands=hands, at="select", flares=False)
    drive(game, "A lay:attack-08", "B lay:attack-08")
    with pytest.raises(NoSuchOrder):  # a tie is the defense's
        standing(A, game, "ahead")
    assert answered(standing(B, game, "ahead"), game) == "pass"
    drive(game, "A use:reinforcement-3:offense")
    ahead = standing(A, game, "ahead")
    assert "use:reinforcement-2:offense" in asked(game, A)
    assert answered(ahead, game) == "pass"
    drive(game, "A pass", "B use:reinforcement-5:defense")
    assert "use:reinforcement-2:offense" in asked(game, A)
    assert answered(ahead, game) is None
    assert ahead.ids == []


def test_until_i_take_part_lasts_as_long_as_a_seat_is_a_bystander() -> None:
    """A bystander lets everything pass; a main player may not even give the order."""
    game = at_totals({A: "attack-08", B: "attack-06", C: "cosmic_zap"})
    made = standing(C, game, "bystander")
    assert answered(made, game) == "pass"
    game.table.ally(C, 0)
    made.renew(game.view(C))
    assert made.ids == []
    with pytest.raises(NoSuchOrder):
        standing(A, game, "bystander")


def test_until_i_am_concerned_ends_when_ones_own_power_is_used() -> None:
    """Cards are let pass, but not when a zap on one's power could be answered, nor where the power is offered."""
    game = play("A:sorcerer attacks B", hands={A: "attack-08", B: "attack-06"}, at="select", flares=False)
    drive(game, "A lay:attack-08", "B lay:attack-06")
    made = standing(A, game, "concern")
    assert answered(made, game) is None
    hands = {A: "attack-08 card_zap", B: "attack-06 cosmic_zap"}
    game = play("A:human attacks B", hands=hands, at="select", flares=False)
    made = standing(A, game, "concern")
    drive(game, "A lay:attack-08", "B lay:attack-06", "B use:cosmic_zap")
    assert asked(game, A) == ["pass", "use:card_zap"]
    assert answered(made, game) is None
    assert made.ids == []


def test_orders_answer_windows_only() -> None:
    """Which card is laid is asked whatever was ordered."""
    game = play("A attacks B", hands={A: "attack-08 attack-10", B: "attack-06"}, at="select", flares=False)
    assert answered(standing(A, game, "encounter", "concern"), game) is None


def test_a_seat_that_takes_back_wants_to_be_asked() -> None:
    """Orders for a while end; those about a card stay."""
    game = at_totals()
    made = standing(A, game, "encounter", "card:cosmic_zap")
    made.wake()
    assert made.ids == ["card:cosmic_zap"]
    made.drop("card:cosmic_zap")
    assert made.ids == []


def test_what_can_be_ordered_follows_the_hand() -> None:
    """Cards that answer something, each once; encounter cards are not among them."""
    game = at_totals({A: "attack-08 reinforcement-3 reinforcement-3 cosmic_zap negotiate", B: "attack-06"})
    made = Standing(orders, A)
    cards = [order for order in made.offered(game.view(A)) if order.startswith("card:")]
    assert sorted(cards) == ["card:cosmic_zap", "card:reinforcement-3"]
    with pytest.raises(NoSuchOrder):
        made.give("card:plague", game.view(A))
