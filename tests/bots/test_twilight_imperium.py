"""Bots at Twilight Imperium: they know an answer to everything, expand, score on purpose, and fight with good odds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.conformance.joined import starting
from tests.games.twilight_imperium.boards import A, B, drive, play
from tests.games.twilight_imperium.lively import lively_move
from tests.games.twilight_imperium.starts import deal

from cosmodrome.bots import Place, make
from cosmodrome.games.twilight_imperium import RULES, bot, odds
from cosmodrome.games.twilight_imperium.bot import fights
from cosmodrome.games.twilight_imperium.bot.fights import ground_odds, space_odds
from cosmodrome.games.twilight_imperium.bot.plans import plan_for
from cosmodrome.games.twilight_imperium.bot.seen import Seen
from cosmodrome.games.twilight_imperium.index import PLANET, UNIT_NAMES
from cosmodrome.kernel import Ask, Game, Option, Seat

OFTEN = 3  # asks of a kind after which another tells nothing new


def lively(ask: Ask, rng: Random) -> Option:
    """A player who uses what they have, so that every kind of question is asked."""
    uses = [option for option in ask.options if option[0] in ("use", "all", "remove-custodians")]
    return rng.choice(uses or ask.options)


def judged(game: Game, seat: Seat) -> str:
    """What the judgement of the game says to the open ask of a seat."""
    ask = next(ask for ask in game.asks if ask.seat == seat)
    return bot.judge(game.view(seat), ask)


def finish(game: Game, greedy: tuple[Seat, ...], rng: Random) -> Game:
    """Play to the end: some seats by judgement, the others at random."""
    while game.asks:
        ask = game.asks[0]
        game.answer(ask.seat, judged(game, ask.seat) if ask.seat in greedy else rng.choice(ask.options).id)
    return game


def test_bots_answer_legally_whatever_they_are_asked() -> None:
    """In whatever kind of ask lively games and games among bots lead to, with three to six seats."""
    rng = Random(5)
    greedy = make("greedy", "twilight-imperium")
    asked: Counter[str] = Counter()
    for number in range(12):
        game = Game.new(RULES, 3 + number % 4, {"galaxy": "build"} if number == 0 else {}, str(number))
        while game.asks:
            ask = rng.choice(game.asks)
            if asked[ask.key] < OFTEN:
                asked[ask.key] += 1
                choice = greedy.choose(Place(game, ask.seat), rng)
                assert choice in [option.id for option in ask.options], ask.key
            by_judgement = number < 2 and rng.random() < 0.9
            game.answer(ask.seat, judged(game, ask.seat) if by_judgement else lively(ask, rng).id)
    assert {"tile", "turn", "move", "land", "build", "vote", "used", "hits", "research"}.issubset(asked)


def test_every_question_of_the_game_has_been_thought_of() -> None:
    """Each is a window, or has a judgement by its key or by what its options are about."""
    rng = Random(8)
    for number in range(40):
        game = Game.new(RULES, 3 + number % 4, {}, str(number))
        while game.asks:
            ask = rng.choice(game.asks)
            verbs = {option[0] for option in ask.options}
            assert ask.key in bot.WEIGHERS or verbs & {"use", *bot.BY_VERB}, ask.key
            game.answer(ask.seat, lively(ask, rng).id)


@pytest.mark.slow
def test_bots_answer_legally_on_full_boards() -> None:
    """With all factions, many technologies, laws, notes and cards in play, so that rare questions are asked."""
    rng = Random(3)
    asked: Counter[str] = Counter()
    for number in range(26):
        game = starting(RULES, deal(number), seed=number)
        for _ in range(120):
            for ask in game.asks:
                verbs = {option[0] for option in ask.options}
                assert ask.key in bot.WEIGHERS or verbs & {"use", *bot.BY_VERB}, ask.key
                if asked[ask.key] < OFTEN:
                    asked[ask.key] += 1
                    assert judged(game, ask.seat) in [option.id for option in ask.options], ask.key
            if game.asks:
                lively_move(game, rng)
    assert len(asked) > 60


def test_search_answers_legally() -> None:
    """It plays a turn on in an imagined world."""
    game = Game.new(RULES, 3, {}, "search")
    rng = Random(1)
    search = make("search", "twilight-imperium", tries=2)
    for _ in range(12):
        ask = game.asks[0]
        choice = search.choose(Place(game, ask.seat), rng)
        assert choice in [option.id for option in ask.options]
        game.answer(ask.seat, choice)


def test_one_greedy_seat_beats_three_at_random() -> None:
    """In nearly all games."""
    won, games = 0.0, 6
    for number in range(games):
        game = finish(Game.new(RULES, 4, {}, f"greedy {number}"), (number % 4,), Random(number))
        assert game.outcome is not None
        won += (number % 4 in game.outcome.winners) / len(game.outcome.winners)
    assert won / games >= 0.8


def test_greedy_seats_finish_whole_games_by_points() -> None:
    """Among themselves somebody reaches the goal before the objectives run out."""
    for seats in (3, 5):
        game = finish(Game.new(RULES, seats, {}, f"whole {seats}"), tuple(range(seats)), Random(0))
        assert game.outcome is not None
        assert max(game.table.points) >= 8
        assert not game.table.custodians


def test_a_carrier_takes_the_planets_next_door() -> None:
    """With infantry at home and two free planets beside it, that system is activated, and both planets are taken."""
    game = play("A:sol", {"A 1": "1 carrier", "A jord": "3 infantry"})
    assert judged(game, A) in ("activate:36", "activate:37")
    while game.asks and game.asks[0].seat == A and game.table.turn == 1:
        game.answer(A, judged(game, A))
    assert len(game.table.planets(A)) == 3


def test_flank_speed_is_played_where_it_brings_a_prize_within_reach() -> None:
    """A carrier two steps away from two planets; not where it gets there anyway."""
    far = {"A 26": "1 carrier 3 infantry", "B qucenn": "own", "B rarron": "own", "B lodor": "own"}
    for board, target, answer in ((far, 31, "use:flank_speed"), (far, 27, "pass")):
        game = play("A:hacan B:letnev", board, hands={A: "flank_speed"})
        game.answer(A, f"activate:{target}")
        assert judged(game, A) == answer
        game.answer(A, answer)
        assert judged(game, A) == "ship:26:carrier:1"


def test_the_custodians_are_paid_when_influence_is_there() -> None:
    """A point and the throne for six influence."""
    board = {"A 26": "1 carrier 2 infantry", "A lazar": "own", "A sakulag": "own", "A mellon": "own", "A xxehan": "own"}
    game = play("A:sol", {**board, "A qucenn": "own", "A rarron": "own"}, goods={A: 6})
    assert judged(game, A) == "activate:18"
    while game.table.custodians and game.asks[0].seat == A:
        game.answer(A, judged(game, A))
    assert game.table.points[A] == 1


def test_a_stronger_fleet_is_left_alone_and_a_weaker_one_is_not() -> None:
    """The same prize, behind three dreadnoughts or one destroyer."""
    mine = {"A 26": "1 carrier 2 cruiser 1 dreadnought 4 infantry", "B qucenn": "own", "B rarron": "own"}
    weak = plan_for(Seen(play("A:sol", {**mine, "B 29": "1 destroyer"}).view(A), A), 29)
    strong = plan_for(Seen(play("A:sol", {**mine, "B 29": "3 dreadnought"}).view(A), A), 29)
    assert weak.ships
    assert weak.worth > 5
    assert not strong.ships
    assert strong.worth == 0


def test_small_fights_have_the_odds_that_everybody_is_told() -> None:
    """In space with a PDS, and on a planet under bombardment; a draw in space is half a win."""
    board = {"B 29": "2 cruiser", "B qucenn": "2 infantry", "B rarron": "1 pds"}
    seen = Seen(play("A:sol B:letnev", board).view(A), A)
    told = odds(
        kind="space",
        attacker={"faction": "sol", "units": {"cruiser": 1, "dreadnought": 1}},
        defender={"faction": "letnev", "units": {"cruiser": 2, "pds": 1}},
    )
    fleet = fleet_of({"cruiser": 1, "dreadnought": 1})
    assert space_odds(seen, fleet, 29, B) == pytest.approx(told.attacker + told.draw / 2)
    told = odds(
        kind="ground",
        attacker={"faction": "sol", "units": {"infantry": 3, "dreadnought": 1}},
        defender={"faction": "letnev", "units": {"infantry": 2}},
    )
    assert ground_odds(seen, 3, PLANET["qucenn"], fleet_of({"dreadnought": 1})) == pytest.approx(told.attacker)


def test_big_fights_are_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where exact odds would take too long, by the strength of the fleets: more ships are better."""
    monkeypatch.setattr(fights, "exact_odds", lambda *_: None)
    seen = Seen(play("A:sol B:letnev", {"B 29": "4 cruiser"}).view(A), A)
    chances = [space_odds(seen, fleet_of({"cruiser": count}), 29, B) for count in (2, 4, 6)]
    assert chances == sorted(chances)
    assert chances[1] == pytest.approx(0.5, abs=0.1)


def fleet_of(units: dict[str, int]) -> tuple[int, ...]:
    """A fleet of so many ships of each kind."""
    return tuple(units.get(name, 0) for name in UNIT_NAMES[:13])


def test_resources_of_an_objective_are_not_built_away() -> None:
    """Eight resources that score a point are kept; without that objective they become units."""
    lands = {"A arinam": "own", "A meer": "own", "A abyz": "own"}
    for public, built in (("erect_a_monument", False), ("", True)):
        game = drive(play("A:sol", lands, public=public, goods={A: 0}), "A activate:1")
        assert (judged(game, A) != "done") == built


def test_the_objective_with_more_points_is_scored_first() -> None:
    """Two points rather than one."""
    game = play("A:sol", at="scoring", goods={A: 10}, public="negotiate_trade_routes centralize_galactic_trade")
    assert judged(game, A) == "score:centralize_galactic_trade"


def test_a_gift_is_accepted_and_a_robbery_refused() -> None:
    """Goods for nothing, nothing for goods."""
    for terms, answer in (("give:trade-goods:2", "accept"), ("want:trade-goods:2", "refuse")):
        game = play("A:hacan B:sol", {"A 26": "1 cruiser", "B 27": "1 cruiser"}, goods={A: 3, B: 3})
        game.act(A, f"offer:{B}")
        drive(game, f"A {terms}", "A propose")
        assert judged(game, B) == answer


def test_points_are_voted_to_oneself() -> None:
    """Elected is who gains by it: the crown goes to me, an execution to a rival."""
    for agenda, mine in (("the_crown_of_emphidia", True), ("public_execution", False)):
        game = play("A:sol B:letnev", at="agenda-reveal", phase="agenda", custodians=False, agendas=agenda, speaker=B)
        while not any(ask.key == "vote" and ask.seat == A for ask in game.asks):
            ask = game.asks[0]
            game.answer(ask.seat, "abstain" if ask.key == "vote" else "pass")
        assert (judged(game, A) == f"vote:player-{A}") == mine


VOTES = {"phase": "agenda", "at": "agenda-reveal", "custodians": False, "cards": {}, "agendas": "minister_of_policy"}


def test_votes_that_are_lost_already_are_not_cast() -> None:
    """B has cast eight votes for themselves; C has four, and A decides nothing."""
    board = {"B mellon": "own", "B zohbat": "own", "B xxehan": "own", "B rarron": "own", "B sakulag": "own"}
    game = play("A:hacan B:sol C:letnev", {**board, "B quann": "own"}, exhausted="hercant arretze kamdorn", **VOTES)
    drive(game, "B vote:player-1", "B all")
    assert judged(game, 2) == "abstain"


def test_the_speaker_does_not_vote_where_all_is_decided() -> None:
    """B's votes outnumber those of A, who speaks last and would elect someone else."""
    board = {"B mellon": "own", "B xxehan": "own", "B sakulag": "own", "B quann": "own", "B rarron": "own"}
    game = play("A:hacan B:sol C:letnev", board, exhausted="hercant arretze", **VOTES)
    drive(game, "B vote:player-1", "B all", "C abstain")
    assert judged(game, A) == "abstain"


def test_a_refused_offer_is_not_repeated() -> None:
    """The same swap is offered to the same player once, in this turn and later."""
    game = play("A:hacan B:sol", {"A 26": "1 cruiser", "B 27": "1 cruiser"}, commodities={A: 3, B: 3})
    first = act_of(game, A)
    assert first == "offer:1"
    game.act(A, first)
    while game.asks[0].key == "terms":
        game.answer(A, judged(game, A))
    game.answer(B, "refuse")
    game.table.begin_turn(A)
    assert act_of(game, A) != "offer:1"


def act_of(game: Game, seat: Seat) -> str | None:
    """What a greedy seat does unasked."""
    return make("greedy", "twilight-imperium").act(Place(game, seat), Random(0))
