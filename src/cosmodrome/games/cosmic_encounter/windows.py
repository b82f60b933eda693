"""The windows of an encounter, and what becomes of what was used in them. What can be used when stands in usable.py,
what it comes from in sources.py.

Each use opens a window about itself, and only what answers it is possible there (CE-R1). The order within a window is
CE-R2, the list of windows CE-R5 and CE-R16.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.cards import FIRST_FLARE
from cosmodrome.games.cosmic_encounter.encounter import TIMING
from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.games.cosmic_encounter.moves import bring_home
from cosmodrome.games.cosmic_encounter.names import WindowName
from cosmodrome.games.cosmic_encounter.sources import Hand, Powers, SuperFlares, Technologies, VeiledPowers, may_use
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import TECHNOLOGIES
from cosmodrome.games.cosmic_encounter.usable import Here, usable_at
from cosmodrome.kernel import NO_SEATS, Responses, Rule, Seat, Seats, Use, Window, all_seats
from cosmodrome.kernel.responses import seats_by_role

# ---- what a use costs, and what becomes of it ------------------------------------------------------------------------


def pay(table: CosmicEncounter, use: Use) -> None:
    """A card is laid open; a use is announced with its target (CE-R6)."""
    table.begin_use(use.seat, use.ability.id, use.target)
    if use.ability.kind == "power" and table.hidden[use.seat]:
        table.unveil(use.seat)
    if use.ability.kind in CARD_KINDS:
        table.cards.play(use.seat, use.source)
        if use.source >= FIRST_FLARE:
            table.play_flare(use.seat, use.source)
    elif use.ability.kind == "technology" and use.source not in table.technologies.face_up:
        table.technologies.turn_up(use.seat, use.source)
    table.tell("use", seat=use.seat, ability=use.ability.id, kind=use.ability.kind, target=list(use.target))


def settle(table: CosmicEncounter, use: Use) -> Rule[None] | None:
    """A use is over. Until there is a result, it is a whole action (CE-R27)."""
    table.end_use()
    rest = settle_source(table, use)
    if table.uses or table.result:
        return rest
    return close_action(table, rest)


def close_action(table: CosmicEncounter, rest: Rule[None] | None) -> Rule[None]:
    """CE-18.4, CE-R26: a power lost by it is lost at once, and a win counts at once. CE-R22: an offense
    whose last encounter card has gone is done."""
    if rest is not None:
        yield from rest
    if table.ships.colonies_changed:
        table.check_victory()
        if table.powers_change():
            yield from turn_sheets(table)
    if not table.result and table.runs_out(table.cursor):
        table.run_out()


def turn_sheets(table: CosmicEncounter) -> Rule[None]:
    """CE-18.2, CE-18.5: sheets are turned down and up with the number of home colonies."""
    for seat in table.timing():
        is_lost = table.ships.home[seat] < table.keep_power
        if is_lost != table.lost[seat]:
            table.turn_sheet(seat, up=not is_lost)
            if is_lost and not table.holds("keeps-power", seat):
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
    table.cards.finish(use.source, fate)
    if fate == "discard":
        yield from offer_discards(table, use.seat, 1)


def offer_discards(table: CosmicEncounter, seat: Seat, count: int) -> Rule[None]:
    """Others may want what a player has just discarded; `first` is where it begins in the pile."""
    if count:
        yield from window(table, "cards.discarded", seat, {"count": count, "first": len(table.cards.discard) - count})


def retire(table: CosmicEncounter, seat: Seat, tech: int) -> Rule[None]:
    """A used technology is discarded; ships still on it go home."""
    if tech in table.technologies.owned[seat]:
        yield from bring_home(table, seat, on_technology(tech))
        table.technologies.discard(seat, tech)


CARD_KINDS: Final = {"artifact": "discard", "wild": "return", "super": "return", "reinforcement": "stay"}
# Uses of a power, an artifact and so on are answered by different abilities.
USED: Final = {kind: f"used.{kind}" for kind in (*CARD_KINDS, "power", "free", "technology")}


class CosmicResponses(Responses):
    """The responses of the game; a window that nobody can use is left at once."""

    def window(
        self, table: Any, key: str, seat: Seat | None = None, use: Use | None = None, depth: int = 0, **public: Any
    ) -> Rule[None] | tuple[()]:
        """Open a window about a use."""
        assert use is not None
        here = usable_at(table).get(key if key != "used" else USED[use.ability.kind])
        return () if here is None else self.open(table, here, key, seat, public, use, depth)

    def open(
        self,
        table: CosmicEncounter,
        here: Here,
        key: str,
        seat: Seat | None,
        public: Mapping[str, Any],
        use: Use | None = None,
        depth: int = 0,
    ) -> Rule[None] | tuple[()]:
        """Open a window in which something can be used at this table. Where nobody listens, nothing needs to be told of
        one for which nobody holds anything; and a copy that catches up knows whether it was open."""
        usable = here.usable
        if usable.is_for_powers and is_out_of_place(table, here):
            return ()
        musts = usable.musts or usable.must_techs
        if table.told is None and not musts and is_shut(table, here):
            return ()
        order = TIMING[table.seats][table.offense][table.defense]
        window = Window(self, table, key, seat, use, depth, public, here, order)
        if musts:
            return self._begun(table, window)
        return self._opened(table, window) if table.again is not None or self._open_round(table, window) else ()

    def players(self, table: Any, window: Window) -> Seats:
        """Nobody is asked in a phase that a result has ended (CE-R25)."""
        here = self._look(table, window)
        return NO_SEATS if here.usable.ends and table.result else all_seats(table.seats)

    def compelled(self, table: Any, window: Window) -> tuple[Seat, ...]:
        """Who must act, as sheets and roles are now."""
        self._look(table, window)
        return super().compelled(table, window)

    def _look(self, table: Any, window: Window) -> Here:
        """What can be used here, and who has which role: uses may have changed both."""
        here: Here = window.lookup
        if window.used or table.hidden_powers:
            now = usable_at(table).get(window.key if window.use is None else USED[window.use.ability.kind])
            window.lookup = here = here.renewed(table.sheets) if now is None else now
        window.by_role = seats_by_role(table.roles)
        return here

    def passing(self, table: Any, seats: Seats, window: Window) -> Seats:
        """Who lets this window pass: as a rule all do that, or nobody."""
        here: Here = window.lookup
        if here.usable.is_usual:
            return seats if here.usable.is_quiet else NO_SEATS
        return super().passing(table, seats, window)

    def is_quiet(self, window: Window) -> bool:
        """In a quiet window a seat is asked for its own power, its flare and its technologies all the same."""
        here: Here = window.lookup
        return here.usable.is_quiet


def is_out_of_place(table: CosmicEncounter, here: Here) -> bool:
    """Whether nobody whose power could be used here has the role for it: most windows for powers alone are that."""
    by_role = seats_by_role(table.roles)
    return not (may_use(table, here, by_role) or here.must_seats & by_role[here.usable.must_roles])


def is_shut(table: CosmicEncounter, here: Here) -> bool:
    """Whether one can see at a glance that nobody is asked: a copy that catches up reads it from its notes, else nobody
    has anything that may be used here: a power, perhaps a technology, or a card."""
    if table.again is not None:
        return not table.once_more()
    usable = here.usable
    if here.power_seats or usable.veiled or usable.techs or usable.card_mask & table.cards.playable().all_cards:
        return False
    table.rounds.append(False)
    return True


ability: Final = CosmicResponses(
    Powers(), VeiledPowers(), Hand(), SuperFlares(), Technologies(), pay=pay, settle=settle
)
NO_FACTS: Final[Mapping[str, Any]] = {}


def window(
    table: CosmicEncounter, key: WindowName, seat: Seat | None = None, public: Mapping[str, Any] = NO_FACTS
) -> Rule[None] | tuple[()]:
    """Open a window, about a seat and with further facts: `yield from window(table, "ships.lost", seat, {...})`. Most
    are of no use at this table and are left at once."""
    here = (table.kept or usable_at(table)).get(key)
    return () if here is None else ability.open(table, here, key, seat, public)
