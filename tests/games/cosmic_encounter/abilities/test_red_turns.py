"""Aliens of the red alert that change what comes: destiny, bluffs, grudges, further encounters."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    D,
    drive,
    ever_offered,
    finish,
    names,
    options,
    pass_all,
    play,
    totals,
    zap,
)

from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.kernel import Game

# ---- dictator


@ZAPPED
def test_dictator_chooses_destiny(zapped: bool) -> None:
    """The card that is drawn."""
    hands = {A: "morph", C: "cosmic_zap"}
    game = play("A, B:dictator, C", hands=hands, at="destiny", stop="aim", destiny="most_cards")
    if zapped:
        finish(drive(game, "C use:cosmic_zap"))
        assert game.table.destiny != 6
    else:
        finish(drive(game, "B destiny:2"))
        assert game.table.defense == C


def test_dictator_leaves_his_own_encounters_to_chance() -> None:
    """As the offense he has no say."""
    game = play("A:dictator, B, C", hands={A: "morph"}, at="destiny", stop="aim", destiny="most_cards")
    finish(game)
    assert not [event for event in game.events(None) if event["key"] == "destiny-picked"]


def test_dictator_chooses_every_draw() -> None:
    """Also after the offense draws again."""
    game = play("A, B:dictator, C", hands={A: "morph"}, at="destiny", stop="aim")
    finish(drive(game, "B destiny:0", "B destiny:wild", "A encounter:2"))
    assert game.table.defense == C


@pytest.mark.rule("CE-33.84")
def test_super_dictator_as_the_offense() -> None:
    """He chooses for himself."""
    game = play("A:dictator, B, C", hands={A: "morph flare-dictator"}, at="destiny", stop="aim")
    finish(drive(game, "A use:super-dictator", "A destiny:2"))
    assert game.table.defense == C


@pytest.mark.rule("CE-33.83")
def test_wild_dictator_makes_the_offense_draw_again() -> None:
    """Once."""
    hands = {A: "morph", C: "flare-dictator"}
    game = play("A, B, C", hands=hands, at="destiny", stop="aim", destiny="6")
    top = game.table.destiny_deck[-1]
    drive(game, "C use:wild-dictator")
    assert (game.table.destiny, game.table.destiny_discard) == (top, [6])


# ---- gambler


def bluff(mine: str, *script: str, hand: str = "", others: str = "") -> Game:
    """A is Gambler and lays a card against an attack of 10."""
    hands = {A: f"{mine} {hand}", B: f"attack-10 {others}"}
    game = play("A:gambler attacks B", hands=hands, at="select")
    return finish(drive(game, f"A lay:{mine}", "B lay:attack-10", "A use:gambler", *script))


def test_gambler_sees_first_and_lies() -> None:
    """The claim counts, and the card goes under the deck unseen (CE-R42, CE-R52)."""
    game = bluff("attack-00", "A card:attack-40", "B accept")
    assert totals(game) == (44, 14)
    assert NAMES[game.table.deck[0]] == "attack-00"
    assert "attack-00" not in [NAMES[card] for card in game.table.discard]


@pytest.mark.parametrize("claim, warp", [("attack-40", [8, 0, 0]), ("attack-00", [4, 4, 0])])
def test_gambler_challenged(claim: str, warp: list[int]) -> None:
    """A lie costs him, the truth his opponent, as many ships from outside; then the real card counts."""
    game = bluff("attack-00", f"A card:{claim}", "B challenge")
    assert totals(game) == (4, 14)
    assert game.table.warp == warp


def test_gambler_zapped_reveals() -> None:
    """His card is turned up."""
    game = bluff("attack-00", "B use:cosmic_zap", others="cosmic_zap")
    assert totals(game) == (4, 14)


def test_gambler_sees_the_opponents_card() -> None:
    """Before he decides, and nobody sees his."""
    hands = {A: "attack-00", B: "attack-10"}
    game = play("A:gambler attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-00", "B lay:attack-10")
    while "use:gambler" not in options(game, A):
        game.answer(game.asks[0].seat, "pass")
    assert game.view(A)["players"][B]["laid"] == ["attack-10"]
    assert game.view(B)["players"][A]["laid"] == ["?"]


def test_gambler_claims_a_morph() -> None:
    """CE-R14: it copies the opposing card."""
    assert totals(bluff("attack-00", "A card:morph", "B accept")) == (14, 14)


def test_gambler_against_oracle() -> None:
    """CE-R13: he bluffs as he lays his card, and Oracle answers before selecting."""
    hands = {A: "attack-00", B: "attack-10 negotiate"}
    game = play("A:gambler attacks B:oracle", hands=hands, at="select")
    drive(game, "A use:gambler", "A lay:attack-00", "A card:attack-40", "B accept")
    assert game.view(B)["players"][A]["laid"] == []
    finish(drive(game, "B lay:attack-10"))
    assert totals(game) == (44, 14)


@pytest.mark.rule("CE-33.86")
def test_super_gambler_raises_the_stake() -> None:
    """By so many ships."""
    script = ("A use:super-gambler", "A number:5", "A card:attack-40", "B challenge")
    assert bluff("attack-00", *script, hand="flare-gambler").table.warp[A] == 4 + 5 + 4


@pytest.mark.rule("CE-33.85")
@pytest.mark.parametrize("called, total", [(6, 20), (7, 14)])
def test_wild_gambler_calls_a_number(called: int, total: int) -> None:
    """It counts if the cards are that far apart (CE-R53)."""
    game = play("A attacks B", hands={A: "attack-10 flare-gambler", B: "attack-04"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", f"A use:wild-gambler:{called}"))
    assert totals(game) == (total, 8)


def test_filch_cannot_take_gamblers_card() -> None:
    """CE-R18: unchallenged it is out of reach."""
    game = play("A:gambler attacks B:filch", hands={A: "attack-00", B: "attack-10"}, at="select")
    drive(game, "A lay:attack-00", "B lay:attack-10", "A use:gambler", "A card:attack-40", "B accept")
    assert names(finish(game), B) == []
    assert not [event for event in game.events(None) if event.get("ability") == "filch"]


@pytest.mark.rule("CE-33.86")
def test_super_gambler_stakes_up_to_twenty() -> None:
    """From one ship on."""
    game = play("A:gambler attacks B", hands={A: "attack-00 flare-gambler", B: "attack-10"}, at="select")
    drive(game, "A lay:attack-00", "B lay:attack-10", "A use:gambler", "A use:super-gambler")
    assert pass_all(game).asks[0].key == "stake"
    assert options(game, A) == [f"number:{count}" for count in range(1, 21)]


def test_gambler_who_has_laid_his_card_open_cannot_bluff() -> None:
    """CE-R13: against Oracle he does it as he lays the card, or not at all."""
    game = play("A:gambler attacks B:oracle", hands={A: "attack-00", B: "attack-10"}, at="select")
    drive(game, "A lay:attack-00", "B lay:attack-10")
    assert "use:gambler" not in ever_offered(game, A)


def test_a_challenged_card_is_turned_up() -> None:
    """At once: all see what it was before ships are lost for it."""
    game = bluff("attack-00", "A card:attack-40", "B challenge")
    told = [event for event in game.events(None) if event["key"] in ("challenged", "revealed", "moved")]
    after = told[[event["key"] for event in told].index("challenged") + 1]
    assert (after["key"], after.get("seat")) == ("revealed", A)


# ---- grudge


def invite(hands: dict[int, str], text: str = "A:grudge attacks B, C, D") -> Game:
    """A invites both, C declines, D joins the defense."""
    game = play(text, hands=hands, at="invite")
    return drive(game, "A invite:2+3", "B invite:3", "C decline", "D join:defense", "D ship:18:1", "D done")


@pytest.mark.parametrize("mine, loss", [("attack-40", 1), ("attack-00", 4)])
def test_grudge_takes_revenge(mine: str, loss: int) -> None:
    """One ship of each who refused if he wins, four if he loses; not those allied (CE-R54)."""
    game = invite({A: mine, B: "attack-10"})
    pay = ["D reward:1:0"] if mine == "attack-00" else []
    finish(drive(game, f"A lay:{mine}", "B lay:attack-10", *pay))
    assert game.table.warp[C] == loss
    assert game.table.warp[D] == loss + (mine == "attack-40")


@pytest.mark.rule("CE-2.7")
def test_grudge_zapped_gives_no_tokens() -> None:
    """Then nobody loses anything."""
    game = drive(invite({A: "attack-40", B: "attack-10 cosmic_zap"}), "B use:cosmic_zap")
    finish(drive(game, "A lay:attack-40", "B lay:attack-10"))
    assert game.table.warp == [0, 4, 0, 1]


def test_grudge_spares_his_allies() -> None:
    """CE-R39: who joined him gets no token."""
    game = play("A:grudge attacks B, C", hands={A: "attack-00", B: "attack-10"}, at="invite")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", "C ship:12:1", "C done")
    finish(drive(game, "A lay:attack-00", "B lay:attack-10"))
    assert game.table.warp == [4, 0, 1]


def test_grudge_after_a_failed_deal() -> None:
    """Four ships."""
    game = play("A:grudge attacks B, C", hands={A: "negotiate", B: "negotiate"}, at="invite", offers=1)
    drive(game, "A invite:2", "B invite:nobody", "C decline", "A lay:negotiate", "B lay:negotiate", "A pass", "B pass")
    assert finish(game).table.warp == [3, 3, 4]


@pytest.mark.rule("CE-33.88")
def test_super_grudge_always_takes_four() -> None:
    """Whatever the outcome."""
    game = invite({A: "attack-40 flare-grudge", B: "attack-10"})
    finish(drive(game, "A lay:attack-40", "B lay:attack-10", "A use:super-grudge-revenge"))
    assert game.table.warp[C] == 4


@pytest.mark.rule("CE-33.87")
def test_wild_grudge_sends_the_winners_allies_home() -> None:
    """They get neither rewards nor a colony."""
    hands = {A: "attack-00 flare-grudge", B: "attack-40"}
    game = play("A attacks B, C", hands=hands, allies={C: ("defense", 2)}, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "A use:wild-grudge"))
    assert (game.table.beside[C], names(game, C)) == (0, [])


def test_grudge_comes_before_a_force_field() -> None:
    """Who joined and was removed gets no token."""
    hands = {A: "attack-00", B: "attack-10 force_field"}
    game = play("A:grudge attacks B, C", hands=hands, at="invite")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", "C ship:12:1", "C done")
    drive(game, "B use:force_field", "B seat:2")
    finish(drive(game, "A lay:attack-00", "B lay:attack-10"))
    assert game.table.warp == [4, 0, 0]


def test_grudge_after_a_deal() -> None:
    """One ship, as after a win."""
    hands = {A: "negotiate", B: "negotiate morph"}
    game = play("A:grudge attacks B, C", hands=hands, at="invite", offers=1)
    drive(game, "A invite:2", "B invite:nobody", "C decline", "A lay:negotiate", "B lay:negotiate")
    finish(drive(game, "A want-random:1", "A done", "B accept"))
    assert game.table.warp == [0, 0, 1]


# ---- machine


def lose_one(alien: str, hand: str, stop: str = "destiny", **fields: Any) -> Game:
    """A loses his first encounter."""
    hands = {A: f"attack-00 {hand}", B: "attack-40 cosmic_zap"}
    game = play(f"A{alien} attacks B", hands=hands, at="select", stop=stop, **fields)
    return drive(game, "A lay:attack-00", "B lay:attack-40")


@ZAPPED
def test_machine_goes_on_after_a_loss(zapped: bool) -> None:
    """Another encounter in the same turn."""
    game = finish(drive(lose_one(":machine", "morph"), "A use:machine", *zap(zapped)))
    assert game.table.turn == (B if zapped else A)
    assert game.table.encounter == (1 if zapped else 2)


def test_machine_waits_for_a_further_encounter() -> None:
    """CE-R40: one that comes between does not use up his own."""
    game = lose_one(":machine", "morph")
    game.table.wait_for(B, A)
    finish(drive(game, "A use:machine"))
    assert [(event["seat"], event["extra"]) for event in game.events(None) if event["key"] == "encounter"] == [
        (B, True),
        (A, False),
    ]


def test_machine_needs_an_encounter_card() -> None:
    """CE-R21: in the hand."""
    game = lose_one(":machine", "plague", stop="next")
    while game.asks:
        assert "use:machine" not in options(game, A)
        game.answer(game.asks[0].seat, "pass")


def test_machine_second_after_a_success_is_no_use() -> None:
    """CE-R21: it comes by itself, and the third one is the power."""
    hands = {A: "attack-40 morph", B: "attack-00"}
    game = play("A:machine attacks B", hands=hands, at="select", stop="destiny")
    drive(game, "A lay:attack-40", "B lay:attack-00")
    drive(game, "A again")
    assert game.table.encounter == 2
    assert not [event for event in game.events(None) if event["key"] == "use"]


@pytest.mark.rule("CE-30.14")
def test_machine_may_take_a_technology_instead() -> None:
    """That ends the turn."""
    game = lose_one(":machine", "morph", technologies=True)
    drive(game, "A use:machine", "A new-technology")
    assert [ask.key for ask in game.asks] == ["keep-technology"]
    game.answer(A, options(game, A)[0])
    while game.asks and game.table.turn == A:
        game.answer(game.asks[0].seat, options(game, game.asks[0].seat)[0])
    assert game.table.turn == B


@pytest.mark.rule("CE-33.89")
@pytest.mark.parametrize("hand", ["morph", ""])
def test_wild_machine_gives_a_second_encounter(hand: str) -> None:
    """With a new hand if need be; the flare is kept."""
    game = finish(drive(lose_one("", f"{hand} flare-machine"), "A use:wild-machine"))
    assert (game.table.turn, game.table.encounter) == (A, 2)
    assert "flare-machine" in names(game, A)
    assert len(names(game, A)) == (2 if hand else 9)


@pytest.mark.rule("CE-R21")
def test_only_wild_machine_follows_a_turn_that_broke_off() -> None:
    """An offense without encounter cards has no more encounters, but this one, with a new hand."""
    hands = {A: "flare-machine", B: "attack-10", C: "attack-04"}
    game = play("A attacks B, C", hands=hands, at="planning", stop="destiny")
    finish(drive(game, "A use:wild-machine"))
    assert (game.table.turn, game.table.encounter, len(names(game, A))) == (A, 2, 9)


@pytest.mark.rule("CE-33.90")
def test_super_machine_draws_instead() -> None:
    """A card for a ship."""
    game = play("A:machine", hands={A: "morph flare-machine"}, at="regroup", stop="destiny", warp={A: 2})
    finish(drive(game, "A use:super-machine"))
    assert (game.table.warp[A], len(names(game, A))) == (2, 3)


@pytest.mark.rule("CE-33.89")
def test_wild_machine_is_for_the_first_encounter() -> None:
    """After the second one the turn is over."""
    game = play("A attacks B", hands={A: "attack-00 morph flare-machine", B: "attack-40"}, at="select")
    game.table.encounter = 2
    drive(game, "A lay:attack-00", "B lay:attack-40")
    assert "use:wild-machine" not in ever_offered(game, A)


def test_machine_goes_on_after_a_second_success() -> None:
    """CE-R21: only the second encounter comes by itself."""
    game = play("A:machine attacks B", hands={A: "attack-40 morph", B: "attack-00"}, at="select")
    game.table.encounter = 2
    drive(game, "A lay:attack-40", "B lay:attack-00")
    assert "use:machine" in ever_offered(game, A)
