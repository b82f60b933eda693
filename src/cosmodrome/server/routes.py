"""The HTTP side of the wire. Handlers are thin: they know who calls and hand the rest to the hub."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, JSONBody, QueryParameter

from cosmodrome import __version__
from cosmodrome.course import Course
from cosmodrome.server import metrics, wire
from cosmodrome.server.errors import REFUSALS, Refused
from cosmodrome.server.hub import Hub
from cosmodrome.server.imports import checked
from cosmodrome.server.people import caller
from cosmodrome.server.replays import Replays, record_of
from cosmodrome.server.seats import must_be_mine
from cosmodrome.server.settings import ServerSettings

Call = Request[Any, Any, Any]
Before = Annotated[
    int | None, QueryParameter(ge=0, le=10_000_000, description="The number of an event; default: all that is shown")
]
Mine = Annotated[int | None, QueryParameter(ge=0, le=64, description="A seat of mine; default: an onlooker")]
Step = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="After how many answers; default: the end")]
Eyes = Annotated[str | None, QueryParameter(max_length=8, description="A seat, or `all`; default: an onlooker")]


def hub_of(request: Call) -> Hub:
    """The tables of the server that is called."""
    hub: Hub = request.app.state.hub
    return hub


# ---- games -----------------------------------------------------------------------------------------------


@get("/api/games", responses=REFUSALS, operation_id="games")
async def list_games(request: Call) -> list[wire.GameInfo]:
    """What can be played here."""
    return list(hub_of(request).engine.games().values())


@get("/api/games/{game:str}/cards", responses=REFUSALS, operation_id="cards")
async def game_cards(request: Call, game: FromPath[str]) -> dict[str, Any]:
    """What never changes about a game: its cards as plain data."""
    cards: dict[str, Any] = hub_of(request).engine.cards(game)
    return cards


@get("/api/games/{game:str}/rules", responses=REFUSALS, operation_id="rules")
async def game_rules(request: Call, game: FromPath[str]) -> dict[str, Any]:
    """The ledger of a game's rules: sections and rows. The texts stand in the language files."""
    rules: dict[str, Any] = hub_of(request).engine.rules(game)
    return rules


@get("/api/reach", responses=REFUSALS, operation_id="reach")
async def reach(request: Call) -> wire.Reach:
    """Under which addresses others can join, for an invitation that is made at the server's own machine."""
    return wire.Reach(list(request.app.state.addresses))


# ---- tables ----------------------------------------------------------------------------------------------


@get("/api/tables", responses=REFUSALS, operation_id="tables")
async def list_tables(request: Call) -> wire.Tables:
    """My tables and public ones."""
    return await hub_of(request).lists(caller(request))


@get("/api/tables/{table_id:str}", responses=REFUSALS, operation_id="table")
async def show_table(request: Call, table_id: FromPath[str]) -> wire.TableInfo:
    """One table."""
    return (await hub_of(request).table(table_id)).info(caller(request))


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS, operation_id="take_seat")
async def take_seat(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.TakeSeat]
) -> wire.TableInfo:
    """Take an empty seat, or change the name in mine."""
    person = caller(request)
    return (await hub_of(request).sit(table_id, person, seat, data.name)).info(person)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS, operation_id="leave_seat")
async def leave_seat(request: Call, table_id: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    """Leave a seat before the start."""
    person = caller(request)
    return (await hub_of(request).leave(table_id, person, seat)).info(person)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=REFUSALS, operation_id="set_bot")
async def set_bot(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.SetBot]
) -> wire.TableInfo:
    """Let a bot play a seat, or no longer."""
    person = caller(request)
    return (await hub_of(request).set_bot(table_id, person, seat, data.bot)).info(person)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=REFUSALS, operation_id="start")
async def start_table(request: Call, table_id: FromPath[str]) -> wire.TableInfo:
    """Begin to play."""
    person = caller(request)
    return (await hub_of(request).start_game(table_id, person)).info(person)


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=REFUSALS, operation_id="resign")
async def resign_seat(request: Call, table_id: FromPath[str], data: JSONBody[wire.Resign]) -> wire.TableInfo:
    """Give up; a bot plays on."""
    person = caller(request)
    return (await hub_of(request).resign(table_id, person, data.seat)).info(person)


@get("/api/tables/{table_id:str}/events", responses=REFUSALS, operation_id="events")
async def table_events(
    request: Call, table_id: FromPath[str], seat: Mine = None, before: Before = None
) -> wire.Earlier:
    """What happened before an event: up to 500 events, as a seat of mine or an onlooker may see them."""
    person, table = caller(request), await hub_of(request).table(table_id)

    async def earlier() -> wire.Earlier:
        if seat is not None:
            must_be_mine(table, seat, person)
        return (await table.open_game()).outbox.earlier(seat, before)

    return await table.do(earlier)


@get("/api/tables/{table_id:str}/record", responses=REFUSALS, operation_id="record")
async def table_record(request: Call, table_id: FromPath[str]) -> dict[str, Any]:
    """The whole record of a finished game, the seed included."""
    return await record_of(await hub_of(request).table(table_id))


@get("/api/tables/{table_id:str}/replay", responses=REFUSALS, operation_id="replay")
async def table_replay(request: Call, table_id: FromPath[str], seat: Eyes = None, at: Step = None) -> wire.ReplayFrame:
    """A finished game after so many answers, from any seat."""
    replays: Replays = request.app.state.replays
    return await replays.frame(await hub_of(request).table(table_id), seat, at)


@get("/api/tables/{table_id:str}/course", responses=REFUSALS, operation_id="course")
async def table_course(request: Call, table_id: FromPath[str]) -> Course:
    """How a finished game went: points over time, luck, what paid, turning points."""
    replays: Replays = request.app.state.replays
    return await replays.course(await hub_of(request).table(table_id))


def making(settings: ServerSettings) -> list[HTTPRouteHandler]:
    """What makes tables has a stricter limit: it fills the disk."""
    strict = RateLimitConfig(rate_limit=("minute", settings.tables_per_minute), store="table_limit").middleware

    @post("/api/tables", middleware=[strict], responses=REFUSALS, operation_id="create_table")
    async def create_table(request: Call, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
        """Open a table."""
        person = caller(request)
        return (await hub_of(request).create(person, data)).info(person)

    @post("/api/tables/{table_id:str}/rematch", middleware=[strict], responses=REFUSALS, operation_id="rematch")
    async def rematch_table(request: Call, table_id: FromPath[str]) -> wire.TableInfo:
        """A rematch of the same people."""
        person, hub = caller(request), hub_of(request)
        return (await hub.rematch(person, await hub.table(table_id))).info(person)

    @post(
        "/api/import",
        middleware=[strict],
        responses=REFUSALS,
        operation_id="import_record",
        request_max_body_size=settings.record_limit,
    )
    async def import_record(request: Call, data: JSONBody[wire.ImportRecord]) -> wire.TableInfo:
        """A table made of a record."""
        person = caller(request)
        return (await hub_of(request).take_in(person, checked(data.record))).info(person)

    return [create_table, rematch_table, import_record]


# ---- for hosts -------------------------------------------------------------------------------------------


@get("/healthz", responses={503: REFUSALS[503]}, operation_id="health")
async def health(request: Call) -> wire.Health:
    """Whether the server lives and its database answers."""
    try:
        await hub_of(request).store.healthy()
    except Exception as error:
        raise Refused("no-database", 503) from error
    return wire.Health("ok", __version__)


@get("/readyz", responses={503: REFUSALS[503]}, operation_id="ready")
async def ready(request: Call) -> wire.Health:
    """Whether the server can keep what is done now: it writes into its database, at most once in a few seconds."""
    why = await hub_of(request).store.trouble()
    if why is not None:
        raise Refused("no-database", 503)
    return wire.Health("ok", __version__)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Call) -> Response[bytes]:
    """What Prometheus reads, behind a token: how much is being done tells something about hidden cards."""
    token = hub_of(request).settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not secrets.compare_digest(given.encode(), token.encode()):
        raise Refused("not-found", 404)
    return Response(hub_of(request).metrics.exposition(), media_type=metrics.CONTENT_TYPE)


HANDLERS = [
    list_games,
    reach,
    game_cards,
    game_rules,
    list_tables,
    show_table,
    take_seat,
    leave_seat,
    set_bot,
    start_table,
    resign_seat,
    table_events,
    table_record,
    table_replay,
    table_course,
    health,
    ready,
    show_metrics,
]
