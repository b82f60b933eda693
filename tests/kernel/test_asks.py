"""Asks: one list of legal options, chains over a draft, choices at the same time."""

from __future__ import annotations

import pytest
from tests.kernel.deal import salvage
from tests.kernel.small import Notes, asked, game_of, ids, says

from cosmodrome.kernel import DONE, Choose, Option, Roll, Rule, RuleError, Seat, Together


def test_an_ask_offers_its_options_and_the_rule_gets_the_chosen_one() -> None:
    """The list is the only definition of what is legal, and what comes back into the rule is one of it."""

    def piece(table: Notes) -> Rule[None]:
        choice = yield Choose(1, "word", says("yes", "no"), args={"about": "tea"})
        table.note(choice[1])

    game = game_of(piece)
    (ask,) = game.asks
    assert (ask.seat, ask.key, dict(ask.args), ids(game, 1)) == (1, "word", {"about": "tea"}, ["say:yes", "say:no"])
    game.answer(1, "say:no")
    assert game.table.notes == ["no"]


def test_options_are_made_when_somebody_reads_them() -> None:
    """A function of options is called once for an ask, and not at all while a fork catches up."""
    calls = []

    def options(table: Notes) -> list[Option]:
        calls.append(1)
        return says("a", "b")

    def piece(table: Notes) -> Rule[None]:
        for _ in range(3):
            yield Choose(0, "word", options, table)

    game = game_of(piece)
    game.answer(0, "say:a")
    assert len(calls) == 2
    twin = game.fork()
    assert len(calls) == 2
    assert ids(twin) == ["say:a", "say:b"]
    assert len(calls) == 3


def test_a_lone_option_is_answered_by_the_kernel_and_recorded() -> None:
    """Nobody is asked where there is no choice; the record says that the kernel answered."""

    def piece(table: Notes) -> Rule[None]:
        choice = yield Choose(0, "word", says("only"))
        table.note(choice[1])
        yield Choose(1, "word", says("a", "b"))

    game = game_of(piece)
    assert asked(game) == [(1, "word")]
    assert game.table.notes == ["only"]
    assert game.record()["entries"] == [[0, "say:only", 1]]


def test_a_secret_is_never_answered_by_the_kernel() -> None:
    """Else waiting would tell that there was a choice."""

    def piece(table: Notes) -> Rule[None]:
        yield Choose(0, "word", says("only"), secret=True)

    assert asked(game_of(piece)) == [(0, "word")]


def test_a_done_that_commits_a_draft_is_the_players_to_say() -> None:
    """When the hold is full nothing but `done` is left, and it is still asked: until then the haul can be undone."""
    game = salvage("", "", cursor="haul", winner=0, market=(3, 0, 0))
    game.answer(0, "take:ore:3")
    assert ids(game) == ["done"]
    game.undo(0)
    assert game.table.haul == (0, 0, 0)


def test_an_ask_without_options_is_a_mistake_of_ours() -> None:
    """A rule that offers nothing stops its own table, loudly."""

    def piece(table: Notes) -> Rule[None]:
        yield Choose(0, "word", [])

    with pytest.raises(RuleError, match="word"):
        game_of(piece)


# ---- chains ---------------------------------------------------------------------------------------------------------


def test_a_chain_grows_a_draft_that_its_owner_sees() -> None:
    """Each answer enlarges the draft; the crates move when it is done, and only then others see it."""
    game = salvage("", "", cursor="haul", winner=0, market=(2, 2, 2))
    assert ids(game) == [
        "all",
        "take:ore:1",
        "take:ore:2",
        "take:ice:1",
        "take:ice:2",
        "take:gas:1",
        "take:gas:2",
        "done",
    ]
    game.answer(0, "take:ice:2")
    assert ids(game) == ["all", "take:ore:1", "take:gas:1", "done"]
    assert game.view(0)["draft"]["haul"] == [0, 2, 0]
    assert game.view(1)["draft"]["haul"] is None
    assert game.table.crates[0] == (1, 1, 1)
    game.answer(0, "done")
    assert game.table.crates[0] == (1, 3, 1)


def test_the_complete_thing_comes_first_and_never_overshoots() -> None:
    """`all` finishes the chain at once, within the limit."""
    game = salvage("", "", cursor="haul", winner=0, market=(2, 2, 2))
    game.answer(0, "take:ice:1")
    game.answer(0, "all")
    assert game.table.crates[0] == (3, 2, 1)
    assert asked(game) == [(0, "trade")]


# ---- at the same time -----------------------------------------------------------------------------------------------


def together(table: Notes) -> Rule[None]:
    answers = yield Together({seat: Choose(seat, "word", says("a", "b")) for seat in (1, 0)})
    table.note(str({seat: answer[1] for seat, answer in answers.items()}))
    yield Choose(0, "next", says("a", "b"))


def test_all_choose_at_the_same_time_in_any_order() -> None:
    """Both are asked; what they chose comes to the rule when all have answered."""
    game = game_of(together)
    assert sorted(asked(game)) == [(0, "word"), (1, "word")]
    game.answer(0, "say:b")
    assert asked(game) == [(1, "word")]
    assert game.table.notes == []
    game.answer(1, "say:a")
    assert game.table.notes == ["{0: 'b', 1: 'a'}"]
    other = game_of(together)
    other.answer(1, "say:a")
    other.answer(0, "say:b")
    assert other.table.notes in (["{0: 'b', 1: 'a'}"], ["{1: 'a', 0: 'b'}"])


def test_a_sealed_answer_shows_nowhere() -> None:
    """Until all have answered, nobody else sees, is told, or can undo because of a sealed answer."""
    game = game_of(together, seats=3)
    before = [game.view(who) for who in (1, 2, None)], game.events(None), game.may_undo(1)
    game.answer(0, "say:b")
    assert ([game.view(who) for who in (1, 2, None)], game.events(None), game.may_undo(1)) == before
    assert "b" not in str([(ask.key, dict(ask.args)) for ask in game.asks])


def test_a_lone_option_among_several_seats_is_answered() -> None:
    """A seat without a choice is not waited for."""

    def piece(table: Notes) -> Rule[None]:
        yield Together({0: Choose(0, "word", says("a", "b")), 1: Choose(1, "word", says("only"))})

    game = game_of(piece)
    assert asked(game) == [(0, "word")]
    assert game.record()["entries"] == [[1, "say:only", 1]]


def test_a_choice_of_nobody_is_over_at_once() -> None:
    """`Together` of no seats gives an empty result."""

    def piece(table: Notes) -> Rule[None]:
        answers = yield Together({})
        table.note(str(answers))
        yield Choose(0, "next", says("a", "b"))
        answers = yield Together({})
        table.note(str(answers))
        yield Choose(0, "next", says("a", "b"))

    game = game_of(piece)
    game.answer(0, "say:a")
    assert game.table.notes == game.fork().table.notes == ["{}", "{}"]


def test_a_rule_of_each_seat_runs_by_itself() -> None:
    """A part may be a chain of its own seat: it asks on while others think, and its result comes back."""

    def chain(table: Notes, seat: Seat) -> Rule[str]:
        words = ""
        while (choice := (yield Choose(seat, "word", [*says("a", "b"), DONE]))) != DONE:
            words += choice[1]
        return words

    def piece(table: Notes) -> Rule[None]:
        words = yield Together({seat: chain(table, seat) for seat in range(2)})
        table.note(words[0] + "|" + words[1])

    game = game_of(piece)
    for seat, answer in ((0, "say:a"), (1, "say:b"), (0, "say:b"), (1, "done"), (0, "done")):
        game.answer(seat, answer)
    assert game.table.notes == ["ab|b"]


def test_a_chain_that_asks_nothing_is_done() -> None:
    """A rule that ends without an ask gives its result at once."""

    def chain(number: int) -> Rule[int]:
        yield from ()
        return number

    def piece(table: Notes) -> Rule[None]:
        results = yield Together({seat: chain(seat + 10) for seat in range(2)})
        table.note(str(results))
        yield Choose(0, "next", says("a", "b"))

    assert game_of(piece).table.notes == ["{0: 10, 1: 11}"]


# ---- pieces ---------------------------------------------------------------------------------------------------------


def test_a_piece_that_asks_nothing_may_be_a_plain_function() -> None:
    """Pieces follow one another; one without an ask is done at once."""

    def plain(table: Notes) -> None:
        table.note("plain")

    def rolling(table: Notes) -> Rule[None]:
        table.note(str((yield Roll("die", 6))))

    game = game_of(plain, rolling, plain, scripted=[(4,)])
    assert game.table.notes == ["plain", "(4,)", "plain"]
    assert game.outcome is not None


def test_a_finished_game_can_be_forked() -> None:
    """Even where the last piece is a plain function that ends the game, right after a checkpoint was kept."""

    def long(table: Notes) -> Rule[None]:
        for _ in range(10):
            yield Choose(0, "word", says("a", "b"))

    game = game_of(long)
    for _ in range(10):
        game.answer(0, "say:a")
    assert game.outcome is not None
    assert game.fork().outcome == game.outcome
    assert game.fork().table == game.table
