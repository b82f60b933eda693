"""Who knows where a card is, after each verb that moves it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, begun, table_of

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat

Verb = Callable[[CosmicEncounter], object]


class Known(NamedTuple):
    """After these verbs, the cards by name and the seats that know where they are."""

    name: str
    verbs: tuple[Verb, ...]
    known: dict[str, set[Seat]]


def cards(table: CosmicEncounter, seat: Seat, names: str) -> tuple[int, ...]:
    """Cards that a seat can play, by their names."""
    return tuple(table.cards.find(seat, name) for name in names.split())


def seen_by(seat: Seat, owner: Seat, names: str) -> Verb:
    """A seat looks at cards of another one."""
    return lambda table: table.cards.look(seat, cards(table, owner, names), owner)


def lay_both(table: CosmicEncounter) -> None:
    """Both main players have selected, face down."""
    table.cards.lay(A, *cards(table, A, "attack-10"))
    table.cards.lay(B, *cards(table, B, "negotiate"))


ALL = {A, B, C}
SEEN = seen_by(C, A, "morph plague")
ROWS = (
    Known("a card in a hand is its owner's secret", (), {"morph": {A}, "negotiate": {B}, "quash": {C}}),
    Known("who looks at a card knows it", (SEEN,), {"morph": {A, C}, "plague": {A, C}, "attack-10": {A}}),
    Known(
        "a card that is shown is known to all",
        (lambda table: table.cards.show_all(A, cards(table, A, "morph")),),
        {"morph": ALL, "plague": {A}},
    ),
    Known(
        "a card that goes to another hand unseen is known to these two, and what is left only to who saw it go",
        (SEEN, seen_by(B, A, "morph"), lambda table: table.cards.hand_over(A, cards(table, A, "plague"), B)),
        {"plague": {A, B}, "morph": {A, B}},
    ),
    Known(
        "a card that changes hands openly is known to all, and nobody loses track of the others",
        (SEEN, lambda table: table.cards.hand_over_openly(A, cards(table, A, "plague"), B)),
        {"plague": ALL, "morph": {A, C}},
    ),
    Known(
        "who has seen cards knows them after a change of hands, as both who gave them do",
        (SEEN, lambda table: table.cards.swap_hands(A, B)),
        {"morph": ALL, "attack-10": {A, B}, "negotiate": {A, B}},
    ),
    Known(
        "hands that were mixed are nobody's knowledge but of those who hold them",
        (SEEN, lambda table: table.cards.deal_hands(cards(table, A, "plague attack-10 morph"), [(A, 3)])),
        {"morph": {A}, "plague": {A}},
    ),
    Known(
        "a card put onto the deck is known to who has put it, and others lose track of the hand",
        (SEEN, lambda table: table.cards.put_on_deck(A, *cards(table, A, "plague"))),
        {"plague": {A}, "morph": {A}},
    ),
    Known(
        "a card put under the deck is known to who has put it, and others lose track of the hand",
        (SEEN, lambda table: table.cards.put_under_deck(A, *cards(table, A, "plague"))),
        {"plague": {A}, "morph": {A}},
    ),
    Known(
        "a card that is put onto the deck and drawn from it is known to both",
        (
            lambda table: table.cards.put_on_deck(A, *cards(table, A, "plague")),
            lambda table: table.cards.draw_top(B, 1),
        ),
        {"plague": {A, B}},
    ),
    Known(
        "a discarded card is known to all",
        (lambda table: table.cards.discard_cards(A, cards(table, A, "plague")),),
        {"plague": ALL, "morph": {A}},
    ),
    Known(
        "a card taken from the discards is known to all",
        (
            lambda table: table.cards.discard_cards(A, cards(table, A, "plague")),
            lambda table: table.cards.take_discard(B, table.cards.discard[-1]),
        ),
        {"plague": ALL},
    ),
    Known(
        "a new deck is known to nobody",
        (
            SEEN,
            lambda table: table.cards.discard_cards(A, cards(table, A, "plague")),
            lambda table: table.cards.reshuffle(table.cards.discard[:]),
        ),
        {"plague": set(), "morph": {A, C}},
    ),
    Known(
        "after a quake nobody knows anything",
        (SEEN, lambda table: table.cards.quake(), lambda table: table.cards.reshuffle(table.cards.discard[:])),
        {"plague": set(), "morph": set(), "quash": set(), "negotiate": set()},
    ),
    Known(
        "cards that go to a pile face down are known to its owner, and others lose track of the hand",
        (SEEN, lambda table: table.cards.pile_up(A, cards(table, A, "plague"), "aside:0")),
        {"plague": {A}, "morph": {A}},
    ),
    Known(
        "cards that come back from a pile stay secret",
        (
            lambda table: table.cards.pile_up(A, cards(table, A, "plague"), "aside:0"),
            lambda table: table.cards.take_pile(A, "aside:0"),
        ),
        {"plague": {A}},
    ),
    Known(
        "a lent hand is known to both, and to who had seen it",
        (seen_by(B, C, "quash"), lambda table: table.cards.lend_hand(C, A)),
        {"quash": ALL, "attack-04": {A, C}},
    ),
    Known(
        "who had a lent hand remembers it",
        (lambda table: table.cards.lend_hand(C, A), lambda table: table.cards.end_loan("lent-2:0")),
        {"quash": {A, C}, "attack-04": {A, C}},
    ),
    Known(
        "which card of a lent hand is laid is known to who lays it, not even to its owner",
        (
            seen_by(B, C, "quash"),
            lambda table: table.cards.lend_hand(C, A),
            lambda table: table.cards.lay(A, *cards(table, A, "attack-04")),
        ),
        {"quash": {A}, "attack-04": {A}},
    ),
    Known(
        "a card that is laid open is known to all",
        (SEEN, lambda table: table.cards.lay_open(A, *cards(table, A, "attack-10"), "planet:6")),
        {"attack-10": ALL, "morph": {A, C}},
    ),
    Known(
        "a selected card is its owner's secret",
        (lay_both,),
        {"attack-10": {A}, "negotiate": {B}},
    ),
    Known(
        "a card that is turned up is known to all, and stays so when it is taken back",
        (lay_both, lambda table: table.cards.turn_up(A), lambda table: table.cards.take_back(A)),
        {"attack-10": ALL},
    ),
    Known(
        "after a switch both main players know both cards",
        (SEEN, lay_both, lambda table: table.cards.swap_laid(A, B)),
        {"attack-10": {A, B}, "negotiate": {A, B}, "morph": {A}},
    ),
    Known(
        "after a switch only the main players know what else they have seen of each other",
        (
            seen_by(B, A, "morph"),
            seen_by(C, A, "morph"),
            seen_by(A, B, "attack-08"),
            seen_by(C, B, "attack-08"),
            lay_both,
            lambda table: table.cards.swap_laid(A, B),
        ),
        {"morph": {A, B}, "attack-08": {A, B}},
    ),
    Known(
        "a card of a lent hand that was laid and goes back is remembered",
        (
            lambda table: table.cards.lend_hand(C, B),
            lambda table: table.cards.lay(B, *cards(table, B, "attack-04")),
            lambda table: table.cards.take_back(B),
        ),
        {"attack-04": {B, C}},
    ),
    Known(
        "a card in use is known to all, and stays so in the hand to which it returns",
        (
            lambda table: table.cards.play(A, *cards(table, A, "plague")),
            lambda table: table.cards.finish(*table.cards.played, "return"),
        ),
        {"plague": ALL},
    ),
    Known(
        "a pile that is discarded is known to all",
        (
            lambda table: table.cards.pile_up(A, cards(table, A, "plague"), "miser:0"),
            lambda table: table.cards.discard_pile("miser:0"),
        ),
        {"plague": ALL},
    ),
    Known(
        "C gives a card to B unseen, and A loses track of both",
        (seen_by(A, C, "quash attack-04"), lambda table: table.cards.hand_over(C, cards(table, C, "quash"), B)),
        {"quash": {B, C}, "attack-04": {C}},
    ),
    Known(
        "C puts a card onto the deck, and A loses track of both",
        (seen_by(A, C, "quash attack-04"), lambda table: table.cards.put_on_deck(C, *cards(table, C, "quash"))),
        {"quash": {C}, "attack-04": {C}},
    ),
    Known(
        "C puts a card under the deck, and A loses track of both",
        (seen_by(A, C, "quash attack-04"), lambda table: table.cards.put_under_deck(C, *cards(table, C, "quash"))),
        {"quash": {C}, "attack-04": {C}},
    ),
    Known(
        "C puts a card onto a pile, and A loses track of both",
        (seen_by(A, C, "quash attack-04"), lambda table: table.cards.pile_up(C, cards(table, C, "quash"), "aside:2")),
        {"quash": {C}, "attack-04": {C}},
    ),
    Known(
        "a hand that C had from B is remembered",
        (lambda table: table.cards.lend_hand(B, C), lambda table: table.cards.end_loan("lent-1:2")),
        {"attack-08": {B, C}, "negotiate": {B, C}},
    ),
)


@pytest.mark.rule("CE-R33")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_seat_knows_what_it_has_seen(row: Known) -> None:
    """No more, and no less."""
    hands = {A: "attack-10 morph plague", B: "attack-08 negotiate", C: "quash attack-04"}
    table = begun(table_of("A attacks B, C", hands=hands, at="select")).table
    held = {NAMES[card]: card for hand in table.cards.hands for card in hand}
    for verb in row.verbs:
        verb(table)
    found = {name: {seat for seat in (A, B, C) if table.cards.knows(seat, held[name])} for name in row.known}
    assert found == row.known


LEAVING: dict[str, Callable[[CosmicEncounter, int], object]] = {
    "discarded": lambda table, card: table.cards.discard_cards(A, (card,)),
    "given away": lambda table, card: table.cards.hand_over_openly(A, (card,), B),
    "laid open": lambda table, card: table.cards.lay_open(A, card, "planet:6"),
    "turned up": lambda table, card: table.cards.lay(A, card, face_up=True),
    "shown": lambda table, card: table.cards.show_all(A, (card,)),
}


@pytest.mark.parametrize("leave", LEAVING.values(), ids=LEAVING)
def test_who_has_seen_one_of_two_alike_cannot_tell_which_is_left(
    leave: Callable[[CosmicEncounter, int], object],
) -> None:
    """A has two attacks of 10 of which C has seen one: the one that all see now may be that."""
    hands = {A: "attack-10 attack-10 morph", B: "attack-08"}
    table = begun(table_of("A attacks B, C", hands=hands, at="select")).table
    first, second, morph = table.cards.hands[A]
    table.cards.look(C, (first, morph), A)
    leave(table, second)
    assert [table.cards.knows(C, card) for card in (first, second, morph)] == [False, True, True]


# ---- what the rules have shown: that a player holds an encounter card ------------------------------------------------


def hoard(table: CosmicEncounter) -> None:
    """A's Plague and morph lie in the hoard of the Miser, which A has."""
    table.give_sheets(A, (ALIEN["miser"],))
    table.cards.pile_up(A, cards(table, A, "plague morph"), "miser:0")
    table.cards.open_pile(A, "miser:0")


def nothing(table: CosmicEncounter) -> None:
    """The table as it is."""


UNSURE: dict[str, tuple[Verb, Verb, set[Seat]]] = {
    "who sets a card aside": (nothing, lambda table: table.cards.set_aside(A, *cards(table, A, "plague")), {A}),
    "who hands a card over": (nothing, lambda table: table.cards.hand_over(A, cards(table, A, "plague"), B), {A}),
    "who discards a card": (nothing, lambda table: table.cards.discard_cards(A, cards(table, A, "plague")), {A}),
    "who plays a card": (nothing, lambda table: table.cards.play(A, *cards(table, A, "plague")), {A}),
    "who plays from a pile": (hoard, lambda table: table.cards.play(A, *cards(table, A, "plague")), {A}),
    "who puts cards onto a pile": (
        nothing,
        lambda table: table.cards.pile_up(A, cards(table, A, "plague"), "aside:0"),
        {A},
    ),
    "who lends a hand, and to whom": (nothing, lambda table: table.cards.lend_hand(A, B), {A, B}),
    "who gives a lent hand back": (
        lambda table: table.cards.lend_hand(C, A),
        lambda table: table.cards.end_loan("lent-2:0"),
        {A},
    ),
    "who may no longer play from a pile": (hoard, lambda table: table.cards.close_pile(A, "miser:0"), {A}),
    "who loses a pile to another, and the other": (
        hoard,
        lambda table: table.cards.pass_pile("miser:0", "miser:1"),
        {A, B},
    ),
    "who loses a pile": (hoard, lambda table: table.cards.discard_pile("miser:0"), {A}),
    "two who change hands": (nothing, lambda table: table.cards.swap_hands(A, B), {A, B}),
    "who is dealt a mixed hand": (
        nothing,
        lambda table: table.cards.deal_hands(cards(table, A, "plague attack-10 morph"), [(A, 3)]),
        {A},
    ),
    "everybody in a quake": (nothing, lambda table: table.cards.quake(), {A, B, C}),
}


@pytest.mark.rule("CE-23.3")
@pytest.mark.parametrize("before, verb, unsure", UNSURE.values(), ids=UNSURE)
def test_whether_a_player_still_holds_an_encounter_card_is_open_when_cards_have_left(
    before: Verb, verb: Verb, unsure: set[Seat]
) -> None:
    """The rules look again before they go on; of the others it stays known."""
    hands = {A: "attack-10 morph plague", B: "attack-08 negotiate", C: "quash attack-04"}
    table = begun(table_of("A attacks B, C", hands=hands, at="select")).table
    before(table)
    table.cards.claims = (A, B, C)
    verb(table)
    assert {A, B, C} - set(table.cards.claims) == unsure


def test_a_selected_card_is_an_encounter_card_for_certain() -> None:
    """Whatever else leaves the hand."""
    hands = {A: "attack-10 plague", B: "attack-08"}
    table = begun(table_of("A attacks B, C", hands=hands, at="select")).table
    table.cards.claims = (A, B)
    table.cards.lay(A, *cards(table, A, "attack-10"))
    table.cards.discard_cards(A, cards(table, A, "plague"))
    assert table.cards.claims == (A, B)
