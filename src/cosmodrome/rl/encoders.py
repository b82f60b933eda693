"""The encoder of each game."""

from __future__ import annotations

from functools import cache

from cosmodrome.kernel import BadSetup
from cosmodrome.rl.cosmic_encounter import CosmicEncounter
from cosmodrome.rl.fields import Encoder
from cosmodrome.rl.space_base import SpaceBase
from cosmodrome.rl.twilight_imperium import TwilightImperium

ENCODERS: dict[str, type[Encoder]] = {kind.game: kind for kind in (SpaceBase, CosmicEncounter, TwilightImperium)}


@cache
def encoder(game: str, seats: int) -> Encoder:
    """The encoder for a game at a table of some size; `BadSetup` for a game that has none."""
    if game not in ENCODERS:
        raise BadSetup(game=game, games=list(ENCODERS))
    return ENCODERS[game](seats)
