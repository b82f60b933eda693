"""Tables, records, people and chat in a database: SQLite, or PostgreSQL by changing one URL."""

from cosmodrome.store.database import NoDatabase, database_url, outage, reach
from cosmodrome.store.migrate import prepare
from cosmodrome.store.rows import ChatLine, Settings, Sitter, Stored, TableRow, Write
from cosmodrome.store.store import Store
from cosmodrome.store.writer import Conflict

__all__ = [
    "ChatLine",
    "Conflict",
    "NoDatabase",
    "Settings",
    "Sitter",
    "Store",
    "Stored",
    "TableRow",
    "Write",
    "database_url",
    "outage",
    "prepare",
    "reach",
]
