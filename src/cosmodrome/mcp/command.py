"""`cosmodrome mcp`."""

from __future__ import annotations

import click

from cosmodrome.cli.common import fail, language_option


@click.command()
@click.option("--http", is_flag=True, help="Serve streamable HTTP instead of standard input and output.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on, with --http.")
@click.option("--port", default=8001, show_default=True, help="The port to listen on, with --http.")
@language_option
def mcp(http: bool, host: str, port: int, lang: str) -> None:
    """Serve a seat to a language model, over the Model Context Protocol: games against bots."""
    try:
        from cosmodrome.mcp.server import make_server
    except ModuleNotFoundError as missing:
        fail(f"{missing.name} is missing: pip install 'cosmodrome[mcp]'", 1)
    server = make_server(lang)
    if http:
        server.run("streamable-http", host=host, port=port)
    else:
        server.run("stdio")
