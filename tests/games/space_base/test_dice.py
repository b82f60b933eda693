"""Using the dice, collecting, and following arrows (sections 1, 4, 8, 9, 10, 13 and 14 of the ledger)."""

from __future__ import annotations

import pytest
from tests.games.space_base.boards import (
    asked,
    base,
    begin,
    charges,
    counters,
    drive,
    events,
    holding,
    options,
    sector,
    sector_of,
    ship_with,
    starter,
    use_dice,
)

from cosmodrome.games.space_base.index import FACES, NUMBER, ZONES
from cosmodrome.games.space_base.rows import Reward
from cosmodrome.kernel import Game

ARROWS_7_RIGHT = ship_with(sector=7, reward=Reward(credits=1, arrow="right"))
ARROWS_8_BOTH = ship_with(sector=8, arrow="both")
ARROWS_10_BOTH = ship_with(sector=10, arrow="both")
ARROW_12_LEFT = ship_with(sector=12, reward=Reward(vp=3, arrow="left"))


def worth(name: str, zone: str = "station") -> Reward:
    """What a card pays in a zone."""
    return FACES[ZONES.index(zone)][NUMBER[name]].reward


# ---- apart or as a sum ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-1.3", "SB-1.4", "SB-8.3", "SB-8.5")
def test_every_player_uses_the_dice_apart_or_as_a_sum() -> None:
    """A roll of 5 and 6 gives everybody either sectors 5 and 6, or sector 11 alone."""
    game = begin(base("", "", "", cursor="roll"), (5, 6))
    assert events(game, "rolled") == [{"key": "rolled", "seat": 0, "dice": [5, 6]}]
    assert asked(game) == ["A dice", "B dice", "C dice"]
    for seat in "ABC":
        assert options(game, seat) == ["apart:5:6", "sum:11"]
    drive(game, "A sum:11", "B apart:5:6", "C sum:11")
    assert [event["sectors"] for event in events(game, "dice-used")] == [[11], [5, 6], [11]]


@pytest.mark.rule("SB-4.1", "SB-8.5")
def test_nobody_is_bound_by_anothers_choice() -> None:
    """The choices are made at the same time, sealed, in any order, and each stands for itself."""
    game = begin(base("", "", cursor="roll"), (2, 3))
    drive(game, "B sum:5")
    assert options(game, "A") == ["apart:2:3", "sum:5"]
    assert events(game, "dice-used") == [], "not shown before all have chosen"
    drive(game, "A apart:2:3")
    assert [event["sectors"] for event in events(game, "dice-used")] == [[2, 3], [5]]


@pytest.mark.rule("SB-10.1")
def test_example_active_player_with_5_and_6() -> None:
    """On the starting board: 1 income from sector 11, or 2 credits in all from sectors 5 and 6."""
    assert counters(use_dice(base("", ""), 5, 6, A="sum")) == (0, 1, 0)
    assert counters(use_dice(base("", ""), 5, 6, A="apart")) == (2, 0, 0)


@pytest.mark.rule("SB-10.2", "SB-8.8")
def test_example_active_player_with_a_double_4() -> None:
    """Sector 4 twice for 2 credits, or sector 8 once for 3."""
    assert counters(use_dice(base("", ""), 4, 4, A="apart")) == (2, 0, 0)
    assert counters(use_dice(base("", ""), 4, 4, A="sum")) == (3, 0, 0)


@pytest.mark.rule("SB-10.3")
def test_example_passive_player_with_5_and_6() -> None:
    """4 credits from what is deployed at 11, or 2 and 1 from sectors 5 and 6."""
    second = ship_with("deployed", sector=5, reward=Reward(credits=1))
    above = ship_with(sector=6)
    board = f"11: {ship_with(sector=11)} | 5: {ship_with(sector=5, level=3)} ^{second} | 6: {above}"
    assert counters(use_dice(base("", board), 5, 6, B="sum"), "B") == (4, 0, 0)
    assert counters(use_dice(base("", board), 5, 6, B="apart"), "B") == (3, 0, 0)


# ---- who collects what ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-1.5", "SB-4.5", "SB-4.6", "SB-4.7", "SB-8.7", "SB-9.1", "SB-9.2")
def test_the_active_player_collects_at_the_station_and_the_others_from_deployed_ships() -> None:
    """The same boards, the same dice: whose turn it is decides which part of a card counts."""
    ship = ship_with(sector=9, reward=Reward(vp=3))
    own, deployed = worth(ship), worth(starter("A", 9), "deployed")
    active = use_dice(base(holding(ship), ""), 4, 5, A="sum", B="sum")
    assert counters(active, "A") == (own.credits, own.income, own.vp)
    passive = use_dice(base(holding(ship), "", active=1), 4, 5, A="sum", B="sum")
    assert counters(passive, "A") == (deployed.credits, deployed.income, deployed.vp)
    assert active.view(None)["turn"]["active"] == 0
    assert passive.view(None)["turn"]["active"] == 1


@pytest.mark.rule("SB-4.3", "SB-4.4")
def test_all_ships_deployed_at_a_sector_pay() -> None:
    """Any number may be deployed; what they give adds up."""
    ships = [ship_with("deployed", sector=11, level=level, reward=reward) for level, reward in deployed_at(11)]
    board = f"11: {ship_with(sector=11, level=1)} " + " ".join(f"^{ship}" for ship in ships)
    credits, income, vp = counters(use_dice(base("", board), 5, 6, B="sum"), "B")
    paying = [worth(starter("B", 11), "deployed"), *(worth(ship, "deployed") for ship in ships)]
    assert len(paying) >= 3
    assert credits == sum(reward.credits for reward in paying)
    assert (income, vp) == (sum(reward.income for reward in paying), sum(reward.vp for reward in paying))


def deployed_at(number: int) -> list[tuple[int, Reward]]:
    """Plain rewards of ships deployed at a sector, with their levels: the second of each level, if it is plain."""
    found = []
    for level in (2, 3):
        ship = ship_with("deployed", sector=number, level=level, arrow="", slots=None)
        found.append((level, worth(ship, "deployed")))
    return found


@pytest.mark.rule("SB-4.6")
def test_a_sector_without_deployed_ships_pays_a_passive_player_nothing() -> None:
    """What lies at the station is the active player's business."""
    assert counters(use_dice(base("", ""), 4, 4, B="sum"), "B") == (0, 0, 0)


@pytest.mark.rule("SB-8.8")
def test_a_double_used_apart_pays_twice_for_passive_players_too() -> None:
    """The deployed ships of the sector pay for each die."""
    board = f"4: {ship_with(sector=4)}"
    once = worth(starter("B", 4), "deployed").credits
    assert counters(use_dice(base("", board), 4, 4, B="apart"), "B") == (2 * once, 0, 0)


@pytest.mark.rule("SB-5.1", "SB-13.1", "SB-13.2", "SB-13.3")
@pytest.mark.parametrize("reward", [Reward(credits=6), Reward(income=1), Reward(vp=3)])
def test_a_reward_is_what_the_dice_bring(reward: Reward) -> None:
    """Credits, income or points, because the dice hit the card's sector; and nothing if they do not."""
    ship = ship_with(reward=reward)
    number = sector_of(ship)
    dice, how = (
        ((number // 2, number - number // 2), "sum") if number > 6 else ((number, 6 if number < 6 else 5), "apart")
    )
    with_ship = counters(use_dice(base(holding(ship), ""), *dice, A=how))
    without = counters(use_dice(base("", ""), *dice, A=how))
    plain = worth(starter("A", number))
    gained = tuple(one - other for one, other in zip(with_ship, without, strict=True))
    assert gained == (reward.credits - plain.credits, reward.income - plain.income, reward.vp - plain.vp)
    assert counters(use_dice(base(holding(ship), ""), 1, 1, A="sum"))[2] == (reward.vp if number == 2 else 0)


# ---- rewards in words -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-13.4", "SB-13.5", "SB-4.2")
def test_gain_a_card_as_a_reward() -> None:
    """Free ships of the named kind from the shipyard, when they are collected; not more, and none is fine."""
    ship = ship_with(claim=((1, 2),))
    number = sector_of(ship)
    game = use_dice(base(f"9c | {holding(ship)}", ""), number - 6, 6, A="sum")
    assert asked(game) == ["A claim"]
    level_1 = [f"claim:{name}" for name in game.view(None)["shipyard"][0]]
    assert options(game) == ["done", *level_1]
    one, two = (name for name in game.view(None)["shipyard"][0][:2])
    drive(game, f"A claim:{one}")
    assert sector(game, sector_of(one)) == (one, [starter("A", sector_of(one))])
    assert len(game.view(None)["shipyard"][0]) == 5, "not replaced before the end of the turn"
    drive(game, f"A claim:{two}")
    assert asked(game) == ["A halt"], "two ships, not three"
    assert counters(game) == (9, 0, 0), "they cost nothing"


@pytest.mark.rule("SB-13.6")
def test_buy_a_card_as_a_reward() -> None:
    """One purchase more at the exact price; the other credits stay, and so does the normal purchase."""
    ship = ship_with(buy=1)
    number = sector_of(ship)
    game = use_dice(base(f"20c | {holding(ship)}", ""), number - 5, 5, A="sum")
    assert asked(game) == ["A extra-purchase"]
    credits = counters(game)[0]
    cheap = game.view(None)["shipyard"][0][0]
    drive(game, f"A buy:{cheap}")
    assert counters(game)[0] == credits - events(game, "bought")[0]["price"] > 0
    assert asked(game) == ["A halt"]


@pytest.mark.rule("SB-13.6")
def test_an_extra_purchase_may_be_declined() -> None:
    """Then nothing is paid."""
    ship = ship_with(buy=1)
    number = sector_of(ship)
    game = use_dice(base(f"20c | {holding(ship)}", ""), number - 5, 5, A="sum")
    credits = counters(game)[0]
    drive(game, "A pass")
    assert counters(game)[0] == credits
    assert asked(game) == ["A halt"]


# ---- arrows ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-14.1", "SB-14.5")
def test_two_arrows_lead_to_the_neighbour_of_choice() -> None:
    """Example: a two-arrow card in sector 10; the active player uses 10 and gets what sector 9 or sector 11 gives."""
    game = use_dice(base(holding(ARROWS_10_BOTH), ""), 4, 6, A="sum")
    assert asked(game) == ["A arrow"]
    assert options(game) == ["arrow:9", "arrow:11"]
    for number in (9, 11):
        twin = drive(game.fork(), f"A arrow:{number}")
        reward = worth(starter("A", number))
        assert counters(twin) == (reward.credits, reward.income, reward.vp)


@pytest.mark.rule("SB-14.2", "SB-14.6")
def test_example_two_arrows_deployed() -> None:
    """Three ships deployed at 10: 2 income and 3 credits from two of them, and through the arrows all that is deployed
    at 11, which is 4 credits and 3 points."""
    second = ship_with("deployed", sector=10, reward=Reward(income=2))
    points = ship_with("deployed", sector=11, reward=Reward(vp=3))
    at_10, at_11 = (ship_with(sector=number, level=3) for number in (10, 11))
    board = f"10: {at_10} ^{second} ^{ARROWS_10_BOTH} | 11: {at_11} ^{points} | 9: {ship_with(sector=9)}"
    game = use_dice(base("", board), 4, 6, B="sum")
    assert options(game, "B") == ["arrow:9", "arrow:11"]
    drive(game, "B arrow:11")
    assert counters(game, "B") == (7, 2, 3)


@pytest.mark.rule("SB-14.2", "SB-14.3", "SB-14.7")
def test_example_arrow_with_a_reward_on_the_board() -> None:
    """Points and a left arrow in sector 12: 3 points, and what the card at the station of sector 11 gives."""
    game = use_dice(base(f"{holding(ARROW_12_LEFT)} | 11: ^{ship_with('deployed', sector=11)}", ""), 6, 6, A="sum")
    neighbour = worth(starter("A", 11))
    assert counters(game) == (neighbour.credits, neighbour.income, 3 + neighbour.vp)


@pytest.mark.rule("SB-14.3", "SB-14.8")
def test_example_arrow_with_a_reward_deployed() -> None:
    """The same card deployed: what else is deployed at 12, 1 point, and all that is deployed at 11."""
    board = f"12: {ship_with(sector=12, level=3)} ^{ARROW_12_LEFT} | 11: {ship_with(sector=11)}"
    game = use_dice(base("", board), 6, 6, B="sum")
    here, there = (worth(starter("B", number), "deployed") for number in (12, 11))
    assert worth(ARROW_12_LEFT, "deployed").vp == 1
    assert counters(game, "B") == (here.credits + there.credits, here.income + there.income, 1 + here.vp + there.vp)


@pytest.mark.rule("SB-14.4")
def test_an_arrow_beyond_the_edge_points_to_nothing() -> None:
    """Sectors do not go round in a circle (SB-R8): swapped to sector 1 a left arrow brings nothing, and two arrows at
    an edge lead one way only."""
    table = base(f"12: {ARROW_12_LEFT}", "")
    table.swap_sectors(0, 1, 12)
    game = use_dice(table, 1, 3, A="apart")
    assert events(game, "collected")[0]["sector"] == 1
    assert counters(game)[2] == 3, "its own points, and nothing from sector 12 or 0"
    table = base(holding(ARROWS_10_BOTH), "")
    table.swap_sectors(0, 10, 12)
    game = use_dice(table, 6, 6, A="sum")
    assert asked(game) == ["A halt"], "only sector 11 was left to choose"
    neighbour = worth(starter("A", 11))
    assert counters(game) == (neighbour.credits, neighbour.income, neighbour.vp)


@pytest.mark.rule("SB-14.9", "SB-14.11")
def test_example_a_loop_pays_once_for_the_sum() -> None:
    """7 is used; it gives 1 credit and points to 8, which points to 7 or 9: 7 has paid, so only 9 is of use."""
    board = f"{holding(ARROWS_7_RIGHT)} | {holding(ARROWS_8_BOTH)}"
    game = use_dice(base(board, ""), 3, 4, A="sum")
    nine = worth(starter("A", 9))
    assert asked(game) == ["A halt"], "there was nothing to choose"
    assert counters(game) == (1 + nine.credits, nine.income, nine.vp)
    assert [event["sector"] for event in events(game, "collected")] == [7, 9]


@pytest.mark.rule("SB-14.10")
def test_a_loop_pays_at_most_twice_with_dice_apart() -> None:
    """Once for each die: a pair of arrows in sectors 1 and 2 that point at each other, used with a double."""
    table = base(f"{holding(ARROWS_7_RIGHT)} | {holding(ARROWS_8_BOTH)}", "")
    table.swap_sectors(0, 7, 1)
    table.swap_sectors(0, 8, 2)
    game = use_dice(table, 1, 1, A="apart")
    three = worth(starter("A", 3))
    assert [event["sector"] for event in events(game, "collected")] == [1, 1, 3, 3]
    assert counters(game) == (2 * (1 + three.credits), 2 * three.income, 2 * three.vp)


@pytest.mark.rule("SB-14.10")
def test_each_die_follows_its_own_arrows() -> None:
    """Dice 1 and 2 apart: sector 1 leads to 2, and sector 2 is used as well; each card pays once for each die."""
    table = base(holding(ARROWS_7_RIGHT), "")
    table.swap_sectors(0, 7, 1)
    game = use_dice(table, 1, 2, A="apart")
    assert [event["sector"] for event in events(game, "collected")] == [1, 2, 2]


@pytest.mark.rule("SB-14.3", "SB-14.4")
def test_an_arrow_leads_as_far_as_sector_1() -> None:
    """The first sector is a neighbour like any other."""
    game = use_dice(base("2: L2-6674", ""), 2, 6)
    assert [event["sector"] for event in events(game, "collected")] == [2, 6, 1]


@pytest.mark.rule("SB-14.9")
def test_a_sector_that_an_arrow_led_to_has_paid_too() -> None:
    """Sector 7 leads to 8, that one to 9, and 9 back to 8: each pays once for the sum."""
    game = use_dice(base("7: L1-1243 | 8: L1-2005 | 9: L2-6674", ""), 3, 4, A="sum", B="sum")
    assert [event["sector"] for event in events(game, "collected")] == [7, 8, 9]
    assert counters(game) == (1 + 2 + 4, 0, 0)


@pytest.mark.rule("SB-14.2")
def test_an_arrow_charges_the_card_it_leads_to() -> None:
    """The rewards of the neighbour are all its rewards, its charge too."""
    table = base(f"{holding(ARROWS_7_RIGHT)} | 8: {ship_with(sector=8, effect='set-die')}", "")
    game = use_dice(table, 3, 4, A="sum")
    assert charges(game, ship_with(sector=8, effect="set-die")) == 1


# ---- hints ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [(3, 4), (4, 6), (5, 6), (4, 4), (1, 2), (6, 6)])
def test_a_hint_says_what_a_use_of_the_dice_would_bring(dice: tuple[int, int]) -> None:
    """The line under a button is what is collected, unless there is a way to choose, which is said."""
    reroll = holding(ship_with(sector=6, effect="reroll"))
    board = f"{holding(ARROWS_7_RIGHT)} | {holding(ARROWS_10_BOTH)} | {holding(ARROW_12_LEFT)} | {reroll}"
    for seat, letter in enumerate("AB"):
        for how in ("apart", "sum"):
            boards = [board if letter == who else "" for who in "AB"]
            table = base(*boards)
            table.cursor, table.dice = "dice", dice
            game = begin(table)
            (option,) = (option for option in game.asks[seat].options if option.key == how)
            hint = game.hint(seat, option)
            if not hint.get("arrows") and not hint.get("cards"):
                check_hint(hint, use_dice(base(*boards), *dice, **{letter: how}), letter)


def check_hint(hint: dict[str, int], game: Game, letter: str) -> None:
    """What was promised is what came."""
    gained = dict(zip(("credits", "income", "vp"), counters(game, letter), strict=True))
    assert {name: hint.get(name, 0) for name in gained} == gained
    seat = "AB".index(letter)
    assert hint.get("charges", 0) == sum(sum(held.values()) for held in game.table.charges[seat * 2 : seat * 2 + 2])
