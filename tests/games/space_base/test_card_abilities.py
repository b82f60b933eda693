"""Abilities that buy, take, move and charge cards, and that give or take points (sections 18 and 19 of the ledger)."""

from __future__ import annotations

import pytest
from tests.games.space_base.boards import (
    ability_of,
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

from cosmodrome.games.space_base.index import FACES, NUMBER, STATION
from cosmodrome.games.space_base.rows import Reward
from cosmodrome.kernel import NotAnOption

WINDOWS = ("window-1", "window-2", "window-3")
SHIFT_1 = ship_with(effect="shift-sector", amounts=(1,), sector=1)
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


# ---- buying and gaining ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-18.1", "SB-18.2", "SB-18.3")
@pytest.mark.parametrize("step", ["window-1", "window-2"])
def test_buy_a_card_at_the_exact_price(step: str) -> None:
    """What the ability gives comes first; only the price is paid; the normal purchase is still to come."""
    gain = ability_of(BUY).gain.credits
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
    gain = ability_of(BUY).gain.credits
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
    game = begin(base(holding(ship, FACES[STATION][NUMBER[ship]].needed[2]), ""), until="roll")
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


# ---- points, charges, places ----------------------------------------------------------------------------------------


@pytest.mark.rule("SB-19.3")
def test_every_opponent_loses_four_points_but_not_below_zero() -> None:
    """The user loses nothing; then come the purchases of the card."""
    game = begin(base(f"9v 30c | {holding(LOSE, 2)}", "10v", "3v"), until="roll")
    drive(game, f"A use:{LOSE}")
    assert [counters(game, seat)[2] for seat in "ABC"] == [9, 6, 0]
    assert [(event["seat"], event["vp"]) for event in events(game, "lost-vp")] == [(1, 4), (2, 3)]
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
    assert set(options(game)) == {f"charge:{CHARGE}", f"charge:{REROLL}", f"charge:{deployed}"}
    drive(game, f"A charge:{deployed}")
    assert charges(game, deployed) == 2
    assert charges(game, CHARGE) == 0


@pytest.mark.rule("SB-19.4")
def test_a_card_with_two_charges_places_two_in_one_step() -> None:
    """SB-R2: the book knows no limit but the charges."""
    game = begin(base(f"{holding(CHARGE, 2)} | {holding(SHIFT_1)}", ""), until="roll")
    drive(game, f"A use:{CHARGE}", f"A charge:{SHIFT_1}", f"A use:{CHARGE}", f"A charge:{SHIFT_1}")
    assert (charges(game, CHARGE), charges(game, SHIFT_1)) == (0, 2)
    assert asked(game) == ["A halt"]


@pytest.mark.rule("SB-19.4")
def test_two_tankers_do_not_feed_each_other_for_ever() -> None:
    """SB-R2: each is used as often as it was charged for when the window opened."""
    game = begin(base(f"{holding(CHARGE, 1)} | {holding(MOVE)}", ""), until="roll")
    drive(game, f"A use:{CHARGE}", f"A charge:{MOVE}")
    assert charges(game, MOVE) == 1
    assert asked(game) == ["A halt"], "its charge came too late for this window"


@pytest.mark.rule("SB-19.4")
def test_a_charge_may_go_back_onto_its_own_card() -> None:
    """SB-R23: any card is any card; that alone would change nothing and is not offered, and a colony has no slot."""
    game = begin(base(f"{holding(CHARGE, 1)} | {holding(REROLL)} | 6: colony-6", ""), until="roll")
    drive(game, f"A use:{CHARGE}")
    assert set(options(game)) == {f"charge:{REROLL}", f"charge:{CHARGE}"}
    drive(game, f"A charge:{CHARGE}")
    assert charges(game, CHARGE) == 1
    assert asked(game) == ["A halt"], "used up for this window"
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


@pytest.mark.rule("SB-19.4")
def test_a_charge_that_has_nowhere_to_go_is_not_moved() -> None:
    """Only a card whose charge finds a free slot on another one is offered, wherever it lies and on any turn."""
    game = begin(base("", f"{holding(MOVE, 2)} | {holding(SHIFT_1, 0, 'deployed')}"))
    drive(game, f"B use:{MOVE}", f"B charge:{SHIFT_1}")
    assert options(game, "B") == ["pass", f"move:{MOVE}", f"move:{SHIFT_1}"]
    drive(game, f"B move:{MOVE}")
    assert (charges(game, MOVE, "B"), charges(game, SHIFT_1, "B")) == (0, 2)
    full = begin(base(f"{holding(MOVE, 2)} | {holding(REROLL)}", ""))
    drive(full, f"A use:{MOVE}", f"A charge:{REROLL}")
    assert options(full) == ["pass", f"move:{REROLL}"], "the charge left on the mover finds no slot"


@pytest.mark.rule("SB-19.4")
def test_a_charge_may_move_to_the_card_that_moves_it() -> None:
    """SB-R23: all other slots are full, so the placed charge goes back, and another card's charge comes along."""
    game = begin(base(f"{holding(MOVE, 1)} | {holding(REROLL, 1)}", ""), until="roll")
    drive(game, f"A use:{MOVE}")
    assert options(game) == ["pass", f"move:{REROLL}"], "the only free slots are its own"
    drive(game, f"A move:{REROLL}")
    assert (charges(game, MOVE), charges(game, REROLL)) == (2, 0)


@pytest.mark.rule("SB-19.5", "SB-12.4")
def test_a_card_of_a_closed_sector_is_placed_elsewhere() -> None:
    """SB-R24: sector 3 is closed, so its card goes to one of 7 to 12; without the ability it cannot be bought."""
    ship = ship_with(sector=3, level=1)
    game = begin(base(f"30c | 3: colony-3 | {holding(PLACE, 1)}", "", yard=ship), until="roll")
    drive(game, f"A use:{PLACE}", f"A buy:{ship}")
    assert options(game) == [f"place:{ship}:{number}" for number in range(7, 13)]
    drive(game, f"A place:{ship}:7")
    assert sector(game, 7) == (ship, [starter("A", 7)])
    plain = begin(base("30c | 3: colony-3", "", cursor="purchase", yard=ship))
    assert f"buy:{ship}" not in options(plain)


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
