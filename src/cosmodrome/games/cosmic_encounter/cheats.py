"""The classic Filch flare (CE-31.2): its holder may cheat, and anybody who suspects it may say so.

No honest program can let a player cheat unseen. So cheating is a secret act (CE-R31): the others learn that something
is going on, but not who does it. Each of them may accuse one player. It comes out when the phase is over: a cheat who
was accused shows the flare, gets nothing and loses a ship; otherwise they keep what they took.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.kernel import Part, Seat

BEFORE_PLAY: Final = frozenset(("setup", "deck", "hands", "technologies", "first"))
# Where a phase begins: what was done in secret in the last one comes out here.
NEW_PHASE: Final = frozenset(
    ("start-turn", "regroup", "destiny", "aim", "alliance", "planning", "reveal", "decided", "dealt", "failed", "cards")
)


class Cheats(Part, kw_only=True):
    """Cheating, and accusations."""

    cheat: tuple[int | str, ...] = ()  # who cheats and what for: a secret of that player
    accusations: tuple[tuple[int, int], ...] = ()  # who accuses whom, in public

    def can_accuse(self, seat: Seat) -> bool:
        """Each player may accuse once, the cheat included: otherwise everybody would know who it is."""
        return bool(self.cheat) and seat not in [who for who, _ in self.accusations]

    def begin(self, seat: Seat, spoils: str) -> None:
        """Something is going on."""
        self.cheat = (seat, spoils)
        self.tell("sleight", discloses=True)

    def accuse(self, seat: Seat, suspect: Seat) -> None:
        """A player says who it was."""
        self.accusations += ((seat, suspect),)
        self.tell("accused", seat=seat, target=suspect)

    def uncover(self) -> bool:
        """The phase is over and it comes out who cheated; returns whether they were caught."""
        seat, spoils = self.cheat
        caught = seat in [suspect for _, suspect in self.accusations]
        self.cheat, self.accusations = (), ()
        self.tell("cheated", seat=seat, spoils=spoils, caught=caught, discloses=True)
        return caught
