"""The status phase, TI-84, in eight steps."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.cards import draw_cards
from cosmodrome.games.twilight_imperium.crowding import check_everywhere
from cosmodrome.games.twilight_imperium.elimination import check_in_space
from cosmodrome.games.twilight_imperium.index import NOBODY
from cosmodrome.games.twilight_imperium.scoring import score_public
from cosmodrome.games.twilight_imperium.table import AGENDA, STRATEGY, TwilightImperium
from cosmodrome.games.twilight_imperium.tokens import redistribute
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Rule, Seat, Together


def begin(table: TwilightImperium) -> Rule[None]:
    """The start of the status phase."""
    table.step = 0
    yield from window(table, "status.start")
    table.cursor = "scoring"


def scoring(table: TwilightImperium) -> Rule[None] | None:
    """Step 1, TI-84.1: in initiative order each player may score one public and one secret objective (TI-30.6)."""
    seat = next_seat(table, "status-reveal")
    return None if seat == NOBODY else both(table, seat)


def both(table: TwilightImperium, seat: int) -> Rule[None]:
    """One public, one secret; who could score a secret one is nobody else's business."""
    yield from score_public(table, seat)
    yield from window(table, "status.secret", seat=seat)


def reveal(table: TwilightImperium) -> None:
    """Step 2, TI-84.2; TI-84.2b: without a face-down objective the game ends."""
    if not table.reveal_objective():
        raise table.finish("no-objectives")
    table.cursor = "status-draw"


def draw(table: TwilightImperium) -> Rule[None] | None:
    """Step 3, TI-84.3, TI-24.1: in initiative order everybody draws an action card."""
    seat = next_seat(table, "status-tokens")
    return None if seat == NOBODY else draw_cards(table, seat, table.fold("status-draws", seat, 1))


def next_seat(table: TwilightImperium, following: str) -> Seat:
    """Who is next in initiative order; nobody once all were: then the following step begins."""
    order = table.initiative_order()
    if table.step >= len(order):
        table.step = 0
        table.cursor = following
        return NOBODY
    table.step += 1
    return order[table.step - 1]


def tokens(table: TwilightImperium) -> Rule[None]:
    """Steps 4 and 5, TI-84.4, TI-84.5: tokens leave the board; two more for everybody, then the pools anew."""
    table.clear_tokens()
    seats = table.initiative_order()
    pools = yield Together({seat: redistribute(table, seat, table.fold("status-tokens", seat, 2)) for seat in seats})
    for seat in seats:
        table.set_pools(seat, *pools[seat])
    table.cursor = "status-fleets"


def fleets(table: TwilightImperium) -> Rule[None] | None:
    """TI-84.5a: who has more ships than the new fleet pool bears removes some."""
    seat = next_seat(table, "status-ready")
    return None if seat == NOBODY else check_everywhere(table, seat)


def ready(table: TwilightImperium) -> Rule[None]:
    """Steps 6 to 8, TI-84.6 to TI-84.8: cards are readied, units repaired, strategy cards returned; before, the last
    ground forces of somebody may have gone with the ships of step 5."""
    yield from check_in_space(table, *table.alive())
    for seat in table.alive():
        table.ready_all(seat)
    table.spent_laws = 0
    table.repair_everything()
    yield from window(table, "status.return")
    for seat in table.alive():
        if not table.marked("keeps-cards", seat):
            for card in table.cards[seat]:
                table.give_back_card(seat, card)
    yield from window(table, "status.end")
    table.end_game_round()
    if table.custodians:  # TI-83.1
        next_round(table)
    else:
        table.begin_phase(AGENDA)
        table.cursor = "agenda"


def next_round(table: TwilightImperium) -> None:
    """TI-22.0."""
    table.begin_game_round()
    table.begin_phase(STRATEGY)
    table.cursor = "strategy"
