"""The windows of an encounter: what a seat can use in them, and what becomes of what was used. Who is asked stands in
audience.py, what can be used when in moments.py.

Each use opens a window about itself, and only what answers it is possible there (CE-R1). The order within a window is
CE-R2, the list of windows CE-R5 and CE-R16.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.audience import AMONG, CASTS, could_all, may_use, power_fits
from cosmodrome.games.cosmic_encounter.cards import FIRST_FLARE, alien_of
from cosmodrome.games.cosmic_encounter.encounter import TIMING
from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.games.cosmic_encounter.moments import Usable, declared_for, moments_of
from cosmodrome.games.cosmic_encounter.statics import holds
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECHNOLOGIES, X
from cosmodrome.kernel import Abilities, Held, Rule, Seat, Use, Window

# ---- what a seat holds -----------------------------------------------------------------------------------------------


def held(table: CosmicEncounter, seat: Seat, window: Window) -> Iterator[Held]:
    """What a seat really holds for this window: powers, cards, technologies."""
    usable: Usable = window.lookup
    if usable.powers:
        for alien in table.sheets[seat]:
            if alien in usable.powers and table.is_up(seat):
                for declared in declared_for(table, alien, usable):
                    if declared.kind == "free" or alien not in table.zapped:
                        yield declared, None, declared.id
    if usable.cards and not usable.cards.keys().isdisjoint(cards := table.in_reach(seat)):
        named: set[str] = set()
        for card in filter(usable.cards.__contains__, cards):
            for declared in usable.cards[card]:
                if declared.id not in named and may_play(table, seat, card, declared.kind):
                    named.add(declared.id)
                    yield declared, card, declared.id
    if usable.techs:
        for tech in table.techs[seat]:
            if tech in usable.techs and is_ready(table, tech):
                for declared in usable.techs[tech]:
                    yield declared, tech, declared.id


def may_play(table: CosmicEncounter, seat: Seat, card: int, kind: str) -> bool:
    """CE-27: one flare a player, each once an encounter; super with the own power at work, else wild, be it lost
    or zapped (CE-R90)."""
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
    """A use is over. Until there is a result, it is a whole action (CE-R27)."""
    table.end_use()
    rest = settle_source(table, use)
    if table.uses or table.result:
        return rest
    return close_action(table, rest)


def close_action(table: CosmicEncounter, rest: Rule[None] | None) -> Rule[None]:
    """CE-18.4, CE-R26: who has lost a power by it has lost it at once, and who has won has won. CE-R22: an offense
    whose last encounter card has gone is done."""
    if rest is not None:
        yield from rest
    if table.colonies_changed:
        table.check_victory()
        if table.powers_change():
            yield from turn_sheets(table)
    if not table.result and table.runs_out(table.cursor):
        table.run_out()


def turn_sheets(table: CosmicEncounter) -> Rule[None]:
    """CE-18.2, CE-18.5: sheets are turned down and up with the number of home colonies."""
    for seat in table.timing():
        is_lost = table.home[seat] < table.keep_power
        if is_lost != table.lost[seat]:
            table.turn_sheet(seat, up=not is_lost)
            if is_lost and not holds(table, seat, "keeps-power"):
                yield from window(table, "power.lost", seat)


def settle_source(table: CosmicEncounter, use: Use) -> Rule[None] | None:
    """What becomes of a card: an artifact is discarded (CE-26.1), a flare returns (CE-27.3), a reinforcement stays."""
    kind = use.ability.kind
    if kind in CARD_KINDS:
        return settle_card(table, use)
    if kind == "technology" and (use.cancelled or (TECHNOLOGIES[use.source].kind == "one_shot" and not use.fate)):
        return retire(table, use.seat, use.source)
    return None


def settle_card(table: CosmicEncounter, use: Use) -> Rule[None]:
    """An artifact that has had its effect may still be caught; what is discarded others may want."""
    if use.ability.kind == "artifact" and not use.cancelled:
        yield from ability.window(table, "artifact.done", seat=use.seat, use=use)
    fate = use.fate or CARD_KINDS[use.ability.kind]
    table.finish(use.source, fate)
    if fate == "discard":
        yield from offer_discards(table, use.seat, 1)


def offer_discards(table: CosmicEncounter, seat: Seat, count: int) -> Rule[None]:
    """Others may want what a player has just discarded; `first` is where it begins in the pile."""
    if count:
        yield from window(table, "cards.discarded", seat, {"count": count, "first": len(table.discard) - count})


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
        """Open a window about a use."""
        assert use is not None
        usable = moments_of(table).get(key if key != "used" else USED[use.ability.kind])
        return () if usable is None else self.open(table, usable, key, seat, public, use, depth)

    def open(
        self,
        table: CosmicEncounter,
        usable: Usable,
        key: str,
        seat: Seat | None,
        public: Mapping[str, Any],
        use: Use | None = None,
        depth: int = 0,
    ) -> Rule[None] | tuple[()]:
        """Open a window in which something can be used at this table. Where nobody listens, nothing needs to be told of
        one for which nobody holds anything; and a copy that catches up knows whether it was open."""
        if usable.is_for_powers and is_out_of_place(table, usable):
            return ()
        musts = usable.musts or usable.must_techs
        if table.told is None and not musts and is_shut(table, usable):
            return ()
        order = TIMING[table.seats][table.offense][table.defense]
        window = Window(self, table, key, seat, use, depth, public, usable, order)
        if musts:
            return self._begun(table, window)
        return self._opened(table, window) if table.again is not None or self._open_round(table, window) else ()

    def survey(self, table: Any, window: Window) -> Sequence[Seat]:
        """All at one glance: seats are bits. Nobody is asked in a phase that a result has ended (CE-R25)."""
        usable: Usable = window.lookup
        if window.used:  # sheets may have changed hands since
            window.lookup = usable = usable.seated(table.sheets)
        could = 0 if usable.ends and table.result else could_all(table, window)
        window.audience = audience = AMONG[window.order][could]
        if not could:
            return ()
        window.hidden = could & ~usable.power_seats != 0 or self.in_doubt(table, window)
        return self.holders(table, window, audience) if is_held(table, usable) else ()

    def holders(self, table: Any, window: Window, audience: Sequence[Seat]) -> Sequence[Seat]:
        """Those who have a card, a power or a technology for this window."""
        usable: Usable = window.lookup
        if usable.techs:
            return audience
        own = may_use(table, usable, CASTS[tuple(table.roles)]) if usable.power_seats else 0
        kept = table.grasp()
        if not kept.all_cards & usable.card_mask:
            return AMONG[audience][own] if own else ()
        held, cards, roles, found = kept.cards, usable.by_role, table.roles, []
        for seat in audience:
            if held[seat] & cards[roles[seat]] or own >> seat & 1:
                found.append(seat)
        return found

    def compelled(self, table: Any, window: Window) -> Sequence[Seat]:
        """The seats with a mandatory power for this window, in a role in which it must be used."""
        usable: Usable = window.lookup
        if usable.must_techs:
            return window.order
        if window.used:  # sheets may have changed hands since
            window.lookup = usable = usable.seated(table.sheets)
        seats = usable.must_seats
        return AMONG[window.order][seats & CASTS[tuple(table.roles)][usable.must_roles]] if seats else ()

    def in_doubt(self, table: Any, window: Window) -> bool:
        """Whether anybody of the audience is asked for his hidden cards alone."""
        usable: Usable = window.lookup
        return not usable.powers or not all(
            power_fits(table, seat, usable, window, plainly=True) for seat in window.audience
        )


def is_out_of_place(table: CosmicEncounter, usable: Usable) -> bool:
    """Whether nobody whose power could be used here has the role for it: most windows for powers alone are that."""
    cast = CASTS[tuple(table.roles)]
    return not (may_use(table, usable, cast) or usable.must_seats & cast[usable.must_roles])


def is_held(table: CosmicEncounter, usable: Usable) -> bool:
    """Whether anybody has anything that may be used here: a power, perhaps a technology, or a card."""
    return bool(usable.power_seats or usable.techs or usable.card_mask & table.grasp().all_cards)


def is_shut(table: CosmicEncounter, usable: Usable) -> bool:
    """Whether one can see at a glance that nobody is asked: a copy that catches up reads it from the notes, else nobody
    may have anything that can be used here."""
    if table.again is not None:
        return not table.once_more()
    if is_held(table, usable):
        return False
    table.rounds.append(False)
    return True


ability: Final = CosmicAbilities(held=held, pay=pay, settle=settle, hidden=True)
NO_FACTS: Final[Mapping[str, Any]] = {}


def window(
    table: CosmicEncounter, key: str, seat: Seat | None = None, public: Mapping[str, Any] = NO_FACTS
) -> Rule[None] | tuple[()]:
    """Open a window, about a seat and with further facts: `yield from window(table, "ships.lost", seat, {...})`. Most
    are of no use at this table and are left at once."""
    usable = ((table.kept or table.keep()).moments or moments_of(table)).get(key)
    return () if usable is None else ability.open(table, usable, key, seat, public)
