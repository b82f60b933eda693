"""Every game joins the conformance suite here, with one line."""

from __future__ import annotations

from tests.conformance.joined import Joined
from tests.conformance.suite import conformance
from tests.games.space_base import joined as space_base
from tests.kernel import deal as salvage

import cosmodrome

JOINED = (space_base.JOINED, salvage.JOINED)

test_space_base = conformance(space_base.JOINED)
test_salvage = conformance(salvage.JOINED)


def test_every_game_has_joined() -> None:
    """What can be played is in the suite."""
    assert {game.id for game in cosmodrome.games()} <= {joined.rules.id for joined in JOINED}
    assert all(isinstance(joined, Joined) for joined in JOINED)
