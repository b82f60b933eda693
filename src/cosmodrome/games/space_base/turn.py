"""A turn in its nine steps (SB-7.2), each a piece of its own."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.games.space_base.abilities import window
from cosmodrome.games.space_base.collect import do_as_said, hit
from cosmodrome.games.space_base.index import FACES, NAMES, NUMBER, ROW, SECTOR, SECTORS, step_of
from cosmodrome.games.space_base.purchase import purchases
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.games.space_base.verbs import DICE, shift
from cosmodrome.kernel import DONE, PASS, Ask, Choose, Option, Roll, Rule, Seat, Together
from cosmodrome.kernel.responses import then

SHIFTS = step_of("use_dice")
AMOUNTS = tuple(tuple(face.ability.amounts if face.ability else () for face in faces) for faces in FACES)


def ability_window(key: str, following: str) -> Callable[[SpaceBase], Rule[None] | None]:
    """Steps 1, 5 and 7, SB-8.1, SB-8.9, SB-8.14: all players may use charged abilities, if anybody has any."""

    def step(table: SpaceBase) -> Rule[None] | None:
        if opened := window(table, key):
            return then(table, opened, following)
        table.cursor = following
        return None

    return step


def roll(table: SpaceBase) -> Rule[None]:
    """Step 2, SB-8.3: the active player rolls both dice; SB-8.4: dice abilities are used here and nowhere else."""
    yield from window(table, "roll-before", table.active)
    dice = table.faces_set
    if len(dice) < 2:
        dice += yield Roll("dice", 6, 2 - len(dice))
    table.roll(dice)
    yield from window(table, "roll-after", table.active)
    table.cursor = "dice"


def use_dice(table: SpaceBase) -> Rule[None]:
    """Step 3, SB-8.5: each player uses the dice apart or as a sum, all at the same time."""
    one, other = table.dice
    ways, shown = DICE[one][other], {"dice": [one, other]}
    shifters = table.seats_ready(SHIFTS)
    choices: dict[Seat, Ask | Rule[Option]] = {}
    for seat in range(table.seats):
        ask = Ask(seat, "dice", ways, shown)
        choices[seat] = sum_and_shifts(table, seat, ask) if seat in shifters else ask
    table.use_dice((yield Together(choices)))
    table.cursor = "collect"


def sum_and_shifts(table: SpaceBase, seat: Seat, ask: Ask) -> Rule[Option]:
    """SB-8.6, SB-17: a player taking the sum may shift it with charged abilities, one after the other, still sealed."""
    choice: Option = yield ask
    while choice[0] == "sum" and len(options := shifts(table, seat)) > 1:
        shifting = yield Choose(seat, "shift", options, args={"sector": table.shifted_sum(seat)})
        if shifting == DONE:
            break
        table.plan_shift(seat, NUMBER[shifting[1]], shifting[2])
    return choice


def shifts(table: SpaceBase, seat: Seat) -> list[Option]:
    """SB-17.4: shifts add up, wherever their cards lie (SB-17.5), but not past sector 12 (SB-R16)."""
    room = SECTORS - table.shifted_sum(seat)
    planned = table.shifts[seat][::2]
    return [DONE] + [
        shift(NAMES[card], amount)
        for card, zone in table.usable(seat, SHIFTS[seat == table.active])
        if table.uses_left(seat, zone, card) > planned.count(card)
        for amount in AMOUNTS[zone][card]
        if amount <= room
    ]


def reachable(table: SpaceBase, seat: Seat) -> list[int]:
    """The sectors to the right of the sum that charged shifts can reach, all of them together (SB-17.4)."""
    start = sum(table.dice)
    sums = {start}
    for card, zone in table.usable(seat, SHIFTS[seat == table.active]):
        for _ in range(table.uses_left(seat, zone, card)):
            sums |= {at + amount for at in sums for amount in AMOUNTS[zone][card] if at + amount <= SECTORS}
    return sorted(sums - {start})


def collect(table: SpaceBase) -> Rule[None]:
    """Step 4, SB-8.7: everybody collects; SB-16.3: the active player first, then clockwise. All sectors that a player
    uses, and all that arrows lead to, pay before a card is taken or bought for any of them: it cannot push out a card
    that has yet to pay, and is paid with all that was collected."""
    yield from window(table, "collect-before")
    for seat in table.turn_order(table.active):
        further = [hit(table, seat, sector) for sector in table.uses[seat]]  # SB-8.8: a double used apart pays twice
        if doubled := table.doubled[seat]:  # SB-20.1, SB-20.2: once more in full (SB-R3), after a double too (SB-R21)
            further += [hit(table, seat, *pair) for pair in zip(doubled[::2], doubled[1::2], strict=True)]
        in_words = []
        for rule in filter(None, further):
            in_words += yield from rule
        for reward in in_words:
            yield from do_as_said(table, seat, reward)
    table.cursor = "window-2"


def purchase(table: SpaceBase) -> Rule[None]:
    """Step 6, SB-8.10: the active player may buy one card; SB-8.12: that takes all their credits."""
    seat = table.active
    choice = yield Choose(seat, "purchase", purchases, table, seat)
    if choice != PASS:
        card = NUMBER[choice[1]]
        table.buy(seat, card, SECTOR[card], table.credits[seat])
    table.cursor = "window-3"


def refill(table: SpaceBase) -> None:
    """Step 8, SB-8.15: the shipyard is made up to six ships of each level, as far as the decks reach."""
    for level, row in enumerate(table.yard, start=1):
        while len(row) < ROW and table.decks[level - 1]:
            table.refill(level)
    table.cursor = "income"


def income(table: SpaceBase) -> None:
    """Step 9, SB-8.16, and the turn passes to the left (SB-8.17)."""
    table.raise_to_income(table.active)
    following = (table.active + 1) % table.seats
    if following == table.first and table.ending:
        end_of_round(table)
    table.begin_turn(following)


def end_of_round(table: SpaceBase) -> None:
    """SB-11.2 to SB-11.6: once all have had their turns the most points win; a tie is played on, round by round."""
    best = [seat for seat in range(table.seats) if table.vp[seat] == max(table.vp)]
    if len(best) == 1:
        raise table.win(best, "most-points")
    table.play_on()
