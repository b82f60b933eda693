"""The standing orders of the small game: never trip anybody, or not in this turn, or always hop by one."""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from typing import Any

from cosmodrome.kernel import Ask
from cosmodrome.orders import Book

DEFAULT: tuple[str, ...] = ()


def offered(view: Mapping[str, Any], seat: int) -> list[str]:
    return ["trip", "turn", "hop"]


def span(order: str, view: Mapping[str, Any], seat: int) -> Any:
    return [view["turn"]["round"], view["turn"]["active"]] if order == "turn" else None


def answer(orders: Collection[str], view: Mapping[str, Any], ask: Ask) -> str | None:
    if ask.key == "hop":
        return "hop-step:1" if "hop" in orders else None
    return "pass" if ask.key == "moved" and ("trip" in orders or "turn" in orders) else None


def book_of(game: str) -> Book:
    return sys.modules[__name__]  # type: ignore[return-value]
