"""What cards and powers do, and the windows in which they are used."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from tests.kernel.salvage.cards import CARDS, POWERS
from tests.kernel.salvage.table import Salvage

from cosmodrome.kernel import Ability, Held, Responses, Roll, Rule, Seat, Seats, Use, Window, seats_with
from cosmodrome.kernel.responses import Groups, HiddenSource, OpenSource, can_cancel, subject

WINDOWS: Final = ("turn", "planned", "reveal", "salvaged", "used")


def order(table: Salvage, key: str, subject: Seat | None) -> tuple[Seat, ...]:
    return tuple(table.order())


class Powers(OpenSource):
    """The powers of the captains, open to all."""

    def carriers(self, table: Salvage, window: Window) -> Seats:
        return seats_with(self.abilities(table, seat, window) for seat in range(table.seats))

    def abilities(self, table: Salvage, seat: Seat, window: Window) -> list[Ability]:
        return [declared for declared in ability.at[window.key] if declared.id == POWERS[seat]]

    def held(self, table: Salvage, seat: Seat, window: Window) -> list[Held]:
        return [(declared, None, declared.id) for declared in self.abilities(table, seat, window)]

    def compelled(self, table: Salvage, window: Window) -> Seats:
        return self.carriers(table, window)


class Hand(HiddenSource):
    """The hands of the captains: any may hold any card."""

    def groups(self, table: Salvage, window: Window) -> Groups:
        return card_groups(window.key)

    def keepers(self, table: Salvage, window: Window) -> Seats:
        return seats_with(table.hands)

    def held(self, table: Salvage, seat: Seat, window: Window) -> Iterator[Held]:
        """One of each kind."""
        kinds = {CARDS[card]: card for card in table.hands[seat]}
        for declared in ability.at[window.key]:
            if declared.id in kinds:
                yield declared, kinds[declared.id], declared.id


@cache
def card_groups(key: str) -> Groups:
    return Groups((declared, 1) for declared in ability.at[key] if declared.kind == "card")


def pay(table: Salvage, use: Use) -> None:
    """A card is put on the table; a power costs nothing."""
    if use.source is not None:
        table.play(use.seat, use.source)
    table.tell("use", seat=use.seat, name=use.name, target=list(use.target))


def settle(table: Salvage, use: Use) -> None:
    if use.source is not None:
        table.drop(use.source)


ability: Final = Responses(Powers(), Hand(), order=order, pay=pay, settle=settle)


def bidder(table: Salvage, seat: Seat, window: Window) -> bool:
    return seat in table.strength


def other_than_user(table: Salvage, seat: Seat, window: Window) -> bool:
    return window.use is not None and seat != window.use.seat


def with_cards(table: Salvage, seat: Seat, window: Window) -> list[tuple[Seat]]:
    """The other captains whose hands are not empty."""
    return [(other,) for other in range(table.seats) if other != seat and table.hands[other]]


@ability("jam", "card", at="used", who=other_than_user, when=can_cancel, cancel="card")
def jam(table: Salvage, seat: Seat, window: Window) -> None:
    """The use that this window is about has no effect."""
    assert window.use is not None
    window.use.cancelled = True
    table.tell("jammed", seat=window.use.seat, name=window.use.name)


@ability("flare", "card", at="used", who=other_than_user, cancel="card")
def flare(table: Salvage, seat: Seat, window: Window) -> None:
    """A point for watching another captain's doings."""
    table.score(seat)


@ability("probe", "card", at=("turn", "planned"), targets=with_cards, cancel="card")
def probe(table: Salvage, seat: Seat, window: Window) -> Rule[None]:
    """Look at a random card of another captain."""
    (other,) = window.target
    if table.hands[other]:
        (at,) = yield Roll("probe", len(table.hands[other]))
        table.show(other, table.hands[other][at - 1], seat)


@ability("snatch", "card", at="turn", who=subject, targets=with_cards, cancel="card")
def snatch(table: Salvage, seat: Seat, window: Window) -> Rule[None]:
    """Take a random card from another captain."""
    (other,) = window.target
    if table.hands[other]:
        (at,) = yield Roll("snatch", len(table.hands[other]))
        table.hand_over(other, table.hands[other][at - 1], seat)


@ability("boost", "card", at="reveal", who=bidder, again=True, cancel="card")
def boost(table: Salvage, seat: Seat, window: Window) -> None:
    """The own beam counts three more."""
    table.strengthen(seat, 3)


@ability("echo", "power", at="reveal", who=bidder, cancel="power")
def echo(table: Salvage, seat: Seat, window: Window) -> None:
    """The own beam counts double."""
    table.strengthen(seat, table.strength[seat])


@ability("shield", "power", at="reveal", who=bidder, must=True, cancel="power")
def shield(table: Salvage, seat: Seat, window: Window) -> None:
    """The own beam counts one more, always."""
    table.strengthen(seat, 1)


@ability("magnet", "power", at="salvaged", who=subject, must=True, cancel="power")
def magnet(table: Salvage, seat: Seat, window: Window) -> None:
    """Who gets the wreck draws a card."""
    if table.deck:
        table.draw(seat)
