"""Structured logs: one JSON object a line, with the id of the table where there is one."""

from __future__ import annotations

import logging
import sys

import structlog

from cosmodrome.store import outage


def configure(level: str = "info") -> None:
    """Send our logs and those of the libraries to the error output, all in one shape."""
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _tell_an_outage_in_one_line,
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # The libraries would tell every statement with all it holds, seeds and tokens among it.
    root.setLevel(max(logging.getLevelNamesMapping()[level.upper()], logging.INFO))
    logging.getLogger("cosmodrome").setLevel(level.upper())
    # Each connection of each player would be a line.
    logging.getLogger("uvicorn.error").setLevel(max(root.level, logging.WARNING))
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)


def _tell_an_outage_in_one_line(
    _logger: object, _method: str, said: structlog.types.EventDict
) -> structlog.types.EventDict:
    """A database that is away is no mistake of ours: where we were when it went tells nothing."""
    why = outage(error) if isinstance(error := said.get("exc_info"), Exception) else None
    if why is not None:
        said["exc_info"] = None
        said["error"] = f"the database does not answer: {why}"
    return said
