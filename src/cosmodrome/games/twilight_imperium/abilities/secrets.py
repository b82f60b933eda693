"""Secret objectives: scored in the window in which they happen (TI-30.5b, TI-R8), or in the status phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from cosmodrome.games.twilight_imperium.data.objectives import OBJECTIVES
from cosmodrome.games.twilight_imperium.index import FLAGSHIP, FLAGSHIP_D, OBJECTIVE
from cosmodrome.games.twilight_imperium.names import WindowName
from cosmodrome.games.twilight_imperium.scoring import meets, score
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import every, subject
from cosmodrome.games.twilight_imperium.windows import secret
from cosmodrome.kernel import Rule, Seat, Window

Body = TypeVar("Body", bound=Callable[..., Any])


# ---- of the status phase ---------------------------------------------------------------------------------------------


def first_here(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """TI-30.6: one in each status phase."""
    return not window.used


def is_met_now(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """TI-30.5a: its condition is met."""
    return meets(table, seat, window.source)


def scores_in_status_phase(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """TI-30.18: it is shown, paid for, and scored."""
    return score(table, seat, window.source)


IN_TURN: Final = every(subject, first_here)
for row in OBJECTIVES:
    if row.deck == "secret" and row.phase == "status":
        secret(row.id, "status.secret", when=IN_TURN, needs=is_met_now)(scores_in_status_phase)


# ---- of the action phase ---------------------------------------------------------------------------------------------


def objective_event(name: str, at: WindowName | tuple[WindowName, ...]) -> Callable[[Body], Body]:
    """Declare when a secret objective happens: the function is the public condition `(table, seat, window)`."""

    def declare(happens: Body) -> Body:
        @secret(name, at, when=every(not_after_this_combat, happens))
        def scores(table: TwilightImperium, seat: Seat, window: Window) -> None:
            if table.combat:
                table.mark("combat", "scored-in-combat", seat)  # TI-30.7
            if OBJECTIVE[name] in table.secrets[seat]:
                table.show_secret(seat, OBJECTIVE[name])
            table.mark_scored(seat, OBJECTIVE[name])

        return happens

    return declare


def not_after_this_combat(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """TI-30.7: only one objective during or after each combat."""
    return not table.marked("scored-in-combat", seat)


@objective_event("destroy_their_greatest_ship", "destroyed")
def destroy_their_greatest_ship(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """You destroy a war sun or flagship of another player."""
    public = window.public
    return seat == public["by"] and seat != window.seat and public["unit"] in ("war_sun", "flagship")


@objective_event("make_an_example_of_their_world", "bombarded")
def make_an_example_of_their_world(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Your bombardment destroys the last ground forces on a planet."""
    return subject(table, seat, window) and bool(window.public["last"])


@objective_event("spark_a_rebellion", ("space.won", "ground.won"))
def spark_a_rebellion(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """You win a combat against a player with the most victory points; the combat may cost that player some."""
    return subject(table, seat, window) and bool(window.public["led"])


@objective_event("turn_their_fleets_to_dust", "cannon.done")
def turn_their_fleets_to_dust(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Hits of your space cannons destroy the last ships of a player in a system (TI-R79)."""
    return subject(table, seat, window) and bool(window.public["emptied"])


@objective_event("unveil_flagship", "space.won")
def unveil_flagship(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """You win a space combat in which your flagship survives."""
    fleet = table.fleet(seat, table.system)
    return subject(table, seat, window) and bool(fleet[FLAGSHIP] or fleet[FLAGSHIP_D])
