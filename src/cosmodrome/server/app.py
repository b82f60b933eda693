"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.stores.memory import MemoryStore

from cosmodrome.kernel import Refusal
from cosmodrome.server import document, errors, hosting, routes, security, static
from cosmodrome.server.engine import FRONT_DOOR, Engine
from cosmodrome.server.hub import Hub
from cosmodrome.server.limits import Doorkeeper
from cosmodrome.server.metrics import Metrics
from cosmodrome.server.people import person_middleware
from cosmodrome.server.replays import Replays
from cosmodrome.server.settings import ServerSettings, from_environment
from cosmodrome.server.sockets import DIRECT, table_socket
from cosmodrome.store import Store, database_url

log = structlog.get_logger(__name__)

RATE_STORES = ("rate_limit", "table_limit")
FORGET_EVERY = 300.0
TABLES_STOP, STORE_STOPS = 6.0, 3.0  # seconds
DEVICES = 20  # as many may play from one address without being held up


class Site(Litestar):
    """Keeps the server's own `send` at hand for WebSockets: the layers in front of it cost as much as sending does, and
    a table sends several messages for every answer."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One request, one WebSocket, or the life of the server."""
        if scope["type"] == "websocket":
            scope.setdefault("state", {})[DIRECT] = send
        await super().__call__(scope, receive, send)


def create_app(
    database: str | None = None,
    *,
    settings: ServerSettings | None = None,
    engine: str = FRONT_DOOR,
    files: Path | None = None,
    addresses: Sequence[str] = (),
) -> Litestar:
    """The server on a database (a URL or the name of a file), with the games of a module and a client's files;
    `addresses` are those under which other computers find it."""
    settings = settings or from_environment()
    csrf = security.csrf_config(settings)
    limits = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute),
        exclude=["^/assets/", "^/locale/", "^/healthz$", "^/readyz$"],
        store="rate_limit",
    )
    return Site(
        route_handlers=[
            *routes.HANDLERS,
            *routes.making(settings),
            *hosting.HANDLERS,
            table_socket,
            static.locale_file,
            static.client_file,
        ],
        lifespan=[_lifespan(database_url(database), settings, engine, csrf)],
        middleware=[limits.middleware, person_middleware],
        csrf_config=csrf,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=1024, exclude_opt_key=static.PACKED_ALREADY
        ),
        before_send=[security.headers_for(settings)],
        exception_handlers={
            errors.Refused: errors.on_refused,
            Refusal: errors.on_refusal,
            HTTPException: errors.on_http,
            RecursionError: errors.on_depth,
            Exception: errors.on_error,
        },
        openapi_config=document.config(),
        stores={name: MemoryStore() for name in RATE_STORES},
        request_max_body_size=settings.body_limit,
        state=State(
            {"static": files or static.STATIC, "csrf": csrf, "replays": Replays(), "addresses": list(addresses)}
        ),
        logging_config=None,
    )


def _lifespan(url: str, settings: ServerSettings, module: str, csrf: CSRFConfig):  # type: ignore[no-untyped-def]
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        """Open the store, but no table; at the end keep where every game stands."""
        store = Store(url)
        await store.open()
        csrf.secret = await store.key("csrf")
        hub = Hub(store, Engine(module), settings, Metrics())
        app.state.hub = hub
        app.state.door = Doorkeeper(
            settings.connections_per_address,
            settings.messages_per_second * DEVICES,
            settings.message_burst * DEVICES,
        )
        await hub.start()
        watched = hub.metrics.listen(settings.metrics_listen)
        forgetting = asyncio.create_task(_forget(app))
        try:
            yield
        finally:
            watched()
            forgetting.cancel()
            with suppress(asyncio.CancelledError):
                await forgetting
            await _within(TABLES_STOP, hub.stop(), "tables not stopped in time")
            await _within(STORE_STOPS, store.close(), "store not closed in time")

    return lifespan


async def _within(seconds: float, work: Coroutine[Any, Any, None], late: str) -> None:
    """Nothing that was acknowledged depends on the end, so a database that hangs is not waited for."""
    try:
        await asyncio.wait_for(work, seconds)
    except TimeoutError:
        log.error(late, seconds=seconds)


async def _forget(app: Litestar) -> None:
    """Addresses that have not called for a while are no longer counted."""
    while True:
        await asyncio.sleep(FORGET_EVERY)
        for name in RATE_STORES:
            kept = app.stores.get(name)
            if isinstance(kept, MemoryStore):
                await kept.delete_expired()
