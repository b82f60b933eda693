"""Sheets and technologies on the table, and the verbs that change them."""

from __future__ import annotations

from typing import Any, TypeVar

from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS, choosable
from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIEN_NAMES
from cosmodrome.games.cosmic_encounter.cards import FLARES_IN_DECK, flare_of
from cosmodrome.games.cosmic_encounter.fleets import Fleets
from cosmodrome.games.cosmic_encounter.names import Topic
from cosmodrome.games.cosmic_encounter.statics import EFFECTS, concerns, take_along, topics_of
from cosmodrome.games.cosmic_encounter.technologies import TECH_NAMES
from cosmodrome.games.cosmic_encounter.zones import NOBODY as NOBODY
from cosmodrome.kernel import Seat

Value = TypeVar("Value")


class Sheets(Fleets, kw_only=True):
    """What the table has chosen, who has which sheets, and the technologies."""

    edition: int
    choice: str  # how aliens are chosen
    flares: bool
    technologies: bool
    one_encounter: bool
    hidden_powers: bool
    changing_powers: bool
    unlimited_flares: bool
    classic_filch: bool
    offers: int
    keep_power: int  # home colonies needed to keep the power
    alerts: tuple[str, ...]
    named: tuple[int, ...] = ()  # the aliens, if the table has named them

    # Sheets: aliens by number. One that is hidden, or lost for lack of home colonies, lies face down.
    sheets: list[tuple[int, ...]]
    dealt: list[tuple[int, ...]]  # aliens a seat may choose from
    hidden: list[bool]
    lost: list[bool]
    zapped: tuple[int, ...] = ()
    loans: list[tuple[int, ...]]  # the sheets as they were before a loan for this encounter
    lineup: int = 0  # the aliens on the sheets that all can see, as bits
    guests: tuple[int, ...] = ()  # aliens that a technology has put beside a sheet (CE-R80)
    tokens: dict[str, int]  # on a sheet, by alien
    sure_flares: tuple[int, ...] = ()  # flares of which all know that they are in the game

    # Technologies, by number.
    tech_deck: list[int]
    tech_discard: list[int]
    tech_draft: list[tuple[int, ...]]  # drawn, of which one is kept
    techs: list[tuple[int, ...]]
    tech_up: tuple[int, ...] = ()
    pieces: dict[str, tuple[int, ...]]  # what technologies have brought to the table, by name: planets or aliens

    # ---- questions ----------------------------------------------------------------------------------------------

    def is_active(self, seat: Seat, alien: int) -> bool:
        """Whether a seat can use a power now."""
        return alien in self.sheets[seat] and self.is_up(seat) and alien not in self.zapped

    def fold(self, topic: Topic, seat: Seat, value: Value, *about: Any) -> Value:
        """A value after all that the seat's face-up sheets do to it, and the marks of this encounter."""
        if concerns(self, topic) and not self.hidden[seat]:
            bodies = topics_of(self.sheets[seat]).get(topic)
            # Whether a power is kept decides whether the sheet is up, not the other way round.
            if bodies is not None and (topic == "keeps-power" or self.is_up(seat)):
                for body in bodies:
                    value = body(self, seat, value, *about)
        if self.marks:
            value = EFFECTS.by_marks(self, topic, seat, value)
        return value

    def holds(self, topic: Topic, seat: Seat) -> bool:
        """Whether a sheet of the seat says so."""
        return bool(self.fold(topic, seat, False))

    def is_up(self, seat: Seat) -> bool:
        """Whether the sheets of a seat lie face up."""
        if self.hidden[seat]:
            return False
        return not self.lost[seat] or (concerns(self, "keeps-power") and self.holds("keeps-power", seat))

    def owner(self, alien: int) -> Seat:
        """Who has a sheet, or nobody."""
        return next((seat for seat in range(self.seats) if alien in self.sheets[seat]), NOBODY)

    def public_owner(self, alien: int) -> Seat:
        """Who has a sheet for all that others can see: a hidden one is nobody's (CE-R81)."""
        return self.owner(alien) if self.lineup >> alien & 1 else NOBODY

    def unused_aliens(self) -> list[int]:
        """Sheets that are in the box, may come to this table and have no set-up of their own."""
        in_play = [alien for sheets in (*self.sheets, *self.loans) for alien in sheets]
        names = {ALIEN_NAMES[alien] for alien in in_play}
        legal = choosable(self.edition, self.alerts)
        return [
            at
            for at, row in enumerate(ALIENS)
            if at not in in_play and at in legal and not row.setup and names.isdisjoint(row.not_with)
        ]

    def add_tokens(self, alien: int, count: int) -> None:
        """Tokens on a sheet: they stay with it (CE-R32)."""
        name = ALIEN_NAMES[alien]
        self.tokens[name] = self.tokens.get(name, 0) + count
        self.tell("tokens", alien=name, count=self.tokens[name])

    # ---- sheets -------------------------------------------------------------------------------------------------

    def give_sheets(self, seat: Seat, aliens: tuple[int, ...]) -> None:
        """A seat has these sheets from now on."""
        self.sheets[seat] = aliens
        self.count_lineup()
        self._tend_piles(seat)
        shown = [ALIEN_NAMES[alien] for alien in aliens]
        if self.hidden[seat]:
            self.tell("sheet", seat=seat, secret={"aliens": shown}, to=(seat,))
        elif not aliens:
            self.tell("no-sheet", seat=seat)
        else:
            self.tell("sheet", seat=seat, aliens=shown, discloses=self.hidden_powers or bool(self.dealt[seat]))

    def _tend_piles(self, seat: Seat) -> None:
        """CE-R32: cards that lie beside a sheet go with it; they are played only by whoever has it face up (CE-R85)."""
        own = {f"{ALIEN_NAMES[alien]}:{seat}": alien for alien in self.sheets[seat]}
        for name in list(self.piles) if self.piles else ():
            sheet = name.rpartition(":")[0]
            mine = f"{sheet}:{seat}"
            if mine in own and name != mine:
                self.pass_pile(name, mine)
            if mine in own and self.is_active(seat, own[mine]):
                self.open_pile(seat, mine)
            elif sheet in ALIEN and mine in self.reach[seat]:
                self.close_pile(seat, mine)

    def count_lineup(self) -> None:
        """The aliens on the sheets that are not hidden: what all can see."""
        shown = {alien for seat, aliens in enumerate(self.sheets) for alien in aliens if not self.hidden[seat]}
        self.lineup = sum(1 << alien for alien in shown)
        self.kept = None

    def let_pass(self, seat: Seat, window: str) -> None:
        """A seat lets a kind of window pass: who is asked in which was worked out without it."""
        super().let_pass(seat, window)
        self.kept = None

    def ask_again(self, seat: Seat, window: str) -> None:
        """A seat wants to be asked again."""
        super().ask_again(seat, window)
        self.kept = None

    def swap_sheets(self, one: Seat, other: Seat) -> None:
        """CE-R32: sheets change hands with all that lies on them; guests stay with their technology (CE-R80)."""
        self.hidden[one], self.hidden[other] = self.hidden[other], self.hidden[one]
        if self.loans:
            self.loans[one], self.loans[other] = self._traded(self.loans[one], self.loans[other])
        mine, theirs = self._traded(self.sheets[one], self.sheets[other])
        self.give_sheets(one, mine)
        self.give_sheets(other, theirs)

    def _traded(self, one: tuple[int, ...], other: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        guests = [tuple(alien for alien in sheets if alien in self.guests) for sheets in (one, other)]
        own = [tuple(alien for alien in sheets if alien not in self.guests) for sheets in (one, other)]
        return own[1] + guests[0], own[0] + guests[1]

    def lend(self, seat: Seat, alien: int, to: Seat) -> None:
        """A power for the rest of the encounter, in place of the own one: a guest by itself, or the sheet with what has
        joined it (CE-R32, CE-R80)."""
        if not self.loans:
            self.loans = self.sheets[:]
        own = self.sheets[seat]
        lent = (alien,) if alien in self.guests else tuple(other for other in own if other not in self.guests)
        self.give_sheets(seat, tuple(other for other in own if other not in lent))
        self.give_sheets(to, lent)

    def zap(self, alien: int) -> None:
        """CE-19.2: a power that cannot be used again in this encounter."""
        if alien not in self.zapped:
            self.zapped += (alien,)
        self.tell("zapped", alien=ALIEN_NAMES[alien])

    def turn_sheet(self, seat: Seat, up: bool) -> None:
        """CE-18.3, CE-18.5: a power is lost or regained with the home colonies."""
        self.lost[seat] = not up
        self._tend_piles(seat)
        if not self.holds("keeps-power", seat):
            self.tell("power-regained" if up else "power-lost", seat=seat)

    def unveil(self, seat: Seat) -> None:
        """CE-29.10: a hidden sheet is turned up for good."""
        self.hidden[seat] = False
        self.count_lineup()
        self.tell("unveiled", seat=seat, aliens=[ALIEN_NAMES[at] for at in self.sheets[seat]], discloses=True)

    # ---- set-up -------------------------------------------------------------------------------------------------

    def deal_sheets(self, aliens: tuple[int, ...], count: int) -> None:
        """CE-4.11: every player is dealt aliens to choose from."""
        for seat in range(self.seats):
            self.deal_sheets_to(seat, aliens[seat * count : (seat + 1) * count])

    def deal_sheets_to(self, seat: Seat, aliens: tuple[int, ...]) -> None:
        """Aliens a player may choose from, for his eyes alone."""
        self.dealt[seat] = aliens
        shown = {"aliens": [ALIEN_NAMES[alien] for alien in aliens]}
        self.tell("aliens-dealt", seat=seat, count=len(aliens), secret=shown, to=(seat,))

    def strip_sheet(self, seat: Seat, alien: int) -> None:
        """A sheet leaves the game with its tokens and all it has brought, also if it is lent (CE-R86); cards that lay
        face down beside it are discarded (CE-R32)."""
        self.tokens.pop(ALIEN_NAMES[alien], None)
        self.loans = [tuple(other for other in own if other != alien) for own in self.loans]
        self.guests = tuple(guest for guest in self.guests if guest != alien)
        take_along(self, ALIEN_NAMES[alien], seat)
        if (name := f"{ALIEN_NAMES[alien]}:{seat}") in self.piles:
            self.close_pile(seat, name)
            self.discard_pile(name)

    def exchange_sheet(self, seat: Seat, alien: int) -> None:
        """CE-29.12, CE-29.13: a new sheet, face down if powers are hidden; the old one leaves with what has joined it,
        wherever it is lent, while one that was borrowed goes back (CE-R86); guests stay (CE-R80)."""
        if alien in self.sheets[seat]:
            self.give_sheets(seat, self.sheets[seat])
            return
        own = self.loans[seat] if self.loans else self.sheets[seat]
        guests = [old for old in own if old in self.guests]
        for old in own:
            if old not in guests:
                holder = self.owner(old)
                self.strip_sheet(seat if holder == NOBODY else holder, old)
        self.hidden[seat] = self.hidden_powers
        if self.loans:
            self.loans[seat] = (alien, *guests)
        self.give_sheets(seat, (alien, *guests))

    def join_sheet(self, seat: Seat, alien: int) -> None:
        """An alien comes as a guest beside what a player has (CE-R80)."""
        self.guests += (alien,)
        self.give_sheets(seat, (*self.sheets[seat], alien))

    def replace_sheets(self, seat: Seat, aliens: tuple[int, ...]) -> None:
        """Sheets leave the game with the tokens on them, others come."""
        before = self.sheets[seat]
        lasts = [own == before for own in self.loans]  # CE-R86: whoever has it when loans end, with what came for good
        for old in before:
            if old not in aliens:
                self.strip_sheet(seat, old)
        self.loans = [aliens if same else own for own, same in zip(self.loans, lasts, strict=True)]
        self.give_sheets(seat, aliens)

    def add_flares(self, sure: tuple[int, ...], more: tuple[int, ...]) -> None:
        """CE-4.12: ten flares go into the deck."""
        chosen = (*sure, *more)[:FLARES_IN_DECK]
        self.deck += chosen
        self.box = [card for card in self.box if card not in chosen]
        if not self.hidden_powers:
            self.sure_flares = tuple(flare_of(at, self.classic_filch) for sheets in self.sheets for at in sheets)
        self.dealt = [()] * self.seats
        self.tell("flares-added", count=len(chosen))

    # ---- technologies -------------------------------------------------------------------------------------------

    def stack_technologies(self, order: tuple[int, ...]) -> None:
        """A shuffled technology deck is put down."""
        self.tech_deck = list(order)

    def restack_technologies(self, order: tuple[int, ...]) -> None:
        """CE-30.13: the discarded technologies go under what is left of the deck."""
        self.tech_deck = [*order, *self.tech_deck]
        self.tech_discard = []
        self.tell("technologies-shuffled", count=len(self.tech_deck))

    def draw_technologies(self, seat: Seat, count: int) -> None:
        """Technologies for a player's eyes alone."""
        self.tech_draft[seat] = tuple(self.tech_deck.pop() for _ in range(count))
        shown = {"technologies": [TECH_NAMES[tech] for tech in self.tech_draft[seat]]}
        self.tell("technologies-drawn", seat=seat, count=count, secret=shown, to=(seat,))

    def keep_technology(self, seat: Seat, tech: int) -> None:
        """CE-30.1: one of those drawn is kept, the others are discarded face up."""
        others = [other for other in self.tech_draft[seat] if other != tech]
        self.tech_draft[seat] = ()
        self.take_technology(seat, tech)
        self.tech_discard += others
        if others:
            left = [TECH_NAMES[at] for at in others]
            self.tell("technologies-left", seat=seat, technologies=left, discloses=True)

    def show_technology(self, seat: Seat, tech: int) -> None:
        """A technology is shown before it is discarded."""
        self.tech_up += (tech,)
        self.tell("technology-shown", seat=seat, technology=TECH_NAMES[tech], discloses=True)

    def take_technology(self, seat: Seat, tech: int) -> None:
        """CE-30.1: a technology lies face down before its owner."""
        self.techs[seat] += (tech,)
        self.research[tech] = 0
        self.tell("technology", seat=seat, secret={"technology": TECH_NAMES[tech]}, to=(seat,))

    def discard_technology(self, seat: Seat, tech: int) -> None:
        """A technology leaves play; its ships have left it before."""
        assert not self.research.pop(tech, 0), "ships on a technology that leaves play"
        self.techs[seat] = tuple(other for other in self.techs[seat] if other != tech)
        self.tech_up = tuple(other for other in self.tech_up if other != tech)
        self.pieces.pop(TECH_NAMES[tech], None)
        self.tech_discard.append(tech)
        self.tell("technology-discarded", seat=seat, technology=TECH_NAMES[tech], discloses=True)

    def turn_technology(self, seat: Seat, tech: int) -> None:
        """CE-30.6: a technology is complete and lies face up."""
        self.tech_up += (tech,)
        self.tell("technology-complete", seat=seat, technology=TECH_NAMES[tech], discloses=True)

    def pass_technology(self, seat: Seat, tech: int, to: Seat) -> None:
        """A complete technology goes to another player as it lies."""
        self.techs[seat] = tuple(other for other in self.techs[seat] if other != tech)
        self.techs[to] += (tech,)
        self.tell("technology-passed", seat=seat, technology=TECH_NAMES[tech], target=to)

    def put_piece(self, name: str, where: tuple[int, ...]) -> None:
        """A piece that belongs to a technology lies here from now on."""
        self.pieces[name] = where
        self.tell("piece", piece=name, where=list(where))
