"""The alliance phase: invitations, answers, and the ships of the allies."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE
from cosmodrome.games.cosmic_encounter.moves import bring_home, send
from cosmodrome.games.cosmic_encounter.table import DEFENSE, NOBODY, OFFENSE, SIDES, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import DECLINE, invite, join
from cosmodrome.games.cosmic_encounter.windows import window
from cosmodrome.kernel import Choose, Option, Rule, Seat
from cosmodrome.kernel.responses import then


def before_alliance(table: CosmicEncounter) -> Rule[None] | None:
    """Before allies are invited."""
    return then(table, window(table, "alliance.before"), "invite")


def invite_allies(table: CosmicEncounter) -> Rule[None]:
    """CE-10.1: first the offense, then the defense names all players to invite; nobody answers before that."""
    options = invitations(table.timing()[2:])  # all but the main players, from the offense's left
    for side, seat in enumerate((table.offense, table.defense)):
        if not table.marked("no-invitations", seat):
            choice = yield Choose(seat, "invite", options, args={"side": SIDES[side]})
            table.invite(side, invited_by(choice))
            yield from window(table, "alliance.invited", seat)
    table.go("answer")


@cache
def invitations(others: tuple[Seat, ...]) -> list[Option]:
    """CE-10.2, CE-10.3: any number of the others, everybody first, nobody last."""
    return [
        invite("+".join(map(str, chosen)) if len(chosen) != 1 else chosen[0]) if chosen else invite("nobody")
        for count in range(len(others), -1, -1)
        for chosen in combinations(others, count)
    ]


@cache
def invited_by(choice: Option) -> tuple[Seat, ...]:
    """The seats an invitation names."""
    return () if choice[1] == "nobody" else tuple(int(seat) for seat in str(choice[1]).split("+"))


def answer_invitation(table: CosmicEncounter) -> Rule[None]:
    """CE-10.4: from the offense's left each invited player accepts one invitation or none; CE-10.10: one after the
    other. Each answer is a piece."""
    for seat in table.clockwise(table.offense)[1 + table.answering :]:
        table.next_answer()
        if seat == table.defense:
            continue
        yield from window(table, "alliance.answer", seat)
        if table.result:
            break
        if table.side[seat] == NOBODY and (sides := open_sides(table, seat)):
            options = joinings(sides, bool(table.marked("must-join", seat)))
            args = {
                "subject": table.offense,
                "planet": table.planet,
                "side": "both" if len(sides) > 1 else SIDES[sides[0]],
            }
            choice = yield Choose(seat, "alliance", options, args=args)
            if choice == DECLINE:
                table.decline(seat)
            else:
                yield from join_side(table, seat, SIDES.index(choice[1]))
            table.go("answer")
            return
    table.go("allied")


@cache
def joinings(sides: tuple[int, ...], must: bool) -> list[Option]:
    """The sides one may join, and to stay out of it."""
    return [join(SIDES[side]) for side in sides] + ([] if must else [DECLINE])


def open_sides(table: CosmicEncounter, seat: Seat) -> tuple[int, ...]:
    """CE-10.6: the sides that invited a player who has ships to send; a player who must join a side has no other."""
    if not table.ships.has_colony(seat):
        return ()
    if forced := table.marked("must-join", seat):
        return (forced - 1,)
    by_offense, by_defense = table.invited
    if seat in by_offense:
        return (OFFENSE, DEFENSE) if seat in by_defense else (OFFENSE,)
    return (DEFENSE,) if seat in by_defense else ()


def join_side(table: CosmicEncounter, seat: Seat, side: int) -> Rule[None]:
    """CE-10.7 to CE-10.9: an ally sends one to four ships, to the gate or beside the planet."""
    table.ally(seat, side)
    yield from window(table, "alliance.send", seat)
    if table.result:
        return
    goal = GATE if side == OFFENSE else BESIDE
    least = max(table.marked("least", seat), 1)
    there = table.ships.count_at(seat, goal)
    yield from send(table, seat, goal, least - there, table.limit(seat) - there, "ally-ships")


def dismiss(table: CosmicEncounter, ally: Seat) -> Rule[None]:
    """An alliance is dissolved: the ally's ships go home."""
    place = table.place_in(ally)
    table.unally(ally)
    yield from bring_home(table, ally, place)


def allied(table: CosmicEncounter) -> Rule[None] | None:
    """After alliances are formed."""
    return then(table, window(table, "alliance.after"), "planning")
