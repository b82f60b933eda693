"""The windows of an encounter: what a seat can use in them, who is asked, and what becomes of what was used.

Each use opens a window about itself, and only what answers it is possible there (CE-R1). The order within a window is
CE-R2, the list of windows CE-R5 and CE-R16.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import not_, truth
from typing import Any, Final

from msgspec.structs import replace

from cosmodrome.games.cosmic_encounter.cards import FIRST_FLARE, alien_of
from cosmodrome.games.cosmic_encounter.encounter import TIMING
from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.games.cosmic_encounter.moments import SUPER_MASK, At, moments_of
from cosmodrome.games.cosmic_encounter.parts import EACH_ROLE, EVERYBODY, those
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECHNOLOGIES, X
from cosmodrome.games.cosmic_encounter.zones import NOTHING_KEPT, WORD, as_bits
from cosmodrome.kernel import Abilities, Ability, Held, Rule, Seat, Use, Window

FLARE_MASK: Final = -1 << FIRST_FLARE

# ---- what a seat holds -----------------------------------------------------------------------------------------------


def held(table: CosmicEncounter, seat: Seat, window: Window) -> Iterator[Held]:
    """What a seat really holds for this window: powers, cards, technologies."""
    at: At = window.at
    if at.powers:
        for alien in table.sheets[seat]:
            if alien in at.powers and table.is_up(seat):
                for declared in declared_for(table, alien, at):
                    if declared.kind == "free" or alien not in table.zapped:
                        yield declared, None, declared.id
    if at.cards and not at.cards.keys().isdisjoint(cards := table.in_reach(seat)):
        named: set[str] = set()
        for card in filter(at.cards.__contains__, cards):
            for declared in at.cards[card]:
                if declared.id not in named and may_play(table, seat, card, declared.kind):
                    named.add(declared.id)
                    yield declared, card, declared.id
    if at.techs:
        for tech in table.techs[seat]:
            if tech in at.techs and is_ready(table, tech):
                for declared in at.techs[tech]:
                    yield declared, tech, declared.id


def declared_for(table: CosmicEncounter, alien: int, at: At) -> Sequence[Ability]:
    """The abilities of a sheet; all uses of a guest are optional, not what follows from them (CE-R80)."""
    if alien not in table.guests:
        return at.powers[alien]
    return [declared if declared.kind == "free" else replace(declared, must=False) for declared in at.powers[alien]]


def may_play(table: CosmicEncounter, seat: Seat, card: int, kind: str) -> bool:
    """CE-27: one flare a player, each once an encounter; super with the own power at work, else wild."""
    if card in table.spent:
        return False
    if card < FIRST_FLARE:
        return True
    if table.flares_by[seat] and not table.unlimited_flares:
        return False
    return table.is_active(seat, alien_of(card)) == (kind == "super")


def is_ready(table: CosmicEncounter, tech: int) -> bool:
    """CE-30.9: a technology is used when it is complete; a hidden one as soon as enough ships are on it."""
    if tech in table.tech_up:
        return True
    number = RESEARCH[tech]
    return TECHNOLOGIES[tech].hidden and (number == X or table.research[tech] >= number)


# ---- who is asked ----------------------------------------------------------------------------------------------------

SEATS: Final = tuple(tuple(seat for seat in range(5) if bits >> seat & 1) for bits in range(32))  # the seats of bits


class Casts(dict[tuple[int, ...], list[int]]):
    """By the parts that the seats play: for every set of parts the seats that play one of them, both as bits."""

    def __missing__(self, roles: tuple[int, ...]) -> list[int]:
        made = [0]
        for part in EACH_ROLE:
            seats = sum([1 << seat for seat, role in enumerate(roles) if role == part])
            made += [others | seats for others in made]
        self[roles] = made
        return made


CASTS: Final = Casts()


def could_all(table: CosmicEncounter, window: Window) -> int:
    """The seats, as bits, that could respond for all that is public: any hand may hold any card that is not in sight.
    Mostly the part that a seat plays in the encounter tells; seats of which more is known are looked at apart."""
    at: At = window.at
    closed = at.card_mask & ~(table.sight_low | table.sight_high << WORD)
    if table.spent:
        closed &= ~as_bits(table.spent)
    if at.by_seat:
        return sum([1 << seat for seat in range(table.seats) if could_respond(table, seat, window, closed)])
    found = may_hold(table, at, closed, window)
    if table.spent and closed & FLARE_MASK and (played := flares_played(table) & found):
        found ^= played & ~may_hold(table, at, closed & ~FLARE_MASK, window)
    if () in table.hands:
        found &= ~empty_handed(table)
    return with_more(table, window, closed, found) if at.has_more or window.used else found


def with_more(table: CosmicEncounter, window: Window, closed: int, found: int) -> int:
    """Those who could play a card, and who has a power or a technology for it; who owns a flare that is played here as
    super, or has used something in this window, is looked at for himself."""
    at: At = window.at
    sheets = tuple(table.sheets)
    if at.powers:
        for seat in SEATS[owners(sheets, at.sheets) & ~found]:
            if power_fits(table, seat, at, window):
                found |= 1 << seat
    if at.techs:
        for seat in SEATS[EVERYBODY >> 5 - table.seats & ~found]:
            if technology_fits(table, seat, at, window):
                found |= 1 << seat
    apart = owners(sheets, at.supers) if at.supers else 0
    for seat, _ in window.used:
        apart |= found & 1 << seat
    for seat in SEATS[apart]:
        if could_respond(table, seat, window, closed):
            found |= 1 << seat
        else:
            found &= ~(1 << seat)
    return found


def may_hold(table: CosmicEncounter, at: At, closed: int, window: Window) -> int:
    """The seats, as bits, that could use one of these cards if they held it."""
    parts, crowds, tests = at.opened.get(closed) or at.open_to(closed)
    cast = CASTS[tuple(table.roles)]
    found = cast[parts]
    for crowd, more in crowds:
        if seats := cast[more] & ~found:
            found |= seats & crowd(table, window)
    for when, more in tests:
        for seat in SEATS[cast[more] & ~found]:
            if when(table, seat, window):
                found |= 1 << seat
    return found


def flares_played(table: CosmicEncounter) -> int:
    """The seats, as bits, that may play no further flare in this encounter (CE-27.4)."""
    return 0 if table.unlimited_flares else those(tuple(table.flares_by))


def empty_handed(table: CosmicEncounter) -> int:
    """The seats, as bits, that have no card to play."""
    return those(tuple(map(not_, table.hands))) & ~those(tuple(map(truth, table.reach)))


@lru_cache(maxsize=1 << 12)
def owners(sheets: tuple[tuple[int, ...], ...], aliens: int) -> int:
    """The seats that have one of these aliens."""
    return sum([1 << seat for seat, own in enumerate(sheets) if aliens & as_bits(own)])


@lru_cache(maxsize=1 << 12)
def in_order(order: Sequence[Seat], seats: int) -> tuple[Seat, ...]:
    """Some of the seats, in timing order."""
    return tuple([seat for seat in order if seats >> seat & 1])


def could_respond(table: CosmicEncounter, seat: Seat, window: Window, closed: int) -> bool:
    """Whether a seat could respond: with any card that is not in sight, a flare as super where its power works and as
    wild elsewhere (CE-27.1, CE-27.2). Who lets a quiet window pass is asked there for his own power all the same."""
    at: At = window.at
    passes = window.key in table.passing[seat]
    if passes and not (at.quiet and (at.techs or at.sheets & as_bits(table.sheets[seat]))):
        return False
    if closed and (table.hands[seat] or table.reach[seat]):
        role = table.roles[seat]
        cards = closed & ~FLARE_MASK if table.flares_by[seat] and not table.unlimited_flares else closed
        if at.supers and (own := own_flares(table, seat) & cards):
            cards ^= own
            if at.super_quick[role] & own or any_fits(table, seat, at.super_conditional, own, window):
                return True
        if not passes and (at.quick[role] & cards or any_fits(table, seat, at.conditional, cards, window)):
            return True
    return power_fits(table, seat, at, window) or technology_fits(table, seat, at, window)


def any_fits(
    table: CosmicEncounter, seat: Seat, declared: Sequence[tuple[Ability, int]], cards: int, window: Window
) -> bool:
    """Whether a card among these could be played by the seat, if it holds it."""
    for ability, mask in declared:  # noqa: SIM110 - asked of every seat in every window: a generator would cost more
        if mask & cards and fits(table, seat, ability, window):
            return True
    return False


def own_flares(table: CosmicEncounter, seat: Seat) -> int:
    """The flares that a seat would play as super: those of its powers that work."""
    if not table.is_up(seat):
        return 0
    return sum(SUPER_MASK[alien] for alien in table.sheets[seat] if alien not in table.zapped)


def power_fits(table: CosmicEncounter, seat: Seat, at: At, window: Window) -> bool:
    """Whether a power of the seat can be used here, if it likes."""
    if not at.powers:
        return False
    for alien in table.sheets[seat]:
        if alien in at.powers and table.is_up(seat):
            for declared in declared_for(table, alien, at):
                if (declared.kind == "free" or alien not in table.zapped) and fits(table, seat, declared, window):
                    return True
    return False


def technology_fits(table: CosmicEncounter, seat: Seat, at: At, window: Window) -> bool:
    """Whether a technology of the seat, or one that it could have face down, can be used here."""
    if not at.techs or not table.techs[seat]:
        return False
    for tech, abilities in at.techs.items():
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


# ---- what a use costs, and what becomes of it ------------------------------------------------------------------------


def pay(table: CosmicEncounter, use: Use) -> None:
    """A card is laid open; a use is announced with its target (CE-R6)."""
    table.begin_use(use.seat, use.ability.id, use.target)
    if use.ability.kind in CARD_KINDS:
        table.play(use.seat, use.source)
        if use.source >= FIRST_FLARE:
            table.play_flare(use.seat, use.source)
    elif use.ability.kind == "technology" and use.source not in table.tech_up:
        table.turn_technology(use.seat, use.source)
    table.tell("use", seat=use.seat, ability=use.ability.id, kind=use.ability.kind, target=list(use.target))


def settle(table: CosmicEncounter, use: Use) -> Rule[None] | None:
    """What becomes of a card: an artifact is discarded (CE-26.1), a flare returns (CE-27.3), a reinforcement stays."""
    table.end_use()
    kind = use.ability.kind
    if kind in CARD_KINDS:
        return settle_card(table, use)
    if kind == "technology" and (use.cancelled or (TECHNOLOGIES[use.source].kind == "one_shot" and not use.fate)):
        return retire(table, use.seat, use.source)
    return None


def settle_card(table: CosmicEncounter, use: Use) -> Rule[None]:
    """An artifact that has had its effect may still be caught; what is discarded others may want."""
    if use.ability.kind == "artifact" and not use.cancelled:
        yield from window(table, "artifact.done", seat=use.seat, use=use)
    fate = use.fate or CARD_KINDS[use.ability.kind]
    table.finish(use.source, fate)
    if fate == "discard":
        yield from offer_discards(table, use.seat, 1)


def offer_discards(table: CosmicEncounter, seat: Seat, count: int) -> Rule[None]:
    """Others may want what a player has just discarded; `first` is where it begins in the pile."""
    if count:
        yield from window(table, "cards.discarded", seat=seat, count=count, first=len(table.discard) - count)


def retire(table: CosmicEncounter, seat: Seat, tech: int) -> Rule[None]:
    """A used technology is discarded; ships still on it go home."""
    from cosmodrome.games.cosmic_encounter.ships import bring_home

    if tech in table.techs[seat]:
        yield from bring_home(table, seat, on_technology(tech))
        table.discard_technology(seat, tech)


CARD_KINDS: Final = {"artifact": "discard", "wild": "return", "super": "return", "reinforcement": "stay"}
# Uses of a power, an artifact and so on are answered by different abilities.
USED: Final = {kind: f"used.{kind}" for kind in (*CARD_KINDS, "power", "free", "technology")}


class CosmicAbilities(Abilities):
    """The abilities of the game; a hand that holds nothing for a window is not searched."""

    def window(
        self, table: Any, key: str, seat: Seat | None = None, use: Use | None = None, depth: int = 0, **public: Any
    ) -> Rule[None] | tuple[()]:
        """Open a window. Most are of no use at this table and are left at once. Where nobody listens, nothing needs to
        be told of one for which nobody holds anything."""
        moments = (table.kept or NOTHING_KEPT).moments or moments_of(table)
        at: At | None = moments.get(key if use is None or key != "used" else USED[use.ability.kind])
        if at is None or (table.told is None and not is_held(table, at)):
            return ()
        window = Window(self, table, key, seat, use, depth, public, at)
        order = TIMING[table.seats][table.offense][table.defense]
        if at.musts or at.must_techs:
            return self._begun(table, window, order)
        return self._opened(table, window, order, None) if self._is_open(table, window, order) else ()

    def holders(self, table: Any, window: Window, audience: Sequence[Seat]) -> Sequence[Seat]:
        """Those who have a card, a power or a technology for this window."""
        at: At = window.at
        if at.techs:
            return audience
        grasp, own = table.grasp(), owners(tuple(table.sheets), at.sheets) if at.powers else 0
        if not (own or grasp[-1] & at.card_mask):
            return ()
        cards, roles = at.by_part, table.roles
        return [seat for seat in audience if grasp[seat] & cards[roles[seat]] or own >> seat & 1]

    def compelled(self, table: Any, window: Window, order: Sequence[Seat]) -> Sequence[Seat]:
        """The seats with a mandatory power for this window."""
        at: At = window.at
        if at.must_techs:
            return order
        if not at.musts:
            return ()
        return in_order(order, owners(tuple(table.sheets), at.musts))

    def audience(self, table: Any, window: Window, order: Sequence[Seat]) -> tuple[Seat, ...]:
        """Who could respond for all that is public, found all at once."""
        return in_order(order, could_all(table, window))


def is_held(table: CosmicEncounter, at: At) -> bool:
    """Whether anybody may have something that can be used here."""
    return bool(at.powers or at.techs or at.card_mask & table.grasp()[-1])


ability: Final = CosmicAbilities(held=held, pay=pay, settle=settle, hidden=True)
window: Final = ability.window
