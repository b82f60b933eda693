"""What cards and powers do, and the windows in which they are used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tests.kernel.salvage.cards import CARDS, POWERS
from tests.kernel.salvage.table import Salvage

from cosmodrome.kernel import Abilities, Held, Roll, Rule, Seat, Use, Window

WINDOWS: Final = ("turn", "planned", "reveal", "salvaged", "used")


def order(table: Salvage, key: str, subject: Seat | None) -> Sequence[Seat]:
    return table.order()


def held(table: Salvage, seat: Seat, window: Window) -> Iterator[Held]:
    """What a seat really has for this window: its power, and the cards of its hand, one of each kind."""
    kinds: dict[str, Any] = {CARDS[card]: card for card in table.hands[seat]}
    kinds[POWERS[seat]] = None
    for declared in ability.at[window.key]:
        if declared.id in kinds:
            yield declared, kinds[declared.id], declared.id


def might(table: Salvage, seat: Seat, window: Window) -> bool:
    """Whether a seat could respond for all that is public: any hand may hold any card that is not in sight."""
    return any(
        not declared.must
        and (declared.id == POWERS[seat] if declared.kind == "power" else bool(table.hands[seat]))
        and (declared.again or (seat, declared.id) not in window.used)
        and (declared.who is None or declared.who(table, seat, window))
        and (declared.when is None or declared.when(table, seat, window))
        for declared in ability.at[window.key]
    )


def pay(table: Salvage, use: Use) -> None:
    """A card is put on the table; a power costs nothing."""
    if use.source is not None:
        table.play(use.seat, use.source)
    table.tell("use", seat=use.seat, name=use.name, target=list(use.target))


def settle(table: Salvage, use: Use) -> None:
    if use.source is not None:
        table.drop(use.source)


ability: Final = Abilities(order=order, held=held, might=might, pay=pay, settle=settle)


def subject(table: Salvage, seat: Seat, window: Window) -> bool:
    return seat == window.seat


def bidder(table: Salvage, seat: Seat, window: Window) -> bool:
    return seat in table.marks


def another(table: Salvage, seat: Seat, window: Window) -> bool:
    return window.use is not None and seat != window.use.seat


def can_be_jammed(table: Salvage, seat: Seat, window: Window) -> bool:
    return window.use is not None and window.use.ability.cancel is not None and not window.use.cancelled


def with_cards(table: Salvage, seat: Seat, window: Window) -> list[tuple[Seat]]:
    """The other captains whose hands are not empty."""
    return [(other,) for other in range(table.seats) if other != seat and table.hands[other]]


@ability("jam", "card", at="used", who=another, when=can_be_jammed, cancel="card")
def jam(table: Salvage, seat: Seat, window: Window) -> None:
    """The use that this window is about has no effect."""
    assert window.use is not None
    window.use.cancelled = True
    table.tell("jammed", seat=window.use.seat, name=window.use.name)


@ability("flare", "card", at="used", who=another, cancel="card")
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
    table.mark(seat, 3)


@ability("echo", "power", at="reveal", who=bidder, cancel="power")
def echo(table: Salvage, seat: Seat, window: Window) -> None:
    """The own beam counts double."""
    table.mark(seat, table.marks[seat])


@ability("shield", "power", at="reveal", who=bidder, must=True, cancel="power")
def shield(table: Salvage, seat: Seat, window: Window) -> None:
    """The own beam counts one more, always."""
    table.mark(seat, 1)


@ability("magnet", "power", at="salvaged", who=subject, must=True, cancel="power")
def magnet(table: Salvage, seat: Seat, window: Window) -> None:
    """Who gets the wreck draws a card."""
    if table.deck:
        table.draw(seat)
