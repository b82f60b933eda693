"""What a bot does unasked: it turns up its hidden sheet when there is use for the power, and accuses a cheat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.bot.seen import Seen
from cosmodrome.games.cosmic_encounter.cards import CARDS, CLASSIC_FILCH
from cosmodrome.games.cosmic_encounter.verbs import TURN_UP
from cosmodrome.kernel import Option, Seat

FLARE: Final = CARDS[CLASSIC_FILCH].name  # its holder can cheat


def act(see: Callable[[], Mapping[str, Any]], seat: Seat, acts: Sequence[Option]) -> str | None:
    """The id of what is done, or None. To cheat oneself is not worth it, because everybody accuses somebody; so does a
    cheat, not to be told by it."""
    seen = Seen(see(), seat)
    if TURN_UP in acts and seen.side(seat) is not None:
        return TURN_UP.id
    suspects = {option[1]: option for option in acts if option[0] == "accuse"}
    return max(suspects.items(), key=lambda each: suspicion(seen, each[0]))[1].id if suspects else None


def suspicion(seen: Seen, suspect: Seat) -> float:
    """The player known to hold the flare; otherwise it is likeliest in the largest hand."""
    row = seen.players[suspect]
    return 100.0 * (FLARE in row["seen"]) + float(row["cards"])
