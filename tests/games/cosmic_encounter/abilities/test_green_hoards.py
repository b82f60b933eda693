"""Aliens of the green alert that keep cards or pick them up: hoard, reinforcements, leavings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    discards,
    drive,
    finish,
    fought,
    halt,
    names,
    options,
    pass_all,
    play,
    table_of,
    take,
    totals,
    zap,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.kernel import Game

# ---- miser


def hoarding(text: str, hoard: str, stop: str, closed: bool = False, **fields: Any) -> Game:
    """A game in which A has these cards in its hoard."""
    table = table_of(text, **fields)
    held = table.hands[A]
    table.hands[A] = ()
    for name in hoard.split():
        take(table, A, name)
    table.pile_up(A, table.hands[A], "miser:0")
    table.hands[A] = held
    if not closed:
        table.open_pile(A, "miser:0")
    return starting(replace(RULES, pieces={**RULES.pieces, stop: halt}), table)


def hoarded(game: Game, seat: int = A) -> list[str]:
    """The cards of a hoard."""
    return sorted(NAMES[card] for card in game.table.piles[f"miser:{seat}"])


@ZAPPED
def test_miser_plays_from_the_hoard(zapped: bool) -> None:
    """Like from the hand; zapped, the card stays there and the hoard is closed for the encounter."""
    fields: dict[str, Any] = {"hands": {A: "attack-10", B: "attack-00 cosmic_zap"}, "at": "planning", "stop": "reveal"}
    game = hoarding("A:miser attacks B", "flare-chosen attack-40", **fields)
    drive(game, "A use:wild-chosen", *zap(zapped), "B lay:attack-00")
    assert ("lay:attack-40" in options(game, A)) != zapped
    assert hoarded(game) == ["attack-40", "flare-chosen"]
    assert len(names(game, A)) == (1 if zapped else 2)


@pytest.mark.parametrize("choice", ["yes", "no"])
def test_miser_is_dealt_two_hands(choice: str) -> None:
    """Eight cards in the hand and eight in the hoard, whichever he puts down."""
    game = play("A:miser, B, C", at="hands", stop="first")
    first = [NAMES[card] for card in game.table.hands[A] + game.table.draft[A] if card in game.table.draft[A]]
    finish(drive(game, f"A {choice}"))
    assert (hoarded(game) if choice == "yes" else names(game, A)) == sorted(first)
    assert len(hoarded(game)) == len(names(game, A)) == 8


def test_the_hoard_is_no_hand() -> None:
    """CE-R12: it gives no right to a second encounter."""
    fields: dict[str, Any] = {"hands": {A: "attack-40", B: "attack-00"}, "at": "select", "stop": "start-turn"}
    game = hoarding("A:miser attacks B", "attack-30", **fields)
    finish(drive(game, "A lay:attack-40", "B lay:attack-00"))
    assert game.table.turn == B


def test_the_hoard_opens_again_in_the_next_encounter() -> None:
    """After a zap."""
    game = hoarding("A:miser", "attack-30", "destiny", closed=True, hands={A: "attack-10"}, at="regroup")
    finish(game)
    assert game.table.reach[A] == ("miser:0",)


def test_miser_renews_a_poor_hoard() -> None:
    """Without encounter cards it may be discarded for eight new ones; that is no use."""
    fields: dict[str, Any] = {"hands": {A: "attack-10", B: "attack-00"}, "at": "planning", "stop": "select"}
    game = hoarding("A:miser attacks B", "quash", **fields)
    finish(drive(game, "A use:miser-refresh"))
    assert len(hoarded(game)) == 8
    assert "quash" in discards(game)


def test_the_hoard_goes_with_the_sheet() -> None:
    """CE-R32: a trade of sheets gives it to the other player."""
    fields: dict[str, Any] = {"hands": {A: "attack-10 flare-sorcerer", B: "attack-00"}, "at": "planning"}
    game = hoarding("A:miser attacks B:zombie", "attack-30", stop="select", **fields)
    finish(drive(game, "A use:wild-sorcerer"))
    assert hoarded(game, B) == ["attack-30"]
    assert game.table.reach == [(), ("miser:1",), ()]


def test_the_hoard_leaves_with_the_sheet() -> None:
    """A sheet that leaves the game takes its hoard to the discards."""
    fields: dict[str, Any] = {"hands": {A: "attack-10", B: "attack-00"}, "at": "planning"}
    table = hoarding("A:miser attacks B", "attack-30", "reveal", **fields).table
    table.exchange_sheet(A, ALIEN["zombie"])
    assert [NAMES[card] for card in table.discard] == ["attack-30"]
    assert table.reach[A] == ()


@pytest.mark.rule("CE-33.17")
@pytest.mark.parametrize("new_hand", [False, True])
def test_wild_miser_sets_cards_aside(new_hand: bool) -> None:
    """This one and two others are safe from compensation, or stay when a new hand is drawn."""
    if new_hand:
        hands = {A: "attack-10", B: "flare-miser quash plague reinforcement-2"}
        game = play("A attacks B", hands=hands, at="planning", stop="select")
        finish(drive(game, "B use:wild-miser", "B card:quash", "B card:plague"))
        assert len(names(game, B)) == 11
        assert {"flare-miser", "quash", "plague"} <= set(names(game, B))
    else:
        game = fought("A attacks B", "attack-40", "negotiate", {A: "flare-miser quash plague morph"})
        finish(drive(game, "A use:wild-miser", "A card:quash", "A card:plague"))
        assert names(game, A) == ["flare-miser", "plague", "quash"]
        assert names(game, B) == ["morph"]


@pytest.mark.rule("CE-33.18")
def test_super_miser_draws_into_the_hoard() -> None:
    """At the start of his encounter."""
    fields: dict[str, Any] = {"hands": {A: "attack-10 flare-miser"}, "at": "regroup", "stop": "destiny"}
    game = hoarding("A:miser", "attack-30", **fields)
    finish(drive(game, "A use:super-miser"))
    assert len(hoarded(game)) == 2


def test_a_flare_that_stays_in_the_hoard_was_not_played() -> None:
    """CE-R85: zapped, Miser may play another one from his hand."""
    hands = {A: "attack-10 flare-loser", B: "attack-00 cosmic_zap"}
    game = hoarding("A:miser attacks B", "flare-chosen", hands=hands, at="planning", stop="reveal")
    drive(game, "A use:wild-chosen", "B use:cosmic_zap")
    assert "use:wild-loser" in options(game, A)


@pytest.mark.parametrize("card", ["flare-chosen", "plague"])
def test_a_flare_from_the_hoard_is_the_flare_of_the_encounter(card: str) -> None:
    """Another one is not played from the hand after it; an artifact is no flare."""
    hands = {A: "attack-10 flare-loser", B: "attack-00"}
    use, at = ("wild-chosen", "planning") if "flare" in card else ("plague:1", "regroup")
    game = hoarding("A:miser attacks B", card, hands=hands, at=at, stop="select")
    drive(game, f"A use:{use}")
    assert game.table.flares_by[A] == ("flare" in card)


def test_super_miser_leaves_his_hand_alone() -> None:
    """The card comes from the deck."""
    game = hoarding("A:miser", "attack-30", hands={A: "attack-10 flare-miser"}, at="regroup", stop="destiny")
    finish(drive(game, "A use:super-miser"))
    assert names(game, A) == ["attack-10", "flare-miser"]


# ---- reserve


@ZAPPED
def test_reserve_reinforces_with_low_attacks(zapped: bool) -> None:
    """Each up to 6, for either side, as often as he likes; a zap leaves the card in his hand."""
    game = fought(
        "A:reserve attacks B", "attack-10", "attack-08", {A: "attack-06 attack-04 attack-07", B: "cosmic_zap"}
    )
    drive(game, "A use:reserve:offense")
    if zapped:
        drive(game, "B use:cosmic_zap")
    else:
        drive(game, "A card:attack-06", "A use:reserve:defense", "A card:attack-04")
    finish(game)
    assert totals(game) == ((14, 12) if zapped else (20, 16))
    assert names(game, A) == (["attack-04", "attack-06", "attack-07"] if zapped else ["attack-07"])


@ZAPPED
def test_reserve_cancels_a_reinforcement(zapped: bool) -> None:
    """A negotiate is discarded, and the reinforcement does not count; zapped it does, and the negotiate stays."""
    more = {A: "negotiate", B: "reinforcement-5 cosmic_zap"}
    game = fought("A:reserve attacks B", "attack-10", "attack-08", more)
    drive(game, "B use:reinforcement-5:defense", "A use:reserve-cancel", *zap(zapped))
    finish(game)
    assert totals(game) == (14, 17 if zapped else 12)
    assert names(game, A) == (["negotiate"] if zapped else [])


def test_reserve_needs_a_part_in_the_encounter() -> None:
    """Only main players and allies reinforce."""
    game = fought("A attacks B, C:reserve", "attack-10", "attack-08", {C: "attack-04"})
    finish(game)
    assert totals(game) == (14, 12)
    assert not [event for event in game.events(None) if event["key"] == "use"]


@pytest.mark.rule("CE-33.29")
@pytest.mark.parametrize("own", [False, True])
def test_wild_reserve_takes_reinforcements(own: bool) -> None:
    """Those that others have played, when they are discarded; not one's own."""
    more = {A: "flare-reserve reinforcement-3", B: "reinforcement-5"}
    game = fought("A attacks B", "attack-10", "attack-08", more)
    drive(game, "A use:reinforcement-3:offense" if own else "B use:reinforcement-5:defense")
    if not own:
        drive(game, "A use:wild-reserve")
    finish(game)
    assert names(game, A) == (["flare-reserve"] if own else ["flare-reserve", "reinforcement-3", "reinforcement-5"])


@pytest.mark.rule("CE-33.30")
def test_super_reserve_reinforces_up_to_nine() -> None:
    """With attacks that are too high for the power alone (CE-R61)."""
    game = fought("A:reserve attacks B", "attack-10", "attack-08", {A: "attack-09 flare-reserve"})
    finish(drive(game, "A use:super-reserve", "A use:reserve:offense", "A card:attack-09"))
    assert totals(game) == (23, 12)


def test_reserve_has_no_use_for_a_seven() -> None:
    """Up to six."""
    game = fought("A:reserve attacks B", "attack-10", "attack-08", {A: "attack-06 attack-07"})
    pass_all(drive(game, "A use:reserve:offense"))
    assert "attack-07" in names(game, A)
    assert "card:attack-07" not in options(game, A)


@pytest.mark.rule("CE-33.29")
def test_wild_reserve_takes_reinforcements_from_a_hand_that_is_discarded() -> None:
    """When another draws a new one."""
    hands = {A: "attack-10 flare-reserve", B: "reinforcement-2 quash"}
    game = play("A attacks B", hands=hands, at="planning", stop="select")
    finish(drive(game, "A use:wild-reserve"))
    assert "reinforcement-2" in names(game, A)


# ---- vulch


@ZAPPED
def test_vulch_takes_artifacts(zapped: bool) -> None:
    """That others have played, after they had their effect; neither that one nor the zap if it is zapped."""
    hands = {A: "morph plague cosmic_zap"}
    game = play("A, B:vulch, C", hands=hands, at="regroup", stop="destiny")
    drive(game, "A use:plague:2", "C auto:3", *zap(zapped, "A"))
    finish(game)
    assert game.table.warp[C] == 3
    assert names(game, B) == ([] if zapped else ["plague"])


def test_vulch_discards_his_own_artifacts() -> None:
    """What he plays himself is gone."""
    game = play("A:vulch, B, C", hands={A: "morph plague"}, at="regroup", stop="destiny")
    finish(drive(game, "A use:plague:2", "C auto:3"))
    assert names(game, A) == ["morph"]


def test_vulch_defends_his_salvage() -> None:
    """His own Card Zap stops the zap and is discarded; the artifact and the zap of the other are his."""
    hands = {A: "morph plague cosmic_zap", B: "card_zap"}
    game = play("A, B:vulch, C", hands=hands, at="regroup", stop="destiny")
    finish(drive(game, "A use:plague:2", "C auto:3", "A use:cosmic_zap", "B use:card_zap"))
    assert names(game, B) == ["cosmic_zap", "plague"]
    assert "card_zap" in discards(game)


def test_vulch_gets_nothing_that_was_taken_before() -> None:
    """Wild Clone acts before the card is discarded."""
    game = play("A, B, C:vulch", hands={A: "morph plague flare-clone"}, at="regroup", stop="destiny")
    finish(drive(game, "A use:plague:1", "B auto:3", "A use:wild-clone"))
    assert names(game, C) == []


def test_vulch_keeps_artifacts_for_a_new_hand() -> None:
    """He shows them and draws eight cards besides."""
    artifacts = (
        "card_zap card_zap cosmic_zap cosmic_zap emotion_control force_field ionic_gas mobius_tubes mobius_tubes"
    )
    hands = {A: "attack-10", B: "plague quash reinforcement-2", C: artifacts}
    game = finish(play("A attacks B:vulch", hands=hands, at="planning", stop="select"))
    assert {"plague", "quash"} <= set(names(game, B))
    assert len(names(game, B)) == 10
    assert next(event for event in game.events(None) if event["key"] == "showed")["cards"] == ["plague", "quash"]


@pytest.mark.rule("CE-33.39")
def test_wild_vulch_goes_through_a_hand() -> None:
    """Card by card until one is kept; what is left stays (CE-R35, CE-R62)."""
    game = fought("A attacks B", "attack-40", "attack-00", {A: "flare-vulch", B: "morph quash plague"})
    drive(game, "A use:wild-vulch")
    drive(game, f"A {options(game, A)[1]}", "A done")
    finish(game)
    assert (len(names(game, A)), len(names(game, B))) == (2, 1)


@pytest.mark.rule("CE-33.40")
def test_super_vulch_takes_flares() -> None:
    """That others discard."""
    hands = {A: "attack-40 flare-chosen card_zap", B: "attack-00 flare-trader card_zap", C: "flare-vulch"}
    game = play("A attacks B, C:vulch", hands=hands, at="planning", stop="select")
    drive(game, "A use:wild-chosen", "B use:card_zap", "C use:super-vulch")
    finish(game)
    assert {"flare-chosen", "flare-vulch", "card_zap"} <= set(names(game, C))


def test_super_vulch_keeps_flares_for_a_new_hand() -> None:
    """As he keeps artifacts."""
    hands = {A: "attack-10", B: "plague flare-vulch flare-trader reinforcement-2"}
    game = play("A attacks B:vulch", hands=hands, at="planning", stop="select")
    finish(drive(game, "B use:super-vulch-keep"))
    assert {"plague", "flare-trader", "flare-vulch"} <= set(names(game, B))


def test_vulch_without_the_super_flare_loses_flares() -> None:
    """A new hand costs them."""
    hands = {A: "attack-10", B: "plague flare-vulch flare-trader reinforcement-2"}
    game = finish(play("A attacks B:vulch", hands=hands, at="planning", stop="select"))
    assert "flare-trader" in discards(game)
