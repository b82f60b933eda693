"""Starts the server: what `cosmodrome serve` calls."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import Any

import click
import structlog
import uvicorn

from cosmodrome import compiled
from cosmodrome.server import logs
from cosmodrome.server.app import create_app
from cosmodrome.server.engine import FRONT_DOOR
from cosmodrome.server.settings import BadSetting, ServerSettings, from_environment
from cosmodrome.server.static import STATIC
from cosmodrome.server.transport import Config
from cosmodrome.store import NoDatabase, database_url, prepare, reach

log = structlog.get_logger(__name__)

GRACE = 8
STOP_WITHIN = 25.0  # seconds; above what connections, tables and the store may take together
EVERYWHERE = ("0.0.0.0", "::", "")
NOWHERE = ("192.0.2.1", 9)  # kept for documentation: nobody is there
WAITING = 2048  # connections that are not accepted yet
RESERVE = (64, 256)  # descriptors for files, the database and the bots: an eighth of all, but no fewer and no more


class _Server(uvicorn.Server):
    """Says where it is reached as soon as it is, and shows it in the browser."""

    def __init__(self, config: uvicorn.Config, browser: bool) -> None:
        super().__init__(config)
        self._browser = browser
        self.watchdog: threading.Timer | None = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop politely, and in any case: a thread at work would keep the process alive. What was acknowledged is
        stored, so nothing is lost by it."""
        self.watchdog = threading.Timer(STOP_WITHIN, _end_now)
        self.watchdog.daemon = True
        self.watchdog.start()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        _spare_the_collector()
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self.config.host
        shown = "127.0.0.1" if host in EVERYWHERE else host
        address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
        click.echo(address)
        click.echo(f"Rules: {compiled.STATE}")
        if self._browser:
            with suppress(webbrowser.Error):
                webbrowser.get()
                webbrowser.open(address)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    browser: bool = True,
    *,
    settings: ServerSettings | None = None,
    engine: str = FRONT_DOOR,
) -> None:
    """Serve until told to stop. `database` is a URL or the name of a file; port 0 takes any that is free."""
    settings = settings or _settings()
    logs.configure(settings.log_level)
    most = _allow_many_connections()
    _reach(database)
    door = _door(host, port)
    if engine == FRONT_DOOR and not (STATIC / "index.html").is_file():
        click.echo("The pages of the site are not built: `make client` does that. Programs can still play.", err=True)
    elsewhere = addresses(host, door.getsockname()[1], settings)
    for address in elsewhere:
        click.echo(f"For others: {address}")
    config = Config(
        create_app(database, settings=settings, engine=engine, addresses=elsewhere),
        settings,
        most,
        host=host,
        port=port,
        timeout_graceful_shutdown=GRACE,
    )
    server = _Server(config, browser)
    with suppress(KeyboardInterrupt):  # Ctrl-C has been heard: the server has stopped by now
        try:
            server.run(sockets=[door])
        finally:
            if server.watchdog is not None:
                server.watchdog.cancel()
    if not server.started:
        sys.exit(1)


def _end_now() -> None:
    log.error("ended without having stopped", seconds=STOP_WITHIN)
    os._exit(1)


def _settings() -> ServerSettings:
    """What the environment says, or one clear line what is wrong with it."""
    try:
        return from_environment()
    except BadSetting as bad:
        raise click.ClickException(str(bad)) from None


def _door(host: str, port: int) -> socket.socket:
    """The socket to listen on, or one clear line why there is none."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, *_, address = found[0]
        return socket.create_server(address[:2], family=family, backlog=WAITING)
    except OSError as error:
        why = (error.strerror or str(error)).partition(" (")[0]
        raise click.ClickException(f"Cannot listen on {host}, port {port}: {why}. See --host and --port.") from None


def addresses(host: str, port: int, settings: ServerSettings) -> list[str]:
    """Where other computers find the site, as far as it can be known: the addresses that a host has named, else those
    of this machine in its network, if the server listens there."""
    if settings.allowed_origins:
        return list(settings.allowed_origins)
    if host in EVERYWHERE:
        return [f"http://{f'[{found}]' if ':' in found else found}:{port}" for found in _outward()]
    return [] if _is_of_this_machine(host) else [f"http://{f'[{host}]' if ':' in host else host}:{port}"]


def _is_of_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _outward() -> list[str]:
    """The address by which this machine goes out, if any. A datagram socket that connects sends nothing."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(NOWHERE)
        found = str(way.getsockname()[0])
        if not _is_of_this_machine(found):
            return [found]
    return []


def _reach(database: str | None) -> None:
    """See that the database is there, or say in one clear line why not."""
    try:
        asyncio.run(reach(database_url(database), prepare))
    except NoDatabase as away:
        raise click.ClickException(f"Cannot open the database {away.where}: {away.why}. See --database.") from None


def _spare_the_collector() -> None:
    """Games and connections live long and hold no cycles worth looking for all the time: a search through all of them,
    every few seconds under load, would make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def _allow_many_connections() -> int | None:
    """Every player is an open file, and systems begin with a low limit. Returns how many there may be, if that is
    known."""
    resource: Any
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard > 0 else 65536, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    least, most = RESERVE
    return max(1, int(soft) - min(most, max(least, soft // 8))) if soft > 0 else None
