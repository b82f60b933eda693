"""What a host may set about the server. Every field can be given in the environment: `COSMODROME_IDLE_MINUTES=5`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct, ValidationError, convert, structs

PREFIX = "COSMODROME_"

Count = Annotated[int, Meta(ge=1)]
Positive = Annotated[float, Meta(gt=0)]
NotNegative = Annotated[float, Meta(ge=0)]
# Without a scheme no browser would be let in. The site has its address for itself: it does not work below a path.
Addresses = Annotated[str, Meta(pattern=r"^$|^https?://[^/,\s]+/?(\s*,\s*https?://[^/,\s]+/?)*\s*$")]
Listen = Annotated[str, Meta(pattern=r"^$|^\S+:\d{1,5}$")]
Level = Annotated[str, Meta(pattern="^(?i:debug|info|warning|error)$")]


HINTS = {
    "origins": "it takes addresses such as https://play.example.org, separated by commas, with http:// or https:// "
    "(https?://) and without a path: the site needs a host name of its own",
    "metrics_listen": "it takes an address and a port, such as 127.0.0.1:9464",
}


class BadSetting(Exception):
    """The environment gives a setting a value that it cannot have."""


class ServerSettings(Struct, frozen=True):
    """Defaults suit a server among friends; the names say what they limit."""

    # Addresses under which the site is reached ("https://play.example.org"), separated by commas. Empty: whatever
    # the browser says it called.
    origins: Addresses = ""
    # Memory
    idle_minutes: NotNegative = 10.0
    # Bots
    bot_workers: Count = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: Positive = 1.0
    bot_grace: NotNegative = 10.0
    # Sizes in bytes
    body_limit: Count = 64 * 1024
    record_limit: Count = 1024 * 1024
    message_limit: Count = 8 * 1024
    # Rates
    requests_per_minute: Count = 600
    tables_per_minute: Count = 30
    messages_per_second: Positive = 25.0
    message_burst: Count = 60
    connections_per_address: Count = 200
    # Requests that are not complete: how long one is waited for, and how many from one address
    request_seconds: Positive = 10.0
    unfinished_per_address: Count = 64
    # Metrics: on an address of their own ("127.0.0.1:9464"), or under /metrics for those with the token
    metrics_listen: Listen = ""
    metrics_token: str = ""
    # Logging
    log_level: Level = "info"

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        """The addresses as a tuple, without trailing slashes."""
        return tuple(origin.strip().rstrip("/").lower() for origin in self.origins.split(",") if origin.strip())

    @property
    def https(self) -> bool:
        """Whether the site is reached by https, so that cookies may be told to stay there."""
        return bool(self.allowed_origins) and all(o.startswith("https://") for o in self.allowed_origins)


def from_environment(environment: Mapping[str, str] | None = None, **given: Any) -> ServerSettings:
    """The settings of the environment; what is given here wins. `BadSetting` names what makes no sense there."""
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for field in structs.fields(ServerSettings):
        name = PREFIX + field.name.upper()
        if name in environment:
            try:
                found[field.name] = convert(environment[name], field.type, strict=False)
            except ValidationError as error:
                why = HINTS.get(field.name, str(error))
                raise BadSetting(f"{name} cannot be {environment[name]!r}: {why}.") from None
    return ServerSettings(**{**found, **given})
