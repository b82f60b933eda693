"""Collecting rewards, and following arrows."""

from __future__ import annotations

from collections.abc import Collection

from cosmodrome.games.space_base.index import PAYMENTS, SECTORS
from cosmodrome.games.space_base.purchase import claim_cards, extra_purchase
from cosmodrome.games.space_base.rows import Reward
from cosmodrome.games.space_base.table import SpaceBase, besides
from cosmodrome.games.space_base.verbs import arrow
from cosmodrome.kernel import Choose, Rule, Seat


def hit(table: SpaceBase, seat: Seat, sector: int, doubling: int = -1) -> Rule[list[Reward]] | None:
    """SB-8.7: a sector pays at once, for the dice or for a doubling card; returned is what its rewards lead to, for
    when all that is hit has paid."""
    rewards = table.pay(seat, sector) if doubling < 0 else table.pay_again(seat, sector, doubling)
    if not rewards:
        return None
    paid = set(table.cards_at(seat, sector, table.zone(seat)))
    return follow(table, seat, paid, [(sector, reward) for reward in rewards], doubling)


def follow(
    table: SpaceBase, seat: Seat, paid: set[int], leads: list[tuple[int, Reward]], without_charging: int
) -> Rule[list[Reward]]:
    """The neighbouring sectors to which the rewards of a sector that has paid lead (SB-14.3), and theirs in turn;
    returned are those that say something in words, for when all that is reached has paid."""
    zone = table.zone(seat)
    in_words = []
    for sector, reward in leads:
        goals = ways(table, seat, zone, sector, reward, paid)
        if goals:
            choice = yield Choose(seat, "arrow", [arrow(goal) for goal in goals], args={"sector": sector})
            goal = choice[1]
            further = table.follow_arrow(seat, sector, goal, paid, without_charging)
            leads += [(goal, reward) for reward in further]
            paid.update(table.cards_at(seat, goal, zone))
        if reward.claim or reward.buy:
            in_words.append(reward)
    return in_words


def do_as_said(table: SpaceBase, seat: Seat, reward: Reward) -> Rule[None]:
    """SB-13.4 to SB-13.6: ships that are claimed, and purchases at the exact price."""
    if reward.claim:
        yield from claim_cards(table, seat, reward.claim)
    for _ in range(reward.buy):
        yield from extra_purchase(table, seat)


def ways(table: SpaceBase, seat: Seat, zone: int, sector: int, reward: Reward, paid: set[int]) -> list[int]:
    """SB-14.1: the neighbours an arrow leads to; SB-14.4: none beyond the edge (SB-R8), none that has paid."""
    left = (sector - 1,) if reward.arrow in ("left", "both") else ()
    right = (sector + 1,) if reward.arrow in ("right", "both") else ()
    return [
        goal
        for goal in (*left, *right)
        if 1 <= goal <= SECTORS and not paid.issuperset(table.cards_at(seat, goal, zone))
    ]


def brings(table: SpaceBase, seat: Seat, sectors: tuple[int, ...], already: Collection[int] = ()) -> dict[str, int]:
    """What sectors would pay a seat now, for the line under a button; a choice of ways is counted, not made.
    `already` are the cards that have paid for this die (SB-14.9)."""
    zone = table.zone(seat)
    total = dict.fromkeys(("credits", "income", "vp", "charges", "arrows", "cards"), 0)
    filled: list[int] = []
    for start in sectors:
        paid = set(already)
        ahead = [start]
        for sector in ahead:
            cards = table.cards_at(seat, sector, zone)
            credits, income, vp, charged, leads = PAYMENTS[zone][besides(paid, cards)]
            paid.update(cards)
            total["credits"] += credits
            total["income"] += income
            total["vp"] += vp
            filled += [card for card in charged if table.free_slots(seat, zone, card) > filled.count(card)]
            total["charges"] = len(filled)
            for reward in leads:
                total["cards"] += sum(count for _, count in reward.claim) + reward.buy
                goals = ways(table, seat, zone, sector, reward, paid)
                if len(goals) == 1:
                    ahead += goals
                elif goals:
                    total["arrows"] += 1
    return {name: amount for name, amount in total.items() if amount}
