"""Aliens of the green alert that keep cards or pick them up: hoard, reinforcements, leavings."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.abilities.green_cards import has_succeeded, newest
from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER, FIRST_FLARE, HAND, KINDS, VALUES
from cosmodrome.games.cosmic_encounter.conditions import Test, another, either_side, every, has_negotiate, subject
from cosmodrome.games.cosmic_encounter.declare import CARDS, cancel, power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import (
    choose_cards,
    discard,
    discard_draft,
    draw,
    last_discards,
    named,
    reinforce_with,
    take_random,
)
from cosmodrome.games.cosmic_encounter.statics import static
from cosmodrome.games.cosmic_encounter.table import SIDES, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import NO, YES
from cosmodrome.games.cosmic_encounter.windows import offer_discards
from cosmodrome.games.cosmic_encounter.zones import aside
from cosmodrome.kernel import DONE, Choose, Rule, Seat, Window

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
    yield from draw_hoard(table, seat, HAND, quiet=True)
    table.open_pile(seat, hoard(seat))


def draw_hoard(table: CosmicEncounter, seat: Seat, count: int, quiet: bool = False) -> Rule[None]:
    """Cards from the deck go to the hoard; if a quake takes them, there is none until the next encounter (CE-R46)."""
    yield from draw(table, seat, count, quiet, put=lambda: table.pile_up(seat, table.hands[seat][-count:], hoard(seat)))


def from_hoard(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat is playing a card from its hoard."""
    return window.use is not None and window.use.seat == seat and table.played.get(window.use.source) == hoard(seat)


@power("miser", "used", part="hold", free=True, must=True, answers=(*CARDS, "reinforcement"), when=from_hoard)
def miser_hold(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A card from the hoard waits for the power: zapped, it goes back, and the hoard is closed for the encounter
    (CE-R85)."""
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
    yield from draw_hoard(table, seat, HAND)


def loses_hand(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat draws a new hand, or must pay compensation: as the opponent, or to a Hacker who has chosen it."""
    if window.key == "hand.new":
        return subject(table, seat, window)
    if window.key == "compensation":
        return table.is_main(seat) and seat != window.seat
    return window.use is not None and window.use.ability.id == "hacker" and window.use.target == (seat,)


@wild("miser", ("hand.new", "compensation", "used"), answers="power", when=loses_hand)
def wild_miser(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Set this card and up to two others aside until it is over."""
    assert window.response is not None
    yield from choose_cards(table, seat, "set-aside", 0, 2)
    table.pile_up(seat, table.draft[seat], aside(seat))
    window.response.fate = aside(seat)


@super_("miser", "regroup.start", when=every(subject, has_hoard))
def super_miser(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card into the hoard."""
    yield from draw_hoard(table, seat, 1)


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


def not_cancelled(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """What another plays has not been cancelled."""
    return another(table, seat, window) and window.use is not None and not window.use.cancelled


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


@super_("vulch", "cards.discarded", uses_power=True, when=left_by_another("flare"))
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
