"""The cards of Space Base, their names, and the texts of its rules."""

import json
from collections import Counter
from importlib.resources import files
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Message

from cosmodrome.games.space_base.cards import COLONIES, SHIPS, STARTERS
from cosmodrome.games.space_base.rows import Ability, Colony, Effect, Reward, Ship, Slots

LANGUAGES = ("en", "ru", "uk")
ROOT = files("cosmodrome")
LEDGER = json.loads((ROOT / "games/space_base/ledger.json").read_text("utf-8"))
COST_BANDS = {1: range(2, 6), 2: range(7, 10), 3: range(12, 15)}
FLEET_CARDS = [ship for fleet in STARTERS for ship in fleet]
CARDS: list[Ship | Colony] = [*SHIPS, *FLEET_CARDS, *COLONIES]


def messages(language: str, name: str) -> dict[str, Message]:
    """The messages of one Fluent file by id; the file must be free of errors and of repeated ids."""
    text = (ROOT / f"locale/{language}/{name}.ftl").read_text("utf-8")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, BaseComment):
            continue
        assert isinstance(entry, Message), f"not a message: {entry.to_json()}"
        assert entry.id.name not in found, f"{entry.id.name} stands twice"
        found[entry.id.name] = entry
    return found


def abilities(ship: Ship) -> list[Ability]:
    return [face.ability for face in (ship.station, ship.deployed) if face.ability]


@pytest.mark.rule("SB-2.1")
def test_five_equal_fleets_of_twelve() -> None:
    """There are 60 starting ships: five sets of 12, one ship for each sector, equal but for the names."""
    assert len(STARTERS) == 5
    for fleet in STARTERS:
        assert [ship.sector for ship in fleet] == list(range(1, 13))
        assert [(ship.cls, ship.station, ship.deployed) for ship in fleet] == [
            (ship.cls, ship.station, ship.deployed) for ship in STARTERS[0]
        ]
        assert all(ship.level == 0 and ship.cost == 0 and not abilities(ship) for ship in fleet)
    assert len({ship.id for ship in FLEET_CARDS}) == 60


@pytest.mark.rule("SB-2.2")
def test_ships_by_level() -> None:
    """There are 132 ships: 48 of level 1, 48 of level 2 and 36 of level 3."""
    assert Counter(ship.level for ship in SHIPS) == {1: 48, 2: 48, 3: 36}


@pytest.mark.rule("SB-2.3")
def test_one_colony_for_each_sector() -> None:
    """There are 12 colonies, numbered by their sectors, each worth something and never free."""
    assert [colony.sector for colony in COLONIES] == list(range(1, 13))
    assert [colony.id for colony in COLONIES] == [f"colony-{sector}" for sector in range(1, 13)]
    assert all(colony.cost == 3 * colony.vp > 0 for colony in COLONIES)


def test_ids_are_unique() -> None:
    """No two cards share an id, and a ship's id begins with its level."""
    ids = [card.id for card in CARDS]
    assert len(set(ids)) == len(ids)
    assert all(ship.id.startswith(f"L{ship.level}-") for ship in (*SHIPS, *FLEET_CARDS))


@pytest.mark.rule("SB-3.1")
@pytest.mark.parametrize("ship", SHIPS, ids=lambda ship: ship.id)
def test_parts_of_a_ship(ship: Ship) -> None:
    """A ship has a cost within the band of its level, a sector, and something to give in both zones."""
    assert ship.cost in COST_BANDS[ship.level]
    assert 1 <= ship.sector <= 12
    for face in (ship.station, ship.deployed):
        assert face.reward != Reward() or face.slots
        assert (face.slots is None) == (face.ability is None)


def test_sectors_are_equally_filled() -> None:
    """Each sector has four ships of level 1, four of level 2 and three of level 3."""
    assert Counter((ship.level, ship.sector) for ship in SHIPS) == {
        (level, sector): count for level, count in ((1, 4), (2, 4), (3, 3)) for sector in range(1, 13)
    }


def test_every_effect_is_on_a_ship() -> None:
    """All kinds of ability occur, and each is used in the step that belongs to it."""
    when = {(ability.effect, ability.when) for ship in SHIPS for ability in abilities(ship)}
    elsewhere = {
        "shift-sector": "use_dice",
        "reroll": "roll",
        "set-die": "before_roll",
        "double-sector": "collect",
    }
    assert when == {(effect, elsewhere.get(effect, "window")) for effect in get_args(Effect)}


def test_arguments_of_abilities() -> None:
    """An ability carries the arguments its effect needs: sectors to swap, levels to claim, a zone..."""
    for ability in (ability for ship in SHIPS for ability in abilities(ship)):
        assert bool(ability.amounts) == (ability.effect == "shift-sector")
        assert bool(ability.sectors) == (ability.effect in {"swap-sectors", "buy-and-place"})
        assert len(set(ability.sectors)) == len(ability.sectors)
        assert bool(ability.cards) == (ability.effect == "claim-card")
        assert bool(ability.amount) == (ability.effect == "opponents-lose-vp")
        assert bool(ability.zone) == (ability.effect == "double-sector")
        assert all(1 <= level <= 3 and count > 0 for level, count in ability.cards)


@pytest.mark.parametrize(
    "slots, needed, capacity",
    [
        (Slots(1), (1, 1, 1, 1), (1, 1, 1, 1)),
        (Slots(2), (1, 1, 1, 1), (2, 2, 2, 2)),
        (Slots(3, linked=True), (3, 3, 3, 3), (3, 3, 3, 3)),
        (Slots(4, linked=True, by_players=(4, 3, 2, 2)), (4, 3, 2, 2), (4, 3, 2, 2)),
    ],
)
def test_slots(slots: Slots, needed: tuple[int, ...], capacity: tuple[int, ...]) -> None:
    """One use takes one charge, or all those of linked slots; dots leave slots out at larger tables."""
    assert tuple(slots.needed(players) for players in (2, 3, 4, 5)) == needed
    assert tuple(slots.capacity(players) for players in (2, 3, 4, 5)) == capacity


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    """Ships, starting ships, classes and colonies are named, and nothing else is."""
    names = messages(language, "space-base-names")
    assert set(names) == (
        {f"ship-{ship.id}" for ship in (*SHIPS, *FLEET_CARDS)}
        | {colony.id for colony in COLONIES}
        | {f"ship-class-{card.cls}" for card in CARDS}
    )
    assert all(name.value for name in names.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(language: str) -> None:
    """Each section of the ledger has a title, each row a text and a topic, and there are no others but rulings."""
    texts = {key: text for key, text in messages(language, "space-base-rules").items() if not key.startswith("ruling-")}
    titles = {f"rules-SB-{section}" for section in (*LEDGER["sections"], "R")}
    rows = {"rule-" + row["id"].replace(".", "-") for row in LEDGER["rows"]}
    assert set(texts) == titles | rows
    assert all(message.value for message in texts.values())
    assert all([part.id.name for part in texts[row].attributes] == ["topic"] for row in rows)


def test_ledger_is_whole() -> None:
    """Rows stand in the order of their sections, have unique ids and refer only to rows and rulings that exist."""
    ids = [row["id"] for row in LEDGER["rows"]]
    numbers = [tuple(int(part) for part in row_id.removeprefix("SB-").split(".")) for row_id in ids]
    assert numbers == sorted(set(numbers))
    assert sorted({section for section, _ in numbers}) == LEDGER["sections"]
    rulings = {f"SB-R{number}" for number in range(1, LEDGER["rulings"] + 1)}
    assert {other for row in LEDGER["rows"] for other in row.get("see", ())} <= {*ids, *rulings}
