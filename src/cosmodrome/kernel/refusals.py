"""Refusals: what a player may not do, each with a name, and with the rule it rests on where the rules can tell.

A refusal changes nothing. Its text in every language stands under `refusal-<id>`.
"""

from __future__ import annotations

from typing import Any, ClassVar


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
    """The answer is not among the legal options."""

    id = "not-an-option"


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
