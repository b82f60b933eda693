"""Acts every game has: a seat may publicly let kinds of windows pass, and take that back."""

from __future__ import annotations

from typing import Any

from cosmodrome.kernel.asks import Rule
from cosmodrome.kernel.options import Option, ask_again, let_pass
from cosmodrome.kernel.rules import Rules
from cosmodrome.kernel.seats import Seat


def acts(rules: Rules, table: Any, seat: Seat) -> list[Option]:
    """What a seat may do unasked: the game's own acts, and letting windows pass."""
    passing = table.passing[seat]
    standing = [ask_again(window) if window in passing else let_pass(window) for window in rules.windows]
    return [*rules.acts(table, seat), *standing]


def perform(rules: Rules, table: Any, seat: Seat, option: Option) -> Rule[None]:
    """The rule of an act."""
    if option[0] == let_pass.key:
        table.let_pass(seat, option[1])
    elif option[0] == ask_again.key:
        table.ask_again(seat, option[1])
    else:
        yield from rules.act(table, seat, option)
