"""Set-up, TI-S."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, drive, options

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.data.factions import FACTIONS
from cosmodrome.games.twilight_imperium.data.tiles import BLUE, RED
from cosmodrome.games.twilight_imperium.galaxy import NEXT_TO, RING_OF, home_slots, offends, open_slots
from cosmodrome.games.twilight_imperium.index import ANOMALIES, CARD_NAMES, MECATOL, MECATOL_REX, PLANETS_IN, UNIT_NAMES
from cosmodrome.kernel import BadSetup, Game

NAMES = ["sol", "letnev", "jol_nar", "xxcha", "hacan", "sardakk_norr"]


def new(seats: int = 3, seed: str = "1", **settings: object) -> Game:
    """A game, answered with first options until everybody may keep a secret objective."""
    game = Game.new(RULES, seats, settings, seed)
    while game.asks and game.asks[0].key != "keep-secret":
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[0].id)
    return game


def begun(seats: int = 3, **settings: object) -> Game:
    """A game at its first strategy phase."""
    game = new(seats, **settings)
    while game.asks and game.asks[0].key == "keep-secret":
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[0].id)
    return game


@pytest.mark.rule("TI-S1", "TI-58.5")
def test_the_first_speaker_is_random() -> None:
    """One player, picked at random, is the speaker."""
    assert {new(seed=str(seed)).table.speaker for seed in range(25)} == {A, B, C}


@pytest.mark.rule("TI-S2", "TI-S3", "TI-S3a")
def test_no_two_players_have_one_faction() -> None:
    """Every player plays a faction of their own and its home system lies on the board."""
    table = new(6).table
    assert len(set(table.factions)) == 6
    for seat in range(6):
        assert FACTIONS[table.factions[seat]].home_tile in table.slots


@pytest.mark.rule("TI-S2")
def test_factions_may_be_chosen_from_the_speaker_on() -> None:
    """With free choice the speaker chooses first, and nobody can take what is taken."""
    game = Game.new(RULES, 3, {"factions": "choose"}, "5")
    first = game.asks[0].seat
    assert first == game.table.speaker
    game.answer(first, "faction:sol")
    assert "faction:sol" not in options(game, (first + 1) % 3)


@pytest.mark.rule("TI-S2")
def test_a_drafted_pool_has_three_factions_more_than_players() -> None:
    """In a draft players choose from a random pool."""
    game = Game.new(RULES, 4, {"factions": "draft"}, "5")
    assert len([option for option in game.asks[0].options if option.key == "faction"]) == 7


@pytest.mark.rule("TI-S3d", "TI-S4d", "TI-25.0")
def test_everybody_has_four_generic_notes_and_one_of_the_faction() -> None:
    """Five promissory notes each."""
    table = new(3, factions=NAMES).table
    assert [table.note_name(note) for note in table.notes[0]] == [
        "ceasefire",
        "trade_agreement",
        "political_secret",
        "support_for_the_throne",
        "military_support",
    ]


@pytest.mark.rule("TI-S5", "TI-S11b", "TI-S11a", "TI-32.0")
def test_everybody_starts_at_home_with_the_units_and_technologies_of_the_sheet() -> None:
    """Home planets ready, starting units in the home system, starting technologies owned."""
    table = begun(3, factions=NAMES).table
    for seat in range(3):
        row = FACTIONS[table.factions[seat]]
        home = PLANETS_IN[row.home_tile]
        assert all(table.owner[planet] == seat and table.is_ready(planet) for planet in home)
        start = dict(row.start)
        assert sum(table.infantry[planet] for planet in home) == start["infantry"]
        assert sum(table.pds[planet] for planet in home) == start.get("pds", 0)
        fleet = {UNIT_NAMES[kind]: n for kind, n in enumerate(table.fleet(seat, row.home_tile)) if n}
        assert fleet == {kind: n for kind, n in start.items() if kind not in ("infantry", "pds", "space_dock")}
        assert table.techs[seat].bit_count() == len(row.technologies)


@pytest.mark.rule("TI-S11", "TI-S11c", "TI-18.1", "TI-S3c")
def test_eight_command_tokens_lie_on_the_sheet() -> None:
    """3 tactic, 3 fleet, 2 strategy; the other 8 of 16 are reinforcements."""
    table = begun().table
    assert (table.tactic, table.fleet_pool, table.strategy) == ([3] * 3, [3] * 3, [2] * 3)
    assert [table.reinforcements(seat) for seat in range(3)] == [8] * 3


@pytest.mark.rule("TI-S6", "TI-S6a", "TI-37.0", "TI-86.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_random_galaxy_is_legal(seats: int) -> None:
    """Mecatol Rex in the middle, homes in their places, no anomaly beside an anomaly, no wormhole beside its like."""
    for seed in range(4):
        table = new(seats, str(seed)).table
        slots = list(table.slots)
        assert slots[0] == MECATOL
        assert [slots[slot] for slot in home_slots(seats)] == [FACTIONS[each].map_tile for each in table.factions]
        assert not any(offends(slots, slot, slots[slot]) for slot in open_slots(seats))


@pytest.mark.rule("TI-S6d", "TI-S6e", "TI-S6f", "TI-S6g", "TI-S6b")
@pytest.mark.parametrize("seats,blue,red", [(3, 18, 6), (4, 20, 12), (5, 20, 11), (6, 18, 12)])
def test_the_tiles_follow_from_the_number_of_players(seats: int, blue: int, red: int) -> None:
    """Blue and red tiles dealt to each player, and one more red tile with five."""
    slots = new(seats).table.slots
    assert (sum(tile in BLUE for tile in slots), sum(tile in RED for tile in slots)) == (blue, red)


@pytest.mark.rule("TI-S6c", "TI-S6i", "TI-S6j")
def test_tiles_are_placed_in_a_snake_from_the_speaker_ring_by_ring() -> None:
    """The last player places two in a row, then back; a ring is filled before the next (TI-R31: tiles are open)."""
    game = Game.new(RULES, 4, {"galaxy": "build", "factions": NAMES}, "3")
    order, rings = [], []
    while game.asks[0].key == "tile":
        ask = game.asks[0]
        order.append(ask.seat)
        rings.append(RING_OF[ask.options[0][2]])
        game.answer(ask.seat, ask.options[-1].id)
    first = game.table.speaker
    seats = [(first + step) % 4 for step in range(4)]
    assert order[:16] == [*seats, *reversed(seats), *seats, *reversed(seats)]
    assert rings == sorted(rings)


@pytest.mark.rule("TI-S6k", "TI-S6l")
def test_an_anomaly_goes_beside_an_anomaly_only_if_nothing_else_can_be_placed() -> None:
    """The placements offered keep likes apart as long as there is another."""
    game = Game.new(RULES, 4, {"galaxy": "build", "factions": NAMES}, "8")
    forced = 0
    while game.asks and game.asks[0].key == "tile":
        ask = game.asks[0]
        slots = list(game.table.slots)
        for home in home_slots(4):
            slots[home] = 0
        bad = [offends(slots, option[2], option[1]) for option in ask.options]
        assert all(bad) or not any(bad)
        forced += all(bad)
        game.answer(ask.seat, ask.options[0].id)
    assert forced < 8


@pytest.mark.rule("TI-S6h")
def test_with_five_players_the_speaker_puts_a_red_tile_beside_mecatol_rex() -> None:
    """Before the others are placed."""
    game = Game.new(RULES, 5, {"galaxy": "build", "factions": NAMES}, "3")
    ask = game.asks[0]
    assert ask.seat == game.table.speaker
    assert {option[2] for option in ask.options} == set(NEXT_TO[0])
    assert {option[1] for option in ask.options} <= set(RED)


@pytest.mark.rule("TI-S6n")
def test_with_five_players_three_are_compensated() -> None:
    """2, 4 and 2 trade goods in the crowded seats (TI-R10)."""
    assert begun(5).table.goods == [0, 2, 4, 2, 0]
    assert begun(6).table.goods == [0] * 6


@pytest.mark.rule("TI-S6")
def test_a_galaxy_may_be_given_as_a_map_string() -> None:
    """Tile numbers by position; home places are left to the homes."""
    tiles = iter((*BLUE, *RED))
    numbers = [next(tiles) if slot in open_slots(6) else 0 for slot in range(1, 37)]
    game = Game.new(RULES, 6, {"galaxy": " ".join(map(str, numbers)), "factions": NAMES}, "1")
    assert [tile for tile in game.table.slots[1:37] if tile not in (1, 10, 12, 14, 16, 13)] == [n for n in numbers if n]
    with pytest.raises(BadSetup):
        Game.new(RULES, 6, {"galaxy": "19 20 21"}, "1")


def map_string(**places: str) -> str:
    """A map for three players, with something else at some positions: `s19="5"`."""
    tiles = iter((*BLUE, *RED))
    words = [str(next(tiles)) if slot in open_slots(3) else "0" for slot in range(1, 37)]
    for place, word in places.items():
        words[int(place[1:]) - 1] = word
    return " ".join(words)


@pytest.mark.rule("TI-S6", "TI-S6m")
@pytest.mark.parametrize("factions", ["random", "draft"])
def test_a_map_may_name_homes_at_their_positions(factions: str) -> None:
    """The player who sits there brings one; until then the place is free, and places not in use stay so."""
    game = Game.new(RULES, 3, {"galaxy": map_string(s22="8", s28="-1"), "factions": factions}, "1")
    laid = next(event for event in game.events(None) if event["key"] == "galaxy")
    assert [laid["slots"][slot] for slot in home_slots(3)] == [0, 0, 0]
    assert [laid["slots"][slot] for slot in (19, 20, 36)] == [0, 0, 0]
    assert Game.new(RULES, 3, {"galaxy": "18 " + map_string()}, "1").table.slots[0] == MECATOL


@pytest.mark.rule("TI-S6")
@pytest.mark.parametrize(
    "places",
    [
        {"s19": "5"},  # a home system, a second Mecatol Rex, no tile at all and one more tile where nothing lies
        {"s19": "18"},
        {"s19": "99"},
        {"s19": "49"},
        {"s22": "99"},  # where a home lies
        {"s22": "49"},
        {"s1": "18"},  # where a tile belongs
        {"s1": "20"},
        {"s1": "--19"},
        {"s1": "\u00b2"},
        {"s36": "0 0"},
    ],
)
def test_a_map_has_tiles_where_they_belong_and_nothing_elsewhere(places: dict[str, str]) -> None:
    """Every tile once, on the places of this number of players; other maps are refused."""
    with pytest.raises(BadSetup):
        Game.new(RULES, 3, {"galaxy": map_string(**places)}, "1")


@pytest.mark.rule("TI-S7", "TI-16.0")
def test_the_custodians_lie_on_mecatol_rex() -> None:
    """And nobody controls it."""
    table = begun().table
    assert table.custodians
    assert table.owner[MECATOL_REX] == -1


@pytest.mark.rule("TI-S12a", "TI-30.20", "TI-S12")
def test_one_of_two_secret_objectives_is_kept() -> None:
    """The other is shuffled back, and nobody else sees it."""
    game = new()
    assert [len(cards) for cards in game.table.secrets] == [2, 2, 2]
    kept = game.asks[0].options[1]
    seat = game.asks[0].seat
    game.answer(seat, kept.id)
    while game.asks[0].key == "keep-secret":
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    assert [CARD_NAMES[card] for card in game.table.secrets[seat]] == [kept[1]]
    assert len(game.table.secret_deck) == 17
    told = [event for event in game.events((seat + 1) % 3) if event.get("deck") == "secret" or "secret" in event["key"]]
    assert [event["key"] for event in told[-4:]] == ["returned-secret"] * 3 + ["shuffled"]
    assert not [event for event in told if event.get("seat") == seat and "objective" in event]


@pytest.mark.rule("TI-S12c", "TI-S12d", "TI-30.13", "TI-30.13a", "TI-S8")
def test_five_objectives_of_each_stage_are_laid_out_and_two_revealed() -> None:
    """Two of stage I are open, three of it and five of stage II face down."""
    table = begun().table
    assert (len(table.public), len(table.stage_1), len(table.stage_2)) == (2, 3, 5)
    assert (len(table.action_deck), len(table.agenda_deck)) == (80, 50)


@pytest.mark.rule("TI-S12b", "TI-51.3", "TI-51.2a")
def test_a_game_goes_to_ten_or_to_fourteen_points() -> None:
    """Every score starts at 0."""
    assert (new().table.goal, new(points=14).table.goal) == (10, 14)
    assert new().table.points == [0, 0, 0]
    with pytest.raises(BadSetup):
        Game.new(RULES, 3, {"points": 12}, "1")


@pytest.mark.rule("TI-S10", "TI-27.8a")
def test_all_strategy_cards_can_be_chosen_first() -> None:
    """Eight readied cards in the common area."""
    game = begun()
    assert len(game.asks[0].options) == 8


@pytest.mark.rule("TI-S11a")
def test_a_faction_may_choose_its_first_technology() -> None:
    """Winnu starts with any technology without prerequisites."""
    game = Game.new(RULES, 3, {"factions": ["winnu", "sol", "letnev"]}, "1")
    while game.asks[0].key != "start-technology":
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    assert options(game, A) == [
        f"technology:{name}" for name in ("antimass_deflectors", "neural_motivator", "sarween_tools", "plasma_scoring")
    ]
    drive(game, "A technology:sarween_tools")
    assert game.table.has(A, "sarween_tools")


@pytest.mark.rule("TI-3.2", "TI-86.4")
def test_there_are_four_kinds_of_anomalies() -> None:
    """Five anomaly tiles of four kinds."""
    assert ANOMALIES.bit_count() == 5
