"""Who is asked in a window: whoever could respond for all that is public, whatever he really holds.

Any hand may hold any card that is not in sight, any face-down technology may be any hidden one. So it tells nobody what
a seat has that it is asked. Seats are bits here, and all of them are found at once wherever that can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cosmodrome.games.cosmic_encounter.cards import FIRST_FLARE
from cosmodrome.games.cosmic_encounter.conditions import EVERYBODY, Test, those
from cosmodrome.games.cosmic_encounter.encounter import EACH_ROLE
from cosmodrome.games.cosmic_encounter.moments import SUPER_MASK, Usable, declared_for
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECHNOLOGIES
from cosmodrome.games.cosmic_encounter.zones import WORD, as_bits
from cosmodrome.kernel import Ability, Seat, Window

FLARE_MASK: Final = -1 << FIRST_FLARE
SEATS: Final = tuple(tuple(seat for seat in range(5) if bits >> seat & 1) for bits in range(32))  # the seats of bits


class Casts(dict[tuple[int, ...], list[int]]):
    """By the roles of the seats: for every set of roles the seats that have one of them, both as bits."""

    def __missing__(self, roles: tuple[int, ...]) -> list[int]:
        made = [0]
        for each in EACH_ROLE:
            seats = sum([1 << seat for seat, role in enumerate(roles) if role == each])
            made += [others | seats for others in made]
        self[roles] = made
        return made


CASTS: Final = Casts()


class Among(dict[Sequence[Seat], list[tuple[Seat, ...]]]):
    """By the seats in timing order: every set of them, given as bits, in that order."""

    def __missing__(self, order: Sequence[Seat]) -> list[tuple[Seat, ...]]:
        made = self[order] = [tuple([seat for seat in order if bits >> seat & 1]) for bits in range(32)]
        return made


AMONG: Final = Among()


def could_all(table: CosmicEncounter, window: Window) -> int:
    """The seats, as bits, that could respond for all that is public: any hand may hold any card that is not in sight.
    Mostly the role that a seat has in the encounter tells; seats of which more is known are looked at apart."""
    usable: Usable = window.lookup
    closed = usable.card_mask & ~(table.sight_low | table.sight_high << WORD)
    if table.spent:
        closed &= ~as_bits(table.spent)
    cast = CASTS[tuple(table.roles)]
    if usable.by_seat:
        return one_by_one(table, window, closed, cast)
    roles, crowds, tests = usable.opened.get(closed) or usable.open_to(closed)
    players = table.grasp().players
    found = cast[roles] & players
    for crowd, more in crowds:
        if seats := cast[more] & players & ~found:
            found |= seats & crowd(table, window)
    if tests:
        found |= those_who(table, window, tests, cast, players & ~found)
    if table.spent and closed & FLARE_MASK and (played := flares_played(table) & found):
        found ^= played & ~with_other_cards(table, window, closed & ~FLARE_MASK, cast, played)
    return with_more(table, window, closed, found, cast) if usable.has_more or window.used else found


def those_who(
    table: CosmicEncounter, window: Window, tests: Sequence[tuple[Test, int]], cast: list[int], seats: int
) -> int:
    """Of these seats, as bits, those for whom one of the tests holds, each asked for himself."""
    found = 0
    for when, roles in tests:
        for seat in SEATS[cast[roles] & seats & ~found]:
            if when(table, seat, window):
                found |= 1 << seat
    return found


def with_other_cards(table: CosmicEncounter, window: Window, cards: int, cast: list[int], seats: int) -> int:
    """Of these seats, as bits, those who could use one of these cards if they held it."""
    usable: Usable = window.lookup
    roles, crowds, tests = usable.open_to(cards)
    found = cast[roles] & seats
    for crowd, more in crowds:
        found |= cast[more] & seats & crowd(table, window)
    return found | those_who(table, window, tests, cast, seats & ~found)


def one_by_one(table: CosmicEncounter, window: Window, closed: int, cast: list[int]) -> int:
    """The seats, as bits, that could respond, each looked at for himself. Where all let the window pass as usual, they
    are asked there for what is their own and nothing else."""
    usable: Usable = window.lookup
    seats = EVERYBODY >> 5 - table.seats
    if usable.usual and not usable.techs:
        seats = may_use(table, usable, cast) | usable.super_seats & cast[usable.super_roles]
    found = 0
    for seat in SEATS[seats]:
        if could_respond(table, seat, window, closed):
            found |= 1 << seat
    return found


def with_more(table: CosmicEncounter, window: Window, closed: int, found: int, cast: list[int]) -> int:
    """Those who could play a card, and who has a power or a technology for it; who owns a flare that is played here as
    super, or has used something in this window, is looked at for himself."""
    usable: Usable = window.lookup
    if usable.power_seats:
        for seat in SEATS[may_use(table, usable, cast) & ~found]:
            if power_fits(table, seat, usable, window):
                found |= 1 << seat
    if usable.techs:
        for seat in SEATS[EVERYBODY >> 5 - table.seats & ~found]:
            if technology_fits(table, seat, usable, window):
                found |= 1 << seat
    apart = usable.super_seats & cast[usable.super_roles] & ~found | usable.turned_seats & found
    for seat, _ in window.used:
        apart |= found & 1 << seat
    for seat in SEATS[apart]:
        if could_respond(table, seat, window, closed):
            found |= 1 << seat
        else:
            found &= ~(1 << seat)
    return found


def flares_played(table: CosmicEncounter) -> int:
    """The seats, as bits, that may play no further flare in this encounter (CE-27.4)."""
    return 0 if table.unlimited_flares else those(tuple(table.flares_by))


def may_use(table: CosmicEncounter, usable: Usable, cast: list[int]) -> int:
    """The seats, as bits, that have a power for this window in a role in which it may be used; no guest must do
    anything (CE-R80)."""
    roles = usable.may_roles | usable.must_roles if table.guests else usable.may_roles
    return usable.power_seats & cast[roles]


def could_respond(table: CosmicEncounter, seat: Seat, window: Window, closed: int) -> bool:
    """Whether a seat could respond: with any card that is not in sight, a flare as super where its power works and as
    wild elsewhere (CE-27.1, CE-27.2). Who lets a quiet window pass is asked there for his own power all the same."""
    usable: Usable = window.lookup
    passes = window.key in table.passing[seat]
    if passes and not (usable.quiet and (usable.techs or usable.sheets & as_bits(table.sheets[seat]))):
        return False
    if closed and (table.hands[seat] or table.reach[seat]):
        role = table.roles[seat]
        cards = closed & ~FLARE_MASK if table.flares_by[seat] and not table.unlimited_flares else closed
        if usable.supers and (own := own_flares(table, seat) & cards):
            cards ^= own
            if usable.super_quick[role] & own or any_fits(table, seat, usable.super_conditional, own, window):
                return True
        if not passes and (usable.quick[role] & cards or any_fits(table, seat, usable.conditional, cards, window)):
            return True
    return power_fits(table, seat, usable, window) or technology_fits(table, seat, usable, window)


def any_fits(
    table: CosmicEncounter, seat: Seat, declared: Sequence[tuple[Ability, int]], cards: int, window: Window
) -> bool:
    """Whether a card among these could be played by the seat, if it holds it."""
    return any(mask & cards and fits(table, seat, ability, window) for ability, mask in declared)


def own_flares(table: CosmicEncounter, seat: Seat) -> int:
    """The flares that a seat would play as super: those of its powers that work."""
    if not table.is_up(seat):
        return 0
    return sum(SUPER_MASK[alien] for alien in table.sheets[seat] if alien not in table.zapped)


def power_fits(table: CosmicEncounter, seat: Seat, usable: Usable, window: Window, plainly: bool = False) -> bool:
    """Whether a power of the seat can be used here, if it likes; `plainly` if nothing else is needed for it."""
    if not usable.powers:
        return False
    for alien in table.sheets[seat]:
        if alien in usable.powers and table.is_up(seat):
            for declared in declared_for(table, alien, usable):
                if (declared.kind == "free" or alien not in table.zapped) and fits(table, seat, declared, window):
                    if not plainly or is_plain(table, seat, declared, window):
                        return True
    return False


def is_plain(table: CosmicEncounter, seat: Seat, declared: Ability, window: Window) -> bool:
    """Whether an ability that fits needs nothing hidden, and all see at whom or what it can be aimed."""
    return declared.needs is None and (declared.targets is None or bool(declared.targets(table, seat, window)))


def technology_fits(table: CosmicEncounter, seat: Seat, usable: Usable, window: Window) -> bool:
    """Whether a technology of the seat, or one that it could have face down, can be used here."""
    if not usable.techs or not table.techs[seat]:
        return False
    for tech, abilities in usable.techs.items():
        if (tech in table.techs[seat] and tech in table.tech_up) or hides(table, seat, tech):
            if any(fits(table, seat, declared, window) for declared in abilities):
                return True
    return False


def hides(table: CosmicEncounter, seat: Seat, tech: int) -> bool:
    """Whether a face-down technology of the seat could be this one, for all that is public."""
    if not TECHNOLOGIES[tech].hidden or tech in table.tech_up or tech in table.tech_discard:
        return False
    need = max(RESEARCH[tech], 1)
    return any(own not in table.tech_up and table.research[own] >= need for own in table.techs[seat])


def fits(table: CosmicEncounter, seat: Seat, declared: Ability, window: Window) -> bool:
    """Whether the public conditions of an ability hold for a seat."""
    return (
        not declared.must
        and (declared.again or (seat, declared.id) not in window.used)
        and (declared.who is None or declared.who(table, seat, window))
        and (declared.when is None or declared.when(table, seat, window))
    )
