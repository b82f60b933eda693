"""Aliens of the green alert that see to cards: loot, interventions, compensation, refills."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER, HAND, KINDS, NAMES
from cosmodrome.games.cosmic_encounter.conditions import collects, won
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import (
    choose_cards,
    discard_all,
    discard_draft,
    draw,
    draw_aside,
    named,
    reinforce_with,
    take_chosen,
    take_random,
)
from cosmodrome.games.cosmic_encounter.reveal import replace_card
from cosmodrome.games.cosmic_encounter.table import NOBODY, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import FROM_DECK, add_card
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.games.cosmic_encounter.windows import offer_discards
from cosmodrome.games.cosmic_encounter.windows import window as open_window
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Window

# ---- barbarian -------------------------------------------------------------------------------------------------------


def can_loot(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The side of the seat has won as the offense, and the defense has cards."""
    return won(table, seat, window) and bool(table.hands[table.defense])


def loot(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Look at the hand of the defense, keep a card for each of your ships, the rest is discarded (CE-R10)."""
    victim = table.defense
    yield from take_chosen(table, seat, victim, 0, table.engaged[seat], "loot")
    yield from discard_all(table, victim)


power("barbarian", "resolution.won", when=can_loot)(loot)
super_("barbarian", "resolution.won", uses_power=True, when=can_loot)(loot)


def gained_cards(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has just got cards."""
    return seat == window.seat and window.public["count"] > 0


@wild("barbarian", ("compensation.after", "rewards.after"), when=gained_cards)
def wild_barbarian(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard what you do not want of your compensation or rewards."""
    left = min(window.public["count"], len(table.hands[seat]))
    while left:
        choice = yield Choose(seat, "sift", newest, table, seat, left, secret=True)
        if choice == DONE:
            break
        table.set_aside(seat, next(card for card in table.hands[seat][-left:] if NAMES[card] == choice[1]))
        left -= 1
    yield from discard_draft(table, seat)


def newest(table: CosmicEncounter, seat: Seat, count: int) -> list[Option]:
    """The cards that came to a hand last, or enough."""
    return [DONE, *named(table.hands[seat][-count:])]


# ---- chosen ----------------------------------------------------------------------------------------------------------


@power("chosen", "reveal.after")
def chosen(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw three cards; one of them replaces your encounter card, or an attack is added to it; the rest goes
    (CE-R65)."""
    yield from draw_aside(table, seat, 3)
    choice = yield Choose(seat, "intervention", interventions, table, seat, secret=True)
    count = intervene(table, seat, choice)
    yield from offer_discards(table, seat, count)


def interventions(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """Replace the own card, add an attack to an attack, or leave it."""
    cards = [card for card in table.draft[seat] if card in ENCOUNTER]
    attacks = [card for card in cards if KINDS[card] == "attack" and table.shows(seat, "attack")]
    return [*named(cards), *(add_card(option[1]) for option in named(attacks)), DONE]


def intervene(table: CosmicEncounter, seat: Seat, choice: Option) -> int:
    """Do it, and discard what was drawn besides; returns how many cards were discarded."""
    drawn, before = table.draft[seat], len(table.discard)
    table.take_up(seat)
    taken = [card for card in drawn if choice != DONE and NAMES[card] == choice[1]][:1]
    for card in taken:
        if choice[0] == "add-card":
            reinforce_with(table, seat, table.side[seat], card)
        else:
            replace_card(table, seat, card)
    keeps = table.marked("keeps-drawn", seat)
    table.discard_cards(seat, [card for card in drawn if card not in taken and not (keeps and card not in ENCOUNTER)])
    return len(table.discard) - before


@wild("chosen", "planning.before")
def wild_chosen(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card."""
    yield from draw(table, seat, 1)


def intervenes(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The cards that lie aside were drawn with the power."""
    return table.uses[-1:] == ((seat, "chosen", ()),)


@super_("chosen", "cards.aside", when=intervenes)
def super_chosen(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Keep the drawn cards that are no encounter cards; you have seen them already."""
    table.mark("keeps-drawn", seat)


# ---- hacker ----------------------------------------------------------------------------------------------------------


def with_cards(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The other players who hold cards."""
    return [(who,) for who in table.clockwise(seat)[1:] if table.hands[who]]


@power("hacker", "compensation", when=collects, targets=with_cards)
def hacker(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Collect from any player, and choose the cards."""
    (giver,) = window.target
    count = table.owed[seat]
    table.owe(seat, 0)
    taken = yield from take_chosen(table, seat, giver, count, count, "hack")
    table.mark("collected", seat, taken)
    table.mark("hacked", giver, taken)


def pays(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The opponent is about to collect from the seat."""
    return window.seat is not None and seat != window.seat and table.owed[window.seat] > 0


@power("hacker", "compensation", part="pay", when=pays)
def hacker_pays(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Choose the cards that your opponent collects from you."""
    assert window.seat is not None
    count = table.owed[window.seat]
    table.owe(window.seat, 0)
    yield from choose_cards(table, seat, "give-card", count, count, target=window.seat)
    table.mark("collected", window.seat, len(table.draft[seat]))
    table.hand_over(seat, table.draft[seat], window.seat)


@wild("hacker", "compensation", when=pays)
def wild_hacker(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your opponent collects nothing from you."""
    assert window.seat is not None
    table.owe(window.seat, 0)


def has_hacked(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has collected with its power."""
    return seat == window.seat and any(table.marked("hacked", who) for who in range(table.seats))


@super_("hacker", "compensation.after", when=has_hacked)
def super_hacker(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Give the player from whom you collected at most as many cards of your choice."""
    giver = next(who for who in range(table.seats) if table.marked("hacked", who))
    yield from choose_cards(table, seat, "give-card", 0, table.marked("hacked", giver), target=giver)
    table.hand_over(seat, table.draft[seat], giver)


# ---- mutant ----------------------------------------------------------------------------------------------------------


def hand_is_small(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Fewer than eight cards."""
    return len(table.hands[seat]) < HAND


@power("mutant", "alliance.before", when=hand_is_small)
def mutant(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Fill your hand to eight, card by card, from the deck or at random from other hands: one event (CE-R34)."""
    drawn = 0
    while len(table.hands[seat]) < HAND:
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


def has_succeeded(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has won as a main player or made a deal; an end like that of a deal is none (CE-R25)."""
    return seat == window.seat or (window.key == "deal.done" and table.proposer != NOBODY)


@wild("mutant", ("resolution.won", "deal.done"), when=has_succeeded)
def wild_mutant(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Take a random card from your opponent and each of his allies."""
    opponent = table.opponent(seat)
    for who in (opponent, *table.allies(table.side[opponent])):
        yield from take_random(table, seat, who, 1)


@super_("mutant", "alliance.before")
def super_mutant(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard up to three cards before you refill."""
    yield from choose_cards(table, seat, "discard", 0, 3)
    yield from discard_draft(table, seat)
