"""What a host may set about the server. Every field can be given in the environment: `COSMODROME_IDLE_MINUTES=5`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct, structs

PREFIX = "COSMODROME_"


class ServerSettings(Struct, frozen=True):
    """Defaults suit a server among friends; the names say what they limit."""

    # Addresses under which the site is reached ("https://play.example.org"), separated by commas. Empty: whatever
    # the browser says it called.
    origins: str = ""
    # Memory
    idle_minutes: float = 10.0
    # Bots
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 1.0
    bot_grace: float = 10.0
    # Sizes in bytes
    body_limit: int = 64 * 1024
    record_limit: int = 1024 * 1024
    message_limit: int = 8 * 1024
    # Rates
    requests_per_minute: int = 600
    tables_per_minute: int = 30
    messages_per_second: float = 25.0
    message_burst: int = 60
    connections_per_address: int = 200
    # Logging
    log_level: str = "info"

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        """The addresses as a tuple, without trailing slashes."""
        return tuple(origin.strip().rstrip("/").lower() for origin in self.origins.split(",") if origin.strip())

    @property
    def https(self) -> bool:
        """Whether the site is reached by https, so that cookies may be told to stay there."""
        return bool(self.allowed_origins) and all(o.startswith("https://") for o in self.allowed_origins)


def from_environment(environment: Mapping[str, str] | None = None, **given: Any) -> ServerSettings:
    """The settings of the environment; what is given here wins."""
    environment = os.environ if environment is None else environment
    found = {
        field.name: environment[PREFIX + field.name.upper()]
        for field in structs.fields(ServerSettings)
        if PREFIX + field.name.upper() in environment
    }
    return msgspec.convert({**found, **given}, ServerSettings, strict=False)
