"""An accountant who reads only the public log arrives at the public part of the view, in every game.

A game joins with one line in `BOOKS`. To see where the log falls short, run one case with `most` moves.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.conformance.accountant import SEATS, Accountant, audit, crowded, fresh
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
