"""What was played in random games, and what never was: every card of every deck, and every declared ability.

Cards, agendas, notes, objectives, technologies and abilities are counted by the story of the games; what holds without
being used is counted when the rules ask for it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

from cosmodrome.games.twilight_imperium import abilities
from cosmodrome.games.twilight_imperium.agenda import OUTCOMES, REWARDS
from cosmodrome.games.twilight_imperium.data.action_cards import ACTION_CARDS
from cosmodrome.games.twilight_imperium.data.agendas import AGENDAS
from cosmodrome.games.twilight_imperium.data.notes import NOTES
from cosmodrome.games.twilight_imperium.data.objectives import OBJECTIVES
from cosmodrome.games.twilight_imperium.data.technologies import TECHNOLOGIES
from cosmodrome.games.twilight_imperium.index import TECH_NAMES, bits
from cosmodrome.games.twilight_imperium.sides import SIDES
from cosmodrome.games.twilight_imperium.statics import EFFECTS
from cosmodrome.games.twilight_imperium.windows import ability
from cosmodrome.kernel import Game

assert abilities.WINDOWS  # importing them declares everything


class Piece(NamedTuple):
    """Something that can be played: its kind and its id, and which part of it."""

    kind: str
    id: str
    part: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """What options call it: an ability may be a part of its card."""
        return self.id, self.id.partition("-")[0]


OPEN_KINDS: Final = ("faction", "technology", "law")  # whose use is an event of its own
FUNCTIONS: Final[dict[Piece, CodeType | None]] = {
    **{
        Piece("static", source, topic): getattr(body, "__code__", None)
        for source, found in EFFECTS.statics.items()
        for topic, body in found
    },
    **{Piece("outcome", agenda, what): getattr(body, "__code__", None) for (agenda, what), body in OUTCOMES.items()},
}
EVERYTHING: Final[frozenset[Piece]] = frozenset(
    [
        *(Piece("card", row.id) for row in ACTION_CARDS),
        *(Piece("agenda", row.id) for row in AGENDAS),
        *(Piece("note", row.id) for row in NOTES),
        *(Piece("objective", row.id) for row in OBJECTIVES),
        *(Piece("owned", row.id) for row in TECHNOLOGIES),
        *(Piece("prediction", name) for name in REWARDS),
        *(Piece("use", declared.id) for declared in ability.declared if declared.kind in OPEN_KINDS),
        *FUNCTIONS,
    ]
)
# Events that tell of a piece, and where its id stands.
TOLD: Final = {
    "played": ("card", "card"),
    "outcome": ("agenda", "agenda"),
    "scored": ("objective", "objective"),
    "predicts": ("prediction", "ability"),
    "use": ("use", "ability"),
}


class Witness:
    """Counts what games tell, and what rules ask for while it watches."""

    def __init__(self) -> None:
        self.count: Counter[Piece] = Counter()
        self._codes: dict[CodeType, list[Piece]] = {}
        for piece, code in FUNCTIONS.items():
            self._codes.setdefault(code, []).append(piece)

    @property
    def missing(self) -> list[Piece]:
        """What was never played, and took effect."""
        return sorted(piece for piece in EVERYTHING if self.count[piece] <= 0)

    def hear(self, game: Game) -> None:
        """A game is over, or left."""
        for tech in {tech for techs in game.table.techs for tech in bits(techs)}:
            self.count[Piece("owned", TECH_NAMES[tech])] += 1
        for event in game.events(None):
            if event["key"] in TOLD:
                kind, field = TOLD[event["key"]]
                self.count[Piece(kind, event[field])] += 1
            elif event["key"] in ("played-note", "placed-note"):
                self.count[Piece("note", event["note"].rpartition("-")[0])] += 1
            elif event["key"] == "cancelled":
                for kind in ("card", "use"):
                    self.count[Piece(kind, event["ability"])] -= 1

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Whatever is called meanwhile counts."""
        SIDES.clear()  # what a side has folded once is asked for again

        def look(frame: FrameType, event: str, _: Any) -> None:
            if event == "call" and frame.f_code in self._codes:
                for piece in self._codes[frame.f_code]:
                    self.count[piece] += 1

        before = sys.getprofile()
        sys.setprofile(look)
        try:
            yield
        finally:
            sys.setprofile(before)
