"""Rewards and abilities, charging, slots (sections 5, 9, 15 and 16 of the ledger)."""

from __future__ import annotations

from itertools import pairwise, permutations

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
    sector,
    sector_of,
    ship_with,
    use_dice,
)

from cosmodrome.games.space_base.cards import SHIPS
from cosmodrome.games.space_base.index import FACES, NUMBER, ZONES
from cosmodrome.games.space_base.rows import Face, Reward, Ship, Slots

TWO_SLOTS = ship_with(sector=1, effect="shift-sector", needs=1, slots=2, reward=Reward())
LINKED = ship_with("deployed", effect="shift-sector", needs=2, reward=Reward())
GAIN = ship_with(effect="gain", colour="blue", needs=1)
WIN = ship_with(effect="win")


def hit(board: str, number: int, active: bool = True, times: int = 1) -> object:
    """The sector of seat A is used by the sum (above 6) or by one die, or by both."""
    boards = (board, "") if active else ("", board)
    seat = "A" if active else "B"
    if number > 6:
        return use_dice(base(*boards), number - 6, 6, **{seat: "sum"})
    return use_dice(base(*boards), number, number if times == 2 else 6 if number < 6 else 5, **{seat: "apart"})


# ---- charging -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-5.2", "SB-5.3", "SB-9.4", "SB-15.1", "SB-15.2")
def test_a_card_with_blue_slots_gets_one_charge_on_its_owners_turn() -> None:
    """One hit, one charge on that card, and nothing else; what stands in the ability area is no reward."""
    game = hit(holding(GAIN), sector_of(GAIN))
    assert charges(game, GAIN) == 1
    other = 6 if sector_of(GAIN) != 6 else 5
    plain = FACES[0][NUMBER["L0-2196"] + other - 1].reward
    reward = FACES[0][NUMBER[GAIN]].reward
    assert counters(game) == (plain.credits + reward.credits, plain.income + reward.income, plain.vp + reward.vp)


@pytest.mark.rule("SB-5.2", "SB-9.5")
def test_a_card_with_red_slots_gets_one_charge_on_others_turns() -> None:
    """Deployed cards are charged while their owner is passive."""
    game = hit(holding(LINKED, 0, "deployed"), sector_of(LINKED), active=False)
    assert charges(game, LINKED, "B") == 1


@pytest.mark.rule("SB-9.4", "SB-9.5")
def test_slots_are_charged_in_their_own_zone_only() -> None:
    """A card at the station gets nothing on others' turns, a deployed one nothing on its owner's turn."""
    assert charges(hit(holding(GAIN), sector_of(GAIN), active=False), GAIN, "B") == 0
    assert charges(hit(holding(LINKED, 0, "deployed"), sector_of(LINKED)), LINKED) == 0


@pytest.mark.rule("SB-5.3", "SB-8.8")
def test_a_double_used_apart_charges_twice() -> None:
    """Each die is a hit."""
    assert charges(hit(holding(TWO_SLOTS), 1, times=2), TWO_SLOTS) == 2


@pytest.mark.rule("SB-5.4")
def test_a_full_card_takes_no_further_charge() -> None:
    """Two slots, two charges, another hit: still two."""
    game = hit(holding(TWO_SLOTS, 2), 1)
    assert charges(game, TWO_SLOTS) == 2
    assert events(game, "charged") == []


@pytest.mark.rule("SB-5.4", "SB-16.1")
def test_a_full_card_still_gives_its_resource() -> None:
    """SB-R14: only the charge is lost, not what the card shows besides."""
    ship = ship_with(effect="swap-sectors", sectors=(5, 8))
    credits = FACES[0][NUMBER[ship]].reward.credits
    assert credits > 0
    full = hit(holding(ship, 3), sector_of(ship))
    empty = hit(holding(ship), sector_of(ship))
    assert charges(full, ship) == 3
    assert counters(full) == counters(empty)


@pytest.mark.rule("SB-16.1", "SB-18.10")
def test_a_resource_beside_the_slots_is_collected_with_the_charge() -> None:
    """Both at the same time; the credits of swap cards are a reward and no part of the ability."""
    ship = ship_with(effect="swap-sectors", sectors=(5, 8))
    game = hit(holding(ship), sector_of(ship))
    reward = FACES[0][NUMBER[ship]].reward
    plain = FACES[0][NUMBER["L0-2196"] + 6 - 1].reward
    assert charges(game, ship) == 1
    assert counters(game)[0] == reward.credits + plain.credits
    used = begin(base(holding(ship, 3), ""), until="roll")
    drive(used, f"A use:{ship}")
    assert counters(used) == (0, 0, 0), "using it gives no credits"


# ---- slots ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-5.5", "SB-5.6", "SB-15.3")
def test_with_one_slot_a_use_takes_the_one_charge() -> None:
    """An ability is never gained from the dice; it is used by removing charges, and must be charged again."""
    ship = ship_with(effect="exchange-card", slots=1)
    assert asked(begin(base(holding(ship), ""), until="roll")) == ["A halt"], "not without a charge"
    game = begin(base(holding(ship, 1), ""), until="roll")
    assert options(game) == ["pass", f"use:{ship}"]
    drive(game, f"A use:{ship}")
    assert charges(game, ship) == 0
    drive(game, f"A {options(game)[0]}")
    assert asked(game) == ["A halt"], "it cannot be used again"


@pytest.mark.rule("SB-15.4")
def test_unlinked_slots_store_charges_and_a_use_costs_one() -> None:
    """Two charges are two uses."""
    game = begin(base(holding(GAIN, 2), ""), until="roll")
    gain = FACES[0][NUMBER[GAIN]].ability.gain.credits
    drive(game, f"A use:{GAIN}")
    assert (charges(game, GAIN), counters(game)[0]) == (1, gain)
    drive(game, f"A use:{GAIN}")
    assert (charges(game, GAIN), counters(game)[0]) == (0, 2 * gain)
    assert asked(game) == ["A halt"]


@pytest.mark.rule("SB-5.6", "SB-15.5", "SB-15.6")
def test_linked_slots_must_all_be_full_and_are_emptied_together() -> None:
    """With two of three charges the ability cannot be used; with three it takes all three."""
    swap = ship_with(effect="swap-sectors", sectors=(5, 8), needs=3)
    assert asked(begin(base(holding(swap, 2), ""), until="roll")) == ["A halt"]
    game = begin(base(holding(swap, 3), ""), until="roll")
    drive(game, f"A use:{swap}")
    assert charges(game, swap) == 0


@pytest.mark.rule("SB-15.7", "SB-15.8")
@pytest.mark.parametrize("players, needed", [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_example_slots_with_dots(players: int, needed: int) -> None:
    """Four linked slots, two plain, one with three dots, one with two (SB-R15): two players must fill 4, three
    players 3, four or five players 2; slots that do not count take no charge."""
    boards = [""] * (players - 1)
    short = begin(base(holding(WIN, needed - 1), *boards), until="roll")
    assert asked(short) == ["A halt"]
    full = begin(base(holding(WIN, needed), *boards), until="roll")
    assert options(full) == ["pass", f"use:{WIN}"]
    table = base(holding(WIN, needed), *boards)
    assert not table.charge(0, 0, NUMBER[WIN])
    drive(full, f"A use:{WIN}")
    assert full.outcome is not None


@pytest.mark.rule("SB-15.6", "SB-15.7")
def test_dots_only_ever_leave_slots_out() -> None:
    """The more players, the fewer slots count; at least one does always."""
    for face in faces_with_slots():
        assert face.slots is not None
        needed = [face.slots.needed(players) for players in (2, 3, 4, 5)]
        assert all(more >= fewer >= 1 for more, fewer in pairwise(needed))
        assert face.slots.by_players is None or face.slots.linked


@pytest.mark.rule("SB-15.9")
def test_most_linked_slots_depend_on_the_number_of_players() -> None:
    """Most faces with several linked slots; the charges fall from small tables to large ones."""
    several = [face.slots for face in faces_with_slots() if face.slots and face.slots.linked and face.slots.count > 1]
    depending = [slots for slots in several if len({slots.needed(players) for players in (2, 3, 4, 5)}) > 1]
    assert len(depending) > 0.8 * len(several)
    assert all(slots.needed(2) > slots.needed(5) for slots in depending)


@pytest.mark.rule("SB-16.6", "SB-8.1")
@pytest.mark.parametrize("order", list(permutations((GAIN, GAIN, "L3-8139"))))
def test_several_abilities_are_used_in_one_step_in_any_order(order: tuple[str, ...]) -> None:
    """Two charges of one card and the linked charges of another, all before the roll."""
    game = begin(base(f"{holding(GAIN, 2)} | {holding('L3-8139', 2)}", ""), until="roll")
    drive(game, *(f"A use:{ship}" for ship in order))
    assert [event["card"] for event in events(game, "used")] == list(order)
    assert counters(game)[0] == 3 + 3 + 20


def faces_with_slots() -> list[Face]:
    return [face for ship in SHIPS for face in (ship.station, ship.deployed) if face.slots]


@pytest.mark.rule("SB-15.1", "SB-5.11")
def test_an_ability_card_has_slots_and_its_colours_are_its_own() -> None:
    """The zone says when a slot is charged, the ability's colour when it is used: they need not agree."""
    assert all(isinstance(face.slots, Slots) and face.ability for face in faces_with_slots())
    colours = {(zone, face.ability.colour) for ship in SHIPS for zone, face in zones(ship) if face.ability}
    assert {("station", "green"), ("station", "red"), ("deployed", "blue"), ("deployed", "green")} <= colours


def zones(ship: Ship) -> list[tuple[str, Face]]:
    return [(zone, getattr(ship, zone)) for zone in ZONES]


# ---- when an ability may be used ------------------------------------------------------------------------------------


@pytest.mark.rule("SB-5.7", "SB-5.9", "SB-5.11", "SB-9.1")
def test_a_blue_ability_of_a_deployed_card_is_used_on_the_own_turn() -> None:
    """Charged on others' turns, used on its owner's: only colour and timing count, not where the card is."""
    ship = ship_with("deployed", effect="buy-card", colour="blue", needs=1)
    board = holding(ship, 1, "deployed")
    assert options(begin(base(f"9c | {board}", ""), until="roll")) == ["pass", f"use:{ship}"]
    assert asked(begin(base(f"9c | {board}", "", active=1), until="roll")) == ["B halt"]


@pytest.mark.rule("SB-5.10", "SB-9.2")
def test_a_red_ability_is_used_on_others_turns_only() -> None:
    """Even while its card lies at the station, or deployed."""
    ship = ship_with("deployed", effect="gain", colour="red", needs=2)
    board = holding(ship, 2, "deployed")
    assert options(begin(base(board, "", active=1), until="roll")) == ["pass", f"use:{ship}"]
    assert asked(begin(base(board, ""), until="roll")) == ["A halt"]


@pytest.mark.rule("SB-5.8", "SB-9.3")
def test_a_green_ability_is_used_on_any_turn() -> None:
    """Own or other."""
    ship = ship_with(effect="exchange-card")
    for active in (0, 1):
        game = begin(base(holding(ship, 1), "", active=active), until="roll")
        assert options(game) == ["pass", f"use:{ship}"]


@pytest.mark.rule("SB-9.3")
def test_there_are_no_green_rewards() -> None:
    """What a card gives is blue at the station and red when deployed: nobody collects from both zones."""
    ship = ship_with(sector=9, reward=Reward(vp=3))
    game = use_dice(base(f"9: {ship}", ""), 4, 5, A="sum")
    assert [(event["zone"], event["seat"]) for event in events(game, "collected")] == [("station", 0)]


@pytest.mark.rule("SB-5.7")
def test_an_ability_needs_no_die() -> None:
    """It is used before anybody has rolled, and whatever lies."""
    game = begin(base(holding(GAIN, 1), "", cursor="window-1"))
    assert f"use:{GAIN}" in options(game)
    game = begin(base(holding(GAIN, 1), "", cursor="window-2", dice=(6, 6)))
    assert f"use:{GAIN}" in options(game)


@pytest.mark.rule("SB-16.2")
def test_an_ability_charged_this_turn_is_used_this_turn() -> None:
    """The reward makes it usable in the next window."""
    table = base(holding(GAIN), "")
    number = sector_of(GAIN)
    table.cursor, table.dice = "dice", (number, number)
    game = drive(begin(table), f"A apart:{number}:{number}", f"B apart:{number}:{number}")
    assert asked(game) == ["A window-2"]
    assert f"use:{GAIN}" in options(game)


@pytest.mark.rule("SB-16.3")
def test_where_order_matters_the_active_player_comes_first() -> None:
    """Two ways to win at the same time: the response of the active player takes effect, then clockwise."""
    exchange, place = ship_with(effect="exchange-card"), ship_with(effect="place-charge")
    table = base(holding(WIN, 3), f"{holding(exchange, 1)}", f"{holding(place, 1)} | {holding(GAIN)}", active=1)
    game = begin(table)
    assert asked(game) == ["B window-1", "C window-1", "A window-1"]
    drive(game, f"A use:{WIN}")
    assert game.outcome is None, "B and C come before A"
    drive(game, "C pass")
    assert game.outcome is None
    drive(game, "B pass")
    assert game.outcome is not None


@pytest.mark.rule("SB-16.3")
def test_collecting_goes_round_from_the_active_player() -> None:
    """Active first, then clockwise."""
    boards = [f"9: {ship}" for ship in [ship.id for ship in SHIPS if ship.sector == 9][:3]]
    game = use_dice(base(*boards, active=1), 4, 5, A="sum", B="sum", C="sum")
    collected = [event["seat"] for event in events(game, "collected") if event["sector"] == 9]
    assert collected[-2:] == [2, 0]


# ---- deploying a charged card ---------------------------------------------------------------------------------------


@pytest.mark.rule("SB-16.4", "SB-16.5")
def test_example_a_charge_goes_along_when_its_ship_is_deployed() -> None:
    """A ship with 1 charge is deployed: afterwards the charge lies on its deployed ability (SB-R1)."""
    ship = ship_with(effect="shift-sector", needs=1, slots=2, sector=1)
    newer = ship_with(sector=1, level=2, slots=None)
    game = begin(base(f"9c | {holding(ship, 1)}", "", cursor="purchase", yard=newer), until="refill")
    drive(game, f"A buy:{newer}")
    assert sector(game, 1)[1][-1] == ship
    assert charges(game, ship) == 1
    assert cost_of(newer) <= 9


@pytest.mark.rule("SB-16.4", "SB-5.9", "SB-5.10")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_deployed_card_has_only_its_deployed_ability(seat: int) -> None:
    """The charges go along, but what was blue at the station is red now: it is used on others' turns only."""
    pusher = "L1-7733"
    board = f"9c | 3: {GAIN}*2"
    boards = [board, ""] if seat == 0 else ["", board]
    game = begin(base(*boards, cursor="purchase", active=seat, yard=pusher), (1, 2))
    owner, other = "AB"[seat], "BA"[seat]
    drive(game, f"{owner} buy:{pusher}")
    assert charges(game, GAIN, owner) == 2
    assert asked(game) == [f"{owner} window-1"], "not in the last window of the owner's turn"
    assert game.table.active == "AB".index(other)
    drive(game, f"{owner} use:{GAIN}")
    assert charges(game, GAIN, owner) == 0


@pytest.mark.rule("SB-16.4")
def test_charges_that_find_no_slot_are_lost() -> None:
    """Two charges at the station, one slot when deployed."""
    ship = ship_with("deployed", effect="place-charge", slots=1)
    newer = ship_with(sector=sector_of(ship), level=1)
    game = begin(base(f"9c | {holding(ship, 2)}", "", cursor="purchase", yard=newer), until="refill")
    drive(game, f"A buy:{newer}")
    assert charges(game, ship) == 1
