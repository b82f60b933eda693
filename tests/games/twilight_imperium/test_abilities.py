"""The frame of the abilities: when they are used, how they are cancelled, who may respond."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.twilight_imperium.boards import (
    PLAIN,
    A,
    B,
    C,
    asked,
    drive,
    fight,
    options,
    pass_all,
    play,
    units,
)

from cosmodrome.games.twilight_imperium import abilities
from cosmodrome.games.twilight_imperium.data.action_cards import BY_ID
from cosmodrome.games.twilight_imperium.data.agendas import BY_ID as AGENDAS_BY_ID
from cosmodrome.games.twilight_imperium.index import CARD_NAMES


@pytest.mark.rule("TI-24.6", "TI-24.7", "TI-74.22")
def test_a_card_is_played_in_its_moment_and_then_discarded() -> None:
    """Flank Speed after activating: a carrier comes from two systems away."""
    game = play(PLAIN, {"A 46": "1 carrier"}, hands={A: "flank_speed"})
    assert "use:flank_speed" not in options(game, A)
    drive(game, "A activate:26", "A use:flank_speed", "A all")
    assert units(game, "A 26") == "1 carrier"
    assert [CARD_NAMES[card] for card in game.table.action_discard] == ["flank_speed"]


@pytest.mark.rule("TI-24.8")
def test_sabotage_cancels_a_card() -> None:
    """It has no effect and is discarded; another Sabotage cannot be cancelled."""
    game = play(PLAIN, {"A 46": "1 carrier"}, hands={A: "flank_speed sabotage", B: "sabotage"})
    drive(game, "A activate:26", "A use:flank_speed")
    assert asked(game) == [(B, "used")]
    drive(game, "B use:sabotage")
    assert not [ask for ask in game.asks if ask.key == "used"]
    assert "ship:46:carrier:1" not in options(game, A)
    discarded = {CARD_NAMES[card] for card in game.table.action_discard}
    assert discarded == {"flank_speed", "sabotage"}


@pytest.mark.rule("TI-31.4")
def test_a_cancelled_component_action_was_no_action() -> None:
    """The player is asked again."""
    game = play(PLAIN, hands={A: "industrial_initiative", B: "sabotage"}, stop="turn-start")
    drive(game, "A component", "A use:industrial_initiative", "B use:sabotage")
    assert asked(game) == [(A, "turn")]


@pytest.mark.rule("TI-31.1")
@pytest.mark.parametrize(
    "text, fields, name",
    [
        ("A:sol", {"hands": {A: "industrial_initiative"}}, "industrial_initiative"),
        ("A:sol", {}, "orbital_drop"),
        ("A:hacan", {"techs": {A: "production_biomes"}}, "production_biomes"),
        ("A:sol B:hacan", {"notes": {A: "trade_convoys-1"}}, "trade_convoys-1"),
    ],
)
def test_component_actions_stand_on_cards_sheets_technologies_and_notes(
    text: str, fields: dict[str, Any], name: str
) -> None:
    """Those that say so; what is used at other moments is none of them."""
    more = {**fields, "hands": {A: f"{fields.get('hands', {}).get(A, '')} flank_speed"}}
    game = drive(play(text, **more), "A component")
    assert f"use:{name}" in options(game, A)
    assert "use:flank_speed" not in options(game, A)


@pytest.mark.rule("TI-31.0", "TI-31.2", "TI-74.5", "TI-24.6a", "TI-82.1")
def test_a_component_action_is_the_action_of_a_turn() -> None:
    """Three infantry on a planet."""
    game = play(PLAIN, {"A lodor": "1 infantry"}, hands={A: "frontline_deployment"})
    drive(game, "A component", "A use:frontline_deployment", "A planet:lodor")
    assert units(game, "A lodor") == "4 infantry"
    assert game.outcome is not None


@pytest.mark.rule("TI-31.3")
def test_a_component_action_needs_its_whole_effect() -> None:
    """Spy needs somebody with action cards."""
    assert "component" not in options(play(PLAIN, hands={A: "spy"}), A)
    assert "component" in options(play(PLAIN, hands={A: "spy", B: "veto"}), A)


@pytest.mark.rule("TI-74.19")
def test_responses_come_in_initiative_order_from_the_active_player() -> None:
    """All are asked at once, sealed; A's card takes effect before B's."""
    game = fight({"A 27": "1 cruiser", "B 26": "1 cruiser"}, [(6,), (5,)], hands={A: "morale_boost", B: "morale_boost"})
    assert {seat for seat, _ in asked(game)} == {A, B}
    game.answer(B, "use:morale_boost")
    game.answer(A, "use:morale_boost")
    played = [event["seat"] for event in game.events(None) if event["key"] == "played"]
    assert played == [A]
    drive(game, "B use:morale_boost")
    assert (units(game, "A 26"), units(game, "B 26")) == ("1 cruiser", "")


@pytest.mark.rule("TI-24.6b", "TI-74.18")
def test_two_cards_of_one_name_are_not_played_in_one_moment() -> None:
    """One Morale Boost a round."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser"}
    game = fight(board, [(1,), (1,)], "A use:morale_boost", hands={A: "morale_boost morale_boost"})
    assert game.table.combat_round == 2
    assert "use:morale_boost" in options(game, A)


@pytest.mark.rule("TI-24.5", "TI-24.6")
def test_who_could_hold_a_card_is_public_who_does_is_not() -> None:
    """The window opens whatever A holds, as long as A has cards."""
    shown = []
    for hand in ("flank_speed", "veto"):
        game = play(PLAIN, hands={A: hand})
        drive(game, "A activate:46")
        shown.append([event for event in game.events(B) if event["key"] == "window"])
    assert shown[0][0] == shown[1][0]


def test_everything_can_be_passed() -> None:
    """Windows close when all have passed."""
    game = play(PLAIN, hands={A: "flank_speed", B: "veto", C: "summit"})
    drive(game, "A activate:46")
    assert pass_all(game).outcome is not None


@pytest.mark.parametrize("folder", ["action_cards", "agendas", "factions"])
def test_no_card_imports_another(folder: str) -> None:
    files = (Path(abilities.__file__).parent / folder).glob("*.py")
    assert [file.name for file in files if f"abilities.{folder}" in file.read_text(encoding="utf-8")] == []


def test_each_action_card_and_agenda_has_a_file_of_its_name() -> None:
    here = Path(abilities.__file__).parent
    cards = {file.stem for file in (here / "action_cards").glob("*.py")}
    assert cards == {"__init__", *BY_ID}
    agendas = {file.stem for file in (here / "agendas").glob("*.py")} - {"__init__", "research_teams"}
    assert agendas <= set(AGENDAS_BY_ID)
