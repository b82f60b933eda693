"""Chance: fair, repeatable, and bound to the seed that was committed."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from tests.kernel.small import Notes, game_of

import cosmodrome
from cosmodrome.kernel import Rule, Shuffle, commitment
from cosmodrome.kernel.chance import Dealer, Roll, Stream, new_seed


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("sides", [2, 6, 10, 100])
def test_dice_are_fair(sides: int) -> None:
    """Every face comes up equally often."""
    stream = Stream("fair")
    counts = Counter(face for number in range(20_000 // 3) for face in Roll("dice", sides, 3).result(stream, number))
    assert sorted(counts) == list(range(1, sides + 1))
    assert chi_square(list(counts.values())) < 3 * sides + 20


def test_two_dice_are_independent() -> None:
    """All 36 rolls of two dice come up equally often."""
    stream = Stream("pairs")
    counts = Counter(Roll("dice", 6, 2).result(stream, number) for number in range(18_000))
    assert len(counts) == 36
    assert chi_square(list(counts.values())) < 80


def test_shuffles_are_fair() -> None:
    """Every order of four cards comes up equally often."""
    stream = Stream("cards")
    counts = Counter(Shuffle("deck", "abcd").result(stream, number) for number in range(12_000))
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(list(counts.values())) < 60


@pytest.mark.parametrize("count", [1, 2, 8, 9, 52, 500])
def test_a_shuffle_keeps_the_cards(count: int) -> None:
    """A shuffle is the same things in another order, however many there are."""
    order = Shuffle("deck", range(count)).result(Stream("many"), 3)
    assert sorted(order) == list(range(count))
    assert count < 8 or order != tuple(range(count))


def test_result_number_i_depends_on_seed_and_number_alone() -> None:
    """What was rolled before, or how much of it, does not change a later result."""
    one, other = Stream("seed"), Stream("seed")
    forwards = [Roll("dice", 6, 2).result(one, number) for number in range(50)]
    backwards = [Roll("dice", 6, 2).result(other, number) for number in reversed(range(50))]
    assert forwards == backwards[::-1]
    Shuffle("deck", range(40)).result(one, 50)
    assert Roll("dice", 6, 2).result(one, 51) == Roll("another name", 6, 2).result(other, 51)
    assert forwards != [Roll("dice", 6, 2).result(Stream("seed2"), number) for number in range(50)]


def rolling(table: Notes) -> Rule[None]:
    for _ in range(5):
        table.note(str((yield Roll("dice", 6, 2))))
    table.note(str((yield Shuffle("deck", tuple(range(10))))))


def test_the_same_seed_gives_the_same_game() -> None:
    """Chance comes from the seed of the game and nothing else."""
    assert game_of(rolling, seed="a").table.notes == game_of(rolling, seed="a").table.notes
    assert game_of(rolling, seed="a").table.notes != game_of(rolling, seed="b").table.notes


def test_a_new_seed_has_128_random_bits() -> None:
    """A game without a given seed takes one that nobody can guess."""
    assert len(bytes.fromhex(new_seed())) == 16
    assert new_seed() != new_seed()
    seeds = {cosmodrome.new_game("space-base", 2).record()["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_the_seed_is_committed() -> None:
    """The published hash fits the seed, tells nothing of it, and fits no other."""
    game = game_of(rolling, seed="secret seed")
    assert game.commitment == commitment("secret seed") == game.record()["commitment"]
    assert "secret" not in game.commitment
    assert commitment("secret seed") != commitment("secret seed ")
    assert Stream("secret seed")._key.hex() != game.commitment, "the commitment must not be the key of the stream"


def test_verify_finds_a_bent_die_and_another_seed() -> None:
    """An auditor who is shown the seed finds a result that the seed does not stand for, and a seed that is not the
    committed one."""
    record = cosmodrome.new_game("space-base", 2, seed=5).record()
    assert cosmodrome.verify(record) == []
    decks = [at for at, entry in enumerate(record["entries"]) if entry[0] == "chance"]
    bent = {**record, "entries": [list(entry) for entry in record["entries"][: decks[0] + 1]]}
    bent["entries"] = record["entries"].copy()
    bent["entries"][decks[0]] = ["chance", swapped(record["entries"][decks[0]][1])]
    assert cosmodrome.verify(bent) == ["chance"]
    other = {**record, "commitment": commitment("6")}
    assert cosmodrome.verify(other) == ["commitment"]


def swapped(order: list[int]) -> list[int]:
    """Two cards deep in the deck change places: nobody has seen them yet."""
    return [order[1], order[0], *order[2:]]


@pytest.mark.parametrize(
    "result", [(1,), (1, 2, 3), (0, 1), (1, 7), (1.0, 2), (True, 2), ("1", 2), (None, 2), ([1], 2), (1, float("nan"))]
)
def test_a_roll_that_cannot_be_is_not_accepted(result: tuple[Any, ...]) -> None:
    """A recorded roll has the right number of dice, each a whole number on a face."""
    assert not Roll("dice", 6, 2).accepts(result)


@pytest.mark.parametrize("result", [(1, 2), (1, 2, 2), (1, 2, 4), (1, 2, 3.0), (1, 2, True), (1, 2, "3"), (1, 2, None)])
def test_an_order_that_cannot_be_is_not_accepted(result: tuple[Any, ...]) -> None:
    """A recorded shuffle has the very same things."""
    assert Shuffle("deck", (1, 2, 3)).accepts((3, 1, 2))
    assert not Shuffle("deck", (1, 2, 3)).accepts(result)


def test_a_dealer_brings_cards_into_any_order() -> None:
    """The same for the same number; every order comes up about as often as any other, and nothing is lost."""
    orders: Counter[tuple[int, ...]] = Counter()
    for number in range(1200):
        cards, again = [1, 2, 3], [1, 2, 3]
        Dealer(number).mix(cards)
        Dealer(number).mix(again)
        assert cards == again
        orders[tuple(cards)] += 1
    assert sorted(orders) == sorted(permutations([1, 2, 3]))
    assert all(130 < count < 270 for count in orders.values())


def test_a_dealer_picks_anew_each_time() -> None:
    """Of all that is there; a second pick is not the first one again."""
    dealer = Dealer(7)
    assert {dealer.pick("abc") for _ in range(60)} == {"a", "b", "c"}
