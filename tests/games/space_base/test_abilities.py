"""Every ability: what it does, and when it may not be used (sections 17 to 20 of the ledger)."""

from __future__ import annotations

import pytest
from tests.games.space_base.boards import (
    asked,
    base,
    begin,
    charges,
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
)

from cosmodrome.games.space_base.cards import SHIPS
from cosmodrome.games.space_base.index import FACES, NUMBER, ZONES
from cosmodrome.games.space_base.rows import Reward
from cosmodrome.kernel import Game, NotAnOption

WINDOWS = ("window-1", "window-2", "window-3")
SHIFT_1 = ship_with(effect="shift-sector", amounts=(1,), sector=1)
SHIFT_2 = ship_with(effect="shift-sector", amounts=(1,), sector=2)
SHIFT_12 = ship_with(effect="shift-sector", amounts=(1, 2), sector=5)
BUY = ship_with(effect="buy-card", needs=1)
CLAIM = ship_with(effect="claim-card", needs=1, cards=((3, 1),))
SWAP = ship_with(effect="swap-sectors", sectors=(5, 8))
EXCHANGE = ship_with(effect="exchange-card")
REROLL = ship_with(effect="reroll", needs=1)
SET_DIE = ship_with(effect="set-die", needs=1, slots=2)
LOSE = ship_with(effect="opponents-lose-vp", amount=4)
CHARGE = ship_with(effect="place-charge", move=0)
MOVE = ship_with(effect="place-charge", move=1)
PLACE = ship_with(effect="buy-and-place")
DOUBLE = ship_with(effect="double-sector", zone="station", needs=1)
DOUBLE_DEPLOYED = ship_with("deployed", effect="double-sector", zone="deployed", needs=1)


def ability_of(name: str, zone: str = "station") -> object:
    return FACES[ZONES.index(zone)][NUMBER[name]].ability


def dice(table: object, one: int, other: int, until: str = "window-2") -> Game:
    """The dice lie like this, and nobody has chosen yet."""
    table.cursor, table.dice = "dice", (one, other)  # type: ignore[attr-defined]
    return begin(table, until=until)  # type: ignore[arg-type]


# ---- two dice and arrows --------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-8.6", "SB-17.1", "SB-17.2", "SB-17.6")
def test_example_a_shift_from_9() -> None:
    """Sum 9 and a one-arrow ability: sector 10 is collected instead of 9."""
    game = dice(base(holding(SHIFT_1, 1), ""), 4, 5)
    drive(game, "A sum:9")
    assert options(game) == ["done", f"shift:{SHIFT_1}:1"]
    drive(game, f"A shift:{SHIFT_1}:1", "B sum:9")
    assert [event["sectors"] for event in events(game, "dice-used")] == [[10], [9]]
    assert counters(game) == (0, 1, 0)
    assert charges(game, SHIFT_1) == 0


@pytest.mark.rule("SB-17.1", "SB-8.6")
def test_a_shift_is_only_for_who_uses_the_sum() -> None:
    """With dice apart it is not offered, and the charge stays."""
    game = dice(base(holding(SHIFT_1, 1), ""), 4, 5)
    assert game.why(0, f"shift:{SHIFT_1}:1") == "SB-8.6"
    drive(game, "A apart:4:5")
    assert asked(game) == ["B dice"]
    drive(game, "B sum:9")
    assert charges(game, SHIFT_1) == 1


@pytest.mark.rule("SB-17.1")
def test_a_shift_is_used_on_any_players_turn() -> None:
    """A passive player collects what is deployed at the shifted sector."""
    board = f"{holding(SHIFT_1, 1)} | 10: {ship_with(sector=10)}"
    game = dice(base("", board), 4, 5)
    drive(game, "B sum:9", f"B shift:{SHIFT_1}:1", "A apart:4:5")
    assert counters(game, "B") == (3, 0, 0)


@pytest.mark.rule("SB-17.3")
def test_one_or_two_to_the_right() -> None:
    """A card with a single and a double arrow leaves the choice."""
    game = dice(base(holding(SHIFT_12, 1), ""), 4, 5)
    drive(game, "A sum:9")
    assert options(game) == ["done", f"shift:{SHIFT_12}:1", f"shift:{SHIFT_12}:2"]
    drive(game, f"A shift:{SHIFT_12}:2", "B sum:9")
    assert events(game, "dice-used")[0]["sectors"] == [11]


@pytest.mark.rule("SB-17.4", "SB-17.5", "SB-17.7")
def test_example_combined_shifts() -> None:
    """An opponent rolls 4 and 4; one-arrow abilities in sectors 1 and 2 and a one-or-two-arrow ability in sector 5:
    one of the first kind and the second for two reach 11, and the 4 credits there."""
    board = f"{holding(SHIFT_1, 1)} | {holding(SHIFT_2, 1)} | {holding(SHIFT_12, 1)} | 11: {ship_with(sector=11)}"
    game = dice(base("", board), 4, 4)
    drive(game, "A apart:4:4", "B sum:8", f"B shift:{SHIFT_1}:1", f"B shift:{SHIFT_12}:2")
    assert options(game, "B") == ["done", f"shift:{SHIFT_2}:1"]
    drive(game, "B done")
    assert events(game, "dice-used")[1] == {"key": "dice-used", "seat": 1, "sectors": [11]}
    assert counters(game, "B") == (4, 0, 0)
    assert [charges(game, name, "B") for name in (SHIFT_1, SHIFT_2, SHIFT_12)] == [0, 1, 0]


@pytest.mark.rule("SB-17.4")
def test_no_shift_goes_past_sector_12() -> None:
    """SB-R16: what would leave the board is not offered."""
    game = dice(base(f"{holding(SHIFT_1, 2)} | {holding(SHIFT_12, 1)}", ""), 5, 6)
    drive(game, "A sum:11")
    assert options(game) == ["done", f"shift:{SHIFT_1}:1", f"shift:{SHIFT_12}:1"]
    drive(game, f"A shift:{SHIFT_1}:1")
    assert asked(game) == ["B dice"], "12 is the end"


@pytest.mark.rule("SB-17.4")
def test_each_charge_shifts_once() -> None:
    """Two charges of one card shift twice, and not a third time."""
    game = dice(base(holding(SHIFT_1, 2), ""), 2, 3)
    drive(game, "A sum:5", f"A shift:{SHIFT_1}:1", f"A shift:{SHIFT_1}:1")
    assert asked(game) == ["B dice"]


@pytest.mark.rule("SB-17.5")
def test_a_shift_of_a_deployed_card() -> None:
    """The card may lie anywhere."""
    ship = ship_with("deployed", effect="shift-sector", amounts=(1,), needs=2)
    game = dice(base(holding(ship, 2, "deployed"), ""), 4, 5)
    drive(game, "A sum:9", f"A shift:{ship}:1", "B sum:9")
    assert events(game, "dice-used")[0]["sectors"] == [10]
    assert charges(game, ship) == 0


def test_a_planned_shift_shows_to_its_owner_alone() -> None:
    """Until all have chosen, the others do not see where the dice of a player point."""
    game = dice(base(holding(SHIFT_1, 2), ""), 4, 5)
    before = game.view(1), game.view(None)
    drive(game, "A sum:9", f"A shift:{SHIFT_1}:1")
    assert game.view(0)["draft"] == {"cards": [SHIFT_1], "sector": 10}
    assert (game.view(1), game.view(None)) == before


# ---- buying and gaining ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-18.1", "SB-18.2", "SB-18.3")
@pytest.mark.parametrize("step", ["window-1", "window-2"])
def test_buy_a_card_at_the_exact_price(step: str) -> None:
    """What the ability gives comes first; only the price is paid; the normal purchase is still to come."""
    gain = ability_of(BUY).gain.credits  # type: ignore[attr-defined]
    assert gain > 0
    game = begin(base(f"10c | {holding(BUY, 1)}", "", cursor=step))
    drive(game, f"A use:{BUY}")
    assert asked(game) == ["A extra-purchase"]
    assert counters(game)[0] == 10 + gain
    assert all(cost_of(text.removeprefix("buy:")) <= 10 + gain for text in options(game)[1:])
    bought = options(game)[1].removeprefix("buy:")
    drive(game, f"A buy:{bought}")
    assert counters(game)[0] == 10 + gain - cost_of(bought)
    assert sector(game, sector_of(bought)) == (bought, [starter("A", sector_of(bought))])
    pass_until(game, "purchase")
    assert asked(game) == ["A purchase"]


@pytest.mark.rule("SB-18.4")
def test_the_purchase_may_be_declined() -> None:
    """The ability is used all the same, and what it gives is kept."""
    gain = ability_of(BUY).gain.credits  # type: ignore[attr-defined]
    game = begin(base(f"1c | {holding(BUY, 1)}", ""), until="roll")
    drive(game, f"A use:{BUY}", "A pass")
    assert counters(game)[0] == 1 + gain
    assert charges(game, BUY) == 0
    assert events(game, "bought") == []


@pytest.mark.rule("SB-18.1")
def test_buying_is_for_the_own_turn() -> None:
    """Blue: not on another's turn."""
    game = begin(base(f"10c | {holding(BUY, 1)}", "", active=1), until="roll")
    assert asked(game) == ["B halt"]


@pytest.mark.rule("SB-18.3")
def test_an_ability_that_gives_points_before_a_purchase() -> None:
    """Points too come first."""
    ship = ship_with(effect="buy-card", gain=Reward(vp=4))
    game = begin(base(f"10c | {holding(ship, 2)}", ""), until="roll")
    drive(game, f"A use:{ship}")
    assert counters(game)[2] == 4
    assert asked(game) == ["A extra-purchase"]


@pytest.mark.rule("SB-18.5", "SB-18.6")
def test_gain_a_ship_free() -> None:
    """Ships of the named level only, placed by the normal rules; not a purchase, which is still to come."""
    game = begin(base(f"9c | {holding(CLAIM, 1)}", ""))
    yard = game.view(None)["shipyard"]
    drive(game, f"A use:{CLAIM}")
    assert options(game) == ["done", *(f"claim:{name}" for name in yard[2])]
    with pytest.raises(NotAnOption) as refused:
        drive(game, f"A claim:{yard[0][0]}")
    assert refused.value.rule == "SB-18.5"
    ship = yard[2][0]
    before = sector(game, sector_of(ship))
    drive(game, f"A claim:{ship}")
    assert sector(game, sector_of(ship)) == (ship, [*before[1], before[0]])
    assert counters(game)[0] == 9
    pass_until(game, "purchase")
    assert asked(game) == ["A purchase"]


@pytest.mark.rule("SB-18.5")
def test_gaining_ships_of_two_levels() -> None:
    """Each kind as often as it is named."""
    ship = ship_with(effect="claim-card", cards=((1, 1), (2, 1)))
    needed = next(card for card in SHIPS if card.id == ship).station.slots.needed(2)  # type: ignore[union-attr]
    game = begin(base(holding(ship, needed), ""), until="roll")
    drive(game, f"A use:{ship}")
    one, two = (game.view(None)["shipyard"][level][0] for level in (0, 1))
    drive(game, f"A claim:{two}")
    assert not any(text.startswith("claim:L2") for text in options(game))
    drive(game, f"A claim:{one}")
    assert asked(game) == ["A halt"]


@pytest.mark.rule("SB-18.7")
def test_fewer_ships_than_named_or_none() -> None:
    """Gaining is optional."""
    game = begin(base(holding(CLAIM, 1), ""), until="roll")
    drive(game, f"A use:{CLAIM}", "A done")
    assert events(game, "claimed") == []
    assert charges(game, CLAIM) == 0


def test_gaining_is_not_offered_in_vain() -> None:
    """With every ship's sector closed by a colony there is nothing to gain."""
    claim = ship_with("deployed", effect="claim-card", needs=1)
    board = " | ".join(f"{number}: colony-{number}" for number in range(1, 13))
    game = begin(base(f"{board} ^{claim}*1", ""), until="roll")
    assert asked(game) == ["A halt"]


# ---- moving cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-18.8", "SB-18.11")
def test_example_swap_5_and_8() -> None:
    """All cards of sector 5 lie in sector 8 and all of sector 8 in sector 5, deployed ones included."""
    other = ship_with(sector=8, level=1)
    game = begin(base(f"5: {SWAP}*3 ^{ship_with(sector=5, level=1)} | 8: {other}", ""), until="roll")
    five, eight = sector(game, 5), sector(game, 8)
    drive(game, f"A use:{SWAP}")
    assert (sector(game, 5), sector(game, 8)) == (eight, five)
    assert len(five[1]) == 2
    assert len(eight[1]) == 1


@pytest.mark.rule("SB-18.8")
def test_charges_go_along_with_a_swap() -> None:
    """They lie on the cards."""
    game = begin(base(f"{holding(SWAP, 3)} | 8: {SET_DIE if sector_of(SET_DIE) == 8 else CHARGE}*1", ""), until="roll")
    name = sector(game, 8)[0]
    drive(game, f"A use:{SWAP}")
    assert sector(game, 5)[0] == name
    assert charges(game, name) == 1


@pytest.mark.rule("SB-18.8")
def test_swapping_is_for_the_own_turn() -> None:
    """Blue."""
    assert asked(begin(base(holding(SWAP, 3), "", active=1), until="roll")) == ["B halt"]


@pytest.mark.rule("SB-18.9")
def test_after_a_swap_cards_still_go_to_their_printed_sector() -> None:
    """A ship of sector 5 is placed in sector 5, wherever its neighbours went."""
    ship = ship_with(sector=5, level=1)
    game = begin(base(f"9c | {holding(SWAP, 3)}", "", cursor="window-2", yard=ship))
    drive(game, f"A use:{SWAP}")
    pass_until(game, "purchase")
    drive(game, f"A buy:{ship}")
    assert sector(game, 5) == (ship, [starter("A", 8)])


@pytest.mark.rule("SB-19.9", "SB-19.10")
def test_example_exchange_on_the_board() -> None:
    """The card in sector 9 is exchanged with the one in sector 7: they trade sectors, with their charges."""
    assert sector_of(EXCHANGE) == 9
    game = begin(base(f"9: {EXCHANGE}*1 | 7: {SET_DIE}*2", ""), until="roll")
    drive(game, f"A use:{EXCHANGE}", f"A exchange:{SET_DIE}")
    assert sector(game, 7) == (EXCHANGE, [starter("A", 7)])
    assert sector(game, 9) == (SET_DIE, [starter("A", 9)])
    assert charges(game, SET_DIE) == 2


@pytest.mark.rule("SB-19.9", "SB-19.11")
def test_example_exchange_from_above_the_board() -> None:
    """The card deployed at 9 is exchanged with the board card of sector 4: that card is deployed at 9, and this card
    lies on the board in sector 4."""
    game = begin(base(f"9: {ship_with(sector=9)} ^{EXCHANGE}*1", ""), until="roll")
    drive(game, f"A use:{EXCHANGE}", f"A exchange:{starter('A', 4)}")
    assert sector(game, 4) == (EXCHANGE, [])
    assert sector(game, 9)[1] == [starter("A", 9), starter("A", 4)]


@pytest.mark.rule("SB-19.9")
def test_exchange_is_with_cards_on_the_board() -> None:
    """SB-R4: the other card lies at the station; deployed ones are not offered, nor the card itself."""
    game = begin(base(f"9: {EXCHANGE}*1 | 4: {ship_with(sector=4)}", ""), until="roll")
    drive(game, f"A use:{EXCHANGE}")
    assert len(options(game)) == 11
    assert f"exchange:{starter('A', 4)}" not in options(game)
    assert f"exchange:{EXCHANGE}" not in options(game)


@pytest.mark.rule("SB-19.9")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("step", WINDOWS)
def test_exchange_on_any_turn(active: int, step: str) -> None:
    """Green, in each of the three windows."""
    game = begin(base(holding(EXCHANGE, 1), "", active=active, cursor=step))
    assert options(game) == ["pass", f"use:{EXCHANGE}"]


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


# ---- points, charges, places ----------------------------------------------------------------------------------------


@pytest.mark.rule("SB-19.3")
def test_every_opponent_loses_four_points_but_not_below_zero() -> None:
    """The user loses nothing; then come the purchases of the card."""
    game = begin(base(f"9v 30c | {holding(LOSE, 2)}", "10v", "3v"), until="roll")
    drive(game, f"A use:{LOSE}")
    assert [counters(game, seat)[2] for seat in "ABC"] == [9, 6, 0]
    assert asked(game) == ["A extra-purchase"]
    drive(game, "A pass", "A pass")
    assert asked(game) == ["A halt"], "two purchases, no more"


@pytest.mark.rule("SB-19.3")
def test_taking_points_is_for_the_own_turn() -> None:
    """Blue."""
    assert asked(begin(base(holding(LOSE, 2), "10v", active=1), until="roll")) == ["B halt"]


@pytest.mark.rule("SB-19.4")
@pytest.mark.parametrize("active", [0, 1])
def test_a_charge_goes_on_a_free_slot_of_any_own_card(active: int) -> None:
    """On any turn, at the station or deployed, whatever the dice; full cards and others' cards are not offered."""
    full, deployed = ship_with(effect="swap-sectors", needs=1, slots=1), ship_with("deployed", effect="gain", slots=2)
    board = f"{holding(CHARGE, 1)} | {holding(REROLL)} | {holding(full, 1)} | {holding(deployed, 1, 'deployed')}"
    game = begin(base(board, holding(SET_DIE), active=active), until="roll")
    drive(game, f"A use:{CHARGE}")
    assert set(options(game)) == {f"charge:{REROLL}", f"charge:{deployed}"}
    drive(game, f"A charge:{deployed}")
    assert charges(game, deployed) == 2
    assert charges(game, CHARGE) == 0


@pytest.mark.rule("SB-19.4")
def test_a_charge_is_placed_once_in_a_window_and_not_onto_its_own_card() -> None:
    """SB-R2: else a card could feed itself for ever."""
    game = begin(base(f"{holding(CHARGE, 2)} | {holding(SHIFT_1)}", ""), until="roll")
    drive(game, f"A use:{CHARGE}")
    assert charges(game, CHARGE) == 1, "the only other slots were taken at once"
    assert charges(game, SHIFT_1) == 1
    assert asked(game) == ["A halt"], "not again in this window"
    alone = begin(base(holding(CHARGE, 1), ""), until="roll")
    assert asked(alone) == ["A halt"], "nothing else has a free slot"


@pytest.mark.rule("SB-19.4")
def test_some_cards_move_a_charge_besides() -> None:
    """From any own card to a free slot of another; it may be left."""
    game = begin(base(f"{holding(MOVE, 1)} | {holding(REROLL)} | {holding(SHIFT_1, 1)}", ""), until="roll")
    drive(game, f"A use:{MOVE}", f"A charge:{REROLL}")
    assert asked(game) == ["A move-charge"]
    stay = drive(game.fork(), "A pass")
    assert charges(stay, REROLL) == charges(stay, SHIFT_1) == 1
    drive(game, f"A move:{REROLL}")
    if asked(game) == ["A place-charge"]:
        drive(game, f"A charge:{SHIFT_1}")
    assert (charges(game, REROLL), charges(game, SHIFT_1)) == (0, 2)


@pytest.mark.rule("SB-19.5")
def test_a_card_is_placed_in_any_sector_7_to_12() -> None:
    """An extra purchase at the exact price (SB-R17): a ship of sector 12 may go into sector 7, or where it belongs."""
    ship = ship_with(sector=12, level=1)
    game = begin(base(f"30c | {holding(PLACE, 1)}", "", yard=ship), until="roll")
    drive(game, f"A use:{PLACE}", f"A buy:{ship}")
    assert options(game) == [f"place:{ship}:{number}" for number in (12, 7, 8, 9, 10, 11)]
    drive(game, f"A place:{ship}:7")
    assert sector(game, 7) == (ship, [starter("A", 7)])
    assert sector(game, 12) == (starter("A", 12), [])
    assert counters(game)[0] == 30 - cost_of(ship)


@pytest.mark.rule("SB-19.5")
def test_a_low_ship_may_go_up_and_closed_sectors_stay_closed() -> None:
    """A ship of sector 2 goes into 2 or any of 7 to 12, but into no sector with a colony."""
    ship = ship_with(sector=2, level=1)
    game = begin(base(f"30c | {holding(PLACE, 1)} | 7: colony-7 | 2: colony-2", "", yard=ship), until="roll")
    drive(game, f"A use:{PLACE}", f"A buy:{ship}")
    assert options(game) == [f"place:{ship}:{number}" for number in (8, 9, 10, 11, 12)]


@pytest.mark.rule("SB-19.5")
def test_placing_is_for_the_own_turn_and_may_be_declined() -> None:
    """Blue, and optional."""
    assert asked(begin(base(f"30c | {holding(PLACE, 1)}", "", active=1), until="roll")) == ["B halt"]
    game = begin(base(f"30c | {holding(PLACE, 1)}", ""), until="roll")
    drive(game, f"A use:{PLACE}", "A pass")
    assert counters(game)[0] == 30


@pytest.mark.rule("SB-19.13")
@pytest.mark.parametrize("step", WINDOWS)
def test_abilities_that_give_resources(step: str) -> None:
    """The amounts of the ability area, on the turns the colour allows: blue on the own, red on others'."""
    blue = ship_with(effect="gain", colour="blue", gain=Reward(credits=3))
    red = ship_with("deployed", effect="gain", colour="red", gain=Reward(credits=3))
    own = begin(base(holding(blue, 1), "", cursor=step))
    drive(own, f"A use:{blue}")
    assert events(own, "received") == [
        {"key": "received", "seat": 0, "credits": 3, "income": 0, "vp": 0},
    ]
    other = begin(base("", holding(red, 2, "deployed"), cursor=step))
    drive(other, f"B use:{red}")
    assert events(other, "received")[0]["seat"] == 1


@pytest.mark.rule("SB-19.12")
def test_you_win() -> None:
    """The game ends at once; nobody is asked any more, and the round is not finished."""
    ship = ship_with(effect="win")
    game = begin(base(holding(ship, 3), f"60v | {holding(EXCHANGE, 1)}", "", active=1, first=2))
    drive(game, "B pass", f"A use:{ship}")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert events(game, "won") == [{"key": "won", "seats": [0], "reason": "ability"}]


# ---- doubling -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-20.1", "SB-20.3", "SB-20.5")
def test_example_double_at_the_station() -> None:
    """Dice 2 and 3 apart: after sectors 2 and 3 one of them, as chosen, is collected once more; with the sum, sector 5
    is collected twice."""
    game = dice(base(holding(DOUBLE, 1), ""), 2, 3)
    drive(game, "A apart:2:3", "B sum:5")
    assert asked(game) == ["A collect-before"]
    drive(game, f"A use:{DOUBLE}")
    assert options(game) == ["double:2", "double:3"]
    drive(game, "A double:3")
    assert [event["sector"] for event in events(game, "collected")] == [2, 3, 3]
    assert counters(game) == (3, 0, 0)
    summed = dice(base(holding(DOUBLE, 1), ""), 2, 3)
    drive(summed, "A sum:5", "B sum:5", f"A use:{DOUBLE}")
    assert [event["sector"] for event in events(summed, "collected")] == [5, 5]
    assert counters(summed) == (2, 0, 0)


@pytest.mark.rule("SB-20.2", "SB-20.6")
def test_example_double_deployed() -> None:
    """An opponent's 5 and 6 apart, sector 5 (1 charge and 3 credits) doubled: 2 charges and 6 credits in all, while the
    2 of sector 6 come only once."""
    charged = ship_with("deployed", sector=5, effect="shift-sector", slots=2)
    two = ship_with("deployed", sector=5, reward=Reward(credits=2))
    one = ship_with("deployed", sector=6, reward=Reward(credits=1))
    fives, sixes = (next(ship.id for ship in SHIPS if ship.sector == number and ship.level == 3) for number in (5, 6))
    board = f"5: {fives} ^{two} ^{charged} | 6: {sixes} ^{one} | {holding(DOUBLE_DEPLOYED, 1, 'deployed')}"
    game = dice(base("", board), 5, 6)
    drive(game, "A apart:5:6", "B apart:5:6", f"B use:{DOUBLE_DEPLOYED}")
    assert options(game, "B") == ["double:5", "double:6"]
    drive(game, "B double:5")
    assert charges(game, charged, "B") == 2
    assert counters(game, "B") == (6 + 2, 0, 0)


@pytest.mark.rule("SB-20.1", "SB-20.2")
def test_doubling_is_for_its_own_turn_and_step() -> None:
    """The station is doubled on the own turn, deployed ships on others'; before collecting, and in no other step."""
    passive = dice(base("", holding(DOUBLE, 1)), 2, 3)
    drive(passive, "A apart:2:3", "B apart:2:3")
    assert asked(passive) == ["A halt"]
    active = dice(base(holding(DOUBLE_DEPLOYED, 1, "deployed"), ""), 2, 3)
    drive(active, "A apart:2:3", "B apart:2:3")
    assert asked(active) == ["A halt"]


@pytest.mark.rule("SB-20.4")
def test_a_doubling_ability_does_not_charge_itself() -> None:
    """Its sector is hit and doubled: the normal hit charges it, the second payment does not."""
    number = sector_of(DOUBLE)
    reward = FACES[0][NUMBER[DOUBLE]].reward
    game = dice(base(holding(DOUBLE, 1), ""), number, 6)
    drive(game, f"A apart:{number}:6", f"B sum:{number + 6}", f"A use:{DOUBLE}", f"A double:{number}")
    assert charges(game, DOUBLE) == 1, "the hit itself, after the charge was spent"
    assert counters(game)[0] == 2 * reward.credits + 1
    table = base(holding(DOUBLE), "")
    table.pay(0, number, without_charging=NUMBER[DOUBLE])
    assert table.cubes(0, 0, NUMBER[DOUBLE]) == 0, "the payment that it doubles"
    table.pay(0, number)
    assert table.cubes(0, 0, NUMBER[DOUBLE]) == 1


@pytest.mark.rule("SB-20.1")
def test_a_doubled_sector_pays_once_more_in_full() -> None:
    """SB-R3: as for another die, arrows included."""
    arrow = ship_with(sector=7, reward=Reward(credits=1, arrow="right"))
    game = dice(base(f"{holding(DOUBLE, 1)} | {holding(arrow)}", ""), 3, 4)
    drive(game, "A sum:7", "B sum:7", f"A use:{DOUBLE}")
    assert [event["sector"] for event in events(game, "collected")] == [7, 7, 8, 8]


@pytest.mark.rule("SB-20.3")
def test_each_use_doubles_one_sector() -> None:
    """SB-R19: with two charges a player doubles two sectors, or one sector twice."""
    two = ship_with(effect="double-sector", zone="deployed", slots=2)
    sixes = ship_with(sector=6)
    board = f"{holding(two, 2)} | 6: {sixes}"
    game = dice(base("", board), 6, 5)
    drive(game, "A apart:6:5", "B apart:6:5", f"B use:{two}", "B double:6", f"B use:{two}", "B double:6")
    assert [event["sector"] for event in events(game, "collected") if event["seat"] == 1] == [6, 6, 6]
    assert charges(game, two, "B") == 0


# ---- why not --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "board, option, rule",
    [
        (holding(EXCHANGE, 1), f"use:{SET_DIE}", "SB-5.5"),  # not one's own card
        (f"{holding(EXCHANGE, 1)} | 4: {ship_with(sector=4, slots=None)}", "STATION-4", "SB-15.1"),
        (f"{holding(EXCHANGE, 1)} | {holding(REROLL)}", f"use:{REROLL}", "SB-5.6"),
        (f"{holding(EXCHANGE, 1)} | {holding(REROLL, 1)}", f"use:{REROLL}", "SB-8.2"),
    ],
)
def test_a_refused_use_names_the_rule(board: str, option: str, rule: str) -> None:
    """Not one's own card; no ability; not charged; not in this step."""
    game = begin(base(board, "5c"))
    if option == "STATION-4":
        option = f"use:{sector(game, 4)[0]}"
    assert game.why(0, option) == rule
    with pytest.raises(NotAnOption) as refused:
        game.answer(0, option)
    assert refused.value.rule == rule


def test_a_refused_colour_names_the_rule() -> None:
    """Blue on another's turn, red on the own."""
    blue = begin(base(f"{holding(EXCHANGE, 1)} | {holding(SWAP, 3)}", "", active=1))
    assert blue.why(0, f"use:{SWAP}") == "SB-5.9"
    ship = ship_with("deployed", effect="gain", colour="red", needs=2)
    red = begin(base(f"{holding(EXCHANGE, 1)} | {holding(ship, 2, 'deployed')}", ""))
    assert red.why(0, f"use:{ship}") == "SB-5.10"


@pytest.mark.parametrize(
    "option, rule",
    [
        ("buy:colony-12", "SB-8.11"),
        ("buy:L9-0000", None),
        ("use:nothing", None),
        ("apart:1:2", None),
        ("buy", None),
        ("buy:5", None),
        ("buy:colony-4:7", None),
    ],
)
def test_why_tells_only_what_it_knows(option: str, rule: str | None) -> None:
    """Nonsense has no rule, and asking why is never a mistake."""
    game = begin(base("9c | 4: colony-4", "", cursor="purchase"))
    assert game.why(0, option) == rule
    assert game.why(0, "buy:colony-4") == "SB-12.4"
    hidden = next(ship.id for ship in SHIPS if ship.id not in str(game.view(None)))
    assert game.why(0, f"buy:{hidden}") == "SB-8.10", "not on sale"


def test_why_not_these_dice() -> None:
    """The dice are what they are (SB-1.3), and shifts end at sector 12."""
    game = dice(base(holding(SHIFT_12, 1), ""), 5, 6)
    assert game.why(0, "apart:1:2") == game.why(0, "sum:3") == "SB-1.3"
    drive(game, "A sum:11")
    assert game.why(0, f"shift:{SHIFT_12}:2") == "SB-17.4"


def test_why_not_this_opening_card() -> None:
    """In the light-speed opening the credits must pay for all (SB-21.3)."""
    from tests.games.space_base.test_setup import HAND_A, HAND_B, set_up

    game = set_up(HAND_A, HAND_B, variant="light-speed")
    assert game.why(0, f"buy:{HAND_B.split()[0]}") == "SB-21.3"


# ---- hints ----------------------------------------------------------------------------------------------------------


def test_hints_of_purchases_and_uses() -> None:
    """What a button would bring: the price and what is left of the credits, or what an ability gives."""
    ship = ship_with(level=1, cost=3)
    game = begin(base("9c", "", cursor="purchase", yard=ship))
    (option,) = (option for option in game.asks[0].options if option.id == f"buy:{ship}")
    assert game.hint(0, option) == {"price": 3, "left": 0}, "the normal purchase takes all"
    extra = begin(base(f"9c | {holding(BUY, 1)}", "", yard=ship))
    gain = ability_of(BUY).gain.credits  # type: ignore[attr-defined]
    (use,) = (option for option in extra.asks[0].options if option.key == "use")
    assert extra.hint(0, use) == {"credits": gain}
    drive(extra, f"A use:{BUY}")
    (option,) = (option for option in extra.asks[0].options if option.id == f"buy:{ship}")
    assert extra.hint(0, option) == {"price": 3, "left": 9 + gain - 3}
    assert extra.hint(1, option) == {}, "nothing is asked of B"
