"""What is in the box, what the words mean, and how a table is set up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec import to_builtins
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import A, B, C, D, drive, finish, options, pass_all, play, table_of

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS, COMBOS, choosable
from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIEN_NAMES
from cosmodrome.games.cosmic_encounter.cards import (
    CARDS,
    CLASSIC_FILCH,
    DECK,
    ENCOUNTER,
    FIRST_FLARE,
    FLARES,
    KINDS,
    NAMES,
    alien_of,
    destiny_deck,
    destiny_name,
)
from cosmodrome.games.cosmic_encounter.start import empty_table
from cosmodrome.games.cosmic_encounter.stored import KNOWN, PARTS
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import TECHNOLOGIES
from cosmodrome.kernel import BadSetup, Game
from cosmodrome.kernel.seats import as_plain


def new(seats: int = 4, seed: str = "set-up", **settings: Any) -> Game:
    """A game from the first shuffle on."""
    return Game.new(RULES, seats, settings, seed)


def empty(seats: int = 4, **settings: Any) -> CosmicEncounter:
    """A table before the first shuffle."""
    return empty_table(seats, RULES.settle(seats, settings))


def flares_in_game(table: CosmicEncounter) -> set[int]:
    """The flares that are not in the box."""
    return {*FLARES, CLASSIC_FILCH} - set(table.cards.box) - ({CLASSIC_FILCH} if not table.classic_filch else set())


# ---- the words -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-1.1")
def test_three_to_five_play_each_with_an_alien() -> None:
    """Fewer or more cannot sit down; everybody leads a different species."""
    for seats in (3, 4, 5):
        sheets = new(seats).table.sheets
        assert [len(each) for each in sheets] == [1] * seats
        assert len(set(sheets)) == seats
    for seats in (2, 6):
        with pytest.raises(BadSetup):
            new(seats)


@pytest.mark.rule("CE-1.2")
@pytest.mark.parametrize("text", ["A attacks B, C", "A attacks C, B"])
def test_five_foreign_colonies_win_in_one_system_or_in_several(text: str) -> None:
    """Four colonies in the system of B and a fifth there, or with C."""
    target = "B" if "attacks B" in text else "C"
    game = play(text, hands={A: "attack-40", B: "attack-00", C: "attack-01"}, visitors={A: 4}, at="select")
    finish(drive(game, "A lay:attack-40", f"{target} lay:attack-0{0 if target == 'B' else 1}"))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((A,), "foreign-colonies")


@pytest.mark.rule("CE-1.3", "CE-1.6")
def test_only_planets_of_another_colour_are_foreign() -> None:
    """A colony at home counts for the power, one abroad for victory."""
    table = table_of("A, B, C", at="regroup")
    assert (table.ships.home[A], table.ships.foreign[A]) == (5, 0)
    table.ships.move(A, 0, table.ships.systems[B][0], 1)
    table.ships.move(A, 0, table.ships.systems[C][0], 1)
    assert (table.ships.home[A], table.ships.foreign[A]) == (5, 2)
    table.ships.move(B, table.ships.systems[B][0], 0, 4)
    assert (table.ships.home[B], table.ships.foreign[B]) == (4, 1)
    assert [planet // 6 for system in table.ships.systems for planet in system] == [A] * 5 + [B] * 5 + [C] * 5


@pytest.mark.rule("CE-1.4", "CE-1.5")
def test_all_ships_of_a_player_on_a_planet_are_one_colony() -> None:
    """More ships on the same planet are no further colony; others may have theirs beside it."""
    table = table_of("A, B, C", at="regroup")
    planet = table.ships.systems[B][0]
    for who in (A, A, C):
        table.ships.move(who, table.ships.systems[who][0], planet, 1)
    assert (table.ships.foreign[A], table.ships.foreign[C]) == (1, 1)
    assert [ships[planet] for ships in table.ships.by_planet] == [2, 4, 1]


@pytest.mark.rule("CE-1.7")
def test_offense_and_defense_are_the_main_players() -> None:
    """The player whose turn it is attacks; the player they face defends."""
    game = play("A, B, C", hands={A: "morph"}, at="destiny", destiny="6")
    table = game.table
    assert (table.offense, table.defense) == (A, C)
    assert [table.is_main(seat) for seat in range(3)] == [True, False, True]


@pytest.mark.rule("CE-1.8")
def test_an_encounter_is_about_a_planet_abroad_or_a_visitor_at_home() -> None:
    """Another's colour leads to that player's planets, one's own to foreign colonies at home."""
    abroad = play("A, B, C", hands={A: "morph"}, at="destiny", destiny="3")
    assert options(abroad, A) == [f"aim:{planet}" for planet in abroad.table.ships.systems[B]]
    home = play("A, B, C", hands={A: "morph"}, at="destiny", destiny="0", visitors={C: 1})
    assert options(home, A) == ["visitor:1:2", "redraw"]


@pytest.mark.rule("CE-1.9")
def test_ships_in_the_warp_are_out_of_play() -> None:
    """They can neither be launched nor sent to help."""
    game = play("A attacks B, C", hands={A: "morph"}, warp={A: 18}, ships={A: 0}, at="launch", stop="launched")
    table = game.table
    assert "auto:2" in options(game, A)
    assert max(int(option.split(":")[-1]) for option in options(game, A) if option[0] in "as") == 2
    drive(game, "A auto:2")
    assert (table.ships.gate[A], table.ships.warp[A]) == (2, 18)


@pytest.mark.rule("CE-1.10", "CE-9.2", "CE-9.8")
def test_one_ship_from_home_and_two_from_abroad() -> None:
    """The owner chooses which colonies the ships leave: three on the gate: one from home, two from abroad."""
    table = table_of("A attacks B, C", hands={A: "morph"}, ships={A: 0}, at="launch")
    abroad = table.ships.systems[C][0]
    table.ships.move(A, 0, abroad, 3)
    game = starting(RULES, table)
    drive(game, "A ship:1:1", f"A ship:{abroad}:2", "A done")
    assert (game.table.ships.gate[A], game.table.ships.by_planet[A][1], game.table.ships.by_planet[A][abroad]) == (
        3,
        3,
        1,
    )


def table_of_game(game: Game) -> CosmicEncounter:
    """The table under its own type."""
    assert isinstance(game.table, CosmicEncounter)
    return game.table


@pytest.mark.rule("CE-1.11", "CE-22.2")
def test_ships_return_only_to_where_their_owner_still_has_one() -> None:
    """From the warp, to any colony that is left: not to an emptied planet, nor to one that others hold."""
    game = play("A, B, C", hands={A: "morph"}, warp={A: 2}, emptied={A: (0, 1)}, visitors={B: 1}, at="regroup")
    pass_all(game)
    assert options(game, A) == ["home:2:1", "home:3:1", "home:4:1"]


# ---- the box ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-2.1", "CE-4.1", "CE-4.2", "CE-4.3")
def test_five_planets_with_four_ships_each() -> None:
    """Twenty ships at home, none in the warp, and all markers at 0."""
    table = empty(5)
    assert [len(system) for system in table.ships.systems] == [5] * 5
    assert [[table.ships.by_planet[seat][planet] for planet in table.ships.systems[seat]] for seat in range(5)] == [
        [4] * 5
    ] * 5
    assert (table.ships.fleet, table.ships.warp, table.ships.foreign) == ([20] * 5, [0] * 5, [0] * 5)
    assert sum(sum(ships) for ships in table.ships.by_planet) == 100


@pytest.mark.rule("CE-2.2", "CE-2.3")
@pytest.mark.parametrize("edition, aliens", [(2008, 50), (2018, 51)])
def test_an_edition_has_its_aliens(edition: int, aliens: int) -> None:
    """Fifty sheets in 2008; 2018 adds the Demon and 34 combinations."""
    assert len(choosable(edition, ("green", "yellow", "red"))) == aliens
    assert (ALIEN["demon"] in choosable(edition, ("green", "yellow", "red"))) == (edition == 2018)
    assert (len(ALIENS), len(FLARES), len(TECHNOLOGIES), len(COMBOS)) == (51, 51, 20, 34)
    assert len(CARDS) == 72 + 51 + 1  # the classic Filch flare besides
    assert len(destiny_deck(5)) == 20


@pytest.mark.rule("CE-2.4", "CE-25.4")
def test_the_deck_has_seventy_two_cards() -> None:
    """55 encounter cards, 6 reinforcements of +2, +3 and +5, and 11 artifacts."""
    kinds = Counter(KINDS[card] for card in DECK)
    assert kinds == {"attack": 39, "negotiate": 15, "morph": 1, "reinforcement": 6, "artifact": 11}
    values = Counter(NAMES[card] for card in DECK if KINDS[card] == "reinforcement")
    assert values == {"reinforcement-2": 2, "reinforcement-3": 3, "reinforcement-5": 1}


@pytest.mark.rule("CE-2.9", "CE-11.2", "CE-25.6", "CE-26.2", "CE-27.8")
def test_only_attack_negotiate_and_morph_are_encounter_cards() -> None:
    """Reinforcements, artifacts and flares cannot be selected."""
    assert {KINDS[card] for card in ENCOUNTER} == {"attack", "negotiate", "morph"}
    hand = "attack-40 negotiate morph reinforcement-5 plague flare-zombie"
    game = play("A attacks B", hands={A: hand, B: "negotiate"}, at="select")
    pass_all(game)
    assert options(game, A) == ["lay:attack-40", "lay:negotiate", "lay:morph"]


# ---- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-4.4", "CE-4.5", "CE-8.3")
def test_the_destiny_deck_of_four_has_seventeen_cards() -> None:
    """Three of each colour in play, two wild and three special cards; no card of the fifth colour."""
    names = Counter(destiny_name(card, 4) for card in destiny_deck(4))
    assert names["colour"] == 12
    assert (len(destiny_deck(4)), names["wild"]) == (17, 2)
    assert set(names) == {"colour", "wild", "most_cards", "most_foreign_colonies", "fewest_ships_in_warp"}


@pytest.mark.rule("CE-4.6", "CE-4.11")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_everybody_chooses_one_of_two_aliens_in_secret(edition: int) -> None:
    """Nobody's choice is seen before all have chosen; then all sheets are shown together."""
    game = new(4, edition=edition, aliens="choose")
    asked = {ask.seat: [option.id for option in ask.options] for ask in game.asks}
    assert sorted(asked) == [A, B, C, D]
    assert all(len(choices) == 2 for choices in asked.values())
    assert len({choice for choices in asked.values() for choice in choices}) == 8
    for seat in (A, B, C):
        game.answer(seat, asked[seat][0])
        assert [game.view(D)["players"][who]["aliens"] for who in range(4)] == [[]] * 4
    game.answer(D, asked[D][1])
    chosen = [[choices[0]] for choices in asked.values()][:3] + [[asked[D][1]]]
    assert [[f"alien:{name}" for name in game.view(A)["players"][who]["aliens"]] for who in range(4)] == chosen


@pytest.mark.rule("CE-4.7", "CE-4.12")
@pytest.mark.parametrize("edition", [2008, 2018])
@pytest.mark.parametrize("seats", [3, 5])
def test_the_flares_dealt_go_into_the_deck_filled_up_to_ten(edition: int, seats: int) -> None:
    """Both flares that each player was dealt are in the game, and ten in all: a deck of 82 cards."""
    game = new(seats, edition=edition, aliens="choose", flares=True)
    dealt = {option.id.partition(":")[2] for ask in game.asks for option in ask.options}
    while game.table.dealt[A]:
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    table = table_of_game(game)
    flares = flares_in_game(table)
    assert len(flares) == 10
    assert dealt <= {ALIEN_NAMES[alien_of(card)] for card in flares}
    assert (
        len(table.cards.deck)
        + sum(len(table.cards.possession(seat)) for seat in range(seats))
        + len(table.cards.discard)
        == 82
    )


@pytest.mark.rule("CE-4.8", "CE-4.10")
@pytest.mark.rule("CE-4.6", "CE-4.9")
def test_each_edition_has_its_own_way_to_the_aliens() -> None:
    """In 2008 two are dealt to each player and one is kept, in 2018 a combination plays; a table may differ."""
    assert (empty(edition=2008).choice, empty(edition=2018).choice) == ("choose", "combo")
    assert empty(edition=2008, aliens="random").choice == "random"


@pytest.mark.parametrize("settings", [{"edition": 2008, "flares": False}, {"edition": 2018}])
def test_a_deck_without_flares(settings: dict[str, Any]) -> None:
    """The basic game of 2018, and beginners in 2008, leave them in the box."""
    assert flares_in_game(table_of_game(new(4, **settings))) == set()
    assert len(flares_in_game(table_of_game(new(4, edition=2008, aliens="random")))) == 10


@pytest.mark.rule("CE-4.9")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_combination_gives_the_aliens(seats: int) -> None:
    """One card of the 34, its sheets for this number of players dealt at random."""
    combos = [set(combo[:seats]) for combo in COMBOS]
    dealt = [[ALIEN_NAMES[sheet[0]] for sheet in new(seats, f"combo {at}").table.sheets] for at in range(12)]
    assert all(set(aliens) in combos for aliens in dealt)
    assert len({tuple(sorted(aliens)) for aliens in dealt}) > 3
    assert any(
        aliens != list(combo[:seats]) for aliens in dealt for combo in COMBOS if set(combo[:seats]) == set(aliens)
    )


@pytest.mark.rule("CE-29.15")
def test_a_combination_with_flares() -> None:
    """The flares of its aliens, filled up at random to ten."""
    table = table_of_game(new(4, flares=True))
    flares = flares_in_game(table)
    assert len(flares) == 10
    assert {sheet[0] for sheet in table.sheets} <= {alien_of(card) for card in flares}


@pytest.mark.rule("CE-4.13", "CE-31.1")
@pytest.mark.parametrize("filch", ["new", "classic"])
def test_only_one_of_the_two_filch_flares_is_in_the_game(filch: str) -> None:
    """The table chooses which; the other stays in the box for good."""
    aliens = ["filch", "zombie", "macron"]
    table = table_of_game(new(3, aliens=aliens, flares=True, filch=filch))
    there = {CLASSIC_FILCH, FIRST_FLARE + ALIEN["filch"]} & {
        *table.cards.deck,
        *table.cards.discard,
        *(card for seat in range(3) for card in table.cards.possession(seat)),
    }
    assert there == ({CLASSIC_FILCH} if filch == "classic" else {FIRST_FLARE + ALIEN["filch"]})


@pytest.mark.rule("CE-4.14")
def test_eight_cards_that_nobody_else_sees() -> None:
    """Each player is dealt eight."""
    game = new(4, aliens=["zombie", "macron", "loser", "clone"])
    assert [len(hand) for hand in game.table.cards.hands] == [8] * 4
    assert len(game.view(A)["hand"]) == 8
    assert [game.view(A)["players"][who]["seen"] for who in range(4)] == [[]] * 4
    assert [game.view(A)["players"][who]["cards"] for who in range(4)] == [8] * 4


@pytest.mark.rule("CE-4.15", "CE-4.17")
def test_the_first_colour_turned_up_begins() -> None:
    """A wild and a special card are passed over; all cards turned go back into the deck."""
    table = empty(4, aliens="random")
    table.cursor, table.cards.hands[C] = "first", (DECK[0],)
    table.cards.deck.remove(DECK[0])
    wild, special, purple = 12, 14, 7  # the top of the deck is last
    order = tuple(card for card in range(17) if card not in (wild, special, purple)) + (purple, special, wild)
    game = starting(RULES, table, scripted=[order, tuple(range(17))])
    assert (game.table.turn, game.table.offense) == (C, C)
    told = [event for event in game.events(None) if event["key"] == "first-player"]
    assert [event["seat"] for event in told] == [C]
    assert len(game.table.destiny.deck) + len(game.table.destiny.discards) + (game.table.destiny.card >= 0) == 17


def test_a_table_stored_without_parts_is_read() -> None:
    """A game in progress outlives new rules, even if the table was laid out differently when it was stored."""
    table = table_of("A:miser attacks B, C", hands={A: "attack-04 plague"}, warp={B: 2}, technologies=True)
    table.cards.look(B, table.cards.hands[A], A)
    plain = to_builtins(table, str_keys=True, enc_hook=as_plain)
    flat = {name: value for name, value in plain.items() if name not in PARTS and name != "with_technologies"}
    for part, fields in PARTS.items():
        flat.update({old: plain[part][new] for new, old in fields.items()})
    flat.update({name: plain["cards"]["known"][name] for name in KNOWN}, technologies=plain["with_technologies"])
    assert CosmicEncounter.read(flat) == table
    assert CosmicEncounter.read(plain) == table
