"""Collecting rewards, and following arrows."""

from __future__ import annotations

from typing import NamedTuple

from cosmodrome.games.space_base.cards import Reward
from cosmodrome.games.space_base.index import FACES, SECTORS
from cosmodrome.games.space_base.purchase import claim_cards, extra_purchase
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.games.space_base.verbs import arrow
from cosmodrome.kernel import Choose, Rule, Seat


class Payment(NamedTuple):
    """What the cards of one sector pay."""

    cards: list[int]
    credits: int
    income: int
    vp: int
    special: list[Reward]  # rewards with an arrow or a text


def payment(table: SpaceBase, seat: Seat, sector: int, zone: int, paid: set[int]) -> Payment:
    """The rewards of a sector's cards that have not paid for this die yet; they are added to `paid`."""
    faces = FACES[zone]
    cards: list[int] = []
    special: list[Reward] = []
    credits = income = vp = 0
    for card in table.cards_at(seat, sector, zone):
        if card not in paid:
            paid.add(card)
            cards.append(card)
            reward = faces[card].reward
            credits += reward.credits
            income += reward.income
            vp += reward.vp
            if reward.arrow or reward.claim or reward.buy:
                special.append(reward)
    return Payment(cards, credits, income, vp, special)


def collect_all(table: SpaceBase, seat: Seat) -> Rule[None]:
    """SB-8.7: every sector a player uses the dice for pays; SB-8.8: a double used apart pays twice."""
    for sector in table.uses[seat]:
        yield from collect(table, seat, sector)
    doubled = table.doubled[seat]
    for sector, card in zip(doubled[::2], doubled[1::2], strict=True):
        yield from collect(table, seat, sector, without_charging=card)  # SB-20.1, SB-20.2, SB-R3


def collect(table: SpaceBase, seat: Seat, sector: int, without_charging: int = -1) -> Rule[None]:
    """One die, or the sum: the sector pays, and so do the sectors its arrows lead to, each card once (SB-14.9).

    `without_charging` is a doubling card, which cannot charge itself (SB-20.4).
    """
    zone = table.zone(seat)
    paid: set[int] = set()
    ahead = [sector]
    for sector in ahead:
        cards, credits, income, vp, special = payment(table, seat, sector, zone, paid)
        for card in cards:
            if card != without_charging:
                table.charge(seat, zone, card)
        if credits or income or vp:
            table.collected(seat, sector, zone, credits, income, vp)
        for reward in special:
            if reward.arrow == "both":
                if neighbours := unpaid_neighbours(table, seat, sector, zone, paid):
                    choice = yield Choose(seat, "arrow", [arrow(goal) for goal in neighbours], args={"sector": sector})
                    ahead.append(choice[1])
            elif goal := pointed_at(sector, reward):
                ahead.append(goal)
            if reward.claim:
                yield from claim_cards(table, seat, reward.claim)
            for _ in range(reward.buy):
                yield from extra_purchase(table, seat)


def pointed_at(sector: int, reward: Reward) -> int:
    """SB-14.3: the neighbour a single arrow points to; SB-14.4: beyond the edge there is nothing (0)."""
    if not reward.arrow:
        return 0
    goal = sector + (1 if reward.arrow == "right" else -1)
    return goal if 1 <= goal <= SECTORS else 0


def unpaid_neighbours(table: SpaceBase, seat: Seat, sector: int, zone: int, paid: set[int]) -> list[int]:
    """SB-14.1: where a double arrow may lead: to a neighbour that still has something to pay for this die."""
    return [
        goal
        for goal in (sector - 1, sector + 1)
        if 1 <= goal <= SECTORS and not paid.issuperset(table.cards_at(seat, goal, zone))
    ]


def brings(table: SpaceBase, seat: Seat, sectors: tuple[int, ...]) -> dict[str, int]:
    """What sectors would pay a seat now, for the line under a button; a choice of ways is counted, not made."""
    zone = table.zone(seat)
    total = dict.fromkeys(("credits", "income", "vp", "charges", "arrows", "cards"), 0)
    for start in sectors:
        paid: set[int] = set()
        ahead = [start]
        for sector in ahead:
            cards, credits, income, vp, special = payment(table, seat, sector, zone, paid)
            total["credits"] += credits
            total["income"] += income
            total["vp"] += vp
            total["charges"] += sum(table.free_slots(seat, zone, card) > 0 for card in cards)
            for reward in special:
                total["cards"] += sum(count for _, count in reward.claim) + reward.buy
                if reward.arrow == "both":
                    total["arrows"] += 1
                elif goal := pointed_at(sector, reward):
                    ahead.append(goal)
    return {name: amount for name, amount in total.items() if amount}
