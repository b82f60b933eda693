"""Losing ships, getting them back, and founding colonies: what others may respond to. Plain moves are in moves.py."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cosmodrome.games.cosmic_encounter.fleets import LIMBO, OUT, WARP
from cosmodrome.games.cosmic_encounter.moves import bring_home, send
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.windows import turn_sheets, window
from cosmodrome.kernel import Rule, Seat

Doomed = Iterable[tuple[Seat, int, int]]


def retrieve(table: CosmicEncounter, seat: Seat, count: int) -> Rule[None]:
    """Ships come out of the warp to colonies of their owner; without a colony they stay there (CE-22.2)."""
    count = min(count, table.ships.warp[seat])
    if count and table.ships.has_colony(seat):
        yield from bring_home(table, seat, WARP, count)
        yield from window(table, "ships.retrieved", seat, {"count": count})


def lose(table: CosmicEncounter, doomed: Doomed, cause: str) -> Rule[tuple[int, ...]]:
    """Ships go to the warp, unless something saves them on the way; returns how many of each seat arrived there.

    `ships.doomed` comes before all that acts on ships bound for the warp (CE-R16 b), `ships.leaving` may save them
    (c), `ships.lost` is about each player who has lost some (d, e), `ships.removed` about those whose ships left the
    game.
    """
    table.ships.doom(doomed)
    return _sunk(table, cause)


def save(table: CosmicEncounter, seat: Seat, count: int | None = None) -> Rule[None]:
    """Ships on their way to the warp go to colonies of their owner instead."""
    yield from bring_home(table, seat, LIMBO, count)


def erase(table: CosmicEncounter, seat: Seat, count: int) -> None:
    """Ships on their way to the warp leave the game instead; nobody drops below the ships they need to win (CE-R19)."""
    left = table.ships.fleet[seat] - table.ships.out[seat]
    table.ships.move(seat, LIMBO, OUT, min(count, max(left - table.goal, 0)))


def powers_follow(table: CosmicEncounter) -> Rule[None] | tuple[()]:
    """CE-18.4, CE-18.5: a power goes and comes back with the colonies, at once: nothing is done with it one last time
    (CE-R27)."""
    return turn_sheets(table) if table.ships.colonies_changed else ()


def lose_chosen(
    table: CosmicEncounter,
    seat: Seat,
    count: int,
    cause: str,
    sources: Sequence[int] | None = None,
    chooser: Seat | None = None,
) -> Rule[tuple[int, ...]]:
    """A player loses ships of their choice (or another's), at most as many as they have."""
    table.ships.doom(())
    yield from send(table, seat, LIMBO, count, count, "lose-ships", sources, chooser, cause=cause)
    return (yield from _sunk(table, cause))


def _sunk(table: CosmicEncounter, cause: str) -> Rule[tuple[int, ...]]:
    """The rest of a loss whose ships are in limbo already."""
    out = tuple(table.ships.out)
    if any(table.ships.limbo[-1]):
        yield from window(table, "ships.doomed", None, {"cause": cause})
        yield from window(table, "ships.leaving", None, {"cause": cause})
    lost = table.ships.sink()
    yield from powers_follow(table)
    for seat in table.timing():
        if lost[seat]:
            yield from window(table, "ships.lost", seat, {"count": lost[seat], "cause": cause})
        if table.ships.out[seat] > out[seat]:
            yield from window(
                table, "ships.removed", seat, {"count": table.ships.out[seat] - out[seat], "cause": cause}
            )
    return lost


def settle(
    table: CosmicEncounter, seat: Seat, planet: int, least: int, most: int, sources: Sequence[int] | None = None
) -> Rule[None]:
    """A player founds a colony on a planet with ships from their other colonies (or other places)."""
    if (yield from send(table, seat, planet, least, most, "found-colony", sources)):
        yield from founded(table, seat, planet)


def founded(table: CosmicEncounter, seat: Seat, planet: int) -> Rule[None]:
    """CE-17.2: a new colony may win the game, before anybody can do anything about it."""
    table.check_victory()
    yield from powers_follow(table)
    yield from window(table, "colony.gained", seat, {"planet": planet})


def land(
    table: CosmicEncounter, seats: Iterable[Seat], source: int, planet: int, count: int | None = None
) -> Rule[None]:
    """Ships (all, or some of them) land on a planet at once; CE-17.3: those who win by it win together."""
    founders = [seat for seat in seats if table.ships.count_at(seat, source)]
    gained = [seat for seat in founders if not table.ships.by_planet[seat][planet]]
    for seat in founders:
        table.ships.move(seat, source, planet, table.ships.count_at(seat, source) if count is None else count)
    table.check_victory()
    yield from powers_follow(table)
    for seat in gained:
        yield from window(table, "colony.gained", seat, {"planet": planet})
