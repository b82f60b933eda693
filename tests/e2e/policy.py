"""A player who is easily pleased: points first, then income, then credits; buys the dearest card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Hint = Mapping[str, Any]


def choose(options: Sequence[str], hints: Mapping[str, Hint]) -> str:
    """The option to take, by ids and what they bring."""
    return max(options, key=lambda option: worth(option, hints.get(option, {})))


def worth(option: str, hint: Hint) -> float:
    """How much an option pleases."""
    gains = float(6 * hint.get("vp", 0) + 3 * hint.get("income", 0) + hint.get("credits", 0) + hint.get("charges", 0))
    match option.partition(":")[0]:
        case "buy" if option.startswith("buy:colony"):
            return 1000 + gains
        case "buy":
            return 100 + float(hint.get("price", 0))
        case "use" | "claim" | "place":
            return 50 + gains
        case "pass" | "done":
            return 0.5
        case _:
            return gains
