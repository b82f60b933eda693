"""The table: its generated copy, and that it can be stored."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct
from tests.kernel.small import Notes

from cosmodrome.kernel import Part, Story, Table


class Frozen(Struct, frozen=True):
    """A row that cannot change."""

    name: str


class Loose(Struct):
    """A row that can change: a copy would share it."""

    name: str


class Deck(Part, kw_only=True):
    """A part of a table."""

    cards: list[int]

    def draw(self) -> int:
        """The top card."""
        self.tell("drew")
        return self.cards.pop()


class Rich(Table, kw_only=True):
    """One field of every kind that a table may have."""

    number: int = 0
    pair: tuple[int, ...] = ()
    flat: list[int]
    tuples: list[tuple[int, ...]]
    deep: list[list[int]]
    counts: list[dict[int, int]]
    names: dict[str, int]
    lists: dict[int, list[int]]
    bag: set[int]
    row: Frozen
    deck: Deck

    def listen(self, story: Story) -> None:
        """The part tells its events to the same story."""
        super().listen(story)
        self.deck.listen(story)


def rich() -> Rich:
    return Rich(
        seats=2,
        flat=[1, 2],
        tuples=[(1,), (2, 3)],
        deep=[[1], [2, 3]],
        counts=[{1: 2}, {}],
        names={"a": 1},
        lists={1: [1, 2]},
        bag={1, 2},
        row=Frozen("x"),
        deck=Deck(seats=2, cards=[1, 2]),
    )


def test_a_copy_is_equal_and_independent() -> None:
    """What can change is copied, at every depth; what cannot is shared."""
    table = rich()
    twin = table.copy()
    assert twin == table
    twin.number = 5
    twin.flat.append(3)
    twin.tuples[0] += (9,)
    twin.deep[0].append(9)
    twin.counts[1][7] = 7
    twin.names["b"] = 2
    twin.lists[1].append(9)
    twin.bag.add(9)
    twin.passing.append(("window",))
    twin.deck.draw()
    assert table == rich()
    assert twin.row is table.row


def test_a_table_holds_frozen_rows_only() -> None:
    """A struct that can change would be shared by all copies, so it is refused when the first copy is made."""

    class Bad(Table, kw_only=True):
        row: Loose

    with pytest.raises(TypeError, match="frozen"):
        Bad(seats=1, row=Loose("x")).copy()


def test_a_copy_does_not_tell_its_events() -> None:
    """Events go where the table listens; a copy listens nowhere."""
    table = Notes(seats=1, notes=[], hidden=[0], extra={})
    told: list[object] = []
    table.listen(told)
    twin = table.copy()
    table.tell("one")
    twin.tell("two")
    assert told == [{"key": "one"}]
    assert twin == table


def test_a_part_tells_its_events_with_the_table() -> None:
    """Until the table is copied: the parts of a copy are as silent as the copy."""
    table = rich()
    told: Any = []
    table.listen(told)
    twin = table.copy()
    assert (table.deck.draw(), twin.deck.draw()) == (2, 2)
    assert told == [{"key": "drew"}]


@pytest.mark.parametrize("codec", [msgspec.json, msgspec.msgpack])
def test_a_stored_table_is_the_table(codec: object) -> None:
    """Every field is typed, so what was stored comes back equal."""
    table = rich()
    assert codec.decode(codec.encode(table), type=Rich) == table  # type: ignore[attr-defined]
