"""The classic Filch flare (CE-31.2): who holds it may cheat, and whoever suspects him may say so.

No honest program can let a player cheat unseen. So cheating is an act in secret (CE-R31): the others learn that
something is going on, not who it is. Each of them may accuse one player. When the phase is over it comes out: who was
accused rightly shows the flare, gets nothing and loses a ship; otherwise he has what he took.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.cosmic_encounter.cards import CLASSIC_FILCH, alien_of
from cosmodrome.games.cosmic_encounter.sheets import Sheets
from cosmodrome.kernel import Seat

BEFORE_PLAY: Final = frozenset(("setup", "deck", "hands", "technologies", "first"))
# Where a phase begins: what was done in secret in the last one comes out here.
NEW_PHASE: Final = frozenset(
    ("start-turn", "regroup", "destiny", "aim", "alliance", "planning", "reveal", "decided", "dealt", "failed", "cards")
)


class Cheats(Sheets, kw_only=True):
    """Cheating, and accusations."""

    cheat: tuple[int | str, ...] = ()  # who cheats, and for what: known to him alone
    accusations: tuple[tuple[int, int], ...] = ()  # who accuses whom, before everybody

    def spoils(self, seat: Seat) -> list[str]:
        """What a player could cheat for: a card of the deck, a ship from the warp."""
        ship = self.warp[seat] and self.has_colony(seat)
        return (["card"] if self.deck else []) + (["ship"] if ship else [])

    def can_cheat(self, seat: Seat) -> bool:
        """With the flare in hand, unless it is the own one at work (CE-27.2); one cheats at a time."""
        if not self.classic_filch or self.cheat or self.cursor in BEFORE_PLAY:
            return False
        return CLASSIC_FILCH in self.hands[seat] and not self.is_active(seat, alien_of(CLASSIC_FILCH))

    def can_accuse(self, seat: Seat) -> bool:
        """Each player once, the cheat included: else all would know that it is him."""
        return bool(self.cheat) and seat not in [who for who, _ in self.accusations]

    def begin_cheat(self, seat: Seat, spoils: str) -> None:
        """Something is going on."""
        self.cheat = (seat, spoils)
        self.tell("sleight", discloses=True)

    def accuse(self, seat: Seat, suspect: Seat) -> None:
        """A player says who it was."""
        self.accusations += ((seat, suspect),)
        self.tell("accused", seat=seat, target=suspect)

    def uncover_cheat(self) -> bool:
        """The phase is over: it comes out; returns whether he was caught, and then shows the flare."""
        seat, spoils = self.cheat
        assert isinstance(seat, int)
        caught = seat in [suspect for _, suspect in self.accusations]
        self.cheat, self.accusations = (), ()
        self.tell("cheated", seat=seat, spoils=spoils, caught=caught, discloses=True)
        if caught and CLASSIC_FILCH in self.hands[seat]:
            self.show_all(seat, (CLASSIC_FILCH,))
        return caught
