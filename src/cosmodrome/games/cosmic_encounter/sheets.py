"""The alien sheets on the table, what they do to values, and the verbs that change them."""

from __future__ import annotations

from typing import Any, TypeVar

from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS, choosable
from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIEN_NAMES
from cosmodrome.games.cosmic_encounter.cards import FLARES_IN_DECK, flare_of
from cosmodrome.games.cosmic_encounter.encounter import SCOPES
from cosmodrome.games.cosmic_encounter.names import Mark, Topic
from cosmodrome.games.cosmic_encounter.piles import Cards
from cosmodrome.games.cosmic_encounter.statics import EFFECTS, concerns, take_along, topics_of
from cosmodrome.games.cosmic_encounter.zones import NOBODY as NOBODY
from cosmodrome.kernel import Seat, Table

Value = TypeVar("Value")


class Sheets(Table, kw_only=True):
    """The options of the game, and who has which sheets. The cards that lie beside sheets follow them."""

    cards: Cards

    edition: int
    choice: str  # how aliens are chosen
    flares: bool
    with_technologies: bool
    one_encounter: bool
    hidden_powers: bool
    changing_powers: bool
    unlimited_flares: bool
    classic_filch: bool
    offers: int
    keep_power: int  # home colonies needed to keep the power
    alerts: tuple[str, ...]
    named: tuple[int, ...] = ()  # the aliens, if the table has named them

    # Sheets, as numbers of aliens. A sheet that is hidden, or lost for lack of home colonies, lies face down.
    sheets: list[tuple[int, ...]]
    dealt: list[tuple[int, ...]]  # aliens a seat may choose from
    hidden: list[bool]
    lost: list[bool]
    zapped: tuple[int, ...] = ()
    loans: list[tuple[int, ...]]  # the sheets as they were before a loan for this encounter
    lineup: int = 0  # the aliens on the sheets that all can see, as bits
    guests: tuple[int, ...] = ()  # aliens that a technology has put beside a sheet (CE-R80)
    tokens: dict[str, int]  # on a sheet, by alien
    sure_flares: tuple[int, ...] = ()  # flares that are in the game, as everybody knows

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
        """Whether a topic holds for a seat, by its sheets or by marks."""
        return bool(self.fold(topic, seat, False))

    def is_up(self, seat: Seat) -> bool:
        """Whether the sheets of a seat lie face up."""
        if self.hidden[seat]:
            return False
        return not self.lost[seat] or (concerns(self, "keeps-power") and self.holds("keeps-power", seat))

    def owner(self, alien: int) -> Seat:
        """The owner of a sheet, or nobody."""
        return next((seat for seat in range(self.seats) if alien in self.sheets[seat]), NOBODY)

    def public_owner(self, alien: int) -> Seat:
        """The owner of a sheet as far as others can see: a hidden one is nobody's (CE-R81)."""
        return self.owner(alien) if self.lineup >> alien & 1 else NOBODY

    def unused_aliens(self) -> list[int]:
        """Sheets in the box that may come to this table and have no set-up instructions."""
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

    # ---- marks --------------------------------------------------------------------------------------------------

    def mark(self, name: Mark, seat: Seat = NOBODY, value: int = 1) -> None:
        """A use leaves something behind for the rest of the encounter; sums and rules read it."""
        self.set_mark(name, seat, value)
        self.tell("marked", mark=name, seat=None if seat == NOBODY else seat, value=value)

    def set_mark(self, name: Mark, seat: Seat = NOBODY, value: int = 1) -> None:
        """Leave a mark of something that is told by itself."""
        self.leave_mark(name, seat, value, "encounter", SCOPES)

    def marked(self, name: Mark, seat: Seat = NOBODY, default: int = 0) -> int:
        """What was left behind, 0 (or what is usual) if nothing."""
        marks = self.marks
        return marks.get(name if seat == NOBODY else f"{name}:{seat}", default) if marks else default

    def unmark(self, name: Mark, seat: Seat = NOBODY) -> None:
        """A mark is taken away."""
        self.take_mark(name, seat)
        self.tell("marked", mark=name, seat=None if seat == NOBODY else seat, value=0)

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
        """CE-R32: cards beside a sheet go with it; only a player who has it face up may play them (CE-R85)."""
        own = {f"{ALIEN_NAMES[alien]}:{seat}": alien for alien in self.sheets[seat]}
        for name in list(self.cards.piles) if self.cards.piles else ():
            sheet = name.rpartition(":")[0]
            mine = f"{sheet}:{seat}"
            if mine in own and name != mine:
                self.cards.pass_pile(name, mine)
            if mine in own and self.is_active(seat, own[mine]):
                self.cards.open_pile(seat, mine)
            elif sheet in ALIEN and mine in self.cards.reach[seat]:
                self.cards.close_pile(seat, mine)

    def count_lineup(self) -> None:
        """Note the aliens on the sheets that are not hidden, which everybody can see."""
        shown = {alien for seat, aliens in enumerate(self.sheets) for alien in aliens if not self.hidden[seat]}
        self.lineup = sum(1 << alien for alien in shown)
        self.kept = None

    def let_pass(self, seat: Seat, window: str) -> None:
        """A seat lets a kind of window pass: the cached windows no longer hold."""
        super().let_pass(seat, window)
        self.kept = None

    def ask_again(self, seat: Seat, window: str) -> None:
        """A seat wants to be asked again."""
        super().ask_again(seat, window)
        self.kept = None

    def swap_sheets(self, one: Seat, other: Seat) -> None:
        """CE-R32: two players swap sheets with all that lies on them; guests stay with their technology (CE-R80)."""
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
        """A player gets another power for the rest of the encounter, in place of their own: a guest by itself, or the
        sheet with what has joined it (CE-R32, CE-R80)."""
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
        """Aliens a player may choose from; nobody else sees them."""
        self.dealt[seat] = aliens
        shown = {"aliens": [ALIEN_NAMES[alien] for alien in aliens]}
        self.tell("aliens-dealt", seat=seat, count=len(aliens), secret=shown, to=(seat,))

    def strip_sheet(self, seat: Seat, alien: int) -> None:
        """A sheet leaves the game, even one that is lent (CE-R86), with its tokens and all it has brought; face-down
        cards beside it are discarded (CE-R32)."""
        if self.tokens.pop(ALIEN_NAMES[alien], None) is not None:
            self.tell("tokens-gone", alien=ALIEN_NAMES[alien])
        self.loans = [tuple(other for other in own if other != alien) for own in self.loans]
        self.guests = tuple(guest for guest in self.guests if guest != alien)
        take_along(self, ALIEN_NAMES[alien], seat)
        if (name := f"{ALIEN_NAMES[alien]}:{seat}") in self.cards.piles:
            self.cards.close_pile(seat, name)
            self.cards.discard_pile(name)

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
        lasts = [own == before for own in self.loans]  # CE-R86: where it goes when loans end, with what came for good
        for old in before:
            if old not in aliens:
                self.strip_sheet(seat, old)
        self.loans = [aliens if same else own for own, same in zip(self.loans, lasts, strict=True)]
        self.give_sheets(seat, aliens)

    def add_flares(self, sure: tuple[int, ...], more: tuple[int, ...]) -> None:
        """CE-4.12: ten flares go into the deck."""
        chosen = (*sure, *more)[:FLARES_IN_DECK]
        self.cards.deck += chosen
        self.cards.box = [card for card in self.cards.box if card not in chosen]
        if not self.hidden_powers:
            self.sure_flares = tuple(flare_of(at, self.classic_filch) for sheets in self.sheets for at in sheets)
        self.dealt = [()] * self.seats
        self.tell("flares-added", count=len(chosen))
