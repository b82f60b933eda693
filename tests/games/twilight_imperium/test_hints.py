"""What the buttons say of costs, votes and who waits there."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, drive, play

from cosmodrome.games.twilight_imperium.hints import hint
from cosmodrome.games.twilight_imperium.index import PLANET, UNIT
from cosmodrome.games.twilight_imperium.verbs import verb
from cosmodrome.kernel import Ask, Game
from cosmodrome.texts import Texts


def said(game: Game, key: str, id: str) -> dict[str, int]:
    return hint(game.table, Ask(A, key, ()), verb.parse(id))


def test_an_activation_tells_whose_ships_and_defenders_are_there() -> None:
    game = play("A:sol B:letnev", {"A 26": "1 carrier", "B 27": "2 cruiser 3 fighter", "B starpoint": "2 infantry"})
    assert said(game, "turn", "activate:26") == {"own-ships": 1}
    assert said(game, "turn", "activate:27") == {"coming": 1, "enemy-ships": 5, "defenders": 2, "win": 0}
    assert said(game, "turn", "activate:46") == {}


def test_an_activation_tells_how_many_ships_can_come() -> None:
    """Cruisers come from two steps away, a carrier from one; who has a command token there stays."""
    board = {"A 26": "1 carrier 2 cruiser", "A 27": "1 cruiser"}
    assert said(play("A:sol", board), "turn", "activate:18") == {"coming": 4}
    assert said(play("A:sol", board, tokens={A: [27]}), "turn", "activate:18") == {"coming": 3}


def test_an_activation_tells_what_can_be_taken_there() -> None:
    """Planets of others and of nobody, as soon as infantry can come along; ships alone take none."""
    crowd = {"A 26": "1 carrier 2 infantry"}
    assert said(play("A:sol B:letnev", crowd), "turn", "activate:27") == {"coming": 1, "takeable": 2}
    held = play("A:sol B:letnev", {**crowd, "A starpoint": "1 infantry"})
    assert said(held, "turn", "activate:27") == {"coming": 1, "takeable": 1}
    last = play("A:sol B:letnev", {"A 26": "1 carrier", "A lodor": "1 infantry"})
    assert said(last, "turn", "activate:27") == {"coming": 1, "takeable": 2}
    bare = play("A:sol B:letnev", {"A 26": "1 carrier"})
    assert said(bare, "turn", "activate:27") == {"coming": 1}


def test_an_activation_tells_how_much_can_be_produced() -> None:
    """A space dock makes two more units than its planet has resources."""
    game = play("A:sol B:letnev", {"A starpoint": "1 space_dock"})
    assert said(game, "turn", "activate:27") == {"produces": 2 + game.table.resources(PLANET["starpoint"])}


def test_a_structure_tells_the_resources_of_its_planet() -> None:
    game = play("A:sol B:letnev", {"A starpoint": "1 infantry"})
    told = {"resources": game.table.resources(PLANET["starpoint"])}
    assert said(game, "structure", "structure:space_dock:starpoint") == told == {"resources": 3}
    assert said(game, "structure", "structure:pds:starpoint") == told


def test_an_activation_tells_the_chance_of_its_fight() -> None:
    """The same as when all have been chosen to move; nothing where nobody waits, and the table is left alone."""
    game = play("A:hacan B:sol", {"A 44": "2 cruiser", "B 26": "1 cruiser"})
    told = said(game, "turn", "activate:26")
    assert not game.table.moving
    assert game.table.cursor == "turn"
    assert told["win"] == said(drive(game, "A activate:26"), "move", "all")["win"]


def test_a_component_action_tells_which_there_are() -> None:
    game = play("A:sol", hands={A: "spy industrial_initiative"})
    told = hint(game.table, Ask(A, "turn", ()), verb.parse("component"))
    assert told == {"actions": ["orbital_drop", "industrial_initiative"]}, "nobody has a card that the spy could take"
    assert Texts("en", "twilight-imperium", strict=True).hint(told) == "Orbital Drop and Industrial Initiative"


def test_passing_tells_what_ends() -> None:
    """A turn that is passed is the last of the round; a secondary ability that is passed is only that."""
    game = play("A:sol B:letnev")
    assert said(game, "turn", "pass") == {"out": game.table.round}
    assert said(game, "secondary", "pass") == {"only-this": 1}
    assert said(game, "space.start", "pass") == {}


def test_tokens_tell_what_a_pool_will_hold() -> None:
    """More when they are gained, less when they are spent or lost."""
    game = play("A:sol B:letnev")
    game.table.tactic[A], game.table.fleet_pool[A], game.table.strategy[A] = 4, 3, 2
    assert said(game, "gain-tokens", "pool:fleet:2") == {"becomes": 5}
    assert said(game, "token-to", "pool:strategy:1") == {"becomes": 3}
    assert said(game, "spend-tokens", "pool:tactic:3") == {"left": 1}
    assert said(game, "lose-token", "pool:strategy:1") == {"left": 1}


def test_an_outcome_tells_the_votes_it_has() -> None:
    """Those of all who voted for it."""
    game = play("A:sol B:letnev")
    game.table.votes, game.table.voted = [0, 3, 4], ["", "for", "for"]
    assert said(game, "vote", "vote:for") == {"votes": 7}
    assert said(game, "vote", "vote:against") == {}


def test_an_outcome_tells_whose_planet_it_is_or_which_faction() -> None:
    """A planet of nobody and a law belong to none."""
    game = play("A:sol B:letnev", {"B starpoint": "1 infantry"})
    assert said(game, "vote", "vote:starpoint") == said(game, "vote", "vote:player-1") == {"faction": "letnev"}
    assert said(game, "vote", "vote:lodor") == said(game, "vote", "vote:regulated_conscription") == {}
    for language in ("en", "ru", "uk"):
        texts = Texts(language, "twilight-imperium", strict=True)
        assert texts.hint({"faction": "letnev", "votes": 2}).startswith(texts.say("faction-letnev"))


def test_a_movement_tells_the_chance_of_its_fight() -> None:
    """All against one cruiser are sure to do better than some; where nobody waits nothing is said."""
    board = {"A 44": "1 cruiser", "A 29": "2 cruiser", "B 26": "1 cruiser"}
    game = drive(play("A:hacan B:sol", board), "A activate:26")
    one, two, every = (said(game, "move", id)["win"] for id in ("fleet:44", "fleet:29", "all"))
    assert 30 < one < 50 < two < every
    assert said(game, "move", "done") == {}
    assert said(drive(game, "A fleet:44"), "move", "done") == {"win": one}
    assert said(drive(play("A:hacan B:sol", {"A 44": "1 cruiser"}), "A activate:26"), "move", "all") == {}


def test_producing_tells_what_it_adds_to_the_cost() -> None:
    game = play("A:sol B:letnev")
    table = game.table
    assert said(game, "build", "build:cruiser:2") == {"cost": 4}
    assert said(game, "build", "build:fighter:1") == {"cost": 1}
    table.bought.append((UNIT["fighter"], 1, -1))
    assert said(game, "build", "build:fighter:1") == {"cost": 0}  # TI-62.2: the second of a pair
    assert said(game, "build", "build:cruiser:1") == {"cost": 2}


def test_a_planet_tells_what_it_pays_and_how_it_votes() -> None:
    game = play("A:sol B:letnev", {"A starpoint": "1 infantry"})
    jord, starpoint = PLANET["jord"], PLANET["starpoint"]
    assert said(game, "pay", "exhaust:jord") == {"resources": 4, "influence": 2}
    assert said(game, "cast-votes", "exhaust:jord") == {"votes": 2}
    influence = game.table.influence(jord) + game.table.influence(starpoint)
    assert said(game, "cast-votes", "all") == {"votes": influence}
    game.table.exhaust(A, jord)
    assert said(game, "cast-votes", "all") == {"votes": influence - 2}


def test_strategy_cards_tell_initiative_bounty_and_price() -> None:
    game = play("A:sol B:hacan")
    game.table.bounty[5] = 2
    assert said(game, "pick", "pick:trade") == {"initiative": 5, "goods": 2}
    assert said(game, "pick", "pick:politics") == {"initiative": 3}
    assert said(game, "secondary", "secondary:politics") == {"tokens": 1}
    assert said(game, "secondary", "secondary:leadership") == {}
    assert hint(game.table, Ask(1, "secondary", ()), verb.parse("secondary:trade")) == {
        "no-token": 1
    }  # Hacan pays nothing
    assert said(game, "buy-tokens", "buy-tokens:2") == {"influence": 6}


def test_an_objective_tells_its_points() -> None:
    game = play("A:sol B:letnev")
    assert said(game, "score-public", "score:lead_from_the_front") == {"points": 1}
    assert said(game, "score-public", "score:conquer_the_weak") == {"points": 2}


def test_the_game_itself_hints() -> None:
    game = play("A:sol B:letnev", {"A 26": "1 carrier"})
    (ask,) = game.asks
    option = next(option for option in ask.options if option.id == "activate:26")
    assert game.hint(A, option) == {"own-ships": 1}
    drive(game, "A activate:26")


@pytest.mark.rule("TI-52.1")
def test_a_way_to_take_hits_tells_what_it_costs_and_the_odds_after_it() -> None:
    game = play("A:sol B:letnev", {"A 27": "1 dreadnought 1 cruiser 1 fighter", "B 27": "2 cruiser"})
    table = game.table
    table.active, table.foe, table.system, table.combat, table.cursor = A, B, 27, "space", "combat-hits"
    table.set_hits(A, 2)
    before = table.fleet(A, 27)
    told = said(game, "hits", "auto")
    assert told["sustains"] == ["dreadnought 1"]
    assert told["loses"] == ["fighter 1"]
    assert said(game, "hits", "lose:cruiser:1")["win"] < told["win"] < 100
    assert Texts("en", "twilight-imperium", strict=True).hint(told).startswith("1 dreadnought sustains damage")
    assert table.fleet(A, 27) == before, "nothing has happened yet"
    assert table.hits[A] == 2
