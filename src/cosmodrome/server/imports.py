"""Records that somebody brings: nothing in them is believed that cannot be checked."""

from __future__ import annotations

from typing import Any

from cosmodrome.kernel import BadRecord, commitment
from cosmodrome.kernel.record import Header, read_header
from cosmodrome.kernel.shares import kept
from cosmodrome.server.names import clean_name

BESIDES = frozenset({"promises", "names"})  # what a site adds to a record
LONGEST_SEED = 600  # characters; one of ours has 35 for every share in it


def checked(record: dict[str, Any]) -> dict[str, Any]:
    """The record, if it is one and nothing else: checkpoints are ours alone, and the seed is the one that was committed
    to. Whether it follows the rules is seen when it is played again."""
    header = read_header(record)
    foreign = sorted(set(record) - set(Header.__struct_fields__) - BESIDES)
    if foreign:
        raise BadRecord(why="fields that no record has", fields=[str(name)[:40] for name in foreign[:5]])
    if len(header.seed) > LONGEST_SEED:
        raise BadRecord(why="the seed is too long")
    if commitment(header.seed) != header.commitment:
        raise BadRecord(why="the seed is not the one that was committed to")
    if "promises" in record and not kept(header.seed, record["promises"]):
        raise BadRecord(why="the shares in the seed are not those that were promised")
    if "names" not in record:
        return record
    names = record["names"]
    if not isinstance(names, list) or len(names) != header.seats:
        raise BadRecord(why="the names are not one for each seat")
    return {**record, "names": [_checked_name(name) for name in names]}


def _checked_name(name: object) -> str | None:
    """Nobody's, or one that could have been given here."""
    if name is None:
        return None
    if not isinstance(name, str):
        raise BadRecord(why="a name is no text")
    return clean_name(name)
