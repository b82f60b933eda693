"""The charged abilities, each in a few lines. When a card may use one is said by its row: colour and step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cosmodrome.games.space_base import rows
from cosmodrome.games.space_base.index import DEPLOYED, FACES, NAMES, NUMBER, STATION, is_colony, step_of
from cosmodrome.games.space_base.purchase import claim_cards, claims, extra_purchase
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.games.space_base.verbs import FACE, charge, double, exchange, move, reroll
from cosmodrome.kernel import NO_SEATS, PASS, Choose, Held, Option, Responses, Roll, Rule, Seat, Use, Window
from cosmodrome.kernel.responses import Source
from cosmodrome.kernel.seats import in_order

WINDOWS: Final = ("window-1", "window-2", "window-3")
# The windows of a turn and the steps they stand for, for a passive and for an active owner.
STEP: Final = {
    **dict.fromkeys(WINDOWS, step_of("window")),
    "roll-before": step_of("before_roll"),
    "roll-after": step_of("roll"),
    "collect-before": step_of("collect"),
}


class ChargedCards(Source):
    """The cards of a player that are charged."""

    def held(self, table: SpaceBase, seat: Seat, window: Window) -> Iterator[Held]:
        """The abilities that a seat can use in a window."""
        for card, zone in table.usable(seat, STEP[window.key][seat == table.active]):
            yield DECLARED[EFFECT[zone][card]], (card, zone), NAMES[card]


def order(table: SpaceBase, key: str, subject: Seat | None) -> tuple[Seat, ...]:
    """SB-16.3: where order matters the active player comes first, then the others clockwise."""
    ready = table.seats_ready(STEP[key])
    return in_order(table.turn_order(table.active), ready)


def pay(table: SpaceBase, use: Use) -> None:
    """SB-5.5: an ability is used by removing charges from its card."""
    card, zone = use.source
    table.spend(use.seat, zone, card)


ability = Responses(ChargedCards(), order=order, pay=pay)


def window(table: SpaceBase, key: str, seat: Seat | None = None) -> Rule[None] | tuple[()]:
    """Open a window of the turn, if anybody has a card charged for it."""
    step = passive, active = STEP[key]
    if table.ready[passive] is not NO_SEATS or table.ready[active] is not NO_SEATS:
        table.open_window(step)
        return ability.window(table, key, seat)
    return ()


def row(window: Window) -> rows.Ability:
    """What the card in use says about its ability."""
    card, zone = window.source
    said: rows.Ability | None = FACES[zone][card].ability
    assert said is not None
    return said


@ability("gain", "charge", at=WINDOWS, again=True)
def gain(table: SpaceBase, seat: Seat, window: Window) -> None:
    """SB-19.13: credits, income or points."""
    table.receive(seat, row(window).gain)


@ability("buy-card", "charge", at=WINDOWS, again=True)
def buy_card(table: SpaceBase, seat: Seat, window: Window) -> Rule[None]:
    """SB-18.1: an extra purchase at the exact price; SB-18.3: what it gives comes first."""
    table.receive(seat, row(window).gain)
    yield from extra_purchase(table, seat)


@ability("buy-and-place", "charge", at=WINDOWS, again=True)
def buy_and_place(table: SpaceBase, seat: Seat, window: Window) -> Rule[None]:
    """SB-19.5: an extra purchase that may go into another sector than its own (SB-R17)."""
    yield from extra_purchase(table, seat, row(window).sectors)


def something_to_claim(table: SpaceBase, seat: Seat, window: Window) -> bool:
    """Whether the shipyard has a ship of a named level with an open sector."""
    return len(claims(table, seat, dict(row(window).cards))) > 1


@ability("claim-card", "charge", at=WINDOWS, again=True, when=something_to_claim)
def claim_card(table: SpaceBase, seat: Seat, window: Window) -> Rule[None]:
    """SB-18.5: ships of the named levels, free."""
    yield from claim_cards(table, seat, row(window).cards)


@ability("swap-sectors", "charge", at=WINDOWS, again=True)
def swap_sectors(table: SpaceBase, seat: Seat, window: Window) -> None:
    """SB-18.8: all cards of two sectors change places."""
    one, other = row(window).sectors
    table.swap_sectors(seat, one, other)


def another_card(table: SpaceBase, seat: Seat, window: Window) -> bool:
    """Whether there is a card to exchange with."""
    return bool(exchanges(table, seat, *window.source))


@ability("exchange-card", "charge", at=WINDOWS, again=True, when=another_card)
def exchange_card(table: SpaceBase, seat: Seat, window: Window) -> Rule[None]:
    """SB-19.9: this card changes places with another one on the board."""
    card, zone = window.source
    choice = yield Choose(seat, "exchange", exchanges, table, seat, card, zone, args={"card": NAMES[card]})
    table.exchange(seat, card, zone, NUMBER[choice[1]])


def exchanges(table: SpaceBase, seat: Seat, card: int, zone: int) -> list[Option]:
    """The other cards on the board (SB-R4); SB-12.7: a colony never goes above it."""
    return [
        exchange(NAMES[other])
        for other in table.on_board(seat)
        if other != card and (zone == STATION or not is_colony(other))
    ]


@ability("opponents-lose-vp", "charge", at=WINDOWS, again=True)
def opponents_lose_vp(table: SpaceBase, seat: Seat, window: Window) -> Rule[None]:
    """SB-19.3: every opponent loses points; then come the purchases of the card."""
    ability = row(window)
    for other in table.turn_order(seat)[1:]:
        table.lose_vp(other, ability.amount)
    for _ in range(ability.buy):
        yield from extra_purchase(table, seat)


def may_place_charge(table: SpaceBase, seat: Seat, window: Window) -> bool:
    """SB-R2: whether the card was charged for one more use when the window opened, and the use would change something:
    back on the card itself (SB-R23) the charge would change nothing, unless another may move there."""
    card, zone = window.source
    if table.limits.get(card, 0) <= 0:
        return False
    if chargeable(table, seat, besides=card):
        return True
    others = any(other != card for side in (STATION, DEPLOYED) for other in table.charges[seat * 2 + side])
    return bool(row(window).move) and others and table.free_slots(seat, zone, card) > 0


@ability("place-charge", "charge", at=WINDOWS, again=True, when=may_place_charge)
def place_charge(table: SpaceBase, seat: Seat, window: Window) -> Rule[None]:
    """SB-19.4: one charge on a free slot of any of the owner's cards; some cards move charges too."""
    this, _ = window.source
    goal = yield from pick_slot(table, seat)
    table.place_charge(seat, this, goal)
    for _ in range(row(window).move):
        choice = yield Choose(seat, "move-charge", movable, table, seat)
        if choice == PASS:
            return
        moved = NUMBER[choice[1]]
        table.move_charge(seat, moved, (yield from pick_slot(table, seat, besides=moved)))


def movable(table: SpaceBase, seat: Seat) -> list[Option]:
    """The charged cards whose charge could go elsewhere, or none."""
    charged = [card for zone in (STATION, DEPLOYED) for card in table.charges[seat * 2 + zone]]
    return [PASS, *(move(NAMES[card]) for card in charged if chargeable(table, seat, besides=card))]


def chargeable(table: SpaceBase, seat: Seat, besides: int = -1) -> list[Option]:
    """The cards of a seat with a free slot, other than one."""
    return [
        charge(NAMES[card])
        for zone, cards in ((STATION, table.on_board(seat)), (DEPLOYED, table.above_board(seat)))
        for card in cards
        if card != besides and table.free_slots(seat, zone, card) > 0
    ]


def pick_slot(table: SpaceBase, seat: Seat, besides: int = -1) -> Rule[int]:
    """The card a charge goes to."""
    choice = yield Choose(seat, "place-charge", chargeable(table, seat, besides))
    return NUMBER[choice[1]]


@ability("win", "charge", at=WINDOWS)
def win(table: SpaceBase, seat: Seat, window: Window) -> None:
    """SB-19.12: the game ends at once and the user wins."""
    raise table.win([seat], "ability")


def a_die_to_set(table: SpaceBase, seat: Seat, window: Window) -> bool:
    """SB-19.7: at most both dice are set."""
    return len(table.faces_set) < 2


@ability("set-die", "charge", at="roll-before", again=True, when=a_die_to_set)
def set_die(table: SpaceBase, seat: Seat, window: Window) -> Rule[None]:
    """SB-19.6: one die is set to a chosen face instead of being rolled."""
    choice = yield Choose(seat, "set-die", FACE)
    table.set_face(seat, choice[1])
    table.receive(seat, row(window).gain)


@ability("reroll", "charge", at="roll-after", again=True)
def roll_again(table: SpaceBase, seat: Seat, window: Window) -> Rule[None]:
    """SB-19.1: one or both dice are rolled again, for all."""
    one, other = table.dice
    choice = yield Choose(seat, "reroll", [reroll(1), reroll(2), reroll("both")], args={"dice": [one, other]})
    if choice[1] == "both":
        dice = yield Roll("dice", 6, 2)
    else:
        (face,) = yield Roll("dice", 6, 1)
        dice = (face, other) if choice[1] == 1 else (one, face)
    table.roll(dice, "rerolled")


@ability("double-sector", "charge", at="collect-before", again=True)
def double_sector(table: SpaceBase, seat: Seat, window: Window) -> Rule[None]:
    """SB-20.3: one sector the player uses pays once more, chosen at each use (SB-R19)."""
    card, _ = window.source
    sectors = dict.fromkeys(table.uses[seat])  # not those that only an arrow leads to (SB-R22)
    choice = yield Choose(seat, "double", [double(sector) for sector in sectors])
    table.double(seat, choice[1], card)


DECLARED: Final = {declared.id: declared for declared in ability.declared}
EFFECT: Final = tuple(tuple(face.ability.effect if face.ability else "" for face in faces) for faces in FACES)
