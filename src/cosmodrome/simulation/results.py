"""The games of a simulation as a file: JSON lines or CSV, whole lines at any moment; or Parquet, whole at the end."""

from __future__ import annotations

import csv
from abc import abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import IO

import click
import msgspec

from cosmodrome.simulation.arena import Played

Write = Callable[[Played], None]


def writer(path: Path | None) -> AbstractContextManager[Write]:
    """What takes the games one by one and writes them: JSON lines, CSV, Parquet, or nothing."""
    if path is None:
        return nullcontext(lambda played: None)
    match path.suffix.lower():
        case ".jsonl" | ".ndjson":
            return JsonLines(path)
        case ".csv":
            return Csv(path)
        case ".parquet":
            return Parquet(path)
    raise click.UsageError(f"--out ends in .jsonl, .csv or .parquet, not {path.name!r}.")


class Lines(AbstractContextManager[Write]):
    """A file that holds whole lines at any moment, wherever it is broken off."""

    def __init__(self, path: Path) -> None:
        try:
            self.file: IO[str] = path.open("w", encoding="utf-8", newline="", buffering=1)
        except OSError as error:
            raise click.UsageError(f"Cannot write {path}: {error.strerror}.") from error

    def __enter__(self) -> Write:
        return self.write

    def __exit__(self, *_: object) -> None:
        self.file.close()

    @abstractmethod
    def write(self, played: Played) -> None:
        """Write one game."""


class JsonLines(Lines):
    """All that is known of a game, one JSON object a line."""

    def write(self, played: Played) -> None:
        """Write one game."""
        self.file.write(msgspec.json.encode(played).decode() + "\n")


class Csv(Lines):
    """A row a game: what is known of the game, then bot, points and share of the win for each seat."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._rows = csv.writer(self.file, lineterminator="\n")
        self._begun = False

    def write(self, played: Played) -> None:
        """Write one game; before the first, the names of the columns."""
        seats = range(len(played.bots))
        if not self._begun:
            by_seat = [f"{name}_{seat}" for seat in seats for name in ("bot", "points", "won")]
            self._rows.writerow(["number", "seed", "rounds", "answers", "reason", "first", *by_seat])
            self._begun = True
        share = 1 / len(played.winners)
        cells = [
            cell
            for seat in seats
            for cell in (played.bots[seat], played.scores[seat], share if seat in played.winners else 0)
        ]
        first = played.order[0] if played.order else ""
        self._rows.writerow([played.number, played.seed, played.rounds, played.answers, played.reason, first, *cells])


class Parquet(AbstractContextManager[Write]):
    """A row a game, typed and compressed, for pandas, polars and DuckDB.

    Games are streamed in row groups to a file beside it, which takes its place once it is whole.
    """

    SCHEMA_VERSION = 1
    ROW_GROUP = 1000  # games

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError as missing:
            raise click.UsageError("A .parquet file needs an extra: pip install 'cosmodrome[data]'.") from missing
        seats, words = pyarrow.list_(pyarrow.int8()), pyarrow.list_(pyarrow.string())
        columns = {
            "number": pyarrow.int64(),
            "seed": pyarrow.string(),
            "bots": words,
            "winners": seats,
            "scores": pyarrow.list_(pyarrow.int32()),
            "reason": pyarrow.string(),
            "answers": pyarrow.int32(),
            "rounds": pyarrow.int32(),
            "order": seats,
            "offered": words,
            "taken": pyarrow.map_(pyarrow.string(), pyarrow.int8()),
        }
        self._schema = pyarrow.schema(columns, metadata={"cosmodrome.games": str(self.SCHEMA_VERSION)})
        self._table = pyarrow.Table
        self._path, self._part = path, path.with_name(f"{path.name}.part")
        self._rows: list[dict[str, object]] = []
        try:
            self._file = pyarrow.parquet.ParquetWriter(self._part, self._schema, compression="zstd")
        except OSError as error:
            raise click.UsageError(f"Cannot write {path}: {error.strerror}.") from error

    def __enter__(self) -> Write:
        return self.write

    def __exit__(self, *_: object) -> None:
        self._flush()
        self._file.close()
        self._part.replace(self._path)

    def write(self, played: Played) -> None:
        """Take one game; a full row group goes to the file."""
        row = msgspec.structs.asdict(played)
        self._rows.append({**row, "taken": list(played.taken.items())})
        if len(self._rows) >= self.ROW_GROUP:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            self._file.write_table(self._table.from_pylist(self._rows, schema=self._schema))
            self._rows = []
