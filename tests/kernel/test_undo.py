"""Undo: back to the last barrier, and barriers rest on public facts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.deal import salvage
from tests.kernel.small import Notes, asked, game_of, ids, says

from cosmodrome.kernel import Choose, Game, GameOver, Imagined, NoUndo, Random, Roll, Rule, Seat, Together
from cosmodrome.kernel.checkpoints import SELDOM


def choosing(table: Notes, seat: Seat = 0, count: int = 3) -> Rule[None]:
    """A seat chooses several times."""
    for _ in range(count):
        choice = yield Choose(seat, "word", says("a", "b"))
        table.note(choice[1])


def then(effect: Any) -> Game:
    """Seat 0 has chosen once, then something happens, and seat 0 is asked again."""

    def piece(table: Notes) -> Rule[None]:
        yield from choosing(table, 0, 1)
        yield from effect(table) or ()
        yield from choosing(table, 0, 1)

    game = game_of(piece)
    game.answer(0, "say:a")
    return game


def test_undo_takes_back_the_last_answer_step_by_step() -> None:
    """Each undo takes back one answer, until there is none left."""
    game = game_of(choosing)
    game.answer(0, "say:a")
    game.answer(0, "say:b")
    game.undo(0)
    assert game.table.notes == ["a"]
    game.undo(0)
    assert game.table.notes == []
    assert not game.may_undo(0)
    with pytest.raises(NoUndo):
        game.undo(0)


def sizes(game: Game) -> list[int]:
    """How many values lead on from each checkpoint."""
    return [len(checkpoint.values) for checkpoint in game._checkpoints]


def test_undo_crosses_pieces_and_checkpoints() -> None:
    """A piece end is no barrier, however many answers were given."""
    game = game_of(*[lambda table: choosing(table, 0, 1)] * (SELDOM + 10))
    for _ in range(SELDOM + 5):
        game.answer(0, "say:a")
    assert len(game._checkpoints) > 1
    for left in range(SELDOM + 4, -1, -1):
        game.undo(0)
        assert game.table.notes == ["a"] * left
    assert not game.may_undo(0)


def test_a_fork_leaves_a_nearer_checkpoint_and_undo_goes_as_far_as_before() -> None:
    """A copy takes one on its way, for the game too: the next is built from fewer values, and no answer is lost."""
    game = game_of(*[lambda table: choosing(table, 0, 2)] * 6)
    for _ in range(7):
        game.answer(0, "say:a")
    assert sizes(game) == [7]
    twin = game.fork()
    assert sizes(game) == sizes(twin) == [6, 1]
    for each in (game, twin, game.fork()):
        for left in range(6, -1, -1):
            each.undo(0)
            assert each.table.notes == ["a"] * left
        assert not each.may_undo(0)


def test_a_game_that_was_copied_keeps_a_checkpoint_at_every_piece_end() -> None:
    """Who copies a game copies it again: from then on no copy is built from more values than those of one piece."""
    game = game_of(*[lambda table: choosing(table, 0, 2)] * 6)
    twin = game.fork()
    for each in (game, twin):
        for _ in range(7):
            each.answer(0, "say:a")
    assert sizes(game) == [2, 2, 2, 1]
    assert sizes(twin) == [7], "a copy keeps them as seldom as any other game"


def test_a_nearer_checkpoint_takes_the_place_of_one_that_undo_cannot_reach() -> None:
    """Behind a barrier nothing is kept, and what was answered since can be taken back as before."""

    def showing(table: Notes) -> Rule[None]:
        yield from choosing(table, 0, 1)
        table.note("shown", discloses=True)

    game = game_of(showing, choosing)
    game.answer(0, "say:a")
    assert sizes(game) == [1]
    twin = game.fork()
    for each in (game, twin):
        assert sizes(each) == [0]
        assert not each.may_undo(0)
        each.answer(0, "say:b")
        each.undo(0)
        assert each.table.notes == ["a", "shown"]


def test_undo_is_an_entry_in_the_record() -> None:
    """Nothing is deleted, and all are told; a replay comes to the same table."""
    game = game_of(choosing)
    game.answer(0, "say:a")
    game.undo(0)
    game.answer(0, "say:b")
    assert game.record()["entries"] == [[0, "say:a"], ["undo", 0], [0, "say:b"]]
    assert [event["key"] for event in game.events(None)] == ["noted", "undone", "noted"]
    assert Game.replay(game.rules, game.record()).table == game.table


def test_the_ask_after_an_undo_is_a_new_one() -> None:
    """A late click for the ask before cannot answer it."""
    game = game_of(choosing)
    game.answer(0, "say:a")
    assert game.asks[0].id == 2
    game.undo(0)
    assert game.asks[0].id == 3


# ---- barriers, one by one -------------------------------------------------------------------------------------------


def test_without_a_barrier_it_is_allowed() -> None:
    """The measure for the tests that follow."""
    assert then(lambda table: None).may_undo(0)


def test_chance_is_a_barrier() -> None:
    """Nobody rolls twice."""

    def rolls(table: Notes) -> Rule[None]:
        yield Roll("die", 6)

    check_barrier(then(rolls))


def test_another_seats_answer_is_a_barrier() -> None:
    """What others have built on stays."""
    game = then(lambda table: choosing(table, 1, 1))
    assert game.may_undo(0), "seat 1 has not answered yet"
    game.answer(1, "say:b")
    check_barrier(game)
    assert not game.may_undo(1) or game.table.notes[-1] == "b"


def test_a_forced_answer_of_another_seat_is_a_barrier() -> None:
    """Else undo would tell whether that seat had a choice."""

    def forced(table: Notes) -> Rule[None]:
        yield Choose(1, "word", says("only"))

    check_barrier(then(forced))


def test_an_own_forced_answer_is_none_and_is_taken_back_along() -> None:
    """What the kernel answered for the seat goes with the answer before it."""

    def forced(table: Notes) -> Rule[None]:
        yield Choose(0, "word", says("only"))

    game = then(forced)
    game.undo(0)
    assert game.table.notes == []
    assert asked(game) == [(0, "word")]


def test_disclosing_something_is_a_barrier() -> None:
    """What was shown cannot be unseen."""
    check_barrier(then(lambda table: table.note("shown", discloses=True)))


def test_telling_a_secret_is_a_barrier() -> None:
    """A player who has learned something may not take back and keep it."""
    check_barrier(then(lambda table: table.learn(0, 5)))
    check_barrier(then(lambda table: table.learn(1, 5)))


def test_all_having_chosen_is_a_barrier() -> None:
    """Once the sealed answers are revealed, none is taken back."""

    def piece(table: Notes) -> Rule[None]:
        yield Together({seat: Choose(seat, "word", says("a", "b")) for seat in range(2)})
        yield from choosing(table)

    game = game_of(piece)
    game.answer(1, "say:a")
    game.answer(0, "say:a")
    check_barrier(game)
    assert not game.may_undo(1)


def test_a_window_that_opened_is_a_barrier_no_matter_who_held_what() -> None:
    """Whether undo is allowed must not tell if somebody holds a card: not while the window is open, and not after."""
    for card in ("probe", "7"):
        game = salvage("6", f"8 {card}", "5", cursor="stow", deck=[], active=2)
        assert not game.may_undo(0)
        game = salvage("6 6 5 4 3 2", f"8 {card}", "5", cursor="trade", deck=[])
        game.answer(0, "pass")
        assert asked(game) == [(0, "stow")]
        game.answer(0, "aside:10")
        assert not game.may_undo(0), f"seat 1 holds a {card}"


def test_an_open_window_is_a_barrier_for_the_answer_that_opened_it() -> None:
    """A captain declines to trade, and the next turn begins with a window: nothing goes back, held or not."""
    for card in ("probe", "8"):
        game = salvage("7", f"7 {card}", "6", cursor="trade", deck=[])
        game.answer(0, "pass")
        assert (game.window is not None) == (card == "probe")
        assert not game.may_undo(0)


def test_a_window_for_one_seat_alone_is_no_barrier_for_it() -> None:
    """Its own cards are no secret to itself: after passing alone, a captain may think again."""
    game = salvage("", "boost 7", cursor="bid")
    game.answer(1, "bid:12")
    assert game.window is not None
    assert game.window["audience"] == [1]
    assert not game.may_undo(1), "the bid was shown"
    game.answer(1, "pass")
    assert asked(game) == [(1, "haul")]
    assert game.may_undo(1)
    game.undo(1)
    assert ids(game, 1) == ["pass", "use:echo", "use:boost"]


def check_barrier(game: Game) -> None:
    """Seat 0 may not undo, and trying changes nothing."""
    before = game.table.copy(), game.record(), game.events(None)
    assert not game.may_undo(0)
    with pytest.raises(NoUndo):
        game.undo(0)
    assert (game.table, game.record(), game.events(None)) == before


# ---- sealed answers -------------------------------------------------------------------------------------------------


def test_a_sealed_answer_is_taken_back_by_itself() -> None:
    """Others' sealed answers stay where they are, and their asks keep their numbers."""

    def piece(table: Notes) -> Rule[None]:
        answers = yield Together({seat: Choose(seat, "word", says("a", "b")) for seat in range(3)})
        table.note("".join(answers[seat][1] for seat in range(3)))

    game = game_of(piece, seats=3)
    game.answer(0, "say:a")
    game.answer(1, "say:a")
    number = next(ask.id for ask in game.asks if ask.seat == 2)
    game.undo(0)
    assert sorted(asked(game)) == [(0, "word"), (2, "word")]
    assert next(ask.id for ask in game.asks if ask.seat == 2) == number
    game.answer(0, "say:b")
    game.answer(2, "say:a")
    assert game.table.notes == ["baa"]
    assert Game.replay(game.rules, game.record()).table == game.table


def test_a_sealed_response_is_taken_back_and_never_recorded() -> None:
    """In a window too; the record knows nothing of it."""
    game = salvage("probe", "probe", "7", cursor="draw")
    entries = game.record()["entries"]
    game.answer(1, "use:probe:2")
    assert game.may_undo(1)
    game.undo(1)
    assert sorted(asked(game)) == [(0, "turn"), (1, "turn")]
    assert game.record()["entries"] == entries
    assert game.record()["sealed"] == []


# ---- where there is no undo -----------------------------------------------------------------------------------------


def test_a_finished_game_is_not_undone() -> None:
    """The seed is shown at the end: nobody goes back knowing the dice."""
    game = game_of(lambda table: choosing(table, 0, 1))
    game.answer(0, "say:a")
    assert game.outcome is not None
    assert not game.may_undo(0)
    with pytest.raises(GameOver):
        game.undo(0)


def test_an_imagined_game_has_no_undo() -> None:
    """It never happened."""
    game = game_of(choosing)
    game.answer(0, "say:a")
    dream = game.imagine(0, Random(1))
    assert not dream.may_undo(0)
    with pytest.raises(Imagined):
        dream.undo(0)
