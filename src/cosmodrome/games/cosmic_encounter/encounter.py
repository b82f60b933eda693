"""The turn and the encounter as they stand: sides, roles, totals, and the marks that uses have left."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.cosmic_encounter.cheats import Cheats
from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE, SHIPS_PER_PLANET
from cosmodrome.games.cosmic_encounter.names import Mark
from cosmodrome.games.cosmic_encounter.sheets import NOBODY as NOBODY
from cosmodrome.games.cosmic_encounter.statics import MARKED_SUM
from cosmodrome.kernel import Seat, Seats

SIDES: Final = ("offense", "defense")
SCOPES: Final = ("encounter",)  # how long a mark lasts
OFFENSE: Final = 0
DEFENSE: Final = 1
# The role of a seat in the encounter, as bits.
ROLE_OFFENSE: Final = 1
ROLE_DEFENSE: Final = 2
ROLE_OFFENSIVE_ALLY: Final = 4
ROLE_DEFENSIVE_ALLY: Final = 8
ROLE_OTHER: Final = 16
EACH_ROLE: Final = (ROLE_OFFENSE, ROLE_DEFENSE, ROLE_OFFENSIVE_ALLY, ROLE_DEFENSIVE_ALLY, ROLE_OTHER)
ALLIES: Final = (ROLE_OFFENSIVE_ALLY, ROLE_DEFENSIVE_ALLY)  # by side
CLOCKWISE: Final = [
    [tuple((start + step) % seats for step in range(seats)) for start in range(seats)] for seats in range(6)
]
# CE-R2: offense, defense, then clockwise from the offense's left. By seats, offense and defense (-1: none yet).
TIMING: Final = [
    [
        [
            (offense, *([defense] if defense not in (NOBODY, offense) else []), *rest)
            for defense in (*range(seats), NOBODY)
            for rest in [[seat for seat in CLOCKWISE[seats][offense][1:] if seat != defense]]
        ]
        for offense in range(seats)
    ]
    for seats in range(6)
]


class Encounter(Cheats, kw_only=True):
    """The turn and the encounter: what stands, and what follows from it. The verbs that change it are in table.py."""

    # Destiny.
    destiny_deck: list[int]
    destiny_discard: list[int]
    destiny: int = NOBODY  # the card that was drawn
    destined: int = NOBODY  # the player it names

    # The turn.
    turn: int = 0
    first: int = NOBODY  # who began, and begins each round
    round: int = 0
    encounter: int = 0  # of this turn, from 1
    success: bool = False  # whether the last encounter of the turn seat succeeded
    pending: list[tuple[int, int]]  # further encounters: offense and defense (or -1)
    extra: bool = False  # this is a further encounter, outside the turn
    after: str = ""  # where the rules go on after a piece that came between

    # The encounter.
    offense: int = 0
    defense: int = NOBODY
    planet: int = NOBODY
    aims: tuple[int, ...] = ()
    side: list[int]  # by seat: OFFENSE, DEFENSE or NOBODY
    roles: list[int]
    invited: list[Seats]  # by side
    answering: int = 0  # how many have answered invitations
    card_kind: list[str]  # by side, what the encounter card counts as
    card_value: list[int]
    bonus: list[int]
    winner: int = NOBODY  # a side
    result: str = ""  # win, deal, failed, both-lost, success, none
    decided: tuple[int, ...] = ()  # the totals of both sides when the result was fixed
    engaged: tuple[int, ...] = ()  # the ships each seat then had in the encounter
    owed: list[int]  # compensation or rewards on their way
    lost_ships: list[int]  # own ships that went to the warp by losing this encounter
    discarded: list[tuple[int, ...]]  # the encounter cards of this encounter that lie in the discard pile, by seat
    flares_by: list[int]  # flares played by each seat
    spent: tuple[int, ...] = ()
    uses: tuple[tuple[int, str, tuple[int | str, ...]], ...] = ()  # under way, the newest last: seat, ability, target
    gift: int = NOBODY  # a card that was given away in this encounter, known to giver and receiver alone

    # A deal on its way.
    proposer: int = NOBODY
    offered: list[int]  # offers made, by side
    spoken: dict[int, tuple[tuple[str, ...], dict[str, int]]]  # by seat: the last of them, cards by name and terms
    terms: dict[str, int]

    # ---- questions ----------------------------------------------------------------------------------------------

    def timing(self) -> tuple[Seat, ...]:
        """CE-R2, CE-20.2: offense, defense, then clockwise from the offense's left."""
        return TIMING[self.seats][self.offense][self.defense]

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """The seats clockwise, from one on."""
        return CLOCKWISE[self.seats][start]

    def main(self, side: int) -> Seat:
        """The main player of a side."""
        return self.offense if side == OFFENSE else self.defense

    def is_main(self, seat: Seat) -> bool:
        """Whether a seat is a main player."""
        return seat in (self.offense, self.defense)

    def opponent(self, seat: Seat) -> Seat:
        """The other main player."""
        return self.defense if seat == self.offense else self.offense

    def allies(self, side: int) -> list[Seat]:
        """The allies of a side in timing order."""
        ally, roles = ALLIES[side], self.roles
        return [seat for seat in self.timing() if roles[seat] == ally] if ally in roles else []

    def ships_in(self, seat: Seat) -> int:
        """A player's own ships in the encounter."""
        if self.side[seat] == OFFENSE:
            return self.gate[seat]
        if seat == self.defense:
            return self.ships[seat][self.planet] if self.planet >= 0 else 0
        return self.beside[seat]

    def place_in(self, seat: Seat) -> int:
        """Where a player's ships in the encounter are."""
        return GATE if self.side[seat] == OFFENSE else self.planet if seat == self.defense else BESIDE

    def outside(self, seat: Seat) -> list[int]:
        """The colonies of a player whose ships are not in the encounter."""
        return [planet for planet in self.colonies(seat) if seat != self.defense or planet != self.planet]

    def count_as(self, seat: Seat) -> int:
        """What a player's ships add to his side's total: CE-R9 step 3."""
        return int(self.fold("ships", seat, self.ships_in(seat)))

    def total(self, side: int) -> int:
        """CE-R9: card, ships and bonuses of a side, with all that uses have changed."""
        main = self.offense if side == OFFENSE else self.defense
        if MARKED_SUM.isdisjoint(self.marks):  # only uses change a sum, by what they leave behind: no sheet does
            total = self.card_value[side] + self.ships_in(main) + self.bonus[side]
            ally, roles = ALLIES[side], self.roles
            if ally in roles:
                ships = self.gate if side == OFFENSE else self.beside
                for seat, role in enumerate(roles):
                    if role == ally:
                        total += ships[seat]
            return total
        allies = self.allies(side)
        card = self.fold("card", main, self.card_value[side])
        own, allied = self.count_as(main), sum([*map(self.count_as, allies)])
        summands: tuple[int, ...] = self.fold("sum", main, (card, own, allied))
        return sum(summands) + self.bonus[side]

    def both(self, kind: str) -> bool:
        """Whether both encounter cards count as this."""
        return self.card_kind[OFFENSE] == self.card_kind[DEFENSE] == kind

    @property
    def margin(self) -> int:
        """The distance between the totals of two attacks when the result was fixed."""
        return abs(self.decided[OFFENSE] - self.decided[DEFENSE]) if self.decided and self.both("attack") else 0

    def shows(self, seat: Seat, kind: str) -> bool:
        """Whether the card of a main player counts as this."""
        return self.is_main(seat) and self.card_kind[self.side[seat]] == kind

    def limit(self, seat: Seat) -> int:
        """CE-9.2, CE-10.7: how many ships a player may send, four if nothing else was said."""
        if not self.marks:
            return SHIPS_PER_PLANET
        return (self.marked("limit", seat) or SHIPS_PER_PLANET) + self.marked("limit-plus", seat)

    # ---- marks --------------------------------------------------------------------------------------------------

    def mark(self, name: Mark, seat: Seat = NOBODY, value: int = 1) -> None:
        """A use leaves something behind for the rest of the encounter; sums and rules read it."""
        self.set_mark(name, seat, value)
        self.tell("marked", mark=name, seat=None if seat == NOBODY else seat, value=value)

    def set_mark(self, name: Mark, seat: Seat = NOBODY, value: int = 1) -> None:
        """Leave a mark of something that is told by itself."""
        self.leave_mark(name, seat, value, "encounter", SCOPES)

    def marked(self, name: Mark, seat: Seat = NOBODY, default: int = 0) -> int:
        """What was left behind, 0 (or what is usual) if nothing."""
        marks = self.marks
        return marks.get(name if seat == NOBODY else f"{name}:{seat}", default) if marks else default

    def unmark(self, name: Mark, seat: Seat = NOBODY) -> None:
        """A mark is taken away."""
        self.take_mark(name, seat)
        self.tell("marked", mark=name, seat=None if seat == NOBODY else seat, value=0)

    def add_bonus(self, side: int, amount: int) -> None:
        """Something is added to the total of a side; nothing is not told."""
        if not amount:
            return
        self.bonus[side] += amount
        self.tell("bonus", side=SIDES[side], amount=amount)
