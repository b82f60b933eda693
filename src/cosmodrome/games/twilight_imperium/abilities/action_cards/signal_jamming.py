"""Action card: Signal Jamming."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cosmodrome.games.twilight_imperium.aims import announce, name_of, others
from cosmodrome.games.twilight_imperium.choices import one_player, one_system
from cosmodrome.games.twilight_imperium.index import HOMES, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tokens import force_token
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


def jammed_systems(table: TwilightImperium, seat: Seat) -> Iterator[int]:
    """The systems with ships of the player or next to them that are no homes, where a token of another can lie."""
    own = table.ships[seat]
    near = (own | table.around(own, seat)) & ~HOMES
    return (system for system in bits(near) if not_yet_there(table, seat, system))


def not_yet_there(table: TwilightImperium, seat: Seat, system: int) -> list[Seat]:
    """The other players without a token in a system who have one to put there, from a pool if it must be (TI-18.3b)."""
    return [
        who
        for who in others(table, seat)
        if not table.tokens[who] >> system & 1
        and (table.reinforcements(who) or table.tactic[who] or table.fleet_pool[who] or table.strategy[who])
    ]


def a_jamming(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
    """Where, and whose token."""
    name = name_of(window)
    system = yield from one_system(table, seat, name, [*jammed_systems(table, seat)])
    who = yield from one_player(table, seat, name, not_yet_there(table, seat, system), system=system)
    announce(table, seat, window, system=system, target=who)
    return system, who


@card("signal_jamming", "action", when=lambda t, s, w: any(True for _ in jammed_systems(t, s)), aim=a_jamming)
def signal_jamming(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Put a command token of another player into a system with or next to ships of yours, but no home."""
    system, who = window.target
    yield from force_token(table, who, system)
