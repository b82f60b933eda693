"""Twilight Imperium at the terminal's table."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from tests.cli.sitting import Sitting, play_on
from tests.games.twilight_imperium.boards import drive, galaxy, play

import cosmodrome
from cosmodrome.cli.boards.twilight_imperium.news import tell
from cosmodrome.cli.boards.twilight_imperium.signs import LEGEND, fleet
from cosmodrome.cli.boards.twilight_imperium.things import Things, every_id
from cosmodrome.cli.play import chosen, stars
from cosmodrome.cli.players import SHAPES, Player
from cosmodrome.cli.prompt import MOST_ACTS
from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.kernel import Game
from cosmodrome.texts import LANGUAGES, Texts

GAME = "twilight-imperium"
FOUR = "me,random,random,random"
FACTIONS = ["sol", "letnev", "hacan", "creuss"]


def asked(key: str, seed: int = 1, more: Callable[[Game], bool] = lambda _: True) -> Game:
    """A game in which seat 0 is asked this."""
    game = Game.new(RULES, 4, {"factions": FACTIONS}, str(seed))
    return play_on(game, lambda game: any(a.seat == 0 and a.key == key for a in game.asks) and more(game), seed)


@pytest.mark.parametrize("lang, seed, columns", [("en", 4, 80), ("ru", 3, 80), ("uk", 5, 120)])
def test_a_person_can_play_on_and_on(lang: str, seed: int, columns: int) -> None:
    sitting = Sitting(Game.new(RULES, 4, {}, str(seed)), FOUR, lang=lang, columns=columns)
    rng, game = Random(seed), sitting.session.game

    def any_number() -> str:
        if len(sitting.pages) > 60:
            raise EOFError
        ask = next(ask for ask in game.asks if ask.seat == 0)
        return str(rng.choice(list(sitting.session.display.scene(ask).numbers.values())))

    sitting.answer = any_number
    sitting.session.run()
    assert len(sitting.pages) > 40 or game.outcome is not None
    for page in sitting.pages:
        assert max(len(line) for line in page.splitlines()) <= columns
        assert not re.search(r"[a-z]+_[a-z]+|\b(ask|option|event|card|agenda|planet)-[a-z]", page)


def test_every_system_is_on_the_map_with_its_ships_and_owners() -> None:
    game = asked("turn", seed=2)
    (page, *_) = Sitting(game, FOUR, columns=120, lines=90).type()
    view = game.view(0)
    for system in view["systems"]:
        assert re.search(rf"(^|\s){system['system']}(?!\d)", page, re.MULTILINE), system["system"]
    home = next(system for system in view["systems"] if system["system"] == view["players"][0]["home"])
    assert f"●{fleet(home['units']['0'])}" in page
    assert "●Jord" in page


def test_hexes_of_a_column_stand_below_each_other_and_neighbours_half_a_hex_apart() -> None:
    game = asked("turn", seed=2)
    (page, *_) = Sitting(game, FOUR, columns=80, lines=90).type()
    lines = page.splitlines()[1:18]  # below the round
    at = {}
    for system in game.view(0)["systems"]:
        if system["position"] <= 6:
            number = system["system"]
            row = next(row for row, line in enumerate(lines) if re.search(rf"(^|\s){number}(?!\d)", line))
            found = re.search(rf"(^|\s){number}(?!\d)", lines[row])
            assert found is not None
            at[system["position"]] = (row, found.start() + bool(found.group(1)))
    (row, column) = at[0]
    assert at[1] == (row - 2, column)  # north
    assert at[4] == (row + 2, column)  # south
    assert {position: at[position][0] - row for position in (2, 3, 5, 6)} == {2: -1, 3: 1, 5: 1, 6: -1}
    assert at[2][1] == at[3][1] == column + 11
    assert at[5][1] == at[6][1] == column - 11


def test_the_own_sheet_shows_hand_and_secrets_and_the_others_only_how_many() -> None:
    game = asked("turn", seed=2)
    (page, *_) = Sitting(game, FOUR, columns=120, lines=90).type()
    view, things = game.view(0), Things(Texts("en", GAME))
    for name in (*view["hand"]["secrets"], *view["hand"]["cards"]):
        assert things.words("ability", name) in page
    for seat in (1, 2, 3):
        player = view["players"][seat]
        counters = f"{player['tactic']}/{player['fleet']}/{player['strategy']}"
        line = next(line for line in page.splitlines() if f"★{player['points']}/10" in line and counters in line)
        assert f"▯{player['actions']}" in line


def test_strategy_cards_are_in_order_with_their_owners() -> None:
    game = asked("turn", seed=2)
    (page, *_) = Sitting(game, FOUR, columns=120, lines=90).type()
    assert [int(n) for n in re.findall(r"[●▲■◆](\d)\s+[A-Z]", page)] == list(range(1, 9))


def test_many_answers_stand_in_columns_with_their_numbers() -> None:
    def enough(game: Game) -> bool:
        return any(ask.seat == 0 and len(ask.options) > 20 for ask in game.asks)

    game = asked("turn", seed=2, more=enough)
    sitting = Sitting(game, FOUR, columns=100, lines=90)
    (page, *_) = sitting.type()
    ask = next(ask for ask in game.asks if ask.seat == 0)
    assert "what is numbered above" in page
    for option in ask.options:
        if option.key == "activate":
            number = sitting.session.display.scene(ask).numbers[option.id]
            assert re.search(rf"\b{number} Activate .*\({option[1]}\)", page)


def test_a_galaxy_and_factions_can_be_typed() -> None:
    """A map string as the community writes it, with spaces, and factions by their ids; nonsense is refused."""
    drawn = " ".join(map(str, (*galaxy(3, (0, 1, 2))[1:37],)))
    typed = chosen(Texts("en", GAME), GAME, [f"galaxy={drawn}", "factions=sol+letnev+hacan,points=14"])
    assert typed == {"galaxy": drawn, "factions": ["sol", "letnev", "hacan"], "points": 14}
    game = cosmodrome.new_game(GAME, seats=3, seed=1, options=typed)
    assert game.view(None)["systems"][1]["system"] == 26
    with pytest.raises(SystemExit):
        chosen(Texts("en", GAME), GAME, ["galaxy=26 27"])


def test_long_explanations_give_way_to_the_table() -> None:
    """When a strategy card is picked the galaxy is in sight, each answer has its name, and `card 1` tells the rest."""
    (page, told, *_) = Sitting(asked("pick"), FOUR, columns=100, lines=50).type("card 1")
    assert len(page.splitlines()) <= 50
    assert "Mecatol R" in page
    lines = [line for line in page.splitlines() if "initiative" in line]
    assert [line.split()[1] for line in lines][:3] == ["Leadership", "Diplomacy", "Politics"], page
    assert "Primary ability" in told
    assert "…" not in told


def test_a_strategy_card_tells_its_abilities_apart() -> None:
    """What others may do with it stands after its own heading."""
    page = " ".join(Sitting(asked("turn", seed=2), FOUR, columns=120).type("card Warfare")[1].split())
    texts = Texts("en", GAME)
    for part in ("primary", "secondary"):
        assert f"{texts.say(f'board-{part}')}: {texts.say(f'strategy-card-warfare-{part}')[:30]}" in page


def test_a_card_can_be_read_and_a_player_looked_at() -> None:
    pages = Sitting(asked("turn", seed=2), FOUR, columns=120).type("card Sabotage", "card mutiny", "look Orion")
    texts = Texts("en", GAME)
    assert texts.say("action-card-sabotage-text")[:40] in pages[1]
    assert "For: " in pages[2]
    assert "Against: " in pages[2]
    assert "Letnev" in pages[3]


def test_of_many_acts_the_games_own_are_listed_first() -> None:
    """The windows that can be let pass are told when asked for, each with a text of its own."""
    game = asked("turn", seed=2)
    pages = Sitting(game, FOUR, columns=120).type("acts", "acts all")
    count = len(game.acts(0))
    assert count > MOST_ACTS
    assert " · acts · " in pages[0], "so that newcomers hear of them"
    assert "acts 1  Promise" in pages[1] or "acts 1  Offer" in pages[1]
    assert pages[1].count("  acts ") == MOST_ACTS
    assert f"{count - MOST_ACTS} more" in pages[1]
    assert pages[2].count("  acts ") == count
    assert "window-" not in pages[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_tells_the_faction_in_words_and_the_promises(lang: str) -> None:
    """Abilities, flagship, technologies and note of the faction; to whom something was promised."""
    game = asked("turn", seed=2)
    game.act(1, "deal:0")
    game.answer(1, "promise:0:peace")
    texts = Texts(lang, GAME, strict=True)
    names = stars(texts)
    page = " ".join(Sitting(game, FOUR, lang=lang, columns=120).type(f"look {names[1]}")[1].split())
    for key in ("ability-armada", "unit-arc-secundus", "technology-l4-disruptors", "note-war-funding"):
        assert f"{texts.say(key)}: {texts.say(f'{key}-text')[:20]}" in page
    assert texts.event({"key": "promised", "seat": 1, "target": 0, "promise": "peace"}, names) in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_can_be_drawn_and_found_by_its_name(lang: str) -> None:
    things = Things(Texts(lang, GAME, strict=True))
    for id in every_id():
        assert things.about(id), id
        assert id in things.find(id)
        assert id in things.find(things.words("ability", id))


def test_every_sign_on_the_table_is_in_the_legend() -> None:
    game = asked("turn", seed=2)
    (page, *_) = Sitting(game, FOUR, columns=120, lines=90).type()
    legend = " ".join([*LEGEND.values(), *(Texts("en", GAME).say(f"sign-{name}") for name in LEGEND)])
    strange = set(re.findall(r"[^\w\s'’.,:;?()/+–·…─|›]", page)) - set(legend) - set(SHAPES)
    assert strange == set()


def test_a_strategy_card_is_told_in_short_before_it_is_picked() -> None:
    (page, *_) = Sitting(asked("pick"), FOUR, columns=110, lines=60).type()
    lines = [line for line in page.splitlines() if "initiative" in line]
    assert lines
    assert not [line for line in lines if "…" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_has_a_meaning(lang: str) -> None:
    texts = Texts(lang, GAME, strict=True)
    assert [name for name in LEGEND if not texts.has(f"sign-{name}")] == []


def test_a_fleet_is_written_by_letters_with_the_damaged_ones_marked() -> None:
    assert fleet({"fighter": 3, "dreadnought": 2, "dreadnought-damaged": 1, "flagship": 1}) == "FD2D!f3"


def test_an_activation_is_told_once_and_a_fleet_system_by_system() -> None:
    """However ships and infantry were chosen, a line for each system they come from."""
    game = play("A:sol", {"A 27": "1 carrier 2 infantry", "A 29": "1 carrier 1 fighter"})
    script = ("activate:26", "ship:27:carrier:1", "ship:29:carrier:1", "load:27:infantry:2", "load:29:fighter:1")
    drive(game, *(f"A {option}" for option in script), "A done")
    players = [Player(seat, name) for seat, name in enumerate(("Ann", "Bob", "Cid"))]
    lines = [line.plain.strip() for line in tell(game.events(None), 0, players, Texts("en", RULES.id))]
    assert [line for line in lines if "26" in line] == [
        "Ann activates Lodor (26)",
        "Ann: 2 infantry and 1 carrier, New Albion and Starpoint (27) → Lodor (26)",
        "Ann: 1 fighter and 1 carrier, Qucen’n and Rarron (29) → Lodor (26)",
    ]
    assert not any(event["key"] == "token" for event in game.events(None))
