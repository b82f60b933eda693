"""Collecting rewards, and following arrows."""

from __future__ import annotations

from typing import TypeAlias

from cosmodrome.games.space_base.cards import Reward
from cosmodrome.games.space_base.index import DEPLOYED, PAYMENTS, SECTORS, STATION
from cosmodrome.games.space_base.purchase import claim_cards, extra_purchase
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.games.space_base.verbs import arrow
from cosmodrome.kernel import Choose, Rule, Seat

# A reward that asks or leads on (an arrow, a text), and the sector it was collected in.
Lead: TypeAlias = tuple[int, Reward]


def collect(table: SpaceBase, seat: Seat, sector: int, without_charging: int = -1) -> Rule[None] | None:
    """SB-8.7: one die, or the sum: the sector pays, and then what its arrows and texts lead to, if anything.

    `without_charging` is a doubling card, which cannot charge itself (SB-20.4).
    """
    zone = STATION if seat == table.active else DEPLOYED  # SB-1.5
    place = seat * SECTORS + sector - 1
    cards = table.deployed[place] if zone == DEPLOYED else (table.station[place],)
    if not cards:
        return None
    leads = table.pay(seat, sector, zone, cards, without_charging)
    if not leads:  # most sectors: nothing to ask
        return None
    return follow(table, seat, zone, [(sector, reward) for reward in leads], set(cards), without_charging)


def unpaid(table: SpaceBase, seat: Seat, sector: int, zone: int, paid: set[int]) -> tuple[int, ...]:
    """SB-14.9, SB-14.10: a card pays once for a die; those of a sector that have not paid yet, and now do."""
    cards = tuple(card for card in table.cards_at(seat, sector, zone) if card not in paid)
    paid.update(cards)
    return cards


def follow(
    table: SpaceBase, seat: Seat, zone: int, leads: list[Lead], paid: set[int], without_charging: int
) -> Rule[None]:
    """Arrows to neighbouring sectors (SB-14.3), and rewards in words (SB-13.4)."""
    for sector, reward in leads:
        goals = ways(table, seat, zone, sector, reward, paid)
        if goals:
            choice = yield Choose(seat, "arrow", [arrow(goal) for goal in goals], args={"sector": sector})
            goal = choice[1]
            cards = unpaid(table, seat, goal, zone, paid)
            leads += [(goal, reward) for reward in table.pay(seat, goal, zone, cards, without_charging)]
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


def brings(table: SpaceBase, seat: Seat, sectors: tuple[int, ...]) -> dict[str, int]:
    """What sectors would pay a seat now, for the line under a button; a choice of ways is counted, not made."""
    zone = table.zone(seat)
    total = dict.fromkeys(("credits", "income", "vp", "charges", "arrows", "cards"), 0)
    filled: list[int] = []
    for start in sectors:
        paid: set[int] = set()
        ahead = [start]
        for sector in ahead:
            credits, income, vp, charged, leads = PAYMENTS[zone][unpaid(table, seat, sector, zone, paid)]
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
