"""A game as its users see it: setting up, refusing, imagining, saving."""

from __future__ import annotations

import ast
import inspect
import json
from dataclasses import replace
from typing import Any

import pytest
from tests.conformance.play import play_on
from tests.conformance.state import state
from tests.kernel.deal import JOINED, hidden, salvage
from tests.kernel.salvage.cards import CARDS
from tests.kernel.small import Notes, asked, game_of, ids, says

import cosmodrome
from cosmodrome.kernel import (
    BadRecord,
    BadSetup,
    Choose,
    Game,
    Imagined,
    NotAnOption,
    NotYourAsk,
    Option,
    Random,
    Refusal,
    Roll,
    Rule,
    Seat,
    StaleAsk,
    Together,
    refusals,
    seats_of,
)
from cosmodrome.kernel import game as surface
from cosmodrome.kernel.machine import Machine
from cosmodrome.kernel.refusals import nearest


def choosing(table: Notes) -> Rule[None]:
    for _ in range(3):
        choice = yield Choose(0, "word", says("a", "b"))
        table.note(choice[1])


@pytest.mark.plain
def test_a_game_changes_nothing_by_itself() -> None:
    """What is done is a step of the machine: the public surface sets no field of it, and calls nothing on one."""
    fields = {name for name in Machine.__slots__ if name.startswith("_")}
    reading = {"get", "items", "seen_by", "since", "total"}
    for node in ast.walk(ast.parse(inspect.getsource(surface))):
        match node:
            case ast.Attribute(attr=field, ctx=ast.Store() | ast.Del()) if field in fields:
                pytest.fail(f"{field} is set")
            case ast.Subscript(value=ast.Attribute(attr=field), ctx=ast.Store() | ast.Del()) if field in fields:
                pytest.fail(f"{field} is set")
            case ast.Call(func=ast.Attribute(attr=verb, value=ast.Attribute(attr=field))) if field in fields:
                assert verb in reading, f"{field}.{verb}"


# ---- setting up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 6, 0, -2, None, "4", 2.0, True])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    """Every game says how many can play."""
    with pytest.raises(BadSetup):
        cosmodrome.new_game("space-base", seats=seats)


@pytest.mark.parametrize("options", [{"variant": "slow"}, {"variant": None}, {"variant": []}, {"speed": 1}])
def test_an_unknown_option_is_refused(options: dict[str, Any]) -> None:
    """Names and values of options are checked."""
    with pytest.raises(BadSetup):
        cosmodrome.new_game("space-base", seats=2, options=options)


@pytest.mark.parametrize("options", [{"planets": 5.0}, {"offers": True}, {"technologies": 1}, {"flares": 0}])
def test_an_option_is_of_the_kind_the_game_names(options: dict[str, Any]) -> None:
    """Five is not 5.0, and yes is not 1, though Python finds them equal."""
    with pytest.raises(BadSetup):
        cosmodrome.new_game("cosmic-encounter", seats=3, options=options)


@pytest.mark.parametrize("name", ["chess", "", "space_base", "../space-base"])
def test_an_unknown_game_is_refused(name: str) -> None:
    """There are only the games that the list names."""
    with pytest.raises(BadSetup):
        cosmodrome.new_game(name, seats=2)


def test_what_can_be_played_is_listed() -> None:
    """Id, seats, and options with their values."""
    (info,) = [info for info in cosmodrome.games() if info.id == "space-base"]
    assert info.seats == (2, 5)
    assert [(setting.id, setting.values, setting.default) for setting in info.options] == [
        ("variant", ("standard", "light-speed"), "standard")
    ]


def test_an_option_that_is_left_out_has_its_default() -> None:
    """And the view shows what the table plays."""
    game = cosmodrome.new_game("space-base", seats=2, seed=1)
    assert game.options == {"variant": "standard"}
    assert game.view(None)["variant"] == "standard"


# ---- refusals -------------------------------------------------------------------------------------------------------


def test_refusals_have_names_and_say_what_is_wrong() -> None:
    """Each refusal is of its own kind, has an id for its texts, and carries the details."""
    game = game_of(choosing)
    with pytest.raises(NotYourAsk) as foreign:
        game.answer(1, "say:a")
    with pytest.raises(StaleAsk) as late:
        game.answer(0, "say:a", ask=7)
    with pytest.raises(NotAnOption) as illegal:
        game.answer(0, "say:c")
    assert (foreign.value.id, foreign.value.details) == ("not-your-ask", {"seat": 1})
    assert (late.value.id, late.value.details) == ("stale-ask", {"ask": 7, "open": 1})
    assert (illegal.value.id, illegal.value.details) == (
        "not-an-option",
        {"option": "say:c", "ask": "word", "nearest": ["say:b", "say:a"]},
    )
    assert str(late.value) == "stale-ask: ask=7, open=1"


def test_a_mistyped_answer_is_told_the_nearest_options() -> None:
    """Options with the same verb first; nonsense is near to nothing."""
    options = [*says("alpha", "beta", "alpine"), Option(("shout", "alpha"))]
    assert nearest("say:alpa", options)[:2] == ["say:alpha", "say:alpine"]
    assert nearest("shuot:alpha", options)[0] == "shout:alpha"
    assert nearest("§§§", options) == []
    assert nearest("say:" + "a" * 10_000, options) == []
    assert nearest(None, options) == []


@pytest.mark.parametrize(
    "game_id, seats, shown",
    [
        ("space-base", 2, "<space-base: 2 seats, round 1, turn of seat"),
        ("cosmic-encounter", 3, "<cosmic-encounter: 3 seats, round 1, turn of seat"),
        ("twilight-imperium", 3, "<twilight-imperium: 3 seats, round 1, turn of seat"),
    ],
)
def test_a_game_shows_what_is_played_and_whose_turn_it_is(game_id: str, seats: int, shown: str) -> None:
    """In a debugger or a traceback one sees at a glance where a game stands."""
    game = cosmodrome.new_game(game_id, seats=seats, seed="shown")
    while not repr(game).startswith(shown):
        assert "setting up" in repr(game)
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[0].id)


def test_a_game_that_is_over_shows_why() -> None:
    """Instead of a turn, the reason of the end."""
    game = game_of(choosing)
    assert repr(game) == "<small: 2 seats, setting up>"
    for _ in range(3):
        game.answer(0, "say:a")
    assert repr(game) == "<small: 2 seats, over (over)>"


def test_every_refusal_has_an_id_of_its_own() -> None:
    """Texts are found by it."""
    kinds = [kind for kind in vars(refusals).values() if isinstance(kind, type) and issubclass(kind, Refusal)]
    assert len({kind.id for kind in kinds}) == len(kinds) > 8


def test_a_refusal_carries_the_rule_it_rests_on() -> None:
    """Where the rules can tell, `why` and the refusal name the row of the ledger."""

    def why(table: Notes, seat: Seat, key: str, option: Option) -> str | None:
        return "XX-1.2" if option == Option(("say", "c")) else None

    game = game_of(choosing, why=why)
    with pytest.raises(NotAnOption) as refused:
        game.answer(0, "say:c")
    assert refused.value.rule == "XX-1.2"
    assert "XX-1.2" in str(refused.value)
    assert game.why(0, "say:c") == "XX-1.2"
    assert game.why(0, "say:a") is None, "it is legal"
    assert game.why(0, "say:d") is None, "the rules cannot tell"
    assert game.why(1, "say:c") is None, "nothing is asked of this seat"


def test_a_late_click_is_told_that_it_is_late() -> None:
    """An answer to an ask that is closed does not answer the next one, even if it would be legal there."""
    game = game_of(choosing)
    first = game.asks[0].id
    game.answer(0, "say:a", ask=first)
    with pytest.raises(StaleAsk):
        game.answer(0, "say:a", ask=first)
    assert game.table.notes == ["a"]


def test_ask_ids_count_by_seat() -> None:
    """How often others were asked does not show in the numbers of one's own asks."""

    def piece(table: Notes) -> Rule[None]:
        for _ in range(5):
            yield Choose(0, "word", says("a", "b"))
        yield Choose(1, "word", says("a", "b"))

    game = game_of(piece)
    for number in range(1, 6):
        assert game.asks[0].id == number
        game.answer(0, "say:a")
    assert game.asks[0].id == 1


# ---- imagining ------------------------------------------------------------------------------------------------------


def test_imagining_deals_what_the_seat_cannot_see() -> None:
    """Over many imagined games every unseen card turns up everywhere; what was seen stays where it is."""
    game = salvage("7 6", "8 jam probe", "5 flare", cursor="bid", seen={})
    (seen, *_) = game.table.hands[1]
    game = salvage("7 6", "8 jam probe", "5 flare", cursor="bid", seen={seen: seats_of([0])})
    places: dict[int, set[str]] = {}
    for number in range(400):
        dream = game.imagine(0, Random(number))
        assert dream.view(0) == game.view(0)
        assert seen in dream.table.hands[1]
        assert dream.table.hands[0] == game.table.hands[0]
        for seat in (1, 2):
            for card in dream.table.hands[seat]:
                places.setdefault(card, set()).add(str(seat))
        for card in dream.table.deck:
            places.setdefault(card, set()).add("deck")
    unseen = set(range(len(CARDS))) - set(game.table.hands[0]) - {seen}
    assert all(places[card] == {"1", "2", "deck"} for card in unseen)
    assert places[seen] == {"1"}


def test_imagining_honours_a_claim() -> None:
    """Both are known to hold a beam, as both are bidding: in every imagined game they do."""
    game = salvage("7 6", "8 jam probe boost", "5 flare snatch", cursor="bid")
    for number in range(200):
        dream = game.imagine(0, Random(number))
        assert sorted(asked(dream)) == [(0, "bid"), (1, "bid"), (2, "bid")]
        assert all(ids(dream, seat) for seat in range(3))


def test_imagining_drops_the_sealed_answers_of_others() -> None:
    """They are hidden information; the seat's own stays."""

    def chain(table: Notes, seat: Seat) -> Rule[None]:
        yield Choose(seat, "one", says("a", "b"))
        yield Choose(seat, "two", says("a", "b"))

    def piece(table: Notes) -> Rule[None]:
        yield Together({seat: chain(table, seat) for seat in range(3)})

    game = game_of(piece, seats=3)
    for seat in (0, 1, 1):
        game.answer(seat, "say:a")
    dream = game.imagine(0, Random(1))
    assert sorted(asked(dream)) == [(0, "two"), (1, "one"), (2, "one")]
    assert dream.asks[[ask.seat for ask in dream.asks].index(0)].id == 2


def test_imagining_drops_sealed_responses() -> None:
    """In a window too."""
    game = salvage("probe", "probe", "7", cursor="draw")
    game.answer(1, "use:probe:2")
    dream = game.imagine(0, Random(5))
    assert dream._sealed == {}
    assert (0, "turn") in asked(dream)


def test_an_imagined_game_rolls_other_dice() -> None:
    """The true future is not in it."""

    def piece(table: Notes) -> Rule[None]:
        yield Choose(0, "word", says("a", "b"))
        table.note(str((yield Roll("dice", 1000))))
        yield Choose(0, "word", says("a", "b"))

    game = game_of(piece)
    truth = game.fork()
    truth.answer(0, "say:a")
    rolls = set()
    for number in range(20):
        dream = game.imagine(0, Random(number))
        dream.answer(0, "say:a")
        rolls.add(dream.table.notes[0])
    assert truth.table.notes[0] not in rolls
    assert len(rolls) > 15


def test_imagining_is_for_the_seat_that_is_asked() -> None:
    """Nobody else has a decision to search for."""
    game = game_of(choosing)
    with pytest.raises(NotYourAsk):
        game.imagine(1, Random(1))


def test_an_imagined_game_has_no_record() -> None:
    """It never happened, and is never stored."""
    dream = game_of(choosing).imagine(0, Random(1))
    with pytest.raises(Imagined):
        dream.record()
    with pytest.raises(Imagined):
        dream.save()
    with pytest.raises(Imagined):
        dream.imagine(0, Random(2)).record()


def test_imagining_in_the_middle_of_a_piece_keeps_what_was_played_since() -> None:
    """Cards that were played since the last checkpoint were where they were played from, and stay played."""
    game = salvage("probe snatch 7", "jam jam 8", "jam 6 5", cursor="draw")
    game.answer(0, "use:snatch:1")
    game.answer(2, "use:jam")
    assert game.window is not None
    seat = game.asks[0].seat
    dream = game.imagine(seat, Random(4))
    assert dream.view(seat) == game.view(seat)
    assert dream.window == game.window
    assert hidden(dream.table, seat) != hidden(game.table, seat)


# ---- forks ----------------------------------------------------------------------------------------------------------


def test_a_fork_of_a_fork_of_a_fork() -> None:
    """A search forks at every step: what it sees stays right, however deep."""
    game = game_of(*[choosing] * 100)
    for number in range(300):
        game = game.fork()
        game.answer(0, ("say:a", "say:b")[number % 2])
    assert len(game.table.notes) == len(game.events(0)) == len(game.record()["entries"]) == 300


def test_forks_share_nothing_that_changes() -> None:
    """Whatever is done in one is not seen in the other."""
    game = JOINED.new(3, {}, 5)
    play_on(JOINED, game, Random(1), 20)
    before, record = state(game), game.record()
    twin = game.fork()
    play_on(JOINED, twin, Random(2), 30)
    assert state(game) == before
    assert game.record() == record
    assert twin.record()["entries"][: len(record["entries"])] == record["entries"]


# ---- saving ---------------------------------------------------------------------------------------------------------


def saved(game: Game) -> dict[str, Any]:
    return dict(json.loads(json.dumps(game.save())))


def test_a_saved_game_is_loaded_from_its_record() -> None:
    """While the rules are the same, the record is played again."""
    game = JOINED.new(3, {}, 7)
    play_on(JOINED, game, Random(1), 25)
    again = Game.load(game.rules, saved(game))
    assert state(again, ids=False) == state(game, ids=False)
    assert again.record() == game.record()


def test_a_game_in_progress_outlives_new_rules() -> None:
    """With another version of the rules it goes on from the stored checkpoint: same table and asks, same next dice."""
    for moves in range(0, 60, 7):
        game = JOINED.new(3, {}, 7)
        play_on(JOINED, game, Random(2), moves)
        if game.outcome is not None:
            continue
        again = Game.load(replace(game.rules, version=2), saved(game))
        assert again.table == game.table
        if not game._sealed:
            assert state(again)["asks"] == state(game)["asks"]
        one, other = game.fork(), again
        if one._sealed:
            continue
        play_on(JOINED, one, Random(3), 10)
        play_on(JOINED, other, Random(3), 10)
        assert other.table == one.table


def test_a_damaged_save_is_refused() -> None:
    """By name, as a damaged record is."""
    game = JOINED.new(2, {}, 7)
    newer = replace(game.rules, version=2)
    good = saved(game)
    Game.load(newer, good)
    for bad in (
        {name: value for name, value in good.items() if name != "mark"},
        {**good, "mark": None},
        {**good, "mark": {**good["mark"], "table": {}}},
        {**good, "mark": {**good["mark"], "values": [["nonsense"]]}},
        {**good, "mark": {**good["mark"], "values": [[0, "nonsense"]] * 3}},
        {**good, "asked": None},
        {**good, "seed": 5},
    ):
        with pytest.raises(BadRecord):
            Game.load(newer, bad)
