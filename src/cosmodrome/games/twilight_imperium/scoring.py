"""Scoring objectives, TI-30: what counts for them, by the `check` of their rows, is in `abilities/objectives.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.data.objectives import Objective
from cosmodrome.games.twilight_imperium.index import CARD_NAMES, FIRST_OBJECTIVE, OBJECTIVE, OBJECTIVES, objective_row
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import PASS, Choose, Option, Rule, Seat

Body = TypeVar("Body", bound=Callable[..., Any])
MEASURES: Final[dict[str, Callable[[TwilightImperium, Seat, Objective], int]]] = {}
PRICES: Final[dict[str, Callable[[TwilightImperium, Seat, Objective], Rule[None]]]] = {}


def measure(check: str) -> Callable[[Body], Body]:
    """Declare what counts for objectives with this `check`: `(table, seat, row) -> int`; `needed` of it meet them."""

    def declare(body: Body) -> Body:
        MEASURES[check] = body
        return body

    return declare


def price(check: str) -> Callable[[Body], Body]:
    """Declare what scoring costs, TI-30.10: a rule `(table, seat, row)`."""

    def declare(body: Body) -> Body:
        PRICES[check] = body
        return body

    return declare


def meets(table: TwilightImperium, seat: Seat, objective: int) -> bool:
    """TI-30.5: whether a player meets the condition now and has not scored it (TI-30.8)."""
    number = objective - FIRST_OBJECTIVE
    return not table.scored[seat] >> number & 1 and is_met(table, seat, OBJECTIVES[number])


def is_met(table: TwilightImperium, seat: Seat, row: Objective) -> bool:
    """Whether the condition holds now; what happens in the action phase has none."""
    count = MEASURES.get(row.check)
    return count is not None and count(table, seat, row) >= needed(row)


def needed(row: Objective) -> int:
    """How many of what is measured it takes; so many in each of several colours are counted together."""
    return row.count * (row.colours or 1)


def public_options(table: TwilightImperium, seat: Seat) -> list[int]:
    """TI-30.16: the public objectives that can be scored; only with all planets of the home system."""
    if not table.holds_home(seat) and not table.fold("scores-homeless", seat, False):
        return []
    return [objective for objective in table.scorable() if meets(table, seat, objective)]


def score_public(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-30.12: the player may score one public objective; with Imperial, too, it is a may (TI-R25)."""
    choice = yield Choose(seat, "score-public", score_options, table, seat)
    if choice != PASS:
        yield from score(table, seat, OBJECTIVE[choice[1]])


def score_options(table: TwilightImperium, seat: Seat) -> list[Option]:
    """What can be scored now."""
    return [*(verbs.OBJECTIVE(CARD_NAMES[card]) for card in public_options(table, seat)), PASS]


def score(table: TwilightImperium, seat: Seat, objective: int) -> Rule[None]:
    """TI-30.10: what it demands is paid; then it is scored."""
    row = objective_row(objective)
    paying = PRICES.get(row.check)
    if objective in table.secrets[seat]:
        table.show_secret(seat, objective)
    if paying is not None:
        yield from paying(table, seat, row)
    table.mark_scored(seat, objective)
