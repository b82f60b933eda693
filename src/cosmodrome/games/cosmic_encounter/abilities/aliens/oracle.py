"""Oracle: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.alliance import dismiss
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Shuffle, Window


def nobody_lays_first(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """No other effect has fixed who selects first."""
    return not table.marked("lays-first")


@power("oracle", "planning.select", when=nobody_lays_first)
def oracle(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your opponent selects first and plays the card face up."""
    table.mark("lays-first", value=table.opponent(seat) + 1)


@wild("oracle", "planning.before")
def wild_oracle(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Both hands are shuffled together and dealt out again in their old sizes."""
    other = table.opponent(seat)
    sizes = [(who, len(table.cards.hands[who])) for who in (seat, other)]
    table.cards.deal_hands(
        (yield Shuffle("hands", tuple(sorted(table.cards.hands[seat] + table.cards.hands[other])))), sizes
    )


def opponent_has_laid(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The opponent's card is face up and the seat has not selected one yet."""
    return table.marked("lays-first") - 1 == table.opponent(seat)


@super_("oracle", "planning.answer", when=opponent_has_laid)
def super_oracle(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """End the encounter as if a deal had been made (CE-R25); the opponent takes the card back, allies go home."""
    table.cards.take_back(table.opponent(seat))
    for ally in table.allies(0) + table.allies(1):
        yield from dismiss(table, ally)
    table.conclude("deal")
