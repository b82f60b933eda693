"""Acts: what a seat does unasked, between two answers."""

from __future__ import annotations

import pytest
from tests.conformance.state import asks, state
from tests.kernel.deal import salvage
from tests.kernel.small import Notes, asked, game_of, ids, says, verb

from cosmodrome.kernel import (
    BadRecord,
    Choose,
    Game,
    GameOver,
    Held,
    NotAnAct,
    Option,
    Random,
    Responses,
    Roll,
    Rule,
    Seat,
    Seats,
    Together,
    Window,
)
from cosmodrome.kernel.responses import Source

shout, think, roll, all_choose = verb("shout")(), verb("think")(), verb("roll")(), verb("all-choose")()


def acts(table: Notes, seat: Seat) -> list[Option]:
    return [shout, think, roll, all_choose]


def act(table: Notes, seat: Seat, option: Option) -> Rule[None]:
    if option == shout:
        table.note(f"{seat} shouts")
    elif option == think:
        choice = yield Choose(seat, "thought", says("x", "y"))
        table.note(f"{seat} thinks {choice[1]}")
    elif option == roll:
        table.note(f"{seat} rolls {(yield Roll('die', 6))}")
    else:
        answers = yield Together({who: Choose(who, "vote", says("x", "y")) for who in range(table.seats)})
        table.note(f"votes {sorted(answers)}")


def speaking(table: Notes) -> Rule[None]:
    for _ in range(3):
        choice = yield Choose(0, "word", lambda: says("a", "b", *(["c"] if "1 shouts" in table.notes else [])))
        table.note(choice[1])


def together(table: Notes) -> Rule[None]:
    yield Together({seat: Choose(seat, "word", says("a", "b"), secret=True) for seat in range(table.seats)})
    yield Choose(0, "next", says("a", "b"))


def game_with_acts(piece: object, seats: int = 2) -> Game:
    return game_of(piece, seats=seats, acts=acts, act=act)  # type: ignore[arg-type]


def test_a_seat_acts_unasked_and_the_record_keeps_the_order() -> None:
    """An act stands in the record where it was done; a replay does it again there."""
    game = game_with_acts(speaking)
    game.answer(0, "say:a")
    game.act(1, "shout")
    game.answer(0, "say:b")
    assert game.table.notes == ["a", "1 shouts", "b"]
    assert game.record()["entries"] == [[0, "say:a"], ["act", 1, "shout"], [0, "say:b"]]
    assert Game.replay(game.rules, game.record()).table == game.table


def test_the_open_asks_are_computed_anew() -> None:
    """An act may change what is legal; the ask keeps its number."""
    game = game_with_acts(speaking)
    number = game.asks[0].id
    assert ids(game) == ["say:a", "say:b"]
    game.act(1, "shout")
    assert ids(game) == ["say:a", "say:b", "say:c"]
    assert game.asks[0].id == number


def test_an_act_may_ask() -> None:
    """Then the other asks wait, and come back with their numbers; nobody acts meanwhile."""
    game = game_with_acts(speaking)
    number = game.asks[0].id
    game.act(1, "think")
    assert asked(game) == [(1, "thought")]
    assert game.acts(0) == []
    with pytest.raises(NotAnAct):
        game.act(0, "shout")
    game.answer(1, "say:x")
    assert game.table.notes == ["1 thinks x"]
    assert (asked(game), game.asks[0].id) == ([(0, "word")], number)


@pytest.mark.parametrize("what", ["shout", "think", "roll", "all-choose"])
@pytest.mark.parametrize("piece", [speaking, together])
def test_a_game_is_copied_during_and_after_an_act(piece: object, what: str) -> None:
    """Fork, replay and undo stand where the game stands, in the middle of an act and after it, also while several
    seats choose."""
    game = game_with_acts(piece, seats=3)
    game.answer(0, "say:a")
    game.act(1, what)
    for _ in range(8):
        if not game.asks:
            break
        before = state(game)
        assert state(game.fork()) == before
        assert state(Game.replay(game.rules, game.record())) == before
        twin = game.fork()
        seat = twin.asks[-1].seat
        twin.answer(seat, twin.asks[-1].options[0].id)
        if twin.may_undo(seat) and (seat, what) != (0, "all-choose"):  # whose own answer waits sealed behind the act
            twin.undo(seat)
            assert twin.table == game.table
            assert state(twin, ids=False)["asks"] == state(game, ids=False)["asks"]
            assert {who: ask for who, ask in asks(twin).items() if who != seat} == {
                who: ask for who, ask in asks(game).items() if who != seat
            }
        game.answer(seat, game.asks[-1].options[0].id)


def test_imagining_keeps_the_acts_of_others() -> None:
    """What was done unasked while several choose was public; only the sealed answers of others are dropped."""
    game = game_with_acts(together, seats=3)
    game.answer(0, "say:a")
    game.act(1, "shout")
    game.act(2, "roll")
    game.answer(1, "say:b")
    dream = game.imagine(2, Random(1))
    assert dream.view(2) == game.view(2)
    assert sorted(asked(dream)) == [(0, "word"), (1, "word"), (2, "word")]


def test_an_act_that_lets_all_choose_does_not_mix_up_what_is_sealed() -> None:
    """Sealed answers of the choice that waits stay sealed, and can still be taken back after the act."""
    game = game_with_acts(together, seats=2)
    game.answer(0, "say:a")
    game.act(1, "all-choose")
    game.answer(0, "say:x")
    game.answer(1, "say:y")
    assert asked(game) == [(1, "word")]
    dream = game.imagine(1, Random(1))
    assert sorted(asked(dream)) == [(0, "word"), (1, "word")], "the sealed answer of seat 0 is asked again"
    game.undo(0)
    assert sorted(asked(game)) == [(0, "word"), (1, "word")]


def test_an_act_is_taken_back() -> None:
    """If nothing stands between, undo takes back an act as it does an answer."""
    game = game_with_acts(speaking)
    game.act(1, "shout")
    assert game.may_undo(1)
    game.undo(1)
    assert game.table.notes == []
    assert game.record()["entries"] == [["act", 1, "shout"], ["undo", 1]]


def test_an_act_of_another_is_a_barrier() -> None:
    """An act counts as something that seat has decided."""
    game = game_with_acts(speaking)
    game.answer(0, "say:a")
    game.act(1, "shout")
    assert not game.may_undo(0)


def test_an_act_that_rolls_is_not_taken_back() -> None:
    """Chance is a barrier here too."""
    game = game_with_acts(speaking)
    game.act(1, "roll")
    assert not game.may_undo(1)


def test_what_is_no_act_is_refused() -> None:
    """An unknown act, or that of a seat which may not."""
    game = salvage("jam", "7", cursor="trade")
    for seat, act_id in ((0, "let-pass:nothing"), (0, "jettison:probe"), (1, "scan"), (0, "pass"), (5, "scan")):
        with pytest.raises(NotAnAct):
            game.act(seat, act_id)


def test_an_act_may_end_the_game() -> None:
    """Even while others have sealed their responses: they are forgotten, and the record replays."""
    game = salvage("probe", "probe", "probe", cursor="draw", points=[4, 0, 0])
    game.scripted = [(6,)]
    game.answer(1, "use:probe:2")
    game.act(0, "scan")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.asks == ()
    again = Game.replay(game.rules, game.record())
    assert again.outcome == game.outcome
    with pytest.raises(GameOver):
        game.act(0, "let-pass:used")


def with_cards() -> Game:
    """A window in which both seats hold a card, seat 0 before seat 1; an act burns the actor's card, asks something, or
    opens another window, in which both hold an answer."""

    class Cards(Source):
        def held(self, table: Notes, seat: Seat, window: Window) -> list[Held]:
            return [(each, None, each.id) for each in cards.at[window.key]] * table.extra.get(str(seat), 1)

        def could(self, table: Notes, seats: Seats, window: Window) -> Seats:
            return seats

    cards = Responses(Cards(hidden=True), order=lambda table, key, seat: (0, 1))

    @cards("card", "card", at="now")
    def play(table: Notes, seat: Seat, window: Window) -> None:
        table.note(f"{seat} plays")

    @cards("answer", "card", at="meanwhile")
    def reply(table: Notes, seat: Seat, window: Window) -> None:
        table.note(f"{seat} answers")

    def burn(table: Notes, seat: Seat, option: Option) -> Rule[None]:
        if option == think:
            yield Choose(seat, "thought", says("x", "y"))
            return
        if option == roll:
            yield from cards.window(table, "meanwhile")
            return
        table.extra[str(seat)] = 0

    def piece(table: Notes) -> Rule[None]:
        yield from cards.window(table, "now")
        yield Choose(0, "next", says("a", "b"))

    return game_of(piece, acts=acts, act=burn)


def test_a_sealed_response_goes_with_what_it_rests_on() -> None:
    """A seat seals a response, then throws its card away unasked: the response is dropped, and the record is true."""
    game = with_cards()
    game.answer(1, "use:card")
    game.act(1, "shout")
    assert asked(game) == [(0, "now")]
    assert game.record()["sealed"] == []
    game.answer(0, "pass")
    assert game.table.notes == []
    assert Game.replay(game.rules, game.record()).table == game.table


def test_a_sealed_response_is_kept_while_an_act_asks_something() -> None:
    """The record that is stored in between leads to the same place, and a response nobody could make is refused."""
    game = with_cards()
    game.answer(1, "use:card")
    game.act(0, "think")
    assert asked(game) == [(0, "thought")]
    record = game.record()
    assert record["sealed"] == [[1, "use:card", 1]]
    again = Game.replay(game.rules, record)
    for each in (game, again):
        each.answer(0, "say:x")
        each.answer(0, "pass")
        assert each.table.notes == ["1 plays"]
    for wrong in ([1, "use:another", 1], [1, "use:card"], [2, "use:card", 1], [1], [1, 2, 3, 4], ["x", "use:card", 1]):
        with pytest.raises(BadRecord):
            Game.replay(game.rules, {**record, "sealed": [wrong]})


def test_who_has_answered_is_asked_again_in_a_window_that_an_act_opens() -> None:
    """Seat 1 has passed in the window that waits; in the one within the act it may respond all the same, and its first
    answer still stands afterwards. The same in copies, in a replay, and when the answer is taken back."""
    game = with_cards()
    game.answer(1, "pass")
    game.act(0, "roll")
    assert asked(game) == [(0, "meanwhile"), (1, "meanwhile")]
    game.answer(0, "pass")
    for each in (game.fork(), Game.replay(game.rules, game.record()), Game.load(game.rules, game.save())):
        assert each.sealed() == [[1, "pass", 1], [0, "pass"]]
        each.answer(1, "use:answer")
        assert each.table.notes == ["1 answers"]
        each.answer(0, "pass")
        assert asked(each) == [(0, "now")], "the pass of seat 1 still stands"
        each.answer(0, "pass")
        assert asked(each) == [(0, "next")]
    game.undo(0)
    assert asked(game) == [(0, "meanwhile"), (1, "meanwhile")]
    assert game.sealed() == [[1, "pass", 1]]


def test_taking_back_an_act_brings_back_what_was_laid_down_before_it() -> None:
    """And going back into an act that was done puts it beneath the act again."""
    game = with_cards()
    game.answer(1, "pass")
    game.act(0, "think")
    game.answer(0, "say:x")
    assert game.sealed() == [[1, "pass"]]
    game.undo(0)
    assert (asked(game), game.sealed()) == ([(0, "thought")], [[1, "pass", 1]])
    game.undo(0)
    assert (asked(game), game.sealed()) == ([(0, "now")], [[1, "pass"]])


def test_an_act_that_decides_a_window_tells_the_same_story_in_a_replay() -> None:
    """Seat 0 throws away what it was asked about, so the sealed response of seat 1 takes effect at once; the next
    round of the window is announced like any other."""
    game = with_cards()
    game.answer(1, "use:card")
    game.act(0, "shout")
    assert game.table.notes == ["1 plays"]
    told = [event["key"] for event in game.events(None)]
    assert told == ["window", "noted", "window"]
    assert Game.replay(game.rules, game.record()).events(None) == game.events(None)


def test_letting_a_window_pass_is_an_act_of_every_game() -> None:
    """The kernel offers it for the windows that the rules name."""
    game = salvage("jam", "7", cursor="trade")
    offered = [option.id for option in game.acts(1)]
    assert offered == [f"let-pass:{key}" for key in game.rules.windows]
    game.act(1, "let-pass:used")
    assert "ask-again:used" in [option.id for option in game.acts(1)]
    game.undo(1)
    assert game.view(None)["passing"] == [[], []]
