"""Events, and the branching list that keeps them."""

from __future__ import annotations

from tests.kernel.small import Notes, game_of, says

from cosmodrome.kernel import Choose, Rule
from cosmodrome.kernel.events import Branch


def telling(table: Notes) -> Rule[None]:
    table.note("all know")
    table.learn(1, 7)
    yield Choose(0, "go", says("a", "b"))


def test_all_see_the_public_part_and_some_the_secret() -> None:
    """An event has a public part, and a secret one for the seats it is told to."""
    game = game_of(telling, seats=3)
    learned = {"key": "learned", "seat": 1}
    assert game.events(1)[1] == {**learned, "number": 7}
    for stranger in (0, 2, None):
        assert game.events(stranger) == [{"key": "noted", "text": "all know"}, learned]


def test_a_secret_for_nobody_is_seen_by_nobody() -> None:
    """A secret for nobody in particular is shown to no one."""

    def forgetful(table: Notes) -> Rule[None]:
        table.tell("learned", seat=1, secret={"number": 7})
        yield Choose(0, "go", says("a", "b"))

    game = game_of(forgetful)
    assert [game.events(seat) for seat in (None, 0, 1)] == [[{"key": "learned", "seat": 1}]] * 3


def test_events_keep_their_numbers() -> None:
    """A cursor into the story stays good: what is told later comes after it."""
    game = game_of(telling)
    assert game.events(None, since=1) == game.events(None)[1:]
    assert game.events(None, since=2) == []
    assert game.events(None, since=99) == []
    game.answer(0, "say:a")
    assert game.events(None)[:2] == game_of(telling).events(None)


def test_an_answer_returns_the_new_events_as_its_seat_sees_them() -> None:
    """Who answers is told at once what came of it, with its own secrets and without those of others."""

    def piece(table: Notes) -> Rule[None]:
        yield Choose(0, "go", says("a", "b"))
        table.learn(0, 5)
        table.learn(1, 6)
        yield Choose(0, "go", says("a", "b"))

    told = game_of(piece).answer(0, "say:a")
    assert told == [{"key": "learned", "seat": 0, "number": 5}, {"key": "learned", "seat": 1}]


def test_a_branch_has_what_came_before_it() -> None:
    """A branch sees the items of its stem up to where it left it, and its own."""
    stem: Branch[int] = Branch()
    for item in range(4):
        stem.append(item)
    branch = Branch(stem)
    stem.append(100)
    branch.append(4)
    twig = Branch(branch)
    branch.append(200)
    twig.append(5)
    assert stem.since(0) == [0, 1, 2, 3, 100]
    assert branch.since(0) == [0, 1, 2, 3, 4, 200]
    assert twig.since(0) == [0, 1, 2, 3, 4, 5]
    assert twig.since(3) == [3, 4, 5]
    assert twig.since(5) == [5]
    assert twig.total() == 6


def test_an_empty_branch_is_passed_over() -> None:
    """Forks of forks that add nothing do not grow a chain."""
    stem: Branch[int] = Branch()
    stem.append(1)
    branch = stem
    for _ in range(10):
        branch = Branch(branch)
    assert branch.stem is stem
    assert branch.since(0) == [1]
    stem.append(2)
    assert branch.since(0) == [1]


def test_a_long_chain_of_branches_is_read() -> None:
    """A search that forks at every step of a long game can still tell the story."""
    branch: Branch[int] = Branch()
    for item in range(5000):
        branch = Branch(branch)
        branch.append(item)
    assert branch.since(0) == list(range(5000))
    assert branch.since(4000) == list(range(4000, 5000))
