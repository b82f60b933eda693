"""Tick-Tock: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.conditions import foreign_planets, has_colony, won
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.ships import lose_chosen, settle
from cosmodrome.games.cosmic_encounter.table import DEFENSE, CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Window


@power("tick_tock", "setup", part="tokens", free=True)
def tick_tock_tokens(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Ten tokens, eight if there are four planets."""
    table.add_tokens(ALIEN["tick_tock"], 2 * table.goal)


def defense_won_or_deal(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A defense has won, or a deal was made (CE-R25)."""
    return table.result == "deal" or (table.result == "win" and table.winner == DEFENSE)


@power("tick_tock", "resolution.tokens", when=defense_won_or_deal)
def tick_tock(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A token goes; with the last one you win (CE-R26)."""
    if "tick_tock" not in table.tokens:  # the sheet was hidden at the set-up
        tick_tock_tokens(table, seat, window)
    table.add_tokens(ALIEN["tick_tock"], -1)
    if not table.tokens["tick_tock"]:
        raise table.win([seat], "tokens-gone")


def won_or_dealt(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has won or dealt and has a ship to lose."""
    return (table.result == "deal" or won(table, seat, window)) and table.ships.on_planets(seat) > 0


@super_("tick_tock", "resolution.tokens", when=won_or_dealt)
def super_tick_tock(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Send a ship to the warp: one more token goes."""
    yield from lose_chosen(table, seat, 1, "tick-tock")
    tick_tock(table, seat, window)


@wild("tick_tock", "deck.reshuffled", when=has_colony, targets=foreign_planets)
def wild_tick_tock(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """When the deck is made anew, found a colony of one to four ships in another home system (CE-R34)."""
    yield from settle(table, seat, window.target[0], 1, 4)
