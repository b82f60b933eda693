"""The client's files, as the build left them, and the texts."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from cosmodrome.server.errors import Refused
from cosmodrome.texts.language import LANGUAGES, file_of

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
# Smaller ones first; the build may lay them beside the plain file.
PACKED = (("br", ".br"), ("gzip", ".gz"))
PACKED_ALREADY = "packed already"
NAME = re.compile(r"[a-z0-9-]{1,64}\.ftl")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@lru_cache(maxsize=512)
def _tag(path: str, changed: int) -> str:
    return f'"{hashlib.sha256(Path(path).read_bytes()).hexdigest()[:20]}"'


def _file(request: Request[Any, Any, Any], path: Path, kind: str, cache: str) -> Response[bytes]:
    tag = _tag(str(path), path.stat().st_mtime_ns)
    headers = {"etag": tag, "cache-control": cache, "vary": "accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    accepted = request.headers.get("accept-encoding", "")
    for coding, suffix in PACKED:
        packed = path.with_name(path.name + suffix)
        if coding in accepted and packed.is_file():
            headers["content-encoding"] = coding
            path = packed
            break
    return Response(path.read_bytes(), headers=headers, media_type=kind)


def _inside(root: Path, name: str) -> Path | None:
    """A file below the root, or None; no way leads out of it."""
    try:
        path = (root / name.lstrip("/")).resolve()
        return path if path.is_relative_to(root.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None


@get("/locale/{lang:str}/{name:str}", include_in_schema=False)
async def locale_file(request: Request[Any, Any, Any], lang: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The texts of one language; with a version in the address they may be kept for ever."""
    path = file_of(lang, name.removesuffix(".ftl")) if NAME.fullmatch(name) and lang in LANGUAGES else None
    if path is None:
        raise Refused("not-found", 404)
    cache = FOR_EVER if request.query_params.get("v") else ASK_FIRST
    return _file(request, path, "text/plain", cache)


@get(["/", "/{path:path}"], include_in_schema=False, name="client", opt={PACKED_ALREADY: True})
async def client_file(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; every address that is no file is a page, and all pages are the same one."""
    root: Path = request.app.state.static
    found = _inside(root, path) if path.strip("/") else None
    if found is not None:
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        return _file(request, found, kind, FOR_EVER if "/assets/" in path else ASK_FIRST)
    last = path.rsplit("/", 1)[-1]
    index = _inside(root, "index.html")
    # A rule has a page of its own, and a dot in its number.
    is_file = "." in last and not path.startswith("/rules/")
    if index is None or is_file or path.startswith(("/api/", "/ws/", "/assets/")):
        raise Refused("not-found", 404)
    return _file(request, index, "text/html", ASK_FIRST)
