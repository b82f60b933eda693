"""Structured logs: one JSON object a line, with the id of the table where there is one."""

from __future__ import annotations

import logging
import sys
from time import monotonic

import structlog

from cosmodrome.server.limits import Bucket
from cosmodrome.store import outage

LINES_PER_SECOND, LINES_AT_ONCE = 0.2, 20  # of one kind
MOST_KINDS = 1000


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
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # The libraries would tell every statement with all it holds, seeds and tokens among it.
    root.setLevel(max(logging.getLevelNamesMapping()[level.upper()], logging.INFO))
    logging.getLogger("cosmodrome").setLevel(level.upper())
    # Each connection of each player would be a line.
    logging.getLogger("uvicorn.error").setLevel(max(root.level, logging.WARNING))
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)


class Repeats(logging.Filter):
    """The same line over and over, as a hostile or broken client can cause it, fills disks and hides what matters.

    After the first few only some are written, and each of those says how many were left out. A line with a record
    tells of a table that was stopped: those are all written.
    """

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[str, Bucket] = {}
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        told = record.msg if isinstance(record.msg, dict) else None
        if told is not None and "record" in told:
            return True
        kind = f"{record.name} {record.levelno} {told['event'] if told is not None else record.msg}"
        if len(self._buckets) > MOST_KINDS:
            self._buckets.clear()
            self._left_out.clear()
        now = monotonic()
        if not self._buckets.setdefault(kind, Bucket(LINES_PER_SECOND, LINES_AT_ONCE, now)).take(now):
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        left_out = self._left_out.pop(kind, 0)
        if left_out and told is not None:
            told["left_out"] = left_out
        elif left_out:
            record.msg = f"{record.msg} ({left_out} more left out)"
        return True


def _tell_an_outage_in_one_line(
    _logger: object, _method: str, said: structlog.types.EventDict
) -> structlog.types.EventDict:
    """A database that is away is no mistake of ours: where we were when it went tells nothing."""
    why = outage(error) if isinstance(error := said.get("exc_info"), Exception) else None
    if why is not None:
        said["exc_info"] = None
        said["error"] = f"the database does not answer: {why}"
    return said
