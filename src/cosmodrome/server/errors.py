"""Refusals of the server, and how all errors look over HTTP: a 4xx with a named reason."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.csrf import generate_csrf_token
from litestar.openapi.datastructures import ResponseSpec

from cosmodrome.kernel import BadRecord, BadSetup, Refusal
from cosmodrome.server import wire
from cosmodrome.server.busy import busy_page
from cosmodrome.store import outage

log = structlog.get_logger(__name__)

# The ids of HTTP's own refusals.
NAMES = {
    400: "bad-request",
    401: "not-allowed",
    403: "not-allowed",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "bad-request",
    429: "too-many-requests",
}
SOON = "5"  # seconds
CSRF = "CSRF token verification failed"


class Refused(Exception):
    """The server says no, by name. Nothing has changed."""

    def __init__(self, id: str, status: int = 409, **args: Any) -> None:
        super().__init__(id, args)
        self.id = id
        self.status = status
        self.rule: str | None = None
        self.details = args


# What a handler may answer besides its success; every handler documents the same.
REFUSALS: dict[int, ResponseSpec] = {
    status: ResponseSpec(wire.Refused, description=description, generate_examples=False)
    for status, description in (
        (400, "The request is not well-formed"),
        (403, "Not yours to do, or the CSRF token is missing"),
        (404, "No such thing"),
        (409, "Not possible now"),
        (413, "Too large"),
        (429, "Too many requests"),
        (503, "The server is busy or stopping"),
    )
}


def _answer(
    request: Request[Any, Any, Any],
    status: int,
    error: str,
    rule: str | None = None,
    args: dict[str, Any] | None = None,
    after: str = SOON,
) -> Response[Any]:
    """A refusal as JSON; somebody who opens a page while the server is busy gets a page. `after` are the seconds to
    wait where trying again helps."""
    answer: Response[Any]
    busy = status in (429, 503)
    if busy and "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        wishes = request.headers.get("accept-language", "")
        answer = Response(busy_page(error, wishes, int(after)), status_code=status, media_type="text/html")
    else:
        answer = Response(wire.Refused(error, rule, args or {}), status_code=status, media_type="application/json")
    if busy:
        answer.headers["retry-after"] = after
    return answer


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    """A refusal of the server."""
    return _answer(request, refused.status, refused.id, None, refused.details)


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """A refusal of the kernel."""
    status = 400 if isinstance(refusal, BadSetup | BadRecord) else 409
    return _answer(request, status, refusal.id, refusal.rule, plain(refusal.details))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A refusal of the framework: bad input, wrong method, too many requests."""
    name = "csrf" if error.detail == CSRF else NAMES.get(error.status_code, "bad-request")
    args: dict[str, Any] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        args["fields"] = [{"key": e.get("key"), "message": e.get("message")} for e in error.extra]
    if error.status_code >= 500:
        log.error("request failed", error=repr(error))
        name = "server-error"
    told = {header.lower(): value for header, value in (error.headers or {}).items()}
    answer = _answer(request, error.status_code, name, None, args, str(max(1, int(told.get("ratelimit-reset", SOON)))))
    for header, value in told.items():
        answer.headers[header] = value
    if name == "csrf":
        # The client may hold a token of another server or database: here is a fresh one to try again with.
        csrf = request.app.state.csrf
        token = generate_csrf_token(csrf.secret)
        answer.set_cookie(csrf.cookie_name, token, secure=csrf.cookie_secure, samesite=csrf.cookie_samesite)
    return answer


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """A body nested so deeply that it cannot be read."""
    log.warning("nested too deeply", path=request.url.path, exc_info=error)
    return _answer(request, 400, "bad-request")


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A mistake of ours, or a database that does not answer. The details go to the log and not to the client."""
    log.error("request failed", path=request.url.path, exc_info=error)
    if outage(error) is not None:
        return _answer(request, 503, "no-database")
    return _answer(request, 500, "server-error")


def plain(value: Any) -> Any:
    """Arguments of a refusal as JSON can carry them."""
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(one) for one in value]
    return value if isinstance(value, str | int | float | bool | None) else str(value)
