"""The classic Filch flare: cheating in secret, and being caught (CE-R31)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, finish, hurry, names, play

from cosmodrome.kernel import Game, NotAnAct, Random

HANDS = {A: "attack-10", B: "attack-08", C: "morph flare-filch-classic"}


def tempted(text: str = "A attacks B, C", **fields: Any) -> Game:
    """C holds the flare; the others may be invited now."""
    fields.setdefault("warp", {C: 2})
    return play(text, hands=HANDS, at="invite", filch="classic", stop="select", **fields)


def unasked(game: Game, seat: int) -> list[str]:
    """What a seat may do besides letting windows pass."""
    return [option.id for option in game.acts(seat) if option.key not in ("let-pass", "ask-again")]


@pytest.mark.rule("CE-31.2")
@pytest.mark.parametrize("spoils, cards, warp", [("card", 3, 2), ("ship", 2, 1)])
def test_an_unnoticed_cheat_has_what_he_took(spoils: str, cards: int, warp: int) -> None:
    """When the phase is over, a card of the deck or a ship from the warp; it is no flare that was played."""
    game = tempted()
    assert unasked(game, C) == ["cheat:card", "cheat:ship"]
    assert unasked(game, A) == []
    game.act(C, f"cheat:{spoils}")
    assert (len(game.table.cards.hands[C]), game.table.ships.warp[C]) == (2, 2)  # nothing to be seen yet
    hurry(drive(game, "A invite:nobody", "B invite:nobody"))
    assert (len(game.table.cards.hands[C]), game.table.ships.warp[C]) == (cards, warp)
    assert game.table.flares_by[C] == 0


@pytest.mark.rule("CE-31.2")
def test_a_cheat_who_is_named_shows_the_flare_and_loses_a_ship() -> None:
    """The accuser gets nothing, and has played a flare in this encounter."""
    game = tempted()
    game.act(C, "cheat:card")
    game.act(A, "accuse:1")
    game.act(B, "accuse:2")
    assert unasked(game, A) == []  # each player once
    drive(game, "A invite:nobody", "B invite:nobody")
    finish(game)
    assert game.table.ships.warp[C] == 3
    assert names(game, C) == ["flare-filch-classic", "morph"]
    assert game.view(A)["players"][C]["seen"] == ["flare-filch-classic"]
    assert game.table.flares_by[C] == 1
    told = [event for event in game.events(A) if event["key"] == "cheated"]
    assert [(event["seat"], event["caught"]) for event in told] == [(C, True)]


def test_the_others_learn_only_that_something_is_going_on() -> None:
    """CE-R31: neither views nor events tell who it is; a wrong accusation costs nothing."""
    game = tempted()
    game.act(C, "cheat:ship")
    for viewer in (A, B, None):
        told = [event for event in game.events(viewer) if event["key"] == "sleight"]
        assert told == [{"key": "sleight"}]
        assert game.view(viewer)["turn"]["sleight"]
    assert unasked(game, A) == ["accuse:1", "accuse:2"]
    assert unasked(game, C) == ["accuse:0", "accuse:1"]  # the cheater may accuse others
    game.act(A, "accuse:1")
    assert game.view(C)["turn"]["accusations"] == [[A, B]]
    hurry(drive(game, "A invite:nobody", "B invite:nobody"))
    assert game.table.ships.warp == [0, 0, 1]
    imagined = {tempted_twin(game_of(seed), seed) for seed in range(20)}
    assert imagined == {B, C}


def game_of(seed: int) -> Game:
    """A game in which C is cheating."""
    game = tempted()
    game.act(C, "cheat:ship")
    return game


def tempted_twin(game: Game, seed: int) -> int:
    """Whom A takes for the cheater in an imagined game."""
    return int(game.imagine(A, Random(seed)).table.cheats.cheat[0])


def test_filch_himself_does_not_cheat() -> None:
    """CE-27.2: while the power works the flare is super; when it does not, Filch may cheat."""
    with pytest.raises(NotAnAct):
        tempted("A attacks B, C:filch").act(C, "cheat:card")
    lost = tempted("A attacks B, C:filch", emptied={C: (0, 1, 2)})
    assert unasked(lost, C) == ["cheat:card", "cheat:ship"]


@pytest.mark.rule("CE-31.2")
def test_there_is_time_to_accuse_until_the_phase_is_over() -> None:
    """Invitations, answers and sending ships are one phase: the last to notice may still say so."""
    game = tempted("A attacks B, C, D")
    game.act(C, "cheat:card")
    drive(game, "A invite:3", "B invite:nobody")
    assert [ask.key for ask in game.asks] == ["alliance"]
    game.act(B, "accuse:2")
    hurry(game)
    assert game.table.ships.warp[C] == 3
