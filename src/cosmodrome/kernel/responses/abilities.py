"""Abilities as they are declared, and their uses.

An alien power, a flare, a technology, a ship's charged ability: each is one declared function of a few lines. The
declaration says when it may be used, by whom, and what can cancel it; the body is only the effect.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct

from cosmodrome.kernel.asks import Rule
from cosmodrome.kernel.responses.conditions import ALWAYS, Condition, Test
from cosmodrome.kernel.seats import Seat

if TYPE_CHECKING:
    from cosmodrome.kernel.responses.window import Window


class Ability(Struct, frozen=True):
    """A declared ability. `condition` rests on public facts only: `who` and `when` of the declaration. `needs` rests on
    the seat's own secrets (a `must` has none; one whose targets rest on secrets has it too). `targets` lists what must
    be announced before the use can be cancelled, `aim` is a rule that asks for it once the use is public; `cancel`
    names what can cancel it."""

    id: str
    kind: str
    at: tuple[str, ...]
    play: Callable[..., Any]
    condition: Condition = ALWAYS
    must: bool = False
    needs: Test | None = None
    targets: Callable[[Any, Seat, Window], Sequence[tuple[Any, ...]]] | None = None
    aim: Callable[[Any, Seat, Window], Rule[tuple[Any, ...]]] | None = None
    cancel: str | None = None
    again: bool = False

    def optional(self) -> Ability:
        """The same, for somebody who need not use it."""
        needs, targets, aim, cancel, again = self.needs, self.targets, self.aim, self.cancel, self.again
        return Ability(
            self.id, self.kind, self.at, self.play, self.condition, False, needs, targets, aim, cancel, again
        )


# An ability as a seat holds it: the ability, what it comes from (a card, a sheet, nothing), and the name the
# response goes by.
Held: TypeAlias = tuple[Ability, Any, str]

ANYTHING: Final[Sequence[tuple[Any, ...]]] = ((),)  # an ability that is not aimed


class Use(Struct, eq=False, gc=False):
    """One use of an ability, while it takes place: what it comes from, at what it is aimed (`target` for the rules,
    `about` by name as all have heard it), whether it was cancelled or boosted by an answer, and what becomes of the
    card."""

    ability: Ability
    seat: Seat
    source: Any
    name: str
    target: tuple[Any, ...]
    about: dict[str, Any]
    cancelled: bool = False
    boosted: bool = False
    fate: str | None = None


def fits(table: Any, seat: Seat, ability: Ability, name: str, window: Window) -> bool:
    """Whether a seat that has this ability may use it here, for all that is public."""
    return (not window.used or ability.again or (seat, name) not in window.used) and ability.condition(
        table, seat, window
    )
