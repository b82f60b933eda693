"""Who is who: a person is the holder of the token that their browser was given on the first visit."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cosmodrome.server.errors import Refused

COOKIE = "cosmodrome"
AGE = 400 * 24 * 3600  # as long as browsers keep a cookie
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def person_of(token: str) -> str:
    """The id of a token's holder. Only this is stored: a reader of the database cannot sit in anybody's seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def _token_in(scope: Scope) -> str | None:
    token = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else None


def person_middleware(app: ASGIApp) -> ASGIApp:
    """Notes who calls. A first-time visitor gets a token with the answer."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        token = _token_in(scope)
        if token is not None:
            scope["state"]["person"] = person_of(token)
        elif scope["type"] == ScopeType.HTTP:
            token = secrets.token_urlsafe(32)
            scope["state"]["person"] = person_of(token)
            send = _giving(token, scope, send)
        else:
            scope["state"]["person"] = None
        await app(scope, receive, send)

    return middleware


def _giving(token: str, scope: Scope, send: Send) -> Send:
    cookie = Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=AGE,
        httponly=True,
        samesite="lax",
        secure=scope["scheme"] in ("https", "wss"),
    )

    async def giving(message: Message) -> None:
        if message["type"] == "http.response.start":
            message.setdefault("headers", [])
            MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))
        await send(message)

    return giving


def caller(request: Request[Any, Any, Any]) -> str:
    """The person who calls."""
    person = request.scope["state"].get("person")
    if not isinstance(person, str):
        raise Refused("not-allowed", 403)
    return person
