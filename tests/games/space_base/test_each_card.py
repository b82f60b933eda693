"""Every ship, at the station and deployed: what a hit brings, and when a charged ability may be used."""

from __future__ import annotations

import pytest
from tests.games.space_base.boards import (
    asked,
    base,
    begin,
    charges,
    counters,
    drive,
    options,
    pass_until,
    sector,
    ship_with,
    starter,
    use_dice,
)

from cosmodrome.games.space_base.cards import SHIPS
from cosmodrome.games.space_base.index import FACES, NUMBER, STATION
from cosmodrome.games.space_base.rows import Ability, Face, Ship

ZONES = ("station", "deployed")
FACES_OF_SHIPS = [pytest.param(ship, zone, id=f"{ship.id}-{zone}") for ship in SHIPS for zone in ZONES]
ABILITIES = [
    pytest.param(ship, zone, id=f"{ship.id}-{zone}")
    for ship in SHIPS
    for zone in ZONES
    if getattr(ship, zone).ability is not None
]
STEPS = ("window-1", "roll", "dice", "collect", "window-2", "window-3")
STEPS_OF = {
    "window": ("window-1", "window-2", "window-3"),
    "before_roll": ("roll",),
    "roll": ("roll",),
    "use_dice": ("dice",),
    "collect": ("collect",),
}


def board(ship: Ship, zone: str, held: int = 0) -> str:
    """A board with the ship in its own sector."""
    return f"20c | {ship.sector}: {'^' if zone == 'deployed' else ''}{ship.id}*{held}"


def hit(ship: Ship, zone: str) -> tuple[tuple[int, int, int], int]:
    """What a player has gained when the dice show its sector, and the charges on it; arrows go to the first choice."""
    mine = board(ship, zone)
    boards = (mine, "") if zone == "station" else ("", mine)
    who = "A" if zone == "station" else "B"
    one = ship.sector if ship.sector <= 6 else 6
    other = ship.sector - one if ship.sector > 6 else 6 if ship.sector != 6 else 5
    way = "apart" if ship.sector <= 6 else "sum"
    # The other die shows a sector that brings its owner's starting ship only.
    game = use_dice(base(*boards), one, other, **{who: way})
    while game.asks and game.asks[0].key in ("arrow", "claim", "extra-purchase"):
        ids = [option.id for option in game.asks[0].options]
        game.answer(game.asks[0].seat, next((each for each in ids if each in ("done", "pass")), ids[0]))
    credits, income, vp = counters(game, who)
    return (credits - 20, income, vp), charges(game, ship.id, who)


def expected(ship: Ship, zone: str) -> tuple[int, int, int]:
    """What the face shows, what the other die's starting ship shows, and what the first arrow leads to."""
    face: Face = getattr(ship, zone)
    rewards = [face.reward]
    if zone == "station":
        other = 0 if ship.sector > 6 else 6 if ship.sector != 6 else 5
        if other:
            rewards.append(FACES[STATION][NUMBER[starter("A", other)]].reward)
        if face.reward.arrow:
            goal = ship.sector + (1 if face.reward.arrow == "right" else -1)
            rewards.append(FACES[STATION][NUMBER[starter("A", goal)]].reward)
    return (
        sum(reward.credits for reward in rewards),
        sum(reward.income for reward in rewards),
        sum(reward.vp for reward in rewards),
    )


@pytest.mark.rule("SB-8.7", "SB-1.5", "SB-5.3")
@pytest.mark.parametrize("ship, zone", FACES_OF_SHIPS)
def test_a_hit_brings_what_the_face_shows(ship: Ship, zone: str) -> None:
    """Its credits, income and points, and one charge if it has slots."""
    gained, held = hit(ship, zone)
    assert (gained, held) == (expected(ship, zone), int(getattr(ship, zone).slots is not None))


def offered(ship: Ship, zone: str, active: bool) -> set[str]:
    """The steps of a turn in which the owner of a full card can use it: as the active player, or as another."""
    ability: Ability = getattr(ship, zone).ability
    full = getattr(ship, zone).slots.capacity(2)
    mine = "20c 9v | " + board(ship, zone, full).partition("|")[2] + ("" if ship.sector == 3 else " | 3: L1-8524")
    who = "A" if active else "B"
    found = set()
    for step in STEPS:
        table = base(*((mine, "9v") if active else ("9v", mine)), cursor=step)
        # A card to exchange with, to charge, or to claim is always there; the dice show nothing but small sectors.
        table.dice, table.uses = (1, 2), [(1, 2), (1, 2)]
        game = begin(table, *[(1, 2)] * 4, until="refill")
        if step == "dice" and ability.effect == "shift-sector":
            drive(game, f"{who} sum:3")
        while game.asks and game.table.cursor == step:
            mine_now = options(game, who)
            if f"use:{ship.id}" in mine_now or any(each.startswith(f"shift:{ship.id}") for each in mine_now):
                found.add(step)
                break
            ask = game.asks[0]
            ids = [option.id for option in ask.options]
            game.answer(ask.seat, next((each for each in ids if each in ("done", "pass")), ids[-1]))
    return found


@pytest.mark.rule("SB-5.6", "SB-8.2", "SB-16.5")
@pytest.mark.parametrize("ship, zone", ABILITIES)
def test_a_charged_ability_is_used_on_its_turn_and_in_its_step(ship: Ship, zone: str) -> None:
    """By its colour, wherever the card lies, and in no other step."""
    ability: Ability = getattr(ship, zone).ability
    steps = set(STEPS_OF[ability.when])
    assert offered(ship, zone, active=True) == (steps if ability.colour in ("green", "blue") else set())
    assert offered(ship, zone, active=False) == (steps if ability.colour in ("green", "red") else set())


# ---- several cards together


CLAIMER, BUYER = "L2-2007", "L1-5120"


@pytest.mark.rule("SB-R3", "SB-14.3")
def test_an_arrow_pays_before_a_free_ship_takes_its_goal() -> None:
    """After swaps the card with free ships lies in sector 2 and one with arrows in 5: the ship that lay in 6 pays."""
    new = ship_with(level=1, sector=6)
    table = base(f"2: {CLAIMER} | 5: L1-9239 | 6: L1-4181", "", yard=new)
    game = use_dice(table, 2, 5)
    assert asked(game) == ["A arrow"]
    drive(game, "A arrow:6")
    drive(game, f"A claim:{new}", "A done")
    assert (counters(game)[1], sector(game, 6)[0]) == (1, new)


@pytest.mark.rule("SB-R3", "SB-13.6")
def test_a_purchase_among_the_rewards_is_paid_with_what_arrows_bring() -> None:
    """The die with the purchase comes first, but the credits behind the arrow of the other one are there."""
    cheap = ship_with(cost=2, level=1)
    table = base(f"3: {BUYER} | 5: L1-9239 | 6: L1-6659", "", yard=cheap)
    game = drive(use_dice(table, 3, 5), "A arrow:6")
    assert counters(game)[0] == 2
    assert f"buy:{cheap}" in options(game)


@pytest.mark.rule("SB-R3", "SB-20.1")
def test_a_doubled_arrow_pays_both_times_before_a_free_ship_comes() -> None:
    """The doubled sector has its arrow twice; the free ships of the other die come after both."""
    new = ship_with(level=1, sector=6)
    table = base(f"2: {CLAIMER} | 4: L3-9131*1 | 5: L1-9239 | 6: L1-4181", "", yard=new)
    game = use_dice(table, 2, 5)
    drive(game, "A use:L3-9131", "A double:5", "A arrow:6", "A arrow:6")
    assert counters(game)[1] == 2
    assert asked(game) == ["A claim"]


@pytest.mark.rule("SB-17.2", "SB-20.1")
def test_a_shifted_sum_may_be_doubled() -> None:
    """The sector that is used is the one that the shift leads to."""
    shifter = ship_with(effect="shift-sector", amounts=(1,))
    table = base(f"1: {shifter}*1 | 4: L3-9131*1 | 9: L1-6010", "")
    table.cursor, table.dice = "dice", (4, 4)
    game = drive(begin(table, until="window-2"), "A sum:8", f"A shift:{shifter}:1", "B sum:8", "A use:L3-9131")
    assert counters(game)[2] == 6, "3 points, twice"


@pytest.mark.rule("SB-18.9", "SB-12.4")
def test_a_colony_that_was_swapped_closes_its_new_sector_and_opens_the_old_one() -> None:
    """What is closed is where it lies."""
    swapper = ship_with(effect="swap-sectors", sectors=(5, 8))
    needed = FACES[STATION][NUMBER[swapper]].needed[2]
    five, eight = ship_with(level=1, sector=5), ship_with(level=1, sector=8)
    table = base(f"40c | 1: {swapper}*{needed} | 5: colony-5", "", yard=f"{five} {eight}")
    game = drive(begin(table, (1, 2)), f"A use:{swapper}")
    pass_until(game, "purchase")
    assert (f"buy:{five}" in options(game), f"buy:{eight}" in options(game)) == (True, False)


@pytest.mark.rule("SB-19.1", "SB-19.6")
def test_a_die_that_was_set_may_be_rolled_again() -> None:
    """A reroll takes any die as it lies."""
    setter, roller = ship_with(effect="set-die", needs=1), ship_with(effect="reroll", needs=1)
    table = base(f"1: {setter}*1 | 2: {roller}*1", "", cursor="roll")
    game = drive(begin(table, (3,), (2,)), f"A use:{setter}", "A face:6")
    assert game.table.dice == (6, 3)
    drive(game, f"A use:{roller}", "A reroll:1")
    assert game.table.dice == (2, 3)


@pytest.mark.rule("SB-19.12", "SB-11.2")
def test_the_win_ability_beats_forty_points() -> None:
    """Even of another in the last round: points do not count."""
    gun = ship_with(effect="win")
    needed = FACES[STATION][NUMBER[gun]].needed[2]
    table = base("45v", f"1: {gun}*{needed}", ending=True)
    game = drive(begin(table, (1, 2)), f"B use:{gun}")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((1,), "ability")


@pytest.mark.rule("SB-11.4")
@pytest.mark.parametrize("seats", [3, 5])
def test_a_tie_of_the_leaders_is_played_on_by_all(seats: int) -> None:
    """Everybody has one more turn, also who was not in the tie."""
    table = base(*["40v", "40v", "10v", "", ""][:seats], cursor="income", ending=True, active=seats - 1)
    game = begin(table, *[(1, 2)] * 10, until="window-1")
    assert (game.table.extra_rounds, game.table.active, game.outcome) == (1, 0, None)
