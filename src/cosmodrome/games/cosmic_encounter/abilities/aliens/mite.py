"""Mite: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.alliance import dismiss
from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.games.cosmic_encounter.conditions import every, has_ships
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.fleets import GATE
from cosmodrome.games.cosmic_encounter.hands import discard_random, named
from cosmodrome.games.cosmic_encounter.ships import land
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import REFUSE, let_settle
from cosmodrome.games.cosmic_encounter.windows import offer_discards
from cosmodrome.kernel import DONE, Choose, Rule, Seat, Window

HELD = 3


def defense_holds_many(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The defense has more than three cards."""
    return len(table.cards.hands[table.defense]) > HELD


@power("mite", "launch.after", when=every(has_ships, defense_holds_many))
def mite(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The defense discards down to three cards at random, or lets you settle: a success, no win (CE-R25, CE-R69)."""
    who, planet = table.defense, table.planet
    if not defense_holds_many(table, seat, window):  # answers may have used them up
        return
    args = {"subject": seat, "planet": planet}
    if (yield Choose(who, "let-settle", [REFUSE, let_settle(planet)], args=args)) != REFUSE:
        yield from land(table, (seat,), GATE, planet)
        table.conclude("success")
        return
    before, count = len(table.cards.discard), len(table.cards.hands[who]) - HELD
    yield from discard_random(table, who, count, quiet=window.boosted)
    if window.boosted:  # before others may want any of them (CE-R69)
        while cards := table.cards.discard[before:]:
            choice = yield Choose(seat, "keep-card", [*named(cards), DONE])
            if choice == DONE:
                break
            table.cards.take_discard(seat, next(card for card in cards if NAMES[card] == choice[1]))
        yield from offer_discards(table, who, len(table.cards.discard) - before)


boost("mite")


def allied_ships(table: CosmicEncounter, side: int) -> int:
    """The ships of the allies of a side."""
    return sum(table.ships_in(ally) for ally in table.allies(side))


def is_outnumbered(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """More ships are allied with the opponent."""
    side = table.side[seat]
    return allied_ships(table, 1 - side) > allied_ships(table, side)


@wild("mite", "alliance.after", when=is_outnumbered)
def wild_mite(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """All allied ships of both sides go home."""
    for ally in table.allies(0) + table.allies(1):
        yield from dismiss(table, ally)
