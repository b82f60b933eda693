"""The Xxcha Kingdom. The cannon of the flagship, which reaches adjacent systems, stands in its row."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.choices import one_planet
from cosmodrome.games.twilight_imperium.index import MECATOL_REX, PLANETS_IN, SYSTEM_OF, bits
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.control import gain_empty
from cosmodrome.games.twilight_imperium.when import another, every, not_active, ships_here
from cosmodrome.games.twilight_imperium.windows import cancel, faction, note, owner_of, technology
from cosmodrome.kernel import Rule, Seat, Window


def welcoming(table: TwilightImperium, seat: Seat) -> list[int]:
    """The planets without units that are adjacent to a planet of the player, TI-70.2, TI-70.3; never Mecatol Rex."""
    own = 0
    for planet in table.planets(seat):
        own |= 1 << SYSTEM_OF[planet]
    return [
        planet
        for system in bits(own | table.around(own, seat))
        for planet in PLANETS_IN[system]
        if table.owner[planet] != seat and not table.units_on(planet) and planet != MECATOL_REX
    ]


@static("peace_accords", "may-follow")
def follows_for_peace(table: TwilightImperium, seat: Seat, follows: bool, strategy: str) -> bool:
    """Diplomacy is worth a token even if no planet is exhausted."""
    return follows or (strategy == "diplomacy" and bool(welcoming(table, seat)))


@faction("peace_accords", "diplomacy.done", when=lambda t, s, w: s == w.seat and bool(welcoming(t, s)))
def peace_accords(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you resolve either ability of Diplomacy, gain control of a planet other than Mecatol Rex that has no units
    and is adjacent to one of yours."""
    planet = yield from one_planet(table, seat, "peace_accords", welcoming(table, seat))
    yield from gain_empty(table, seat, planet)


@faction("quash", "agenda.when", when=lambda t, s, w: t.strategy[s] > 0 and t.agenda > 0)
def quash(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """When an agenda is revealed, spend a strategy token to discard it; the next one takes its place."""
    table.spend_token(seat)
    table.discard_agenda(table.agenda)


def has_token(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """There is a token in the strategy pool."""
    return table.strategy[seat] > 0


def still_played(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Another player plays a card, and nobody has cancelled it yet."""
    return another(table, seat, window) and window.use is not None and not window.use.cancelled


@technology("instinct_training", "used", answers="card", exhaust=True, when=every(still_played, has_token))
def instinct_training(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """When another player plays an action card, spend a strategy token to cancel it."""
    table.spend_token(seat)
    cancel(table, window)


@technology("nullification_field", "activated", exhaust=True, when=every(not_active, ships_here, has_token))
def nullification_field(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """After another player activates a system with your ships, spend a strategy token to end that player's turn."""
    table.spend_token(seat)
    table.mark("turn", "turn-over")


@note(
    "political_favor",
    "agenda.when",
    when=lambda t, s, w: t.agenda > 0,
    needs=lambda t, s, w: t.strategy[owner_of(w)] > 0,
)
def political_favor(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The owner loses a strategy token; the agenda is discarded, and the next one takes its place (TI-R29)."""
    table.lose_token(owner_of(window))
    table.discard_agenda(table.agenda)
