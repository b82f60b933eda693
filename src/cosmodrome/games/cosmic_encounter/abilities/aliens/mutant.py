"""Mutant: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.cards import HAND
from cosmodrome.games.cosmic_encounter.conditions import has_succeeded, with_cards
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import choose_cards, discard_draft, draw, take_random
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import FROM_DECK
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.games.cosmic_encounter.windows import window as open_window
from cosmodrome.kernel import Choose, Rule, Seat, Window


def hand_is_small(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Fewer than eight cards."""
    return len(table.cards.hands[seat]) < HAND


@power("mutant", "alliance.before", when=hand_is_small)
def mutant(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Fill your hand to eight, card by card, from the deck or at random from other hands: one event (CE-R34)."""
    drawn = 0
    while len(table.cards.hands[seat]) < HAND:
        others = [seat_option(who) for (who,) in with_cards(table, seat, window)]
        choice = yield Choose(seat, "regenerate", [FROM_DECK, *others])
        if choice != FROM_DECK:
            yield from take_random(table, seat, choice[1], 1)
            continue
        if not drawn:
            yield from open_window(table, "deck.draw", seat, {"count": 1})
        yield from draw(table, seat, 1, quiet=True)
        drawn += 1
    if drawn:
        yield from open_window(table, "deck.drawn", seat, {"count": drawn})


@wild("mutant", ("resolution.won", "deal.done"), when=has_succeeded)
def wild_mutant(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Take a random card from your opponent and each of their allies."""
    opponent = table.opponent(seat)
    for who in (opponent, *table.allies(table.side[opponent])):
        yield from take_random(table, seat, who, 1)


@super_("mutant", "alliance.before")
def super_mutant(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard up to three cards before you refill."""
    yield from choose_cards(table, seat, "discard", 0, 3)
    yield from discard_draft(table, seat)
