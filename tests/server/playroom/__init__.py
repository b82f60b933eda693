"""A small game on the real kernel, to try the server with: everything a game may do in a few turns.

`hop`: in turn each seat steps on one or two fields, or rests; the others may hold a hidden card that trips the stepper;
then all pick a colour at the same time. The first to reach the goal wins. Options make it hide cards, be crooked
and crash, and let two seats haggle before the first turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cosmodrome.kernel import (
    NO_SEATS,
    PASS,
    Choose,
    Game,
    GameInfo,
    Held,
    Option,
    Responses,
    Roll,
    Rule,
    Rules,
    Seat,
    Seats,
    Setting,
    Table,
    Together,
    Vocabulary,
    Window,
    Won,
)
from cosmodrome.kernel.record import read_header
from cosmodrome.kernel.responses import Source

verb = Vocabulary()
step = verb("hop-step", "by")
pick = verb("hop-pick", "colour")
CRASH = verb("hop-crash")()
WAVE = verb("hop-wave")()
MORE = verb("hop-more")()
STOP = verb("hop-stop")()


class Hop(Table, kw_only=True):
    """Where everybody stands; `trips` are the hidden cards."""

    goal: int
    holder: str
    together: bool
    crash: bool
    haggles: bool
    active: int = 0
    round: int = 1
    at: list[int]
    trips: list[int]
    picks: list[str]
    waves: int = 0

    def move(self, seat: Seat, by: int) -> None:
        """A seat moves; the first at the goal has won."""
        self.at[seat] = max(0, self.at[seat] + by)
        self.tell("moved", seat=seat, by=by)
        if self.at[seat] >= self.goal:
            raise Won([seat], list(self.at), "goal")


def setup(seats: int, options: dict[str, Any]) -> Hop:
    holder = options["holder"]
    trips = [int(holder in ("all", str(seat))) for seat in range(seats)]
    return Hop(
        seats=seats,
        cursor="start",
        goal=options["goal"],
        holder=holder,
        together=options["together"],
        crash=options["crash"],
        haggles=options["haggle"],
        at=[0] * seats,
        trips=trips,
        picks=[""] * seats,
    )


class Trips(Source):
    """What lets a player trip another one up; whether any is left is hidden."""

    def held(self, table: Hop, seat: Seat, window: Window) -> Iterator[Held]:
        if table.trips[seat] and seat != window.seat:
            yield abilities.declared[0], seat, "trip"

    def could(self, table: Hop, seats: Seats, window: Window) -> Seats:
        return NO_SEATS if table.holder == "off" else seats


def order(table: Hop, key: str, about: Seat | None) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(table.seats) if seat != about)


abilities = Responses(Trips(hidden=True), order=order)


@abilities("trip", "card", at="moved")
def trip(table: Hop, seat: Seat, window: Window) -> None:
    table.trips[seat] -= 1
    table.tell("tripped", seat=seat, other=window.seat, discloses=True)
    assert window.seat is not None
    table.move(window.seat, -1)


def start(table: Hop) -> Rule[None]:
    yield Roll("weather", 6)
    table.cursor = "haggle" if table.haggles else "turn"


def haggle(table: Hop) -> Rule[None]:
    seat = 0
    while (yield Choose(seat, "haggle", [MORE, STOP])) == MORE:
        seat = 1 - seat
    table.tell("haggled", seat=seat)
    table.cursor = "turn"


def turn(table: Hop) -> Rule[None]:
    seat = table.active
    table.tell("turn", seat=seat, round=table.round)
    choice = yield Choose(seat, "hop", hops, table)
    if choice == CRASH:
        raise ZeroDivisionError("on purpose")
    if choice != PASS:
        wind = yield Roll("wind", 6)
        table.tell("wind", wind=wind[0])
        table.move(seat, choice[1])
        if table.holder != "off":
            yield from abilities.window(table, "moved", seat=seat)
    table.cursor = "pick" if table.together else "next"


def hops(table: Hop) -> list[Option]:
    return [step(1), step(2), PASS, *([CRASH] if table.crash else [])]


def pick_colours(table: Hop) -> Rule[None]:
    picks = yield Together({seat: Choose(seat, "pick", colours) for seat in range(table.seats)})
    for seat, choice in picks.items():
        table.picks[seat] = choice[1]
        table.tell("picked", seat=seat, colour=choice[1])
    table.cursor = "next"


def colours() -> list[Option]:
    return [pick("red"), pick("blue")]


def next_turn(table: Hop) -> Rule[None]:
    table.active = (table.active + 1) % table.seats
    table.round += table.active == 0
    table.cursor = "turn"
    yield from ()


def wave(table: Hop, seat: Seat, act: Option) -> Rule[None]:
    table.waves += 1
    table.tell("waved", seat=seat)
    yield from ()


def nothing(*_: Any) -> None:
    pass


class HopRules(Rules):
    private = ("hand",)


RULES = HopRules(
    id="hop",
    version=1,
    seats=(1, 4),
    options=(
        Setting("goal", (3, 5, 20, 1000), 5),
        Setting("holder", ("off", "nobody", "all", "0", "1", "2"), "off"),
        Setting("together", (True, False), False),
        Setting("crash", (True, False), False),
        Setting("haggle", (True, False), False),
    ),
    verbs=verb,
    table=Hop,
    setup=setup,
    pieces={"start": start, "haggle": haggle, "turn": turn, "pick": pick_colours, "next": next_turn},
    parts={
        "turn": lambda table, seat: {"active": table.active, "round": table.round},
        "waves": lambda table, seat: table.waves,
        "hand": lambda table, seat: table.trips[seat] if seat is not None else None,
    },
    each={"players": lambda table, seat, who: {"at": table.at[who], "pick": table.picks[who]}},
    touches={
        "turn": ("turn",),
        "moved": ("players.seat",),
        "picked": ("players.seat",),
        "tripped": ("hand",),
        "waved": ("waves",),
    },
    redeal=nothing,
    laws=nothing,
    hint=lambda table, ask, option: {"fields": option[1]} if option[0] == "hop-step" else {},
    why=lambda table, seat, key, option: "HOP-1" if option[0] == "hop-step" else None,
    acts=lambda table, seat: [WAVE],
    act=wave,
    talk=lambda table: STOP.key if table.cursor == "haggle" else None,
)


class Info(GameInfo, frozen=True):
    bots: tuple[str, ...] = ("random", "greedy", "crash", "hang", "liar", "loud", "friendly")


def games() -> list[Info]:
    return [Info(RULES.id, RULES.seats, RULES.options, talks=True, waits=True)]


def new_game(game: str, seats: int, seed: Any = None, options: Mapping[str, Any] | None = None) -> Game:
    return Game.new(RULES, seats, options, None if seed is None else str(seed))


def replay(record: Any) -> Game:
    return Game.replay(RULES, read_header(record))


def retrace(record: Any) -> Iterator[Game]:
    return Game.retrace(RULES, read_header(record))


def load(saved: Mapping[str, Any]) -> Game:
    return Game.load(RULES, saved)


def cards(game: str) -> dict[str, Any]:
    return {"cards": [{"id": "trip"}]}


def ledger(game: str) -> dict[str, Any]:
    return {"sections": [{"id": "HOP-1"}], "rows": [{"id": "HOP-1", "kind": "rule", "engine": True}]}
