"""Riders: a player predicts an outcome, does not vote, and gets a reward if it comes true (TI-83.22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from cosmodrome.games.twilight_imperium.agenda import outcomes, reward
from cosmodrome.games.twilight_imperium.aims import announce, name_of
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import OUTCOME
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Choose, Rule, Seat, Window

Body = TypeVar("Body", bound=Callable[..., Any])


def an_outcome(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
    """TI-83.22a: a possible outcome, aloud."""
    names = [OUTCOME(name) for name in outcomes(table)]
    choice = yield Choose(seat, "predict", names, args={"ability": name_of(window)})
    announce(table, seat, window, outcome=choice[1])
    return (str(choice[1]),)


def rider(name: str) -> Callable[[Body], Body]:
    """Declare a rider by its reward `(table, seat)`: the player cannot vote, and names an outcome (TI-83.22)."""

    @card(name, "agenda.after", aim=an_outcome)
    def ride(table: TwilightImperium, seat: Seat, window: Window) -> None:
        table.mark("agenda", "no-vote", seat)
        table.predict(seat, name, window.target[0])

    return reward(name)
