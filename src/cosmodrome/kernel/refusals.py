"""Refusals: what a player may not do, each with a name, and with the rule it rests on where the rules can tell.

A refusal changes nothing. Its text in every language stands under `refusal-<id>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, Final

from cosmodrome.kernel.options import Option

MOST_COMPARED: Final = 200  # options that are compared with a mistyped one, and the length up to which it is read


class Refusal(Exception):
    """Base of all named refusals."""

    id: ClassVar[str] = "refused"

    def __init__(self, rule: str | None = None, **args: Any) -> None:
        super().__init__(self.id, rule, args)
        self.rule = rule
        self.details = args

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.id}{f' ({self.rule})' if self.rule else ''}{f': {told}' if told else ''}"


class NotYourAsk(Refusal):
    """Nothing is asked of this seat now."""

    id = "not-your-ask"


class NotAnOption(Refusal):
    """The answer is not among the legal options. It names the ask and the legal options nearest to the answer."""

    id = "not-an-option"


def nearest(answer: Any, options: Sequence[Option]) -> list[str]:
    """Up to three ids of options that look most like a mistyped answer; those with the same verb are tried first."""
    if type(answer) is not str or len(answer) > MOST_COMPARED:
        return []
    verb = answer.partition(":")[0]
    ids = [option.id for option in options if option.key == verb] or [option.id for option in options]
    return get_close_matches(answer, ids[:MOST_COMPARED], cutoff=0.5)


class StaleAsk(Refusal):
    """The answer belongs to an ask that is closed: a late click."""

    id = "stale-ask"


class GameOver(Refusal):
    """The game has ended."""

    id = "game-over"


class NoUndo(Refusal):
    """There is nothing to take back, or something was shown, rolled or answered since."""

    id = "no-undo"


class NotAnAct(Refusal):
    """The seat may not do this unasked now."""

    id = "not-an-act"


class BadSetup(Refusal):
    """No such game, seat count or option."""

    id = "bad-setup"


class BadRecord(Refusal):
    """The record is damaged, or does not follow the rules."""

    id = "bad-record"


class Imagined(Refusal):
    """An imagined game has no record and no undo: it never happened."""

    id = "imagined"


class RuleError(Exception):
    """A mistake of ours, not of a player: it stops this one table."""
