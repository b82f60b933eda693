"""Aliens of the green alert that deal with cards, each with its power and both effects of its flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER, FIRST_FLARE, HAND, KINDS, NAMES, VALUES
from cosmodrome.games.cosmic_encounter.hands import (
    choose_cards,
    discard,
    discard_all,
    discard_draft,
    draw,
    draw_aside,
    last_discards,
    named,
    take_chosen,
    take_random,
)
from cosmodrome.games.cosmic_encounter.reveal import morph
from cosmodrome.games.cosmic_encounter.statics import static
from cosmodrome.games.cosmic_encounter.table import SIDES, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import FROM_DECK, NO, YES, add_card
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.games.cosmic_encounter.windows import (
    Test,
    another,
    cancel,
    either_side,
    every,
    offer_discards,
    power,
    subject,
    super_,
    wild,
    won,
)
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Window

CARDS = ("artifact", "wild", "super")

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
super_("barbarian", "resolution.won", when=can_loot)(loot)


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
            table.discard_laid(seat)
            table.lay(seat, card, face_up=True)
            table.count_laid(seat)
            morph(table)
    keeps = table.marked("keeps-drawn", seat)
    table.discard_cards(seat, [card for card in drawn if card not in taken and not (keeps and card not in ENCOUNTER)])
    return len(table.discard) - before


@wild("chosen", "planning.before")
def wild_chosen(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card."""
    yield from draw(table, seat, 1)


@super_("chosen", "cards.aside", when=subject)
def super_chosen(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Keep the drawn cards that are no encounter cards; you have seen them already."""
    table.mark("keeps-drawn", seat)


# ---- hacker ----------------------------------------------------------------------------------------------------------


def collects(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat is about to collect compensation."""
    return seat == window.seat and table.owed[seat] > 0


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
    yield from choose_cards(table, seat, "give-card", count, count)
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
    yield from choose_cards(table, seat, "give-card", 0, table.marked("hacked", giver))
    table.hand_over(seat, table.draft[seat], giver)


# ---- miser -----------------------------------------------------------------------------------------------------------


def hoard(seat: Seat) -> str:
    """The name of the hoard: it goes with the sheet (CE-R32)."""
    return f"miser:{seat}"


@power("miser", "setup", part="setup", free=True, must=True)
def miser_setup(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Of two hands of eight, one aside and one in your hand, put one down as your hoard: the one aside, or not."""
    table.set_aside_last(seat, HAND)
    table.draw_top(seat, HAND)
    choice = yield Choose(seat, "hoard-aside", [YES, NO], secret=True)
    table.pile_up(seat, table.draft[seat] if choice == YES else table.hands[seat], hoard(seat))
    table.take_up(seat)
    table.open_pile(seat, hoard(seat))


def has_no_hoard(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The sheet was hidden at the set-up."""
    return hoard(seat) not in table.piles


@power("miser", "regroup.start", part="found", free=True, must=True, when=has_no_hoard)
def miser_found(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A sheet that was hidden at the set-up has its hoard from the next encounter on: eight cards of the deck
    (CE-R79)."""
    yield from draw(table, seat, HAND, quiet=True)
    table.pile_up(seat, table.hands[seat][-HAND:], hoard(seat))
    table.open_pile(seat, hoard(seat))


def from_hoard(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat is playing a card from its hoard."""
    return window.use is not None and window.use.seat == seat and table.played.get(window.use.source) == hoard(seat)


@power("miser", "used", part="hold", free=True, must=True, answers=(*CARDS, "reinforcement"), when=from_hoard)
def miser_hold(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A card from the hoard waits for the power: zapped, it goes back, and the hoard is closed for the encounter."""
    assert window.use is not None
    window.use.cancelled, window.use.fate = True, "return"
    table.close_pile(seat, hoard(seat))
    if window.use.source >= FIRST_FLARE:
        table.unplay_flare(seat)


@power("miser", "used", must=True, answers=(*CARDS, "reinforcement"), when=from_hoard)
def miser(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Play a card from the hoard as from your hand."""
    assert window.use is not None
    window.use.cancelled, window.use.fate = False, None
    table.open_pile(seat, hoard(seat))
    if window.use.source >= FIRST_FLARE:
        table.play_flare(seat, window.use.source)


def hoard_is_closed(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A new encounter has begun since the hoard was closed."""
    return hoard(seat) in table.piles and hoard(seat) not in table.reach[seat]


@power("miser", "regroup.start", part="open", free=True, must=True, when=hoard_is_closed)
def miser_open(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The hoard may be played from again."""
    table.open_pile(seat, hoard(seat))


def has_hoard(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has a hoard, be it empty."""
    return hoard(seat) in table.piles


def hoard_is_poor(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The hoard holds no encounter card."""
    return ENCOUNTER.isdisjoint(table.piles[hoard(seat)])


@power("miser", ("regroup.start", "planning.before"), part="refresh", free=True, when=has_hoard, needs=hoard_is_poor)
def miser_refresh(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A hoard without encounter cards is discarded, and eight cards are drawn for a new one."""
    count = len(table.piles[hoard(seat)])
    table.discard_pile(hoard(seat))
    yield from offer_discards(table, seat, count)
    yield from draw(table, seat, HAND)
    table.pile_up(seat, table.hands[seat][-HAND:], hoard(seat))


def loses_hand(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat draws a new hand, or must pay compensation."""
    return subject(table, seat, window) if window.key == "hand.new" else table.is_main(seat) and seat != window.seat


@wild("miser", ("hand.new", "compensation"), when=loses_hand)
def wild_miser(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Set this card and up to two others aside until it is over."""
    assert window.response is not None
    yield from choose_cards(table, seat, "set-aside", 0, 2)
    table.pile_up(seat, table.draft[seat], f"aside:{seat}")
    window.response.fate = f"aside:{seat}"


@super_("miser", "regroup.start", when=every(subject, has_hoard))
def super_miser(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card into the hoard."""
    yield from draw(table, seat, 1)
    table.pile_up(seat, table.hands[seat][-1:], hoard(seat))


# ---- mutant ----------------------------------------------------------------------------------------------------------


def hand_is_small(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Fewer than eight cards."""
    return len(table.hands[seat]) < HAND


@power("mutant", "alliance.before", when=hand_is_small)
def mutant(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Fill your hand to eight, card by card, from the deck or at random from other hands."""
    while len(table.hands[seat]) < HAND:
        others = [seat_option(who) for (who,) in with_cards(table, seat, window)]
        choice = yield Choose(seat, "regenerate", [FROM_DECK, *others])
        if choice == FROM_DECK:
            yield from draw(table, seat, 1)
        else:
            yield from take_random(table, seat, choice[1], 1)


def has_succeeded(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has won as a main player or made a deal."""
    return seat == window.seat or window.key == "deal.done"


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


# ---- reserve ---------------------------------------------------------------------------------------------------------


def low_attacks(table: CosmicEncounter, seat: Seat) -> list[int]:
    """The attacks in a hand that may reinforce: up to 6, with the super flare up to 9."""
    most = table.marked("reserve-limit", seat) or 6
    return [card for card in table.hands[seat] if KINDS[card] == "attack" and VALUES[card] <= most]


def has_low_attack(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Such an attack is in the hand."""
    return bool(low_attacks(table, seat))


@power("reserve", "reveal.totals", again=True, needs=has_low_attack, targets=either_side)
def reserve(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Play a low attack like a reinforcement, for either side."""
    side = SIDES.index(window.target[0])
    choice = yield Choose(seat, "reserve", lambda: named(low_attacks(table, seat)), secret=True)
    reinforce_with(table, seat, side, table.find(seat, choice[1]))


def reinforce_with(table: CosmicEncounter, seat: Seat, side: int, card: int) -> None:
    """A card counts for a side as a reinforcement, and lies with them."""
    table.play(seat, card)
    table.finish(card, "stay")
    table.add_bonus(side, VALUES[card])


def not_cancelled(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """What another plays has not been cancelled."""
    return another(table, seat, window) and window.use is not None and not window.use.cancelled


def has_negotiate(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A negotiate in the hand."""
    return any(KINDS[card] == "negotiate" for card in table.hands[seat])


@power("reserve", "used", part="cancel", answers="reinforcement", when=not_cancelled, needs=has_negotiate)
def reserve_cancel(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard a negotiate: a reinforcement of another has no effect and is discarded."""
    yield from discard(table, seat, "negotiate")
    cancel(table, window)


@super_("reserve", "reveal.totals")
def super_reserve(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """In this encounter attacks up to 9 may reinforce (CE-R61)."""
    table.mark("reserve-limit", seat, 9)


def loose_reinforcements(table: CosmicEncounter, seat: Seat, window: Window) -> list[int]:
    """The reinforcements that another has just discarded, or had played in the encounter that ends."""
    if window.key == "cards.discarded":
        return discarded_by_another(table, seat, window, "reinforcement")
    played = [card for card, who in table.reinforcers.items() if who != seat and card in table.discard]
    return [card for card in played if KINDS[card] == "reinforcement"]


def discarded_by_another(table: CosmicEncounter, seat: Seat, window: Window, kind: str) -> list[int]:
    """The cards of a kind that another has just discarded."""
    return last_discards(table, window, (kind,)) if another(table, seat, window) else []


@wild("reserve", ("cards.discarded", "cards.used"), when=lambda *at: bool(loose_reinforcements(*at)))
def wild_reserve(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take the reinforcements that others discard."""
    for card in loose_reinforcements(table, seat, window):
        table.take_discard(seat, card)


# ---- vulch -----------------------------------------------------------------------------------------------------------


def left_by_another(kind: str) -> Test:
    """Another has discarded a card of this kind."""
    return lambda table, seat, window: bool(discarded_by_another(table, seat, window, kind))


@power("vulch", "cards.discarded", when=left_by_another("artifact"))
def vulch(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take the artifacts that others discard."""
    for card in discarded_by_another(table, seat, window, "artifact"):
        table.take_discard(seat, card)


@power("vulch", "hand.new", part="show", free=True, when=subject)
def vulch_shows(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Before a new hand artifacts are shown: they stay."""
    if artifacts := [card for card in table.hands[seat] if KINDS[card] == "artifact"]:
        table.show_all(seat, artifacts)


@static("vulch", "keeps-cards")
def vulch_keeps(table: CosmicEncounter, seat: Seat, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Artifacts are not discarded for a new hand; with the super flare neither are flares."""
    kept = ("artifact", "flare") if table.marked("keeps-flares", seat) else ("artifact",)
    return tuple(card for card in cards if KINDS[card] not in kept)


@super_("vulch", "cards.discarded", when=left_by_another("flare"))
def super_vulch(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take flares too."""
    for card in discarded_by_another(table, seat, window, "flare"):
        table.take_discard(seat, card)


@super_("vulch", "hand.new", part="keep", when=subject)
def super_vulch_keeps(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Keep your flares when you draw a new hand."""
    table.mark("keeps-flares", seat)


@wild("vulch", ("resolution.won", "deal.done"), when=has_succeeded)
def wild_vulch(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Your opponent's cards come to you one by one, at random; discard each until you keep one (CE-R35, CE-R62)."""
    opponent = table.opponent(seat)
    while table.hands[opponent]:
        yield from take_random(table, seat, opponent, 1)
        if (yield Choose(seat, "discard-or-keep", newest, table, seat, 1, secret=True)) == DONE:
            return
        table.set_aside_last(seat, 1)
        yield from discard_draft(table, seat)
