"""What every table of a server shares."""

from __future__ import annotations

from typing import NamedTuple

from cosmodrome.server.engine import Engine
from cosmodrome.server.metrics import Metrics
from cosmodrome.server.pool import BotPool
from cosmodrome.server.settings import ServerSettings
from cosmodrome.store import Store


class Services(NamedTuple):
    """The store, the games, the settings, the counters and the bots' processes."""

    store: Store
    engine: Engine
    settings: ServerSettings
    metrics: Metrics
    bots: BotPool
