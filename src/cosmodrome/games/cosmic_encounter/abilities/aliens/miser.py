"""Miser: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER, FIRST_FLARE, HAND
from cosmodrome.games.cosmic_encounter.conditions import every, subject
from cosmodrome.games.cosmic_encounter.declare import CARDS, power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import choose_cards, draw
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import NO, YES
from cosmodrome.games.cosmic_encounter.windows import offer_discards
from cosmodrome.games.cosmic_encounter.zones import aside
from cosmodrome.kernel import Choose, Rule, Seat, Window


def hoard(seat: Seat) -> str:
    """The name of the hoard: it goes with the sheet (CE-R32)."""
    return f"miser:{seat}"


@power("miser", "setup", part="setup", free=True, must=True)
def miser_setup(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Of two hands of eight, one aside and one in your hand, put one down as your hoard: the one aside, or not."""
    table.cards.set_aside_last(seat, HAND)
    table.cards.draw_top(seat, HAND)
    choice = yield Choose(seat, "hoard-aside", [YES, NO], secret=True)
    table.cards.pile_up(seat, table.cards.draft[seat] if choice == YES else table.cards.hands[seat], hoard(seat))
    table.cards.take_up(seat)
    table.cards.open_pile(seat, hoard(seat))


def has_no_hoard(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The sheet was hidden at the set-up, or a quake in an earlier encounter has taken the hoard (CE-R46)."""
    drawn = {(seat, "miser-refresh"), (seat, "super-miser")}
    return hoard(seat) not in table.cards.piles and window.used.isdisjoint(drawn)


@power("miser", "regroup.start", part="found", free=True, must=True, when=has_no_hoard)
def miser_found(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A sheet that was hidden at the set-up has its hoard from the next encounter on: eight cards of the deck
    (CE-R79)."""
    yield from draw_hoard(table, seat, HAND, quiet=True)
    table.cards.open_pile(seat, hoard(seat))


def draw_hoard(table: CosmicEncounter, seat: Seat, count: int, quiet: bool = False) -> Rule[None]:
    """Cards from the deck go to the hoard; if a quake takes them, there is none until the next encounter (CE-R46)."""
    yield from draw(
        table, seat, count, quiet, put=lambda: table.cards.pile_up(seat, table.cards.hands[seat][-count:], hoard(seat))
    )


def from_hoard(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat is playing a card from its hoard."""
    return (
        window.use is not None and window.use.seat == seat and table.cards.played.get(window.use.source) == hoard(seat)
    )


@power("miser", "used", part="hold", free=True, must=True, answers=(*CARDS, "reinforcement"), when=from_hoard)
def miser_hold(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A card from the hoard waits for the power: zapped, it goes back, and the hoard is closed for the encounter
    (CE-R85)."""
    assert window.use is not None
    window.use.cancelled, window.use.fate = True, "return"
    table.cards.close_pile(seat, hoard(seat))
    if window.use.source >= FIRST_FLARE:
        table.unplay_flare(seat)


@power("miser", "used", must=True, answers=(*CARDS, "reinforcement"), when=from_hoard)
def miser(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Play a card from the hoard as from your hand."""
    assert window.use is not None
    window.use.cancelled, window.use.fate = False, None
    table.cards.open_pile(seat, hoard(seat))
    if window.use.source >= FIRST_FLARE:
        table.play_flare(seat, window.use.source)


def hoard_is_closed(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A new encounter has begun since the hoard was closed."""
    is_shut = hoard(seat) in table.cards.piles and hoard(seat) not in table.cards.reach[seat]
    return is_shut and ALIEN["miser"] not in table.zapped


@power("miser", "regroup.start", part="open", free=True, must=True, when=hoard_is_closed)
def miser_open(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The hoard may be played from again."""
    table.cards.open_pile(seat, hoard(seat))


def has_hoard(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has a hoard, be it empty."""
    return hoard(seat) in table.cards.piles


def hoard_is_poor(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The hoard holds no encounter card."""
    return ENCOUNTER.isdisjoint(table.cards.piles[hoard(seat)])


@power("miser", ("regroup.start", "planning.before"), part="refresh", free=True, when=has_hoard, needs=hoard_is_poor)
def miser_refresh(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A hoard without encounter cards is discarded, and eight cards are drawn for a new one."""
    count = len(table.cards.piles[hoard(seat)])
    table.cards.discard_pile(hoard(seat))
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
    table.cards.pile_up(seat, table.cards.draft[seat], aside(seat))
    window.response.fate = aside(seat)


@super_("miser", "regroup.start", when=every(subject, has_hoard))
def super_miser(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card into the hoard."""
    yield from draw_hoard(table, seat, 1)
