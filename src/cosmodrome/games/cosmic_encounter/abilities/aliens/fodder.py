"""Fodder: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.cards import COPIES, KINDS, VALUES
from cosmodrome.games.cosmic_encounter.conditions import both_attack
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE
from cosmodrome.games.cosmic_encounter.hands import discard_draft, named
from cosmodrome.games.cosmic_encounter.moves import send
from cosmodrome.games.cosmic_encounter.sources import may_play
from cosmodrome.games.cosmic_encounter.table import OFFENSE, SIDES, CosmicEncounter
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Window


def fodder_cards(table: CosmicEncounter, seat: Seat, low: bool) -> list[int]:
    """The attacks in hand between your card and the opponent's; if low ones count too, also all up to your own."""
    own, other = table.card_value[table.side[seat]], table.card_value[1 - table.side[seat]]
    attacks = [card for card in table.cards.hands[seat] if KINDS[card] == "attack"]
    return [card for card in attacks if (low and VALUES[card] <= own) or own < VALUES[card] < other]


def has_fodder(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There is something to discard, with the flare at least."""
    flare, use = COPIES["flare-fodder"][0], window.response
    played = use is not None and use.ability.id == "fodder" and use.boosted
    could = flare in table.cards.in_reach(seat) and may_play(table, seat, flare, "super")
    return bool(fodder_cards(table, seat, played or could))


@power("fodder", "reveal.totals", when=both_attack, needs=has_fodder)
def fodder(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard attacks between your card and the opponent's and add them to your total; with the super flare also those
    that are no higher than your own card."""
    while (choice := (yield Choose(seat, "fodder", fodder_picks, table, seat, window.boosted, secret=True))) != DONE:
        table.cards.set_aside(seat, table.cards.find(seat, choice[1]))
    values = [VALUES[card] for card in table.cards.draft[seat]]
    yield from discard_draft(table, seat)
    table.add_bonus(table.side[seat], sum(values))


def fodder_picks(table: CosmicEncounter, seat: Seat, low: bool) -> list[Option]:
    """One card more, or enough."""
    return [*named(fodder_cards(table, seat, low)), DONE]


boost("fodder")


def declined_sides(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The sides that invited the seat."""
    return [(SIDES[side],) for side in (0, 1) if seat in table.invited[side]]


def has_declined(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat was invited, said no, and has a ship to send."""
    return bool(table.marked("declined", seat)) and table.ships.on_planets(seat) > 0


@wild("fodder", ("reveal.after", "reveal.totals"), when=has_declined, targets=declined_sides)
def wild_fodder(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Join a side that invited you after all, with one ship."""
    side = SIDES.index(window.target[0])
    table.ally(seat, side)
    yield from send(table, seat, GATE if side == OFFENSE else BESIDE, 1, 1, "ally-ships")
