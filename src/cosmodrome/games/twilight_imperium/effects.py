"""What lies on the table and bends the rules: the components of the players, what uses have left behind, and the map
and the limits that follow from them."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeVar, get_args

from cosmodrome.games.twilight_imperium.combat import crowd
from cosmodrome.games.twilight_imperium.data.layouts import HAND_LIMIT
from cosmodrome.games.twilight_imperium.galaxy import Galaxy, Holes, Near, galaxy_of
from cosmodrome.games.twilight_imperium.index import (
    ACTION_CARDS,
    DELTA,
    DOCK,
    FIGHTER,
    INFLUENCE,
    NOBODY,
    PLANET_BITS,
    PLANETS_IN,
    RESOURCES,
    Fleet,
    bits,
    systems_of,
)
from cosmodrome.games.twilight_imperium.names import Mark, Topic
from cosmodrome.games.twilight_imperium.sheet import Sheets
from cosmodrome.games.twilight_imperium.sides import Side, Sides, side_of
from cosmodrome.kernel import NO_SEATS, Seat, Seats

Value = TypeVar("Value")
Scope = Literal["round", "combat", "action", "turn", "agenda", "agenda-phase", "strategy-phase", "game-round"]
SCOPES: Final = get_args(Scope)


class Effects(Sheets, kw_only=True):
    """The components at work, the marks, the neighbours of systems and players."""

    home: list[int]  # by seat: the home system
    system: int = 0  # the active system, 0: none
    muted: Seats = NO_SEATS  # whose faction abilities and technologies are off

    # ---- what components make of the rules ----------------------------------------------------------------------

    def side(self, seat: Seat) -> Side:
        """All that follows from the components of a player."""
        sides: Sides = self.kept or self.look_up_sides()
        return sides.by_seat[seat]

    def has(self, seat: Seat, source: str) -> bool:
        """Whether a player has a component at work."""
        return source in (self.kept or self.look_up_sides()).by_seat[seat].ids

    def fold(self, topic: Topic, seat: Seat, value: Value, *about: Any) -> Value:
        """A value after all that the components of a player do to it."""
        bodies = (self.kept or self.look_up_sides()).by_seat[seat].topics.get(topic)
        if bodies is not None:  # mostly nothing has to do with it
            for body in bodies:
                value = body(self, seat, value, *about)
        return value

    def holders(self, topic: Topic) -> tuple[Seat, ...]:
        """The players with a component that has to do with a topic."""
        sides: Sides = self.kept or self.look_up_sides()
        return sides.holders(topic)

    def look_up_sides(self) -> Sides:
        """What the components of all players come to: kept until one comes or goes, then found anew."""
        common, muted = self.laws, self.muted
        found = [
            side_of(
                self.factions[seat],
                self.techs[seat],
                common | self.owned[seat],
                tuple([self.note_name(note) for note in self.notes_up[seat]]),
                seat in muted,
            )
            for seat in range(self.seats)
        ]
        self.kept = sides = Sides(tuple(found), galaxy_of(self.slots))
        return sides

    # ---- marks --------------------------------------------------------------------------------------------------

    def mark(self, scope: Scope, name: Mark, seat: Seat = NOBODY, value: int = 1) -> None:
        """Leave a mark that lasts for one of the `SCOPES`; `action` is the tactical one."""
        self.leave_mark(name, seat, value, scope, SCOPES)

    def marked(self, name: Mark, seat: Seat = NOBODY) -> int:
        """What was marked, 0 if nothing."""
        return self.mark_of(name, seat) if self.marks else 0

    def unmark(self, name: Mark, seat: Seat = NOBODY) -> None:
        """Take a mark away."""
        self.take_mark(name, seat)

    def forget(self, *scopes: Scope) -> None:
        """A scope is over."""
        self.end_scopes(scopes)

    def set_fleet(self, seat: Seat, system: int, fleet: Fleet) -> None:
        """A fleet may carry a wormhole along."""
        before = self.space[system * self.seats + seat]
        super().set_fleet(seat, system, fleet)
        side = (self.kept or self.look_up_sides()).by_seat[seat]
        if "delta-wormhole" in side.topics:
            here = side.fold("delta-wormhole", False, fleet)
            if here != side.fold("delta-wormhole", False, before):
                alpha, beta, _ = self.wormholes
                self.wormholes = alpha, beta, DELTA | here << system

    # ---- the map ------------------------------------------------------------------------------------------------

    @property
    def galaxy(self) -> Galaxy:
        """The geometry of the map."""
        sides: Sides = self.kept or self.look_up_sides()
        return sides.galaxy

    def open_wormholes(self) -> tuple[int, int, int]:
        """The systems with alpha, beta and delta wormholes."""
        return self.wormholes

    def near(self, seat: Seat = NOBODY, moving: bool = False, ahead: bool = False) -> Near:
        """TI-70: the neighbours of every system as a player has them; `ahead` if a ship that is a wormhole has gone to
        the active system already."""
        alpha, beta, delta = self.open_wormholes()
        if ahead:
            delta = DELTA | 1 << self.system
        holes: Holes = (alpha, beta, delta, bool(self.marks and self.marked("holes-joined")))
        sides: Sides = self.kept or self.look_up_sides()
        viewer = seat if seat != NOBODY else self._plain_view(sides)
        if "wormholes" in sides.by_seat[viewer].topics:
            holes = self.fold("wormholes", viewer, holes, moving)
        near = sides.galaxy.adjacent(holes)
        if self.marks and (linked := self.marked("linked")):
            near = self._linked(near, linked)
        return near

    def _plain_view(self, sides: Sides) -> Seat:
        """A player for whom systems are adjacent as they are for everybody, by laws and nothing else."""
        return min(self.alive(), key=lambda seat: len(sides.by_seat[seat].topics.get("wormholes", ())))

    def _linked(self, near: Near, linked: int) -> Near:
        """The active system is adjacent to these, for everybody (TI-R73)."""
        active = 1 << self.system
        return Near(
            (mask | linked) & ~active
            if system == self.system
            else mask | active
            if linked >> system & 1 and system != self.system
            else mask
            for system, mask in enumerate(near)
        )

    def adjacent(self, system: int, other: int, seat: Seat = NOBODY) -> bool:
        """TI-70.0, TI-70.1."""
        return bool(self.near(seat)[system] >> other & 1)

    def around(self, mask: int, seat: Seat = NOBODY) -> int:
        """The systems adjacent to any of these."""
        near, found = self.near(seat), 0
        for system in bits(mask):
            found |= near[system]
        return found

    def presence(self, seat: Seat) -> int:
        """The systems with units or planets of a player."""
        return self.fleets[seat] | systems_of(self.lands[seat])

    def neighbours(self, seat: Seat) -> list[Seat]:
        """TI-73.0, TI-73.2: players with units or planets in the same or in adjacent systems."""
        own = self.presence(seat)
        reach = own | self.around(own, seat)
        by_view = self.marks or self.holders("wormholes")  # then systems may be adjacent for one and not the other
        found = []
        for other in self.alive():
            if other != seat:
                theirs = self.presence(other)
                if reach & theirs or (by_view and self.around(theirs, other) & own):
                    found.append(other)
        return found

    # ---- limits -------------------------------------------------------------------------------------------------

    def fleet_limit(self, seat: Seat) -> int:
        """TI-66.1."""
        return self.fold("fleet-limit", seat, self.fleet_pool[seat])

    def free_fighters(self, seat: Seat, system: int) -> int:
        """Fighters that need no capacity: those at space docks."""
        each = self.side(seat).units[DOCK].free_fighters
        return each * (self.docks & self.lands[seat] & PLANET_BITS[system]).bit_count() if each else 0

    def excess(self, seat: Seat, system: int) -> tuple[int, int]:
        """TI-38.3, TI-66.3: units beyond capacity, and ships beyond the fleet pool."""
        fleet = self.fleet(seat, system)
        over, ships = crowd(self.side(seat), fleet, self.free_fighters(seat, system) if fleet[FIGHTER] else 0)
        return over, max(ships - self.fleet_limit(seat), 0)

    def hand_limit(self, seat: Seat) -> int:
        """TI-24.4, TI-24.4a."""
        if self.fold("no-hand-limit", seat, False):
            return ACTION_CARDS
        return self.fold("hand-limit", seat, HAND_LIMIT)

    def resources(self, planet: int) -> int:
        """TI-67.1, with attached cards (TI-59.1), unless something has exchanged the values of the planet."""
        if self.marks and self.marked("swapped-values", planet):
            return INFLUENCE[planet] + self.plus[planet][1]
        return RESOURCES[planet] + self.plus[planet][0]

    def influence(self, planet: int) -> int:
        """TI-9.2, likewise."""
        if self.marks and self.marked("swapped-values", planet):
            return RESOURCES[planet] + self.plus[planet][0]
        return INFLUENCE[planet] + self.plus[planet][1]

    def open_planets(self, seat: Seat) -> list[int]:
        """The planets a player controls on which units may be placed: a law may keep them off one."""
        return [planet for planet in self.planets(seat) if self.fold("may-place-on", seat, True, planet)]

    def home_planets(self, seat: Seat) -> tuple[int, ...]:
        """The planets of a player's home system."""
        return PLANETS_IN[self.home[seat]]

    def holds_home(self, seat: Seat) -> bool:
        """Whether a player controls all planets of their home system."""
        return not PLANET_BITS[self.home[seat]] & ~self.lands[seat]

    def is_home_of_other(self, seat: Seat, system: int) -> bool:
        """Whether a system is the home of another player."""
        return system in self.home and system != self.home[seat]
