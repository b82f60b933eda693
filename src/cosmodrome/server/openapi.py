"""`python -m cosmodrome.server.openapi > web/openapi.json` writes the OpenAPI document for the client's types."""

from __future__ import annotations

import sys

from cosmodrome.server.app import create_app
from cosmodrome.server.document import written


def main() -> None:
    """Write the document to the standard output."""
    sys.stdout.buffer.write(written(create_app("sqlite+aiosqlite://")))


if __name__ == "__main__":
    main()
