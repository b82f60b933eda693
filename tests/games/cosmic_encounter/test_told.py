"""What is told of piles of cards and of a destiny card that was picked: to all the same, but for what only some see."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.abilities.aliens.test_citadel import build
from tests.games.cosmic_encounter.abilities.aliens.test_miser import hoarding
from tests.games.cosmic_encounter.tables import A, B, C, begun, drive, finish, fought, names, play, table_of
from tests.games.cosmic_encounter.test_secrets import possessed

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.kernel import Game, Seat
from cosmodrome.texts import Texts

EVERYBODY: tuple[Seat | None, ...] = (A, B, C, None)  # None looks on


def heard(game: Game, key: str, seat: Seat | None) -> list[dict[str, Any]]:
    """The events of a kind as a seat sees them."""
    return [
        {name: value for name, value in event.items() if name != "key"}
        for event in game.events(seat)
        if event["key"] == key
    ]


def all_hear(game: Game, key: str) -> list[dict[str, Any]]:
    """The events of a kind, which are the same for everybody."""
    told = heard(game, key, None)
    assert all(heard(game, key, seat) == told for seat in EVERYBODY)
    return told


# ---- cards go to a pile, and come back -------------------------------------------------------------------------------


@pytest.mark.rule("CE-R71")
def test_who_gets_a_lent_hand_is_told_what_it_holds() -> None:
    """C's hand lies before the Demon; the others hear how many cards it has, and C knows them anyway."""
    game = possessed()
    plain = {"seat": C, "pile": "lent-2:0", "count": 3}
    assert heard(game, "piled-up", A) == [{**plain, "cards": ["attack-40", "plague", "flare-zombie"]}]
    assert [heard(game, "piled-up", seat) for seat in (B, C, None)] == [[plain]] * 3


@pytest.mark.rule("CE-R71")
def test_nobody_else_is_told_which_cards_the_demon_has_drawn() -> None:
    """Super: six cards of the deck lie before the Demon alone."""
    hands = {A: "attack-10 flare-demon", B: "attack-08", C: "attack-40"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance")
    drive(game, "A use:demon:2", "A use:super-demon")
    (told,) = heard(game, "piled-up", A)
    assert (told["seat"], told["pile"], told["count"], len(told.pop("cards"))) == (A, "lent-deck:0", 6, 6)
    assert [heard(game, "piled-up", seat) for seat in (B, C, None)] == [[told]] * 3


def test_what_goes_to_a_hoard_is_told_to_nobody() -> None:
    """Its owner has seen the cards, all others hear how many the hoard now has."""
    fields: dict[str, Any] = {"hands": {A: "attack-10 flare-miser"}, "at": "regroup", "stop": "destiny"}
    game = finish(drive(hoarding("A:miser, B, C", "attack-30 plague", **fields), "A use:super-miser"))
    assert all_hear(game, "piled-up")[-1] == {"seat": A, "pile": "miser:0", "count": 3}


@pytest.mark.rule("CE-R32")
def test_a_hoard_that_goes_with_its_sheet_is_told_without_its_cards() -> None:
    """B has it from now on and sees it, A remembers it, C knows as little as before."""
    fields: dict[str, Any] = {"hands": {A: "attack-10 flare-sorcerer", B: "attack-00"}, "at": "planning"}
    game = hoarding("A:miser attacks B:zombie, C", "attack-30 plague", stop="select", **fields)
    finish(drive(game, "A use:wild-sorcerer"))
    passed = {"seat": A, "target": B, "pile": "miser:0", "goal": "miser:1", "count": 2}
    assert all_hear(game, "pile-passed") == [passed]
    assert game.view(B)["piles"]["closed"]["miser:1"] == ["attack-30", "plague"]
    assert game.view(C)["piles"]["closed"]["miser:1"] == ["?", "?"]
    known = [{game.table.cards.knows(seat, card) for card in game.table.cards.piles["miser:1"]} for seat in (A, B, C)]
    assert known == [{True}, {True}, {False}]


@pytest.mark.rule("CE-33.17")
def test_all_hear_that_cards_lie_aside_and_when_they_are_back() -> None:
    """Wild Miser and two cards are safe from compensation; which two is nobody's business."""
    game = fought("A attacks B, C", "attack-40", "negotiate", {A: "flare-miser quash plague morph"})
    finish(drive(game, "A use:wild-miser", "A card:quash", "A card:plague"))
    assert all_hear(game, "piled-up") == [{"seat": A, "pile": "aside:0", "count": count} for count in (2, 0)]
    assert names(game, A) == ["flare-miser", "plague", "quash"]


# ---- hands -----------------------------------------------------------------------------------------------------------


def test_who_changes_hands_sees_what_comes_and_others_how_much() -> None:
    """The Trader: each of the two sees the other's cards; C hears how many went which way."""
    hands = {A: "attack-04 morph", B: "attack-15"}
    game = finish(drive(play("A:trader attacks B, C", hands=hands, at="planning", stop="select"), "A use:trader"))
    one, other = {"seat": B, "target": A, "count": 1}, {"seat": A, "target": B, "count": 2}
    assert heard(game, "handed-over", A) == [{**one, "cards": ["attack-15"]}, other]
    assert heard(game, "handed-over", B) == [one, {**other, "cards": ["attack-04", "morph"]}]
    assert heard(game, "handed-over", C) == heard(game, "handed-over", None) == [one, other]


@pytest.mark.rule("CE-R51")
def test_all_hear_of_a_switch_and_each_main_player_what_came() -> None:
    """The Sorcerer: face down as they lie."""
    hands = {A: "attack-04", B: "attack-15"}
    game = play("A:sorcerer attacks B, C", hands=hands, at="select", stop="reveal")
    drive(game, "A lay:attack-04", "B lay:attack-15", "A use:sorcerer")
    assert all_hear(game, "swapped-cards") == [{"seats": [A, B]}]
    assert heard(game, "got-card", A) == [{"seat": A, "cards": ["attack-15"]}, {"seat": B}]
    assert heard(game, "got-card", B) == [{"seat": A}, {"seat": B, "cards": ["attack-04"]}]
    assert heard(game, "got-card", C) == heard(game, "got-card", None) == [{"seat": A}, {"seat": B}]


@pytest.mark.rule("CE-R71", "CE-R51")
@pytest.mark.parametrize("switched", [False, True])
def test_a_borrowed_card_that_is_taken_back_goes_to_its_owner_unless_it_was_switched(switched: bool) -> None:
    """A has laid a card of C's; after a switch B takes it back, and A what was B's."""
    hands = {A: "morph", B: "negotiate", C: "attack-04"}
    table = begun(table_of("A attacks B, C", hands=hands, at="select")).table
    table.cards.lend_hand(C, A)
    table.cards.lay(A, table.cards.find(A, "attack-04"))
    table.cards.lay(B, table.cards.find(B, "negotiate"))
    if switched:
        table.cards.swap_laid(A, B)
    table.cards.take_back(A)
    table.cards.take_back(B)
    held = [sorted(table.cards.names(seat)) for seat in (A, B, C)]
    assert held == (
        [["morph", "negotiate"], ["attack-04"], []] if switched else [["morph"], ["negotiate"], ["attack-04"]]
    )


@pytest.mark.rule("CE-23.2")
def test_all_see_that_an_offense_has_no_encounter_card() -> None:
    """It is why the encounter comes to nothing."""
    game = finish(play("A attacks B, C", hands={A: "plague", B: "morph"}, at="allied"))
    assert all_hear(game, "no-encounter-cards") == [{"seat": A}]
    assert all_hear(game, "concluded") == [{"result": "none", "side": None}]


# ---- a pile is discarded ---------------------------------------------------------------------------------------------


def test_all_see_the_cards_of_a_hoard_that_is_discarded() -> None:
    """It held no encounter card; what lay face down lies open now."""
    fields: dict[str, Any] = {"hands": {A: "attack-10", B: "attack-00"}, "at": "planning", "stop": "select"}
    game = finish(drive(hoarding("A:miser attacks B, C", "quash plague", **fields), "A use:miser-refresh"))
    assert all_hear(game, "pile-discarded") == [{"pile": "miser:0", "cards": ["quash", "plague"]}]
    assert all({"plague", "quash"} <= set(game.view(seat)["piles"]["discard"]) for seat in EVERYBODY)


@pytest.mark.rule("CE-R32")
def test_all_see_the_hoard_of_a_sheet_that_leaves() -> None:
    """The Miser changes into the Zombie."""
    fields: dict[str, Any] = {"hands": {A: "attack-10", B: "attack-00"}, "at": "planning"}
    game = hoarding("A:miser attacks B, C", "attack-30", "reveal", **fields)
    game.table.exchange_sheet(A, ALIEN["zombie"])
    assert all_hear(game, "pile-discarded") == [{"pile": "miser:0", "cards": ["attack-30"]}]


@pytest.mark.rule("CE-R58")
def test_all_hear_which_citadels_fall() -> None:
    """With the lost defense, and with the planet's number."""
    hands = {A: "attack-40", B: "attack-10", C: "attack-08"}
    game = finish(build(hands, "A lay:attack-40", "B lay:attack-10", "C use:citadel"))
    assert all_hear(game, "pile-discarded") == [{"pile": "planet:6", "cards": ["attack-08"]}]


@pytest.mark.rule("CE-25.7")
@pytest.mark.parametrize("played", [0, 2])
def test_all_hear_that_reinforcements_are_discarded(played: int) -> None:
    """Together with the encounter cards; where none was played there is nothing to tell."""
    game = fought("A attacks B, C", "attack-10", "attack-08", {A: "reinforcement-3 reinforcement-2"})
    finish(drive(game, *["A use:reinforcement-2:offense", "A use:reinforcement-3:offense"][:played]))
    expected = [{"pile": "reinforcements", "cards": ["reinforcement-2", "reinforcement-3"]}] if played else []
    assert all_hear(game, "pile-discarded") == expected


# ---- destiny ---------------------------------------------------------------------------------------------------------


def test_all_hear_that_destiny_was_picked_before_they_see_it() -> None:
    """The Dictator has looked for a card: which one shows when it is turned up, and not before."""
    game = play("A, B:dictator, C", hands={A: "morph"}, at="destiny", stop="aim", destiny="most_cards")
    before = len(game.table.destiny.deck)
    finish(drive(game, "B destiny:2"))
    assert all_hear(game, "destiny-picked") == [{}]
    keys = [event["key"] for event in game.events(None)]
    assert keys.index("destiny-picked") < keys.index("destiny")
    assert (all_hear(game, "destiny")[0]["target"], len(game.table.destiny.deck)) == (C, before - 1)


@pytest.mark.rule("CE-14.3")
def test_the_log_says_from_which_planets_ships_are_lost() -> None:
    """And which colonies are won and lost with them, each after the ships that made it so."""
    game = finish(fought("A attacks B, C", "attack-40", "attack-00"))
    told = [event for event in game.events(None) if event["key"] in ("moved", "colony-lost", "colony-founded")]
    assert [(event["key"], event["seat"], event.get("planet", event.get("source"))) for event in told][-5:] == [
        ("moved", B, 6),
        ("colony-lost", B, 6),
        ("moved", B, "limbo"),
        ("moved", A, "gate"),
        ("colony-founded", A, 6),
    ]


@pytest.mark.rule("CE-26.3")
def test_the_log_says_that_a_zapped_flare_is_discarded() -> None:
    """A card of another kind that goes there says nothing."""
    texts = Texts("en", "cosmic-encounter")
    zapped = {"key": "card-settled", "card": "flare-zombie", "fate": "discard"}
    assert texts.event(zapped, ("Mira", "Orion")) == "Zombie flare is discarded"
    assert texts.event({**zapped, "card": "plague"}, ("Mira", "Orion")) == ""
    assert texts.event({**zapped, "fate": "hand:1"}, ("Mira", "Orion")) == "Zombie flare goes to the hand of Orion"
