"""Gambler: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.cards import ATTACKS, NAMES, ROWS
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.ships import lose_chosen
from cosmodrome.games.cosmic_encounter.statics import lasting
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import ACCEPT, CARD, CHALLENGE, number
from cosmodrome.kernel import Choose, Rule, Seat, Window

CLAIMS = tuple(row.name for row in ROWS if row.kind in ("attack", "negotiate", "morph"))


def opponent_is_down(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The own card is still down, and so is that of the opponent."""
    return (
        bool(table.cards.laid[seat])
        and table.opponent(seat) not in table.cards.open_cards
        and seat not in table.cards.open_cards
    )


@power("gambler", "reveal.turning", part="waits", free=True, must=True, when=opponent_is_down)
def gambler_waits(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your opponent reveals first (CE-R52)."""
    table.cards.turn_up(table.opponent(seat))


def may_bluff(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """At reveal, while the seat's card is face down; at selection, if it must be laid open (CE-R13)."""
    if window.key == "planning.select":
        return table.marked("lays-first") - 1 == seat
    return bool(table.cards.laid[seat]) and seat not in table.cards.open_cards


@power("gambler", ("planning.select", "reveal.turning"), when=may_bluff)
def gambler(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Keep your card face down and say what it is (CE-R42)."""
    table.mark("stays-down", seat)
    if window.boosted:
        choice = yield Choose(seat, "stake", [number(count) for count in range(1, 21)])
        table.mark("stake", seat, choice[1])
    if window.key == "reveal.turning":
        yield from bluff(table, seat)


boost("gambler")


def is_bluffing(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The card was laid first, but face down."""
    return bool(table.marked("stays-down", seat) and table.cards.laid[seat])


@power("gambler", "planning.answer", part="claim", free=True, must=True, when=is_bluffing)
def gambler_claim(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """CE-R13: the opponent accepts or challenges before selecting."""
    yield from bluff(table, seat)


def bluff(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """A claim: unchallenged it counts, and the card goes under the deck; challenged, the player who is wrong pays."""
    other = table.opponent(seat)
    if table.cards.laid[other] and other not in table.cards.open_cards:
        table.cards.turn_up(other)  # a hidden sheet that is turned up for this has not made the opponent be first
    claim = (yield Choose(seat, "claim", [CARD[name] for name in CLAIMS]))[1]
    table.tell("claimed", seat=seat, card=claim, count=table.marked("stake", seat))
    answer = yield Choose(other, "challenge", [ACCEPT, CHALLENGE], args={"card": claim, "seat": seat})
    if answer == ACCEPT:
        table.cards.put_under_deck(seat, table.cards.laid[seat][0])
        kind, _, value = claim.partition("-")
        table.count_card(seat, kind, int(value or 0))
        return
    table.tell("challenged", seat=other)
    table.cards.turn_up(seat)
    wrong = other if NAMES[table.cards.laid[seat][0]] == claim else seat
    count = table.ships_in(wrong) + table.marked("stake", seat)
    yield from lose_chosen(table, wrong, count, "bluff", table.outside(wrong))


def numbers(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The numbers that may be called."""
    return [(count,) for count in range(1, max(ATTACKS) + 1)]


@wild("gambler", "reveal.before", targets=numbers)
def wild_gambler(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Call a number: if both cards are attacks and that far apart, it is added to yours (CE-R53)."""
    table.mark("call", seat, window.target[0])


@lasting("call", "card")
def called(table: CosmicEncounter, seat: Seat, value: int, number: int) -> int:
    """CE-R9 step 2: the number counts if two attacks are that far apart."""
    one, other = table.card_value
    return value + number if table.both("attack") and abs(one - other) >= number else value
