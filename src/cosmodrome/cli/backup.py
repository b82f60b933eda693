"""`cosmodrome backup`: a checked copy of the database, while the server goes on."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

from cosmodrome.store.backup import NoBackup, back_up
from cosmodrome.store.database import database_url


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", metavar="FILE|URL", help="What to copy: a file or a URL, as for `serve`.")
@click.option("--replace", is_flag=True, help="Take the place of a file that is there already.")
def backup(file: Path, database: str | None, replace: bool) -> None:
    """Copy the database into FILE and check the copy. Nobody who plays is interrupted.

    SQLite gives a database file, PostgreSQL a file for `pg_restore`.
    """
    if file.exists() and not replace:
        raise click.ClickException(f"{file} is there already. See --replace.")
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("copying", total=None)
        try:
            copied = back_up(
                database_url(database), file, lambda done, total: bar.update(task, completed=done, total=total)
            )
        except NoBackup as none:
            raise click.ClickException(f"No backup: {none}.") from None
    answers = "" if copied.answers is None else f"{copied.answers:,} answers, "
    click.echo(f"{file}: {copied.tables:,} tables, {answers}{copied.size / 1e6:,.1f} MB, checked")
