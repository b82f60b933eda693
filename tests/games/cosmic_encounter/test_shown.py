"""What clients are told besides the course of the game: the rows that never change, and the uses under way."""

from __future__ import annotations

from tests.games.cosmic_encounter.tables import A, B, drive, finish, play

import cosmodrome.games.cosmic_encounter as cosmic_encounter
from cosmodrome.games.cosmic_encounter.table import DEFENSE


def test_clients_get_the_rows_of_cards_sheets_and_technologies() -> None:
    """55 encounter cards, 6 reinforcements, 11 artifacts; 51 sheets; 20 technologies."""
    rows = cosmic_encounter.RULES.cards()
    copies = [(row["kind"], row["copies"]) for row in rows["cards"]]
    assert sum(count for kind, count in copies if kind in ("attack", "negotiate", "morph")) == 55
    assert sum(count for kind, count in copies if kind == "reinforcement") == 6
    assert sum(count for kind, count in copies if kind == "artifact") == 11
    assert len(rows["aliens"]) == 51
    assert len(rows["technologies"]) == 20
    assert next(row for row in rows["aliens"] if row["id"] == "oracle")["phases"] == ("planning",)


def test_clients_are_told_which_flares_one_is_not_asked_about() -> None:
    """Those whose wild use is for quiet moments alone; a player who wants to be asked says so."""
    aliens = ("barbarian", "clone", "gambler", "masochist", "mind", "mutant", "reserve", "vulch")
    assert sorted(cosmic_encounter.RULES.cards()["unasked"]) == [f"flare-{alien}" for alien in aliens]


def test_all_see_what_is_being_answered() -> None:
    """A zap upon a zap: the power lies at the bottom, the newest use on top."""
    hands = {A: "attack-10 card_zap", B: "attack-00 cosmic_zap card_zap"}
    game = play("A:virus attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-00", "B use:cosmic_zap", "A use:card_zap")
    uses = game.view(None)["encounter"]["uses"]
    assert [(use["seat"], use["ability"]) for use in uses] == [(A, "virus"), (B, "cosmic_zap"), (A, "card_zap")]
    finish(game)
    assert game.view(None)["encounter"]["uses"] == []


def test_the_totals_that_decided_stay_in_sight() -> None:
    """The losing ships are gone, but everybody still sees what they counted."""
    game = play("A attacks B", hands={A: "attack-10", B: "attack-08"}, at="select", stop="compensation")
    finish(drive(game, "A lay:attack-10", "B lay:attack-08"))
    encounter = game.view(None)["encounter"]
    assert game.table.total(DEFENSE) == 8
    assert encounter["totals"] == [14, 12]
    assert encounter["engaged"][:2] == [4, 4]
