"""Fourteen aliens of the green alert: what each does, when it may not, what a zap does to it, and both flares."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    D,
    drive,
    ever_offered,
    finish,
    halt,
    names,
    options,
    play,
    table_of,
    take,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.kernel import Game

ZAP = [False, True]


def totals(game: Game) -> tuple[int, int]:
    """What the sides had when the outcome was fixed."""
    event = next(event for event in game.events(None) if event["key"] == "totals")
    return event["offense"], event["defense"]


def discards(game: Game) -> list[str]:
    """The discard pile."""
    return [NAMES[card] for card in game.table.discard]


def fought(text: str, own: str, other: str, more: dict[int, str] | None = None, **fields: Any) -> Game:
    """A and B have laid these cards; `more` are further cards in hands."""
    more = more or {}
    hands = {**more, A: f"{own} {more.get(A, '')}", B: f"{other} {more.get(B, '')}"}
    return drive(play(text, hands=hands, at="select", **fields), f"A lay:{own}", f"B lay:{other}")


def with_tokens(game: Game, count: int) -> Game:
    """So many tokens on the sheet of Warrior."""
    game.table.tokens["warrior"] = count
    return game


# ---- cudgel


@pytest.mark.parametrize("zapped", ZAP)
def test_cudgel_smashes_more_ships(zapped: bool) -> None:
    """The opponent loses as many ships more as Cudgel had in the encounter; none if zapped."""
    game = fought("A:cudgel attacks B", "attack-40", "attack-00", {B: "cosmic_zap"}, ships={A: 3})
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else ["B auto:3"])))
    assert game.table.warp[B] == (4 if zapped else 7)


def test_cudgel_counts_own_ships_alone() -> None:
    """The ships of his allies do not smash."""
    game = fought("A:cudgel attacks B, C", "attack-40", "attack-00", ships={A: 1}, allies={C: ("offense", 4)})
    finish(drive(game, "B auto:1"))
    assert game.table.warp[B] == 5


def test_cudgel_needs_an_attack() -> None:
    """A negotiate that wins by an upset smashes nobody."""
    game = play("A:cudgel attacks B:loser", hands={A: "negotiate", B: "attack-00"}, at="planning")
    finish(drive(game, "B use:loser", "A lay:negotiate", "B lay:attack-00"))
    assert game.table.foreign[A] == 1
    assert game.table.warp[B] == 4


def test_cudgel_does_not_raise_compensation() -> None:
    """Smashed ships were not in the encounter."""
    game = fought("A:cudgel attacks B", "attack-40", "negotiate", {A: "morph attack-30 attack-23"}, ships={A: 3, B: 1})
    finish(drive(game, "B auto:3"))
    assert (game.table.warp[B], len(names(game, B))) == (4, 1)


@pytest.mark.rule("CE-33.7")
def test_wild_cudgel_clears_the_planet() -> None:
    """Ships of others leave the new colony, those of the allies stay (CE-R63)."""
    fields: dict[str, Any] = {"allies": {C: ("offense", 2)}, "bystanders": {D: 1}}
    game = fought("A attacks B, C, D", "attack-40", "attack-00", {A: "flare-cudgel"}, **fields)
    finish(drive(game, "A use:wild-cudgel"))
    assert [game.table.ships[who][6] for who in (A, B, C, D)] == [4, 0, 2, 0]
    assert game.table.warp[D] == 1


@pytest.mark.rule("CE-33.8")
def test_cudgel_without_the_super_flare_spares_allies() -> None:
    """Only the opponent loses more; nobody is named."""
    fields: dict[str, Any] = {"ships": {A: 2}, "allies": {C: ("defense", 1), D: ("defense", 1)}}
    game = fought("A:cudgel attacks B, C, D", "attack-40", "attack-00", **fields)
    finish(drive(game, "B auto:2"))
    assert game.table.warp == [0, 6, 1, 1]


@pytest.mark.rule("CE-33.8")
def test_super_cudgel_smashes_allies() -> None:
    """Those of the opponent that Cudgel names."""
    fields: dict[str, Any] = {"ships": {A: 2}, "allies": {C: ("defense", 1), D: ("defense", 1)}}
    game = fought("A:cudgel attacks B, C, D", "attack-40", "attack-00", {A: "flare-cudgel"}, **fields)
    finish(drive(game, "A use:super-cudgel", "A seat:2", "A done", "B auto:2", "C auto:2"))
    assert game.table.warp == [0, 6, 3, 1]


# ---- loser


@pytest.mark.parametrize("zapped", ZAP)
def test_loser_upsets(zapped: bool) -> None:
    """Attacks must be played, and the lower total wins; zapped, cards are free and the higher one wins."""
    hands = {A: "attack-00 negotiate", B: "attack-40 cosmic_zap"}
    game = drive(play("A:loser attacks B", hands=hands, at="planning"), "A use:loser")
    drive(game, *(["B use:cosmic_zap"] if zapped else []), "B lay:attack-40")
    assert options(game, A) == ["lay:attack-00", *(["lay:negotiate"] if zapped else [])]
    finish(drive(game, "A lay:attack-00"))
    assert game.table.foreign[A] == (0 if zapped else 1)


def test_loser_gives_ties_to_the_offense() -> None:
    """The defense would win a tie, so it loses."""
    game = play("A:loser attacks B", hands={A: "attack-06", B: "attack-06"}, at="planning")
    finish(drive(game, "A use:loser", "A lay:attack-06", "B lay:attack-06"))
    assert game.table.winner == 0


def test_loser_inverts_an_automatic_win() -> None:
    """CE-R9: Pacifist's negotiate loses in an upset, and collects as usual (CE-R15)."""
    hands = {A: "negotiate", B: "attack-00 attack-40"}
    game = play("A:pacifist attacks B:loser", hands=hands, ships={A: 1}, at="planning")
    finish(drive(game, "B use:loser", "A lay:negotiate", "B lay:attack-00"))
    assert game.table.winner == 1
    assert len(names(game, A)) == 1


def test_loser_cannot_invert_a_deal() -> None:
    """Two negotiates have no winner."""
    game = play("A:loser attacks B", hands={A: "negotiate", B: "negotiate"}, at="planning", offers=1)
    drive(game, "A use:loser", "A lay:negotiate", "B lay:negotiate", "A pass", "B pass")
    assert game.table.result == "failed"


@pytest.mark.rule("CE-33.13")
def test_wild_loser_loses_for_both() -> None:
    """All ships involved go to the warp, and no cards are laid."""
    hands = {A: "attack-40 flare-loser", B: "attack-00"}
    game = play("A attacks B, C", hands=hands, allies={C: ("defense", 2)}, at="planning")
    finish(drive(game, "A use:wild-loser"))
    assert game.table.warp == [4, 4, 2]
    assert names(game, B) == ["attack-00"]


@pytest.mark.rule("CE-33.14")
def test_super_loser_upsets_after_selection() -> None:
    """Nobody had to play an attack."""
    game = fought("A:loser attacks B", "negotiate", "attack-00", {A: "attack-08 flare-loser"})
    finish(drive(game, "A use:super-loser"))
    assert game.table.winner == 0


# ---- observer


@pytest.mark.parametrize("zapped", ZAP)
def test_observer_protects_allies(zapped: bool) -> None:
    """As a main player those on his side, not himself; nobody if zapped."""
    allies = {C: ("defense", 2)}
    game = fought("A attacks B:observer, C", "attack-40", "attack-00", {A: "cosmic_zap"}, allies=allies)
    finish(drive(game, *(["A use:cosmic_zap"] if zapped else [])))
    assert game.table.warp == [0, 4, 2 if zapped else 0]


def test_observer_protects_himself_as_an_ally() -> None:
    """Not the player with whom he is allied."""
    game = fought("A attacks B, C:observer", "attack-40", "attack-00", allies={C: ("defense", 2)})
    finish(game)
    assert game.table.warp == [0, 4, 0]


def test_observer_protects_in_the_resolution_only() -> None:
    """A plague at the start of an encounter takes his ships."""
    game = play("A, C:observer", hands={A: "morph", B: "plague"}, at="regroup", stop="destiny")
    finish(drive(game, "B use:plague:2", "C auto:3"))
    assert game.table.warp[C] == 3


@pytest.mark.rule("CE-33.21")
def test_wild_observer_lets_allies_draw() -> None:
    """Each of the own side may draw a card."""
    hands = {A: "attack-40 flare-observer", B: "attack-00"}
    fields: dict[str, Any] = {"allies": {C: ("offense", 1), D: ("defense", 1)}}
    game = play("A attacks B, C, D", hands=hands, at="allied", stop="select", **fields)
    finish(drive(game, "A use:wild-observer", "C yes"))
    assert (len(names(game, C)), len(names(game, D))) == (1, 0)


@pytest.mark.rule("CE-33.22")
def test_super_observer_sends_a_ship_from_the_warp() -> None:
    """One of at most four."""
    hands = {A: "attack-10", B: "attack-04", C: "flare-observer"}
    game = play("A attacks B, C:observer", hands=hands, warp={C: 2}, at="invite", stop="select")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", "C use:super-observer", "C auto:3")
    assert (game.table.gate[C], game.table.warp[C]) == (4, 1)


def test_super_observer_launches_from_the_warp() -> None:
    """As the offense; that ship alone is enough."""
    fields: dict[str, Any] = {"warp": {A: 2}, "ships": {A: 0}, "at": "launch", "stop": "launched"}
    game = play("A:observer attacks B", hands={A: "attack-10 flare-observer"}, **fields)
    drive(game, "A use:super-observer", "A done")
    assert (game.table.gate[A], game.table.warp[A]) == (1, 1)


# ---- spiff


@pytest.mark.parametrize("zapped", ZAP)
def test_spiff_crash_lands(zapped: bool) -> None:
    """Ten behind, one doomed ship lands beside the defense; zapped, all go to the warp."""
    game = fought("A:spiff attacks B", "attack-00", "attack-10", {B: "cosmic_zap"})
    finish(drive(game, "A use:spiff", *(["B use:cosmic_zap"] if zapped else [])))
    assert (game.table.warp[A], game.table.foreign[A]) == ((4, 0) if zapped else (3, 1))
    assert game.table.ships[B][6] == 4


@pytest.mark.parametrize("own, other", [("attack-01", "attack-10"), ("negotiate", "attack-40")])
def test_spiff_needs_two_attacks_and_ten(own: str, other: str) -> None:
    """Nine behind is not enough, and a negotiate has no total."""
    game = fought("A:spiff attacks B", own, other)
    finish(game)
    assert not [event for event in game.events(None) if event.get("ability") == "spiff"]
    assert game.table.foreign[A] == 0


def test_spiff_lands_when_the_low_total_wins() -> None:
    """The margin is the distance of the totals, whichever loses."""
    game = play("A:spiff attacks B:loser", hands={A: "attack-40", B: "attack-00"}, at="planning")
    finish(drive(game, "B use:loser", "A lay:attack-40", "B lay:attack-00", "A use:spiff"))
    assert game.table.foreign[A] == 1


def test_spiff_can_win_by_it() -> None:
    """The landed ship is a foreign colony."""
    game = fought("A:spiff attacks B, C", "attack-00", "attack-40", visitors={A: 4})
    drive(game, "A use:spiff")
    assert not game.asks
    assert game.table.foreign[A] == 5


@pytest.mark.rule("CE-33.33")
def test_wild_spiff_stays_on_the_planet() -> None:
    """One ship of a losing defense coexists with the winners."""
    game = fought("A attacks B", "attack-40", "attack-00", {B: "flare-spiff"})
    finish(drive(game, "B use:wild-spiff"))
    assert (game.table.ships[A][6], game.table.ships[B][6], game.table.warp[B]) == (4, 1, 3)


@pytest.mark.rule("CE-33.34")
def test_super_spiff_lands_from_five() -> None:
    """Instead of ten (CE-R66)."""
    game = fought("A:spiff attacks B", "attack-05", "attack-10", {A: "flare-spiff"})
    finish(drive(game, "A use:super-spiff"))
    assert game.table.foreign[A] == 1


# ---- vacuum


@pytest.mark.parametrize("zapped", ZAP)
def test_vacuum_takes_ships_along(zapped: bool) -> None:
    """As many as he lost, of the players he names; none if zapped."""
    game = fought("A:vacuum attacks B, C", "attack-00", "attack-40", {B: "cosmic_zap"}, ships={A: 3})
    taken = ["A seat:1", "A seat:2", "A seat:2", "B auto:1", "C auto:2"]
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else taken)))
    assert game.table.warp == ([3, 0, 0] if zapped else [3, 1, 2])


def test_zombie_returns_from_catharsis() -> None:
    """CE-R20: these ships are lost like others and may be saved."""
    game = fought("A:vacuum attacks B:zombie, C", "attack-00", "attack-40", ships={A: 1})
    finish(drive(game, "A seat:1", "B auto:1"))
    assert game.table.warp == [1, 0, 0]


@pytest.mark.rule("CE-33.37")
def test_wild_vacuum_retrieves_ships() -> None:
    """One for each attack of a main player other than oneself."""
    game = fought("A attacks B, C", "attack-10", "attack-04", {C: "flare-vacuum"}, warp={C: 3})
    finish(drive(game, "C use:wild-vacuum", "C home:12:2"))
    assert game.table.warp[C] == 1


@pytest.mark.rule("CE-33.38")
def test_super_vacuum_chooses_the_ships() -> None:
    """Vacuum says from which colony."""
    game = fought("A:vacuum attacks B, C", "attack-00", "attack-40", {A: "flare-vacuum"}, ships={A: 1})
    finish(drive(game, "A use:super-vacuum", "A seat:2", "A ship:12:1"))
    assert game.table.ships[C][12] == 3


# ---- warrior


@pytest.mark.rule("CE-19.4")
@pytest.mark.parametrize("zapped", ZAP)
def test_warrior_adds_his_tokens(zapped: bool) -> None:
    """To his total; a zap prevents that, but not the token for the encounter."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap"}
    game = with_tokens(play("A:warrior attacks B", hands=hands, at="select"), 3)
    drive(game, "A lay:attack-10", "B lay:attack-04", *(["B use:cosmic_zap"] if zapped else []))
    finish(game)
    assert totals(game) == (14 if zapped else 17, 8)
    assert game.table.tokens["warrior"] == 4


@pytest.mark.parametrize("own, other, count", [("attack-40", "attack-00", 1), ("attack-00", "attack-40", 2)])
def test_warrior_learns_more_by_losing(own: str, other: str, count: int) -> None:
    """One token for a win, two for a loss (CE-R64)."""
    game = finish(fought("A:warrior attacks B", own, other))
    assert game.table.tokens["warrior"] == count


def test_warrior_learns_more_in_a_short_game() -> None:
    """One token more with four planets."""
    game = finish(fought("A:warrior attacks B", "attack-40", "attack-00", planets=4))
    assert game.table.tokens["warrior"] == 2


def test_warrior_learns_nothing_as_an_ally() -> None:
    """Only main players do."""
    game = finish(fought("A attacks B, C:warrior", "attack-40", "attack-00", allies={C: ("offense", 1)}))
    assert game.table.tokens == {}


@pytest.mark.rule("CE-33.41")
def test_wild_warrior_strikes_back() -> None:
    """The defense encounters the offense at his home, and then play resumes."""
    hands = {A: "attack-00 negotiate", B: "attack-40 attack-30 flare-warrior"}
    game = play("A attacks B", hands=hands, at="select", stop="launch")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "B use:wild-warrior", "B aim:0"))
    assert (game.table.offense, game.table.defense, game.table.extra) == (B, A, True)


@pytest.mark.rule("CE-33.42")
def test_super_warrior_adds_tokens_as_an_ally() -> None:
    """To the total of his side."""
    hands = {A: "attack-10", B: "attack-04", C: "flare-warrior"}
    game = play("A attacks B, C:warrior", hands=hands, allies={C: ("offense", 1)}, at="select")
    with_tokens(game, 3)
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "C use:super-warrior"))
    assert totals(game) == (18, 8)


# ---- will


@pytest.mark.parametrize("zapped", ZAP)
def test_will_chooses_his_defense(zapped: bool) -> None:
    """Any other player, at home or at a colony of his (CE-R29); zapped he follows the card."""
    hands = {A: "attack-10", B: "cosmic_zap"}
    fields: dict[str, Any] = {"visitors": {C: 1}, "destiny": "3", "at": "destiny", "stop": "launch"}
    game = play("A:will, B, C", hands=hands, **fields)
    drive(game, *(["B use:cosmic_zap"] if zapped else ["A seat:2"]))
    drive(game, "A aim:6" if zapped else "A aim:1")
    assert game.table.defense == (B if zapped else C)


@pytest.mark.rule("CE-33.43")
def test_wild_will_encounters_in_any_system() -> None:
    """The player whom destiny names, at any colony of his."""
    fields: dict[str, Any] = {"visitors": {B: 1}, "destiny": "3", "at": "destiny", "stop": "launch"}
    game = play("A, B, C", hands={A: "attack-10 flare-will"}, **fields)
    drive(game, "A use:wild-will", "A aim:1")
    assert (game.table.defense, game.table.planet) == (B, 1)


@pytest.mark.rule("CE-33.44")
def test_super_will_looks_first() -> None:
    """At the hand of one player."""
    hands = {A: "attack-10 flare-will", C: "morph"}
    game = play("A:will, B, C", hands=hands, destiny="3", at="destiny", stop="launch")
    drive(game, "A use:super-will", "A seat:2", "A seat:1", "A aim:6")
    assert game.view(A)["players"][C]["seen"] == ["morph"]


# ---- barbarian


@pytest.mark.parametrize("zapped", ZAP)
def test_barbarian_loots(zapped: bool) -> None:
    """A card for each ship, the rest is discarded; zapped, the hand stays."""
    more = {B: "attack-30 morph quash cosmic_zap"}
    game = fought("A:barbarian attacks B", "attack-40", "attack-00", more, ships={A: 1})
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else ["A card:attack-30"])))
    assert names(game, A) == ([] if zapped else ["attack-30"])
    assert names(game, B) == (["attack-30", "morph", "quash"] if zapped else [])


def test_barbarian_need_not_take() -> None:
    """But the rest of the hand is discarded all the same."""
    game = fought("A:barbarian attacks B", "attack-40", "attack-00", {B: "morph quash"})
    finish(drive(game, "A done"))
    assert {"morph", "quash"} <= set(discards(game))


def test_barbarian_pays_out_of_the_loot() -> None:
    """CE-R16: compensation comes after the looting."""
    game = fought("A:barbarian attacks B", "attack-40", "negotiate", {B: "morph"}, ships={B: 1})
    finish(drive(game, "A card:morph"))
    assert names(game, B) == ["morph"]


def test_barbarian_does_not_loot_as_the_defense() -> None:
    """Only the offense loots."""
    game = finish(fought("A attacks B:barbarian", "attack-00", "attack-40", {A: "morph"}))
    assert names(game, A) == ["morph"]


@pytest.mark.rule("CE-33.1")
def test_wild_barbarian_sifts() -> None:
    """Unwanted compensation is discarded and not replaced."""
    more = {A: "morph", B: "flare-barbarian quash"}
    game = fought("A attacks B", "attack-40", "negotiate", more, ships={B: 1})
    drive(game, "B use:wild-barbarian")
    assert options(game, B) == ["done", "card:morph"]
    finish(drive(game, "B card:morph"))
    assert names(game, B) == ["flare-barbarian", "quash"]


@pytest.mark.rule("CE-33.2")
def test_super_barbarian_loots_as_an_ally() -> None:
    """The hand of the defense, by his own ships."""
    more = {B: "morph quash", C: "flare-barbarian"}
    game = fought("A attacks B, C:barbarian", "attack-40", "attack-00", more, allies={C: ("offense", 1)})
    finish(drive(game, "C use:super-barbarian", "C card:quash"))
    assert (names(game, B), names(game, C)) == ([], ["flare-barbarian", "quash"])


# ---- chosen


def on_deck(game: Game, *cards: str) -> Game:
    """These cards lie on top of the deck, the first one topmost."""
    deck = game.table.deck
    for name in reversed(cards):
        card = next(card for card in deck if NAMES[card] == name)
        deck.remove(card)
        deck.append(card)
    return game


def divine(text: str, own: str, other: str, drawn: str, more: dict[int, str] | None = None) -> Game:
    """A and B have laid cards, and A may call for these."""
    more = more or {}
    game = play(text, hands={**more, A: f"{own} {more.get(A, '')}", B: f"{other} {more.get(B, '')}"}, at="select")
    return drive(on_deck(game, *drawn.split()), f"A lay:{own}", f"B lay:{other}", "A use:chosen")


@pytest.mark.parametrize("choice, total", [("card:attack-30", 34), ("add-card:attack-30", 38), ("done", 8)])
def test_chosen_replaces_or_adds(choice: str, total: int) -> None:
    """One of three drawn cards, or none; the others are discarded (CE-R65)."""
    game = divine("A:chosen attacks B", "attack-04", "attack-08", "attack-30 quash negotiate")
    finish(drive(game, f"A {choice}"))
    assert totals(game) == (total, 12)
    assert names(game, A) == []
    assert {"attack-04", "attack-30", "quash", "negotiate"} <= set(discards(game))


def test_chosen_zapped_draws_nothing() -> None:
    """The zap comes before the cards."""
    game = divine("A:chosen attacks B", "attack-04", "attack-08", "attack-30", {B: "cosmic_zap"})
    finish(drive(game, "B use:cosmic_zap"))
    assert totals(game) == (8, 12)
    assert NAMES[game.table.deck[-1]] == "attack-30"


def test_chosen_without_encounter_cards_discards_all() -> None:
    """There is nothing to choose."""
    game = divine("A:chosen attacks B", "attack-04", "attack-08", "quash plague ionic_gas")
    finish(drive(game, "A done"))
    assert {"quash", "plague", "ionic_gas"} <= set(discards(game))


def test_chosen_copies_with_a_drawn_morph() -> None:
    """It becomes the opponent's card as it stands."""
    game = divine("A:chosen attacks B", "attack-04", "attack-08", "morph quash plague")
    finish(drive(game, "A card:morph"))
    assert totals(game) == (12, 12)


def test_chosen_adds_only_to_an_attack() -> None:
    """A negotiate can be replaced only."""
    game = divine("A:chosen attacks B", "negotiate", "attack-08", "attack-30 quash plague")
    while "done" not in options(game, A):
        game.answer(game.asks[0].seat, "pass")
    assert options(game, A) == ["card:attack-30", "done"]


@pytest.mark.rule("CE-33.3")
def test_wild_chosen_draws_a_card() -> None:
    """Before cards are selected."""
    game = play("A attacks B", hands={A: "attack-04 flare-chosen", B: "attack-08"}, at="planning", stop="select")
    finish(drive(game, "A use:wild-chosen"))
    assert len(names(game, A)) == 3


@pytest.mark.rule("CE-33.4")
def test_super_chosen_keeps_the_rest() -> None:
    """The drawn cards that are no encounter cards, even after they were seen."""
    drawn = "attack-30 quash negotiate"
    game = divine("A:chosen attacks B", "attack-04", "attack-08", drawn, {A: "flare-chosen"})
    finish(drive(game, "A use:super-chosen", "A card:attack-30"))
    assert names(game, A) == ["flare-chosen", "quash"]


# ---- hacker


@pytest.mark.parametrize("zapped", ZAP)
def test_hacker_collects_from_anybody(zapped: bool) -> None:
    """He sees the hand and chooses; zapped he draws at random from his opponent."""
    more = {A: "cosmic_zap attack-30", C: "morph quash"}
    game = fought("A attacks B:hacker, C", "attack-40", "negotiate", more, ships={B: 1})
    finish(drive(game, "B use:hacker:2", *(["A use:cosmic_zap"] if zapped else ["B card:quash"])))
    assert names(game, B) == (["attack-30"] if zapped else ["quash"])
    assert names(game, C) == (["morph", "quash"] if zapped else ["morph"])


@pytest.mark.parametrize("zapped", ZAP)
def test_hacker_chooses_what_he_pays(zapped: bool) -> None:
    """When the opponent collects from him; zapped, chance does."""
    more = {A: "morph attack-30", B: "cosmic_zap"}
    game = fought("A:hacker attacks B", "attack-40", "negotiate", more, ships={B: 1})
    finish(drive(game, "A use:hacker-pay", *(["B use:cosmic_zap"] if zapped else ["A card:morph"])))
    assert len(names(game, A)) == 1
    assert zapped or "morph" in names(game, B)


@pytest.mark.rule("CE-33.11")
def test_wild_hacker_pays_nothing() -> None:
    """The opponent collects no compensation."""
    game = fought("A attacks B", "attack-40", "negotiate", {A: "flare-hacker morph"})
    finish(drive(game, "A use:wild-hacker"))
    assert names(game, B) == []


@pytest.mark.rule("CE-33.12")
def test_super_hacker_gives_cards_back() -> None:
    """At most as many as he took."""
    more = {B: "attack-00 attack-01 flare-hacker", C: "morph quash"}
    game = fought("A attacks B:hacker, C", "attack-40", "negotiate", more, ships={B: 1})
    finish(drive(game, "B use:hacker:2", "B card:quash", "B use:super-hacker", "B card:attack-00"))
    assert names(game, C) == ["attack-00", "morph"]


# ---- mutant


@pytest.mark.parametrize("zapped", ZAP)
def test_mutant_regenerates(zapped: bool) -> None:
    """Up to eight cards, from the deck and from hands; a zap stops it all."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 attack-06 attack-07", B: "cosmic_zap", C: "morph"}
    game = drive(play("A:mutant attacks B, C", hands=hands, at="alliance", stop="invite"), "A use:mutant")
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else ["A seat:2", "A from-deck"])))
    assert len(names(game, A)) == (6 if zapped else 8)
    assert names(game, C) == (["morph"] if zapped else [])


def test_mutant_with_eight_cards_draws_nothing() -> None:
    """The power is for small hands."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 attack-06 attack-07 attack-08 attack-09"}
    game = play("A:mutant attacks B", hands=hands, at="alliance", stop="invite")
    assert "use:mutant" not in options(game, A)


@pytest.mark.rule("CE-33.19")
def test_wild_mutant_takes_cards_after_a_win() -> None:
    """One at random from the opponent and each of his allies."""
    more = {A: "flare-mutant", B: "morph", C: "quash", D: "plague"}
    fields: dict[str, Any] = {"allies": {C: ("defense", 1), D: ("offense", 1)}}
    game = fought("A attacks B, C, D", "attack-40", "attack-00", more, **fields)
    finish(drive(game, "A use:wild-mutant"))
    assert names(game, A) == ["flare-mutant", "morph", "quash"]


@pytest.mark.rule("CE-33.19")
def test_wild_mutant_takes_cards_after_a_deal() -> None:
    """Besides what the deal brings."""
    game = fought("A attacks B", "negotiate", "negotiate", {A: "flare-mutant attack-04", B: "morph"})
    finish(drive(game, "A give-card:attack-04", "A done", "B accept", "A use:wild-mutant"))
    assert len(names(game, A)) == 2
    assert len(names(game, B)) == 1


@pytest.mark.rule("CE-33.19")
def test_wild_mutant_gets_nothing_from_a_failed_deal() -> None:
    """Nor is he asked."""
    game = fought("A attacks B", "negotiate", "negotiate", {A: "flare-mutant attack-04", B: "morph"}, offers=1)
    assert "use:wild-mutant" not in ever_offered(drive(game, "A pass", "B pass"), A)


@pytest.mark.rule("CE-33.20")
def test_super_mutant_discards_first() -> None:
    """Up to three cards, before he refills."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 attack-06 attack-07 attack-08 flare-mutant", B: "morph"}
    game = play("A:mutant attacks B", hands=hands, at="alliance", stop="invite")
    finish(drive(game, "A use:super-mutant", "A card:attack-00", "A done", "A use:mutant", "A seat:1"))
    assert "morph" in names(game, A)
    assert len(names(game, A)) == 8


# ---- reserve


@pytest.mark.parametrize("zapped", ZAP)
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


@pytest.mark.parametrize("zapped", ZAP)
def test_reserve_cancels_a_reinforcement(zapped: bool) -> None:
    """A negotiate is discarded, and the reinforcement does not count; zapped it does, and the negotiate stays."""
    more = {A: "negotiate", B: "reinforcement-5 cosmic_zap"}
    game = fought("A:reserve attacks B", "attack-10", "attack-08", more)
    drive(game, "B use:reinforcement-5:defense", "A use:reserve-cancel", *(["B use:cosmic_zap"] if zapped else []))
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


# ---- vulch


@pytest.mark.parametrize("zapped", ZAP)
def test_vulch_takes_artifacts(zapped: bool) -> None:
    """That others have played, after they had their effect; neither that one nor the zap if it is zapped."""
    hands = {A: "morph plague cosmic_zap"}
    game = play("A, B:vulch, C", hands=hands, at="regroup", stop="destiny")
    drive(game, "A use:plague:2", "C auto:3", *(["A use:cosmic_zap"] if zapped else []))
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


@pytest.mark.parametrize("zapped", ZAP)
def test_miser_plays_from_the_hoard(zapped: bool) -> None:
    """Like from the hand; zapped, the card stays there and the hoard is closed for the encounter."""
    fields: dict[str, Any] = {"hands": {A: "attack-10", B: "attack-00 cosmic_zap"}, "at": "planning", "stop": "reveal"}
    game = hoarding("A:miser attacks B", "flare-chosen attack-40", **fields)
    drive(game, "A use:wild-chosen", *(["B use:cosmic_zap"] if zapped else []), "B lay:attack-00")
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
