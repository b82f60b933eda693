"""Boards, resources and set-up (sections 1, 2, 3, 6 and 21 of the ledger)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.space_base.boards import (
    SEATS,
    asked,
    base,
    begin,
    cost_of,
    counters,
    drive,
    events,
    options,
    sector,
    sector_of,
    set_up,
    ship_with,
    starter,
)

import cosmodrome
from cosmodrome.games.space_base.cards import SHIPS
from cosmodrome.games.space_base.index import COST, DEPLOYED, FACES, LEVEL, NAMES, NUMBER, STATION
from cosmodrome.games.space_base.rows import Reward
from cosmodrome.kernel import BadSetup, seats_of


def opening_ships(*sectors: int) -> list[str]:
    """A level-1 ship for each of these sectors, all different."""
    ships: list[str] = []
    for wanted in sectors:
        ships.append(
            next(ship.id for ship in SHIPS if (ship.level, ship.sector) == (1, wanted) and ship.id not in ships)
        )
    return ships


# ---- players and pieces ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-1.1", "SB-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play_each_with_a_board(seats: int) -> None:
    """Each player has a board, twelve starting ships and three counters."""
    players = cosmodrome.new_game("space-base", seats, seed=1).view(None)["players"]
    assert len(players) == seats
    ships = Counter(
        card
        for player in players
        for place in player["sectors"]
        for card in (place["station"], *(ship["card"] for ship in place["deployed"]))
        if card.startswith("L0-")
    )
    assert set(ships) == {starter(seat, number) for seat in SEATS[:seats] for number in range(1, 13)}
    assert all({"credits", "income", "vp"} <= player.keys() for player in players)


@pytest.mark.rule("SB-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_or_six_cannot_play(seats: int) -> None:
    """Two to five players, not fewer and not more."""
    with pytest.raises(BadSetup):
        cosmodrome.new_game("space-base", seats)


@pytest.mark.rule("SB-2.4", "SB-6.6")
def test_charges_do_not_run_out() -> None:
    """All charges come from a common supply, which is taken to be large enough: more than 30 may lie on cards
    (SB-R12)."""
    table = base("", "", "", "", "")
    laid = 0
    for number, ship in enumerate(SHIPS):
        seat, card = number % 5, NUMBER[ship.id]
        if any(card in pile for pile in (*table.decks, *table.yard)):
            next(pile for pile in (*table.decks, *table.yard) if card in pile).remove(card)
            table.place(seat, card, ship.sector)
            while table.charge(seat, STATION, card):
                laid += 1
    assert laid > 30
    assert sum(count for held in table.charges for count in held.values()) > 30


@pytest.mark.rule("SB-2.5")
def test_the_dice_have_faces_one_to_six() -> None:
    """Two six-sided dice; the rocket is a 1 and nothing else happens with it."""
    faces: Counter[int] = Counter()
    for seed in range(40):
        game = cosmodrome.new_game("space-base", 2, seed=seed)
        (roll,) = events(game, "rolled")
        assert len(roll["dice"]) == 2
        faces.update(roll["dice"])
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    game = begin(base("", "", cursor="roll"), (1, 1))
    assert options(game) == ["apart:1:1", "sum:2"]


@pytest.mark.rule("SB-3.2")
def test_a_board_has_twelve_sectors_and_three_counters() -> None:
    """Sectors 1 to 12, and credits, income and points."""
    (board, _) = begin(base("3c 2i 1v", "")).view(None)["players"]
    assert len(board["sectors"]) == 12
    assert (board["credits"], board["income"], board["vp"]) == (3, 2, 1)


@pytest.mark.rule("SB-3.3", "SB-3.4", "SB-13.1", "SB-13.2", "SB-13.3")
def test_gaining_raises_a_count_by_the_amount() -> None:
    """Gaining 2 credits raises the credits by 2; income and points likewise."""
    table = base("5c 1i 3v", "")
    table.gain(0, Reward(credits=2))
    assert (table.credits, table.income, table.vp) == ([7, 0], [1, 0], [3, 0])
    table.gain(0, Reward(income=4))
    table.gain(0, Reward(vp=5))
    assert (table.credits, table.income, table.vp) == ([7, 0], [5, 0], [8, 0])


@pytest.mark.rule("SB-3.5", "SB-3.6", "SB-11.7")
def test_counts_go_on_past_forty() -> None:
    """Credits, income and points have no maximum; 39 and 3 is 42, not 2, and 120 is 120."""
    table = base("39c 39i 39v", "")
    table.gain(0, Reward(credits=3, income=3, vp=3))
    assert (table.credits[0], table.income[0], table.vp[0]) == (42, 42, 42)
    table.gain(0, Reward(credits=78, income=78, vp=78))
    (board, _) = begin(table).view(None)["players"]
    assert (board["credits"], board["income"], board["vp"]) == (120, 120, 120)


# ---- set-up ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-6.2", "SB-6.7", "SB-6.8")
def test_the_opening_card_is_paid_from_five_credits_and_placed() -> None:
    """Everybody starts with 5 credits, 0 income and 0 points, draws a level-1 card, pays for it, and its sector's
    starting ship is deployed."""
    low, high = opening_ships(3, 9)
    game = set_up(low, high)
    assert counters(game, "B") == (5 - cost_of(high), 0, 0)
    assert counters(game, "A") == (5 - cost_of(low) + 1, 0, 0), "with the bonus of the second player"
    assert sector(game, 3, "A") == (low, [starter("A", 3)])
    assert sector(game, 9, "B") == (high, [starter("B", 9)])
    assert sector(game, 5, "A") == (starter("A", 5), [])


@pytest.mark.rule("SB-6.7")
@pytest.mark.parametrize("seed", range(20))
def test_every_opening_card_is_of_level_one_and_can_be_paid(seed: int) -> None:
    """Level-1 cards cost at most 5 credits, so nobody starts in debt."""
    game = cosmodrome.new_game("space-base", 5, seed=seed)
    opened = events(game, "opened")
    assert [event["seat"] for event in opened] == [0, 1, 2, 3, 4]
    assert all(LEVEL[NUMBER[event["card"]]] == 1 and event["price"] == COST[NUMBER[event["card"]]] for event in opened)
    assert min(game.table.credits) >= 0


@pytest.mark.rule("SB-6.3")
def test_starting_ships_lie_in_their_sectors() -> None:
    """One in each sector, as printed."""
    game = begin(base("", ""))
    for seat in "AB":
        for number in range(1, 13):
            assert sector(game, number, seat) == (starter(seat, number), [])
            assert sector_of(starter(seat, number)) == number


@pytest.mark.rule("SB-6.4", "SB-12.3")
def test_all_colonies_are_on_offer_from_the_start() -> None:
    """Twelve, in the order of their sectors."""
    view = cosmodrome.new_game("space-base", 3, seed=2).view(None)
    assert view["colonies"] == [f"colony-{number}" for number in range(1, 13)]


@pytest.mark.rule("SB-6.5")
def test_six_ships_of_each_level_are_on_sale() -> None:
    """Three decks are shuffled separately; the top six of each lie face up: 18 ships."""
    game = cosmodrome.new_game("space-base", 2, seed=4)
    yard = game.view(None)["shipyard"]
    assert [len(row) for row in yard] == [6, 6, 6]
    assert all(LEVEL[NUMBER[name]] == level for level, row in enumerate(yard, start=1) for name in row)
    assert game.view(None)["decks"] == [48 - 6 - 2, 48 - 6, 36 - 6]
    assert [entry[0] for entry in game.record()["entries"][:3]] == ["chance"] * 3
    others = [cosmodrome.new_game("space-base", 2, seed=seed).view(None)["shipyard"] for seed in range(5)]
    assert len({str(other) for other in others}) == 5


@pytest.mark.rule("SB-6.9")
def test_the_highest_sector_is_first_player() -> None:
    """The opening card with the highest sector number decides."""
    game = set_up(*opening_ships(4, 11, 7))
    assert game.view(None)["turn"]["first"] == 1
    assert game.view(None)["turn"]["active"] == 1
    assert game.view(None)["turn"]["order"] == [1, 2, 0]


@pytest.mark.rule("SB-6.10")
def test_a_tie_for_first_player_is_rolled_for() -> None:
    """Tied players roll both dice; the highest sum is first."""
    game = set_up(*opening_ships(9, 2, 9), rolls=[(2, 3), (4, 4), (1, 1)])
    assert [(event["seat"], event["dice"]) for event in events(game, "rolled-for-first")] == [(0, [2, 3]), (2, [4, 4])]
    assert game.table.first == 2


@pytest.mark.rule("SB-6.10")
def test_who_is_tied_again_rolls_again() -> None:
    """SB-R5: only those with the highest sum go on rolling."""
    game = set_up(*opening_ships(9, 9, 9), rolls=[(6, 3), (1, 1), (5, 4), (1, 2), (1, 1), (2, 2)])
    rolled = [event["seat"] for event in events(game, "rolled-for-first")]
    assert rolled == [0, 1, 2, 0, 2]
    assert game.table.first == 0


@pytest.mark.rule("SB-6.11", "SB-6.12", "SB-6.13", "SB-6.14", "SB-6.15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_comes_later_gets_a_bonus(seats: int) -> None:
    """1 credit, 2 credits, 1 income and 1 income for the second to fifth player in turn order; nothing for the
    first (SB-R20)."""
    ships = opening_ships(*([1, 12, 2, 3, 4][:seats]))
    game = set_up(*ships)
    order = game.view(None)["turn"]["order"]
    assert order[0] == 1
    bonuses = [(0, 0), (1, 0), (2, 0), (0, 1), (0, 1)]
    for seat, (credits, income) in zip(order, bonuses, strict=False):
        assert counters(game, SEATS[seat]) == (5 - cost_of(ships[seat]) + credits, income, 0)


@pytest.mark.rule("SB-6.15")
def test_the_first_player_is_told_no_bonus() -> None:
    """The story names a bonus for the others alone."""
    game = set_up(*opening_ships(1, 12, 2))
    assert [event["seat"] for event in events(game, "bonus")] == [2, 0]


# ---- light-speed ----------------------------------------------------------------------------------------------------


def six(*sectors: int, taken: str = "") -> str:
    """Four level-1 ships and two of level 2, in these sectors, none of them taken."""
    names: list[str] = []
    for at, wanted in enumerate(sectors):
        level = 1 if at < 4 else 2
        names.append(
            next(
                ship.id
                for ship in SHIPS
                if (ship.level, ship.sector) == (level, wanted) and ship.id not in (*names, *taken.split())
            )
        )
    return " ".join(names)


HAND_A = six(1, 2, 3, 4, 5, 6)
HAND_B = six(1, 2, 3, 12, 5, 6, taken=HAND_A)


@pytest.mark.rule("SB-21.1", "SB-21.2")
def test_light_speed_starts_with_more() -> None:
    """15 credits and 1 income (SB-R20); four level-1 and two level-2 cards instead of the opening card."""
    game = set_up(HAND_A, HAND_B, variant="light-speed")
    assert asked(game) == ["A opening", "B opening"]
    assert counters(game, "A") == counters(game, "B") == (15, 1, 0)
    assert sorted(game.view(0)["hand"]) == sorted(HAND_A.split())
    assert sorted(game.view(1)["hand"]) == sorted(HAND_B.split())
    assert [LEVEL[NUMBER[name]] for name in game.view(0)["hand"]] == [1, 1, 1, 1, 2, 2]
    assert [event["count"] for event in events(game, "dealt")] == [4, 2, 4, 2]


@pytest.mark.rule("SB-21.2")
def test_dealt_cards_are_for_their_owners_eyes() -> None:
    """SB-R6: nobody else sees them, neither in the view nor in the events, and a seat knows only its own."""
    game = set_up(HAND_A, HAND_B, variant="light-speed")
    for name in HAND_A.split():
        assert name not in str([game.view(1), game.events(1), game.view(None), game.events(None)])
        assert name in str(game.events(0))


@pytest.mark.rule("SB-21.3")
def test_any_dealt_cards_are_bought_that_the_credits_pay() -> None:
    """As long as the costs together do not exceed 15; the rest of the credits is kept, the ships are placed."""
    game = set_up(HAND_A, HAND_B, variant="light-speed")
    one, two, _, _, five, six = HAND_A.split()
    drive(game, f"A buy:{five}")
    left = 15 - cost_of(five)
    affordable = {f"buy:{name}" for name in HAND_A.split() if name != five and cost_of(name) <= left}
    assert set(options(game)) == {"done"} | affordable
    assert (f"buy:{six}" in options(game)) == (cost_of(five) + cost_of(six) <= 15)
    drive(game, f"A buy:{one}", "A done", "B done")
    spent = cost_of(five) + cost_of(one)
    assert game.table.credits[0] - (1 if game.table.first == 1 else 0) == 15 - spent
    assert sector(game, 5)[0] == five
    assert sector(game, 1)[0] == one
    assert sector(game, 2)[0] == starter("A", 2), f"{two} was not bought"


@pytest.mark.rule("SB-21.3")
def test_each_dealt_card_is_bought_once_and_all_from_the_same_credits() -> None:
    """What is chosen is no longer offered, and neither is what the credits left do not pay."""
    hand = "L1-9890 L1-8524 L1-1873 L1-5155 L2-1421 L2-9103"
    game = set_up(hand, six(1, 2, 6, 12, 7, 6, taken=hand), variant="light-speed")
    drive(game, "A buy:L1-9890")
    assert options(game) == ["done", *(f"buy:{name}" for name in hand.split()[1:])]
    drive(game, "A buy:L2-1421")
    assert options(game) == ["done"], "4 credits are left, and the cheapest card costs 5"


@pytest.mark.rule("SB-21.3", "SB-21.4")
def test_after_the_opening_nothing_of_it_is_left_on_the_way() -> None:
    """How many cards go back is told, not which; the choice is over."""
    game = set_up(HAND_A, HAND_B, variant="light-speed")
    drive(game, f"A buy:{HAND_A.split()[0]}", "A done", "B done")
    assert [(event["seat"], event["count"]) for event in events(game, "returned")] == [(0, 3), (0, 2), (1, 4), (1, 2)]
    assert [(event["seat"], event["card"]) for event in events(game, "opened")] == [(0, HAND_A.split()[0])]
    assert game.view(0)["draft"] == {"cards": [], "sector": None}
    assert game.view(0)["hand"] == []


@pytest.mark.rule("SB-21.3")
def test_two_opening_cards_of_one_sector_are_placed_in_the_order_of_buying() -> None:
    """The second one deploys the first: the order is the owner's choice (SB-R18)."""
    hand = six(7, 7, 1, 2, 5, 6)
    first, second = hand.split()[:2]
    game = set_up(hand, six(3, 4, 1, 2, 5, 6, taken=hand), variant="light-speed")
    drive(game, f"A buy:{second}", f"A buy:{first}", "A done", "B done")
    assert sector(game, 7) == (first, [starter("A", 7), second])


@pytest.mark.rule("SB-21.4")
def test_unbought_cards_go_under_their_decks() -> None:
    """They are the last to come up, and their owner knows where they lie (SB-R6)."""
    game = set_up(HAND_A, HAND_B, variant="light-speed")
    bought = HAND_A.split()[0]
    drive(game, f"A buy:{bought}", "A done", "B done")
    under = [NAMES[card] for deck, count in zip(game.table.decks, (7, 4), strict=False) for card in deck[:count]]
    assert sorted(under) == sorted([*HAND_A.split()[1:], *HAND_B.split()])
    assert game.table.hands == [(), ()]
    for name in HAND_A.split()[1:]:
        assert game.table.known[NUMBER[name]] == seats_of([0])
    dream = game.imagine(game.asks[0].seat, __import__("random").Random(3))
    seat = game.asks[0].seat
    mine = [NUMBER[name] for name in (HAND_A.split()[1:] if seat == 0 else HAND_B.split())]
    for before, after in zip(game.table.decks, dream.table.decks, strict=True):
        assert all(after[at] == card for at, card in enumerate(before) if card in mine)
    assert dream.table.decks != game.table.decks


@pytest.mark.rule("SB-21.5")
def test_most_credits_left_is_first_player() -> None:
    """Who has spent less begins."""
    game = set_up(HAND_A, HAND_B, variant="light-speed")
    drive(game, f"A buy:{HAND_A.split()[0]}", "A done", "B done")
    assert game.table.first == 1


@pytest.mark.rule("SB-21.6")
def test_a_tie_goes_to_the_highest_bought_sector() -> None:
    """Among those with equally many credits left."""
    cost = 3
    low = ship_with(level=1, sector=1, cost=cost)
    high = ship_with(level=1, sector=11, cost=cost)
    mine, theirs = six(2, 3, 4, 5, 6, 7, taken=f"{low} {high}"), six(2, 3, 4, 5, 6, 8, taken=f"{low} {high}")
    theirs = six(2, 3, 4, 5, 6, 8, taken=f"{low} {high} {mine}")
    hands = [f"{low} {' '.join(mine.split()[1:])}", f"{high} {' '.join(theirs.split()[1:])}"]
    game = set_up(*hands, variant="light-speed")
    drive(game, f"A buy:{low}", "A done", f"B buy:{high}", "B done")
    assert game.table.first == 1
    assert events(game, "rolled-for-first") == []


@pytest.mark.rule("SB-21.7")
def test_a_further_tie_is_rolled_for() -> None:
    """Nobody bought anything: the higher roll decides."""
    game = set_up(HAND_A, HAND_B, variant="light-speed", rolls=[(2, 2), (6, 1), (3, 3)])
    drive(game, "A done", "B done")
    assert [event["dice"] for event in events(game, "rolled-for-first")] == [[2, 2], [6, 1]]
    assert game.table.first == 1


@pytest.mark.rule("SB-21.8")
def test_light_speed_has_the_same_bonuses() -> None:
    """The second player gains 1 credit."""
    game = set_up(HAND_A, HAND_B, variant="light-speed", rolls=[(2, 2), (6, 1), (3, 3)])
    drive(game, "A done", "B done")
    assert counters(game, "B")[:2] == (15, 1)
    assert counters(game, "A")[:2] == (16, 1)


def test_every_face_that_is_hit_gives_something() -> None:
    """There is no ship whose station or deployed side is empty (SB-5.1)."""
    for card in range(len(SHIPS)):
        for zone in (STATION, DEPLOYED):
            face = FACES[zone][card]
            assert face.reward != Reward() or all(face.capacity[2:])
