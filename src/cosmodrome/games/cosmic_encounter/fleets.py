"""The ships on the table, and the verbs that move them.

A place is the number of a planet, or one of the names below. Planet `6 * seat + at` belongs to the home system of the
seat; the sixth is the Genesis planet.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cosmodrome.games.cosmic_encounter.technologies import TECHNOLOGIES
from cosmodrome.kernel import Part, Seat

GATE: Final = -1
BESIDE: Final = -2  # the ships of defensive allies, beside the target planet
WARP: Final = -3
LIMBO: Final = -4  # on the way to the warp
OUT: Final = -5  # removed from the game
TECHNOLOGY: Final = -10  # this and below: on a technology
SLOTS: Final = 6  # planets a system can have
PLACES: Final = {GATE: "gate", BESIDE: "beside", WARP: "warp", LIMBO: "limbo", OUT: "out"}
SHIPS_PER_PLANET: Final = 4
PLANETS: Final = tuple(range(30))  # of five systems
# A place as texts and boards know it; on which technology ships are stays hidden.
PLACE_NAMES: Final[dict[int, int | str]] = {
    **PLACES,
    **{planet: planet for planet in PLANETS},
    **{TECHNOLOGY - tech: "technology" for tech in range(len(TECHNOLOGIES))},
}


class Ships(Part, kw_only=True):
    """`by_planet[seat][planet]` counts the ships of a seat on a planet; `home` and `foreign` count its colonies."""

    systems: list[tuple[int, ...]]  # the planets of each home system
    by_planet: list[list[int]]
    warp: list[int]
    arrived: list[int]  # ships that went to the warp in this encounter
    gate: list[int]
    beside: list[int]
    limbo: list[tuple[int, ...]]  # batches of ships on the way to the warp, the newest last
    out: list[int]
    research: dict[int, int]  # ships on a technology, where there are any
    home: list[int]
    foreign: list[int]
    colonies_changed: bool = False  # some were founded or lost, which may decide about victory and powers
    fleet: list[int]  # how many ships a seat has in all places together
    flagship: tuple[int, ...] = ()  # seat and place of the one ship that differs from all others

    # ---- questions ----------------------------------------------------------------------------------------------

    def colonies(self, seat: Seat) -> list[int]:
        """The planets on which a seat has ships (CE-1.4)."""
        return [planet for planet, count in enumerate(self.by_planet[seat]) if count]

    def on_planets(self, seat: Seat) -> int:
        """The ships of a seat in its colonies."""
        return sum(self.by_planet[seat])

    def has_colony(self, seat: Seat) -> bool:
        """Whether a seat has ships on any planet."""
        return self.home[seat] > 0 or self.foreign[seat] > 0

    def is_empty(self, planet: int) -> bool:
        """Whether a planet holds no ship of anybody."""
        return not sum([ships[planet] for ships in self.by_planet])

    def visitors(self, seat: Seat) -> list[tuple[int, Seat]]:
        """The foreign colonies in a home system: planet and owner."""
        return [
            (planet, who)
            for planet in self.systems[seat]
            for who in range(self.seats)
            if who != seat and self.by_planet[who][planet]
        ]

    def count_at(self, seat: Seat, place: int) -> int:
        """The ships of a seat in a place."""
        if place >= 0:
            return self.by_planet[seat][place]
        if place == LIMBO:
            return self.limbo[-1][seat] if self.limbo else 0
        if place <= TECHNOLOGY:
            return self.researching(TECHNOLOGY - place)
        return self._off_planet(place)[seat]

    def researching(self, tech: int) -> int:
        """The ships on a technology."""
        return self.research.get(tech, 0)

    def _off_planet(self, place: int) -> list[int]:
        """The ships of all seats in a place that everybody sees and that is no planet."""
        if place == GATE:
            return self.gate
        if place == WARP:
            return self.warp
        return self.beside if place == BESIDE else self.out

    # ---- moving -------------------------------------------------------------------------------------------------

    def move(self, seat: Seat, source: int, goal: int, count: int) -> None:
        """Ships go from one place to another; colonies appear and vanish with them (CE-22.1)."""
        if count <= 0:
            return
        self._add(seat, ((source, -count), (goal, count)))
        if goal == WARP:
            self.arrived[seat] += count
        if self.flagship and self.flagship == (seat, source) and (goal >= BESIDE or not self.count_at(seat, source)):
            self.flagship = (seat, goal)  # it leads all others, and is the last to be lost
        start, end = PLACE_NAMES[source], PLACE_NAMES[goal]
        self.say({"seat": seat, "source": start, "goal": end, "count": count, "key": "moved"})
        ships = self.by_planet[seat]
        if source >= 0 and not ships[source]:
            self.say({"seat": seat, "planet": source, "key": "colony-lost"})
        if goal >= 0 and ships[goal] == count:
            self.say({"seat": seat, "planet": goal, "key": "colony-founded"})

    def _add(self, seat: Seat, changes: tuple[tuple[int, int], ...]) -> None:
        for place, count in changes:
            if place >= 0:
                ships = self.by_planet[seat]
                before = ships[place]
                ships[place] = after = before + count
                if not before or not after:
                    (self.home if place // SLOTS == seat else self.foreign)[seat] += 1 if after else -1
                    self.colonies_changed = True
            elif place == LIMBO:
                batch = list(self.limbo[-1])
                batch[seat] = after = batch[seat] + count
                self.limbo[-1] = tuple(batch)
            elif place <= TECHNOLOGY:
                after = self._add_to_technology(TECHNOLOGY - place, count)
            else:
                zone = self.gate if place == GATE else self.warp if place == WARP else self._off_planet(place)
                zone[seat] = after = zone[seat] + count
            assert after >= 0, "more ships moved than there are"

    def _add_to_technology(self, tech: int, count: int) -> int:
        after = self.research.get(tech, 0) + count
        if after:
            self.research[tech] = after
        else:
            del self.research[tech]
        return after

    def add_flagship(self, seat: Seat, planet: int) -> None:
        """An additional ship, which can be told from all others, joins a colony."""
        self.fleet[seat] += 1
        self._add(seat, ((planet, 1),))
        self.flagship = (seat, planet)
        self.tell("ship-added", seat=seat, planet=planet)

    def remove_flagship(self) -> None:
        """The flagship leaves the game for good."""
        seat, place = self.flagship
        self.fleet[seat] -= 1
        self._add(seat, ((place, -1),))
        self.flagship = ()
        self.tell("ship-removed", seat=seat, place=PLACE_NAMES[place])

    def undo_loss(self, seat: Seat, count: int) -> None:
        """Ships that have just gone to the warp are taken out again: those of earlier encounters stay there."""
        self.arrived[seat] -= count

    def doom(self, doomed: Iterable[tuple[Seat, int, int]]) -> None:
        """Ships leave for the warp; they lie in limbo while something may still save them."""
        self.limbo.append((0,) * self.seats)
        for seat, place, count in doomed:
            self.move(seat, place, LIMBO, count)

    def sink(self) -> tuple[int, ...]:
        """What is left in limbo goes to the warp; returns how many ships each seat lost."""
        lost = self.limbo[-1]
        for seat, count in enumerate(lost):
            if count:
                self.move(seat, LIMBO, WARP, count)
        self.limbo.pop()
        return lost

    # ---- planets ------------------------------------------------------------------------------------------------

    def add_planet(self, seat: Seat) -> int:
        """Another planet joins a home system."""
        planet = seat * SLOTS + SLOTS - 1
        self.systems[seat] += (planet,)
        self.tell("planet-added", seat=seat, planet=planet)
        return planet

    def remove_planet(self, planet: int) -> None:
        """A planet leaves the game; its ships and cards have left before."""
        assert self.is_empty(planet), "a planet with ships on it"
        owner = planet // SLOTS
        self.systems[owner] = tuple(other for other in self.systems[owner] if other != planet)
        self.tell("planet-removed", seat=owner, planet=planet)


def on_technology(tech: int) -> int:
    """The place of the ships on a technology."""
    return TECHNOLOGY - tech
