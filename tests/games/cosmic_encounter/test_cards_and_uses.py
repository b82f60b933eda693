"""Cards that go back or change places, uses within uses, and what the story tells of them."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.labs import equip
from tests.games.cosmic_encounter.tables import A, B, C, begun, drive, hurry, names, pass_all, play, table_of

from cosmodrome.games.cosmic_encounter.zones import beside


@pytest.mark.rule("CE-R71")
def test_a_possessed_card_that_is_taken_back_goes_to_its_owner() -> None:
    """The Demon has laid a card of C before the Oracle, who ends the encounter with the super flare."""
    hands = {A: "attack-04", B: "attack-06 flare-oracle", C: "attack-40"}
    table = table_of("A:demon attacks B:oracle, C", hands=hands, at="alliance")
    game = drive(begun(table), "A use:demon:2", "A invite:nobody", "B invite:nobody", "A lay:attack-40")
    hurry(drive(game, "B use:super-oracle"))
    assert (names(game, A), names(game, C)) == (["attack-04"], ["attack-40"])


@pytest.mark.rule("CE-R13")
def test_an_open_card_stays_open_when_it_changes_places() -> None:
    """The Oracle has seen the card of B; the Sorcerer switches, and now the Oracle's card is the one that lies open."""
    hands = {A: "attack-04", B: "attack-15 flare-kamikaze"}
    game = play("A:oracle attacks B:sorcerer", hands=hands, at="select", stop="reveal")
    drive(game, "B lay:attack-15", "A lay:attack-04", "B use:sorcerer")
    assert [ask.key for ask in game.asks] == ["planning.after"]
    players = game.view(None)["players"]
    assert [(player["laid"], player["face_up"]) for player in players[:2]] == [(["attack-15"], True), (["?"], False)]


def test_an_answer_to_an_answer_leaves_the_first_use_under_way() -> None:
    """A zap is zapped by a card: all see that the sacrifice goes on (CE-R1)."""
    hands = {A: "attack-10", B: "cosmic_zap attack-08", C: "card_zap"}
    game = play("A:kamikaze attacks B, C", hands=hands, at="planning", stop="select")
    drive(game, "A use:kamikaze:2", "B use:cosmic_zap")
    assert [use["ability"] for use in game.view(None)["encounter"]["uses"]] == ["kamikaze", "cosmic_zap"]
    drive(game, "C use:card_zap")
    assert [ask.key for ask in game.asks] == ["lose-ships"]
    assert [use["ability"] for use in game.view(None)["encounter"]["uses"]] == ["kamikaze"]


@pytest.mark.parametrize(
    "card, named, target", [("7", "colour", C), ("most_cards", "most_cards", B), ("wild", "wild", None)]
)
def test_all_are_told_whom_destiny_names(card: str, named: str, target: int | None) -> None:
    """A colour, a special card, or nobody."""
    game = play("A, B, C", hands={A: "morph", B: "quash"}, at="destiny", destiny=card, stop="aim")
    pass_all(game)
    (told,) = [event for event in game.events(None) if event["key"] == "destiny"]
    assert (told["card"], told.get("target")) == (named, target)


def test_all_are_told_that_a_card_was_taken_back() -> None:
    """The Clone keeps the encounter card."""
    game = play("A:clone attacks B", hands={A: "attack-40", B: "attack-00"}, at="select", stop="next")
    hurry(drive(game, "A lay:attack-40", "B lay:attack-00", "A use:clone"))
    assert [event["seat"] for event in game.events(None) if event["key"] == "took-back"] == [A]


@pytest.mark.rule("CE-R40")
def test_all_are_told_of_a_further_encounter() -> None:
    """Wild Warrior: the former defense will encounter the offense."""
    hands = {A: "attack-40", B: "attack-00 morph flare-warrior"}
    game = play("A attacks B", hands=hands, at="select", stop="regroup")
    hurry(drive(game, "A lay:attack-40", "B lay:attack-00", "B use:wild-warrior"))
    assert [event["seat"] for event in game.events(None) if event["key"] == "further-encounter"] == [B]


@pytest.mark.rule("CE-R74")
@pytest.mark.parametrize("fortified", [False, True])
def test_a_planet_that_leaves_takes_its_citadels_along(fortified: bool) -> None:
    """They are discarded, which is told if there are any."""
    table = table_of("A, B:citadel, C", hands={B: "attack-08"}, at="regroup", technologies=True)
    equip(table, A, "omega_missile")
    if fortified:
        table.cards.lay_open(B, table.cards.find(B, "attack-08"), beside(12))
    game = hurry(drive(begun(table, "destiny"), "A use:omega_missile:12"))
    told = [event["cards"] for event in game.events(None) if event["key"] == "pile-discarded"]
    assert told == ([["attack-08"]] if fortified else [])
