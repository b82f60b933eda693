"""The numbers of Twilight Imperium, the names of its pieces, and the texts of its rules."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from cosmodrome.games.twilight_imperium.agenda import VOTABLE
from cosmodrome.games.twilight_imperium.data import (
    action_cards,
    agendas,
    factions,
    layouts,
    notes,
    objectives,
    strategy_cards,
    technologies,
    tiles,
    units,
)

LANGUAGES = ("en", "ru", "uk")
ROOT = files("cosmodrome")
LEDGER = json.loads((ROOT / "games/twilight_imperium/ledger.json").read_text("utf-8"))


def messages(language: str, part: str) -> dict[str, Message]:
    """The messages of one Fluent file by id."""
    text = (ROOT / f"locale/{language}/twilight-imperium-{part}.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


# ---- units ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-S4a", "TI-43.2", *(f"TI-43.2{letter}" for letter in "abcdefghij"))
def test_a_colour_has_59_figures_of_ten_kinds() -> None:
    """Each colour has 59 figures in ten kinds, with these limits."""
    assert sum(units.LIMITS.values()) == 59
    assert [units.LIMITS[kind] for kind in ("space_dock", "pds", "destroyer", "cruiser", "war_sun")] == [3, 6, 8, 8, 2]
    assert [units.LIMITS[kind] for kind in ("infantry", "fighter", "carrier", "dreadnought", "flagship")] == [
        12,
        10,
        4,
        5,
        1,
    ]


@pytest.mark.rule("TI-33.0", "TI-40.0", "TI-43.1", "TI-72.0")
def test_every_unit_is_a_ship_a_ground_force_or_a_structure() -> None:
    """Ships, ground forces and structures are the three classes, and no kind is in two of them."""
    assert set(units.SHIPS) == {"flagship", "war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter"}
    assert units.GROUND_FORCES == ("infantry",)
    assert set(units.STRUCTURES) == {"pds", "space_dock"}
    assert {unit.kind for unit in units.UNITS} == set(units.KINDS)
    assert len(units.KINDS) == len(set(units.KINDS)) == 10


@pytest.mark.rule("TI-87.3a")
def test_what_units_cost() -> None:
    """Only structures cannot be produced; fighters and infantry come in pairs for their cost."""
    assert {unit.kind for unit in units.UNITS if not unit.cost} == set(units.STRUCTURES)
    assert {unit.kind for unit in units.UNITS if unit.produced == 2} == {"fighter", "infantry"}
    assert {unit.produced for unit in units.UNITS} == {1, 2}
    generic = {unit.kind: unit.cost for unit in units.GENERIC}
    assert [generic[kind] for kind in units.SHIPS[1:]] == [12, 4, 3, 2, 1, 1]


def test_the_printed_values_of_some_units() -> None:
    """Numbers as on the sheets: combat, dice, abilities."""
    by = units.BY_ID
    assert by["war_sun"].combat == units.Dice(3, 3) == by["war_sun"].bombardment
    assert by["destroyer_2"].barrage == units.Dice(6, 3)
    assert by["exotrireme_2"].bombardment == units.Dice(4, 2)
    assert by["pds"].cannon == units.Dice(6, 1)
    assert by["pds_2"].cannon == units.Dice(5, 1, range=1)
    assert by["loncara_ssodu"].cannon == units.Dice(5, 3, range=1)
    assert (by["space_dock"].production, by["space_dock_2"].production) == (2, 4)
    assert by["advanced_carrier_2"].sustain
    assert not by["carrier_2"].sustain


@pytest.mark.rule("TI-28.6")
def test_an_upgrade_is_a_technology_with_a_unit_of_the_same_id() -> None:
    """Every unit upgrade upgrades one kind, and the unit with the new values is of that kind."""
    upgrades = [row for row in technologies.TECHNOLOGIES if row.colour == "unit_upgrade"]
    assert len(upgrades) == 9 + 8
    for row in upgrades:
        unit = units.BY_ID[row.id]
        assert (unit.kind, unit.level, unit.faction) == (row.unit, 2, row.faction)
    assert {unit.id for unit in units.UNITS if unit.level == 2} == {row.id for row in upgrades}


def test_only_the_salai_sai_corian_has_no_fixed_dice() -> None:
    """A ship without dice of its own is the one that counts the enemy's."""
    assert [unit.id for unit in units.UNITS if unit.combat and not unit.combat.dice] == ["salai_sai_corian"]
    assert all(unit.combat for unit in units.UNITS if unit.kind not in units.STRUCTURES)


# ---- systems --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-86.1", "TI-86.2", "TI-86.3", "TI-86.4", "TI-S3a")
def test_tiles_by_the_colour_of_their_backs() -> None:
    """17 home systems and the Creuss Gate are green, 20 tiles with planets blue, 12 without red."""
    backs = Counter(tile.back for tile in tiles.TILES)
    assert backs == {"green": 18, "blue": 20, "red": 12, "none": 1}
    assert all(tile.planets for tile in tiles.TILES if tile.back == "blue")
    assert not any(tile.planets for tile in tiles.TILES if tile.back == "red")
    homes = [tile for tile in tiles.TILES if tile.kind == "home"]
    assert {tile.faction for tile in homes} == set(factions.BY_ID)
    assert len(homes) == 17
    assert [tile.number for tile in tiles.TILES] == list(range(1, 52))


@pytest.mark.rule("TI-3.2", "TI-88.1", "TI-88.4a")
def test_anomalies_and_wormholes() -> None:
    """Four kinds of anomaly; two alpha, two beta; delta at the gate and the home of Creuss."""
    assert Counter(tile.anomaly for tile in tiles.TILES if tile.anomaly) == {
        "asteroid_field": 2,
        "supernova": 1,
        "nebula": 1,
        "gravity_rift": 1,
    }
    at = {
        kind: [tile.number for tile in tiles.TILES if kind in tile.wormholes]
        for kind in tiles.Wormhole.__args__  # type: ignore[attr-defined]
    }
    assert at == {"alpha": [26, 39], "beta": [25, 40], "delta": [17, 51]}


@pytest.mark.rule("TI-49.0", "TI-49.3", "TI-28.13")
def test_planets() -> None:
    """59 planets; only those on blue tiles have a trait, and every specialty is one of the four colours."""
    assert len(tiles.PLANETS) == len(tiles.BY_ID) == 59
    assert [planet.id for planet in tiles.PLANETS] == [id for tile in tiles.TILES for id in tile.planets]
    for planet in tiles.PLANETS:
        assert bool(planet.trait) == (tiles.BY_NUMBER[planet.tile].back == "blue")
        assert not planet.specialty or planet.trait
    assert Counter(planet.trait for planet in tiles.PLANETS if planet.trait) == {
        "cultural": 10,
        "hazardous": 11,
        "industrial": 11,
    }
    assert Counter(planet.specialty for planet in tiles.PLANETS if planet.specialty) == dict.fromkeys(
        technologies.COLOURS, 2
    )
    mecatol = tiles.BY_ID["mecatol_rex"]
    assert (mecatol.tile, mecatol.resources, mecatol.influence) == (tiles.MECATOL, 1, 6)


@pytest.mark.rule("TI-S6d", "TI-S6e", "TI-S6f", "TI-S6g")
@pytest.mark.parametrize("seats, blue, red", [(3, 6, 2), (4, 5, 3), (5, 4, 2), (6, 3, 2)])
def test_dealt_tiles_fill_the_map(seats: int, blue: int, red: int) -> None:
    """The tiles dealt to each player, the homes and Mecatol Rex fill every position that is used."""
    layout = layouts.LAYOUTS[seats]
    assert (layout.seats, layout.blue, layout.red, len(layout.homes)) == (seats, blue, red, seats)
    used = set(layouts.POSITIONS) - set(layout.unused)
    assert len(used) == 1 + seats + seats * (blue + red) + layout.extra_red
    assert seats * blue <= len(tiles.BLUE)
    assert seats * red + layout.extra_red <= len(tiles.RED)


@pytest.mark.rule("TI-S6", "TI-R10")
def test_homes_lie_in_the_third_ring() -> None:
    """Every home position is in the third ring; only with five players do some seats get trade goods."""
    for seats, layout in layouts.LAYOUTS.items():
        assert set(layout.homes) <= set(layouts.RINGS[3])
        assert [layouts.RINGS[3].index(home) for home in layout.homes] == sorted(
            layouts.RINGS[3].index(home) for home in layout.homes
        ) or layout.homes[-1] in layouts.RINGS[3][-3:]
        assert sum(layout.compensation) == (8 if seats == 5 else 0)


def test_the_rings_close() -> None:
    """37 positions: each ring goes round Mecatol Rex step by step and starts in the north."""
    assert len(layouts.POSITIONS) == len(set(layouts.POSITIONS)) == 37
    for number, ring in layouts.RINGS.items():
        assert len(ring) == 6 * number
        assert ring[0] == (0, -number)
        for one, next_one in zip(ring, (*ring[1:], ring[0]), strict=True):
            assert next_one in layouts.neighbours(one)


# ---- technologies and factions --------------------------------------------------------------------------------------


@pytest.mark.rule("TI-S4c", "TI-S3e", "TI-28.7", "TI-28.7c")
def test_technologies() -> None:
    """25 for every colour, four of each colour and nine upgrades; two for every faction."""
    assert len(technologies.GENERIC) == 25
    assert Counter(row.colour for row in technologies.GENERIC) == {
        "blue": 4,
        "green": 4,
        "yellow": 4,
        "red": 4,
        "unit_upgrade": 9,
    }
    for colour in technologies.COLOURS:
        row_of = [row for row in technologies.GENERIC if row.colour == colour]
        assert [row.prerequisites for row in row_of] == [(colour,) * count for count in range(4)]
    assert Counter(row.faction for row in technologies.OF_FACTIONS) == dict.fromkeys(factions.BY_ID, 2)
    assert len(technologies.BY_ID) == 25 + 34


@pytest.mark.rule("TI-S3d", "TI-S3f", "TI-S4d")
def test_factions_name_what_is_theirs() -> None:
    """17 factions; abilities, flagship, units, technologies, note and home planets are there and their own."""
    assert len(factions.FACTIONS) == 17
    for row in factions.FACTIONS:
        assert set(row.planets) == set(tiles.BY_NUMBER[row.home_tile].planets) != set()
        assert units.BY_ID[row.flagship].faction == row.id == notes.BY_ID[row.note].faction
        assert all(units.BY_ID[unit].faction == row.id for unit in row.units)
        assert {technologies.BY_ID[own].faction for own in row.own_technologies} == {row.id}
        assert {*row.technologies, *row.choice} <= set(technologies.BY_ID)
        assert row.abilities
        start = dict(row.start)
        assert start["space_dock"] == 1
        assert all(count <= units.LIMITS[kind] for kind, count in row.start)
    assert [row.id for row in factions.FACTIONS if row.map_tile != row.home_tile] == ["creuss"]
    assert {row.id for row in factions.FACTIONS if row.tokens} == {"naalu", "nekro", "creuss"}
    assert len(notes.GENERIC) == 4
    assert len({ability for row in factions.FACTIONS for ability in row.abilities}) == 37


@pytest.mark.rule("TI-27.5", "TI-10.0", "TI-13.0", "TI-23.0", "TI-36.0", "TI-56.0", "TI-76.0", "TI-79.0", "TI-89.0")
def test_strategy_cards() -> None:
    """Eight cards with the initiative numbers 1 to 8."""
    assert {card.id: card.initiative for card in strategy_cards.STRATEGY_CARDS} == {
        "leadership": 1,
        "diplomacy": 2,
        "politics": 3,
        "construction": 4,
        "trade": 5,
        "warfare": 6,
        "technology": 7,
        "imperial": 8,
    }
    assert [card.id for card in strategy_cards.STRATEGY_CARDS if not card.tokens] == ["leadership"]


# ---- cards ----------------------------------------------------------------------------------------------------------


def test_the_action_deck() -> None:
    """80 cards, 59 different; eight of them riders."""
    assert len(action_cards.DECK) == 80
    assert len(action_cards.BY_ID) == 59
    riders = [card.id for card in action_cards.ACTION_CARDS if card.rider]
    assert riders == [card.id for card in action_cards.ACTION_CARDS if card.id.endswith("_rider")]
    assert len(riders) == 8
    assert {card.window for card in action_cards.ACTION_CARDS if card.rider} == {"after_agenda_revealed"}


@pytest.mark.rule("TI-26.1")
def test_the_agenda_deck() -> None:
    """50 agendas, each a law or a directive; a law has its place, a directive none."""
    assert len(agendas.BY_ID) == 50
    assert Counter(agenda.kind for agenda in agendas.AGENDAS) == {"law": 34, "directive": 16}
    for agenda in agendas.AGENDAS:
        assert bool(agenda.placement) == (agenda.kind == "law")
        assert bool(agenda.restriction) == (agenda.vote == "elect_planet")
    assert Counter(agenda.vote for agenda in agendas.AGENDAS) == {
        "for_against": 21,
        "elect_player": 15,
        "elect_planet": 11,
        "elect_law": 2,
        "elect_scored_secret_objective": 1,
    }


@pytest.mark.rule("TI-30.1")
def test_objectives() -> None:
    """10 for one point, 10 for two, 20 secret ones; five secrets belong to the action phase."""
    assert (len(objectives.STAGE_1), len(objectives.STAGE_2), len(objectives.SECRET)) == (10, 10, 20)
    for row in objectives.OBJECTIVES:
        assert row.points == (2 if row.deck == "stage_2" else 1)
        assert (row.phase == "action") == (row.check == "event")
        assert bool(row.count) == (row.check != "event")
    assert sum(row.phase == "action" for row in objectives.OBJECTIVES) == 5
    assert all(objectives.BY_ID[id].phase == "status" for id in (*objectives.STAGE_1, *objectives.STAGE_2))


# ---- ledger and texts -----------------------------------------------------------------------------------------------


def test_the_ledger_has_every_row_once() -> None:
    """807 rows in 90 sections; what a row refers to is there."""
    ids = [row["id"] for row in LEDGER["rows"]]
    assert len(ids) == len(set(ids)) == 807
    assert LEDGER["sections"] == ["S", *range(1, 90)]
    rulings = set(re.findall(r"TI-R\d+", (ROOT / "../../docs/rulings.md").read_text("utf-8")))
    for row in LEDGER["rows"]:
        assert row["kind"] in ("rule", "definition", "component", "cross_reference")
        assert set(row.get("see", ())) <= {*ids, *rulings}
    assert rulings <= {other for row in LEDGER["rows"] for other in row.get("see", ())}, "each explains some rule"


NAMES = {
    "faction": factions.BY_ID,
    "ability": [ability for row in factions.FACTIONS for ability in row.abilities],
    "kind": units.KINDS,
    "unit": units.BY_ID,
    "technology": technologies.BY_ID,
    "strategy-card": strategy_cards.BY_ID,
    "planet": tiles.BY_ID,
    "system": [str(number) for number in tiles.BY_NUMBER],
    "action-card": action_cards.BY_ID,
    "agenda": agendas.BY_ID,
    "objective": objectives.BY_ID,
    "note": notes.BY_ID,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMES)
def test_every_piece_has_a_name_of_its_own(kind: str, language: str) -> None:
    """No piece is without a name, and no two pieces of one kind share one."""
    found = messages(language, "names")
    serializer = FluentSerializer()
    names = [serializer.serialize_entry(found[f"{kind}-{id.replace('_', '-')}"]) for id in NAMES[kind]]
    said = [name.partition(" = ")[2] for name in names]
    assert [name for name, count in Counter(said).items() if count > 1] == []


MAY_LACK = ("elect_law", "elect_scored_secret_objective")  # then the agenda is discarded, as its text says
TEXTS = {
    *(f"ability-{ability}-text" for row in factions.FACTIONS for ability in row.abilities),
    *(f"unit-{row.flagship}-text" for row in factions.FACTIONS),
    *(f"technology-{id}-text" for id in technologies.BY_ID),
    *(f"strategy-card-{id}-{part}" for id in strategy_cards.BY_ID for part in ("primary", "secondary")),
    *(f"action-card-{id}-text" for id in action_cards.BY_ID),
    *(f"objective-{id}-text" for id in objectives.BY_ID),
    *(f"note-{id}-text" for id in notes.BY_ID),
    *(f"anomaly-{tile.anomaly}-text" for tile in tiles.TILES if tile.anomaly),
    *(f"agenda-{row.id}-text" for row in agendas.AGENDAS if row.vote != "for_against"),
    *(f"agenda-{row.id}-{side}" for row in agendas.AGENDAS if row.vote == "for_against" for side in ("for", "against")),
    *(f"agenda-{row.id}-reveal" for row in agendas.AGENDAS if row.vote in MAY_LACK or row.id in VOTABLE),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_with_an_effect_has_it_in_words(language: str) -> None:
    """What a card, an ability or a technology does can be read, both outcomes of an agenda too."""
    found = messages(language, "cards")
    assert sorted({key.replace("_", "-") for key in TEXTS} - set(found)) == []
    units_with_text = {key[5:-5] for key in found if key.startswith("unit-") and not key.startswith("unit-ability")}
    assert units_with_text <= {id.replace("_", "-") for id in units.BY_ID}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text_and_a_topic(language: str) -> None:
    """Each row of the ledger and each section can be read, and nothing else but rulings stands in the file."""
    found = {key: text for key, text in messages(language, "rules").items() if not key.startswith("ruling-")}
    rows = {f"rule-{row['id'].replace('.', '-')}": row for row in LEDGER["rows"]}
    sections = {f"rules-TI-{section}" for section in (*LEDGER["sections"], "R")}
    assert set(found) == {*rows, *sections}
    for key in rows:
        assert [attribute.id.name for attribute in found[key].attributes] == ["topic"]
