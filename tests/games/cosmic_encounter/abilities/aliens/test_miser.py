"""Miser: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    discards,
    drive,
    finish,
    fought,
    halt,
    names,
    options,
    play,
    table_of,
    take,
    zap,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.kernel import Game


def hoarding(text: str, hoard: str, stop: str, closed: bool = False, **fields: Any) -> Game:
    """A game in which A has these cards in its hoard."""
    table = table_of(text, **fields)
    held = table.cards.hands[A]
    table.cards.hands[A] = ()
    for name in hoard.split():
        take(table, A, name)
    table.cards.pile_up(A, table.cards.hands[A], "miser:0")
    table.cards.hands[A] = held
    if not closed:
        table.cards.open_pile(A, "miser:0")
    return starting(replace(RULES, pieces={**RULES.pieces, stop: halt}), table)


def hoarded(game: Game, seat: int = A) -> list[str]:
    """The cards of a hoard."""
    return sorted(NAMES[card] for card in game.table.cards.piles[f"miser:{seat}"])


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
    """Eight cards in the hand and eight in the hoard, whichever Miser puts down."""
    game = play("A:miser, B, C", at="hands", stop="first")
    first = [
        NAMES[card]
        for card in game.table.cards.hands[A] + game.table.cards.draft[A]
        if card in game.table.cards.draft[A]
    ]
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
    assert game.table.cards.reach[A] == ("miser:0",)


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
    assert game.table.cards.reach == [(), ("miser:1",), ()]


def test_the_hoard_leaves_with_the_sheet() -> None:
    """A sheet that leaves the game takes its hoard to the discards."""
    fields: dict[str, Any] = {"hands": {A: "attack-10", B: "attack-00"}, "at": "planning"}
    table = hoarding("A:miser attacks B", "attack-30", "reveal", **fields).table
    table.exchange_sheet(A, ALIEN["zombie"])
    assert [NAMES[card] for card in table.cards.discard] == ["attack-30"]
    assert table.cards.reach[A] == ()


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
    """At the start of Miser's encounter."""
    fields: dict[str, Any] = {"hands": {A: "attack-10 flare-miser"}, "at": "regroup", "stop": "destiny"}
    game = hoarding("A:miser", "attack-30", **fields)
    finish(drive(game, "A use:super-miser"))
    assert len(hoarded(game)) == 2


def test_a_flare_that_stays_in_the_hoard_was_not_played() -> None:
    """CE-R85: zapped, Miser may play another one from the hand."""
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
