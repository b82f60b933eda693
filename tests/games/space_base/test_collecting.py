"""What two hits bring at one time, and what the buttons say about it."""

from __future__ import annotations

import pytest
from tests.games.space_base.boards import (
    asked,
    base,
    begin,
    cost_of,
    counters,
    dice_lie,
    drive,
    events,
    holding,
    options,
    sector,
    ship_with,
    use_dice,
)

from cosmodrome.games.space_base.rows import Reward
from cosmodrome.kernel import NotAnOption

BUYER = ship_with(buy=1)
CLAIMER = ship_with(claim=((2, 2),))
DOUBLER = ship_with(effect="double-sector", zone="station")


@pytest.mark.rule("SB-8.7", "SB-13.6")
@pytest.mark.parametrize("dice", [(4, 6), (6, 4)])
def test_a_purchase_among_the_rewards_is_paid_with_what_both_dice_bring(dice: tuple[int, int]) -> None:
    """Whichever die shows the card that lets its owner buy, the credits of the other one are there."""
    cheap = ship_with(cost=2, level=1)
    table = base(f"1c | 4: {BUYER}", "", yard=cheap)
    game = use_dice(table, *dice)
    assert asked(game) == ["A extra-purchase"], "1 credit, and 1 of sector 6"
    drive(game, f"A buy:{cheap}")
    assert counters(game)[0] == 0


@pytest.mark.rule("SB-8.8")
def test_a_double_used_apart_pays_twice_though_the_first_reward_pushes_the_card_out() -> None:
    """A card that gives free ships pays for both dice, even if one of the ships takes its sector."""
    new = ship_with(level=2, sector=3)
    game = use_dice(base(f"3: {CLAIMER}", "", yard=new), 3, 3)
    drive(game, f"A claim:{new}", "A done")
    assert sector(game, 3)[0] == new
    assert asked(game) == ["A claim"], "the ships of the other die"
    drive(game, "A done")
    assert counters(game) == (0, 0, 24), "12 points for each die"


@pytest.mark.rule("SB-20.1")
def test_a_doubled_sector_pays_twice_though_the_first_reward_pushes_the_card_out() -> None:
    """All rewards of a doubled sector are collected twice: those of the card that lies there when it is hit."""
    new = ship_with(level=2, sector=12)
    table = base(f"{holding(DOUBLER, 1)} | {holding(CLAIMER)}", "", yard=new)
    game = drive(use_dice(table, 6, 6, A="sum", B="sum"), f"A use:{DOUBLER}")
    drive(game, f"A claim:{new}", "A done", "A done")
    assert counters(game) == (0, 0, 24), "12 points twice, and nothing of the new ship"


@pytest.mark.rule("SB-14.9", "SB-14.11")
def test_the_hint_of_an_arrow_leaves_out_what_has_paid() -> None:
    """A neighbour that only points back brings no more than itself."""
    table = base("7: L1-1243 | 8: L1-9239 | 9: L1-6010", "")
    game = use_dice(table, 4, 4, A="sum", B="sum")
    left, right = game.asks[0].options
    assert game.hint(0, left) == {"credits": 1}, "its arrow leads back to 8"
    assert game.hint(0, right) == {"vp": 3}
    drive(game, "A arrow:7")
    assert counters(game) == (1, 0, 0)


@pytest.mark.rule("SB-18.5")
@pytest.mark.parametrize("ships, offered", [("", False), ("L3-3060", True)])
def test_ships_of_a_level_that_is_sold_out_are_not_offered(ships: str, offered: bool) -> None:
    """A card that gives a ship of level 3 is of no use while none is on sale, whatever else is."""
    claimer = ship_with(effect="claim-card", cards=((3, 1),))
    table = base(holding(claimer, 1), "", decks="", yard=ships)
    table.deployed[-1] += tuple(table.yard[2][len(ships.split()) :])
    del table.yard[2][len(ships.split()) :]
    assert (f"use:{claimer}" in options(begin(table))) is offered


@pytest.mark.rule("SB-19.4")
def test_the_story_tells_where_a_moved_charge_came_from() -> None:
    """Charges lie open, so everybody sees from which card to which one goes."""
    mover = ship_with(effect="place-charge", move=1)
    here, there = "L1-9384", "L1-8635"
    game = begin(base(f"{holding(mover, 1)} | {holding(here, 1)} | {holding(there)}", ""))
    drive(game, f"A use:{mover}", f"A charge:{there}", f"A move:{here}", f"A charge:{there}")
    (told,) = events(game, "moved-charge")
    assert (told["seat"], told["card"], told["other"]) == (0, here, there)


@pytest.mark.rule("SB-8.11", "SB-19.5")
def test_a_card_that_could_go_elsewhere_is_refused_for_its_price() -> None:
    """A player who may place a card in another sector is told that it is too dear, not that its sector is closed."""
    placer = ship_with(effect="buy-and-place")
    dear = ship_with(level=2, sector=3)
    game = drive(begin(base(f"5c | {holding(placer, 1)} | 3: colony-3", "", yard=dear)), f"A use:{placer}")
    assert cost_of(dear) > 5
    with pytest.raises(NotAnOption) as refusal:
        game.answer(0, f"buy:{dear}")
    assert refusal.value.rule == "SB-8.11"


@pytest.mark.rule("SB-11.1")
def test_two_who_reach_forty_at_once_set_off_one_end() -> None:
    """The end is set off once, by the active player, who collects first."""
    points = ship_with("deployed", reward=Reward(vp=3))
    table = base("39v | 4: L1-5084", f"39v | 4: ^{points}")
    game = use_dice(table, 4, 1)
    assert min(counters(game)[2], counters(game, "B")[2]) >= 40
    assert [event["seat"] for event in events(game, "end-triggered")] == [0]


@pytest.mark.rule("SB-11.1")
@pytest.mark.parametrize("before, ending", [(0, False), (38, False), (39, True)])
def test_a_point_sets_off_the_end_only_if_it_is_the_fortieth(before: int, ending: bool) -> None:
    """Scoring goes on quietly up to 39 points."""
    game = use_dice(base(f"{before}v | 4: L1-5084", ""), 4, 1)
    assert counters(game)[2] == before + 1
    assert game.view(None)["turn"]["last_round"] is ending


def test_hints_count_the_cards_that_rewards_bring() -> None:
    """Ships that are free, and purchases at the exact price."""
    game = dice_lie(base(f"4: {BUYER} | 5: {CLAIMER}", ""), 4, 5)
    apart, together = game.asks[0].options
    assert game.hint(0, apart) == {"vp": 13, "cards": 3}
    assert game.hint(0, together) == {"income": 1}
    game = dice_lie(base(f"3: {ship_with(arrow='both')}", ""), 3, 5)
    assert game.hint(0, game.asks[0].options[0]) == {"credits": 1, "arrows": 1}, "which way is yet to be chosen"


@pytest.mark.rule("SB-5.4", "SB-20.4")
def test_the_hint_of_doubling_leaves_out_charges_that_find_no_slot() -> None:
    """One hit fills a single slot; the doubled one brings the resources alone, and the doubling card no charge."""
    full, roomy = ship_with(sector=3, slots=1), ship_with(sector=1, slots=2, reward=Reward())
    table = base(f"1: {roomy} | 3: {full} | 4: {DOUBLER}*1", "")
    game = drive(dice_lie(table, 3, 4), "A apart:3:4", "B apart:3:4", f"A use:{DOUBLER}")
    assert [game.hint(0, option) for option in game.asks[0].options] == [{}, {"credits": 2}]
    game = drive(dice_lie(table, 1, 4), "A apart:1:4", "B apart:1:4", f"A use:{DOUBLER}")
    assert [game.hint(0, option) for option in game.asks[0].options] == [{"charges": 1}, {"credits": 2}]


@pytest.mark.rule("SB-14.9")
def test_the_hint_of_a_loop_counts_each_card_once() -> None:
    """Two arrows that point at each other."""
    game = dice_lie(base("7: L1-1243 | 8: L2-6674", ""), 3, 4)
    _, together = game.asks[0].options
    assert game.hint(0, together) == {"credits": 1 + 4}
