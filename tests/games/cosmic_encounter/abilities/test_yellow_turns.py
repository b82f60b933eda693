"""Aliens of the yellow alert that live between encounters: power, limits, zap, and both flares."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
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
    table_of,
    totals,
    zap,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS
from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.kernel import Game


def reason(game: Game) -> str:
    """Why the game is over."""
    assert game.outcome is not None
    return game.outcome.reason


# ---- reincarnator


@ZAPPED
def test_reincarnator_gets_a_second_power(zapped: bool) -> None:
    """When he has lost; one without a set-up of its own."""
    hands = {A: "attack-00", B: "attack-40 cosmic_zap"}
    game = play("A:reincarnator attacks B", hands=hands, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", *zap(zapped)))
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


def test_reincarnator_uses_the_super_flare_of_his_new_power() -> None:
    """Of both his aliens."""
    hands = {A: "attack-10 flare-warpish", B: "attack-04"}
    game = play("A:reincarnator attacks B", hands=hands, warp={B: 3}, at="select")
    game.table.give_sheets(A, (ALIEN["reincarnator"], ALIEN["warpish"]))
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:super-warpish"))
    assert totals(game) == (17, 5)


@pytest.mark.rule("CE-33.73")
def test_wild_reincarnator_after_a_failed_deal() -> None:
    """One of the two who failed may play it on the other."""
    hands = {A: "negotiate flare-reincarnator", B: "negotiate"}
    game = play("A attacks B:spiff", hands=hands, at="select", offers=1)
    drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass", "A use:wild-reincarnator:1")
    finish(game)
    assert ALIEN["spiff"] not in game.table.sheets[B]


# ---- remora


@ZAPPED
def test_remora_retrieves_with_others(zapped: bool) -> None:
    """One ship, when the offense regroups."""
    hands = {A: "morph", B: "cosmic_zap"}
    game = play("A, B, C:remora", hands=hands, at="regroup", stop="destiny", warp={A: 2, C: 2})
    finish(drive(game, "C use:remora", *(["B use:cosmic_zap"] if zapped else ["C home:12:1"])))
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


def test_remora_does_not_cling_to_mobius_tubes() -> None:
    """Ships that are released are not retrieved; his own are released too."""
    hands = {A: "morph mobius_tubes"}
    game = play("A, B, C:remora", hands=hands, at="regroup", stop="destiny", warp={B: 1, C: 2})
    finish(drive(game, "A use:mobius_tubes"))
    assert game.table.warp == [0, 0, 0]
    assert not [event for event in game.events(None) if event.get("ability") == "remora"]


@pytest.mark.rule("CE-33.76")
def test_super_remora_clings_once_to_each_founder() -> None:
    """One colony, one card."""
    game = play("A attacks B, C:remora", hands={A: "attack-40", B: "attack-00", C: "flare-remora"}, at="select")
    drive(game, "A lay:attack-40", "B lay:attack-00", "C use:super-remora")
    assert "use:remora-colony" not in ever_offered(game, C)
    assert len(names(game, C)) == 2


@pytest.mark.rule("CE-33.76")
def test_remora_clings_to_no_founder_without_the_super_flare() -> None:
    """A colony is neither a card nor a ship out of the warp."""
    game = play("A attacks B, C:remora", hands={A: "attack-40", B: "attack-00"}, warp={C: 1}, at="select")
    drive(game, "A lay:attack-40", "B lay:attack-00")
    assert not {use for use in ever_offered(game, C) if "remora" in use}


# ---- shadow


@ZAPPED
def test_shadow_executes_whom_destiny_names(zapped: bool) -> None:
    """A ship on a colony of Shadow's choice."""
    hands = {A: "morph", B: "cosmic_zap"}
    game = play("A, B, C:shadow", hands=hands, at="destiny", destiny="3", stop="aim")
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else ["C aim:7"])))
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


def test_shadow_alone_takes_no_place() -> None:
    """His own ships stay in the warp."""
    game = play("A:shadow, B, C", hands={A: "morph"}, at="destiny", destiny="3", stop="aim", warp={A: 1})
    finish(drive(game, "A aim:7"))
    assert (game.table.ships[A][7], game.table.warp) == (0, [1, 1, 0])


@pytest.mark.rule("CE-33.78")
def test_super_shadow_after_a_wild_card() -> None:
    """As the offense he takes the place of whomever he has chosen."""
    hands = {A: "morph flare-shadow"}
    game = play("A:shadow, B, C", hands=hands, at="destiny", destiny="wild", stop="aim", warp={A: 1})
    drive(game, "A use:shadow-wild:1", "A use:super-shadow-wild", "A aim:7")
    pass_all(game)
    assert (game.table.ships[A][7], game.table.ships[B][7], game.table.warp) == (1, 3, [0, 1, 0])


@pytest.mark.rule("CE-33.78")
def test_super_shadow_without_a_ship_in_the_warp_leaves_the_place_empty() -> None:
    """There is nobody to take it."""
    hands = {A: "morph flare-shadow"}
    game = play("A:shadow, B, C", hands=hands, at="destiny", destiny="3", stop="aim")
    finish(drive(game, "A use:super-shadow", "A aim:7"))
    assert (game.table.ships[A][7], game.table.ships[B][7]) == (0, 3)


def test_shadow_names_players_with_ships() -> None:
    """After a wild card, and never himself."""
    game = play("A, B, C:shadow, D", hands={A: "morph"}, at="destiny", destiny="wild", stop="aim", warp={D: 20})
    assert options(game, C) == ["pass", "use:shadow-wild:0", "use:shadow-wild:1"]


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


@ZAPPED
def test_tick_tock_wins_with_the_last_token(zapped: bool) -> None:
    """Unless it is zapped."""
    hands = {A: "attack-00", B: "attack-40 cosmic_zap"}
    game = tokens(play("A attacks B, C:tick_tock", hands=hands, at="select"), 1)
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", *zap(zapped)))
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


def test_tick_tock_counts_the_end_that_oracle_makes() -> None:
    """CE-R25: super Oracle makes it a deal."""
    hands = {A: "attack-00", B: "attack-40 flare-oracle"}
    game = tokens(play("A attacks B:oracle, C:tick_tock", hands=hands, at="select"), 5)
    finish(drive(game, "A lay:attack-00", "B use:super-oracle"))
    assert game.table.tokens["tick_tock"] == 4


def test_tick_tock_goes_on_while_tokens_are_left() -> None:
    """He wins with the last one only."""
    game = tokens(play("A attacks B, C:tick_tock", hands={A: "attack-00", B: "attack-40"}, at="select"), 2)
    finish(drive(game, "A lay:attack-00", "B lay:attack-40"))
    assert reason(game) == "halt"


@pytest.mark.rule("CE-33.79")
def test_wild_tick_tock_settles_up_to_four() -> None:
    """One at least."""
    game = play("A attacks B, C", hands={A: "attack-10", C: "flare-tick_tock"}, at="invite", stop="select")
    while len(game.table.deck) > 3:
        card = game.table.deck.pop()
        game.table._open(card)
        game.table.discard.append(card)
    drive(game, "A invite:nobody", "B invite:nobody", "C use:wild-tick_tock:0")
    pass_all(game)
    assert {option.rpartition(":")[2] for option in options(game, C) if "ship:12:" in option} == {"1", "2", "3", "4"}
    assert "done" not in options(game, C)
