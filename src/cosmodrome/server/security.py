"""What a browser is told to allow, and whom we talk to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from cosmodrome.server.settings import ServerSettings

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # boards set positions and colours by style
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

DEFAULT_PORTS = {"http": ":80", "https": ":443"}
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "accelerometer=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def headers_for(settings: ServerSettings) -> Callable[[Message, Scope], Awaitable[None]]:
    """Every answer carries them, errors too. Where the site is reached by https, cookies stay there: whether that is
    known from the settings or from a proxy that is believed."""

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        message.setdefault("headers", [])
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if settings.https or scope["scheme"] == "https":
            headers.setdefault("strict-transport-security", "max-age=31536000")
            headers.headers[:] = [
                (name, value + b"; Secure" if name == b"set-cookie" and b"; secure" not in value.lower() else value)
                for name, value in headers.headers
            ]

    return add_headers


def csrf_config(settings: ServerSettings) -> CSRFConfig:
    """The double-submit cookie. Its secret is kept in the database and filled in when the server starts."""
    return CSRFConfig(
        secret="",
        cookie_name="csrftoken",
        header_name="x-csrftoken",
        cookie_secure=settings.https,
        cookie_samesite="lax",
    )


def origin_is_ours(scope: Scope, settings: ServerSettings) -> bool:
    """Whether a WebSocket comes from a page of ours. A program that sends no origin is no browser, and cookies of
    others are not at its disposal."""
    headers: dict[bytes, Any] = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1").rstrip("/").lower()
    if not origin:
        return True
    if settings.allowed_origins:
        return _plain(origin) in map(_plain, settings.allowed_origins)
    host = headers.get(b"host", b"").decode("latin-1").lower()
    scheme = origin.partition("://")[0]
    return bool(host) and "://" in origin and _plain(origin) == _plain(f"{scheme}://{host}")


def _plain(origin: str) -> str:
    """An origin without the port that everybody assumes."""
    scheme, _, host = origin.partition("://")
    return f"{scheme}://{host.removesuffix(DEFAULT_PORTS.get(scheme, ' '))}"
