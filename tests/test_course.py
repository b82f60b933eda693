"""How a finished game went: the numbers of the page of results, from its record."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome.course import OTHER, TURNS, Course, Event, course
from cosmodrome.games.cosmic_encounter import course as cosmic
from cosmodrome.games.space_base import course as space_base
from cosmodrome.games.twilight_imperium import course as twilight

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(path.stem for path in GOLDEN.glob("*.json"))


@cache
def record_of(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return found.get("record", found)


@cache
def course_of(name: str) -> Course:
    found = course(record_of(name))
    assert found is not None
    return found


@cache
def played(name: str) -> tuple[Any, Sequence[Event]]:
    game = cosmodrome.replay(record_of(name))
    return game.outcome, game.events(None, 0)


@pytest.mark.parametrize("name", RECORDS)
def test_points_end_with_the_scores_of_the_outcome(name: str) -> None:
    outcome, _ = played(name)
    assert course_of(name).scores[-1].points == list(outcome.scores)


@pytest.mark.parametrize("name", RECORDS)
def test_points_change_at_every_step_told_and_the_steps_go_forward(name: str) -> None:
    for before, after in itertools.pairwise(course_of(name).scores):
        assert before.at < after.at
        assert before.points != after.points


@pytest.mark.parametrize("name", RECORDS)
def test_points_are_those_on_the_table_at_that_step(name: str) -> None:
    told = {score.at: score.points for score in course_of(name).scores}
    module = {"space-base": space_base, "cosmic-encounter": cosmic, "twilight-imperium": twilight}[
        record_of(name)["game"]
    ]
    seen = 0
    for step, game in enumerate(cosmodrome.retrace(record_of(name))):
        if step in told:
            assert list(module.points(game.table)) == told[step]
            seen += 1
    assert seen == len(told)


@pytest.mark.parametrize("name", RECORDS)
def test_what_paid_adds_up_to_the_points(name: str) -> None:
    found = course_of(name)
    for seat, points in enumerate(found.scores[-1].points):
        assert sum(paid.count for paid in found.paid if paid.seat == seat) == points


@pytest.mark.parametrize("name", [name for name in RECORDS if not name.startswith("cosmic")])
def test_every_point_is_explained(name: str) -> None:
    assert all(paid.source != OTHER for paid in course_of(name).paid)


@pytest.mark.parametrize("name", RECORDS)
def test_turning_points_are_few_in_order_and_the_last_is_the_winners(name: str) -> None:
    outcome, _ = played(name)
    turns = course_of(name).turns
    assert 1 <= len(turns) <= TURNS
    assert [turn.at for turn in turns] == sorted({turn.at for turn in turns})
    assert all(turn.gain > 0 for turn in turns)
    (won,) = [turn for turn in turns if turn.kind == "won"]
    assert won.seat in outcome.winners
    assert won.points <= outcome.scores[won.seat]


@pytest.mark.parametrize("name", RECORDS)
def test_a_mark_lies_within_the_game_and_in_its_round(name: str) -> None:
    found = course_of(name)
    begins = {place.round: place.at for place in found.rounds}
    assert [place.round for place in found.rounds] == sorted(begins)
    for mark in found.marks:
        assert 0 <= mark.at <= found.total
        assert begins.get(mark.round, 0) <= mark.at


@pytest.mark.parametrize("name", RECORDS)
def test_an_honour_is_one_that_nobody_else_has_earned_as_much(name: str) -> None:
    found = course_of(name)
    assert len({honour.deed for honour in found.honours}) == len(found.honours)
    assert all(honour.count > 0 for honour in found.honours)


def test_hits_are_counted_against_what_the_dice_bring_on_the_average() -> None:
    # Three dice that hit on 9 or 10 bring 0.6; one hit is 0.4 more.
    rolled = {"key": "rolled", "seat": 2, "dice": [9, 3, 8], "needs": [9, 9, 9]}
    assert twilight.thrown(None, rolled) == {2: pytest.approx(0.4)}


def test_a_die_that_always_hits_is_no_luck() -> None:
    assert twilight.thrown(None, {"key": "rolled", "seat": 0, "dice": [4], "needs": [0]}) == {0: 0}


def test_hits_of_all_players_are_the_sum_of_their_rolls() -> None:
    _, story = played("twilight-imperium-6")
    luck = [0.0] * 6
    for event in story:
        if event["key"] == "rolled" and event["needs"]:
            hits = sum(face >= need for face, need in zip(event["dice"], event["needs"], strict=True))
            luck[event["seat"]] += hits - sum(min(1, max(0, (11 - need) / 10)) for need in event["needs"])
    assert course_of("twilight-imperium-6").luck == [pytest.approx(amount, abs=0.051) for amount in luck]


def test_an_attack_card_counts_by_how_far_it_is_from_the_average() -> None:
    drew = {"key": "drew", "seat": 0, "cards": ["attack-40", "negotiate", "flare-zombie", "attack-04"]}
    assert cosmic.drawn([drew]) == pytest.approx(44 - 2 * cosmic.AVERAGE)


def test_cards_that_somebody_else_drew_are_no_luck() -> None:
    assert cosmic.drawn([{"key": "drew", "seat": 1, "count": 8}]) == 0


def test_over_all_36_rolls_nobody_is_lucky() -> None:
    game = cosmodrome.new_game("space-base", seats=3, seed=7)
    while game.table.round < 4:
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[0].id)
    sums = [0.0] * 3
    for one, other in itertools.product(range(1, 7), repeat=2):
        for seat, amount in space_base.thrown(game.table, {"key": "rolled", "seat": 0, "dice": [one, other]}).items():
            sums[seat] += amount
    assert sums == [pytest.approx(0)] * 3
    best = space_base.thrown(game.table, {"key": "rolled", "seat": 0, "dice": [6, 6]})
    assert any(best.values())


def test_what_was_taken_back_is_not_told() -> None:
    game = cosmodrome.new_game("space-base", seats=2, seed=3)
    taken_back = 0
    for _ in range(4000):
        if game.outcome:
            break
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[-1].id)
        if taken_back < 40 and game.may_undo(ask.seat):
            game.undo(ask.seat)
            taken_back += 1
            game.answer(ask.seat, game.asks[0].options[0].id)
    assert game.outcome
    found = course(game.record())
    assert found is not None
    assert taken_back
    assert found.scores[-1].points == list(game.outcome.scores)
    for seat, points in enumerate(found.scores[-1].points):
        assert sum(paid.count for paid in found.paid if paid.seat == seat) == points


def test_a_game_that_does_not_tell_has_no_course() -> None:
    assert course({"game": "hop"}) is None
