"""Sources: what can carry an ability, and who can see it.

What lies in the open (an alien sheet, a technology, a law) is an `OpenSource`: all see who could use it. What is hidden
(a hand, a card face down) is a `HiddenSource`: any seat with such cards may hold any that nobody has seen elsewhere.
For each window a source tells two things:

* `could`: who could use something of it, for all that is public. That is who the audience is made of, so that it tells
  nobody what a seat has that it is asked.
* `held`: what a seat really has of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from cosmodrome.kernel.responses.abilities import Ability, Held, fits
from cosmodrome.kernel.responses.conditions import Condition
from cosmodrome.kernel.responses.window import Window
from cosmodrome.kernel.seats import NO_SEATS, ONLY, Seat, Seats, seats_of

MOST_PLANS: Final = 1 << 12  # sets of cards for which a window caches who could use them; then the cache is cleared
NOTHING_USED: Final[frozenset[str]] = frozenset()


class Source:
    """What can carry an ability. A seat that lets a quiet window pass is asked there for its `own` things all the
    same."""

    def __init__(self, hidden: bool = False, own: bool = True) -> None:
        self.hidden = hidden
        self.own = own

    def held(self, table: Any, seat: Seat, window: Window) -> Iterable[Held]:
        """What a seat really has for this window."""
        raise NotImplementedError

    def could(self, table: Any, seats: Seats, window: Window) -> Seats:
        """Those of these seats who could use something here, for all that is public. Where nothing is hidden, those who
        can."""
        for seat in seats.members:
            if not window.responses(seat):
                seats = seats.remove(seat)
        return seats

    def surely(self, table: Any, seats: Seats, window: Window) -> Seats:
        """Those of these seats who can use something here, as all can see: it is no secret that they are asked."""
        return NO_SEATS if self.hidden else self.could(table, seats, window)

    def may_hold(self, table: Any, seats: Seats, window: Window) -> Seats:
        """Those of these seats whose things are worth a look: the others have nothing for this window."""
        return seats

    def compelled(self, table: Any, window: Window) -> Seats:
        """The seats that may have something here that must be used."""
        return NO_SEATS if self.hidden else seats_of(window.order)


class OpenSource(Source):
    """What lies in the open before the players. A game says who has something for a window, and what."""

    def carriers(self, table: Any, window: Window) -> Seats:
        """Who has something for this window."""
        raise NotImplementedError

    def abilities(self, table: Any, seat: Seat, window: Window) -> Sequence[Ability]:
        """What a seat has for this window, and nothing forbids it to use."""
        raise NotImplementedError

    def held(self, table: Any, seat: Seat, window: Window) -> Iterable[Held]:
        """The same with the names of the abilities."""
        return [(ability, ability.id, ability.id) for ability in self.abilities(table, seat, window)]

    def could(self, table: Any, seats: Seats, window: Window) -> Seats:
        """Those for whom the conditions of an ability hold that is no must."""
        found = NO_SEATS
        for seat in (seats & self.carriers(table, window)).members:
            for ability in self.abilities(table, seat, window):
                if not ability.must and fits(table, seat, ability, ability.id, window):
                    found = found.add(seat)
                    break
        return found

    def surely(self, table: Any, seats: Seats, window: Window) -> Seats:
        """Those who need nothing hidden for it, and all see what it can be aimed at."""
        found = NO_SEATS
        for seat in (seats & self.carriers(table, window)).members:
            for ability in self.abilities(table, seat, window):
                if ability.needs is None and not ability.must and fits(table, seat, ability, ability.id, window):
                    if ability.targets is None or ability.targets(table, seat, window):
                        found = found.add(seat)
                        break
        return found


class Group(NamedTuple):
    """Hidden cards whose abilities have the same condition."""

    condition: Condition
    cards: int


class Groups:
    """The abilities that hidden cards carry in one window, with the cards (as bits) of each."""

    __slots__ = ("_declared", "_plans", "cards")

    def __init__(self, declared: Iterable[tuple[Ability, int]]) -> None:
        self._declared = tuple(declared)
        self._plans: dict[tuple[int, frozenset[str]], tuple[Group, ...]] = {}
        self.cards = 0
        for _, cards in self._declared:
            self.cards |= cards

    def among(self, cards: int, used: frozenset[str] = NOTHING_USED) -> tuple[Group, ...]:
        """Those of these cards by their conditions, each of which is asked once; without abilities that were used."""
        plan = self._plans.get((cards, used))
        if plan is None:
            if len(self._plans) >= MOST_PLANS:
                self._plans.clear()
            plan = self._plans[cards, used] = self._plan(cards, used)
        return plan

    def _plan(self, cards: int, used: frozenset[str]) -> tuple[Group, ...]:
        """The plainest first: those who could use one of them need not be asked about the others."""
        groups: dict[tuple[Any, ...], Group] = {}
        for ability, mask in self._declared:
            if mask & cards and (ability.again or ability.id not in used):
                key = ability.condition.key()
                before = groups[key].cards if key in groups else 0
                groups[key] = Group(ability.condition, before | mask & cards)
        return tuple(sorted(groups.values(), key=lambda group: group.condition.weight()))


class HiddenSource(Source):
    """Cards that only their holders see. A game says which abilities they carry, who has any, and where a seat could
    hold or play less than what nobody has seen."""

    def __init__(self, own: bool = True) -> None:
        super().__init__(True, own)

    def groups(self, table: Any, window: Window) -> Groups | None:
        """What such cards are good for in this window."""
        raise NotImplementedError

    def keepers(self, table: Any, window: Window) -> Seats:
        """Who has such cards at all."""
        raise NotImplementedError

    def shares(self, table: Any, seats: Seats, cards: int, window: Window) -> Sequence[tuple[Seats, int]]:
        """Which of these cards which seats could play: sets of seats, with the cards that each of them could hold."""
        return ((seats, cards),)

    def is_unseen(self, table: Any, cards: int) -> bool:
        """Whether one of these cards may be in a hand: it does not lie where all see it."""
        return True

    def allowed(self, table: Any, seats: Seats) -> Seats:
        """Those of these seats whom nothing forbids to play such cards."""
        return seats

    def could(self, table: Any, seats: Seats, window: Window) -> Seats:
        """Those for whom the condition of a card holds that they could have."""
        groups = self.groups(table, window)
        if groups is None:
            return NO_SEATS
        seats = seats & self.keepers(table, window)
        if seats is NO_SEATS:
            return NO_SEATS
        found, used = NO_SEATS, window.used
        for some, cards in self.shares(table, seats, groups.cards, window):
            if used:  # what a seat has used in this window it could not use again
                for seat in {seat for seat, _ in used}:
                    if seat in some:
                        some = some.remove(seat)
                        names = frozenset([name for user, name in used if user == seat])
                        found = found | self._could_play(table, ONLY[seat], groups.among(cards, names), window)
            found = found | self._could_play(table, some, groups.among(cards), window)
        return found

    def _could_play(self, table: Any, seats: Seats, groups: Sequence[Group], window: Window) -> Seats:
        """Those of these seats who could use a card of one of these groups."""
        found = NO_SEATS
        for condition, cards in groups:
            if seats is NO_SEATS:
                break
            some = condition.among(table, seats, window)
            if some is not NO_SEATS and self.is_unseen(table, cards):
                some = self.allowed(table, some)
                found = found | some
                seats = seats - some
        return found
