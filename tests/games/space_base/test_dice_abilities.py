"""Abilities that shift, roll, set and double what the dice show (sections 17, 19 and 20 of the ledger)."""

from __future__ import annotations

import pytest
from tests.games.space_base.boards import (
    asked,
    base,
    begin,
    charges,
    counters,
    dice_lie,
    drive,
    events,
    holding,
    options,
    sector_of,
    ship_with,
    starter,
)

from cosmodrome.games.space_base.cards import SHIPS
from cosmodrome.games.space_base.index import FACES, NUMBER
from cosmodrome.games.space_base.rows import Reward

SHIFT_1 = ship_with(effect="shift-sector", amounts=(1,), sector=1)
SHIFT_2 = ship_with(effect="shift-sector", amounts=(1,), sector=2)
SHIFT_12 = ship_with(effect="shift-sector", amounts=(1, 2), sector=5)
REROLL = ship_with(effect="reroll", needs=1)
SET_DIE = ship_with(effect="set-die", needs=1, slots=2)
DOUBLE = ship_with(effect="double-sector", zone="station", needs=1)
DOUBLE_DEPLOYED = ship_with("deployed", effect="double-sector", zone="deployed", needs=1)


# ---- two dice and arrows --------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-8.6", "SB-17.1", "SB-17.2", "SB-17.6")
def test_example_a_shift_from_9() -> None:
    """Sum 9 and a one-arrow ability: sector 10 is collected instead of 9."""
    game = dice_lie(base(holding(SHIFT_1, 1), ""), 4, 5)
    drive(game, "A sum:9")
    assert options(game) == ["done", f"shift:{SHIFT_1}:1"]
    assert game.hint(0, game.asks[0].options[1]) == {"sector": 10, "income": 1, "spends": 1}
    drive(game, f"A shift:{SHIFT_1}:1", "B sum:9")
    assert [event["sectors"] for event in events(game, "dice-used")] == [[10], [9]]
    assert counters(game) == (0, 1, 0)
    assert charges(game, SHIFT_1) == 0


@pytest.mark.rule("SB-17.1", "SB-8.6")
def test_a_shift_is_only_for_who_uses_the_sum() -> None:
    """With dice apart it is not offered, and the charge stays."""
    game = dice_lie(base(holding(SHIFT_1, 1), ""), 4, 5)
    assert game.why(0, f"shift:{SHIFT_1}:1") == "SB-8.6"
    drive(game, "A apart:4:5")
    assert asked(game) == ["B dice"]
    drive(game, "B sum:9")
    assert charges(game, SHIFT_1) == 1


@pytest.mark.rule("SB-17.1")
def test_a_shift_is_used_on_any_players_turn() -> None:
    """A passive player collects what is deployed at the shifted sector."""
    board = f"{holding(SHIFT_1, 1)} | 10: {ship_with(sector=10)}"
    game = dice_lie(base("", board), 4, 5)
    drive(game, "B sum:9", f"B shift:{SHIFT_1}:1", "A apart:4:5")
    assert counters(game, "B") == (3, 0, 0)


@pytest.mark.rule("SB-17.3")
def test_one_or_two_to_the_right() -> None:
    """A card with a single and a double arrow leaves the choice."""
    game = dice_lie(base(holding(SHIFT_12, 1), ""), 4, 5)
    drive(game, "A sum:9")
    assert options(game) == ["done", f"shift:{SHIFT_12}:1", f"shift:{SHIFT_12}:2"]
    drive(game, f"A shift:{SHIFT_12}:2", "B sum:9")
    assert events(game, "dice-used")[0]["sectors"] == [11]


@pytest.mark.rule("SB-17.4", "SB-17.5", "SB-17.7")
def test_example_combined_shifts() -> None:
    """An opponent rolls 4 and 4; one-arrow abilities in sectors 1 and 2 and a one-or-two-arrow ability in sector 5:
    one of the first kind and the second for two reach 11, and the 4 credits there."""
    board = f"{holding(SHIFT_1, 1)} | {holding(SHIFT_2, 1)} | {holding(SHIFT_12, 1)} | 11: {ship_with(sector=11)}"
    game = dice_lie(base("", board), 4, 4)
    drive(game, "A apart:4:4", "B sum:8", f"B shift:{SHIFT_1}:1", f"B shift:{SHIFT_12}:2")
    assert options(game, "B") == ["done", f"shift:{SHIFT_2}:1"]
    drive(game, "B done")
    assert events(game, "dice-used")[1] == {"key": "dice-used", "seat": 1, "sectors": [11]}
    assert counters(game, "B") == (4, 0, 0)
    assert [charges(game, name, "B") for name in (SHIFT_1, SHIFT_2, SHIFT_12)] == [0, 1, 0]


@pytest.mark.rule("SB-17.4")
def test_no_shift_goes_past_sector_12() -> None:
    """SB-R16: what would leave the board is not offered."""
    game = dice_lie(base(f"{holding(SHIFT_1, 2)} | {holding(SHIFT_12, 1)}", ""), 5, 6)
    drive(game, "A sum:11")
    assert options(game) == ["done", f"shift:{SHIFT_1}:1", f"shift:{SHIFT_12}:1"]
    drive(game, f"A shift:{SHIFT_1}:1")
    assert asked(game) == ["B dice"], "12 is the end"


@pytest.mark.rule("SB-17.4")
def test_each_charge_shifts_once() -> None:
    """Two charges of one card shift twice, and not a third time."""
    game = dice_lie(base(holding(SHIFT_1, 2), ""), 2, 3)
    drive(game, "A sum:5", f"A shift:{SHIFT_1}:1", f"A shift:{SHIFT_1}:1")
    assert asked(game) == ["B dice"]


@pytest.mark.rule("SB-17.5")
def test_a_shift_of_a_deployed_card() -> None:
    """The card may lie anywhere."""
    ship = ship_with("deployed", effect="shift-sector", amounts=(1,), needs=2)
    game = dice_lie(base(holding(ship, 2, "deployed"), ""), 4, 5)
    drive(game, "A sum:9", f"A shift:{ship}:1", "B sum:9")
    assert events(game, "dice-used")[0]["sectors"] == [10]
    assert charges(game, ship) == 0


@pytest.mark.rule("SB-17.2")
def test_a_shift_is_for_one_roll() -> None:
    """It is gone when the dice have been used: the next turn begins with nothing planned."""
    for step, uses in (("window-2", {"0": [10], "1": [9]}), ("window-1", {})):
        game = dice_lie(base(holding(SHIFT_1, 1), ""), 4, 5, until=step)
        drive(game, "A sum:9", f"A shift:{SHIFT_1}:1", "B sum:9")
        view = game.view(0)
        assert {seat: use["sectors"] for seat, use in view["turn"]["uses"].items()} == uses
        assert view["draft"] == {"cards": [], "sector": None}


def test_a_planned_shift_shows_to_its_owner_alone() -> None:
    """Until all have chosen, the others do not see where the dice of a player point."""
    game = dice_lie(base(holding(SHIFT_1, 2), ""), 4, 5)
    before = game.view(1), game.view(None)
    drive(game, "A sum:9", f"A shift:{SHIFT_1}:1")
    assert game.view(0)["draft"] == {"cards": [SHIFT_1], "sector": 10}
    assert (game.view(1), game.view(None)) == before


# ---- the dice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-8.4", "SB-19.1", "SB-19.2")
@pytest.mark.parametrize("which, roll, result", [("1", (6,), [6, 3]), ("2", (6,), [2, 6]), ("both", (5, 4), [5, 4])])
def test_one_or_both_dice_are_rolled_again_for_all(which: str, roll: tuple[int, ...], result: list[int]) -> None:
    """After the roll, before anybody uses the dice; the new result holds for everybody."""
    game = begin(base(holding(REROLL, 1), "", cursor="roll"), (2, 3), roll)
    assert asked(game) == ["A roll-after"]
    drive(game, f"A use:{REROLL}")
    assert options(game) == ["reroll:1", "reroll:2", "reroll:both"]
    drive(game, f"A reroll:{which}")
    assert game.view(None)["turn"]["dice"] == result
    assert asked(game) == ["A dice", "B dice"]
    one, other = result
    assert options(game, "B") == [f"apart:{one}:{other}", f"sum:{one + other}"]


@pytest.mark.rule("SB-19.1", "SB-19.2")
def test_rerolling_is_for_the_own_turn_before_anybody_has_collected() -> None:
    """Not on another's turn, and not in any other step."""
    assert asked(begin(base(holding(REROLL, 1), "", cursor="roll", active=1), (2, 3))) == ["A dice", "B dice"]
    for step in ("window-1", "collect", "window-2", "window-3"):
        table = base(f"5c | {holding(REROLL, 1)}", "", cursor=step, dice=(2, 3), uses=[(5,), (5,)])
        game = begin(table, until={"window-1": "roll", "collect": "window-2"}.get(step, "income"))
        assert not any("use:" in option for option in options(game)), step


@pytest.mark.rule("SB-8.4", "SB-19.6", "SB-19.7")
def test_example_one_die_is_set_and_the_other_rolled() -> None:
    """A charge on each of two unlinked slots: one is spent to set a die to 6, the other die is rolled."""
    game = begin(base(holding(SET_DIE, 2), "", cursor="roll"), (3,))
    assert asked(game) == ["A roll-before"]
    drive(game, f"A use:{SET_DIE}")
    assert options(game) == [f"face:{face}" for face in range(1, 7)]
    drive(game, "A face:6", "A pass")
    assert game.view(None)["turn"]["dice"] == [6, 3]
    assert charges(game, SET_DIE) == 1


@pytest.mark.rule("SB-19.7", "SB-19.8")
def test_example_both_dice_are_set_for_all() -> None:
    """Both charges are spent; nothing is rolled, and the faces are the roll for all players."""
    game = begin(base(holding(SET_DIE, 2), "", cursor="roll"))
    before = [entry for entry in game.record()["entries"] if entry[0] == "chance"]
    drive(game, f"A use:{SET_DIE}", "A face:6", f"A use:{SET_DIE}", "A face:1")
    assert game.view(None)["turn"]["dice"] == [6, 1]
    assert [entry for entry in game.record()["entries"] if entry[0] == "chance"] == before
    assert options(game, "B") == ["apart:6:1", "sum:7"]


@pytest.mark.rule("SB-19.6", "SB-8.3")
def test_dice_are_set_for_one_turn() -> None:
    """The next player rolls both dice again."""
    game = begin(base(holding(SET_DIE, 2), "", cursor="roll"), (2, 3))
    drive(game, f"A use:{SET_DIE}", "A face:6", f"A use:{SET_DIE}", "A face:5", "A apart:6:5", "B apart:6:5", "A pass")
    assert game.view(None)["turn"]["faces_set"] == []
    assert (game.table.active, game.table.dice) == (1, (2, 3))


@pytest.mark.rule("SB-19.6")
def test_a_third_die_cannot_be_set() -> None:
    """There are two dice."""
    other = ship_with(effect="set-die", needs=1, slots=1, level=1)
    game = begin(base(f"{holding(SET_DIE, 2)} | {holding(other, 1)}", "", cursor="roll"))
    drive(game, f"A use:{SET_DIE}", "A face:6", f"A use:{SET_DIE}", "A face:1")
    assert asked(game) == ["A dice", "B dice"]
    assert charges(game, other) == 1


@pytest.mark.rule("SB-19.6")
def test_a_die_is_set_before_the_roll_of_the_own_turn() -> None:
    """Not after the roll, and not on another's turn; what the ability gives comes along."""
    assert asked(begin(base(holding(SET_DIE, 1), "", cursor="roll", active=1), (2, 3))) == ["A dice", "B dice"]
    ship = ship_with(effect="set-die", gain=Reward(credits=1))
    game = begin(base(holding(ship, 1), "", cursor="roll"), (3,))
    drive(game, f"A use:{ship}", "A face:2")
    assert counters(game)[0] == 1
    assert asked(game) == ["A dice", "B dice"]


# ---- doubling -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-20.1", "SB-20.3", "SB-20.5")
def test_example_double_at_the_station() -> None:
    """Dice 2 and 3 apart: after sectors 2 and 3 one of them, as chosen, is collected once more; with the sum, sector 5
    is collected twice."""
    game = dice_lie(base(holding(DOUBLE, 1), ""), 2, 3)
    drive(game, "A apart:2:3", "B sum:5")
    assert asked(game) == ["A collect-before"]
    drive(game, f"A use:{DOUBLE}")
    assert options(game) == ["double:2", "double:3"]
    drive(game, "A double:3")
    assert [event["sector"] for event in events(game, "collected")] == [2, 3, 3]
    assert counters(game) == (3, 0, 0)
    summed = dice_lie(base(holding(DOUBLE, 1), ""), 2, 3)
    drive(summed, "A sum:5", "B sum:5", f"A use:{DOUBLE}")
    assert [event["sector"] for event in events(summed, "collected")] == [5, 5]
    assert counters(summed) == (2, 0, 0)


@pytest.mark.rule("SB-20.2", "SB-20.6")
def test_example_double_deployed() -> None:
    """An opponent's 5 and 6 apart, sector 5 (1 charge and 3 credits) doubled: 2 charges and 6 credits in all, while the
    2 of sector 6 come only once."""
    charged = ship_with("deployed", sector=5, effect="shift-sector", slots=3)
    two = ship_with("deployed", sector=5, reward=Reward(credits=2))
    one = ship_with("deployed", sector=6, reward=Reward(credits=1))
    fives, sixes = (next(ship.id for ship in SHIPS if ship.sector == number and ship.level == 3) for number in (5, 6))
    board = f"5: {fives} ^{two} ^{charged} | 6: {sixes} ^{one} | {holding(DOUBLE_DEPLOYED, 1, 'deployed')}"
    game = dice_lie(base("", board), 5, 6)
    drive(game, "A apart:5:6", "B apart:5:6", f"B use:{DOUBLE_DEPLOYED}")
    assert options(game, "B") == ["double:5", "double:6"]
    drive(game, "B double:5")
    assert charges(game, charged, "B") == 2
    assert counters(game, "B") == (6 + 2, 0, 0)


@pytest.mark.rule("SB-20.1", "SB-8.8")
def test_a_doubled_double_pays_three_times() -> None:
    """SB-R21: twice for the dice, and once more."""
    game = dice_lie(base(holding(DOUBLE, 1), ""), 2, 2)
    drive(game, "A apart:2:2", "B sum:4", f"A use:{DOUBLE}")
    assert [event["sector"] for event in events(game, "collected")] == [2, 2, 2]
    assert counters(game) == (3, 0, 0)


@pytest.mark.rule("SB-20.1", "SB-14.3")
def test_a_sector_that_only_an_arrow_leads_to_is_not_doubled() -> None:
    """SB-R22: the sector with the arrow is, and the arrow works both times."""
    ship = ship_with(sector=7, arrow="right", level=1)
    game = dice_lie(base(f"{holding(DOUBLE, 1)} | 7: {ship}", ""), 3, 4)
    drive(game, "A sum:7", "B sum:7", f"A use:{DOUBLE}")
    assert [event["sector"] for event in events(game, "doubled")] == [7], "there was no other choice"
    assert [event["sector"] for event in events(game, "collected") if event["seat"] == 0] == [7, 7, 8, 8]


@pytest.mark.rule("SB-20.1", "SB-20.2")
def test_doubling_is_for_its_own_turn_and_step() -> None:
    """The station is doubled on one's own turn, deployed ships on others'; before collecting, and in no other step."""
    passive = dice_lie(base("", holding(DOUBLE, 1)), 2, 3)
    drive(passive, "A apart:2:3", "B apart:2:3")
    assert asked(passive) == ["A halt"]
    active = dice_lie(base(holding(DOUBLE_DEPLOYED, 1, "deployed"), ""), 2, 3)
    drive(active, "A apart:2:3", "B apart:2:3")
    assert asked(active) == ["A halt"]


@pytest.mark.rule("SB-20.4")
def test_a_doubling_ability_does_not_charge_itself() -> None:
    """Its sector is hit and doubled: the normal hit charges it, the second payment does not."""
    number = sector_of(DOUBLE)
    reward = FACES[0][NUMBER[DOUBLE]].reward
    game = dice_lie(base(holding(DOUBLE, 1), ""), number, 6)
    drive(game, f"A apart:{number}:6", f"B sum:{number + 6}", f"A use:{DOUBLE}", f"A double:{number}")
    assert charges(game, DOUBLE) == 1, "the hit itself, after the charge was spent"
    assert counters(game)[0] == 2 * reward.credits + 1
    table = base(holding(DOUBLE), "")
    table.pay(0, number, without_charging=NUMBER[DOUBLE])
    assert table.cubes(0, 0, NUMBER[DOUBLE]) == 0, "the payment that it doubles"
    table.pay(0, number)
    assert table.cubes(0, 0, NUMBER[DOUBLE]) == 1


@pytest.mark.rule("SB-20.4")
def test_a_doubled_arrow_that_leads_to_the_doubling_card_does_not_charge_it() -> None:
    """The arrows are followed once for the dice, away from the card, and once for the doubling, towards it."""
    number, arrows = sector_of(DOUBLE), ship_with(arrow="both")
    game = dice_lie(base(f"{holding(DOUBLE, 1)} | {number - 1}: {arrows}", ""), number - 1, 6)
    drive(game, f"A apart:{number - 1}:6", f"B sum:{number + 5}", f"A use:{DOUBLE}", f"A double:{number - 1}")
    assert [event["sector"] for event in events(game, "doubled")] == [number - 1]
    drive(game, f"A arrow:{number - 2}", f"A arrow:{number}")
    assert charges(game, DOUBLE) == 0
    assert counters(game)[0] == 1 + 1 + FACES[0][NUMBER[DOUBLE]].reward.credits, "but it pays its credits"


@pytest.mark.rule("SB-20.1")
def test_a_doubled_sector_pays_once_more_in_full() -> None:
    """SB-R3: as for another die, arrows included."""
    arrow = ship_with(sector=7, reward=Reward(credits=1, arrow="right"))
    game = dice_lie(base(f"{holding(DOUBLE, 1)} | {holding(arrow)}", ""), 3, 4)
    drive(game, "A sum:7", "B sum:7", f"A use:{DOUBLE}")
    assert [event["sector"] for event in events(game, "collected")] == [7, 7, 8, 8]


@pytest.mark.rule("SB-20.3")
def test_each_use_doubles_one_sector() -> None:
    """SB-R19: with two charges a player doubles two sectors, or one sector twice."""
    two = ship_with(effect="double-sector", zone="deployed", slots=2)
    sixes = ship_with(sector=6)
    board = f"{holding(two, 2)} | 6: {sixes}"
    game = dice_lie(base("", board), 6, 5)
    drive(game, "A apart:6:5", "B apart:6:5", f"B use:{two}", "B double:6", f"B use:{two}", "B double:6")
    assert [event["sector"] for event in events(game, "collected") if event["seat"] == 1] == [6, 6, 6]
    assert charges(game, two, "B") == 0


# ---- what the question tells ----------------------------------------------------------------------------------------


@pytest.mark.rule("SB-17.4")
def test_the_sum_tells_what_charged_shifts_can_reach() -> None:
    """Sum 8, nothing deployed there; a shift by one and one by one or two reach 9, 10 and 11, of which 11 pays."""
    one, two = ship_with(effect="shift-sector", amounts=(1,)), ship_with(effect="shift-sector", amounts=(1, 2))
    paying = ship_with("deployed", sector=11, reward=Reward(credits=4))
    newer = next(ship.id for ship in SHIPS if ship.sector == 11 and ship.level == 3)
    game = dice_lie(base("", f"{holding(one, 1)} | {holding(two, 1)} | 11: {newer} ^{paying}"), 4, 4)
    pay = FACES[1][NUMBER[starter("B", 11)]].reward.credits + 4
    (ask,) = (ask for ask in game.asks if ask.seat == 1)
    apart, total = ask.options
    assert game.hint(1, apart) == {}
    assert game.hint(1, total) == {"shifts": [{"sector": 11, "credits": pay}]}


@pytest.mark.rule("SB-8.16")
def test_a_purchase_tells_what_income_will_make_of_the_credits() -> None:
    """Passing keeps the credits; after a purchase of everything the income is what is left."""
    game = begin(base("9c 4i", "", cursor="purchase", yard="L1-9890"))
    hints = {option.id: game.hint(0, option) for option in game.asks[0].options}
    assert hints["pass"] == {"left": 9}
    assert hints["buy:L1-9890"] == {"price": 2, "left": 0, "refill": 4}
    poor = begin(base("2c 4i", "", cursor="purchase", yard="L1-9890"))
    assert poor.hint(0, poor.asks[0].options[0]) == {"left": 2, "refill": 4}
