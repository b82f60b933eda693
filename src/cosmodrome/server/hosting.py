"""The HTTP side of seats that change hands, and of what a host may do about a table."""

from __future__ import annotations

from litestar import delete, post
from litestar.params import FromPath, JSONBody

from cosmodrome.server import motions, seat_links, wire
from cosmodrome.server.errors import REFUSALS
from cosmodrome.server.people import caller
from cosmodrome.server.routes import Call, hub_of

TABLE = "/api/tables/{table_id:str}"
SEAT = TABLE + "/seats/{seat:int}"


@post(SEAT + "/link", status_code=200, responses=REFUSALS, operation_id="make_link")
async def make_link(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[wire.MakeLink]
) -> wire.SeatLink:
    """A link to a seat, for another device of mine or for another person."""
    made: wire.SeatLink
    _, made = await hub_of(request).at_table(table_id, seat_links.make_link, caller(request), seat, data.to)
    return made


@delete(SEAT + "/link", status_code=200, responses=REFUSALS, operation_id="revoke_links")
async def revoke_links(request: Call, table_id: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    """The links to my seat, and other devices that used them, no longer work; the host withdraws an offer."""
    person = caller(request)
    table, _ = await hub_of(request).at_table(table_id, seat_links.revoke_links, person, seat)
    return table.info(person)


@post(TABLE + "/claim", status_code=200, responses=REFUSALS, operation_id="claim_seat")
async def claim_seat(request: Call, table_id: FromPath[str], data: JSONBody[wire.ClaimSeat]) -> wire.TableInfo:
    """Take the seat that a link leads to."""
    person = caller(request)
    table, _ = await hub_of(request).at_table(table_id, seat_links.claim, person, data.seat, data.secret, data.name)
    return table.info(person)


@post(SEAT + "/take-back", status_code=200, responses=REFUSALS, operation_id="take_back")
async def take_back(request: Call, table_id: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    """Play again in a seat that I handed over."""
    person = caller(request)
    table, _ = await hub_of(request).at_table(table_id, seat_links.take_back, person, seat)
    return table.info(person)


@post(TABLE + "/host", status_code=200, responses=REFUSALS, operation_id="hand_hosting")
async def hand_hosting(request: Call, table_id: FromPath[str], data: JSONBody[wire.HandHosting]) -> wire.TableInfo:
    """Make another player the host; a player asks the others for it."""
    person = caller(request)
    table, _ = await hub_of(request).at_table(table_id, motions.change_host, person, data.seat)
    return table.info(person)


@post(TABLE + "/clock", status_code=200, responses=REFUSALS, operation_id="change_clock")
async def change_clock(request: Call, table_id: FromPath[str], data: JSONBody[wire.NewClock]) -> wire.TableInfo:
    """Change the time limits; the others must agree to less time."""
    person = caller(request)
    table, _ = await hub_of(request).at_table(table_id, motions.change_clock, person, data)
    return table.info(person)


@post(TABLE + "/end", status_code=200, responses=REFUSALS, operation_id="end_game")
async def end_game(request: Call, table_id: FromPath[str]) -> wire.TableInfo:
    """End the game without a result; the others must agree."""
    person = caller(request)
    table, _ = await hub_of(request).at_table(table_id, motions.end_game, person)
    return table.info(person)


@post(TABLE + "/vote", status_code=200, responses=REFUSALS, operation_id="vote")
async def vote(request: Call, table_id: FromPath[str], data: JSONBody[wire.Vote]) -> wire.TableInfo:
    """Agree to what was asked, or refuse it."""
    person = caller(request)
    table, _ = await hub_of(request).at_table(table_id, motions.vote, person, data.agree)
    return table.info(person)


@delete(TABLE, responses=REFUSALS, operation_id="delete_table")
async def delete_table(request: Call, table_id: FromPath[str]) -> None:
    """Delete a table that is not being played."""
    await hub_of(request).delete(table_id, caller(request))


HANDLERS = [
    make_link,
    revoke_links,
    claim_seat,
    take_back,
    hand_hosting,
    change_clock,
    end_game,
    vote,
    delete_table,
]
