"""Values that are made when somebody first reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

Value = TypeVar("Value")


class once(Generic[Value]):  # noqa: N801 - a decorator, like `property`
    """A property that is made once and is a plain attribute from then on: reading it again calls nothing.

    It is `functools.cached_property` without its lock, which costs more than most of what is made here.
    """

    def __init__(self, make: Callable[[Any], Value]) -> None:
        self.__doc__ = make.__doc__
        self._make = make
        self._name = make.__name__

    def __get__(self, owner: Any, kind: Any = None) -> Value:
        if owner is None:
            return self  # type: ignore[return-value]
        value = self._make(owner)
        setattr(owner, self._name, value)
        return value

    if TYPE_CHECKING:  # there must be none at run time, or the attribute would not be found first

        def __set__(self, owner: Any, value: Value) -> None: ...
