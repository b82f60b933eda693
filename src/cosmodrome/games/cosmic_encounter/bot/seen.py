"""What a bot sees, with the questions it asks again and again; and what things are worth to it.

Worth is counted in tenths of a foreign colony: a colony is worth 10, a ship that is not in the warp a little less than
one, a card about one. What a rival gains is a loss, but a smaller one, for it is shared by all who do not gain it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.cards import ROWS
from cosmodrome.games.cosmic_encounter.fleets import SLOTS
from cosmodrome.kernel import Seat

COLONY: Final = 10.0
GAME: Final = 80.0  # winning it
SHIP: Final = 0.8
HOME: Final = 4.0  # a home colony; the power hangs on the third
POWER: Final = 6.0
RIVAL: Final = 0.3  # what a rival's gain costs
SHARED: Final = 0.5  # of a win, if it is shared
KEEP_POWER: Final = 3

KIND: Final = {row.name: row.kind for row in ROWS}
VALUE: Final = {row.name: row.value for row in ROWS}
COUNT: Final = {row.name: row.copies for row in ROWS}
ENCOUNTER_KINDS: Final = ("attack", "negotiate", "morph")
OFFENSE, DEFENSE = 0, 1
SIDES: Final = ("offense", "defense")
SIDE: Final = {"offense": OFFENSE, "defense": DEFENSE, None: None}


class Seen:
    """One seat's view of the table."""

    def __init__(self, view: Mapping[str, Any], me: Seat) -> None:
        self.view = view
        self.me = me
        self.encounter: Mapping[str, Any] = view["encounter"]
        self.players: Sequence[Mapping[str, Any]] = view["players"]
        self.hand: Sequence[str] = view["hand"]
        self.goal: int = view["turn"]["goal"]
        self.offense: Seat = self.encounter["offense"]
        self.defense: Seat | None = self.encounter["defense"]
        self.planet: int | None = self.encounter["planet"]
        self.marks: Mapping[str, int] = self.encounter["marks"]
        self.cards: dict[Seat, Any] = {}  # what main players may have laid, worked out once

    # ---- who is who ---------------------------------------------------------------------------------------------

    @cached_property
    def others(self) -> list[Seat]:
        """Everybody else."""
        return [seat for seat in range(len(self.players)) if seat != self.me]

    def side(self, seat: Seat) -> int | None:
        """The side a seat is on."""
        return SIDE[self.encounter["sides"][seat]]

    def main(self, side: int) -> Seat | None:
        """The main player of a side."""
        return self.offense if side == OFFENSE else self.defense

    @property
    def is_main(self) -> bool:
        """Whether I am a main player."""
        return self.me in (self.offense, self.defense)

    @property
    def opponent(self) -> Seat | None:
        """The main player opposite me, if I am one."""
        return self.defense if self.me == self.offense else self.offense if self.me == self.defense else None

    def allies(self, side: int) -> list[Seat]:
        """The allies of a side."""
        return [seat for seat in range(len(self.players)) if self.side(seat) == side and seat != self.main(side)]

    def powers(self, seat: Seat | None) -> list[str]:
        """The powers of a seat that work, as far as they are known."""
        if seat is None or self.players[seat]["lost"]:
            return []
        return [alien for alien in self.players[seat]["aliens"] if alien not in self.encounter["zapped"]]

    def has(self, alien: str) -> bool:
        """Whether I have a power, and it works."""
        return alien in self.powers(self.me)

    # ---- ships --------------------------------------------------------------------------------------------------

    def ships_at(self, seat: Seat, planet: int) -> int:
        """The ships of a seat on a planet."""
        return int(self.players[seat]["ships"].get(str(planet), 0))

    def ships_in(self, seat: Seat) -> int:
        """A seat's ships in the encounter."""
        side = self.side(seat)
        if side == OFFENSE:
            return int(self.players[seat]["gate"])
        if seat == self.defense:
            return self.ships_at(seat, self.planet) if self.planet is not None else 0
        return int(self.players[seat]["beside"]) if side == DEFENSE else 0

    def colonies(self, seat: Seat) -> dict[int, int]:
        """The planets of a seat, with the ships there."""
        return {int(planet): count for planet, count in self.players[seat]["ships"].items()}

    def marked(self, name: str, seat: Seat | None = None) -> int:
        """What a use has left behind."""
        return self.marks.get(name if seat is None else f"{name}:{seat}", 0)

    # ---- worth --------------------------------------------------------------------------------------------------

    def founding(self, seat: Seat, planet: int | None) -> float:
        """What a colony on this planet is worth to a seat."""
        if planet is None or self.ships_at(seat, planet):
            return 0.0
        if planet // SLOTS == seat:
            return HOME + (POWER if self.players[seat]["home"] == KEEP_POWER - 1 else 0.0)
        return self.advance(seat, 1)

    def advance(self, seat: Seat, colonies: int) -> float:
        """What this many more foreign colonies are worth: those that end the game are worth the game."""
        foreign = int(self.players[seat]["foreign"])
        if foreign + colonies >= self.goal:
            return GAME
        return colonies * COLONY * (1 + 0.1 * foreign)

    def losing(self, seat: Seat, planet: int | None) -> float:
        """What it costs a seat to lose its colony on a planet, ships apart."""
        if planet is None or not self.ships_at(seat, planet):
            return 0.0
        if planet // SLOTS != seat:
            return COLONY
        return HOME + (POWER if self.players[seat]["home"] == KEEP_POWER else 0.0)

    def threat(self, seat: Seat) -> float:
        """How near a seat is to winning: 0 at the start, 1 with one colony missing."""
        return float(self.players[seat]["foreign"]) / max(1, self.goal - 1)

    @cached_property
    def leader(self) -> Seat:
        """The rival who is nearest to winning; of equals, who holds more cards."""
        return max(self.others, key=lambda seat: (self.players[seat]["foreign"], self.players[seat]["cards"]))
