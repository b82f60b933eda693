"""A server in a process of its own, to be killed: `python serve_playroom.py database`."""

from __future__ import annotations

import sys

from cosmodrome.server.run import serve
from cosmodrome.server.settings import from_environment

serve(
    port=0,
    database=sys.argv[1],
    browser=False,
    engine="playroom",
    settings=from_environment(
        log_level="critical",
        bot_workers=1,
        messages_per_second=100_000,
        message_burst=100_000,
        requests_per_minute=1_000_000,
        tables_per_minute=1_000_000,
    ),
)
