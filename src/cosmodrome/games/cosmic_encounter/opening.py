"""Set-up: aliens, flares, decks, hands, technologies, and who is first."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS, COMBOS, choosable, go_together
from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIEN_NAMES
from cosmodrome.games.cosmic_encounter.cards import FLARES_IN_DECK, HAND, destiny_colour, flare_of
from cosmodrome.games.cosmic_encounter.research import drawn_technologies
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import TECH
from cosmodrome.games.cosmic_encounter.verbs import choose_alien
from cosmodrome.games.cosmic_encounter.windows import window
from cosmodrome.kernel import Choose, Option, Rule, Seat, Shuffle, Together

DEALT = 2


def set_up(table: CosmicEncounter) -> Rule[None]:
    """CE-4: which aliens play: named by the table, a combination, random ones, or one of two dealt."""
    if table.choice == "choose":
        yield from deal_aliens(table)
    elif table.choice == "combo":
        yield from take_combo(table)
    elif len(table.named) >= table.seats:
        assign(table, table.named)
    else:  # at random, beside those that were named
        others = [alien for alien in choosable(table.edition, table.alerts) if alien not in table.named]
        assign(table, compatible((*table.named, *(yield Shuffle("aliens", tuple(others)))), table.seats))
    table.cursor = "deck"


def take_combo(table: CosmicEncounter) -> Rule[None]:
    """CE-4.9: one random combination, its sheets dealt at random."""
    combos = [tuple(ALIEN[name] for name in combo[: table.seats]) for combo in COMBOS]
    legal = set(choosable(table.edition, table.alerts))
    numbers = tuple(at for at, combo in enumerate(combos) if legal.issuperset(combo)) or tuple(range(8))
    chosen = combos[(yield Shuffle("combo", numbers))[0]]
    assign(table, (yield Shuffle("aliens", chosen)))


def compatible(order: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The first of a shuffled pile that may sit at one table."""
    chosen: tuple[int, ...] = ()
    for alien in order:
        if len(chosen) < count and go_together((*chosen, alien)):
            chosen += (alien,)
    return chosen


def assign(table: CosmicEncounter, aliens: tuple[int, ...]) -> None:
    """Each seat gets its sheet."""
    for seat, alien in enumerate(aliens[: table.seats]):
        table.give_sheets(seat, (alien,))


def deal_aliens(table: CosmicEncounter) -> Rule[None]:
    """CE-4.6, CE-4.11: two flares each, in secret; one sheet is kept, and all are shown at the same time."""
    order = yield Shuffle("aliens", choosable(table.edition, table.alerts))
    table.deal_sheets(compatible(order, table.seats * DEALT), DEALT)
    del order
    chosen = yield Together(
        {seat: Choose(seat, "choose-alien", dealt_aliens, table, seat, secret=True) for seat in range(table.seats)}
    )
    for seat, choice in chosen.items():
        table.give_sheets(seat, (ALIEN[choice[1]],))


def dealt_aliens(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """The aliens to choose from."""
    return [choose_alien(ALIEN_NAMES[alien]) for alien in table.dealt[seat]]


def make_deck(table: CosmicEncounter) -> Rule[None]:
    """CE-4.7, CE-4.12, CE-29.15: with flares, those of the aliens dealt, filled up to ten at random."""
    if table.flares:
        of_aliens = [alien for seat in range(table.seats) for alien in table.dealt[seat] or table.sheets[seat]]
        sure = tuple(flare_of(alien, table.classic_filch) for alien in of_aliens)[:FLARES_IN_DECK]
        legal = {flare_of(at, table.classic_filch) for at, row in enumerate(ALIENS) if row.since <= table.edition}
        more = tuple(card for card in table.cards.box if card in legal and card not in sure)
        table.add_flares(sure, (yield Shuffle("flares", more)))
    table.cards.stack((yield Shuffle("deck", tuple(table.cards.deck))))
    table.cursor = "hands"


def deal_hands(table: CosmicEncounter) -> Rule[None]:
    """CE-4.14: eight cards each; sheets with a set-up of their own have their say."""
    for seat in range(table.seats):
        table.cards.draw_top(seat, HAND)
    yield from window(table, "setup")
    table.cursor = "technologies" if table.with_technologies else "first"


def deal_technologies(table: CosmicEncounter) -> Rule[None]:
    """CE-30.1: two technologies each; one is kept face down, the other discarded."""
    table.technologies.stack((yield Shuffle("technologies", tuple(table.technologies.deck))))
    for seat in range(table.seats):
        table.technologies.draw(seat, DEALT)
    chosen = yield Together(
        {
            seat: Choose(seat, "keep-technology", drawn_technologies, table, seat, secret=True)
            for seat in range(table.seats)
        }
    )
    for seat, choice in chosen.items():
        table.technologies.keep(seat, TECH[choice[1]])
    table.cursor = "first"


def first_player(table: CosmicEncounter) -> Rule[None]:
    """CE-4.15: destiny cards are turned until one shows a colour; then all are shuffled back."""
    order = yield Shuffle("destiny", tuple(table.destiny.deck))
    first = next(colour for colour in (destiny_colour(card, table.seats) for card in reversed(order)) if colour >= 0)
    table.tell("first-player", seat=first)
    table.destiny.shuffle((yield Shuffle("destiny", tuple(sorted(order)))))
    table.begin_turn(first)
    table.cursor = "start-turn"
