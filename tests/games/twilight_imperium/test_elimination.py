"""An eliminated player leaves nothing behind but what the rules name: TI-25.7, TI-65."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import RING_2, A, B, C, asked, drive, play

from cosmodrome.games.twilight_imperium.data.objectives import BY_ID
from cosmodrome.games.twilight_imperium.elimination import is_eliminated
from cosmodrome.games.twilight_imperium.index import AGENDA, OBJECTIVE, PLANET, TECH, note_of, note_owner
from cosmodrome.games.twilight_imperium.scoring import is_met
from cosmodrome.kernel import Game, seats_of

BOARD = {"A 38": "1 carrier 4 infantry", "B 46": "1 cruiser", "C 48": "1 carrier 1 infantry"}


def before(text: str = "A:hacan B:sol C:mentak", **fields: Any) -> Game:
    """B has one planet, at home, and nothing else than a cruiser."""
    return play(text, BOARD, homes=False, **fields)


def conquer(game: Game) -> Game:
    """A takes it."""
    drive(game, "A activate:1", "A all", "A land:jord:4")
    assert game.table.eliminated == seats_of([B])
    return game


@pytest.mark.rule("TI-65.1", "TI-65.1a", "TI-65.1b", "TI-65.1c")
@pytest.mark.parametrize(
    "more", [{"B 46": "1 carrier 1 infantry"}, {"B 46": "1 space_dock 1 cruiser"}, {"B lodor": "own"}]
)
def test_ground_forces_a_producing_unit_or_a_planet_keep_a_player_in(more: dict[str, str]) -> None:
    """Any one of them will do; the dock floats in space."""
    text = "A:hacan B:saar C:mentak" if "dock" in str(more) else "A:hacan B:sol C:mentak"
    home, planets = (11, "lisis_ii ragh") if "saar" in text else (1, "jord")
    game = play(text, {"A 38": "1 carrier 4 infantry", "C 48": "1 carrier 1 infantry", **more}, homes=False)
    game.table.move_units(A, 38, home, game.table.fleet(A, 38))
    for planet in planets.split():
        game.table.settle(A, PLANET[planet])
    assert not is_eliminated(game.table, B)
    stripped = play(text, {"C 48": "1 carrier 1 infantry"}, homes=False).table
    for planet in planets.split():
        stripped.settle(A, PLANET[planet])
    assert is_eliminated(stripped, B)


@pytest.mark.rule("TI-65.3")
def test_laws_of_an_eliminated_player_are_discarded() -> None:
    """Owned ones; a common law stays."""
    game = conquer(before(laws="minister_of_commerce:B fleet_regulations"))
    assert game.table.laws_in_play() == [AGENDA["fleet_regulations"]]
    assert AGENDA["minister_of_commerce"] in game.table.agenda_discard


@pytest.mark.rule("TI-65.4", "TI-25.7a")
def test_notes_of_others_go_back_to_their_owners() -> None:
    """From the hand and from the play area."""
    game = before(notes={B: "ceasefire-0 promise_of_protection-2"})
    game.table.place_note(B, game.table.find_note(B, "promise_of_protection-2"))
    conquer(game)
    assert "ceasefire-0" in game.view(A)["hand"]["notes"]
    assert "promise_of_protection-2" in game.view(C)["hand"]["notes"]
    assert (game.table.notes[B], game.table.notes_up[B]) == ((), ())


@pytest.mark.rule("TI-65.4a", "TI-25.7")
def test_the_own_notes_leave_the_game_wherever_they_are() -> None:
    """Also from the hands and play areas of others."""
    game = before(notes={A: "ceasefire-1", C: "support_for_the_throne-1"})
    game.table.place_note(C, game.table.find_note(C, "support_for_the_throne-1"))
    conquer(game)
    held = [note for zone in (game.table.notes, game.table.notes_up) for hand in zone for note in hand]
    assert not [note for note in held if note_owner(note) == B]
    assert sorted(game.table.gone) == [note_of(B, number) for number in range(5)]


@pytest.mark.rule("TI-65.4a")
def test_support_of_the_eliminated_player_is_a_point_no_longer() -> None:
    """C loses it; A, whom somebody else supports, does not."""
    game = before(notes={A: "support_for_the_throne-2", C: "support_for_the_throne-1"}, points={A: 2, C: 2})
    for seat, name in ((A, "support_for_the_throne-2"), (C, "support_for_the_throne-1")):
        game.table.place_note(seat, game.table.find_note(seat, name))
    conquer(game)
    assert (game.table.points[A], game.table.points[C]) == (2, 1)


@pytest.mark.rule("TI-65.7")
def test_secret_objectives_scored_or_not_go_back_into_their_deck() -> None:
    """And the deck is shuffled."""
    own = (OBJECTIVE["spark_a_rebellion"], OBJECTIVE["unveil_flagship"])
    game = before(secrets={B: "spark_a_rebellion unveil_flagship"})
    game.table.mark_scored(B, own[1])
    conquer(game)
    assert set(own) <= set(game.table.secret_deck)
    assert (game.table.secrets[B], game.table.scored_secrets(B)) == ((), [])
    assert [event["deck"] for event in game.events(None) if event["key"] == "shuffled"] == ["secret"]


@pytest.mark.rule("TI-65.10")
def test_tokens_of_factions_follow_their_own_rules() -> None:
    """What the Nekro Virus copied from the eliminated player goes on, and the cards of that player do not come back."""
    game = before("A:nekro B:sol", techs={A: "valefar_assimilator_x", B: "spec_ops_2"})
    game.table.copy_tech(A, TECH["spec_ops_2"])
    conquer(game)
    assert game.table.has(A, "spec_ops_2")
    assert game.table.owner[PLANET["jord"]] == A


@pytest.mark.rule("TI-2.2", "TI-65.0", "TI-65.6")
def test_after_who_is_eliminated_in_the_own_turn_comes_the_next_in_initiative_order() -> None:
    """B, second of three, loses the last infantry in vain: it is the turn of C, not of A again."""
    board = {"A jord": "1 infantry", "A lodor": "2 infantry", "B 27": "1 carrier 1 infantry"}
    game = play("A:hacan B:sol C:mentak", board, homes=False, active=B, dice=[(1,), (10, 10)], stop="")
    drive(game, "B activate:26", "B all", "B land:lodor:1")
    assert game.table.eliminated == seats_of([B])
    assert game.table.active == C


@pytest.mark.rule("TI-65.0")
def test_who_is_eliminated_takes_no_second_action() -> None:
    """Not even with Fleet Logistics: it is the turn of C."""
    board = {"A jord": "1 infantry", "A lodor": "2 infantry", "B 27": "1 carrier 1 infantry"}
    fields: dict[str, Any] = {"homes": False, "active": B, "techs": {B: "fleet_logistics"}, "stop": ""}
    game = play("A:hacan B:sol C:mentak", board, dice=[(1,), (10, 10)], **fields)
    drive(game, "B activate:26", "B all", "B land:lodor:1")
    assert (game.table.eliminated, game.table.active) == (seats_of([B]), C)


def test_the_home_of_an_eliminated_player_is_still_one() -> None:
    """TI-R59: A has conquered it, and C stands before it."""
    table = conquer(before()).table
    assert is_met(table, A, BY_ID["conquer_the_weak"])
    table.move_units(C, 48, 38, table.fleet(C, 48))
    assert table.adjacent(38, 1)
    assert is_met(table, C, BY_ID["threaten_enemies"])


LAST = {"A jord": "1 infantry 1 pds", "B 38": "1 carrier 1 infantry 1 cruiser"}


@pytest.mark.rule("TI-65.1")
def test_who_loses_the_last_ground_forces_in_space_is_out_at_once() -> None:
    """B has no planet; a cannon shoots the carrier with the last infantry down, and no cruiser fights on."""
    fields: dict[str, Any] = {"homes": False, "active": B, "stop": "", "dice": [(10,)]}
    game = play("A:hacan B:sol C:mentak", {**LAST, "A 1": "1 carrier"}, **fields)
    drive(game, "B activate:1", "B all", "A fire", "B lose:carrier:1")
    assert game.table.eliminated == seats_of([B])
    assert not [event for event in game.events(None) if event["key"] == "combat"]
    assert game.table.active == C


@pytest.mark.rule("TI-65.1")
def test_nor_does_a_fleet_live_on_that_has_won_in_vain() -> None:
    """The carrier of B is lost in a combat that the cruiser wins; then there is nobody left to land."""
    fields: dict[str, Any] = {"homes": False, "active": B, "stop": "", "dice": [(10, 10), (10,)]}
    game = play("A:hacan B:sol C:mentak", {**LAST, "A jord": "1 infantry", "A 1": "1 cruiser"}, **fields)
    drive(game, "B activate:1", "B all", "B lose:carrier:1")
    assert game.table.eliminated == seats_of([B])
    assert not game.table.all_ships() >> 1 & 1


@pytest.mark.rule("TI-65.1", "TI-12.2b")
def test_a_gravity_rift_may_take_the_last_ground_forces() -> None:
    """The carrier does not get out of it; the cruiser beside it leaves the game as well."""
    fields: dict[str, Any] = {"homes": False, "active": B, "stop": "", "dice": [(1,)]}
    board = {"A jord": "1 infantry", "B 41": "1 carrier 1 infantry 1 cruiser"}
    game = play("A:hacan B:sol C:mentak", board, **fields)
    drive(game, "B activate:27", "B ship:41:carrier:1", "B load:41:infantry:1", "B done")
    assert game.table.eliminated == seats_of([B])
    assert game.table.active == C


HOMELESS = {"A jord": "1 infantry", "B 39": "1 carrier 1 infantry"}


@pytest.mark.rule("TI-65.1", "TI-65.8", "TI-66.3")
def test_an_agenda_may_cost_the_last_ground_forces() -> None:
    """Fleet Regulations leave B no carrier; B is out at once, and no longer has a point for having foreseen it."""
    board = {"A jord": "1 infantry", "B 39": "4 cruiser 1 carrier 1 infantry"}
    fields: dict[str, Any] = {"homes": False, "phase": "agenda", "at": "agenda", "custodians": False, "cards": {}}
    fields |= {"hands": {B: "imperial_rider"}, "pools": {B: (0, 5, 0)}, "agendas": "fleet_regulations mutiny"}
    game = play("A:hacan B:sol C:mentak", board, stop="pick", speaker=B, **fields)
    drive(game, "B use:imperial_rider", "B vote:for", "C vote:for", "C all", "A abstain")
    drive(game, "B remove:carrier:1")
    assert (game.table.eliminated, game.table.points[B], game.table.speaker) == (seats_of([B]), 0, C)
    assert asked(game) == [(A, "vote")]


@pytest.mark.rule("TI-65.1", "TI-84.5a")
def test_a_smaller_fleet_pool_may_cost_the_last_ground_forces() -> None:
    """B keeps no token in the fleet pool, so that the carrier goes; the others go on with their round."""
    fields: dict[str, Any] = {"homes": False, "phase": "status", "at": "status-tokens", "stop": "pick"}
    game = play("A:hacan B:sol C:mentak", HOMELESS, speaker=B, **fields)
    drive(game, "A keep", "B fleet-pool:0", "B strategy-pool:0", "C keep")
    assert game.table.eliminated == seats_of([B])
    assert (game.table.speaker, game.table.round) == (C, 3)
    assert asked(game) == []


@pytest.mark.rule("TI-65.6", "TI-75.2")
def test_the_strategy_card_of_who_is_eliminated_by_it_comes_back_readied() -> None:
    """A resolves Diplomacy at the only planet left, and Xxcha, following, takes it over: the card can be used anew."""
    board = {"B arretze": "own", "B hercant": "own", "B kamdorn": "own", "A lodor": "own", "B new_albion": "1 infantry"}
    cards = {A: "diplomacy", B: "trade", C: "imperial"}
    game = play("A:hacan B:xxcha C:sol", board, homes=False, cards=cards, stop="turn-end")
    drive(game, "A strategic:diplomacy", "B secondary:diplomacy", "B use:peace_accords", "B planet:lodor")
    assert game.table.eliminated == seats_of([A])
    assert game.table.used == 0


@pytest.mark.rule("TI-65.1", "TI-66.3")
def test_an_answer_to_an_activation_may_cost_the_last_ground_forces() -> None:
    """Neuroglaive takes a token of B's fleet pool, and with it the carrier; the cruiser does not move any more."""
    board = {"A jord": "1 infantry", "A 26": "1 cruiser", "B 27": "1 cruiser 1 carrier 1 infantry"}
    fields: dict[str, Any] = {"homes": False, "active": B, "stop": "", "pools": {B: (1, 2, 0)}}
    game = play("A:naalu B:sol C:mentak", board, techs={A: "neuroglaive"}, **fields)
    drive(game, "B activate:26", "B remove:carrier:1")
    assert (game.table.eliminated, game.table.active) == (seats_of([B]), C)
    assert "moved" not in [event["key"] for event in game.events(None)]
    assert not [event for event in game.events(None) if event["key"] == "combat"]


@pytest.mark.rule("TI-65.3", "TI-83.3")
def test_a_law_is_not_voted_on_again_when_its_owner_is_out() -> None:
    """Miscount Disclosed reopens the law of B; then A's rider takes a token of B's fleet pool, and B leaves with it."""
    board = {"A jord": "1 infantry", "A lodor": "own", "B 26": "1 cruiser 1 carrier 1 infantry"}
    fields: dict[str, Any] = {"homes": False, "phase": "agenda", "at": "agenda", "custodians": False, "cards": {}}
    fields |= {"hands": {A: "diplomacy_rider"}, "pools": {B: (0, 2, 0)}, "tokens": {B: [*RING_2, 38, 43]}}
    laws = "minister_of_commerce:B fleet_regulations"
    game = play("A:hacan B:sol C:mentak", board, agendas="miscount_disclosed mutiny", laws=laws, stop="pick", **fields)
    drive(game, "A use:diplomacy_rider", "A vote:minister_of_commerce", "C vote:minister_of_commerce", "C all")
    drive(game, "A to:26", "B remove:carrier:1")
    assert game.table.eliminated == seats_of([B])
    assert (game.table.agenda, game.table.agendas) == (AGENDA["mutiny"], 2)
