"""Elimination, TI-65: a player without ground forces, producing units and planets is out."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.cards import discard_all
from cosmodrome.games.twilight_imperium.index import DOCK, FIRST_AGENDA, INFANTRY, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Rule, Seat, Shuffle, Won


def is_eliminated(table: TwilightImperium, seat: Seat) -> bool:
    """TI-65.1."""
    if table.factions[seat] < 0 or table.lands[seat]:
        return False
    fleets = [table.fleet(seat, system) for system in bits(table.fleets[seat])]
    if any(fleet[INFANTRY] or fleet[DOCK] for fleet in fleets):
        return False
    return seat != table.active or not any(table.landed.values())


def check(table: TwilightImperium) -> Rule[None]:
    """Players who are out leave the game at once; the last one has won. There always is one: planets that were taken
    once stay under somebody's control (TI-32.3)."""
    for seat in table.alive():
        if is_eliminated(table, seat):
            yield from eliminate(table, seat)
            if len(table.alive()) == 1:
                raise Won(table.alive(), table.points, "last-player")


def check_in_space(table: TwilightImperium, *seats: Seat) -> Rule[None]:
    """TI-65.1: a player without planets is out as soon as the last ground forces in space are lost."""
    if not all(table.lands[seat] for seat in seats):
        yield from check(table)


def eliminate(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-65.2 to TI-65.10."""
    yield from window(table, "eliminated", seat=seat)
    discard_all(table, seat)  # TI-65.5
    for law in bits(table.owned[seat]):
        table.discard_agenda(FIRST_AGENDA + law)  # TI-65.3
    table.mark("turn", "initiative", seat, table.initiative(seat))  # TI-2.2: in its own turn others follow it still
    for card in table.cards[seat]:
        table.give_back_card(seat, card)  # TI-65.6
    if table.speaker == seat:
        table.make_speaker(table.clockwise(seat)[1])  # TI-65.8
    table.remove_player(seat)
    order = yield Shuffle("secret", tuple(sorted(table.secret_deck)))  # TI-65.7
    table.stack_secrets(order)
