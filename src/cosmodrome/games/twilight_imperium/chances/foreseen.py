"""What the odds make of an ability: declared beside it, under its id.

`@foreseen("assault_cannon")` is what the ability does to fleets if its player decides as `ask.odds` says. When it
comes, whether it must, and whether it comes in the first round only is read from the ability itself. By its window it
is called so:

* `cannon.before`: `(law) -> law`, of the hits of the side's space cannons;
* `space.start`, `space.end`: `(field, who)`, changes the field; if it returns dice, they are rolled against the other;
* `space.assigned`: `(fleet, sustained) -> fleet`, at the end of a round in which these kinds have sustained damage;
* `destroyed`: `(before, after) -> bool`, whether the loss takes all ships along;
* `ground.start`: `(shielded) -> bool`, whether the other makes no rolls in the first round;
* `ground.hits`: `(taken) -> hits` that the side makes besides;
* `ground.end`: `(bombs) -> law`, of hits on the defender, from the law of a bombardment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.when import first_round
from cosmodrome.kernel import Ability

Body = TypeVar("Body", bound=Callable[..., Any])
FORESEEN: Final[dict[str, Callable[..., Any]]] = {}  # by ability


def foreseen(ability: str) -> Callable[[Body], Body]:
    """Declare what the odds make of an ability."""

    def declare(body: Body) -> Body:
        FORESEEN[ability] = body
        return body

    return declare


def used_at(side: Side, window: str) -> list[Ability]:
    """What a side would use in a window, in its order."""
    return [declared for declared in side.at.get(window, ()) if declared.id in FORESEEN]


def acts(side: Side, window: str) -> list[Callable[..., Any]]:
    """The same, as what it does."""
    return [FORESEEN[declared.id] for declared in used_at(side, window)]


def comes_once(declared: Ability) -> bool:
    """Whether it is used in the first round of a combat only."""
    return first_round.facts[0] in declared.condition.facts
