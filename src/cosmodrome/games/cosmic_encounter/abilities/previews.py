"""What an artifact would do if it were used now, for its button: what it stops, whose ships it moves.

Public facts only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.deals import PENALTY
from cosmodrome.games.cosmic_encounter.table import SIDES, CosmicEncounter
from cosmodrome.kernel import Ask, Seat

Preview = Callable[[CosmicEncounter, Ask, Sequence[Any]], Mapping[str, Any]]
LOSES: Final = 3  # CE-26.9


def stops(table: CosmicEncounter, ask: Ask, aims: Sequence[Any]) -> Mapping[str, Any]:
    """The use that is being answered."""
    return {"stops": ask.args["ability"]} if "ability" in ask.args else {}


def makes_a_deal(table: CosmicEncounter, ask: Ask, aims: Sequence[Any]) -> Mapping[str, Any]:
    """All that were attacks count as negotiates."""
    return {"becomes-deal": 1}


def allied(table: CosmicEncounter, ask: Ask, aims: Sequence[Any]) -> Mapping[str, Any]:
    """The ships of allies, by side."""
    ships = {f"allied-{name}": sum(map(table.ships_in, table.allies(side))) for side, name in enumerate(SIDES)}
    return {name: count for name, count in ships.items() if count}


def freed(table: CosmicEncounter, ask: Ask, aims: Sequence[Any]) -> Mapping[str, Any]:
    """My ships in the warp, and those of the others."""
    own = table.ships.warp[ask.seat]
    return {"freed": own, "freed-others": sum(table.ships.warp) - own}


def plagued(table: CosmicEncounter, ask: Ask, aims: Sequence[Any]) -> Mapping[str, Any]:
    """The ships that its victim loses, and the cards they have."""
    target: Seat = aims[0]
    return {"plagued": min(LOSES, table.ships.on_planets(target)), "hand": len(table.cards.hands[target])}


def quashed(table: CosmicEncounter, ask: Ask, aims: Sequence[Any]) -> Mapping[str, Any]:
    """What no deal costs a main player."""
    mine = ask.seat in (table.offense, table.defense)
    return {"penalty": table.fold("penalty", ask.seat, PENALTY)} if mine else {}


PREVIEWS: Final[dict[str, Preview]] = {
    "card_zap": stops,
    "cosmic_zap": stops,
    "emotion_control": makes_a_deal,
    "force_field": allied,
    "mobius_tubes": freed,
    "plague": plagued,
    "quash": quashed,
}
