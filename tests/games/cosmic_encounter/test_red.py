"""Powers and flares of the red alert, and of yellow aliens that live between encounters."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import A, B, C, D, drive, ever_offered, finish, names, options, play, table_of

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS
from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.kernel import Game

ZAP = "B use:cosmic_zap"


def totals(game: Game) -> tuple[int, int]:
    """What the sides had when the outcome was fixed."""
    event = next(event for event in game.events(None) if event["key"] == "totals")
    return event["offense"], event["defense"]


def reason(game: Game) -> str:
    """Why the game is over."""
    assert game.outcome is not None
    return game.outcome.reason


# ---- warpish


@pytest.mark.parametrize("zapped, total", [(False, 19), (True, 14)])
def test_warpish_counts_the_warp(zapped: bool, total: int) -> None:
    """One more for every ship of any player there."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap"}
    game = play("A:warpish attacks B", hands=hands, warp={A: 2, C: 3}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", *([ZAP] if zapped else [])))
    assert totals(game) == (total, 8)


def test_warpish_needs_an_attack() -> None:
    """A negotiate is not helped."""
    hands = {A: "negotiate", B: "attack-04"}
    game = play("A:warpish attacks B", hands=hands, warp={C: 3}, at="select")
    finish(drive(game, "A lay:negotiate", "B lay:attack-04"))
    assert game.table.bonus == [0, 0]


@pytest.mark.rule("CE-33.99")
def test_wild_warpish_counts_own_ships() -> None:
    """One more for each own ship in the warp."""
    hands = {A: "attack-10 flare-warpish", B: "attack-04"}
    game = play("A attacks B", hands=hands, warp={A: 2, C: 3}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:wild-warpish"))
    assert totals(game) == (16, 8)


@pytest.mark.rule("CE-33.100")
def test_super_warpish_lowers_the_opponent() -> None:
    """One less for each of his ships in the warp."""
    hands = {A: "attack-10 flare-warpish", B: "attack-04"}
    game = play("A:warpish attacks B", hands=hands, warp={B: 3}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:super-warpish"))
    assert totals(game) == (17, 5)


# ---- tripler


@pytest.mark.parametrize(
    "card, value",
    [("00", 0), ("10", 30), ("11", 4), ("13", 5), ("20", 7), ("23", 8), ("30", 10), ("40", 14)],
)
def test_tripler_triples_low_cards(card: str, value: int) -> None:
    """Up to ten triple, above a third rounded up."""
    game = play("A:tripler attacks B", hands={A: f"attack-{card}", B: "attack-04"}, at="select")
    finish(drive(game, f"A lay:attack-{card}", "B lay:attack-04"))
    assert totals(game) == (value + 4, 8)


def test_tripler_zapped() -> None:
    """The card counts what is printed on it (CE-R4)."""
    game = play("A:tripler attacks B", hands={A: "attack-10", B: "attack-04 cosmic_zap"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", ZAP))
    assert totals(game) == (14, 8)


@pytest.mark.rule("CE-33.94")
def test_super_tripler_triples_thirteen() -> None:
    """Up to thirteen."""
    game = play("A:tripler attacks B", hands={A: "attack-13 flare-tripler", B: "attack-04"}, at="select")
    finish(drive(game, "A lay:attack-13", "B lay:attack-04", "A use:super-tripler"))
    assert totals(game) == (43, 8)


@pytest.mark.rule("CE-33.93")
@pytest.mark.parametrize("alien, value", [("", 14), (":tripler", 5)])
def test_wild_tripler_cuts_a_high_card(alien: str, value: int) -> None:
    """A third of fifteen or more; Tripler's own power comes after it."""
    hands = {A: "attack-10 flare-tripler", B: "attack-40"}
    game = play(f"A attacks B{alien}", hands=hands, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "A use:wild-tripler"))
    assert totals(game) == (14, value + 4)


def test_wild_tripler_leaves_low_cards() -> None:
    """Fourteen is too little."""
    hands = {A: "attack-10 flare-tripler", B: "attack-14"}
    game = play("A attacks B", hands=hands, at="select", stop="totals")
    drive(game, "A lay:attack-10", "B lay:attack-14")
    assert "use:wild-tripler" not in options(game, A)


# ---- void


@pytest.mark.parametrize("zapped", [False, True])
def test_void_removes_the_losers(zapped: bool) -> None:
    """Ships of the losing side leave the game, those of Zombie too."""
    hands = {A: "attack-40", B: "attack-04 cosmic_zap"}
    game = play("A:void attacks B:zombie, C", hands=hands, allies={C: ("defense", 2)}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04", *([ZAP] if zapped else [])))
    assert game.table.out == ([0, 0, 0] if zapped else [0, 4, 2])
    assert game.table.warp == ([0, 0, 2] if zapped else [0, 0, 0])


def test_void_leaves_five_ships() -> None:
    """CE-R19: nobody falls below what he needs to win; the rest goes to the warp."""
    game = play("A:void attacks B", hands={A: "attack-40", B: "attack-04"}, at="select")
    game.table.move(B, 9, -5, 4)
    game.table.move(B, 10, -5, 4)
    game.table.move(B, 8, -5, 4)
    game.table.move(B, 7, -5, 1)
    finish(drive(game, "A lay:attack-40", "B lay:attack-04"))
    assert (game.table.out[B], game.table.warp[B]) == (15, 2)


def test_void_pays_no_compensation() -> None:
    """Eradicated ships never reached the warp."""
    game = play("A:void attacks B", hands={A: "attack-40 morph", B: "negotiate"}, at="select", stop="cards")
    finish(drive(game, "A lay:attack-40", "B lay:negotiate"))
    assert names(game, B) == []


def test_void_not_in_a_failed_deal() -> None:
    """Those ships go to the warp."""
    game = play("A:void attacks B", hands={A: "negotiate", B: "negotiate"}, at="select", offers=1)
    finish(drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass"))
    assert (game.table.out, game.table.warp) == ([0, 0, 0], [3, 3, 0])


@pytest.mark.rule("CE-33.98")
def test_super_void_as_an_ally() -> None:
    """When his side wins."""
    hands = {A: "attack-40", B: "attack-04", C: "flare-void"}
    game = play("A attacks B, C:void", hands=hands, allies={C: ("offense", 1)}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04", "C use:super-void"))
    assert game.table.out == [0, 4, 0]


@pytest.mark.rule("CE-33.97")
def test_wild_void_cancels_an_artifact() -> None:
    """For a ship outside the encounter (CE-R60)."""
    game = play("A", hands={A: "morph plague", B: "flare-void"}, at="regroup", stop="destiny")
    finish(drive(game, "A use:plague:1", "B use:wild-void"))
    assert (game.table.warp, names(game, A)) == ([0, 1, 0], ["morph"])


# ---- masochist


@pytest.mark.parametrize("zapped", [False, True])
def test_masochist_wins_without_ships(zapped: bool) -> None:
    """At the next regroup; not if zapped."""
    hands = {A: "morph", C: "cosmic_zap"}
    game = play("A, B:masochist, C", hands=hands, at="regroup", stop="destiny", warp={B: 20})
    finish(drive(game, *(["C use:cosmic_zap"] if zapped else [])))
    assert reason(game) == ("halt" if zapped else "all-ships-lost")


def test_masochist_needs_all_ships_lost() -> None:
    """One ship in a colony is not lost."""
    game = finish(play("A, B:masochist, C", hands={A: "morph"}, at="regroup", stop="destiny", warp={B: 19}))
    assert reason(game) == "halt"


def test_masochist_keeps_his_power() -> None:
    """CE-R27: also with fewer than three home colonies."""
    game = play("A, B:masochist, C", hands={A: "morph"}, emptied={B: (0, 1, 2)}, at="regroup", stop="aim")
    assert game.table.is_active(B, ALIEN["masochist"])
    assert not game.view(A)["players"][B]["lost"]


@pytest.mark.rule("CE-33.91")
def test_wild_masochist_gives_the_ship_to_another() -> None:
    """Another player retrieves one, the offense none."""
    hands = {A: "morph", B: "flare-masochist"}
    game = play("A, B, C", hands=hands, at="regroup", stop="destiny", warp={A: 2, C: 2})
    finish(drive(game, "B use:wild-masochist:2", "C home:12:1"))
    assert game.table.warp == [2, 0, 1]


def test_wild_masochist_leaves_a_ship_for_the_gate() -> None:
    """An offense without other ships keeps his (CE-R57)."""
    hands = {A: "morph", B: "flare-masochist"}
    game = play("A, B, C", hands=hands, at="regroup", stop="destiny", warp={A: 20, C: 2})
    assert "use:wild-masochist:2" not in options(game, B)


@pytest.mark.rule("CE-33.92")
def test_super_masochist_removes_a_ship() -> None:
    """Instead of retrieving one."""
    game = play("A:masochist", hands={A: "morph flare-masochist"}, at="regroup", stop="destiny", warp={A: 2})
    finish(drive(game, "A use:super-masochist"))
    assert (game.table.warp[A], game.table.out[A]) == (1, 1)


# ---- machine


def lose_one(alien: str, hand: str, stop: str = "destiny", **fields: Any) -> Game:
    """A loses his first encounter."""
    hands = {A: f"attack-00 {hand}", B: "attack-40 cosmic_zap"}
    game = play(f"A{alien} attacks B", hands=hands, at="select", stop=stop, **fields)
    return drive(game, "A lay:attack-00", "B lay:attack-40")


@pytest.mark.parametrize("zapped", [False, True])
def test_machine_goes_on_after_a_loss(zapped: bool) -> None:
    """Another encounter in the same turn."""
    game = finish(drive(lose_one(":machine", "morph"), "A use:machine", *([ZAP] if zapped else [])))
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


@pytest.mark.rule("CE-33.90")
def test_super_machine_draws_instead() -> None:
    """A card for a ship."""
    game = play("A:machine", hands={A: "morph flare-machine"}, at="regroup", stop="destiny", warp={A: 2})
    finish(drive(game, "A use:super-machine"))
    assert (game.table.warp[A], len(names(game, A))) == (2, 3)


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
    game = drive(invite({A: "attack-40", B: "attack-10 cosmic_zap"}), ZAP)
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


# ---- dictator


@pytest.mark.parametrize("zapped", [False, True])
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


# ---- citadel


def build(hands: dict[int, str], *script: str, **fields: Any) -> Game:
    """C has a citadel of 8 beside the first planet of B, at which A has aimed."""
    game = play("A, B, C:citadel", hands=hands, at="destiny", destiny="3", **fields)
    drive(game, "C use:citadel-build:attack-08", "C aim:6", "A aim:6", "A ship:0:4", "A invite:nobody")
    return drive(game, "B invite:nobody", *script)


@pytest.mark.parametrize("use, total", [([], 14), (["C use:citadel"], 22), (["C use:citadel", ZAP], 14)])
def test_citadel_counts_for_the_defense(use: list[str], total: int) -> None:
    """If it is activated, and not zapped (CE-R41)."""
    hands = {A: "attack-40", B: "attack-10 cosmic_zap", C: "attack-08 attack-08"}
    game = finish(build(hands, "A lay:attack-40", "B lay:attack-10", *use))
    assert totals(game) == (44, total)
    assert ("planet:6" in game.table.shown) == (use != ["C use:citadel"])


def test_citadel_stands_if_the_defense_wins() -> None:
    """It is discarded only with a lost defense."""
    hands = {A: "attack-04", B: "attack-10", C: "attack-08"}
    game = finish(build(hands, "A lay:attack-04", "B lay:attack-10", "C use:citadel"))
    assert [NAMES[card] for card in game.table.shown["planet:6"]] == ["attack-08"]


@pytest.mark.rule("CE-R32")
@pytest.mark.parametrize("alien, stands", [("citadel", False), ("human", True)])
def test_citadels_leave_the_game_with_their_sheet(alien: str, stands: bool) -> None:
    """They are discarded when that of their builder is exchanged, not when another one is."""
    hands = {A: "attack-04", B: "attack-10", C: "attack-08"}
    table = build(hands).table
    table.strip_sheet(C, ALIEN[alien])
    assert ("planet:6" in table.shown) == stands
    assert ("attack-08" in [NAMES[card] for card in table.discard]) != stands


def test_citadel_is_built_once_in_an_encounter() -> None:
    """Of attack cards only."""
    hands = {A: "attack-04", C: "attack-08 attack-10 negotiate"}
    game = play("A, B, C:citadel", hands=hands, at="destiny", destiny="3", stop="aim")
    assert options(game, C) == ["pass", "use:citadel-build:attack-08", "use:citadel-build:attack-10"]
    finish(drive(game, "C use:citadel-build:attack-08", "C aim:16"))
    assert [event["ability"] for event in game.events(None) if event["key"] == "use"] == ["citadel-build"]


@pytest.mark.rule("CE-33.82")
def test_super_citadel_counts_against_the_defense() -> None:
    """The citadels are subtracted (CE-R58)."""
    hands = {A: "attack-04", B: "attack-10", C: "attack-08 flare-citadel"}
    game = finish(build(hands, "A lay:attack-04", "B lay:attack-10", "C use:citadel", "C use:super-citadel"))
    assert totals(game) == (8, 6)
    assert "planet:6" not in game.table.shown


@pytest.mark.rule("CE-33.81")
def test_wild_citadel_adds_five() -> None:
    """To the defense."""
    game = play("A attacks B", hands={A: "attack-10", B: "attack-04 flare-citadel"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "B use:wild-citadel"))
    assert totals(game) == (14, 13)


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
    game = bluff("attack-00", ZAP, others="cosmic_zap")
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


# ---- tick_tock


def tokens(game: Game, count: int) -> Game:
    """So many tokens lie on the sheet."""
    game.table.tokens["tick_tock"] = count
    return game


def test_tick_tock_starts_with_ten() -> None:
    """Eight in the game of four planets."""
    for planets in (5, 4):
        game = play("A:tick_tock, B, C", at="hands", stop="first", planets=planets)
        assert game.table.tokens == {"tick_tock": 2 * planets}


@pytest.mark.rule("CE-2.6")
@pytest.mark.parametrize("mine, theirs, left", [("attack-00", "attack-40", 4), ("attack-40", "attack-00", 5)])
def test_tick_tock_counts_won_defenses(mine: str, theirs: str, left: int) -> None:
    """A token goes when any defense wins."""
    game = tokens(play("A attacks B, C:tick_tock", hands={A: mine, B: theirs}, at="select"), 5)
    finish(drive(game, f"A lay:{mine}", f"B lay:{theirs}"))
    assert game.table.tokens["tick_tock"] == left


@pytest.mark.parametrize("zapped", [False, True])
def test_tick_tock_wins_with_the_last_token(zapped: bool) -> None:
    """Unless it is zapped."""
    hands = {A: "attack-00", B: "attack-40 cosmic_zap"}
    game = tokens(play("A attacks B, C:tick_tock", hands=hands, at="select"), 1)
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", *([ZAP] if zapped else [])))
    assert reason(game) == ("halt" if zapped else "tokens-gone")


@pytest.mark.parametrize("quashed", [False, True])
def test_tick_tock_counts_deals(quashed: bool) -> None:
    """A quashed deal is none."""
    hands = {A: "negotiate", B: "negotiate attack-10", C: "quash"}
    game = tokens(play("A attacks B, C:tick_tock", hands=hands, at="select"), 5)
    drive(game, "A lay:negotiate", "B lay:negotiate", "A want-random:1", "A done", "B accept")
    finish(drive(game, *(["C use:quash"] if quashed else [])))
    assert game.table.tokens["tick_tock"] == (5 if quashed else 4)


@pytest.mark.rule("CE-33.80")
def test_super_tick_tock_takes_one_more() -> None:
    """For a ship, when he wins as the offense too."""
    game = tokens(play("A:tick_tock attacks B", hands={A: "attack-40 flare-tick_tock", B: "attack-00"}, at="select"), 5)
    finish(drive(game, "A lay:attack-40", "B lay:attack-00", "A use:super-tick_tock"))
    assert (game.table.tokens["tick_tock"], game.table.warp[A]) == (4, 1)


@pytest.mark.rule("CE-33.79")
def test_wild_tick_tock_settles_at_a_reshuffle() -> None:
    """One to four ships on a foreign planet."""
    game = play("A attacks B, C", hands={A: "attack-10", C: "flare-tick_tock"}, at="invite", stop="select")
    while len(game.table.deck) > 3:
        card = game.table.deck.pop()
        game.table._open(card)
        game.table.discard.append(card)
    drive(game, "A invite:nobody", "B invite:nobody")
    finish(drive(game, "C use:wild-tick_tock:0", "C ship:12:2", "C done"))
    assert game.table.ships[C][0] == 2


# ---- shadow


@pytest.mark.parametrize("zapped", [False, True])
def test_shadow_executes_whom_destiny_names(zapped: bool) -> None:
    """A ship on a colony of Shadow's choice."""
    hands = {A: "morph", B: "cosmic_zap"}
    game = play("A, B, C:shadow", hands=hands, at="destiny", destiny="3", stop="aim")
    finish(drive(game, *([ZAP] if zapped else ["C aim:7"])))
    assert game.table.ships[B][7] == (4 if zapped else 3)


def test_shadow_does_not_mind_his_own_colour() -> None:
    """Nothing happens."""
    game = finish(play("A, B, C:shadow", hands={A: "morph"}, at="destiny", destiny="6", stop="aim"))
    assert game.table.warp == [0, 0, 0]


@pytest.mark.rule("CE-8.13")
def test_shadow_reads_a_special_as_a_colour() -> None:
    """The player it names."""
    game = play("A, B, C:shadow", hands={A: "attack-10", B: "morph"}, at="destiny", destiny="most_cards", stop="aim")
    finish(drive(game, "C aim:7"))
    assert game.table.warp == [0, 1, 0]


def test_shadow_may_choose_after_a_wild_card() -> None:
    """Any other player, or nobody."""
    game = play("A, B, C:shadow", hands={A: "morph"}, at="destiny", destiny="wild", stop="aim")
    finish(drive(game, "C use:shadow-wild:0", "C aim:1", "A encounter:1"))
    assert game.table.warp == [1, 0, 0]


@pytest.mark.rule("CE-30.16")
def test_shadow_spares_researchers() -> None:
    """CE-R28: only ships in colonies."""
    table = table_of("A, B, C:shadow", hands={A: "morph"}, at="destiny", destiny="3", technologies=True)
    tech = table.tech_deck.pop()
    table.take_technology(B, tech)
    table.move(B, 7, on_technology(tech), 4)
    game = starting(RULES, table)
    assert options(game, C) == ["aim:6", "aim:8", "aim:9", "aim:10"]


@pytest.mark.rule("CE-33.78")
def test_super_shadow_takes_the_place() -> None:
    """A ship of his own comes from the warp."""
    hands = {A: "morph flare-shadow"}
    game = play("A:shadow, B, C", hands=hands, at="destiny", destiny="3", stop="aim", warp={A: 1})
    finish(drive(game, "A use:super-shadow", "A aim:7"))
    assert (game.table.ships[A][7], game.table.ships[B][7], game.table.warp) == (1, 3, [0, 1, 0])


def test_a_colony_founded_by_super_shadow_is_a_colony_gained() -> None:
    """The wild Cudgel flare clears the planet of others as after any other founding."""
    hands = {A: "morph flare-shadow flare-cudgel"}
    fields = {"destiny": "3", "stop": "aim", "warp": {A: 1}, "unlimited_flares": True}
    game = play("A:shadow, B, C", hands=hands, at="destiny", **fields)
    finish(drive(game, "A use:super-shadow", "A aim:7", "A use:wild-cudgel"))
    assert (game.table.ships[A][7], game.table.ships[B][7], game.table.warp[B]) == (1, 0, 4)


@pytest.mark.rule("CE-33.77")
def test_wild_shadow_takes_the_winners_along() -> None:
    """One ship of the defense, all of the winners, and no colony."""
    hands = {A: "attack-40", B: "attack-00 flare-shadow"}
    game = play("A attacks B, C", hands=hands, allies={C: ("offense", 2)}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-00", "B use:wild-shadow"))
    assert game.table.warp == [4, 5, 2]
    assert game.table.foreign == [0, 0, 0]


# ---- remora


@pytest.mark.parametrize("zapped", [False, True])
def test_remora_retrieves_with_others(zapped: bool) -> None:
    """One ship, when the offense regroups."""
    hands = {A: "morph", B: "cosmic_zap"}
    game = play("A, B, C:remora", hands=hands, at="regroup", stop="destiny", warp={A: 2, C: 2})
    finish(drive(game, "C use:remora", *([ZAP] if zapped else ["C home:12:1"])))
    assert game.table.warp == [1, 0, 2 if zapped else 1]


def test_remora_draws_with_others() -> None:
    """One card for a whole new hand (CE-R34)."""
    game = play("A attacks B, C:remora", hands={A: "attack-10", B: "plague"}, at="planning", stop="select")
    finish(drive(game, "C use:remora"))
    assert (len(names(game, B)), len(names(game, C))) == (8, 1)


def test_remora_does_not_cling_to_himself() -> None:
    """Nor to ships that went to the warp in this encounter."""
    game = play("A:remora, B, C", hands={A: "morph"}, at="regroup", stop="destiny", warp={A: 2})
    assert "use:remora" not in ever_offered(game, A)
    game = play("A, B, C:remora", hands={A: "morph"}, at="regroup", stop="destiny", warp={A: 2})
    game.table.move(C, 12, -3, 1)
    assert "use:remora" not in ever_offered(game, C)


@pytest.mark.rule("CE-33.75")
def test_wild_remora_draws_for_a_flare() -> None:
    """When another player plays one."""
    hands = {A: "attack-10 flare-warpish", B: "attack-04 flare-remora"}
    game = play("A attacks B", hands=hands, warp={A: 1}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:wild-warpish", "B use:wild-remora"))
    assert len(names(game, B)) == 2


@pytest.mark.rule("CE-33.76")
def test_super_remora_clings_to_each_founder() -> None:
    """A card or a ship for everybody who founds a colony (CE-R56)."""
    hands = {A: "attack-40", B: "attack-00", D: "flare-remora"}
    game = play("A attacks B, C, D:remora", hands=hands, allies={C: ("offense", 1)}, warp={D: 1}, at="select")
    drive(game, "A lay:attack-40", "B lay:attack-00", "D use:super-remora", "D reward:1:0")
    finish(drive(game, "D use:remora-colony", "D reward:0:1"))
    assert (len(names(game, D)), game.table.warp[D]) == (2, 0)


# ---- reincarnator


@pytest.mark.parametrize("zapped", [False, True])
def test_reincarnator_gets_a_second_power(zapped: bool) -> None:
    """When he has lost; one without a set-up of its own."""
    hands = {A: "attack-00", B: "attack-40 cosmic_zap"}
    game = play("A:reincarnator attacks B", hands=hands, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", *([ZAP] if zapped else [])))
    sheets = game.table.sheets[A]
    assert sheets[0] == ALIEN["reincarnator"]
    assert len(sheets) == (1 if zapped else 2)
    assert not ALIENS[sheets[-1]].setup


def test_reincarnator_discards_the_last_power() -> None:
    """A new one comes in its place; a winner keeps what he has."""
    for mine, changed in (("attack-00", True), ("attack-40", False)):
        game = play("A:reincarnator attacks B", hands={A: mine, B: "attack-10"}, at="select")
        game.table.give_sheets(A, (ALIEN["reincarnator"], ALIEN["spiff"]))
        finish(drive(game, f"A lay:{mine}", "B lay:attack-10"))
        assert len(game.table.sheets[A]) == 2
        assert (ALIEN["spiff"] not in game.table.sheets[A]) == changed


def test_reincarnator_after_a_failed_deal() -> None:
    """Of his own, not of those he had allied with."""
    for text, sheets in (("A:reincarnator attacks B, C", 2), ("A attacks B, C:reincarnator", 1)):
        game = play(text, hands={A: "negotiate", B: "negotiate"}, allies={C: ("offense", 1)}, at="select", offers=1)
        finish(drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass"))
        assert len(game.table.sheets[game.table.owner(ALIEN["reincarnator"])]) == sheets


@pytest.mark.rule("CE-33.74")
def test_super_reincarnator_need_not() -> None:
    """He keeps what he has."""
    game = play("A:reincarnator attacks B", hands={A: "attack-00 flare-reincarnator", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "A use:super-reincarnator"))
    assert game.table.sheets[A] == (ALIEN["reincarnator"],)


@pytest.mark.rule("CE-33.73")
def test_wild_reincarnator_gives_a_new_alien() -> None:
    """The loser gets the flare and another sheet (CE-R55)."""
    hands = {A: "attack-00", B: "attack-40", C: "flare-reincarnator"}
    game = play("A:spiff attacks B, C", hands=hands, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "C use:wild-reincarnator:0"))
    assert names(game, A) == ["flare-reincarnator"]
    assert len(game.table.sheets[A]) == 1
    assert ALIEN["spiff"] not in game.table.sheets[A]


# ---- rulings between aliens


def test_grudge_comes_before_a_force_field() -> None:
    """Who joined and was removed gets no token."""
    hands = {A: "attack-00", B: "attack-10 force_field"}
    game = play("A:grudge attacks B, C", hands=hands, at="invite")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", "C ship:12:1", "C done")
    drive(game, "B use:force_field", "B seat:2")
    finish(drive(game, "A lay:attack-00", "B lay:attack-10"))
    assert game.table.warp == [4, 0, 0]


def test_filch_cannot_take_gamblers_card() -> None:
    """CE-R18: unchallenged it is out of reach."""
    game = play("A:gambler attacks B:filch", hands={A: "attack-00", B: "attack-10"}, at="select")
    drive(game, "A lay:attack-00", "B lay:attack-10", "A use:gambler", "A card:attack-40", "B accept")
    assert names(finish(game), B) == []
    assert not [event for event in game.events(None) if event.get("ability") == "filch"]


def test_remora_does_not_cling_to_mobius_tubes() -> None:
    """Ships that are released are not retrieved; his own are released too."""
    hands = {A: "morph mobius_tubes"}
    game = play("A, B, C:remora", hands=hands, at="regroup", stop="destiny", warp={B: 1, C: 2})
    finish(drive(game, "A use:mobius_tubes"))
    assert game.table.warp == [0, 0, 0]
    assert not [event for event in game.events(None) if event.get("ability") == "remora"]


def test_masochist_does_not_count_researchers() -> None:
    """Ships on technologies are not lost."""
    table = table_of("A, B:masochist, C", hands={A: "morph"}, at="regroup", warp={B: 18}, technologies=True)
    tech = table.tech_deck.pop()
    table.take_technology(B, tech)
    for planet in table.colonies(B):
        table.move(B, planet, on_technology(tech), table.ships[B][planet])
    table.lost[B] = True
    game = starting(RULES, table)
    drive(game, "B nothing")
    assert game.outcome is None


def test_tick_tock_counts_the_end_that_oracle_makes() -> None:
    """CE-R25: super Oracle makes it a deal."""
    hands = {A: "attack-00", B: "attack-40 flare-oracle"}
    game = tokens(play("A attacks B:oracle, C:tick_tock", hands=hands, at="select"), 5)
    finish(drive(game, "A lay:attack-00", "B use:super-oracle"))
    assert game.table.tokens["tick_tock"] == 4


def test_reincarnator_uses_the_super_flare_of_his_new_power() -> None:
    """Of both his aliens."""
    hands = {A: "attack-10 flare-warpish", B: "attack-04"}
    game = play("A:reincarnator attacks B", hands=hands, warp={B: 3}, at="select")
    game.table.give_sheets(A, (ALIEN["reincarnator"], ALIEN["warpish"]))
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:super-warpish"))
    assert totals(game) == (17, 5)
