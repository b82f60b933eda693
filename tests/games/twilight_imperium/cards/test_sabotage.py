"""Playing action cards at all: every row is declared, Sabotage against each, one of a name in a moment, TI-24."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, pass_all, play, units
from tests.games.twilight_imperium.cards.scenes import LETTERS, SCENES, offered, seen, use

from cosmodrome.games.twilight_imperium.data.action_cards import ACTION_CARDS, BY_ID
from cosmodrome.games.twilight_imperium.sources import CARDS
from cosmodrome.kernel import Game

CARDS_ONLY = {"hands", "action_discard", "played", "seen"}  # what a cancelled card does change
WINDOW = {  # the window of the rules in which a card of the data is played
    "action": {"action"},
    "after_activation": {"activated"},
    "after_move": {"moved"},
    "combat_round_start": {"space.start", "ground.start"},
    "combat_round_start_or_end": {"space.start", "ground.start", "space.end", "ground.end"},
    "first_space_round_start": {"space.start"},
    "before_assign_hits_space_combat": {"space.hits"},
    "before_assign_hits_space_cannon": {"cannon.hits"},
    "after_enemy_sustain": {"sustained"},
    "after_own_ship_destroyed": {"destroyed"},
    "after_enemy_retreat_declared": {"retreat.announced"},
    "after_space_combat_won": {"space.won"},
    "after_ground_rolls": {"ground.rolled"},
    "invasion_start": {"invasion.start"},
    "after_enemy_commit": {"committed"},
    "on_gain_planet": {"planet.taking"},
    "after_planet_lost": {"planet.lost"},
    "any_action_card_played": {"used.card"},
    "strategy_phase_start": {"strategy.start"},
    "strategy_card_chosen": {"strategy.chosen"},
    "status_return_strategy_cards": {"status.return"},
    "agenda_phase_start": {"agenda.start"},
    "when_agenda_revealed": {"agenda.when"},
    "after_agenda_revealed": {"agenda.after"},
    "after_you_vote": {"voted", "votes.cast"},  # the speaker votes last (TI-R43)
    "after_speaker_votes": {"votes.cast"},
    "when_elected": {"elected"},
}


@pytest.mark.parametrize("card", BY_ID)
@pytest.mark.rule("TI-24.6", "TI-74.22")
def test_every_card_of_the_deck_is_declared_for_its_moment(card: str) -> None:
    """Each of the 59 cards can be played, and in no other moment than its row says."""
    windows = {key for key, named in CARDS.items() if card in named}
    expected = WINDOW[BY_ID[card].window]
    assert windows == (expected - {"ground.start"} if card == "skilled_retreat" else expected)  # it is for ships


def test_there_is_a_scene_for_every_card() -> None:
    """Nothing of the deck is left out of the tests."""
    assert {*SCENES, "sabotage"} == {row.id for row in ACTION_CARDS}


def state(game: Game) -> dict[str, Any]:
    """All that lies on the table, but cards that go through hands."""
    table = game.table
    return {name: getattr(table, name) for name in table.__struct_fields__ if name not in CARDS_ONLY}


@pytest.mark.parametrize("card", SCENES)
@pytest.mark.rule("TI-24.8", "TI-24.7")
def test_a_sabotaged_card_does_nothing_and_is_discarded(card: str) -> None:
    """All goes on as if it had never been played."""
    game = drive(use(seen(card, hands={C: "sabotage"}), card), "C use:sabotage")
    names = [game.table.name(number) for number in game.table.action_discard]
    assert sorted(names) == sorted([card, "sabotage"])
    other = seen(card, hands={C: "sabotage"})
    if not SCENES[card].component:
        pass_all(other)
    assert state(pass_all(game)) == state(other)


@pytest.mark.rule("TI-31.4")
def test_a_cancelled_component_action_has_not_been_the_action() -> None:
    """The player is asked for an action again."""
    game = drive(use(seen("rise_of_a_messiah", hands={C: "sabotage"}), "rise_of_a_messiah"), "C use:sabotage")
    assert asked(game) == [(A, "turn")]
    assert game.table.actions == 0


@pytest.mark.rule("TI-24.8")
def test_a_sabotage_cannot_be_sabotaged() -> None:
    """B lets the card pass, and cannot come to its help when C cancels it."""
    game = use(seen("flank_speed", hands={B: "sabotage", C: "sabotage"}), "flank_speed")
    drive(game, "C use:sabotage", "B pass")
    assert game.table.marked("move+", A) == 0
    assert "use:sabotage" not in options(game, B)
    assert [game.table.name(card) for card in game.table.hands[B]] == ["sabotage"]


def test_nobody_sabotages_an_own_card() -> None:
    """Sabotage is for the cards of other players."""
    game = use(seen("flank_speed", hands={A: "sabotage"}), "flank_speed")
    assert "use:sabotage" not in options(game, A)


def test_a_card_is_aimed_before_it_can_be_cancelled() -> None:
    """TI-R39: who could cancel a card hears first what it is aimed at."""
    game = drive(seen("lucky_shot", hands={C: "sabotage"}), "A component", "A use:lucky_shot")
    assert asked(game) == [(A, "lucky_shot")]
    drive(game, "A unit:cruiser")
    assert "use:sabotage" in options(game, C)
    aimed = [event for event in game.events(C) if event["key"] == "aimed"][-1]
    assert (aimed["seat"], aimed["target"], aimed["system"], aimed["unit"]) == (A, B, 26, "cruiser")
    question = next(ask for ask in game.asks if ask.seat == C)
    assert question.args == {"subject": A, "ability": "lucky_shot", "target": B, "system": 26, "unit": "cruiser"}


def test_one_sabotage_is_enough() -> None:
    """When two players answer the same card, only the first of them in timing order spends a Sabotage."""
    game = use(seen("flank_speed", hands={B: "sabotage", C: "sabotage"}), "flank_speed")
    drive(game, "C use:sabotage", "B use:sabotage")
    pass_all(game)
    assert len(game.table.hands[B]) + len(game.table.hands[C]) == 1


@pytest.mark.rule("TI-24.6b")
def test_two_cards_of_a_name_are_not_played_in_one_moment() -> None:
    """A second Flank Speed cannot be added to the first."""
    game = use(seen("flank_speed", hands={A: "flank_speed"}), "flank_speed")
    while asked(game) != [(A, "move")]:
        assert "use:flank_speed" not in options(game, A)
        drive(game, f"{LETTERS[game.asks[0].seat]} pass")
    assert game.table.marked("move+", A) == 1


@pytest.mark.rule("TI-24.6b")
def test_a_cancelled_card_does_not_count_as_played() -> None:
    """After a Sabotage the second Flank Speed may still be played."""
    game = use(seen("flank_speed", hands={A: "flank_speed", C: "sabotage"}), "flank_speed")
    drive(game, "C use:sabotage", "A use:flank_speed", "A all")
    assert units(game, "A 26") == "1 carrier"


@pytest.mark.rule("TI-24.6b")
def test_each_of_two_players_may_play_a_card_of_the_same_name() -> None:
    """Both have their Morale Boost: it works on different units."""
    game = use(seen("morale_boost", hands={B: "morale_boost"}, dice=[(6,), (6,)]), "morale_boost")
    drive(game, "B use:morale_boost")
    pass_all(game)
    assert units(game, "A 26") == units(game, "B 26") == ""


@pytest.mark.rule("TI-74.18")
def test_a_card_of_a_name_may_be_played_again_in_the_next_round() -> None:
    """Every start of a combat round is a moment of its own."""
    game = use(seen("morale_boost", hands={A: "morale_boost"}, dice=[(5,), (1,), (6,), (1,)]), "morale_boost")
    drive(game, "A use:morale_boost")
    pass_all(game)
    assert units(game, "B 26") == ""


# What a component action needs, and what is missing here: TI-24.6a, TI-31.3.
NOT_IN_FULL: dict[str, dict[str, Any]] = {
    "uprising": {"exhausted": "lodor quann"},
    "unexpected_action": {"tokens": {}},
    "insubordination": {"pools": {B: (0, 3, 2), C: (0, 3, 2)}},
    "spy": {"hands": {B: "", C: ""}},
    "focused_research": {"goods": {A: 3}},
    "repeal_law": {"laws": ""},
    "tactical_bombardment": {"units": {"A 26": "1 cruiser", "A 27": "1 cruiser"}},
    "lucky_shot": {"units": {"B 26": "1 carrier 1 fighter"}},
    "reactor_meltdown": {"units": {"B lodor": "own", "C quann": "own"}},
    "ghost_ship": {"units": {f"B {system}": "1 carrier" for system in (26, 39, 40, 25)}, "pools": {B: (3, 4, 2)}},
    "war_effort": {"units": {"A 26": "", "A 27": ""}},
    "signal_jamming": {"tokens": {B: [26, 27, 29, 30, 35, 18, 44, 39], C: [26, 27, 29, 30, 35, 18, 44, 39]}},
}


@pytest.mark.parametrize("card", NOT_IN_FULL)
@pytest.mark.rule("TI-24.6a", "TI-31.3")
def test_a_component_action_is_offered_only_if_it_can_be_done_in_full(card: str) -> None:
    """The same card is offered in its scene, and not where something is missing."""
    assert offered(card)
    assert not offered(card, **NOT_IN_FULL[card])


NOTHING_TO_HIT = {
    "industrial_initiative": {"A new_albion": "own", "A arnor": "own"},
    "economic_initiative": {"A lodor": "own"},
    "cripple_defenses": {"B lodor": "1 infantry 2 pds"},
    "plague": {"B lodor": "3 infantry"},
}


@pytest.mark.parametrize("card", NOTHING_TO_HIT)
@pytest.mark.rule("TI-24.6a")
def test_an_effect_on_each_may_find_nothing(card: str) -> None:
    """A card about each planet or each unit can be played although there is none (TI-R42)."""
    game = play("A:hacan B:sol", hands={A: card})
    drive(game, "A component", f"A use:{card}")
    if game.asks:
        drive(game, "A planet:jord")
    assert [game.table.name(number) for number in game.table.action_discard] == [card]
