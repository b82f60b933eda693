"""The strategy phase, TI-85."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from cosmodrome.games.twilight_imperium.data.strategy_cards import PER_PLAYER
from cosmodrome.games.twilight_imperium.index import STRATEGY, STRATEGY_NAMES
from cosmodrome.games.twilight_imperium.names import numbered
from cosmodrome.games.twilight_imperium.table import ACTION, TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import PICKS
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import NO_SEATS, Choose, Option, Rule, Seat

Body = TypeVar("Body", bound=Callable[..., Any])
LATER: Final[dict[str, Callable[[TwilightImperium, Seat], Rule[None] | None]]] = {}


def later(agenda: str) -> Callable[[Body], Body]:
    """Declare what an agenda does to a player when the next strategy phase starts: `(table, seat)`. Its outcome calls
    `postpone` for those whom it concerns."""

    def declare(body: Body) -> Body:
        LATER[agenda] = body
        return body

    return declare


def postpone(table: TwilightImperium, agenda: str, seats: Iterable[Seat]) -> None:
    """These players will feel it when the next strategy phase starts."""
    for seat in seats:
        table.mark("strategy-phase", numbered("later", agenda), seat)


def belated(table: TwilightImperium) -> Rule[None]:
    """What agendas have put off until now, player by player from the speaker on."""
    for agenda, effect in LATER.items() if table.marks else ():
        for seat in table.clockwise(table.speaker):
            if table.marked(numbered("later", agenda), seat):
                table.unmark(numbered("later", agenda), seat)
                yield from effect(table, seat) or ()


def begin(table: TwilightImperium) -> Rule[None]:
    """The start of the strategy phase."""
    table.step = 0
    yield from belated(table)
    yield from window(table, "strategy.start")
    table.cursor = "pick"


def pick(table: TwilightImperium) -> Rule[None] | None:
    """TI-85.1: one player takes a card; TI-85.1c: with three or four players each takes two."""
    order = table.clockwise(table.speaker)
    each = PER_PLAYER[table.first_seats]  # TI-65.9, TI-R9
    if table.step >= each * len(order):
        table.step = 0
        table.cursor = "strategy-end"
        return None
    seat = order[table.step % len(order)]
    table.step += 1
    if len(table.cards[seat]) >= each:  # cards kept from the last round
        return None
    return take(table, seat)


def take(table: TwilightImperium, seat: int) -> Rule[None]:
    """TI-85.1a, TI-85.1b."""
    refused = 0
    while True:
        choice = yield Choose(seat, "pick", picks, table, refused, args={"goods": table.bounty[1:]})
        card = STRATEGY[choice[1]]
        table.unmark("refused")
        yield from window(table, "strategy.chosen", seat=seat, strategy=STRATEGY_NAMES[card])
        if not table.marked("refused"):
            goods = table.bounty[card]
            table.take_card(seat, card)
            if goods:
                yield from window(table, "goods.gained", seat=seat)
            return
        table.unmark("refused")
        refused = card


def picks(table: TwilightImperium, refused: int) -> list[Option]:
    """The cards in the common area; a refused one only if nothing else is left."""
    taken = {refused}.union(*table.cards)
    return [PICKS[card] for card in range(1, 9) if card not in taken] or [PICKS[refused]]


def swap(table: TwilightImperium, seat: Seat, other: Seat) -> Rule[None]:
    """A player exchanges one of their strategy cards for one of another player, and chooses both."""
    if table.cards[seat] and table.cards[other]:
        given = yield Choose(seat, "give-card", [PICKS[card] for card in table.cards[seat]], args={"other": other})
        taken = yield Choose(seat, "take-card", [PICKS[card] for card in table.cards[other]], args={"other": other})
        table.swap_cards(seat, STRATEGY[given[1]], other, STRATEGY[taken[1]])


def end(table: TwilightImperium) -> Rule[None]:
    """TI-85.2: a trade good on each card that nobody chose; then the action phase begins."""
    table.put_bounty()
    yield from window(table, "strategy.end")
    table.forget("strategy-phase")
    table.passed = NO_SEATS
    table.begin_phase(ACTION)
    table.begin_turn(table.initiative_order()[0])  # TI-2.1
    table.cursor = "turn-start"
