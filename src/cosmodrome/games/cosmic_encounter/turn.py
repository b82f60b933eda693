"""The start of a turn, the regroup phase, and what follows an encounter."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import FIRST_FLARE
from cosmodrome.games.cosmic_encounter.fleets import GATE, WARP
from cosmodrome.games.cosmic_encounter.hands import end_loans, needs_hand, new_hand
from cosmodrome.games.cosmic_encounter.moves import all_home
from cosmodrome.games.cosmic_encounter.opening import dealt_aliens
from cosmodrome.games.cosmic_encounter.research import new_technology, research_action
from cosmodrome.games.cosmic_encounter.ships import retrieve
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import AGAIN, END_TURN, NEW_TECHNOLOGY
from cosmodrome.games.cosmic_encounter.windows import offer_discards, turn_sheets, window
from cosmodrome.games.cosmic_encounter.zones import aside
from cosmodrome.kernel import Choose, Option, Rule, Seat, Shuffle


def start_turn(table: CosmicEncounter) -> Rule[None]:
    """CE-6.1: the offense needs an encounter card and gets a new hand without one."""
    seat = table.turn
    if table.changing_powers:
        yield from change_power(table, seat)
    if needs_hand(table, seat):
        yield from new_hand(table, seat)  # CE-6.3: with what can be played at that moment; CE-R88: all else comes after
    yield from window(table, "start_turn", seat)
    if needs_hand(table, seat):
        yield from new_hand(table, seat)
    table.begin_encounter(seat, begun=table.edition == 2018)
    table.go("regroup")


def change_power(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """CE-29.12: the offense draws a sheet and keeps it or the old one; CE-29.13: hidden sheets come in face down."""
    drawn = (yield Shuffle("alien", tuple(table.unused_aliens())))[0]
    table.deal_sheets_to(seat, (table.sheets[seat][0], drawn))
    del drawn
    before = len(table.cards.discard)
    table.exchange_sheet(seat, ALIEN[(yield Choose(seat, "change-power", dealt_aliens, table, seat))[1]])
    table.deal_sheets_to(seat, ())
    yield from offer_discards(table, seat, len(table.cards.discard) - before)  # CE-R32: a hoard goes with the old one


def regroup(table: CosmicEncounter) -> Rule[None]:
    """CE-7.1: one ship of the offense comes out of the warp; CE-30.4: before it everybody may see to technologies."""
    seat = table.offense
    if table.with_technologies:
        for who in table.clockwise(seat):
            yield from research_action(table, who)
    yield from window(table, "regroup.start", seat)
    yield from window(table, "regroup.retrieve", seat)
    count = 0 if table.result else min(table.marked("retrieve", seat, default=1), table.ships.warp[seat])
    if count and not table.ships.has_colony(seat):
        table.ships.move(seat, WARP, GATE, count)  # CE-7.2
        yield from window(table, "ships.retrieved", seat, {"count": count})
    elif count:
        yield from retrieve(table, seat, count)
    table.go("destiny")


def no_cards(table: CosmicEncounter) -> Rule[None]:
    """CE-23.2, CE-11.4: an offense without encounter cards: the turn ends, all committed ships go home."""
    yield from all_home(table)
    table.go("ended")


def ended(table: CosmicEncounter) -> Rule[None]:
    """The encounter is over. CE-16.1: after a success the offense may have a second one; CE-R40: others may follow."""
    if any(table.ships.gate) or any(table.ships.beside):
        yield from all_home(table)
    if any(table.cards.laid):
        for seat in table.timing():
            table.cards.take_back(seat)
    if table.cards.piles:
        yield from end_loans(table)
    table.destiny.discard()
    if not table.extra:
        table.note_success()
    yield from window(table, "encounter.end", table.offense)
    table.go("next")


def next_encounter(table: CosmicEncounter) -> Rule[None]:
    """CE-14.7, CE-16.2: on with a second encounter, or with the turn of the next player (CE-16.3)."""
    seat, forced = table.turn, table.marked("another", table.turn)
    if table.pending:
        table.begin_encounter(*table.next_pending(), extra=True)
        if forced:
            table.mark("another", seat, forced)  # it comes after that
        table.go("regroup")
        return
    if forced:
        table.begin_encounter(seat)
        if forced >= FIRST_FLARE:  # a card has brought it, not a power
            yield from fresh_hand(table, seat, forced)
        table.go("regroup")
        return
    if may_go_on(table, seat):
        choice = yield Choose(seat, "second-encounter", second_encounters, table, seat)
        if choice == AGAIN:
            table.begin_encounter(seat)
            table.go("regroup")
            return
        if choice == NEW_TECHNOLOGY:
            yield from new_technology(table, seat)
    table.begin_turn(table.clockwise(seat)[1])
    table.go("start-turn")


def fresh_hand(table: CosmicEncounter, seat: Seat, card: int) -> Rule[None]:
    """A player who needs one gets a new hand for an encounter that a card has brought; it lies aside meanwhile."""
    if card in table.cards.hands[seat] and not table.cards.has_encounter_card(seat):
        table.cards.pile_up(seat, (card,), aside(seat))
    yield from new_hand(table, seat)


def may_go_on(table: CosmicEncounter, seat: Seat) -> bool:
    """CE-16.1, CE-16.5: after a success in the first encounter, in 2018 only with an encounter card."""
    if table.one_encounter or table.encounter != 1 or not table.success:
        return False
    if table.edition == 2008:
        return True
    if table.cards.has_encounter_card(seat):
        table.cards.claim(seat)
        return True
    table.tell("no-encounter-cards", seat=seat, discloses=True)
    return False


def second_encounters(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """Another encounter, or the end of the turn; CE-30.10: or a technology instead."""
    return [AGAIN, END_TURN] + ([NEW_TECHNOLOGY] if table.with_technologies else [])


def powers_change(table: CosmicEncounter) -> Rule[None]:
    """A step is over, and powers are lost or regained by it (CE-R27)."""
    yield from turn_sheets(table)
    table.go(table.after)
