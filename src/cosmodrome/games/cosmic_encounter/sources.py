"""What carries abilities: alien sheets in the open, cards in the hands, technologies face up or face down.

Any hand may hold any card that is not in sight, any face-down technology may be any hidden one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cosmodrome.games.cosmic_encounter.cards import FIRST_FLARE, alien_of
from cosmodrome.games.cosmic_encounter.known import WORD
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECHNOLOGIES, X
from cosmodrome.games.cosmic_encounter.usable import SUPER_MASK, Here, declared_for
from cosmodrome.games.cosmic_encounter.zones import as_bits
from cosmodrome.kernel import NO_SEATS, ONLY, Ability, Held, Seat, Seats, Window, all_seats, seats_with
from cosmodrome.kernel.responses import Groups, HiddenSource, OpenSource, Source, fits

FLARE_MASK: Final = -1 << FIRST_FLARE


class Powers(OpenSource):
    """The powers of the alien sheets that lie face up."""

    def carriers(self, table: CosmicEncounter, window: Window) -> Seats:
        """Who has a power for this window, in a role in which it may be used."""
        here: Here = window.lookup
        return may_use(table, here, window.by_role) if here.power_seats is not NO_SEATS else NO_SEATS

    def abilities(self, table: CosmicEncounter, seat: Seat, window: Window) -> Sequence[Ability]:
        """What a sheet does here that has not been zapped (CE-19.2); what is free cannot be (CE-19.3)."""
        here: Here = window.lookup
        powers = here.usable.powers
        found: list[Ability] = []
        if powers:
            for alien in table.sheets[seat]:
                if alien in powers and table.is_up(seat):
                    for declared in declared_for(table, alien, here.usable):
                        if declared.kind == "free" or alien not in table.zapped:
                            found.append(declared)
        return found

    def held(self, table: CosmicEncounter, seat: Seat, window: Window) -> Iterable[Held]:
        """The powers of a seat; none comes from a card."""
        return [(declared, None, declared.id) for declared in self.abilities(table, seat, window)]

    def may_hold(self, table: CosmicEncounter, seats: Seats, window: Window) -> Seats:
        """Those with a power for this window."""
        return seats & self.carriers(table, window)

    def compelled(self, table: CosmicEncounter, window: Window) -> Seats:
        """Those with a mandatory power for this window, in a role in which it must be used."""
        here: Here = window.lookup
        return here.must_seats & window.by_role[here.usable.must_roles]


class VeiledPowers(Source):
    """The powers of hidden sheets: a sheet may be turned up at any time to use them (CE-R94). Holders are asked;
    all that the others know is that any hidden sheet may be any alien that does not lie open."""

    def __init__(self) -> None:
        super().__init__(hidden=True)

    def held(self, table: CosmicEncounter, seat: Seat, window: Window) -> Iterator[Held]:
        """What the hidden sheet of a seat does here, if its power is neither lost nor zapped."""
        here: Here = window.lookup
        if here.usable.veiled and may_turn_up(table, seat):
            for alien in table.sheets[seat]:
                if alien not in table.zapped:
                    for declared in here.usable.veiled.get(alien, ()):
                        yield declared, None, declared.id

    def could(self, table: CosmicEncounter, seats: Seats, window: Window) -> Seats:
        """Those with a hidden sheet that could be of use here, whatever it is."""
        here: Here = window.lookup
        found = NO_SEATS
        if here.usable.veiled:
            for seat in seats.members:
                if may_turn_up(table, seat) and any(
                    fits(table, seat, declared, declared.id, window)
                    for abilities in here.usable.veiled.values()
                    for declared in abilities
                ):
                    found = found.add(seat)
        return found

    def may_hold(self, table: CosmicEncounter, seats: Seats, window: Window) -> Seats:
        """Those with a hidden sheet."""
        here: Here = window.lookup
        return seats & seats_with(table.hidden) if here.usable.veiled else NO_SEATS


def may_turn_up(table: CosmicEncounter, seat: Seat) -> bool:
    """Whether the power of a hidden sheet would work if it were turned up, for all that is public."""
    return table.hidden[seat] and not table.lost[seat]


def may_use(table: CosmicEncounter, here: Here, by_role: Sequence[Seats]) -> Seats:
    """The seats that have a power for this window, in a role in which it may be used; no guest must do anything
    (CE-R80)."""
    usable = here.usable
    return here.power_seats & by_role[usable.may_roles | usable.must_roles if table.guests else usable.may_roles]


class Hand(HiddenSource):
    """The cards that a seat can play from: artifacts, reinforcements, flares. As super a flare is played by the owner
    of its sheet, as wild by all others (CE-27.1, CE-27.2): who could do the former `SuperFlares` tells."""

    def __init__(self) -> None:
        super().__init__(own=False)

    def held(self, table: CosmicEncounter, seat: Seat, window: Window) -> Iterator[Held]:
        """The cards of a seat that may be played here, each name once."""
        here: Here = window.lookup
        usable = here.usable.cards
        if usable and not usable.keys().isdisjoint(cards := table.cards.in_reach(seat)):
            named: set[str] = set()
            for card in filter(usable.__contains__, cards):
                for declared in usable[card]:
                    if declared.id not in named and may_play(table, seat, card, declared.kind):
                        named.add(declared.id)
                        yield declared, card, declared.id

    def groups(self, table: CosmicEncounter, window: Window) -> Groups | None:
        """All but flares as super."""
        here: Here = window.lookup
        return here.usable.hand if here.usable.hand.cards else None

    def keepers(self, table: CosmicEncounter, window: Window) -> Seats:
        """Who has any card to play from."""
        return table.cards.playable().players

    def shares(self, table: CosmicEncounter, seats: Seats, cards: int, window: Window) -> Sequence[tuple[Seats, int]]:
        """CE-27.4: some may play no further flare. CE-27.1: nobody plays the flare of a power that works for them as
        wild."""
        cards = unseen(table, cards)
        if not cards:
            return ()
        shares: list[tuple[Seats, int]] = []
        if cards & FLARE_MASK:
            if table.spent and (limited := flares_played(table) & seats):
                shares.append((limited, cards & ~FLARE_MASK))
                seats = seats - limited
            here: Here = window.lookup
            for seat in (seats & here.wild_seats).members:
                if own := own_flares(table, seat) & cards:
                    shares.append((ONLY[seat], cards & ~own))
                    seats = seats.remove(seat)
        shares.append((seats, cards))
        return shares

    def may_hold(self, table: CosmicEncounter, seats: Seats, window: Window) -> Seats:
        """Those with a card for this window that can be played in their role."""
        here: Here = window.lookup
        playable = table.cards.playable()
        if not playable.all_cards & here.usable.card_mask:
            return NO_SEATS
        held, cards, roles = playable.cards, here.usable.by_role, table.roles
        for seat in seats.members:
            if not held[seat] & cards[roles[seat]]:
                seats = seats.remove(seat)
        return seats


class SuperFlares(HiddenSource):
    """Flares as their owners play them. The cards are in the hand: what is really there `Hand` tells."""

    def held(self, table: CosmicEncounter, seat: Seat, window: Window) -> Iterable[Held]:
        """Nothing but what is in the hand."""
        return ()

    def groups(self, table: CosmicEncounter, window: Window) -> Groups | None:
        """Flares as super."""
        here: Here = window.lookup
        return here.usable.super_flares if here.super_seats is not NO_SEATS else None

    def keepers(self, table: CosmicEncounter, window: Window) -> Seats:
        """The owners of the sheets who have any card, in a role in which one can be played."""
        here: Here = window.lookup
        return here.super_seats & window.by_role[here.usable.super_roles] & table.cards.playable().players

    def shares(self, table: CosmicEncounter, seats: Seats, cards: int, window: Window) -> Sequence[tuple[Seats, int]]:
        """The flares of the powers that work (CE-27.2), for those who may still play one (CE-27.4)."""
        cards = unseen(table, cards)
        if table.spent:
            seats = seats - flares_played(table)
        return [(ONLY[seat], own) for seat in seats.members if (own := own_flares(table, seat) & cards)]

    def may_hold(self, table: CosmicEncounter, seats: Seats, window: Window) -> Seats:
        """Nobody but by the hand."""
        return NO_SEATS


def unseen(table: CosmicEncounter, cards: int) -> int:
    """Those of these cards that anybody may hold, and play: they neither lie open nor have been spent."""
    known = table.cards.known
    cards &= ~(known.sight_low | known.sight_high << WORD)
    return cards & ~as_bits(table.spent) if table.spent else cards


def flares_played(table: CosmicEncounter) -> Seats:
    """The seats that may play no further flare in this encounter (CE-27.4)."""
    return NO_SEATS if table.unlimited_flares else seats_with(table.flares_by)


def own_flares(table: CosmicEncounter, seat: Seat) -> int:
    """The flares that a seat would play as super: those of its powers that work."""
    if not table.is_up(seat):
        return 0
    return sum([SUPER_MASK[alien] for alien in table.sheets[seat] if alien not in table.zapped])


def may_play(table: CosmicEncounter, seat: Seat, card: int, kind: str) -> bool:
    """CE-27: one flare a player, each once an encounter; super where their own power works, else wild, be it
    lost or zapped (CE-R90)."""
    if card in table.spent:
        return False
    if card < FIRST_FLARE:
        return True
    if table.flares_by[seat] and not table.unlimited_flares:
        return False
    return table.is_active(seat, alien_of(card)) == (kind == "super")


class Technologies(Source):
    """The technologies of the players, some of them face down."""

    def __init__(self) -> None:
        super().__init__(hidden=True)

    def held(self, table: CosmicEncounter, seat: Seat, window: Window) -> Iterator[Held]:
        """The technologies of a seat that are ready."""
        here: Here = window.lookup
        usable = here.usable.techs
        if usable:
            for tech in table.technologies.owned[seat]:
                if tech in usable and is_ready(table, tech):
                    for declared in usable[tech]:
                        yield declared, tech, declared.id

    def could(self, table: CosmicEncounter, seats: Seats, window: Window) -> Seats:
        """Those with a technology that can be used here, or one face down that could be such a one."""
        here: Here = window.lookup
        found = NO_SEATS
        if here.usable.techs:
            for seat in seats.members:
                if self._could_use(table, seat, here, window):
                    found = found.add(seat)
        return found

    def _could_use(self, table: CosmicEncounter, seat: Seat, here: Here, window: Window) -> bool:
        own = table.technologies.owned[seat]
        for tech, abilities in here.usable.techs.items():
            if own and ((tech in own and tech in table.technologies.face_up) or hides(table, seat, tech)):
                for declared in abilities:
                    if not declared.must and fits(table, seat, declared, declared.id, window):
                        return True
        return False

    def may_hold(self, table: CosmicEncounter, seats: Seats, window: Window) -> Seats:
        """Anybody, where a technology can be used."""
        here: Here = window.lookup
        return seats if here.usable.techs else NO_SEATS

    def compelled(self, table: CosmicEncounter, window: Window) -> Seats:
        """Anybody, where a technology must be used."""
        here: Here = window.lookup
        return all_seats(table.seats) if here.usable.must_techs else NO_SEATS


def is_ready(table: CosmicEncounter, tech: int) -> bool:
    """CE-30.9: a technology is used when it is complete; a hidden one as soon as enough ships are on it."""
    if tech in table.technologies.face_up:
        return True
    number = RESEARCH[tech]
    return TECHNOLOGIES[tech].hidden and (number == X or table.ships.researching(tech) >= number)


def hides(table: CosmicEncounter, seat: Seat, tech: int) -> bool:
    """Whether a face-down technology of the seat could be this one, for all that is public."""
    if not TECHNOLOGIES[tech].hidden or tech in table.technologies.face_up or tech in table.technologies.discards:
        return False
    need = max(RESEARCH[tech], 1)
    return any(
        own not in table.technologies.face_up and table.ships.researching(own) >= need
        for own in table.technologies.owned[seat]
    )
