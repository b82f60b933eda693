"""The destiny deck and the technologies on the table, and the verbs that move their cards."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.technologies import TECH_NAMES
from cosmodrome.games.cosmic_encounter.zones import NOBODY
from cosmodrome.kernel import Part, Seat


class Destiny(Part, kw_only=True):
    """The destiny cards."""

    deck: list[int]
    discards: list[int]
    card: int = NOBODY  # the card that was drawn
    named: int = NOBODY  # the player it names

    def shuffle(self, order: tuple[int, ...]) -> None:
        """CE-8.2: a new destiny deck."""
        self.deck, self.discards = list(order), []
        self.tell("destiny-shuffled", count=len(order))

    def pick(self, card: int) -> None:
        """A destiny card is searched for in the deck and put on top."""
        self.deck.remove(card)
        self.deck.append(card)
        self.tell("destiny-picked")

    def discard(self) -> None:
        """The destiny card has done its work."""
        if self.card != NOBODY:
            self.discards.append(self.card)
            self.card = self.named = NOBODY


class TechnologyCards(Part, kw_only=True):
    """The technologies, by number."""

    deck: list[int]
    discards: list[int]
    draft: list[tuple[int, ...]]  # drawn by a seat, which keeps one of them
    owned: list[tuple[int, ...]]
    face_up: tuple[int, ...] = ()
    pieces: dict[str, tuple[int, ...]]  # what technologies have brought to the table, by name: planets or aliens

    def stack(self, order: tuple[int, ...]) -> None:
        """A shuffled technology deck is put down."""
        self.deck = list(order)

    def restack(self, order: tuple[int, ...]) -> None:
        """CE-30.13: the discarded technologies go under what is left of the deck."""
        self.deck = [*order, *self.deck]
        self.discards = []
        self.tell("technologies-shuffled", count=len(self.deck))

    def draw(self, seat: Seat, count: int) -> None:
        """A player draws technologies; nobody else sees them."""
        self.draft[seat] = tuple(self.deck.pop() for _ in range(count))
        shown = {"technologies": [TECH_NAMES[tech] for tech in self.draft[seat]]}
        self.tell("technologies-drawn", seat=seat, count=count, secret=shown, to=(seat,))

    def keep(self, seat: Seat, tech: int) -> None:
        """CE-30.1: the player keeps one of those drawn and discards the others face up."""
        others = [other for other in self.draft[seat] if other != tech]
        self.draft[seat] = ()
        self.take(seat, tech)
        self.discards += others
        if others:
            left = [TECH_NAMES[at] for at in others]
            self.tell("technologies-left", seat=seat, technologies=left, discloses=True)

    def take(self, seat: Seat, tech: int) -> None:
        """CE-30.1: a technology lies face down before its owner."""
        self.owned[seat] += (tech,)
        self.tell("technology", seat=seat, secret={"technology": TECH_NAMES[tech]}, to=(seat,))

    def show(self, seat: Seat, tech: int) -> None:
        """A technology is shown before it is discarded."""
        self.face_up += (tech,)
        self.tell("technology-shown", seat=seat, technology=TECH_NAMES[tech], discloses=True)

    def turn_up(self, seat: Seat, tech: int) -> None:
        """CE-30.6: a technology is complete and lies face up."""
        self.face_up += (tech,)
        self.tell("technology-complete", seat=seat, technology=TECH_NAMES[tech], discloses=True)

    def discard(self, seat: Seat, tech: int) -> None:
        """A technology leaves play; its ships have left it before."""
        self.owned[seat] = tuple(other for other in self.owned[seat] if other != tech)
        self.face_up = tuple(other for other in self.face_up if other != tech)
        self.pieces.pop(TECH_NAMES[tech], None)
        self.discards.append(tech)
        self.tell("technology-discarded", seat=seat, technology=TECH_NAMES[tech], discloses=True)

    def pass_on(self, seat: Seat, tech: int, to: Seat) -> None:
        """A complete technology goes to another player as it lies."""
        self.owned[seat] = tuple(other for other in self.owned[seat] if other != tech)
        self.owned[to] += (tech,)
        self.tell("technology-passed", seat=seat, technology=TECH_NAMES[tech], target=to)

    def put_piece(self, name: str, where: tuple[int, ...]) -> None:
        """A piece that belongs to a technology lies here from now on."""
        self.pieces[name] = where
        self.tell("piece", piece=name, where=list(where))
