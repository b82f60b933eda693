"""Every game joins the conformance suite here, with one line."""

from __future__ import annotations

from tests.conformance.joined import Joined
from tests.conformance.suite import conformance
from tests.games.cosmic_encounter import joined as cosmic_encounter
from tests.games.space_base import joined as space_base
from tests.games.twilight_imperium import joined as twilight_imperium
from tests.kernel import deal as salvage

import cosmodrome

JOINED = (space_base.JOINED, cosmic_encounter.JOINED, twilight_imperium.JOINED, salvage.JOINED)

test_space_base = conformance(space_base.JOINED)
test_cosmic_encounter = conformance(cosmic_encounter.JOINED)
test_twilight_imperium = conformance(twilight_imperium.JOINED)
test_salvage = conformance(salvage.JOINED)


def test_every_game_has_joined() -> None:
    """What can be played is in the suite."""
    assert {game.id for game in cosmodrome.games()} <= {joined.rules.id for joined in JOINED}
    assert all(isinstance(joined, Joined) for joined in JOINED)
