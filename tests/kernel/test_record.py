"""Records: a replay is strict, and a damaged record is refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.conformance.play import play_on
from tests.games.space_base.joined import JOINED as SPACE_BASE
from tests.kernel.deal import JOINED as SALVAGE
from tests.kernel.deal import salvage
from tests.kernel.salvage.verbs import verb
from tests.kernel.small import Notes, game_of, says

import cosmodrome
from cosmodrome.kernel import BadRecord, BadSetup, Choose, Game, Random, Refusal, Rule
from cosmodrome.kernel.record import plain_entry, read_entry


def played(moves: int = 60) -> Game:
    """A toy game some way on: it has every kind of entry."""
    game = SALVAGE.new(3, {}, 11)
    play_on(SALVAGE, game, Random(3), moves)
    game.act(1, "let-pass:turn")
    game.undo(1)
    return game


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A record with answers, forced answers, chance, windows, acts and an undo."""
    record = played().record()
    kinds = {
        entry[0] if isinstance(entry[0], str) else ("answer", "", "forced")[len(entry) - 1]
        for entry in record["entries"]
    }
    assert {"chance", "window", "act", "undo"} <= kinds
    return record


def replay(record: dict[str, Any]) -> Game:
    return Game.replay(SALVAGE.rules, record)


def test_a_record_is_the_whole_truth(record: dict[str, Any]) -> None:
    """It survives JSON, and the game that is played again from it is the game."""
    game = played()
    again = replay(json.loads(json.dumps(game.record())))
    assert again.table == game.table
    assert again.events(0) == game.events(0)
    assert again.record() == game.record() == record


def test_entries_are_read_as_they_were_written(record: dict[str, Any]) -> None:
    """Each kind of entry has one plain form."""
    for entry in record["entries"]:
        assert plain_entry(read_entry(entry, verb.parse)) == entry


def test_a_record_may_stop_at_any_ask(record: dict[str, Any]) -> None:
    """Wherever the game waited for somebody, the record so far is a record."""
    stops = 0
    for length in range(len(record["entries"]) + 1):
        try:
            again = replay({**record, "entries": record["entries"][:length]})
        except BadRecord:
            continue
        stops += 1
        assert again.record()["entries"] == record["entries"][:length]
    assert stops > 20


def test_sealed_responses_are_kept_until_the_window_closes() -> None:
    """A table that is stored in the middle of a window comes back with what was sealed."""
    game = salvage("probe", "probe", "7", cursor="draw")
    game.answer(1, "use:probe:2")
    again = Game.replay(game.rules, json.loads(json.dumps(game.record())))
    assert again.record() == game.record()
    assert [ask.seat for ask in again.asks] == [0]
    again.answer(0, "pass")
    assert "played" in [event["key"] for event in again.events(None)]


def test_a_game_that_starts_with_an_ask_replays() -> None:
    """A record may be empty: nothing was rolled or answered yet."""

    def piece(table: Notes) -> Rule[None]:
        yield Choose(0, "word", says("a", "b"))

    game = game_of(piece)
    assert game.record()["entries"] == []
    assert Game.replay(game.rules, game.record()).asks


# ---- what is refused ------------------------------------------------------------------------------------------------


def test_two_entries_in_another_order_are_refused(record: dict[str, Any]) -> None:
    """Nothing can be moved: not an answer before another, not a roll, not an undo."""
    entries = record["entries"]
    refused = 0
    for at in range(len(entries) - 1):
        if entries[at] != entries[at + 1]:
            bent = [*entries[:at], entries[at + 1], entries[at], *entries[at + 2 :]]
            try:
                again = replay({**record, "entries": bent})
            except BadRecord:
                refused += 1
            else:  # sealed answers and acts of different seats: a legal game of its own
                assert again.record()["entries"] == bent
    assert refused > len(entries) * 0.7


@pytest.mark.parametrize("change", ["dropped", "doubled"])
def test_a_lost_or_doubled_entry_is_refused(record: dict[str, Any], change: str) -> None:
    """Every entry but the last is needed, once."""
    entries = record["entries"]
    for at in range(len(entries) - 1):
        middle = [] if change == "dropped" else [entries[at]] * 2
        bent = [*entries[:at], *middle, *entries[at + 1 :]]
        if bent == entries:
            continue
        try:
            again = replay({**record, "entries": bent})
        except BadRecord:
            continue
        assert again.record()["entries"] == bent, "what is accepted is a legal game of its own"
        assert entries[at][0] in ("undo", "act") or entries[at + 1][0] == "undo" or isinstance(entries[at][0], int)


def test_bent_chance_is_found(record: dict[str, Any]) -> None:
    """A result that could have been is played, but is not what the seed stands for; one that could not is refused."""
    entries = record["entries"]
    (shuffle, *_) = (at for at, entry in enumerate(entries) if entry[0] == "chance")
    order = entries[shuffle][1]
    swapped = {**record, "entries": [["chance", [order[1], order[0], *order[2:]]], *entries[1:]]}
    assert replay(record).chance_is_fair()
    assert not replay({**swapped, "entries": swapped["entries"][:1]}).chance_is_fair()
    for result in ([], order[1:], [*order, 0], [order[0], *order[:-1]], [str(card) for card in order], [None] * 38):
        with pytest.raises(BadRecord):
            replay({**record, "entries": [["chance", result], *entries[1:]]})


def test_more_chance_than_was_rolled_is_refused(record: dict[str, Any]) -> None:
    """A roll that nobody asked for does not belong in a record."""
    with pytest.raises(BadRecord):
        replay({**record, "entries": [*record["entries"], ["chance", [3]]]})


@pytest.mark.parametrize(
    "entry", [[0, "take:ore:9"], [2, "no-such"], [7, "pass"], [-1, "pass"], ["window", 0, "use:jam"]]
)
def test_an_answer_that_is_not_legal_is_refused(record: dict[str, Any], entry: list[Any]) -> None:
    """Every answer is checked against the rules."""
    with pytest.raises(BadRecord):
        replay({**record, "entries": [*record["entries"], entry]})


JUNK: tuple[Any, ...] = (
    None,
    0,
    -1,
    10**30,
    1.5,
    True,
    "",
    "x",
    "\ud800",
    "a:--5",
    "9" * 5000,
    [],
    [[]],
    ["chance"],
    ["chance", "x"],
    ["chance", [[1]]],
    ["chance", {"a": 1}],
    ["window"],
    ["window", "0"],
    ["window", 0, 5],
    ["act", 0],
    ["act", "0", "scan"],
    ["undo"],
    ["undo", 99],
    ["undo", None],
    [0],
    [0, 5],
    [0, "pass", 2],
    [0, "a:--5"],
    [0, "a:" + "9" * 5000],
    [None, "pass"],
    [True, "pass"],
    [0, "pass", 1, 1],
    {},
    {"a": 1},
)


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: repr(junk)[:30])
def test_junk_is_refused_as_a_bad_record(record: dict[str, Any], junk: Any) -> None:
    """Whatever stands where, the refusal is `BadRecord`; nothing else comes out of a replay."""
    bad = [junk]
    for field in record:
        if record[field] != junk and (field, junk) not in (("sealed", []), ("options", {})) and field != "commitment":
            bad.append({**record, field: junk})
    entries = record["entries"]
    for at in (0, 3, len(entries) // 2, len(entries)):
        bad.append({**record, "entries": [*entries[:at], junk, *entries[at + 1 :]]})
    bad.append({**record, "sealed": [junk]})
    bad.append({**record, "options": {"goal": junk}})
    bad.append({**record, "options": {"nonsense": junk}})
    for each in bad:
        if isinstance(each, dict) and isinstance(each.get("seed"), str) and each["seed"] != record["seed"]:
            if "\ud800" not in each["seed"]:
                continue  # any text may be a seed
        with pytest.raises(BadRecord):
            Game.replay(SALVAGE.rules, each)


def test_a_missing_field_is_refused(record: dict[str, Any]) -> None:
    """A record has all its fields; only `sealed` may be left out."""
    for field in record:
        if field != "sealed":
            with pytest.raises(BadRecord):
                replay({name: value for name, value in record.items() if name != field})
    replay({name: value for name, value in record.items() if name != "sealed"})


def test_another_game_or_version_is_refused(record: dict[str, Any]) -> None:
    """Rules play the records they wrote."""
    for change in ({"game": "space-base"}, {"version": 2}, {"version": 0}, {"seats": 9}, {"seats": 0}):
        with pytest.raises(BadRecord):
            replay({**record, **change})


def test_the_public_replay_refuses_what_it_does_not_know() -> None:
    """An unknown game is named as such; the rest is a bad record."""
    good = cosmodrome.new_game("space-base", 3, seed=1).record()
    assert cosmodrome.replay(good).record() == good
    with pytest.raises(BadSetup):
        cosmodrome.replay({**good, "game": "chess"})
    for bad in ({**good, "version": 99}, {**good, "seats": 7}, {**good, "options": {"variant": "slow"}}, {}, None, "x"):
        with pytest.raises(BadRecord):
            cosmodrome.replay(bad)
    with pytest.raises(Refusal):
        cosmodrome.verify({**good, "seed": "\ud800"})


@pytest.mark.parametrize("seed", range(30))
def test_a_record_with_random_damage_is_refused_or_a_legal_game(seed: int) -> None:
    """Bytes are changed here and there in the JSON: what comes out is a record of a legal game or `BadRecord`."""
    rng = Random(seed)
    joined = (SALVAGE, SPACE_BASE)[seed % 2]
    game = joined.new(3, {}, seed)
    play_on(joined, game, rng, 40)
    text = json.dumps(game.record())
    for _ in range(40):
        bent = list(text)
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(bent))
            bent[at] = rng.choice(['"', "[", "]", ",", ":", "0", "1", "9", "-", "a", "e", ".", "{", "}", ""])
        try:
            damaged = json.loads("".join(bent))
        except ValueError:
            continue
        try:
            again = Game.replay(joined.rules, damaged)
        except BadRecord:
            continue
        joined.rules.laws(again.table)
