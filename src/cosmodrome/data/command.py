"""`cosmodrome data`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import click
import msgspec

from cosmodrome.cli.common import fail
from cosmodrome.cli.records import load
from cosmodrome.data.decisions import SCHEMA_VERSION, Decision, decisions
from cosmodrome.kernel import Refusal

ROW_GROUP = 20_000  # decisions


@click.command()
@click.argument("records", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--out", required=True, type=click.Path(dir_okay=False, path_type=Path), help=".parquet or .jsonl.")
@click.option("--features", is_flag=True, help="Add what the seat knew, as arrays (needs the extra rl).")
def data(records: tuple[Path, ...], out: Path, features: bool) -> None:
    """Turn RECORDS, files or folders of them, into a table with a row for each decision."""
    rows = rows_of(files_of(records), features)
    match out.suffix.lower():
        case ".parquet":
            count = write_parquet(out, rows, features)
        case ".jsonl" | ".ndjson":
            count = write_lines(out, rows)
        case _:
            raise click.UsageError(f"--out ends in .parquet or .jsonl, not {out.name!r}.")
    click.echo(f"{count:,} decisions in {out}")


def files_of(paths: Sequence[Path]) -> list[Path]:
    """The records meant: files, and the .json files of folders."""
    for path in paths:
        if not path.exists():
            fail(f"There is no {path}.", 1)
    return [file for path in paths for file in (sorted(path.glob("*.json")) if path.is_dir() else [path])]


def rows_of(files: Sequence[Path], features: bool) -> Iterator[Decision]:
    """The decisions of all records."""
    for file in files:
        try:
            yield from decisions(load(file), file.stem, features)
        except Refusal as refusal:
            fail(f"{file}: {refusal}", 1)


def write_lines(out: Path, rows: Iterator[Decision]) -> int:
    """One JSON object a line."""
    count = 0
    with out.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(msgspec.json.encode(row).decode() + "\n")
            count += 1
    return count


def write_parquet(out: Path, rows: Iterator[Decision], features: bool) -> int:
    """Typed and compressed, written in row groups; the file appears once it is whole."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        fail("A .parquet file needs an extra: pip install 'cosmodrome[data]'.")
    word, number = pyarrow.string(), pyarrow.int32()
    columns: dict[str, Any] = {
        "game": word,
        "record": word,
        "step": number,
        "round": number,
        "seat": pyarrow.int8(),
        "ask": word,
        "options": pyarrow.list_(word),
        "chosen": word,
        "choice": pyarrow.int16(),
        "verb": word,
        "score": number,
        "won": pyarrow.float32(),
    }
    if features:
        columns["features"] = pyarrow.map_(word, pyarrow.list_(pyarrow.int16()))
    schema = pyarrow.schema(columns, metadata={"cosmodrome.decisions": str(SCHEMA_VERSION)})
    part = out.with_name(f"{out.name}.part")
    try:
        with pyarrow.parquet.ParquetWriter(part, schema, compression="zstd") as file:
            count = 0
            for group in batched(rows, ROW_GROUP):
                file.write_table(pyarrow.Table.from_pylist([plain(row, features) for row in group], schema=schema))
                count += len(group)
        part.replace(out)
    finally:
        part.unlink(missing_ok=True)  # a record that cannot be read leaves no half table behind
    return count


def batched(rows: Iterator[Decision], size: int) -> Iterator[list[Decision]]:
    """So many rows at a time."""
    while group := list(islice(rows, size)):
        yield group


def plain(row: Decision, features: bool) -> dict[str, Any]:
    """A row as the table holds it."""
    values = msgspec.structs.asdict(row)
    known = values.pop("features")
    return {**values, "features": list(known.items())} if features and known else values
