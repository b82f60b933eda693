"""Turns a batch of writes into as few statements as possible: one of each kind, with many rows."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import bindparam, case, delete, insert, null, update
from sqlalchemy.dialects import postgresql, sqlite

from cosmodrome.store import schema
from cosmodrome.store.rows import Write, to_columns

Rows = list[dict[str, Any]]


class Statements:
    """The statements of one dialect."""

    def __init__(self, dialect: str) -> None:
        upsert: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
        self._create = insert(schema.tables)
        self._member = upsert(schema.members).on_conflict_do_nothing()
        self._entries = insert(schema.entries)
        self._chat = insert(schema.chat)
        self._delete = delete(schema.tables).where(schema.tables.c.id == bindparam("of"))
        self._unseal = delete(schema.sealed).where(schema.sealed.c.table_id == bindparam("of"))
        self._leave = delete(schema.members).where(
            schema.members.c.table_id == bindparam("of"), schema.members.c.person == bindparam("who")
        )
        self._sealed = _replacing(upsert(schema.sealed), "answers", "nonces")
        self._checkpoint = _replacing(upsert(schema.checkpoints), "seq", "saved")

    def of(self, writes: list[Write]) -> list[tuple[Any, Rows]]:
        """The statements with their rows, in an order that respects the foreign keys."""
        made: list[tuple[Any, Rows]] = [
            (self._create, [to_columns(w.create) for w in writes if w.create]),
            *_updates(writes),
            (self._member, [{"table_id": w.table, "person": who} for w in writes for who in w.members]),
            (self._leave, [{"of": w.table, "who": who} for w in writes for who in w.left]),
            (self._entries, [row for w in writes if w.entries for row in _entry_rows(w)]),
            (self._unseal, [{"of": w.table} for w in writes if w.sealed == []]),
            (
                self._sealed,
                [{"table_id": w.table, "answers": w.sealed, "nonces": w.sealed_nonces} for w in writes if w.sealed],
            ),
            (
                self._checkpoint,
                [
                    {"table_id": w.table, "seq": w.checkpoint[0], "saved": w.checkpoint[1]}
                    for w in writes
                    if w.checkpoint
                ],
            ),
            (self._chat, [_chat_row(w) for w in writes if w.chat]),
            (self._delete, [{"of": w.table} for w in writes if w.delete]),
        ]
        return [(statement, rows) for statement, rows in made if rows]


def _replacing(statement: Any, *columns: str) -> Any:
    """An insert that takes the place of the table's row, if there is one."""
    return statement.on_conflict_do_update(
        index_elements=["table_id"], set_={column: statement.excluded[column] for column in columns}
    )


@cache
def _update(columns: tuple[str, ...], checked: bool) -> Any:
    """Changes a table's row and counts the write. The count must not be null: a writer who has not seen the newest
    state breaks that rule, and with it the whole transaction, however many rows the statement has."""
    version = schema.tables.c.version
    counted: Any = case((version == bindparam("seen"), version + 1), else_=null()) if checked else version + 1
    return (
        update(schema.tables)
        .where(schema.tables.c.id == bindparam("of"))
        .values({**{column: bindparam(column) for column in columns}, "version": counted})
    )


def _updates(writes: list[Write]) -> list[tuple[Any, Rows]]:
    """Updates of table rows, those of the same columns together."""
    by_columns: dict[tuple[tuple[str, ...], bool], Rows] = {}
    for write in writes:
        if write.counts:
            checked = write.version is not None
            row = {"of": write.table, **write.row, **({"seen": write.version} if checked else {})}
            by_columns.setdefault((tuple(sorted(write.row)), checked), []).append(row)
    return [(_update(*kind), rows) for kind, rows in by_columns.items()]


def _entry_rows(write: Write) -> Rows:
    """The nonce goes with the first entry of its message."""
    return [
        {"table_id": write.table, "seq": seq, "entry": entry, "nonce": write.nonce if seq == write.first else None}
        for seq, entry in enumerate(write.entries, write.first)
    ]


def _chat_row(write: Write) -> dict[str, Any]:
    line = write.chat
    assert line is not None
    return {
        "table_id": write.table,
        "id": line.id,
        "at": line.at,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "to": line.to,
        "note": line.note,
    }
