"""`cosmodrome serve`: the site."""

from __future__ import annotations

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port to listen on.")
@click.option(
    "--database",
    metavar="FILE|URL",
    help="Where games are kept: the name of a file, or the URL of a database.  [default: a file of your own]",
)
@click.option("--no-browser", is_flag=True, help="Do not open the site in a browser.")
def serve(host: str, port: int, database: str | None, no_browser: bool) -> None:
    """Serve the site: tables for people and bots, in the browser. Stop it with Ctrl-C."""
    from cosmodrome.server import run

    run.serve(host=host, port=port, database=database, browser=not no_browser)
