"""Hate: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.cards import COPIES, KINDS, VALUES
from cosmodrome.games.cosmic_encounter.conditions import ANY, subject
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.hands import cards_of, discard, discard_random, named
from cosmodrome.games.cosmic_encounter.ships import lose_chosen
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import REFUSE
from cosmodrome.kernel import Choose, Option, Rule, Seat, Window


@power("hate", "start_turn", who=ANY, when=subject)
def hate(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard a card; all others match it or lose three ships of your choice (CE-R14)."""
    choice = yield Choose(seat, "hate-card", hate_cards, table, seat, window.boosted, secret=True)
    name = str(choice[1])
    if window.boosted:
        table.cards.show_all(seat, (table.cards.find(seat, name),))
    else:
        yield from discard(table, seat, name)
    for who in table.clockwise(seat)[1:]:
        args = {"subject": seat, "card": name}
        answer = yield Choose(who, "match-hate", matches, table, who, name, args=args, secret=True)
        if answer == REFUSE:
            yield from lose_chosen(table, who, 3, "hate", chooser=seat)
        else:
            yield from discard(table, who, answer[1])


def hate_cards(table: CosmicEncounter, seat: Seat, shown: bool) -> list[Option]:
    """Any card, but not the flare that lets it be shown."""
    cards = cards_of(table, seat)
    return [card for card in cards if card[1] != "flare-hate"] or cards if shown else cards


def matches(table: CosmicEncounter, who: Seat, name: str) -> list[Option]:
    """Cards of the same type, attacks of at least that value; or ships."""
    kind, least = KINDS[COPIES[name][0]], VALUES[COPIES[name][0]]
    alike = [card for card in table.cards.hands[who] if KINDS[card] == kind]
    return [REFUSE, *named([card for card in alike if kind != "attack" or VALUES[card] >= least])]


boost("hate", who=ANY)


@wild("hate", "planning.before")
def wild_hate(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The opponent discards a card at random; if they then have no encounter card, you win (CE-R12, CE-R25)."""
    other = table.opponent(seat)
    yield from discard_random(table, other, 1)
    if table.cards.has_encounter_card(other):
        table.cards.claim(other)
    else:
        table.tell("no-encounter-cards", seat=other, discloses=True)
        table.conclude("win", table.side[seat])
