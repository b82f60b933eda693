"""An accountant who reads only the public log arrives at the public part of the view, in every game.

A game joins with one line in `BOOKS`. To see where the log falls short, run one case with `most` moves.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.conformance.accountant import SEATS, Accountant, audit, crowded, fresh, lost_fields
from tests.conformance.joined import Joined
from tests.games.cosmic_encounter import accountant as cosmic_encounter_books
from tests.games.cosmic_encounter import joined as cosmic_encounter
from tests.games.space_base import accountant as space_base_books
from tests.games.space_base import joined as space_base
from tests.games.twilight_imperium import accountant as twilight_imperium_books
from tests.games.twilight_imperium import joined as twilight_imperium

BOOKS: dict[str, tuple[Joined, Callable[[], Accountant]]] = {
    "cosmic-encounter": (cosmic_encounter.JOINED, cosmic_encounter_books.Books),
    "space-base": (space_base.JOINED, space_base_books.Books),
    "twilight-imperium": (twilight_imperium.JOINED, twilight_imperium_books.Books),
}


@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("kind", SEATS)
@pytest.mark.parametrize("game", BOOKS)
def test_the_log_tells_all_that_is_public(game: str, kind: str, number: int) -> None:
    """From the first event to the end of the game."""
    joined, books = BOOKS[game]
    audit(joined, books(), kind, fresh, number, 100 + number)


@pytest.mark.parametrize("game", BOOKS)
def test_the_log_tells_all_in_the_thick_of_it(game: str) -> None:
    """From a table full of cards, a few moves on: many abilities in little time, and a look at the books midway."""
    joined, books = BOOKS[game]
    for seed in range(40):
        audit(joined, books(), "lively", crowded, seed, seed, most=5 + seed)


# What is told for people and changes nothing in the books: whole events, or single fields (who an event is about mostly
# follows from the planet, the sector or the card that it names). Seldom is a ship damaged when all are `repaired`.
SPOKEN: dict[str, frozenset[str]] = {
    "cosmic-encounter": frozenset(
        {
            *("agreed", "aimed", "aliens-dealt", "alliance-ended", "allied", "bonus", "broke-off", "cancelled"),
            *("claimed", "colony-founded", "colony-lost", "concluded", "counts-as", "declined", "defense"),
            *("destiny-picked", "first-player", "further-encounter", "got-card", "hand-dealt", "invited", "launched"),
            *(
                "looked",
                "marked",
                "no-encounter-cards",
                "offered",
                "owed",
                "power-lost",
                "power-regained",
                "redrawn",
                "refused",
            ),
            *("sheet", "showed", "swapped-cards", "technology", "technology-shown", "time-ran-out", "totals", "use"),
            *("unveiled", "window", "won", "zapped"),
            *("destiny.card", "destiny.seat", "destiny.target", "encounter.seat", "handed-over.cards"),
            *("technologies-drawn.seat", "technologies-left.seat", "technology-discarded.seat"),
        }
    ),
    "space-base": frozenset(
        {
            *("again", "arrow", "doubled", "rolled-for-first", "won"),
            *("bonus.income", "bought.price", "collected.sector", "collected.zone", "deployed.lost", "die-set.seat"),
            *("exchanged.lost", "moved-charge.other", "received.income", "rerolled.seat", "rolled.seat"),
        }
    ),
    "twilight-imperium": frozenset(
        {
            *(
                "abstained",
                "aimed",
                "came-true",
                "cancelled",
                "combat",
                "combat-over",
                "counters",
                "decides",
                "follows",
            ),
            *("hit", "offers", "outcome", "repaired", "retreats", "return-roll", "rift", "rolled", "shows-secret"),
            *("shuffled", "strategic", "transaction", "use", "window"),
            *("built.seat", "built.system", "custodians.seat", "exhausted.seat", "gained-planet.before"),
            *("looked-at-agendas.seat", "points.gained", "points.why", "put-agenda.seat", "readied.seat"),
            *("removed.cause", "turn.turn"),
        }
    ),
}


@pytest.mark.parametrize("game", BOOKS)
def test_what_an_event_loses_is_missed(game: str) -> None:
    """No event and no field of one that is more than talk can be left out of the log without the books going wrong."""
    joined, books = BOOKS[game]
    told, missed = set[str](), set[str]()
    for seed in range(14):
        start, most = (crowded, 50) if seed > 1 else (fresh, 1_200)
        found = lost_fields(joined, books(), start, seed, most, SPOKEN[game])
        told |= found[0]
        missed |= found[1]
    assert len(told) > 40
    assert told - missed == set()
