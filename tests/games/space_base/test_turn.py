"""The nine steps of a turn, purchases, colonies and the end of the game (sections 7, 8, 9, 10, 11 and 12)."""

from __future__ import annotations

import pytest
from tests.games.space_base.boards import (
    asked,
    base,
    begin,
    cost_of,
    counters,
    drive,
    events,
    holding,
    options,
    pass_until,
    sector,
    sector_of,
    ship_with,
    starter,
    use_dice,
)

import cosmodrome
from cosmodrome.games.space_base.cards import COLONIES, SHIPS
from cosmodrome.games.space_base.rows import Reward
from cosmodrome.kernel import NotAnOption, NotYourAsk

GAIN = ship_with(effect="gain", colour="blue", needs=1)
CHEAP = min((ship.id for ship in SHIPS if ship.level == 1), key=cost_of)


# ---- order of play --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-7.1", "SB-8.17")
def test_turns_go_clockwise_from_the_first_player() -> None:
    """The first player begins; then comes the player to the left."""
    game = begin(base("", "", "", first=1, active=1))
    while len(events(game, "turn")) < 6:
        first_options(game)
    assert [event["seat"] for event in events(game, "turn")] == [2, 0, 1, 2, 0, 1]
    assert [event["round"] for event in events(game, "turn")] == [1, 1, 2, 2, 2, 3]


def first_options(game: cosmodrome.Game) -> None:
    """Everybody takes the first option: uses the dice apart, passes, buys nothing."""
    for ask in game.asks:
        game.answer(ask.seat, ask.options[0].id)


@pytest.mark.rule("SB-7.2", "SB-8.9", "SB-8.14")
def test_a_turn_has_nine_steps_in_order() -> None:
    """Window, roll, use of dice, collecting, window, purchase, window, refill, income."""
    game = begin(base(f"9c 3i | {holding(GAIN, 2)}", "", yard=CHEAP), (5, 6))
    steps = []
    while game.table.active == 0:
        steps += asked(game)
        drive(game, f"A buy:{CHEAP}") if steps[-1] == "A purchase" else first_options(game)
    assert steps == ["A window-1", "A dice", "B dice", "A window-2", "A purchase", "A window-3"]
    told = [event["key"] for event in game.events(None)]
    order = ["rolled", "dice-used", "collected", "bought", "refilled", "income", "turn"]
    assert [key for key in dict.fromkeys(told) if key in order] == order


@pytest.mark.rule("SB-8.1", "SB-8.9", "SB-8.14", "SB-9.1", "SB-9.2", "SB-9.3")
@pytest.mark.parametrize("step", ["window-1", "window-2", "window-3"])
def test_in_a_window_the_active_player_uses_blue_and_green_the_others_red_and_green(step: str) -> None:
    """Each of the three windows is open to all players."""
    blue, green = GAIN, ship_with(effect="exchange-card")
    red = ship_with("deployed", effect="gain", colour="red", needs=2)
    blue_2, green_2 = ship_with(effect="buy-card", needs=1, slots=1), ship_with(effect="place-charge")
    room = ship_with(effect="reroll")
    theirs = f"{holding(green_2, 1)} | {holding(blue_2, 1)} | {holding(room)}"
    game = begin(base(f"{holding(green, 1)} | {holding(blue, 1)}", theirs, cursor=step))
    assert asked(game) == [f"A {step}", f"B {step}"]
    assert set(options(game, "A")) == {"pass", f"use:{green}", f"use:{blue}"}
    assert f"use:{green_2}" in options(game, "B")
    assert f"use:{blue_2}" not in options(game, "B"), "blue is for the owner's own turn"
    passive = begin(base("", f"{holding(red, 2, 'deployed')}", cursor=step))
    assert asked(passive) == [f"B {step}"]
    active = begin(base(f"{holding(red, 2, 'deployed')}", "", cursor=step), (1, 1))
    assert f"A {step}" not in asked(active), "red is for the turns of others"


@pytest.mark.rule("SB-8.2", "SB-8.4")
@pytest.mark.parametrize("step", ["window-1", "window-2", "window-3"])
@pytest.mark.parametrize("effect", ["shift-sector", "reroll", "set-die", "double-sector"])
def test_abilities_of_other_steps_are_not_for_the_windows(step: str, effect: str) -> None:
    """Two-dice arrows, rerolling, setting a die and doubling have their own steps."""
    ship, other = ship_with(effect=effect), ship_with(effect="exchange-card")
    needed = next(face.slots.needed(2) for face in [next(s for s in SHIPS if s.id == ship).station] if face.slots)
    game = begin(base(f"{holding(ship, needed)} | {holding(other, 1)}", "", cursor=step))
    assert options(game) == ["pass", f"use:{other}"]
    assert game.why(0, f"use:{ship}") in ("SB-8.2", "SB-5.10")


# ---- purchase -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-8.10", "SB-8.11")
def test_one_card_that_can_be_paid_or_nothing() -> None:
    """Any of the 18 ships and the remaining colonies that costs no more than the credits; or none."""
    game = begin(base("8c", "", cursor="purchase"))
    on_sale = [name for row in game.view(None)["shipyard"] for name in row] + game.view(None)["colonies"]
    assert len(on_sale) == 18 + 12
    assert options(game) == ["pass", *(f"buy:{name}" for name in on_sale if cost_of(name) <= 8)]
    dear = next(name for name in on_sale if cost_of(name) > 8)
    with pytest.raises(NotAnOption) as refused:
        drive(game, f"A buy:{dear}")
    assert refused.value.rule == "SB-8.11"
    with pytest.raises(NotYourAsk):
        drive(game, "B pass")
    drive(game, "A pass")
    assert events(game, "bought") == []


@pytest.mark.rule("SB-8.10")
def test_only_one_card_is_bought() -> None:
    """After the purchase the turn goes on."""
    game = begin(base("14c", "", cursor="purchase"))
    drive(game, options_first_ship(game))
    assert game.table.active == 1
    assert len(events(game, "bought")) == 1


def options_first_ship(game: cosmodrome.Game) -> str:
    return f"A {options(game)[1]}"


@pytest.mark.rule("SB-8.12")
def test_the_purchase_takes_all_credits() -> None:
    """Down to 0, even if the card costs less."""
    game = begin(base("14c", "", cursor="purchase", yard=CHEAP), until="income")
    drive(game, f"A buy:{CHEAP}")
    assert counters(game) == (0, 0, 0)
    (bought,) = events(game, "bought")
    assert (bought["price"], bought["spent"]) == (cost_of(CHEAP), 14)


@pytest.mark.rule("SB-8.12")
def test_who_buys_nothing_keeps_the_credits() -> None:
    """Passing costs nothing."""
    game = begin(base("14c", "", cursor="purchase"), until="income")
    drive(game, "A pass")
    assert counters(game) == (14, 0, 0)


@pytest.mark.rule("SB-4.2", "SB-8.13", "SB-10.4")
def test_example_a_bought_ship_of_sector_9() -> None:
    """The ship in sector 9 is deployed there with only its deployed reward valid; the new ship lies in sector 9."""
    ship = ship_with(sector=9, level=1, slots=None)
    game = begin(base(f"{cost_of(ship)}c", "", cursor="purchase", yard=ship), until="refill")
    drive(game, f"A buy:{ship}")
    assert sector(game, 9) == (ship, [starter("A", 9)])
    assert ship not in str(game.view(None)["shipyard"])
    again = game.table.copy()
    again.active = 1
    assert counters(use_dice(again, 4, 5, A="sum"))[0] == 3, "the starting ship gives its deployed 3 credits"


@pytest.mark.rule("SB-8.15")
def test_the_shipyard_is_made_up_at_the_end_of_the_turn() -> None:
    """Every ship taken is replaced from the deck of its level, so that six of each lie there again."""
    table = base("14c", "", cursor="purchase")
    game = begin(table)
    top = [deck[-1] for deck in game.table.decks]
    drive(game, options_first_ship(game))
    assert [len(row) for row in game.view(None)["shipyard"]] == [6, 6, 6]
    refilled = events(game, "refilled")
    assert len(refilled) == 1
    assert game.table.yard[refilled[0]["level"] - 1][-1] == top[refilled[0]["level"] - 1]


@pytest.mark.rule("SB-8.15")
def test_an_empty_deck_leaves_a_gap() -> None:
    """SB-R7: where there is nothing to draw, fewer lie there."""
    table = base("14c", "", cursor="purchase", decks="")
    game = begin(table)
    drive(game, options_first_ship(game))
    assert sum(len(row) for row in game.view(None)["shipyard"]) == 17
    assert events(game, "refilled") == []


@pytest.mark.rule("SB-8.15")
def test_each_level_is_made_up_from_its_own_deck() -> None:
    """The decks of levels 1 and 3 have run out; that of level 2 has not."""
    table = base("", "", cursor="refill", yard="L2-3134", decks="L2-6862")
    table.station[11], table.deployed[11] = table.yard[1].pop(0), (*table.deployed[11], table.station[11])
    game = begin(table)
    assert [len(row) for row in game.view(None)["shipyard"]] == [6, 6, 6]
    assert game.view(None)["shipyard"][1][-1] == "L2-6862"


@pytest.mark.rule("SB-8.10", "SB-8.15")
def test_ships_taken_earlier_in_the_turn_are_not_on_offer_yet() -> None:
    """Only step 8 replaces them."""
    claim = ship_with(effect="claim-card", needs=1)
    game = begin(base(f"30c | {holding(claim, 1)}", "", cursor="window-2"))
    drive(game, f"A use:{claim}")
    taken = options(game)[1]
    drive(game, f"A {taken}")
    pass_until(game, "purchase")
    assert sum(len(row) for row in game.view(None)["shipyard"]) == 17
    assert taken.replace("claim", "buy") not in options(game)


# ---- income ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-8.16")
@pytest.mark.parametrize("credits, after", [(0, 4), (3, 4), (4, 4), (7, 7)])
def test_credits_below_the_income_are_raised_to_it(credits: int, after: int) -> None:
    """Otherwise nothing happens; whether a card was bought does not matter; others are not affected."""
    game = begin(base(f"{credits}c 4i", "1c 9i", cursor="income"))
    assert counters(game, "A")[0] == after
    assert counters(game, "B")[0] == 1
    assert bool(events(game, "income")) == (credits < after), "what changes nothing is not told"


@pytest.mark.rule("SB-8.16")
def test_income_comes_without_a_purchase_too() -> None:
    """SB-R9: the step itself does not ask for one."""
    game = begin(base("3c 6i", "", cursor="purchase"), until="window-1")
    drive(game, "A pass")
    assert counters(game) == (6, 6, 0)


# ---- colonies -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-12.1", "SB-12.2")
@pytest.mark.parametrize("colony", COLONIES, ids=lambda colony: colony.id)
def test_a_colony_is_bought_like_a_ship_and_scores_at_once(colony: object) -> None:
    """It goes into its sector, the card there is deployed, and its points come immediately and once."""
    game = begin(base(f"{colony.cost}c", "", cursor="purchase"), until="refill")  # type: ignore[attr-defined]
    drive(game, f"A buy:{colony.id}")  # type: ignore[attr-defined]
    number = colony.sector  # type: ignore[attr-defined]
    assert sector(game, number) == (f"colony-{number}", [starter("A", number)])
    assert counters(game) == (0, 0, colony.vp)  # type: ignore[attr-defined]


@pytest.mark.rule("SB-12.3")
def test_a_bought_colony_is_not_replaced() -> None:
    """There are twelve, and then eleven."""
    game = begin(base("6c", "", cursor="purchase"))
    drive(game, "A buy:colony-1")
    assert game.view(None)["colonies"] == [f"colony-{number}" for number in range(2, 13)]
    assert events(game, "refilled") == []


@pytest.mark.rule("SB-12.4")
@pytest.mark.parametrize("number", range(1, 13))
def test_a_colony_closes_its_sector_for_purchases(number: int) -> None:
    """Its owner cannot buy another card for it; others can."""
    ship, colony = ship_with(sector=number, level=1), f"{number}: colony-{number}"
    game = begin(base(f"30c | {colony}", "", cursor="purchase", yard=ship))
    assert f"buy:{ship}" not in options(game)
    with pytest.raises(NotAnOption) as refused:
        drive(game, f"A buy:{ship}")
    assert refused.value.rule == "SB-12.4"
    other = begin(base(colony, "30c", cursor="purchase", yard=ship, active=1))
    assert f"buy:{ship}" in options(other, "B")


@pytest.mark.rule("SB-12.4")
def test_a_colony_closes_its_sector_for_free_ships() -> None:
    """SB-R10: a ship that is gained free cannot be placed there either."""
    claim = ship_with(effect="claim-card", needs=1, cards=((3, 1),))
    closed = ship_with(sector=9, level=3)
    game = begin(base(f"9: colony-9 | {holding(claim, 1)}", "", yard=closed))
    drive(game, f"A use:{claim}")
    assert f"claim:{closed}" not in options(game)
    assert len(options(game)) > 2


@pytest.mark.rule("SB-12.5", "SB-12.6")
def test_a_colony_gives_nothing_but_ships_deployed_there_still_do() -> None:
    """Nothing on the owner's turn; on other turns the deployed ships pay."""
    assert counters(use_dice(base("9: colony-9", ""), 4, 5, A="sum")) == (0, 0, 0)
    passive = use_dice(base("9: colony-9", "", active=1), 4, 5, A="sum")
    assert counters(passive) == (3, 0, 0)


@pytest.mark.rule("SB-12.7")
def test_a_colony_is_never_deployed() -> None:
    """SB-R11: swapping sectors moves it, exchanging on the board moves it, but an exchange that would deploy it is
    not offered."""
    exchange = ship_with("deployed", effect="exchange-card")
    deployed = begin(base(f"{holding(exchange, 1, 'deployed')} | 4: colony-4", ""))
    drive(deployed, f"A use:{exchange}")
    assert "exchange:colony-4" not in options(deployed)
    assert len(options(deployed)) == 11
    on_board = begin(base(f"{holding(exchange, 1)} | 4: colony-4", ""), until="roll")
    drive(on_board, f"A use:{exchange}", "A exchange:colony-4")
    assert sector(on_board, sector_of(exchange))[0] == "colony-4"
    assert sector(on_board, 4)[0] == exchange
    swap = ship_with(effect="swap-sectors", sectors=(5, 8))
    swapped = begin(base(f"{holding(swap, 3)} | 8: colony-8", ""), until="roll")
    drive(swapped, f"A use:{swap}")
    assert sector(swapped, 5)[0] == "colony-8"


@pytest.mark.rule("SB-12.7", "SB-19.9")
def test_an_exchange_that_could_only_deploy_colonies_is_not_offered() -> None:
    """A board full of colonies: there is nothing a deployed card could change places with."""
    exchange = ship_with("deployed", effect="exchange-card")
    colonies = " | ".join(
        f"{number}: colony-{number}" + (f" ^{exchange}*1" if number == sector_of(exchange) else "")
        for number in range(1, 13)
    )
    game = begin(base(colonies, "5c"), until="roll")
    assert asked(game) == ["A halt"]


# ---- the end --------------------------------------------------------------------------------------------------------


def last_turn(*boards: str, **fields: object) -> cosmodrome.Game:
    """The last step of a turn."""
    return begin(base(*boards, cursor="income", **fields))


@pytest.mark.rule("SB-1.2", "SB-11.1", "SB-11.2", "SB-11.3")
def test_the_round_is_finished_and_the_most_points_win() -> None:
    """B reaches 40 in the middle of the round; C, on the first player's right, has the last turn."""
    table = base("38v", "38v", "41v", active=1, first=0, cursor="income", ending=True)
    game = begin(table)
    assert game.outcome is None
    assert game.table.active == 2
    game = last_turn("38v", "40v", "41v", active=2, first=0, ending=True)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores, game.outcome.reason) == ((2,), (38, 40, 41), "most-points")


@pytest.mark.rule("SB-11.1")
@pytest.mark.parametrize("active", [0, 1])
def test_forty_points_on_any_turn_set_off_the_end(active: int) -> None:
    """On one's own turn or on another's."""
    ship = ship_with(sector=9, reward=Reward(vp=3)) if active == 0 else ship_with("deployed", sector=9, vp=2)
    zone = "station" if active == 0 else "deployed"
    game = use_dice(base(f"39v | {holding(ship, 0, zone)}", "", active=active), 4, 5, A="sum", B="sum")
    assert game.view(None)["turn"]["last_round"]
    assert events(game, "end-triggered")[0]["seat"] == 0


@pytest.mark.rule("SB-11.1")
def test_thirty_nine_points_do_not() -> None:
    """40 or more."""
    assert not last_turn("39v", "", active=1, first=0).view(None)["turn"]["last_round"]
    assert last_turn("39v", "", active=1, first=0).outcome is None


@pytest.mark.rule("SB-11.1")
def test_losing_points_does_not_take_the_end_back() -> None:
    """SB-R13: once set off, the end comes, though nobody has 40 points any more."""
    table = base("", "", active=1, first=0, cursor="income")
    table.score(0, 41)
    table.lose_vp(0, 4)
    game = begin(table)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.outcome.scores == (37, 0)


@pytest.mark.rule("SB-11.2")
def test_the_last_turn_is_that_of_the_player_on_the_first_players_right() -> None:
    """With C as first player the round ends with B."""
    assert last_turn("41v", "", "", active=2, first=2, ending=True).outcome is None
    assert last_turn("41v", "", "", active=0, first=2, ending=True).outcome is None
    assert last_turn("41v", "", "", active=1, first=2, ending=True).outcome is not None


@pytest.mark.rule("SB-11.4")
def test_a_tie_is_played_on_for_a_full_round() -> None:
    """Nobody wins yet; everybody has one more turn."""
    game = last_turn("41v", "41v", "7v", active=2, first=0, ending=True)
    assert game.outcome is None
    assert game.view(None)["turn"]["extra_rounds"] == 1
    assert events(game, "extra-round") == [{"key": "extra-round", "count": 1}]
    while len(events(game, "turn")) < 3:
        first_options(game)
    assert [event["seat"] for event in events(game, "turn")] == [0, 1, 2]


@pytest.mark.rule("SB-11.5")
def test_after_the_extra_round_anybody_may_win() -> None:
    """Also one who was not among the tied."""
    game = last_turn("41v", "41v", "45v", active=2, first=0, ending=True, extra_rounds=1)
    assert game.outcome is not None
    assert game.outcome.winners == (2,)


@pytest.mark.rule("SB-11.6")
def test_ties_are_played_on_until_one_alone_has_the_most() -> None:
    """Round after round."""
    game = last_turn("43v", "41v", "43v", active=2, first=0, ending=True, extra_rounds=1)
    assert game.outcome is None
    assert game.view(None)["turn"]["extra_rounds"] == 2


@pytest.mark.rule("SB-11.8", "SB-19.12")
@pytest.mark.parametrize("step", ["window-1", "window-2", "window-3"])
@pytest.mark.parametrize("active", [0, 1])
def test_a_win_ability_ends_the_game_at_once(step: str, active: int) -> None:
    """On any turn, whatever the points, and without finishing the round, even if somebody has 40."""
    ship = ship_with(effect="win")
    game = begin(base(holding(ship, 4), "55v", cursor=step, active=active, ending=True))
    drive(game, f"A use:{ship}")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((0,), "ability")
    assert game.outcome.scores == (0, 55)
    assert game.asks == ()
