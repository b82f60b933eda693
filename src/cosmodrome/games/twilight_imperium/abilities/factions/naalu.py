"""The Naalu Collective. Their crystal fighters need nothing but their rows."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.choices import one_system
from cosmodrome.games.twilight_imperium.combat import flagships
from cosmodrome.games.twilight_imperium.crowding import check_everywhere
from cosmodrome.games.twilight_imperium.index import FIGHTER, Fleet, note_owner
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.retreat import ways_out, withdraw
from cosmodrome.games.twilight_imperium.when import another, every, not_active, ships_here
from cosmodrome.games.twilight_imperium.windows import faction, note, open_note, technology
from cosmodrome.kernel import Rule, Seat, Window


@faction("telepathic", "strategy.end", must=True, when=lambda t, s, w: bool(t.cards[s]))
def telepathic(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """At the end of the strategy phase you put the 0 token on a strategy card of yours: you come first."""
    table.take_zero(seat)


def can_evade(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """There is a token to pay with, and a way out."""
    return bool(table.strategy[seat] and ways_out(table, seat))


@faction("foresight", "moved", when=every(another, ships_here, can_evade))
def foresight(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After another player has moved ships into a system with yours, put a strategy token into an adjacent system
    without ships of others and move your ships there (TI-R46)."""
    goal = yield from one_system(table, seat, "foresight", ways_out(table, seat))
    if table.tokens[seat] >> goal & 1:  # TI-18.6
        table.spend_token(seat)
    else:
        table.put_token(seat, goal, "strategy")
    yield from withdraw(table, seat, goal, everything=True)


@static("matriarch", "fighters-land")
def matriarch(side: Side, fighters: int, own: Fleet) -> int:
    """In an invasion in its system you may commit fighters as if they were ground forces; after the combat they return
    to space."""
    return own[FIGHTER] if flagships(own) else fighters


@technology("neuroglaive", "activated", must=True, when=every(not_active, ships_here))
def neuroglaive(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After another player activates a system with your ships, that player loses a token of the fleet pool."""
    if table.fleet_pool[table.active]:
        table.lose_token(table.active, "fleet")
        yield from check_everywhere(table, table.active)


@note("gift_of_prescience", "strategy.end", when=lambda t, s, w: bool(t.cards[s]))
def gift_of_prescience(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """At the end of the strategy phase you take the 0 token: you come first in this round, and not the owner."""
    table.take_zero(seat)


@open_note("gift_of_prescience", "status.end", part="returns", must=True)
def gift_returns(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """At the end of the status phase it goes back."""
    for up in table.notes_up[seat]:
        if table.note_name(up) == "gift_of_prescience" and note_owner(up) != seat:
            table.return_note(up)
