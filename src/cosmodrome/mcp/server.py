"""The MCP server: tools that play a seat, and the rules as resources.

Tables are kept in memory, each with one seat for the model. A refusal reaches the model as the error of a tool, with
the question that is still open.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

import cosmodrome
from cosmodrome.bots import names_for
from cosmodrome.games import packages, rules_of
from cosmodrome.mcp.tables import CannotDo, Table, rules_in_words

MOST_TABLES = 20

INSTRUCTIONS = """You play board games against bots: Space Base, Cosmic Encounter, Twilight Imperium. Open a table with
new_table. Each answer brings what happened and the next question; answer it by the number or the id of an option. Look
at the table before decisions that matter, and ask for rules where you are unsure. You see what your seat may know."""

Parameters = ParamSpec("Parameters")
TableId = Annotated[str, Field(description="Which table, as new_table and list_tables name it.")]
Choice = Annotated[str, Field(description="The number of an option in the list, or its id.")]


def told(tool: Callable[Parameters, str]) -> Callable[Parameters, str]:
    """A tool whose refusals the model can read."""

    @wraps(tool)
    def refusing(*args: Parameters.args, **kwargs: Parameters.kwargs) -> str:
        try:
            return tool(*args, **kwargs)
        except CannotDo as reason:
            raise ToolError(str(reason)) from None

    return refusing


class Tables:
    """The open tables, by id."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._made = 0

    def add(self, table: Table) -> str:
        """Keep a table; the oldest finished one makes room."""
        if len(self._tables) >= MOST_TABLES:
            over = [name for name, each in self._tables.items() if each.game.outcome is not None]
            if not over:
                raise CannotDo(f"{MOST_TABLES} games are going on. Finish or close one.")
            del self._tables[over[0]]
        self._made += 1
        name = f"{table.game.rules.id}-{self._made}"
        self._tables[name] = table
        return name

    def find(self, name: str) -> Table:
        """A table by its id."""
        if name not in self._tables:
            raise CannotDo(f"There is no table {name!r}. Tables: {', '.join(self._tables) or 'none; open one'}.")
        return self._tables[name]

    def close(self, name: str) -> None:
        """Forget a table."""
        self.find(name)
        del self._tables[name]

    def all(self) -> dict[str, Table]:
        """All of them."""
        return self._tables


def make_server(lang: str = "en") -> MCPServer:
    """A server with its own tables, which speaks a language."""
    server: MCPServer = MCPServer("cosmodrome", instructions=INSTRUCTIONS, version=cosmodrome.__version__)
    tables = Tables()

    @server.tool()
    def list_games() -> str:
        """The games, how many can play, the bots, and what a table may choose before the game."""
        lines = []
        for info in (rules_of(game).info() for game in packages()):
            low, high = info.seats
            lines.append(f"{info.id}: {low} to {high} players; bots: {', '.join(names_for(info.id))}")
            for option in info.options:
                values = ", ".join(map(str, option.values)) or "any"
                lines.append(f"  option {option.id}: {values} (default {option.default})")
        return "\n".join(lines)

    @server.tool()
    @told
    def new_table(
        game: Annotated[str, Field(description="The id of a game, from list_games.")],
        bots: Annotated[list[str], Field(description="The bots in the other seats, such as ['greedy', 'greedy'].")],
        seat: Annotated[int, Field(description="Your seat, counted from 0.")] = 0,
        options: Annotated[dict[str, Any] | None, Field(description="What the table chooses, from list_games.")] = None,
        seed: Annotated[str | None, Field(description="The same seed deals the same game.")] = None,
    ) -> str:
        """Open a table and start the game. You get the table's id, what happened, and the first question."""
        table = Table(game, bots, seat, options, seed, lang)
        return f"table: {tables.add(table)}\n{table.line()}\n\n{table.after()}"

    @server.tool()
    def list_tables() -> str:
        """Your tables, and at which it is your move."""
        return "\n".join(f"{name}: {table.line()}" for name, table in tables.all().items()) or "No tables yet."

    @server.tool()
    @told
    def close_table(table: TableId) -> str:
        """Leave a table for good."""
        tables.close(table)
        return "Closed."

    @server.tool()
    @told
    def look(
        table: TableId,
        long: Annotated[bool, Field(description="Everything, with a legend of the signs.")] = False,
    ) -> str:
        """The table as your seat sees it."""
        return tables.find(table).look(long)

    @server.tool()
    @told
    def question(table: TableId) -> str:
        """The open question with its numbered options and what each brings; the result if the game is over."""
        return tables.find(table).question()

    @server.tool()
    @told
    def answer(table: TableId, option: Choice) -> str:
        """Answer the open question. You get what happened after it, and the next question."""
        return tables.find(table).answer(option)

    @server.tool()
    @told
    def acts(table: TableId) -> str:
        """What you may do unasked: offers, promises, windows to let pass."""
        return tables.find(table).acts()

    @server.tool()
    @told
    def act(table: TableId, act: Choice) -> str:
        """Do something unasked."""
        return tables.find(table).act(act)

    @server.tool()
    @told
    def undo(table: TableId) -> str:
        """Take back your last answer, if nothing has come of it yet."""
        return tables.find(table).undo()

    @server.tool()
    @told
    def why_not(
        table: TableId,
        option: Annotated[str, Field(description="The id of an option that is not offered, such as buy:L2-1421.")],
    ) -> str:
        """The rule that forbids something now."""
        return tables.find(table).why(option)

    @server.tool()
    @told
    def orders(table: TableId) -> str:
        """Your standing orders: answers given in advance, such as passing until you are affected."""
        return tables.find(table).orders()

    @server.tool()
    @told
    def set_order(
        table: TableId,
        order: Annotated[str, Field(description="The id of an order, from orders.")],
        on: bool = True,
    ) -> str:
        """Give a standing order, or drop it."""
        return tables.find(table).order(order, on)

    @server.tool()
    @told
    def rules(
        game: str,
        words: Annotated[str, Field(description="An id (SB-8.11), a section (SB-8), or a word. Empty: sections.")] = "",
    ) -> str:
        """Rules and rulings in our words."""
        return rules_in_words(game, words, lang)

    for each in packages():
        _offer_rules(server, each, lang)

    @server.resource("rules://{game}/{row}", title="One rule, one ruling or one section")
    def rule(game: str, row: str) -> str:
        return rules_in_words(game, row, lang)

    return server


def _offer_rules(server: MCPServer, game: str, lang: str) -> None:
    """The sections of a game's rules as a resource."""

    @server.resource(f"rules://{game}", name=f"rules-{game}", title=f"The sections of the rules of {game}")
    def sections() -> str:
        return rules_in_words(game, "", lang)
