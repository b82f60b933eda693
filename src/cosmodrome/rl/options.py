"""Options as numbers: slots with features for policies that point, and one integer for each option id there can be.

**Slots.** The options of an ask lie in slots 0, 1, 2, … in the order of the ask, and a policy picks a slot. Each slot
has a row of features: the number of its verb, then for each of three arguments the number of its word (0 for none, the
last one for a word that is not frozen) and its value if it is a whole number (`NO_NUMBER` otherwise).

**Integers.** `Codes` gives every option of a game its own integer, the same for ever within one version of the frozen
names, and reads it back. They are sparse: for tables and networks use the slots.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy
from numpy.typing import NDArray

from cosmodrome.games import rules_of
from cosmodrome.kernel import Option
from cosmodrome.rl.frozen import Frozen, frozen

SLOTS = 64  # at random play an ask has at most 28 to 40 options; building the galaxy has more
ARGUMENTS = 3
FEATURES = 1 + 2 * ARGUMENTS
COLUMNS = ("verb", "word 1", "number 1", "word 2", "number 2", "word 3", "number 3")
NO_NUMBER = -99
NUMBERS = range(-32, 96)  # the whole numbers that an integer code can hold

Row = tuple[int, ...]


class TooManyOptions(ValueError):
    """An ask has more options than there are slots: make the environment with more `slots`."""

    def __init__(self, ask: str, options: int, slots: int) -> None:
        super().__init__(ask, options, slots)

    def __str__(self) -> str:
        ask, options, slots = self.args
        return f"the ask {ask!r} has {options} options, the environment {slots} slots: pass slots={options}"


class Features:
    """The features of options. Each option is looked at once."""

    def __init__(self, names: Frozen) -> None:
        self._names = names
        self._rows: dict[Option, Row] = {}

    def row(self, option: Option) -> Row:
        """The features of one option."""
        found = self._rows.get(option)
        if found is None:
            found = self._rows[option] = self._make(option)
        return found

    def _make(self, option: Option) -> Row:
        words = self._names.words
        row = [self._names.verbs.number(option[0])]
        for value in option[1 : 1 + ARGUMENTS]:
            if isinstance(value, int):
                row += [0, value]
            else:
                row += [words.number(value) if value in words else words.size, NO_NUMBER]
        return (*row, *(0, NO_NUMBER) * (ARGUMENTS + 1 - len(option)))

    def write(self, options: Sequence[Option], rows: NDArray[numpy.int16], mask: NDArray[numpy.int8]) -> None:
        """Fill the slots."""
        found = self._rows
        count = len(options)
        rows[:count] = [found.get(option) or self.row(option) for option in options]
        rows[count:] = 0
        mask[:count] = 1
        mask[count:] = 0


class Codes:
    """Every option of a game as an integer, and back."""

    def __init__(self, names: Frozen) -> None:
        self.version = names.version
        self._names = names
        self._values = 1 + len(NUMBERS) + len(names.words)  # nothing, a number, or a word
        self._starts: list[int] = []
        start = 0
        for verb in names.verbs.all:
            self._starts.append(start)
            start += self._values ** len(names.arguments[verb])
        self.size = start

    def code(self, option_id: str) -> int:
        """The integer of an option id; `KeyError` for one that the frozen names cannot say."""
        verb, *parts = option_id.split(":")
        most = len(self._names.arguments[verb])
        if len(parts) > most:
            raise KeyError(option_id)
        code = 0
        for part in (*parts, *[None] * (most - len(parts))):
            code = code * self._values + self._digit(part)
        return self._starts[self._names.verbs.number(verb) - 1] + code

    def option(self, code: int) -> str:
        """The option id of an integer."""
        if not 0 <= code < self.size:
            raise KeyError(code)
        number = max(at for at, start in enumerate(self._starts) if start <= code)
        verb = self._names.verbs.all[number]
        rest = code - self._starts[number]
        digits = []
        for _ in self._names.arguments[verb]:
            rest, digit = divmod(rest, self._values)
            digits.append(digit)
        parts = [self._part(digit) for digit in reversed(digits) if digit]
        return ":".join((verb, *parts))

    def _digit(self, part: str | None) -> int:
        if part is None:
            return 0
        if part.lstrip("-").isdigit():
            return 1 + NUMBERS.index(int(part))
        return len(NUMBERS) + self._names.words.number(part)

    def _part(self, digit: int) -> str:
        if digit <= len(NUMBERS):
            return str(NUMBERS[digit - 1])
        return self._names.words.name(digit - len(NUMBERS))


@cache
def features(game: str) -> Features:
    """The features of a game's options."""
    return Features(frozen(game))


@cache
def codes(game: str) -> Codes:
    """The integers of a game's options."""
    rules_of(game)
    return Codes(frozen(game))
