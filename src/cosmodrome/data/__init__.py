"""Records as tables: a row for each decision, for pandas, polars and DuckDB. See `docs/data.md`."""

from cosmodrome.data.decisions import SCHEMA_VERSION, Decision, decisions, features

__all__ = ["SCHEMA_VERSION", "Decision", "decisions", "features"]
