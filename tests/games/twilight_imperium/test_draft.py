"""The draft of factions and places, TI-S2, TI-R57; homes, colours and how they are joined: TI-S4, TI-S6m."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import asked, options

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.galaxy import home_slots, layout_of
from cosmodrome.games.twilight_imperium.index import FACTIONS, GENERIC, TECHNOLOGIES, note_owner
from cosmodrome.games.twilight_imperium.research import deck_of
from cosmodrome.kernel import Game


def drafting(seats: int = 4, **fields: Any) -> Game:
    """The start of a draft."""
    return Game.new(RULES, seats, {"factions": "draft", **fields}, "5")


def pick_first(game: Game, *kinds: str) -> list[tuple[int, str]]:
    """Picks by kind, the first of each; who picked what."""
    picked = []
    for kind in kinds:
        ask = game.asks[0]
        option = next(option for option in ask.options if option.key == kind)
        picked.append((ask.seat, option.id))
        game.answer(ask.seat, option.id)
    return picked


@pytest.mark.rule("TI-S2")
def test_factions_and_places_are_picked_in_a_snake_from_the_speaker() -> None:
    """Seven factions for four players, and four places; each player gets one of each, in either order."""
    game = drafting()
    first = game.table.speaker
    order = game.table.clockwise(first)
    assert [each.partition(":")[0] for each in options(game, first)] == ["faction"] * 7 + ["place"] * 4
    picked = pick_first(game, "place", "faction", "faction", "place")
    assert asked(game) == [(order[-1], "draft")], "the last one picks twice in a row"
    assert all(each.startswith("faction") for each in options(game, order[-1]))
    assert picked[1][1] not in options(game, order[-1])
    pick_first(game, "faction", "place", "faction")  # the third has the last place left
    told = [event["seat"] for event in game.events(None) if event["key"] in ("faction", "took-place")]
    assert told == [*order, *reversed(order)]
    assert len({game.table.factions[seat] for seat in range(4)}) == 4


def test_players_sit_where_they_have_picked_their_places() -> None:
    """Homes lie on the map accordingly, and turns, votes and secondaries go around in that order."""
    game = drafting()
    order = game.table.clockwise(game.table.speaker)
    tiles = game.table.slots
    assert not any(tiles[slot] for slot in home_slots(4)), "the map is in sight, the homes are not yet there"
    for number in (3, 1, 4, 2):
        seat = game.asks[0].seat
        game.answer(seat, f"place:{number}:{home_slots(4)[number - 1]}")
    shown = [place["seat"] for place in game.view(None)["draft"]["places"]]
    assert shown == [order[1], order[3], order[0], order[2]]
    pick_first(game, *["faction"] * 4)
    table = game.table
    assert table.ring == tuple(shown) == tuple(game.view(None)["turn"]["ring"])
    assert [table.slots[slot] for slot in home_slots(4)] == [FACTIONS[table.factions[seat]].map_tile for seat in shown]
    assert table.clockwise(shown[2]) == (shown[2], shown[3], shown[0], shown[1])
    assert table.initiative_order() == table.clockwise(table.speaker)
    assert game.view(None)["draft"]["places"] == []


def test_with_five_players_the_places_are_compensated() -> None:
    """Who sits close together gets the trade goods, whatever the number of the seat."""
    game = drafting(5)
    while (game.asks[0].seat, game.asks[0].key)[1] == "draft":
        game.answer(game.asks[0].seat, game.asks[0].options[-1].id)
    table = game.table
    assert [table.goods[seat] for seat in table.ring] == list(layout_of(5).compensation)
    assert table.ring != tuple(range(5))


@pytest.mark.rule("TI-S4")
def test_colour_and_faction_make_one_deck_of_technologies_and_one_hand_of_notes() -> None:
    """Each seat is a colour of its own: 24 generic technologies besides the war sun, less the upgrades that the faction
    replaces, and the faction's two; four notes of the colour and one of the faction."""
    table = Game.new(RULES, 6, {}, "colours").table
    for seat in range(6):
        own = FACTIONS[table.factions[seat]]
        deck = deck_of(table.factions[seat])
        mine = [TECHNOLOGIES[tech] for tech in deck if TECHNOLOGIES[tech].faction]
        assert {tech.id for tech in mine} <= set(own.own_technologies)
        replaced = [tech for tech in mine if tech.unit is not None]
        assert len(deck) - len(mine) == GENERIC - len(replaced)
        assert [note_owner(note) for note in table.notes[seat]] == [seat] * 5
    held = [note for notes in table.notes for note in notes]
    assert len(set(held)) == 30, "no colour twice"


@pytest.mark.rule("TI-S6m")
def test_homes_are_joined_to_the_galaxy_when_all_tiles_are_down() -> None:
    """The last tile is placed, and each home has three neighbours."""
    game = Game.new(RULES, 3, {"galaxy": "build", "factions": ["creuss", "sol", "letnev"]}, "joined")
    while game.asks[0].key == "tile":
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    table = game.table
    assert all(table.slots[slot] for slot in home_slots(3))
    for seat in range(3):
        home = FACTIONS[table.factions[seat]].map_tile
        assert table.galaxy.touching[home].bit_count() == 3
