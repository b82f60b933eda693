"""Space Base: two to five commodores, twelve sectors each, two dice for everybody."""

from collections.abc import Callable, Mapping
from typing import Any

from cosmodrome.games.space_base import meta, opening, turn
from cosmodrome.games.space_base.abilities import WINDOWS
from cosmodrome.games.space_base.index import card_rows
from cosmodrome.games.space_base.laws import laws
from cosmodrome.games.space_base.table import SpaceBase, empty_table
from cosmodrome.games.space_base.verbs import verb
from cosmodrome.games.space_base.view import ALWAYS, EACH, PARTS, PRIVATE, TOUCHES, hint, redeal
from cosmodrome.games.space_base.why import why
from cosmodrome.kernel import Rule, Rules, Turn

PIECES: Mapping[str, Callable[[Any], Rule[None] | None]] = {
    "setup": opening.set_up,
    "opening": opening.opening,
    "light-speed": opening.light_speed,
    "window-1": turn.ability_window("window-1", following="roll"),
    "roll": turn.roll,
    "dice": turn.use_dice,
    "collect": turn.collect,
    "window-2": turn.ability_window("window-2", following="purchase"),
    "purchase": turn.purchase,
    "window-3": turn.ability_window("window-3", following="refill"),
    "refill": turn.refill,
    "income": turn.income,
}


def whose_turn(table: SpaceBase) -> Turn | None:
    """The round, and whose turn it is."""
    return Turn(table.round, table.active) if table.round else None


RULES = Rules(
    id=meta.ID,
    version=meta.VERSION,
    seats=meta.SEATS,
    options=meta.OPTIONS,
    verbs=verb,
    table=SpaceBase,
    setup=empty_table,
    pieces=PIECES,
    parts=PARTS,
    each=EACH,
    touches=TOUCHES,
    always=ALWAYS,
    private=PRIVATE,
    redeal=redeal,
    laws=laws,
    cards=card_rows,
    hint=hint,
    why=why,
    windows=WINDOWS,
    turn=whose_turn,
)
