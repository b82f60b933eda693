"""Responses: declared abilities, the windows in which they are used, who is asked there, and what holds without use."""

from cosmodrome.kernel.responses.abilities import Ability, Held, Use, fits
from cosmodrome.kernel.responses.conditions import (
    Condition,
    Test,
    another,
    can_cancel,
    condition,
    every,
    fact,
    role,
    seat_set,
    seats_by_role,
    subject,
)
from cosmodrome.kernel.responses.responses import Responses, then
from cosmodrome.kernel.responses.sources import Groups, HiddenSource, OpenSource, Source
from cosmodrome.kernel.responses.window import Window

__all__ = [
    "Ability",
    "Condition",
    "Groups",
    "Held",
    "HiddenSource",
    "OpenSource",
    "Responses",
    "Source",
    "Test",
    "Use",
    "Window",
    "another",
    "can_cancel",
    "condition",
    "every",
    "fact",
    "fits",
    "role",
    "seat_set",
    "seats_by_role",
    "subject",
    "then",
]
