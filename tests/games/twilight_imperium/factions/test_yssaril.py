"""The Yssaril Tribes."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, play, table_of, units

from cosmodrome.games.twilight_imperium.index import CARD_NAMES
from cosmodrome.games.twilight_imperium.sources import may_play_cards


def names(cards: tuple[int, ...]) -> list[str]:
    """The ids of cards."""
    return [CARD_NAMES[card] for card in cards]


def test_stall_tactics() -> None:
    """Discarding an action card is an action."""
    game = play("A:yssaril", hands={A: "flank_speed morale_boost"})
    drive(game, "A component", "A use:stall_tactics", "A card:flank_speed")
    assert names(game.table.hands[A]) == ["morale_boost"]
    assert names(tuple(game.table.action_discard)) == ["flank_speed"]
    assert game.outcome is not None, "the turn is over"
    assert "component" not in options(play("A:yssaril"), A), "there must be a card"


def test_scheming() -> None:
    """Whenever Yssaril draws action cards, it draws one more and then discards one."""
    pools = {B: (3, 3, 1), C: (3, 3, 0)}
    game = play("A:sol B:yssaril", cards={A: "politics"}, pools=pools, agendas="mutiny public_execution")
    drive(game, "A strategic:politics", "A player:1", "A top:mutiny", "A top:public_execution")
    drive(game, "B secondary:politics")
    assert len(game.table.hands[B]) == 3
    drive(game, f"B {options(game, B)[0]}")
    assert len(game.table.hands[B]) == 2
    assert len(game.table.action_discard) == 1


def test_scheming_is_for_own_draws() -> None:
    """When others draw, Yssaril discards nothing."""
    fields = {"pools": {B: (3, 3, 0), C: (3, 3, 0)}, "agendas": "mutiny public_execution"}
    game = play("A:sol B:yssaril", cards={A: "politics"}, hands={B: "veto"}, stop="action-end", **fields)
    drive(game, "A strategic:politics", "A player:1", "A top:mutiny", "A top:public_execution")
    assert game.outcome is not None
    assert (len(game.table.hands[A]), len(game.table.hands[B])) == (2, 1)


def test_crafty() -> None:
    """Yssaril has no hand limit, and no law makes one."""
    assert table_of("A:yssaril").hand_limit(A) >= 80
    assert table_of("A:yssaril", laws="executive_sanctions").hand_limit(A) >= 80
    assert table_of("A:sol", laws="executive_sanctions").hand_limit(A) == 3


def test_ysia_yssrila() -> None:
    """The flagship moves through systems with ships of others; its escort does not."""
    game = play("A:yssaril", {"A 36": "1 flagship 1 cruiser", "B 30": "1 cruiser", "B 46": "1 cruiser"})
    drive(game, "A activate:27", "A all")
    assert units(game, "A 27") == "1 flagship"
    assert units(game, "A 36") == "1 cruiser"


def test_transparasteel_plating() -> None:
    """In the turn of Yssaril those who have passed cannot play action cards; in other turns they can."""
    table = table_of("A:yssaril", techs={A: "transparasteel_plating"})
    table.set_pass(B)
    assert not may_play_cards(table, B)
    assert may_play_cards(table, C)
    table.begin_turn(C)
    assert may_play_cards(table, B)


def test_mageon_implants() -> None:
    """Exhausted, they show the hand of another player, and one card of it changes hands."""
    game = play("A:yssaril", hands={B: "flank_speed morale_boost", C: "veto"}, techs={A: "mageon_implants"})
    drive(game, "A component", "A use:mageon_implants", "A player:1", "A card:morale_boost")
    assert names(game.table.hands[A]) == ["morale_boost"]
    assert names(game.table.hands[B]) == ["flank_speed"]
    assert game.table.knows(A, game.table.hands[B][0]), "it has seen the others, too"
    assert game.table.tapped[A]
    assert "component" not in options(play("A:yssaril", techs={A: "mageon_implants"}), A), "nobody has a card"


def test_spy_net() -> None:
    """At the start of a turn the holder looks at the hand of Yssaril and takes a card."""
    game = play("A:sol B:yssaril", at="turn-start", hands={B: "flank_speed veto"}, notes={A: "spy_net-1"})
    drive(game, "A use:spy_net-1", "A card:veto")
    assert names(game.table.hands[A]) == ["veto"]
    assert names(game.table.hands[B]) == ["flank_speed"]
    assert game.table.find_note(B, "spy_net-1")


def test_spy_net_in_an_own_turn() -> None:
    """It works in the holder's own turn only, and only if there is a card to take."""
    game = play("A:sol B:yssaril", at="turn-start", active=C, hands={B: "veto"}, notes={A: "spy_net-1"})
    assert "use:spy_net-1" not in options(game, A)
    game = play("A:sol B:yssaril", at="turn-start", notes={A: "spy_net-1"})
    assert "use:spy_net-1" not in options(game, A)


@pytest.mark.rule("TI-24.4")
def test_who_takes_an_eighth_card_discards_one() -> None:
    """The hand limit holds for the holder of a Spy Net; Yssaril has none."""
    hand = "summit veto bribery spy plague uprising upgrade"
    game = play("A:sol B:yssaril", at="turn-start", hands={A: hand, B: "flank_speed"}, notes={A: "spy_net-1"})
    drive(game, "A use:spy_net-1", "A card:flank_speed")
    assert asked(game) == [(A, "discard")]
    drive(game, "A card:summit")
    assert len(game.table.hands[A]) == 7
