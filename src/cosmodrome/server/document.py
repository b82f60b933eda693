"""The OpenAPI document: HTTP as Litestar describes it, with the WebSocket's messages added."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cosmodrome import __version__
from cosmodrome.server import wire

PATH = "/api/schema"
REF = "#/components/schemas/{name}"


def document(schema: dict[str, Any]) -> dict[str, Any]:
    """The document with `ClientMessage` and `ServerMessage` and all they consist of."""
    (client, server), parts = msgspec.json.schema_components((wire.ClientMessage, wire.ServerMessage), ref_template=REF)
    schemas = {**schema.get("components", {}).get("schemas", {}), **parts}
    schemas["ClientMessage"] = {"description": "What a client says over /ws/tables/{id}", **client}
    schemas["ServerMessage"] = {"description": "What the server says over /ws/tables/{id}", **server}
    components = {**schema.get("components", {}), "schemas": dict(sorted(schemas.items()))}
    return {**schema, "components": components}


class _WithMessages(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, document(openapi_schema))


def config() -> OpenAPIConfig:
    """Only the document is served: the usual pages around it want scripts from elsewhere."""
    return OpenAPIConfig(
        title="Cosmodrome",
        version=__version__,
        path=PATH,
        render_plugins=[_WithMessages(path="/openapi.json")],
        use_handler_docstrings=True,
    )


def written(app: Litestar) -> bytes:
    """The document as a file: the same bytes as long as nothing changes."""
    made = msgspec.json.encode(document(app.openapi_schema.to_schema()), order="sorted")
    return msgspec.json.format(made, indent=2) + b"\n"
