"""The Federation of Sol."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.abilities.notes import owner_is_active
from cosmodrome.games.twilight_imperium.choices import one_planet
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.index import INFANTRY
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import not_active
from cosmodrome.games.twilight_imperium.windows import faction, note, owner_of
from cosmodrome.kernel import Rule, Seat, Window


@faction("orbital_drop", "action", when=lambda t, s, w: t.strategy[s] > 0 and bool(t.open_planets(s)))
def orbital_drop(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Spend a strategy token to place two infantry on a planet you control."""
    table.spend_token(seat)
    planet = yield from one_planet(table, seat, "orbital_drop", table.open_planets(seat))
    table.add_ground(seat, planet, 2)


@static("versatile", "status-tokens")
def versatile(table: TwilightImperium, seat: Seat, tokens: int) -> int:
    """In the status phase you gain one command token more."""
    return tokens + 1


@faction("genesis", "status.end", must=True, when=lambda t, s, w: bool(t.flagship_at(s)))
def genesis(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the end of each status phase one infantry appears aboard, within capacity (TI-38.3)."""
    system = table.flagship_at(seat)
    table.place(seat, system, INFANTRY)
    yield from check_system(table, seat, system)


@note("military_support", "turn.start", when=not_active, needs=owner_is_active)
def military_support(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """The owner loses a strategy token; you may place two infantry on a planet you control."""
    owner = owner_of(window)
    if table.strategy[owner]:
        table.lose_token(owner)
    planet = yield from one_planet(table, seat, "military_support", table.open_planets(seat), may=True)
    if planet >= 0:
        table.add_ground(seat, planet, 2)
