"""Set-up: decks, opening cards, who is first, and the light-speed variant."""

from __future__ import annotations

from cosmodrome.games.space_base.index import COST, LEVELS, NUMBER, ROW, SECTOR
from cosmodrome.games.space_base.rows import Reward
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.games.space_base.verbs import BUY
from cosmodrome.kernel import DONE, Choose, Option, Roll, Rule, Seat, Shuffle, Together

DEALT = ((1, 4), (2, 2))  # SB-21.2: cards of each level dealt in the light-speed opening
BONUSES = (
    Reward(),
    Reward(credits=1),
    Reward(credits=2),
    Reward(income=1),
    Reward(income=1),
)  # SB-6.11 to SB-6.15, SB-R20


def set_up(table: SpaceBase) -> Rule[None]:
    """SB-6.5: three shuffled decks, six cards of each on sale."""
    for level in range(1, LEVELS + 1):
        table.stack(level, (yield Shuffle(f"deck-{level}", tuple(table.decks[level - 1]))))
        for _ in range(ROW):
            table.refill(level)
    table.cursor = "opening" if table.variant == "standard" else "light-speed"


def opening(table: SpaceBase) -> Rule[None]:
    """SB-6.7: each player draws a level-1 card, pays for it and places it; SB-6.9: the highest sector is first."""
    sectors = []
    for seat in range(table.seats):
        card = table.draw_opening(seat)
        sectors.append(SECTOR[card])
    best = [seat for seat in range(table.seats) if sectors[seat] == max(sectors)]
    first = yield from break_tie(table, best)
    begin(table, first)


def light_speed(table: SpaceBase) -> Rule[None]:
    """SB-21.2: each player is dealt six cards and buys any of them, all at the same time."""
    for seat in range(table.seats):
        for level, count in DEALT:
            table.deal(seat, level, count)
    yield Together({seat: buy_opening(table, seat) for seat in range(table.seats)})
    for seat in range(table.seats):
        table.keep_opening(seat)
    for seat in range(table.seats):
        table.return_dealt(seat)  # SB-21.4
    most = max(table.credits)
    tied = [seat for seat in range(table.seats) if table.credits[seat] == most]  # SB-21.5
    highest = [max((SECTOR[card] for card in table.draft[seat]), default=0) for seat in tied]
    tied = [seat for seat, sector in zip(tied, highest, strict=True) if sector == max(highest)]  # SB-21.6
    table.clear_drafts()
    first = yield from break_tie(table, tied)
    begin(table, first)


def buy_opening(table: SpaceBase, seat: Seat) -> Rule[None]:
    """SB-21.3: any of the dealt cards that the credits pay for, in the order they are to be placed."""
    while True:
        choice = yield Choose(seat, "opening", opening_buys, table, seat, secret=True)
        if choice == DONE:
            return
        table.draft_card(seat, NUMBER[choice[1]])


def opening_buys(table: SpaceBase, seat: Seat) -> list[Option]:
    """The dealt cards that can still be paid."""
    chosen = table.draft[seat]
    left = table.credits[seat] - sum(COST[card] for card in chosen)
    return [DONE] + [BUY[card] for card in table.hands[seat] if card not in chosen and COST[card] <= left]


def break_tie(table: SpaceBase, tied: list[Seat]) -> Rule[Seat]:
    """SB-6.10: tied players roll both dice, the highest sum is first; who is tied again rolls again (SB-R5)."""
    while len(tied) > 1:
        sums = []
        for seat in tied:
            dice = yield Roll("first-player", 6, 2)
            table.tell("rolled-for-first", seat=seat, dice=list(dice))
            sums.append(sum(dice))
        tied = [seat for seat, total in zip(tied, sums, strict=True) if total == max(sums)]
    return tied[0]


def begin(table: SpaceBase, first: Seat) -> None:
    """SB-6.9 to SB-6.15: the first player, and the bonuses of those who come later."""
    table.make_first(first)
    for seat, bonus in zip(table.turn_order(first), BONUSES, strict=False):
        if bonus != BONUSES[0]:
            table.tell("bonus", seat=seat, credits=bonus.credits, income=bonus.income)
            table.gain(seat, bonus)
    table.begin_turn(first)
