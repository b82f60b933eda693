"""A turn in its nine steps (SB-7.2), each a piece of its own."""

from __future__ import annotations

from cosmodrome.games.space_base.abilities import idle, window
from cosmodrome.games.space_base.collect import collect_all
from cosmodrome.games.space_base.index import DEPLOYED, FACES, LEVELS, NAMES, NUMBER, SECTOR, SECTORS, STATION
from cosmodrome.games.space_base.opening import ROW
from cosmodrome.games.space_base.purchase import purchases
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.games.space_base.verbs import APART, TOTAL, shift
from cosmodrome.kernel import DONE, PASS, Choose, Option, Roll, Rule, Seat, Together


def first_window(table: SpaceBase) -> Rule[None]:
    """Step 1, SB-8.1: all players may use charged abilities."""
    yield from window(table, "window-1")
    table.cursor = "roll"


def roll(table: SpaceBase) -> Rule[None]:
    """Step 2, SB-8.3: the active player rolls both dice; SB-8.4: dice abilities are used here and nowhere else."""
    if not idle(table, table.active):
        yield from window(table, "roll-before", seat=table.active)
    dice = table.faces_set
    if len(dice) < 2:
        dice += yield Roll("dice", 6, 2 - len(dice))
    table.roll(dice)
    if not idle(table, table.active):
        yield from window(table, "roll-after", seat=table.active)
    table.cursor = "dice"


def use_dice(table: SpaceBase) -> Rule[None]:
    """Step 3, SB-8.5: each player for himself uses the dice apart or as a sum, all at the same time."""
    uses = yield Together({seat: choose_dice(table, seat) for seat in range(table.seats)})
    for seat in table.turn_order(table.active):
        for card, amount in uses[seat]:
            table.shift(seat, table.zone_of(seat, card), card, amount)
        table.use_dice(seat, (table.aim[seat],) if table.aim[seat] else table.dice)
    table.clear_drafts()
    table.cursor = "collect"


def choose_dice(table: SpaceBase, seat: Seat) -> Rule[list[tuple[int, int]]]:
    """Apart, or the sum; SB-8.6: who takes the sum may use abilities that shift it to the right."""
    one, other = table.dice
    shifts: list[tuple[int, int]] = []
    choice = yield Choose(seat, "dice", [APART[one][other], TOTAL[one + other]], args={"dice": [one, other]})
    if choice[0] == "sum":
        table.point_at(seat, one + other)
        while len(options := shift_options(table, seat)) > 1:
            choice = yield Choose(seat, "shift", options, args={"sector": table.aim[seat]})
            if choice == DONE:
                break
            card, amount = NUMBER[choice[1]], choice[2]
            table.point_at(seat, table.aim[seat] + amount, card)
            shifts.append((card, amount))
    return shifts


def shift_options(table: SpaceBase, seat: Seat) -> list[Option]:
    """SB-17: charged shift abilities add up, wherever their cards lie; not past sector 12 (SB-17.4)."""
    options = [DONE]
    for zone in (STATION, DEPLOYED):
        for card in table.charges[seat * 2 + zone]:
            ability = FACES[zone][card].ability
            if ability is not None and ability.effect == "shift-sector":
                if table.uses_left(seat, zone, card) > table.draft[seat].count(card):
                    options += [
                        shift(NAMES[card], amount) for amount in ability.amounts if table.aim[seat] + amount <= SECTORS
                    ]
    return options


def collect(table: SpaceBase) -> Rule[None]:
    """Step 4, SB-8.7: everybody collects; SB-16.3: the active player first, then clockwise."""
    yield from window(table, "collect-before")
    for seat in table.turn_order(table.active):
        yield from collect_all(table, seat)
    table.cursor = "window-2"


def second_window(table: SpaceBase) -> Rule[None]:
    """Step 5, SB-8.9: as step 1."""
    yield from window(table, "window-2")
    table.cursor = "purchase"


def purchase(table: SpaceBase) -> Rule[None]:
    """Step 6, SB-8.10: the active player may buy one card; SB-8.12: that takes all his credits."""
    seat = table.active
    choice = yield Choose(seat, "purchase", purchases, table, seat)
    if choice != PASS:
        card = NUMBER[choice[1]]
        table.buy(seat, card, SECTOR[card], table.credits[seat])
    table.cursor = "window-3"


def third_window(table: SpaceBase) -> Rule[None]:
    """Step 7, SB-8.14: as step 1."""
    yield from window(table, "window-3")
    table.cursor = "refill"


def refill(table: SpaceBase) -> Rule[None]:
    """Step 8, SB-8.15: the shipyard is made up to six ships of each level, as far as the decks reach."""
    for level in range(1, LEVELS + 1):
        for _ in range(min(ROW - len(table.yard[level - 1]), len(table.decks[level - 1]))):
            table.refill(level)
    table.cursor = "income"
    yield from ()


def income(table: SpaceBase) -> Rule[None]:
    """Step 9, SB-8.16, and the turn passes to the left (SB-8.17)."""
    table.raise_to_income(table.active)
    following = (table.active + 1) % table.seats
    if following == table.first and table.ending:
        end_of_round(table)
    table.begin_turn(following)
    yield from ()


def end_of_round(table: SpaceBase) -> None:
    """SB-11.2 to SB-11.6: once all have had their turns the most points win; a tie is played on, round by round."""
    best = [seat for seat in range(table.seats) if table.vp[seat] == max(table.vp)]
    if len(best) == 1:
        raise table.win(best, "most-points")
    table.play_on()
