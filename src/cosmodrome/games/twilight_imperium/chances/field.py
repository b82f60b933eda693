"""Two fleets in space while something happens to them, and what their players decide."""

from __future__ import annotations

from typing import Final, NamedTuple

from cosmodrome.games.twilight_imperium.chances.ways import Clash
from cosmodrome.games.twilight_imperium.combat import (
    LOSS_ORDER,
    SUSTAIN_ORDER,
    Hits,
    auto_hits,
    plus_one,
    sustain,
    sustainers,
)
from cosmodrome.games.twilight_imperium.index import FIGHTER, INFANTRY, Fleet
from cosmodrome.games.twilight_imperium.sides import Side

ATTACKER, DEFENDER = 0, 1
BOTH: Final = (ATTACKER, DEFENDER)
DEAREST: Final = (*(kind for kind in reversed(LOSS_ORDER) if kind not in (FIGHTER, INFANTRY)), INFANTRY, FIGHTER)


class Force(NamedTuple):
    """What a side brings: its ships (or bombers), ground forces, and the PDS that reach."""

    side: Side
    fleet: Fleet
    infantry: int = 0
    pds: int = 0


class Field(list[Fleet]):
    """Both fleets while something happens to them, with what has sustained damage in this round."""

    def __init__(self, forces: tuple[Force, Force], clash: Clash) -> None:
        super().__init__(clash[:2])
        self.forces = forces
        self.sustained = list(clash[2:])

    def lose(self, who: int, kinds: tuple[int, ...]) -> bool:
        """A side loses a ship: of these kinds the first that it has, if any."""
        kind = next((kind for kind in kinds if self[who][kind]), None)
        if kind is not None:
            self[who] = plus_one(self[who], kind, -1)
        return kind is not None

    def barred(self, who: int) -> bool:
        """Whether a ship of the opponent lets nobody sustain damage."""
        return is_barred(self.forces[1 - who].side, self[1 - who])

    def assign(self, who: int, hits: Hits) -> None:
        """Hits that this side assigns."""
        self[who], sustained = hit(self.forces[who].side, self[who], hits, self.barred(who))
        self.sustained[who] += sustained

    def snipe(self, who: int) -> None:
        """A hit on the ship that the opponent picks: the dearest that cannot sustain damage, or the dearest."""
        can = [] if self.barred(who) else sustainers(self.forces[who].side, self[who])
        if self.lose(who, tuple(kind for kind in DEAREST if kind not in can)):
            return
        kind = next((kind for kind in reversed(SUSTAIN_ORDER) if self[who][kind]), None)
        if kind is not None:
            self[who] = sustain(self[who], kind)
            self.sustained[who] += (kind,)


def hit(side: Side, own: Fleet, hits: Hits, barred: bool) -> tuple[Fleet, tuple[int, ...]]:
    """TI-52, TI-35.6: sustain what can, then lose the cheapest; what is left, and what has sustained."""
    after, sustained, _ = auto_hits(side, own, hits, barred, enlisted=own[INFANTRY] > 0)
    return after, sustained


def is_barred(foe: Side, fleet: Fleet) -> bool:
    """Whether a ship of this fleet lets nobody else sustain damage; lost in this round, it still has (TI-R14)."""
    return "forbids-sustain" in foe.topics and bool(foe.fold("forbids-sustain", False, fleet))
